package interp

import (
	interp "github.com/spvc/spvc/dialect/pdlinterp"
	"github.com/spvc/spvc/ir"
)

// rewriter runs the rewrite of a match.
type rewriter struct {
	*state
	root    *ir.Operation
	name    string
	changed bool
	aborted bool
	regs    []Handle
	loc     ir.Location
	in      *instr
}

// run executes a rewrite. It returns false if a step failed. If the step was wrong, or steps before it changed the IR, it ends the work of the
// driver with an error.
func (r *rewriter) run(c *code, args []Handle, loc ir.Location) bool {
	r.inner = grow(r.inner, c.regs)
	r.regs, r.loc = r.inner, loc
	copy(r.regs, args)
	var frames []frame
	pc := 0
	for range maxSteps {
		r.in = &c.list[pc]
		ok := true
		switch r.in.def {
		case interp.Finalize:
			return true
		case interp.ForEach:
			frames = append(frames, frame{at: pc, items: r.regs[r.in.in[0]]})
			pc, frames = r.turn(c, frames)
			continue
		case interp.Continue:
			pc, frames = r.turn(c, frames)
			continue
		case interp.CreateOperation:
			ok = r.create()
		case interp.Erase:
			ok = r.erase()
		case interp.Replace:
			ok = r.replace()
		case interp.ApplyRewrite:
			ok = r.call()
		default:
			if len(r.in.to) > 0 {
				pc = int(r.in.to[branch(r.regs, r.in)])
				continue
			}
			if r.aliveAll(r.in.in) {
				r.regs[r.in.dst] = get(r.regs, r.in)
			} else {
				ok = r.fail("uses an operation that it erased")
			}
		}
		if !ok {
			return false
		}
		pc++
	}
	return r.fail("does not end")
}

// turn is state.turn for a rewrite.
func (r *rewriter) turn(c *code, frames []frame) (int, []frame) {
	f := &frames[len(frames)-1]
	in := &c.list[f.at]
	if f.next == length(f.items) {
		return int(in.to[0]), frames[:len(frames)-1]
	}
	r.regs[in.dst] = element(f.items, f.next)
	f.next++
	return int(in.to[1]), frames
}

// fail reports that the rewrite does something that no rewrite may do, and returns false.
func (r *rewriter) fail(msg string) bool {
	r.root.EmitErrorAt(r.loc, "pattern '"+r.name+"' "+msg)
	r.aborted = true
	return r.rw.Abort()
}

// refuse says why the rewrite does not apply, which is an error if it has changed the IR. It returns false.
func (r *rewriter) refuse(why string) bool {
	if r.changed {
		return r.fail("fails after it changed operations: " + why)
	}
	return r.rw.Fail(why)
}

// alive reports whether h does not stand for something that was erased.
func alive(h Handle) bool {
	switch h := h.(type) {
	case *ir.Operation:
		return h.Block() != nil
	case *ir.Value:
		if op := h.DefiningOp(); op != nil {
			return op.Block() != nil
		}
		return h.OwnerBlock() != nil && h.OwnerBlock().Region() != nil
	case []*ir.Value:
		for _, v := range h {
			if !alive(v) {
				return false
			}
		}
	case []*ir.Operation:
		for _, o := range h {
			if !alive(o) {
				return false
			}
		}
	}
	return true
}

func (r *rewriter) aliveAll(regs []int32) bool {
	for _, i := range regs {
		if !alive(r.regs[i]) {
			return false
		}
	}
	return true
}

// values returns the values in registers that hold values and ranges of them. ok is false if one holds nothing or something erased.
func (r *rewriter) values(regs []int32) (vs []*ir.Value, ok bool) {
	for _, i := range regs {
		switch h := r.regs[i].(type) {
		case *ir.Value:
			vs = append(vs, h)
		case []*ir.Value:
			vs = append(vs, h...)
		default:
			return nil, false
		}
	}
	for _, v := range vs {
		if !alive(v) {
			return nil, false
		}
	}
	return vs, true
}

// types returns the types in registers that hold types and ranges of them. ok is false if one holds nothing.
func (r *rewriter) types(regs []int32) (ts []ir.Type, ok bool) {
	for _, i := range regs {
		switch h := r.regs[i].(type) {
		case ir.Type:
			ts = append(ts, h)
		case []ir.Type:
			ts = append(ts, h...)
		default:
			return nil, false
		}
	}
	return ts, true
}

