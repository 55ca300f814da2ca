package gpu

import "github.com/spvc/spvc/ir"

// sparse declares an asynchronous op on sparse matrices. The dependencies are the first
// operand group and the token is the last result.
//
//go:noinline
func sparse(mnemonic, summary, format string, operands, results []ir.ValueDef, attrs []ir.AttrDef, traits ...ir.Trait) *ir.OpDef {
	return &ir.OpDef{
		Name:     "gpu." + mnemonic,
		Summary:  summary,
		Operands: append([]ir.ValueDef{asyncDeps}, operands...),
		Attrs:    attrs,
		Results:  append(append([]ir.ValueDef(nil), results...), asyncResult),
		Traits:   traits,
		Format:   asyncDirective + format,
	}
}

//go:noinline
func join(lists ...[]ir.ValueDef) []ir.ValueDef {
	var all []ir.ValueDef
	for _, l := range lists {
		all = append(all, l...)
	}
	return all
}

//go:noinline
func variadic(t *ir.TypeConstraint, name string) []ir.ValueDef {
	return []ir.ValueDef{ir.VariadicOf(name, t)}
}

var (
	modeA       = ir.AttrDef{Name: "modeA", Type: transposeKind, Default: noSparseTranspose}
	modeB       = ir.AttrDef{Name: "modeB", Type: transposeKind, Default: noSparseTranspose}
	computeType = ir.AttrDef{Name: "computeType", Type: ir.TypeAttrKind}
	oneMode     = []ir.AttrDef{modeA, computeType}
	twoModes    = []ir.AttrDef{modeA, modeB, computeType}
	matrixSize  = ir.ValuesOf(index, "rows", "cols", "nnz")
	withModeA   = " (`{` $modeA^ `}`)?"
	withModeB   = " (`{` $modeB^ `}`)?"
)

