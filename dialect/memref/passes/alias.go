package passes

import (
	"github.com/spvc/spvc/dialect/affine"
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/gpu"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/dialect/vector"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/affinemap"
	"github.com/spvc/spvc/ir/interfaces"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/rewrite"
)

// access gives the position of the memref operand of an op. The indices follow it.
type access struct {
	def      *ir.OpDef
	position int
	// subViews is set if only subviews are folded into the op.
	subViews bool
}

func accesses() []access {
	return []access{
		{affine.Load, 0, false}, {memref.Load, 0, false}, {vector.Load, 0, false}, {vector.MaskedLoad, 0, false}, {gpu.MMALoad, 0, true},
		{affine.Store, 1, false}, {memref.Store, 1, false}, {vector.Store, 1, false}, {vector.MaskedStore, 0, false}, {gpu.MMAStore, 1, true},
	}
}

// NewFoldAliasOps returns the pass fold-memref-alias-ops.
func NewFoldAliasOps() *pass.Pass {
	ps := []*rewrite.Pattern{rewrite.On("subview of subview", memref.SubView, subViewOfSubView)}
	for _, a := range accesses() {
		ps = append(ps, rewrite.OnOp("access through view", a.def, func(op *ir.Operation, rw *rewrite.Rewriter) bool { return foldAccess(a, op, rw) }))
	}
	patterns := rewrite.NewPatternSet(ps...)
	return &pass.Pass{
		Name: "fold-memref-alias-ops", Class: "FoldMemRefAliasOps", Summary: "Fold memref alias ops into consumer load/store ops",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			rewrite.ApplyGreedily(op, patterns, rewrite.GreedyConfig{BottomUp: true})
			return true
		},
	}
}

// foldAccess turns an access to a view into an access to the view's source.
func foldAccess(a access, op *ir.Operation, rw *rewrite.Rewriter) bool {
	view := op.Operand(a.position).DefiningOp()
	if view == nil || !view.Is(memref.SubView) && (a.subViews || !view.Is(memref.ExpandShape) && !view.Is(memref.CollapseShape)) {
		return rw.Fail("the buffer is not a view that this operation can fold")
	}
	x := &expander{rw, op.Loc()}
	indices := op.OperandsIn(a.position + 1)
	rest := op.Operands()[a.position+1+len(indices):]
	isAffine := a.def == affine.Load || a.def == affine.Store
	if isAffine {
		indices = x.subscripts(affine.AccessOp{Operation: op})
	}
	resolved, ok := x.indices(view, indices)
	if !ok {
		return rw.Fail("the indices in the source are not known")
	}
	operands := append(append(append(op.Operands()[:a.position:a.position], view.Operand(0)), resolved...), rest...)
	attrs := op.DiscardableAttrs()[:0:0]
	for i, p := range op.Props() {
		if isAffine {
			p = rw.Context().MapAttr(rw.Context().IdentityMap(len(resolved)))
		}
		if p != nil {
			attrs = append(attrs, ir.Named(op.Info().SlotName(i), p))
		}
	}
	rw.ReplaceByNew(op, a.def, operands, op.ResultTypes(), attrs...)
	return true
}

// subscripts computes the results of the map of an affine access.
func (x *expander) subscripts(op affine.AccessOp) []*ir.Value {
	m := op.Map()
	var operands []interfaces.IndexValue
	for _, v := range op.MapOperands() {
		operands = append(operands, interfaces.IndexValue{Value: v})
	}
	out := make([]*ir.Value, len(m.Results))
	for i := range out {
		out[i] = x.value(affine.ComposedFoldedApply(&x.rw.Builder, x.loc, affinemap.SubMap(m, i), operands))
	}
	return out
}

func (x *expander) value(v interfaces.IndexValue) *ir.Value {
	return affine.ValueOf(&x.rw.Builder, x.loc, v)
}

// indices converts the indices of an element of a view to indices in the view's source.
func (x *expander) indices(view *ir.Operation, indices []*ir.Value) ([]*ir.Value, bool) {
	mixed := make([]interfaces.IndexValue, len(indices))
	for i, v := range indices {
		mixed[i] = interfaces.IndexValue{Value: v}
	}
	switch {
	case view.Is(memref.SubView):
		return x.subViewIndices(memref.StridedViewOp{Operation: view}, mixed)
	case view.Is(memref.ExpandShape):
		return x.expandIndices(memref.ReshapeOp{Operation: view}, mixed)
	}
	return x.collapseIndices(memref.ReshapeOp{Operation: view}, mixed)
}

func (x *expander) subViewIndices(view memref.StridedViewOp, indices []interfaces.IndexValue) ([]*ir.Value, bool) {
	dropped, ok := view.DroppedDims()
	if !ok {
		return nil, false
	}
	offsets, strides := view.Offsets(), view.Strides()
	var out []*ir.Value
	for i := range offsets {
		var index interfaces.IndexValue
		if !dropped[i] {
			index, indices = indices[0], indices[1:]
		}
		out = append(out, x.value(x.apply(x.symbol(0).Add(x.symbol(1).Mul(x.symbol(2))), offsets[i], index, strides[i])))
	}
	return out, true
}

