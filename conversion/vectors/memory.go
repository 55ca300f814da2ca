package vectors

import (
	"slices"

	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/dialect/vector"
	"github.com/spvc/spvc/ir"
)

// A window accesses the elements of a memref from a position on.
type window struct {
	*expander
	base    *ir.Value
	indices []*ir.Value
	// moved has the indices by dimension and offset; an index that is not computed yet is nil.
	moved [][]*ir.Value
}

func (x *expander) window(base *ir.Value, indices []*ir.Value) *window {
	return &window{expander: x, base: base, indices: indices, moved: make([][]*ir.Value, len(indices))}
}

// indexAt returns index d of the element at an offset.
func (w *window) indexAt(d int, offset int64) *ir.Value {
	if offset == 0 {
		return w.indices[d]
	}
	if missing := int(offset) + 1 - len(w.moved[d]); missing > 0 {
		w.moved[d] = append(w.moved[d], make([]*ir.Value, missing)...)
	}
	v := w.moved[d][offset]
	if v == nil {
		if n, ok := ir.IntConstantOf(w.indices[d]); ok {
			v = arith.NewIndex(w.b, w.Loc, n+offset)
		} else {
			v = w.Op(arith.AddI, w.indices[d], arith.NewIndex(w.b, w.Loc, offset))
		}
		w.moved[d][offset] = v
	}
	return v
}

// last returns the indices of the element at the offsets of the last dimensions.
func (w *window) last(offsets []int64) []*ir.Value {
	out := slices.Clone(w.indices)
	first := len(out) - len(offsets)
	for i, o := range offsets {
		out[first+i] = w.indexAt(first+i, o)
	}
	return out
}

// decided returns nil for a condition that always holds, and whether it never does.
func decided(cond *ir.Value) (open *ir.Value, never bool) {
	if cond == nil {
		return nil, false
	}
	if on, ok := constantLane(lane{cond, -1}); ok {
		return nil, !on
	}
	return cond, false
}

// load loads an element if cond, which is nil for always, holds; the result is otherwise other.
func (w *window) load(cond *ir.Value, indices []*ir.Value, other lane) lane {
	cond, never := decided(cond)
	switch {
	case never:
		return other
	case cond == nil:
		return lane{memref.NewLoad(w.b, w.Loc, w.base, indices...), -1}
	}
	alternative := w.scalar(other)
	guard := scf.NewIf(w.b, w.Loc, cond, []ir.Type{alternative.Type()}, true)
	w.b.SetEnd(guard.Then())
	scf.NewYield(w.b, w.Loc, memref.NewLoad(w.b, w.Loc, w.base, indices...))
	w.b.SetEnd(guard.Else())
	scf.NewYield(w.b, w.Loc, alternative)
	w.b.SetAfter(guard.Operation)
	return lane{guard.Result(0), -1}
}

// store stores an element if cond, which is nil for always, holds.
func (w *window) store(cond *ir.Value, l lane, indices []*ir.Value) {
	cond, never := decided(cond)
	if never {
		return
	}
	v := w.scalar(l)
	if cond == nil {
		memref.NewStore(w.b, w.Loc, v, w.base, indices...)
		return
	}
	guard := scf.NewIf(w.b, w.Loc, cond, nil, false)
	w.b.SetEnd(guard.Then())
	memref.NewStore(w.b, w.Loc, v, w.base, indices...)
	scf.NewYield(w.b, w.Loc)
	w.b.SetAfter(guard.Operation)
}

// isScalarAccess reports whether op accesses scalars. Memory of vectors is accessed one vector at a time.
func (x *expander) isScalarAccess(op *ir.Operation, base *ir.Value) bool {
	if _, ok := base.Type().(*ir.MemRefType); !ok {
		return op.EmitOpError("accesses a tensor, which a kernel cannot have: bufferize first")
	}
	if nested(base) != nil || x.flat[base] != nil {
		return op.EmitOpError("accesses a part of a memref of vectors: load and store whole vectors, or use a memref of scalars")
	}
	return true
}

