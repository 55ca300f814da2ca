package passes

import (
	"github.com/spvc/spvc/dialect/affine"
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/rewrite"
)

// NewExpandStridedMetadata returns the pass expand-strided-metadata.
func NewExpandStridedMetadata() *pass.Pass {
	patterns := rewrite.NewPatternSet(MetadataPatterns()...)
	return &pass.Pass{
		Name: "expand-strided-metadata", Class: "ExpandStridedMetadata", Summary: "Expand memref operations into easier to analyze constructs",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			rewrite.ApplyGreedily(op, patterns, rewrite.GreedyConfig{BottomUp: true})
			return true
		},
	}
}

// MetadataPatterns returns the patterns that compute the offset, sizes and strides
// of views with operations on indices.
func MetadataPatterns() []*rewrite.Pattern {
	return []*rewrite.Pattern{
		memref.MetadataConstants(),
		rewrite.OnOp("view to reinterpret_cast", memref.SubView, viewToCast),
		rewrite.OnOp("view to reinterpret_cast", memref.ExpandShape, viewToCast),
		rewrite.OnOp("view to reinterpret_cast", memref.CollapseShape, viewToCast),
		rewrite.OnOp("metadata of source", memref.ExtractStridedMetadata, metadataOfSource),
		rewrite.OnOp("address of view's source", memref.ExtractAlignedPointerAsIndex, addressOfSource),
	}
}

// metadata describes a strided memref.
type metadata struct {
	base           *ir.Value
	offset         interfaces.IndexValue
	sizes, strides []interfaces.IndexValue
}

// expander computes metadata with new operations.
type expander struct {
	rw  *rewrite.Rewriter
	loc ir.Location
}

func (x *expander) apply(e *ir.AffineExpr, operands ...interfaces.IndexValue) interfaces.IndexValue {
	return affine.ComposedFoldedApply(&x.rw.Builder, x.loc, x.rw.Context().AffineMap(0, len(operands), e), operands)
}

func (x *expander) symbol(i int) *ir.AffineExpr { return x.rw.Context().AffineSymbolExpr(i) }

// constantOr returns the constant v, or the value dynamic if v is Dynamic.
func constantOr(v int64, dynamic *ir.Value) interfaces.IndexValue {
	if v == ir.Dynamic {
		return interfaces.IndexValue{Value: dynamic}
	}
	return interfaces.IndexValue{Const: v}
}

// source creates the metadata of a strided memref, with constants where the type
// determines them.
func (x *expander) source(m *ir.Value) metadata {
	t := m.Type().(*ir.MemRefType)
	op := x.rw.CreateInferred(x.loc, memref.ExtractStridedMetadata, []*ir.Value{m})
	strides, offset, _ := t.StridesAndOffset()
	rank := len(t.Shape())
	md := metadata{base: op.Result(0), offset: constantOr(offset, op.Result(1))}
	for i, d := range t.Shape() {
		md.sizes = append(md.sizes, constantOr(d, op.Result(2+i)))
		md.strides = append(md.strides, constantOr(strides[i], op.Result(2+rank+i)))
	}
	return md
}

// view returns the metadata of the result of a subview or reshape. It returns false for
// other operations.
func (x *expander) view(op *ir.Operation) (metadata, bool) {
	switch {
	case op.Is(memref.SubView):
		return x.subView(memref.StridedViewOp{Operation: op})
	case op.Is(memref.ExpandShape):
		return x.reshape(memref.ReshapeOp{Operation: op}, x.expanded), true
	case op.Is(memref.CollapseShape):
		return x.reshape(memref.ReshapeOp{Operation: op}, x.collapsed), true
	}
	return metadata{}, false
}

func (x *expander) subView(op memref.StridedViewOp) (metadata, bool) {
	dropped, ok := op.DroppedDims()
	if !ok {
		return metadata{}, false
	}
	src := x.source(op.Source())
	sum := x.symbol(0)
	operands := []interfaces.IndexValue{src.offset}
	offsets, sizes, by := op.Offsets(), op.Sizes(), op.Strides()
	md := metadata{base: src.base}
	for i, own := range src.strides {
		stride := x.apply(x.symbol(0).Mul(x.symbol(1)), by[i], own)
		sum = sum.Add(x.symbol(2*i + 1).Mul(x.symbol(2*i + 2)))
		operands = append(operands, offsets[i], own)
		if !dropped[i] {
			md.sizes, md.strides = append(md.sizes, sizes[i]), append(md.strides, stride)
		}
	}
	md.offset = x.apply(sum, operands...)
	return md, true
}

// reshape returns the metadata of an expand_shape or collapse_shape. group computes
// sizes and strides for each group of dimensions.
func (x *expander) reshape(op memref.ReshapeOp, group func(op memref.ReshapeOp, src metadata, i int, dims []int64) (sizes, strides []interfaces.IndexValue)) metadata {
	src := x.source(op.Source())
	md := metadata{base: src.base, offset: src.offset}
	if len(src.sizes) == 0 {
		for range op.Result(0).Type().(*ir.MemRefType).Shape() {
			md.sizes, md.strides = append(md.sizes, interfaces.IndexValue{Const: 1}), append(md.strides, interfaces.IndexValue{Const: 1})
		}
		return md
	}
	for i, dims := range op.Groups() {
		sizes, strides := group(op, src, i, dims)
		md.sizes, md.strides = append(md.sizes, sizes...), append(md.strides, strides...)
	}
	return md
}

