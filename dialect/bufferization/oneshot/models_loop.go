package oneshot

import (
	"strconv"

	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
)

// loop has what the models of loops share. An initial value is a write: the loop may write its variable at any time.
type loop struct{ Base }

// Writes returns true.
func (loop) Writes(*State, *ir.Operand) bool { return true }

// Writable returns true: a variable has the buffer of an initial value that is in place, or a copy.
func (loop) Writable(*State, *ir.Value) bool { return true }

// Repeats returns true.
func (loop) Repeats(*ir.Operation, *ir.Region) bool { return true }

// Bufferize fails; each loop overrides it.
func (loop) Bufferize(*Rewriter, *ir.Operation) bool { return false }

// forLoop is the model of scf.for.
type forLoop struct{ loop }

// Repeats reports whether the loop may have a second iteration.
func (forLoop) Repeats(op *ir.Operation, _ *ir.Region) bool {
	return repeats(interfaces.IndexValue{Value: op.Operand(0)}, interfaces.IndexValue{Value: op.Operand(1)}, interfaces.IndexValue{Value: op.Operand(2)})
}

func repeats(lower, upper, step interfaces.IndexValue) bool {
	l, ok1 := lower.Constant()
	u, ok2 := upper.Constant()
	s, ok3 := step.Constant()
	const most = 1 << 62
	return !ok1 || !ok2 || !ok3 || l > most/2 || s > most/2 || l < -most/2 || s < 1 || l+s < u
}

// mayNotRun reports whether a loop may have no iteration.
func mayNotRun(lower, upper interfaces.IndexValue) bool {
	l, ok1 := lower.Constant()
	u, ok2 := upper.Constant()
	return !ok1 || !ok2 || l >= u
}

// Reads reports whether the loop's variable is read, or is the result because there is no iteration.
func (forLoop) Reads(s *State, o *ir.Operand) bool {
	f := scf.ForOp{Operation: o.Owner()}
	return mayNotRun(interfaces.IndexValue{Value: f.LowerBound()}, interfaces.IndexValue{Value: f.UpperBound()}) || s.Read((scf.ForOp{Operation: o.Owner()}).IterArgs()[o.Index()-3])
}

// AliasingValues returns the result of the variable.
func (forLoop) AliasingValues(s *State, o *ir.Operand) []Alias {
	f, k := scf.ForOp{Operation: o.Owner()}, o.Index()-3
	same := s.Equivalent(f.IterArgs()[k], f.Yield().Operand(k))
	return []Alias{{Value: f.Result(k), Equivalent: same, Definite: same}}
}

// ResolveConflicts copies what the loop yields and is not the buffer of its variable.
func (forLoop) ResolveConflicts(s *State, r *Rewriter, op *ir.Operation) bool {
	f := scf.ForOp{Operation: op}
	return copyOperands(s, r, op) && (s.copies || copyYields(s, r, f.Yield(), 0, f.IterArgs()))
}

// copyYields copies the operands of the terminator from number first that may have the buffer of something outside of the block, other
// than of their own argument, or that of another operand.
func copyYields(s *State, r *Rewriter, end *ir.Operation, first int, args []*ir.Value) bool {
	r.SetBefore(end)
	used := map[*aliasSet]bool{}
	for i, a := range args {
		o := end.OperandUse(first + i)
		if !isTensor(o.Value().Type()) {
			continue
		}
		set := s.set(o.Value())
		again := used[set]
		used[set] = true
		if !again && (a != nil && s.Equivalent(a, o.Value()) || s.staysInside(set, end.ParentRegion(), a, false)) {
			continue
		}
		if !copyOperand(r, o) {
			return false
		}
	}
	return true
}

// staysInside reports whether the values of the set are defined in the region, apart from the argument own. exchange
// allows the other arguments of the block too.
func (s *State) staysInside(set *aliasSet, region *ir.Region, own *ir.Value, exchange bool) bool {
	for _, v := range set.members() {
		at := v.ParentRegion()
		switch {
		case v == own:
		case v.IsBlockArgument() && at == region:
			if !exchange {
				return false
			}
		case !region.IsAncestor(at):
			return false
		}
	}
	return true
}

// Verify refuses loops that yield other buffers, which would swap or leak.
func (forLoop) Verify(s *State, op *ir.Operation) bool {
	f := scf.ForOp{Operation: op}
	return verifyYields(s, f.Yield(), 0, f.IterArgs(), "Yield operand #")
}

func verifyYields(s *State, end *ir.Operation, first int, args []*ir.Value, what string) bool {
	if s.Options.AllowReturnAllocsFromLoops {
		return true
	}
	for i, a := range args {
		v := end.Operand(first + i)
		if isTensor(v.Type()) && (a == nil || !s.Equivalent(a, v)) {
			return end.EmitError(what + strconv.Itoa(i) + " is not equivalent to the corresponding iter bbArg")
		}
	}
	return true
}

// BufferType returns the type for both the initial and the yielded buffer.
func (forLoop) BufferType(t *Types, v *ir.Value) ir.Type {
	f := scf.ForOp{Operation: owner(v)}
	if !v.IsBlockArgument() {
		return t.Of(f.IterArgs()[v.Index()])
	}
	k := v.Index() - 1
	return loopType(t, v, f.Inits()[k], f.Yield().Operand(k))
}

