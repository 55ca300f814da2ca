package dataflow

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
)

// Edge is a branch between two blocks.
type Edge struct{ From, To *ir.Block }

// DeadCode finds the blocks that control reaches, and where it comes from. Other analyses of the framework visit only these blocks.
type DeadCode struct {
	s      *Solver
	blocks *States[*ir.Block, bool]
	edges  *States[Edge, bool]
	preds  *States[Point, Predecessors]
	// content are the analyses to run on a block and its operations when control reaches the block.
	content map[*ir.Block][]Analysis
	into    map[Edge][]Analysis
	joined  map[joint]bool
	// constant returns what is known of an operand. known is false if nothing is known yet.
	constant func(v *ir.Value) (c ir.Attribute, known bool)
}

// joint is a predecessor of a point.
type joint struct {
	to   Point
	from *ir.Operation
}

// Predecessors are the operations from which control comes to a block, to the results of an operation, or, if they are calls, to a
// callable.
type Predecessors struct {
	Known []*ir.Operation
	// Unknown is true if control may also come from elsewhere.
	Unknown bool
}

// AddDeadCode adds the analysis to s. Without an analysis of constants, each branch may go everywhere.
func AddDeadCode(s *Solver) *DeadCode {
	d := &DeadCode{
		s: s, blocks: NewStates[*ir.Block, bool](s), edges: NewStates[Edge, bool](s), preds: NewStates[Point, Predecessors](s),
		content: map[*ir.Block][]Analysis{}, into: map[Edge][]Analysis{}, joined: map[joint]bool{},
	}
	s.dead = d
	s.Add(d)
	return d
}

// IsLive reports whether control reaches b.
func (d *DeadCode) IsLive(b *ir.Block) bool { return d.blocks.Get(b) }

// IsEdgeLive reports whether control goes from one block to another.
func (d *DeadCode) IsEdgeLive(e Edge) bool { return d.edges.Get(e) }

// Predecessors returns where control comes from to p: to a block at the start of a region, to the results of an operation with regions or
// of a call, or to the body of a callable.
func (d *DeadCode) Predecessors(p Point) Predecessors { return d.preds.Get(p) }

// LookupPredecessors is Predecessors, and reports whether the analysis has looked for them.
func (d *DeadCode) LookupPredecessors(p Point) (Predecessors, bool) { return d.preds.Lookup(p) }

// subscribe lets a visit b and its operations when control reaches b.
func (d *DeadCode) subscribe(b *ir.Block, a Analysis) {
	for _, x := range d.content[b] {
		if x == a {
			return
		}
	}
	d.content[b] = append(d.content[b], a)
}

// subscribeEdge lets a visit the block behind e when control takes e.
func (d *DeadCode) subscribeEdge(e Edge, a Analysis) {
	for _, x := range d.into[e] {
		if x == a {
			return
		}
	}
	d.into[e] = append(d.into[e], a)
}

func (d *DeadCode) enter(b *ir.Block) {
	if d.blocks.Peek(b) {
		return
	}
	d.blocks.Set(b, true)
	for _, a := range d.content[b] {
		d.s.queue = append(d.s.queue, visit{AtBlock(b), a})
	}
	for _, a := range d.content[b] {
		for op := b.First(); op != nil; op = op.Next() {
			d.s.queue = append(d.s.queue, visit{At(op), a})
		}
	}
}

func (d *DeadCode) enterRegions(op *ir.Operation) {
	for i := range op.NumRegions() {
		if b := op.Region(i).First(); b != nil {
			d.enter(b)
		}
	}
}

func (d *DeadCode) take(from, to *ir.Block) {
	d.enter(to)
	e := Edge{from, to}
	if d.edges.Peek(e) {
		return
	}
	d.edges.Set(e, true)
	for _, a := range d.into[e] {
		d.s.queue = append(d.s.queue, visit{AtBlock(to), a})
	}
}

// join adds a predecessor of p.
func (d *DeadCode) join(p Point, from *ir.Operation) {
	if k := (joint{p, from}); !d.joined[k] {
		d.joined[k] = true
		old := d.preds.Peek(p)
		d.preds.Set(p, Predecessors{append(old.Known, from), old.Unknown}) // readers have the length that they have read
	}
}

// open lets control come to p from anywhere.
func (d *DeadCode) open(p Point) {
	if old := d.preds.Peek(p); !old.Unknown {
		d.preds.Set(p, Predecessors{old.Known, true})
	}
}

// Start enters the regions of top and visits what directs control.
func (d *DeadCode) Start(top *ir.Operation) {
	d.enterRegions(top)
	d.openCallables(top)
	d.start(top)
}

func (d *DeadCode) start(op *ir.Operation) {
	_, call := ir.OpInterface[ir.CallModel](op.Info())
	if op.NumRegions() > 0 || op.NumSuccessors() > 0 || call || returns(op) {
		if op.Block() != nil {
			d.subscribe(op.Block(), d)
		}
		d.s.At(At(op), d)
		d.Visit(At(op))
	}
	for i := range op.NumRegions() {
		for b := op.Region(i).First(); b != nil; b = b.Next() {
			for o := b.First(); o != nil; o = o.Next() {
				d.start(o)
			}
		}
	}
}

