package spirv

import (
	"slices"
	"strconv"

	"github.com/spvc/spvc/ir"
)

func typeIs[T ir.Type](t ir.Type) bool { _, ok := t.(T); return ok }

func typeClass[T ir.Type](summary string) *ir.TypeConstraint {
	return &ir.TypeConstraint{Summary: summary, Match: typeIs[T]}
}

// widths returns a text such as "8/16/32".
func widths(ws []uint32) string {
	s := ""
	for i, w := range ws {
		if i > 0 {
			s += "/"
		}
		s += strconv.Itoa(int(w))
	}
	return s
}

func intOf(ws ...uint32) *ir.TypeConstraint {
	return &ir.TypeConstraint{Summary: widths(ws) + "-bit integer", Base: typeIs[*ir.IntegerType], Match: func(t ir.Type) bool {
		i, ok := t.(*ir.IntegerType)
		return ok && slices.Contains(ws, i.Width)
	}}
}

func floatOf(ws ...uint32) *ir.TypeConstraint {
	return &ir.TypeConstraint{Summary: widths(ws) + "-bit float", Match: func(t ir.Type) bool {
		f, ok := t.(*ir.FloatType)
		return ok && IsValidFloat(f) && slices.Contains(ws, f.Width())
	}}
}

// orBF16 returns a constraint that accepts bf16 too, in the versions whose dialect has it.
func orBF16(c *ir.TypeConstraint) *ir.TypeConstraint {
	return &ir.TypeConstraint{Summary: c.Summary, Match: func(t ir.Type) bool {
		_, vector := t.(*ir.VectorType)
		return c.Match(t) || !vector && IsBF16(t)
	}}
}

// anyOf returns the constraint that one of cs holds.
func anyOf(cs ...*ir.TypeConstraint) *ir.TypeConstraint {
	s := ""
	for i, c := range cs {
		if i > 0 {
			s += " or "
		}
		s += c.Summary
	}
	return &ir.TypeConstraint{Summary: s, Match: func(t ir.Type) bool {
		for _, c := range cs {
			if c.Match(t) {
				return true
			}
		}
		return false
	}}
}

// vectorOf returns the constraint for a vector with one of the given numbers of
// elements, which satisfy c.
func vectorOf(c *ir.TypeConstraint, lengths ...uint32) *ir.TypeConstraint {
	return &ir.TypeConstraint{Summary: "vector of " + c.Summary + " values of length " + widths(lengths), Base: typeIs[*ir.VectorType],
		Match: func(t ir.Type) bool {
			v, ok := t.(*ir.VectorType)
			if !ok || len(v.Shape()) == 0 || v.IsScalable() || !c.Match(v.ElementType()) {
				return false
			}
			n := ir.NumElements(v.Shape())
			return n <= 16 && slices.Contains(lengths, uint32(n))
		}}
}

func vectorOfAny(c *ir.TypeConstraint) *ir.TypeConstraint { return vectorOf(c, 2, 3, 4, 8, 16) }

func scalarOrVector(c *ir.TypeConstraint) *ir.TypeConstraint { return anyOf(c, vectorOfAny(c)) }

func coopMatrixOf(c *ir.TypeConstraint) *ir.TypeConstraint {
	return &ir.TypeConstraint{Summary: "Cooperative Matrix of " + c.Summary + " values", Match: func(t ir.Type) bool {
		m, ok := t.(*CooperativeMatrixType)
		return ok && c.Match(m.Element)
	}}
}

func scalarVectorOrMatrix(c *ir.TypeConstraint) *ir.TypeConstraint {
	return anyOf(c, vectorOfAny(c), coopMatrixOf(c))
}

// withOpaque returns a constraint that accepts c, images and opaque types. Binaries of
// other compilers pass such values around.
func withOpaque(c *ir.TypeConstraint) *ir.TypeConstraint {
	return &ir.TypeConstraint{Summary: c.Summary, Match: func(t ir.Type) bool {
		return c.Match(t) || typeIs[*OpaqueType](t) || typeIs[*ImageType](t)
	}}
}

// alias returns the constraint c with another name.
func alias(summary string, c *ir.TypeConstraint) *ir.TypeConstraint {
	d := *c
	d.Summary = summary
	return &d
}

