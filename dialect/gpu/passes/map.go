package passes

import (
	"github.com/spvc/spvc/dialect/gpu"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
)

// mappingName is the attribute of scf.parallel that holds the mapping.
const mappingName = "mapping"

// NewMapParallelLoops returns the pass gpu-map-parallel-loops.
func NewMapParallelLoops() *pass.Pass {
	return &pass.Pass{
		Name: "gpu-map-parallel-loops", Class: "GpuMapParallelLoopsPass", Summary: "Greedily maps loops to GPU hardware dimensions.", Op: "func.func",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			op.Walk(func(o *ir.Operation) {
				if o.Is(scf.Parallel) && o.ParentOf(scf.Parallel) == nil {
					mapLoop(o, 0)
				}
			})
			return true
		},
	}
}

// levels are the processors for outermost loops and for the loops directly inside of
// them. Deeper loops are sequential.
var levels = [...][3]gpu.Processor{{gpu.BlockX, gpu.BlockY, gpu.BlockZ}, {gpu.ThreadX, gpu.ThreadY, gpu.ThreadZ}}

// mapLoop maps a loop that is not mapped yet, and the loops directly inside of it.
func mapLoop(op *ir.Operation, level int) {
	if op.Attr(mappingName) != nil {
		return
	}
	c := op.Context()
	id := c.IdentityMap(1)
	dims := make([]ir.Attribute, len(scf.ParallelOp(view(op)).LowerBounds()))
	for i := range dims {
		p := gpu.Sequential
		if level < len(levels) && i < len(levels[level]) {
			p = levels[level][i]
		}
		dims[i] = gpu.LoopMappingOf(c, p, id, id)
	}
	op.SetAttr(mappingName, c.Array(dims))
	for o := scf.ParallelOp(view(op)).Body().First(); o != nil; o = o.Next() {
		if o.Is(scf.Parallel) {
			mapLoop(o, level+1)
		}
	}
}
