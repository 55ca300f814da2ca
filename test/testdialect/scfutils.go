package testdialect

import (
	"strconv"

	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/fn"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
)

// NewForUtils returns the pass test-scf-for-utils, which lets loops carry twice what they yield too.
func NewForUtils() *pass.Pass {
	yields := false
	return &pass.Pass{
		Name: "test-scf-for-utils", Class: "(anonymous namespace)::TestSCFForUtilsPass", Op: fn.Func.Name, Summary: "test scf.for utils",
		Options: []pass.Option{
			pass.Bool("test-replace-with-new-yields", &yields, "Test replacing a loop with a new loop that returns new additional yield values"),
		},
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			b := ir.NewBuilder(op.Context(), nil)
			for _, o := range operationsOf(op, scf.For) {
				f := scf.ForOp{Operation: o}
				if !yields || o.NumResults() == 0 {
					continue
				}
				f.AddYields(b, f.Inits(), true, func(b *ir.Builder, _ []*ir.Value) []*ir.Value {
					at := b.InsertionPoint().Before
					var sums []*ir.Value
					for _, v := range at.Operands() {
						sums = append(sums, arith.NewBinary(b, f.Loc(), arith.AddF, v, v))
					}
					return sums
				})
			}
			return true
		},
	}
}

// NewIfUtils returns the pass test-scf-if-utils, which makes functions of the branches of scf.if.
func NewIfUtils() *pass.Pass {
	return &pass.Pass{
		Name: "test-scf-if-utils", Class: "(anonymous namespace)::TestSCFIfUtilsPass", Op: ir.Module.Name, Summary: "test scf.if utils",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			b := ir.NewBuilder(op.Context(), nil)
			for i, o := range operationsOf(op, scf.If) {
				c, n := scf.IfOp{Operation: o}, strconv.Itoa(i)
				c.Outline(b, 0, "outlined_then"+n)
				c.Outline(b, 1, "outlined_else"+n)
			}
			return true
		},
	}
}

// operationsOf returns the operations of kind def in op, innermost first.
func operationsOf(op *ir.Operation, def *ir.OpDef) []*ir.Operation {
	var list []*ir.Operation
	op.Walk(func(o *ir.Operation) {
		if o.Is(def) {
			list = append(list, o)
		}
	})
	return list
}
