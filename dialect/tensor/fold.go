package tensor

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
	"github.com/spvc/spvc/ir/shapes"
)

type results = []ir.FoldResult

func value(out results, v *ir.Value) (results, bool) {
	return append(out, ir.FoldResult{Value: v}), true
}

func constant(out results, a ir.Attribute) (results, bool) {
	return append(out, ir.FoldResult{Attr: a}), true
}

// knownSource returns the source of the tensor.cast that defines v if its type has all
// static information of v's type. Otherwise it returns nil.
func knownSource(v *ir.Value) *ir.Value {
	if c := v.DefinedBy(Cast); c != nil && PreservesStaticInformation(v.Type(), c.Operand(0).Type()) {
		return c.Operand(0)
	}
	return nil
}

// FoldCasts replaces operands of op by the sources of their casts, if the casts only
// lose static information. It reports whether it changed op.
func FoldCasts(op *ir.Operation) bool {
	changed := false
	for i := range op.NumOperands() {
		if src := knownSource(op.Operand(i)); src != nil {
			op.SetOperand(i, src)
			changed = true
		}
	}
	return changed
}

// resplat returns the splat a as a tensor of type t, or nil if a is not a splat or t is
// not static.
func resplat(a ir.Attribute, t ir.Type) ir.Attribute {
	d, ok := a.(*ir.DenseElementsAttr)
	r, ranked := t.(*ir.RankedTensorType)
	if !ok || !ranked || !d.Splat || !ir.HasStaticShape(r) {
		return nil
	}
	if d.Raw == nil {
		return t.Context().DenseStrings(r, d.Strings)
	}
	return t.Context().Dense(r, d.Raw)
}

// foldCast removes a cast to the type of its operand.
func foldCast(op *ir.Operation, _ []ir.Attribute, out results) (results, bool) {
	if op.Operand(0).Type() == op.Result(0).Type() {
		return value(out, op.Operand(0))
	}
	return out, false
}

func foldConcat(op *ir.Operation, _ []ir.Attribute, out results) (results, bool) {
	if op.NumOperands() == 1 && op.Operand(0).Type() == op.Result(0).Type() {
		return value(out, op.Operand(0))
	}
	return out, false
}

// foldDim folds a static size to a constant, and a dynamic size to the operand of the
// op that creates the tensor.
func foldDim(op *ir.Operation, operands []ir.Attribute, out results) (results, bool) {
	a, ok := operands[1].(*ir.IntegerAttr)
	t, ranked := op.Operand(0).Type().(*ir.RankedTensorType)
	if !ok || !ranked {
		return out, false
	}
	i := a.Int64Or(-1)
	if i < 0 || i >= int64(len(t.Shape())) {
		return out, false
	}
	if d := t.Shape()[i]; d != ir.Dynamic {
		return constant(out, op.Context().Int(op.Context().Index(), d))
	}
	if g := op.Operand(0).DefinedBy(Generate); g != nil {
		return value(out, g.Operand(shapes.DynamicDims(t.Shape()[:i])))
	}
	if s := op.Operand(0).DefinedBy(ExtractSlice); s != nil && len(SliceOp{s}.SourceType().Shape()) == len(t.Shape()) {
		if v := (SliceOp{s}).Sizes()[i].Value; v != nil {
			return value(out, v)
		}
	}
	return out, FoldCasts(op)
}

// foldExtract folds to an element of a constant or of a tensor created from elements.
func foldExtract(op *ir.Operation, operands []ir.Attribute, out results) (results, bool) {
	dense, _ := operands[0].(*ir.DenseElementsAttr)
	if dense != nil && dense.Splat {
		return constant(out, dense.SplatValue())
	}
	if _, ok := operands[0].(*ir.DenseResourceAttr); ok {
		return out, false
	}
	shape := rankedType(op.Operand(0)).Shape()
	at, inside := int64(0), true
	for i, a := range operands[1:] {
		k, ok := a.(*ir.IntegerAttr)
		if !ok {
			return out, false
		}
		v := k.Int64Or(-1)
		inside = inside && v >= 0 && v < shape[i]
		at = at*shape[i] + v
	}
	if f := op.Operand(0).DefinedBy(FromElements); f != nil {
		if at < 0 || at >= int64(f.NumOperands()) {
			return out, false
		}
		return value(out, f.Operand(int(at)))
	}
	switch {
	case !inside:
		return out, false
	case dense != nil:
		return constant(out, dense.Element(at))
	}
	if s, ok := operands[0].(*ir.SparseElementsAttr); ok {
		if a := sparseElement(s, operands[1:]); a != nil {
			return constant(out, a)
		}
	}
	return out, false
}

