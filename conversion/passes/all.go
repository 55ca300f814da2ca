package passes

import (
	"github.com/spvc/spvc/conversion/arithtospirv"
	"github.com/spvc/spvc/conversion/functospirv"
	"github.com/spvc/spvc/conversion/indextospirv"
	"github.com/spvc/spvc/conversion/scftospirv"
	"github.com/spvc/spvc/conversion/spirvtypes"
	"github.com/spvc/spvc/conversion/ubtospirv"
	"github.com/spvc/spvc/conversion/vectortospirv"
	arithpasses "github.com/spvc/spvc/dialect/arith/passes"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/rewrite"
	"github.com/spvc/spvc/spirv"
)

// NewToSPIRV returns the pass convert-to-spirv. It splits the vectors in the signatures
// of functions, then converts functions and the ops of arith, index, scf, ub and vector
// together. Ops that it cannot convert stay, except for those of the spirv dialect that
// the target lacks.
func NewToSPIRV() *pass.Pass {
	signatures := true
	return &pass.Pass{
		Name: "convert-to-spirv", Class: "ConvertToSPIRVPass", Summary: "Convert to SPIR-V",
		Options: []pass.Option{pass.Bool("run-signature-conversion", &signatures, "Run function signature conversion to convert vector types")},
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			if signatures {
				functospirv.UnrollSignatures(op)
			}
			opts, ok := spirvtypes.DefaultOptions().For(op)
			if !ok {
				return false
			}
			env := spirv.EnvFor(op)
			c := spirvtypes.New(op.Context(), env, opts)
			return rewrite.ConvertPartial([]*ir.Operation{op}, spirvtypes.NewTarget(env), patternsOf(c, []addPatterns{
				divisions, arithtospirv.AddPatterns, functospirv.AddFuncPatterns, functospirv.AddPatterns, indextospirv.AddPatterns,
				vectortospirv.AddPatterns, scftospirv.AddPatterns, ubtospirv.AddPatterns, spirvtypes.AddModels}))
		},
	}
}

// divisions adds the patterns that expand rounding divisions into simpler ops.
func divisions(_ *spirvtypes.Converter, ps []*rewrite.Pattern) []*rewrite.Pattern {
	return append(ps, arithpasses.DivisionPatterns()...)
}
