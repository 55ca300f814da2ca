// Package passes holds rewrites of the vector dialect that passes consist of.
package passes

import (
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/dialect/tensor"
	"github.com/spvc/spvc/dialect/vector"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/affinemap"
	"github.com/spvc/spvc/ir/rewrite"
)

// TransferMapPatterns returns the patterns that give transfers the minor identity as their
// map, and put transposes and broadcasts around them
// (populateVectorTransferPermutationMapLoweringPatterns). The map of a read may keep
// broadcasts after its first dimension.
func TransferMapPatterns() []*rewrite.Pattern {
	return []*rewrite.Pattern{
		rewrite.On("TransferReadPermutationLowering", vector.TransferRead, transposeRead),
		rewrite.On("TransferWritePermutationLowering", vector.TransferWrite, transposeWrite),
		rewrite.On("TransferOpReduceRank", vector.TransferRead, broadcastRead),
		rewrite.On("TransferWriteNonPermutationLowering", vector.TransferWrite, widenWrite),
	}
}

// rewritable reports whether operations can be put around a transfer. A vector.mask has room
// for one operation.
func rewritable(op vector.TransferOp, rw *rewrite.Rewriter) bool {
	if p := op.Parent(); p != nil && p.Is(vector.Mask) {
		return rw.Fail("the transfer is inside of a vector.mask")
	}
	return true
}

// permutationOf returns for each result of m its position in a minor identity with
// broadcasts, or false if a dimension before those of the minor identity is a result
// (isPermutationOfMinorIdentityWithBroadcasting). Broadcasts take the positions that no
// dimension has, in order.
func permutationOf(m *ir.AffineMap) ([]int, bool) {
	n := len(m.Results)
	// The dimension at position 0. It is negative if m has more results than dimensions.
	first := m.Dims - n
	perm, taken := make([]int, n), make([]bool, n)
	for i, r := range m.Results {
		if r.Kind != ir.AffineDim {
			continue
		}
		at := int(r.Value) - first
		if at < 0 {
			return nil, false
		}
		perm[i], taken[at] = at, true
	}
	at := 0
	for i, r := range m.Results {
		if r.Kind == ir.AffineDim {
			continue
		}
		for taken[at] {
			at++
		}
		perm[i] = at
		at++
	}
	return perm, true
}

func isIdentity(perm []int) bool {
	for i, p := range perm {
		if i != p {
			return false
		}
	}
	return true
}

// place returns a list that has element i of list at position perm[i].
func place[T any](list []T, perm []int) []T {
	out := make([]T, len(list))
	for i, p := range perm {
		out[p] = list[i]
	}
	return out
}

// withElementDims adds the dimensions that a vector of type t has from the elements of the
// memory, which keep their places.
func withElementDims(perm []int, t *ir.VectorType) []int {
	for i := len(perm); i < len(t.Shape()); i++ {
		perm = append(perm, i)
	}
	return perm
}

// scalableDims reports for each dimension of t whether it is scalable.
func scalableDims(t *ir.VectorType) []bool {
	dims := make([]bool, len(t.Shape()))
	for i := range dims {
		dims[i] = t.ScalableDim(i)
	}
	return dims
}

func toInt64s(list []int) []int64 {
	out := make([]int64, len(list))
	for i, v := range list {
		out[i] = int64(v)
	}
	return out
}

// transposeRead reads in the order of the memory and transposes the vector.
func transposeRead(op vector.TransferOp, rw *rewrite.Rewriter) bool {
	if !rewritable(op, rw) {
		return false
	}
	perm, ok := permutationOf(op.Map())
	if !ok {
		return rw.Fail("the map skips dimensions")
	}
	if isIdentity(perm) {
		return rw.Fail("the dimensions are already in order")
	}
	p, t := op.Parts(), op.VectorType()
	p.Map = rw.Context().AffineMap(p.Map.Dims, 0, place(p.Map.Results, perm)...)
	p.InBounds = place(p.InBounds, perm)
	perm = withElementDims(perm, t)
	read := rw.Context().ScalableVector(place(t.Shape(), perm), place(scalableDims(t), perm), t.ElementType())
	n := vector.NewTransferRead(&rw.Builder, op.Loc(), read, op.Padding(), p)
	rw.Replace(op.Operation, vector.NewTranspose(&rw.Builder, op.Loc(), n.Result(0), toInt64s(perm)))
	return true
}

// transposeWrite transposes the vector and writes in the order of the memory.
func transposeWrite(op vector.TransferOp, rw *rewrite.Rewriter) bool {
	if !rewritable(op, rw) {
		return false
	}
	if affinemap.IsMinorIdentity(op.Map()) {
		return rw.Fail("the dimensions are already in order")
	}
	perm, ok := permutationOf(op.Map())
	if !ok {
		return rw.Fail("the map skips dimensions")
	}
	p := op.Parts()
	p.InBounds = place(p.InBounds, perm)
	perm = withElementDims(perm, op.VectorType())
	inverse := make([]int64, len(perm))
	for i, at := range perm {
		inverse[at] = int64(i)
	}
	v := vector.NewTranspose(&rw.Builder, op.Loc(), op.Vector(), inverse)
	p.Map = affinemap.MinorIdentity(rw.Context(), p.Map.Dims, op.Rank())
	replaceWrite(op, vector.NewTransferWrite(&rw.Builder, op.Loc(), v, p), rw)
	return true
}

