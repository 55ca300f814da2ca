package spirv

import "github.com/spvc/spvc/ir"

// elementAs declares that a result has the type of a component of an operand.
func elementAs(operand string) ir.Trait {
	return ir.TypesMatch("result type must match operand element type", operand, "result", ir.ElementTypeOrSelf)
}

// packing declares an op that stores floats in the bits of an integer, or the reverse.
func packing(mnemonic string, in, out *ir.TypeConstraint) *ir.OpDef {
	return since20(unary(mnemonic, in, out, "attr-dict $operand `:` type($operand) `->` type($result)", ir.Pure))
}

// Instructions of GLSL.std.450 that MLIR 19 has no ops for.
var (
	GLAcosh     = summarized("the number whose hyperbolic cosine is given", since20(mathUnary("GL.Acosh", halfOrF32Vector)))
	GLAsinh     = summarized("the number whose hyperbolic sine is given", since20(mathUnary("GL.Asinh", halfOrF32Vector)))
	GLAtanh     = summarized("the number whose hyperbolic tangent is given", since20(mathUnary("GL.Atanh", halfOrF32Vector)))
	GLExp2      = summarized("2 to the power of a float", since20(mathUnary("GL.Exp2", halfOrF32Vector)))
	GLLog2      = summarized("the logarithm to the base 2", since20(mathUnary("GL.Log2", halfOrF32Vector)))
	GLFract     = summarized("a float minus the greatest whole number that is not greater", since20(mathUnary("GL.Fract", floatOrVector)))
	GLNormalize = summarized("the vector of length 1 that has the direction of a vector", since20(mathUnary("GL.Normalize", floatOrVector)))
	GLFindILsb  = summarized("the number of the lowest bit that is set in an integer", since20(mathUnary("GL.FindILsb", intOrVector)))
	GLFindSMsb  = summarized("the number of the highest bit of a signed integer that differs from its sign", since20(mathUnary("GL.FindSMsb", int32OrVector)))
	GLCross     = summarized("the cross product of two vectors of three components", since20(mathBinary("GL.Cross", floatOrVector)))
	GLReflect   = summarized("the direction in which a vector is reflected at a surface with a normal", since20(mathBinary("GL.Reflect", floatOrVector)))

	GLPackHalf2x16   = summarized("two floats as halves in the bits of an integer", packing("GL.PackHalf2x16", f32Vector2, int32Type))
	GLUnpackHalf2x16 = summarized("the two halves in the bits of an integer as floats", packing("GL.UnpackHalf2x16", int32Type, f32Vector2))
	GLPackSnorm4x8   = summarized("four floats of -1 to 1 as bytes in the bits of an integer", packing("GL.PackSnorm4x8", f32Vector4, int32Type))
	GLUnpackSnorm4x8 = summarized("the four bytes of an integer as floats of -1 to 1", packing("GL.UnpackSnorm4x8", int32Type, f32Vector4))

	GLLength = since20(&ir.OpDef{
		Name:     "spirv.GL.Length",
		Summary:  "the length of a vector",
		Operands: []ir.ValueDef{operand("operand", floatOrVector)},
		Results:  results(floatType),
		Traits:   []ir.Trait{ir.Pure, elementAs("operand")},
		Format:   "$operand attr-dict `:` type($operand) `->` type($result)",
	})
	GLDistance = since20(&ir.OpDef{
		Name:     "spirv.GL.Distance",
		Summary:  "the distance of two points",
		Operands: []ir.ValueDef{operand("p0", floatOrVector), operand("p1", floatOrVector)},
		Results:  results(floatType),
		Traits:   []ir.Trait{ir.Pure, ir.AllTypesMatch("p0", "p1"), elementAs("p0")},
		Format:   "operands attr-dict `:` type($p0) `,` type($p1) `->` type($result)",
	})
)

var (
	f32Vector2 = vectorOf(f32Type, 2)
	f32Vector4 = vectorOf(f32Type, 4)
)

func glslEntries() []ir.OpEntry {
	return []ir.OpEntry{
		{Def: GLAcosh}, {Def: GLAsinh}, {Def: GLAtanh}, {Def: GLExp2}, {Def: GLLog2}, {Def: GLFract}, {Def: GLNormalize},
		{Def: GLFindILsb}, {Def: GLFindSMsb}, {Def: GLCross}, {Def: GLReflect}, {Def: GLPackHalf2x16}, {Def: GLUnpackHalf2x16},
		{Def: GLPackSnorm4x8}, {Def: GLUnpackSnorm4x8}, {Def: GLLength}, {Def: GLDistance},
	}
}
