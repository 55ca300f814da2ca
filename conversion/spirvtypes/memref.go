package spirvtypes

import (
	"math"
	"slices"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/blocklayout"
	"github.com/spvc/spvc/spirv/spec"
)

// maxCount is the largest number of elements of an array.
const maxCount = math.MaxUint32

// staticCount returns the number of elements of a static shape.
func staticCount(shape []int64) (int64, bool) {
	for _, d := range shape {
		if d == ir.Dynamic {
			return 0, false
		}
	}
	return ir.NumElements(shape), true
}

// Size returns the number of bytes that a value of type t takes in memory. For a static
// memref, this is the space up to the last element. ok is false if the size is unknown.
// t is a type before or after conversion; index has no size.
func (c *Converter) Size(t ir.Type) (int64, bool) {
	switch t := t.(type) {
	case *ir.IntegerType, *ir.FloatType:
		if c.floatAsInteger(t) != nil {
			return 1, true
		}
		return int64(spirv.BitWidth(t) / 8), c.isScalar(t) && spirv.BitWidth(t) != 1
	case *ir.ComplexType:
		n, ok := c.Size(t.Element)
		return 2 * n, ok
	case *ir.VectorType:
		n, ok := c.Size(t.ElementType())
		if !ok {
			return 0, false
		}
		return mul(n, ir.NumElements(t.Shape()))
	case *ir.MemRefType:
		return c.memrefSize(t)
	case *ir.RankedTensorType:
		n, ok := c.Size(t.ElementType())
		count, static := staticCount(t.Shape())
		if !ok || !static {
			return 0, false
		}
		return mul(n, count)
	}
	return 0, false
}

// mul multiplies sizes. It returns false on overflow and for negative sizes.
func mul(a, b int64) (int64, bool) {
	if a < 0 || b < 0 || b != 0 && a > math.MaxInt64/b {
		return 0, false
	}
	return a * b, true
}

func (c *Converter) memrefSize(t *ir.MemRefType) (int64, bool) {
	strides, offset, strided := t.StridesAndOffset()
	if _, static := staticCount(t.Shape()); !strided || !static || offset == ir.Dynamic {
		return 0, false
	}
	elem := t.ElementType()
	if _, ok := elem.(*ir.IndexType); ok {
		elem = c.IndexType()
	}
	if i, ok := elem.(*ir.IntegerType); ok && !Packed(i) {
		elem = c.convertOddWidth(i)
	}
	n, ok := c.Size(elem)
	if !ok || len(t.Shape()) == 0 {
		return n, ok
	}
	if slices.Contains(strides, ir.Dynamic) {
		return 0, false
	}
	span := spanOf
	if c.opts.Layout == blocklayout.LikeMLIR {
		span = spanLikeMLIR
	}
	count, ok := span(t.Shape(), strides)
	if !ok || offset < 0 || offset > math.MaxInt64-count {
		return 0, false
	}
	return mul(offset+count, n)
}

// spanOf returns the number of elements from the first to the last of a strided
// shape, including both. It returns false if a stride is negative.
func spanOf(shape, strides []int64) (int64, bool) {
	last := int64(0)
	for i, d := range shape {
		if d == 0 {
			return 0, true
		}
		v, ok := mul(d-1, strides[i])
		if !ok || last > math.MaxInt64-1-v {
			return 0, false
		}
		last += v
	}
	return last + 1, true
}

// spanLikeMLIR returns the span of a static shape as MLIR computes it. The result is
// too large for a view of the last columns of a matrix, and too small if two strides
// are almost equal.
func spanLikeMLIR(shape, strides []int64) (int64, bool) {
	span := int64(0)
	for i, d := range shape {
		if strides[i] < 0 {
			continue
		}
		v, ok := mul(d, strides[i])
		if !ok {
			return 0, false
		}
		span = max(span, v)
	}
	return span, true
}

// memref converts a memref in a storage class to a pointer: to an array for
// OpenCL, to a struct with an array for Vulkan.
func (c *Converter) memref(t *ir.MemRefType) ir.Type {
	a, ok := t.MemorySpace.(*ir.EnumAttr)
	if !ok || a.AttrDef() != spirv.StorageClassAttr {
		return nil
	}
	s := spirv.In(spec.StorageClass(a.Value))
	elem, bits := c.stored(t.ElementType(), s)
	if elem == nil {
		return nil
	}
	each, ok := c.Size(elem)
	if !ok || each == 0 {
		return nil
	}
	own := c.widened(t.ElementType(), each)
	if own != 0 && blocklayout.NeedsLayout(s.Class, c.env) {
		return nil // the converted type would have a different number of bytes
	}
	if _, static := staticCount(t.Shape()); !static || c.opts.Exact && OpenSpan(t) {
		return c.pointer(elem, -1, s.Class)
	}
	size, ok := c.storedSize(t, bits)
	if !ok || size == 0 {
		return nil
	}
	if own != 0 {
		if size, ok = mul(size/own, each); !ok {
			return nil
		}
	}
	count := size/each + min(size%each, 1)
	if count > maxCount {
		return nil
	}
	return c.pointer(elem, count, s.Class)
}

