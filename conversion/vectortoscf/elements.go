package vectortoscf

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/dialect/vector"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/affinemap"
)

// Transfers of vectors with one dimension whose elements are not next to each other in
// memory become loops over the elements.

// isStrided reports whether a transfer is of a memref and a vector with one dimension, whose
// elements are not next to each other.
func (l *lowering) isStrided() bool {
	t, ok := l.ShapedType().(*ir.MemRefType)
	switch {
	case l.Rank() == 0:
		return l.rw.Fail("0-d transfers have no elements to visit")
	case !ok:
		return l.rw.Fail("not a transfer of a memref")
	case len(l.VectorType().Shape()) != 1:
		return l.rw.Fail("the vector does not have one dimension")
	case affinemap.IsMinorIdentity(l.Map()) && vector.UnitMinorStride(t):
		return l.rw.Fail("the elements are next to each other")
	}
	return true
}

// length returns the number of elements of the vector.
func (l *lowering) length() *ir.Value {
	t := l.VectorType()
	n := arith.NewIndex(l.b(), l.Loc(), t.Shape()[0])
	if t.IsScalable() {
		return scaled(l.b(), l.Loc(), n)
	}
	return n
}

// scaled multiplies the size of a scalable dimension with vector.vscale.
func scaled(b *ir.Builder, loc ir.Location, n *ir.Value) *ir.Value {
	scale := b.Create(loc, vector.VScale, nil, []ir.Type{b.Context().Index()}).Result(0)
	return arith.NewBinary(b, loc, arith.MulI, n, scale)
}

// loopRead replaces a read by a loop that loads the elements.
func (l *lowering) loopRead() bool {
	if !l.isStrided() {
		return false
	}
	pad := func() *ir.Value { return vector.NewUnary(l.b(), l.Loc(), vector.Splat, l.Padding(), l.VectorType()) }
	loop := l.loop(l.length, pad, func(iv, state *ir.Value) *ir.Value {
		at := l.indicesAt(iv)
		return l.guarded(iv, state.Type(), func() *ir.Value {
			x := memref.NewLoad(l.b(), l.Loc(), l.Source(), at...)
			return vector.NewInsertElement(l.b(), l.Loc(), x, state, iv)
		}, func() *ir.Value { return state })
	})
	l.rw.ReplaceWithOp(l.Operation, loop)
	return true
}

// loopWrite replaces a write by a loop that stores the elements.
func (l *lowering) loopWrite() bool {
	if !l.isStrided() {
		return false
	}
	loop := l.loop(l.length, noState, func(iv, _ *ir.Value) *ir.Value {
		at := l.indicesAt(iv)
		return l.guarded(iv, nil, func() *ir.Value {
			x := vector.NewExtractElement(l.b(), l.Loc(), l.Vector(), iv)
			memref.NewStore(l.b(), l.Loc(), x, l.Source(), at...)
			return nil
		}, noState)
	})
	l.rw.ReplaceWithOp(l.Operation, loop)
	return true
}
