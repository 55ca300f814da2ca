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

// derived returns what build makes of cs, for each version of what cs are in that version.
func derived(cs []*ir.TypeConstraint, build func(cs []*ir.TypeConstraint) *ir.TypeConstraint) *ir.TypeConstraint {
	latest := build(cs)
	for _, v := range ir.Versions() {
		changes := slices.ContainsFunc(cs, func(c *ir.TypeConstraint) bool {
			return slices.ContainsFunc(c.Before, func(b ir.OldTypes) bool { return b.Last == v })
		})
		if changes {
			older := make([]*ir.TypeConstraint, len(cs))
			for i, c := range cs {
				older[i] = c.In(v)
			}
			latest.Before = append(latest.Before, ir.OldTypes{Last: v, Type: build(older)})
		}
	}
	return latest
}

// until returns the constraint that is older up to the version last, and newer later.
func until(last ir.Version, older, newer *ir.TypeConstraint) *ir.TypeConstraint {
	c := *newer
	c.Before = nil
	for _, v := range ir.Versions() {
		switch {
		case v < last && slices.ContainsFunc(older.Before, func(b ir.OldTypes) bool { return b.Last == v }), v == last:
			c.Before = append(c.Before, ir.OldTypes{Last: v, Type: older.In(v)})
		case v > last && slices.ContainsFunc(newer.Before, func(b ir.OldTypes) bool { return b.Last == v }):
			c.Before = append(c.Before, ir.OldTypes{Last: v, Type: newer.In(v)})
		}
	}
	return &c
}

// anyOf returns the constraint that one of cs holds.
func anyOf(cs ...*ir.TypeConstraint) *ir.TypeConstraint {
	return derived(cs, func(cs []*ir.TypeConstraint) *ir.TypeConstraint {
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
	})
}

// vectorOf returns the constraint for a vector with one of the given numbers of
// elements, which satisfy c.
func vectorOf(c *ir.TypeConstraint, lengths ...uint32) *ir.TypeConstraint {
	return derived([]*ir.TypeConstraint{c}, func(cs []*ir.TypeConstraint) *ir.TypeConstraint {
		element := cs[0]
		return &ir.TypeConstraint{Summary: "vector of " + element.Summary + " values of length " + widths(lengths), Base: typeIs[*ir.VectorType],
			Match: func(t ir.Type) bool {
				v, ok := t.(*ir.VectorType)
				if !ok || len(v.Shape()) == 0 || v.IsScalable() || !element.Match(v.ElementType()) {
					return false
				}
				n := ir.NumElements(v.Shape())
				return n <= 16 && slices.Contains(lengths, uint32(n))
			}}
	})
}

// fixedVectorOf returns the constraint of vectorOf, in the words of the versions that distinguish fixed-length vectors.
func fixedVectorOf(c *ir.TypeConstraint, lengths ...uint32) *ir.TypeConstraint {
	plain := vectorOf(c, lengths...)
	return until(19, plain, derived([]*ir.TypeConstraint{plain}, func(cs []*ir.TypeConstraint) *ir.TypeConstraint {
		return alias("fixed-length "+cs[0].Summary, cs[0])
	}))
}

func vectorOfAny(c *ir.TypeConstraint) *ir.TypeConstraint { return vectorOf(c, 2, 3, 4, 8, 16) }

func fixedVectorOfAny(c *ir.TypeConstraint) *ir.TypeConstraint {
	return fixedVectorOf(c, 2, 3, 4, 8, 16)
}

func scalarOrVector(c *ir.TypeConstraint) *ir.TypeConstraint { return anyOf(c, fixedVectorOfAny(c)) }

func coopMatrixOf(c *ir.TypeConstraint) *ir.TypeConstraint {
	return derived([]*ir.TypeConstraint{c}, func(cs []*ir.TypeConstraint) *ir.TypeConstraint {
		element := cs[0]
		return &ir.TypeConstraint{Summary: "Cooperative Matrix of " + element.Summary + " values", Match: func(t ir.Type) bool {
			m, ok := t.(*CooperativeMatrixType)
			return ok && element.Match(m.Element)
		}}
	})
}

func scalarVectorOrMatrix(c *ir.TypeConstraint) *ir.TypeConstraint {
	return anyOf(c, fixedVectorOfAny(c), coopMatrixOf(c))
}

// withOpaque returns a constraint that accepts c, images and opaque types. Binaries of
// other compilers pass such values around.
func withOpaque(c *ir.TypeConstraint) *ir.TypeConstraint {
	return derived([]*ir.TypeConstraint{c}, func(cs []*ir.TypeConstraint) *ir.TypeConstraint {
		known := cs[0]
		return &ir.TypeConstraint{Summary: known.Summary, Match: func(t ir.Type) bool {
			return known.Match(t) || typeIs[*OpaqueType](t) || typeIs[*ImageType](t)
		}}
	})
}

