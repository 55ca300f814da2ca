package packet

import (
	"errors"
	"fmt"
	"slices"
	"strings"

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
	bound := make([]bool, len(l.Buffers))
	for _, x := range l.Bindings {
		if what := x.lacking(); what != "" {
			return errors.New("spvc writes no script with " + what)
		}
		if bound[x.Buffer] || x.Index > 0 || x.Offset != 0 || x.Size != len(l.Buffers[x.Buffer].Bytes) {
			return errors.New("a script binds whole buffers only, each once")
		}
		bound[x.Buffer] = true
	}
	for k := range l.Buffers {
		amberBuffer(b, fmt.Sprintf("data%d_%d", i, k), l.Buffers[k].Bytes)
		amberBuffer(b, fmt.Sprintf("expected%d_%d", i, k), l.Buffers[k].Expected)
	}
	if len(l.Push.Bytes) > 0 {
		amberBuffer(b, fmt.Sprintf("push%d", i), l.Push.Bytes)
	}
	fmt.Fprintf(b, "\nPIPELINE compute launch%d\n  ATTACH kernel ENTRY_POINT %s\n", i, c.Entry)
	for _, x := range l.Bindings {
		kind := "storage"
		if c.uniform(x.Set, x.Binding) {
			kind = "uniform"
		}
		fmt.Fprintf(b, "  BIND BUFFER data%d_%d AS %s DESCRIPTOR_SET %d BINDING %d\n", i, x.Buffer, kind, x.Set, x.Binding)
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
