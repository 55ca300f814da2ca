package arith

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/analysis"
)

// noWrap returns the range model of ops with overflow flags.
func noWrap(infer func(analysis.NoWrap, []analysis.Range) analysis.Range) analysis.ResultRange {
	return func(op *ir.Operation, args []analysis.Range) analysis.Range {
		f := overflowIn(op.Prop(flagsSlot))
		return infer(analysis.NoWrap{Signed: f&NSW != 0, Unsigned: f&NUW != 0}, args)
	}
}

// resized returns the range model of casts between integers that extend with the sign
// or with zeros.
//
//go:noinline
func resized(signed bool) analysis.ResultRange {
	return func(op *ir.Operation, args []analysis.Range) analysis.Range {
		return args[0].Resize(op.Result(0).Type(), signed)
	}
}

func rangeOfCmpI(op *ir.Operation, args []analysis.Range) analysis.Range {
	p := analysis.Predicate(CmpIOp{op}.Predicate())
	return analysis.BoolRange(analysis.Decide(p, args[0], args[1]))
}

// rangeOfConstant is the range model of constants.
type rangeOfConstant struct{}

// InferRanges sets the range of an integer.
func (rangeOfConstant) InferRanges(op *ir.Operation, _ []analysis.Range, set func(*ir.Value, analysis.Range)) {
	if v, ok := op.Prop(valueSlot).(*ir.IntegerAttr); ok {
		set(op.Result(0), analysis.ConstantRange(v.Value))
	}
}

// rangeOfSelect is the range model of selections.
type rangeOfSelect struct{}

// InferRanges sets the range of the selected value, or the union of both ranges if the
// condition is unknown.
func (rangeOfSelect) InferRanges(op *ir.Operation, args []analysis.Range, set func(*ir.Value, analysis.Range)) {
	r := args[1].Union(args[2])
	if c, ok := args[0].Constant(); ok {
		r = args[1]
		if c.IsZero() {
			r = args[2]
		}
	}
	if r.Known() {
		set(op.Result(0), r)
	}
}
