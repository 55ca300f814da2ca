package flatten

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
)

// sameRoot returns the view in which x and y can only differ by the parts of type t. It emits an
// error if they may be different buffers.
func (f *flattener) sameRoot(op *ir.Operation, x, y *view) bool {
	if x.root == y.root && x.elem == y.elem && folded(x.shift) == folded(y.shift) && folded(x.byte) == folded(y.byte) {
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
	v := f.describe(x.stretch, t, op.Loc(), func(p part) interfaces.IndexValue {
		a, b := folded(x.part(p)), folded(y.part(p))
		if a == b {
			return a
		}
		s := arith.NewSelect(f.b, op.Loc(), op.Operand(0), f.value(a), f.value(b))
		f.created = append(f.created, s.DefiningOp())
		return interfaces.IndexValue{Value: s}
	})
	return f.define(op, v)
}

// control resolves the memrefs that a structured operation passes on. Their numbers take the
// memrefs' places.
func (f *flattener) control(op *ir.Operation) bool {
	if scf.Spreads(op) {
		return f.spread.Op(op)
	}
	return op.EmitOpError("passes memrefs on, which a kernel cannot do here: pass indices instead of memrefs")
}

// spreader replaces the memrefs that operations pass on by the numbers that their types leave
// open. The notes are the views of the memrefs in the list.
type spreader struct{ *flattener }

// Types returns index for each number that a memref leaves open.
func (f spreader) Types(types []ir.Type) []ir.Type {
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

// Values replaces the memrefs in a list of values by their numbers.
func (f spreader) Values(op *ir.Operation, values []*ir.Value, types []ir.Type) ([]*ir.Value, []*view, bool) {
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

// Agree reports whether memrefs are views of the same buffers.
func (f spreader) Agree(op *ir.Operation, want, got []*view) bool {
	for i, v := range got {
		if v != nil && want[i] != nil && !f.sameRoot(op, want[i], v) {
			return false
		}
	}
	return true
}

// Adopt lets values, numbers of memrefs among them, stand for old.
func (f spreader) Adopt(old []*ir.Value, types []ir.Type, values []*ir.Value, views []*view) {
	k := 0
	for i, x := range old {
		t, ok := types[i].(*ir.MemRefType)
		if !ok {
			x.ReplaceAllUsesWith(values[k])
			k++
			continue
		}
		v := f.describe(views[i].stretch, t, x.Loc(), func(part) interfaces.IndexValue {
			k++
			return interfaces.IndexValue{Value: values[k-1]}
		})
		f.views[x] = v
	}
}

// Region resolves the memrefs in a region.
func (f spreader) Region(r *ir.Region) bool { return f.region(r) }
