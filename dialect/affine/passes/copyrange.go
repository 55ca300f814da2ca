package passes

import (
	"slices"

	"github.com/spvc/spvc/dialect/affine"
	"github.com/spvc/spvc/dialect/affine/analysis"
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/affinemap"
)

// copyRange makes the copies for the operations from begin to last. end follows them, or the
// operations that copy back.
type copyRange struct {
	*copier
	begin, last, end *ir.Operation
	buffers          map[*ir.Value]*ir.Value
	bytes            uint64
}

// placement is where copies of a region go.
type placement struct {
	before, after *ir.Operation
	// atEnd is set if they copy back at the end of the range.
	atEnd bool
}

// place finds the outermost loop around the range on which a region does not depend
// (findHighestBlockForPlacement).
func (g *copyRange) place(r *analysis.Region) placement {
	p := placement{g.begin, g.end, true}
	symbols := r.Values[r.Dims:]
	for _, op := range slices.Backward(analysis.EnclosingOps(g.begin)) {
		if !r.MemRef.ParentRegion().IsAncestor(op.ParentRegion()) || !op.Is(affine.For) || slices.Contains(symbols, affine.ForOp{Operation: op}.InductionVar()) {
			break
		}
		p = placement{op, op.Next(), false}
	}
	return p
}

// offsets returns where a box starts in each dimension, as expressions of the symbols of its
// region.
func offsets(c *ir.Context, box analysis.Box) []*ir.AffineExpr {
	out := make([]*ir.AffineExpr, len(box.Shape))
	for d, row := range box.Lower {
		e := c.AffineConst(0)
		for i, v := range row[:len(row)-1] {
			e = e.Add(c.AffineDimExpr(i).MulConst(v))
		}
		out[d] = e.AddConst(row[len(row)-1]).FloorDiv(c.AffineConst(box.Divisors[d]))
	}
	return out
}

// copy makes the copies of a region (generateCopy). It returns false if the region has no
// constant shape.
func (g *copyRange) copy(r *analysis.Region) bool {
	c, t := r.MemRef.Context(), r.Type()
	top := ir.NewBuilder(c, nil)
	top.SetStart(g.top)
	zero := arith.NewIndex(top, g.loc, 0)
	top.SetBefore(zero.DefiningOp())
	if !t.LayoutMap().IsIdentity() || len(t.Shape()) == 0 {
		return false
	}
	box, ok := r.Box()
	if !ok {
		return false
	}
	if box.Elements == 0 {
		return true
	}
	w := &copyWriter{copyRange: g, r: r, box: box, top: top, zero: zero, place: g.place(r), offsets: offsets(c, box), symbols: slices.Clone(r.Values[r.Dims:])}
	return w.write()
}

// copyWriter writes the copies of one region.
type copyWriter struct {
	*copyRange
	r       *analysis.Region
	box     analysis.Box
	top     *ir.Builder
	zero    *ir.Value
	place   placement
	offsets []*ir.AffineExpr
	symbols []*ir.Value
	// before and after are where the range starts and ends, at the copies' level.
	before, after *ir.Builder
	buffer        *ir.Value
}

func (w *copyWriter) write() bool {
	c := w.r.MemRef.Context()
	w.before, w.after = ir.NewBuilder(c, nil), ir.NewBuilder(c, nil)
	w.before.SetBefore(w.place.before)
	w.after.SetBefore(w.place.after)
	b := w.before
	if w.r.Write {
		b = w.after
	}
	start := w.start(b)
	existing := w.buffers[w.r.MemRef]
	if w.buffer = existing; existing == nil {
		t := c.MemRef(w.box.Shape, w.r.Type().ElementType(), nil, c.Int(c.I64(), int64(w.fastSpace)))
		w.buffer = memref.NewAlloc(w.before, w.r.Loc, memref.Alloc, t, nil, nil, nil)
		w.buffers[w.r.MemRef] = w.buffer
		if n, known := analysis.ElementSize(t); known {
			w.bytes += uint64(n * w.box.Elements)
		}
	}
	count := arith.NewIndex(w.top, w.r.Loc, w.box.Elements)
	end := w.end
	if w.dma {
		if !w.transfer(b, start, count) {
			return false
		}
	} else {
		w.pointwise(b)
	}
	if existing == nil {
		free := memref.NewDealloc(w.after, w.r.Loc, w.buffer)
		if !w.dma && w.end == end && w.place.atEnd {
			w.end = free
		}
	}
	w.redirect()
	return true
}

// start returns the subscripts at which the box starts in the memref.
func (w *copyWriter) start(b *ir.Builder) []*ir.Value {
	c := b.Context()
	var out []*ir.Value
	for _, e := range w.offsets {
		v, constant := e.Constant()
		switch {
		case constant && v == 0:
			out = append(out, w.zero)
		case constant:
			out = append(out, arith.NewIndex(w.top, w.r.Loc, v))
		default:
			out = append(out, affine.NewApply(b, w.r.Loc, c.AffineMap(len(w.symbols), 0, e), w.symbols))
		}
	}
	return out
}

// stride is the distance of the parts of a transfer, and their number of elements.
type stride struct{ distance, elements int64 }

