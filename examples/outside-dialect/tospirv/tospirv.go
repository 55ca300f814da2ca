// Package tospirv converts the dialect fixed to the spirv dialect: numbers become 32-bit
// integers, and saturation becomes a clamp.
package tospirv

import (
	"github.com/spvc/spvc/conversion/spirvtypes"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
	"github.com/spvc/spvc/spirv"

	"example.com/fixed/fixed"
)

// Model makes the conversion passes of spvc convert the dialect too. It is attached to
// the dialect by ir.Registry.AttachDialect, so that the dialect itself does not depend
// on SPIR-V.
type Model struct{}

var _ spirvtypes.PatternModel = Model{}

// AddSPIRVPatterns implements spirvtypes.PatternModel.
func (Model) AddSPIRVPatterns(c *spirvtypes.Converter, ps []*rewrite.Pattern) []*rewrite.Pattern {
	rewrite.AddRule(&c.TypeConverter, func(t *fixed.QType) (ir.Type, bool) { return t.Context().I32(), true })
	return append(ps,
		pattern(c, fixed.Constant, constant),
		pattern(c, fixed.Add, binary(spirv.IAdd)),
		pattern(c, fixed.Sub, binary(spirv.ISub)),
		pattern(c, fixed.Mul, mul),
		pattern(c, fixed.Max, func(x *expansion) *ir.Value { return x.int(spirv.GLSMax, x.in...) }),
		pattern(c, fixed.FromFloat32, fromFloat),
		pattern(c, fixed.ToFloat32, toFloat),
		pattern(c, fixed.FromBits, fromBits),
		pattern(c, fixed.ToBits, func(x *expansion) *ir.Value { return x.in[0] }))
}

// expansion is one operation that is converted.
type expansion struct {
	*rewrite.Rewriter
	op *ir.Operation
	in []*ir.Value // the operands after conversion
	c  *spirvtypes.Converter
}

// pattern returns the pattern for ops of the kind def. expand makes the new value.
func pattern(c *spirvtypes.Converter, def *ir.OpDef, expand func(x *expansion) *ir.Value) *rewrite.Pattern {
	return rewrite.ConvertOp(def.Name+" to spirv", &c.TypeConverter, def, func(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
		if c.ResultType(op, rw) == nil {
			return false // the reason is recorded
		}
		rw.Replace(op, expand(&expansion{rw, op, ad.Operands, c}))
		return true
	})
}

// new creates an operation with a result of type t.
func (x *expansion) new(def *ir.OpDef, t ir.Type, in ...*ir.Value) *ir.Value {
	return spirvtypes.New1(x.Rewriter, x.op.Loc(), def, t, in...)
}

func (x *expansion) int(def *ir.OpDef, in ...*ir.Value) *ir.Value {
	return x.new(def, x.Context().I32(), in...)
}

func (x *expansion) float(def *ir.OpDef, in ...*ir.Value) *ir.Value {
	return x.new(def, x.Context().F32(), in...)
}

func (x *expansion) i32(v int64) *ir.Value {
	return spirv.NewSplat(&x.Builder, x.op.Loc(), x.Context().I32(), v)
}

func (x *expansion) f32(v float64) *ir.Value {
	t := x.Context().F32()
	return spirv.NewConstant(&x.Builder, x.op.Loc(), x.Context().FloatValue(t, v), t)
}

// saturated clamps v to the range of the result, unless the operation promises that it
// lies there.
func (x *expansion) saturated(v *ir.Value) *ir.Value {
	t := x.op.Result(0).Type().(*fixed.QType)
	if x.op.Attr(fixed.ExactName) != nil {
		return v
	}
	return x.int(spirv.GLSClamp, v, x.i32(t.Min()), x.i32(t.Max()))
}

func constant(x *expansion) *ir.Value { return x.i32(x.op.Prop(0).(*fixed.ValueAttr).Units) }

func binary(def *ir.OpDef) func(x *expansion) *ir.Value {
	return func(x *expansion) *ir.Value { return x.saturated(x.int(def, x.in...)) }
}

func mul(x *expansion) *ir.Value {
	fraction := int64(x.op.Result(0).Type().(*fixed.QType).Fraction)
	return x.saturated(x.int(spirv.ShiftRightArithmetic, x.int(spirv.IMul, x.in...), x.i32(fraction)))
}

func fromFloat(x *expansion) *ir.Value {
	t := x.op.Result(0).Type().(*fixed.QType)
	scaled := x.float(spirv.FMul, x.in[0], x.f32(float64(t.One())))
	clamped := x.float(spirv.GLFClamp, scaled, x.f32(float64(t.Min())), x.f32(float64(t.Max())))
	return x.int(spirv.ConvertFToS, x.float(spirv.GLRoundEven, clamped))
}

func toFloat(x *expansion) *ir.Value {
	t := x.op.Operand(0).Type().(*fixed.QType)
	return x.float(spirv.FMul, x.float(spirv.ConvertSToF, x.in[0]), x.f32(1/float64(t.One())))
}

func fromBits(x *expansion) *ir.Value {
	above := int64(32 - x.op.Result(0).Type().(*fixed.QType).Width)
	high := x.int(spirv.ShiftLeftLogical, x.in[0], x.i32(above))
	return x.int(spirv.ShiftRightArithmetic, high, x.i32(above))
}
