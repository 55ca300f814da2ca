// Package complex is the complex dialect: arithmetic and elementary functions on
// complex numbers.
//
// For example, this function returns the square of the absolute value of a number:
//
//	func.func @norm(%z: complex<f32>) -> f32 {
//	  %conjugate = complex.conj %z : complex<f32>
//	  %product = complex.mul %z, %conjugate : complex<f32>
//	  %norm = complex.re %product : complex<f32>
//	  return %norm : f32
//	}
package complex

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/ir"
)

// valueSlot is the slot of the value of Constant.
const valueSlot = 0

func isComplex(t ir.Type) bool { _, ok := t.(*ir.ComplexType); return ok }

var (
	anyComplex = &ir.TypeConstraint{Summary: "complex-type", Base: isComplex, Match: isComplex}
	ofFloats   = &ir.TypeConstraint{Summary: "complex type with floating-point elements", Base: isComplex, Match: func(t ir.Type) bool {
		c, ok := t.(*ir.ComplexType)
		return ok && ir.AnyFloatType.Match(c.Element)
	}}
)

// elementOf returns the type of the parts of a complex type, or nil for other types.
func elementOf(t ir.Type) ir.Type {
	if c, ok := t.(*ir.ComplexType); ok {
		return c.Element
	}
	return nil
}

func binary(mnemonic, summary string) *ir.OpDef {
	return &ir.OpDef{
		Name: "complex." + mnemonic, Summary: summary,
		Operands: ir.ValuesOf(ofFloats, "lhs", "rhs"),
		Attrs:    arith.FastMathAttr(),
		Results:  ir.ValuesOf(ofFloats, "result"),
		Traits:   []ir.Trait{ir.Pure, ir.SameOperandsAndResultType, ir.Elementwise},
		Format:   "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
	}
}

const unaryFormat = "$complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)"

func unary(mnemonic, summary string) *ir.OpDef {
	return &ir.OpDef{
		Name: "complex." + mnemonic, Summary: summary,
		Operands: ir.ValuesOf(ofFloats, "complex"),
		Attrs:    arith.FastMathAttr(),
		Results:  ir.ValuesOf(ofFloats, "result"),
		Traits:   []ir.Trait{ir.Pure, ir.Elementwise, ir.SameOperandsAndResultType},
		Format:   unaryFormat,
	}
}

// part declares an op that computes a float, named result, from a complex number.
func part(mnemonic, summary, result string) *ir.OpDef {
	return &ir.OpDef{
		Name: "complex." + mnemonic, Summary: summary,
		Operands: ir.ValuesOf(ofFloats, "complex"),
		Attrs:    arith.FastMathAttr(),
		Results:  ir.ValuesOf(ir.AnyFloatType, result),
		Traits:   []ir.Trait{ir.Pure, ir.Elementwise, ir.TypesMatch("complex element type matches result type", "complex", result, elementOf)},
		Format:   unaryFormat,
	}
}

func comparison(mnemonic, summary string) *ir.OpDef {
	return &ir.OpDef{
		Name: "complex." + mnemonic, Summary: summary,
		Operands: ir.ValuesOf(ofFloats, "lhs", "rhs"),
		Results:  ir.ValuesOf(ir.I1Constraint, "result"),
		Traits:   []ir.Trait{ir.Pure, ir.AllTypesMatch("lhs", "rhs"), ir.Elementwise},
		Format:   "$lhs `,` $rhs attr-dict `:` type($lhs)",
	}
}

// Arithmetic on two complex numbers.
var (
	Add   = binary("add", "complex addition")
	Atan2 = binary("atan2", "complex 2-argument arctangent")
	Div   = binary("div", "complex division")
	Mul   = binary("mul", "complex multiplication")
	Pow   = binary("pow", "complex power function")
	Sub   = binary("sub", "complex subtraction")
)

// PowI declares complex.powi.
var PowI = &ir.OpDef{
	Name: "complex.powi", Summary: "complex number raised to signed integer power",
	Operands: []ir.ValueDef{{Name: "lhs", Type: ofFloats}, {Name: "rhs", Type: ir.AnySignlessInteger}},
	Attrs:    []ir.AttrDef{{Name: "fastmath", Type: arith.FastMathKind, Optional: true}},
	Results:  ir.ValuesOf(ofFloats, "result"),
	Traits:   []ir.Trait{ir.Pure, ir.Elementwise, ir.SameOperandsAndResultShape, ir.AllTypesMatch("lhs", "result")},
	Format:   "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result) `,` type($rhs)",
	Versions: ir.Since(22),
}

// Functions of a complex number.
var (
	Conj  = unary("conj", "Calculate the complex conjugate")
	Cos   = unary("cos", "computes cosine of a complex number")
	Exp   = unary("exp", "computes exponential of a complex number")
	Expm1 = unary("expm1", "computes exponential of a complex number minus 1")
	Log   = unary("log", "computes natural logarithm of a complex number")
	Log1p = unary("log1p", "computes natural logarithm of a complex number")
	Neg   = unary("neg", "Negation operator")
	Rsqrt = unary("rsqrt", "complex reciprocal of square root")
	Sign  = unary("sign", "computes sign of a complex number")
	Sin   = unary("sin", "computes sine of a complex number")
	Sqrt  = unary("sqrt", "complex square root")
	Tan   = unary("tan", "computes tangent of a complex number")
	Tanh  = unary("tanh", "complex hyperbolic tangent")
)

// Real-valued functions of a complex number.
var (
	Abs   = part("abs", "computes absolute value of a complex number", "result")
	Angle = part("angle", "computes argument value of a complex number", "result")
	Im    = part("im", "extracts the imaginary part of a complex number", "imaginary")
	Re    = part("re", "extracts the real part of a complex number", "real")
)

// Comparisons.
var (
	Equal    = comparison("eq", "computes whether two complex values are equal")
	NotEqual = comparison("neq", "computes whether two complex values are not equal")
)

// Bitcast declares complex.bitcast.
var Bitcast = &ir.OpDef{
	Name:     "complex.bitcast",
	Summary:  "computes bitcast between complex and equal arith types",
	Operands: ir.ValuesOf(ir.AnyType, "operand"),
	Results:  ir.ValuesOf(ir.AnyType, "result"),
	Traits:   []ir.Trait{ir.Pure},
	Format:   "$operand attr-dict `:` type($operand) `to` type($result)",
}

// Constant declares complex.constant, whose value is an array of two numbers.
var Constant = &ir.OpDef{
	Name:    "complex.constant",
	Summary: "complex number constant operation",
	Attrs:   []ir.AttrDef{{Name: "value", Type: ir.ArrayAttrKind}},
	Results: ir.ValuesOf(anyComplex, "complex"),
	Traits:  []ir.Trait{ir.ConstantLike, ir.Pure},
	Format:  "$value attr-dict `:` type($complex)",
}

// Create declares complex.create.
var Create = &ir.OpDef{
	Name:     "complex.create",
	Summary:  "complex number creation operation",
	Operands: ir.ValuesOf(ir.AnyFloatType, "real", "imaginary"),
	Results:  ir.ValuesOf(ofFloats, "complex"),
	Traits: []ir.Trait{
		ir.Pure, ir.AllTypesMatch("real", "imaginary"),
		ir.TypesMatch("complex element type matches real operand type", "complex", "real", elementOf),
		ir.TypesMatch("complex element type matches imaginary operand type", "complex", "imaginary", elementOf),
	},
	Format: "$real `,` $imaginary attr-dict `:` type($complex)",
}
