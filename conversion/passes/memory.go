package passes

import (
	"github.com/spvc/spvc/conversion/arithtospirv"
	"github.com/spvc/spvc/conversion/cftospirv"
	"github.com/spvc/spvc/conversion/complextospirv"
	"github.com/spvc/spvc/conversion/functospirv"
	"github.com/spvc/spvc/conversion/gputospirv"
	"github.com/spvc/spvc/conversion/indextospirv"
	"github.com/spvc/spvc/conversion/mathtospirv"
	"github.com/spvc/spvc/conversion/memreftospirv"
	"github.com/spvc/spvc/conversion/scftospirv"
	"github.com/spvc/spvc/conversion/spirvtypes"
	"github.com/spvc/spvc/conversion/vectortospirv"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/rewrite"
	"github.com/spvc/spvc/spirv"
)

// NewMemRefToSPIRV returns the pass convert-memref-to-spirv.
func NewMemRefToSPIRV() *pass.Pass {
	opts := spirvtypes.DefaultOptions()
	return &pass.Pass{
		Name: "convert-memref-to-spirv", Class: "ConvertMemRefToSPIRV", Summary: "Convert MemRef dialect to SPIR-V dialect",
		Options: []pass.Option{
			pass.Uint("bool-num-bits", &opts.BoolNumBits, "The number of bits to store a boolean value"),
			indexOption(&opts.Use64bitIndex),
		},
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			return convertBeside(op, opts, []addPatterns{memreftospirv.AddPatterns})
		},
	}
}

// NewSCFToSPIRV returns the pass convert-scf-to-spirv. It also converts the ops of
// other dialects that loops use.
func NewSCFToSPIRV() *pass.Pass {
	return &pass.Pass{
		Name: "convert-scf-to-spirv", Class: "SCFToSPIRV", Summary: "Convert SCF dialect to SPIR-V dialect.",
		Op: ir.Module.Name,
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			return convertBeside(op, spirvtypes.DefaultOptions(), []addPatterns{
				scftospirv.AddPatterns, arithtospirv.AddPatterns, functospirv.AddPatterns, memreftospirv.AddPatterns, functospirv.AddFuncPatterns,
				indextospirv.AddPatterns})
		},
	}
}

// convertBeside converts the operations that the patterns match. Casts connect them to
// the other operations.
func convertBeside(op *ir.Operation, opts spirvtypes.Options, add []addPatterns) bool {
	opts, ok := opts.For(op)
	if !ok {
		return false
	}
	env := spirv.EnvFor(op)
	c := spirvtypes.New(op.Context(), env, opts)
	t := spirvtypes.NewTarget(env)
	t.AddLegalOp(ir.UnrealizedCast)
	return rewrite.ConvertPartial([]*ir.Operation{op}, t, patternsOf(c, add))
}

// kernelPatterns returns the conversions that convert-gpu-to-spirv combines. That of MLIR 19
// lacks those of math, complex numbers, functions that kernels call and assertions, which exact adds.
func kernelPatterns(exact bool) []addPatterns {
	list := []addPatterns{
		gputospirv.AddPatterns, gputospirv.AddMatrixPatterns, scftospirv.AddPatterns, arithtospirv.AddPatterns, memreftospirv.AddPatterns,
		functospirv.AddPatterns, vectortospirv.AddPatterns, spirvtypes.AddModels,
	}
	if exact {
		list = append(list, complextospirv.AddPatterns, mathtospirv.AddPatterns, functospirv.AddDeviceFuncPatterns, cftospirv.AddAssert)
	}
	return list
}
