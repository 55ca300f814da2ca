package spirv

import (
	"strconv"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv/spec"
)

// conversion declares an op `$operand : type to type`. name is the name of its operand.
func conversion(mnemonic, name string, in, out *ir.TypeConstraint, traits ...ir.Trait) *ir.OpDef {
	return &ir.OpDef{
		Name:     "spirv." + mnemonic,
		Operands: []ir.ValueDef{operand(name, in)},
		Results:  results(out),
		Traits:   traits,
		Format:   "$" + name + " attr-dict `:` type($" + name + ") `to` type($result)",
	}
}

func cast(mnemonic string, out, in *ir.TypeConstraint, traits ...ir.Trait) *ir.OpDef {
	return conversion(mnemonic, "operand", in, out, append(traits, ir.Pure, ir.SameOperandsAndResultShape, ir.TraitIn(ir.Since(20), sameMatrixShapes{}))...)
}

// sameShapeSince20 is the trait that newer versions of MLIR have in place of a check of the number of elements.
var sameShapeSince20 = ir.TraitIn(ir.Since(20), ir.SameOperandsAndResultShape)

// sameMatrixShapes is what [ir.SameOperandsAndResultShape] demands of cooperative matrices in the versions that take them for shaped
// types.
type sameMatrixShapes struct{}

// TraitName returns the name of the trait.
func (sameMatrixShapes) TraitName() string {
	return "SameOperandsAndResultShape of cooperative matrices"
}

// VerifyTrait checks that the operand and the result have one shape if one of them is a cooperative matrix.
func (sameMatrixShapes) VerifyTrait(op *ir.Operation) bool {
	in, a := op.Operand(0).Type().(*CooperativeMatrixType)
	out, b := op.Result(0).Type().(*CooperativeMatrixType)
	if a != b || a && (in.Rows != out.Rows || in.Columns != out.Columns) {
		return op.EmitOpError("requires the same shape for all operands and results")
	}
	return true
}

// Conversions.
var (
	Bitcast                  = summarized("the same bits as a value of another type", conversion("Bitcast", "operand", scalarVectorPtr, scalarVectorPtr, ir.Pure))
	ConvertFToS              = summarized("the signed integer that a float is truncated to", cast("ConvertFToS", intOrMatrix, anyFloatOrMatrix))
	ConvertFToU              = summarized("the unsigned integer that a float is truncated to", cast("ConvertFToU", intOrMatrix, anyFloatOrMatrix))
	ConvertSToF              = summarized("the float nearest to a signed integer", cast("ConvertSToF", anyFloatOrMatrix, intOrMatrix, SignedOp))
	ConvertUToF              = summarized("the float nearest to an unsigned integer", cast("ConvertUToF", anyFloatOrMatrix, intOrMatrix, UnsignedOp))
	FConvert                 = summarized("a float as a float of another width", cast("FConvert", anyFloatOrMatrix, anyFloatOrMatrix, UsableInSpecConstantOp))
	SConvert                 = summarized("an integer of another width, with its sign extended or its high bits cut", cast("SConvert", intOrMatrix, intOrMatrix, UsableInSpecConstantOp, SignedOp))
	UConvert                 = summarized("an integer of another width, extended with zeros or with its high bits cut", cast("UConvert", intOrMatrix, intOrMatrix, UnsignedOp, UsableInSpecConstantOp))
	ConvertPtrToU            = summarized("the address of a pointer as an integer", conversion("ConvertPtrToU", "pointer", anyPtr, intType))
	ConvertUToPtr            = summarized("an integer as the address of a pointer", conversion("ConvertUToPtr", "operand", intType, anyPtr, UnsignedOp))
	PtrCastToGeneric         = summarized("a pointer as a pointer to the storage class Generic", conversion("PtrCastToGeneric", "pointer", anyPtr, anyPtr, ir.Pure))
	GenericCastToPtr         = summarized("a pointer to the storage class Generic as one to a specific class", conversion("GenericCastToPtr", "pointer", anyPtr, anyPtr, ir.Pure))
	GenericCastToPtrExplicit = summarized("GenericCastToPtr that gives a null pointer if the class is another one", conversion("GenericCastToPtrExplicit", "pointer", anyPtr, anyPtr, ir.Pure))
	INTELConvertFToBF16      = summarized("an f32 rounded to the bits of a bf16", conversion("INTEL.ConvertFToBF16", "operand", f32OrVector, int16OrVector, sameShapeSince20))
	INTELConvertBF16ToF      = summarized("the f32 that the bits of a bf16 stand for", conversion("INTEL.ConvertBF16ToF", "operand", int16OrVector, f32OrVector, sameShapeSince20))
)

func castEntries() []ir.OpEntry {
	return []ir.OpEntry{
		{Def: Bitcast, Verify: verifyBitcast, Fold: foldBitcast},
		{Def: ConvertFToS}, {Def: ConvertFToU}, {Def: ConvertSToF}, {Def: ConvertUToF},
		{Def: FConvert, Verify: verifyWidthCast}, {Def: SConvert, Verify: verifyWidthCast}, {Def: UConvert, Verify: verifyWidthCast},
		{Def: ConvertPtrToU, Verify: verifyConvertPtrToU}, {Def: ConvertUToPtr, Verify: verifyConvertUToPtr},
		{Def: PtrCastToGeneric, Verify: verifyPtrCastToGeneric},
		{Def: GenericCastToPtr, Verify: verifyGenericCastToPtr}, {Def: GenericCastToPtrExplicit, Verify: verifyGenericCastToPtr},
		{Def: INTELConvertFToBF16, Verify: verifySameCount}, {Def: INTELConvertBF16ToF, Verify: verifySameCount},
	}
}

