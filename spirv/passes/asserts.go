package passes

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/notes"
	"github.com/spvc/spvc/spirv/report"
)

// NewReportAsserts returns the pass spirv-report-asserts. Where an assertion fails, which the
// attribute spirv.assert of a branch marks, it makes the invocation write a record to the
// hidden buffer that docs/report-buffer.md describes. The pass must run after
// spirv-lower-abi-attrs. It shares the buffer with spirv-check-bounds, in any order.
func NewReportAsserts() *pass.Pass {
	return &pass.Pass{
		Name: "spirv-report-asserts", Class: "SPIRVReportAsserts", Op: spirv.Module.Name,
		Summary: "Report failed assertions to a hidden buffer",
		Run: func(op *ir.Operation, r *pass.Run) bool {
			failures := inventoryOf(r, op).asserts
			if len(failures) == 0 {
				r.PreserveAnalyses()
				return true
			}
			return reportAsserts(op, failures)
		},
	}
}

// reportAsserts writes a report before each branch that a failed assertion takes.
func reportAsserts(module *ir.Operation, failures []*ir.Operation) bool {
	r := newReporter(module, &reports)
	for _, op := range failures {
		if !r.begin(op, &assertFunction) {
			return false
		}
		r.b.SetBefore(op)
		n := r.site(op.Loc(), report.AssertText(report.Literal(op.StringAttr(notes.AssertName))))
		r.call(op.Loc(), &assertFunction, spirv.NewSplat(r.b, op.Loc(), r.i32, n))
		op.RemoveAttr(notes.AssertName)
	}
	r.finish()
	return true
}
