package passes

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/rewrite"
)

// NewExpandRealloc returns the pass expand-realloc.
func NewExpandRealloc() *pass.Pass {
	deallocs := true
	return &pass.Pass{
		Name: "expand-realloc", Class: "ExpandRealloc", Summary: "Expand memref.realloc operations into its components",
		Options: []pass.Option{pass.Bool("emit-deallocs", &deallocs, "Emit deallocation operations for the original MemRef")},
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			t := rewrite.NewTarget()
			t.AddLegalDialect("arith", "memref", "scf")
			t.AddIllegalOp(memref.Realloc)
			return rewrite.ConvertPartial([]*ir.Operation{op}, t, rewrite.NewPatternSet(
				rewrite.OnOp("expand realloc", memref.Realloc, func(op *ir.Operation, rw *rewrite.Rewriter) bool {
					return expandRealloc(op, rw, deallocs)
				})))
		},
	}
}

// expandRealloc copies a buffer that is too small to a new buffer. A buffer that is large
// enough gets a view with the requested size.
func expandRealloc(op *ir.Operation, rw *rewrite.Rewriter, deallocs bool) bool {
	b, loc := &rw.Builder, op.Loc()
	src, t := op.Operand(0), op.Result(0).Type().(*ir.MemRefType)
	sizes := op.OperandsIn(1)
	is, want := interfaces.IndexValue{Const: src.Type().(*ir.MemRefType).Shape()[0]}, interfaces.IndexValue{Const: t.Shape()[0]}
	if is.Const == ir.Dynamic {
		is = interfaces.IndexValue{Value: memref.NewDim(b, loc, src, arith.NewIndex(b, loc, 0))}
	}
	if want.Const == ir.Dynamic {
		want = interfaces.IndexValue{Value: sizes[0]}
	}
	l := indexOf(b, loc, is)
	grows := scf.NewIf(b, loc, arith.NewCmpI(b, loc, arith.ULT, l, indexOf(b, loc, want)), []ir.Type{t}, true)
	zero, one := []interfaces.IndexValue{{}}, []interfaces.IndexValue{{Const: 1}}

	rw.SetEnd(grows.Then())
	buffer := memref.NewAlloc(b, loc, memref.Alloc, t, sizes, nil, op.Attr("alignment"))
	known := is.Const
	if is.Value != nil {
		known = ir.Dynamic
	}
	part := memref.NewStridedView(b, loc, memref.SubView, memref.SubViewType(t, []int64{0}, []int64{known}, []int64{1}), buffer, zero, []interfaces.IndexValue{is}, one)
	b.Create(loc, memref.Copy, []*ir.Value{src, part}, nil)
	if deallocs {
		memref.NewDealloc(b, loc, src)
	}
	scf.NewYield(b, loc, buffer)

	rw.SetEnd(grows.Else())
	scf.NewYield(b, loc, memref.NewStridedView(b, loc, memref.ReinterpretCast, t, src, zero, []interfaces.IndexValue{want}, one))
	rw.Replace(op, grows.Result(0))
	return true
}

func indexOf(b *ir.Builder, loc ir.Location, v interfaces.IndexValue) *ir.Value {
	if v.Value != nil {
		return v.Value
	}
	return arith.NewIndex(b, loc, v.Const)
}
