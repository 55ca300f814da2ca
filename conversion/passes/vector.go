package passes

import (
	"github.com/spvc/spvc/conversion/vectortogpu"
	"github.com/spvc/spvc/conversion/vectortoscf"
	vectorpasses "github.com/spvc/spvc/dialect/vector/passes"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/rewrite"
)

// NewVectorToSCF returns the pass convert-vector-to-scf, which converts transfers of vectors
// with several dimensions, and prints of vectors, to loops.
func NewVectorToSCF() *pass.Pass {
	opts := vectortoscf.Options{TargetRank: 1}
	return &pass.Pass{
		Name: "convert-vector-to-scf", Class: "ConvertVectorToSCF", Summary: "Lower the operations from the vector dialect into the SCF dialect",
		Options: []pass.Option{
			pass.Bool("full-unroll", &opts.FullUnroll, "Perform full unrolling when converting vector transfers to SCF"),
			pass.Uint("target-rank", &opts.TargetRank, "Target vector rank to which transfer ops should be lowered"),
			pass.Bool("lower-tensors", &opts.LowerTensors, "Lower transfer ops that operate on tensors"),
		},
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			lowerGreedily(op, vectorpasses.TransferMapPatterns())
			lowerGreedily(op, vectortoscf.AddPatterns(nil, opts))
			return true
		},
	}
}

// NewVectorToGPU returns the pass convert-vector-to-gpu, which converts multiplications of
// matrices to operations on matrices of a subgroup.
func NewVectorToGPU() *pass.Pass {
	useNVGPU := false
	return &pass.Pass{
		Name: "convert-vector-to-gpu", Class: "ConvertVectorToGPU", Summary: "Lower the operations from the vector dialect into the GPU dialect",
		Options: []pass.Option{pass.Bool("use-nvgpu", &useNVGPU, "convert to NvGPU ops instead of GPU dialect ops")},
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			if useNVGPU {
				return op.EmitError("spvc lacks the nvgpu dialect, to which use-nvgpu=true converts; " +
					"without the option, convert-vector-to-gpu makes gpu.subgroup_mma operations")
			}
			if !lowerGreedily(op, vectortogpu.AddPatterns(nil)) {
				return false
			}
			vectortogpu.ConvertMatrices(op)
			return true
		},
	}
}

// lowerGreedily applies ps as MLIR's passes do, and reports whether it came to an end.
func lowerGreedily(op *ir.Operation, ps []*rewrite.Pattern) bool {
	return rewrite.ApplyGreedily(op, rewrite.NewPatternSet(ps...), rewrite.GreedyConfig{BottomUp: true, Regions: rewrite.RegionsAggressive}).Converged
}
