package passes

import (
	"github.com/spvc/spvc/conversion/complextostandard"
	"github.com/spvc/spvc/dialect/complex"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/rewrite"
)

// NewComplexToStandard returns the pass convert-complex-to-standard.
func NewComplexToStandard() *pass.Pass {
	patterns := rewrite.NewPatternSet(complextostandard.AddPatterns(nil)...)
	return &pass.Pass{
		Name: "convert-complex-to-standard", Class: "ConvertComplexToStandard", Summary: "Convert Complex dialect to standard dialect",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			t := rewrite.NewTarget()
			t.AddLegalDialect("arith", "math")
			t.AddLegalOp(complex.Create, complex.Im, complex.Re)
			return rewrite.ConvertPartial([]*ir.Operation{op}, t, patterns)
		},
	}
}
