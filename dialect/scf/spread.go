package scf

import (
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/ir"
)

// A Spreader says which values a pass replaces by several values each. Notes of type N travel with
// the values that stand for a list.
type Spreader[N any] interface {
	// Types returns the types of the values that stand for values of the given types.
	Types(types []ir.Type) []ir.Type
	// Values returns what stands for values, which op uses and whose places have the given types.
	// It returns false after an error.
	Values(op *ir.Operation, values []*ir.Value, types []ir.Type) ([]*ir.Value, N, bool)
	// Agree reports whether values with the notes got may reach a place that has the notes want.
	// It emits an error if not.
	Agree(op *ir.Operation, want, got N) bool
	// Adopt lets values stand for old, values of the given types. The builder is where values are
	// defined.
	Adopt(old []*ir.Value, types []ir.Type, values []*ir.Value, notes N)
	// Region replaces the values in a region. It returns false after an error.
	Region(r *ir.Region) bool
}

// Spread replaces values that structured operations pass from block to block. What it replaces
// stays until Erase, because other operations still use it.
type Spread[N any] struct {
	B *ir.Builder
	S Spreader[N]

	dead  []*ir.Operation
	stale []staleArgs
}

// Passes reports whether op passes on values for which match returns true: as results or as
// arguments of the first blocks of its regions.
func Passes(op *ir.Operation, match func(v *ir.Value) bool) bool {
	if op.NumRegions() == 0 {
		return false
	}
	for i := range op.NumResults() {
		if match(op.Result(i)) {
			return true
		}
	}
	for i := range op.NumRegions() {
		if b := op.Region(i).First(); b != nil {
			for _, a := range b.Args() {
				if match(a) {
					return true
				}
			}
		}
	}
	return false
}

// Spreads reports whether Spread.Op handles op.
func Spreads(op *ir.Operation) bool {
	switch op.Def() {
	case For, While, If, IndexSwitch, ExecuteRegion, memref.AllocaScope:
		return true
	}
	return false
}

// InOrder calls visit for the operations of a region with one block, from first on, or from the start
// if first is nil: operations come after those whose results they use. visit may erase its operation,
// and returns false to end. InOrder emits an error if the region has several blocks.
func InOrder(r *ir.Region, first *ir.Operation, visit func(op *ir.Operation) bool) bool {
	if r.Empty() {
		return true
	}
	if !r.HasOneBlock() {
		return r.Parent().EmitOpError("has branches, and only loops and conditionals can carry values that become several: run spirv-structure-functions before")
	}
	if first == nil {
		first = r.First().First()
	}
	for op := first; op != nil; {
		next := op.Next()
		if !visit(op) {
			return false
		}
		op = next
	}
	return true
}

// Op replaces the values that op, for which Spreads holds, passes on. It returns false after an error.
func (s *Spread[N]) Op(op *ir.Operation) bool {
	switch op.Def() {
	case For:
		return s.loop(op)
	case While:
		return s.spreadWhile(op)
	}
	return s.branches(op)
}

// Erase erases the operations that Op and Discard marked, the last one first, and the arguments
// that Op replaced.
func (s *Spread[N]) Erase() {
	for i := len(s.dead) - 1; i >= 0; i-- {
		s.dead[i].Erase()
	}
	for _, a := range s.stale {
		for i := a.first + a.n - 1; i >= a.first; i-- {
			a.b.EraseArg(i)
		}
	}
}

// Discard marks op, whose results are replaced, for Erase.
func (s *Spread[N]) Discard(op *ir.Operation) { s.dead = append(s.dead, op) }

// staleArgs are arguments of a block that others replaced.
type staleArgs struct {
	b        *ir.Block
	first, n int
}

// arguments replaces the arguments of a block from first on.
func (s *Spread[N]) arguments(b *ir.Block, first int, notes N) {
	old := append([]*ir.Value(nil), b.Args()[first:]...)
	types := make([]ir.Type, len(old))
	for i, a := range old {
		types[i] = a.Type()
	}
	var values []*ir.Value
	for _, t := range s.S.Types(types) {
		values = append(values, b.AddArg(t, b.Parent().Loc()))
	}
	saved := s.B.InsertionPoint()
	s.B.SetStart(b)
	s.S.Adopt(old, types, values, notes)
	s.B.SetInsertionPoint(saved)
	s.stale = append(s.stale, staleArgs{b, first, len(old)})
}

