package complex

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

type results = []ir.FoldResult

func value(out results, v *ir.Value) (results, bool) {
	return append(out, ir.FoldResult{Value: v}), true
}

// parts returns the floats of a constant.
func parts(a ir.Attribute) (re, im *ir.FloatAttr, ok bool) {
	arr, isArray := a.(*ir.ArrayAttr)
	if !isArray || len(arr.Elements) != 2 {
		return nil, nil, false
	}
	re, ok1 := arr.Elements[0].(*ir.FloatAttr)
	im, ok2 := arr.Elements[1].(*ir.FloatAttr)
	return re, im, ok1 && ok2
}

// isReal reports whether a is the constant n with a zero imaginary part.
func isReal(a ir.Attribute, n float64) bool {
	re, im, ok := parts(a)
	return ok && im.Value.IsZero() && re.Value.Float64() == n
}

// foldAdd folds (a - b) + b, b + (a - b) and a + 0.
func foldAdd(op *ir.Operation, operands []ir.Attribute, out results) (results, bool) {
	l, r := op.Operand(0), op.Operand(1)
	if sub := l.DefinedBy(Sub); sub != nil && sub.Operand(1) == r {
		return value(out, sub.Operand(0))
	}
	if sub := r.DefinedBy(Sub); sub != nil && sub.Operand(1) == l {
		return value(out, sub.Operand(0))
	}
	if isReal(operands[1], 0) {
		return value(out, l)
	}
	return out, false
}

// foldSub folds (a + b) - b and a - 0.
func foldSub(op *ir.Operation, operands []ir.Attribute, out results) (results, bool) {
	l, r := op.Operand(0), op.Operand(1)
	if add := l.DefinedBy(Add); add != nil && add.Operand(1) == r {
		return value(out, add.Operand(0))
	}
	if isReal(operands[1], 0) {
		return value(out, l)
	}
	return out, false
}

// foldByOne folds a * 1 and a / 1.
func foldByOne(op *ir.Operation, operands []ir.Attribute, out results) (results, bool) {
	if isReal(operands[1], 1) {
		return value(out, op.Operand(0))
	}
	return out, false
}

// foldInverse returns the fold of an op that undoes ops of the kind inner.
func foldInverse(inner *ir.OpDef) ir.FoldFunc {
	return func(op *ir.Operation, _ []ir.Attribute, out results) (results, bool) {
		if in := op.Operand(0).DefinedBy(inner); in != nil {
			return value(out, in.Operand(0))
		}
		return out, false
	}
}

// foldPart folds the real (0) or imaginary (1) part of a number made of parts.
func foldPart(i int) ir.FoldFunc {
	return func(op *ir.Operation, operands []ir.Attribute, out results) (results, bool) {
		if arr, ok := operands[0].(*ir.ArrayAttr); ok && len(arr.Elements) == 2 {
			return append(out, ir.FoldResult{Attr: arr.Elements[i]}), true
		}
		if create := op.Operand(0).DefinedBy(Create); create != nil {
			return value(out, create.Operand(i))
		}
		return out, false
	}
}

// foldCreate folds a number that is created from its own parts.
func foldCreate(op *ir.Operation, _ []ir.Attribute, out results) (results, bool) {
	re, im := op.Operand(0).DefinedBy(Re), op.Operand(1).DefinedBy(Im)
	if re != nil && im != nil && re.Operand(0) == im.Operand(0) {
		return value(out, re.Operand(0))
	}
	return out, false
}

func foldBitcast(op *ir.Operation, _ []ir.Attribute, out results) (results, bool) {
	if op.Operand(0).Type() == op.Result(0).Type() {
		return value(out, op.Operand(0))
	}
	return out, false
}

type canonicalizer struct{}

// CanonicalizationPatterns returns the patterns of the complex dialect.
func (canonicalizer) CanonicalizationPatterns(*ir.Context) []*rewrite.Pattern {
	return []*rewrite.Pattern{
		rewrite.OnOp("ArithBitcast", Bitcast, arithBitcast),
		rewrite.OnOp("MergeArithBitcast", arith.Bitcast, mergeArithBitcast),
		rewrite.OnOp("MergeComplexBitcast", Bitcast, mergeComplexBitcast),
		rewrite.OnOp("FoldComponentNegIm", Im, partOfNegation(1)),
		rewrite.OnOp("FoldComponentNegRe", Re, partOfNegation(0)),
	}
}

// arithBitcast turns a bitcast without complex types into an arith.bitcast.
func arithBitcast(op *ir.Operation, rw *rewrite.Rewriter) bool {
	if isComplex(op.Operand(0).Type()) || isComplex(op.Result(0).Type()) {
		return rw.Fail("a type is complex")
	}
	rw.ReplaceByNew(op, arith.Bitcast, op.Operands(), op.ResultTypes())
	return true
}

// mergeArithBitcast removes a complex.bitcast before an arith.bitcast.
func mergeArithBitcast(op *ir.Operation, rw *rewrite.Rewriter) bool {
	inner := op.Operand(0).DefinedBy(Bitcast)
	if inner == nil {
		return rw.Fail("the operand is not a complex.bitcast")
	}
	rw.ReplaceByNew(op, Bitcast, inner.Operands(), op.ResultTypes())
	return true
}

// mergeComplexBitcast removes a bitcast before a complex.bitcast.
func mergeComplexBitcast(op *ir.Operation, rw *rewrite.Rewriter) bool {
	def := Bitcast
	inner := op.Operand(0).DefinedBy(Bitcast)
	if inner == nil {
		inner = op.Operand(0).DefinedBy(arith.Bitcast)
	} else if !isComplex(op.Result(0).Type()) && !isComplex(inner.Operand(0).Type()) {
		def = arith.Bitcast
	}
	if inner == nil {
		return rw.Fail("the operand is not a bitcast")
	}
	rw.ReplaceByNew(op, def, inner.Operands(), op.ResultTypes())
	return true
}

// partOfNegation negates part i of a number instead of the whole number.
func partOfNegation(i int) func(op *ir.Operation, rw *rewrite.Rewriter) bool {
	return func(op *ir.Operation, rw *rewrite.Rewriter) bool {
		neg := op.Operand(0).DefinedBy(Neg)
		if neg == nil {
			return rw.Fail("the operand is not negated")
		}
		create := neg.Operand(0).DefinedBy(Create)
		if create == nil {
			return rw.Fail("the parts are not known")
		}
		rw.ReplaceByNew(op, arith.NegF, []*ir.Value{create.Operand(i)}, op.ResultTypes())
		return true
	}
}
