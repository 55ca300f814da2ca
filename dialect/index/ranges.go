package index

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/analysis"
)

// ranges returns the interfaces of an op whose range f computes for indices of 32 and
// of 64 bits.
func ranges(f analysis.Infer, sides analysis.Sides) []any {
	return []any{analysis.OfIndex(f, sides).ByOperands()}
}

// resized returns the range model of casts that extend with the sign or with zeros. An
// index may have 32 or 64 bits.
//
//go:noinline
func resized(signed bool) analysis.ResultRange {
	return func(op *ir.Operation, args []analysis.Range) analysis.Range {
		t := op.Result(0).Type()
		r := args[0].Resize(t, signed)
		if _, ok := t.(*ir.IndexType); !ok {
			return r
		}
		return r.Union(args[0].Resize(op.Context().I32(), signed).Extend(maxBits))
	}
}

// rangeOfCmp decides a comparison if it has the same result for indices of 32 and of 64
// bits.
func rangeOfCmp(op *ir.Operation, args []analysis.Range) analysis.Range {
	p := analysis.Predicate(CmpOp{op}.Predicate())
	wide, known := analysis.Decide(p, args[0], args[1])
	narrow, alsoKnown := analysis.Decide(p, args[0].Trunc(minBits), args[1].Trunc(minBits))
	return analysis.BoolRange(wide, known && alsoKnown && wide == narrow)
}

// minBits and maxBits are the smallest and the largest width of an index.
const (
	minBits = 32
	maxBits = 64
)

func rangeOfSize(*ir.Operation, []analysis.Range) analysis.Range {
	return analysis.IndexRange(minBits, maxBits)
}

func rangeOfConstant(op *ir.Operation, _ []analysis.Range) analysis.Range {
	if v, ok := op.Prop(0).(*ir.IntegerAttr); ok {
		return analysis.ConstantRange(v.Value)
	}
	return analysis.Range{}
}
