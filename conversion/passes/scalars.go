package passes

import (
	"github.com/spvc/spvc/conversion/scalars"
	"github.com/spvc/spvc/conversion/spirvtypes"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/spirv"
)

// NewEmulateNarrowInts returns the pass spirv-emulate-narrow-ints, which computes with 32
// bits what depends on the high bits of integers that the target lacks.
func NewEmulateNarrowInts() *pass.Pass {
	return &pass.Pass{
		Name: "spirv-emulate-narrow-ints", Class: "SPIRVEmulateNarrowInts",
		Summary: "Compute with 32 bits what depends on the high bits of narrower integers",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			scalars.EmulateNarrow(op, spirv.EnvFor(op))
			return true
		},
	}
}

// NewExpandScalars returns the pass spirv-expand-scalars, which replaces scalar operations
// that the conversion to SPIR-V lacks or that MLIR 19 converts wrongly.
func NewExpandScalars() *pass.Pass {
	opts := spirvtypes.DefaultOptions()
	return &pass.Pass{
		Name: "spirv-expand-scalars", Class: "SPIRVExpandScalars",
		Summary: "Expand scalar operations that MLIR 19 converts wrongly or not at all",
		Options: []pass.Option{pass.Bool("use-64bit-index", &opts.Use64bitIndex, "Use 64-bit integers to convert index types")},
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			opts, ok := opts.For(op)
			if !ok {
				return false
			}
			bits := int64(32)
			if opts.Use64bitIndex {
				bits = 64
			}
			scalars.Expand(op, spirv.EnvFor(op), bits)
			return true
		},
	}
}
