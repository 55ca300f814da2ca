package tosa

import (
	"math"
	"slices"

	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/tensor"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/apfloat"
	"github.com/spvc/spvc/ir/rewrite"
)

type canonicalizer struct{}

// CanonicalizationPatterns returns the patterns of the tosa dialect.
func (canonicalizer) CanonicalizationPatterns(ctx *ir.Context) []*rewrite.Pattern {
	if !old.Has(ctx.MLIR()) {
		return patterns22()
	}
	return []*rewrite.Pattern{
		rewrite.OnOp("ConcatOptimization", Concat19, singleConcat),
		rewrite.OnOp("SelectOfNot", Select19, selectOfNot(LogicalNot19)),
		rewrite.OnOp("ConsolidateTransposeOptimization", Transpose19, transposeOfTranspose19),
		rewrite.OnOp("TransposeIsReshape", Transpose19, transposeIsReshape19),
		rewrite.OnOp("MaterializePadValue", Pad19, padValue19),
		rewrite.OnOp("MaxPool2dIsNoOp", MaxPool2D19, poolOfOne),
		rewrite.OnOp("ClampIsNoOp", Clamp19, clampOfAll19),
		rewrite.OnOp("ClampClampOptimization", Clamp19, clampOfClamp19),
		rewrite.OnOp("ConcatSliceOptimization", Slice19, sliceOfConcat19),
	}
}

// singleConcat replaces the concatenation of one tensor.
func singleConcat(op *ir.Operation, rw *rewrite.Rewriter) bool {
	if op.NumOperands() != 1 {
		return rw.Fail("more than one operand")
	}
	v := op.Operand(0)
	if t := op.Result(0).Type(); v.Type() != t {
		v = tensor.NewCast(&rw.Builder, op.Loc(), v, t)
	}
	rw.Replace(op, v)
	return true
}

// selectOfNot exchanges the values of a select whose condition is negated by not.
func selectOfNot(not *ir.OpDef) func(op *ir.Operation, rw *rewrite.Rewriter) bool {
	return func(op *ir.Operation, rw *rewrite.Rewriter) bool {
		n := op.Operand(0).DefinedBy(not)
		if n == nil {
			return rw.Fail("the condition is not negated")
		}
		rw.Modify(op, func() { op.SetOperands([]*ir.Value{n.Operand(0), op.Operand(2), op.Operand(1)}) })
		return true
	}
}

// composed returns the order of two transpositions, or nil if they do not fit.
func composed(inner, outer []int64) []int64 {
	if len(inner) != len(outer) || len(inner) == 0 || !isPermutation(inner) || !isPermutation(outer) {
		return nil
	}
	out := make([]int64, len(inner))
	for i, k := range outer {
		out[i] = inner[k]
	}
	return out
}

func transposeOfTranspose19(op *ir.Operation, rw *rewrite.Rewriter) bool {
	inner := op.Operand(0).DefinedBy(Transpose19)
	if inner == nil {
		return rw.Fail("input must be transpose operation")
	}
	outer, ok1 := constantInts(op.Operand(1))
	before, ok2 := constantInts(inner.Operand(1))
	order := composed(before, outer)
	if !ok1 || !ok2 || order == nil {
		return rw.Fail("the permutations are not constant, or differ in length")
	}
	c := op.Context()
	elements := make([]ir.Attribute, len(order))
	for i, k := range order {
		elements[i] = c.Int(c.I32(), k)
	}
	perms := arith.NewConstant(&rw.Builder, op.Loc(), c.DenseOf(c.Tensor([]int64{int64(len(order))}, c.I32(), nil), elements))
	rw.ReplaceByNew(op, Transpose19, []*ir.Value{inner.Operand(0), perms}, op.ResultTypes())
	return true
}

