package testdialect

import (
	"slices"

	"github.com/spvc/spvc/dialect/fn"
	"github.com/spvc/spvc/dialect/linalg"
	"github.com/spvc/spvc/dialect/linalg/transform"
	"github.com/spvc/spvc/dialect/tensor"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/rewrite"
	irtransform "github.com/spvc/spvc/ir/transform"
)

// linalgPasses returns the passes that test the transformations of linalg.
func linalgPasses() []func() *pass.Pass {
	return []func() *pass.Pass{NewElementwiseFusionTest, NewDropUnitDimsTest, NewPadFusionTest, NewLinalgTransformTest, NewGreedyFusionTest,
		NewLinalgConstantFoldTest, NewRankReduceProductsTest, NewTensorTransformTest, NewDecomposeTest, NewLayoutPropagationTest}
}

func greedily(op *ir.Operation, ps []*rewrite.Pattern) bool {
	rewrite.ApplyGreedily(op, rewrite.NewPatternSet(ps...), rewrite.GreedyConfig{BottomUp: true})
	return true
}

func always(*ir.Operand) bool { return true }

// NewElementwiseFusionTest returns the pass test-linalg-elementwise-fusion-patterns.
func NewElementwiseFusionTest() *pass.Pass {
	var generic, multiuse, expansion, control, collapsing, collapsingControl bool
	var dims []int64
	return &pass.Pass{
		Name: "test-linalg-elementwise-fusion-patterns", Class: "TestLinalgElementwiseFusion", Op: fn.Func.Name, Summary: "Test Linalg element wise operation fusion patterns",
		Options: []pass.Option{
			pass.Bool("fuse-generic-ops", &generic, "Test fusion of generic operations."),
			pass.Bool("fuse-generic-ops-control", &control, "Test fusion of generic operations with a control function."),
			pass.Bool("fuse-with-reshape-by-expansion", &expansion, "Test fusion of generic operations with reshape by expansion"),
			pass.Bool("control-fusion-by-expansion", &expansion, "Test controlling fusion of reshape with generic op by expansion"),
			pass.Bool("fuse-with-reshape-by-collapsing", &collapsing, "Test linalg expand_shape -> generic fusion patterns that collapse the iteration space of the consumer"),
			pass.Bool("fuse-with-reshape-by-collapsing-control", &collapsingControl, "Test controlling the linalg expand_shape -> generic fusion patterns that collapse the iteration space of the consumer"),
			pass.Bool("fuse-multiuse-producer", &multiuse, "Test fusion of producer ops with multiple uses"),
			pass.Ints("collapse-dimensions-control", &dims, "Test controlling dimension collapse pattern"),
		},
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			switch {
			case generic:
				return greedily(op, append(transform.ElementwiseFusion(always), transform.EraseUnused()...))
			case control:
				return greedily(op, append(transform.ElementwiseFusion(sixOperands), transform.EraseUnused()...))
			case expansion:
				return greedily(op, transform.ReshapeByExpansion(always))
			case collapsing:
				return greedily(op, transform.ReshapeByCollapsing(always))
			case collapsingControl:
				return greedily(op, transform.ReshapeByCollapsing(func(o *ir.Operand) bool { return o.Value().DefinedBy(tensor.ExpandShape) == nil || o.Index() == 0 }))
			case multiuse:
				return greedily(op, []*rewrite.Pattern{transform.FuseElementwiseUses()})
			case len(dims) > 0:
				return greedily(op, transform.CollapseDims(func(linalg.StructuredOp) [][]int64 { return [][]int64{slices.Clone(dims)} }))
			}
			return true
		},
	}
}

// sixOperands allows a fusion after which the op has no more than six operands.
func sixOperands(o *ir.Operand) bool {
	def := o.Value().DefiningOp()
	return def != nil && def.NumOperands()+o.Owner().NumOperands() <= 6
}

