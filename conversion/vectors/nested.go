package vectors

import (
	"slices"

	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/dialect/vector"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
)

// heldVectors are vectors in memory, accessed through a memref of vectors of type t, or through one of scalars that retype made of it.
type heldVectors struct {
	*window
	t    *ir.VectorType
	flat bool
	rank int // dimensions that count vectors
}

// nestedTransfer breaks down a transfer of the elements of a memref of vectors, or of one that had vectors: the last
// dimensions of the transfer's vector are those of an element. A vector that lies out of bounds is not accessed.
func (x *expander) nestedTransfer(op vector.TransferOp) bool {
	t, flat := x.flat[op.Source()], true
	if t == nil {
		t, flat = nested(op.Source()), false
	}
	indices := slices.Clone(op.Indices())
	h := heldVectors{t: t, flat: flat, rank: len(indices)}
	if flat {
		for range t.Shape() {
			indices = append(indices, x.noteCreated(arith.NewIndex(x.b, x.Loc, 0)))
		}
	}
	h.window = x.window(op.Source(), indices)
	shape := op.VectorType().Shape()
	outer := shape[:len(shape)-len(t.Shape())]
	inside := x.bounds(op, h.window)
	n := int(ir.NumElements(t.Shape()))
	var stored, padding, loaded []lane
	if op.Is(vector.TransferWrite) {
		stored = x.elementsOf(op.Vector())
	} else {
		padding = x.elementsOf(op.Padding())
	}
	for pos := range vector.Positions(outer) {
		at := slices.Clone(h.indices)
		var cond *ir.Value
		for k, r := range op.Map().Results {
			if r.Kind == ir.AffineDim {
				at[r.Value] = h.indexAt(int(r.Value), pos[k])
				cond = x.and(cond, inside[k][pos[k]])
			}
		}
		if stored == nil {
			loaded = append(loaded, h.loadOne(cond, at, padding)...)
			continue
		}
		h.storeOne(cond, at, stored[:n])
		stored = stored[n:]
	}
	if op.Is(vector.TransferRead) {
		return x.replace(op.Operation, x.compose(op.VectorType().ElementType(), loaded))
	}
	x.spread.Discard(op.Operation)
	return true
}

// loadOne returns the elements of a vector if cond, which is nil for always, holds, and otherwise those of other.
func (h *heldVectors) loadOne(cond *ir.Value, at []*ir.Value, other []lane) []lane {
	cond, never := decided(cond)
	if never {
		return other
	}
	places := h.places(at)
	if cond == nil {
		return h.elements(h.loads(places))
	}
	alternatives := make([]*ir.Value, len(other))
	for i, l := range other {
		alternatives[i] = h.scalar(l)
	}
	if !h.flat {
		alternatives = []*ir.Value{h.vectorOf(other)}
	}
	types := make([]ir.Type, len(alternatives))
	for i, v := range alternatives {
		types[i] = v.Type()
	}
	guard := scf.NewIf(h.b, h.Loc, cond, types, true)
	h.b.SetEnd(guard.Then())
	scf.NewYield(h.b, h.Loc, h.loads(places)...)
	h.b.SetEnd(guard.Else())
	scf.NewYield(h.b, h.Loc, alternatives...)
	h.b.SetAfter(guard.Operation)
	results := make([]*ir.Value, len(types))
	for i := range results {
		results[i] = guard.Result(i)
	}
	return h.elements(results)
}

// places returns the indices of the scalars of a vector, or of the vector itself. They stand before a branch, because
// other vectors share them.
func (h *heldVectors) places(at []*ir.Value) (all [][]*ir.Value) {
	if !h.flat {
		return [][]*ir.Value{at}
	}
	for pos := range vector.Positions(h.t.Shape()) {
		one := slices.Clone(at)
		for i, p := range pos {
			one[h.rank+i] = h.indexAt(h.rank+i, p)
		}
		all = append(all, one)
	}
	return all
}

// loads loads what lies at places.
func (h *heldVectors) loads(places [][]*ir.Value) []*ir.Value {
	values := make([]*ir.Value, len(places))
	for i, at := range places {
		values[i] = memref.NewLoad(h.b, h.Loc, h.base, at...)
	}
	return values
}

