package affine

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
	"github.com/spvc/spvc/ir/rewrite"
)

// numbersInBasis makes numbers of the operands in a basis that are constants. first is the first operand of the basis, and
// operands are the constants of all operands. It returns the new sizes, or nil if there are no such operands.
func numbersInBasis(op *ir.Operation, static []int64, first int, operands []ir.Attribute) []int64 {
	k, changed := first, false
	for i, n := range static {
		if n != ir.Dynamic || k >= op.NumOperands() {
			continue
		}
		if c, ok := operands[k].(*ir.IntegerAttr); ok {
			if v, fits := c.Value.Int64(); fits && v > 0 {
				static[i], changed = v, true
				op.EraseOperands(k, k+1)
				operands = append(operands[:k:k], operands[k+1:]...)
				continue
			}
		}
		k++
	}
	if !changed {
		return nil
	}
	return static
}

// foldDelinearize makes numbers of constants, and splits constants.
func foldDelinearize(op *ir.Operation, operands []ir.Attribute, out []ir.FoldResult) ([]ir.FoldResult, bool) {
	d := DelinearizeOp{op}
	if op.Prop(basisSlot) == nil {
		return out, false // MLIR 19 does not fold it
	}
	if static := numbersInBasis(op, staticBasis(op, op.NumOperands()-1), 1, operands); static != nil {
		op.SetProp(basisSlot, op.Context().DenseI64Array(static...))
		return out, true
	}
	index, ok := operands[0].(*ir.IntegerAttr)
	switch {
	case op.NumResults() == 1:
		return append(out, ir.FoldResult{Value: d.Index()}), true
	case !ok || op.NumOperands() > 1:
		return out, false
	}
	x, basis := index.Int64Or(0), d.InnerBasis()
	t, start := op.Context().Index(), len(out)
	for range op.NumResults() {
		out = append(out, ir.FoldResult{})
	}
	for i := len(basis) - 1; i >= 0; i-- {
		q := ir.FloorDiv(x, basis[i].Const)
		out[start+i+1].Attr, x = op.Context().Int(t, x-q*basis[i].Const), q
	}
	if op.NumResults() > 0 {
		out[start].Attr = op.Context().Int(t, x)
	}
	return out, true
}

// foldLinearize makes numbers of constants, and combines constants.
func foldLinearize(op *ir.Operation, operands []ir.Attribute, out []ir.FoldResult) ([]ir.FoldResult, bool) {
	l := LinearizeOp{op}
	indices := l.Indices()
	n := len(indices)
	if static := numbersInBasis(op, staticBasis(op, op.NumOperands()-n), n, operands); static != nil {
		op.SetProp(basisSlot, op.Context().DenseI64Array(static...))
		op.SetAttr(ir.SegmentSizesName, op.Context().DenseI32Array(int32(n), int32(op.NumOperands()-n)))
		return out, true
	}
	t := op.Context().Index()
	switch n {
	case 0:
		return append(out, ir.FoldResult{Attr: op.Context().Int(t, 0)}), true
	case 1:
		return append(out, ir.FoldResult{Value: indices[0]}), true
	}
	if op.NumOperands() > n {
		return out, false
	}
	sum, stride, basis := int64(0), int64(1), l.InnerBasis()
	for i := n - 1; i >= 0; i-- {
		c, ok := operands[i].(*ir.IntegerAttr)
		if !ok {
			return out, false
		}
		sum += c.Int64Or(0) * stride
		if i > 0 {
			stride *= basis[i-1].Const
		}
	}
	return append(out, ir.FoldResult{Attr: op.Context().Int(t, sum)}), true
}

// NewDelinearize creates affine.delinearize_index with n results.
func NewDelinearize(b *ir.Builder, loc ir.Location, index *ir.Value, basis []interfaces.IndexValue, n int) *ir.Operation {
	values, static := interfaces.SplitIndices(basis)
	types := make([]ir.Type, n)
	for i := range types {
		types[i] = b.Context().Index()
	}
	return b.Create(loc, DelinearizeIndex, append([]*ir.Value{index}, values...), types, ir.Named(staticBasisName, b.Context().DenseI64Array(static...)))
}

// NewLinearize creates affine.linearize_index.
func NewLinearize(b *ir.Builder, loc ir.Location, indices []*ir.Value, basis []interfaces.IndexValue, disjoint bool) *ir.Value {
	values, static := interfaces.SplitIndices(basis)
	attrs := []ir.NamedAttribute{ir.Named(staticBasisName, b.Context().DenseI64Array(static...)), b.Context().Segments(len(indices), len(values))}
	if disjoint {
		attrs = append(attrs, ir.Named("disjoint", b.Context().Unit()))
	}
	return b.Create(loc, LinearizeIndex, append(append([]*ir.Value(nil), indices...), values...), []ir.Type{b.Context().Index()}, attrs...).Result(0)
}

