package vector

import (
	"slices"
	"strconv"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/affinemap"
	"github.com/spvc/spvc/ir/shapes"
)

// UnitMinorStride reports whether the last dimension of t has stride 1.
func UnitMinorStride(t *ir.MemRefType) bool {
	strides, _, ok := t.StridesAndOffset()
	return ok && (len(strides) == 0 || strides[len(strides)-1] == 1)
}

func indexCount(op *ir.Operation, n, rank int) bool {
	if n != rank {
		return op.EmitOpError("requires " + strconv.Itoa(rank) + " indices")
	}
	return true
}

func verifyLoad(op *ir.Operation) bool {
	return coversVector(op, "destination memref has lower rank than the result vector") &&
		verifyAccess(op, "base memref and result vector types should match", "base and result element types should match")
}

func verifyStore(op *ir.Operation) bool {
	return coversVector(op, "source memref has lower rank than the vector to store") &&
		verifyAccess(op, "base memref and valueToStore vector types should match", "base and valueToStore element type should match")
}

// coversVector checks that the memref has as many dimensions as the vector, which MLIR requires since 20.
func coversVector(op *ir.Operation, otherwise string) bool {
	a := AccessOp{op}
	return op.Context().MLIR() <= 19 || len(a.BaseType().Shape()) >= len(a.VectorType().Shape()) || op.EmitOpError(otherwise)
}

func verifyAccess(op *ir.Operation, vectors, elements string) bool {
	a := AccessOp{op}
	v, m := a.VectorType(), a.BaseType()
	if !UnitMinorStride(m) && !(op.Context().MLIR() > 19 && !v.IsScalable() && ir.NumElements(v.Shape()) == 1) {
		return op.EmitOpError("most minor memref dim must have unit stride")
	}
	elem := m.ElementType()
	if mv, ok := elem.(*ir.VectorType); ok {
		if mv != v {
			return op.EmitOpError(vectors)
		}
		elem = mv.ElementType()
	}
	if v.ElementType() != elem {
		return op.EmitOpError(elements)
	}
	return indexCount(op, len(a.Indices()), len(m.Shape()))
}

// verifyMaskedLoad verifies vector.maskedload and vector.expandload.
func verifyMaskedLoad(op *ir.Operation) bool {
	a := AccessOp{op}
	v, m := a.VectorType(), a.BaseType()
	if v.ElementType() != m.ElementType() {
		return op.EmitOpError("base and result element type should match")
	}
	if !indexCount(op, len(a.Indices()), len(m.Shape())) || !maskFits(a, v, "result") {
		return false
	}
	if a.PassThru().Type() != ir.Type(v) {
		return op.EmitOpError("expected pass_thru of same type as result type")
	}
	return true
}

// maskFits verifies the mask of an access with a vector of type v, which errors call what. Since MLIR 20, the vector of a
// vector.maskedload or vector.maskedstore can have several dimensions.
func maskFits(a AccessOp, v *ir.VectorType, what string) bool {
	mask := a.Mask().Type().(*ir.VectorType)
	switch {
	case (a.Is(MaskedLoad) || a.Is(MaskedStore)) && a.Context().MLIR() > 19:
		return slices.Equal(v.Shape(), mask.Shape()) || a.EmitOpError("expected "+what+" shape to match mask shape")
	case a.Is(Scatter) && !slices.Equal(v.Shape(), mask.Shape()), leading(v) != leading(mask):
		return a.EmitOpError("expected " + what + " dim to match mask dim")
	}
	return true
}

// verifyMaskedStore verifies vector.maskedstore, vector.compressstore and, with
// indices, vector.scatter.
func verifyMaskedStore(op *ir.Operation) bool {
	a := AccessOp{op}
	v, base := a.VectorType(), a.Base().Type().(ir.ShapedType)
	if !isTransferable(base) {
		return op.EmitOpError("requires base to be a memref or ranked tensor type")
	}
	if v.ElementType() != base.ElementType() {
		return op.EmitOpError("base and valueToStore element type should match")
	}
	if !indexCount(op, len(a.Indices()), len(base.Shape())) {
		return false
	}
	if op.Is(Scatter) && !slices.Equal(v.Shape(), a.IndexVec().Type().(*ir.VectorType).Shape()) {
		return op.EmitOpError("expected valueToStore dim to match indices dim")
	}
	return maskFits(a, v, "valueToStore")
}

