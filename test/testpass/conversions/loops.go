package conversions

import (
	"io"
	"strconv"

	"github.com/spvc/spvc/dialect/memref/passes"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/rewrite"
)

// NewComposeSubView returns the pass test-compose-subview.
func NewComposeSubView() *pass.Pass {
	return &pass.Pass{
		Name: "test-compose-subview", Class: "(anonymous namespace)::TestComposeSubViewPass", Summary: "Test combining composed subviews",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			rewrite.ApplyGreedily(op, rewrite.NewPatternSet(passes.ComposeSubViews()), rewrite.GreedyConfig{BottomUp: true})
			return true
		},
	}
}

// NewExtractFixedOuterLoops returns the pass test-extract-fixed-outer-loops.
func NewExtractFixedOuterLoops() *pass.Pass {
	var sizes []int64
	return &pass.Pass{
		Name: "test-extract-fixed-outer-loops", Class: "(anonymous namespace)::SimpleParametricLoopTilingPass",
		Summary: "test application of parametric tiling to the outer loops so that the ranges of outer loops become static",
		Options: []pass.Option{pass.Ints("test-outer-loop-sizes", &sizes, "fixed number of iterations that the outer loops should have")},
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			var loops []scf.ForOp
			op.Walk(func(o *ir.Operation) {
				if o.Is(scf.For) && o.ParentOf(scf.For) == nil {
					loops = append(loops, scf.ForOp{Operation: o})
				}
			})
			for _, f := range loops {
				if len(sizes) > 0 {
					scf.ExtractFixedOuterLoops(f, sizes)
				}
			}
			return true
		},
	}
}

// NewParallelLoopCollapsing returns the pass test-scf-parallel-loop-collapsing.
func NewParallelLoopCollapsing() *pass.Pass {
	var groups [3][]uint32
	return &pass.Pass{
		Name: "test-scf-parallel-loop-collapsing", Class: "TestSCFParallelLoopCollapsing", Summary: "Test parallel loops collapsing transformation",
		Options: []pass.Option{
			pass.Uints("collapsed-indices-0", &groups[0], "Which loop indices to combine 0th loop index"),
			pass.Uints("collapsed-indices-1", &groups[1], "Which loop indices to combine into the position 1 loop index"),
			pass.Uints("collapsed-indices-2", &groups[2], "Which loop indices to combine into the position 2 loop index"),
		},
		Run: func(op *ir.Operation, r *pass.Run) bool {
			if why := groupProblem(groups); why != "" {
				_, _ = io.WriteString(r.Err, why) // as in MLIR, a text without a place
				return false
			}
			collapseLoops(op, groups)
			return true
		},
	}
}

// groupProblem returns what is wrong with the options of test-scf-parallel-loop-collapsing, or "".
func groupProblem(groups [3][]uint32) string {
	for i := 1; i < len(groups); i++ {
		if len(groups[i]) > 0 && len(groups[i-1]) == 0 {
			return "collapsed-indices-" + strconv.Itoa(i) + " specified but not collapsed-indices-" + strconv.Itoa(i-1)
		}
	}
	if len(groups[0]) == 0 {
		return "No collapsed-indices were specified. This pass is only for testing and does not automatically collapse all parallel loops or similar."
	}
	named := map[uint32]bool{}
	highest := uint32(0)
	for _, g := range groups {
		for _, k := range g {
			named[k] = true
			highest = max(highest, k)
		}
	}
	if int64(highest) != int64(len(named))-1 {
		return "collapsed-indices arguments must include all values [0,N)."
	}
	return ""
}

func collapseLoops(op *ir.Operation, groups [3][]uint32) {
	var lists [][]int64
	named := map[uint32]bool{}
	for _, g := range groups {
		var list []int64
		for _, k := range g {
			named[k] = true
			list = append(list, int64(k))
		}
		if len(list) > 0 {
			lists = append(lists, list)
		}
	}
	var loops []scf.ParallelOp
	op.Walk(func(o *ir.Operation) {
		if o.Is(scf.Parallel) {
			loops = append(loops, scf.ParallelOp{Operation: o})
		}
	})
	for _, p := range loops {
		if n := len(p.LowerBounds()); n != len(named) {
			p.EmitOpError("has " + strconv.Itoa(n) + " iter args while this limited functionality testing pass was configured only for loops with exactly " +
				strconv.Itoa(len(named)) + " iter args.")
			continue
		}
		p.Collapse(lists)
	}
}
