package oneshot

import (
	"slices"

	"github.com/spvc/spvc/dialect/bufferization"
	"github.com/spvc/spvc/dialect/tensor"
	"github.com/spvc/spvc/ir"
)

// sinceSingleUse is the first version in which the elimination replaces one use of a tensor.empty, and moves the definitions that the
// replacement needs before this use. Earlier versions replace all uses.
const sinceSingleUse = 22

// EliminateEmptyTensors replaces each tensor.empty that ends up as the source of an insertion into a tensor by the part of that tensor
// which the insertion overwrites, so that the contents are computed in place.
func EliminateEmptyTensors(op *ir.Operation) bool {
	o := NewOptions()
	o.AllowReturnAllocsFromLoops = true
	s, ok := analyzeAll(op, o)
	if !ok {
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

// analyzeAll analyzes op, of a module all functions with their boundaries.
func analyzeAll(op *ir.Operation, o *Options) (*State, bool) {
	if op.Is(ir.Module) {
		o.FunctionBoundaries = true
		s, _, ok := analyzeFunctions(op, o, op.Context().MLIR() >= sinceSingleUse)
		return s, ok
	}
	s := newState(o)
	return s, s.analyze(op)
}

// eliminate replaces the tensor.empty ops from which the source of op comes.
func (s *State) eliminate(op *ir.Operation) {
	source := op.OperandUse(0)
	if !isTensor(op.Operand(1).Type()) && !(bufferization.MaterializeOp{Operation: op}).Restrict() || !s.inPlace[source] {
		return
	}
	needed := []*ir.Value{op.Operand(1)}
	if !op.Is(bufferization.MaterializeInDestination) {
		needed = append(needed, op.Operands()[2:]...)
	}
	followed := []*ir.Operand{source}
	isEmpty := func(v *ir.Value) bool { return v.DefinedBy(tensor.Empty) != nil }
	for _, v := range s.find(source.Value(), isEmpty, walk{onlyEquivalent: true, follow: func(o *ir.Operand) { followed = append(followed, o) }}) {
		uses := allUses(v)
		single := op.Context().MLIR() >= sinceSingleUse
		if single {
			i := slices.IndexFunc(followed, func(o *ir.Operand) bool { return o.Value() == v })
			if i < 0 {
				continue
			}
			uses = []*ir.Operand{followed[i]}
		}
		if !sameOrCast(v.Type(), source.Value().Type()) {
			continue
		}
		at := s.insertionPoint(v.DefiningOp(), uses, needed)
		if at == nil && single && s.moveBefore(needed, uses[0].Owner()) {
			at = uses[0].Owner()
		}
		if at != nil {
			s.replaceEmpty(op, v, uses, at)
		}
	}
}

// allUses returns the uses of v.
func allUses(v *ir.Value) (uses []*ir.Operand) {
	for u := v.FirstUse(); u != nil; u = u.NextUse() {
		uses = append(uses, u)
	}
	return uses
}

// sameOrCast reports whether a is b or can be cast to it.
func sameOrCast(a, b ir.Type) bool { return a == b || tensor.CastCompatible(a, b) }

// replaceEmpty creates the part of the tensor that op, an insertion, overwrites before at, and replaces the uses of e, a tensor.empty, by it.
func (s *State) replaceEmpty(op *ir.Operation, e *ir.Value, uses []*ir.Operand, at *ir.Operation) {
	b := ir.NewBuilder(op.Context(), nil)
	b.SetBefore(at)
	n, loc := op.Operand(1), e.Loc()
	switch x := (tensor.SliceOp{Operation: op}); {
	case !op.Is(bufferization.MaterializeInDestination):
		n = tensor.NewExtractSlice(b, loc, x.Source().Type(), n, x.Offsets(), x.Sizes(), x.Strides())
	case !isTensor(n.Type()):
		n = bufferization.NewToTensor(b, loc, n, true, true)
		bufferization.MaterializeOp{Operation: op}.DropRestrict()
	}
	if n.Type() != e.Type() {
		n = tensor.NewCast(b, loc, n, e.Type())
	}
	for _, u := range uses {
		u.Set(n)
	}
	if def := e.DefiningOp(); op.Context().MLIR() < sinceSingleUse && !e.HasUses() {
		def.Erase()
	}
}

// insertionPoint returns the first op of e, a tensor.empty, and those after the definitions of needed that all needed values dominate and
// that dominates the uses, or nil.
func (s *State) insertionPoint(e *ir.Operation, uses []*ir.Operand, needed []*ir.Value) *ir.Operation {
	candidates := []*ir.Operation{e}
	for _, v := range needed {
		if def := v.DefiningOp(); def != nil && def.Next() != nil {
			candidates = append(candidates, def.Next())
		} else if v.IsBlockArgument() && v.OwnerBlock().First() != nil {
			candidates = append(candidates, v.OwnerBlock().First())
		}
	}
	for _, at := range candidates {
		late := func(v *ir.Value) bool { return !s.dom.Available(v, at) }
		before := func(u *ir.Operand) bool { return !s.dom.Dominates(at, u.Owner()) }
		if !slices.ContainsFunc(needed, late) && !slices.ContainsFunc(uses, before) {
			return at
		}
	}
	return nil
}

// moveBefore moves the definitions of the values, and what they need, before op. It returns false and moves nothing if that is not possible.
func (s *State) moveBefore(vs []*ir.Value, op *ir.Operation) bool {
	moved, ok := ir.MovableDefinitions(s.dom, vs, op)
	for _, o := range moved {
		o.MoveBefore(op)
	}
	return ok
}
