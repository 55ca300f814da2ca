package rewrite_test

import (
	"context"
	"fmt"
	"testing"
	"time"

	"github.com/spvc/spvc/dialect/all"
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

const sums = `func.func @f(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  %1 = arith.addi %0, %0 : i32
  %2 = arith.addi %1, %1 : i32
  return %2 : i32
}`

// A pattern is applied until nothing matches.
func ExampleApplyGreedily() {
	ctx := ir.NewContext(all.Registry())
	top, _ := ir.Parse(ctx, ctx.AddFile("a.mlir", []byte(sums)))
	double := rewrite.OnOp("double", arith.AddI, func(op *ir.Operation, rw *rewrite.Rewriter) bool {
		if op.Operand(0) != op.Operand(1) {
			return rw.Fail("the operands differ")
		}
		two := arith.NewConstant(&rw.Builder, op.Loc(), ctx.Int(op.Result(0).Type(), 2))
		rw.Replace(op, arith.NewBinary(&rw.Builder, op.Loc(), arith.MulI, op.Operand(0), two))
		return true
	})
	res := rewrite.ApplyGreedily(top, rewrite.NewPatternSet(double), rewrite.GreedyConfig{})
	fmt.Println(res.Rewrites, "rewrites")
	// Output: 3 rewrites
}

// TestDriversStop stops drivers in the first application of a pattern: no other follows,
// and neither driver reports anything.
func TestDriversStop(t *testing.T) {
	for name, drive := range map[string]func(top *ir.Operation, p *rewrite.Pattern) bool{
		"greedy": func(top *ir.Operation, p *rewrite.Pattern) bool {
			return rewrite.ApplyGreedily(top, rewrite.NewPatternSet(p), rewrite.GreedyConfig{}).Converged
		},
		"conversion": func(top *ir.Operation, p *rewrite.Pattern) bool {
			target := rewrite.NewTarget()
			target.AddIllegalOp(arith.AddI)
			return rewrite.ConvertPartial([]*ir.Operation{top}, target, rewrite.NewPatternSet(p))
		},
	} {
		ctx := ir.NewContext(all.Registry())
		reports, applied := 0, 0
		scope := ctx.NewScope(func(*ir.Diagnostic) bool { reports++; return true })
		top, ok := scope.Parse(ctx.AddFile("a.mlir", []byte(sums)))
		if !ok {
			t.Fatal("cannot parse")
		}
		release := scope.Own(top)
		run, cancel := context.WithCancel(t.Context())
		end := scope.StopWith(run)
		done := drive(top, rewrite.OnOp("stop", arith.AddI, func(op *ir.Operation, rw *rewrite.Rewriter) bool {
			applied++
			cancel()
			for !op.Stop().Requested() {
				time.Sleep(time.Millisecond)
			}
			rw.Replace(op, op.Operand(0))
			return true
		}))
		if done || applied != 1 || reports != 0 {
			t.Errorf("%s: done is %v after %d applications and %d reports", name, done, applied, reports)
		}
		end()
		release()
	}
}