func verifyGather(op *ir.Operation) bool {
	a := AccessOp{op}
	v := a.VectorType()
	base := a.Base().Type().(ir.ShapedType)
	if !isTransferable(base) {
		return op.EmitOpError("requires base to be a memref or ranked tensor type")
	}
	if v.ElementType() != base.ElementType() {
		return op.EmitOpError("base and result element type should match")
	}
	if !indexCount(op, len(a.Indices()), len(base.Shape())) {
		return false
	}
	switch {
	case !slices.Equal(v.Shape(), a.IndexVec().Type().(*ir.VectorType).Shape()):
		return op.EmitOpError("expected result dim to match indices dim")
	case !slices.Equal(v.Shape(), a.Mask().Type().(*ir.VectorType).Shape()):
		return op.EmitOpError("expected result dim to match mask dim")
	case a.PassThru().Type() != ir.Type(v):
		return op.EmitOpError("expected pass_thru of same type as result type")
	}
	return true
}

// isTransferable reports whether transfers can read from or write to values of
// type t.
func isTransferable(t ir.Type) bool {
	switch t.(type) {
	case *ir.MemRefType, *ir.RankedTensorType:
		return true
	}
	return false
}

// minorIdentity returns the default map of a transfer, or nil if the vector has too
// many dimensions.
func minorIdentity(s ir.ShapedType, v *ir.VectorType) *ir.AffineMap {
	ctx := v.Context()
	rank := len(v.Shape())
	if e, ok := s.ElementType().(*ir.VectorType); ok {
		rank -= len(e.Shape())
	}
	if len(s.Shape()) == 0 && len(v.Shape()) == 1 && v.Shape()[0] == 1 {
		return ctx.AffineMap(0, 0, ctx.AffineConst(0))
	}
	if rank < 0 || rank > len(s.Shape()) {
		return nil
	}
	return affinemap.MinorIdentity(ctx, len(s.Shape()), rank)
}

// maskType returns the type of the mask of a transfer of v with m: the dimensions of
// the source that m uses, in the source's order. It returns nil if m has results that
// are not distinct dimensions or constants.
func maskType(v *ir.VectorType, m *ir.AffineMap) *ir.VectorType {
	var shape []int64
	var scalable []bool
	for d := range m.Dims {
		for i, r := range m.Results {
			if r.Kind == ir.AffineDim && r.Value == int64(d) && i < len(v.Shape()) {
				shape, scalable = append(shape, v.Shape()[i]), append(scalable, v.ScalableDim(i))
				break
			}
		}
	}
	return v.Context().ScalableVector(shape, scalable, v.Context().I1())
}

const notProjected = "requires a projected permutation_map (at most one dim or the zero constant can appear in each result)"

func verifyTransferMap(op *ir.Operation, m *ir.AffineMap) bool {
	seen := make([]bool, m.Dims)
	for _, r := range m.Results {
		if v, ok := r.Constant(); ok {
			if v != 0 {
				return op.EmitOpError(notProjected)
			}
			continue
		}
		if r.Kind != ir.AffineDim {
			return op.EmitOpError(notProjected)
		}
		if seen[r.Value] {
			return op.EmitOpError("requires a permutation_map that is a permutation (found one dim used more than once)")
		}
		seen[r.Value] = true
	}
	return true
}