// rebuild replaces op by an operation with other operands and result types, which takes its
// regions.
func (s *Spread[N]) rebuild(op *ir.Operation, operands []*ir.Value, results []ir.Type) *ir.Operation {
	s.B.SetBefore(op)
	n := s.B.CreateWithRegions(op.Loc(), op.Def(), operands, results, op.NumRegions(), op.Attrs()...)
	for i := range op.NumRegions() {
		n.Region(i).TakeBlocks(op.Region(i))
	}
	s.Discard(op)
	return n
}

// finish lets the results of n, which rebuild made of op, stand for those of op.
func (s *Spread[N]) finish(op, n *ir.Operation, notes N) {
	s.B.SetAfter(n)
	s.S.Adopt(op.Results(), op.ResultTypes(), n.Results(), notes)
}

// yield replaces the operands of a terminator from first on, which pass to values of the given
// types. They must agree with want, unless it is nil.
func (s *Spread[N]) yield(op *ir.Operation, first int, types []ir.Type, want *N) (notes N, ok bool) {
	s.B.SetBefore(op)
	values, notes, ok := s.S.Values(op, op.Operands()[first:], types)
	if !ok || want != nil && !s.S.Agree(op, *want, notes) {
		return notes, false
	}
	op.SetOperands(append(op.Operands()[:first:first], values...))
	return notes, true
}

func (s *Spread[N]) loop(op *ir.Operation) bool {
	types := op.ResultTypes()
	s.B.SetBefore(op)
	inits, notes, ok := s.S.Values(op, op.Operands()[3:], types)
	if !ok {
		return false
	}
	n := s.rebuild(op, append(op.Operands()[:3:3], inits...), s.S.Types(types))
	body := n.Region(0).First()
	s.arguments(body, 1, notes)
	if !s.S.Region(n.Region(0)) {
		return false
	}
	if _, ok := s.yield(body.Last(), 0, types, &notes); !ok {
		return false
	}
	s.finish(op, n, notes)
	return true
}

func (s *Spread[N]) spreadWhile(op *ir.Operation) bool {
	types := make([]ir.Type, op.NumOperands())
	for i := range types {
		types[i] = op.Operand(i).Type()
	}
	s.B.SetBefore(op)
	inits, notes, ok := s.S.Values(op, op.Operands(), types)
	if !ok {
		return false
	}
	n := s.rebuild(op, inits, s.S.Types(op.ResultTypes()))
	before, after := n.Region(0).First(), n.Region(1).First()
	s.arguments(before, 0, notes)
	if !s.S.Region(n.Region(0)) {
		return false
	}
	passed, ok := s.yield(before.Last(), 1, op.ResultTypes(), nil)
	if !ok {
		return false
	}
	s.arguments(after, 0, passed)
	if !s.S.Region(n.Region(1)) {
		return false
	}
	if _, ok := s.yield(after.Last(), 0, types, &notes); !ok {
		return false
	}
	s.finish(op, n, passed)
	return true
}

// branches replaces the results of an operation whose regions yield them.
func (s *Spread[N]) branches(op *ir.Operation) bool {
	var notes *N
	for i := range op.NumRegions() {
		if !s.S.Region(op.Region(i)) {
			return false
		}
	}
	for i := range op.NumRegions() {
		for b := op.Region(i).First(); b != nil; b = b.Next() {
			last := b.Last()
			if last == nil || last.NumSuccessors() > 0 || last.NumOperands() != op.NumResults() {
				continue
			}
			yielded, ok := s.yield(last, 0, op.ResultTypes(), notes)
			if !ok {
				return false
			}
			if notes == nil {
				notes = &yielded
			}
		}
	}
	if notes == nil {
		return op.EmitOpError("yields no value for its results")
	}
	n := s.rebuild(op, op.Operands(), s.S.Types(op.ResultTypes()))
	s.finish(op, n, *notes)
	return true
}
