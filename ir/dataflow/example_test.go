package dataflow_test

import (
	"fmt"

	"github.com/spvc/spvc/dialect/all"
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/dataflow"
)

// parity is what is known of the last bit of an integer: nothing yet, that it is 0 or 1, or that it varies.
type parity string

// Join returns p if q is the same or unknown.
func (p parity) Join(q parity) (parity, bool) {
	switch {
	case q == "" || p == q || p == "any":
		return p, false
	case p == "":
		return q, true
	}
	return "any", true
}

func parityOf(op *ir.Operation, operands []parity) parity {
	switch {
	case op.Is(arith.Constant):
		if c, ok := ir.ConstantValue(op).(*ir.IntegerAttr); ok {
			n, _ := c.Int64()
			return [2]parity{"even", "odd"}[n&1]
		}
	case op.Is(arith.AddI) && operands[0] != "any" && operands[1] != "any":
		if operands[0] == "" || operands[1] == "" {
			return "" // the analysis comes again when it knows more
		}
		return map[bool]parity{true: "even", false: "odd"}[operands[0] == operands[1]]
	}
	return "any"
}

// A user's analysis needs a lattice and a function for operations. Calls, branches and loops are followed by the framework, which visits
// only code that control reaches.
func ExampleAddForward() {
	ctx := ir.NewContext(all.Registry())
	top, _ := ir.Parse(ctx, ctx.AddFile("a.mlir", []byte(`
func.func private @next(%x: i32) -> i32 {
  %one = arith.constant 1 : i32
  %y = arith.addi %x, %one : i32
  return %y : i32
}
func.func @f(%n: index, %z: index, %s: index) -> (i32, i32) {
  %four = arith.constant 4 : i32
  %five = func.call @next(%four) : (i32) -> i32
  %yes = arith.constant true
  %a = scf.if %yes -> i32 { scf.yield %four : i32 } else { scf.yield %five : i32 }
  %b = scf.for %i = %z to %n step %s iter_args(%x = %a) -> i32 {
    %y = arith.addi %x, %four : i32
    scf.yield %y : i32
  }
  return %b, %five : i32, i32
}`)))
	s := &dataflow.Solver{}
	dataflow.AddDeadCode(s)
	dataflow.AddConstants(s)
	p := dataflow.AddForward(s, dataflow.Forward[parity]{
		Entry: func(*ir.Value) parity { return "any" },
		Op: func(op *ir.Operation, operands []parity, join func(*ir.Value, parity)) {
			for _, v := range op.Results() {
				join(v, parityOf(op, operands))
			}
		},
	})
	s.Run(top)
	ret := ir.LookupSymbol(top, "f").Region(0).First().Last()
	fmt.Println(p.Of(ret.Operand(0)), p.Of(ret.Operand(1)))
	// Output: even odd
}

// uses is how many loads may still come: a number up to 3, and one more if nothing is known yet.
type uses int

// Join returns the greater number.
func (u uses) Join(v uses) (uses, bool) { return max(u, v), v > u }

// A dense backward analysis knows something of each place. This one counts the loads that may still come, up to a bound.
func ExampleAddDenseBackward() {
	ctx := ir.NewContext(all.Registry())
	top, _ := ir.Parse(ctx, ctx.AddFile("a.mlir", []byte(`
func.func @f(%c: i1, %m: memref<i32>) {
  scf.if %c {
    %0 = memref.load %m[] : memref<i32>
    %1 = memref.load %m[] : memref<i32>
  }
  %2 = memref.load %m[] : memref<i32>
  return
}`)))
	s := &dataflow.Solver{}
	dataflow.AddDeadCode(s)
	loads := dataflow.AddDenseBackward(s, dataflow.Dense[uses]{
		Edge: func(to uses) (uses, bool) { return to.Join(1) },
		Op: func(op *ir.Operation, from, to uses) (uses, bool) {
			if op.Is(memref.Load) {
				from = min(from+1, 4)
			}
			return to.Join(from)
		},
	})
	s.Run(top)
	for op := ir.LookupSymbol(top, "f").Region(0).First().First(); op != nil; op = op.Next() {
		n, _ := loads.Before(op)
		fmt.Println(op.Name(), n-1)
	}
	// Output:
	// scf.if 3
	// memref.load 1
	// func.return 0
}