// loopType returns the type of the buffer of a variable.
func loopType(t *Types, arg, init, yielded *ir.Value) ir.Type {
	first := t.Of(init)
	if first == nil || t.InProgress(arg) {
		return first
	}
	return common(owner(arg), arg.Type(), first, t.Of(yielded), "init_arg and yielded value bufferize to inconsistent memory spaces")
}

// buffersAs returns vs with buffers of the types of the tensors to in the place of tensors.
func (r *Rewriter) buffersAs(loc ir.Location, vs, to []*ir.Value) (out []*ir.Value, ok bool) {
	if out, ok = r.Buffers(vs); !ok {
		return nil, false
	}
	for i, v := range to {
		if i < len(vs) && isTensor(vs[i].Type()) {
			t := r.BufferType(v)
			if t == nil {
				return nil, false
			}
			out[i] = r.cast(loc, out[i], t)
		}
	}
	return out, true
}

// takeBody moves the operations of block from to the end of block to, whose arguments take the places of those of from.
func (r *Rewriter) takeBody(from, to *ir.Block) {
	r.SetStart(to)
	for i, a := range from.Args() {
		n := to.Arg(i)
		if isTensor(a.Type()) {
			n = r.ToTensor(n, a.Type())
			r.SetAfter(n.DefiningOp())
		}
		a.ReplaceAllUsesWith(n)
	}
	to.TakeOps(from)
}

// Bufferize makes the variables buffers.
func (forLoop) Bufferize(r *Rewriter, op *ir.Operation) bool {
	f := scf.ForOp{Operation: op}
	r.SetBefore(op)
	inits, ok := r.buffersAs(op.Loc(), f.Inits(), f.IterArgs())
	if !ok {
		return false
	}
	r.SetBefore(op)
	n := scf.NewFor(&r.Builder, op.Loc(), f.LowerBound(), f.UpperBound(), f.Step(), inits...)
	for _, a := range op.Attrs() {
		n.SetAttr(a.Name, a.Value)
	}
	r.takeBody(f.Body(), n.Body())
	r.ReplaceByBuffers(op, n.Results()...)
	return true
}

// whileLoop is the model of scf.while.
type whileLoop struct{ loop }

// AliasingValues returns the result with the number and the type of the operand.
func (whileLoop) AliasingValues(s *State, o *ir.Operand) []Alias {
	w, k := scf.WhileOp{Operation: o.Owner()}, o.Index()
	if k >= w.NumResults() || o.Value().Type() != w.Result(k).Type() {
		return nil
	}
	same := k < w.After().NumArgs() && k < w.YieldOp().NumOperands() &&
		s.Equivalent(w.Before().Arg(k), w.ConditionOp().Operand(k+1)) && s.Equivalent(w.After().Arg(k), w.YieldOp().Operand(k))
	return []Alias{{Value: w.Result(k), Equivalent: same, Definite: same}}
}

// ValueWrites returns true: the loop decides which buffer a result has.
func (whileLoop) ValueWrites(*State, *ir.Value) bool { return true }

// ResolveConflicts copies what the condition passes on unless both blocks pass on the buffer of the variable, and what the second block
// yields from outside.
func (whileLoop) ResolveConflicts(s *State, r *Rewriter, op *ir.Operation) bool {
	if !copyOperands(s, r, op) {
		return false
	}
	if s.copies {
		return true
	}
	w := scf.WhileOp{Operation: op}
	cond, end := w.ConditionOp(), w.YieldOp()
	r.SetBefore(cond)
	for i := range cond.NumOperands() - 1 {
		o := cond.OperandUse(i + 1)
		if !isTensor(o.Value().Type()) {
			continue
		}
		if i < w.Before().NumArgs() && i < end.NumOperands() && s.Equivalent(w.Before().Arg(i), o.Value()) && s.Equivalent(w.After().Arg(i), end.Operand(i)) {
			continue
		}
		if !copyOperand(r, o) {
			return false
		}
	}
	// What the first block does not write may have the buffer of anything, because the condition passes on copies.
	own := args(w.After(), end.NumOperands())
	r.SetBefore(end)
	used := map[*aliasSet]bool{}
	for i, a := range own {
		o := end.OperandUse(i)
		if !isTensor(o.Value().Type()) || len(s.set(w.Before().Arg(i)).writes) == 0 {
			continue
		}
		set := s.set(o.Value())
		again := used[set]
		used[set] = true
		if !again && s.staysInside(set, end.ParentRegion(), a, true) {
			continue
		}
		if !copyOperand(r, o) {
			return false
		}
	}
	return true
}

// copyOperand replaces the operand by a copy.
func copyOperand(r *Rewriter, o *ir.Operand) bool {
	n := r.NewTensor(o.Owner().Loc(), o.Value(), true)
	if n == nil {
		return false
	}
	o.Set(n)
	return true
}

// args returns n arguments of b, with nil for those that b lacks.
func args(b *ir.Block, n int) []*ir.Value {
	out := make([]*ir.Value, n)
	copy(out, b.Args())
	return out
}

