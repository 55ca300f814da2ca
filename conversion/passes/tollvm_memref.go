package passes

import (
	"strconv"

	"github.com/spvc/spvc/conversion/llvmtypes"
	"github.com/spvc/spvc/conversion/memreftollvm"
	"github.com/spvc/spvc/dialect/fn"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/rewrite"
)

// NewFinalizeMemRefToLLVM returns the pass finalize-memref-to-llvm. It leaves operations for which there is no pattern.
func NewFinalizeMemRefToLLVM() *pass.Pass {
	var opts llvmtypes.Options
	return &pass.Pass{
		Name: "finalize-memref-to-llvm", Class: "FinalizeMemRefToLLVMConversionPass", Op: ir.Module.Name,
		Summary: "Finalize MemRef dialect to LLVM dialect conversion",
		Options: []pass.Option{
			pass.Bool("use-aligned-alloc", &opts.AlignedAlloc, "Use aligned_alloc in place of malloc for heap allocations"),
			pass.Uint("index-bitwidth", &opts.IndexBits, "Bitwidth of the index type, 0 to use size of machine word"),
			pass.Bool("use-generic-functions", &opts.GenericFunctions,
				"Use generic allocation and deallocation functions instead of the classic 'malloc', 'aligned_alloc' and 'free' functions"),
		},
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			if opts.IndexBits > ir.MaxIntegerWidth {
				return op.EmitError("index-bitwidth must be at most " + strconv.Itoa(ir.MaxIntegerWidth))
			}
			o, ok := opts.For(op)
			if !ok {
				return false
			}
			target := rewrite.NewTarget()
			target.AddLegalDialect("llvm")
			target.AddLegalOp(fn.Func, ir.UnrealizedCast)
			ps := memreftollvm.AddPatterns(llvmtypes.New(op.Context(), o), nil)
			return rewrite.ConvertPartial([]*ir.Operation{op}, target, rewrite.NewPatternSet(ps...))
		},
	}
}
