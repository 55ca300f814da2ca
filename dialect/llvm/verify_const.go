package llvm

import (
	"strconv"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/shapes"
)

func verifyConstant(op *ir.Operation) bool {
	value, t := op.Prop(0), op.Result(0).Type()
	if value == nil {
		return true
	}
	if s, ok := value.(*ir.StringAttr); ok {
		if !isBytes(t, len(s.Value)) {
			return op.EmitOpError("expected array type of " + strconv.Itoa(len(s.Value)) + " i8 elements for the string constant")
		}
		return true
	}
	switch t := t.(type) {
	case *StructType:
		return verifyStructConstant(op, t, value)
	case *TargetExtType:
		return op.EmitOpError("does not support target extension type.")
	}
	switch a := value.(type) {
	case *ir.IntegerAttr:
		if !isA[*ir.IntegerType](t) {
			return op.EmitOpError("expected integer type")
		}
	case *ir.FloatAttr:
		f, _ := a.Type().(*ir.FloatType)
		return f == nil || verifyFloatKind(op, f, t, op.Context().MLIR() == 19)
	case *ir.DenseElementsAttr, *ir.SparseElementsAttr, *ir.DenseResourceAttr:
		return verifyElementsConstant(op, value, t)
	case *ir.ArrayAttr:
		return verifyArrayConstant(op, a, t)
	default:
		return op.EmitOpError("only supports integer, float, string or elements attributes")
	}
	return true
}

// verifyStructConstant checks a constant struct. MLIR 19 has only complex numbers: two numbers of one type.
func verifyStructConstant(op *ir.Operation, t *StructType, value ir.Attribute) bool {
	body := t.Body()
	a, ok := value.(*ir.ArrayAttr)
	if op.Context().MLIR() == 19 {
		return verifyComplexConstant(op, body, a)
	}
	if !ok {
		return op.EmitOpError("expected array attribute for struct type")
	}
	if len(a.Elements) != len(body) {
		return op.EmitOpError("expected array attribute of size " + strconv.Itoa(len(body)))
	}
	for i, e := range a.Elements {
		if !shapes.IsSignlessIntOrIndexOrFloat(body[i]) {
			return op.EmitOpError("expected struct element types to be floating point type or integer type")
		}
		typed, ok := numberAttr(e)
		if !ok {
			return op.EmitOpError("expected element of array attribute to be floating point or integer")
		}
		if typed.Type() != body[i] {
			return op.EmitOpError("struct element at index " + strconv.Itoa(i) + " is of wrong type")
		}
	}
	return true
}

func verifyComplexConstant(op *ir.Operation, body []ir.Type, a *ir.ArrayAttr) bool {
	if len(body) != 2 || body[0] != body[1] {
		return op.EmitError("expected struct type with two elements of the same type, the type of a complex constant")
	}
	if a == nil || len(a.Elements) != 2 {
		return op.EmitOpError("expected array attribute with two elements, representing a complex constant")
	}
	x, ok1 := numberAttr(a.Elements[0])
	y, ok2 := numberAttr(a.Elements[1])
	if !ok1 || !ok2 || x.Type() != y.Type() {
		return op.EmitOpError("expected array attribute with two elements of the same type")
	}
	if !shapes.IsSignlessIntOrIndexOrFloat(body[0]) {
		return op.EmitError("expected struct element types to be floating point type or integer type")
	}
	return true
}

func numberAttr(a ir.Attribute) (ir.TypedAttr, bool) {
	switch a := a.(type) {
	case *ir.IntegerAttr:
		return a, true
	case *ir.FloatAttr:
		return a, true
	}
	return nil, false
}

// verifyFloatKind checks that floats of kind f can be elements of a constant whose elements have type t: the same float, or an
// integer as wide. MLIR 19 only compares widths.
func verifyFloatKind(op *ir.Operation, f *ir.FloatType, t ir.Type, widths bool) bool {
	switch t := t.(type) {
	case *ir.FloatType:
		if widths {
			if t.Width() != f.Width() {
				return op.EmitOpError("expected float type of width " + strconv.Itoa(int(f.Width())))
			}
			return true
		}
		if t.Kind != f.Kind {
			return op.EmitOpError("attribute and type have different float semantics")
		}
	case *ir.IntegerType:
		if width := f.Semantics().Width(); t.Width != width {
			return op.EmitOpError("expected integer type of width " + strconv.Itoa(int(width)))
		}
	}
	return true
}

