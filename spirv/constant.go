package spirv

import (
	"strconv"

	"github.com/spvc/spvc/ir"
)

func verifyConstant(op *ir.Operation) bool {
	return verifyConstantValue(op, op.Prop(0), op.Result(0).Type())
}

// verifyConstantValue checks that value can be a constant of type t.
func verifyConstantValue(op *ir.Operation, value ir.Attribute, t ir.Type) bool {
	switch v := value.(type) {
	case *ir.IntegerAttr, *ir.FloatAttr:
		if got := v.(ir.TypedAttr).Type(); got != t {
			return op.EmitOpError("result type (" + ir.QuoteType(t) + ") does not match value type (" + ir.QuoteType(got) + ")")
		}
		return true
	case *ir.DenseElementsAttr, *ir.SparseElementsAttr:
		return verifyElements(op, v.(ir.TypedAttr).Type(), t)
	case *ir.ArrayAttr:
		a, ok := t.(*ArrayType)
		if !ok {
			return op.EmitOpError("must have spirv.array result type for array value")
		}
		for _, e := range v.Elements {
			if !verifyConstantValue(op, e, a.Element) {
				return false
			}
		}
		return true
	}
	return op.EmitOpError("cannot have attribute: " + ir.AttrString(value))
}

func verifyElements(op *ir.Operation, value, t ir.Type) bool {
	if value == t {
		return true
	}
	a, ok := t.(*ArrayType)
	if !ok {
		return op.EmitOpError("result or element type (" + ir.QuoteType(t) + ") does not match value type (" + ir.QuoteType(value) + "), must be the same or spirv.array")
	}
	n, elem := int64(a.Count), a.Element
	for {
		inner, ok := elem.(*ArrayType)
		if !ok {
			break
		}
		n, elem = n*int64(inner.Count), inner.Element
	}
	if BitWidth(elem) == 0 {
		return op.EmitOpError("only support nested array result type")
	}
	shaped := value.(ir.ShapedType)
	if shaped.ElementType() != elem {
		return op.EmitOpError("result element type (" + ir.QuoteType(elem) + ") does not match value element type (" + ir.QuoteType(shaped.ElementType()) + ")")
	}
	if got := ir.NumElements(shaped.Shape()); got != n {
		return op.EmitOpError("result number of elements (" + strconv.FormatInt(n, 10) + ") does not match value number of elements (" + strconv.FormatInt(got, 10) + ")")
	}
	return true
}

// nameConstant suggests a name such as %true, %cst42_i32 or %cst_vec_3xi32.
func nameConstant(name []byte, op *ir.Operation) []byte {
	t := op.Result(0).Type()
	it, isInt := t.(*ir.IntegerType)
	v, number := op.Prop(0).(*ir.IntegerAttr)
	if number && isInt && it.Width == 1 {
		return strconv.AppendBool(name, !v.Value.IsZero())
	}
	name = append(name, "cst"...)
	if number {
		name = v.Value.AppendDecimal(name, !isInt || it.Signedness != ir.Unsigned)
	}
	switch t := t.(type) {
	case *ir.IntegerType:
		name = t.Append(append(name, '_'))
	case *ir.FloatType:
		name = append(append(name, '_'), t.String()...)
	case *ir.VectorType:
		if len(t.Shape()) == 0 {
			break
		}
		name = strconv.AppendInt(append(name, "_vec_"...), t.Shape()[0], 10)
		if BitWidth(t.ElementType()) != 0 {
			name = append(append(name, 'x'), ir.TypeString(t.ElementType())...)
		}
	}
	return name
}

// materialize creates the constant value : t. It returns nil if spirv.Constant cannot
// hold it.
func materialize(b *ir.Builder, value ir.Attribute, t ir.Type, loc ir.Location) *ir.Operation {
	if !anySPIRV.Match(t) {
		return nil
	}
	return b.Create(loc, Constant, nil, []ir.Type{t}, ir.Named("value", value))
}

// SplatAttr returns the attribute of the spirv.Constant of type t whose elements are
// all v, truncated or converted to the element type. t is a scalar or vector; for other
// types SplatAttr returns nil.
func SplatAttr(t ir.Type, v int64) ir.Attribute {
	ctx := t.Context()
	var e ir.Attribute
	switch s := ir.ElementTypeOrSelf(t).(type) {
	case *ir.IntegerType:
		e = ctx.Int(s, v)
	case *ir.FloatType:
		e = ctx.FloatValue(s, float64(v))
	default:
		return nil
	}
	if vt, ok := t.(*ir.VectorType); ok {
		return ctx.SplatOf(vt, e)
	}
	return e
}

// NewConstant creates the constant value : t.
func NewConstant(b *ir.Builder, loc ir.Location, value ir.Attribute, t ir.Type) *ir.Value {
	return b.Create(loc, Constant, nil, []ir.Type{t}, ir.Named("value", value)).Result(0)
}

// NewSplat creates a scalar or vector constant of type t whose elements are all v.
func NewSplat(b *ir.Builder, loc ir.Location, t ir.Type, v int64) *ir.Value {
	return NewConstant(b, loc, SplatAttr(t, v), t)
}
