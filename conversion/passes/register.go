// Package passes builds passes from the patterns of the conversions.
package passes

import "github.com/spvc/spvc/ir/pass"

// Register adds the passes of this package to r.
func Register(r *pass.Registry) {
	r.Add(
		NewAffineForToGPU,
		NewArithToSPIRV,
		NewCheckIndex,
		NewExpandIndex,
		NewCheckKernels,
		NewComplexToSPIRV,
		NewComplexToStandard,
		NewControlFlowToSPIRV,
		NewEmulateNarrowInts,
		NewEmulateSmallFloats,
		NewExpandAtomics,
		NewExpandPrints,
		NewExpandVectors,
		NewExpandReductions,
		NewExpandScalars,
		NewOutlineMath,
		NewExpandSubgroups,
		NewFlattenMemRefs,
		NewFuncToSPIRV,
		NewGPUToSPIRV,
		NewIndexToSPIRV,
		NewInferEntryPoints,
		NewLaunchLoops,
		NewLiftControlFlow,
		NewLowerAffine,
		NewMapStorageClass,
		NewMathToFuncs,
		NewMathToSPIRV,
		NewMemRefToSPIRV,
		NewNarrowRanges,
		NewParallelLoopsToGPU,
		NewChooseBuffers,
		NewPlaceMemory,
		NewResolveCalls,
		NewSCFToControlFlow,
		NewSCFToSPIRV,
		NewStructureFunctions,
		NewTensorToSPIRV,
		NewToSPIRV,
		NewUBToSPIRV,
		NewUnrollLoops,
		NewVectorToGPU,
		NewVectorToSCF,
		NewVectorToSPIRV,
	)
}