// movesNothing returns the shape of a transposition that moves dimensions of size 1 only, or the reason why it is none.
func movesNothing(op *ir.Operation, order []int64) (shape []int64, why string) {
	if op.Operand(0).DefinedBy(op.Def()) != nil {
		return nil, "Src is from transpose, can compose transposes"
	}
	for u := op.Result(0).FirstUse(); u != nil; u = u.NextUse() {
		if u.Owner().Is(op.Def()) {
			return nil, "Dest is used by transpose, can compose transposes"
		}
	}
	s := ShapeOf(op.Operand(0))
	switch {
	case !s.Ranked:
		return nil, "Unranked input."
	case unknownDims(s.Dims) > 1:
		return nil, "Has more than one dynamic dim."
	case len(order) != len(s.Dims) || !isPermutation(order):
		return nil, "the permutation does not fit"
	}
	last := int64(-1)
	for _, k := range order {
		d := s.Dims[k]
		shape = append(shape, d)
		if d == 1 {
			continue
		}
		if k < last {
			return nil, "Transpose changes memory layout."
		}
		last = k
	}
	return shape, ""
}

func transposeIsReshape19(op *ir.Operation, rw *rewrite.Rewriter) bool {
	order, ok := constantInts(op.Operand(1))
	if !ok {
		return rw.Fail("Non-constant permutation")
	}
	shape, why := movesNothing(op, order)
	if why != "" {
		return rw.Fail(why)
	}
	rw.ReplaceByNew(op, Reshape19, []*ir.Value{op.Operand(0)}, op.ResultTypes(), ir.Named("new_shape", op.Context().DenseI64Array(shape...)))
	return true
}

// padValue19 states the value with which a pad fills.
func padValue19(op *ir.Operation, rw *rewrite.Rewriter) bool {
	if op.NumOperands() > 2 {
		return rw.Fail("the value is stated")
	}
	c, t := op.Context(), elementOf(op.Operand(0))
	a := PadDefault(op, t)
	if a == nil {
		return rw.Fail("tosa.pad to linalg lowering encountered an unknown element type")
	}
	v := NewConst(&rw.Builder, op.Loc(), c.SplatOf(c.Tensor(nil, t, nil), a))
	rw.ReplaceByNew(op, Pad19, []*ir.Value{op.Operand(0), op.Operand(1), v}, op.ResultTypes(), op.Attrs()...)
	return true
}

// poolOfOne replaces the largest element of one.
func poolOfOne(op *ir.Operation, rw *rewrite.Rewriter) bool {
	for _, v := range [2]*ir.Value{op.Operand(0), op.Result(0)} {
		s := ShapeOf(v)
		if !s.Ranked || slices.Contains(s.Dims, ir.Dynamic) || s.Dims[1] != 1 || s.Dims[2] != 1 {
			return rw.Fail("more than one element a channel")
		}
	}
	if op.Operand(0).Type() != op.Result(0).Type() {
		return rw.Fail("the result has another type")
	}
	rw.Replace(op, op.Operand(0))
	return true
}

// coversAll reports whether [lo, hi] has all integers of type t.
func coversAll(t *ir.IntegerType, lo, hi int64) bool {
	switch {
	case t.Width > 64 || t.Signedness == ir.Unsigned && t.Width > 63:
		return false
	case t.Signedness == ir.Unsigned:
		return lo <= 0 && hi >= 1<<t.Width-1
	}
	return lo <= math.MinInt64>>(64-t.Width) && hi >= math.MaxInt64>>(64-t.Width)
}

// isEverything reports whether a clamp to [lo, hi] keeps all floats.
func isEverything(lo, hi apfloat.Float) bool {
	return lo.IsInf() && lo.IsNegative() && hi.IsInf() && !hi.IsNegative()
}

func clampOfAll19(op *ir.Operation, rw *rewrite.Rewriter) bool {
	all := false
	switch t := elementOf(op.Operand(0)).(type) {
	case *ir.FloatType:
		all = isEverything(op.Prop(2).(*ir.FloatAttr).Value, op.Prop(3).(*ir.FloatAttr).Value)
	case *ir.IntegerType:
		all = coversAll(t, IntAttr(op, "min_int"), IntAttr(op, "max_int"))
	}
	if !all || op.Operand(0).Type() != op.Result(0).Type() {
		return rw.Fail("the clamp has an effect")
	}
	rw.Replace(op, op.Operand(0))
	return true
}

