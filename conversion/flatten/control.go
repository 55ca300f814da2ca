package flatten

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/ir"
)

// carries reports whether op passes memrefs from block to block.
func carries(op *ir.Operation) bool {
	if op.NumRegions() == 0 {
		return false
	}
	for i := range op.NumResults() {
		if isMemRef(op.Result(i)) {
			return true
		}
	}
	for i := range op.NumRegions() {
		if b := op.Region(i).First(); b != nil {
			for _, a := range b.Args() {
				if isMemRef(a) {
					return true
				}
			}
		}
	}
	return false
}

// sameRoot returns the view in which x and y can only differ by the parts of type t. It emits an
// error if they may be different buffers.
func (f *flattener) sameRoot(op *ir.Operation, x, y *view) bool {
	if x == nil || y == nil {
		return op.EmitOpError("passes on a memref whose buffer is not known in the kernel")
	}
	if x.root == y.root && folded(x.shift) == folded(y.shift) {
		return true
	}
	return op.EmitOpError("selects between different buffers, and SPIR-V has no pointers to choose from: load from both and select the elements, or select the indices",
		ir.Note(x.root.value.Loc(), "one buffer is here"), ir.Note(y.root.value.Loc(), "another one is here"))
}

// selected resolves arith.select of two views of one buffer.
func (f *flattener) selected(op *ir.Operation) bool {
	x, y := f.source(op, op.Operand(1)), f.source(op, op.Operand(2))
	if x == nil || y == nil || !f.sameRoot(op, x, y) {
		return false
	}
	t := op.Result(0).Type().(*ir.MemRefType)
	if _, _, ok := t.StridesAndOffset(); !ok {
		return op.EmitOpError("needs a memref with a strided layout, not " + ir.QuoteType(t))
	}
	v := f.describe(x.root, t, op.Loc(), func(p part) ir.IndexValue {
		a, b := folded(x.part(p)), folded(y.part(p))
		if a == b {
			return a
		}
		s := arith.NewSelect(f.b, op.Loc(), op.Operand(0), f.value(a), f.value(b))
		f.created = append(f.created, s.DefiningOp())
		return ir.IndexValue{Value: s}
	})
	v.shift = x.shift
	return f.define(op, v)
}

// control resolves the memrefs that a structured operation passes on. Their numbers take the
// memrefs' places.
func (f *flattener) control(op *ir.Operation) bool {
	switch op.Def() {
	case scf.For:
		return f.loop(op)
	case scf.While:
		return f.while(op)
	case scf.If, scf.IndexSwitch, scf.ExecuteRegion, memref.AllocaScope:
		return f.branches(op)
	}
	return op.EmitOpError("passes memrefs on, which a kernel cannot do here: pass indices instead of memrefs")
}

// numbersOf replaces the memrefs in a list of values by the numbers that their types leave open.
// types are those of the list.
func (f *flattener) numbersOf(op *ir.Operation, values []*ir.Value, types []ir.Type) ([]*ir.Value, []*view, bool) {
	views := make([]*view, len(values))
	var out []*ir.Value
	for i, x := range values {
		t, ok := types[i].(*ir.MemRefType)
		if !ok {
			out = append(out, x)
			continue
		}
		v := f.source(op, x)
		if v == nil {
			return nil, nil, false
		}
		if _, _, ok := t.StridesAndOffset(); !ok {
			return nil, nil, op.EmitOpError("needs a memref with a strided layout, not " + ir.QuoteType(t))
		}
		views[i] = v
		for _, p := range partsOf(t) {
			out = append(out, f.value(v.part(p)))
		}
	}
	return out, views, true
}

// open returns the types of the values that numbersOf makes of values of the given types.
func (f *flattener) open(types []ir.Type) []ir.Type {
	var out []ir.Type
	for _, t := range types {
		m, ok := t.(*ir.MemRefType)
		if !ok {
			out = append(out, t)
			continue
		}
		for range partsOf(m) {
			out = append(out, f.b.Context().Index())
		}
	}
	return out
}

// adopt lets values, which numbersOf made, stand for old, the values of the types before. views
// say where the memrefs among old lie. The builder is where values are defined.
func (f *flattener) adopt(old []*ir.Value, types []ir.Type, values []*ir.Value, views []*view) {
	k := 0
	for i, x := range old {
		t, ok := types[i].(*ir.MemRefType)
		if !ok {
			x.ReplaceAllUsesWith(values[k])
			k++
			continue
		}
		v := f.describe(views[i].root, t, x.Loc(), func(part) ir.IndexValue {
			k++
			return ir.IndexValue{Value: values[k-1]}
		})
		v.shift = views[i].shift
		v.first = f.add(x.Loc(), v.shift, v.offset)
		f.views[x] = v
	}
}

