package serialize

import (
	"github.com/spvc/spvc/internal/apint"
	"github.com/spvc/spvc/ir"
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
	r.fn.phis = append(r.fn.phis, phi{b, r.at, w[2:]})
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
		return r.fail("selector of OpSwitch must be an integer that is defined before")
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
		return r.fail("block has two merge instructions")
	}
	c := construct{header: r.fn.block, control: control, params: params, at: r.at, loc: r.line, flat: len(params) > 0}
	k := spec.KindSelectionControl
	if cont != 0 {
		k = spec.KindLoopControl
		if c.cont = r.target(cont); c.cont == nil {
			return false
		}
	}
	if c.merge = r.target(merge); c.merge == nil || !r.known(k, control) {
		return false
	}
	r.fn.constructs = append(r.fn.constructs, c)
	r.fn.merge = true
	return true
}

func (r *reader) branch(code spec.Opcode, w []uint32) bool {
	defer func() { r.fn.block, r.fn.merge = nil, false }()
	if code == spec.OpBranch {
		if !r.need(w, 1, code) {
			return false
		}
		t := r.target(w[0])
		if t == nil {
			return false
		}
		r.b.CreateBranch(r.line, spirv.Branch, nil, []*ir.Block{t})
		return true
	}
	if !r.need(w, 3, code) {
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
		return r.fail("OpBranchConditional must have no or two branch weights")
	}
	return true
}

// resolvePhis passes the operands of OpPhi as operands of branches.
func (r *reader) resolvePhis() bool {
	end := r.at
	defer func() { r.at = end }()
	phis := r.fn.phis
	for len(phis) > 0 {
		n := 1
		for n < len(phis) && phis[n].block == phis[0].block {
			n++
		}
		r.at = phis[0].at
		if !r.resolveBlock(phis[0].block, phis[:n]) {
			return false
		}
		phis = phis[n:]
	}
	return true
}

// resolveBlock handles all phis of one block.
func (r *reader) resolveBlock(b *ir.Block, phis []phi) bool {
	preds := len(phis[0].words) / 2
	parents := make([]*ir.Block, preds)
	for i := range parents {
		p := r.target(phis[0].words[2*i+1])
		if p == nil {
			return false
		}
		if p.Scratch != 0 {
			return r.fail("OpPhi has a parent twice")
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
		r.at = ph.at
		if len(ph.words) != 2*preds {
			return r.fail("OpPhi has another number of parents than the one before")
		}
		for i := 0; i < len(ph.words); i += 2 {
			p := r.target(ph.words[i+1])
			if p == nil {
				return false
			}
			if p.Scratch == 0 || values[int(p.Scratch-1)*len(phis)+k] != 0 {
				return r.fail("OpPhi has other parents than the one before")
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
		if !r.passOperands(p, b, values[i*len(phis):(i+1)*len(phis)]) {
			return false
		}
	}
	return true
}

// passOperands makes the branch of p to b pass the values ids.
func (r *reader) passOperands(p, b *ir.Block, ids []uint32) bool {
	term := p.Terminator()
	if term == nil {
		return r.fail("OpPhi parent has no terminator")
	}
	r.b.SetBefore(term)
	r.line = term.Loc()
	var vs []*ir.Value // OpPhi has one value for all edges of a block
	for i := range term.NumSuccessors() {
		if term.Successor(i) != b {
			continue
		}
		if vs == nil {
			vs = make([]*ir.Value, len(ids))
			for k, id := range ids {
				if vs[k] = r.value(id); vs[k] == nil {
					return false
				}
			}
		}
		ir.SetSuccessorOperands(term, i, vs)
	}
	return vs != nil || r.fail("OpPhi parent is no predecessor of its block")
}
