package scf

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/ir"
)

// adaptFor makes a loop over signed integers of one over unsigned integers, which versions before 22 do not have.
func adaptFor(rw *ir.Adapter, op *ir.Operation) bool {
	f := ForOp{op}
	return f.Unsigned() && !For.Attrs[unsignedSlot].Versions.Has(rw.Version) && f.shiftBounds(rw.Before(op))
}

// shiftBounds makes a loop over signed integers of one over unsigned integers: less among unsigned integers is less among signed
// ones that are 2^(n-1) away. It returns false for index, whose width is not known.
func (f ForOp) shiftBounds(b *ir.Builder) bool {
	t, ok := f.LowerBound().Type().(*ir.IntegerType)
	if !ok || t.Width == 0 || t.Width > 64 {
		return false
	}
	least := arith.NewInt(b, f.Loc(), t, -1<<(t.Width-1))
	f.SetOperand(0, arith.NewBinary(b, f.Loc(), arith.XOrI, f.LowerBound(), least))
	f.SetOperand(1, arith.NewBinary(b, f.Loc(), arith.XOrI, f.UpperBound(), least))
	if iv := f.InductionVar(); iv.HasUses() {
		b.SetStart(f.Body())
		counter := arith.NewBinary(b, f.Loc(), arith.XOrI, iv, least)
		iv.ReplaceUsesIf(counter, func(o *ir.Operand) bool { return o.Owner() != counter.DefiningOp() })
	}
	f.SetUnsigned(false)
	return true
}

// CountSigned makes loops that count signed numbers, or scf.while operations, of the loops in op that count unsigned ones.
func CountSigned(op *ir.Operation) {
	var loops []ForOp
	op.Walk(func(o *ir.Operation) {
		if o.Is(For) && (ForOp{o}).Unsigned() {
			loops = append(loops, ForOp{o})
		}
	})
	b := ir.NewBuilder(op.Context(), nil)
	for _, f := range loops {
		b.SetBefore(f.Operation)
		if !f.MakeSigned() && !f.shiftBounds(b) {
			f.ToWhile(b)
		}
	}
}

// ToWhile replaces the loop by a scf.while, which carries the induction variable before the values of the loop.
func (f ForOp) ToWhile(b *ir.Builder) {
	loc, body := f.Loc(), f.Body()
	upper, step, less := f.UpperBound(), f.Step(), f.Less()
	inits := append([]*ir.Value{f.LowerBound()}, f.Inits()...)
	types := make([]ir.Type, len(inits))
	for i, v := range inits {
		types[i] = v.Type()
	}
	b.SetBefore(f.Operation)
	while := NewWhile(b, loc, inits, types)
	while.SetDiscardableAttrs(f.DiscardableAttrs())
	before, after := while.Region(0).First(), while.Region(1).First()
	b.SetEnd(before)
	more := arith.NewCmpI(b, loc, less, before.Arg(0), upper)
	b.Create(loc, Condition, append([]*ir.Value{more}, before.Args()...), nil)
	for i, a := range body.Args() {
		a.ReplaceAllUsesWith(after.Arg(i))
	}
	for op := body.First(); op != nil; op = body.First() {
		op.Remove()
		b.SetEnd(after)
		b.Insert(op)
	}
	yield := after.Last()
	b.SetBefore(yield)
	next := arith.NewBinary(b, loc, arith.AddI, after.Arg(0), step)
	yield.SetOperands(append([]*ir.Value{next}, yield.Operands()...))
	f.ReplaceAllUsesWith(while.Results()[1:])
	f.Erase()
}
