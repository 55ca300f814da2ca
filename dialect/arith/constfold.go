package arith

import (
	"github.com/spvc/spvc/dialect/ub"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/apfloat"
	"github.com/spvc/spvc/ir/apint"
)

// kind says how to read constants of a Go type T from attributes and the raw elements
// of dense attributes, and how to write them.
type kind[T any] struct {
	value func(a ir.Attribute) (T, bool)
	attr  func(t ir.Type, v T) ir.Attribute
	// loader returns the function that reads an element of type t, or nil if T does not
	// represent t.
	loader func(t ir.Type) func(b []byte) T
	store  func(dst []byte, v T) []byte
}

var (
	ints = &kind[apint.Int]{
		value: func(a ir.Attribute) (apint.Int, bool) {
			if i, ok := a.(*ir.IntegerAttr); ok {
				return i.Value, true
			}
			return apint.Int{}, false
		},
		attr: func(t ir.Type, v apint.Int) ir.Attribute { return t.Context().APInt(t, v) },
		loader: func(t ir.Type) func(b []byte) apint.Int {
			switch t.(type) {
			case *ir.IntegerType, *ir.IndexType:
				w := ir.IntegerValueWidth(t)
				return func(b []byte) apint.Int { return apint.FromBytes(w, b) }
			}
			return nil
		},
		store: func(dst []byte, v apint.Int) []byte { return v.AppendBytes(dst) },
	}

	floats = &kind[apfloat.Float]{
		value: func(a ir.Attribute) (apfloat.Float, bool) {
			if f, ok := a.(*ir.FloatAttr); ok {
				return f.Value, true
			}
			return apfloat.Float{}, false
		},
		attr: func(t ir.Type, v apfloat.Float) ir.Attribute { return t.Context().FloatConst(t.(*ir.FloatType), v) },
		loader: func(t ir.Type) func(b []byte) apfloat.Float {
			f, ok := t.(*ir.FloatType)
			if !ok {
				return nil
			}
			s := f.Semantics()
			w := s.Width()
			return func(b []byte) apfloat.Float { return apfloat.FromBits(s, apint.FromBytes(w, b)) }
		},
		store: func(dst []byte, v apfloat.Float) []byte {
			bits := v.Bits()
			if v.Semantics() == apfloat.TF32 {
				bits = bits.ZExt(32)
			}
			return bits.AppendBytes(dst)
		},
	}
)

// FoldInts folds a binary integer op: it applies f to the constants operands[0] and
// [1], which are scalars, vectors or tensors, element by element. If an operand is
// poison, the result is poison. FoldInts returns nil if the constants are not integers
// of one type, or if f fails on any pair.
func FoldInts(operands []ir.Attribute, f func(a, b apint.Int) (apint.Int, bool)) ir.Attribute {
	return foldBinary(ints, operands, nil, f)
}

// FoldFloats is FoldInts for floats.
func FoldFloats(operands []ir.Attribute, f func(a, b apfloat.Float) (apfloat.Float, bool)) ir.Attribute {
	return foldBinary(floats, operands, nil, f)
}

// FoldInt folds a unary op of integers, as FoldInts folds binary ops.
func FoldInt(operands []ir.Attribute, f func(a apint.Int) (apint.Int, bool)) ir.Attribute {
	return foldUnary(ints, ints, operands, nil, f)
}

// FoldFloat folds a unary op of floats, as FoldFloats folds binary ops.
func FoldFloat(operands []ir.Attribute, f func(a apfloat.Float) (apfloat.Float, bool)) ir.Attribute {
	return foldUnary(floats, floats, operands, nil, f)
}

func poisonOf(operands []ir.Attribute) ir.Attribute {
	for _, a := range operands {
		if p, ok := a.(*ub.PoisonAttr); ok {
			return p
		}
	}
	return nil
}

// foldBinary folds f over two constants of one type. result is the type of the
// result, with the shape of the operands. A nil result stands for the type of the
// operands.
func foldBinary[T any](k *kind[T], operands []ir.Attribute, result ir.Type, f func(a, b T) (T, bool)) ir.Attribute {
	if p := poisonOf(operands); p != nil {
		return p
	}
	x, ok1 := operands[0].(ir.TypedAttr)
	y, ok2 := operands[1].(ir.TypedAttr)
	if !ok1 || !ok2 || x.Type() != y.Type() {
		return nil
	}
	if result == nil {
		result = x.Type()
	}
	if a, ok := k.value(x); ok {
		b, ok := k.value(y)
		if !ok {
			return nil
		}
		v, ok := f(a, b)
		if !ok {
			return nil
		}
		return k.attr(result, v)
	}
	a, ok1 := viewOf(x)
	b, ok2 := viewOf(y)
	load := k.loader(a.elem)
	if !ok1 || !ok2 || load == nil {
		return nil
	}
	n := a.count
	if a.splat && b.splat {
		n = 1
	}
	raw := make([]byte, 0, n*a.size)
	for i := range n {
		v, ok := f(load(a.element(i)), load(b.element(i)))
		if !ok {
			return nil
		}
		raw = k.store(raw, v)
	}
	return denseOf(result, raw)
}

