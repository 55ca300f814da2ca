package spirv

import (
	"strconv"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv/spec"
)

// coopAccess are the attributes of accesses to memory by cooperative matrices.
var coopAccess = []ir.AttrDef{
	{Name: "matrix_layout", Type: coopLayoutKind}, {Name: "memory_operand", Type: memoryAccessKind, Optional: true},
	{Name: "alignment", Type: alignmentKind, Optional: true, Versions: ir.Since(21)},
}

// Matrix, cooperative matrix and joint matrix ops.
var (
	MatrixTimesMatrix = &ir.OpDef{
		Name:     "spirv.MatrixTimesMatrix",
		Summary:  "the product of two matrices",
		Operands: []ir.ValueDef{operand("leftmatrix", anyMatrix), operand("rightmatrix", anyMatrix)},
		Results:  results(anyMatrix),
		Traits:   []ir.Trait{ir.Pure},
		Format:   "operands attr-dict `:` type($leftmatrix) `,` type($rightmatrix) `->` type($result)",
	}
	MatrixTimesScalar = &ir.OpDef{
		Name:     "spirv.MatrixTimesScalar",
		Summary:  "a matrix whose elements are multiplied by a float",
		Operands: []ir.ValueDef{operand("matrix", matrixOrCoop), operand("scalar", floatType)},
		Results:  results(matrixOrCoop),
		Traits:   []ir.Trait{ir.Pure, ir.AllTypesMatch("matrix", "result")},
		Format:   "operands attr-dict `:` type($matrix) `,` type($scalar)",
	}
	MatrixTimesVector = since20(&ir.OpDef{
		Name:     "spirv.MatrixTimesVector",
		Summary:  "the product of a matrix and a column vector",
		Operands: []ir.ValueDef{operand("matrix", floatMatrix), operand("vector", floatVector)},
		Results:  results(floatVector),
		Traits:   []ir.Trait{ir.Pure, ir.AllElementTypesMatch("vector", "result")},
		Format:   "operands attr-dict `:` type($matrix) `,` type($vector) `->` type($result)",
	})
	VectorTimesMatrix = since20(&ir.OpDef{
		Name:     "spirv.VectorTimesMatrix",
		Summary:  "the product of a row vector and a matrix",
		Operands: []ir.ValueDef{operand("vector", floatVector), operand("matrix", floatMatrix)},
		Results:  results(floatVector),
		Traits:   []ir.Trait{ir.Pure, ir.AllElementTypesMatch("vector", "result")},
		Format:   "operands attr-dict `:` type($vector) `,` type($matrix) `->` type($result)",
	})
	Transpose = &ir.OpDef{
		Name:     "spirv.Transpose",
		Summary:  "a matrix whose rows are the columns of another one",
		Operands: []ir.ValueDef{operand("matrix", anyMatrix)},
		Results:  results(anyMatrix),
		Traits:   []ir.Trait{ir.Pure},
		Format:   "operands attr-dict `:` type($matrix) `->` type($result)",
	}

	KHRCooperativeMatrixLength = &ir.OpDef{
		Name:    "spirv.KHR.CooperativeMatrixLength",
		Summary: "the number of elements of a matrix that an invocation holds",
		Attrs:   []ir.AttrDef{{Name: "cooperative_matrix_type", Type: coopTypeKind}},
		Results: results(int32Type),
		Traits:  []ir.Trait{ir.Pure},
		Format:  "attr-dict `:` $cooperative_matrix_type",
	}
	KHRCooperativeMatrixLoad = &ir.OpDef{
		Name:     "spirv.KHR.CooperativeMatrixLoad",
		Summary:  "a matrix of a scope, loaded from memory",
		Operands: []ir.ValueDef{operand("pointer", anyPtr), operand("stride", intType)},
		Attrs:    coopAccess,
		Results:  results(anyCoopMatrix),
		Format:   "$pointer `,` $stride `,` $matrix_layout ( `,` $memory_operand^ )? ( `,` $alignment^ )? attr-dict `:` type(operands) `->` type($result)",
	}
	KHRCooperativeMatrixStore = &ir.OpDef{
		Name:     "spirv.KHR.CooperativeMatrixStore",
		Summary:  "stores a matrix of a scope",
		Operands: []ir.ValueDef{operand("pointer", anyPtr), operand("object", anyCoopMatrix), operand("stride", intType)},
		Attrs:    coopAccess,
		Format:   "$pointer `,` $object `,` $stride `,` $matrix_layout ( `,` $memory_operand^ )? ( `,` $alignment^ )? attr-dict `:` type(operands)",
	}
	KHRCooperativeMatrixMulAdd = &ir.OpDef{
		Name:     "spirv.KHR.CooperativeMatrixMulAdd",
		Summary:  "the product of two matrices of a scope plus a third one",
		Operands: []ir.ValueDef{operand("a", anyCoopMatrix), operand("b", anyCoopMatrix), operand("c", anyCoopMatrix)},
		Attrs:    []ir.AttrDef{{Name: "matrix_operands", Type: coopOperandsKind, Optional: true}},
		Results:  results(anyCoopMatrix),
		Traits:   []ir.Trait{ir.Pure, ir.AllTypesMatch("c", "result")},
		Format:   "$a `,` $b `,` $c ( `,` $matrix_operands^ )? attr-dict `:` type($a) `,` type($b) `->` type($c)",
	}

	jointAccess = []ir.AttrDef{
		{Name: "layout", Type: matrixLayoutKind}, {Name: "scope", Type: scopeKind},
		{Name: "memory_access", Type: memoryAccessKind, Optional: true}, {Name: "alignment", Type: ir.I32AttrKind, Optional: true},
	}

	INTELJointMatrixWorkItemLength = &ir.OpDef{
		Name:     "spirv.INTEL.JointMatrixWorkItemLength",
		Summary:  "the number of elements of a matrix that an invocation holds",
		Attrs:    []ir.AttrDef{{Name: "joint_matrix_type", Type: ir.TypeAttrKind}},
		Versions: ir.Until(19),
		Results:  results(int32Type),
		Traits:   []ir.Trait{ir.Pure},
		Format:   "attr-dict `:` $joint_matrix_type",
	}
	INTELJointMatrixLoad = &ir.OpDef{
		Name:     "spirv.INTEL.JointMatrixLoad",
		Summary:  "a matrix of a scope, loaded from memory",
		Operands: []ir.ValueDef{operand("pointer", anyPtr), operand("stride", intType)},
		Attrs:    jointAccess,
		Results:  results(anyJointMatrix),
		Versions: ir.Until(19),
		Format:   "$scope $layout operands attr-dict `:` `(` type(operands) `)` `->` type($result)",
	}
	INTELJointMatrixMad = &ir.OpDef{
		Name:     "spirv.INTEL.JointMatrixMad",
		Summary:  "the product of two matrices of a scope plus a third one",
		Operands: []ir.ValueDef{operand("a", anyJointMatrix), operand("b", anyJointMatrix), operand("c", anyJointMatrix)},
		Attrs:    []ir.AttrDef{{Name: "scope", Type: scopeKind}},
		Results:  results(anyJointMatrix),
		Versions: ir.Until(19),
		Traits:   []ir.Trait{ir.Pure, ir.AllTypesMatch("c", "result")},
		Format:   "$scope operands attr-dict`:` type($a) `,` type($b) `->` type($c)",
	}
	INTELJointMatrixStore = &ir.OpDef{
		Name:     "spirv.INTEL.JointMatrixStore",
		Summary:  "stores a matrix of a scope",
		Operands: []ir.ValueDef{operand("pointer", anyPtr), operand("object", anyJointMatrix), operand("stride", intType)},
		Attrs:    jointAccess,
		Format:   "$scope $layout operands attr-dict `:` `(` type(operands) `)`",
		Versions: ir.Until(19),
	}
)

