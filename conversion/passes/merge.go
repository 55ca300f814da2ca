package passes

import (
	"github.com/spvc/spvc/conversion/memory"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
)

// NewMergeAccesses returns the pass spirv-merge-accesses, which leaves out loads of what an invocation just
// accessed, and stores that change nothing or that nothing reads.
func NewMergeAccesses() *pass.Pass {
	return &pass.Pass{
		Name: "spirv-merge-accesses", Class: "SPIRVMergeAccesses",
		Summary: "Leave out loads of known values, and stores that nothing needs",
		Run: func(op *ir.Operation, r *pass.Run) bool {
			if !memory.MergeAccesses(op, r.Remarker()) {
				r.PreserveAnalyses()
			}
			return true
		},
	}
}
