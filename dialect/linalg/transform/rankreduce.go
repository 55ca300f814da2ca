package transform

import (
	"github.com/spvc/spvc/dialect/linalg"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

// lesser says which product an op is if its operands have size 1 in the given dimensions, -1 for none.
type lesser struct {
	from, to *ir.OpDef
	dims     [3]int
}

// lesserProducts returns the rows in the order in which they are tried.
func lesserProducts() []lesser {
	return []lesser{
		{linalg.BatchMatmul, linalg.Matmul, [3]int{0, 0, 0}},
		{linalg.BatchMatmulTransposeA, linalg.MatmulTransposeA, [3]int{0, 0, 0}},
		{linalg.BatchMatmulTransposeB, linalg.MatmulTransposeB, [3]int{0, 0, 0}},
		{linalg.BatchMatvec, linalg.Matvec, [3]int{0, 0, 0}},
		{linalg.BatchVecmat, linalg.Vecmat, [3]int{0, 0, 0}},
		{linalg.Matmul, linalg.Vecmat, [3]int{0, -1, 0}},
		{linalg.Matmul, linalg.Matvec, [3]int{-1, 1, 1}},
		{linalg.BatchMatmul, linalg.BatchVecmat, [3]int{1, -1, 1}},
		{linalg.BatchMatmul, linalg.BatchMatvec, [3]int{-1, 2, 2}},
		{linalg.MatmulTransposeA, linalg.Vecmat, [3]int{1, -1, 0}},
		{linalg.BatchMatmulTransposeA, linalg.BatchVecmat, [3]int{2, -1, 1}},
		{linalg.MatmulTransposeB, linalg.Matvec, [3]int{-1, 0, 1}},
		{linalg.BatchMatmulTransposeB, linalg.BatchMatvec, [3]int{-1, 1, 2}},
		{linalg.Matvec, linalg.Dot, [3]int{0, -1, 0}},
		{linalg.Vecmat, linalg.Dot, [3]int{-1, 1, 0}},
	}
}

// ReduceProducts returns the patterns that drop dimensions of size 1 from named products (populateContractionOpRankReducingPatterns).
func ReduceProducts() []*rewrite.Pattern {
	var out []*rewrite.Pattern
	for _, row := range lesserProducts() {
		out = append(out, rewrite.OnOp("RankReduce", row.from, func(op *ir.Operation, rw *rewrite.Rewriter) bool { return row.apply(op, rw) }))
	}
	return out
}

// withoutDim returns the groups by which dimension d of a value of the given rank goes away.
func withoutDim(rank, d int) (groups [][]int64) {
	first := min(d, rank-2) // merges with the next one
	for i := 0; i < rank; i++ {
		if i == first {
			groups = append(groups, []int64{int64(i), int64(i + 1)})
			i++
			continue
		}
		groups = append(groups, []int64{int64(i)})
	}
	if rank == 1 {
		return nil
	}
	return groups
}

func (l lesser) apply(op *ir.Operation, rw *rewrite.Rewriter) bool {
	s, ok := linalg.AsStructured(op)
	if !ok || !s.OnTensors() && !s.OnBuffers() || op.NumOperands() != 3 {
		return rw.Fail("the op is not on tensors or on memrefs alone")
	}
	for i, d := range l.dims {
		if shape, ranked := shapedOperand(op.Operand(i)); !ranked || d >= 0 && shape[d] != 1 || !collapsibleType(op.Operand(i).Type()) {
			return rw.Fail("a dimension is not of size 1")
		}
	}
	b := &rw.Builder
	operands := op.Operands()
	var groups [][]int64
	for i, d := range l.dims {
		if d >= 0 {
			shape, _ := shapedOperand(operands[i])
			groups = withoutDim(len(shape), d)
			operands[i] = collapseValue(b, op.Loc(), operands[i], groups)
		}
	}
	made := linalg.NewNamed(b, op.Loc(), l.to, operands[:2], operands[2:])
	if made.NumResults() == 0 {
		rw.Erase(op)
		return true
	}
	rw.Replace(op, expandUnits(b, op.Loc(), made.Result(0), op.Result(0).Type().(*ir.RankedTensorType), groups))
	return true
}
