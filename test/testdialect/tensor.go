package testdialect

import (
	"github.com/spvc/spvc/dialect/linalg/transform"
	tensorpasses "github.com/spvc/spvc/dialect/tensor/passes"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
)

// NewTensorTransformTest returns the pass test-tensor-transform-patterns, whose options select patterns.
func NewTensorTransformTest() *pass.Pass {
	merge, empty := false, false
	return &pass.Pass{
		Name: "test-tensor-transform-patterns", Class: "TestTensorTransforms", Summary: "Test Tensor transformation patterns by applying them greedily.",
		Options: []pass.Option{
			pass.Bool("test-fold-consecutive-insert-extract-slice", &merge, "Test folding consecutive tensor.insert_slice/tensor.extract_slice"),
			pass.Bool("test-empty-op-folding", &empty, "Test folding of tensor.empty"),
		},
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			if merge {
				greedily(op, tensorpasses.MergeSlices())
			}
			if empty {
				greedily(op, transform.FoldEmpty())
			}
			return true
		},
	}
}
