package spirvtypes

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
)

// binary creates an integer op on values of one type, or folds it.
func binary(b *ir.Builder, loc ir.Location, def *ir.OpDef, x, y *ir.Value) *ir.Value {
	return rewrite.CreateOrFoldOne(b, loc, def, []*ir.Value{x, y}, x.Type())
}

// LinearizeIndex returns offset plus the sum of the products of indices and
// strides, as a value of type t. indices and strides must have the same length.
func LinearizeIndex(b *ir.Builder, indices []*ir.Value, strides []int64, offset int64, t ir.Type, loc ir.Location) *ir.Value {
	sum := spirv.NewSplat(b, loc, t, offset)
	for i, v := range indices {
		stride := spirv.NewSplat(b, loc, t, strides[i])
		sum = binary(b, loc, spirv.IAdd, binary(b, loc, spirv.IMul, v, stride), sum)
	}
	return sum
}

// ElementPtr returns a pointer to the element at indices of base, the converted value
// of a memref of type t. It returns nil if the strides or the offset of t are not
// static. indices have the converter's index type. The ops are those of MLIR 19. For
// OpenCL there is one index into the array or from the pointer. For Vulkan there is
// another index before it, into the struct.
func (c *Converter) ElementPtr(b *ir.Builder, t *ir.MemRefType, base *ir.Value, indices []*ir.Value, loc ir.Location) *ir.Value {
	strides, offset, ok := t.StridesAndOffset()
	if !ok || offset == ir.Dynamic || len(strides) != len(indices) {
		return nil
	}
	for _, s := range strides {
		if s == ir.Dynamic {
			return nil
		}
	}
	if c.Allows(spec.CapabilityKernel) {
		return c.kernelPtr(b, strides, offset, base, indices, loc)
	}
	zero := spirv.NewSplat(b, loc, c.IndexType(), 0)
	at := zero
	if len(indices) > 0 {
		at = LinearizeIndex(b, indices, strides, offset, c.IndexType(), loc)
	}
	return AccessChain(b, loc, base, zero, at)
}

func (c *Converter) kernelPtr(b *ir.Builder, strides []int64, offset int64, base *ir.Value, indices []*ir.Value, loc ir.Location) *ir.Value {
	var at *ir.Value
	if len(indices) == 0 {
		at = spirv.NewSplat(b, loc, c.IndexType(), 0)
	} else {
		at = LinearizeIndex(b, indices, strides, offset, c.IndexType(), loc)
	}
	ptr, ok := base.Type().(*spirv.PointerType)
	if !ok {
		return nil
	}
	if _, ok := ptr.Pointee.(*spirv.ArrayType); ok {
		return AccessChain(b, loc, base, at)
	}
	return b.Create(loc, spirv.PtrAccessChain, []*ir.Value{base, at}, []ir.Type{ptr}).Result(0)
}

// AccessChain creates a spirv.AccessChain from base along indices. It returns nil if
// they do not fit. Indices into structs must be constants.
func AccessChain(b *ir.Builder, loc ir.Location, base *ir.Value, indices ...*ir.Value) *ir.Value {
	ptr, ok := base.Type().(*spirv.PointerType)
	if !ok {
		return nil
	}
	t := ptr.Pointee
	for _, v := range indices {
		i := int64(0)
		if _, ok := t.(*spirv.StructType); ok {
			a, ok := ir.ConstantOf(v).(*ir.IntegerAttr)
			if !ok {
				return nil
			}
			i = a.Int64Or(-1)
		}
		if t = spirv.ElementAt(t, i); t == nil {
			return nil
		}
	}
	var operands [4]*ir.Value // most chains fit
	return b.Create(loc, spirv.AccessChain, append(append(operands[:0], base), indices...), []ir.Type{spirv.PointerTo(t, ptr.Storage)}).Result(0)
}
