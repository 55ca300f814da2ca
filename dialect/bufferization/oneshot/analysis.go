package oneshot

import (
	"math/rand"

	"github.com/spvc/spvc/dialect/bufferization"
	"github.com/spvc/spvc/ir"
)

// analyze decides about all operands below op. It emits an error if that is not possible.
func (s *State) analyze(op *ir.Operation) bool {
	op.Walk(func(op *ir.Operation) {
		if m := s.Model(op); m != nil {
			eachTensor(op, func(o *ir.Operand) {
				if m.MustBeInPlace(s, o) {
					s.use(o)
				}
			})
		}
	})
	if !s.consistent(op) {
		return false
	}
	for _, o := range s.order(op) {
		s.decide(o)
	}
	s.findEquivalences(op)
	ok := true
	op.Walk(func(op *ir.Operation) {
		if m := s.Model(op); m != nil {
			ok = m.Verify(s, op) && ok
		}
	})
	if ok {
		s.findUndefined(op)
	}
	if s.Options.TestAnalysisOnly {
		s.markInPlace(op)
	}
	if s.Options.DumpAliasSets {
		s.markAliases(op)
	}
	return ok
}

func eachTensor(op *ir.Operation, visit func(o *ir.Operand)) {
	for i := range op.NumOperands() {
		if o := op.OperandUse(i); isTensor(o.Value().Type()) {
			visit(o)
		}
	}
}

// consistent checks what the analysis assumes.
func (s *State) consistent(op *ir.Operation) bool {
	ok := true
	visit := func(check func(m Model, op *ir.Operation) bool) bool {
		op.Walk(func(op *ir.Operation) {
			if ok {
				if m := s.Model(op); m != nil {
					ok = check(m, op)
				}
			}
		})
		return ok
	}
	return visit(func(m Model, op *ir.Operation) bool {
		for i := range op.NumRegions() {
			if r := op.Region(i); r.NumBlocks() > 1 && !m.AllowsBranches() {
				return op.EmitOpError("op or BufferizableOpInterface implementation does not support unstructured control flow, but at least one region has multiple blocks")
			}
		}
		return true
	}) && visit(s.consistentOp)
}

func (s *State) consistentOp(_ Model, op *ir.Operation) bool {
	if op.Is(bufferization.ToTensor) && !(bufferization.ToTensorOp{Operation: op}).Restrict() && op.HasUses() {
		return op.EmitOpError("to_tensor ops without `restrict` are not supported by One-Shot Analysis")
	}
	ok := true
	eachTensor(op, func(o *ir.Operand) {
		switch {
		case !ok:
		case s.conflicts(o, true):
			ok = op.EmitOpError("not bufferizable under the given constraints: cannot avoid RaW conflict")
		case s.inPlace[o] && s.writesReadOnly(o, true):
			ok = op.EmitOpError("not bufferizable under the given constraints: would write to read-only buffer")
		}
	})
	return ok
}

// decide uses the buffer of each operand of op that is free of conflicts.
func (s *State) decide(op *ir.Operation) {
	eachTensor(op, func(o *ir.Operand) {
		if !s.inPlace[o] && !s.writesReadOnly(o, false) && !s.conflicts(o, false) {
			s.use(o)
		}
	})
}

// order returns the operations with tensors in the order of the heuristic.
func (s *State) order(op *ir.Operation) []*ir.Operation {
	var ops []*ir.Operation
	op.Walk(func(op *ir.Operation) {
		if usesTensors(op) {
			ops = append(ops, op)
		}
	})
	switch s.Options.Heuristic {
	case BottomUp:
		reverse(ops)
	case Fuzzer:
		rand.New(rand.NewSource(int64(s.Options.FuzzerSeed))).Shuffle(len(ops), func(i, j int) { ops[i], ops[j] = ops[j], ops[i] })
	case BottomUpFromTerminators:
		return s.fromTerminators(op, ops)
	}
	return ops
}

func reverse(ops []*ir.Operation) {
	for i, j := 0, len(ops)-1; i < j; i, j = i+1, j-1 {
		ops[i], ops[j] = ops[j], ops[i]
	}
}

// fromTerminators returns first the terminators, those of outer regions first, each with the operations of its region on the chains that
// end in it, and then the others from the last to the first.
func (s *State) fromTerminators(root *ir.Operation, ops []*ir.Operation) []*ir.Operation {
	var out []*ir.Operation
	seen := map[*ir.Operation]bool{}
	add := func(op *ir.Operation) bool {
		if seen[op] {
			return false
		}
		seen[op] = true
		out = append(out, op)
		return true
	}
	root.WalkPre(func(op *ir.Operation) ir.WalkResult {
		if op.NumSuccessors() == 0 && op.HasTrait(ir.Terminator) && add(op) {
			s.alongChains(op, add)
		}
		return ir.WalkAdvance
	})
	for i := len(ops) - 1; i >= 0; i-- {
		add(ops[i])
	}
	return out
}

// alongChains adds the operations in the region of end from which the operands of end come.
func (s *State) alongChains(end *ir.Operation, add func(op *ir.Operation) bool) {
	var list []*ir.Value
	push := func(v *ir.Value) {
		if isTensor(v.Type()) && !v.IsBlockArgument() {
			list = append(list, v)
		}
	}
	for _, v := range end.Operands() {
		push(v)
	}
	for len(list) > 0 {
		v := list[len(list)-1]
		list = list[:len(list)-1]
		if add(v.DefiningOp()) && end.ParentRegion().IsAncestor(v.ParentRegion()) {
			for _, a := range s.AliasingOperands(v) {
				push(a.Operand.Value())
			}
		}
	}
}

// findEquivalences finds the results whose buffer certainly is that of an operand.
func (s *State) findEquivalences(root *ir.Operation) {
	root.Walk(func(op *ir.Operation) {
		m := s.Model(op)
		if m == nil {
			return
		}
		for _, r := range op.Results() {
			if isTensor(r.Type()) {
				s.findEquivalent(m, op, r)
			}
		}
	})
}

func (s *State) findEquivalent(m Model, op *ir.Operation, r *ir.Value) {
	aliases := m.AliasingOperands(s, r)
	if len(aliases) == 0 {
		return
	}
	first, all := aliases[0].Operand.Value(), true
	for _, a := range aliases {
		ok := a.Equivalent && s.inPlace[a.Operand]
		if ok && a.Definite {
			s.equal.union(r, a.Operand.Value())
			return
		}
		all = all && ok && s.Equivalent(a.Operand.Value(), first)
	}
	if all && !m.Allocates(op, r) {
		s.equal.union(r, first)
	}
}

// findUndefined notes the tensors that nothing has written, before copies change the operations.
func (s *State) findUndefined(root *ir.Operation) {
	root.Walk(func(op *ir.Operation) {
		for _, r := range op.Results() {
			if isTensor(r.Type()) && len(s.definitions(r)) == 0 {
				s.undefined[r] = true
			}
		}
	})
}