// sparseElement returns the element at the indices, which is zero if a does not name
// it. It returns nil if the type has no zero.
func sparseElement(a *ir.SparseElementsAttr, indices []ir.Attribute) ir.Attribute {
	rank := int64(len(indices))
	for k := range a.Values.NumElements() {
		found := true
		for i := range rank {
			have, ok1 := a.Indices.Element(k*rank + i).(*ir.IntegerAttr)
			want, ok2 := indices[i].(*ir.IntegerAttr)
			found = found && ok1 && ok2 && have.Int64Or(-1) == want.Int64Or(-2)
		}
		if found {
			return a.Values.Element(k)
		}
	}
	return zeroOf(a.Type().(ir.ShapedType).ElementType())
}

func zeroOf(t ir.Type) ir.Attribute {
	switch t := t.(type) {
	case *ir.IntegerType, *ir.IndexType:
		return t.Context().Int(t, 0)
	case *ir.FloatType:
		return t.Context().FloatValue(t, 0)
	}
	return nil
}

// isElement reports whether a can be an element of a dense constant of type t.
func isElement(a ir.Attribute, t ir.Type) bool {
	switch a := a.(type) {
	case *ir.IntegerAttr:
		return a.Type() == t
	case *ir.FloatAttr:
		return a.Type() == t
	case *ir.ArrayAttr:
		c, ok := t.(*ir.ComplexType)
		return ok && len(a.Elements) == 2 && isElement(a.Elements[0], c.Element) && isElement(a.Elements[1], c.Element)
	}
	return false
}

func foldFromElements(op *ir.Operation, operands []ir.Attribute, out results) (results, bool) {
	t := rankedType(op.Result(0))
	for _, a := range operands {
		if !isElement(a, t.ElementType()) {
			return out, false
		}
	}
	return constant(out, op.Context().DenseOf(t, operands))
}

// foldSplatSource folds an op that rearranges a splat operand.
func foldSplatSource(op *ir.Operation, operands []ir.Attribute, out results) (results, bool) {
	if a := resplat(operands[0], op.Result(0).Type()); a != nil {
		return constant(out, a)
	}
	return out, false
}

func foldGather(op *ir.Operation, operands []ir.Attribute, out results) (results, bool) {
	return foldSplatSource(op, operands, out)
}

// foldInsert removes the insertion of a splat's element into the splat.
func foldInsert(_ *ir.Operation, operands []ir.Attribute, out results) (results, bool) {
	d, ok := operands[1].(*ir.DenseElementsAttr)
	if ok && operands[0] != nil && d.Splat && d.SplatValue() == operands[0] {
		return constant(out, d)
	}
	return out, false
}

func foldRank(op *ir.Operation, _ []ir.Attribute, out results) (results, bool) {
	t, ok := op.Operand(0).Type().(*ir.RankedTensorType)
	if !ok {
		return out, false
	}
	return constant(out, op.Context().Int(op.Context().Index(), int64(len(t.Shape()))))
}

func foldSplat(op *ir.Operation, operands []ir.Attribute, out results) (results, bool) {
	t := rankedType(op.Result(0))
	if !isElement(operands[0], t.ElementType()) || !ir.HasStaticShape(t) {
		return out, false
	}
	return constant(out, op.Context().SplatOf(t, operands[0]))
}

// isWhole reports whether s covers a whole tensor of the given shape.
func isWhole(s SliceOp, shape []int64) bool {
	if !interfaces.AllConst(s.Offsets(), 0) || !interfaces.AllConst(s.Strides(), 1) {
		return false
	}
	for i, x := range s.Sizes() {
		if i < len(shape) && !x.IsConst(shape[i]) {
			return false
		}
	}
	return true
}

// foldExtractSlice folds slices of splats, slices of a whole tensor, and slices of a
// slice that was just inserted.
func foldExtractSlice(op *ir.Operation, operands []ir.Attribute, out results) (results, bool) {
	s, t := SliceOp{op}, rankedType(op.Result(0))
	if a := resplat(operands[0], t); a != nil {
		return constant(out, a)
	}
	if s.SourceType() == t && isWhole(s, t.Shape()) {
		return value(out, s.Source())
	}
	if in := s.Source().DefinedBy(InsertSlice); in != nil && in.Operand(0).Type() == ir.Type(t) && s.sameSlice(SliceOp{in}) {
		return value(out, in.Operand(0))
	}
	return out, false
}

