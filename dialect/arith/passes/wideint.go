package passes

import (
	"slices"

	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/fn"
	"github.com/spvc/spvc/dialect/vector"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/rewrite"
)

// NewEmulateWideInt returns the pass arith-emulate-wide-int.
func NewEmulateWideInt() *pass.Pass {
	widest := uint32(32)
	return &pass.Pass{
		Name: "arith-emulate-wide-int", Class: "ArithEmulateWideInt", Summary: "Emulate 2*N-bit integer operations using N-bit operations",
		Options: []pass.Option{pass.Uint("widest-int-supported", &widest, "Widest integer type supported by the target")},
		Run:     func(op *ir.Operation, _ *pass.Run) bool { return emulateWideInt(op, widest) },
	}
}

// emulateWideInt converts integers in op of twice the width widest to vectors of two
// halves. It returns false if widest is not a power of two above 1, or if an op cannot
// be converted.
func emulateWideInt(op *ir.Operation, widest uint32) bool {
	if !IsWidestInt(widest) {
		return false
	}
	conv := WideIntConverter(widest)
	target := rewrite.NewTarget()
	target.AddDynamicOp(func(op *ir.Operation) bool { return conv.IsLegalSignature(fn.FuncOp{Operation: op}.Type()) }, fn.Func)
	target.AddDynamicOp(conv.IsLegalOp, fn.Call, fn.Return)
	target.AddDynamicDialect(conv.IsLegalOp, "arith", "vector")
	patterns := append(fn.TypePatterns(conv), WideIntPatterns(conv, widest)...)
	return rewrite.ConvertPartial([]*ir.Operation{op}, target, rewrite.NewPatternSet(patterns...))
}

// IsWidestInt reports whether integers of twice the width widest can be emulated: widest
// must be a power of two above 1.
func IsWidestInt(widest uint32) bool {
	return widest >= 2 && widest&(widest-1) == 0 && widest <= ir.MaxIntegerWidth/2
}

// WideIntConverter returns the type converter that converts integers of twice the width
// widest, and vectors of them, to vectors whose last dimension holds the low and the
// high half. It does not convert wider integers.
func WideIntConverter(widest uint32) *rewrite.TypeConverter {
	conv := &rewrite.TypeConverter{}
	rewrite.AddRule(conv, func(t ir.Type) (ir.Type, bool) { return t, true })
	rewrite.AddRule(conv, func(t *ir.IntegerType) (ir.Type, bool) {
		to := halved(t, widest, nil)
		return to, to != nil
	})
	rewrite.AddRule(conv, func(t *ir.VectorType) (ir.Type, bool) {
		i, ok := t.ElementType().(*ir.IntegerType)
		if !ok {
			return t, true
		}
		to := halved(i, widest, t)
		return to, to != nil
	})
	rewrite.AddRule(conv, func(t *ir.FunctionType) (ir.Type, bool) {
		in, ok1 := conv.ConvertTypes(t.Inputs)
		out, ok2 := conv.ConvertTypes(t.Results)
		return t.Context().Function(in, out), ok1 && ok2
	})
	return conv
}

// halved converts i, or the vector of i if of is not nil. It returns nil if i is too wide.
func halved(i *ir.IntegerType, widest uint32, of *ir.VectorType) ir.Type {
	switch {
	case i.Width <= widest && of == nil:
		return i
	case i.Width <= widest:
		return of
	case i.Width != 2*widest:
		return nil
	}
	var shape []int64
	if of != nil {
		shape = of.Shape()
	}
	return i.Context().Vector(append(slices.Clone(shape), 2), i.Context().I(widest))
}

// wide is a wide integer op that is being split. Its values are scalars if the halves
// are in a vector of two, else vectors whose last dimension is 1.
type wide struct {
	arith.Emitter
	rw *rewrite.Rewriter
	ad rewrite.Adaptor
	// t is the converted type of the result or of the first operand, whichever counts.
	// half is the type of a half.
	t    *ir.VectorType
	half ir.Type
}

