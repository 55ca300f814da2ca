package vector

import (
	"slices"

	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/dialect/tensor"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/affinemap"
	"github.com/spvc/spvc/ir/rewrite"
)

// OnTensor reports whether the transfer is from or to a tensor.
func (o TransferOp) OnTensor() bool {
	_, ok := o.Source().Type().(*ir.RankedTensorType)
	return ok
}

// MayExceed reports whether some dimension may be out of bounds.
func (o TransferOp) MayExceed() bool { return slices.Contains(o.InBounds(), false) }

// Rank returns the number of dimensions of the memory that the transfer moves.
func (o TransferOp) Rank() int { return len(o.Map().Results) }

// sameTransfer reports whether two transfers move vectors of the same type between the
// same positions.
func sameTransfer(a, b TransferOp) bool {
	return slices.Equal(a.Indices(), b.Indices()) && a.VectorType() == b.VectorType() && a.Map() == b.Map()
}

// disjoint reports whether two transfers of the same vector type certainly access
// different elements.
func disjoint(a, b TransferOp) bool {
	if a.VectorType() != b.VectorType() {
		return false
	}
	lead := len(a.ShapedType().Shape()) - a.Rank()
	ai, bi := a.Indices(), b.Indices()
	for i := range min(len(ai), len(bi)) {
		x, ok1 := ir.IntConstantOf(ai[i])
		y, ok2 := ir.IntConstantOf(bi[i])
		if !ok1 || !ok2 {
			continue
		}
		size := int64(1)
		if i >= lead && i-lead < len(a.VectorType().Shape()) {
			size = a.VectorType().Shape()[i-lead]
		}
		if x-y >= size || y-x >= size {
			return true
		}
	}
	return false
}

// foldTransferRead returns the vector that was last written to the same position of a
// tensor, or simplifies bounds, mask and casts.
func foldTransferRead(op *ir.Operation, _ []ir.Attribute, out []ir.FoldResult) ([]ir.FoldResult, bool) {
	r := TransferOp{op}
	if r.OnTensor() {
		for def := r.Source().DefinedBy(TransferWrite); def != nil; {
			w := TransferOp{def}
			if !w.MayExceed() && w.Mask() == nil && r.Mask() == nil && sameTransfer(w, r) {
				return foldTo(out, w.Vector(), nil)
			}
			if !disjoint(w, r) {
				break
			}
			def = w.Source().DefinedBy(TransferWrite)
		}
	}
	return out, r.simplify() || tensor.FoldCasts(op)
}

// destination is the model of vector.transfer_write. The op turns a tensor into its
// result.
type destination struct{}

// Inits returns the tensor or memref.
func (destination) Inits(*ir.Operation) (start, n int) { return 1, 1 }

// foldTransferWrite drops a write of a value that was read from the same position, or
// simplifies bounds, mask and casts.
func foldTransferWrite(op *ir.Operation, _ []ir.Attribute, out []ir.FoldResult) ([]ir.FoldResult, bool) {
	w := TransferOp{op}
	if def := w.Vector().DefinedBy(TransferRead); def != nil && w.OnTensor() {
		if r := (TransferOp{def}); readsAll(r, w) || r.Source() == w.Source() && sameTransfer(r, w) && r.Mask() == nil && w.Mask() == nil {
			return foldTo(out, r.Source(), nil)
		}
	}
	return out, w.simplify()
}

// readsAll reports whether r reads the whole tensor that w writes back to the same
// position.
func readsAll(r, w TransferOp) bool {
	t := w.ShapedType()
	if r.Rank() == 0 || r.Rank() != w.Rank() || !affinemap.IsMinorIdentity(r.Map()) || !affinemap.IsMinorIdentity(w.Map()) || r.MayExceed() || w.MayExceed() ||
		r.Source().Type() != ir.Type(t) || r.VectorType() != w.VectorType() || !slices.Equal(r.VectorType().Shape(), t.Shape()) {
		return false
	}
	for _, v := range append(r.Indices(), w.Indices()...) {
		if n, ok := ir.IntConstantOf(v); !ok || n != 0 {
			return false
		}
	}
	return true
}