// NewDropUnitDimsTest returns the pass test-linalg-drop-unit-dims, which drops the first loop if it has one iteration.
func NewDropUnitDimsTest() *pass.Pass {
	return &pass.Pass{
		Name: "test-linalg-drop-unit-dims", Class: "TestLinalgDropUnitDims", Op: fn.Func.Name, Summary: "Test transformation to drop unit-extent dims from Linalg operations",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			u := transform.UnitDims{Loops: func(*ir.Operation) []int { return []int{0} }}
			var found []linalg.StructuredOp
			op.Walk(func(o *ir.Operation) {
				if s, ok := linalg.AsStructured(o); ok && o.Is(linalg.Generic) {
					found = append(found, s)
				}
			})
			rw := rewrite.NewRewriter(op.Context(), nil)
			for _, s := range found {
				u.Drop(rw, s)
			}
			return true
		},
	}
}

// NewDecomposeTest returns the pass test-linalg-decompose-ops.
func NewDecomposeTest() *pass.Pass {
	var d transform.Decompose
	right := false
	return &pass.Pass{
		Name: "test-linalg-decompose-ops", Class: "TestLinalgDecomposeOps", Op: "", Summary: "Test Linalg decomposition patterns",
		Options: []pass.Option{pass.Bool("remove-dead-args-and-results", &d.EraseUnused, "Test patterns to erase unused operands and results"),
			pass.Bool("right-init-elements", &right, "Read the elements of inits where MLIR reads those of other operands (not in MLIR)")},
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			d.LikeMLIR = !right
			return greedily(op, d.Patterns())
		},
	}
}

// NewLayoutPropagationTest returns the pass test-linalg-data-layout-propagation.
func NewLayoutPropagationTest() *pass.Pass {
	return &pass.Pass{
		Name: "test-linalg-data-layout-propagation", Class: "TestDataLayoutPropagation", Op: "", Summary: "Test data layout propagation",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			return greedily(op, transform.LayoutPropagation{AssumeWholeTiles: true}.Patterns())
		},
	}
}

// NewPadFusionTest returns the pass test-linalg-pad-fusion.
func NewPadFusionTest() *pass.Pass {
	return &pass.Pass{
		Name: "test-linalg-pad-fusion", Class: "TestPadFusion", Op: "", Summary: "Test PadFusion pass",
		Run: func(op *ir.Operation, _ *pass.Run) bool { return greedily(op, transform.FusePads()) },
	}
}

// NewRankReduceProductsTest returns the pass test-linalg-rank-reduce-contraction-ops.
func NewRankReduceProductsTest() *pass.Pass {
	return &pass.Pass{
		Name: "test-linalg-rank-reduce-contraction-ops", Class: "TestLinalgRankReduceContractionOps", Op: fn.Func.Name,
		Summary: "Test Linalg rank reduce contraction ops with unit dims",
		Run:     func(op *ir.Operation, _ *pass.Run) bool { return greedily(op, transform.ReduceProducts()) },
	}
}

// NewLinalgConstantFoldTest returns the pass test-linalg-constant-fold.
func NewLinalgConstantFoldTest() *pass.Pass {
	return &pass.Pass{
		Name: "test-linalg-constant-fold", Class: "TestLinalgConstantFold", Op: fn.Func.Name, Summary: "Test Linalg constant folding",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			return greedily(op, transform.FoldTransposedConstants(always))
		},
	}
}

