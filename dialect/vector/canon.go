package vector

import (
	"slices"

	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

type canonicalizer struct{}

// CanonicalizationPatterns returns the patterns of the vector dialect.
func (canonicalizer) CanonicalizationPatterns(*ir.Context) []*rewrite.Pattern {
	ps := []*rewrite.Pattern{
		rewrite.On("ElideSingleElementReduction", Reduction, elideReduction),
		rewrite.On("ElideUnitDimsInMultiDimReduction", MultiReduction, elideMultiReduction),
		rewrite.OnOp("CanonicalizeContractAdd", arith.AddI, contractAdd),
		rewrite.OnOp("CanonicalizeContractAdd", arith.AddF, contractAdd),
		rewrite.OnOp("rewriteFromElementsAsSplat", FromElements, elementsAsSplat),
		rewrite.OnOp("FromElementsToShapeCast", FromElements, elementsOfOne),
		rewrite.OnOp("ToElementsOfBroadcast", ToElements, broadcastElements),
		rewrite.OnOp("StepCompareFolder", arith.CmpI, compareStep),
		rewrite.On("BroadcastFolder", Broadcast, broadcastOfBroadcast),
		rewrite.On("ShuffleSplat", Shuffle, shuffleSplat),
		rewrite.On("ShuffleInterleave", Shuffle, shuffleInterleave),
		rewrite.On("Canonicalize0DShuffleOp", Shuffle, shuffle0D),
		rewrite.On("InsertToBroadcast", Insert, insertToBroadcast),
		rewrite.On("InsertSplatToSplat", Insert, insertSplat),
		InsertConstant(),
		ElideEmptyMask(),
	}
	ps = append(ps, extractPatterns()...)
	ps = append(ps, slicePatterns()...)
	ps = append(ps, shapePatterns()...)
	ps = append(ps, maskPatterns()...)
	return append(ps, transferPatterns()...)
}

// constantOf returns the dense constant that defines v, or nil if there is none.
func constantOf(v *ir.Value) *ir.DenseElementsAttr { return dense(ir.ConstantOf(v)) }

// replaceByConstant replaces op by arith.constant.
func replaceByConstant(rw *rewrite.Rewriter, op *ir.Operation, a ir.TypedAttr) bool {
	rw.ReplaceByNew(op, arith.Constant, nil, []ir.Type{a.Type()}, ir.Named("value", a))
	return true
}

func replaceBySplat(rw *rewrite.Rewriter, op *ir.Operation, v *ir.Value) bool {
	if !Splat.Versions.Has(rw.Context().MLIR()) {
		return replaceByBroadcast(rw, op, v)
	}
	rw.ReplaceByNew(op, Splat, []*ir.Value{v}, []ir.Type{op.Result(0).Type()})
	return true
}

func replaceByBroadcast(rw *rewrite.Rewriter, op *ir.Operation, v *ir.Value) bool {
	rw.ReplaceByNew(op, Broadcast, []*ir.Value{v}, []ir.Type{op.Result(0).Type()})
	return true
}

// maskingOf returns the vector.mask around op, and its mask. If there is no
// vector.mask, it returns op itself.
func maskingOf(op *ir.Operation) (root *ir.Operation, mask *ir.Value) {
	if p := op.Parent(); p != nil && p.Is(Mask) {
		return p, MaskOp{p}.Mask()
	}
	return op, nil
}

// elideReduction replaces the reduction of one element.
func elideReduction(op ReductionOp, rw *rewrite.Rewriter) bool {
	t := op.Type()
	if len(t.Shape()) > 0 && t.Shape()[0] != 1 {
		return rw.Fail("the vector has several elements")
	}
	root, mask := maskingOf(op.Operation)
	rw.SetBefore(root)
	first := func(v *ir.Value) *ir.Value {
		if len(t.Shape()) == 0 {
			return NewExtractElement(&rw.Builder, op.Loc(), v)
		}
		return NewExtract(&rw.Builder, op.Loc(), v, 0)
	}
	if mask != nil {
		mask = first(mask)
	}
	v := first(op.Vector())
	if acc := op.Acc(); acc != nil {
		v = Combine(&rw.Builder, op.Loc(), op.Kind(), v, acc, op.FastMath(), mask)
	}
	rw.Replace(root, v)
	return true
}

// elideMultiReduction replaces a reduction of dimensions of size one.
func elideMultiReduction(op ReductionOp, rw *rewrite.Rewriter) bool {
	shape := op.Type().Shape()
	for _, d := range op.Dims() {
		if d < 0 || d >= int64(len(shape)) || shape[d] != 1 {
			return rw.Fail("a reduced dimension has several elements")
		}
	}
	root, mask := maskingOf(op.Operation)
	rw.SetBefore(root)
	dest, isVec := op.Result(0).Type().(*ir.VectorType)
	cast := func(v *ir.Value) *ir.Value {
		if isVec {
			t := rw.Context().ScalableVector(dest.Shape(), dest.Scalable, v.Type().(*ir.VectorType).ElementType())
			return NewUnary(&rw.Builder, op.Loc(), ShapeCast, v, t)
		}
		return NewExtract(&rw.Builder, op.Loc(), v, make([]int64, len(shape))...)
	}
	if mask != nil {
		mask = cast(mask)
	}
	a, b := op.Acc(), cast(op.Vector())
	if mask != nil {
		a, b = b, a // where the mask is off, the result is the accumulator; MLIR 19 takes the element
	}
	rw.Replace(root, Combine(&rw.Builder, op.Loc(), op.Kind(), a, b, nil, mask))
	return true
}

// contractAdd replaces the zero accumulator of a contraction by the other operand of an
// addition of its result.
func contractAdd(op *ir.Operation, rw *rewrite.Rewriter) bool {
	for i := range 2 {
		c := op.Operand(i).DefinedBy(Contract)
		if c == nil {
			continue
		}
		if root, _ := maskingOf(c); root != c || !isZero(c.Operand(2)) {
			continue
		}
		operands := c.Operands()
		operands[2] = op.Operand(1 - i)
		rw.ReplaceByNew(op, Contract, operands, c.ResultTypes(), c.Attrs()...)
		return true
	}
	return rw.Fail("no summand is a contraction that starts with zero")
}

// isZero reports whether v is the constant zero.
func isZero(v *ir.Value) bool {
	a := ir.ConstantOf(v)
	if d := dense(a); d != nil && d.Splat {
		a = d.SplatValue()
	}
	switch a := a.(type) {
	case *ir.IntegerAttr:
		return a.Value.IsZero()
	case *ir.FloatAttr:
		return a.Value.IsZero() && !a.Value.IsNegative()
	}
	return false
}

func elementsAsSplat(op *ir.Operation, rw *rewrite.Rewriter) bool {
	for i := range op.NumOperands() {
		if op.Operand(i) != op.Operand(0) {
			return rw.Fail("the elements differ")
		}
	}
	return replaceBySplat(rw, op, op.Operand(0))
}

func broadcastOfBroadcast(op BroadcastOp, rw *rewrite.Rewriter) bool {
	b := op.Source().DefinedBy(Broadcast)
	if b == nil {
		return rw.Fail("the source is not a broadcast")
	}
	return replaceByBroadcast(rw, op.Operation, b.Operand(0))
}

// sameSplat returns the scalar of which both vectors are splats, or nil if there is
// none.
func sameSplat(a, b *ir.Value) *ir.Value {
	s, t := a.DefinedBy(Splat), b.DefinedBy(Splat)
	if s == nil || t == nil || s.Operand(0) != t.Operand(0) {
		return nil
	}
	return s.Operand(0)
}

func shuffleSplat(op ShuffleOp, rw *rewrite.Rewriter) bool {
	v := sameSplat(op.V1(), op.V2())
	if v == nil {
		return rw.Fail("the vectors are not splats of one value")
	}
	return replaceBySplat(rw, op.Operation, v)
}

func shuffleInterleave(op ShuffleOp, rw *rewrite.Rewriter) bool {
	t := op.Type()
	if len(t.Shape()) != 1 {
		return rw.Fail("ShuffleOp can't represent an n-D interleave")
	}
	mask := op.Mask()
	half := int64(len(mask)) / 2
	if op.V1Type() != op.V2Type() || 2*ir.NumElements(op.V1Type().Shape()) != int64(len(mask)) {
		return rw.Fail("ShuffleOp types don't match an interleave")
	}
	for i := range half {
		if mask[2*i] != i || mask[2*i+1] != half+i {
			return rw.Fail("ShuffleOp mask not interleaving")
		}
	}
	rw.ReplaceByNew(op.Operation, Interleave, []*ir.Value{op.V1(), op.V2()}, []ir.Type{t})
	return true
}

func shuffle0D(op ShuffleOp, rw *rewrite.Rewriter) bool {
	mask := op.Mask()
	if len(op.V1Type().Shape()) > 0 || len(mask) != 1 {
		return rw.Fail("not a shuffle of one element of rank 0")
	}
	return replaceByBroadcast(rw, op.Operation, op.Operand(int(min(mask[0], 1))))
}

func insertToBroadcast(op InsertOp, rw *rewrite.Rewriter) bool {
	t, ok := op.Source().Type().(*ir.VectorType)
	to := op.Type()
	if op.Context().MLIR() > 19 && op.Source().Type() == to.ElementType() && ir.NumElements(to.Shape()) == 1 && !to.IsScalable() && len(op.Dynamic()) == 0 {
		return replaceByBroadcast(rw, op.Operation, op.Source())
	}
	if !ok || ir.NumElements(t.Shape()) != ir.NumElements(op.Type().Shape()) {
		return rw.Fail("elements of the destination stay")
	}
	return replaceByBroadcast(rw, op.Operation, op.Source())
}

func insertSplat(op InsertOp, rw *rewrite.Rewriter) bool {
	v := sameSplat(op.Source(), op.Dest())
	if v == nil {
		return rw.Fail("the vectors are not splats of one value")
	}
	return replaceBySplat(rw, op.Operation, v)
}

// maxConstant bounds the number of elements of a constant that is copied although it
// stays in use.
const maxConstant = 256

// mayChange reports whether the constant d, the value of v, may be replaced by another
// constant.
func mayChange(v *ir.Value, d *ir.DenseElementsAttr) bool {
	n := d.NumElements()
	return !v.Type().(*ir.VectorType).IsScalable() && n <= maxListed && (n <= maxConstant || v.HasOneUse())
}

func insertConstant(op InsertOp, rw *rewrite.Rewriter) bool {
	if len(op.Dynamic()) > 0 {
		return rw.Fail("the position is not static")
	}
	dst := constantOf(op.Dest())
	src := ir.ConstantOf(op.Source())
	if dst == nil || src == nil || !mayChange(op.Dest(), dst) {
		return rw.Fail("not an insertion of a constant into a constant")
	}
	at, n := int64(0), dst.NumElements()
	for i, p := range op.Static() {
		n /= op.Type().Shape()[i]
		at += p * n
	}
	elems := elementsOf(dst)
	switch s := src.(type) {
	case *ir.DenseElementsAttr:
		copy(elems[at:], elementsOf(s))
	case *ir.IntegerAttr, *ir.FloatAttr:
		elems[at] = s
	default:
		return rw.Fail("the source is not a number")
	}
	return replaceByConstant(rw, op.Operation, rw.Context().DenseOf(op.Type(), elems))
}

// InsertConstant returns the pattern that inserts a constant into a constant.
func InsertConstant() *rewrite.Pattern {
	return rewrite.On("InsertOpConstantFolder", Insert, insertConstant)
}

// ElideEmptyMask returns the pattern that removes a vector.mask with an empty body.
func ElideEmptyMask() *rewrite.Pattern { return rewrite.On("ElideEmptyMaskOp", Mask, elideEmptyMask) }

func elideEmptyMask(op MaskOp, rw *rewrite.Rewriter) bool {
	first := op.Body().First()
	if first != op.Body().Last() || !first.Is(Yield) {
		return rw.Fail("the mask is not empty")
	}
	rw.Replace(op.Operation, first.Operands()...)
	return true
}

func extractPatterns() []*rewrite.Pattern {
	return []*rewrite.Pattern{
		rewrite.On("ExtractOpSplatConstantFolder", Extract, extractSplatConstant),
		rewrite.On("ExtractOpNonSplatConstantFolder", Extract, extractConstant),
		rewrite.On("ExtractOpFromBroadcast", Extract, extractOfBroadcast),
		rewrite.On("ExtractOpFromCreateMask", Extract, extractOfCreateMask),
		rewrite.On("foldExtractFromShapeCastToShapeCast", Extract, extractOfShapeCast),
		rewrite.On("foldExtractFromFromElements", Extract, extractOfElements),
	}
}

func extractSplatConstant(op ExtractOp, rw *rewrite.Rewriter) bool {
	d := constantOf(op.Vector())
	if d == nil || !d.Splat {
		return rw.Fail("the vector is not a splat constant")
	}
	a, ok := d.SplatValue().(ir.TypedAttr)
	if !ok {
		return rw.Fail("the elements have no type")
	}
	if t, ok := op.Result(0).Type().(*ir.VectorType); ok {
		a = rw.Context().SplatOf(t, a)
	}
	return replaceByConstant(rw, op.Operation, a)
}

func extractConstant(op ExtractOp, rw *rewrite.Rewriter) bool {
	d := constantOf(op.Vector())
	if len(op.Dynamic()) > 0 || d == nil || d.Splat || op.Type().IsScalable() {
		return rw.Fail("not an extraction from a constant at a static position")
	}
	at, n := int64(0), d.NumElements()
	for i, p := range op.Static() {
		n /= op.Type().Shape()[i]
		at += p * n
	}
	t, ok := op.Result(0).Type().(*ir.VectorType)
	if !ok {
		a, ok := d.Element(at).(ir.TypedAttr)
		return ok && replaceByConstant(rw, op.Operation, a)
	}
	elems := make([]ir.Attribute, n)
	for i := range elems {
		elems[i] = d.Element(at + int64(i))
	}
	return replaceByConstant(rw, op.Operation, rw.Context().DenseOf(t, elems))
}

func extractOfBroadcast(op ExtractOp, rw *rewrite.Rewriter) bool {
	def := op.Vector().DefiningOp()
	if def == nil || !def.Is(Broadcast) && !def.Is(Splat) {
		return rw.Fail("the vector is not a broadcast")
	}
	src, res := def.Operand(0), op.Result(0).Type()
	if src.Type() == res || rankOf(res) < rankOf(src.Type()) {
		return rw.Fail("the fold handles this case")
	}
	if _, ok := res.(*ir.VectorType); !ok {
		rw.ReplaceByNew(op.Operation, ExtractElement, []*ir.Value{src}, []ir.Type{res})
		return true
	}
	return replaceByBroadcast(rw, op.Operation, src)
}

// extractOfCreateMask creates a mask from the remaining bounds, or a mask of zeros.
func extractOfCreateMask(op ExtractOp, rw *rewrite.Rewriter) bool {
	def := op.Vector().DefinedBy(CreateMask)
	t, isVec := op.Result(0).Type().(*ir.VectorType)
	if def == nil || !isVec {
		return rw.Fail("not a mask taken from vector.create_mask")
	}
	open := false
	empty := maskFormat(op.Vector()) == allFalse
	for i, p := range op.Static() {
		c := def.Operand(i).DefinedBy(arith.Constant)
		if c == nil {
			open = true
			continue
		}
		bound, _ := ir.IntConstantOf(def.Operand(i))
		if p != ir.Dynamic {
			empty = empty || p >= bound
		} else if bound < op.Type().Shape()[i] {
			open = true
		}
	}
	switch {
	case empty:
		return replaceByConstant(rw, op.Operation, rw.Context().SplatOf(t, rw.Context().Bool(false)))
	case open:
		return rw.Fail("a bound is not known")
	}
	rw.ReplaceByNew(op.Operation, CreateMask, def.Operands()[len(op.Static()):], []ir.Type{t})
	return true
}

func extractOfShapeCast(op ExtractOp, rw *rewrite.Rewriter) bool {
	def := op.Vector().DefinedBy(ShapeCast)
	t, isVec := op.Result(0).Type().(*ir.VectorType)
	if def == nil || !isVec || ir.NumElements(UnaryOp{def}.SourceType().Shape()) != ir.NumElements(t.Shape()) {
		return rw.Fail("not all of a shape cast")
	}
	rw.ReplaceByNew(op.Operation, ShapeCast, []*ir.Value{def.Operand(0)}, []ir.Type{t})
	return true
}

func extractOfElements(op ExtractOp, rw *rewrite.Rewriter) bool {
	def := op.Vector().DefinedBy(FromElements)
	t, isVec := op.Result(0).Type().(*ir.VectorType)
	if def == nil || !isVec || len(op.Dynamic()) > 0 || op.Type().IsScalable() {
		return rw.Fail("not a vector at a static position of vector.from_elements")
	}
	at, n := int64(0), ir.NumElements(op.Type().Shape())
	for i, p := range op.Static() {
		n /= op.Type().Shape()[i]
		at += p * n
	}
	rw.ReplaceByNew(op.Operation, FromElements, slices.Clone(def.Operands()[at:at+n]), []ir.Type{t})
	return true
}
