package passes

import (
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
			pass.Int("target-rank", &opts.TargetRank, "Target vector rank to which transfer ops should be lowered"),
			pass.Bool("lower-tensors", &opts.LowerTensors, "Lower transfer ops that operate on tensors"),
		},
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			for _, ps := range [][]*rewrite.Pattern{vectorpasses.TransferMapPatterns(), vectortoscf.AddPatterns(nil, opts)} {
				rewrite.ApplyGreedily(op, rewrite.NewPatternSet(ps...), rewrite.GreedyConfig{BottomUp: true, Regions: rewrite.RegionsAggressive})
			}
			return true
		},
	}
}
