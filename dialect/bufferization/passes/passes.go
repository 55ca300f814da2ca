// Package passes holds the passes of the bufferization dialect.
package passes

import "github.com/spvc/spvc/ir/pass"

// Register adds the passes to reg.
func Register(reg *pass.Registry) {
	reg.Add(NewBufferDeallocation, NewBufferHoisting, NewBufferLoopHoisting, NewBufferResultsToOutParams, NewDropEquivalentBufferResults, NewFinalizingBufferize, NewOneShotBufferize, NewEmptyTensorToAllocTensor, NewEliminateEmptyTensors, NewFuncBufferize, NewSCFBufferize, NewDeallocationSimplification, NewLowerDeallocations, NewOptimizeAllocationLiveness, NewOwnershipDeallocation, NewPromoteBuffersToStack)
	reg.AddPipeline(deallocationPipeline(reg))
}
