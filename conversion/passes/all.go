package passes

import (
	"github.com/spvc/spvc/conversion/arithtospirv"
	"github.com/spvc/spvc/conversion/functospirv"
	"github.com/spvc/spvc/conversion/indextospirv"
	"github.com/spvc/spvc/conversion/scftospirv"
	"github.com/spvc/spvc/conversion/spirvtypes"
	"github.com/spvc/spvc/conversion/ubtospirv"
	arithpasses "github.com/spvc/spvc/dialect/arith/passes"
	"github.com/spvc/spvc/dialect/fn"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/rewrite"
	"github.com/spvc/spvc/spirv"
)

// nativeSignatures reports the functions in op with vectors that would have to be
// unrolled; it returns false if there are any.
func nativeSignatures(op *ir.Operation) bool {
	ok := true
	op.Walk(func(o *ir.Operation) {
		if !o.Is(fn.Func) {
			return
		}
		t := fn.FuncOp{Operation: o}.Type()
		for _, ts := range [...][]ir.Type{t.Inputs, t.Results} {
			for _, t := range ts {
				if v, vector := t.(*ir.VectorType); vector && (len(v.Shape()) != 1 || v.Shape()[0] > 4) {
					ok = o.EmitOpError("has vectors in its signature that SPIR-V does not have, and they are not unrolled")
					return
				}
			}
		}
	})
	return ok
}

// NewToSPIRV returns the pass convert-to-spirv, which converts functions and the
// ops of arith, index, scf and ub at once. Ops that it cannot convert stay, but for those
// of the spirv dialect that the target does not have.
func NewToSPIRV() *pass.Pass {
	signatures := true
	return &pass.Pass{
		Name: "convert-to-spirv", Class: "ConvertToSPIRVPass", Summary: "Convert to SPIR-V",
		Options: []pass.Option{pass.Bool("run-signature-conversion", &signatures, "Run function signature conversion to convert vector types")},
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			if signatures && !nativeSignatures(op) {
				return false
			}
			env := spirv.EnvOf(spirv.LookupTargetEnvOrDefault(op))
			c := spirvtypes.New(op.Context(), env, spirvtypes.DefaultOptions())
			return rewrite.ConvertPartial([]*ir.Operation{op}, spirvtypes.NewTarget(env), patternsOf(c, []addPatterns{
				arithtospirv.AddPatterns, functospirv.AddFuncPatterns, functospirv.AddPatterns, indextospirv.AddPatterns, scftospirv.AddPatterns,
				ubtospirv.AddPatterns, addDivisions}))
		},
	}
}

// addDivisions appends the patterns that make rounding divisions of arith truncating
// ones.
func addDivisions(_ *spirvtypes.Converter, ps []*rewrite.Pattern) []*rewrite.Pattern {
	return append(ps, arithpasses.DivisionPatterns()...)
}