// replaceWrite replaces a write, which has a result if it writes to a tensor.
func replaceWrite(op, by vector.TransferOp, rw *rewrite.Rewriter) {
	rw.Replace(op.Operation, by.Results()...)
}

// leadingBroadcasts counts the results of m before the first dimension.
func leadingBroadcasts(m *ir.AffineMap) int {
	for i, r := range m.Results {
		if r.Kind == ir.AffineDim {
			return i
		}
	}
	return len(m.Results)
}

// isMinorIdentityWithBroadcasts reports whether each result of m is a broadcast or the
// dimension that a minor identity has there.
func isMinorIdentityWithBroadcasts(m *ir.AffineMap) bool {
	first := m.Dims - len(m.Results)
	for i, r := range m.Results {
		if r.Kind == ir.AffineDim && int(r.Value) != first+i {
			return false
		}
	}
	return first >= 0
}

// broadcastRead reads without the leading broadcasts of the map and broadcasts the vector.
func broadcastRead(op vector.TransferOp, rw *rewrite.Rewriter) bool {
	if !rewritable(op, rw) {
		return false
	}
	p, t := op.Parts(), op.VectorType()
	lead := leadingBroadcasts(p.Map)
	if lead == 0 {
		return rw.Fail("the map begins with a dimension")
	}
	p.Map = affinemap.MinorSubMap(p.Map, op.Rank()-lead)
	if !isMinorIdentityWithBroadcasts(p.Map) {
		return rw.Fail("the dimensions are not in order")
	}
	var v *ir.Value
	switch {
	case len(t.Shape()) > lead:
		p.InBounds = p.InBounds[lead:]
		v = vector.NewTransferRead(&rw.Builder, op.Loc(), vector.DropLeading(t, lead), op.Padding(), p).Result(0)
	case op.OnTensor():
		v = tensor.NewExtract(&rw.Builder, op.Loc(), p.Source, p.Indices...)
	default:
		v = memref.NewLoad(&rw.Builder, op.Loc(), p.Source, p.Indices...)
	}
	rw.Replace(op.Operation, vector.NewBroadcast(&rw.Builder, op.Loc(), v, t))
	return true
}

// widenWrite gives the vector a dimension of one element for each dimension of the memory
// that the map skips.
func widenWrite(op vector.TransferOp, rw *rewrite.Rewriter) bool {
	if !rewritable(op, rw) {
		return false
	}
	p := op.Parts()
	if _, ok := permutationOf(p.Map); ok {
		return rw.Fail("the map skips no dimensions")
	}
	ctx := rw.Context()
	var results []*ir.AffineExpr
	var bounds, missing []bool
	for d, unused := range affinemap.UnusedDims(p.Map) {
		if unused && len(missing) == 0 {
			continue
		}
		if missing = append(missing, unused); unused {
			results, bounds = append(results, ctx.AffineDimExpr(d)), append(bounds, true)
		}
	}
	n := len(results)
	p.Map = ctx.AffineMap(p.Map.Dims, 0, append(results, p.Map.Results...)...)
	p.InBounds = append(bounds, p.InBounds...)
	v := addUnits(rw, op.Loc(), op.Vector(), n)
	if p.Mask != nil {
		p.Mask = widenMask(rw, op.Loc(), p.Mask, n, missing)
	}
	replaceWrite(op, vector.NewTransferWrite(&rw.Builder, op.Loc(), v, p), rw)
	return true
}

// addUnits adds n leading dimensions of one element to v.
func addUnits(rw *rewrite.Rewriter, loc ir.Location, v *ir.Value, n int) *ir.Value {
	t := v.Type().(*ir.VectorType)
	shape := make([]int64, n, n+len(t.Shape()))
	for i := range shape {
		shape[i] = 1
	}
	scalable := append(make([]bool, n), scalableDims(t)...)
	return vector.NewBroadcast(&rw.Builder, loc, v, rw.Context().ScalableVector(append(shape, t.Shape()...), scalable, t.ElementType()))
}

// widenMask adds n dimensions of one element to a mask, so that it has a dimension for each
// entry of missing: a new one if the entry is set.
//
// MLIR always adds them at the end, and then fails if another dimension belongs there. If
// they may be at the end, because the shape is the same, they are there as in MLIR.
func widenMask(rw *rewrite.Rewriter, loc ir.Location, mask *ir.Value, n int, missing []bool) *ir.Value {
	wide := addUnits(rw, loc, mask, n)
	t := wide.Type().(*ir.VectorType)
	perm, rotated := make([]int64, len(missing)), make([]int64, len(missing))
	unit, old, same := 0, n, true
	for i, m := range missing {
		at := &old
		if m {
			at = &unit
		}
		perm[i] = int64(*at)
		*at++
		r := (i + n) % len(missing)
		rotated[i] = int64(r)
		same = same && t.Shape()[r] == t.Shape()[perm[i]] && t.ScalableDim(r) == t.ScalableDim(int(perm[i]))
	}
	if same {
		perm = rotated
	}
	return vector.NewTranspose(&rw.Builder, loc, wide, perm)
}
