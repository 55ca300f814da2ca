package memory

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/dialect/vector"
	"github.com/spvc/spvc/ir"
)

// ChooseBuffers resolves choices between different buffers in a function of a kernel, because
// SPIR-V has no pointers to choose from: it replaces each access to the chosen buffer by a
// scf.if with an access to each of the two. Choices are arith.select, scf.if whose branches
// yield memrefs from outside, and loops that swap buffers from outside. A choice stays if something other than accesses and views uses it,
// or if it is between views of one buffer. ChooseBuffers reports whether it changed anything.
func ChooseBuffers(fn *ir.Operation) (changed bool) {
	c := &chooser{b: ir.NewBuilder(fn.Context(), nil), fn: fn}
	changed = c.numberCarried()
	var ifs []*ir.Operation
	fn.Walk(func(op *ir.Operation) {
		switch {
		case op.Is(scf.If):
			ifs = append(ifs, op)
		case op.Is(arith.Select) && isMemRef(op.Result(0)):
			c.work = append(c.work, op)
		}
	})
	for _, op := range ifs {
		changed = c.split(op) || changed
	}
	// A choice that uses another one comes after it, and goes first.
	for len(c.work) > 0 {
		last := len(c.work) - 1
		op := c.work[last]
		c.work = c.work[:last]
		if c.isBetweenBuffers(op) && c.resolves(op.Result(0)) {
			c.resolve(op)
			changed = true
		}
	}
	return changed
}

// maxChoiceSteps bounds the uses that a chooser visits, and so the code that it makes: choices of
// choices can double it.
const maxChoiceSteps = 1 << 16

// chooser resolves the choices of one function.
type chooser struct {
	b     *ir.Builder
	fn    *ir.Operation
	work  []*ir.Operation
	steps int
}

func isMemRef(v *ir.Value) bool {
	_, ok := v.Type().(*ir.MemRefType)
	return ok
}

// split replaces the memref results of a scf.if by arith.select if both branches yield values from
// outside.
func (c *chooser) split(op *ir.Operation) bool {
	i := scf.IfOp{Operation: op}
	if i.Else() == nil {
		return false
	}
	var chosen, kept []int
	for k := range op.NumResults() {
		outside := func(b *ir.Block) bool { return !op.IsAncestor(b.Last().Operand(k).ParentBlock().Parent()) }
		if isMemRef(op.Result(k)) && outside(i.Then()) && outside(i.Else()) {
			chosen = append(chosen, k)
		} else {
			kept = append(kept, k)
		}
	}
	if len(chosen) == 0 {
		return false
	}
	c.b.SetBefore(op)
	for _, k := range chosen {
		s := arith.NewSelect(c.b, op.Loc(), i.Condition(), i.Then().Last().Operand(k), i.Else().Last().Operand(k))
		op.Result(k).ReplaceAllUsesWith(s)
		c.work = append(c.work, s.DefiningOp())
	}
	var types []ir.Type
	for _, k := range kept {
		types = append(types, op.Result(k).Type())
	}
	n := c.b.CreateWithRegions(op.Loc(), scf.If, []*ir.Value{i.Condition()}, types, 2, op.Attrs()...)
	for r := range 2 {
		n.Region(r).TakeBlocks(op.Region(r))
		old := n.Region(r).First().Last()
		var values []*ir.Value
		for _, k := range kept {
			values = append(values, old.Operand(k))
		}
		c.b.SetBefore(old)
		scf.NewYield(c.b, old.Loc(), values...)
		old.Erase()
	}
	for j, k := range kept {
		op.Result(k).ReplaceAllUsesWith(n.Result(j))
	}
	op.Erase()
	return true
}

// rootOf returns the buffer of which v is a view.
func (c *chooser) rootOf(v *ir.Value) *ir.Value {
	for {
		op := v.DefiningOp()
		if op == nil || !memref.IsView(op) || v != op.Result(0) || c.steps > maxChoiceSteps {
			return v
		}
		c.steps++
		v = op.Operand(0)
	}
}

// isBetweenBuffers reports whether a choice is between two buffers. Choices between the views of one
// buffer, and those of loops, are left to the pass that resolves views.
func (c *chooser) isBetweenBuffers(op *ir.Operation) bool {
	x, y := c.rootOf(op.Operand(1)), c.rootOf(op.Operand(2))
	return x != y && c.isBuffer(x) && c.isBuffer(y)
}

// isBuffer reports whether v is an argument of the function, an allocation, a global, or another
// choice.
func (c *chooser) isBuffer(v *ir.Value) bool {
	op := v.DefiningOp()
	if op == nil {
		return v.OwnerBlock() == c.fn.Region(0).First()
	}
	switch op.Def() {
	case memref.Alloc, memref.Alloca, memref.GetGlobal, arith.Select:
		return true
	}
	return false
}

// resolves reports whether only accesses and views use v, a choice or a view of one.
func (c *chooser) resolves(v *ir.Value) bool {
	for u := v.FirstUse(); u != nil; u = u.NextUse() {
		if c.steps++; c.steps > maxChoiceSteps {
			return false
		}
		op := u.Owner()
		switch op.Def() {
		case memref.Load, memref.Store, memref.AtomicRMW, memref.GenericAtomicRMW, memref.Copy, memref.Prefetch, memref.AssumeAlignment,
			vector.Load, vector.Store, memref.Dim, memref.Rank:
			continue
		}
		if !memref.IsView(op) || u.Index() != 0 || op.NumResults() == 0 || !c.resolves(op.Result(0)) {
			return false
		}
	}
	return true
}

// resolve moves a choice behind its uses.
func (c *chooser) resolve(choice *ir.Operation) {
	v := choice.Result(0)
	for u := v.FirstUse(); u != nil; u = v.FirstUse() {
		op := u.Owner()
		if memref.IsView(op) || op.Is(memref.Dim) || op.Is(memref.Rank) {
			c.view(choice, op)
		} else {
			c.access(choice, op)
		}
	}
	choice.Erase()
}

// view replaces op by a choice between the views, or their sizes, of the two buffers.
func (c *chooser) view(choice, op *ir.Operation) {
	c.b.SetBefore(op)
	x, y := c.copyWithOperand(choice, op, 1), c.copyWithOperand(choice, op, 2)
	for i := range op.NumResults() {
		s := arith.NewSelect(c.b, op.Loc(), choice.Operand(0), x.Result(i), y.Result(i))
		op.Result(i).ReplaceAllUsesWith(s)
		if isMemRef(s) {
			c.work = append(c.work, s.DefiningOp())
		}
	}
	op.Erase()
}

// access replaces op by an access to one of the two buffers.
func (c *chooser) access(choice, op *ir.Operation) {
	c.b.SetBefore(op)
	n := scf.NewIf(c.b, op.Loc(), choice.Operand(0), op.ResultTypes(), true)
	for i, b := range [...]*ir.Block{n.Then(), n.Else()} {
		c.b.SetStart(b)
		scf.NewYield(c.b, op.Loc(), c.copyWithOperand(choice, op, i+1).Results()...)
	}
	for i := range op.NumResults() {
		op.Result(i).ReplaceAllUsesWith(n.Result(i))
	}
	op.Erase()
}

// copyWithOperand inserts a copy of op that has an operand of the choice in its place.
func (c *chooser) copyWithOperand(choice, op *ir.Operation, operand int) *ir.Operation {
	m := ir.NewMapping()
	m.Map(choice.Result(0), choice.Operand(operand))
	return c.b.Insert(c.b.Arena().Clone(op, m))
}
