package passes

import (
	"strconv"
	"strings"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/blocklayout"
	"github.com/spvc/spvc/spirv/spec"
)

// resourceCount counts the descriptors that an entry point uses.
type resourceCount struct {
	storage, uniform, others uint64
	// scalars counts the storage buffers that hold one scalar.
	scalars uint64
}

// resources reports whether the interface variables among vars are within the limits. If f, the
// function of the entry point called name, is not nil, resources emits an error if they are not.
func (c *limitCheck) resources(f *ir.Operation, name string, vars []*ir.Operation) bool {
	ok := true
	var n resourceCount
	for _, v := range vars {
		if p := pointerOf(v); p != nil {
			ok = c.variable(f, name, v, p, &n) && ok
		}
	}
	help := "put several buffers into one"
	if n.scalars > 0 {
		help = "pass scalar arguments in push constants (--args=push-constant), put several buffers into one"
	}
	for _, row := range []struct {
		limit     string
		need, has uint64
		what      string
	}{
		{"maxPerStageDescriptorStorageBuffers", n.storage, uint64(c.limits.MaxPerStageStorageBuffers), "storage buffers"},
		{"maxPerStageDescriptorUniformBuffers", n.uniform, uint64(c.limits.MaxPerStageUniformBuffers), "uniform buffers"},
		{"maxPerStageResources", n.storage + n.uniform + n.others, uint64(c.limits.MaxPerStageResources), "descriptors"},
	} {
		switch {
		case row.has == 0 || row.need <= row.has:
		case f == nil:
			return false
		default:
			return c.exceeds(f, row.limit, row.need, row.has, "entry point '"+name+"' uses "+strconv.FormatUint(row.need, 10)+" "+row.what, f.Loc(), help)
		}
	}
	return ok
}

// variable checks the size and the descriptor set of one variable, and counts its descriptors.
func (c *limitCheck) variable(f *ir.Operation, entry string, v *ir.Operation, p *spirv.PointerType, n *resourceCount) bool {
	pointee, count := elementOf(p.Pointee)
	limit, most, help := "", uint64(0), ""
	switch p.Storage {
	case spec.StorageClassStorageBuffer:
		n.storage += count
		if s, ok := pointee.(*spirv.StructType); ok && len(s.Members()) == 1 && spirv.IsScalar(s.Members()[0].Type) {
			n.scalars += count
		}
		limit, most, help = "maxStorageBufferRange", uint64(c.limits.MaxStorageBufferRange), "split the buffer"
	case spec.StorageClassUniform:
		n.uniform += count
		limit, most, help = "maxUniformBufferRange", uint64(c.limits.MaxUniformBufferRange), "use a storage buffer"
	case spec.StorageClassPushConstant:
		limit, most, help = "maxPushConstantsSize", uint64(c.limits.MaxPushConstantsSize), "pass the values in a buffer"
	case spec.StorageClassUniformConstant:
		n.others += count
	default:
		return true
	}
	if need := c.blockBytes(pointee); most > 0 && need > most {
		return f != nil && c.exceeds(v, limit, need, most, described(v, entry)+" takes "+strconv.FormatUint(need, 10)+" bytes", v.Loc(), help)
	}
	set, _ := v.Attr("descriptor_set").(*ir.IntegerAttr)
	if sets := uint64(c.limits.MaxBoundDescriptorSets); set != nil && sets > 0 && uint64(set.Int64Or(0)) >= sets {
		last := strconv.FormatUint(sets-1, 10)
		number := uint64(set.Int64Or(0))
		return f != nil && c.exceeds(v, "maxBoundDescriptorSets", number+1, sets, described(v, entry)+" is in descriptor set "+strconv.FormatUint(number, 10)+" and needs "+strconv.FormatUint(number+1, 10)+" sets",
			v.Loc(), "use the sets 0 to "+last)
	}
	return true
}

// elementOf returns the type of a descriptor, and the number of them in an array. The length of
// a runtime array is not known, so it counts once.
func elementOf(t ir.Type) (ir.Type, uint64) {
	switch a := t.(type) {
	case *spirv.ArrayType:
		return a.Element, uint64(a.Count)
	case *spirv.RuntimeArrayType:
		return a.Element, 1
	}
	return t, 1
}

// blockBytes returns the size of a block with a layout in bytes, a runtime array without
// elements, and 0 if t is not such a block.
func (c *limitCheck) blockBytes(t ir.Type) uint64 {
	if _, ok := t.(*spirv.StructType); !ok {
		return 0
	}
	size, known := c.blocks[t]
	if known {
		return size
	}
	if s, err := blocklayout.ShapeOf(t); err == nil {
		size = uint64(s.Size)
	}
	if c.blocks == nil {
		c.blocks = map[ir.Type]uint64{}
	}
	c.blocks[t] = size
	return size
}

// described names a variable as the source does: an argument of the kernel, or by its own name.
func described(v *ir.Operation, entry string) string {
	name := ir.SymbolName(v)
	if number, ok := strings.CutPrefix(name, entry+"_arg_"); ok {
		return "argument " + number + " of kernel '" + entry + "'"
	}
	return "variable '" + name + "'"
}
