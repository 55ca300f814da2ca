package linalg

import (
	"strconv"

	"github.com/spvc/spvc/dialect/affine"
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/index"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/dialect/tensor"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/affinemap"
	"github.com/spvc/spvc/ir/interfaces"
	"github.com/spvc/spvc/ir/rewrite"
)

// verifyStructured is the model that checks whether the sizes of the operands of a structured operation agree with the extents of
// its loops: the first and the last iteration must be inside of each operand, and a dimension that is a loop must be as long as it.
// Since MLIR 20 it checks nothing if a loop has no iteration.
var verifyStructured = interfaces.RuntimeVerifiable(func(op *ir.Operation, b *ir.Builder, check func(*ir.Value, string)) {
	s, ok := AsStructured(op)
	if !ok {
		return
	}
	loc := op.Loc()
	extents := s.LoopExtents(b)
	v := runtimeSizes{s: s, b: b, check: check, zero: arith.NewIndex(b, loc, 0), one: arith.NewIndex(b, loc, 1)}
	if op.Context().MLIR() > 19 && len(extents) > 0 {
		after := b.InsertionPoint()
		choice := scf.NewIf(b, loc, v.iterates(extents), nil, false)
		b.SetEnd(choice.Then())
		b.SetBefore(scf.NewYield(b, loc))
		defer b.SetInsertionPoint(after)
	}
	starts, ends := make([]interfaces.IndexValue, len(extents)), make([]interfaces.IndexValue, len(extents))
	for i, n := range extents {
		ends[i].Value = v.fold(index.Sub, affine.ValueOf(b, loc, n), v.one)
	}
	for i, m := range s.Maps() {
		v.operand(i, m, starts, ends)
	}
})

// runtimeSizes checks the operands of one operation.
type runtimeSizes struct {
	s         StructuredOp
	b         *ir.Builder
	check     func(holds *ir.Value, wrong string)
	zero, one *ir.Value
}

func (v *runtimeSizes) fold(def *ir.OpDef, l, r *ir.Value) *ir.Value {
	return rewrite.CreateOrFoldOne(v.b, v.s.Loc(), def, []*ir.Value{l, r}, v.b.Context().Index())
}

// compare creates an index.cmp, or the constant that it folds to.
func (v *runtimeSizes) compare(p index.CmpPredicate, l, r *ir.Value) *ir.Value {
	return index.CreateOrFoldCmp(v.b, v.s.Loc(), p, l, r)
}

// iterates returns whether all loops have an iteration.
func (v *runtimeSizes) iterates(extents []interfaces.IndexValue) (all *ir.Value) {
	loc := v.s.Loc()
	for _, n := range extents {
		start := arith.NewIndex(v.b, loc, 0)
		more := index.NewCmp(v.b, loc, index.SLT, start, affine.ValueOf(v.b, loc, n))
		if all != nil {
			more = arith.NewBinary(v.b, loc, arith.AndI, all, more)
		}
		all = more
	}
	return all
}

// operand checks the dimensions of operand i, which m maps the loops to.
func (v *runtimeSizes) operand(i int, m *ir.AffineMap, starts, ends []interfaces.IndexValue) {
	loc, about := v.s.Loc(), " of input/output operand #"+strconv.Itoa(i)
	places := func(loops []interfaces.IndexValue) []interfaces.IndexValue {
		out := make([]interfaces.IndexValue, len(m.Results))
		for d := range m.Results {
			out[d] = affine.ComposedFoldedApply(v.b, loc, affinemap.SubMap(m, d), loops)
		}
		return out
	}
	first, last := places(starts), places(ends)
	for d, e := range m.Results {
		dim := "dimension #" + strconv.Itoa(d) + about
		start, end := affine.ValueOf(v.b, loc, first[d]), affine.ValueOf(v.b, loc, last[d])
		v.check(v.compare(index.SGE, v.fold(index.MinS, start, end), v.zero), "unexpected negative result on "+dim)
		size := v.fold(index.Add, v.fold(index.MaxS, start, end), v.one)
		p := index.SLE
		if e.Kind == ir.AffineDim {
			p = index.EQ
		}
		v.check(v.compare(p, size, v.size(v.s.Operand(i), d)), dim+" is incompatible with inferred dimension size")
	}
}

// size returns the size of a dimension of an operand.
func (v *runtimeSizes) size(x *ir.Value, d int) *ir.Value {
	if _, ok := x.Type().(*ir.MemRefType); ok {
		return v.fold(memref.Dim, x, arith.NewIndex(v.b, v.s.Loc(), int64(d)))
	}
	return tensor.FoldedDim(v.b, v.s.Loc(), x, d)
}
