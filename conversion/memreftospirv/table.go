package memreftospirv

import (
	"github.com/spvc/spvc/conversion/spirvtypes"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
	"github.com/spvc/spvc/spirv"
)

// initialize stores the elements of init in the variable v with one instruction. Drivers
// recognize tables of constants by it.
func (l *lowering) initialize(op *ir.Operation, v *ir.Value, init *ir.DenseElementsAttr, rw *rewrite.Rewriter) bool {
	b, loc := &rw.Builder, op.Loc()
	if _, block := v.Type().(*spirv.PointerType).Pointee.(*spirv.StructType); block {
		v = spirvtypes.AccessChain(b, loc, v, spirv.NewSplat(b, loc, l.c.IndexType(), 0))
	}
	array, ok := v.Type().(*spirv.PointerType).Pointee.(*spirv.ArrayType)
	if !ok {
		return rw.Fail("the table is not an array")
	}
	value := tableValue(init, array)
	if value == nil {
		return rw.Fail("the elements of the table cannot be converted")
	}
	rw.Create(loc, spirv.Store, []*ir.Value{v, spirv.NewConstant(b, loc, value, array)}, nil)
	return true
}

// tableValue returns the constant of an array with the elements of init, or nil.
func tableValue(init *ir.DenseElementsAttr, array *spirv.ArrayType) ir.Attribute {
	ctx := init.Type().Context()
	v, vectors := array.Element.(*ir.VectorType)
	if !vectors {
		if words := tableWords(init, array); words != nil {
			return ctx.DenseOf(ctx.Tensor([]int64{int64(array.Count)}, array.Element, nil), words)
		}
		return nil
	}
	size := v.Shape()[0]
	if init.NumElements() != size*int64(array.Count) || init.ShapedType().ElementType() != v.ElementType() {
		return nil
	}
	all := make([]ir.Attribute, array.Count)
	for i := range all {
		parts := make([]ir.Attribute, size)
		for k := range parts {
			parts[k] = init.Element(int64(i)*size + int64(k))
		}
		all[i] = ctx.DenseOf(v, parts)
	}
	return ctx.Array(all)
}

// arrayOf returns the array to which a pointer of a memref points.
func arrayOf(p *spirv.PointerType) (*spirv.ArrayType, bool) {
	t := p.Pointee
	if s, ok := t.(*spirv.StructType); ok && len(s.Members()) == 1 {
		t = s.Members()[0].Type
	}
	a, ok := t.(*spirv.ArrayType)
	return a, ok
}

// zeroWords returns zeros for a buffer whose elements are packed into words, or nil for other
// buffers. A store to a part of a word reads the rest of the word, which must be defined.
func zeroWords(t *ir.MemRefType, p *spirv.PointerType) *ir.DenseElementsAttr {
	array, ok := arrayOf(p)
	elem, integer := t.ElementType().(*ir.IntegerType)
	if !ok || !integer {
		return nil
	}
	bits := elem.Width
	if bits == 1 {
		bits = 8
	}
	if !spirvtypes.Packed(elem) {
		return nil
	}
	word := spirv.BitWidth(array.Element)
	if word <= bits {
		return nil
	}
	n := int64(array.Count) * int64(word/bits)
	return t.Context().SplatOf(t.Context().Tensor([]int64{n}, elem, nil), t.Context().Int(elem, 0))
}

// tableWords returns the elements of an array that hold those of init. Integers that are
// narrower than the elements of the array are packed from the low bits on.
func tableWords(init *ir.DenseElementsAttr, array *spirv.ArrayType) []ir.Attribute {
	n := init.NumElements()
	out := make([]ir.Attribute, array.Count)
	ctx := init.Type().Context()
	word, integer := array.Element.(*ir.IntegerType)
	if !integer {
		if n != int64(array.Count) || init.ShapedType().ElementType() != array.Element {
			return nil
		}
		for i := range out {
			out[i] = init.Element(int64(i))
		}
		return out
	}
	bits := uint32(ir.NumberWidth(init.ShapedType().ElementType()))
	if elem, ok := init.ShapedType().ElementType().(*ir.IntegerType); !ok || !spirvtypes.Packed(elem) {
		bits = word.Width // index, and integers that have a word each
	}
	if bits == 1 {
		bits = 8
	}
	per := int64(word.Width / bits)
	if per == 0 || (n+per-1)/per != int64(array.Count) {
		return nil
	}
	for i := range out {
		v := int64(0)
		for k := range per {
			at := int64(i)*per + k
			if at >= n {
				break
			}
			e, ok := elementBits(init.Element(at))
			if !ok {
				return nil
			}
			if bits < 64 {
				e &= 1<<bits - 1
			}
			v |= e << (uint32(k) * bits)
		}
		out[i] = ctx.Int(word, v)
	}
	return out
}

// elementBits returns the bits of an integer; true is 1.
func elementBits(a ir.Attribute) (int64, bool) {
	i, ok := a.(*ir.IntegerAttr)
	if !ok {
		return 0, false
	}
	v, ok := i.Value.Int64()
	if spirv.IsBool(i.Type()) {
		v &= 1
	}
	return v, ok
}