// foldInsertSlice folds insertions of a whole tensor, insertions over an earlier
// insertion, insertions of a slice that was just extracted, and insertions of an empty
// slice.
func foldInsertSlice(op *ir.Operation, _ []ir.Attribute, out results) (results, bool) {
	s, t := SliceOp{op}, rankedType(op.Result(0))
	if s.SourceType() == t && ir.HasStaticShape(t) && isWhole(s, t.Shape()) {
		return value(out, s.Source())
	}
	if prev := s.Dest().DefinedBy(InsertSlice); prev != nil && prev.Operand(0).Type() == s.Source().Type() && s.sameSlice(SliceOp{prev}) {
		op.SetOperand(1, prev.Operand(1))
		return out, true
	}
	if ex := s.Source().DefinedBy(ExtractSlice); ex != nil && ex.Operand(0) == s.Dest() && s.sameSlice(SliceOp{ex}) {
		return value(out, s.Dest())
	}
	for _, x := range s.Sizes() {
		if x.IsConst(0) {
			return value(out, s.Dest())
		}
	}
	return out, false
}

// foldReshape folds reshapes of splats, reshapes of reshapes, and reshapes that change
// nothing.
func foldReshape(op *ir.Operation, operands []ir.Attribute, out results) (results, bool) {
	if a := resplat(operands[0], op.Result(0).Type()); a != nil {
		return constant(out, a)
	}
	src := op.Operand(0)
	if prev := src.DefinedBy(Reshape); prev != nil {
		op.SetOperand(0, prev.Operand(0))
		return out, true
	}
	t, ok := src.Type().(*ir.RankedTensorType)
	if !ok || ir.Type(t) != op.Result(0).Type() {
		return out, false
	}
	if len(t.Shape()) == 1 || len(t.Shape()) == 0 && op.Context().MLIR() > 19 {
		return value(out, src)
	}
	f := op.Operand(1).DefinedBy(FromElements)
	if f == nil || f.NumOperands() != len(t.Shape()) {
		return out, false
	}
	for i, d := range t.Shape() {
		if !isSize(f.Operand(i), src, int64(i), d) {
			return out, false
		}
	}
	return value(out, src)
}

// isSize reports whether v is the size of dimension i of the tensor src. size is that
// size if it is static.
func isSize(v, src *ir.Value, i, size int64) bool {
	if c, ok := ir.IntConstantOf(v); ok {
		return c == size
	}
	dim := v.DefinedBy(Dim)
	if dim == nil || dim.Operand(0) != src {
		return false
	}
	c, ok := ir.IntConstantOf(dim.Operand(1))
	return ok && c == i
}

// foldShapeChange folds an expand_shape or collapse_shape of a constant, or one that
// is the inverse of its operand.
func foldShapeChange(op *ir.Operation, operands []ir.Attribute, out results) (results, bool) {
	src, t := op.Operand(0), op.Result(0).Type()
	if src.Type() == t {
		return value(out, src)
	}
	if d, ok := operands[0].(*ir.DenseElementsAttr); ok && ir.HasStaticShape(t.(ir.ShapedType)) {
		if d.Raw == nil {
			return constant(out, op.Context().DenseStrings(t.(ir.ShapedType), d.Strings))
		}
		return constant(out, op.Context().Dense(t.(ir.ShapedType), d.Raw))
	}
	inverse := ExpandShape
	if op.Is(ExpandShape) {
		inverse = CollapseShape
	}
	prev := src.DefinedBy(inverse)
	if prev == nil || prev.Operand(0).Type() != t {
		return out, false
	}
	shape := ReshapeOp{prev}.SourceType().Shape()
	if shapes.DynamicDims(shape) < 2 {
		return value(out, prev.Operand(0))
	}
	if prev.Prop(reassociationSlot) != op.Prop(reassociationSlot) {
		return out, false
	}
	if len(shape) < len(rankedType(src).Shape()) {
		return value(out, prev.Operand(0))
	}
	for _, g := range (ReshapeOp{op}).Groups() {
		if len(g) > 0 && shapes.DynamicDims(shape[g[0]:g[0]+int64(len(g))]) >= 2 {
			return out, false
		}
	}
	return value(out, prev.Operand(0))
}

func foldPad(op *ir.Operation, _ []ir.Attribute, out results) (results, bool) {
	p := PadOp{op}
	if ir.HasStaticShape(p.Type()) && p.Type() == p.SourceType() && !p.Nofold() {
		return value(out, p.Source())
	}
	return out, false
}

// foldPack packs a splat, unless another value pads it.
func foldPack(op *ir.Operation, operands []ir.Attribute, out results) (results, bool) {
	start, n := op.OperandGroup(2)
	if d, ok := operands[0].(*ir.DenseElementsAttr); ok && n > 0 && operands[start] != nil && d.SplatValue() != operands[start] {
		return out, false
	}
	return foldSplatSource(op, operands, out)
}

func foldUnPack(op *ir.Operation, operands []ir.Attribute, out results) (results, bool) {
	return foldSplatSource(op, operands, out)
}
