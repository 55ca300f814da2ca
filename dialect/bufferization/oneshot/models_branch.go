package oneshot

import (
	"github.com/spvc/spvc/dialect/cf"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/dialect/vector"
	"github.com/spvc/spvc/ir"
)

func attachControl(reg *ir.Registry) {
	reg.AttachOp(scf.For, forLoop{})
	reg.AttachOp(scf.While, whileLoop{})
	reg.AttachOp(scf.Forall, forall{})
	reg.AttachOp(scf.If, choice{})
	reg.AttachOp(scf.IndexSwitch, choice{})
	reg.AttachOp(scf.ExecuteRegion, choice{once: true})
	reg.AttachOp(scf.Yield, yields{})
	reg.AttachOp(scf.Condition, yields{first: 1})
	reg.AttachOp(vector.Mask, choice{once: true})
	reg.AttachOp(vector.Yield, yields{})
	reg.AttachOp(cf.Branch, branch{})
	reg.AttachOp(cf.CondBranch, branch{})
	attachFunctions(reg)
}

// choice is the model of operations that run one of their regions, whose terminator yields the results.
type choice struct {
	Base
	// once is set if there is only one region, which runs.
	once bool
}

// ends returns the terminators that yield the results of op.
func ends(op *ir.Operation) []*ir.Operation {
	var out []*ir.Operation
	for i := range op.NumRegions() {
		for b := op.Region(i).First(); b != nil; b = b.Next() {
			if t := b.Last(); t != nil && t.NumOperands() == op.NumResults() && t.NumSuccessors() == 0 {
				out = append(out, t)
			}
		}
	}
	return out
}

// AllowsBranches reports whether the op may have several blocks.
func (m choice) AllowsBranches() bool { return m.once }

// AliasingOperands returns the yielded operands.
func (m choice) AliasingOperands(_ *State, v *ir.Value) []Alias {
	if v.IsBlockArgument() {
		return branchOperands(v)
	}
	var out []Alias
	list := ends(owner(v))
	for _, end := range list {
		out = append(out, Alias{Operand: end.OperandUse(v.Index()), Equivalent: true, Definite: m.once && len(list) == 1})
	}
	return out
}

// Verify refuses several exits.
func (m choice) Verify(_ *State, op *ir.Operation) bool {
	if op.Is(scf.ExecuteRegion) && len(ends(op)) != 1 {
		return op.EmitOpError("op without unique scf.yield is not supported")
	}
	return true
}

// ResolveConflicts refuses copies inside of a mask, which holds one operation.
func (m choice) ResolveConflicts(s *State, r *Rewriter, op *ir.Operation) bool {
	if op.Is(vector.Mask) {
		if end := op.Region(0).First().Last(); end.Prev() != nil && end.Prev().Prev() != nil {
			return op.EmitOpError("body must bufferize in-place")
		}
	}
	return copyOperands(s, r, op)
}

// BufferType returns the type of the yielded buffers.
func (m choice) BufferType(t *Types, v *ir.Value) ir.Type {
	if v.IsBlockArgument() {
		return blockType(t, v)
	}
	op := owner(v)
	var b ir.Type
	for _, end := range ends(op) {
		x := t.Of(end.Operand(v.Index()))
		if b == nil {
			b = x
		}
		if b = common(op, v.Type(), b, x, "inconsistent memory space on then/else branches"); b == nil {
			return nil
		}
	}
	return b
}

// Bufferize makes the results buffers.
func (m choice) Bufferize(r *Rewriter, op *ir.Operation) bool {
	types := make([]ir.Type, op.NumResults())
	for i, v := range op.Results() {
		if types[i] = v.Type(); isTensor(v.Type()) {
			if types[i] = r.BufferType(v); types[i] == nil {
				return false
			}
		}
	}
	if !r.blockArguments(op, op.Region(0).First()) {
		return false
	}
	if op.Is(vector.Mask) {
		return bufferizeMask(r, op)
	}
	r.SetBefore(op)
	n := r.CreateWithRegions(op.Loc(), op.Def(), op.Operands(), types, op.NumRegions(), op.Attrs()...)
	for i := range op.NumRegions() {
		n.Region(i).TakeBlocks(op.Region(i))
		for _, end := range ends(n) {
			r.SetBefore(end)
			for k, t := range types {
				if end.Operand(k).Type() != t && ir.AnyRankedOrUnrankedMemRef.Match(t) && !isTensor(end.Operand(k).Type()) {
					end.SetOperand(k, r.cast(end.Loc(), end.Operand(k), t))
				}
			}
		}
	}
	r.ReplaceByBuffers(op, n.Results()...)
	return true
}