func verifyElementsConstant(op *ir.Operation, value ir.Attribute, t ir.Type) bool {
	shaped, _ := value.(ir.TypedAttr).Type().(ir.ShapedType)
	if shaped == nil {
		return true
	}
	if op.Context().MLIR() == 19 {
		if !IsVector(t) && !isA[*ir.VectorType](t) && !isA[*ArrayType](t) {
			return op.EmitOpError("expected vector or array type")
		}
		return true
	}
	if hasScalable(t) {
		if d, ok := value.(*ir.DenseElementsAttr); !ok || !d.Splat {
			return op.EmitOpError("scalable vector type requires a splat attribute")
		}
		return true
	}
	if !IsVector(t) && !isA[*ir.VectorType](t) && !isA[*ArrayType](t) {
		return op.EmitOpError("expected vector or array type")
	}
	if have, want := countElements(t), ir.NumElements(shaped.Shape()); have != want {
		return op.EmitOpError("type and attribute have a different number of elements: " + strconv.FormatInt(have, 10) + " vs. " + strconv.FormatInt(want, 10))
	}
	result := innermost(t)
	switch e := shaped.ElementType().(type) {
	case *ir.FloatType:
		return verifyFloatKind(op, e, result, false)
	case *ir.IntegerType:
		if !isA[*ir.IntegerType](result) {
			return op.EmitOpError("expected integer element type for integer elements attribute")
		}
	}
	return true
}

func hasScalable(t ir.Type) bool {
	for {
		a, ok := t.(*ArrayType)
		if !ok {
			return IsScalable(t)
		}
		t = a.Element
	}
}

// countElements returns the number of scalars in nested arrays and a vector.
func countElements(t ir.Type) int64 {
	n := int64(1)
	for {
		switch a := t.(type) {
		case *ArrayType:
			n *= int64(a.Len)
			t = a.Element
		case *ir.VectorType:
			return n * ir.NumElements(a.Shape())
		case *VectorType:
			return n * int64(a.Len)
		default:
			return n
		}
	}
}

// innermost returns the type of the scalars in nested arrays and a vector.
func innermost(t ir.Type) ir.Type {
	for {
		a, ok := t.(*ArrayType)
		if !ok {
			return ScalarOf(t)
		}
		t = a.Element
	}
}

// verifyArrayConstant checks an array of structs, whose elements are arrays of attributes. MLIR 19 does not look at them.
func verifyArrayConstant(op *ir.Operation, a *ir.ArrayAttr, t ir.Type) bool {
	array, ok := t.(*ArrayType)
	switch {
	case op.Context().MLIR() == 19:
		return true
	case !ok:
		return op.EmitOpError("expected array or struct type for array attribute")
	}
	return verifyNested(op, array, a, 0)
}

func verifyNested(op *ir.Operation, t *ArrayType, a *ir.ArrayAttr, dim int) bool {
	d := strconv.Itoa(dim)
	if t.Len != uint64(len(a.Elements)) {
		return op.EmitOpError("array attribute size does not match array type size in dimension " + d + ": " +
			strconv.Itoa(len(a.Elements)) + " vs. " + strconv.FormatUint(t.Len, 10))
	}
	inner, nested := t.Element.(*ArrayType)
	body, isStruct := t.Element.(*StructType)
	if !nested && !isStruct {
		return op.EmitOpError("for array with an array attribute must have a struct element type")
	}
	seen := map[ir.Attribute]bool{}
	for i, e := range a.Elements {
		if seen[e] || isValueAttr(e) && !isPoisonValue(e) {
			continue
		}
		seen[e] = true
		list, ok := e.(*ir.ArrayAttr)
		switch {
		case nested && !ok:
			return op.EmitOpError("nested attribute for sub-array in dimension " + d + " at index " + strconv.Itoa(i) + " must be a zero, or undef, or array attribute")
		case nested:
			if !verifyNested(op, inner, list, dim+1) {
				return false
			}
		case !ok:
			return op.EmitOpError("nested attribute for struct element at index " + strconv.Itoa(i) + " must be a zero, or undef, or array attribute")
		case len(list.Elements) != len(body.Body()):
			return op.EmitOpError("nested array attribute size for struct element at index " + strconv.Itoa(i) + " must match struct size: " +
				strconv.Itoa(len(list.Elements)) + " vs. " + strconv.Itoa(len(body.Body())))
		}
	}
	return true
}