// castElement returns the type whose width a conversion changes.
func castElement(t ir.Type) ir.Type {
	switch t := t.(type) {
	case *ir.VectorType:
		return t.ElementType()
	case *CooperativeMatrixType:
		return t.Element
	case *JointMatrixType:
		return t.Element
	}
	return t
}

func verifyWidthCast(op *ir.Operation) bool {
	in, out := op.Operand(0).Type(), op.Result(0).Type()
	a, b := castElement(in), castElement(out)
	if a != in && in.TypeDef() != out.TypeDef() {
		return op.EmitOpError("incompatible operand and result types")
	}
	if BitWidth(a) == BitWidth(b) {
		return op.EmitOpError("expected the different bit widths for operand type and result type, but provided " + ir.QuoteType(a) + " and " + ir.QuoteType(b))
	}
	return true
}

// bitcastWidth returns the number of bits of a scalar or vector, and 64 for a pointer.
func bitcastWidth(t ir.Type) int64 {
	switch t := t.(type) {
	case *PointerType:
		return 64
	case *ir.VectorType:
		return ir.NumElements(t.Shape()) * int64(BitWidth(t.ElementType()))
	}
	return int64(BitWidth(t))
}

func verifyBitcast(op *ir.Operation) bool {
	in, out := op.Operand(0).Type(), op.Result(0).Type()
	fromPtr, toPtr := typeIs[*PointerType](in), typeIs[*PointerType](out)
	switch {
	case in == out:
		return op.EmitError("result type must be different from operand type")
	case fromPtr && !toPtr:
		return op.EmitError("unhandled bit cast conversion from pointer type to non-pointer type")
	case toPtr && !fromPtr:
		return op.EmitError("unhandled bit cast conversion from non-pointer type to pointer type")
	}
	if a, b := bitcastWidth(in), bitcastWidth(out); a != b {
		return op.EmitOpError("mismatch in result type bitwidth " + strconv.FormatInt(b, 10) + " and operand type bitwidth " + strconv.FormatInt(a, 10))
	}
	return true
}

// isPhysical reports whether pointers of storage class sc are addresses in the module
// that encloses op. It returns true outside of modules.
func isPhysical(op *ir.Operation, sc spec.StorageClass) bool {
	m := op.ParentOf(Module)
	if m == nil {
		return true
	}
	switch EnumValue[spec.AddressingModel](m.Prop(moduleAddressing)) {
	case spec.AddressingModelLogical:
		return false
	case spec.AddressingModelPhysicalStorageBuffer64:
		return sc == spec.StorageClassPhysicalStorageBuffer
	}
	return true
}

func verifyConvertPtrToU(op *ir.Operation) bool {
	if !ir.AnySignlessInteger.Match(op.Result(0).Type()) {
		return op.EmitError("result must be a scalar type of unsigned integer")
	}
	if !isPhysical(op, op.Operand(0).Type().(*PointerType).Storage) {
		return op.EmitError("operand must be a physical pointer")
	}
	return true
}

func verifyConvertUToPtr(op *ir.Operation) bool {
	if !ir.AnySignlessInteger.Match(op.Operand(0).Type()) {
		return op.EmitError("result must be a scalar type of unsigned integer")
	}
	if !isPhysical(op, op.Result(0).Type().(*PointerType).Storage) {
		return op.EmitError("result must be a physical pointer")
	}
	return true
}

func isGenericTarget(sc spec.StorageClass) bool {
	return sc == spec.StorageClassWorkgroup || sc == spec.StorageClassCrossWorkgroup || sc == spec.StorageClassFunction
}

func verifySamePointee(op *ir.Operation, in, out *PointerType) bool {
	if in.Pointee != out.Pointee {
		return op.EmitOpError("pointer operand's pointee type must have the same as the op result type, but found " + ir.QuoteType(in.Pointee) + " vs " + ir.QuoteType(out.Pointee))
	}
	return true
}

func verifyPtrCastToGeneric(op *ir.Operation) bool {
	in, out := op.Operand(0).Type().(*PointerType), op.Result(0).Type().(*PointerType)
	if !isGenericTarget(in.Storage) {
		return op.EmitError("pointer must point to the Workgroup, CrossWorkgroup, or Function Storage Class")
	}
	if out.Storage != spec.StorageClassGeneric {
		return op.EmitError("result type must be of storage class Generic")
	}
	return verifySamePointee(op, in, out)
}

func verifyGenericCastToPtr(op *ir.Operation) bool {
	in, out := op.Operand(0).Type().(*PointerType), op.Result(0).Type().(*PointerType)
	if in.Storage != spec.StorageClassGeneric {
		return op.EmitError("pointer type must be of storage class Generic")
	}
	if !isGenericTarget(out.Storage) {
		return op.EmitError("result must point to the Workgroup, CrossWorkgroup, or Function Storage Class")
	}
	return verifySamePointee(op, in, out)
}

// countOf returns the number of elements of a vector, or 1 for other types.
func countOf(t ir.Type) int64 {
	if v, ok := t.(*ir.VectorType); ok {
		return ir.NumElements(v.Shape())
	}
	return 1
}

func verifySameCount(op *ir.Operation) bool {
	if op.Context().MLIR() < 20 && countOf(op.Operand(0).Type()) != countOf(op.Result(0).Type()) {
		return op.EmitOpError("operand and result must have same number of elements")
	}
	return true
}
