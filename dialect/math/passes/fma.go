// Package passes holds the passes of the math dialect.
package passes

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/math"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/rewrite"
)

// Register adds the passes of the math dialect to r.
func Register(r *pass.Registry) {
	r.Add(NewLegalizeToF32, NewExtendToSupported, NewSinCosFusion, NewUpliftToFMA)
}

// NewUpliftToFMA returns the pass math-uplift-to-fma.
func NewUpliftToFMA() *pass.Pass {
	return &pass.Pass{
		Name: "math-uplift-to-fma", Class: "MathUpliftToFMA", Summary: "Uplift arith ops to math.fma.",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			return rewrite.ApplyGreedily(op, rewrite.NewPatternSet(FMAPatterns()...), rewrite.GreedyConfig{BottomUp: true, Regions: rewrite.RegionsAggressive}).Converged
		},
	}
}

// FMAPatterns returns the pattern that combines a product and a sum into a math.fma if
// both have the contract flag.
func FMAPatterns() []*rewrite.Pattern {
	return []*rewrite.Pattern{rewrite.OnOp("uplift-to-fma", arith.AddF, uplift)}
}

func uplift(op *ir.Operation, rw *rewrite.Rewriter) bool {
	flags := arith.FastMathOfOp(op)
	if flags&arith.AllowContract == 0 {
		return rw.Fail("addf op is not suitable for fma")
	}
	c := op.Operand(1)
	mul := op.Operand(0).DefiningOp()
	if mul == nil || !mul.Is(arith.MulF) {
		c, mul = op.Operand(0), op.Operand(1).DefiningOp()
	}
	if mul == nil || !mul.Is(arith.MulF) {
		return rw.Fail("no mulf op")
	}
	if arith.FastMathOfOp(mul)&arith.AllowContract == 0 {
		return rw.Fail("mulf op is not suitable for fma")
	}
	flags &= arith.FastMathOfOp(mul)
	rw.ReplaceByNew(op, math.Fma, []*ir.Value{mul.Operand(0), mul.Operand(1), c}, op.ResultTypes(),
		ir.Named("fastmath", arith.FastMathOf(rw.Context(), flags)))
	return true
}
