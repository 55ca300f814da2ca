package analysis

import (
	"slices"

	"github.com/spvc/spvc/ir"
)

// Ranges holds the ranges of integer values that a data-flow analysis found.
type Ranges struct{ values map[*ir.Value]*fact }

// Of returns the range of v. The range is unknown if v is not an integer, or if the solver did not
// enter the code that defines v.
func (r *Ranges) Of(v *ir.Value) Range {
	if f := r.values[v]; f != nil {
		return f.r
	}
	return Range{}
}

// fact is what the solver knows about a value, and the items that asked for it.
type fact struct {
	r          Range
	dependents []item
}

// item is an operation or a block to visit, either for the reachability of its
// successors or for ranges.
type item struct {
	op    *ir.Operation
	block *ir.Block
	flow  bool
	pred  bool // only for noted: op is a predecessor
}

// noting is an item in the list of a *fact or a *predecessors.
type noting struct {
	in any
	it item
}

// predecessors are the operations from which control comes to a block, to the results
// of an operation, or to a callable, whose predecessors are calls.
type predecessors struct {
	known      []*ir.Operation
	unknown    bool // there may be others
	dependents []item
}

type edge struct{ from, to *ir.Block }

// solver is the sparse data-flow analysis of MLIR, in which reachability and ranges
// depend on each other. A change puts the items that depend on it into a queue.
type solver struct {
	Ranges
	top         *ir.Operation
	live        map[*ir.Block]bool
	edges       map[edge]bool
	preds       map[any]*predecessors // the predecessors of a *ir.Block or *ir.Operation
	tables      *ir.SymbolTables
	noted       map[noting]bool
	queue       []item
	rangesReady bool // all blocks were visited for ranges once
	// tainted are the values whose ranges become those of their types when they become known.
	tainted map[*ir.Value]bool
}

// IntegerRanges computes the ranges of the integer values in op over all paths that
// control can take. It assumes nothing about the arguments of op.
func IntegerRanges(op *ir.Operation) *Ranges { return &solve(op).Ranges }

// solve runs the solver on op.
func solve(op *ir.Operation) *solver {
	s := &solver{
		Ranges: Ranges{map[*ir.Value]*fact{}}, top: op,
		live: map[*ir.Block]bool{}, edges: map[edge]bool{}, preds: map[any]*predecessors{}, tables: ir.NewSymbolTables(),
		noted: map[noting]bool{}, tainted: map[*ir.Value]bool{},
	}
	for i := range op.NumRegions() {
		if b := op.Region(i).First(); b != nil {
			s.enter(b)
		}
	}
	s.openCallables(op)
	s.eachPre(op, func(o *ir.Operation) { s.visitFlow(o) }, nil)
	s.rangesReady = true
	for i := range op.NumRegions() {
		if b := op.Region(i).First(); b != nil {
			s.anything(b.Args())
		}
	}
	s.eachPre(op, s.visitRanges, s.visitBlock)
	s.drain()
	s.settle()
	return s
}

// drain visits the items in the queue, and those that they add.
func (s *solver) drain() {
	for k := 0; k < len(s.queue); k++ {
		switch it := s.queue[k]; {
		case it.block != nil:
			s.visitBlock(it.block)
		case it.flow:
			s.visitFlow(it.op)
		default:
			s.visitRanges(it.op)
		}
	}
	s.queue = s.queue[:0]
}

func (s *solver) eachPre(op *ir.Operation, visit func(*ir.Operation), enter func(*ir.Block)) {
	visit(op)
	for i := range op.NumRegions() {
		for b := op.Region(i).First(); b != nil; b = b.Next() {
			if enter != nil {
				enter(b)
			}
			for o := b.First(); o != nil; o = o.Next() {
				s.eachPre(o, visit, enter)
			}
		}
	}
}

// first reports whether it asks for the first time, according to the list of state.
func (s *solver) first(state any, it item) bool {
	n := noting{state, it}
	if s.noted[n] {
		return false
	}
	s.noted[n] = true
	return true
}

func (s *solver) add(items ...item) { s.queue = append(s.queue, items...) }

// directsFlow reports whether op determines where control goes.
func directsFlow(op *ir.Operation) bool {
	if op.NumRegions() > 0 || op.NumSuccessors() > 0 || returns(op) {
		return true
	}
	_, call := ir.OpInterface[ir.CallModel](op.Info())
	return call
}

// returns reports whether op terminates a region of a callable, or of an op whose
// control flow is known.
func returns(op *ir.Operation) bool {
	p := op.Parent()
	if p == nil || op.Block().Last() != op {
		return false
	}
	_, branch := ir.OpInterface[ir.RegionBranchModel](p.Info())
	_, callable := ir.OpInterface[ir.CallableModel](p.Info())
	_, terminator := ir.OpInterface[ir.RegionTerminatorModel](op.Info())
	return (branch || callable) && (terminator || op.HasTrait(ir.ReturnLike))
}

