package tosa

import (
	"slices"

	"github.com/spvc/spvc/ir"
)

// foldReduce folds a reduction of one element.
func foldReduce(op *ir.Operation, _ []ir.Attribute, out results) (results, bool) {
	s, at := ShapeOf(op.Operand(0)), axisOf(op)
	if s.Ranked && (len(s.Dims) == 0 || at >= 0 && at < int64(len(s.Dims)) && s.Dims[at] == 1) {
		return same(op, op.Operand(0), out)
	}
	return out, false
}

func foldArgMax(op *ir.Operation, _ []ir.Attribute, out results) (results, bool) {
	t, ok := op.Operand(0).Type().(*ir.RankedTensorType)
	at := axisOf(op)
	if !ok || !ir.HasStaticShape(t) || staticResult(op) == nil || at < 0 || at >= int64(len(t.Shape())) || t.Shape()[at] != 1 {
		return out, false
	}
	return splat(op, op.Context().Int(elementOf(op.Result(0)), 0), out)
}

func foldReverse(op *ir.Operation, operands []ir.Attribute, out results) (results, bool) {
	if a := splatElement(operands[0]); a != nil && operands[0].(*ir.DenseElementsAttr).Type() == op.Result(0).Type() {
		return ir.FoldTo(out, operands[0])
	}
	return foldReduce(op, operands, out)
}

func unknownDims(dims []int64) int {
	n := 0
	for _, d := range dims {
		if d == ir.Dynamic {
			n++
		}
	}
	return n
}

// foldReshape folds reshapes that change nothing, reshapes of reshapes, and reshapes of constants.
func foldReshape(op *ir.Operation, operands []ir.Attribute, out results) (results, bool) {
	in, to := op.Operand(0), op.Result(0).Type()
	if !isRanked(in.Type()) || !isRanked(to) {
		return out, false
	}
	if in.Type() == to && unknownDims(ShapeOf(in).Dims) < 2 {
		return ir.FoldToValue(out, in)
	}
	if prev := in.DefinedBy(op.Def()); prev != nil {
		op.SetOperand(0, prev.Operand(0))
		return out, true
	}
	d, ok := operands[0].(*ir.DenseElementsAttr)
	t := staticResult(op)
	if !ok || d.Raw == nil || t == nil {
		return out, false
	}
	if a := splatElement(d); a != nil {
		return splat(op, a, out)
	}
	if !in.HasOneUse() || d.NumElements() != ir.NumElements(t.Shape()) {
		return out, false
	}
	return ir.FoldTo(out, op.Context().Dense(t, d.Raw))
}

func foldPad(op *ir.Operation, operands []ir.Attribute, out results) (results, bool) {
	if splatNumber(operands[1], 0) {
		return same(op, op.Operand(0), out)
	}
	return out, false
}

func zero(list []int64) bool { return !slices.ContainsFunc(list, func(v int64) bool { return v != 0 }) }

func foldResize(op *ir.Operation, _ []ir.Attribute, out results) (results, bool) {
	r, ok := ResizingOf(op)
	if !ok || len(r.Scale) != 4 || !zero(r.Offset) || !zero(r.Border) || r.Scale[0] != r.Scale[1] || r.Scale[2] != r.Scale[3] {
		return out, false
	}
	return same(op, op.Operand(0), out)
}

// foldSliceAt folds a slice that starts at start, which may be nil.
func foldSliceAt(op *ir.Operation, a ir.Attribute, start []int64, out results) (results, bool) {
	from, ok := op.Operand(0).Type().(*ir.RankedTensorType)
	t, ranked := op.Result(0).Type().(*ir.RankedTensorType)
	if !ok || !ranked {
		return out, false
	}
	if from == t && ir.HasStaticShape(t) {
		return ir.FoldToValue(out, op.Operand(0))
	}
	d, ok := a.(*ir.DenseElementsAttr)
	if !ok || d.Raw == nil || !ir.HasStaticShape(t) {
		return out, false
	}
	if e := splatElement(d); e != nil {
		return splat(op, e, out)
	}
	if ir.NumElements(t.Shape()) != 1 || len(start) != len(from.Shape()) {
		return out, false
	}
	at := int64(0)
	for i, k := range start {
		if k < 0 || k >= from.Shape()[i] {
			return out, false
		}
		at = at*from.Shape()[i] + k
	}
	return splat(op, d.Element(at), out)
}

func foldSlice19(op *ir.Operation, operands []ir.Attribute, out results) (results, bool) {
	return foldSliceAt(op, operands[0], int64s(op.Prop(0)), out)
}

func foldSelect(op *ir.Operation, operands []ir.Attribute, out results) (results, bool) {
	if op.Operand(1) == op.Operand(2) {
		return same(op, op.Operand(1), out)
	}
	if a, ok := splatElement(operands[0]).(*ir.IntegerAttr); ok {
		if a.Value.IsZero() {
			return same(op, op.Operand(2), out)
		}
		return same(op, op.Operand(1), out)
	}
	return out, false
}

func foldTile19(op *ir.Operation, _ []ir.Attribute, out results) (results, bool) {
	if slices.ContainsFunc(int64s(op.Prop(0)), func(n int64) bool { return n != 1 }) {
		return out, false
	}
	return same(op, op.Operand(0), out)
}

// foldTransposeBy folds a transposition by order, which is nil if it is not known.
func foldTransposeBy(op *ir.Operation, a ir.Attribute, order []int64, out results) (results, bool) {
	if e := splatElement(a); e != nil && staticResult(op) != nil && a.(*ir.DenseElementsAttr).ShapedType().ElementType() == elementOf(op.Result(0)) {
		return splat(op, e, out)
	}
	if order == nil {
		return out, false
	}
	for i, k := range order {
		if k != int64(i) {
			return out, false
		}
	}
	return same(op, op.Operand(0), out)
}

func foldTranspose19(op *ir.Operation, operands []ir.Attribute, out results) (results, bool) {
	d, _ := operands[1].(*ir.DenseElementsAttr)
	order, _ := intsOf(d)
	return foldTransposeBy(op, operands[0], order, out)
}

// maxConcat bounds the number of operands that the fold of a tosa.concat makes.
const maxConcat = 1 << 12

// foldConcat puts the operands of concats along the same dimension in the place of their results.
func foldConcat(op *ir.Operation, _ []ir.Attribute, out results) (results, bool) {
	var all []*ir.Value
	found := false
	for _, v := range op.Operands() {
		prev := v.DefinedBy(op.Def())
		if prev == nil || axisOf(prev) != axisOf(op) || prev.NumOperands()+len(all) > maxConcat {
			all = append(all, v)
			continue
		}
		found = true
		all = prev.AppendOperands(all)
	}
	if found {
		op.SetOperands(all)
	}
	return out, found
}