// strides returns the strides of the box in the memref (getMultiLevelStrides).
func (w *copyWriter) strides() []stride {
	var out []stride
	s := stride{1, 1}
	shape := w.r.Type().Shape()
	for d := len(shape) - 1; d >= 1; d-- {
		s.distance *= shape[d]
		s.elements *= w.box.Shape[d]
		if w.box.Shape[d] < shape[d] && w.box.Shape[d-1] > 1 {
			out = append(out, s)
		}
	}
	return out
}

// transfer writes a transfer between the memref and the buffer. It returns false if that takes
// strides at several levels.
func (w *copyWriter) transfer(b *ir.Builder, start []*ir.Value, count *ir.Value) bool {
	strides := w.strides()
	if len(strides) > 1 {
		return false
	}
	rest := []*ir.Value{count}
	for _, s := range strides {
		rest = append(rest, arith.NewIndex(w.top, w.r.Loc, s.distance), arith.NewIndex(w.top, w.r.Loc, s.elements))
	}
	c, loc := b.Context(), w.r.Loc
	zeros := make([]*ir.Value, len(start))
	for i := range zeros {
		zeros[i] = w.zero
	}
	slow, fast := affine.PlaceAt(w.r.MemRef, start), affine.PlaceAt(w.buffer, zeros)
	space := ir.Attribute(c.Int(c.I64(), int64(w.tag)))
	if w.tag == 0 {
		space = nil
	}
	tag := memref.NewAlloc(w.before, loc, memref.Alloc, c.MemRef([]int64{1}, c.I32(), nil, space), nil, nil, nil)
	from, to, at := slow, fast, affine.PlaceAt(tag, []*ir.Value{w.zero})
	if w.r.Write {
		from, to = to, from
	}
	end := w.end
	op := affine.NewDmaStart(b, loc, from, to, at, rest...)
	if w.r.Write && w.place.atEnd {
		w.end = op
	}
	affine.NewDmaWait(b, loc, at, count)
	free := memref.NewDealloc(w.after, loc, tag)
	if w.end == end && w.place.atEnd {
		w.end = free
	}
	return true
}

// pointwise writes loops that copy between the memref and the buffer (generatePointWiseCopy).
func (w *copyWriter) pointwise(at *ir.Builder) {
	c, loc := at.Context(), w.r.Loc
	b := ir.NewBuilder(c, nil)
	b.SetInsertionPoint(at.InsertionPoint())
	var root *ir.Operation
	var exprs []*ir.AffineExpr
	var indices, operands, applies []*ir.Value
	for d, e := range w.offsets {
		bounds := w.r.Range(d)
		lower, lowerOperands := bound(bounds.Lower, w.symbols)
		upper, upperOperands := bound(bounds.Upper, w.symbols)
		f := affine.NewFor(b, loc, lower, lowerOperands, upper, upperOperands, 1)
		if root == nil {
			root = f.Operation
		}
		b.SetEnd(f.Body())
		b.SetBefore(affine.NewYield(b, loc))
		offset := affine.NewApply(b, loc, c.AffineMap(len(w.symbols), 0, e), w.symbols)
		exprs = append(exprs, c.AffineDimExpr(2*d+1).Sub(c.AffineDimExpr(2*d)))
		operands, applies = append(operands, offset, f.InductionVar()), append(applies, offset)
		indices = append(indices, f.InductionVar())
	}
	m, operands := affine.ComposeMap(c.AffineMap(2*len(exprs), 0, exprs...), operands)
	m, operands = affine.CanonicalizeMap(affinemap.Simplify(m), operands)
	for _, v := range applies {
		if !v.HasUses() {
			v.DefiningOp().Erase()
		}
	}
	slow := affine.Place{MemRef: w.r.MemRef, Map: c.IdentityMap(len(indices)), Operands: indices}
	fast := affine.Place{MemRef: w.buffer, Map: m, Operands: operands}
	if w.r.Write {
		slow, fast = fast, slow
	}
	affine.NewStore(b, loc, affine.NewLoad(b, loc, slow), fast)
	w.nests[root] = true
	w.order = append(w.order, root)
	if w.r.Write && w.place.atEnd {
		w.end = root
	}
}

// bound returns the simplified map of a bound, and its operands.
func bound(m *ir.AffineMap, operands []*ir.Value) (*ir.AffineMap, []*ir.Value) {
	m, operands = affine.ComposeMap(m, operands)
	m, operands = affine.CanonicalizeMap(m, operands)
	return affine.UniqueResults(m), operands
}

// redirect lets the operations of the range access the buffer.
func (w *copyWriter) redirect() {
	c := w.r.MemRef.Context()
	n := len(w.symbols)
	exprs := make([]*ir.AffineExpr, len(w.offsets))
	for i, e := range w.offsets {
		exprs[i] = c.AffineDimExpr(n + i).Sub(e)
	}
	remap := &affine.Remap{To: w.buffer, Map: c.AffineMap(n+len(exprs), 0, exprs...), Operands: w.symbols}
	users, ok := affine.Users(w.r.MemRef, w.begin, w.last)
	if !ok {
		return
	}
	// Operations that compute subscripts come before the first access, and then begin the range.
	before := w.begin.Prev()
	for _, op := range users {
		remap.Apply(op, w.r.MemRef)
	}
	if w.begin = w.begin.Block().First(); before != nil {
		w.begin = before.Next()
	}
}
