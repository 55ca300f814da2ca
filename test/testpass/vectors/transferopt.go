package vectors

import (
	"slices"

	"github.com/spvc/spvc/dialect/affine"
	"github.com/spvc/spvc/dialect/fn"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/dialect/vector"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/affinemap"
	"github.com/spvc/spvc/ir/analysis"
	"github.com/spvc/spvc/ir/interfaces"
	"github.com/spvc/spvc/ir/pass"
)

// newTransferOpt returns the pass test-vector-transferop-opt, which forwards what a transfer writes to later reads, and erases writes that
// others overwrite.
func newTransferOpt() *pass.Pass {
	return &pass.Pass{
		Name: "test-vector-transferop-opt", Class: "(anonymous namespace)::TestVectorTransferOpt", Op: fn.Func.Name,
		Summary: "Test optimization transformations for transfer ops",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			o := &transferOpt{dom: ir.NewDominance(), post: analysis.NewPostDominance()}
			for _, def := range [...]*ir.OpDef{vector.TransferRead, vector.TransferWrite} {
				var dead []*ir.Operation
				op.Walk(func(t *ir.Operation) {
					if !t.Is(def) {
						return
					}
					x := vector.TransferOp{Operation: t}
					if _, ok := x.Source().Type().(*ir.MemRefType); ok && o.isDead(x) {
						dead = append(dead, t)
					}
				})
				for _, t := range dead {
					t.Erase()
				}
			}
			return true
		},
	}
}

type transferOpt struct {
	dom  *ir.Dominance
	post *analysis.PostDominance
}

// isDead reports whether t is a read whose uses now have what an earlier write wrote, or a write that another one overwrites.
func (o *transferOpt) isDead(t vector.TransferOp) bool {
	if t.Is(vector.TransferRead) {
		return !slices.Contains(t.InBounds(), false) && o.forward(t)
	}
	return o.overwritten(t)
}

// rootOf returns the memref of which v is a view.
func rootOf(v *ir.Value) *ir.Value {
	for {
		def := v.DefiningOp()
		if def == nil {
			return v
		}
		m, ok := ir.OpInterface[interfaces.ViewModel](def.Info())
		if !ok {
			return v
		}
		v = m.ViewSource(def)
	}
}

// visitUsers calls f with the operations that use v or a view of it, except views, operations without effects, and t.
func visitUsers(t vector.TransferOp, v *ir.Value, seen map[*ir.Operation]bool, f func(*ir.Operation)) {
	for u := v.FirstUse(); u != nil; u = u.NextUse() {
		op := u.Owner()
		if seen[op] || op == t.Operation {
			continue
		}
		seen[op] = true
		if _, isView := ir.OpInterface[interfaces.ViewModel](op.Info()); isView {
			for _, r := range op.Results() {
				visitUsers(t, r, seen, f)
			}
		} else if !ir.IsMemoryEffectFree(op) {
			f(op)
		}
	}
}

// sameMemory reports whether two transfers access memory that begins at one place and has the same strides.
func sameMemory(a, b vector.TransferOp) bool { return startOf(a.Source()) == startOf(b.Source()) }

// startOf returns the memref of which v is a cast, or a subview from the start without strides.
func startOf(v *ir.Value) *ir.Value {
	for {
		def := v.DefiningOp()
		switch {
		case def == nil:
			return v
		case def.Is(memref.Cast):
		case def.Is(memref.SubView):
			s := memref.StridedViewOp{Operation: def}
			other := func(k int64) func(interfaces.IndexValue) bool {
				return func(x interfaces.IndexValue) bool { return x.Value != nil || x.Const != k }
			}
			if slices.ContainsFunc(s.Offsets(), other(0)) || slices.ContainsFunc(s.Strides(), other(1)) {
				return v
			}
		default:
			return v
		}
		v = def.Operand(0)
	}
}

func samePlace(a, b vector.TransferOp) bool {
	return slices.Equal(a.Indices(), b.Indices()) && a.VectorType() == b.VectorType() && a.Map() == b.Map()
}

