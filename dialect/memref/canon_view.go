package memref

import (
	"slices"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
	"github.com/spvc/spvc/ir/rewrite"
	"github.com/spvc/spvc/ir/shapes"
)

func viewPatterns() []*rewrite.Pattern {
	return []*rewrite.Pattern{
		rewrite.On("subview-of-constants", SubView, subViewConstants),
		rewrite.On("subview-of-cast", SubView, subViewOfCast),
		rewrite.On("trivial-subview", SubView, trivialSubView),
		rewrite.On("reinterpret-own-metadata", ReinterpretCast, reinterpretOwnMetadata),
		rewrite.OnOp("view-of-constants", View, viewConstants),
		rewrite.OnOp("view-of-cast", View, viewOfCast),
		rewrite.OnOp("compose-collapse", CollapseShape, composeReshapes),
		rewrite.On("collapse-of-expand", CollapseShape, collapseOfExpand),
		rewrite.OnOp("collapse-of-cast", CollapseShape, collapseOfCast),
		rewrite.OnOp("compose-expand", ExpandShape, composeReshapes),
		rewrite.On("expand-of-collapse", ExpandShape, expandOfCollapse),
	}
}

// subViewTypeWithout returns the type of a subview without the dropped dimensions.
func subViewTypeWithout(source *ir.MemRefType, dropped []bool, sizes []int64, offsets, strides []int64) *ir.MemRefType {
	full := SubViewType(source, offsets, sizes, strides)
	if !slices.Contains(dropped, true) {
		return full
	}
	s, offset, _ := full.StridesAndOffset()
	var shape, kept []int64
	for i := range s {
		if !dropped[i] {
			shape, kept = append(shape, full.Shape()[i]), append(kept, s[i])
		}
	}
	ctx := source.Context()
	return ctx.MemRef(shape, source.ElementType(), ctx.StridedLayout(offset, kept), source.MemorySpace)
}

// viewLists are the offsets, sizes and strides of a view.
type viewLists struct{ offsets, sizes, strides []interfaces.IndexValue }

func listsOf(op StridedViewOp) viewLists { return viewLists{op.Offsets(), op.Sizes(), op.Strides()} }

// static returns the lists with Dynamic for values.
func (l viewLists) static() (offsets, sizes, strides []int64) {
	_, offsets = interfaces.SplitIndices(l.offsets)
	_, sizes = interfaces.SplitIndices(l.sizes)
	_, strides = interfaces.SplitIndices(l.strides)
	return offsets, sizes, strides
}

// typeOf returns the type of a subview of source with the lists in place of op. It lacks the dimensions that op lacks. It is nil if they are not known.
func (l viewLists) typeOf(op StridedViewOp, source *ir.MemRefType) *ir.MemRefType {
	dropped, ok := op.DroppedDims()
	if !ok {
		return nil
	}
	offsets, sizes, strides := l.static()
	return subViewTypeWithout(source, dropped, sizes, offsets, strides)
}

// rebuild replaces op by a subview of source with the given lists, cast to op's type.
func rebuild(op StridedViewOp, rw *rewrite.Rewriter, source *ir.Value, l viewLists) bool {
	if !interfaces.MayBeInBounds(source.Type().(*ir.MemRefType), l.offsets, l.sizes, l.strides) {
		return rw.Fail("the view would be out of bounds")
	}
	t := l.typeOf(op, source.Type().(*ir.MemRefType))
	if t == nil {
		return rw.Fail("the dropped dimensions are not known")
	}
	v := NewStridedView(&rw.Builder, op.Loc(), SubView, t, source, l.offsets, l.sizes, l.strides)
	if t != op.Type() {
		v = NewCast(&rw.Builder, op.Loc(), v, op.Type())
	}
	rw.Replace(op.Operation, v)
	return true
}

