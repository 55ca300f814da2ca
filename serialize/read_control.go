package serialize

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/apint"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
)

func (r *reader) phi(w []uint32) bool {
	b := r.fn.block
	if !b.Empty() {
		return r.fail("OpPhi must be at the start of its block")
	}
	t := r.typ(w[0])
	if t == nil || len(w)%2 != 0 {
		return t != nil && r.fail("OpPhi must have pairs of values and parents")
	}
	r.fn.phis = append(r.fn.phis, phi{b, r.offset, w[2:]})
	return r.defineValue(w[1], b.AddArg(t, r.line))
}

// switchInst reads OpSwitch.
func (r *reader) switchInst(w []uint32) bool {
	defer func() { r.fn.block, r.fn.merge = nil, false }()
	selector := r.value(w[0])
	if selector == nil {
		return false
	}
	width := spirv.BitWidth(selector.Type())
	if _, isInt := selector.Type().(*ir.IntegerType); !isInt || width == 1 {
		return r.fail("selector of OpSwitch must be an integer")
	}
	dflt := r.target(w[1])
	step := 2
	if width == 64 {
		step = 3
	}
	if dflt == nil || (len(w)-2)%step != 0 {
		return dflt != nil && r.fail("OpSwitch must have pairs of literals and labels")
	}
	literals := make([]apint.Int, 0, (len(w)-2)/step)
	targets := make([]*ir.Block, 0, (len(w)-2)/step)
	for k := 2; k < len(w); k += step {
		bits := uint64(w[k])
		if step == 3 {
			bits |= uint64(w[k+1]) << 32
		}
		if width < 64 {
			bits &= 1<<width - 1
		}
		t := r.target(w[k+step-1])
		if t == nil {
			return false
		}
		literals, targets = append(literals, apint.New(width, bits)), append(targets, t)
	}
	spirv.NewSwitch(r.b, r.line, selector, dflt, literals, targets)
	return true
}

func (r *reader) mergeInst(merge, cont, control uint32, params []uint32) bool {
	if r.fn.merge {
		code := "OpSelectionMerge"
		if cont != 0 {
			code = "OpLoopMerge"
		}
		return r.fail("a block cannot have more than one " + code + " instruction")
	}
	c := construct{header: r.fn.block, control: control, params: params, offset: r.offset, loc: r.line, flat: len(params) > 0}
	k := spec.KindSelectionControl
	if cont != 0 {
		k = spec.KindLoopControl
		if c.cont = r.target(cont); c.cont == nil {
			return false
		}
	}
	if c.merge = r.target(merge); c.merge == nil || !r.isEnumerant(k, control) {
		return false
	}
	r.fn.constructs = append(r.fn.constructs, c)
	r.fn.merge = true
	return true
}

func (r *reader) branch(code spec.Opcode, w []uint32) bool {
	defer func() { r.fn.block, r.fn.merge = nil, false }()
	if code == spec.OpBranch {
		if !r.needOperands(w, 1, code) {
			return false
		}
		t := r.target(w[0])
		if t == nil {
			return false
		}
		r.b.CreateBranch(r.line, spirv.Branch, nil, []*ir.Block{t})
		return true
	}
	if !r.needOperands(w, 3, code) {
		return false
	}
	cond := r.value(w[0])
	if cond == nil {
		return false
	}
	onTrue := r.target(w[1])
	if onTrue == nil {
		return false
	}
	onFalse := r.target(w[2])
	if onFalse == nil {
		return false
	}
	op := spirv.NewBranchConditional(r.b, r.line, cond, onTrue, nil, onFalse, nil)
	if len(w) == 5 {
		op.SetAttr("branch_weights", r.ints(w[3:]))
	} else if len(w) != 3 {
		return r.fail(branchOperands)
	}
	return true
}

// resolvePhis passes the operands of OpPhi as operands of branches.
func (r *reader) resolvePhis() bool {
	end := r.offset
	defer func() { r.offset = end }()
	phis := r.fn.phis
	for len(phis) > 0 {
		n := 1
		for n < len(phis) && phis[n].block == phis[0].block {
			n++
		}
		r.offset = phis[0].offset
		if !r.resolveBlock(phis[0].block, phis[:n]) {
			return false
		}
		phis = phis[n:]
	}
	return r.passOperands(r.fn.edges)
}