func matrixEntries() []ir.OpEntry {
	return []ir.OpEntry{
		{Def: MatrixTimesMatrix, Verify: verifyMatrixTimesMatrix},
		{Def: MatrixTimesScalar, Verify: verifyMatrixTimesScalar},
		{Def: MatrixTimesVector, Verify: verifyMatrixTimesVector},
		{Def: VectorTimesMatrix, Verify: verifyVectorTimesMatrix},
		{Def: Transpose, Verify: verifyTranspose},
		{Def: KHRCooperativeMatrixLength},
		{Def: KHRCooperativeMatrixLoad, Verify: verifyCoopAccess},
		{Def: KHRCooperativeMatrixStore, Verify: verifyCoopAccess},
		{Def: KHRCooperativeMatrixMulAdd, Verify: verifyCoopMulAdd},
		{Def: INTELJointMatrixWorkItemLength},
		{Def: INTELJointMatrixLoad, Verify: verifyJointAccess},
		{Def: INTELJointMatrixMad, Verify: verifyJointMad},
		{Def: INTELJointMatrixStore, Verify: verifyJointAccess},
	}
}

func matrixElement(t ir.Type) ir.Type {
	if m, ok := t.(*MatrixType); ok {
		return m.ElementType()
	}
	return t.(*CooperativeMatrixType).Element
}