// enter records that control can come to b.
func (s *solver) enter(b *ir.Block) {
	if s.live[b] {
		return
	}
	s.live[b] = true
	if s.rangesReady {
		s.add(item{block: b})
	}
	for o := b.First(); o != nil; o = o.Next() {
		if directsFlow(o) {
			s.add(item{op: o, flow: true})
		}
	}
	if s.rangesReady {
		for o := b.First(); o != nil; o = o.Next() {
			s.add(item{op: o})
		}
	}
}

func (s *solver) enterAll(op *ir.Operation) {
	for i := range op.NumRegions() {
		if b := op.Region(i).First(); b != nil {
			s.enter(b)
		}
	}
}

func (s *solver) predsOf(point any) *predecessors {
	p := s.preds[point]
	if p == nil {
		p = &predecessors{}
		s.preds[point] = p
	}
	return p
}

// predsFor is predsOf for an item that must be visited again when predecessors are added.
func (s *solver) predsFor(point any, by item) *predecessors {
	p := s.predsOf(point)
	if s.first(p, by) {
		p.dependents = append(p.dependents, by)
	}
	return p
}

func (s *solver) join(point any, from *ir.Operation) {
	if p := s.predsOf(point); s.first(p, item{op: from, flow: true, pred: true}) {
		p.known = append(p.known, from)
		s.add(p.dependents...)
	}
}

func (s *solver) open(point any) {
	if p := s.predsOf(point); !p.unknown {
		p.unknown = true
		s.add(p.dependents...)
	}
}

// fact returns what the solver knows about v.
func (s *solver) fact(v *ir.Value) *fact {
	f := s.values[v]
	if f == nil {
		f = &fact{}
		s.values[v] = f
	}
	return f
}

// rangeFor returns the range of v for an item that must be visited again when the range
// grows.
func (s *solver) rangeFor(v *ir.Value, by item) Range {
	f := s.fact(v)
	if s.first(f, by) {
		f.dependents = append(f.dependents, by)
	}
	return f.r
}

// scalarWidth is WidthOf for the types whose values the solver follows. As in MLIR 19, it does not
// follow vectors.
func scalarWidth(t ir.Type) uint32 {
	switch t.(type) {
	case *ir.IntegerType, *ir.IndexType:
		return WidthOf(t)
	}
	return 0
}

// grow adds r to the range of v.
func (s *solver) grow(v *ir.Value, r Range) {
	if r.Known() && s.tainted[v] {
		r = MaxRange(r.UMin.Width())
	}
	f := s.fact(v)
	sum := f.r.Union(r)
	if sum == f.r {
		return
	}
	f.r = sum
	s.add(f.dependents...)
	for u := v.FirstUse(); u != nil; u = u.NextUse() {
		s.add(item{op: u.Owner()})
	}
	for u := v.FirstUse(); u != nil; u = u.NextUse() {
		if directsFlow(u.Owner()) {
			s.add(item{op: u.Owner(), flow: true})
		}
	}
}

// anything sets the ranges of vs to all values of their types.
func (s *solver) anything(vs []*ir.Value) {
	for _, v := range vs {
		if w := scalarWidth(v.Type()); w != 0 {
			s.grow(v, MaxRange(w))
		}
	}
}

// infer is grow for a range that an op computes for a value. If the value is carried by
// a loop and has grown before, it gets the full range, because the number of iterations
// is not known.
func (s *solver) infer(v *ir.Value, r Range) {
	old := s.Of(v)
	if old.Known() && old.Union(r) != old && yielded(v) {
		r = MaxRange(old.UMin.Width())
	}
	s.grow(v, r)
}

func yielded(v *ir.Value) bool {
	for u := v.FirstUse(); u != nil; u = u.NextUse() {
		if u.Owner().HasTrait(ir.Terminator) {
			return true
		}
	}
	return false
}

// visitRanges computes the ranges of the results of op.
func (s *solver) visitRanges(op *ir.Operation) {
	if op.NumResults() == 0 || op.Block() != nil && !s.live[op.Block()] {
		return
	}
	if m, ok := ir.OpInterface[ir.RegionBranchModel](op.Info()); ok {
		s.receive(m, op, -1, op.Results(), item{op: op})
		return
	}
	if m, ok := ir.OpInterface[ir.CallModel](op.Info()); ok {
		s.visitCall(m, op)
		return
	}
	m, ok := ir.OpInterface[RangeModel](op.Info())
	if !ok {
		s.anything(op.Results())
		return
	}
	args := make([]Range, op.NumOperands())
	for i := range args {
		args[i] = s.Of(op.Operand(i))
	}
	m.InferRanges(op, args, func(v *ir.Value, r Range) {
		if v.DefiningOp() == op {
			s.infer(v, r)
		}
	})
}

func (s *solver) callee(m ir.CallModel, op *ir.Operation) *ir.Operation {
	ref, _ := m.Callee(op)
	if ref == nil {
		return nil
	}
	return s.tables.LookupRef(op, ref)
}