func (o TransferOp) simplify() bool {
	return o.findBounds() || o.dropFullMask() || memref.FoldCasts(o.Operation)
}

// findBounds marks dimensions that are certainly in bounds.
func (o TransferOp) findBounds() bool {
	m, bounds := o.Map(), o.InBounds()
	if len(m.Results) == 0 || len(bounds) != len(m.Results) {
		return false
	}
	changed, all := false, true
	for i, r := range m.Results {
		if bounds[i] || r.Kind != ir.AffineDim {
			continue
		}
		bounds[i] = o.isInBounds(i, int(r.Value))
		changed = changed || bounds[i]
		all = all && bounds[i]
	}
	if all {
		for i, r := range m.Results {
			if r.Kind == ir.AffineConstant && !bounds[i] {
				bounds[i], changed = true, true
			}
		}
	}
	if changed {
		o.SetProp(transferBounds, boolsOf(o.Context(), bounds))
	}
	return changed
}

// isInBounds reports whether dimension i of the vector stays within dimension d of the
// memory.
func (o TransferOp) isInBounds(i, d int) bool {
	size := o.ShapedType().Shape()[d]
	at, ok := ir.IntConstantOf(o.Indices()[d])
	return ok && size != ir.Dynamic && at+o.VectorType().Shape()[i] <= size
}

// dropFullMask removes a mask that is all true.
func (o TransferOp) dropFullMask() bool {
	if m := o.Mask(); m == nil || maskFormat(m) != allTrue {
		return false
	}
	n := o.NumOperands() - 1
	o.EraseOperands(n, n+1)
	o.setSegments(0)
	return true
}

// SetMask gives a mask to a transfer, or replaces the one that it has.
func (o TransferOp) SetMask(mask *ir.Value) {
	if o.Mask() != nil {
		o.SetOperand(o.NumOperands()-1, mask)
		return
	}
	o.InsertOperands(o.NumOperands(), mask)
	o.setSegments(1)
}

// setSegments records the number of masks among the operands.
func (o TransferOp) setSegments(masks int) {
	seg := transferSegments(o.Context(), o.reads(), len(o.Indices()), masks)
	o.SetAttr(seg.Name, seg.Value)
}

func transferPatterns() []*rewrite.Pattern {
	return []*rewrite.Pattern{
		rewrite.On("TransferReadAfterWriteToBroadcast", TransferRead, readToBroadcast),
		rewrite.On("FoldWaw", TransferWrite, overwrite),
		rewrite.On("SwapExtractSliceOfTransferWrite", tensor.InsertSlice, writeToSlice),
	}
}

// overwrite removes a write that a later write overwrites completely.
func overwrite(op TransferOp, rw *rewrite.Rewriter) bool {
	if !op.OnTensor() {
		return rw.Fail("not a write to a tensor")
	}
	change := op
	for def := op.Source().DefinedBy(TransferWrite); def != nil; {
		w := TransferOp{def}
		if sameTransfer(w, op) && w.Mask() == op.Mask() {
			rw.Modify(change.Operation, func() { change.SetOperand(1, w.Source()) })
			return true
		}
		if !disjoint(w, op) || !def.Result(0).HasOneUse() {
			break
		}
		change = w
		def = w.Source().DefinedBy(TransferWrite)
	}
	return rw.Fail("no earlier write to the same place")
}

// accessed returns the sizes of the part of the memory that a transfer moves, with 0
// for dimensions that the vector lacks.
func (o TransferOp) accessed() []int64 {
	sizes := make([]int64, len(o.ShapedType().Shape()))
	for i, r := range o.Map().Results {
		if r.Kind == ir.AffineDim {
			sizes[r.Value] = o.VectorType().Shape()[i]
		}
	}
	return sizes
}

