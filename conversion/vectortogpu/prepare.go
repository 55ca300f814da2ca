// Package vectortogpu converts multiplications of vectors with two dimensions, with the
// transfers and elementwise operations around them, to the gpu operations on matrices that a
// subgroup holds. The results have the texts of MLIR's convert-vector-to-gpu.
package vectortogpu

import (
	"slices"

	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/vector"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/affinemap"
	"github.com/spvc/spvc/ir/rewrite"
)

// AddPatterns appends the patterns that prepare multiplications for ConvertMatrices.
func AddPatterns(ps []*rewrite.Pattern) []*rewrite.Pattern {
	return append(ps,
		rewrite.On("PrepareContractToGPUMMA", vector.Contract, prepareContract),
		rewrite.On("CombineTransferReadOpTranspose", vector.Transpose, transposeRead))
}

// The dimensions of a multiplication of matrices.
const (
	dimM = iota
	dimN
	dimK
)

// matmulOf returns the multiplication that op computes as the dimensions of its operands and
// its result. It returns false if op does not add products, or does not have two parallel
// dimensions and then one to reduce.
func matmulOf(op vector.ContractOp) (lhs, rhs, out [2]int, ok bool) {
	if op.Kind() != vector.Add || !slices.Equal(op.Iterators(), []vector.IteratorType{vector.Parallel, vector.Parallel, vector.Reduce}) {
		return lhs, rhs, out, false
	}
	dims := [3]*[2]int{&lhs, &rhs, &out}
	for i, m := range op.Maps() {
		if len(m.Results) != 2 {
			return lhs, rhs, out, false
		}
		for k, r := range m.Results {
			dims[i][k] = int(r.Value)
		}
	}
	return lhs, rhs, out, true
}

// oneOf reports whether dims are a and b, and whether they are in the order b, a.
func oneOf(dims [2]int, a, b int) (swapped, ok bool) {
	return dims == [2]int{b, a}, dims == [2]int{a, b} || dims == [2]int{b, a}
}

// prepareContract makes a multiplication one of matrices m×k and k×n. If the result is
// transposed, it multiplies the transposed matrices in the other order.
func prepareContract(op vector.ContractOp, rw *rewrite.Rewriter) bool {
	l, r, o, ok := matmulOf(op)
	if !ok {
		return rw.Fail("not a sum of products of matrices")
	}
	lhsSwapped, ok1 := oneOf(l, dimM, dimK)
	rhsSwapped, ok2 := oneOf(r, dimK, dimN)
	outSwapped, ok3 := oneOf(o, dimM, dimN)
	switch {
	case !ok1 || !ok2 || !ok3:
		return rw.Fail("the operands are not matrices to multiply")
	case !lhsSwapped && !rhsSwapped && !outSwapped:
		return rw.Fail("the matrices are in order")
	}
	lhs, rhs := op.Operand(0), op.Operand(1)
	if outSwapped {
		lhs, rhs = rhs, lhs
		lhsSwapped, rhsSwapped = !rhsSwapped, !lhsSwapped
	}
	if rhsSwapped {
		rhs = vector.NewTranspose(&rw.Builder, op.Loc(), rhs, []int64{1, 0})
	}
	if lhsSwapped {
		lhs = vector.NewTranspose(&rw.Builder, op.Loc(), lhs, []int64{1, 0})
	}
	c := rw.Context()
	maps := make([]ir.Attribute, 3)
	for i, dims := range [3][]int{{dimM, dimK}, {dimK, dimN}, {dimM, dimN}} {
		maps[i] = c.MapAttr(affinemap.Dims(c, 3, dims))
	}
	rw.ReplaceByNew(op.Operation, vector.Contract, []*ir.Value{lhs, rhs, op.Operand(2)}, op.ResultTypes(),
		ir.Named("indexing_maps", c.Array(maps)), ir.Named("iterator_types", op.Attr("iterator_types")))
	return true
}

// transposeRead makes a transpose of what a transfer reads part of the read. An extension may
// stand between the two.
func transposeRead(op vector.UnaryOp, rw *rewrite.Rewriter) bool {
	source := op.Source()
	ext := extension(source.DefiningOp())
	if ext != nil {
		source = ext.Operand(0)
	}
	def := source.DefinedBy(vector.TransferRead)
	if def == nil {
		return rw.Fail("nothing reads the vector")
	}
	read := vector.TransferOp{Operation: def}
	if read.Mask() != nil || read.MayExceed() {
		return rw.Fail("the read is masked or may be out of bounds")
	}
	perm := op.Permutation()
	p := read.Parts()
	if len(perm) != len(p.Map.Results) {
		return rw.Fail("the elements of the memory are vectors")
	}
	results := make([]*ir.AffineExpr, len(perm))
	for i, d := range perm {
		results[i] = p.Map.Results[d]
	}
	p.Map = rw.Context().AffineMap(p.Map.Dims, 0, results...)
	t := op.Type().WithShape(op.Type().Shape(), read.VectorType().ElementType()).(*ir.VectorType)
	v := vector.NewTransferRead(&rw.Builder, op.Loc(), t, read.Padding(), p).Result(0)
	if ext != nil {
		v = arith.NewCast(&rw.Builder, op.Loc(), ext.Def(), v, op.Type())
	}
	rw.Replace(op.Operation, v)
	return true
}

// extension returns op if it extends numbers, else nil. op may be nil.
func extension(op *ir.Operation) *ir.Operation {
	if op != nil && (op.Is(arith.ExtSI) || op.Is(arith.ExtUI) || op.Is(arith.ExtF)) {
		return op
	}
	return nil
}