func callableRegion(op *ir.Operation) (r *ir.Region, callable bool) {
	m, ok := ir.OpInterface[ir.CallableModel](op.Info())
	if !ok {
		return nil, false
	}
	return m.CallableRegion(op), true
}

// visitCall passes the return values of the callee to the results of a call.
func (s *solver) visitCall(m ir.CallModel, op *ir.Operation) {
	if f := s.callee(m, op); f != nil {
		if r, ok := callableRegion(f); ok && r == nil {
			s.anything(op.Results())
			return
		}
	}
	by := item{op: op}
	p := s.predsFor(op, by)
	if p.unknown {
		s.anything(op.Results())
		return
	}
	for _, ret := range p.known {
		for i := 0; i < min(ret.NumOperands(), op.NumResults()); i++ {
			s.grow(op.Result(i), s.rangeFor(ret.Operand(i), by))
		}
	}
}

// visitBlock computes the ranges of the arguments of b.
func (s *solver) visitBlock(b *ir.Block) {
	if b.NumArgs() == 0 || !s.live[b] {
		return
	}
	by := item{block: b}
	if b.IsEntry() {
		s.visitEntry(b, b.Parent(), by)
		return
	}
	for p := b.FirstPred(); p != nil; p = p.NextUse() {
		branch := p.Owner()
		if !s.edges[edge{branch.Block(), b}] {
			continue
		}
		m, ok := ir.OpInterface[ir.BranchModel](branch.Info())
		if !ok {
			s.anything(b.Args())
			return
		}
		for i := range branch.NumSuccessors() {
			if branch.Successor(i) == b {
				s.follow(m, branch, i, b, by)
			}
		}
	}
}

// follow passes the operands that branch forwards to successor i to the arguments of b.
func (s *solver) follow(m ir.BranchModel, branch *ir.Operation, i int, b *ir.Block, by item) {
	start, n, produced := m.SuccessorOperands(branch, i)
	s.anything(b.Args()[:min(produced, b.NumArgs())])
	for i := range n {
		s.grow(b.Arg(produced+i), s.rangeFor(branch.Operand(start+i), by))
	}
}

func (s *solver) visitEntry(b *ir.Block, op *ir.Operation, by item) {
	if r, ok := callableRegion(op); ok && r == b.Region() {
		p := s.predsFor(op, by)
		if p.unknown {
			s.anything(b.Args())
			return
		}
		for _, call := range p.known {
			m, _ := ir.OpInterface[ir.CallModel](call.Info())
			start, n := m.CallOperands(call)
			for i := range min(n, b.NumArgs()) {
				s.grow(b.Arg(i), s.rangeFor(call.Operand(start+i), by))
			}
		}
		return
	}
	if m, ok := ir.OpInterface[ir.RegionBranchModel](op.Info()); ok {
		s.receive(m, op, b.Region().Index(), b.Args(), by)
		return
	}
	s.visitOthers(op, b.Args(), nil, by)
}

// receive passes the operands that are forwarded to region `to` of op, or to its
// results (-1), to values.
func (s *solver) receive(m ir.RegionBranchModel, op *ir.Operation, to int, values []*ir.Value, by item) {
	point := any(op)
	if to >= 0 {
		point = op.Region(to).First()
	}
	inputs := m.SuccessorInputs(op, to)
	for _, from := range s.predsFor(point, by).known {
		var passed []*ir.Value
		if from == op {
			passed = m.EntryOperands(op, to)
		} else if t, ok := ir.OpInterface[ir.RegionTerminatorModel](from.Info()); ok {
			start, n := t.ForwardedOperands(from, to)
			passed = from.Operands()[start : start+n]
		} else {
			s.anything(values)
			return
		}
		if len(inputs) != len(values) {
			s.visitOthers(op, values, inputs, by)
		}
		for i := range min(len(passed), len(inputs)) {
			s.grow(inputs[i], s.rangeFor(passed[i], by))
		}
	}
}

// visitOthers handles the values, arguments or results of op, that control flow does not
// set: those that are not among inputs.
func (s *solver) visitOthers(op *ir.Operation, values, inputs []*ir.Value, by item) {
	if m, ok := ir.OpInterface[RangeModel](op.Info()); ok {
		args := make([]Range, op.NumOperands())
		for i := range args {
			args[i] = s.rangeFor(op.Operand(i), by)
		}
		m.InferRanges(op, args, func(v *ir.Value, r Range) {
			if slices.Contains(values, v) {
				s.infer(v, r)
			}
		})
		return
	}
	if m, ok := ir.OpInterface[CountedLoop](op.Info()); ok {
		if iv, lower, upper, step, ok := m.Induction(op); ok {
			s.induction(iv, lower, upper, step, by)
			return
		}
	}
	for _, v := range values {
		if !slices.Contains(inputs, v) {
			s.anything([]*ir.Value{v})
		}
	}
}
