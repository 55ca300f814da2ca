package analysis

import "github.com/spvc/spvc/ir"

// Liveness says which values matter: those that an operation with effects may need,
// directly or through other values, and those that may leave the analyzed operation.
type Liveness struct {
	s       *solver
	effects ir.EffectMemo
	marks   map[*ir.Value]uint8
	// slots are operands that control flow passes on; passed lists those that an argument or
	// result receives.
	slots  []slot
	passed map[*ir.Value][]int
	// needs lists the values that become live with the first live result of an operation.
	needs map[*ir.Operation][]*ir.Value
	calls map[*ir.Operation][]*ir.Operation // by the function that they call
	work  []*ir.Value
}

// slot is a value that control flow passes to receivers.
type slot struct {
	value     *ir.Value
	receivers []*ir.Value
}

// The marks of a value. An argument or result is kept, although it may not be live, if an
// operand that is passed to it also reaches a live one.
const (
	markLive uint8 = 1 << iota
	markKept
	markUnreached // defined where control does not come
)

// FindLiveness computes which values in op are live, as MLIR's liveness analysis does: what
// branches between blocks and operations with effects use is live. Values in code that
// control does not reach count as live. The analysis is valid until the operations change,
// but outlives the removal of values.
func FindLiveness(op *ir.Operation) *Liveness {
	l := &Liveness{s: solve(op), effects: op.Context().FixedEffects(), marks: map[*ir.Value]uint8{}, passed: map[*ir.Value][]int{}, needs: map[*ir.Operation][]*ir.Value{}, calls: map[*ir.Operation][]*ir.Operation{}}
	op.Walk(func(o *ir.Operation) {
		if m, ok := ir.OpInterface[ir.CallModel](o.Info()); ok {
			if f := l.s.callee(m, o); f != nil {
				l.calls[f] = append(l.calls[f], o)
			}
		}
	})
	l.s.eachPre(op, l.enterOp, l.enterBlock)
	for len(l.work) > 0 {
		v := l.work[len(l.work)-1]
		l.work = l.work[:len(l.work)-1]
		l.spread(v)
	}
	return l
}

// IsLive reports whether v is live.
func (l *Liveness) IsLive(v *ir.Value) bool { return l.marks[v]&(markLive|markUnreached) != 0 }

// IsKept reports whether v, an argument or result that control flow sets, has to stay.
func (l *Liveness) IsKept(v *ir.Value) bool { return l.marks[v] != 0 }

// IsDead reports whether op has neither effects nor live results.
func (l *Liveness) IsDead(op *ir.Operation) bool {
	for i := range op.NumResults() {
		if l.IsLive(op.Result(i)) {
			return false
		}
	}
	return l.effects.IsMemoryEffectFree(op)
}

// IsInternal reports whether f is a function with a body that only calls in the analyzed
// operation use.
func (l *Liveness) IsInternal(f *ir.Operation) bool {
	r, ok := callableRegion(f)
	return ok && r != nil && !r.Empty() && f != l.s.top && f.HasTrait(ir.Symbol) && ir.SymbolVisibility(f) != ir.Public && !l.s.predsOf(f).unknown
}

// Calls returns the calls of f in the analyzed operation, also those that control does not
// reach.
func (l *Liveness) Calls(f *ir.Operation) []*ir.Operation { return l.calls[f] }

func (l *Liveness) reached(op *ir.Operation) bool { return op.Block() == nil || l.s.live[op.Block()] }

// mark adds marks to v, and queues it if its sources may depend on them.
func (l *Liveness) mark(v *ir.Value, marks uint8) {
	if old := l.marks[v]; old|marks != old {
		l.marks[v] = old | marks
		l.work = append(l.work, v)
	}
}

func (l *Liveness) markAll(vs []*ir.Value) {
	for _, v := range vs {
		l.mark(v, markLive)
	}
}

// enterBlock marks the arguments of blocks that control does not reach.
func (l *Liveness) enterBlock(b *ir.Block) {
	if !l.s.live[b] {
		for _, a := range b.Args() {
			l.mark(a, markUnreached)
		}
	}
}

// enterOp records where the operands of op go, and marks those that are live in any case.
func (l *Liveness) enterOp(op *ir.Operation) {
	if m, ok := ir.OpInterface[ir.RegionBranchModel](op.Info()); ok {
		l.enterRegions(op, m)
	}
	if !l.reached(op) {
		for i := range op.NumResults() {
			l.mark(op.Result(i), markUnreached)
		}
		return
	}
	if regionBranch(op) {
		return
	}
	if m, ok := ir.OpInterface[ir.CallModel](op.Info()); ok {
		l.enterCall(op, m)
		return
	}
	p := op.Parent()
	switch {
	case op.NumSuccessors() > 0:
		l.markAll(op.Operands())
	case p != nil && op.HasTrait(ir.Terminator) && regionBranch(p):
		// enterRegions handles it.
	case p != nil && op.HasTrait(ir.ReturnLike) && returns(op):
		l.enterReturn(op, p)
	case op.HasTrait(ir.ReturnLike):
		l.markAll(op.Operands())
	default:
		l.markNeeded(op, op.Operands())
	}
}

func regionBranch(op *ir.Operation) bool {
	_, ok := ir.OpInterface[ir.RegionBranchModel](op.Info())
	return ok
}

// markNeeded makes vs live if op has effects, and otherwise together with its results.
func (l *Liveness) markNeeded(op *ir.Operation, vs []*ir.Value) {
	if !l.effects.IsMemoryEffectFree(op) {
		l.markAll(vs)
	} else if op.NumResults() > 0 && len(vs) > 0 {
		l.needs[op] = append(l.needs[op], vs...)
	}
}

