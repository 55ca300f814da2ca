package vectortogpu

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/dialect/vector"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/affinemap"
)

// A matrix is opaque, so that all operations that define or use its value must be converted
// together, or none of them. The chain of a multiplication consists of the operations that
// compute its operands, those that use its result, and so on for each of these. MLIR follows
// only operations with vectors: uses of a result only if the operation itself has operands
// that are vectors, and operands only if it has results that are.

// node is an operation of a chain. inside is set if the chain came to the operation by a use
// of a vector; all operations in its regions then belong to the chain, even in loops.
type node struct {
	op     *ir.Operation
	inside bool
}

func isVector(v *ir.Value) bool { _, ok := v.Type().(*ir.VectorType); return ok }

func takesVectors(op *ir.Operation) bool {
	for i := range op.NumOperands() {
		if isVector(op.Operand(i)) {
			return true
		}
	}
	return false
}

func givesVectors(op *ir.Operation) bool {
	for i := range op.NumResults() {
		if isVector(op.Result(i)) {
			return true
		}
	}
	return false
}

// next calls visit with each node that n makes part of its chain.
func (n node) next(visit func(node)) {
	if n.inside {
		visit(node{n.op, false})
		n.forward(visit)
		return
	}
	n.backward(visit)
	if loop := (scf.ForOp{Operation: n.op}); loop.Is(scf.For) {
		for _, v := range append(loop.Results(), loop.IterArgs()...) {
			users(v, visit)
		}
	} else if takesVectors(n.op) {
		n.forward(visit)
	}
}

// forward visits the operations in the regions of n and the users of its results.
func (n node) forward(visit func(node)) {
	for i := range n.op.NumRegions() {
		for blk := n.op.Region(i).First(); blk != nil; blk = blk.Next() {
			for op := blk.First(); op != nil; op = op.Next() {
				if takesVectors(op) {
					visit(node{op, true})
				}
			}
		}
	}
	for i := range n.op.NumResults() {
		users(n.op.Result(i), visit)
	}
}

func users(v *ir.Value, visit func(node)) {
	for u := v.FirstUse(); u != nil; u = u.NextUse() {
		if takesVectors(u.Owner()) {
			visit(node{u.Owner(), true})
		}
	}
}

// backward visits the operations that define the operands of n.
func (n node) backward(visit func(node)) {
	if !givesVectors(n.op) {
		return
	}
	for i := range n.op.NumOperands() {
		v := n.op.Operand(i)
		def := v.DefiningOp()
		if def == nil {
			def = v.OwnerBlock().Parent()
		}
		if givesVectors(def) {
			visit(node{def, false})
		}
	}
}

// reach returns the nodes that can be reached from the given ones, which come first. edge is
// called with each step; it may be nil.
func reach(from []node, edge func(from, to node)) []node {
	seen := make(map[node]bool, len(from))
	for _, n := range from {
		seen[n] = true
	}
	all := from
	for i := 0; i < len(all); i++ {
		n := all[i]
		n.next(func(to node) {
			if edge != nil {
				edge(n, to)
			}
			if !seen[to] {
				seen[to] = true
				all = append(all, to)
			}
		})
	}
	return all
}

// convertible returns the operations in root whose chain consists of operations that can be
// converted.
func convertible(root *ir.Operation) map[*ir.Operation]bool {
	var starts []node
	root.Walk(func(op *ir.Operation) {
		if op.Is(vector.Contract) {
			starts = append(starts, node{op, false})
		}
	})
	back := map[node][]node{}
	all := reach(starts, func(from, to node) { back[to] = append(back[to], from) })
	// The nodes whose chain has an operation that cannot be converted.
	var bad []node
	isBad := map[node]bool{}
	for _, n := range all {
		if !canConvert(n.op) {
			bad, isBad[n] = append(bad, n), true
		}
	}
	for i := 0; i < len(bad); i++ {
		for _, n := range back[bad[i]] {
			if !isBad[n] {
				bad, isBad[n] = append(bad, n), true
			}
		}
	}
	var good []node
	for _, n := range starts {
		if !isBad[n] {
			good = append(good, n)
		}
	}
	ops := map[*ir.Operation]bool{}
	for _, n := range reach(good, nil) {
		ops[n.op] = true
	}
	return ops
}

