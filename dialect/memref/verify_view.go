package memref

import (
	"strconv"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/affinemap"
	"github.com/spvc/spvc/ir/interfaces"
)

// mulDynamic multiplies sizes that may be Dynamic. The product with zero is zero, even
// if the other factor is Dynamic.
func mulDynamic(a, b int64) int64 {
	switch {
	case a == 0 || b == 0:
		return 0
	case a == ir.Dynamic || b == ir.Dynamic:
		return ir.Dynamic
	}
	return a * b
}

func addDynamic(a, b int64) int64 {
	if a == ir.Dynamic || b == ir.Dynamic {
		return ir.Dynamic
	}
	return a + b
}

// SubViewType returns the type of a subview of t that drops no dimension. t must be
// strided.
func SubViewType(t *ir.MemRefType, offsets, sizes, strides []int64) *ir.MemRefType {
	src, offset, _ := t.StridesAndOffset()
	out := make([]int64, len(src))
	for i := range src {
		offset = addDynamic(offset, mulDynamic(offsets[i], src[i]))
		out[i] = mulDynamic(src[i], strides[i])
	}
	ctx := t.Context()
	return ctx.MemRef(sizes, t.ElementType(), ctx.StridedLayout(offset, out), t.MemorySpace)
}

// PartType returns the type of a subview of t with the given shape, which may lack dimensions of size 1. t must be strided.
func PartType(t *ir.MemRefType, offsets, sizes, strides []interfaces.IndexValue, shape []int64) *ir.MemRefType {
	static := func(list []interfaces.IndexValue) []int64 {
		_, s := interfaces.SplitIndices(list)
		return s
	}
	full := SubViewType(t, static(offsets), static(sizes), static(strides))
	if len(shape) == len(full.Shape()) {
		return full
	}
	dropped, ok := interfaces.DroppedDims(full.Shape(), shape)
	if !ok {
		return full
	}
	all, offset, _ := full.StridesAndOffset()
	var kept []int64
	for i, s := range all {
		if !dropped[i] {
			kept = append(kept, s)
		}
	}
	ctx := t.Context()
	return ctx.MemRef(shape, t.ElementType(), ctx.StridedLayout(offset, kept), t.MemorySpace)
}

func verifySubView(op *ir.Operation) bool {
	base, view := op.Operand(0).Type().(*ir.MemRefType), op.Result(0).Type().(*ir.MemRefType)
	if base.MemorySpace != view.MemorySpace {
		return op.EmitError("different memory spaces specified for base memref type " + ir.QuoteType(base) + " and subview memref type " + ir.QuoteType(view))
	}
	if !strided(base) {
		return op.EmitError("base type " + ir.QuoteType(base) + " is not strided")
	}
	return verifyViewType(op, base, view) && subViewRanks.VerifyBounds(op, base.Shape())
}

// verifyViewType checks the type of a subview of base.
func verifyViewType(op *ir.Operation, base, view *ir.MemRefType) bool {
	want := SubViewType(base, subViewRanks.Static(op, 0), subViewRanks.Static(op, 1), subViewRanks.Static(op, 2))
	newer := op.Context().MLIR() > 19
	expected := func(what, end string) bool {
		if newer {
			end = ", but got " + ir.QuoteType(view)
		}
		return op.EmitError("expected result " + what + end)
	}
	mismatch := func(what string) bool {
		return expected("type to be "+ir.QuoteType(want)+" or a rank-reduced version. (mismatch of result "+what+")", " ")
	}
	switch {
	case want == view:
		return true
	case len(view.Shape()) > len(want.Shape()):
		return expected("rank to be smaller or equal to the source rank", ". ")
	case !interfaces.ReducesTo(want.Shape(), view.Shape()):
		return mismatch("sizes")
	case newer && want.ElementType() != view.ElementType():
		return expected("element type to be "+ir.QuoteType(want.ElementType()), "")
	case want.ElementType() != view.ElementType():
		return mismatch("element type")
	}
	wantStrides, wantOffset, _ := want.StridesAndOffset()
	strides, offset, ok := view.StridesAndOffset()
	if !ok || offset != wantOffset {
		return mismatch("layout")
	}
	dropped, ok := droppedDims(want, view, subViewRanks.Static(op, 1))
	if !ok {
		return mismatch("layout")
	}
	k := 0
	for i, s := range wantStrides {
		if dropped[i] {
			continue
		}
		if strides[k] != s {
			return mismatch("layout")
		}
		k++
	}
	return true
}

