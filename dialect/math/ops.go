// Package math is the math dialect: elementary functions on integers and floats,
// and on vectors and tensors of them.
//
// For example, this function
//
//	func.func @f(%x: f32) -> (f32, f32) {
//	  %four = arith.constant 4.0 : f32
//	  %root = math.sqrt %four : f32
//	  %power = math.powf %x, %root : f32
//	  return %root, %power : f32, f32
//	}
//
// is this one after canonicalize:
//
//	func.func @f(%x: f32) -> (f32, f32) {
//	  %two = arith.constant 2.0 : f32
//	  %power = math.powf %x, %two : f32
//	  return %two, %power : f32, f32
//	}
package math

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/ir"
)

var elementwise = []ir.Trait{ir.Pure, ir.SameOperandsAndResultType, ir.ElementwiseMappable}

func intUnary(mnemonic, summary string) *ir.OpDef {
	return &ir.OpDef{
		Name: "math." + mnemonic, Summary: summary,
		Operands: ir.ValuesOf(ir.SignlessIntegerLike, "operand"),
		Results:  ir.ValuesOf(ir.SignlessIntegerLike, "result"),
		Traits:   elementwise,
		Format:   "$operand attr-dict `:` type($result)",
	}
}

func floatUnary(mnemonic, summary string) *ir.OpDef {
	return &ir.OpDef{
		Name: "math." + mnemonic, Summary: summary,
		Operands: ir.ValuesOf(ir.FloatLike, "operand"),
		Attrs:    arith.FastMathAttr(),
		Results:  ir.ValuesOf(ir.FloatLike, "result"),
		Traits:   elementwise,
		Format:   "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
	}
}

func floatBinary(mnemonic, summary string) *ir.OpDef {
	return &ir.OpDef{
		Name: "math." + mnemonic, Summary: summary,
		Operands: ir.ValuesOf(ir.FloatLike, "lhs", "rhs"),
		Attrs:    arith.FastMathAttr(),
		Results:  ir.ValuesOf(ir.FloatLike, "result"),
		Traits:   elementwise,
		Format:   "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
	}
}

// The ops of the dialect, in the order of their names.
var (
	AbsF      = floatUnary("absf", "floating point absolute-value operation")
	AbsI      = intUnary("absi", "integer absolute-value operation")
	Acos      = floatUnary("acos", "arcus cosine of the given value")
	Acosh     = floatUnary("acosh", "hyperbolic arcus cosine of the given value")
	Asin      = floatUnary("asin", "arcus sine of the given value")
	Asinh     = floatUnary("asinh", "hyperbolic arcus sine of the given value")
	Atan      = floatUnary("atan", "arcus tangent of the given value")
	Atan2     = floatBinary("atan2", "2-argument arcus tangent of the given values")
	Atanh     = floatUnary("atanh", "hyperbolic arcus tangent of the given value")
	Cbrt      = floatUnary("cbrt", "cube root of the specified value")
	Ceil      = floatUnary("ceil", "ceiling of the specified value")
	CopySign  = floatBinary("copysign", "A copysign operation")
	Cos       = floatUnary("cos", "cosine of the specified value")
	Cosh      = floatUnary("cosh", "hyperbolic cosine of the specified value")
	Ctlz      = intUnary("ctlz", "counts the leading zeros an integer value")
	Ctpop     = intUnary("ctpop", "counts the number of set bits of an integer value")
	Cttz      = intUnary("cttz", "counts the trailing zeros an integer value")
	Erf       = floatUnary("erf", "error function of the specified value")
	Exp       = floatUnary("exp", "base-e exponential of the specified value")
	Exp2      = floatUnary("exp2", "base-2 exponential of the specified value")
	ExpM1     = floatUnary("expm1", "base-e exponential of the specified value minus 1")
	Floor     = floatUnary("floor", "floor of the specified value")
	IPowI     = ipowi()
	FPowI     = fpowi()
	Fma       = fma()
	Log       = floatUnary("log", "base-e logarithm of the specified value")
	Log10     = floatUnary("log10", "base-10 logarithm of the specified value")
	Log1p     = floatUnary("log1p", "natural logarithm of one plus the given value")
	Log2      = floatUnary("log2", "base-2 logarithm of the specified value")
	PowF      = floatBinary("powf", "floating point raised to the power of operation")
	Round     = floatUnary("round", "round of the specified value")
	RoundEven = floatUnary("roundeven", "round of the specified value with halfway ties to even")
	Rsqrt     = floatUnary("rsqrt", "reciprocal of sqrt (1 / sqrt of the specified value)")
	Sin       = floatUnary("sin", "sine of the specified value")
	Sinh      = floatUnary("sinh", "hyperbolic sine of the specified value")
	Sqrt      = floatUnary("sqrt", "sqrt of the specified value")
	Tan       = floatUnary("tan", "tangent of the specified value")
	Tanh      = floatUnary("tanh", "hyperbolic tangent of the specified value")
	Trunc     = floatUnary("trunc", "trunc of the specified value")
)

func ipowi() *ir.OpDef {
	return &ir.OpDef{
		Name: "math.ipowi", Summary: "signed integer raised to the power of operation",
		Operands: ir.ValuesOf(ir.SignlessIntegerLike, "lhs", "rhs"),
		Results:  ir.ValuesOf(ir.SignlessIntegerLike, "result"),
		Traits:   elementwise,
		Format:   "$lhs `,` $rhs attr-dict `:` type($result)",
	}
}

func fpowi() *ir.OpDef {
	return &ir.OpDef{
		Name: "math.fpowi", Summary: "floating point raised to the signed integer power",
		Operands: []ir.ValueDef{{Name: "lhs", Type: ir.FloatLike}, {Name: "rhs", Type: ir.SignlessIntegerLike}},
		Attrs:    arith.FastMathAttr(),
		Results:  ir.ValuesOf(ir.FloatLike, "result"),
		Traits:   []ir.Trait{ir.Pure, ir.SameOperandsAndResultShape, ir.AllTypesMatch("lhs", "result"), ir.ElementwiseMappable},
		Format:   "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($lhs) `,` type($rhs)",
	}
}

func fma() *ir.OpDef {
	return &ir.OpDef{
		Name: "math.fma", Summary: "floating point fused multipy-add operation",
		Operands: ir.ValuesOf(ir.FloatLike, "a", "b", "c"),
		Attrs:    arith.FastMathAttr(),
		Results:  ir.ValuesOf(ir.FloatLike, "result"),
		Traits:   elementwise,
		Format:   "$a `,` $b `,` $c (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
	}
}