// canConvert reports whether an operation can be one on matrices.
func canConvert(op *ir.Operation) bool {
	switch op.Def() {
	case scf.For:
		return true
	case scf.Yield:
		return op.Parent().Is(scf.For)
	case vector.TransferRead:
		return canLoad(vector.TransferOp{Operation: op})
	case vector.TransferWrite:
		return canStore(vector.TransferOp{Operation: op})
	case vector.Contract:
		l, r, o, ok := matmulOf(vector.ContractOp{Operation: op})
		return ok && l == [2]int{dimM, dimK} && r == [2]int{dimK, dimN} && o == [2]int{dimM, dimN}
	case arith.Constant:
		d, ok := arith.ConstantOp{Operation: op}.Value().(*ir.DenseElementsAttr)
		return ok && d.Splat && isMatrix(op.Result(0).Type())
	case vector.Broadcast:
		return isMatrix(op.Result(0).Type())
	case arith.ExtSI, arith.ExtUI:
		return extendsFactors(op)
	}
	_, ok := elementwise(op)
	return ok
}

// isMatrix reports whether t is a vector with two dimensions of known size.
func isMatrix(t ir.Type) bool {
	v, ok := t.(*ir.VectorType)
	return ok && len(v.Shape()) == 2 && !v.IsScalable()
}

// extendsFactors reports whether an extension of integers is of what a transfer reads, and
// only multiplications use it. They take the narrow integers.
func extendsFactors(op *ir.Operation) bool {
	for u := op.Result(0).FirstUse(); u != nil; u = u.NextUse() {
		if !u.Owner().Is(vector.Contract) {
			return false
		}
	}
	return op.Operand(0).DefinedBy(vector.TransferRead) != nil
}

// rowStride returns the number of elements from one row of t to the next, or false if the
// type does not say it or the elements of a row are not next to each other.
func rowStride(t *ir.MemRefType) (int64, bool) {
	if len(t.Shape()) < 2 {
		return 0, true
	}
	strides, _, ok := t.StridesAndOffset()
	if !ok || strides[len(strides)-1] != 1 {
		return 0, false
	}
	n := strides[len(strides)-2]
	return n, n != ir.Dynamic
}

// moves reports whether a transfer is of a whole matrix in a memref.
func moves(op vector.TransferOp) bool {
	t, ok := op.ShapedType().(*ir.MemRefType)
	if !ok || op.Rank() != 2 || op.Mask() != nil || op.MayExceed() || !isMatrix(op.VectorType()) {
		return false
	}
	_, ok = rowStride(t)
	return ok
}

func canStore(op vector.TransferOp) bool { return moves(op) && affinemap.IsMinorIdentity(op.Map()) }

// canLoad reports whether a read can load a matrix. What reads integers of 8 bits must have
// an extension as its only use, which says whether they are signed.
func canLoad(op vector.TransferOp) bool {
	if !moves(op) {
		return false
	}
	if t, ok := op.VectorType().ElementType().(*ir.IntegerType); ok && t.Width == 8 && t.Signedness == ir.Signless && signed(op) == nil {
		return false
	}
	m := op.Map()
	c := m.Context()
	if affinemap.IsMinorIdentity(m) || isTransposed(m) {
		return true
	}
	return m.Dims > 0 && m == c.AffineMap(m.Dims, 0, c.AffineConst(0), c.AffineDimExpr(m.Dims-1))
}

// signed returns the extension of integers that is the only use of what op reads, or nil.
func signed(op vector.TransferOp) *ir.Operation {
	r := op.Result(0)
	if !r.HasOneUse() {
		return nil
	}
	if u := r.FirstUse().Owner(); u.Is(arith.ExtSI) || u.Is(arith.ExtUI) {
		return u
	}
	return nil
}

// isTransposed reports whether a read with map m reads columns as rows: the results are the
// last dimension, and the one before it or a broadcast.
func isTransposed(m *ir.AffineMap) bool {
	if m.Dims == 0 {
		return false
	}
	c := m.Context()
	last := c.AffineDimExpr(m.Dims - 1)
	if m == c.AffineMap(m.Dims, 0, last, c.AffineConst(0)) {
		return true
	}
	return m.Dims > 1 && m == c.AffineMap(m.Dims, 0, last, c.AffineDimExpr(m.Dims-2))
}
