package testdialect

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/fn"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/rewrite"
)

// NewUpliftWhile returns the pass test-scf-uplift-while-to-for, with MLIR's value of the counter after
// the loop: that of the last iteration.
func NewUpliftWhile() *pass.Pass {
	return &pass.Pass{
		Name: "test-scf-uplift-while-to-for", Class: "(anonymous namespace)::TestSCFWhileOpUplift", Summary: "test scf while to for uplifting",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			return greedily(op, []*rewrite.Pattern{rewrite.On("uplift", scf.While, func(w scf.WhileOp, rw *rewrite.Rewriter) bool {
				_, ok := w.ToFor(rw, lastValue)
				return ok
			})})
		},
	}
}

func lastValue(f scf.ForOp, e arith.Emitter) *ir.Value {
	lower, one := f.LowerBound(), e.Int(f.Step().Type(), 1)
	less := e.Op(arith.SubI, f.Step(), one)
	n := e.Op(arith.DivSI, e.Op(arith.AddI, e.Op(arith.SubI, f.UpperBound(), lower), less), f.Step())
	return e.Op(arith.AddI, lower, e.Op(arith.MulI, e.Op(arith.SubI, n, one), f.Step()))
}

// NewZeroTripCheck returns the pass test-wrap-scf-while-loop-in-zero-trip-check.
func NewZeroTripCheck() *pass.Pass {
	force := false
	return &pass.Pass{
		Name: "test-wrap-scf-while-loop-in-zero-trip-check", Class: "(anonymous namespace)::TestWrapWhileLoopInZeroTripCheckPass", Op: fn.Func.Name,
		Summary: "test scf::wrapWhileLoopInZeroTripCheck",
		Options: []pass.Option{pass.Bool("force-create-check", &force, "Force to create zero-trip-check.")},
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			var loops []scf.WhileOp
			op.Walk(func(o *ir.Operation) {
				if o.Is(scf.While) {
					loops = append(loops, scf.WhileOp{Operation: o})
				}
			})
			b := ir.NewBuilder(op.Context(), nil)
			for _, w := range loops {
				w.WrapInZeroTripCheck(b, force)
			}
			return true
		},
	}
}
