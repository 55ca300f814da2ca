package passes

import (
	"github.com/spvc/spvc/conversion/affinetoscf"
	"github.com/spvc/spvc/conversion/scftocf"
	"github.com/spvc/spvc/conversion/scftogpu"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/rewrite"
)

// NewLowerAffine returns the pass lower-affine.
func NewLowerAffine() *pass.Pass {
	return &pass.Pass{
		Name: "lower-affine", Class: "ConvertAffineToStandard", Summary: "Lower Affine operations to a combination of Standard and SCF operations",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			t := rewrite.NewTarget()
			t.AddLegalDialect("arith", "memref", "scf", "vector")
			return rewrite.ConvertPartial([]*ir.Operation{op}, t, rewrite.NewPatternSet(affinetoscf.AddPatterns(nil)...))
		},
	}
}

// NewAffineForToGPU returns the pass convert-affine-for-to-gpu, which runs on
// functions.
func NewAffineForToGPU() *pass.Pass {
	blocks, threads := uint32(1), uint32(1)
	return &pass.Pass{
		Name: "convert-affine-for-to-gpu", Class: "ConvertAffineForToGPU", Summary: "Convert top-level AffineFor Ops to GPU kernels",
		Options: []pass.Option{
			pass.Uint("gpu-block-dims", &blocks, "Number of GPU block dimensions for mapping"),
			pass.Uint("gpu-thread-dims", &threads, "Number of GPU thread dimensions for mapping"),
		},
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			if _, ok := ir.OpInterface[ir.FunctionModel](op.Info()); !ok {
				return true
			}
			return scftogpu.ConvertAffineLoops(op.Region(0), blocks, threads)
		},
	}
}

// NewParallelLoopsToGPU returns the pass convert-parallel-loops-to-gpu.
func NewParallelLoopsToGPU() *pass.Pass {
	return &pass.Pass{
		Name: "convert-parallel-loops-to-gpu", Class: "ConvertParallelLoopToGpu", Summary: "Convert mapped scf.parallel ops to gpu launch operations",
		Run: func(op *ir.Operation, _ *pass.Run) bool { return scftogpu.ConvertParallelLoops(op) },
	}
}

// NewSCFToControlFlow returns the pass convert-scf-to-cf.
func NewSCFToControlFlow() *pass.Pass {
	rollback := true
	return &pass.Pass{
		Name: "convert-scf-to-cf", Class: "SCFToControlFlow", Summary: "Convert SCF dialect to ControlFlow dialect, replacing structured control flow with a CFG",
		// The conversion needs no rollback, so that the option of MLIR 22 has no effect.
		Options: []pass.Option{pass.Bool("allow-pattern-rollback", &rollback, "Experimental performance flag to disallow pattern rollback").In(ir.Since(22))},
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			t := rewrite.NewTarget()
			t.AddIllegalOp(scftocf.Ops()...)
			t.MarkUnknownDynamic(func(*ir.Operation) bool { return true })
			return rewrite.ConvertPartial([]*ir.Operation{op}, t, rewrite.NewPatternSet(scftocf.AddPatterns(nil)...))
		},
	}
}
