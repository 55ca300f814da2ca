package memory

import (
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
)

// MarkUniformLoops gives the attribute [spirv.UniformTripsName] to each scf.for of fn with results
// which the invocations of a workgroup that enter it leave after the same number of iterations. It
// reports whether it changed anything.
func MarkUniformLoops(fn *ir.Operation) (changed bool) {
	var d *divergence
	fn.Walk(func(op *ir.Operation) {
		if !op.Is(scf.For) || op.NumResults() == 0 {
			return
		}
		if d == nil {
			d = divergenceOf(fn)
		}
		if d.leftTogether(op) {
			op.SetAttr(spirv.UniformTripsName, fn.Context().Unit())
			changed = true
		}
	})
	return changed
}
