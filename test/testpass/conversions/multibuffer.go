package conversions

import (
	"slices"

	"github.com/spvc/spvc/dialect/affine"
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/affinemap"
	"github.com/spvc/spvc/ir/interfaces"
	"github.com/spvc/spvc/ir/pass"
)

// NewMultiBuffering returns the pass test-multi-buffering, which lets the iterations of loops use several buffers in turns.
func NewMultiBuffering() *pass.Pass {
	n := uint32(2)
	return &pass.Pass{
		Name: "test-multi-buffering", Class: "(anonymous namespace)::TestMultiBufferingPass", Summary: "Test multi buffering transformation",
		Options: []pass.Option{pass.Uint("multiplier", &n, "Decide how many versions of the buffer should be created,")},
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			var allocs []*ir.Operation
			op.Walk(func(o *ir.Operation) {
				if o.Is(memref.Alloc) {
					allocs = append(allocs, o)
				}
			})
			for _, a := range allocs {
				if n > 0 {
					multiBuffer(a, int64(n))
				}
			}
			return true
		},
	}
}

// counter is a loop with one induction variable.
type counter struct {
	*ir.Operation
	iv          *ir.Value
	lower, step interfaces.IndexValue
}

func counterOf(op *ir.Operation) (c counter, ok bool) {
	switch {
	case op.Is(scf.For):
		f := scf.ForOp{Operation: op}
		return counter{op, f.InductionVar(), interfaces.IndexValue{Value: f.LowerBound()}, interfaces.IndexValue{Value: f.Step()}}, true
	case op.Is(affine.For):
		f := affine.ForOp{Operation: op}
		lower, constant := affinemap.SingleConstant(f.LowerMap())
		return counter{op, f.InductionVar(), interfaces.IndexValue{Const: lower}, interfaces.IndexValue{Const: f.Step()}}, constant
	}
	return c, false
}

// overwritingLoop returns the loop in which a copy overwrites the buffer before all other uses, or nil.
func overwritingLoop(alloc *ir.Operation) *ir.Operation {
	v := alloc.Result(0)
	users := usersOf(v)
	d := ir.NewDominance()
	for _, u := range users {
		loop := u.Parent()
		for loop != nil && !isLoop(loop) {
			loop = loop.Parent()
		}
		switch {
		case loop == nil && u.Is(memref.Dealloc):
			continue
		case loop == nil:
			return nil
		case !u.Is(memref.Copy) || u.Operand(1) != v:
			continue
		case slices.ContainsFunc(users, func(o *ir.Operation) bool { return !d.Dominates(u, o) }):
			continue
		case !d.Dominates(alloc, loop):
			return nil
		}
		return loop
	}
	return nil
}

// usersOf returns the operations that use v, each once.
func usersOf(v *ir.Value) []*ir.Operation {
	var list []*ir.Operation
	for u := v.FirstUse(); u != nil; u = u.NextUse() {
		if !slices.Contains(list, u.Owner()) {
			list = append(list, u.Owner())
		}
	}
	return list
}

func isLoop(op *ir.Operation) bool {
	_, ok := ir.OpInterface[interfaces.LoopModel](op.Info())
	return ok
}

func multiBuffer(alloc *ir.Operation, n int64) {
	loop := overwritingLoop(alloc)
	if loop == nil {
		return
	}
	l, ok := counterOf(loop)
	t := alloc.Result(0).Type().(*ir.MemRefType)
	if !ok || alloc.NumOperands() > 0 {
		return
	}
	c, loc := alloc.Context(), alloc.Loc()
	b := ir.NewBuilder(c, nil)
	b.SetBefore(alloc)
	all := c.MemRef(append([]int64{n}, t.Shape()...), t.ElementType(), nil, t.MemorySpace)
	buffers := b.Create(loc, memref.Alloc, nil, []ir.Type{all}, alloc.Attrs()...).Result(0)
	b.SetStart(loop.Region(0).First())
	value := func(x interfaces.IndexValue) *ir.Value {
		if x.Value != nil {
			return x.Value
		}
		return arith.NewIndex(b, loc, x.Const)
	}
	iv, lower, step := c.AffineDimExpr(0), c.AffineDimExpr(1), c.AffineDimExpr(2)
	turn := c.AffineMap(3, 0, iv.Sub(lower).FloorDiv(step).Mod(c.AffineConst(n)))
	operands := []interfaces.IndexValue{{Value: l.iv}, {Value: value(l.lower)}, {Value: value(l.step)}}
	index := affine.ComposedApply(b, loc, turn, operands)
	offsets := append([]interfaces.IndexValue{{Value: index}}, interfaces.ConstIndices(make([]int64, len(t.Shape()))...)...)
	sizes := interfaces.ConstIndices(append([]int64{1}, t.Shape()...)...)
	strides := interfaces.ConstIndices(slices.Repeat([]int64{1}, len(sizes))...)
	part := memref.NewStridedView(b, loc, memref.SubView, memref.PartType(all, offsets, sizes, strides, t.Shape()), buffers, offsets, sizes, strides)
	for _, u := range usersOf(alloc.Result(0)) {
		if u.Is(memref.Dealloc) {
			b.SetBefore(u)
			memref.NewDealloc(b, u.Loc(), buffers)
			u.Erase()
		}
	}
	replaceViews(b, alloc.Result(0), part)
	alloc.Erase()
}

// replaceViews replaces v by w, which has another layout, and makes the subviews of v anew.
func replaceViews(b *ir.Builder, v, w *ir.Value) {
	for _, u := range usersOf(v) {
		if !u.Is(memref.SubView) {
			continue
		}
		s := memref.StridedViewOp{Operation: u}
		offsets, sizes, strides := s.Offsets(), s.Sizes(), s.Strides()
		t := memref.PartType(w.Type().(*ir.MemRefType), offsets, sizes, strides, u.Result(0).Type().(*ir.MemRefType).Shape())
		b.SetBefore(u)
		replaceViews(b, u.Result(0), memref.NewStridedView(b, u.Loc(), memref.SubView, t, w, offsets, sizes, strides))
		u.Erase()
	}
	v.ReplaceAllUsesWith(w)
}
