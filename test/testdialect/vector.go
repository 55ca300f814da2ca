package testdialect

import (
	"github.com/spvc/spvc/conversion/functospirv"
	"github.com/spvc/spvc/conversion/vectortospirv"
	"github.com/spvc/spvc/dialect/fn"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/rewrite"
)

// NewFuncSignatureConversion returns the pass test-spirv-func-signature-conversion,
// which splits vectors in the signatures of functions.
func NewFuncSignatureConversion() *pass.Pass {
	return &pass.Pass{
		Name: "test-spirv-func-signature-conversion", Class: "TestSPIRVFuncSignatureConversion", Op: ir.Module.Name,
		Summary: "Test patterns that convert vector inputs and results in function signatures",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			functospirv.UnrollSignatures(op)
			return true
		},
	}
}

// NewVectorUnrolling returns the pass test-spirv-vector-unrolling, which splits vectors in functions.
func NewVectorUnrolling() *pass.Pass {
	return &pass.Pass{
		Name: "test-spirv-vector-unrolling", Class: "TestSPIRVVectorUnrolling", Op: ir.Module.Name,
		Summary: "Test patterns that unroll vectors to types supported by SPIR-V",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			functospirv.UnrollSignatures(op)
			functospirv.UnrollBodies(op)
			return true
		},
	}
}

// NewReductionToDotProduct returns the pass test-vector-reduction-to-spirv-dot-prod.
func NewReductionToDotProduct() *pass.Pass {
	return &pass.Pass{
		Name: "test-vector-reduction-to-spirv-dot-prod", Class: "TestVectorReductionToSPIRVDotProd", Op: fn.Func.Name,
		Summary: "Test lowering patterns that converts vector.reduction to SPIR-V integer dot product ops",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			ps := rewrite.NewPatternSet(vectortospirv.AddDotProductPatterns(nil)...)
			rewrite.ApplyGreedily(op, ps, rewrite.GreedyConfig{BottomUp: true})
			return true
		},
	}
}
