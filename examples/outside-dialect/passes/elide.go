// Package passes holds the passes of the dialect fixed.
package passes

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"

	"example.com/fixed/fixed"
)

// NewElideSaturation returns the pass fixed-elide-saturation: it marks the operations
// whose operands are so small that the result cannot saturate, so that their conversion
// needs no clamps.
func NewElideSaturation() *pass.Pass {
	report := false
	elided := &pass.Statistic{Name: "elided", Summary: "operations that cannot saturate"}
	return &pass.Pass{
		Name: "fixed-elide-saturation", Class: "FixedElideSaturation",
		Summary: "Mark fixed-point operations that cannot saturate",
		Options: []pass.Option{pass.Bool("report", &report, "Emit a remark for each of them")},
		Stats:   []*pass.Statistic{elided},
		Run: func(op *ir.Operation, r *pass.Run) bool {
			n := elide(op, report)
			elided.Add(n)
			if n == 0 {
				r.PreserveAnalyses()
			}
			return true
		},
	}
}

// elide marks the operations inside op and returns how many there were.
func elide(op *ir.Operation, report bool) int {
	known := map[*ir.Value]fixed.Range{}
	n := 0
	op.WalkPre(func(op *ir.Operation) ir.WalkResult {
		model, ok := ir.OpInterface[fixed.RangeModel](op.Info())
		if !ok {
			return ir.WalkAdvance
		}
		t := op.Result(0).Type().(*fixed.QType)
		in := make([]fixed.Range, op.NumOperands())
		for i := range in {
			in[i] = rangeOf(op.Operand(i), known)
		}
		r := model.ResultRange(op, in)
		known[op.Result(0)] = r.Saturated(t)
		slot := op.Info().Slot(fixed.ExactName)
		if slot < 0 || op.Prop(slot) != nil || !r.Within(t) {
			return ir.WalkAdvance
		}
		op.SetProp(slot, op.Context().Unit())
		if n++; report {
			op.EmitRemark("cannot saturate")
		}
		return ir.WalkAdvance
	})
	return n
}

// rangeOf returns what is known of v, which is of a fixed-point type: all numbers of the
// type if it was not computed before.
func rangeOf(v *ir.Value, known map[*ir.Value]fixed.Range) fixed.Range {
	if r, ok := known[v]; ok {
		return r
	}
	return fixed.FullRange(v.Type().(*fixed.QType))
}