// bufferizeMask erases the results of a vector.mask that its body writes to buffers.
func bufferizeMask(r *Rewriter, op *ir.Operation) bool {
	end := op.Region(0).First().Last()
	var kept, keptOperands, all []*ir.Value
	all = make([]*ir.Value, op.NumResults())
	var types []ir.Type
	for i, v := range op.Results() {
		if isTensor(v.Type()) {
			all[i] = end.Operand(i)
			continue
		}
		kept, keptOperands, types = append(kept, v), append(keptOperands, end.Operand(i)), append(types, v.Type())
	}
	end.SetOperands(keptOperands)
	r.SetBefore(op)
	n := r.CreateWithRegions(op.Loc(), op.Def(), op.Operands(), types, 1, op.Attrs()...)
	n.Region(0).TakeBlocks(op.Region(0))
	for i, v := range kept {
		all[v.Index()] = n.Result(i)
	}
	r.ReplaceByBuffers(op, all...)
	return true
}

// yields is the model of terminators that pass values on to the op around them.
type yields struct {
	Base
	first int
}

// MustBeInPlace returns true: a copy before the end of a block would escape.
func (yields) MustBeInPlace(*State, *ir.Operand) bool { return true }

// AliasingValues returns the result of the op around, unless that is a loop, whose results alias its initial values.
func (m yields) AliasingValues(_ *State, o *ir.Operand) []Alias {
	p := o.Owner().Parent()
	c, ok := ir.OpInterface[choice](p.Info())
	if !ok || o.Index() >= p.NumResults() {
		return nil
	}
	return []Alias{{Value: p.Result(o.Index()), Equivalent: true, Definite: c.once}}
}

// Bufferize yields buffers, of the types that the op around needs.
func (m yields) Bufferize(r *Rewriter, op *ir.Operation) bool {
	p := op.Parent()
	var to []*ir.Value
	switch {
	case p.Is(scf.For):
		to = p.Results()
	case p.Is(scf.While):
		if to = (scf.WhileOp{Operation: p}).Before().Args(); m.first == 1 {
			to = p.Results()
		}
	case p.Is(vector.Mask):
	default:
		to = p.Results()
	}
	if op.Is(vector.Yield) && !p.Is(vector.Mask) {
		return true
	}
	vs := op.Operands()
	r.SetBefore(op)
	out, ok := r.buffersAs(op.Loc(), vs[m.first:], to)
	if !ok {
		return false
	}
	op.SetOperands(append(append([]*ir.Value(nil), vs[:m.first]...), out...))
	return true
}

// branch is the model of branches between blocks.
type branch struct{ Base }

// Reads returns false.
func (branch) Reads(*State, *ir.Operand) bool { return false }

// MustBeInPlace returns false; a copy comes before the branch.
func (branch) MustBeInPlace(*State, *ir.Operand) bool { return false }

// AliasingValues returns the arguments of blocks that receive the operand.
func (branch) AliasingValues(_ *State, o *ir.Operand) []Alias {
	op := o.Owner()
	m, _ := ir.OpInterface[ir.BranchModel](op.Info())
	var out []Alias
	for i := range op.NumSuccessors() {
		start, n, produced := m.SuccessorOperands(op, i)
		if k := o.Index() - start; k >= 0 && k < n {
			out = append(out, Alias{Value: op.Successor(i).Arg(produced + k), Equivalent: true})
		}
	}
	return out
}

