package toy

import (
	"slices"
	"strconv"

	"github.com/spvc/spvc/ir"
)

// verifyConstant compares the value of toy.constant or toy.struct_constant with the type of the result.
func verifyConstant(op *ir.Operation) bool {
	return verifyValue(op, op.Result(0).Type(), op.Prop(0))
}

func verifyValue(op *ir.Operation, t ir.Type, a ir.Attribute) bool {
	if isStruct(t) {
		list, ok := a.(*ir.ArrayAttr)
		fields := Fields(t)
		if !ok || len(list.Elements) != len(fields) {
			return op.EmitError("constant of StructType must be initialized by an ArrayAttr with the same number of elements, got " + ir.AttrString(a))
		}
		for i, f := range fields {
			if !verifyValue(op, f, list.Elements[i]) {
				return false
			}
		}
		return true
	}
	dense, ok := a.(*ir.DenseElementsAttr)
	if ok {
		_, ok = dense.ShapedType().ElementType().(*ir.FloatType)
	}
	if !ok {
		return op.EmitError("constant of TensorType must be initialized by a DenseFPElementsAttr, got " + ir.AttrString(a))
	}
	ranked, ok := t.(*ir.RankedTensorType)
	if !ok {
		return true
	}
	want, got := ranked.Shape(), dense.ShapedType().Shape()
	if len(want) != len(got) {
		return op.EmitOpError("return type must match the one of the attached value attribute: " + strconv.Itoa(len(got)) + " != " + strconv.Itoa(len(want)))
	}
	for i := range want {
		if got[i] != want[i] {
			return op.EmitOpError("return type shape mismatches its attribute at dimension " + strconv.Itoa(i) + ": " +
				strconv.FormatInt(got[i], 10) + " != " + strconv.FormatInt(want[i], 10))
		}
	}
	return true
}

func verifyTranspose(op *ir.Operation) bool {
	from, ok := op.Operand(0).Type().(*ir.RankedTensorType)
	to, also := op.Result(0).Type().(*ir.RankedTensorType)
	if ok && also && !slices.Equal(reversed(from.Shape()), to.Shape()) {
		return op.EmitError("expected result shape to be a transpose of the input")
	}
	return true
}

func reversed(shape []int64) []int64 {
	r := slices.Clone(shape)
	slices.Reverse(r)
	return r
}

func verifyReturn(op *ir.Operation) bool {
	if op.NumOperands() > 1 {
		return op.EmitOpError("expects at most 1 return operand")
	}
	results := FunctionType(op.Parent()).Results
	if op.NumOperands() != len(results) {
		return op.EmitOpError("does not return the same number of values (" + strconv.Itoa(op.NumOperands()) + ") as the enclosing function (" + strconv.Itoa(len(results)) + ")")
	}
	if len(results) == 0 {
		return true
	}
	got, want := op.Operand(0).Type(), results[0]
	_, unranked := got.(*ir.UnrankedTensorType)
	_, any := want.(*ir.UnrankedTensorType)
	if got == want || unranked || any {
		return true
	}
	return op.EmitError("type of return operand ('" + ir.TypeString(got) + "') doesn't match function result type ('" + ir.TypeString(want) + "')")
}

func verifyAccess(op *ir.Operation) bool {
	fields := Fields(op.Operand(0).Type())
	i := AccessIndex(op)
	if i < 0 || i >= int64(len(fields)) {
		return op.EmitOpError("index should be within the range of the input struct type")
	}
	if op.Result(0).Type() != fields[i] {
		return op.EmitOpError("must have the same result type as the struct element referred to by the index")
	}
	return true
}
