package scalars

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/ir"
)

// uncount makes a scf.while of each scf.for whose counter is a wide integer: the halves of a number
// cannot be the counter of a scf.for.
func (x *widener) uncount() {
	var loops []scf.ForOp
	x.fn.WalkPre(func(op *ir.Operation) ir.WalkResult {
		if op.Is(scf.For) && x.isWide(op.Operand(0).Type()) {
			loops = append(loops, scf.ForOp{Operation: op})
		}
		return ir.WalkAdvance
	})
	for _, loop := range loops {
		x.uncountLoop(loop)
	}
}

// uncountLoop replaces one loop. The scf.while carries the counter before the values of the loop.
func (x *widener) uncountLoop(loop scf.ForOp) {
	loc, body := loop.Loc(), loop.Body()
	upper, step := loop.Operand(1), loop.Operand(2)
	inits := append([]*ir.Value{loop.Operand(0)}, loop.Operands()[3:]...)
	types := make([]ir.Type, len(inits))
	for i, v := range inits {
		types[i] = v.Type()
	}
	x.b.SetBefore(loop.Operation)
	while := scf.NewWhile(x.b, loc, inits, types)
	while.SetDiscardableAttrs(loop.DiscardableAttrs())
	before, after := while.Region(0).First(), while.Region(1).First()
	x.b.SetEnd(before)
	more := arith.NewCmpI(x.b, loc, arith.SLT, before.Arg(0), upper)
	x.b.Create(loc, scf.Condition, append([]*ir.Value{more}, before.Args()...), nil)
	for i, a := range body.Args() {
		a.ReplaceAllUsesWith(after.Arg(i))
	}
	for op := body.First(); op != nil; op = body.First() {
		op.Remove()
		x.b.SetEnd(after)
		x.b.Insert(op)
	}
	yield := after.Last()
	x.b.SetBefore(yield)
	next := arith.NewBinary(x.b, loc, arith.AddI, after.Arg(0), step)
	yield.SetOperands(append([]*ir.Value{next}, yield.Operands()...))
	loop.ReplaceAllUsesWith(while.Results()[1:])
	loop.Erase()
}