// splitting returns the pattern that replaces ops of the kind def by the result of
// split. The type that counts is that of operand 0 if byOperand is set, else that of
// the result. If split returns nil, the op does not match.
//
//go:noinline
func splitting(conv *rewrite.TypeConverter, def *ir.OpDef, byOperand bool, split func(w wide, op *ir.Operation) *ir.Value) *rewrite.Pattern {
	return rewrite.ConvertOp("split "+def.Name, conv, def, func(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
		from := op.Result(0).Type()
		if byOperand {
			from = op.Operand(0).Type()
		}
		t, ok := conv.Convert(from).(*ir.VectorType)
		if !ok {
			return rw.Fail("unsupported type")
		}
		v := split(wide{arith.Emitter{B: &rw.Builder, Loc: op.Loc()}, rw, ad, t, lastDimReduced(t)}, op)
		if v == nil {
			return rw.Fail("the other type is not supported")
		}
		rw.Replace(op, v)
		return true
	})
}

func lastDimReduced(t *ir.VectorType) ir.Type {
	if len(t.Shape()) == 1 {
		return t.ElementType()
	}
	shape := slices.Clone(t.Shape())
	shape[len(shape)-1] = 1
	return t.Context().Vector(shape, t.ElementType())
}

// part extracts the low (0) or high (1) half of v.
func (w wide) part(v *ir.Value, i int64) *ir.Value {
	shape := v.Type().(*ir.VectorType).Shape()
	if len(shape) == 1 {
		return vector.NewExtract(w.B, w.Loc, v, i)
	}
	offsets, sizes := make([]int64, len(shape)), slices.Clone(shape)
	offsets[len(shape)-1], sizes[len(shape)-1] = i, 1
	return vector.NewExtractSlice(w.B, w.Loc, v, offsets, sizes)
}

// parts extracts both halves of converted operand i.
func (w wide) parts(i int) (low, high *ir.Value) {
	v := w.ad.Operand(i)
	low = w.part(v, 0)
	return low, w.part(v, 1)
}

// insert inserts a half into the vector dst.
func (w wide) insert(half, dst *ir.Value, i int64) *ir.Value {
	if _, ok := half.Type().(*ir.IntegerType); ok {
		return vector.NewInsert(w.B, w.Loc, half, dst, i)
	}
	offsets := make([]int64, len(dst.Type().(*ir.VectorType).Shape()))
	offsets[len(offsets)-1] = i
	return vector.NewInsertSlice(w.B, w.Loc, half, dst, offsets)
}

// join combines the halves of the result.
func (w wide) join(low, high *ir.Value) *ir.Value {
	return w.insert(high, w.insert(low, w.Int(w.t, 0), 0), 1)
}

// flat drops the last dimension, which is 1, of a vector. It returns a scalar unchanged.
func (w wide) flat(v *ir.Value) *ir.Value {
	t, ok := v.Type().(*ir.VectorType)
	if !ok {
		return v
	}
	shape := t.Shape()
	return vector.NewUnary(w.B, w.Loc, vector.ShapeCast, v, w.B.Context().Vector(shape[:len(shape)-1], t.ElementType()))
}

// appendUnitDim appends a dimension of 1 to a vector. It returns a scalar unchanged.
func (w wide) appendUnitDim(v *ir.Value) *ir.Value {
	t, ok := v.Type().(*ir.VectorType)
	if !ok {
		return v
	}
	return vector.NewUnary(w.B, w.Loc, vector.ShapeCast, v, w.B.Context().Vector(append(slices.Clone(t.Shape()), 1), t.ElementType()))
}

// castOrFold is cast, but creates no op if the cast folds or the types are equal.
func (w wide) castOrFold(def *ir.OpDef, v *ir.Value, t ir.Type) *ir.Value {
	if v.Type() == t {
		return v
	}
	return rewrite.CreateOrFoldOne(w.B, w.Loc, def, []*ir.Value{v}, t)
}
