package testdialect

import (
	"github.com/spvc/spvc/dialect/affine"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
)

// NewLoopUnrolling returns the pass test-loop-unrolling, which unrolls the loops of scf at
// one depth.
func NewLoopUnrolling() *pass.Pass {
	factor, depth := uint64(1), uint32(0)
	upTo, annotate := false, false
	return &pass.Pass{
		Name: "test-loop-unrolling", Class: "(anonymous namespace)::TestLoopUnrollingPass", Summary: "Tests loop unrolling transformation",
		Options: []pass.Option{
			pass.Bool("annotate", &annotate, "Annotate unrolled iterations."),
			pass.Uint("loop-depth", &depth, "Loop depth."),
			pass.Uint64("unroll-factor", &factor, "Loop unroll factor."),
			pass.Bool("unroll-up-to-factor", &upTo, "Loop unroll up to factor."),
		},
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			if factor == 0 {
				return op.EmitErrorAt(ir.UnknownLoc, "unroll factor cannot be 0")
			}
			var loops []scf.ForOp
			op.Walk(func(o *ir.Operation) {
				if o.Is(scf.For) && loopsAround(o) == int(depth) {
					loops = append(loops, scf.ForOp{Operation: o})
				}
			})
			var visit func(i uint64, op *ir.Operation)
			if annotate {
				c := op.Context()
				visit = func(i uint64, op *ir.Operation) {
					op.SetAttr("unrolled_iteration", c.Int(c.Integer(32, ir.Unsigned), int64(i)))
				}
			}
			var u affine.Unroller
			for _, f := range loops {
				scf.Unroll(&u, f, factor, visit)
			}
			return true
		},
	}
}

// loopsAround returns the number of loops of scf around op.
func loopsAround(op *ir.Operation) int {
	n := 0
	for p := op.ParentOf(scf.For); p != nil; p = p.ParentOf(scf.For) {
		n++
	}
	return n
}