// sameValue reports whether read gives what write wrote: without masks, or because the padding is what all elements of the vector are.
func sameValue(write, read vector.TransferOp) bool {
	if slices.Contains(write.InBounds(), false) || !samePlace(write, read) {
		return false
	}
	if read.Mask() == nil {
		return write.Mask() == nil
	}
	d, ok := ir.ConstantOf(write.Vector()).(*ir.DenseElementsAttr)
	return ok && d.SplatValue() != nil && d.SplatValue() == ir.ConstantOf(read.Padding()) && (write.Mask() == nil || write.Mask() == read.Mask())
}

// disjoint reports whether two transfers of one memref certainly access other elements.
func disjoint(a, b vector.TransferOp) bool {
	if a.Source() != b.Source() || a.VectorType() != b.VectorType() {
		return false
	}
	x, y, shape := a.Indices(), b.Indices(), a.VectorType().Shape()
	leading := len(x) - len(a.Map().Results)
	c := a.Context()
	difference := c.AffineMap(2, 0, c.AffineDimExpr(0).Sub(c.AffineDimExpr(1)))
	for i := range x {
		m, _ := affine.ComposeMap(difference, []*ir.Value{x[i], y[i]})
		d, ok := affinemap.SingleConstant(affinemap.Simplify(m))
		size := int64(1)
		if i >= leading {
			size = shape[i-leading]
		}
		if ok && max(d, -d) >= size {
			return true
		}
	}
	return false
}

// reaches reports whether control can go from a to b, of one region.
func (o *transferOpt) reaches(a, b *ir.Operation) bool {
	if o.dom.Dominates(a, b) {
		return true
	}
	seen := map[*ir.Block]bool{}
	list := []*ir.Block{a.Block()}
	for len(list) > 0 {
		block := list[0]
		list = list[1:]
		end := block.Last()
		for i := 0; end != nil && i < end.NumSuccessors(); i++ {
			next := end.Successor(i)
			if next == b.Block() {
				return true
			}
			if !seen[next] {
				seen[next] = true
				list = append(list, next)
			}
		}
	}
	return false
}

// forward gives the uses of read what the last write before it wrote, if nothing else writes in between.
func (o *transferOpt) forward(read vector.TransferOp) bool {
	var last *ir.Operation
	var blocking []*ir.Operation
	visitUsers(read, rootOf(read.Source()), map[*ir.Operation]bool{}, func(u *ir.Operation) {
		switch w := (vector.TransferOp{Operation: u}); {
		case u.Is(vector.TransferRead), u.Is(vector.TransferWrite) && disjoint(w, read):
		case u.Is(vector.TransferWrite) && sameMemory(w, read) && o.dom.Dominates(u, read.Operation) && sameValue(w, read):
			if last == nil || o.dom.Dominates(last, u) {
				last = u
			}
		default:
			blocking = append(blocking, u)
		}
	})
	if last == nil {
		return false
	}
	region := last.ParentRegion()
	for _, w := range blocking {
		at := ir.AncestorIn(region, w)
		if at != nil && o.reaches(at, ir.AncestorIn(region, read.Operation)) && !o.post.OpPostDominates(last, w) {
			return false
		}
	}
	read.Result(0).ReplaceAllUsesWith(last.Operand(0))
	return true
}

// overwritten reports whether another transfer overwrites what write writes before anything reads it.
func (o *transferOpt) overwritten(write vector.TransferOp) bool {
	var first *ir.Operation
	var blocking []*ir.Operation
	visitUsers(write, rootOf(write.Source()), map[*ir.Operation]bool{}, func(u *ir.Operation) {
		t := vector.TransferOp{Operation: u}
		isTransfer := u.Is(vector.TransferWrite) || u.Is(vector.TransferRead)
		switch {
		case u.Is(vector.TransferWrite) && sameMemory(t, write) && samePlace(t, write) && t.Mask() == write.Mask() && o.post.OpPostDominates(u, write.Operation):
			if first == nil || o.post.OpPostDominates(first, u) {
				first = u
			}
		case isTransfer && disjoint(t, write):
		default:
			blocking = append(blocking, u)
		}
	})
	if first == nil {
		return false
	}
	region := first.ParentRegion()
	from := ir.AncestorIn(region, write.Operation)
	for _, u := range blocking {
		at := ir.AncestorIn(region, u)
		if at != nil && o.reaches(from, at) && !o.dom.Dominates(first, at) {
			return false
		}
	}
	return true
}