// arguments replaces the memref arguments of a block from first on. The old arguments go when the
// operations that use them have gone.
func (f *flattener) arguments(b *ir.Block, first int, views []*view) {
	old := append([]*ir.Value(nil), b.Args()[first:]...)
	types := typesOf(old)
	var values []*ir.Value
	for _, t := range f.open(types) {
		values = append(values, b.AddArg(t, b.Parent().Loc()))
	}
	saved := f.b.InsertionPoint()
	f.b.SetStart(b)
	f.adopt(old, types, values, views)
	f.b.SetInsertionPoint(saved)
	f.stale = append(f.stale, staleArgs{b, first, len(old)})
}

// staleArgs are arguments of a block that the pass replaced.
type staleArgs struct {
	b        *ir.Block
	first, n int
}

func (s staleArgs) erase() {
	for i := s.first + s.n - 1; i >= s.first; i-- {
		s.b.EraseArg(i)
	}
}

func typesOf(vs []*ir.Value) []ir.Type {
	ts := make([]ir.Type, len(vs))
	for i, v := range vs {
		ts[i] = v.Type()
	}
	return ts
}

// rebuild replaces op by one with other operands and result types, which takes its regions.
func (f *flattener) rebuild(op *ir.Operation, operands []*ir.Value, results []ir.Type) *ir.Operation {
	f.b.SetBefore(op)
	n := f.b.CreateWithRegions(op.Loc(), op.Def(), operands, results, op.NumRegions(), op.Attrs()...)
	for i := range op.NumRegions() {
		n.Region(i).TakeBlocks(op.Region(i))
	}
	f.dead = append(f.dead, op)
	return n
}

// finish lets the results of n, which rebuild made of op, stand for those of op.
func (f *flattener) finish(op, n *ir.Operation, views []*view) {
	f.b.SetAfter(n)
	f.adopt(op.Results(), op.ResultTypes(), n.Results(), views)
}

// yield replaces the memrefs from operand first of a terminator, which pass to values of the given
// types. They must be views of the buffers of want, where want has a view.
func (f *flattener) yield(op *ir.Operation, first int, types []ir.Type, want []*view) ([]*view, bool) {
	f.b.SetBefore(op)
	values, views, ok := f.numbersOf(op, op.Operands()[first:], types)
	if !ok {
		return nil, false
	}
	for i, v := range views {
		if v != nil && want != nil && want[i] != nil && !f.sameRoot(op, want[i], v) {
			return nil, false
		}
	}
	op.SetOperands(append(op.Operands()[:first:first], values...))
	return views, true
}

func (f *flattener) loop(op *ir.Operation) bool {
	types := op.ResultTypes()
	inits, views, ok := f.numbersOf(op, op.Operands()[3:], types)
	if !ok {
		return false
	}
	n := f.rebuild(op, append(op.Operands()[:3:3], inits...), f.open(types))
	body := n.Region(0).First()
	f.arguments(body, 1, views)
	if !f.region(n.Region(0)) {
		return false
	}
	if _, ok := f.yield(body.Last(), 0, types, views); !ok {
		return false
	}
	f.finish(op, n, views)
	return true
}

func (f *flattener) while(op *ir.Operation) bool {
	types := typesOf(op.Operands())
	inits, views, ok := f.numbersOf(op, op.Operands(), types)
	if !ok {
		return false
	}
	n := f.rebuild(op, inits, f.open(op.ResultTypes()))
	before, after := n.Region(0).First(), n.Region(1).First()
	f.arguments(before, 0, views)
	if !f.region(n.Region(0)) {
		return false
	}
	passed, ok := f.yield(before.Last(), 1, op.ResultTypes(), nil)
	if !ok {
		return false
	}
	f.arguments(after, 0, passed)
	if !f.region(n.Region(1)) {
		return false
	}
	if _, ok := f.yield(after.Last(), 0, types, views); !ok {
		return false
	}
	f.finish(op, n, passed)
	return true
}

// branches resolves operations whose regions yield the results.
func (f *flattener) branches(op *ir.Operation) bool {
	if !f.regions(op) {
		return false
	}
	var views []*view
	for i := range op.NumRegions() {
		for b := op.Region(i).First(); b != nil; b = b.Next() {
			last := b.Last()
			if last == nil || !last.Is(scf.Yield) && !last.Is(memref.AllocaScopeReturn) {
				continue
			}
			yielded, ok := f.yield(last, 0, op.ResultTypes(), views)
			if !ok {
				return false
			}
			if views == nil {
				views = yielded
			}
		}
	}
	if views == nil {
		return op.EmitOpError("yields no value for its memrefs")
	}
	n := f.rebuild(op, op.Operands(), f.open(op.ResultTypes()))
	f.finish(op, n, views)
	return true
}