// Verify refuses loops that pass on other buffers.
func (whileLoop) Verify(s *State, op *ir.Operation) bool {
	w := scf.WhileOp{Operation: op}
	return verifyYields(s, w.ConditionOp(), 1, args(w.Before(), w.ConditionOp().NumOperands()-1), "Condition arg #") &&
		verifyYields(s, w.YieldOp(), 0, args(w.After(), w.YieldOp().NumOperands()), "Yield operand #")
}

// BufferType returns the type of the variable, or of what the condition passes on.
func (whileLoop) BufferType(t *Types, v *ir.Value) ir.Type {
	w := scf.WhileOp{Operation: owner(v)}
	if v.IsBlockArgument() && v.OwnerBlock() == w.Before() {
		return loopType(t, v, w.Operand(v.Index()), w.YieldOp().Operand(v.Index()))
	}
	return t.Of(w.ConditionOp().Operand(v.Index() + 1))
}

// Bufferize makes the variables buffers.
func (whileLoop) Bufferize(r *Rewriter, op *ir.Operation) bool {
	w := scf.WhileOp{Operation: op}
	types := make([]ir.Type, op.NumResults())
	for i, a := range w.After().Args() {
		if types[i] = a.Type(); isTensor(a.Type()) {
			if types[i] = r.BufferType(a); types[i] == nil {
				return false
			}
		}
	}
	r.SetBefore(op)
	inits, ok := r.buffersAs(op.Loc(), op.Operands(), w.Before().Args())
	if !ok {
		return false
	}
	r.SetBefore(op)
	n := scf.NewWhile(&r.Builder, op.Loc(), inits, types)
	for _, a := range op.Attrs() {
		n.SetAttr(a.Name, a.Value)
	}
	r.takeBody(w.Before(), n.Before())
	r.takeBody(w.After(), n.After())
	r.ReplaceByBuffers(op, n.Results()...)
	return true
}

// forall is the model of scf.forall.
type forall struct{ loop }

// output returns the argument of the body for an operand.
func output(o *ir.Operand) (k int, arg *ir.Value) {
	f := scf.ForallOp{Operation: o.Owner()}
	start, _ := o.Owner().OperandGroup(3)
	k = o.Index() - start
	return k, f.Body().Arg(f.Rank() + k)
}

// Reads reports whether the body reads the output, or the output is the result because there is no iteration.
func (forall) Reads(s *State, o *ir.Operand) bool {
	f := scf.ForallOp{Operation: o.Owner()}
	upper := f.UpperBounds()
	for i, l := range f.LowerBounds() {
		if mayNotRun(l, upper[i]) {
			return true
		}
	}
	_, arg := output(o)
	return s.Read(arg)
}

// AliasingValues returns the result of the output.
func (forall) AliasingValues(_ *State, o *ir.Operand) []Alias {
	k, _ := output(o)
	return []Alias{{Value: o.Owner().Result(k), Equivalent: true, Definite: true}}
}

// Repeats reports whether there may be several invocations.
func (forall) Repeats(op *ir.Operation, _ *ir.Region) bool {
	f := scf.ForallOp{Operation: op}
	upper, step := f.UpperBounds(), f.Steps()
	for i, l := range f.LowerBounds() {
		if repeats(l, upper[i], step[i]) {
			return true
		}
	}
	return false
}

// Parallel reports whether there may be several invocations.
func (m forall) Parallel(op *ir.Operation, r *ir.Region) bool { return m.Repeats(op, r) }

// BufferType returns the type of the output.
func (forall) BufferType(t *Types, v *ir.Value) ir.Type {
	f := scf.ForallOp{Operation: owner(v)}
	k := v.Index()
	if v.IsBlockArgument() {
		k -= f.Rank()
	}
	return t.Of(f.Outputs()[k])
}

// Bufferize makes a loop without outputs.
func (forall) Bufferize(r *Rewriter, op *ir.Operation) bool {
	f := scf.ForallOp{Operation: op}
	outs, ok := r.Buffers(f.Outputs())
	if !ok {
		return false
	}
	r.SetStart(f.Body())
	for i, v := range outs {
		a := f.Body().Arg(f.Rank() + i)
		a.ReplaceAllUsesWith(r.ToTensor(v, a.Type()))
	}
	body := f.Body()
	for body.NumArgs() > f.Rank() {
		body.EraseArg(body.NumArgs() - 1)
	}
	start, _ := op.OperandGroup(3)
	_, lower := op.OperandGroup(0)
	_, upper := op.OperandGroup(1)
	_, step := op.OperandGroup(2)
	r.SetBefore(op)
	n := r.CreateWithRegions(op.Loc(), scf.Forall, op.Operands()[:start], nil, 1)
	for _, a := range op.Attrs() {
		n.SetAttr(a.Name, a.Value)
	}
	segments := r.Context().Segments(lower, upper, step, 0)
	n.SetAttr(segments.Name, segments.Value)
	n.Region(0).TakeBlocks(op.Region(0))
	r.ReplaceByBuffers(op, outs...)
	return true
}
