package cftoscf

import (
	"github.com/spvc/spvc/dialect/cf"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/apint"
)

// edge is successor i of the terminator of a block.
type edge struct {
	from *ir.Block
	i    int
}

func (e edge) to() *ir.Block { return e.from.Last().Successor(e.i) }

func (e edge) redirect(to *ir.Block) { e.from.Last().SetSuccessor(e.i, to) }

// operands returns the values that the edge passes.
func (e edge) operands() []*ir.Value {
	end := e.from.Last()
	m, _ := ir.OpInterface[ir.BranchModel](end.Info())
	start, n, _ := m.SuccessorOperands(end, e.i)
	vs := make([]*ir.Value, n)
	for k := range vs {
		vs[k] = end.Operand(start + k)
	}
	return vs
}

// passAll changes the values that edges pass. The values of a terminator are set once, so
// that the time is linear in their number.
func passAll(edges []edge, change func(e edge, old []*ir.Value) []*ir.Value) {
	lists := map[*ir.Operation][][]*ir.Value{}
	var ends []*ir.Operation
	for _, e := range edges {
		end := e.from.Last()
		if lists[end] == nil {
			ends = append(ends, end)
			all := make([][]*ir.Value, end.NumSuccessors())
			for i := range all {
				all[i] = edge{e.from, i}.operands()
			}
			lists[end] = all
		}
		lists[end][e.i] = change(e, lists[end][e.i])
	}
	for _, end := range ends {
		ir.SetSuccessorLists(end, lists[end])
	}
}

// edgesOf returns the edges that leave b.
func edgesOf(b *ir.Block) []edge {
	es := make([]edge, b.Last().NumSuccessors())
	for i := range es {
		es[i] = edge{b, i}
	}
	return es
}

// edgesTo returns the edges that reach b, the newest first.
func edgesTo(b *ir.Block) []edge {
	var es []edge
	for u := b.FirstPred(); u != nil; u = u.NextUse() {
		es = append(es, edgeOf(u))
	}
	return es
}

// edgeOf returns the edge of a use of a block.
func edgeOf(u *ir.BlockOperand) edge { return edge{u.Owner().Block(), u.Index()} }

// branch creates an unconditional branch: a cf.switch without cases, as in MLIR.
func (l *lifter) branch(loc ir.Location, flag *ir.Value, to *ir.Block, args []*ir.Value) {
	cf.NewSwitch(l.b, loc, flag, cf.Target{Block: to, Args: args}, nil, nil)
}

// multiplexer is a block that takes edges to several blocks. Its arguments are those of
// the blocks, then a number that selects the block if there are several, then extra ones.
type multiplexer struct {
	l       *lifter
	block   *ir.Block
	targets []*ir.Block
	starts  map[*ir.Block]int // places of the targets in targets and of their arguments
	offsets []int
	// selector is nil if there is one target.
	selector *ir.Value
	extra    int
}

// newMultiplexer makes a block for edges to the given blocks, after the first of them.
func (l *lifter) newMultiplexer(loc ir.Location, targets []*ir.Block, extra ...ir.Type) *multiplexer {
	m := &multiplexer{l: l, block: l.b.Arena().NewBlock(), starts: map[*ir.Block]int{}, extra: len(extra)}
	targets[0].Region().InsertAfter(m.block, targets[0])
	for _, t := range targets {
		if _, seen := m.starts[t]; seen {
			continue
		}
		m.starts[t] = len(m.targets)
		m.offsets = append(m.offsets, m.block.NumArgs())
		m.targets = append(m.targets, t)
		addArgsOf(m.block, t)
	}
	if len(m.targets) > 1 {
		m.selector = m.block.AddArg(l.switchValue(0).Type(), loc)
	}
	for _, t := range extra {
		m.block.AddArg(t, loc)
	}
	return m
}

// addArgsOf adds arguments to b like those of other.
func addArgsOf(b, other *ir.Block) {
	for _, a := range other.Args() {
		b.AddArg(a.Type(), a.Loc())
	}
}

// redirect redirects edges to the multiplexer, with the extra values.
func (m *multiplexer) redirect(edges []edge, extra ...*ir.Value) {
	passAll(edges, func(e edge, given []*ir.Value) []*ir.Value {
		target := m.starts[e.to()]
		first, n := m.offsets[target], m.targets[target].NumArgs()
		vs := make([]*ir.Value, m.block.NumArgs())
		tail := len(vs) - m.extra
		for i := range vs {
			switch {
			case i >= first && i < first+n:
				vs[i] = given[i-first]
			case i >= tail:
				vs[i] = extra[i-tail]
			case m.selector != nil && i == tail-1:
				vs[i] = m.l.switchValue(target)
			default:
				vs[i] = m.l.poisonOf(m.block.Arg(i).Type())
			}
		}
		e.redirect(m.block)
		return vs
	})
}

// dispatch creates, at the end of b, the switch over the targets except for excluded.
func (m *multiplexer) dispatch(loc ir.Location, b, excluded *ir.Block) {
	var values []apint.Int
	var cases []cf.Target
	for i, t := range m.targets {
		if t == excluded {
			continue
		}
		values = append(values, apint.NewSigned(32, int64(i)))
		cases = append(cases, cf.Target{Block: t, Args: m.block.Args()[m.offsets[i] : m.offsets[i]+t.NumArgs()]})
	}
	flag := m.selector
	if flag == nil || len(cases) == 1 {
		flag = m.l.switchValue(0)
	}
	last := len(cases) - 1
	m.l.b.SetEnd(b)
	cf.NewSwitch(m.l.b, loc, flag, cases[last], values[:last], cases[:last])
}

// singleEntry makes a multiplexer of edges and returns its block.
func (l *lifter) singleEntry(loc ir.Location, edges []edge) *ir.Block {
	targets := make([]*ir.Block, len(edges))
	for i, e := range edges {
		targets[i] = e.to()
	}
	m := l.newMultiplexer(loc, targets)
	m.redirect(edges)
	m.dispatch(loc, m.block, nil)
	return m.block
}