func verifyMatrixTimesScalar(op *ir.Operation) bool {
	if op.Operand(1).Type() != matrixElement(op.Operand(0).Type()) {
		return op.EmitOpError("input matrix components' type and scaling value must have the same type")
	}
	return true
}

func verifyTranspose(op *ir.Operation) bool {
	in, out := op.Operand(0).Type().(*MatrixType), op.Result(0).Type().(*MatrixType)
	switch {
	case in.Rows() != out.Columns:
		return op.EmitError("input matrix rows count must be equal to output matrix columns count")
	case in.Columns != out.Rows():
		return op.EmitError("input matrix columns count must be equal to output matrix rows count")
	case in.ElementType() != out.ElementType():
		return op.EmitError("input and output matrices must have the same component type")
	}
	return true
}

func verifyMatrixTimesMatrix(op *ir.Operation) bool {
	l, r, res := op.Operand(0).Type().(*MatrixType), op.Operand(1).Type().(*MatrixType), op.Result(0).Type().(*MatrixType)
	switch {
	case l.Columns != r.Rows():
		return op.EmitError("left matrix columns' count must be equal to the right matrix rows' count")
	case r.Columns != res.Columns:
		return op.EmitError("right and result matrices must have equal columns' count")
	case r.ElementType() != res.ElementType():
		return op.EmitError("right and result matrices' component type must be the same")
	case l.ElementType() != res.ElementType():
		return op.EmitError("left and result matrices' component type must be the same")
	case l.Rows() != res.Rows():
		return op.EmitError("left and result matrices must have equal rows' count")
	}
	return true
}

func verifyMatrixTimesVector(op *ir.Operation) bool {
	m, n, rows := op.Operand(0).Type().(*MatrixType), countOf(op.Operand(1).Type()), countOf(op.Result(0).Type())
	switch {
	case n != int64(m.Columns):
		return op.EmitOpError("matrix columns (" + strconv.FormatUint(uint64(m.Columns), 10) + ") must match vector operand size (" + strconv.FormatInt(n, 10) + ")")
	case rows != int64(m.Rows()):
		return op.EmitOpError("result size (" + strconv.FormatInt(rows, 10) + ") must match the matrix rows (" + strconv.FormatUint(uint64(m.Rows()), 10) + ")")
	case m.ElementType() != ir.ElementTypeOrSelf(op.Result(0).Type()):
		return op.EmitOpError("matrix and result element types must match")
	}
	return true
}

func verifyVectorTimesMatrix(op *ir.Operation) bool {
	m := op.Operand(1).Type().(*MatrixType)
	switch {
	case countOf(op.Operand(0).Type()) != int64(m.Rows()):
		return op.EmitOpError("number of components in vector must equal the number of components in each column in matrix")
	case countOf(op.Result(0).Type()) != int64(m.Columns):
		return op.EmitOpError("number of columns in matrix must equal the number of components in result")
	case m.ElementType() != ir.ElementTypeOrSelf(op.Result(0).Type()):
		return op.EmitOpError("matrix must be a matrix with the same component type as the component type in result")
	}
	return true
}

func isScalarOrVector(t ir.Type) bool { return IsScalar(t) || typeIs[*ir.VectorType](t) || IsBF16(t) }