// foldUnary folds f over one constant. result is the type of the result. A nil result
// stands for the type of the operand.
func foldUnary[T, R any](from *kind[T], to *kind[R], operands []ir.Attribute, result ir.Type, f func(a T) (R, bool)) ir.Attribute {
	if p := poisonOf(operands); p != nil {
		return p
	}
	x, ok := operands[0].(ir.TypedAttr)
	if !ok {
		return nil
	}
	if result == nil {
		result = x.Type()
	}
	if a, ok := from.value(x); ok {
		v, ok := f(a)
		if !ok {
			return nil
		}
		return to.attr(result, v)
	}
	a, ok := viewOf(x)
	load := from.loader(a.elem)
	if !ok || load == nil {
		return nil
	}
	n := a.count
	if a.splat {
		n = 1
	}
	raw := make([]byte, 0, n*a.size)
	for i := range n {
		v, ok := f(load(a.element(i)))
		if !ok {
			return nil
		}
		raw = to.store(raw, v)
	}
	return denseOf(result, raw)
}

func denseOf(t ir.Type, raw []byte) ir.Attribute {
	s, ok := t.(ir.ShapedType)
	if !ok {
		return nil
	}
	return s.Context().Dense(s, raw)
}

// view holds the raw elements of a constant vector or tensor.
type view struct {
	elem  ir.Type
	raw   []byte
	size  int64 // bytes of an element
	count int64
	splat bool
}

func (v *view) element(i int64) []byte {
	if v.splat {
		return v.raw
	}
	return v.raw[i*v.size : (i+1)*v.size]
}

// maxSparse bounds the bytes that a sparse constant may take when it is expanded.
const maxSparse = 1 << 26

func viewOf(a ir.Attribute) (view, bool) {
	switch a := a.(type) {
	case *ir.DenseElementsAttr:
		e := a.ShapedType().ElementType()
		v := view{e, a.Raw, int64(ir.ElementBytes(e)), ir.NumElements(a.ShapedType().Shape()), a.Splat}
		return v, v.size > 0 && a.Raw != nil
	case *ir.SparseElementsAttr:
		return expandSparse(a)
	}
	return view{}, false
}

// expandSparse returns all elements of a. Elements that a does not name are zero.
func expandSparse(a *ir.SparseElementsAttr) (view, bool) {
	t := a.Type().(ir.ShapedType)
	v := view{elem: t.ElementType(), size: int64(ir.ElementBytes(t.ElementType())), count: ir.NumElements(t.Shape())}
	if v.size == 0 || v.count > maxSparse/v.size || a.Values.Raw == nil {
		return view{}, false
	}
	v.raw = make([]byte, v.count*v.size)
	rank := int64(len(t.Shape()))
	values, _ := viewOf(a.Values)
	for i := range values.count {
		at := int64(0)
		for d := range rank {
			idx, ok := a.Indices.Element(i*rank + d).(*ir.IntegerAttr)
			if !ok {
				return view{}, false
			}
			at = at*t.Shape()[d] + idx.Int64Or(0)
		}
		copy(v.raw[at*v.size:(at+1)*v.size], values.element(i))
	}
	return v, true
}

// IntSplat returns the value of an integer constant, or the repeated element of an
// integer splat.
func IntSplat(a ir.Attribute) (apint.Int, bool) { return splatOf(ints, a) }

// FloatSplat is IntSplat for floats.
func FloatSplat(a ir.Attribute) (apfloat.Float, bool) { return splatOf(floats, a) }

func splatOf[T any](k *kind[T], a ir.Attribute) (T, bool) {
	if d, ok := a.(*ir.DenseElementsAttr); ok && d.Splat && d.Raw != nil {
		if load := k.loader(d.ShapedType().ElementType()); load != nil {
			return load(d.Raw), true
		}
	}
	return k.value(a)
}

func isZero(a ir.Attribute) bool {
	v, ok := IntSplat(a)
	return ok && v.IsZero()
}

func isOne(a ir.Attribute) bool {
	v, ok := IntSplat(a)
	return ok && v.IsOne()
}

func isAllOnes(a ir.Attribute) bool {
	v, ok := IntSplat(a)
	return ok && v.IsAllOnes()
}

func isFloat(a ir.Attribute, pred func(apfloat.Float) bool) bool {
	v, ok := FloatSplat(a)
	return ok && pred(v)
}

// ZeroAttr returns the zero constant of type t: an integer, index or float, or a
// vector or static tensor of these. It returns nil for other types.
func ZeroAttr(t ir.Type) ir.Attribute { return IntAttr(t, 0) }

// IntAttr returns the constant v of type t, an integer, index or float type. For a
// vector or static tensor of these it returns a splat of v. It returns nil for other
// types.
func IntAttr(t ir.Type, v int64) ir.Attribute {
	c := t.Context()
	switch t := t.(type) {
	case *ir.IntegerType, *ir.IndexType:
		return c.Int(t, v)
	case *ir.FloatType:
		return c.FloatValue(t, float64(v))
	case ir.ShapedType:
		e := IntAttr(t.ElementType(), v)
		if e == nil || !ir.HasStaticShape(t) {
			return nil
		}
		return c.SplatOf(t, e)
	}
	return nil
}

// boolAttr returns v : i1, or a splat of it for a vector or static tensor type.
func boolAttr(t ir.Type, v bool) ir.Attribute {
	if v {
		return IntAttr(t, 1)
	}
	return IntAttr(t, 0)
}
