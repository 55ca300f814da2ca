package transform

import (
	"github.com/spvc/spvc/dialect/affine"
	"github.com/spvc/spvc/dialect/linalg"
	"github.com/spvc/spvc/dialect/tensor"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/affinemap"
	"github.com/spvc/spvc/ir/interfaces"
	"github.com/spvc/spvc/ir/rewrite"
)

// FuseProducerOfSlice computes the slice that input i of op reads next to op, if a structured operation in another block makes the
// tensor that it is part of (fuseProducerOfTensor). It reports whether it did.
func FuseProducerOfSlice(rw *rewrite.Rewriter, op *ir.Operation, i int) bool {
	s, ok := linalg.AsStructured(op)
	if !ok || i >= len(s.Inputs()) {
		return rw.Fail("the operand is no input")
	}
	slice := op.Operand(i).DefinedBy(tensor.ExtractSlice)
	if slice == nil {
		return rw.Fail("the operand is no slice")
	}
	def := slice.Operand(0).DefiningOp()
	if def == nil || def.Block() == op.Block() {
		return rw.Fail("the slice is not of a result in another block")
	}
	if _, ok := linalg.AsStructured(def); !ok {
		return rw.Fail("the producer is no structured operation")
	}
	p := tensor.SliceOp{Operation: slice}
	t := slice.Result(0).Type().(*ir.RankedTensorType)
	if !interfaces.AllConst(p.Strides(), 1) || len(t.Shape()) != len(p.Sizes()) {
		return rw.Fail("the slice has strides or drops dimensions")
	}
	rw.SetBefore(op)
	f := sliceFusion{rw: rw, s: structured(def)}
	if !f.choose(slice.Operand(0).Index(), interfaces.Tile{Offsets: p.Offsets(), Sizes: p.Sizes()}) {
		return rw.Fail("the producer cannot be tiled")
	}
	v := f.create().Result(slice.Operand(0).Index())
	if v.Type() != t {
		v = tensor.NewCast(&rw.Builder, op.Loc(), v, t)
	}
	rw.Modify(op, func() { op.SetOperand(i, v) })
	return true
}

// sliceFusion computes a part of a producer. Loops that the part does not restrict keep the sizes that each operand has.
type sliceFusion struct {
	rw *rewrite.Rewriter
	s  linalg.StructuredOp
	// part is the part of the loops, bounds are the sizes of the loops, and tiled says which ones the part restricts.
	part   interfaces.Tile
	bounds []interfaces.IndexValue
	tiled  []bool
}

// choose determines the part of the loops that makes the part t of result i.
func (f *sliceFusion) choose(i int, t interfaces.Tile) (ok bool) {
	m := initMap(f.s, i)
	if f.bounds, ok = LoopSizes(&f.rw.Builder, f.s); !ok || !affinemap.IsProjectedPermutation(m, false) {
		return false
	}
	f.tiled = make([]bool, m.Dims)
	f.part = interfaces.Tile{Offsets: make([]interfaces.IndexValue, m.Dims), Sizes: append([]interfaces.IndexValue(nil), f.bounds...)}
	for k, e := range m.Results {
		f.part.Offsets[e.Value], f.part.Sizes[e.Value], f.tiled[e.Value] = t.Offsets[k], t.Sizes[k], true
	}
	return true
}

// create computes the part.
func (f *sliceFusion) create() *ir.Operation {
	b, inputs := &f.rw.Builder, len(f.s.Inputs())
	operands := f.s.Operands()
	for i, m := range f.s.Maps() {
		if _, shaped := shapedOperand(operands[i]); shaped && (len(m.Results) > 0 || i >= inputs) {
			operands[i] = sliceOf(b, f.s.Loc(), operands[i], f.operandPart(operands[i], m))
		}
	}
	op := cloneWith(b, f.s, operands)
	offsetIndices(b, op, f.part.Offsets)
	return op
}

// operandPart returns the part of an operand that the part of the loops accesses.
func (f *sliceFusion) operandPart(v *ir.Value, m *ir.AffineMap) interfaces.Tile {
	b, loc := &f.rw.Builder, f.s.Loc()
	t := operandTile(b, loc, m, f.part)
	for r, e := range m.Results {
		restricted := false
		e.Walk(func(x *ir.AffineExpr) { restricted = restricted || x.Kind == ir.AffineDim && f.tiled[x.Value] })
		switch {
		case !restricted:
			t.Offsets[r], t.Sizes[r] = interfaces.IndexValue{}, SizeOf(b, loc, v, r)
		case t.Sizes[r].Value != nil:
			t.Sizes[r] = f.bounded(m, e, t.Offsets[r], t.Sizes[r])
		}
	}
	return t
}

// bounded returns size, or less if the part would reach beyond what the loops access.
func (f *sliceFusion) bounded(m *ir.AffineMap, e *ir.AffineExpr, offset, size interfaces.IndexValue) interfaces.IndexValue {
	b, loc, c := &f.rw.Builder, f.s.Loc(), f.rw.Context()
	d0, d1, d2 := c.AffineDimExpr(0), c.AffineDimExpr(1), c.AffineDimExpr(2)
	last := make([]interfaces.IndexValue, len(f.bounds))
	for i, n := range f.bounds {
		last[i] = applied(b, loc, 1, d0.AddConst(-1), []interfaces.IndexValue{n})
	}
	end := applied(b, loc, 1, d0.AddConst(1), []interfaces.IndexValue{applied(b, loc, m.Dims, e, last)})
	return affine.ComposedFoldedMin(b, loc, c.AffineMap(3, 0, d0.Sub(d1), d2), []interfaces.IndexValue{end, offset, size})
}
