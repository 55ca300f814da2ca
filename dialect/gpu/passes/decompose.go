package passes

import (
	"github.com/spvc/spvc/dialect/affine"
	"github.com/spvc/spvc/dialect/gpu"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/rewrite"
)

// NewDecomposeMemRefs returns the pass gpu-decompose-memrefs. Loads, stores and
// subviews in kernels of gpu.launch ops then compute their addresses with ops, from the
// metadata of the memref, and access memrefs of rank zero.
func NewDecomposeMemRefs() *pass.Pass {
	return &pass.Pass{
		Name: "gpu-decompose-memrefs", Class: "GpuDecomposeMemrefsPass", Summary: "Decomposes memref index computation into explicit ops.",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			return rewrite.ApplyGreedily(op, rewrite.NewPatternSet(DecomposePatterns()...), rewrite.GreedyConfig{BottomUp: true}).Converged
		},
	}
}

// DecomposePatterns returns the patterns of gpu-decompose-memrefs.
func DecomposePatterns() []*rewrite.Pattern {
	return []*rewrite.Pattern{
		rewrite.On("FlattenLoad", memref.Load, flattenLoad),
		rewrite.On("FlattenStore", memref.Store, flattenStore),
		rewrite.On("FlattenSubview", memref.SubView, flattenSubview),
	}
}

// decomposable reports whether to decompose op, an access to m.
func decomposable(op *ir.Operation, m *ir.Value, rw *rewrite.Rewriter) bool {
	if op.ParentOf(gpu.Launch) == nil {
		return rw.Fail("not inside gpu.launch")
	}
	t, ok := m.Type().(*ir.MemRefType)
	if !ok || len(t.Shape()) == 0 {
		return rw.Fail("nothing to do")
	}
	if _, strided := t.Layout.(*ir.StridedLayoutAttr); !strided && t.Layout != nil && !t.LayoutMap().IsIdentity() {
		return rw.Fail("unsupported layout")
	}
	return true
}

// flatAddress creates the parts of the address of the element of m at indices: the
// buffer and the offset in it. If by is not empty, it also creates the products of m's
// strides with by.
func flatAddress(rw *rewrite.Rewriter, loc ir.Location, m *ir.Value, indices, by []interfaces.IndexValue) (base *ir.Value, offset interfaces.IndexValue, strides []interfaces.IndexValue) {
	at := rw.InsertionPoint()
	if def := m.DefiningOp(); def != nil {
		rw.SetAfter(def)
	} else {
		rw.SetStart(m.ParentBlock())
	}
	meta := rw.CreateInferred(loc, memref.ExtractStridedMetadata, []*ir.Value{m})
	rw.SetInsertionPoint(at)

	ctx, t := rw.Context(), m.Type().(*ir.MemRefType)
	static, start, _ := t.StridesAndOffset()
	known := func(v int64, dynamic *ir.Value) interfaces.IndexValue {
		if v == ir.Dynamic {
			return interfaces.IndexValue{Value: dynamic}
		}
		return interfaces.IndexValue{Const: v}
	}
	rank := len(t.Shape())
	product := ctx.AffineMap(0, 2, ctx.AffineSymbolExpr(0).Mul(ctx.AffineSymbolExpr(1)))
	own := make([]interfaces.IndexValue, rank)
	for i := range own {
		own[i] = known(static[i], meta.Result(2+rank+i))
		if by != nil {
			strides = append(strides, affine.ComposedFoldedApply(&rw.Builder, loc, product, []interfaces.IndexValue{by[i], own[i]}))
		}
	}
	linear, operands := affine.LinearIndex(ctx, known(start, meta.Result(1)), own, indices)
	return meta.Result(0), affine.ComposedFoldedApply(&rw.Builder, loc, linear, operands), strides
}

// flatElement creates the element of m at indices as a memref of rank zero.
func flatElement(rw *rewrite.Rewriter, loc ir.Location, m *ir.Value, indices []*ir.Value) *ir.Value {
	mixed := make([]interfaces.IndexValue, len(indices))
	for i, v := range indices {
		mixed[i] = interfaces.IndexValue{Value: v}
	}
	base, offset, _ := flatAddress(rw, loc, m, mixed, nil)
	ctx, t := rw.Context(), m.Type().(*ir.MemRefType)
	var layout ir.Attribute
	switch {
	case offset.Value != nil && ctx.MLIR() >= 20: // in MLIR 19 the type does not show an unknown offset
		layout = ctx.StridedLayout(ir.Dynamic, nil)
	case offset.Value == nil && offset.Const != 0:
		layout = ctx.StridedLayout(offset.Const, nil)
	}
	flat := ctx.MemRef(nil, t.ElementType(), layout, t.MemorySpace)
	return memref.NewStridedView(&rw.Builder, loc, memref.ReinterpretCast, flat, base, []interfaces.IndexValue{offset}, nil, nil)
}

func flattenLoad(op memref.LoadOp, rw *rewrite.Rewriter) bool {
	if !decomposable(op.Operation, op.MemRef(), rw) {
		return false
	}
	rw.Replace(op.Operation, memref.NewLoad(&rw.Builder, op.Loc(), flatElement(rw, op.Loc(), op.MemRef(), op.Indices())))
	return true
}

func flattenStore(op memref.StoreOp, rw *rewrite.Rewriter) bool {
	if !decomposable(op.Operation, op.MemRef(), rw) {
		return false
	}
	memref.NewStore(&rw.Builder, op.Loc(), op.Value(), flatElement(rw, op.Loc(), op.MemRef(), op.Indices()))
	rw.Erase(op.Operation)
	return true
}

func flattenSubview(op memref.StridedViewOp, rw *rewrite.Rewriter) bool {
	if !decomposable(op.Operation, op.Source(), rw) {
		return false
	}
	dropped, ok := op.DroppedDims()
	if !ok {
		return rw.Fail("the dropped dimensions are not known")
	}
	base, offset, all := flatAddress(rw, op.Loc(), op.Source(), op.Offsets(), op.Strides())
	var sizes, strides []interfaces.IndexValue
	for i, n := range op.Sizes() {
		if !dropped[i] {
			sizes, strides = append(sizes, n), append(strides, all[i])
		}
	}
	rw.Replace(op.Operation, memref.NewStridedView(&rw.Builder, op.Loc(), memref.ReinterpretCast, op.Type(), base, []interfaces.IndexValue{offset}, sizes, strides))
	return true
}
