package passes

import (
	"github.com/spvc/spvc/dialect/affine"
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/rewrite"
)

// bufferized emits an error for a loop that has results.
func bufferized(loop scf.ForallOp, target string) bool {
	if len(loop.Outputs()) > 0 {
		return loop.EmitOpError("only fully bufferized scf.forall ops can be lowered to " + target)
	}
	return true
}

// NewForallToFor returns the pass scf-forall-to-for.
func NewForallToFor() *pass.Pass {
	return &pass.Pass{
		Name: "scf-forall-to-for", Class: "SCFForallToForLoop", Summary: "Convert SCF forall loops to SCF for loops",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			rw := rewrite.NewRewriter(op.Context(), nil)
			ok := true
			for _, o := range collect(op, scf.Forall) {
				if loop := (scf.ForallOp{Operation: o}); !bufferized(loop, "scf.for") {
					ok = false
				} else {
					forallToFor(rw, loop)
				}
			}
			return ok
		},
	}
}

func forallToFor(rw *rewrite.Rewriter, loop scf.ForallOp) {
	loc := loop.Loc()
	rw.SetBefore(loop.Operation)
	lower, upper, steps := affine.ValuesOf(&rw.Builder, loc, loop.LowerBounds()), affine.ValuesOf(&rw.Builder, loc, loop.UpperBounds()), affine.ValuesOf(&rw.Builder, loc, loop.Steps())
	ivs := make([]*ir.Value, len(lower))
	before := loop.Operation
	for i := range ivs {
		n := newLoop(&rw.Builder, loc, lower[i], upper[i], steps[i])
		ivs[i], before = n.InductionVar(), n.Yield()
		rw.SetBefore(before)
	}
	rw.Erase(loop.Body().Last())
	rw.InlineBlockBefore(loop.Body(), before.Block(), before, ivs)
	rw.Erase(loop.Operation)
}

// NewForallToParallel returns the pass scf-forall-to-parallel.
func NewForallToParallel() *pass.Pass {
	return &pass.Pass{
		Name: "scf-forall-to-parallel", Class: "SCFForallToParallelLoop", Summary: "Convert SCF forall loops to SCF parallel loops",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			rw := rewrite.NewRewriter(op.Context(), nil)
			for _, o := range collect(op, scf.Forall) {
				if loop := (scf.ForallOp{Operation: o}); bufferized(loop, "scf.parallel") {
					forallToParallel(rw, loop)
				} else {
					return false
				}
			}
			return true
		},
	}
}

func forallToParallel(rw *rewrite.Rewriter, loop scf.ForallOp) {
	b, loc := &rw.Builder, loop.Loc()
	rw.SetBefore(loop.Operation)
	lower, upper, steps := affine.ValuesOf(b, loc, loop.LowerBounds()), affine.ValuesOf(b, loc, loop.UpperBounds()), affine.ValuesOf(b, loc, loop.Steps())
	n := rw.CreateWithRegions(loc, scf.Parallel, append(append(append([]*ir.Value(nil), lower...), upper...), steps...), nil, 1,
		rw.Context().Segments(len(lower), len(upper), len(steps), 0))
	rw.InlineRegionBefore(loop.Region(0), n.Region(0), nil)
	end := n.Region(0).First().Last()
	rw.SetEnd(end.Block())
	rw.ReplaceByNew(end, scf.Reduce, nil, nil)
	if m := loop.Mapping(); m != nil {
		n.SetAttr("mapping", m)
	}
	rw.Erase(loop.Operation)
}

// NewForToWhile returns the pass scf-for-to-while.
func NewForToWhile() *pass.Pass {
	patterns := rewrite.NewPatternSet(rewrite.On("for-to-while", scf.For, forToWhile))
	return &pass.Pass{
		Name: "scf-for-to-while", Class: "SCFForToWhileLoop", Summary: "Convert SCF for loops to SCF while loops",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			rewrite.ApplyGreedily(op, patterns, rewrite.GreedyConfig{BottomUp: true})
			return true
		},
	}
}

// forToWhile carries the induction variable as the first loop-carried value.
func forToWhile(loop scf.ForOp, rw *rewrite.Rewriter) bool {
	loc := loop.Loc()
	inits := append([]*ir.Value{loop.LowerBound()}, loop.Inits()...)
	types := make([]ir.Type, len(inits))
	for i, v := range inits {
		types[i] = v.Type()
	}
	n := rw.CreateWithRegions(loc, scf.While, inits, types, 2, loop.DiscardableAttrs()...)
	before := rw.NewBlockIn(n.Region(0), nil, types, loc)
	cond := arith.NewCmpI(&rw.Builder, loc, loop.Less(), before.Arg(0), loop.UpperBound())
	scf.NewCondition(&rw.Builder, loc, cond, before.Args()...)
	after := rw.NewBlockIn(n.Region(1), nil, types, loc)
	next := arith.NewBinary(&rw.Builder, loc, arith.AddI, after.Arg(0), loop.Step())
	end := loop.Yield()
	rw.MergeBlocks(loop.Body(), after, after.Args())
	rw.Modify(end, func() { end.SetOperands(append([]*ir.Value{next}, end.Operands()...)) })
	rw.Replace(loop.Operation, n.Results()[1:]...)
	return true
}
