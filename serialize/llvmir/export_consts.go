package llvmir

import (
	"math/big"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/apint"
	"github.com/spvc/spvc/serialize/llvmir/text"
)

// constant returns the constant of type t for an attribute, undef for nil. It emits an error and returns nil
// if there is none.
func (e *exporter) constant(t *text.Type, a ir.Attribute, loc ir.Location) text.Value {
	word := mnemonic(a)
	if e.old {
		word = ""
	}
	switch {
	case a == nil, word == "undef":
		return text.Undef(t)
	case word == "zero":
		return text.Null(t)
	case t.Kind == text.StructKind:
		return e.structConst(t, a, loc)
	}
	switch a := a.(type) {
	case *ir.IntegerAttr:
		if t.Kind == text.IntKind {
			return intConst(t, a.Value.SExtOrTrunc(uint32(t.N)))
		}
	case *ir.FloatAttr:
		return e.floatConst(t, a, loc)
	case *ir.SymbolRefAttr:
		if f := e.funcs[a.Root]; f != nil {
			return f
		}
	case *ir.StringAttr:
		return text.CString(&e.m.Types, a.Value)
	case *ir.DenseElementsAttr:
		return e.denseConst(t, a, loc)
	case *ir.SparseElementsAttr:
		return e.sparseConst(t, a, loc)
	case *ir.DenseResourceAttr:
		return e.resourceConst(t, a, loc)
	case *ir.ArrayAttr:
		if t.Kind == text.ArrayKind && !e.old {
			return e.arrayConst(t, a, loc)
		}
	}
	return e.noConst(loc, "unsupported constant value")
}

// noConst emits an error and returns nil.
func (e *exporter) noConst(loc ir.Location, message string) text.Value {
	e.ctx.EmitError(loc, message)
	return nil
}

func mnemonic(a ir.Attribute) string {
	if a == nil || a.AttrDef() == nil || a.AttrDef().Dialect != "llvm" {
		return ""
	}
	return a.AttrDef().Mnemonic
}

// intConst returns the constant of an integer type.
func intConst(t *text.Type, v apint.Int) text.Value {
	if n, ok := v.Int64(); ok {
		return text.Int(t, n)
	}
	raw := v.AppendBytes(nil)
	for i, j := 0, len(raw)-1; i < j; i, j = i+1, j-1 {
		raw[i], raw[j] = raw[j], raw[i]
	}
	return text.BigInt(t, new(big.Int).SetBytes(raw))
}

// floatConst returns the constant of a float. Floats that LLVM does not have are integers of their width.
func (e *exporter) floatConst(t *text.Type, a *ir.FloatAttr, loc ir.Location) text.Value {
	ft := a.Type().(*ir.FloatType)
	bits := a.Value.Bits()
	if t.Kind == text.IntKind && t.N == uint64(bits.Width()) {
		return intConst(t, bits)
	}
	if floatType(ft.Kind) != t {
		return e.noConst(loc, "FloatAttr does not match expected type of the constant")
	}
	return floatBits(t, bits)
}

// floatBits returns the constant of a floating point type that has the bits.
func floatBits(t *text.Type, bits apint.Int) text.Value {
	const word = 64
	var hi uint64
	if bits.Width() > word {
		hi, _ = bits.LShr(word).Trunc(word).Uint64()
		bits = bits.Trunc(word)
	}
	lo, _ := bits.Uint64()
	return text.Bits(t, hi, lo)
}

// structConst returns the constant of a struct, which before MLIR 20 is a complex number.
func (e *exporter) structConst(t *text.Type, a ir.Attribute, loc ir.Location) text.Value {
	const parts = 2
	list, ok := a.(*ir.ArrayAttr)
	switch {
	case e.old && (!ok || len(list.Elements) != parts):
		return e.noConst(loc, "expected struct type to be a complex number")
	case !ok:
		return e.noConst(loc, "expected an array attribute for a struct constant")
	}
	return e.arrayConst(t, list, loc)
}

func (e *exporter) arrayConst(t *text.Type, a *ir.ArrayAttr, loc ir.Location) text.Value {
	if t.Len() != uint64(len(a.Elements)) {
		return e.noConst(loc, "unsupported constant value")
	}
	elems := make([]text.Value, len(a.Elements))
	for i, x := range a.Elements {
		if elems[i] = e.constant(t.At(uint64(i)), x, loc); elems[i] == nil {
			return nil
		}
	}
	return text.List(t, elems...)
}