// verifyTransferTypes checks that the element types and ranks of a transfer fit.
func verifyTransferTypes(t TransferOp) bool {
	v, m := t.VectorType(), t.Map()
	elem := t.ShapedType().ElementType()
	minor := int64(1)
	if len(v.Shape()) > 0 {
		minor = width(v)
	}
	size := bitsOf(v.ElementType()) * minor
	ev, ok := elem.(*ir.VectorType)
	if !ok {
		switch {
		case size%bitsOf(elem) != 0:
			return t.EmitOpError("requires the bitwidth of the minor 1-D vector to be an integral multiple of the bitwidth of the source element type")
		case len(m.Results) != len(v.Shape()):
			return t.EmitOpError("requires a permutation_map with result dims of the same rank as the vector type")
		}
		return true
	}
	source := bitsOf(ev.ElementType())
	if len(ev.Shape()) > 0 {
		source *= width(ev)
	}
	switch {
	case size%source != 0:
		return t.EmitOpError("requires the bitwidth of the minor 1-D vector to be an integral multiple of the bitwidth of the minor 1-D vector of the source")
	case len(ev.Shape()) > len(v.Shape()):
		return t.EmitOpError("requires source vector element and vector result ranks to match.")
	case len(m.Results) != len(v.Shape())-len(ev.Shape()):
		return t.EmitOpError("requires a permutation_map with result dims of the same rank as the vector type")
	case t.Mask() != nil:
		return t.EmitOpError("does not support masks with vector element type")
	}
	return true
}

func verifyTransfer(t TransferOp) bool {
	s, m := t.ShapedType(), t.Map()
	if t.Attr("masked") != nil {
		return t.EmitOpError("masked attribute has been removed. Use in_bounds instead.")
	}
	if !isTransferable(s) {
		return t.EmitOpError("requires source to be a memref or ranked tensor type")
	}
	if !verifyTransferTypes(t) {
		return false
	}
	bounds := t.InBounds()
	switch {
	case m.Symbols != 0:
		return t.EmitOpError("requires permutation_map without symbols")
	case affinemap.NumInputs(m) != len(s.Shape()):
		return t.EmitOpError("requires a permutation_map with input dims of the same rank as the source type")
	}
	if mask := t.Mask(); mask != nil {
		if want := maskType(t.VectorType(), m); mask.Type() != ir.Type(want) {
			return t.EmitOpError("inferred mask type (" + ir.QuoteType(want) + ") and mask operand type (" + ir.QuoteType(mask.Type()) + ") don't match")
		}
	}
	if len(m.Results) != len(bounds) {
		return t.EmitOpError("expects the in_bounds attr of same rank as permutation_map results: " +
			ir.AttrString(m.Context().MapAttr(m)) + " vs inBounds of size: " + strconv.Itoa(len(bounds)))
	}
	for i, r := range m.Results {
		if r.Kind == ir.AffineConstant && !bounds[i] && t.Context().MLIR() <= 19 {
			return t.EmitOpError("requires broadcast dimensions to be in-bounds")
		}
	}
	return true
}

func verifyTransferRead(op *ir.Operation) bool {
	t := TransferOp{op}
	if !indexCount(op, len(t.Indices()), len(t.ShapedType().Shape())) || !verifyTransfer(t) {
		return false
	}
	elem, pad := t.ShapedType().ElementType(), t.Padding().Type()
	if _, ok := elem.(*ir.VectorType); ok {
		if elem != pad {
			return op.EmitOpError("requires source element type and padding type to match.")
		}
	} else {
		switch {
		case !shapes.IsIntOrIndexOrFloat(pad):
			return op.EmitOpError("requires valid padding vector elemental type")
		case pad != elem:
			return op.EmitOpError("requires formal padding and source of the same elemental type")
		}
	}
	return verifyTransferMap(op, t.Map())
}

func verifyTransferWrite(op *ir.Operation) bool {
	t := TransferOp{op}
	if !indexCount(op, len(t.Indices()), len(t.ShapedType().Shape())) {
		return false
	}
	for _, r := range t.Map().Results {
		if v, ok := r.Constant(); ok && v == 0 {
			return op.EmitOpError("should not have broadcast dimensions")
		}
	}
	return verifyTransfer(t) && verifyTransferMap(op, t.Map())
}