// NewLinalgTransformTest returns the pass test-linalg-transform-patterns, whose options select patterns.
func NewLinalgTransformTest() *pass.Pass {
	modes := []struct {
		name, help string
		patterns   func(ctx *ir.Context) []*rewrite.Pattern
		on         bool
	}{
		{name: "test-bubble-up-extract-slice-op-pattern", help: "Test rewrite of linalgOp + extract_slice into extract_slice + linalgOp",
			patterns: func(*ir.Context) []*rewrite.Pattern { return transform.BubbleUpSlices() }},
		{name: "test-swap-subtensor-padtensor", help: "Test rewrite of subtensor(tensor.pad) into tensor.pad(subtensor)",
			patterns: func(*ir.Context) []*rewrite.Pattern { return transform.SwapSliceOfPad(nil) }},
		{name: "test-swap-extract-slice-with-fill-pattern", help: "Test patterns to swap tensor.extract_slice(linalg.fill())",
			patterns: func(*ir.Context) []*rewrite.Pattern { return transform.SwapSliceOfFill() }},
		{name: "test-erase-unused-operands-and-results", help: "Test patterns to erase unused operands and results",
			patterns: func(*ir.Context) []*rewrite.Pattern { return transform.EraseUnused() }},
		{name: "test-erase-unnecessary-inputs", help: "Test patterns to erase unnecessary inputs",
			patterns: func(*ir.Context) []*rewrite.Pattern { return transform.EraseUnnecessaryInputs() }},
		{name: "test-vector-transfer-forwarding-patterns", help: "Test a fused pass that forwards memref.copy to vector.transfer",
			patterns: func(*ir.Context) []*rewrite.Pattern { return transform.ForwardTransfers() }},
		{name: "test-generalize-pad-tensor", help: "Test transform pad tensor by copying with generic ops",
			patterns: func(*ir.Context) []*rewrite.Pattern { return transform.DecomposePads() }},
		{name: "test-generalize-tensor-pack", help: "Test transform that generalizes pack ops into a sequence of tensor and Linalg ops",
			patterns: func(*ir.Context) []*rewrite.Pattern { return transform.DecomposePacks() }},
		{name: "test-generalize-tensor-unpack", help: "Test transform that generalizes unpack ops into a sequence of tensor and Linalg ops",
			patterns: func(*ir.Context) []*rewrite.Pattern { return transform.DecomposeUnpacks() }},
		{name: "test-winograd-conv2d", help: "Test transform conv2d by Winograd conv2d algorithm",
			patterns: func(c *ir.Context) []*rewrite.Pattern {
				w := winogradLike(c)
				return []*rewrite.Pattern{w.Convolutions(4, 3), w.Convolutions(2, 5)}
			}},
		{name: "test-decompose-winograd-ops", help: "Test decompose Winograd ops",
			patterns: func(c *ir.Context) []*rewrite.Pattern { return winogradLike(c).Decompositions() }},
	}
	p := &pass.Pass{Name: "test-linalg-transform-patterns", Class: "TestLinalgTransforms", Op: fn.Func.Name, Summary: "Test Linalg transformation patterns by applying them greedily."}
	for i := range modes {
		p.Options = append(p.Options, pass.Bool(modes[i].name, &modes[i].on, modes[i].help))
	}
	p.Run = func(op *ir.Operation, _ *pass.Run) bool {
		for _, m := range modes {
			if m.on {
				greedily(op, m.patterns(op.Context()))
			}
		}
		return true
	}
	return p
}

// winogradLike returns the rewrites whose text is that of the version of MLIR.
func winogradLike(c *ir.Context) transform.Winograd {
	return transform.Winograd{LikeOldMLIR: c.MLIR() < 21}
}

// maxRounds bounds the rounds of test-linalg-greedy-fusion.
const maxRounds = 64

// NewGreedyFusionTest returns the pass test-linalg-greedy-fusion, which fuses producers of slices into loops until nothing changes.
func NewGreedyFusionTest() *pass.Pass {
	m := pass.NewManager(fn.Func.Name)
	m.MustAdd(irtransform.NewLICM())
	m.MustAdd(irtransform.NewCanonicalize())
	m.MustAdd(irtransform.NewCSE())
	return &pass.Pass{
		Name: "test-linalg-greedy-fusion", Class: "TestLinalgGreedyFusion", Op: fn.Func.Name, Summary: "Test Linalg fusion by applying a greedy test transformation.",
		Run: func(op *ir.Operation, r *pass.Run) bool {
			for range maxRounds {
				greedily(op, transform.SwapSliceOfPad(nil))
				if !r.Pipeline(m, op) {
					return false
				}
				if !fuseSlices(op) {
					break
				}
			}
			return true
		},
	}
}

// fuseSlices fuses the producers of the slices that structured operations read, and reports whether there were any.
func fuseSlices(op *ir.Operation) bool {
	var users []*ir.Operation
	op.Walk(func(o *ir.Operation) {
		if _, ok := linalg.AsStructured(o); ok {
			users = append(users, o)
		}
	})
	rw := rewrite.NewRewriter(op.Context(), nil)
	changed := false
	for _, u := range slices.Backward(users) {
		for i := range u.NumOperands() {
			changed = transform.FuseProducerOfSlice(rw, u, i) || changed
		}
	}
	return changed
}