// denseConst returns the constant of elements: nested by the shape in arrays and vectors.
func (e *exporter) denseConst(t *text.Type, a *ir.DenseElementsAttr, loc ir.Location) text.Value {
	if a.Splat && a.NumElements() > 0 {
		return e.splatConst(t, a.SplatValue(), loc)
	}
	next := int64(0)
	return e.nested(t, a.ShapedType().Shape(), loc, func(t *text.Type) text.Value {
		next++
		return e.constant(t, a.Element(next-1), loc)
	})
}

// maxElements is the greatest length of an array whose elements are all written.
const maxElements = 1 << 24

func (e *exporter) splatConst(t *text.Type, x ir.Attribute, loc ir.Location) text.Value {
	switch t.Kind {
	case text.VectorKind:
		if v := e.constant(t.Elem, x, loc); v != nil {
			return text.Splat(t, v)
		}
		return nil
	case text.ArrayKind:
		v := e.splatConst(t.Elem, x, loc)
		if v == nil {
			return nil
		}
		if c, ok := v.(*text.Const); ok && text.IsZero(c) {
			return text.Null(t)
		}
		if t.N > maxElements {
			return e.noConst(loc, "constant has too many elements")
		}
		elems := make([]text.Value, t.N)
		for i := range elems {
			elems[i] = v
		}
		return text.List(t, elems...)
	}
	return e.constant(t, x, loc)
}

// nested builds arrays and vectors of a shape. A struct of two stands for a complex number.
func (e *exporter) nested(t *text.Type, shape []int64, loc ir.Location, leaf func(*text.Type) text.Value) text.Value {
	if len(shape) == 0 {
		return leaf(t)
	}
	switch t.Kind {
	case text.ArrayKind, text.VectorKind, text.StructKind:
	default:
		return e.noConst(loc, "expected sequential LLVM types wrapping a scalar")
	}
	if t.Kind != text.StructKind && shape[0] == 0 {
		return text.Null(t)
	}
	elems := make([]text.Value, shape[0])
	for i := range elems {
		if elems[i] = e.nested(t.At(uint64(i)), shape[1:], loc, leaf); elems[i] == nil {
			return nil
		}
	}
	return text.List(t, elems...)
}

// sparseConst returns the constant of elements that are zero except for those at some indices.
func (e *exporter) sparseConst(t *text.Type, a *ir.SparseElementsAttr, loc ir.Location) text.Value {
	shape := a.Type().(ir.ShapedType).Shape()
	if ir.NumElements(shape) > maxElements {
		return e.noConst(loc, "constant has too many elements")
	}
	at := map[int64]int64{}
	rank := int64(len(shape))
	for i := range a.Values.NumElements() {
		flat := int64(0)
		for d := range rank {
			flat = flat*shape[d] + int64(numberOr0(a.Indices.Element(i*rank+d)))
		}
		at[flat] = i
	}
	next := int64(0)
	return e.nested(t, shape, loc, func(t *text.Type) text.Value {
		i, ok := at[next]
		next++
		if !ok {
			return text.Null(t)
		}
		return e.constant(t, a.Values.Element(i), loc)
	})
}

// resourceConst returns the constant of a blob in the metadata of the file.
func (e *exporter) resourceConst(t *text.Type, a *ir.DenseResourceAttr, loc ir.Location) text.Value {
	et := a.Type().(ir.ShapedType).ElementType()
	width := ir.NumberWidth(et)
	switch width {
	case 8, 16, 32, 64:
	default:
		return e.noConst(loc, "no known conversion for innermost element type")
	}
	blob := e.ctx.Resources.Blob(a.Key)
	if blob == nil {
		return e.noConst(loc, "resource does not exist")
	}
	size := int(width / 8)
	shape := a.Type().(ir.ShapedType).Shape()
	if int64(len(blob.Data)) != ir.NumElements(shape)*int64(size) {
		return e.noConst(loc, "raw data size does not match element type size")
	}
	next := 0
	return e.nested(t, shape, loc, func(t *text.Type) text.Value {
		bits := apint.FromBytes(width, blob.Data[next:next+size])
		next += size
		if t.Kind == text.IntKind {
			return intConst(t, bits)
		}
		return floatBits(t, bits)
	})
}
