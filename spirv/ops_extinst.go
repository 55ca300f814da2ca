package spirv

import "github.com/spvc/spvc/ir"

func mathUnary(mnemonic string, t *ir.TypeConstraint) *ir.OpDef {
	return unary(mnemonic, t, t, operandTypeFormat, ir.Pure, ir.SameOperandsAndResultType)
}

func mathBinary(mnemonic string, t *ir.TypeConstraint) *ir.OpDef {
	return &ir.OpDef{
		Name:     "spirv." + mnemonic,
		Operands: []ir.ValueDef{operand("lhs", t), operand("rhs", t)},
		Results:  results(t),
		Traits:   []ir.Trait{ir.Pure, ir.SameOperandsAndResultType},
		Format:   resultTypeFormat,
	}
}

func mathTernary(mnemonic string, t *ir.TypeConstraint, format string, traits ...ir.Trait) *ir.OpDef {
	return &ir.OpDef{
		Name:     "spirv." + mnemonic,
		Operands: []ir.ValueDef{operand("x", t), operand("y", t), operand("z", t)},
		Results:  results(t),
		Traits:   append(traits, ir.Pure),
		Format:   format,
	}
}

// Instructions of GLSL.std.450.
var (
	GLFAbs        = summarized("the absolute value of a float", mathUnary("GL.FAbs", floatOrVector))
	GLSAbs        = summarized("the absolute value of a signed integer", mathUnary("GL.SAbs", intOrVector))
	GLCeil        = summarized("the least whole number that is not less than a float", mathUnary("GL.Ceil", floatOrVector))
	GLCos         = summarized("the cosine of an angle in radians", mathUnary("GL.Cos", halfOrF32Vector))
	GLSin         = summarized("the sine of an angle in radians", mathUnary("GL.Sin", halfOrF32Vector))
	GLTan         = summarized("the tangent of an angle in radians", mathUnary("GL.Tan", halfOrF32Vector))
	GLAsin        = summarized("the angle in radians whose sine is given", mathUnary("GL.Asin", halfOrF32Vector))
	GLAcos        = summarized("the angle in radians whose cosine is given", mathUnary("GL.Acos", halfOrF32Vector))
	GLAtan        = summarized("the angle in radians whose tangent is given", mathUnary("GL.Atan", halfOrF32Vector))
	GLExp         = summarized("e to the power of a float", mathUnary("GL.Exp", halfOrF32Vector))
	GLFloor       = summarized("the greatest whole number that is not greater than a float", mathUnary("GL.Floor", floatOrVector))
	GLRound       = summarized("the nearest whole number; the device chooses how halves are rounded", mathUnary("GL.Round", floatOrVector))
	GLRoundEven   = summarized("the nearest whole number; halves are rounded to even", mathUnary("GL.RoundEven", floatOrVector))
	GLInverseSqrt = summarized("the reciprocal of a square root", mathUnary("GL.InverseSqrt", floatOrVector))
	GLLog         = summarized("the natural logarithm", mathUnary("GL.Log", halfOrF32Vector))
	GLFMax        = summarized("the greater of two floats; with a NaN, the device chooses", mathBinary("GL.FMax", floatOrVector))
	GLUMax        = summarized("the greater of two unsigned integers", mathBinary("GL.UMax", intOrVector))
	GLSMax        = summarized("the greater of two signed integers", mathBinary("GL.SMax", intOrVector))
	GLFMin        = summarized("the lesser of two floats; with a NaN, the device chooses", mathBinary("GL.FMin", floatOrVector))
	GLUMin        = summarized("the lesser of two unsigned integers", mathBinary("GL.UMin", intOrVector))
	GLSMin        = summarized("the lesser of two signed integers", mathBinary("GL.SMin", intOrVector))
	GLPow         = summarized("a float to the power of another one", mathBinary("GL.Pow", halfOrF32Vector))
	GLFSign       = summarized("1, 0 or -1, as a float is positive, zero or negative", mathUnary("GL.FSign", floatOrVector))
	GLSSign       = summarized("1, 0 or -1, as a signed integer is positive, zero or negative", mathUnary("GL.SSign", intOrVector))
	GLSqrt        = summarized("the square root", mathUnary("GL.Sqrt", floatOrVector))
	GLSinh        = summarized("the hyperbolic sine", mathUnary("GL.Sinh", halfOrF32Vector))
	GLCosh        = summarized("the hyperbolic cosine", mathUnary("GL.Cosh", halfOrF32Vector))
	GLTanh        = summarized("the hyperbolic tangent", mathUnary("GL.Tanh", halfOrF32Vector))
	GLFindUMsb    = summarized("the number of the highest bit that is set in an unsigned integer", mathUnary("GL.FindUMsb", int32OrVector))
	GLFClamp      = summarized("a float within two bounds", mathTernary("GL.FClamp", floatOrVector, ""))
	GLUClamp      = summarized("an unsigned integer within two bounds", mathTernary("GL.UClamp", intOrVector, ""))
	GLSClamp      = summarized("a signed integer within two bounds", mathTernary("GL.SClamp", intOrVector, ""))
	GLFma         = summarized("a product plus a third float", mathTernary("GL.Fma", floatOrVector, ""))

	GLFrexpStruct = &ir.OpDef{
		Name:     "spirv.GL.FrexpStruct",
		Summary:  "the significand and the exponent of a float",
		Operands: []ir.ValueDef{operand("operand", floatOrVector)},
		Results:  results(anyStruct),
		Traits:   []ir.Trait{ir.Pure},
		Format:   "attr-dict $operand `:` type($operand) `->` type($result)",
	}
	GLLdexp = &ir.OpDef{
		Name:     "spirv.GL.Ldexp",
		Summary:  "a float made of a significand and an exponent",
		Operands: []ir.ValueDef{operand("x", floatOrVector), operand("exp", intOrVector)},
		Results:  []ir.ValueDef{operand("y", floatOrVector)},
		Traits:   []ir.Trait{ir.Pure, ir.AllTypesMatch("x", "y")},
		Format:   "attr-dict $x `:` type($x) `,` $exp `:` type($exp) `->` type($y)",
	}
	GLFMix = &ir.OpDef{
		Name:     "spirv.GL.FMix",
		Summary:  "the linear blend of two floats",
		Operands: []ir.ValueDef{operand("x", floatOrVector), operand("y", floatOrVector), operand("a", floatOrVector)},
		Results:  results(floatOrVector),
		Traits:   []ir.Trait{ir.Pure, ir.AllTypesMatch("x", "y", "a", "result")},
		Format:   "attr-dict $x `:` type($x) `,` $y `:` type($y) `,` $a `:` type($a) `->` type($result)",
	}
)