// access breaks down a load or store of a vector, at one position or at one for each element.
func (x *expander) access(op vector.AccessOp, mask []lane) bool {
	v := op.VectorType()
	if t, ok := op.Base().Type().(*ir.MemRefType); ok && (t.ElementType() == ir.Type(v) || x.flat[op.Base()] != nil) {
		return x.replaceVectorAccess(op)
	}
	if !x.isScalarAccess(op.Operation, op.Base()) {
		return false
	}
	w := x.window(op.Base(), op.Indices())
	next := x.places(op, w, x.conditions(op, mask))
	elem := v.ElementType()
	if op.NumResults() == 0 {
		for i, l := range x.elementsOf(op.Stored()) {
			at, cond := next(i)
			w.store(cond, l, at)
		}
		x.spread.Discard(op.Operation)
		return true
	}
	others := make([]lane, ir.NumElements(v.Shape()))
	if !op.Is(vector.Load) {
		others = x.elementsOf(op.PassThru())
	}
	for i, other := range others {
		at, cond := next(i)
		others[i] = w.load(cond, at, other)
	}
	return x.replace(op.Operation, x.compose(elem, others))
}

// replaceVectorAccess replaces an access to one vector in memory of vectors.
func (x *expander) replaceVectorAccess(op vector.AccessOp) bool {
	if !op.Is(vector.Load) && !op.Is(vector.Store) {
		return x.isScalarAccess(op.Operation, op.Base())
	}
	if x.flat[op.Base()] != nil {
		var stored *ir.Value
		if op.Is(vector.Store) {
			stored = op.Stored()
		}
		return x.flatAccess(op.Operation, op.Base(), op.Indices(), stored)
	}
	if op.Is(vector.Store) {
		x.op(memref.NewStore(x.b, x.Loc, op.Stored(), op.Base(), op.Indices()...))
		x.spread.Discard(op.Operation)
		return true
	}
	v := memref.NewLoad(x.b, x.Loc, op.Base(), op.Indices()...)
	if !x.op(v.DefiningOp()) {
		return false
	}
	if x.isSupported(v.Type()) {
		return x.replace(op.Operation, []*ir.Value{v})
	}
	return x.replace(op.Operation, x.parts[v])
}

// conditions returns the condition of each element that an access depends on: its own mask and that
// of vector.mask. It returns nil if there is none.
func (x *expander) conditions(op vector.AccessOp, outer []lane) (out []*ir.Value) {
	var own []lane
	if !op.Is(vector.Load) && !op.Is(vector.Store) {
		own = x.elementsOf(op.Mask())
	}
	for _, list := range [][]lane{own, outer} {
		if list == nil {
			continue
		}
		if out == nil {
			out = make([]*ir.Value, len(list))
		}
		for i, l := range list {
			out[i] = x.and(out[i], x.scalar(l))
		}
	}
	return out
}

// places returns a function that is called for each element in turn and returns its indices and the
// condition of its access.
func (x *expander) places(op vector.AccessOp, w *window, conditions []*ir.Value) (next func(i int) ([]*ir.Value, *ir.Value)) {
	condition := func(i int) *ir.Value {
		if conditions == nil {
			return nil
		}
		return conditions[i]
	}
	end := len(w.indices) - 1
	with := func(v *ir.Value) []*ir.Value {
		at := slices.Clone(w.indices)
		at[end] = x.Op(arith.AddI, at[end], v)
		return at
	}
	switch op.Def() {
	case vector.Gather, vector.Scatter:
		index := x.elementsOf(op.IndexVec())
		return func(i int) ([]*ir.Value, *ir.Value) {
			v := x.scalar(index[i])
			if _, ok := v.Type().(*ir.IndexType); !ok {
				v = x.Cast(arith.IndexCast, v, op.Context().Index())
			}
			return with(v), condition(i)
		}
	case vector.ExpandLoad, vector.CompressStore:
		// The elements that are on lie next to each other.
		var before *ir.Value
		return func(i int) ([]*ir.Value, *ir.Value) {
			at := w.indices
			if before != nil {
				at = with(before)
			}
			one := x.Cast(arith.IndexCastUI, conditions[i], op.Context().Index())
			if before == nil {
				before = one
			} else {
				before = x.Op(arith.AddI, before, one)
			}
			return at, conditions[i]
		}
	}
	var all [][]*ir.Value
	for pos := range vector.Positions(op.VectorType().Shape()) {
		all = append(all, w.last(pos))
	}
	return func(i int) ([]*ir.Value, *ir.Value) { return all[i], condition(i) }
}