// DroppedDims reports for each dimension of the source whether a memref.subview drops
// it. ok is false if the strides of its type do not determine this.
func (v StridedViewOp) DroppedDims() (dropped []bool, ok bool) {
	return droppedDims(v.Source().Type().(*ir.MemRefType), v.Type(), subViewRanks.Static(v.Operation, 1))
}

// droppedDims reports for each dimension of t whether reduced, a view with the given
// static sizes, lacks it. Of the dimensions of size 1, those are missing whose strides
// are missing. It returns false if the strides of reduced do not occur in t.
func droppedDims(t, reduced *ir.MemRefType, sizes []int64) (dropped []bool, ok bool) {
	dropped = make([]bool, len(t.Shape()))
	gone := len(t.Shape()) - len(reduced.Shape())
	if gone == 0 {
		return dropped, true
	}
	count := 0
	for i, s := range sizes {
		if dropped[i] = s == 1; dropped[i] {
			count++
		}
	}
	if count == gone {
		return dropped, true
	}
	strides, _, ok1 := t.StridesAndOffset()
	left, _, ok2 := reduced.StridesAndOffset()
	if !ok1 || !ok2 {
		return nil, false
	}
	have, want := map[int64]int{}, map[int64]int{}
	for _, s := range strides {
		have[s]++
	}
	for _, s := range left {
		want[s]++
	}
	for i, s := range strides {
		switch {
		case !dropped[i]:
		case have[s] > want[s]:
			have[s]--
		case have[s] == want[s]:
			dropped[i] = false
			count--
		default:
			return nil, false
		}
	}
	return dropped, count == gone
}

func verifyReinterpretCast(op *ir.Operation) bool {
	src, t := op.Operand(0).Type(), op.Result(0).Type().(*ir.MemRefType)
	both := func(what string) bool {
		return op.EmitError("different " + what + " specified for source type " + ir.QuoteType(src) + " and result memref type " + ir.QuoteType(t))
	}
	if spaceOf(src) != t.MemorySpace {
		return both("memory spaces")
	}
	if elementAny(src) != t.ElementType() {
		return both("element types")
	}
	differ := func(want, got int64) bool { return want != got && want != ir.Dynamic && got != ir.Dynamic }
	wrong := func(what string, want, got int64) string {
		return "expected result type with " + what + " = " + strconv.FormatInt(want, 10) + " instead of " + strconv.FormatInt(got, 10)
	}
	for i, want := range reinterpretRanks.Static(op, 1) {
		if got := t.Shape()[i]; differ(want, got) {
			return op.EmitError(wrong("size", want, got) + " in dim = " + strconv.Itoa(i))
		}
	}
	strides, offset, ok := t.StridesAndOffset()
	if !ok {
		return op.EmitError("expected result type to have strided layout but found " + ir.QuoteType(t))
	}
	if want := reinterpretRanks.Static(op, 0)[0]; differ(want, offset) {
		return op.EmitError(wrong("offset", want, offset))
	}
	for i, want := range reinterpretRanks.Static(op, 2) {
		if differ(want, strides[i]) {
			return op.EmitError(wrong("stride", want, strides[i]) + " in dim = " + strconv.Itoa(i))
		}
	}
	return true
}