// subViewConstants makes constant operands static. The dimensions that the view lacks stay the same.
func subViewConstants(op StridedViewOp, rw *rewrite.Rewriter) bool {
	l := listsOf(op)
	changed := interfaces.FoldIndices(l.offsets, true)
	changed = interfaces.FoldIndices(l.sizes, true) || changed
	changed = interfaces.FoldStrides(l.strides) || changed
	if !changed {
		return rw.Fail("no operand is a constant")
	}
	return rebuild(op, rw, op.Source(), l)
}

// subViewOfCast moves a subview before a cast that drops static information.
func subViewOfCast(op StridedViewOp, rw *rewrite.Rewriter) bool {
	for _, v := range op.Operands()[1:] {
		if _, ok := ir.IntConstantOf(v); ok {
			return rw.Fail("constant operands come first")
		}
	}
	c := op.Source().DefiningOp()
	if c == nil || !c.Is(Cast) || !dropsStatic(c) {
		return rw.Fail("the source is not a cast that can be passed")
	}
	return rebuild(op, rw, c.Operand(0), listsOf(op))
}

// trivialSubView replaces a subview of a whole static buffer by the buffer.
func trivialSubView(op StridedViewOp, rw *rewrite.Rewriter) bool {
	src := op.Source().Type().(*ir.MemRefType)
	if len(src.Shape()) != len(op.Type().Shape()) || !interfaces.AllConst(op.Offsets(), 0) || !interfaces.AllConst(op.Strides(), 1) {
		return rw.Fail("the view is not of the whole buffer")
	}
	for i, s := range op.Sizes() {
		if s.Value != nil || s.Const != src.Shape()[i] {
			return rw.Fail("the view is not of the whole buffer")
		}
	}
	if op.Source().Type() == op.Result(0).Type() {
		rw.Replace(op.Operation, op.Source())
		return true
	}
	rw.ReplaceByNew(op.Operation, Cast, []*ir.Value{op.Source()}, []ir.Type{op.Type()})
	return true
}

// reinterpretOwnMetadata replaces the reinterpretation of a base buffer by the original
// buffer, if offset, sizes and strides are those of the buffer.
func reinterpretOwnMetadata(op StridedViewOp, rw *rewrite.Rewriter) bool {
	meta := op.Source().DefiningOp()
	if meta == nil || !meta.Is(ExtractStridedMetadata) {
		return rw.Fail("the source is not a base buffer")
	}
	whole := meta.Operand(0).Type().(*ir.MemRefType)
	rank := len(whole.Shape())
	if rank != len(op.Type().Shape()) {
		return rw.Fail("the ranks differ")
	}
	have := make([]interfaces.IndexValue, 1+2*rank)
	for i := range have {
		have[i] = interfaces.IndexValue{Value: meta.Result(1 + i), Const: ir.Dynamic}
	}
	knownIndices(have, whole)
	want := append(append(append([]interfaces.IndexValue(nil), op.Offsets()...), op.Sizes()...), op.Strides()...)
	knownIndices(want, op.Type())
	for i := range have {
		if have[i] != want[i] {
			return rw.Fail("offset, sizes or strides differ")
		}
	}
	if meta.Operand(0).Type() == op.Result(0).Type() {
		rw.Replace(op.Operation, meta.Operand(0))
		return true
	}
	rw.ReplaceByNew(op.Operation, Cast, []*ir.Value{meta.Operand(0)}, []ir.Type{op.Type()})
	return true
}

// knownIndices replaces elements of list, an offset with sizes and strides, by
// constants from t or from constant ops.
func knownIndices(list []interfaces.IndexValue, t *ir.MemRefType) {
	strides, offset, ok := t.StridesAndOffset()
	if ok {
		static := append(append([]int64{offset}, t.Shape()...), strides...)
		for i, c := range static {
			if c != ir.Dynamic {
				list[i] = interfaces.IndexValue{Const: c}
			}
		}
	}
	interfaces.FoldIndices(list, false)
}