// returns reports whether op ends a region of an operation whose control flow is known.
func returns(op *ir.Operation) bool {
	p := op.Parent()
	if p == nil || op.NumSuccessors() > 0 || op.Block().Last() != op {
		return false
	}
	_, branch := regionBranch(p)
	_, callable := ir.OpInterface[ir.CallableModel](p.Info())
	return branch || callable
}

// openCallables opens the callables in the symbol tables of top that others may call.
func (d *DeadCode) openCallables(top *ir.Operation) {
	top.WalkPre(func(table *ir.Operation) ir.WalkResult {
		if !table.HasTrait(ir.SymbolTable) || table.NumRegions() == 0 || table.Region(0).Empty() {
			return ir.WalkAdvance
		}
		found := false
		for o := table.Region(0).First().First(); o != nil; o = o.Next() {
			if r, _ := body(o); r == nil || !o.HasTrait(ir.Symbol) {
				continue
			}
			if v := ir.SymbolVisibility(o); v == ir.Public || v == ir.Nested && top.Block() != nil {
				d.open(At(o))
			}
			found = true
		}
		if found {
			d.openUses(top, table)
		}
		return ir.WalkAdvance
	})
}

// openUses opens the callables in table that something else than a call names.
func (d *DeadCode) openUses(top, table *ir.Operation) {
	known := ir.SymbolUses(table, func(use ir.SymbolUse) {
		if _, call := ir.OpInterface[ir.CallModel](use.User.Info()); call {
			return
		}
		if f := ir.LookupSymbolIn(table, use.Ref); f != nil {
			d.open(At(f))
		}
	})
	if known {
		return
	}
	top.WalkPre(func(o *ir.Operation) ir.WalkResult {
		if _, ok := body(o); ok {
			d.open(At(o))
		}
		return ir.WalkAdvance
	})
}

// Visit records where control can go from an operation.
func (d *DeadCode) Visit(p Point) {
	op := p.Op
	if op == nil || op.Block() != nil && !d.blocks.Peek(op.Block()) {
		return
	}
	if m, ok := ir.OpInterface[ir.CallModel](op.Info()); ok {
		f := d.s.callee(m, op)
		if r, _ := body(f); r != nil && f.HasTrait(ir.Symbol) && d.s.top.IsAncestor(f) {
			d.join(At(f), op)
		} else {
			d.open(At(op))
		}
	}
	d.visitRegions(op)
	if returns(op) {
		d.visitReturn(op, op.Parent())
	}
	d.visitBranch(op)
}

// operands returns the constants of the operands of op, nil for those that vary. ok is false if nothing is known about one of them yet.
func (d *DeadCode) operands(op *ir.Operation) (out []ir.Attribute, ok bool) {
	out = make([]ir.Attribute, op.NumOperands())
	if d.constant == nil {
		return out, true
	}
	for i := range out {
		c, known := d.constant(op.Operand(i))
		if !known {
			return nil, false
		}
		out[i] = c
	}
	return out, true
}

func (d *DeadCode) visitRegions(op *ir.Operation) {
	if m, ok := regionBranch(op); ok {
		operands, ok := d.operands(op)
		if !ok {
			return
		}
		visit := func(to int) { d.pass(op, op, to) }
		if k, ok := ir.OpInterface[interfaces.KnownRegionModel](op.Info()); ok {
			k.KnownRegions(op, operands, visit)
		} else {
			m.RegionSuccessors(op, -1, visit)
		}
		return
	}
	if _, callable := body(op); callable {
		if p := d.preds.Get(At(op)); !p.Unknown && len(p.Known) == 0 {
			return
		}
	}
	d.enterRegions(op)
}

// pass lets control go from `from` to region `to` of op, or behind op.
func (d *DeadCode) pass(op, from *ir.Operation, to int) {
	if to < 0 {
		d.join(At(op), from)
	} else if b := op.Region(to).First(); b != nil {
		d.enter(b)
		d.join(AtBlock(b), from)
	}
}

// visitReturn lets control leave the region of parent that op ends.
func (d *DeadCode) visitReturn(op, parent *ir.Operation) {
	if m, ok := regionBranch(parent); ok {
		operands, ok := d.operands(op)
		if !ok {
			return
		}
		visit := func(to int) { d.pass(parent, op, to) }
		if k, ok := ir.OpInterface[interfaces.KnownExitModel](op.Info()); ok {
			k.KnownExits(op, operands, visit)
		} else {
			m.RegionSuccessors(parent, op.ParentRegion().Index(), visit)
		}
		return
	}
	for _, call := range d.preds.Get(At(parent)).Known {
		if op.HasTrait(ir.ReturnLike) {
			d.join(At(call), op)
		} else {
			d.open(At(call))
		}
	}
}

func (d *DeadCode) visitBranch(op *ir.Operation) {
	if _, ok := ir.OpInterface[ir.BranchModel](op.Info()); ok {
		operands, ok := d.operands(op)
		if !ok {
			return
		}
		if k, ok := ir.OpInterface[interfaces.KnownSuccessorModel](op.Info()); ok {
			if b := k.KnownSuccessor(op, operands); b != nil {
				d.take(op.Block(), b)
				return
			}
		}
	}
	for i := range op.NumSuccessors() {
		d.take(op.Block(), op.Successor(i))
	}
}
