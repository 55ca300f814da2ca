package conversions

import (
	"github.com/spvc/spvc/conversion/cftollvm"
	"github.com/spvc/spvc/conversion/llvmtypes"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/rewrite"
)

// lowerToLLVMPipeline is MLIR's way of its integration tests from the dialects of tensors, loops and vectors to the one of LLVM IR.
func lowerToLLVMPipeline(reg *pass.Registry) *pass.Pipeline {
	return &pass.Pipeline{
		Name: "test-lower-to-llvm", Summary: "An example of pipeline to lower the main dialects (arith, linalg, memref, scf, vector) down to LLVM.",
		New: func() ([]pass.Option, func(*pass.Manager) error) {
			reassociate := false
			opts := []pass.Option{pass.Bool("reassociate-fp-reductions", &reassociate, "Allow reassociation og FP reductions")}
			return opts, func(m *pass.Manager) error {
				vectors := "convert-vector-to-llvm"
				if reassociate {
					vectors += "{reassociate-fp-reductions=true}"
				}
				return reg.AddText(m, "func.func(convert-vector-to-scf),func.func(convert-linalg-to-loops),lower-affine,convert-scf-to-cf,canonicalize,cse,"+
					vectors+",func.func(convert-math-to-llvm),expand-strided-metadata,lower-affine,finalize-memref-to-llvm,convert-func-to-llvm,"+
					"convert-arith-to-llvm,convert-cf-to-llvm,convert-index-to-llvm,convert-ub-to-llvm,reconcile-unrealized-casts")
			}
		},
	}
}

// NewTestAssert returns the pass test-cf-assert, which converts assertions so that the program goes on after one that does not hold.
func NewTestAssert() *pass.Pass {
	return &pass.Pass{
		Name: "test-cf-assert", Class: "(anonymous namespace)::TestAssertPass",
		Summary: "Function pass to test cf.assert lowering to LLVM without abort",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			c := llvmtypes.New(op.Context(), llvmtypes.Options{})
			target := rewrite.NewTarget()
			target.AddLegalDialect("llvm")
			return rewrite.ConvertPartial([]*ir.Operation{op}, target, rewrite.NewPatternSet(cftollvm.AddPrintingAssertPattern(c, nil)...))
		},
	}
}