// expandedShape computes the shape of the result of an expand_shape from the shape of
// the source.
func (x *expander) expandedShape(view memref.ReshapeOp) ([]interfaces.IndexValue, bool) {
	b := &x.rw.Builder
	shape, source := view.Result(0).Type().(*ir.MemRefType), view.Source().Type().(*ir.MemRefType)
	dims := make([]*ir.Value, len(source.Shape()))
	for i, d := range source.Shape() {
		if d == ir.Dynamic {
			dims[i] = memref.NewDim(b, x.loc, view.Source(), arith.NewIndex(b, x.loc, int64(i)))
		}
	}
	out := make([]interfaces.IndexValue, len(shape.Shape()))
	for i, group := range view.Groups() {
		product, dynamic := int64(1), -1
		for _, k := range group {
			d := shape.Shape()[k]
			switch {
			case d != ir.Dynamic:
				out[k].Const = d
				product *= d
			case dynamic >= 0:
				return nil, false
			default:
				dynamic = int(k)
			}
		}
		if dynamic < 0 {
			continue
		}
		if dims[i] == nil {
			return nil, false
		}
		size := dims[i]
		one := arith.NewIndex(b, x.loc, product)
		if product != 1 {
			size = arith.NewBinary(b, x.loc, arith.DivUI, size, one)
		}
		out[dynamic].Value = size
	}
	if len(source.Shape()) == 0 {
		for i := range out {
			out[i] = interfaces.IndexValue{Const: 1}
		}
	}
	return out, true
}

func (x *expander) expandIndices(view memref.ReshapeOp, indices []interfaces.IndexValue) ([]*ir.Value, bool) {
	shape, ok := x.expandedShape(view)
	if !ok {
		return nil, false
	}
	c := x.rw.Context()
	var out []*ir.Value
	for _, group := range view.Groups() {
		n := len(group)
		products := make([]interfaces.IndexValue, n)
		products[n-1].Const = 1
		for k := n - 1; k > 0; k-- {
			products[k-1] = x.apply(x.symbol(0).Mul(x.symbol(1)), products[k], shape[group[k]])
		}
		sum := c.AffineConst(0)
		operands := products
		for k, d := range group {
			sum = sum.Add(c.AffineDimExpr(k).Mul(x.symbol(k)))
			operands = append(operands, indices[d])
		}
		out = append(out, x.value(affine.ComposedFoldedApply(&x.rw.Builder, x.loc, c.AffineMap(n, n, sum), operands)))
	}
	return out, true
}

func (x *expander) collapseIndices(view memref.ReshapeOp, indices []interfaces.IndexValue) ([]*ir.Value, bool) {
	c := x.rw.Context()
	shape := view.Source().Type().(*ir.MemRefType).Shape()
	var out []*ir.Value
	for i, group := range view.Groups() {
		strides := make([]int64, len(group))
		stride := int64(1)
		for k := len(group) - 1; k >= 0; k-- {
			strides[k] = stride
			if k > 0 {
				if shape[group[k]] == ir.Dynamic {
					return nil, false
				}
				stride *= shape[group[k]]
			}
		}
		rest := c.AffineDimExpr(0)
		for _, s := range strides {
			if s <= 0 {
				return nil, false
			}
			e := rest.FloorDiv(c.AffineConst(s))
			rest = rest.Mod(c.AffineConst(s))
			out = append(out, x.value(affine.ComposedFoldedApply(&x.rw.Builder, x.loc, c.AffineMap(1, 0, e), []interfaces.IndexValue{indices[i]})))
		}
	}
	if len(view.Groups()) == 0 {
		for range shape {
			out = append(out, x.value(interfaces.IndexValue{}))
		}
	}
	return out, true
}

func unitStrides(v memref.StridedViewOp) bool {
	for _, s := range v.Strides() {
		if s.Value != nil || s.Const != 1 {
			return false
		}
	}
	return true
}

// subViewOfSubView merges two consecutive subviews.
func subViewOfSubView(op memref.StridedViewOp, rw *rewrite.Rewriter) bool {
	def := op.Source().DefiningOp()
	if def == nil || !def.Is(memref.SubView) {
		return rw.Fail("the source is not a subview")
	}
	src := memref.StridedViewOp{Operation: def}
	if !unitStrides(op) || !unitStrides(src) {
		return rw.Fail("requires unit strides")
	}
	dropped, ok := src.DroppedDims()
	if !ok {
		return rw.Fail("the source comes from an unsupported operation")
	}
	x := &expander{rw, op.Loc()}
	offsets, ok := x.subViewIndices(src, op.Offsets())
	if !ok {
		return false
	}
	own := op.Sizes()
	sizes, mixed := src.Sizes(), make([]interfaces.IndexValue, len(offsets))
	for i := range sizes {
		if !dropped[i] {
			sizes[i], own = own[0], own[1:]
		}
		mixed[i].Value = offsets[i]
	}
	rw.Replace(op.Operation, memref.NewStridedView(&rw.Builder, op.Loc(), memref.SubView, op.Type(), src.Source(), mixed, sizes, src.Strides()))
	return true
}