// enterCall connects the operands of a call with the arguments of the function.
func (l *Liveness) enterCall(op *ir.Operation, m ir.CallModel) {
	start, n := 0, 0
	if f := l.s.callee(m, op); f != nil && l.IsInternal(f) {
		r, _ := callableRegion(f)
		start, n = m.CallOperands(op)
		args := r.First().Args()
		n = min(n, len(args))
		for i := range n {
			l.connect(op.Operand(start+i), args[i:i+1])
		}
	}
	for i := range op.NumOperands() {
		if i < start || i >= start+n {
			l.mark(op.Operand(i), markLive)
		}
	}
}

// enterReturn connects the operands of a return with the results of the calls.
func (l *Liveness) enterReturn(op, function *ir.Operation) {
	if !l.IsInternal(function) {
		l.markAll(op.Operands())
		return
	}
	for i := range op.NumOperands() {
		for _, call := range l.calls[function] {
			if i < call.NumResults() {
				l.connect(op.Operand(i), []*ir.Value{call.Result(i)})
			}
		}
	}
}

// connect records that v is passed to receivers.
func (l *Liveness) connect(v *ir.Value, receivers []*ir.Value) {
	for _, r := range receivers {
		l.passed[r] = append(l.passed[r], len(l.slots))
	}
	l.slots = append(l.slots, slot{v, receivers})
}

// enterRegions connects what op and the terminators of its regions pass on with the
// receivers. The other operands decide where control goes.
func (l *Liveness) enterRegions(op *ir.Operation, m ir.RegionBranchModel) {
	deciding := l.enterPassed(op, Entries(op, m))
	for i := range op.NumRegions() {
		for b := op.Region(i).First(); b != nil; b = b.Next() {
			t := b.Last()
			if t == nil || !t.HasTrait(ir.Terminator) || t.NumSuccessors() > 0 {
				continue
			}
			rest := l.enterPassed(t, Exits(t, op, m))
			if t.HasTrait(ir.ReturnLike) {
				l.markAll(rest)
			}
			deciding = append(deciding, rest...)
		}
		if b := op.Region(i).First(); b != nil && !l.s.live[b] && l.reached(op) {
			deciding = append(deciding, usedFromOutside(op.Region(i))...)
		}
	}
	if l.reached(op) {
		l.markNeeded(op, deciding)
	}
}

// usedFromOutside returns the values from outside of r that operations in r use.
func usedFromOutside(r *ir.Region) []*ir.Value {
	var out []*ir.Value
	r.WalkPre(func(o *ir.Operation) ir.WalkResult {
		for i := range o.NumOperands() {
			if v := o.Operand(i); !r.IsAncestor(v.ParentRegion()) {
				out = append(out, v)
			}
		}
		return ir.WalkAdvance
	})
	return out
}

// enterPassed connects the operands of op with their receivers. It returns the operands
// that have none.
func (l *Liveness) enterPassed(op *ir.Operation, receivers [][]*ir.Value) (rest []*ir.Value) {
	for i, r := range receivers {
		if len(r) > 0 {
			l.connect(op.Operand(i), r)
		} else {
			rest = append(rest, op.Operand(i))
		}
	}
	return rest
}

// spread marks what the marked value v depends on.
func (l *Liveness) spread(v *ir.Value) {
	for _, i := range l.passed[v] {
		s := &l.slots[i]
		l.mark(s.value, markLive)
		for _, r := range s.receivers {
			l.mark(r, markKept)
		}
		s.receivers = nil
	}
	delete(l.passed, v)
	if def := v.DefiningOp(); def != nil && l.marks[v]&markLive != 0 {
		if vs := l.needs[def]; vs != nil {
			delete(l.needs, def)
			l.markAll(vs)
		}
	}
}

// Entries returns, for each operand of op, the arguments and results that receive its
// value when op begins.
func Entries(op *ir.Operation, m ir.RegionBranchModel) [][]*ir.Value {
	out := make([][]*ir.Value, op.NumOperands())
	m.RegionSuccessors(op, -1, func(to int) {
		passed := m.EntryOperands(op, to)
		start := lastIndex(op, passed)
		for i, in := range m.SuccessorInputs(op, to) {
			if i < len(passed) {
				out[start+i] = append(out[start+i], in)
			}
		}
	})
	return out
}

// lastIndex returns where vs are among the operands of op. Operands that are passed on
// are the last ones.
func lastIndex(op *ir.Operation, vs []*ir.Value) int {
	for start := op.NumOperands() - len(vs); start > 0; start-- {
		same := true
		for i, v := range vs {
			same = same && op.Operand(start+i) == v
		}
		if same {
			return start
		}
	}
	return 0
}

// Exits returns, for each operand of t, a terminator of a region of op, the arguments and
// results of op that receive its value. It returns nothing for the operands of a terminator
// that is not known to pass values.
func Exits(t, op *ir.Operation, m ir.RegionBranchModel) [][]*ir.Value {
	out := make([][]*ir.Value, t.NumOperands())
	if !returns(t) {
		return out
	}
	model, _ := ir.OpInterface[ir.RegionTerminatorModel](t.Info())
	m.RegionSuccessors(op, t.ParentRegion().Index(), func(to int) {
		start, n := 0, t.NumOperands()
		if model != nil {
			start, n = model.ForwardedOperands(t, to)
		}
		for i, in := range m.SuccessorInputs(op, to) {
			if i < n {
				out[start+i] = append(out[start+i], in)
			}
		}
	})
	return out
}