// expanded splits source dimension i.
func (x *expander) expanded(op memref.ReshapeOp, src metadata, i int, dims []int64) (sizes, strides []interfaces.IndexValue) {
	shape := op.Result(0).Type().(*ir.MemRefType).Shape()
	sizes, strides = make([]interfaces.IndexValue, len(dims)), make([]interfaces.IndexValue, len(dims))
	product, dynamic := int64(1), -1
	own := make([]int64, len(dims))
	for k := len(dims) - 1; k >= 0; k-- {
		own[k] = product
		if d := shape[dims[k]]; d == ir.Dynamic {
			dynamic = k
		} else {
			sizes[k].Const = d
			product *= d
		}
	}
	c := x.rw.Context()
	if dynamic >= 0 {
		sizes[dynamic] = x.apply(x.symbol(0).FloorDiv(c.AffineConst(product)), src.sizes[i])
	}
	for k := range dims {
		if k < dynamic {
			scaled := x.symbol(0).MulConst(own[k]).FloorDiv(c.AffineConst(product))
			strides[k] = x.apply(scaled.Mul(x.symbol(1)), src.sizes[i], src.strides[i])
		} else {
			strides[k] = x.apply(x.symbol(0).MulConst(own[k]), src.strides[i])
		}
	}
	return sizes, strides
}

// collapsed merges the source dimensions dims into result dimension i.
func (x *expander) collapsed(op memref.ReshapeOp, src metadata, i int, dims []int64) (sizes, strides []interfaces.IndexValue) {
	t := op.Result(0).Type().(*ir.MemRefType)
	size := interfaces.IndexValue{Const: t.Shape()[i]}
	if size.Const == ir.Dynamic {
		product := x.rw.Context().AffineConst(1)
		var operands []interfaces.IndexValue
		for k, d := range dims {
			product = product.Mul(x.symbol(k))
			operands = append(operands, src.sizes[d])
		}
		size = x.apply(product, operands...)
	}
	// The strides of dimensions of size 1 are meaningless.
	shape := op.Source().Type().(*ir.MemRefType).Shape()
	var candidates []interfaces.IndexValue
	for _, d := range dims {
		if shape[d] != 1 {
			candidates = append(candidates, src.strides[d])
		}
	}
	if len(candidates) > 0 {
		// The dimensions are contiguous, so the least stride is that of the last dimension.
		least := affine.ComposedFoldedMin(&x.rw.Builder, x.loc, x.rw.Context().IdentityMap(len(candidates)), candidates)
		return []interfaces.IndexValue{size}, []interfaces.IndexValue{least}
	}
	result, _, _ := t.StridesAndOffset()
	stride := interfaces.IndexValue{Const: result[i]}
	for _, d := range dims {
		if stride.Const == ir.Dynamic && src.strides[d].Value != nil {
			stride = src.strides[d]
			break
		}
	}
	return []interfaces.IndexValue{size}, []interfaces.IndexValue{stride}
}

func viewToCast(op *ir.Operation, rw *rewrite.Rewriter) bool {
	md, ok := (&expander{rw, op.Loc()}).view(op)
	if !ok {
		return rw.Fail("the view comes from an unsupported operation")
	}
	t := op.Result(0).Type().(*ir.MemRefType)
	rw.Replace(op, memref.NewStridedView(&rw.Builder, op.Loc(), memref.ReinterpretCast, t, md.base, []interfaces.IndexValue{md.offset}, md.sizes, md.strides))
	return true
}

// replaceMetadata replaces an extract_strided_metadata by the metadata of its operand.
func replaceMetadata(op *ir.Operation, rw *rewrite.Rewriter, loc ir.Location, md metadata) bool {
	vs := []*ir.Value{md.base, affine.ValueOf(&rw.Builder, loc, md.offset)}
	for _, list := range [2][]interfaces.IndexValue{md.sizes, md.strides} {
		for _, v := range list {
			vs = append(vs, affine.ValueOf(&rw.Builder, loc, v))
		}
	}
	rw.Replace(op, vs...)
	return true
}

// metadataOfSource computes the metadata from the operation that defines the operand.
func metadataOfSource(op *ir.Operation, rw *rewrite.Rewriter) bool {
	def := op.Operand(0).DefiningOp()
	if def == nil {
		return rw.Fail("the operand is a block argument")
	}
	x := &expander{rw, op.Loc()}
	switch {
	case def.Is(memref.SubView), def.Is(memref.ExpandShape), def.Is(memref.CollapseShape):
		x.loc = def.Loc()
		md, ok := x.view(def)
		if !ok {
			return rw.Fail("the view comes from an unsupported operation")
		}
		return replaceMetadata(op, rw, def.Loc(), md)
	case def.Is(memref.Alloc), def.Is(memref.Alloca):
		return x.allocated(op, memref.AllocOp{Operation: def})
	case def.Is(memref.GetGlobal):
		return x.global(op, def)
	case def.Is(memref.ReinterpretCast), def.Is(memref.Cast):
		return x.cast(op, def)
	case def.Is(memref.ExtractStridedMetadata):
		rw.Replace(op, def.Result(0), arith.NewIndex(&rw.Builder, op.Loc(), 0))
		return true
	}
	return rw.Fail("the metadata of the operand is not known")
}