// viewConstants makes dimensions of a memref.view with a constant size static.
func viewConstants(op *ir.Operation, rw *rewrite.Rewriter) bool {
	t := op.Result(0).Type().(*ir.MemRefType)
	shape := append([]int64(nil), t.Shape()...)
	operands := op.Operands()[:2:2]
	k, changed := 2, false
	for i, d := range shape {
		if d != ir.Dynamic {
			continue
		}
		v := op.Operand(k)
		k++
		if c, ok := ir.IntConstantOf(v); ok && c >= 0 {
			shape[i], changed = c, true
		} else {
			operands = append(operands, v)
		}
	}
	if !changed {
		return rw.Fail("no size is a constant")
	}
	n := rw.Context().MemRef(shape, t.ElementType(), t.Layout, t.MemorySpace)
	v := rw.Create(op.Loc(), View, operands, []ir.Type{n}).Result(0)
	rw.ReplaceByNew(op, Cast, []*ir.Value{v}, []ir.Type{t})
	return true
}

// viewOfCast views the source of a cast.
func viewOfCast(op *ir.Operation, rw *rewrite.Rewriter) bool {
	c := op.Operand(0).DefiningOp()
	if c == nil {
		return rw.Fail("the source is an argument")
	}
	if !c.Is(Cast) || !bytes1D.Match(c.Operand(0).Type()) {
		return rw.Fail("the source is not a cast of bytes")
	}
	operands := op.Operands()
	operands[0] = c.Operand(0)
	rw.ReplaceByNew(op, View, operands, op.ResultTypes())
	return true
}

// collapseOfCast collapses the source of a cast, if the cast drops static information.
func collapseOfCast(op *ir.Operation, rw *rewrite.Rewriter) bool {
	c := op.Operand(0).DefiningOp()
	if c == nil || !c.Is(Cast) || !dropsStatic(c) {
		return rw.Fail("the source is not a cast that can be passed")
	}
	src := c.Operand(0).Type().(*ir.MemRefType)
	groups := ReshapeOp{op}.Groups()
	shape := make([]int64, len(groups))
	for i, g := range groups {
		shape[i] = 1
		for _, d := range g {
			shape[i] = mulDynamic(shape[i], src.Shape()[d])
		}
	}
	t := CollapsedType(src, shape, groups)
	if t == nil {
		return rw.Fail("the source cannot be collapsed")
	}
	old := op.Result(0).Type()
	v := rw.Create(op.Loc(), CollapseShape, []*ir.Value{c.Operand(0)}, []ir.Type{t}, ir.Named("reassociation", op.Prop(reassociationSlot))).Result(0)
	if ir.Type(t) != old {
		v = NewCast(&rw.Builder, op.Loc(), v, old)
	}
	rw.Replace(op, v)
	return true
}

// composeReshapes merges two consecutive expand_shape or two consecutive collapse_shape
// ops on memrefs with identity layout.
func composeReshapes(op *ir.Operation, rw *rewrite.Rewriter) bool {
	prev := op.Operand(0).DefiningOp()
	if prev == nil || prev.Def() != op.Def() {
		return rw.Fail("the source is not reshaped in the same way")
	}
	for _, v := range [3]*ir.Value{prev.Operand(0), op.Operand(0), op.Result(0)} {
		if !hasIdentityLayout(v.Type().(*ir.MemRefType)) {
			return rw.Fail("a layout is not the identity")
		}
	}
	// The groups of the type of lowest rank consist of groups of the other op.
	low, high := ReshapeOp{op}.Groups(), ReshapeOp{prev}.Groups()
	if op.Is(ExpandShape) {
		low, high = high, low
	}
	operands := op.Operands()
	operands[0] = prev.Operand(0)
	attrs := []ir.NamedAttribute{ir.Named("reassociation", rw.Context().Reassociation(shapes.ComposeReassociations(low, high)))}
	if op.Is(ExpandShape) {
		attrs = append(attrs, ir.Named("static_output_shape", op.Prop(outputShapeSlot)))
	}
	rw.ReplaceByNew(op, op.Def(), operands, op.ResultTypes(), attrs...)
	return true
}
