package cftoscf

import (
	"slices"

	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/ir"
)

// liftCycles turns the outermost cycles that entry reaches into loops. It returns the
// entries of their bodies.
func (l *lifter) liftCycles(entry *ir.Block) (bodies []*ir.Block, ok bool) {
	d := ir.NewDominance()
	for _, blocks := range components(entry) {
		header, ok := l.liftCycle(newBlockSet(blocks), d)
		if !ok {
			return nil, false
		}
		bodies = append(bodies, header)
	}
	return bodies, true
}

// components returns the strongly connected components with a cycle that entry reaches,
// in the order of Tarjan's algorithm: each before those that lead to it, the blocks of
// each in reverse order of their discovery.
func components(entry *ir.Block) (cyclic [][]*ir.Block) {
	type visit struct {
		block *ir.Block
		next  int // successor to visit next
		low   int
	}
	const done = int(^uint(0) >> 1)
	numbers := map[*ir.Block]int{entry: 0}
	pending := []*ir.Block{entry}
	for stack := []visit{{block: entry}}; len(stack) > 0; {
		v := &stack[len(stack)-1]
		if end := v.block.Last(); v.next < end.NumSuccessors() {
			to := end.Successor(v.next)
			v.next++
			n, seen := numbers[to]
			if seen {
				v.low = min(v.low, n)
				continue
			}
			n = len(numbers)
			numbers[to] = n
			pending = append(pending, to)
			stack = append(stack, visit{block: to, low: n})
			continue
		}
		b, low := v.block, v.low
		stack = stack[:len(stack)-1]
		if len(stack) > 0 {
			up := &stack[len(stack)-1]
			up.low = min(up.low, low)
		}
		if low != numbers[b] {
			continue
		}
		var c []*ir.Block
		for {
			last := pending[len(pending)-1]
			pending = pending[:len(pending)-1]
			numbers[last] = done
			c = append(c, last)
			if last == b {
				break
			}
		}
		if len(c) > 1 || branchesTo(b, b) {
			cyclic = append(cyclic, c)
		}
	}
	return cyclic
}

func branchesTo(from, to *ir.Block) bool {
	return slices.ContainsFunc(edgesOf(from), func(e edge) bool { return e.to() == to })
}

// blockSet is a set of blocks in the order of their insertion.
type blockSet struct {
	list    []*ir.Block
	members map[*ir.Block]bool
}

func newBlockSet(blocks []*ir.Block) *blockSet {
	s := &blockSet{members: make(map[*ir.Block]bool, len(blocks))}
	for _, b := range blocks {
		s.add(b)
	}
	return s
}

func (s *blockSet) add(b *ir.Block) {
	if !s.members[b] {
		s.members[b] = true
		s.list = append(s.list, b)
	}
}

// cycleEdges returns the edges into the cycle, those out of it, and those inside of it
// to a block with an edge into the cycle.
func cycleEdges(cycle *blockSet) (entries, exits, back []edge) {
	entered := map[*ir.Block]bool{}
	for _, b := range cycle.list {
		for _, e := range edgesTo(b) {
			if !cycle.members[e.from] {
				entries = append(entries, e)
				entered[b] = true
			}
		}
		for _, e := range edgesOf(b) {
			if !cycle.members[e.to()] {
				exits = append(exits, e)
			}
		}
	}
	for _, b := range cycle.list {
		for _, e := range edgesOf(b) {
			if entered[e.to()] {
				back = append(back, e)
			}
		}
	}
	return entries, exits, back
}

// liftCycle turns a cycle into a loop and returns the entry of its body.
func (l *lifter) liftCycle(cycle *blockSet, d *ir.Dominance) (*ir.Block, bool) {
	entries, exits, back := cycleEdges(cycle)
	header := entries[0].to()
	if len(entries) > 1 {
		header = l.singleEntry(header.Last().Loc(), append(entries, back...))
	}
	cycle.add(header)
	lp := &loop{l: l, d: d, loc: back[0].from.Last().Loc(), cycle: cycle, header: header}
	if !lp.singleLatch(back, exits) {
		return nil, false
	}
	cycle.add(lp.latch)
	lp.reduce()
	lp.build()
	return header, true
}

// loop is a cycle that becomes a loop.
type loop struct {
	l                   *lifter
	d                   *ir.Dominance
	loc                 ir.Location
	cycle               *blockSet
	header, latch, exit *ir.Block
	repeat              *ir.Value   // whether the latch continues with the header
	next                []*ir.Value // values of the next iteration
}