// elements returns the elements of what loads returned.
func (h *heldVectors) elements(values []*ir.Value) (lanes []lane) {
	for _, v := range values {
		if h.flat {
			lanes = append(lanes, lane{v, -1})
			continue
		}
		if single(h.t) {
			lanes = append(lanes, lane{h.noteCreated(vector.NewExtract(h.b, h.Loc, v, 0)), -1})
			continue
		}
		for i := range h.t.Shape()[0] {
			lanes = append(lanes, lane{v, i})
		}
	}
	return lanes
}

// vectorOf returns a vector with elements.
func (h *heldVectors) vectorOf(lanes []lane) *ir.Value {
	if single(h.t) {
		return h.b.Create(h.Loc, vector.FromElements, []*ir.Value{h.scalar(lanes[0])}, []ir.Type{h.t}).Result(0)
	}
	return h.compose(h.t.ElementType(), lanes)[0]
}

// storeOne stores a vector if cond, which is nil for always, holds.
func (h *heldVectors) storeOne(cond *ir.Value, at []*ir.Value, lanes []lane) {
	cond, never := decided(cond)
	if never {
		return
	}
	values := make([]*ir.Value, len(lanes))
	for i, l := range lanes {
		values[i] = h.scalar(l)
	}
	if !h.flat {
		values = []*ir.Value{h.vectorOf(lanes)}
	}
	places := h.places(at)
	var guard scf.IfOp
	if cond != nil {
		guard = scf.NewIf(h.b, h.Loc, cond, nil, false)
		h.b.SetEnd(guard.Then())
	}
	for i, at := range places {
		memref.NewStore(h.b, h.Loc, values[i], h.base, at...)
	}
	if cond != nil {
		scf.NewYield(h.b, h.Loc)
		h.b.SetAfter(guard.Operation)
	}
}

// viewOfBytes gives a view of bytes as vectors scalars as elements.
func (x *expander) viewOfBytes(op *ir.Operation) bool {
	t, m := nested(op.Result(0)), op.Result(0).Type().(*ir.MemRefType)
	if t.IsScalable() {
		return x.refuse(op, t)
	}
	to := x.scalarMemory(m, t)
	if to.Layout == nil {
		return x.replaceView(op, x.b.Create(x.Loc, memref.View, op.Operands(), []ir.Type{to}).Result(0), t)
	}
	// Vectors of three with the space of four: a view of all scalars, and the vectors in it.
	one := func(n int64) interfaces.IndexValue { return interfaces.IndexValue{Const: n} }
	rank, sizes, strides := len(m.Shape()), []interfaces.IndexValue{}, make([]interfaces.IndexValue, len(m.Shape()))
	open := 2
	for _, d := range m.Shape() {
		if d != ir.Dynamic {
			sizes = append(sizes, one(d))
			continue
		}
		sizes = append(sizes, interfaces.IndexValue{Value: op.Operand(open)})
		open++
	}
	total := one(x.stride(t))
	for i := rank - 1; i >= 0; i-- {
		strides[i] = total
		total = x.product(total, sizes[i])
	}
	n := ir.NumElements(t.Shape())
	for _, d := range t.Shape() {
		n /= d
		sizes, strides = append(sizes, one(d)), append(strides, one(n))
	}
	count, operands := total.Const, op.Operands()[:2]
	if total.Value != nil {
		count, operands = ir.Dynamic, append(slices.Clone(operands), total.Value)
	}
	scalars := op.Context().MemRef([]int64{count}, t.ElementType(), nil, m.MemorySpace)
	flat := x.b.Create(x.Loc, memref.View, operands, []ir.Type{scalars}).Result(0)
	return x.replaceView(op, memref.NewStridedView(x.b, x.Loc, memref.ReinterpretCast, to, flat, []interfaces.IndexValue{{}}, sizes, strides), t)
}

// product multiplies two numbers.
func (x *expander) product(a, b interfaces.IndexValue) interfaces.IndexValue {
	if b.Value == nil {
		return x.times([]interfaces.IndexValue{a}, b.Const)[0]
	}
	if a.Value == nil {
		return x.times([]interfaces.IndexValue{b}, a.Const)[0]
	}
	return interfaces.IndexValue{Value: x.Op(arith.MulI, a.Value, b.Value)}
}
