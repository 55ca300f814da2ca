package packet

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/spvc/spvc/internal/sorted"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/spirv/words"
)

// amberFeatures are the names that Amber has for the features behind capabilities.
var amberFeatures = map[string]string{
	"Float64": "shaderFloat64", "Int64": "shaderInt64", "Int16": "shaderInt16",
	"Float16": "Float16Int8Features.shaderFloat16", "Int8": "Float16Int8Features.shaderInt8",
	"StorageBuffer8BitAccess":           "Storage8BitFeatures.storageBuffer8BitAccess",
	"UniformAndStorageBuffer8BitAccess": "Storage8BitFeatures.uniformAndStorageBuffer8BitAccess",
	"StoragePushConstant8":              "Storage8BitFeatures.storagePushConstant8",
	"StorageBuffer16BitAccess":          "Storage16BitFeatures.storageBuffer16BitAccess",
	"StorageUniform16":                  "Storage16BitFeatures.uniformAndStorageBuffer16BitAccess",
	"StoragePushConstant16":             "Storage16BitFeatures.storagePushConstant16",
	"VariablePointers":                  "VariablePointerFeatures.variablePointers",
	"VariablePointersStorageBuffer":     "VariablePointerFeatures.variablePointersStorageBuffer",
}

// amber returns an Amber script that runs the launches and compares their results, or the reason why
// there is none.
func (c *Case) amber() (string, error) {
	if c.draws() {
		return "", errors.New("spvc writes scripts for compute kernels only")
	}
	var b strings.Builder
	b.WriteString("#!amber\n# " + strings.ReplaceAll(c.Title, "\n", " ") + "\n")
	var names, others []string
	for _, cap := range c.Module.Capabilities {
		switch f := amberFeatures[cap.String()]; {
		case f != "":
			names = append(names, f)
		case cap != spec.CapabilityShader && cap != spec.CapabilityMatrix:
			others = append(others, cap.String())
		}
	}
	// Each device has this feature, and a device of spvc enables it.
	names = append(names, "robustBufferAccess")
	slices.Sort(names)
	for _, f := range slices.Compact(names) {
		b.WriteString("DEVICE_FEATURE " + f + "\n")
	}
	if len(others) > 0 {
		b.WriteString("# The device also needs what these capabilities demand: " + strings.Join(others, ", ") + "\n")
	}
	version := c.Words[words.VersionAt]
	fmt.Fprintf(&b, "\nSHADER compute kernel SPIRV-ASM TARGET_ENV spv%d.%d\n%s\nEND\n", version>>16&0xff, version>>8&0xff, strings.TrimRight(c.Assembly, "\n"))
	for i := range c.Launches {
		if err := c.amberLaunch(&b, i, &c.Launches[i]); err != nil {
			return "", err
		}
	}
	return b.String(), nil
}

func (c *Case) amberLaunch(b *strings.Builder, i int, l *Launch) error {
	if len(l.Spec) > 0 {
		return errors.New("the script would have to know the types of specialization constants")
	}
	if len(l.Push.Pointers) > 0 || slices.ContainsFunc(l.Buffers, func(x Buffer) bool { return len(x.Pointers) > 0 }) {
		return errors.New("a script has no addresses of buffers")
	}
	places, err := l.byPlace()
	if err != nil {
		return err
	}
	for k := range l.Buffers {
		amberBuffer(b, fmt.Sprintf("data%d_%d", i, k), l.Buffers[k].Bytes)
		amberBuffer(b, fmt.Sprintf("expected%d_%d", i, k), l.Buffers[k].Expected)
	}
	if len(l.Push.Bytes) > 0 {
		amberBuffer(b, fmt.Sprintf("push%d", i), l.Push.Bytes)
	}
	fmt.Fprintf(b, "\nPIPELINE compute launch%d\n  ATTACH kernel ENTRY_POINT %s\n", i, c.Entry)
	for _, list := range places {
		c.amberBind(b, i, l, list)
	}
	if len(l.Push.Bytes) > 0 {
		fmt.Fprintf(b, "  BIND BUFFER push%d AS push_constant\n", i)
	}
	fmt.Fprintf(b, "END\n\nRUN launch%d %d %d %d\n", i, l.Groups[0], l.Groups[1], l.Groups[2])
	for k := range l.Buffers {
		fmt.Fprintf(b, "EXPECT data%d_%d EQ_BUFFER expected%d_%d\n", i, k, i, k)
	}
	return nil
}

// byPlace returns the bindings of each set and binding, in the order of the elements of an array, or the reason why
// a script cannot have them.
func (l *Launch) byPlace() (out [][]Binding, err error) {
	at := map[[2]uint32]int{}
	for _, x := range l.Bindings {
		if what := x.lacking(); what != "" {
			return nil, errors.New("a script has no " + what)
		}
		key := [2]uint32{x.Set, x.Binding}
		k, ok := at[key]
		if !ok {
			k = len(out)
			at[key], out = k, append(out, nil)
		}
		out[k] = append(out[k], x)
	}
	for _, list := range out {
		sorted.Stable(list, func(a, b Binding) int { return cmp.Compare(a.Index, b.Index) })
		for i := range list {
			if list[i].Index != uint32(i) {
				return nil, errors.New("a script has a buffer for each element of an array")
			}
		}
	}
	return out, nil
}

// amberBind binds buffers to the descriptors of a place. A script states the parts of buffers only where they are not
// whole buffers.
func (c *Case) amberBind(b *strings.Builder, launch int, l *Launch, list []Binding) {
	command, kind := "BUFFER", "storage"
	if len(list) > 1 {
		command = "BUFFER_ARRAY"
	}
	if c.uniform(list[0].Set, list[0].Binding) {
		kind = "uniform"
	}
	if list[0].Dynamic {
		kind += "_dynamic"
	}
	var names, moves, offsets, ranges string
	offset, part := false, false
	for i := range list {
		x := &list[i]
		names += fmt.Sprintf(" data%d_%d", launch, x.Buffer)
		moves += fmt.Sprintf(" %d", x.DynamicOffset)
		offsets += fmt.Sprintf(" %d", x.Offset)
		ranges += fmt.Sprintf(" %d", x.Size)
		offset = offset || x.Offset != 0
		part = part || x.Size != len(l.Buffers[x.Buffer].Bytes)-x.Offset
	}
	fmt.Fprintf(b, "  BIND %s%s AS %s DESCRIPTOR_SET %d BINDING %d", command, names, kind, list[0].Set, list[0].Binding)
	for _, words := range [...]struct {
		stated       bool
		name, values string
	}{{list[0].Dynamic, " OFFSET", moves}, {offset, " DESCRIPTOR_OFFSET", offsets}, {part, " DESCRIPTOR_RANGE", ranges}} {
		if words.stated {
			b.WriteString(words.name + words.values)
		}
	}
	b.WriteString("\n")
}

// amberBuffer declares a buffer of bytes.
func amberBuffer(b *strings.Builder, name string, data []byte) {
	fmt.Fprintf(b, "\nBUFFER %s DATA_TYPE uint8 DATA\n", name)
	for i, x := range data {
		end := " "
		if i%24 == 23 || i == len(data)-1 {
			end = "\n"
		}
		fmt.Fprintf(b, "%d%s", x, end)
	}
	b.WriteString("END\n")
}
