package oneshot

import (
	"github.com/spvc/spvc/dialect/bufferization"
	"github.com/spvc/spvc/dialect/tensor"
	"github.com/spvc/spvc/ir"
)

// EliminateEmptyTensors replaces each tensor.empty that ends up as the source of an insertion into a tensor by the part of that tensor
// which the insertion overwrites, so that the contents are computed in place.
func EliminateEmptyTensors(op *ir.Operation) bool {
	o := NewOptions()
	o.AllowReturnAllocsFromLoops = true
	s := newState(o)
	if !s.analyze(op) {
		return false
	}
	var ops []*ir.Operation
	op.WalkPre(func(op *ir.Operation) ir.WalkResult {
		if op.Is(tensor.InsertSlice) || op.Is(tensor.ParallelInsertSlice) || op.Is(bufferization.MaterializeInDestination) {
			ops = append(ops, op)
		}
		return ir.WalkAdvance
	})
	for _, op := range ops {
		s.eliminate(op)
	}
	return true
}

// eliminate replaces the tensor.empty ops from which the source of op comes.
func (s *State) eliminate(op *ir.Operation) {
	source := op.OperandUse(0)
	dest := op.Operand(1)
	if !isTensor(dest.Type()) || !s.inPlace[source] {
		return
	}
	isEmpty := func(v *ir.Value) bool { return v.DefinedBy(tensor.Empty) != nil }
	for _, v := range s.find(source.Value(), isEmpty, walk{onlyEquivalent: true, onlyInPlace: true}) {
		e := v.DefiningOp()
		var needed []*ir.Value
		if op.Is(bufferization.MaterializeInDestination) {
			needed = []*ir.Value{dest}
		} else {
			needed = append([]*ir.Value{dest}, op.Operands()[2:]...)
		}
		at := s.insertionPoint(e, needed, source)
		if at == nil || v.Type() != source.Value().Type() {
			continue
		}
		b := ir.NewBuilder(op.Context(), nil)
		b.SetBefore(at)
		n := dest
		if !op.Is(bufferization.MaterializeInDestination) {
			x := tensor.SliceOp{Operation: op}
			n = tensor.NewExtractSlice(b, e.Loc(), v.Type(), dest, x.Offsets(), x.Sizes(), x.Strides())
		}
		if n.Type() != v.Type() {
			continue
		}
		v.ReplaceUsesIf(n, func(u *ir.Operand) bool { return s.dom.Dominates(at, u.Owner()) })
	}
}

// insertionPoint returns the first op at or after e that all needed values dominate and that still dominates the uses of e, or nil.
func (s *State) insertionPoint(e *ir.Operation, needed []*ir.Value, _ *ir.Operand) *ir.Operation {
	candidates := []*ir.Operation{e}
	for _, v := range needed {
		if def := v.DefiningOp(); def != nil && def.Next() != nil {
			candidates = append(candidates, def.Next())
		} else if v.IsBlockArgument() && v.OwnerBlock().First() != nil {
			candidates = append(candidates, v.OwnerBlock().First())
		}
	}
	for _, at := range candidates {
		ok := true
		for _, v := range needed {
			if def := v.DefiningOp(); def != nil {
				ok = ok && s.dom.ProperlyDominates(def, at)
			} else {
				ok = ok && s.dom.DominatesBlock(v.OwnerBlock(), at.Block())
			}
		}
		for u := e.Result(0).FirstUse(); ok && u != nil; u = u.NextUse() {
			ok = s.dom.Dominates(at, u.Owner())
		}
		if ok {
			return at
		}
	}
	return nil
}