func hasIdentityLayout(t *ir.MemRefType) bool { return t.Layout == nil || t.LayoutMap().IsIdentity() }

// base returns v as a buffer of rank 0 for the first result of op.
func (x *expander) base(op *ir.Operation, v *ir.Value) *ir.Value {
	t := op.Result(0).Type().(*ir.MemRefType)
	if v.Type() == ir.Type(t) {
		return v
	}
	return memref.NewStridedView(&x.rw.Builder, x.loc, memref.ReinterpretCast, t, v, []interfaces.IndexValue{{}}, nil, nil)
}

func (x *expander) allocated(op *ir.Operation, alloc memref.AllocOp) bool {
	t := alloc.Type()
	if !hasIdentityLayout(t) {
		return x.rw.Fail("the layout is not the identity")
	}
	var md metadata
	k := 0
	for _, d := range t.Shape() {
		if d != ir.Dynamic {
			md.sizes = append(md.sizes, interfaces.IndexValue{Const: d})
			continue
		}
		md.sizes = append(md.sizes, interfaces.IndexValue{Value: alloc.OperandIn(0, k)})
		k++
	}
	rank := len(md.sizes)
	md.strides = make([]interfaces.IndexValue, rank)
	product := x.rw.Context().AffineConst(1)
	for i := rank - 1; i >= 0; i-- {
		md.strides[i].Const = 1
		if n := rank - 1 - i; n > 0 {
			product = product.Mul(x.symbol(n - 1))
			md.strides[i] = x.apply(product, md.sizes[i+1:]...)
		}
	}
	md.base = alloc.Result(0)
	if op.Result(0).HasUses() {
		md.base = x.base(op, md.base)
	}
	return replaceMetadata(op, x.rw, x.loc, md)
}

func (x *expander) global(op, global *ir.Operation) bool {
	t := global.Result(0).Type().(*ir.MemRefType)
	if !hasIdentityLayout(t) {
		return x.rw.Fail("the layout is not the identity")
	}
	md := metadata{base: x.base(op, global.Result(0))}
	stride := int64(1)
	md.strides = make([]interfaces.IndexValue, len(t.Shape()))
	for i := len(t.Shape()) - 1; i >= 0; i-- {
		md.strides[i].Const = stride
		stride *= t.Shape()[i]
	}
	for _, d := range t.Shape() {
		md.sizes = append(md.sizes, interfaces.IndexValue{Const: d})
	}
	return replaceMetadata(op, x.rw, x.loc, md)
}

// cast takes the metadata from a reinterpret_cast. For another cast it takes the
// source's metadata where the type of the result does not determine them.
func (x *expander) cast(op, cast *ir.Operation) bool {
	if !isRanked(cast.Operand(0)) {
		return x.rw.Fail("the source is unranked")
	}
	n := x.rw.CreateInferred(x.loc, memref.ExtractStridedMetadata, []*ir.Value{cast.Operand(0)})
	md := metadata{base: n.Result(0)}
	if cast.Is(memref.ReinterpretCast) {
		v := memref.StridedViewOp{Operation: cast}
		md.offset, md.sizes, md.strides = v.Offsets()[0], v.Sizes(), v.Strides()
		return replaceMetadata(op, x.rw, x.loc, md)
	}
	t := cast.Result(0).Type().(*ir.MemRefType)
	strides, offset, _ := t.StridesAndOffset()
	rank := len(t.Shape())
	md.offset = constantOr(offset, n.Result(1))
	for i, d := range t.Shape() {
		md.sizes = append(md.sizes, constantOr(d, n.Result(2+i)))
		md.strides = append(md.strides, constantOr(strides[i], n.Result(2+rank+i)))
	}
	return replaceMetadata(op, x.rw, x.loc, md)
}

// addressOfSource replaces the address of a view by the address of its source, which is the
// same.
func addressOfSource(op *ir.Operation, rw *rewrite.Rewriter) bool {
	def := op.Operand(0).DefiningOp()
	if def == nil || !memref.IsView(def) || def.Result(0) != op.Operand(0) || !isMemRef(def.Operand(0)) {
		return rw.Fail("the operand is not a view")
	}
	rw.Modify(op, func() { op.SetOperand(0, def.Operand(0)) })
	return true
}

func isRanked(v *ir.Value) bool { _, ok := v.Type().(*ir.MemRefType); return ok }

func isMemRef(v *ir.Value) bool {
	_, unranked := v.Type().(*ir.UnrankedMemRefType)
	return unranked || isRanked(v)
}
