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
	GLFAbs        = mathUnary("GL.FAbs", floatOrVector)
	GLSAbs        = mathUnary("GL.SAbs", intOrVector)
	GLCeil        = mathUnary("GL.Ceil", floatOrVector)
	GLCos         = mathUnary("GL.Cos", halfOrF32Vector)
	GLSin         = mathUnary("GL.Sin", halfOrF32Vector)
	GLTan         = mathUnary("GL.Tan", halfOrF32Vector)
	GLAsin        = mathUnary("GL.Asin", halfOrF32Vector)
	GLAcos        = mathUnary("GL.Acos", halfOrF32Vector)
	GLAtan        = mathUnary("GL.Atan", halfOrF32Vector)
	GLExp         = mathUnary("GL.Exp", halfOrF32Vector)
	GLFloor       = mathUnary("GL.Floor", floatOrVector)
	GLRound       = mathUnary("GL.Round", floatOrVector)
	GLRoundEven   = mathUnary("GL.RoundEven", floatOrVector)
	GLInverseSqrt = mathUnary("GL.InverseSqrt", floatOrVector)
	GLLog         = mathUnary("GL.Log", halfOrF32Vector)
	GLFMax        = mathBinary("GL.FMax", floatOrVector)
	GLUMax        = mathBinary("GL.UMax", intOrVector)
	GLSMax        = mathBinary("GL.SMax", intOrVector)
	GLFMin        = mathBinary("GL.FMin", floatOrVector)
	GLUMin        = mathBinary("GL.UMin", intOrVector)
	GLSMin        = mathBinary("GL.SMin", intOrVector)
	GLPow         = mathBinary("GL.Pow", halfOrF32Vector)
	GLFSign       = mathUnary("GL.FSign", floatOrVector)
	GLSSign       = mathUnary("GL.SSign", intOrVector)
	GLSqrt        = mathUnary("GL.Sqrt", floatOrVector)
	GLSinh        = mathUnary("GL.Sinh", halfOrF32Vector)
	GLCosh        = mathUnary("GL.Cosh", halfOrF32Vector)
	GLTanh        = mathUnary("GL.Tanh", halfOrF32Vector)
	GLFindUMsb    = mathUnary("GL.FindUMsb", int32OrVector)
	GLFClamp      = mathTernary("GL.FClamp", floatOrVector, "")
	GLUClamp      = mathTernary("GL.UClamp", intOrVector, "")
	GLSClamp      = mathTernary("GL.SClamp", intOrVector, "")
	GLFma         = mathTernary("GL.Fma", floatOrVector, "")

	GLFrexpStruct = &ir.OpDef{
		Name:     "spirv.GL.FrexpStruct",
		Operands: []ir.ValueDef{operand("operand", floatOrVector)},
		Results:  results(anyStruct),
		Traits:   []ir.Trait{ir.Pure},
		Format:   "attr-dict $operand `:` type($operand) `->` type($result)",
	}
	GLLdexp = &ir.OpDef{
		Name:     "spirv.GL.Ldexp",
		Operands: []ir.ValueDef{operand("x", floatOrVector), operand("exp", intOrVector)},
		Results:  []ir.ValueDef{operand("y", floatOrVector)},
		Traits:   []ir.Trait{ir.Pure, ir.AllTypesMatch("x", "y")},
		Format:   "attr-dict $x `:` type($x) `,` $exp `:` type($exp) `->` type($y)",
	}
	GLFMix = &ir.OpDef{
		Name:     "spirv.GL.FMix",
		Operands: []ir.ValueDef{operand("x", floatOrVector), operand("y", floatOrVector), operand("a", floatOrVector)},
		Results:  results(floatOrVector),
		Traits:   []ir.Trait{ir.Pure, ir.AllTypesMatch("x", "y", "a", "result")},
		Format:   "attr-dict $x `:` type($x) `,` $y `:` type($y) `,` $a `:` type($a) `->` type($result)",
	}
)

// Instructions of OpenCL.std.
var (
	CLAcos  = mathUnary("CL.acos", floatOrVector)
	CLAcosh = mathUnary("CL.acosh", floatOrVector)
	CLAsin  = mathUnary("CL.asin", floatOrVector)
	CLAsinh = mathUnary("CL.asinh", floatOrVector)
	CLAtan  = mathUnary("CL.atan", floatOrVector)
	CLAtanh = mathUnary("CL.atanh", floatOrVector)
	CLAtan2 = mathBinary("CL.atan2", floatOrVector)
	CLCeil  = mathUnary("CL.ceil", floatOrVector)
	CLCos   = mathUnary("CL.cos", floatOrVector)
	CLCosh  = mathUnary("CL.cosh", floatOrVector)
	CLErf   = mathUnary("CL.erf", floatOrVector)
	CLExp   = mathUnary("CL.exp", floatOrVector)
	CLFAbs  = mathUnary("CL.fabs", floatOrVector)
	CLFMax  = mathBinary("CL.fmax", floatOrVector)
	CLFMin  = mathBinary("CL.fmin", floatOrVector)
	CLFloor = mathUnary("CL.floor", floatOrVector)
	CLFma   = mathTernary("CL.fma", floatOrVector, resultTypeFormat, ir.SameOperandsAndResultType)
	CLLog   = mathUnary("CL.log", floatOrVector)
	CLMix   = mathTernary("CL.mix", floatOrVector, resultTypeFormat, ir.SameOperandsAndResultType)
	CLPow   = mathBinary("CL.pow", floatOrVector)
	CLRint  = mathUnary("CL.rint", floatOrVector)
	CLRound = mathUnary("CL.round", floatOrVector)
	CLRsqrt = mathUnary("CL.rsqrt", floatOrVector)
	CLSAbs  = mathUnary("CL.s_abs", intOrVector)
	CLSMax  = mathBinary("CL.s_max", intOrVector)
	CLSMin  = mathBinary("CL.s_min", intOrVector)
	CLSin   = mathUnary("CL.sin", floatOrVector)
	CLSinh  = mathUnary("CL.sinh", floatOrVector)
	CLSqrt  = mathUnary("CL.sqrt", floatOrVector)
	CLTan   = mathUnary("CL.tan", floatOrVector)
	CLTanh  = mathUnary("CL.tanh", floatOrVector)
	CLUMax  = mathBinary("CL.u_max", intOrVector)
	CLUMin  = mathBinary("CL.u_min", intOrVector)

	CLPrintf = &ir.OpDef{
		Name:     "spirv.CL.printf",
		Operands: []ir.ValueDef{operand("format", anyPtr), ir.VariadicOf("arguments", anySPIRV)},
		Results:  results(intType),
		Format:   "$format `,` $arguments attr-dict `:` `(` type($format) `,` `(` type($arguments) `)` `)` `->` type($result)",
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
