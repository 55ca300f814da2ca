package passes

import (
	"github.com/spvc/spvc/conversion/mathtofuncs"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
)

// NewMathToFuncs returns the pass convert-math-to-funcs.
func NewMathToFuncs() *pass.Pass {
	o := mathtofuncs.Options{MinExponentWidth: 1}
	return &pass.Pass{
		Name: "convert-math-to-funcs", Class: "ConvertMathToFuncs", Op: ir.Module.Name,
		Summary: "Convert Math operations to calls of outlined implementations.",
		Options: []pass.Option{
			pass.Uint("min-width-of-fpowi-exponent", &o.MinExponentWidth, "Convert FPowI only if the width of its exponent's integer type is greater than or equal to this value"),
			pass.Bool("convert-ctlz", &o.LeadingZeros, "Convert math.ctlz to a software implementation. Enable for targets that do not natively support ctlz."),
		},
		Run: func(op *ir.Operation, _ *pass.Run) bool { return o.Convert(op) },
	}
}
