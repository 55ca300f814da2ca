package cftoscf

import (
	"slices"

	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/cf"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/ir"
)

// liftBranch lifts the terminator of entry, from which no cycle can be reached. It
// returns the entries of regions that are left to lift, the one to lift first last.
func (l *lifter) liftBranch(entry *ir.Block) (next []*ir.Block, ok bool) {
	switch entry.Last().NumSuccessors() {
	case 0:
		return nil, true
	case 1:
		l.merge(entry)
		return []*ir.Block{entry}, true
	}
	br := &branching{l: l, entry: entry, inside: map[*ir.Block]bool{entry: true}}
	br.findRegions()
	if len(br.out) == 0 {
		// Each region ends in a terminator of its own kind, so the branch stays.
		for _, e := range edgesOf(entry) {
			next = append(next, e.to())
		}
		return next, true
	}
	br.findContinuation()
	if !br.build() {
		return nil, false
	}
	return append(br.next, entry), true
}

// merge merges the only successor of entry into it.
func (l *lifter) merge(entry *ir.Block) {
	e := edge{entry, 0}
	to := e.to()
	for i, v := range e.operands() {
		to.Arg(i).ReplaceAllUsesWith(v)
	}
	entry.Last().Erase()
	entry.TakeOps(to)
	to.Erase()
}

// branching is a terminator with several successors that becomes a conditional.
type branching struct {
	l     *lifter
	entry *ir.Block
	// regions holds, by edge, the blocks that only the edge reaches. inside holds them and
	// entry.
	regions [][]*ir.Block
	inside  map[*ir.Block]bool
	// out are the edges from entry and from the regions to the continuation.
	out          []edge
	continuation *ir.Block
	next         []*ir.Block
	// yields are blocks that only pass values to the continuation.
	yields []yield
}

type yield struct {
	block  *ir.Block
	values []*ir.Value
}

// findRegions finds the regions of the branches and the edges that leave them.
func (br *branching) findRegions() {
	edges := edgesOf(br.entry)
	br.regions = make([][]*ir.Block, len(edges))
	for i, e := range edges {
		if to := e.to(); singleEdge(to) {
			br.regions[i] = br.l.dominated(to)
			for _, b := range br.regions[i] {
				br.inside[b] = true
			}
		}
	}
	returns := br.leaving(edges)
	if returns && len(br.out) > 0 {
		br.moveExits()
		br.leaving(edges)
	}
}

// leaving finds the edges to the continuation. It reports whether a block in the regions
// ends in a terminator without successors.
func (br *branching) leaving(edges []edge) (returns bool) {
	br.out = br.out[:0]
	for i, e := range edges {
		if len(br.regions[i]) == 0 {
			br.out = append(br.out, e)
			continue
		}
		for _, b := range br.regions[i] {
			returns = returns || b.Last().NumSuccessors() == 0
			for _, e := range edgesOf(b) {
				if !br.inside[e.to()] {
					br.out = append(br.out, e)
				}
			}
		}
	}
	return returns
}

// singleEdge reports whether b has one edge to it.
func singleEdge(b *ir.Block) bool {
	p := b.FirstPred()
	return p != nil && p.NextUse() == nil
}

// moveExits moves blocks that return from the regions to the continuation.
func (br *branching) moveExits() {
	for i, blocks := range br.regions {
		br.regions[i] = slices.DeleteFunc(blocks, func(b *ir.Block) bool {
			if b.Last().NumSuccessors() > 0 {
				return false
			}
			delete(br.inside, b)
			return true
		})
	}
}

// findContinuation finds the block after the conditional, or makes one.
func (br *branching) findContinuation() {
	br.continuation = br.out[0].to()
	for _, e := range br.out[1:] {
		if e.to() != br.continuation {
			br.continuation = br.l.singleEntry(br.out[0].from.Last().Loc(), br.out)
			return
		}
	}
}

// build makes the conditional and appends the continuation to entry.
func (br *branching) build() bool {
	l := br.l
	bodies := make([]*ir.Region, len(br.regions))
	for i, blocks := range br.regions {
		bodies[i] = br.body(edge{br.entry, i}, blocks)
	}
	end := br.entry.Last()
	l.b.SetBefore(end)
	op := l.conditional(end, br.continuation.ArgTypes(), bodies)
	if op == nil {
		return false
	}
	loc := op.Loc()
	end.Erase()
	for _, y := range br.yields {
		l.b.SetEnd(y.block)
		scf.NewYield(l.b, loc, y.values...)
	}
	for u := br.continuation.FirstPred(); u != nil; u = br.continuation.FirstPred() {
		user, vs := u.Owner(), edgeOf(u).operands()
		l.b.SetBefore(user)
		scf.NewYield(l.b, user.Loc(), vs...)
		user.Erase()
	}
	for i, a := range br.continuation.Args() {
		a.ReplaceAllUsesWith(op.Result(i))
	}
	br.entry.TakeOps(br.continuation)
	br.continuation.Erase()
	return true
}

// body moves the blocks that e reaches to a region with one edge to the continuation.
func (br *branching) body(e edge, blocks []*ir.Block) *ir.Region {
	r := ir.NewRegion()
	if len(blocks) == 0 {
		b := br.l.b.Arena().NewBlock()
		r.Append(b)
		br.yields = append(br.yields, yield{b, e.operands()})
		return r
	}
	var exit *ir.Block
	var first *edge
	for _, b := range blocks {
		for _, out := range edgesOf(b) {
			switch {
			case out.to() != br.continuation:
			case first == nil:
				first = &out
			default:
				if exit == nil {
					exit = br.l.b.Arena().NewBlock()
					addArgsOf(exit, br.continuation)
					first.redirect(exit)
					br.yields = append(br.yields, yield{exit, exit.Args()})
				}
				out.redirect(exit)
			}
		}
		b.Remove()
		r.Append(b)
	}
	if exit != nil {
		r.Append(exit)
	}
	start := r.First()
	for i, v := range e.operands() {
		start.Arg(i).ReplaceAllUsesWith(v)
	}
	start.EraseArgsIf(func(*ir.Value) bool { return true })
	br.next = append(br.next, start)
	return r
}

// conditional creates the operation for the branch end, whose successors became regions.
// It returns nil after it emitted an error if end is of another dialect.
func (l *lifter) conditional(end *ir.Operation, results []ir.Type, bodies []*ir.Region) *ir.Operation {
	loc := end.Loc()
	var op *ir.Operation
	switch {
	case end.Is(cf.CondBranch):
		op = l.b.CreateWithRegions(loc, scf.If, []*ir.Value{end.Operand(0)}, results, 2)
	case end.Is(cf.Switch):
		s := cf.SwitchOp{Operation: end}
		flag := arith.NewCast(l.b, loc, arith.IndexCastUI, s.Flag(), l.b.Context().Index())
		cases := make([]int64, s.NumCases())
		for i := range cases {
			v, _ := s.CaseValue(i).Uint64()
			cases[i] = int64(v)
		}
		op = l.b.CreateWithRegions(loc, scf.IndexSwitch, []*ir.Value{flag}, results, len(bodies), ir.Named("cases", l.b.Context().DenseI64Array(cases...)))
	default:
		end.EmitOpError("Cannot convert unknown control flow op to structured control flow")
		return nil
	}
	for i, r := range bodies {
		op.Region(i).TakeBlocks(r)
	}
	return op
}