// OpenSpan reports whether the conversion of MLIR 19 cannot tell where the last element of a
// memref of a strided type lies: strides or the offset are dynamic, a stride is negative, or there
// are no dimensions, in which case the conversion ignores the offset. Exact conversions give such
// memrefs arrays without a size.
func OpenSpan(t *ir.MemRefType) bool {
	strides, offset, ok := t.StridesAndOffset()
	if !ok {
		return false
	}
	for _, s := range strides {
		if s < 0 { // Dynamic is negative
			return true
		}
	}
	return offset == ir.Dynamic || len(strides) == 0 && offset != 0
}

// widened returns the size of t in bytes if memory holds t in elements of each bytes
// that t does not fill, or else 0. Narrow integers are packed instead. MLIR ignores
// this and makes arrays that are half as long as the memory needs.
func (c *Converter) widened(t ir.Type, each int64) int64 {
	if c.opts.Layout == blocklayout.LikeMLIR {
		return 0
	}
	switch t.(type) {
	case *ir.FloatType, *ir.VectorType:
		if own, ok := c.Size(t); ok && own != each {
			return own
		}
	}
	return 0
}

// stored returns the type of array elements that hold elements of type t in storage s.
// If elements are packed, bits is the number of bits of an element, and otherwise 0.
func (c *Converter) stored(t ir.Type, s spirv.Storage) (elem ir.Type, bits int64) {
	switch t := t.(type) {
	case *ir.IntegerType:
		switch {
		case t.Width == 1 && c.opts.BoolNumBits == 8:
			return c.scalar(c.ctx.I(8), s), 8
		case t.Width == 1:
			return nil, 0
		case spirv.IsValidInteger(t):
			return c.scalar(t, s), 0
		case Packed(t):
			return c.convertOddWidth(t), int64(t.Width)
		default:
			return c.convertOddWidth(t), 0
		}
	case *ir.FloatType:
		if i := c.floatAsInteger(t); i != nil {
			return i, 0
		}
		if c.isFloat(t) {
			return c.scalar(t, s), 0
		}
	case *ir.VectorType:
		return c.vector(t, s), 0
	case *ir.ComplexType:
		return c.complex(t, s), 0
	case *ir.IndexType:
		return c.IndexType(), 0
	}
	return nil, 0
}

// Packed reports whether several integers of type t share a word if the target lacks them. An
// integer whose width does not divide that of words has a word of its own.
func Packed(t *ir.IntegerType) bool { return t.Width&(t.Width-1) == 0 }

// storedSize returns the bytes of a static memref whose elements take bits bits each.
// Elements are not packed if bits is 0.
func (c *Converter) storedSize(t *ir.MemRefType, bits int64) (int64, bool) {
	if bits == 0 {
		return c.memrefSize(t)
	}
	count := ir.NumElements(t.Shape())
	if t.Layout != nil && c.opts.Layout != blocklayout.LikeMLIR {
		strides, offset, _ := t.StridesAndOffset()
		span, ok := spanOf(t.Shape(), strides)
		if !ok || offset < 0 || offset > math.MaxInt64-span {
			return 0, false
		}
		count = offset + span
	}
	n, ok := mul(count, bits)
	return n/8 + min(n%8, 1), ok
}

// pointer returns the type of a pointer to count elements. A negative count stands for
// any number of elements.
func (c *Converter) pointer(elem ir.Type, count int64, sc spec.StorageClass) ir.Type {
	kernel := c.env.Has(spec.CapabilityKernel)
	if kernel && count < 0 {
		return spirv.PointerTo(elem, sc)
	}
	stride, ok := c.stride(elem, sc)
	if !ok {
		return nil
	}
	var array ir.Type
	if count < 0 {
		array = spirv.RuntimeArrayOf(elem, stride)
	} else {
		array = spirv.ArrayOf(elem, uint32(count), stride)
	}
	if kernel {
		return spirv.PointerTo(array, sc)
	}
	return spirv.PointerTo(spirv.StructOf(c.ctx, []spirv.Member{{Type: array}}, stride != 0), sc)
}

// stride returns the stride in bytes of arrays of elem in the storage class, or 0 if
// they have no explicit layout.
func (c *Converter) stride(elem ir.Type, sc spec.StorageClass) (uint32, bool) {
	if c.opts.Layout == blocklayout.LikeMLIR {
		switch sc {
		case spec.StorageClassPhysicalStorageBuffer, spec.StorageClassPushConstant, spec.StorageClassStorageBuffer, spec.StorageClassUniform:
			n, _ := c.Size(elem) // memref checked that elements have a size
			return uint32(n), true
		}
		return 0, true
	}
	if !blocklayout.NeedsLayout(sc, c.env) {
		return 0, true
	}
	stride, err := c.strided(elem, sc)
	return stride, err == nil
}

// strided returns the stride in bytes of arrays of elem in a storage class with explicit layout.
func (c *Converter) strided(elem ir.Type, sc spec.StorageClass) (uint32, error) {
	rules, err := c.opts.Layout.Rules(sc, c.env)
	if err != nil {
		return 0, err
	}
	info, err := blocklayout.LayOutFor(spirv.RuntimeArrayOf(elem, 0), rules, sc, c.env)
	if err != nil {
		return 0, err
	}
	return info.Type.(*spirv.RuntimeArrayType).Stride, nil
}