// dropUnitSizes removes sizes of 1, whose indices are 0.
func dropUnitSizes(d DelinearizeOp, rw *rewrite.Rewriter) bool {
	basis := d.Basis()
	skipped := d.NumResults() - len(basis)
	var kept []int
	var sizes []interfaces.IndexValue
	for i := range d.NumResults() {
		if i < skipped || !basis[i-skipped].IsConst(1) {
			kept = append(kept, i)
			if i >= skipped {
				sizes = append(sizes, basis[i-skipped])
			}
		}
	}
	if len(kept) == d.NumResults() || d.Prop(basisSlot) == nil {
		return rw.Fail("no size is 1")
	}
	zero := arith.NewIndex(&rw.Builder, d.Loc(), 0)
	values := make([]*ir.Value, d.NumResults())
	for i := range values {
		values[i] = zero
	}
	if len(kept) > 0 {
		n := NewDelinearize(&rw.Builder, d.Loc(), d.Index(), sizes, len(kept))
		for i, k := range kept {
			values[k] = n.Result(i)
		}
	}
	rw.Replace(d.Operation, values...)
	return true
}

// splitJoined takes the indices that were just combined by the same sizes.
func splitJoined(d DelinearizeOp, rw *rewrite.Rewriter) bool {
	def := d.Index().DefinedBy(LinearizeIndex)
	if def == nil {
		return rw.Fail("the index is not combined")
	}
	l := LinearizeOp{def}
	if !l.Disjoint() || len(l.Indices()) != d.NumResults() || !sameSizes(l.InnerBasis(), d.InnerBasis()) {
		return rw.Fail("the sizes differ")
	}
	rw.Replace(d.Operation, l.Indices()...)
	return true
}

// joinSplit takes the index that was just split by the same sizes.
func joinSplit(l LinearizeOp, rw *rewrite.Rewriter) bool {
	indices := l.Indices()
	if len(indices) == 0 {
		return rw.Fail("no indices")
	}
	def := indices[0].DefinedBy(DelinearizeIndex)
	if def == nil || def.NumResults() != len(indices) || !sameSizes(l.InnerBasis(), DelinearizeOp{def}.InnerBasis()) {
		return rw.Fail("the indices are of something else")
	}
	for i, v := range indices {
		if v != def.Result(i) {
			return rw.Fail("the indices are of something else")
		}
	}
	rw.Replace(l.Operation, def.Operand(0))
	return true
}

func sameSizes(a, b []interfaces.IndexValue) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range a {
		if a[i] != b[i] {
			return false
		}
	}
	return true
}

// dropUnitIndices removes indices whose size is 1, if they are 0: by promise or as constants.
func dropUnitIndices(l LinearizeOp, rw *rewrite.Rewriter) bool {
	indices, basis := l.Indices(), l.Basis()
	skipped := len(indices) - len(basis)
	var kept []*ir.Value
	var sizes []interfaces.IndexValue
	for i, v := range indices {
		if i < skipped {
			kept = append(kept, v)
			continue
		}
		size := basis[i-skipped]
		if zero, ok := ir.IntConstantOf(v); size.IsConst(1) && (l.Disjoint() || ok && zero == 0) {
			continue
		}
		kept, sizes = append(kept, v), append(sizes, size)
	}
	if len(kept) == len(indices) {
		return rw.Fail("no index goes")
	}
	if len(kept) == 0 {
		rw.Replace(l.Operation, arith.NewIndex(&rw.Builder, l.Loc(), 0))
		return true
	}
	rw.Replace(l.Operation, NewLinearize(&rw.Builder, l.Loc(), kept, sizes, l.Disjoint()))
	return true
}

// dropLeadingZero removes a first index of 0.
func dropLeadingZero(l LinearizeOp, rw *rewrite.Rewriter) bool {
	indices := l.Indices()
	if len(indices) < 2 {
		return rw.Fail("there is one index")
	}
	if c, ok := ir.IntConstantOf(indices[0]); !ok || c != 0 {
		return rw.Fail("the first index is not 0")
	}
	rw.Replace(l.Operation, NewLinearize(&rw.Builder, l.Loc(), indices[1:], l.InnerBasis(), l.Disjoint()))
	return true
}
