package vectortospirv

import (
	"github.com/spvc/spvc/conversion/spirvtypes"
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/vector"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
	"github.com/spvc/spvc/spirv"
)

// combiner returns the op that combines two values of type t by kind, or nil if there
// is none.
type combiner func(kind vector.Kind, t ir.Type) *ir.OpDef

// integerOps combines by addition and multiplication, and by the given minima and
// maxima of integers.
func integerOps(minU, minS, maxU, maxS *ir.OpDef) combiner {
	return func(kind vector.Kind, t ir.Type) *ir.OpDef {
		_, isInt := t.(*ir.IntegerType)
		switch {
		case kind == vector.Add && isInt:
			return spirv.IAdd
		case kind == vector.Add:
			return spirv.FAdd
		case kind == vector.Mul && isInt:
			return spirv.IMul
		case kind == vector.Mul:
			return spirv.FMul
		case kind == vector.MinUI:
			return minU
		case kind == vector.MinSI:
			return minS
		case kind == vector.MaxUI:
			return maxU
		case kind == vector.MaxSI:
			return maxS
		}
		return nil
	}
}

func floatOps(least, greatest *ir.OpDef) combiner {
	return func(kind vector.Kind, _ ir.Type) *ir.OpDef {
		switch kind {
		case vector.MinimumF, vector.MinNumF:
			return least
		case vector.MaximumF, vector.MaxNumF:
			return greatest
		}
		return nil
	}
}

// reduction combines the elements from the first to the last, and combines the result
// with the accumulator.
//
//go:noinline
func (l *lowering) reduction(of combiner) func(*ir.Operation, rewrite.Adaptor, *rewrite.Rewriter) bool {
	return func(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
		src, ok := ad.Operand(0).Type().(*ir.VectorType)
		if !ok || len(src.Shape()) != 1 {
			return rw.Fail("not a 1-D vector source")
		}
		t := src.ElementType()
		def := of(vector.ReductionOp{Operation: op}.Kind(), t)
		if def == nil {
			return rw.Fail("the pattern does not handle this kind of reduction")
		}
		elems := make([]*ir.Value, src.Shape()[0])
		for i := range elems {
			elems[i] = extracted(rw, op.Loc(), ad.Operand(0), int64(i), src.ElementType())
		}
		elems = append(elems, ad.Operands[1:]...)
		v := elems[0]
		for _, next := range elems[1:] {
			v = spirvtypes.New1(rw, op.Loc(), def, t, v, next)
		}
		return replace(rw, op, v)
	}
}

// dotProduct sums floating-point numbers with one op: the dot product with a vector of
// ones, or of the two factors.
func (l *lowering) dotProduct(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	if (vector.ReductionOp{Operation: op}).Kind() != vector.Add {
		return rw.Fail("combining kind is not 'add'")
	}
	t, ok := l.c.Convert(op.Result(0).Type()).(*ir.FloatType)
	if !ok {
		return rw.Fail("result is not a float")
	}
	v, acc := ad.Operand(0), ad.In(1, 0)
	src, ok := v.Type().(*ir.VectorType)
	if !ok {
		if acc == nil {
			return replace(rw, op, v)
		}
		rw.ReplaceByNew(op, spirv.FAdd, []*ir.Value{acc, v}, []ir.Type{acc.Type()})
		return true
	}
	lhs, rhs := v, (*ir.Value)(nil)
	if mul := v.DefiningOp(); mul != nil && mul.Is(arith.MulF) {
		lhs, rhs = mul.Operand(0), mul.Operand(1)
	} else {
		ctx := rw.Context()
		rhs = spirv.NewConstant(&rw.Builder, op.Loc(), ctx.SplatOf(src, ctx.FloatValue(t, 1)), src)
	}
	sum := spirvtypes.New1(rw, op.Loc(), spirv.Dot, t, lhs, rhs)
	if acc != nil {
		sum = spirvtypes.New1(rw, op.Loc(), spirv.FAdd, t, acc, sum)
	}
	return replace(rw, op, sum)
}

// dotOps lists the integer dot products, by the extensions of the factors.
var dotOps = []struct {
	lhs, rhs *ir.OpDef
	dot, acc *ir.OpDef
	swap     bool
}{
	{arith.ExtSI, arith.ExtSI, spirv.SDot, spirv.SDotAccSat, false},
	{arith.ExtUI, arith.ExtUI, spirv.UDot, spirv.UDotAccSat, false},
	{arith.ExtSI, arith.ExtUI, spirv.SUDot, spirv.SUDotAccSat, false},
	{arith.ExtUI, arith.ExtSI, spirv.SUDot, spirv.SUDotAccSat, true},
}

// AddDotProductPatterns appends the pattern that replaces a sum of products of bytes,
// extended to 32 or 64 bits, by one op. The pattern is not a conversion pattern.
func AddDotProductPatterns(ps []*rewrite.Pattern) []*rewrite.Pattern {
	return append(ps, rewrite.On("VectorReductionToIntDotProd", vector.Reduction, integerDot))
}

func integerDot(op vector.ReductionOp, rw *rewrite.Rewriter) bool {
	if op.Kind() != vector.Add {
		return rw.Fail("combining kind is not 'add'")
	}
	t, ok := op.Result(0).Type().(*ir.IntegerType)
	if !ok {
		return rw.Fail("result is not an integer")
	}
	if t.Width != 32 && t.Width != 64 {
		return rw.Fail("unsupported integer bitwidth")
	}
	src := op.Type()
	if len(src.Shape()) != 1 || src.Shape()[0] != 3 && src.Shape()[0] != 4 || src.IsScalable() {
		return rw.Fail("unsupported vector shape")
	}
	mul := op.Vector().DefiningOp()
	if mul == nil || !mul.Is(arith.MulI) {
		return rw.Fail("reduction operand is not 'arith.muli'")
	}
	for _, d := range dotOps {
		lhs, rhs := extendedByte(mul.Operand(0), d.lhs), extendedByte(mul.Operand(1), d.rhs)
		if lhs == nil || rhs == nil {
			continue
		}
		if src.Shape()[0] == 3 {
			i8 := rw.Context().I(8)
			four := rw.Context().Vector([]int64{4}, i8)
			zero := spirv.NewSplat(&rw.Builder, op.Loc(), i8, 0)
			lhs = spirvtypes.New1(rw, op.Loc(), spirv.CompositeConstruct, four, lhs, zero)
			rhs = spirvtypes.New1(rw, op.Loc(), spirv.CompositeConstruct, four, rhs, zero)
		}
		if d.swap {
			lhs, rhs = rhs, lhs
		}
		if acc := op.Acc(); acc != nil {
			rw.ReplaceByNew(op.Operation, d.acc, []*ir.Value{lhs, rhs, acc}, []ir.Type{t})
		} else {
			rw.ReplaceByNew(op.Operation, d.dot, []*ir.Value{lhs, rhs}, []ir.Type{t})
		}
		return true
	}
	return rw.Fail("the factors are not extended bytes")
}

// extendedByte returns the vector of bytes that an op of the kind def extended to v, or
// nil if there is none.
func extendedByte(v *ir.Value, def *ir.OpDef) *ir.Value {
	op := v.DefiningOp()
	if op == nil || !op.Is(def) {
		return nil
	}
	in := op.Operand(0)
	if t, ok := in.Type().(*ir.VectorType); !ok || !ir.I8Constraint.Match(t.ElementType()) {
		return nil
	}
	return in
}
