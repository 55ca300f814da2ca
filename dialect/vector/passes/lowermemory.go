package passes

import (
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/dialect/vector"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

// TransferPatterns returns the patterns that turn transfers of vectors with at most rank dimensions into loads and stores
// (populateVectorTransferLoweringPatterns). Until MLIR 19, vectors of one element are loaded and stored as scalars.
func TransferPatterns(ctx *ir.Context, rank int) []*rewrite.Pattern {
	limited := func(f func(vector.TransferOp, *rewrite.Rewriter) bool) func(vector.TransferOp, *rewrite.Rewriter) bool {
		return func(op vector.TransferOp, rw *rewrite.Rewriter) bool {
			if len(op.VectorType().Shape()) > rank {
				return rw.Fail("vector type is greater than max transfer rank")
			}
			return f(op, rw)
		}
	}
	ps := []*rewrite.Pattern{
		rewrite.On("TransferReadToVectorLoadLowering", vector.TransferRead, limited(readByLoad)),
		rewrite.On("TransferWriteToVectorStoreLowering", vector.TransferWrite, limited(writeByStore)),
	}
	if ctx.MLIR() > 19 {
		return ps
	}
	return append(ps, rewrite.On("VectorLoadToMemrefLoadLowering", vector.Load, loadScalar),
		rewrite.On("VectorStoreToMemrefStoreLowering", vector.Store, storeScalar))
}

// accesses reports whether a transfer of a vector of type t can be an access: if its memory is a memref whose last dimension has the stride 1
// and whose elements match, and the transfer stays within the bounds.
func accesses(op vector.TransferOp, t *ir.VectorType, rw *rewrite.Rewriter) bool {
	m, ok := op.ShapedType().(*ir.MemRefType)
	if !ok {
		return rw.Fail("not a memref source")
	}
	strides, _, ok := m.StridesAndOffset()
	if n := len(strides); !ok || n > 0 && strides[n-1] != 1 {
		return rw.Fail("the most minor dimension has a stride, and needs VectorToSCF")
	}
	switch e := m.ElementType().(type) {
	case *ir.VectorType:
		if e != t {
			return rw.Fail("the elements have another type than the vector")
		}
	default:
		if e != t.ElementType() {
			return rw.Fail("the elements have another type than those of the vector")
		}
	}
	switch {
	case op.MayExceed():
		return rw.Fail("out-of-bounds needs mask")
	case op.Parent() != nil && op.Parent().Is(vector.Mask):
		return rw.Fail("the transfer is inside of a vector.mask")
	case op.Mask() != nil && len(op.VectorType().Shape()) != 1:
		return rw.Fail("vector type is not rank 1, can't create masked access")
	}
	return true
}

func readByLoad(op vector.TransferOp, rw *rewrite.Rewriter) bool {
	m, t := op.Map(), op.VectorType()
	if !isMinorIdentityWithBroadcasts(m) {
		return rw.Fail("permutation map is not minor identity + broadcast")
	}
	// Dimensions of the map that are broadcasts are loaded once.
	shape := append([]int64(nil), t.Shape()...)
	broadcasts := false
	for i, r := range m.Results {
		if r.Kind != ir.AffineDim && i < len(shape) {
			shape[i], broadcasts = 1, true
		}
	}
	loaded := rw.Context().ScalableVector(shape, t.Scalable, t.ElementType())
	if !accesses(op, loaded, rw) {
		return false
	}
	b, loc := &rw.Builder, op.Loc()
	operands := append([]*ir.Value{op.Source()}, op.Indices()...)
	var v *ir.Value
	if op.Mask() != nil {
		other := newSplat(rw, loc, loaded, op.Padding())
		v = b.Create(loc, vector.MaskedLoad, append(operands, op.Mask(), other), []ir.Type{loaded}).Result(0)
	} else {
		v = b.Create(loc, vector.Load, operands, []ir.Type{loaded}).Result(0)
	}
	if broadcasts {
		v = vector.NewBroadcast(b, loc, v, t)
	}
	rw.Replace(op.Operation, v)
	return true
}

func writeByStore(op vector.TransferOp, rw *rewrite.Rewriter) bool {
	m := op.Map()
	for _, r := range m.Results {
		if r.Kind != ir.AffineDim {
			return rw.Fail("permutation map is not minor identity")
		}
	}
	if !isMinorIdentityWithBroadcasts(m) {
		return rw.Fail("permutation map is not minor identity")
	}
	if op.NumResults() > 0 || !accesses(op, op.VectorType(), rw) {
		return false
	}
	b, loc := &rw.Builder, op.Loc()
	if mask := op.Mask(); mask != nil {
		operands := append([]*ir.Value{op.Source()}, op.Indices()...)
		b.Create(loc, vector.MaskedStore, append(operands, mask, op.Vector()), nil)
	} else {
		b.Create(loc, vector.Store, append([]*ir.Value{op.Vector(), op.Source()}, op.Indices()...), nil)
	}
	rw.Erase(op.Operation)
	return true
}

// single reports whether t is a vector of one element in memory of its elements.
func single(op vector.AccessOp, rw *rewrite.Rewriter) bool {
	t := op.VectorType()
	if t.IsScalable() || ir.NumElements(t.Shape()) != 1 || op.BaseType().ElementType() != t.ElementType() {
		return rw.Fail("not a single element vector")
	}
	return true
}

func loadScalar(op vector.AccessOp, rw *rewrite.Rewriter) bool {
	if !single(op, rw) {
		return false
	}
	b, loc := &rw.Builder, op.Loc()
	x := memref.NewLoad(b, loc, op.Base(), op.Indices()...)
	rw.Replace(op.Operation, vector.NewBroadcast(b, loc, x, op.VectorType()))
	return true
}

func storeScalar(op vector.AccessOp, rw *rewrite.Rewriter) bool {
	if !single(op, rw) {
		return false
	}
	b, loc := &rw.Builder, op.Loc()
	var x *ir.Value
	if n := len(op.VectorType().Shape()); n > 0 {
		x = vector.NewExtract(b, loc, op.Stored(), make([]int64, n)...)
	} else {
		x = vector.NewExtractElement(b, loc, op.Stored())
	}
	memref.NewStore(b, loc, x, op.Base(), op.Indices()...)
	rw.Erase(op.Operation)
	return true
}