// readToBroadcast handles a read of a vector that was just written, in another order or
// with more dimensions. It replaces the read by a broadcast and a transpose.
func readToBroadcast(op TransferOp, rw *rewrite.Rewriter) bool {
	def := op.Source().DefinedBy(TransferWrite)
	if !op.OnTensor() || op.MayExceed() || def == nil {
		return rw.Fail("not a read within bounds of a tensor just written")
	}
	w := TransferOp{def}
	if !slices.Equal(op.accessed(), w.accessed()) || !slices.Equal(affinemap.UnusedDims(op.Map()), affinemap.UnusedDims(w.Map())) ||
		!slices.Equal(op.Indices(), w.Indices()) || op.Mask() != w.Mask() {
		return rw.Fail("another part is read")
	}
	perm, ok := permutationWithBroadcast(op.Map(), w.Map())
	if !ok {
		return rw.Fail("the maps do not compose to a permutation")
	}
	to := op.VectorType()
	shape, scalable := make([]int64, len(perm)), make([]bool, len(perm))
	for i, p := range perm {
		shape[p], scalable[p] = to.Shape()[i], to.ScalableDim(i)
	}
	t := rw.Context().ScalableVector(shape, scalable, w.VectorType().ElementType())
	v := NewBroadcast(&rw.Builder, op.Loc(), w.Vector(), t)
	rw.ReplaceByNew(op.Operation, Transpose, []*ir.Value{v}, []ir.Type{to}, ir.Named("permutation", rw.Context().DenseI64Array(perm...)))
	return true
}

// permutationWithBroadcast returns the permutation from the vector that write wrote,
// with new leading dimensions, to the vector that read reads.
func permutationWithBroadcast(read, write *ir.AffineMap) ([]int64, bool) {
	// The composition of the maps without unused dimensions: result i of read is a
	// constant or the position in which the written vector has the dimension.
	used := make([]int, read.Dims)
	n := 0
	for d, unused := range affinemap.UnusedDims(read) {
		used[d] = n
		if !unused {
			n++
		}
	}
	compose := make([]*ir.AffineExpr, len(read.Results))
	for i, r := range read.Results {
		if r.Kind != ir.AffineDim {
			continue
		}
		k := used[r.Value]
		if k >= len(write.Results) {
			return nil, false
		}
		compose[i] = write.Results[k]
	}
	if len(compose) == 0 || len(compose) < n {
		return nil, false
	}
	// Leading broadcast dimensions come first, in order, then those of the vector.
	lead := len(compose) - n
	perm := make([]int64, len(compose))
	seen := make([]bool, len(compose))
	var broadcast []int
	for i, e := range compose {
		if e == nil || e.Kind != ir.AffineDim {
			broadcast = append(broadcast, i)
			continue
		}
		p := lead + used[e.Value]
		if p >= len(perm) || seen[p] {
			return nil, false
		}
		perm[i], seen[p] = int64(p), true
	}
	next := 0
	for _, i := range broadcast {
		for next < len(seen) && seen[next] {
			next++
		}
		if next == len(seen) {
			return nil, false
		}
		perm[i], seen[next] = int64(next), true
	}
	return perm, true
}

// MaskInBounds gives the transfer of a vector with one dimension a mask in place of the bounds and the mask that it has.
func (o TransferOp) MaskInBounds(mask *ir.Value) {
	n := len(o.Indices())
	if o.Mask() != nil {
		o.SetOperand(o.NumOperands()-1, mask)
	} else {
		o.InsertOperands(o.NumOperands(), mask)
		segments := transferSegments(o.Context(), o.reads(), n, 1)
		o.SetAttr(segments.Name, segments.Value)
	}
	o.SetProp(transferBounds, boolsOf(o.Context(), []bool{true}))
}
