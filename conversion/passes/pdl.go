package passes

import (
	"github.com/spvc/spvc/conversion/pdltopdlinterp"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
)

// NewPDLToPDLInterp returns the pass convert-pdl-to-pdl-interp. It makes a matcher and rewrites of the patterns of a module.
func NewPDLToPDLInterp() *pass.Pass {
	return &pass.Pass{
		Name: "convert-pdl-to-pdl-interp", Class: "ConvertPDLToPDLInterp", Op: ir.Module.Name,
		Summary: "Convert PDL ops to PDL interpreter ops",
		Run:     func(op *ir.Operation, _ *pass.Run) bool { return pdltopdlinterp.Lower(op) },
	}
}
