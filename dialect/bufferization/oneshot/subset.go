package oneshot

import (
	"github.com/spvc/spvc/dialect/tensor"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
)

// insertion is an operation that inserts source into a part of dest.
type insertion struct {
	op           *ir.Operation
	source, dest *ir.Operand
}

// insertionOf returns the insertion that op is.
func insertionOf(op *ir.Operation) (insertion, bool) {
	if op.Is(tensor.ParallelInsertSlice) {
		return insertion{op, op.OperandUse(0), op.OperandUse(1)}, true
	}
	m, ok := ir.OpInterface[interfaces.SubsetModel](op.Info())
	if !ok || m.Inserted(op) < 0 {
		return insertion{}, false
	}
	return insertion{op, op.OperandUse(m.Inserted(op)), op.OperandUse(m.Container(op))}, true
}

func subsetOf(op *ir.Operation) (interfaces.Subset, bool) {
	if op.Is(tensor.ParallelInsertSlice) {
		x := tensor.SliceOp{Operation: op}
		return interfaces.Subset{Offsets: x.Offsets(), Sizes: x.Sizes(), Strides: x.Strides()}, true
	}
	m, ok := ir.OpInterface[interfaces.SubsetModel](op.Info())
	if !ok {
		return interfaces.Subset{}, false
	}
	return m.Subset(op)
}

// isPart reports whether v is extracted from, or inserted into, the part of an equivalent tensor that the insertion overwrites.
func (s *State) isPart(v *ir.Value, in insertion) bool {
	op := v.DefiningOp()
	if op == nil {
		return false
	}
	m, ok := ir.OpInterface[interfaces.SubsetModel](op.Info())
	if !ok || m.Inserted(op) >= 0 || !s.Equivalent(op.Operand(m.Container(op)), in.dest.Value()) {
		return false
	}
	a, ok1 := m.Subset(op)
	b, ok2 := subsetOf(in.op)
	return ok1 && ok2 && a.EqualTo(b)
}

// fills reports whether v comes from the part of the tensor that the insertion overwrites, on each path.
func (s *State) fills(v *ir.Value, in insertion) bool {
	part := func(x *ir.Value) bool { return s.isPart(x, in) }
	for _, x := range s.find(v, part, walk{leaves: true}) {
		if !part(x) {
			return false
		}
	}
	return true
}

// sameSubset reports whether the read and the write agree about a part of a tensor, of which one is inserted into the other.
func (s *State) sameSubset(r, w *ir.Operand) bool {
	if in, ok := insertionOf(r.Owner()); ok {
		// The op does not read what it overwrites, and may overwrite a part by itself.
		if r == in.dest && s.fills(w.Value(), in) || r == in.source && w == in.dest && s.fills(r.Value(), in) {
			return true
		}
	}
	// A part that is inserted where it comes from stays the same.
	in, ok := insertionOf(w.Owner())
	return ok && w == in.dest && s.Equivalent(r.Value(), in.source.Value()) && s.fills(in.source.Value(), in)
}
