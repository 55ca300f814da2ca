package gpu

import "github.com/spvc/spvc/ir"

// sparse declares an asynchronous op on sparse matrices. The dependencies are the first
// operand group and the token is the last result.
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

// values declares one value of type t per name.
func values(t *ir.TypeConstraint, names ...string) []ir.ValueDef {
	vs := make([]ir.ValueDef, len(names))
	for i, n := range names {
		vs[i] = ir.ValueDef{Name: n, Type: t}
	}
	return vs
}

func join(lists ...[]ir.ValueDef) []ir.ValueDef {
	var all []ir.ValueDef
	for _, l := range lists {
		all = append(all, l...)
	}
	return all
}

func variadic(t *ir.TypeConstraint, name string) []ir.ValueDef {
	return []ir.ValueDef{{Name: name, Type: t, Quantity: ir.Variadic}}
}

var (
	modeA       = ir.AttrDef{Name: "modeA", Type: transposeKind, Default: noSparseTranspose}
	modeB       = ir.AttrDef{Name: "modeB", Type: transposeKind, Default: noSparseTranspose}
	computeType = ir.AttrDef{Name: "computeType", Type: ir.TypeAttrKind}
	oneMode     = []ir.AttrDef{modeA, computeType}
	twoModes    = []ir.AttrDef{modeA, modeB, computeType}
	matrixSize  = values(index, "rows", "cols", "nnz")
	withModeA   = " (`{` $modeA^ `}`)?"
	withModeB   = " (`{` $modeB^ `}`)?"
)