// Instructions of OpenCL.std.
var (
	CLAcos  = summarized("the angle in radians whose cosine is given", mathUnary("CL.acos", floatOrVector))
	CLAcosh = summarized("the number whose hyperbolic cosine is given", mathUnary("CL.acosh", floatOrVector))
	CLAsin  = summarized("the angle in radians whose sine is given", mathUnary("CL.asin", floatOrVector))
	CLAsinh = summarized("the number whose hyperbolic sine is given", mathUnary("CL.asinh", floatOrVector))
	CLAtan  = summarized("the angle in radians whose tangent is given", mathUnary("CL.atan", floatOrVector))
	CLAtanh = summarized("the number whose hyperbolic tangent is given", mathUnary("CL.atanh", floatOrVector))
	CLAtan2 = summarized("the angle in radians of a point of the plane", mathBinary("CL.atan2", floatOrVector))
	CLCeil  = summarized("the least whole number that is not less than a float", mathUnary("CL.ceil", floatOrVector))
	CLCos   = summarized("the cosine of an angle in radians", mathUnary("CL.cos", floatOrVector))
	CLCosh  = summarized("the hyperbolic cosine", mathUnary("CL.cosh", floatOrVector))
	CLErf   = summarized("the error function", mathUnary("CL.erf", floatOrVector))
	CLExp   = summarized("e to the power of a float", mathUnary("CL.exp", floatOrVector))
	CLFAbs  = summarized("the absolute value of a float", mathUnary("CL.fabs", floatOrVector))
	CLFMax  = summarized("the greater of two floats, or the one that is no NaN", mathBinary("CL.fmax", floatOrVector))
	CLFMin  = summarized("the lesser of two floats, or the one that is no NaN", mathBinary("CL.fmin", floatOrVector))
	CLFloor = summarized("the greatest whole number that is not greater than a float", mathUnary("CL.floor", floatOrVector))
	CLFma   = summarized("a product plus a third float, rounded once", mathTernary("CL.fma", floatOrVector, resultTypeFormat, ir.SameOperandsAndResultType))
	CLLog   = summarized("the natural logarithm", mathUnary("CL.log", floatOrVector))
	CLMix   = summarized("the linear blend of two floats", mathTernary("CL.mix", floatOrVector, resultTypeFormat, ir.SameOperandsAndResultType))
	CLPow   = summarized("a float to the power of another one", mathBinary("CL.pow", floatOrVector))
	CLRint  = summarized("the nearest whole number; halves are rounded to even", mathUnary("CL.rint", floatOrVector))
	CLRound = summarized("the nearest whole number; halves are rounded away from zero", mathUnary("CL.round", floatOrVector))
	CLRsqrt = summarized("the reciprocal of a square root", mathUnary("CL.rsqrt", floatOrVector))
	CLSAbs  = summarized("the absolute value of a signed integer", mathUnary("CL.s_abs", intOrVector))
	CLSMax  = summarized("the greater of two signed integers", mathBinary("CL.s_max", intOrVector))
	CLSMin  = summarized("the lesser of two signed integers", mathBinary("CL.s_min", intOrVector))
	CLSin   = summarized("the sine of an angle in radians", mathUnary("CL.sin", floatOrVector))
	CLSinh  = summarized("the hyperbolic sine", mathUnary("CL.sinh", floatOrVector))
	CLSqrt  = summarized("the square root", mathUnary("CL.sqrt", floatOrVector))
	CLTan   = summarized("the tangent of an angle in radians", mathUnary("CL.tan", floatOrVector))
	CLTanh  = summarized("the hyperbolic tangent", mathUnary("CL.tanh", floatOrVector))
	CLUMax  = summarized("the greater of two unsigned integers", mathBinary("CL.u_max", intOrVector))
	CLUMin  = summarized("the lesser of two unsigned integers", mathBinary("CL.u_min", intOrVector))

	CLPrintf = &ir.OpDef{
		Name:     "spirv.CL.printf",
		Summary:  "prints values by a format",
		Operands: []ir.ValueDef{operand("format", anyPtr), ir.VariadicOf("arguments", anySPIRV)},
		Results:  results(intType),
		Format:   "$format ( $arguments^ )? attr-dict `:` type($format) ( `,` type($arguments)^ )? `->` type($result)",
		Older: []ir.OldFormat{{Last: 19,
			Format: "$format `,` $arguments attr-dict `:` `(` type($format) `,` `(` type($arguments) `)` `)` `->` type($result)"}},
	}
)