// singleLatch redirects all edges back and all exits to a latch, which branches to the
// header or to a new exit block. The exit block branches to the targets of the exits.
func (lp *loop) singleLatch(back, exits []edge) bool {
	l, loc := lp.l, lp.loc
	var targets []*ir.Block
	for _, e := range append(append([]edge(nil), back...), exits...) {
		targets = append(targets, e.to())
	}
	m := l.newMultiplexer(loc, targets, l.switchValue(0).Type())
	lp.latch = m.block
	lp.exit = l.b.Arena().NewBlock()
	lp.latch.Region().InsertAfter(lp.exit, lp.latch)
	m.redirect(back, l.switchValue(1))
	if len(exits) > 0 {
		m.redirect(exits, l.switchValue(0))
	}
	lp.repeat = lp.latch.Arg(lp.latch.NumArgs() - 1)
	lp.next = append([]*ir.Value(nil), lp.latch.Args()[:lp.header.NumArgs()]...)
	if len(exits) > 0 {
		m.dispatch(loc, lp.exit, lp.header)
		return true
	}
	// The loop never ends, but its operation is no terminator.
	l.b.SetEnd(lp.exit)
	end := l.unreachable(l.b, loc, lp.exit.Parent())
	if end == nil {
		return false
	}
	l.combineExit(end)
	return true
}

// reduce makes the values that leave the loop values of its iterations. The latch has no
// terminator yet: the header takes the values next, and so does the exit.
func (lp *loop) reduce() {
	for _, v := range lp.next {
		arg := lp.exit.AddArg(v.Type(), v.Loc())
		v.ReplaceUsesIf(arg, func(u *ir.Operand) bool { return !lp.cycle.members[u.Owner().Block()] })
	}
	latchArgs := append([]*ir.Value(nil), lp.latch.Args()...)
	headerArgs := append([]*ir.Value(nil), lp.header.Args()...)
	for _, b := range lp.cycle.list {
		args := b.Args()
		switch b {
		case lp.latch:
			args = latchArgs
		case lp.header:
			args = headerArgs
		}
		dominates := map[*ir.Block]bool{}
		for _, v := range append([]*ir.Value(nil), args...) {
			lp.passOut(b, v, dominates)
		}
		for op := b.First(); op != nil; op = op.Next() {
			for _, v := range op.Results() {
				lp.passOut(b, v, dominates)
			}
		}
	}
	passAll(edgesTo(lp.header), func(_ edge, vs []*ir.Value) []*ir.Value {
		for _, a := range lp.header.Args()[len(vs):] {
			vs = append(vs, lp.l.poisonOf(a.Type()))
		}
		return vs
	})
}

// passOut passes v, defined in block b of the loop, through the latch if v has uses
// outside of the loop.
func (lp *loop) passOut(b *ir.Block, v *ir.Value, dominates map[*ir.Block]bool) {
	var arg *ir.Value
	v.ReplaceUsesIf(nil, func(u *ir.Operand) bool {
		around := u.Owner().Block()
		for around.Region() != lp.header.Region() {
			around = around.Parent().Block()
		}
		if lp.cycle.members[around] {
			return false
		}
		if arg == nil {
			arg = lp.exit.AddArg(v.Type(), v.Loc())
			lp.header.AddArg(v.Type(), v.Loc())
			lp.next = append(lp.next, lp.atLatch(b, v, dominates))
		}
		u.Set(arg)
		return false
	})
}

// atLatch returns v, or an argument of the latch that is v wherever v is defined.
func (lp *loop) atLatch(b *ir.Block, v *ir.Value, dominates map[*ir.Block]bool) *ir.Value {
	reaches := func(pred *ir.Block) bool {
		known, seen := dominates[pred]
		if !seen {
			known = lp.d.DominatesBlock(b, pred)
			dominates[pred] = known
		}
		return known
	}
	preds := edgesTo(lp.latch)
	if b == lp.latch || !slices.ContainsFunc(preds, func(e edge) bool { return !reaches(e.from) }) {
		return v
	}
	arg := lp.latch.AddArg(v.Type(), v.Loc())
	passAll(preds, func(e edge, vs []*ir.Value) []*ir.Value {
		if reaches(e.from) {
			return append(vs, v)
		}
		return append(vs, lp.l.poisonOf(v.Type()))
	})
	return arg
}

// build moves the blocks of the loop to a scf.while in a new block, which takes the
// place of the header and continues with the exit.
func (lp *loop) build() {
	l, loc, region := lp.l, lp.loc, lp.header.Region()
	parent := l.b.Arena().NewBlock()
	region.InsertBefore(parent, lp.header)
	addArgsOf(parent, lp.header)
	types := parent.ArgTypes()
	l.b.SetStart(parent)
	op := l.b.CreateWithRegions(loc, scf.While, parent.Args(), types, 2)
	lp.header.ReplaceAllUsesWith(parent)
	body := op.Region(0)
	move := func(b *ir.Block) {
		b.Remove()
		body.Append(b)
	}
	move(lp.header)
	for _, b := range lp.cycle.list {
		if b != lp.header && b != lp.latch {
			move(b)
		}
	}
	move(lp.latch)
	l.b.SetEnd(lp.latch)
	cond := arith.NewCast(l.b, loc, arith.TruncI, lp.repeat, l.b.Context().I1())
	scf.NewCondition(l.b, loc, cond, lp.next...)
	after := op.Region(1).AddBlock()
	for _, t := range types {
		after.AddArg(t, loc)
	}
	l.b.SetEnd(after)
	scf.NewYield(l.b, loc, after.Args()...)
	for i, a := range lp.exit.Args() {
		a.ReplaceAllUsesWith(op.Result(i))
	}
	parent.TakeOps(lp.exit)
	lp.exit.Erase()
}