// create makes an operation.
func (r *rewriter) create() bool {
	in := r.in
	st := &ir.OperationState{Loc: r.loc, Info: in.info}
	a, b := in.groups[0], in.groups[0]+in.groups[1]
	var ok bool
	if st.Operands, ok = r.values(in.in[:a]); !ok {
		return r.fail("passes nothing or something erased to a new operation '" + in.info.Name + "'")
	}
	for i, reg := range in.in[a:b] {
		if attr, ok := r.regs[reg].(ir.Attribute); ok {
			st.AddAttr(in.names[i], attr)
		}
	}
	if st.Results, ok = r.types(in.in[b:]); !ok {
		return r.fail("gives a new operation '" + in.info.Name + "' a result without type")
	}
	if in.flag {
		why := ""
		if !countFits(in.info.Def.Operands, len(st.Operands)) {
			why = "wrong number of operands"
		} else {
			st.Results, why = r.root.Context().InferTypes(st)
		}
		if why != "" {
			return r.refuse("the types of the results cannot be inferred: " + why)
		}
	}
	op := r.rw.Build(st)
	r.changed = true
	r.regs[in.dst] = op
	if in.info.Def == nil || ir.VerifyOp(op) {
		return true
	}
	r.rw.Erase(op)
	return r.fail("makes an operation that is not valid")
}

// countFits reports whether an op with the declared operands may have n of them.
func countFits(defs []ir.ValueDef, n int) bool {
	least, open := 0, false
	most := 0
	for i := range defs {
		most++
		switch defs[i].Quantity {
		case ir.One:
			least++
		case ir.Variadic:
			open = true
		}
	}
	return n >= least && (open || n <= most)
}

// operation returns the operation in a register that a rewrite erases or replaces, or nil after an error.
func (r *rewriter) operation(reg int32) *ir.Operation {
	op, ok := r.regs[reg].(*ir.Operation)
	switch {
	case !ok:
		r.fail("replaces or erases nothing")
	case !alive(op):
		r.fail("replaces or erases an operation twice")
	case op != r.root && op.IsAncestor(r.root):
		r.fail("replaces or erases an operation around the one that it matches")
	case op.HasTrait(ir.Terminator) && !endsBefore(op):
		r.fail("replaces or erases the terminator of a block")
	default:
		return op
	}
	return nil
}

// endsBefore reports whether the block of op has another terminator at the end if op is erased.
func endsBefore(op *ir.Operation) bool {
	if op.Next() != nil {
		return true
	}
	p := op.Prev()
	return p != nil && (p.Def() == nil || p.HasTrait(ir.Terminator))
}

func (r *rewriter) erase() bool {
	op := r.operation(r.in.in[0])
	if op == nil {
		return false
	}
	if op.HasUses() {
		return r.fail("erases an operation whose results are used")
	}
	r.changed = true
	r.rw.Erase(op)
	return true
}

func (r *rewriter) replace() bool {
	op := r.operation(r.in.in[0])
	if op == nil {
		return false
	}
	vs, ok := r.values(r.in.in[1:])
	if !ok {
		return r.fail("replaces a result by nothing or something erased")
	}
	if len(vs) != op.NumResults() {
		return r.fail("replaces the results of an operation by another number of values")
	}
	for i, v := range vs {
		if want := op.Result(i).Type(); v.Type() != want {
			return r.fail("replaces a result of type " + ir.QuoteType(want) + " by a value of type " + ir.QuoteType(v.Type()))
		}
		if def := v.DefiningOp(); def != nil && op.IsAncestor(def) {
			return r.fail("replaces an operation by its own results")
		}
	}
	r.changed = true
	r.rw.Replace(op, vs...)
	return true
}

// call calls the function of an apply_rewrite.
func (r *rewriter) call() bool {
	if !r.aliveAll(r.in.in) {
		return r.fail("passes something erased to a function")
	}
	args := make([]Handle, len(r.in.in))
	for i, reg := range r.in.in {
		args[i] = r.regs[reg]
	}
	results, ok := r.in.rewrite(r.rw, args)
	if !ok {
		return r.refuse("a function that it calls does not apply")
	}
	r.changed = true
	if !allFit(results, r.in.types) {
		return r.fail("calls a function that returns other results than the pattern expects")
	}
	copy(r.regs[r.in.dst:], results)
	return true
}