// resolveBlock resolves all phis of one block.
func (r *reader) resolveBlock(b *ir.Block, phis []phi) bool {
	preds := len(phis[0].words) / 2
	parents := make([]*ir.Block, preds)
	for i := range parents {
		p := r.target(phis[0].words[2*i+1])
		if p == nil {
			return false
		}
		if p.Scratch != 0 {
			return r.fail("OpPhi names a parent twice")
		}
		parents[i], p.Scratch = p, uint32(i+1)
	}
	defer func() {
		for _, p := range parents {
			if p != nil {
				p.Scratch = 0
			}
		}
	}()
	values := make([]uint32, preds*len(phis))
	for k, ph := range phis {
		r.offset = ph.offset
		if len(ph.words) != 2*preds {
			return r.fail("OpPhi must have as many parents as the OpPhi before it")
		}
		for i := 0; i < len(ph.words); i += 2 {
			p := r.target(ph.words[i+1])
			if p == nil {
				return false
			}
			if p.Scratch == 0 || values[int(p.Scratch-1)*len(phis)+k] != 0 {
				return r.fail("OpPhi must have the same parents as the OpPhi before it")
			}
			values[int(p.Scratch-1)*len(phis)+k] = ph.words[i]
		}
	}
	for u := b.FirstPred(); u != nil; u = u.NextUse() {
		if u.Owner().Block().Scratch == 0 {
			return r.fail("OpPhi lacks a predecessor of its block")
		}
	}
	for i, p := range parents {
		r.fn.edges = append(r.fn.edges, edge{from: p, to: b, phiOffset: phis[0].offset, ids: values[i*len(phis) : (i+1)*len(phis)]})
	}
	return true
}

// edge is a control-flow edge that passes the values ids.
type edge struct {
	from, to  *ir.Block
	phiOffset int // word offset of the first OpPhi of to
	ids       []uint32
	next      int         // index of the next edge with the same from, plus 1
	vs        []*ir.Value // values of ids
}

// passOperands makes the terminators pass the values of edges. It goes through blocks
// and successors in order, so that reading the result again creates ops in the same
// order.
func (r *reader) passOperands(edges []edge) bool {
	for i := len(edges) - 1; i >= 0; i-- {
		e := &edges[i]
		e.next, e.from.Scratch = int(e.from.Scratch), uint32(i+1)
	}
	ok := true
	for b := r.fn.region.First(); b != nil; b = b.Next() {
		if b.Scratch != 0 {
			ok = ok && r.passFrom(b, edges, int(b.Scratch))
			b.Scratch = 0
		}
	}
	return ok
}

// passFrom makes the terminator of p pass the values of p's edges, a list that starts
// with edges[first-1].
func (r *reader) passFrom(p *ir.Block, edges []edge, first int) bool {
	term := p.Terminator()
	find := func(to *ir.Block) *edge {
		for i := first; i != 0; i = edges[i-1].next {
			if edges[i-1].to == to {
				return &edges[i-1]
			}
		}
		return nil
	}
	if term.NumSuccessors() > 8 {
		to := map[*ir.Block]*edge{}
		for i := first; i != 0; i = edges[i-1].next {
			to[edges[i-1].to] = &edges[i-1]
		}
		find = func(b *ir.Block) *edge { return to[b] }
	}
	r.offset = edges[first-1].phiOffset
	if term == nil {
		return r.fail("OpPhi parent has no terminator")
	}
	r.b.SetBefore(term)
	r.line = term.Loc()
	lists := make([][]*ir.Value, term.NumSuccessors())
	for i := range lists {
		e := find(term.Successor(i))
		if e == nil {
			continue
		}
		if r.offset = e.phiOffset; e.vs == nil {
			e.vs = make([]*ir.Value, len(e.ids)) // OpPhi has one value for all edges from a block
			for k, id := range e.ids {
				if e.vs[k] = r.value(id); e.vs[k] == nil {
					return false
				}
			}
		}
		lists[i] = e.vs
	}
	setOperands(term, lists)
	for i := first; i != 0; i = edges[i-1].next {
		if r.offset = edges[i-1].phiOffset; edges[i-1].vs == nil {
			return r.fail("OpPhi parent is not a predecessor of its block")
		}
	}
	return true
}

// setOperands makes the branch t pass lists[i] to its successor i.
func setOperands(t *ir.Operation, lists [][]*ir.Value) {
	if t.Is(spirv.Switch) {
		spirv.SwitchOp{Operation: t}.SetOperands(lists)
		return
	}
	m, _ := ir.OpInterface[ir.BranchModel](t.Info())
	for i, vs := range lists {
		if _, n, _ := m.SuccessorOperands(t, i); n > 0 || len(vs) > 0 {
			ir.SetSuccessorOperands(t, i, vs)
		}
	}
}
