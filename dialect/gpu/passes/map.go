package passes

import (
	"github.com/spvc/spvc/dialect/gpu"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
)

// The policies say which dimension of a loop becomes x.
const (
	outermostFirst = "outermost-first"
	innermostFirst = "innermost-first"
)

// mappingName is the attribute of scf.parallel that holds the mapping.
const mappingName = "mapping"

// NewMapParallelLoops returns the pass gpu-map-parallel-loops.
func NewMapParallelLoops() *pass.Pass {
	policy := outermostFirst
	return &pass.Pass{
		Name: "gpu-map-parallel-loops", Class: "GpuMapParallelLoopsPass", Summary: "Greedily maps loops to GPU hardware dimensions.", Op: "func.func",
		Options: []pass.Option{pass.String("mapping-policy", &policy,
			"Policy outlining how to assign loops to GPU dimensions.Supported values are `outermost-first` and `innermost-first`.").In(ir.Since(22))},
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			if policy != outermostFirst && policy != innermostFirst {
				return op.EmitError("Invalid mapping policy specified.")
			}
			op.Walk(func(o *ir.Operation) {
				if o.Is(scf.Parallel) && o.ParentOf(scf.Parallel) == nil {
					mapLoop(o, 0, policy == innermostFirst)
				}
			})
			return true
		},
	}
}

// levels are the processors for outermost loops and for the loops directly inside of
// them. Deeper loops are sequential.
var levels = [...][3]gpu.Processor{{gpu.BlockX, gpu.BlockY, gpu.BlockZ}, {gpu.ThreadX, gpu.ThreadY, gpu.ThreadZ}}

// mapLoop maps a loop that is not mapped yet, and the loops directly inside of it. Of the dimensions that are mapped to processors,
// the first becomes x, or the last with innermost.
func mapLoop(op *ir.Operation, level int, innermost bool) {
	if op.Attr(mappingName) != nil {
		return
	}
	c := op.Context()
	id := c.IdentityMap(1)
	dims := make([]ir.Attribute, len(scf.ParallelOp(view(op)).LowerBounds()))
	for i := range dims {
		p := gpu.Sequential
		if level < len(levels) && i < len(levels[level]) {
			k := i
			if innermost {
				k = min(len(dims), len(levels[level])) - 1 - i
			}
			p = levels[level][k]
		}
		dims[i] = gpu.LoopMappingOf(c, p, id, id)
	}
	op.SetAttr(mappingName, c.Array(dims))
	for o := scf.ParallelOp(view(op)).Body().First(); o != nil; o = o.Next() {
		if o.Is(scf.Parallel) {
			mapLoop(o, level+1, innermost)
		}
	}
}