// OnTensors reports whether an operand is a tensor.
func (branch) OnTensors(op *ir.Operation) bool { return usesTensors(op) }

// Verify refuses branches that nothing around them handles.
func (branch) Verify(*State, *ir.Operation) bool { return true }

// Bufferize does nothing: the op around the blocks changes branches together with the arguments of blocks.
func (branch) Bufferize(*Rewriter, *ir.Operation) bool { return true }

// passBuffers makes a branch pass on buffers of the types of the arguments.
func passBuffers(r *Rewriter, op *ir.Operation) bool {
	m, _ := ir.OpInterface[ir.BranchModel](op.Info())
	for i := range op.NumSuccessors() {
		start, n, produced := m.SuccessorOperands(op, i)
		for k := range n {
			o := op.OperandUse(start + k)
			if !isTensor(o.Value().Type()) {
				continue
			}
			v, arg := r.Buffer(o.Value()), op.Successor(i).Arg(produced+k)
			t := arg.Type()
			if isTensor(t) {
				t = r.BufferType(arg)
			}
			if v == nil || t == nil {
				return false
			}
			r.SetBefore(op)
			o.Set(r.cast(op.Loc(), v, t))
		}
	}
	return true
}

// branchOperands returns the operands of branches that v, an argument of a block, receives.
func branchOperands(v *ir.Value) []Alias {
	b := v.OwnerBlock()
	if b.IsEntry() {
		return nil
	}
	var out []Alias
	for p := b.FirstPred(); p != nil; p = p.NextUse() {
		op := p.Owner()
		m, ok := ir.OpInterface[ir.BranchModel](op.Info())
		if !ok {
			continue
		}
		start, n, produced := m.SuccessorOperands(op, p.Index())
		if k := v.Index() - produced; k >= 0 && k < n {
			out = append(out, Alias{Operand: op.OperandUse(start + k), Equivalent: true})
		}
	}
	return out
}

// blockType returns the type of the buffers that an argument of a block receives.
func blockType(t *Types, v *ir.Value) ir.Type {
	var b ir.Type
	for _, a := range branchOperands(v) {
		if w := a.Operand.Value(); w == v || w.IsBlockArgument() && t.open[w] > 0 {
			continue // the others decide
		}
		x := t.Of(a.Operand.Value())
		if b == nil {
			b = x
		}
		if b = common(owner(v), v.Type(), b, x, "incoming operands of block argument have inconsistent memory spaces"); b == nil {
			return nil
		}
	}
	if b == nil {
		owner(v).EmitError("could not infer buffer type of block argument")
	}
	return b
}

// blockArguments makes the arguments of the blocks after entry buffers.
func (r *Rewriter) blockArguments(op *ir.Operation, entry *ir.Block) bool {
	if entry == nil {
		return true
	}
	type change struct {
		v *ir.Value
		t ir.Type
	}
	var all []change
	for b := entry.Next(); b != nil; b = b.Next() {
		for _, a := range b.Args() {
			if isTensor(a.Type()) {
				t := r.BufferType(a)
				if t == nil {
					return false
				}
				all = append(all, change{a, t})
			}
		}
	}
	for _, c := range all {
		r.argument(c.v, c.t)
	}
	return r.castBranches(op)
}

// argument makes v, an argument of a block, a buffer of type t.
func (r *Rewriter) argument(v *ir.Value, t ir.Type) {
	from := v.Type()
	v.SetType(t)
	if !v.HasUses() {
		return
	}
	r.SetStart(v.OwnerBlock())
	n := r.ToTensor(v, from)
	v.ReplaceUsesIf(n, func(u *ir.Operand) bool { return u.Owner() != n.DefiningOp() })
}

// castBranches casts the buffers that branches pass on to the types of the arguments.
func (r *Rewriter) castBranches(op *ir.Operation) bool {
	for b := op.Region(0).First(); b != nil; b = b.Next() {
		end := b.Last()
		if end == nil {
			continue
		}
		if _, ok := ir.OpInterface[branch](end.Info()); ok && !passBuffers(r, end) {
			return false
		}
	}
	return true
}
