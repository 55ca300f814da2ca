package analysis

import "github.com/spvc/spvc/ir"

// maxRounds bounds how often settle looks at all operations.
const maxRounds = 32

// settle makes the fixed point of the solver cover the code that the solver does not enter. As in
// MLIR 19, control does not leave an operation while one of its operands is unknown. Values that
// are no integers, and results of loops that carry such values, stay unknown. In MLIR 19, values
// that meet others behind such operations keep the ranges of the others alone. Here, the range of
// each value that such code may pass on becomes that of the type.
func (s *solver) settle() {
	for range maxRounds {
		l := leaks{solver: s, seen: map[*ir.Block]bool{}}
		s.eachPre(s.top, l.visit, nil)
		for len(l.todo) > 0 {
			b := l.todo[len(l.todo)-1]
			l.todo = l.todo[:len(l.todo)-1]
			for o := b.First(); o != nil; o = o.Next() {
				s.eachPre(o, l.follow, nil)
			}
		}
		if len(s.queue) == 0 {
			return
		}
		s.drain()
	}
	s.values = nil
}

// leaks finds where control and values may go from code that the solver did not enter.
type leaks struct {
	*solver
	seen map[*ir.Block]bool
	todo []*ir.Block // reachable, but not entered
}

// taint makes the ranges of vs those of their types, now if they are known, or when they become known.
func (s *solver) taint(vs []*ir.Value) {
	for _, v := range vs {
		w := scalarWidth(v.Type())
		if w == 0 {
			continue
		}
		s.tainted[v] = true
		if s.Of(v).Known() {
			s.grow(v, MaxRange(w))
		}
	}
}

func (l *leaks) reach(b *ir.Block) {
	l.taint(b.Args())
	if !l.live[b] && !l.seen[b] {
		l.seen[b] = true
		l.todo = append(l.todo, b)
	}
}

func (l *leaks) reachSuccessors(op *ir.Operation) {
	for i := range op.NumSuccessors() {
		l.reach(op.Successor(i))
	}
}

// reachRegions handles an op from which control may go anywhere, or from a region of it.
func (l *leaks) reachRegions(op *ir.Operation) {
	l.taint(op.Results())
	for i := range op.NumRegions() {
		if b := op.Region(i).First(); b != nil {
			l.reach(b)
		}
	}
}

// hasUnknown reports whether the range of an integer operand of op is unknown.
func (l *leaks) hasUnknown(op *ir.Operation) bool {
	for i := range op.NumOperands() {
		if v := op.Operand(i); scalarWidth(v.Type()) != 0 && !l.Of(v).Known() {
			return true
		}
	}
	return false
}

// visit handles an operation that the solver may have entered.
func (l *leaks) visit(op *ir.Operation) {
	if op.Block() != nil && !l.live[op.Block()] {
		return
	}
	unknown := l.hasUnknown(op)
	if m, ok := ir.OpInterface[ir.CallModel](op.Info()); ok && unknown {
		l.openCallee(m, op)
	}
	if directsFlow(op) {
		l.visitFlow(op, unknown)
	}
	if _, ok := ir.OpInterface[RangeModel](op.Info()); ok && unknown {
		l.taint(op.Results())
	}
}

// visitFlow handles a live operation that directs control.
func (l *leaks) visitFlow(op *ir.Operation, unknown bool) {
	_, known := l.constants(op)
	if _, ok := ir.OpInterface[ir.RegionBranchModel](op.Info()); ok && op.NumRegions() > 0 && !known {
		l.reachRegions(op)
	}
	if returns(op) {
		if _, ok := ir.OpInterface[ir.RegionBranchModel](op.Parent().Info()); !ok && unknown {
			l.openCalls(op.Parent())
		} else if ok && !known {
			l.reachRegions(op.Parent())
		}
	}
	if _, ok := ir.OpInterface[ir.BranchModel](op.Info()); ok && !known {
		l.reachSuccessors(op)
	}
}

// follow handles an operation that may run although the solver did not enter its block.
func (l *leaks) follow(op *ir.Operation) {
	if m, ok := ir.OpInterface[ir.CallModel](op.Info()); ok {
		l.openCallee(m, op)
	}
	if _, ok := callableRegion(op); ok {
		l.open(op)
	}
	l.reachSuccessors(op)
	if returns(op) {
		if _, ok := ir.OpInterface[ir.RegionBranchModel](op.Parent().Info()); ok {
			l.reachRegions(op.Parent())
		} else {
			l.openCalls(op.Parent())
		}
	}
}

// openCallee lets the callee of a call receive anything.
func (l *leaks) openCallee(m ir.CallModel, call *ir.Operation) {
	if f := l.callee(m, call); f != nil && l.top.IsAncestor(f) {
		l.open(f)
	}
}

// openCalls lets the calls of a callable return anything.
func (l *leaks) openCalls(callable *ir.Operation) {
	for _, call := range l.predsOf(callable).known {
		l.open(call)
	}
}
