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
		NewCheckDimensions,
		NewComplexToSPIRV,
		NewComplexToStandard,
		NewControlFlowToSPIRV,
		NewEmulateNarrowInts,
		NewPromoteInts,
		NewEmulateSmallFloats,
		NewExpandAtomics,
		NewExpandPrints,
		NewExpandVectors,
		NewExpandReductions,
		NewExpandScalars,
		NewOutlineMath,
		NewExpandSubgroups,
		NewSplitCarried,
		NewMarkUniformLoops,
		NewFlattenMemRefs,
		NewFuncToSPIRV,
		NewGPUToSPIRV,
		NewIndexToSPIRV,
		NewInferEntryPoints,
		NewBoxArguments,
		NewLaunchLoops,
		NewLiftControlFlow,
		NewLowerAffine,
		NewMapStorageClass,
		NewMathToFuncs,
		NewMathToSPIRV,
		NewMemRefToSPIRV,
		NewMergeAccesses,
		NewNarrowRanges,
		NewParallelLoopsToGPU,
		NewPDLToPDLInterp,
		NewChooseBuffers,
		NewPlaceMemory,
		NewPromoteAllocas,
		NewResolveCalls,
		NewSCFToControlFlow,
		NewSCFToSPIRV,
		NewStructureFunctions,
		NewTensorToSPIRV,
		NewTestToSPIRV,
		NewToSPIRV,
		NewUBToSPIRV,
		NewUnrollLoops,
		NewVectorToGPU,
		NewVectorToSCF,
		NewVectorToSPIRV,
	)
	r.Add(NewFormDispatches, NewLaunchDispatches, NewLaunchParallelLoops, NewBufferizationToMemRef, NewPlaceTensors)
	r.Add(NewTensorToLinalg, NewTosaToArith, NewTosaToLinalg, NewTosaToLinalgNamed, NewTosaToSCF, NewTosaToTensor)
	registerToLLVM(r)
}

// registerToLLVM adds the passes on the way to the llvm dialect.
func registerToLLVM(r *pass.Registry) {
	r.Add(NewAsyncFuncToRuntime, NewAsyncToLLVM, NewAsyncToRuntime, NewGPUToLLVM, NewGPUToLLVMSPV)
	r.Add(NewFinalizeMemRefToLLVM, NewVectorToLLVM, NewArithToLLVM, NewControlFlowToLLVM, NewFuncToLLVM, NewIndexToLLVM, NewUBToLLVM, NewMathToLLVM, NewMathToLibm, NewComplexToLLVM, NewComplexToLibm, NewToLLVM, NewSPIRVToLLVM, NewLowerHostToLLVM)
}