// clampOfClamp19 joins two clamps. MLIR compares the bounds of integers without their sign; the result here is right.
func clampOfClamp19(op *ir.Operation, rw *rewrite.Rewriter) bool {
	inner := op.Operand(0).DefinedBy(Clamp19)
	if inner == nil {
		return rw.Fail("the operand is not clamped")
	}
	c := op.Context()
	t := c.F32()
	if f, ok := elementOf(op.Operand(0)).(*ir.FloatType); ok {
		t = f
	}
	bound := func(slot int, pick func(a, b apfloat.Float) apfloat.Float) ir.Attribute {
		a, b := op.Prop(slot).(*ir.FloatAttr).Value, inner.Prop(slot).(*ir.FloatAttr).Value
		x, _ := a.Convert(t.Semantics())
		y, _ := b.Convert(t.Semantics())
		return c.FloatConst(t, pick(x, y))
	}
	lo, hi := max(IntAttr(op, "min_int"), IntAttr(inner, "min_int")), min(IntAttr(op, "max_int"), IntAttr(inner, "max_int"))
	if disjoint(op, inner) {
		return rw.Fail("the ranges do not meet")
	}
	rw.ReplaceByNew(op, Clamp19, []*ir.Value{inner.Operand(0)}, op.ResultTypes(), ir.Named("min_int", c.Int(c.I64(), lo)), ir.Named("max_int", c.Int(c.I64(), hi)),
		ir.Named("min_fp", bound(2, apfloat.Float.MaxNum)), ir.Named("max_fp", bound(3, apfloat.Float.MinNum)))
	return true
}

// disjoint reports whether the ranges of two clamps have no number in common. The second clamp then decides alone.
func disjoint(a, b *ir.Operation) bool {
	if isFloat(elementOf(a.Operand(0))) {
		above := func(x, y *ir.Operation) bool {
			return x.Prop(2).(*ir.FloatAttr).Value.Compare(y.Prop(3).(*ir.FloatAttr).Value) == apfloat.Greater
		}
		return above(a, b) || above(b, a)
	}
	return IntAttr(a, "min_int") > IntAttr(b, "max_int") || IntAttr(b, "min_int") > IntAttr(a, "max_int")
}

// sliceOfConcat returns the operand of concat that has all elements of a slice, and the start of the slice in it.
func sliceOfConcat(concat *ir.Operation, start, size []int64) (from *ir.Value, at []int64, why string) {
	if t, ok := concat.Result(0).Type().(*ir.RankedTensorType); !ok || !ir.HasStaticShape(t) {
		return nil, nil, "slice input must be a static ranked tensor"
	}
	k := axisOf(concat)
	if k < 0 || k >= int64(len(start)) || len(size) != len(start) {
		return nil, nil, "the slice does not fit"
	}
	at = slices.Clone(start)
	for _, v := range concat.Operands() {
		t, ok := v.Type().(*ir.RankedTensorType)
		if !ok || !ir.HasStaticShape(t) || k >= int64(len(t.Shape())) {
			return nil, nil, "concat input must be a static ranked tensor"
		}
		if at[k] >= 0 && at[k]+size[k] <= t.Shape()[k] {
			return v, at, ""
		}
		at[k] -= t.Shape()[k]
	}
	return nil, nil, "corresponding concat input not found for slice"
}

func sliceOfConcat19(op *ir.Operation, rw *rewrite.Rewriter) bool {
	concat := op.Operand(0).DefinedBy(Concat19)
	if concat == nil {
		return rw.Fail("slice input must be concat operation")
	}
	from, at, why := sliceOfConcat(concat, int64s(op.Prop(0)), int64s(op.Prop(1)))
	if why != "" {
		return rw.Fail(why)
	}
	rw.ReplaceByNew(op, Slice19, []*ir.Value{from}, op.ResultTypes(), ir.Named("start", op.Context().DenseI64Array(at...)), ir.Named("size", op.Prop(1)))
	return true
}
