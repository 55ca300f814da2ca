package arithtospirv

import (
	"github.com/spvc/spvc/conversion/spirvtypes"
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
	"github.com/spvc/spvc/spirv"
)

// unfit is the reason for constants that cannot be represented in the converted type.
const unfit = "the constant does not fit in the converted type"

func constants(c *spirvtypes.Converter) []*rewrite.Pattern {
	return []*rewrite.Pattern{
		rewrite.Convert("composite arith.constant to spirv.Constant", &c.TypeConverter, arith.Constant,
			func(op arith.ConstantOp, _ rewrite.Adaptor, rw *rewrite.Rewriter) bool {
				return composite(c, op, rw)
			}),
		rewrite.Convert("scalar arith.constant to spirv.Constant", &c.TypeConverter, arith.Constant,
			func(op arith.ConstantOp, _ rewrite.Adaptor, rw *rewrite.Rewriter) bool {
				return scalar(c, op, rw)
			}),
	}
}

func replaceConstant(op arith.ConstantOp, rw *rewrite.Rewriter, t ir.Type, value ir.Attribute) bool {
	rw.Replace(op.Operation, spirv.NewConstant(&rw.Builder, op.Loc(), value, t))
	return true
}

// composite converts vectors and tensors except those of one element. Tensors become
// arrays, whose constant is a tensor of rank 1.
func composite(c *spirvtypes.Converter, op arith.ConstantOp, rw *rewrite.Rewriter) bool {
	from, ok := op.Result(0).Type().(ir.ShapedType)
	if !ok || !ir.HasStaticShape(from) || ir.NumElements(from.Shape()) == 1 {
		return rw.Fail("the constant is a scalar")
	}
	to := c.ResultType(op.Operation, rw)
	if to == nil {
		return false
	}
	value := denseValue(op, rw)
	if value == nil {
		return false
	}
	shape := from.Shape()
	if len(shape) > 1 {
		shape = []int64{ir.NumElements(shape)}
	}
	elem := spirv.ElementAt(to, 0)
	if elem == nil {
		return rw.Fail("the converted type is not a composite")
	}
	if elem != from.ElementType() || len(shape) != len(from.Shape()) {
		if value = convertElements(value, from.WithShape(shape, elem), elem); value == nil {
			return rw.Fail(unfit)
		}
	}
	return replaceConstant(op, rw, to, value)
}

// denseValue returns the elements of a constant. If the constant names a resource of
// the file, the elements come from there. It returns nil after it recorded a reason or
// emitted an error.
func denseValue(op arith.ConstantOp, rw *rewrite.Rewriter) *ir.DenseElementsAttr {
	switch v := op.Value().(type) {
	case *ir.DenseElementsAttr:
		return v
	case *ir.DenseResourceAttr:
		t := v.Type().(ir.ShapedType)
		blob := rw.Context().Resources.Blob(v.Key)
		if blob == nil {
			op.EmitError("could not find resource blob")
			return nil
		}
		size := int64(ir.ElementBytes(t.ElementType()))
		switch n := int64(len(blob.Data)); {
		case spirv.IsBool(t.ElementType()):
			rw.Fail("the bits of the resource are no booleans")
			return nil
		case n != size && n != ir.NumElements(t.Shape())*size:
			op.EmitError("resource is not a valid buffer")
			return nil
		}
		return rw.Context().Dense(t, blob.Data)
	}
	rw.Fail("the constant is not dense")
	return nil
}

// convertElements returns the elements of a in type t with elements of type elem, or
// nil if one does not fit.
func convertElements(a *ir.DenseElementsAttr, t ir.ShapedType, elem ir.Type) *ir.DenseElementsAttr {
	ctx := t.Context()
	if s := a.SplatValue(); s != nil {
		if s = convertNumber(s, elem); s == nil {
			return nil
		}
		return ctx.SplatOf(t, s)
	}
	elems := make([]ir.Attribute, a.NumElements())
	for i := range elems {
		if elems[i] = convertNumber(a.Element(int64(i)), elem); elems[i] == nil {
			return nil
		}
	}
	return ctx.DenseOf(t, elems)
}

// convertNumber returns the integer or float a as a number of type t: an integer that
// fits as an unsigned or signed number, a float that t represents exactly, or the bits of a
// float. Otherwise it returns nil.
func convertNumber(a ir.Attribute, t ir.Type) ir.Attribute {
	ctx := t.Context()
	switch a := a.(type) {
	case *ir.IntegerAttr:
		to, ok := t.(*ir.IntegerType)
		if !ok {
			return nil
		}
		v := a.Value
		if v.ActiveBits() > to.Width && v.SExtOrTrunc(to.Width).SExtOrTrunc(v.Width()) != v {
			return nil
		}
		return ctx.APInt(to, v.SExtOrTrunc(to.Width))
	case *ir.FloatAttr:
		if f := a.Type().(*ir.FloatType); f.Width() == 8 { // emulated by an integer of its width
			return convertNumber(ctx.APInt(ctx.I(8), a.Value.Bits()), t)
		}
		to, ok := t.(*ir.FloatType)
		if !ok {
			return nil
		}
		if a.Type() == t {
			return a
		}
		if to.Kind != ir.F32 {
			return nil
		}
		v, exact := a.Value.Convert(to.Semantics())
		if !exact {
			return nil
		}
		return ctx.FloatConst(to, v)
	}
	return nil
}

// scalar converts scalars, and vectors and tensors of one element.
func scalar(c *spirvtypes.Converter, op arith.ConstantOp, rw *rewrite.Rewriter) bool {
	from := op.Result(0).Type()
	value := ir.Attribute(op.Value())
	if s, ok := from.(ir.ShapedType); ok {
		if !ir.HasStaticShape(s) || ir.NumElements(s.Shape()) != 1 {
			return rw.Fail("the constant is a composite")
		}
		from = s.ElementType()
		if d, ok := value.(*ir.DenseElementsAttr); ok {
			value = d.SplatValue()
		}
	}
	to := c.Convert(from)
	if to == nil {
		return c.Refuse(rw, from)
	}
	if i, ok := value.(*ir.IntegerAttr); ok && spirv.IsBool(from) {
		return replaceConstant(op, rw, to, rw.Context().Bool(!i.Value.IsZero()))
	}
	if value = convertNumber(value, to); value == nil {
		return rw.Fail(unfit)
	}
	return replaceConstant(op, rw, to, value)
}