func extInstEntries() []ir.OpEntry {
	es := []ir.OpEntry{
		{Def: GLFAbs}, {Def: GLSAbs}, {Def: GLCeil}, {Def: GLCos}, {Def: GLSin}, {Def: GLTan}, {Def: GLAsin}, {Def: GLAcos},
		{Def: GLAtan}, {Def: GLExp}, {Def: GLFloor}, {Def: GLRound}, {Def: GLRoundEven}, {Def: GLInverseSqrt}, {Def: GLLog},
		{Def: GLFMax}, {Def: GLUMax}, {Def: GLSMax}, {Def: GLFMin}, {Def: GLUMin}, {Def: GLSMin}, {Def: GLPow}, {Def: GLFSign},
		{Def: GLSSign}, {Def: GLSqrt}, {Def: GLSinh}, {Def: GLCosh}, {Def: GLTanh}, {Def: GLFindUMsb}, {Def: GLFMix},
		{Def: GLFrexpStruct, Verify: verifyFrexpStruct}, {Def: GLLdexp, Verify: verifyLdexp},
		{Def: CLAcos}, {Def: CLAcosh}, {Def: CLAsin}, {Def: CLAsinh}, {Def: CLAtan}, {Def: CLAtanh}, {Def: CLAtan2}, {Def: CLCeil},
		{Def: CLCos}, {Def: CLCosh}, {Def: CLErf}, {Def: CLExp}, {Def: CLFAbs}, {Def: CLFMax}, {Def: CLFMin}, {Def: CLFloor},
		{Def: CLFma}, {Def: CLLog}, {Def: CLMix}, {Def: CLPow}, {Def: CLRint}, {Def: CLRound}, {Def: CLRsqrt}, {Def: CLSAbs},
		{Def: CLSMax}, {Def: CLSMin}, {Def: CLSin}, {Def: CLSinh}, {Def: CLSqrt}, {Def: CLTan}, {Def: CLTanh}, {Def: CLUMax},
		{Def: CLUMin}, {Def: CLPrintf},
	}
	for _, d := range []*ir.OpDef{GLFClamp, GLUClamp, GLSClamp, GLFma} {
		es = append(es, ir.OpEntry{Def: d, Parse: parseSameType, Print: printSameType})
	}
	return es
}

