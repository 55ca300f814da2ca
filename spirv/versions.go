package spirv

import "github.com/spvc/spvc/ir"

// since20 marks an op that MLIR 19 does not have. MLIR 20 or a later version added it.
func since20(d *ir.OpDef) *ir.OpDef {
	d.Versions = ir.Since(20)
	return d
}

// fixedVector returns the constraint for c or a vector of it, in the words of the versions that distinguish fixed-length vectors.
func fixedVector(c *ir.TypeConstraint) *ir.TypeConstraint {
	v := *vectorOfAny(c)
	v.Summary = "fixed-length " + v.Summary
	return anyOf(c, &v)
}

// The type constraints of ops that MLIR 19 does not have.
var (
	fixedBool      = fixedVector(boolType)
	fixedInt       = fixedVector(intType)
	fixedInt32     = fixedVector(int32Type)
	fixedFloat     = fixedVector(floatType)
	fixedHalfOrF32 = fixedVector(halfOrF32)
	fixedF32       = fixedVector(f32Type)
	fixedAny       = anyOf(fixedFloat, fixedInt, fixedBool)
	fixedTexel     = anyOf(fixedFloat, fixedInt)

	fixedFloatVector = alias("fixed-length "+floatVector.Summary, floatVector)
	floatMatrix      = &ir.TypeConstraint{Summary: "Matrix of " + floatType.Summary + " values", Match: func(t ir.Type) bool {
		m, ok := t.(*MatrixType)
		return ok && floatType.Match(m.ElementType())
	}}

	unsigned32    = unsignedOf(32)
	ballotVector4 = vectorOf(unsigned32, 4)
)

// unsignedOf returns the constraint for a signless or unsigned integer of the width.
func unsignedOf(width uint32) *ir.TypeConstraint {
	return &ir.TypeConstraint{Summary: widths([]uint32{width}) + "-bit signless/unsigned integer", Match: func(t ir.Type) bool {
		i, ok := t.(*ir.IntegerType)
		return ok && i.Signedness != ir.Signed && i.Width == width
	}}
}
