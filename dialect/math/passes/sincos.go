package passes

import (
	"github.com/spvc/spvc/dialect/math"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/rewrite"
)

// NewSinCosFusion returns the pass math-sincos-fusion, which computes the sine and the cosine of a number together.
func NewSinCosFusion() *pass.Pass {
	return &pass.Pass{
		Name: "math-sincos-fusion", Class: "MathSincosFusionPass", Summary: "Fuse sin and cos operations.",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			ps := rewrite.NewPatternSet(rewrite.OnOp("SincosFusion", math.Sin, fuseSinCos))
			return rewrite.ApplyGreedily(op, ps, rewrite.GreedyConfig{BottomUp: true, Regions: rewrite.RegionsAggressive}).Converged
		},
	}
}

// fuseSinCos replaces a sine and a cosine of the same value in the same block that have the same flags.
func fuseSinCos(sin *ir.Operation, rw *rewrite.Rewriter) bool {
	var cos *ir.Operation
	for u := sin.Operand(0).FirstUse(); u != nil; u = u.NextUse() {
		if o := u.Owner(); o.Is(math.Cos) && o.Block() == sin.Block() && o.Attr("fastmath") == sin.Attr("fastmath") {
			cos = o
			break
		}
	}
	if cos == nil {
		return rw.Fail("no cosine of the same value")
	}
	first := sin
	if cos.IsBeforeInBlock(sin) {
		first = cos
	}
	rw.SetBefore(first)
	t := sin.Operand(0).Type()
	both := rw.Create(sin.Loc(), math.SinCos, []*ir.Value{sin.Operand(0)}, []ir.Type{t, t}, ir.Named("fastmath", sin.Attr("fastmath")))
	rw.Replace(sin, both.Result(0))
	rw.Replace(cos, both.Result(1))
	return true
}
