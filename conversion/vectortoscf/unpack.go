package vectortoscf

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/dialect/vector"
	"github.com/spvc/spvc/ir"
)

// Transfers in loops go through buffers: memrefs of vectors, of which each step moves one
// dimension from the vectors to the memref, so that a loop can subscript it. A transfer that
// uses a buffer has the attribute label.

// label marks transfers whose vector a buffer holds.
const label = "__vector_to_scf_lowering__"

func (l *lowering) labeled() bool { return l.Attr(label) != nil }

// prepare creates the buffers of a transfer, and returns the one for the vector. The mask of
// the transfer will be the one that prepare returns, which is nil if there is none.
func (l *lowering) prepare() (data, mask *ir.Value, ok bool) {
	if l.labeled() {
		return nil, nil, l.rw.Fail("the transfer already uses a buffer")
	}
	if !l.lowers() {
		return nil, nil, false
	}
	scope := l.Parent()
	for scope != nil && !scope.HasTrait(ir.AutomaticAllocationScope) {
		scope = scope.Parent()
	}
	if scope == nil {
		return nil, nil, l.rw.Fail("no operation around the transfer frees allocas")
	}
	alloca := func(t ir.Type) *ir.Value {
		return memref.NewAlloc(l.b(), l.Loc(), memref.Alloca, l.Context().MemRef(nil, t, nil, nil), nil, nil, nil)
	}
	at := l.rw.InsertionPoint()
	l.rw.SetStart(scope.Region(0).First())
	data = alloca(l.VectorType())
	if m := l.Mask(); m != nil {
		buffer := alloca(m.Type())
		l.rw.SetBefore(l.Operation)
		memref.NewStore(l.b(), l.Loc(), m, buffer)
		mask = memref.NewLoad(l.b(), l.Loc(), buffer)
	}
	l.rw.SetInsertionPoint(at)
	return data, mask, true
}

// prepareRead stores the vector that is read to a buffer and loads it again.
func (l *lowering) prepareRead() bool {
	data, mask, ok := l.prepare()
	if !ok {
		return false
	}
	read := vector.TransferOp{Operation: l.rw.Clone(l.Operation, ir.NewMapping())}
	read.SetAttr(label, l.Context().Unit())
	if mask != nil {
		read.SetMask(mask)
	}
	memref.NewStore(l.b(), l.Loc(), read.Result(0), data)
	l.rw.Replace(l.Operation, memref.NewLoad(l.b(), l.Loc(), data))
	return true
}

// prepareWrite stores the vector to a buffer and loads it again to write it.
func (l *lowering) prepareWrite() bool {
	data, mask, ok := l.prepare()
	if !ok {
		return false
	}
	memref.NewStore(l.b(), l.Loc(), l.Vector(), data)
	v := memref.NewLoad(l.b(), l.Loc(), data)
	l.rw.Modify(l.Operation, func() {
		l.SetOperand(0, v)
		l.SetAttr(label, l.Context().Unit())
		if mask != nil {
			l.SetMask(mask)
		}
	})
	return true
}

// slot is a place in a buffer.
type slot struct {
	buffer  *ir.Value
	indices []*ir.Value
}

// loaded returns the place from which a memref.load loads v, or false if none does.
func loaded(v *ir.Value) (slot, bool) {
	def := v.DefinedBy(memref.Load)
	if def == nil {
		return slot{}, false
	}
	load := memref.LoadOp{Operation: def}
	return slot{load.MemRef(), load.Indices()}, true
}

// inner returns the place for a position of the dimension that the memref of buffer has in
// addition.
func (s slot) inner(buffer, iv *ir.Value) slot {
	return slot{buffer, append(append([]*ir.Value(nil), s.indices...), iv)}
}

// unpacked returns the type of a buffer after the first dimension of its vectors has become
// the last one of the memref, or nil if that dimension is scalable or there is none.
func unpacked(buffer *ir.Value) *ir.MemRefType {
	t := buffer.Type().(*ir.MemRefType)
	v := t.ElementType().(*ir.VectorType)
	if len(v.Shape()) == 0 || v.ScalableDim(0) {
		return nil
	}
	shape := append(append([]int64(nil), t.Shape()...), v.Shape()[0])
	return t.Context().MemRef(shape, vector.DropLeading(v, 1), nil, nil)
}