// The ops on sparse matrices. The host runs them.
var (
	CreateDnTensor = sparse("create_dn_tensor", "Create dense tensor operation",
		"$memref `,` $dims attr-dict `:` type($dims) `into` type($memref)",
		join(ir.ValuesOf(anyMemRef, "memref"), variadic(index, "dims")), ir.ValuesOf(dnTensor, "dnTensor"), nil, ir.AttrSizedOperandSegments)
	DestroyDnTensor = sparse("destroy_dn_tensor", "Destroy dense tensor operation", "$dnTensor attr-dict", ir.ValuesOf(dnTensor, "dnTensor"), nil, nil)
	CreateCoo       = sparse("create_coo", "Create sparse matrix in COO format operation",
		"$rows `,` $cols `,` $nnz `,` $rowIdxs `,` $colIdxs `,` $values attr-dict `:` type($rowIdxs) `,` type($colIdxs) `,` type($values)",
		join(matrixSize, ir.ValuesOf(anyMemRef, "rowIdxs", "colIdxs", "values")), ir.ValuesOf(spMat, "spmat"), nil)
	CreateCooAoS = sparse("create_coo_aos", "Create sparse matrix in COO format operation (AoS)",
		"$rows `,` $cols `,` $nnz `,` $idxs `,` $values attr-dict `:` type($idxs) `,` type($values)",
		join(matrixSize, ir.ValuesOf(anyMemRef, "idxs", "values")), ir.ValuesOf(spMat, "spmat"), nil)
	CreateCsr = sparse("create_csr", "Create sparse matrix in CSR format operation",
		"$rows `,` $cols `,` $nnz `,` $rowPos `,` $colIdxs `,` $values attr-dict `:` type($rowPos) `,` type($colIdxs) `,` type($values)",
		join(matrixSize, ir.ValuesOf(anyMemRef, "rowPos", "colIdxs", "values")), ir.ValuesOf(spMat, "spmat"), nil)
	CreateCsc = sparse("create_csc", "Create sparse matrix in CSC format operation",
		"$rows `,` $cols `,` $nnz `,` $colPos `,` $rowIdxs `,` $values attr-dict `:` type($colPos) `,` type($rowIdxs) `,` type($values)",
		join(matrixSize, ir.ValuesOf(anyMemRef, "colPos", "rowIdxs", "values")), ir.ValuesOf(spMat, "spmat"), nil)
	CreateBsr = sparse("create_bsr", "Create sparse matrix in BSR format operation",
		"$brows `,` $bcols `,` $bnnz `,` $rBlockSize `,` $cBlockSize `,` $bRowPos `,` $bColIdxs `,` $values attr-dict `:` "+
			"type($bRowPos) `,` type($bColIdxs) `,` type($values)",
		join(ir.ValuesOf(index, "brows", "bcols", "bnnz", "rBlockSize", "cBlockSize"), ir.ValuesOf(anyMemRef, "bRowPos", "bColIdxs", "values")),
		ir.ValuesOf(spMat, "spmat"), nil)
	Create2To4SpMat = sparse("create_2to4_spmat", "Create sparse matrix with 2:4 sparsity operation",
		"`{` $pruneFlag `}` $rows `,` $cols `,` $memref attr-dict `:` type($memref)",
		join(ir.ValuesOf(index, "rows", "cols"), ir.ValuesOf(anyMemRef, "memref")), ir.ValuesOf(spMat, "spMat"),
		[]ir.AttrDef{{Name: "pruneFlag", Type: pruneKind, Default: pruneAndCheck}})
	DestroySpMat   = sparse("destroy_sp_mat", "Destroy sparse matrix operation", "$spmat attr-dict", ir.ValuesOf(spMat, "spmat"), nil, nil)
	SpMVBufferSize = sparse("spmv_buffer_size", "Precompute buffersize for SpMV operation",
		"$spmatA"+withModeA+" `,` $dnX `,` $dnY attr-dict `into` $computeType",
		join(ir.ValuesOf(spMat, "spmatA"), ir.ValuesOf(dnTensor, "dnX", "dnY")), ir.ValuesOf(index, "bufferSz"), oneMode)
	SpMV = sparse("spmv", "SpMV operation",
		"$spmatA"+withModeA+" `,` $dnX `,` $dnY `,` $buffer attr-dict `:` type($buffer) `into` $computeType",
		join(ir.ValuesOf(spMat, "spmatA"), ir.ValuesOf(dnTensor, "dnX", "dnY"), ir.ValuesOf(anyMemRef, "buffer")), nil, oneMode)
	SpMMBufferSize = sparse("spmm_buffer_size", "Precompute buffersize for SpMM operation",
		"$spmatA"+withModeA+" `,` $dnmatB"+withModeB+" `,` $dnmatC attr-dict `:` type($bufferSzs) `into` $computeType",
		join(ir.ValuesOf(spMat, "spmatA"), ir.ValuesOf(dnTensor, "dnmatB", "dnmatC")), variadic(index, "bufferSzs"), twoModes, ir.AttrSizedResultSegments)
	SpMM = sparse("spmm", "SpMM operation",
		"$spmatA"+withModeA+" `,` $dnmatB"+withModeB+" `,` $dnmatC `,` $buffers attr-dict `:` type($buffers) `into` $computeType",
		join(ir.ValuesOf(spMat, "spmatA"), ir.ValuesOf(dnTensor, "dnmatB", "dnmatC"), variadic(anyMemRef, "buffers")), nil, twoModes, ir.AttrSizedOperandSegments)
	SDDMMBufferSize = sparse("sddmm_buffer_size", "Precompute buffersize for SDDMM operation",
		"$dnmatA"+withModeA+" `,` $dnmatB"+withModeB+" `,` $spmatC attr-dict `into` $computeType",
		join(ir.ValuesOf(dnTensor, "dnmatA", "dnmatB"), ir.ValuesOf(spMat, "spmatC")), ir.ValuesOf(index, "bufferSz"), twoModes)
	SDDMM = sparse("sddmm", "SDDMM operation",
		"$dnmatA"+withModeA+" `,` $dnmatB"+withModeB+" `,` $spmatC `,` $buffer attr-dict `:` type($buffer) `into` $computeType",
		join(ir.ValuesOf(dnTensor, "dnmatA", "dnmatB"), ir.ValuesOf(spMat, "spmatC"), ir.ValuesOf(anyMemRef, "buffer")), nil, twoModes)
	SpGEMMCreateDescr  = sparse("spgemm_create_descr", "SpGEMM Create Descr operation", "attr-dict", nil, ir.ValuesOf(spGEMM, "desc"), nil)
	SpGEMMDestroyDescr = sparse("spgemm_destroy_descr", "SpGEMM Destroy Descr operation", "$desc attr-dict", ir.ValuesOf(spGEMM, "desc"), nil, nil)
	SpGEMMWork         = sparse("spgemm_work_estimation_or_compute", "SpGEMM work estimation operation",
		"`{` $kind `}` $spmatA"+withModeA+" `,` $spmatB"+withModeB+" `,` $spmatC `,` $desc `,` $bufferSz `,` $buffer attr-dict "+
			"`:` $computeType `into` type($buffer)",
		join(ir.ValuesOf(spGEMM, "desc"), ir.ValuesOf(spMat, "spmatA", "spmatB", "spmatC"), ir.ValuesOf(index, "bufferSz"), ir.ValuesOf(anyMemRef, "buffer")),
		ir.ValuesOf(index, "bufferSzNew"), []ir.AttrDef{modeA, modeB, computeType, {Name: "kind", Type: spGEMMKind}})
	SpGEMMCopy = sparse("spgemm_copy", "SpGEMM copy operation",
		"$spmatA"+withModeA+" `,` $spmatB"+withModeB+" `,` $spmatC `,` $desc attr-dict `:` $computeType",
		join(ir.ValuesOf(spGEMM, "desc"), ir.ValuesOf(spMat, "spmatA", "spmatB", "spmatC")), nil, twoModes)
	SpMatGetSize = sparse("spmat_get_size", "SpMat get size operation", "$spmat attr-dict",
		ir.ValuesOf(spMat, "spmat"), ir.ValuesOf(index, "rows", "cols", "nnz"), nil)
	SetCsrPointers = sparse("set_csr_pointers", "SpGEMM get size operation",
		"$spmat `,` $positions `,` $coordinates `,` $values attr-dict `:` type($positions) `,` type($coordinates) `,` type($values)",
		join(ir.ValuesOf(spMat, "spmat"), ir.ValuesOf(anyMemRef, "positions", "coordinates", "values")), nil, nil)
)

var sparseOps = []*ir.OpDef{CreateDnTensor, DestroyDnTensor, CreateCoo, CreateCooAoS, CreateCsr, CreateCsc, CreateBsr, Create2To4SpMat,
	DestroySpMat, SpMVBufferSize, SpMV, SpMMBufferSize, SpMM, SDDMMBufferSize, SDDMM, SpGEMMCreateDescr, SpGEMMDestroyDescr, SpGEMMWork,
	SpGEMMCopy, SpMatGetSize, SetCsrPointers}
