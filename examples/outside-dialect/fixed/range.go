package fixed

import "github.com/spvc/spvc/ir"

// Range is the least and the largest value that a number may have, in units of the last
// place.
type Range struct{ Min, Max int64 }

// RangeModel is an op interface of this dialect: ops that have it say between which
// bounds their result lies. Other dialects' ops can have it too, by Registry.AttachOp.
type RangeModel interface {
	// ResultRange returns the range of op's result before it saturates, for operands with
	// these ranges.
	ResultRange(op *ir.Operation, operands []Range) Range
}

// ranges is the model of an op whose range a function computes.
type ranges func(op *ir.Operation, in []Range) Range

// ResultRange implements RangeModel.
func (f ranges) ResultRange(op *ir.Operation, in []Range) Range { return f(op, in) }

// FullRange returns the range of all numbers of t.
func FullRange(t *QType) Range { return Range{t.Min(), t.Max()} }

// Within reports whether all of r are numbers of t.
func (r Range) Within(t *QType) bool { return r.Min >= t.Min() && r.Max <= t.Max() }

// Saturated returns what becomes of r in a number of t.
func (r Range) Saturated(t *QType) Range { return Range{t.Saturate(r.Min), t.Saturate(r.Max)} }

func constantRange(op *ir.Operation, _ []Range) Range {
	v := valueOf(op).Units
	return Range{v, v}
}

func addRange(_ *ir.Operation, in []Range) Range {
	return Range{in[0].Min + in[1].Min, in[0].Max + in[1].Max}
}

func subRange(_ *ir.Operation, in []Range) Range {
	return Range{in[0].Min - in[1].Max, in[0].Max - in[1].Min}
}

func mulRange(op *ir.Operation, in []Range) Range {
	t := op.Result(0).Type().(*QType)
	a, b := in[0], in[1]
	p := [4]int64{mul(t, a.Min, b.Min), mul(t, a.Min, b.Max), mul(t, a.Max, b.Min), mul(t, a.Max, b.Max)}
	return Range{min(p[0], p[1], p[2], p[3]), max(p[0], p[1], p[2], p[3])}
}

func maxRange(_ *ir.Operation, in []Range) Range {
	return Range{max(in[0].Min, in[1].Min), max(in[0].Max, in[1].Max)}
}
