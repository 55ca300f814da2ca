package passes

import (
	"github.com/spvc/spvc/conversion/scftogpu"
	"github.com/spvc/spvc/conversion/structure"
	"github.com/spvc/spvc/dialect/affine"
	"github.com/spvc/spvc/dialect/fn"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/rewrite"
)

// NewLaunchLoops returns the pass spirv-launch-loops. In the host functions of a module it
// makes launches of the loops that are mapped to a device, and loops and branches of the
// other operations of affine and of scf.forall. A loop that is mapped to a device and
// cannot be launched is an error. Constants of the host that a launch uses are copied into the
// launch, so that they become no arguments of its kernel.
func NewLaunchLoops() *pass.Pass {
	return &pass.Pass{
		Name: "spirv-launch-loops", Class: "SPIRVLaunchLoops", Op: ir.Module.Name,
		Summary: "Make launches of host loops that are mapped to a device",
		Run: func(op *ir.Operation, r *pass.Run) bool {
			changed, ok := false, true
			for f := op.Region(0).First().First(); f != nil; f = f.Next() {
				if f.Is(fn.Func) {
					c, good := launchLoops(f)
					changed, ok = changed || c, ok && good
				}
			}
			if !changed {
				r.PreserveAnalyses()
			}
			return ok
		},
	}
}

// launchLoops makes the launches of one host function.
func launchLoops(f *ir.Operation) (changed, ok bool) {
	needs := structure.NeedsOf(f)
	if !needs.Affine && !needs.Loops {
		return scftogpu.SinkConstants(f), true
	}
	if needs.Affine && !lowerHostAffine(f) {
		return true, false
	}
	launched, ok := scftogpu.LaunchForall(f)
	if !ok {
		return true, false
	}
	mapped := false
	f.Walk(func(op *ir.Operation) { mapped = mapped || op.Is(scf.Parallel) && structure.AsksForGPU(op) })
	if mapped {
		if !scftogpu.ConvertParallelLoops(f) || !lowerAffine(f) {
			return true, false
		}
		f.Walk(func(op *ir.Operation) {
			if op.Is(scf.Parallel) && structure.AsksForGPU(op) {
				ok = op.EmitOpError("is mapped to a device but cannot be launched: a mapped loop has no results, lies in no other parallel loop, and has bounds that its outer loops do not change; effects stand in the innermost loop only")
			}
		})
	}
	if launched || mapped {
		rewrite.ApplyGreedily(f, rewrite.NewPatternSet(), rewrite.GreedyConfig{
			MayFold: func(op *ir.Operation, _ []ir.FoldResult) bool { return rewrite.FoldsExactly(op) },
		})
	}
	scftogpu.SinkConstants(f)
	return true, ok && hostForalls(f)
}

// hostForalls makes loops of the scf.forall outside of launches.
func hostForalls(f *ir.Operation) bool {
	ok := true
	for _, op := range scftogpu.HostForalls(f) {
		ok = sequentialLoops(op) && ok
	}
	return ok
}

// lowerHostAffine converts the operations of affine in f. The mapping of an
// affine.parallel goes to the scf.parallel that it becomes.
func lowerHostAffine(f *ir.Operation) bool {
	var mappings []ir.Attribute
	f.Walk(func(op *ir.Operation) {
		if op.Is(affine.Parallel) || op.Is(scf.Parallel) {
			mappings = append(mappings, op.Attr("mapping"))
		}
	})
	if !lowerAffine(f) {
		return false
	}
	i := 0
	f.Walk(func(op *ir.Operation) {
		if op.Is(scf.Parallel) && i < len(mappings) {
			if m := mappings[i]; m != nil {
				op.SetAttr("mapping", m)
			}
			i++
		}
	})
	return true
}
