package passes

import (
	"github.com/spvc/spvc/conversion/ranges"
	"github.com/spvc/spvc/conversion/spirvtypes"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/spirv"
)

// NewNarrowRanges returns the pass spirv-narrow-ranges, which simplifies integer operations by the
// bounds of their operands.
func NewNarrowRanges() *pass.Pass {
	opts := spirvtypes.DefaultOptions()
	return &pass.Pass{
		Name: "spirv-narrow-ranges", Class: "SPIRVNarrowRanges",
		Summary: "Simplify operations on integers whose bounds are known",
		Options: []pass.Option{indexOption(&opts.Use64bitIndex)},
		Run: func(op *ir.Operation, r *pass.Run) bool {
			bits, ok := indexBits(op, opts)
			if !ok {
				return false
			}
			facts := ranges.Facts{IndexBits: uint32(bits)}
			if abi := spirv.LookupEntryPointABI(op); abi != nil && abi.WorkgroupSize != nil {
				facts.Workgroup = abi.WorkgroupSize.Int64s()
			}
			if !ranges.Narrow(op, facts, r.Remarker()) {
				r.PreserveAnalyses()
			}
			return true
		},
	}
}
