package conversions

import (
	"github.com/spvc/spvc/dialect/affine"
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/fn"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
)

// processor is the operation whose results name a processor and the number of processors.
const processor = "new_processor_id_and_range"

// NewLoopMapping returns the pass test-mapping-to-processing-elements, which spreads the outermost loops over a grid of processors.
func NewLoopMapping() *pass.Pass {
	return &pass.Pass{
		Name: "test-mapping-to-processing-elements", Class: "(anonymous namespace)::TestLoopMappingPass",
		Summary: "test mapping a single loop on a virtual processor grid",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			var ids, counts []*ir.Value
			var loops []scf.ForOp
			op.Walk(func(o *ir.Operation) {
				switch {
				case o.Name() == processor && o.NumResults() == 2:
					ids, counts = append(ids, o.Result(0)), append(counts, o.Result(1))
				case o.Is(scf.For) && o.ParentOf(scf.For) == nil:
					loops = append(loops, scf.ForOp{Operation: o})
				}
			})
			if len(ids) == 0 {
				return true
			}
			for _, f := range loops {
				mapLoop(f, ids, counts)
			}
			return true
		},
	}
}

// mapLoop lets each processor of the grid do the iterations from its number on, by steps of the number of processors.
func mapLoop(f scf.ForOp, ids, counts []*ir.Value) {
	c := f.Context()
	b := ir.NewBuilder(c, nil)
	b.SetBefore(f.Operation)
	x, y := c.AffineSymbolExpr(0), c.AffineSymbolExpr(1)
	apply := func(e *ir.AffineExpr, vs ...*ir.Value) *ir.Value {
		return affine.NewApply(b, f.Loc(), c.AffineMap(0, 2, e), vs)
	}
	product, sum := c.AffineBinary(ir.AffineMul, x, y), c.AffineBinary(ir.AffineAdd, x, y)
	number := ids[0]
	for i := 1; i < len(ids); i++ {
		number = apply(sum, apply(product, number, counts[i]), ids[i])
	}
	lower := apply(sum, apply(product, number, f.Step()), f.LowerBound())
	step := f.Step()
	for _, n := range counts {
		step = apply(product, n, step)
	}
	f.SetOperand(0, lower)
	f.SetOperand(2, step)
}

// NewWhileBuilder returns the pass test-scf-while-op-builder, which puts a loop of the same types before each scf.while.
func NewWhileBuilder() *pass.Pass {
	return &pass.Pass{
		Name: "test-scf-while-op-builder", Class: "(anonymous namespace)::TestSCFWhileOpBuilderPass", Op: fn.Func.Name, Summary: "test build functions of scf.while",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			var loops []*ir.Operation
			op.Walk(func(o *ir.Operation) {
				if o.Is(scf.While) {
					loops = append(loops, o)
				}
			})
			b := ir.NewBuilder(op.Context(), nil)
			for _, o := range loops {
				b.SetBefore(o)
				buildLike(b, o)
			}
			return true
		},
	}
}

// buildLike builds a loop without end that only casts what it carries.
func buildLike(b *ir.Builder, o *ir.Operation) {
	loc := o.Loc()
	w := scf.NewWhile(b, loc, o.Operands(), o.ResultTypes())
	b.SetEnd(w.Before())
	cast := b.Create(loc, ir.UnrealizedCast, w.Before().Args(), o.ResultTypes())
	yes := arith.NewInt(b, loc, b.Context().I1(), 1)
	scf.NewCondition(b, loc, yes, cast.Results()...)
	b.SetEnd(w.After())
	cast = b.Create(loc, ir.UnrealizedCast, w.After().Args(), o.OperandTypes())
	scf.NewYield(b, loc, cast.Results()...)
}