// The ops on sparse matrices. The host runs them.
var (
	CreateDnTensor = sparse("create_dn_tensor", "Create dense tensor operation",
		"$memref `,` $dims attr-dict `:` type($dims) `into` type($memref)",
		join(values(anyMemRef, "memref"), variadic(index, "dims")), values(dnTensor, "dnTensor"), nil, ir.AttrSizedOperandSegments)
	DestroyDnTensor = sparse("destroy_dn_tensor", "Destroy dense tensor operation", "$dnTensor attr-dict", values(dnTensor, "dnTensor"), nil, nil)
	CreateCoo       = sparse("create_coo", "Create sparse matrix in COO format operation",
		"$rows `,` $cols `,` $nnz `,` $rowIdxs `,` $colIdxs `,` $values attr-dict `:` type($rowIdxs) `,` type($colIdxs) `,` type($values)",
		join(matrixSize, values(anyMemRef, "rowIdxs", "colIdxs", "values")), values(spMat, "spmat"), nil)
	CreateCooAoS = sparse("create_coo_aos", "Create sparse matrix in COO format operation (AoS)",
		"$rows `,` $cols `,` $nnz `,` $idxs `,` $values attr-dict `:` type($idxs) `,` type($values)",
		join(matrixSize, values(anyMemRef, "idxs", "values")), values(spMat, "spmat"), nil)
	CreateCsr = sparse("create_csr", "Create sparse matrix in CSR format operation",
		"$rows `,` $cols `,` $nnz `,` $rowPos `,` $colIdxs `,` $values attr-dict `:` type($rowPos) `,` type($colIdxs) `,` type($values)",
		join(matrixSize, values(anyMemRef, "rowPos", "colIdxs", "values")), values(spMat, "spmat"), nil)
	CreateCsc = sparse("create_csc", "Create sparse matrix in CSC format operation",
		"$rows `,` $cols `,` $nnz `,` $colPos `,` $rowIdxs `,` $values attr-dict `:` type($colPos) `,` type($rowIdxs) `,` type($values)",
		join(matrixSize, values(anyMemRef, "colPos", "rowIdxs", "values")), values(spMat, "spmat"), nil)
	CreateBsr = sparse("create_bsr", "Create sparse matrix in BSR format operation",
		"$brows `,` $bcols `,` $bnnz `,` $rBlockSize `,` $cBlockSize `,` $bRowPos `,` $bColIdxs `,` $values attr-dict `:` "+
			"type($bRowPos) `,` type($bColIdxs) `,` type($values)",
		join(values(index, "brows", "bcols", "bnnz", "rBlockSize", "cBlockSize"), values(anyMemRef, "bRowPos", "bColIdxs", "values")),
		values(spMat, "spmat"), nil)
	Create2To4SpMat = sparse("create_2to4_spmat", "Create sparse matrix with 2:4 sparsity operation",
		"`{` $pruneFlag `}` $rows `,` $cols `,` $memref attr-dict `:` type($memref)",
		join(values(index, "rows", "cols"), values(anyMemRef, "memref")), values(spMat, "spMat"),
		[]ir.AttrDef{{Name: "pruneFlag", Type: pruneKind, Default: pruneAndCheck}})
	DestroySpMat   = sparse("destroy_sp_mat", "Destroy sparse matrix operation", "$spmat attr-dict", values(spMat, "spmat"), nil, nil)
	SpMVBufferSize = sparse("spmv_buffer_size", "Precompute buffersize for SpMV operation",
		"$spmatA"+withModeA+" `,` $dnX `,` $dnY attr-dict `into` $computeType",
		join(values(spMat, "spmatA"), values(dnTensor, "dnX", "dnY")), values(index, "bufferSz"), oneMode)
	SpMV = sparse("spmv", "SpMV operation",
		"$spmatA"+withModeA+" `,` $dnX `,` $dnY `,` $buffer attr-dict `:` type($buffer) `into` $computeType",
		join(values(spMat, "spmatA"), values(dnTensor, "dnX", "dnY"), values(anyMemRef, "buffer")), nil, oneMode)
	SpMMBufferSize = sparse("spmm_buffer_size", "Precompute buffersize for SpMM operation",
		"$spmatA"+withModeA+" `,` $dnmatB"+withModeB+" `,` $dnmatC attr-dict `:` type($bufferSzs) `into` $computeType",
		join(values(spMat, "spmatA"), values(dnTensor, "dnmatB", "dnmatC")), variadic(index, "bufferSzs"), twoModes, ir.AttrSizedResultSegments)
	SpMM = sparse("spmm", "SpMM operation",
		"$spmatA"+withModeA+" `,` $dnmatB"+withModeB+" `,` $dnmatC `,` $buffers attr-dict `:` type($buffers) `into` $computeType",
		join(values(spMat, "spmatA"), values(dnTensor, "dnmatB", "dnmatC"), variadic(anyMemRef, "buffers")), nil, twoModes, ir.AttrSizedOperandSegments)
	SDDMMBufferSize = sparse("sddmm_buffer_size", "Precompute buffersize for SDDMM operation",
		"$dnmatA"+withModeA+" `,` $dnmatB"+withModeB+" `,` $spmatC attr-dict `into` $computeType",
		join(values(dnTensor, "dnmatA", "dnmatB"), values(spMat, "spmatC")), values(index, "bufferSz"), twoModes)
	SDDMM = sparse("sddmm", "SDDMM operation",
		"$dnmatA"+withModeA+" `,` $dnmatB"+withModeB+" `,` $spmatC `,` $buffer attr-dict `:` type($buffer) `into` $computeType",
		join(values(dnTensor, "dnmatA", "dnmatB"), values(spMat, "spmatC"), values(anyMemRef, "buffer")), nil, twoModes)
	SpGEMMCreateDescr  = sparse("spgemm_create_descr", "SpGEMM Create Descr operation", "attr-dict", nil, values(spGEMM, "desc"), nil)
	SpGEMMDestroyDescr = sparse("spgemm_destroy_descr", "SpGEMM Destroy Descr operation", "$desc attr-dict", values(spGEMM, "desc"), nil, nil)
	SpGEMMWork         = sparse("spgemm_work_estimation_or_compute", "SpGEMM work estimation operation",
		"`{` $kind `}` $spmatA"+withModeA+" `,` $spmatB"+withModeB+" `,` $spmatC `,` $desc `,` $bufferSz `,` $buffer attr-dict "+
			"`:` $computeType `into` type($buffer)",
		join(values(spGEMM, "desc"), values(spMat, "spmatA", "spmatB", "spmatC"), values(index, "bufferSz"), values(anyMemRef, "buffer")),
		values(index, "bufferSzNew"), []ir.AttrDef{modeA, modeB, computeType, {Name: "kind", Type: spGEMMKind}})
	SpGEMMCopy = sparse("spgemm_copy", "SpGEMM copy operation",
		"$spmatA"+withModeA+" `,` $spmatB"+withModeB+" `,` $spmatC `,` $desc attr-dict `:` $computeType",
		join(values(spGEMM, "desc"), values(spMat, "spmatA", "spmatB", "spmatC")), nil, twoModes)
	SpMatGetSize = sparse("spmat_get_size", "SpMat get size operation", "$spmat attr-dict",
		values(spMat, "spmat"), values(index, "rows", "cols", "nnz"), nil)
	SetCsrPointers = sparse("set_csr_pointers", "SpGEMM get size operation",
		"$spmat `,` $positions `,` $coordinates `,` $values attr-dict `:` type($positions) `,` type($coordinates) `,` type($values)",
		join(values(spMat, "spmat"), values(anyMemRef, "positions", "coordinates", "values")), nil, nil)
)

var sparseOps = []*ir.OpDef{CreateDnTensor, DestroyDnTensor, CreateCoo, CreateCooAoS, CreateCsr, CreateCsc, CreateBsr, Create2To4SpMat,
	DestroySpMat, SpMVBufferSize, SpMV, SpMMBufferSize, SpMM, SDDMMBufferSize, SDDMM, SpGEMMCreateDescr, SpGEMMDestroyDescr, SpGEMMWork,
	SpGEMMCopy, SpMatGetSize, SetCsrPointers}