func verifyReshape(op *ir.Operation) bool {
	src, dst := op.Operand(0).Type(), op.Result(0).Type()
	if elementAny(src) != elementAny(dst) {
		return op.EmitOpError("element types of source and destination memref types should be the same")
	}
	if m, ok := src.(*ir.MemRefType); ok && !hasIdentityLayout(m) {
		return op.EmitOpError("source memref type should have identity affine map")
	}
	m, ok := dst.(*ir.MemRefType)
	if !ok {
		return true
	}
	if !hasIdentityLayout(m) {
		return op.EmitOpError("result memref type should have identity affine map")
	}
	switch n := op.Operand(1).Type().(*ir.MemRefType).Shape()[0]; n {
	case ir.Dynamic:
		return op.EmitOpError("cannot use shape operand with dynamic length to reshape to statically-ranked memref type")
	case int64(len(m.Shape())):
		return true
	}
	return op.EmitOpError("length of shape operand differs from the result's memref rank")
}

func verifyView(op *ir.Operation) bool {
	base, view := op.Operand(0).Type().(*ir.MemRefType), op.Result(0).Type().(*ir.MemRefType)
	switch {
	case !hasIdentityLayout(base):
		return op.EmitError("unsupported map for base memref type " + ir.QuoteType(base))
	case !hasIdentityLayout(view):
		return op.EmitError("unsupported map for result memref type " + ir.QuoteType(view))
	case base.MemorySpace != view.MemorySpace:
		return op.EmitError("different memory spaces specified for base memref type " + ir.QuoteType(base) + " and view memref type " + ir.QuoteType(view))
	case op.Context().MLIR() > 19 && op.NumOperands()-2 != dynamicDims(view.Shape()):
		return op.EmitOpError("incorrect number of dynamic sizes, has " + strconv.Itoa(op.NumOperands()-2) + ", expected " + strconv.Itoa(dynamicDims(view.Shape())))
	case op.NumOperands()-2 != dynamicDims(view.Shape()):
		return op.EmitError("incorrect number of size operands for type " + ir.QuoteType(view))
	}
	return true
}

func permutationOf(op *ir.Operation) *ir.AffineMap {
	a, ok := op.Prop(0).(*ir.AffineMapAttr)
	if !ok {
		return nil
	}
	return a.Map
}

func verifyTranspose(op *ir.Operation) bool {
	m, src := permutationOf(op), op.Operand(0).Type().(*ir.MemRefType)
	if !affinemap.IsPermutation(m) {
		return op.EmitOpError("expected a permutation map")
	}
	if m.Dims != len(src.Shape()) {
		return op.EmitOpError("expected a permutation map of same rank as the input")
	}
	dst, want := op.Result(0).Type().(*ir.MemRefType), transposed(src, m).CanonicalStridedLayout()
	if dst.CanonicalStridedLayout() != want {
		return op.EmitOpError("result type " + ir.QuoteType(dst) + " is not equivalent to the canonical transposed input type " + ir.QuoteType(want))
	}
	return true
}

// transposed returns t with its dimensions permuted. t must be strided.
func transposed(t *ir.MemRefType, m *ir.AffineMap) *ir.MemRefType {
	strides, offset, _ := t.StridesAndOffset()
	shape, permuted := make([]int64, len(strides)), make([]int64, len(strides))
	for i, e := range m.Results {
		shape[i], permuted[i] = t.Shape()[e.Value], strides[e.Value]
	}
	ctx := t.Context()
	return ctx.MemRef(shape, t.ElementType(), ctx.StridedLayout(offset, permuted), t.MemorySpace)
}

func inferMetadata(ctx *ir.Context, st *ir.OperationState) ([]ir.Type, string) {
	t, ok := st.Operands[0].Type().(*ir.MemRefType)
	if !ok {
		return nil, "failed to infer returned types"
	}
	types := []ir.Type{ctx.MemRef(nil, t.ElementType(), nil, t.MemorySpace)}
	for range 1 + 2*len(t.Shape()) {
		types = append(types, ctx.Index())
	}
	return types, ""
}
