package testdialect

import (
	"github.com/spvc/spvc/dialect/bufferization/oneshot"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
)

// newTensorCopyInsertion returns the pass test-tensor-copy-insertion.
func newTensorCopyInsertion() *pass.Pass {
	o := oneshot.NewOptions()
	return &pass.Pass{
		Name: "test-tensor-copy-insertion", Class: "TestTensorCopyInsertionPass", Op: ir.Module.Name, Summary: "Module pass to test Tensor Copy Insertion",
		Options: []pass.Option{
			pass.Bool("allow-return-allocs-from-loops", &o.AllowReturnAllocsFromLoops, "Allows returning/yielding new allocations from a loop."),
			pass.Bool("bufferize-function-boundaries", &o.FunctionBoundaries, "Bufferize function boundaries."),
			pass.Bool("must-infer-memory-space", &o.MustInferMemorySpace, "The memory space of an memref types must always be inferred. If unset, a default memory space of 0 is used otherwise."),
		},
		Run: func(op *ir.Operation, _ *pass.Run) bool { return oneshot.InsertCopies(op, o) },
	}
}
