package transform

import (
	"github.com/spvc/spvc/dialect/cf"
	"github.com/spvc/spvc/dialect/linalg"
	"github.com/spvc/spvc/dialect/tensor"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

// Detensorize computes with scalars instead of tensors of rank 0: in the linalg.generic ops of the function fn, and in the block
// arguments of these types. Without aggressive, it does so only for what decides the control flow.
func Detensorize(fn *ir.Operation, aggressive bool) {
	d := detensorizer{rw: rewrite.NewRewriter(fn.Context(), nil), body: fn.Region(0), ops: map[*ir.Operation]bool{}, args: map[*ir.Value]bool{}, elems: map[*ir.Value]*ir.Value{}}
	if aggressive {
		d.all()
	} else {
		d.controlFlow()
	}
	if len(d.ops) == 0 && len(d.args) == 0 {
		return
	}
	d.convertArgs()
	for b := d.body.First(); b != nil; b = b.Next() {
		for o := b.First(); o != nil; {
			next := o.Next()
			if d.ops[o] {
				d.convertOp(o)
			}
			o = next
		}
	}
}

type detensorizer struct {
	rw   *rewrite.Rewriter
	body *ir.Region
	// ops and args are what Detensorize converts.
	ops  map[*ir.Operation]bool
	args map[*ir.Value]bool
	// elems holds the elements that were extracted.
	elems map[*ir.Value]*ir.Value
}

// isScalarTensor reports whether t is a tensor of rank 0.
func isScalarTensor(t ir.Type) bool {
	r, ok := t.(*ir.RankedTensorType)
	return ok && len(r.Shape()) == 0
}

// convertible reports whether op is a linalg.generic on tensors of rank 0.
func convertible(op *ir.Operation) bool {
	if !op.Is(linalg.Generic) {
		return false
	}
	for _, v := range op.Operands() {
		if !isScalarTensor(v.Type()) {
			return false
		}
	}
	return true
}

// all collects all operations and block arguments.
func (d *detensorizer) all() {
	for b := d.body.First(); b != nil; b = b.Next() {
		for o := b.First(); o != nil; o = o.Next() {
			if convertible(o) {
				d.ops[o] = true
			}
		}
		for _, a := range b.Args() {
			if !b.IsEntry() && isScalarTensor(a.Type()) && passed(a, func(*ir.Value) {}) {
				d.args[a] = true
			}
		}
	}
}

// passedOperand returns the number of the operand that op passes to argument arg of successor i. ok is false if it passes none.
func passedOperand(op *ir.Operation, i, arg int) (k int, ok bool) {
	m, ok := ir.OpInterface[ir.BranchModel](op.Info())
	if !ok {
		return 0, false
	}
	start, n, produced := m.SuccessorOperands(op, i)
	return start + arg - produced, arg >= produced && arg-produced < n
}

// passed visits the operands that the predecessors of the block of a pass to a. It returns false if a predecessor passes none.
func passed(a *ir.Value, visit func(v *ir.Value)) bool {
	for p := a.OwnerBlock().FirstPred(); p != nil; p = p.NextUse() {
		k, ok := passedOperand(p.Owner(), p.Index(), a.Index())
		if !ok {
			return false
		}
		visit(p.Owner().Operand(k))
	}
	return true
}

// targets visits the block arguments that the terminator op passes v to.
func targets(op *ir.Operation, v *ir.Value, visit func(a *ir.Value)) {
	for i := range op.NumSuccessors() {
		for _, a := range op.Successor(i).Args() {
			if k, ok := passedOperand(op, i, a.Index()); ok && op.Operand(k) == v {
				visit(a)
			}
		}
	}
}

// controlFlow collects what is connected with the operands of branches.
func (d *detensorizer) controlFlow() {
	var work []*ir.Value
	for _, def := range [...]*ir.OpDef{cf.CondBranch, cf.Branch} {
		d.body.Parent().Walk(func(o *ir.Operation) {
			if o.Is(def) {
				work = append(work, o.Operands()...)
			}
		})
	}
	seen := map[*ir.Value]bool{}
	for len(work) > 0 {
		v := work[len(work)-1]
		work = work[:len(work)-1]
		if seen[v] {
			continue
		}
		seen[v] = true
		if end := v.ParentBlock().Last(); end != nil {
			targets(end, v, func(a *ir.Value) { work = append(work, a) })
		}
		for u := v.FirstUse(); u != nil; u = u.NextUse() {
			work = append(work, u.Owner().Results()...)
		}
		more, ok := d.backward(v)
		if !ok {
			clear(d.ops)
			clear(d.args)
			return
		}
		work = append(work, more...)
	}
	d.dropUnconvertible()
}

// backward notes v, and returns what it depends on. It returns false if a branch passes v in a way that cannot be converted.
func (d *detensorizer) backward(v *ir.Value) (more []*ir.Value, ok bool) {
	if v.IsBlockArgument() {
		if v.OwnerBlock().IsEntry() {
			return nil, true
		}
		d.args[v] = true
		ok = passed(v, func(o *ir.Value) { more = append(more, o) })
		return more, ok
	}
	def := v.DefiningOp()
	switch {
	case def.Is(linalg.Generic):
		if s, _ := linalg.AsStructured(def); convertible(def) {
			d.ops[def] = true
			return s.Inputs(), true
		}
	case def.Is(tensor.FromElements):
	default:
		for _, r := range def.Results() {
			switch r.Type().(type) {
			case *ir.IntegerType, *ir.FloatType:
			default:
				return nil, true
			}
		}
		return def.Operands(), true
	}
	return nil, true
}

// dropUnconvertible leaves out block arguments that are not tensors of rank 0, or get the result of a linalg.generic that stays.
func (d *detensorizer) dropUnconvertible() {
	for b := d.body.First(); b != nil; b = b.Next() {
		for _, a := range b.Args() {
			if !d.args[a] {
				continue
			}
			keep := isScalarTensor(a.Type())
			passed(a, func(v *ir.Value) {
				if def := v.DefinedBy(linalg.Generic); def != nil && !d.ops[def] {
					keep = false
				}
			})
			if !keep {
				delete(d.args, a)
			}
		}
	}
}

// elementOf returns the element of v, which it extracts where v is defined.
func (d *detensorizer) elementOf(loc ir.Location, v *ir.Value) *ir.Value {
	if def := v.DefinedBy(tensor.FromElements); def != nil {
		return def.Operand(0)
	}
	if e := d.elems[v]; e != nil {
		return e
	}
	at := d.rw.InsertionPoint()
	if def := v.DefiningOp(); def != nil {
		d.rw.SetAfter(def)
	} else {
		d.rw.SetStart(v.OwnerBlock())
	}
	e := tensor.NewExtract(&d.rw.Builder, loc, v)
	d.rw.SetInsertionPoint(at)
	d.elems[v] = e
	return e
}

// tensorOf creates the tensor of rank 0 with the element v.
func (d *detensorizer) tensorOf(loc ir.Location, v *ir.Value) *ir.Value {
	return d.rw.Create(loc, tensor.FromElements, []*ir.Value{v}, []ir.Type{d.rw.Context().Tensor(nil, v.Type(), nil)}).Result(0)
}

// convertArgs makes the block arguments scalars.
func (d *detensorizer) convertArgs() {
	for b := d.body.First(); b != nil; b = b.Next() {
		for _, a := range b.Args() {
			if d.args[a] {
				d.convertArg(b, a)
			}
		}
	}
}

func (d *detensorizer) convertArg(b *ir.Block, a *ir.Value) {
	for p := b.FirstPred(); p != nil; p = p.NextUse() {
		br := p.Owner()
		if k, ok := passedOperand(br, p.Index(), a.Index()); ok {
			d.rw.SetBefore(br)
			br.SetOperand(k, d.elementOf(br.Loc(), br.Operand(k)))
		}
	}
	elem := ir.ElementTypeOrSelf(a.Type())
	a.SetType(elem)
	d.rw.SetStart(b)
	if old := d.elems[a]; old != nil {
		d.rw.Replace(old.DefiningOp(), a)
		delete(d.elems, a)
	}
	made := d.tensorOf(a.Loc(), a)
	a.ReplaceUsesIf(made, func(u *ir.Operand) bool { return u.Owner() != made.DefiningOp() })
}

// convertOp computes the body of op in its place.
func (d *detensorizer) convertOp(op *ir.Operation) {
	s, _ := linalg.AsStructured(op)
	d.rw.SetBefore(op)
	args := make([]*ir.Value, op.NumOperands())
	for i, v := range op.Operands() {
		if usesElement(s, i) {
			args[i] = d.elementOf(op.Loc(), v)
		} else {
			args[i] = v
		}
	}
	out := copyBody(&d.rw.Builder, s.Body(), args, ir.NewMapping())
	for i, v := range out {
		out[i] = d.tensorOf(op.Loc(), v)
	}
	d.rw.Replace(op, out...)
}