// coopAlignment is the slot of the alignment of an access by a cooperative matrix.
const coopAlignment = 2

func verifyCoopAccess(op *ir.Operation) bool {
	if t := op.Operand(0).Type().(*PointerType).Pointee; !isScalarOrVector(t) {
		return op.EmitOpError("Pointer must point to a scalar or vector type but provided " + ir.QuoteType(t))
	}
	access := EnumValue[spec.MemoryAccess](op.Prop(1))
	switch {
	case op.Is(KHRCooperativeMatrixLoad) && access&spec.MemoryAccessMakePointerAvailable != 0:
		return op.EmitOpError("not compatible with memory operand 'MakePointerAvailable'")
	case op.Is(KHRCooperativeMatrixStore) && access&spec.MemoryAccessMakePointerVisible != 0:
		return op.EmitOpError("not compatible with memory operand 'MakePointerVisible'")
	}
	aligned := access&spec.MemoryAccessAligned != 0
	if op.Info().SlotName(coopAlignment) == "" {
		return !aligned || op.EmitOpError("has unhandled memory operand 'Aligned'")
	}
	switch stated := op.Prop(coopAlignment) != nil; {
	case aligned && !stated:
		return op.EmitOpError("missing value for the 'Aligned' memory operand")
	case !aligned && stated && op.Prop(1) != nil:
		return op.EmitOpError("found alignment attribute for non-'Aligned' memory operand")
	}
	return true
}

func verifyCoopMulAdd(op *ir.Operation) bool {
	a, b, c := op.Operand(0).Type().(*CooperativeMatrixType), op.Operand(1).Type().(*CooperativeMatrixType), op.Operand(2).Type().(*CooperativeMatrixType)
	switch {
	case a.Use != spec.CooperativeMatrixUseMatrixA:
		return op.EmitOpError("operand #0 must be of use 'MatrixA'")
	case b.Use != spec.CooperativeMatrixUseMatrixB:
		return op.EmitOpError("operand #1 must be of use 'MatrixB'")
	case c.Use != spec.CooperativeMatrixUseMatrixAcc:
		return op.EmitOpError("operand #2 must be of use 'MatrixAcc'")
	case a.Scope != b.Scope || b.Scope != c.Scope:
		return op.EmitOpError("matrix scope mismatch")
	case a.Rows != c.Rows:
		return op.EmitOpError("matrix size mismatch on dimension 'M'")
	case b.Columns != c.Columns:
		return op.EmitOpError("matrix size mismatch on dimension 'N'")
	case a.Columns != b.Rows:
		return op.EmitOpError("matrix size mismatch on dimension 'K'")
	}
	isInt := typeIs[*ir.IntegerType]
	if op.Prop(0) != nil && !(isInt(a.Element) && isInt(b.Element) && isInt(c.Element)) {
		return op.EmitOpError("Matrix Operands require all matrix element types to be Integer Types")
	}
	return true
}

func verifyJointAccess(op *ir.Operation) bool {
	p := op.Operand(0).Type().(*PointerType)
	if !isScalarOrVector(p.Pointee) {
		return op.EmitError("Pointer must point to a scalar or vector type but provided " + ir.QuoteType(p.Pointee))
	}
	if p.Storage != spec.StorageClassWorkgroup && p.Storage != spec.StorageClassCrossWorkgroup {
		return op.EmitError("Pointer storage class must be Workgroup or CrossWorkgroup but provided " + p.Storage.String())
	}
	return true
}

func verifyJointMad(op *ir.Operation) bool {
	a, b, c := op.Operand(0).Type().(*JointMatrixType), op.Operand(1).Type().(*JointMatrixType), op.Operand(2).Type().(*JointMatrixType)
	r := op.Result(0).Type().(*JointMatrixType)
	if a.Rows != r.Rows || a.Columns != b.Rows || b.Columns != r.Columns {
		return op.EmitOpError("matrix size must match")
	}
	if r.Scope != a.Scope || r.Scope != b.Scope || r.Scope != c.Scope {
		return op.EmitOpError("matrix scope must match")
	}
	return a.Element == b.Element || op.EmitOpError("matrix element type must match")
}
