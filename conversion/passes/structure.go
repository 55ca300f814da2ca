package passes

import (
	"github.com/spvc/spvc/conversion/affinetoscf"
	"github.com/spvc/spvc/conversion/cftoscf"
	"github.com/spvc/spvc/conversion/scftocf"
	"github.com/spvc/spvc/conversion/structure"
	"github.com/spvc/spvc/dialect/gpu"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/rewrite"
	"github.com/spvc/spvc/spirv"
)

// NewStructureFunctions returns the pass spirv-structure-functions. It brings the control
// flow of a device function into scf.for, scf.while, scf.if and scf.index_switch.
func NewStructureFunctions() *pass.Pass {
	return &pass.Pass{
		Name: "spirv-structure-functions", Class: "SPIRVStructureFunctions",
		Summary: "Lower affine, lift branches, and make loops of parallel loops in device functions",
		Run: func(op *ir.Operation, r *pass.Run) bool {
			needs := structure.NeedsOf(op)
			if !needs.Any() {
				r.PreserveAnalyses()
				return true
			}
			return structureFunction(op, needs)
		},
	}
}

func structureFunction(f *ir.Operation, needs structure.Needs) bool {
	if needs.Asserts && hasKernels(f) {
		return structure.RefuseAsserts(f)
	}
	if needs.Newer {
		structure.ReplaceNewer(f)
	}
	if needs.Unsigned {
		scf.CountSigned(f)
	}
	if needs.Affine {
		if !lowerAffine(f) {
			return false
		}
		needs = structure.NeedsOf(f)
	}
	if needs.Blocks {
		structure.ReadyBlocks(f)
		if _, ok := cftoscf.LiftNested(f, structure.Unreachable); !ok {
			return false
		}
	}
	if needs.Loops && !(structure.DistributeLoops(f) && sequentialLoops(f)) {
		return false
	}
	if needs.Regions {
		structure.InlineRegions(f)
	}
	structure.ReplacePoison(f)
	return true
}

// lowerAffine converts the operations of affine in op.
func lowerAffine(op *ir.Operation) bool {
	t := rewrite.NewTarget()
	t.AddIllegalDialect("affine")
	t.MarkUnknownDynamic(func(*ir.Operation) bool { return true })
	return rewrite.ConvertPartial([]*ir.Operation{op}, t, rewrite.NewPatternSet(affinetoscf.AddPatterns(nil)...))
}

// sequentialLoops makes loops of the parallel loops in op.
func sequentialLoops(op *ir.Operation) bool {
	t := rewrite.NewTarget()
	t.AddIllegalOp(scf.Forall, scf.Parallel)
	t.MarkUnknownDynamic(func(*ir.Operation) bool { return true })
	return rewrite.ConvertPartial([]*ir.Operation{op}, t, rewrite.NewPatternSet(scftocf.AddSequential(nil)...))
}

// NewResolveCalls returns the pass spirv-inline-functions. It inlines calls of device
// functions that cannot be functions of SPIR-V, and erases functions that are not called.
func NewResolveCalls() *pass.Pass {
	small := 0
	return &pass.Pass{
		Name: "spirv-inline-functions", Class: "SPIRVInlineFunctions", Op: gpu.Module.Name,
		Summary: "Inline calls of device functions that SPIR-V cannot express, and erase unused functions",
		Options: []pass.Option{pass.Int("small", &small, "Inline also functions with at most so many operations, and those with one call, unless it is 0")},
		Run: func(op *ir.Operation, r *pass.Run) bool {
			return structure.ResolveCalls(op, spirv.EnvOf(spirv.LookupTargetEnvOrDefault(op)), small, r.Remarker())
		},
	}
}

// NewUnrollLoops returns the pass spirv-unroll-loops, which replaces loops with few iterations by
// copies of their bodies.
func NewUnrollLoops() *pass.Pass {
	limits := structure.UnrollLimits{}
	return &pass.Pass{
		Name: "spirv-unroll-loops", Class: "SPIRVUnrollLoops",
		Summary: "Replace short loops with constant bounds by copies of their bodies",
		Options: []pass.Option{
			pass.Int("trips", &limits.Trips, "The most iterations of a loop that is longer after it is unrolled"),
			pass.Int("size", &limits.Size, "The most instructions, by estimate, of a loop that is longer after it is unrolled"),
		},
		Run: func(op *ir.Operation, r *pass.Run) bool {
			if !structure.UnrollLoops(op, limits, r.Remarker()) {
				r.PreserveAnalyses()
			}
			return true
		},
	}
}