// alias returns the constraint c, which is the same in all versions, with another name.
func alias(summary string, c *ir.TypeConstraint) *ir.TypeConstraint {
	d := *c
	d.Summary, d.Before = summary, nil
	return &d
}

// The type constraints of the dialect's ops. Their texts are those of MLIR's errors.
var (
	voidType  = &ir.TypeConstraint{Summary: "void", Match: typeIs[*ir.NoneType]}
	boolType  = alias("bool", ir.I1Constraint)
	intType   = intOf(8, 16, 32, 64)
	floatType = floatOf(16, 32, 64)
	bf16Type  = &ir.TypeConstraint{Summary: "BFloat16", Match: func(t ir.Type) bool { return typeIs[*ir.FloatType](t) && IsBF16(t) }}
	anyFloat  = until(20, floatType, anyOf(floatType, bf16Type))
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
	anyTensorARM    = typeClass[*TensorARMType]("any SPIR-V tensorArm type")

	numerical = anyOf(intType, anyFloat)
	scalar    = anyOf(numerical, boolType)
	vector    = vectorOfAny(anyOf(boolType, intType, anyFloat))
	composite = until(lastJointMatrix, anyOf(vector, anyArray, anyRTArray, anyStruct, anyCoopMatrix, anyJointMatrix, anyMatrix),
		anyOf(vector, anyArray, anyRTArray, anyStruct, anyCoopMatrix, anyMatrix, anyTensorARM))
	anySPIRV = withOpaque(until(lastJointMatrix,
		anyOf(voidType, boolType, intType, anyFloat, vector, anyPtr, anyArray, anyRTArray, anyStruct, anyCoopMatrix, anyJointMatrix, anyMatrix, anySampledImage),
		anyOf(voidType, boolType, intType, anyFloat, vector, anyPtr, anyArray, anyRTArray, anyStruct, anyCoopMatrix, anyMatrix, anySampledImage, anyImage, anyTensorARM)))
	// passedOn is the constraint of values that leave a construct or go to a case of a switch.
	passedOn = until(19, anySPIRV, ir.AnyType)

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
	floatVector      = fixedVectorOfAny(floatType)
	anyFloatVector   = fixedVectorOfAny(anyFloat)
	anyFloatOrMatrix = scalarVectorOrMatrix(anyFloat)
	shortFloatVector = vectorOf(floatType, 2, 3, 4)
	ballotVector     = vectorOf(signlessOrUnsigned, 4)
	unsigned32       = unsignedOf(32)
	ballotVector4    = vectorOf(unsigned32, 4)
	int32Vector4     = vectorOf(intOf(32), 4)
	// Remainders of cooperative matrices exist in MLIR 19 only.
	intRemainder   = until(19, intOrMatrix, intOrVector)
	floatRemainder = until(19, floatOrMatrix, floatOrVector)

	allVectors = anyOf(floatOrVector, intOrVector, boolOrVector)
	texel      = anyOf(floatOrVector, intOrVector)

	floatMatrix = &ir.TypeConstraint{Summary: "Matrix of " + floatType.Summary + " values", Match: func(t ir.Type) bool {
		m, ok := t.(*MatrixType)
		return ok && floatType.Match(m.ElementType())
	}}

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
	alignmentKind     = alignmentOf(ir.I32AttrKind)
	linkageKind       = ir.AttrOfClass("", linkageDef)
	vceKind           = &ir.AttrConstraint{Summary: "version-capability-extension attribute", Base: isVCE, Match: isVCE}
	coopTypeKind      = typeAttrOf("type attribute of any SPIR-V cooperative matrix type", anyCoopMatrix)
)

// alignmentOf returns the constraint that c holds, and that the number is a power of two in the versions that demand it.
func alignmentOf(c *ir.AttrConstraint) *ir.AttrConstraint {
	k := *c
	k.Summary += " whose value is positive and whose value is a power of two > 0"
	k.Match = func(a ir.Attribute) bool {
		return c.Match(a) && a.(*ir.IntegerAttr).Value.IsPowerOf2() && a.(*ir.IntegerAttr).Int64Or(0) > 0
	}
	k.Before = []ir.OldAttrs{{Last: 21, Type: c}}
	return &k
}

func isVCE(a ir.Attribute) bool { return a.AttrDef() == vceDef }

// unsignedOf returns the constraint for a signless or unsigned integer of the width.
func unsignedOf(width uint32) *ir.TypeConstraint {
	return &ir.TypeConstraint{Summary: widths([]uint32{width}) + "-bit signless/unsigned integer", Match: func(t ir.Type) bool {
		i, ok := t.(*ir.IntegerType)
		return ok && i.Signedness != ir.Signed && i.Width == width
	}}
}

func typeAttrOf(summary string, c *ir.TypeConstraint) *ir.AttrConstraint {
	return &ir.AttrConstraint{Summary: summary, TypeAttr: true, Base: ir.TypeAttrKind.Base, Match: func(a ir.Attribute) bool {
		t, ok := a.(*ir.TypeAttr)
		return ok && c.Match(t.Value)
	}}
}
