package scf

import (
	"slices"

	"github.com/spvc/spvc/dialect/fn"
	"github.com/spvc/spvc/ir"
)

// AddYields replaces f by a loop that carries more values, which it starts with inits. values creates
// the values that an iteration yields for them, at the end of the body, which gets args for them. If
// inside is set, the body uses the arguments in place of inits. It returns the loop
// (replaceWithAdditionalYields).
func (f ForOp) AddYields(b *ir.Builder, inits []*ir.Value, inside bool, values func(b *ir.Builder, args []*ir.Value) []*ir.Value) ForOp {
	b.SetBefore(f.Operation)
	n := NewFor(b, f.Loc(), f.LowerBound(), f.UpperBound(), f.Step(), slices.Concat(f.Inits(), inits)...)
	n.SetDiscardableAttrs(f.DiscardableAttrs())
	n.SetUnsigned(f.Unsigned())
	old := len(f.Body().Args())
	yield := f.Yield()
	appendBlock(n.Body(), f.Body(), n.Body().Args()[:old])
	args := n.Body().Args()[old:]
	b.SetBefore(yield)
	yield.SetOperands(append(yield.Operands(), values(b, args)...))
	f.ReplaceAllUsesWith(n.Results()[:f.NumResults()])
	f.Erase()
	if inside {
		for i, v := range inits {
			v.ReplaceUsesIf(args[i], func(u *ir.Operand) bool { return n.IsAncestor(u.Owner()) && u.Owner() != n.Operation })
		}
	}
	return n
}

// usedAbove returns the values that operations in r use and that are defined outside of r, in the
// order in which a walk over r meets them.
func usedAbove(r *ir.Region) []*ir.Value {
	var list []*ir.Value
	seen := map[*ir.Value]bool{}
	for b := r.First(); b != nil; b = b.Next() {
		for op := b.First(); op != nil; op = op.Next() {
			op.Walk(func(o *ir.Operation) {
				for _, v := range o.Operands() {
					if !seen[v] && !r.IsAncestor(v.ParentRegion()) {
						seen[v] = true
						list = append(list, v)
					}
				}
			})
		}
	}
	return list
}

// Outline moves the region of a branch of c, 0 or 1, into a new function before the one around c, and
// calls it there. The arguments of the function are the values that the region uses. It returns the
// function, or false if the branch is empty or c is in no function (outlineSingleBlockRegion).
func (c IfOp) Outline(b *ir.Builder, branch int, name string) (fn.FuncOp, bool) {
	r, around := c.Region(branch), c.ParentOf(fn.Func)
	if r.Empty() || around == nil {
		return fn.FuncOp{}, false
	}
	args, body, yield := usedAbove(r), r.First(), r.First().Last()
	t := make([]ir.Type, len(args))
	for i, v := range args {
		t[i] = v.Type()
	}
	b.SetBefore(around)
	f := fn.NewFunc(b, c.Loc(), name, b.Context().Function(t, yield.OperandTypes()))
	entry := f.Region(0).First()
	for i, v := range args {
		v.ReplaceUsesIf(entry.Arg(i), func(u *ir.Operand) bool { return r.IsAncestor(u.Owner().Block().Region()) })
	}
	entry.TakeOps(body)
	b.SetBefore(yield)
	b.Create(yield.Loc(), fn.Return, yield.Operands(), nil)
	b.SetEnd(body)
	call := fn.NewCall(b, c.Loc(), name, args, yield.OperandTypes())
	NewYield(b, yield.Loc(), call.Results()...)
	yield.Erase()
	return f, true
}
