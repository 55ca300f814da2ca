package vector

import "github.com/spvc/spvc/ir"

// withWidth returns t with width as its last dimension.
func withWidth(t *ir.VectorType, width int64) *ir.VectorType {
	shape := append([]int64(nil), t.Shape()...)
	shape[len(shape)-1] = width
	return t.Context().ScalableVector(shape, t.Scalable, t.ElementType())
}

func width(t *ir.VectorType) int64 { return t.Shape()[len(t.Shape())-1] }

// twiceAsWide returns the type of two interleaved vectors of type t.
func twiceAsWide(t ir.Type) ir.Type {
	v, ok := t.(*ir.VectorType)
	switch {
	case !ok:
		return nil
	case len(v.Shape()) == 0:
		return v.Context().Vector([]int64{2}, v.ElementType())
	}
	return withWidth(v, width(v)*2)
}

// halfAsWide returns the type of each half of a deinterleaved vector of type t. It
// returns t itself if t is too short.
func halfAsWide(t ir.Type) ir.Type {
	v, ok := t.(*ir.VectorType)
	switch {
	case !ok:
		return nil
	case len(v.Shape()) == 0 || width(v)/2 == 0:
		return v
	}
	return withWidth(v, width(v)/2)
}

func hasEvenWidth(op *ir.Operation) bool {
	t := op.Operand(0).Type().(*ir.VectorType)
	return width(t)%2 == 0
}

// maxListed bounds the number of operands that a format requires, because a type may
// have any number of elements.
const maxListed = 1 << 20

// elementTypes returns the element type of t once per element.
func elementTypes(t ir.Type) []ir.Type {
	v, ok := t.(*ir.VectorType)
	if !ok {
		return nil
	}
	ts := make([]ir.Type, min(ir.NumElements(v.Shape()), maxListed))
	for i := range ts {
		ts[i] = v.ElementType()
	}
	return ts
}

func hasAllElements(op *ir.Operation) bool {
	t := op.Result(0).Type().(*ir.VectorType)
	if int64(op.NumOperands()) != ir.NumElements(t.Shape()) {
		return false
	}
	for i := range op.NumOperands() {
		if op.Operand(i).Type() != t.ElementType() {
			return false
		}
	}
	return true
}

func identity(t ir.Type) ir.Type { return t }

func accLikeDest(op *ir.Operation) bool {
	return op.NumOperands() < 2 || op.Operand(1).Type() == op.Result(0).Type()
}

// printsOneThing reports whether a vector.print of a string prints only the string.
func printsOneThing(op *ir.Operation) bool {
	p := PrintOp{op}
	return p.Literal() == nil || p.Source() == nil && p.Punctuation() == NewLine
}

// alignedTo reports whether the position of a scalable insert or extract is a
// multiple of the length of the subvector of type t.
func alignedTo(op *ir.Operation, t ir.Type) bool {
	pos, ok := op.Prop(0).(*ir.IntegerAttr)
	n := ir.NumElements(t.(*ir.VectorType).Shape())
	return ok && n != 0 && pos.Int64Or(0)%n == 0
}

// DropLeading returns t without its first n dimensions.
func DropLeading(t *ir.VectorType, n int) *ir.VectorType {
	var scalable []bool
	if t.Scalable != nil {
		scalable = t.Scalable[n:]
	}
	return t.Context().ScalableVector(t.Shape()[n:], scalable, t.ElementType())
}

// inferExtract returns the type that is left of the vector after the positions.
func inferExtract(_ *ir.Context, st *ir.OperationState) ([]ir.Type, string) {
	pos, ok := st.Attr("static_position").(*ir.DenseArrayAttr)
	t, isVec := operandVector(st, 0)
	switch {
	case !ok || !isVec:
		return nil, "the position is missing"
	case pos.Len() == len(t.Shape()):
		return []ir.Type{t.ElementType()}, ""
	}
	return []ir.Type{DropLeading(t, max(0, min(pos.Len(), len(t.Shape())-1)))}, ""
}

func operandVector(st *ir.OperationState, i int) (*ir.VectorType, bool) {
	if i >= len(st.Operands) {
		return nil, false
	}
	t, ok := st.Operands[i].Type().(*ir.VectorType)
	return t, ok
}

// inferShuffle returns the type of the first operand with as many leading
// elements as the mask has.
func inferShuffle(_ *ir.Context, st *ir.OperationState) ([]ir.Type, string) {
	mask, ok := st.Attr("mask").(*ir.ArrayAttr)
	t, isVec := operandVector(st, 0)
	if !ok || !isVec {
		return nil, "the mask is missing"
	}
	shape := []int64{int64(max(1, len(mask.Elements)))}
	if len(t.Shape()) > 1 {
		shape = append(shape, t.Shape()[1:]...)
	}
	return []ir.Type{t.Context().Vector(shape, t.ElementType())}, ""
}

// inferMultiReduction returns the type of the accumulator.
func inferMultiReduction(_ *ir.Context, st *ir.OperationState) ([]ir.Type, string) {
	if len(st.Operands) < 2 {
		return nil, "the accumulator is missing"
	}
	return []ir.Type{st.Operands[1].Type()}, ""
}

// extractTypes allows a result of vector.extract that is a vector of one element in
// place of a scalar.
type extractTypes struct{}

// CompatibleResults reports whether the given result types are allowed for the inferred
// ones.
func (extractTypes) CompatibleResults(inferred, given []ir.Type) bool {
	return inferred[0] == given[0] || oneOf(inferred[0], given[0]) || oneOf(given[0], inferred[0])
}

// oneOf reports whether t is a vector of one element of type elem.
func oneOf(t, elem ir.Type) bool {
	v, ok := t.(*ir.VectorType)
	return ok && len(v.Shape()) == 1 && v.Shape()[0] == 1 && !v.IsScalable() && v.ElementType() == elem
}

// inferToElements returns the types of the elements, of which there are as many as the type of the source has.
func inferToElements(_ *ir.Context, st *ir.OperationState) ([]ir.Type, string) {
	t, ok := st.Operands[0].Type().(*ir.VectorType)
	if !ok || ir.NumElements(t.Shape()) > maxListed {
		return nil, "has too many elements"
	}
	return elementTypes(t), ""
}