// transfer breaks down a transfer. Elements that lie out of bounds or are masked off are not
// accessed.
func (x *expander) transfer(op vector.TransferOp, mask []lane) bool {
	if mask == nil && (x.flat[op.Source()] != nil || nested(op.Source()) != nil) {
		return x.nestedTransfer(op)
	}
	if !x.isScalarAccess(op.Operation, op.Source()) {
		return false
	}
	var own []lane
	if m := op.Mask(); m != nil {
		own = x.elementsOf(m)
	}
	v := op.VectorType()
	var stored []lane
	if op.Is(vector.TransferWrite) {
		stored = x.elementsOf(op.Vector())
	}
	w := x.window(op.Source(), op.Indices())
	inside := x.bounds(op, w)
	if stored == nil && own == nil && mask == nil && undecided(inside) {
		return x.replace(op.Operation, x.bounded(op, w, inside))
	}
	maskNumber := maskNumbers(op)
	var loaded []lane
	i := 0
	for pos := range vector.Positions(v.Shape()) {
		at := slices.Clone(w.indices)
		var cond *ir.Value
		for k, r := range op.Map().Results {
			if r.Kind == ir.AffineDim {
				at[r.Value] = w.indexAt(int(r.Value), pos[k])
				cond = x.and(cond, inside[k][pos[k]])
			}
		}
		for _, list := range [][]lane{own, mask} {
			if list != nil {
				cond = x.and(cond, x.scalar(list[maskNumber(pos)]))
			}
		}
		if stored == nil {
			loaded = append(loaded, w.load(cond, at, lane{op.Padding(), -1}))
		} else {
			w.store(cond, stored[i], at)
		}
		i++
	}
	if stored == nil {
		return x.replace(op.Operation, x.compose(v.ElementType(), loaded))
	}
	x.spread.Discard(op.Operation)
	return true
}

// bounds returns for each dimension of a transfer's vector and each position in it the condition
// that the element lies within the memref, or nil if the transfer says so.
func (x *expander) bounds(op vector.TransferOp, w *window) [][]*ir.Value {
	inside, shape, memory := op.InBounds(), op.VectorType().Shape(), op.ShapedType().Shape()
	out := make([][]*ir.Value, len(shape))
	for k, r := range op.Map().Results {
		out[k] = make([]*ir.Value, shape[k])
		if r.Kind != ir.AffineDim || k < len(inside) && inside[k] {
			continue
		}
		d := int(r.Value)
		first, fixed := ir.IntConstantOf(w.indices[d])
		if fixed && memory[d] != ir.Dynamic && first >= 0 && first+shape[k] <= memory[d] {
			continue
		}
		size := arith.NewIndex(x.b, x.Loc, max(memory[d], 0))
		if memory[d] == ir.Dynamic {
			size = memref.NewDim(x.b, x.Loc, w.base, arith.NewIndex(x.b, x.Loc, int64(d)))
		}
		for p := range out[k] {
			out[k][p] = x.CmpI(arith.ULT, w.indexAt(d, int64(p)), size)
		}
	}
	return out
}

// maskNumbers returns a function from the position of an element to the number of its mask's
// element. A mask has the dimensions of the memref that the transfer moves, in their order.
func maskNumbers(op vector.TransferOp) func(pos []int64) int64 {
	var from []int // dimensions of the vector
	results := op.Map().Results
	for d := range op.Map().Dims {
		for k, r := range results {
			if r.Kind == ir.AffineDim && r.Value == int64(d) {
				from = append(from, k)
			}
		}
	}
	shape := make([]int64, len(from))
	for i, k := range from {
		shape[i] = op.VectorType().Shape()[k]
	}
	at := make([]int64, len(from))
	return func(pos []int64) int64 {
		for i, k := range from {
			at[i] = pos[k]
		}
		return number(shape, at)
	}
}
