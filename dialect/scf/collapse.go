package scf

import (
	"slices"

	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

// Collapse makes one index of the loop out of each group of groups, whose members are numbers of induction variables. The groups
// must name each variable once. The new loop replaces p (collapseParallelLoops of MLIR 19).
func (p ParallelOp) Collapse(groups [][]int64) {
	e := arith.Emitter{B: ir.NewBuilder(p.Context(), nil), Loc: p.Loc()}
	n := len(p.LowerBounds())
	sizes := make([]*ir.Value, n)
	for i := range n {
		e.B.SetBefore(p.Operation)
		sizes[i] = iterations(e, p.LowerBounds()[i], p.UpperBounds()[i], p.Steps()[i])
		e.B.SetStart(p.Body())
		fromIteration(e, p.Body().Arg(i), p.LowerBounds()[i], p.Steps()[i])
	}
	e.B.SetBefore(p.Operation)
	index := p.Context().Index()
	zero, one := e.Int(index, 0), e.Int(index, 1)
	var lower, upper, step []*ir.Value
	for _, g := range groups {
		size := e.Int(index, 1)
		for _, k := range slices.Sorted(slices.Values(g)) {
			size = e.Op(arith.MulI, size, sizes[k])
		}
		lower, upper, step = append(lower, zero), append(upper, size), append(step, one)
	}
	c := NewParallel(e.B, p.Loc(), lower, upper, step, p.Inits())
	e.B.SetEnd(c.Body())
	for i, g := range groups {
		rest := c.Body().Arg(i)
		for k := len(g) - 1; k > 0; k-- {
			size := sizes[g[k]]
			p.Body().Arg(int(g[k])).ReplaceAllUsesWith(e.Op(arith.RemSI, rest, size))
			rest = e.Op(arith.DivSI, rest, size)
		}
		p.Body().Arg(int(g[0])).ReplaceAllUsesWith(rest)
	}
	for op := p.Body().First(); op != nil; op = p.Body().First() {
		op.MoveToEnd(c.Body())
	}
	p.ReplaceAllUsesWith(c.Results())
	p.Erase()
}

// iterations returns the number of iterations of a loop.
func iterations(e arith.Emitter, lower, upper, step *ir.Value) *ir.Value {
	fold := func(def *ir.OpDef, l, r *ir.Value) *ir.Value {
		return rewrite.CreateOrFoldOne(e.B, e.Loc, def, []*ir.Value{l, r}, l.Type())
	}
	n := upper
	if !isInt(lower, 0) {
		n = fold(arith.SubI, n, lower)
	}
	if !isInt(step, 1) {
		n = fold(arith.CeilDivSI, n, step)
	}
	return n
}

// fromIteration replaces iv, which now counts iterations, by the value that it had before.
func fromIteration(e arith.Emitter, iv, lower, step *ir.Value) {
	value, made := iv, map[*ir.Operation]bool{}
	if !isInt(step, 1) {
		value = e.Op(arith.MulI, value, step)
		made[value.DefiningOp()] = true
	}
	if !isInt(lower, 0) {
		value = e.Op(arith.AddI, value, lower)
		made[value.DefiningOp()] = true
	}
	iv.ReplaceUsesIf(value, func(u *ir.Operand) bool { return !made[u.Owner()] })
}

// isInt reports whether v is the constant n.
func isInt(v *ir.Value, n int64) bool {
	c, ok := ir.IntConstantOf(v)
	return ok && c == n
}