// unpack replaces a transfer by a loop over its first dimension. The data of the transfer is
// at data.
func (l *lowering) unpack(data slot, init func() *ir.Value, in func(place slot, iv, state *ir.Value) vector.TransferOp, out func(place slot, state *ir.Value)) (*ir.Operation, bool) {
	t := unpacked(data.buffer)
	if t == nil {
		return nil, l.rw.Fail("the vectors of the buffer have no first dimension of known size")
	}
	var mask slot
	if m := l.Mask(); m != nil {
		var ok bool
		if mask, ok = loaded(m); !ok {
			return nil, l.rw.Fail("no buffer holds the mask")
		}
		if !l.maskInOrder() {
			return nil, false
		}
	}
	buffer := vector.NewUnary(l.b(), l.Loc(), vector.TypeCast, data.buffer, t)
	castMask := mask.buffer
	if l.maskRank() > 1 && !l.broadcasts() {
		castMask = vector.NewUnary(l.b(), l.Loc(), vector.TypeCast, mask.buffer, unpacked(mask.buffer))
	}
	n := t.Shape()[len(t.Shape())-1]
	upper := func() *ir.Value { return arith.NewIndex(l.b(), l.Loc(), n) }
	return l.loop(upper, init, func(iv, state *ir.Value) *ir.Value {
		place := data.inner(buffer, iv)
		var result ir.Type
		if state != nil {
			result = state.Type()
		}
		return l.guarded(iv, result, func() *ir.Value {
			op := in(place, iv, state)
			if len(op.VectorType().Shape()) > int(l.opts.TargetRank) {
				op.SetAttr(label, l.Context().Unit())
			}
			l.unpackMask(op, mask, castMask, iv)
			if state == nil {
				return nil
			}
			return op.Result(0)
		}, func() *ir.Value {
			out(place, state)
			return state
		})
	}), true
}

// unpackMask gives the transfer op, for position iv, the mask at that position.
func (l *lowering) unpackMask(op vector.TransferOp, mask slot, buffer, iv *ir.Value) {
	if l.Mask() == nil || l.maskRank() == 1 && !l.broadcasts() {
		return
	}
	at := l.rw.InsertionPoint()
	l.rw.SetBefore(op.Operation)
	place := slot{buffer, mask.indices}
	if !l.broadcasts() {
		place = mask.inner(buffer, iv)
	}
	m := memref.NewLoad(l.b(), l.Loc(), place.buffer, place.indices...)
	l.rw.SetInsertionPoint(at)
	l.rw.Modify(op.Operation, func() { op.SetMask(m) })
}

// unpackRead replaces a read to a buffer by a loop of reads.
func (l *lowering) unpackRead() bool {
	if !l.labeled() {
		return l.rw.Fail("the transfer uses no buffer")
	}
	var store *ir.Operation
	if r := l.Result(0); r.HasOneUse() {
		store = r.FirstUse().Owner()
	}
	if store == nil || !store.Is(memref.Store) {
		return l.rw.Fail("no buffer takes the vector")
	}
	t := vector.DropLeading(l.VectorType(), 1)
	to := memref.StoreOp{Operation: store}
	_, ok := l.unpack(slot{to.MemRef(), to.Indices()}, noState,
		func(place slot, iv, _ *ir.Value) vector.TransferOp {
			read := vector.NewTransferRead(l.b(), l.Loc(), t, l.Padding(), l.partAt(iv))
			memref.NewStore(l.b(), l.Loc(), read.Result(0), place.buffer, place.indices...)
			return read
		},
		func(place slot, _ *ir.Value) {
			pad := vector.NewUnary(l.b(), l.Loc(), vector.Splat, l.Padding(), t)
			memref.NewStore(l.b(), l.Loc(), pad, place.buffer, place.indices...)
		})
	if !ok {
		return false
	}
	l.rw.Erase(store)
	l.rw.Erase(l.Operation)
	return true
}

// noState is the state of a loop that has none.
func noState() *ir.Value { return nil }

// unpackWrite replaces a write from a buffer by a loop of writes.
func (l *lowering) unpackWrite() bool {
	if !l.labeled() {
		return l.rw.Fail("the transfer uses no buffer")
	}
	from, ok := loaded(l.Vector())
	if !ok {
		return l.rw.Fail("no buffer holds the vector")
	}
	init := noState
	if l.OnTensor() {
		init = l.Source
	}
	loop, ok := l.unpack(from, init,
		func(place slot, iv, state *ir.Value) vector.TransferOp {
			p := l.partAt(iv)
			if state != nil {
				p.Source = state
			}
			v := memref.NewLoad(l.b(), l.Loc(), place.buffer, place.indices...)
			return vector.NewTransferWrite(l.b(), l.Loc(), v, p)
		},
		func(slot, *ir.Value) {})
	if !ok {
		return false
	}
	l.rw.ReplaceWithOp(l.Operation, loop)
	return true
}
