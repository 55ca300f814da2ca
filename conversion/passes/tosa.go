package passes

import (
	"github.com/spvc/spvc/conversion/tosatoarith"
	"github.com/spvc/spvc/conversion/tosatoscf"
	"github.com/spvc/spvc/conversion/tosatotensor"
	"github.com/spvc/spvc/dialect/tosa"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/rewrite"
)

// illegal marks the ops of lists as illegal.
func illegal(t *rewrite.Target, lists ...[]*ir.OpDef) {
	for _, list := range lists {
		t.AddIllegalOp(list...)
	}
}

// NewTosaToArith returns the pass tosa-to-arith.
func NewTosaToArith() *pass.Pass {
	scale, narrow := false, false
	return &pass.Pass{
		Name: "tosa-to-arith", Class: "TosaToArith", Summary: "Lower TOSA to the Arith dialect",
		Options: []pass.Option{
			pass.Bool("include-apply-rescale", &scale, "Whether to include the lowering for tosa.apply_rescale to arith"),
			pass.Bool("use-32-bit", &narrow, "Whether to prioritze lowering to 32-bit operations"),
		},
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			t := rewrite.NewTarget()
			illegal(t, tosa.Constants)
			t.AddLegalDialect("arith")
			ps := tosatoarith.AddPatterns(nil)
			if scale {
				ps = tosatoarith.AddScalePatterns(ps, narrow)
				illegal(t, tosa.ApplyScales)
			}
			return rewrite.ConvertPartial([]*ir.Operation{op}, t, rewrite.NewPatternSet(ps...))
		},
	}
}

// NewTosaToTensor returns the pass tosa-to-tensor.
func NewTosaToTensor() *pass.Pass {
	patterns := rewrite.NewPatternSet(tosatotensor.AddPatterns(tosa.NewTypeConverter(), nil)...)
	return &pass.Pass{
		Name: "tosa-to-tensor", Class: "TosaToTensor", Summary: "Lower TOSA to the Tensor dialect",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			t := rewrite.NewTarget()
			illegal(t, tosa.Concats, tosa.Reshapes, tosa.Slices, tosa.Pads)
			t.AddLegalDialect("arith", "tensor")
			return rewrite.ConvertPartial([]*ir.Operation{op}, t, patterns)
		},
	}
}

// NewTosaToSCF returns the pass tosa-to-scf.
func NewTosaToSCF() *pass.Pass {
	patterns := rewrite.NewPatternSet(tosatoscf.AddPatterns(nil)...)
	return &pass.Pass{
		Name: "tosa-to-scf", Class: "TosaToSCF", Summary: "Lower TOSA to the SCF dialect",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			t := rewrite.NewTarget()
			t.AddLegalDialect("tensor", "scf")
			illegal(t, tosa.Ifs, tosa.Scatters, tosa.Whiles)
			t.MarkUnknownDynamic(func(*ir.Operation) bool { return true })
			return rewrite.ConvertPartial([]*ir.Operation{op}, t, patterns)
		},
	}
}
