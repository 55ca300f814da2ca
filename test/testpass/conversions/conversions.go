// Package conversions holds MLIR's test passes of dialect conversion and of rewrites of single dialects.
package conversions

import "github.com/spvc/spvc/ir/pass"

// Register adds the passes of this package to reg.
func Register(reg *pass.Registry) {
	reg.AddPipeline(compositePipeline(reg))
	reg.AddPipeline(lowerToLLVMPipeline(reg))
	reg.AddFlag(legalizeMode, "test-legalize-patterns")
	reg.Add(
		NewAlgebraicSimplification,
		NewComposeSubView,
		NewConvertCalls,
		NewTestAssert,
		NewConvertFunctions,
		NewDecomposeTypes,
		NewEmulateWideInt,
		NewExtractFixedOuterLoops,
		NewLegalizePatterns,
		NewLoopMapping,
		NewMergeBlocks,
		NewParallelLoopCollapsing,
		NewMultiBuffering,
		NewOneToN,
		NewRemappedValue,
		NewRewriteDynamicOp,
		NewSelectiveReplacement,
		NewStrictPatternDriver,
		NewTargetMaterialization,
		NewTypeConversion,
		NewUnknownRootPatterns,
		NewWhileBuilder,
	)
}