// The type constraints of the dialect's ops. Their texts are those of MLIR's errors.
var (
	voidType  = &ir.TypeConstraint{Summary: "void", Match: typeIs[*ir.NoneType]}
	boolType  = alias("bool", ir.I1Constraint)
	intType   = intOf(8, 16, 32, 64)
	floatType = floatOf(16, 32, 64)
	anyFloat  = orBF16(floatType)
	halfOrF32 = floatOf(16, 32)
	int16Type = alias("Int16", ir.IntegerOfWidth(16))
	int32Type = alias("Int32", ir.I32Constraint)
	f32Type   = &ir.TypeConstraint{Summary: "Float32",
		Match: func(t ir.Type) bool { return t == ir.Type(t.Context().F32()) }, Build: func(c *ir.Context) ir.Type { return c.F32() }}

	anyPtr          = typeClass[*PointerType]("any SPIR-V pointer type")
	anyArray        = typeClass[*ArrayType]("any SPIR-V array type")
	anyRTArray      = typeClass[*RuntimeArrayType]("any SPIR-V runtime array type")
	anyStruct       = typeClass[*StructType]("any SPIR-V struct type")
	anyCoopMatrix   = typeClass[*CooperativeMatrixType]("any SPIR-V cooperative matrix type")
	anyJointMatrix  = typeClass[*JointMatrixType]("any SPIR-V joint matrix type")
	anyMatrix       = typeClass[*MatrixType]("any SPIR-V matrix type")
	anyImage        = typeClass[*ImageType]("any SPIR-V image type")
	anySampledImage = typeClass[*SampledImageType]("any SPIR-V sampled image type")

	numerical = anyOf(intType, anyFloat)
	scalar    = anyOf(numerical, boolType)
	vector    = vectorOfAny(anyOf(boolType, intType, anyFloat))
	composite = anyOf(vector, anyArray, anyRTArray, anyStruct, anyCoopMatrix, anyJointMatrix, anyMatrix)
	anySPIRV  = withOpaque(anyOf(voidType, boolType, intType, anyFloat, vector, anyPtr, anyArray, anyRTArray, anyStruct, anyCoopMatrix,
		anyJointMatrix, anyMatrix, anySampledImage))

	boolOrVector     = scalarOrVector(boolType)
	intOrVector      = scalarOrVector(intType)
	floatOrVector    = scalarOrVector(floatType)
	halfOrF32Vector  = scalarOrVector(halfOrF32)
	int32OrVector    = scalarOrVector(int32Type)
	int16OrVector    = scalarOrVector(int16Type)
	f32OrVector      = scalarOrVector(f32Type)
	intOrMatrix      = scalarVectorOrMatrix(intType)
	floatOrMatrix    = scalarVectorOrMatrix(floatType)
	anyScalarVector  = anyOf(scalar, vector)
	scalarVectorPtr  = anyOf(anyScalarVector, anyPtr)
	selectType       = anyOf(scalar, vector, anyPtr)
	matrixOrCoop     = anyOf(anyMatrix, coopMatrixOf(floatType))
	floatVector      = vectorOfAny(floatType)
	anyFloatVector   = vectorOfAny(anyFloat)
	anyFloatOrMatrix = scalarVectorOrMatrix(anyFloat)
	shortFloatVector = vectorOf(floatType, 2, 3, 4)
	ballotVector     = vectorOf(signlessOrUnsigned, 4)
	int32Vector4     = vectorOf(intOf(32), 4)

	signlessOrUnsigned = &ir.TypeConstraint{Summary: "8/16/32/64-bit signless/unsigned integer", Match: func(t ir.Type) bool {
		i, ok := t.(*ir.IntegerType)
		return ok && i.Signedness != ir.Signed && i.Width != 1 && IsValidInteger(i)
	}}
)

func enumKind(c *ir.AttrClass) *ir.AttrConstraint { return ir.EnumAttrOf(c.Summary, c) }

// The attribute constraints of the dialect's ops.
var (
	scopeKind         = enumKind(ScopeAttr)
	semanticsKind     = enumKind(MemorySemanticsAttr)
	memoryAccessKind  = enumKind(MemoryAccessAttr)
	groupOpKind       = enumKind(GroupOperationAttr)
	matrixLayoutKind  = enumKind(MatrixLayoutAttr)
	coopLayoutKind    = enumKind(CooperativeMatrixLayoutAttr)
	coopOperandsKind  = enumKind(CooperativeMatrixOperandsAttr)
	packedFormatKind  = enumKind(PackedVectorFormatAttr)
	imageOperandsKind = enumKind(ImageOperandsAttr)
	i32ArrayKind      = ir.ArrayAttrOf("32-bit integer array attribute", ir.I32AttrKind)
	symbolArrayKind   = ir.ArrayAttrOf("symbol ref array attribute", ir.SymbolRefKind)
	linkageKind       = ir.AttrOfClass("", linkageDef)
	vceKind           = &ir.AttrConstraint{Summary: "version-capability-extension attribute", Base: isVCE, Match: isVCE}
	coopTypeKind      = typeAttrOf("type attribute of any SPIR-V cooperative matrix type", anyCoopMatrix)
)

func isVCE(a ir.Attribute) bool { return a.AttrDef() == vceDef }

func typeAttrOf(summary string, c *ir.TypeConstraint) *ir.AttrConstraint {
	return &ir.AttrConstraint{Summary: summary, TypeAttr: true, Base: ir.TypeAttrKind.Base, Match: func(a ir.Attribute) bool {
		t, ok := a.(*ir.TypeAttr)
		return ok && c.Match(t.Value)
	}}
}