// parseSameType reads operands and the type that they share with the result, or the
// generic form of the op after its name.
func parseSameType(p *ir.Parser, st *ir.OperationState) bool {
	if loc := p.Loc(); p.ParseOptionalLParen() {
		return parseDifferentTypes(p, st, loc)
	}
	os, ok := p.ParseOperandList(ir.DelimNone)
	if !ok || !p.ParseAttrDict(st) {
		return false
	}
	t, ok := p.ParseColonType()
	if !ok {
		return false
	}
	st.Results = append(st.Results, t)
	return p.ResolveOperandsOfType(os, t, st)
}

func parseDifferentTypes(p *ir.Parser, st *ir.OperationState, loc ir.Location) bool {
	os, ok := p.ParseOperandList(ir.DelimNone)
	if !ok || !p.ParseRParen() || !p.ParseAttrDict(st) {
		return false
	}
	t, ok := p.ParseColonType()
	if !ok {
		return false
	}
	f, ok := t.(*ir.FunctionType)
	if !ok {
		return p.EmitError(loc, "expected function type")
	}
	st.Results = append(st.Results, f.Results...)
	return p.ResolveOperands(os, f.Inputs, loc, st)
}

func printSameType(p *ir.Printer, op *ir.Operation) {
	t := op.Result(0).Type()
	for i := range op.NumOperands() {
		if op.Operand(i).Type() != t {
			p.GenericRest(op)
			return
		}
	}
	p.Space()
	p.OperandRange(op, 0, op.NumOperands())
	p.AttrDict(op)
	p.Str(" : ")
	p.Type(t)
}

func verifyFrexpStruct(op *ir.Operation) bool {
	ms := op.Result(0).Type().(*StructType).Members()
	if len(ms) != 2 {
		return op.EmitError("result type must be a struct type with two memebers")
	}
	in, exponent := op.Operand(0).Type(), ms[1].Type
	if ms[0].Type != in {
		return op.EmitError("member zero of the resulting struct type must be the same type as the operand")
	}
	if e, ok := ir.ElementTypeOrSelf(exponent).(*ir.IntegerType); !ok || e.Width != 32 {
		return op.EmitError("member one of the resulting struct type must be a scalar or vector of 32 bit integer type")
	}
	if typeIs[*ir.VectorType](in) != typeIs[*ir.VectorType](exponent) || countOf(in) != countOf(exponent) {
		return op.EmitError("member one of the resulting struct type must have the same number of components as the operand type")
	}
	return true
}

func verifyLdexp(op *ir.Operation) bool {
	x, e := op.Operand(0).Type(), op.Operand(1).Type()
	if typeIs[*ir.FloatType](x) != typeIs[*ir.IntegerType](e) {
		return op.EmitOpError("operands must both be scalars or vectors")
	}
	if countOf(x) != countOf(e) {
		return op.EmitOpError("operands must have the same number of elements")
	}
	return true
}
