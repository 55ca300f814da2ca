package passes

import (
	"github.com/spvc/spvc/dialect/affine"
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/affinemap"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/rewrite"
)

// These attributes mark loops while the pass runs: peeled loops and the loops that were
// peeled off, and loops of a partial iteration.
const (
	peeledName  = "__peeled_loop__"
	partialName = "__partial_iteration__"
)

// NewForLoopPeeling returns the pass scf-for-loop-peeling.
func NewForLoopPeeling() *pass.Pass {
	front, skipPartial := false, true
	return &pass.Pass{
		Name: "scf-for-loop-peeling", Class: "SCFForLoopPeeling", Summary: "Peel `for` loops at their upper bounds.",
		Options: []pass.Option{
			pass.Bool("peel-front", &front, "Peel the first iteration out of the loop."),
			pass.Bool("skip-partial", &skipPartial, "Do not peel loops inside of the last, partial iteration of another already peeled loop."),
		},
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			p := rewrite.On("peel", scf.For, func(loop scf.ForOp, rw *rewrite.Rewriter) bool { return peel(loop, rw, front, skipPartial) })
			rewrite.ApplyGreedily(op, rewrite.NewPatternSet(p), rewrite.GreedyConfig{BottomUp: true})
			op.Walk(func(o *ir.Operation) {
				if o.Is(scf.For) {
					o.RemoveAttr(peeledName)
					o.RemoveAttr(partialName)
				}
			})
			return true
		},
	}
}

func peel(loop scf.ForOp, rw *rewrite.Rewriter, front, skipPartial bool) bool {
	if loop.Attr(peeledName) != nil {
		return rw.Fail("the loop is already peeled")
	}
	if !loop.MakeSigned() {
		return rw.Fail("the bounds are unsigned")
	}
	var part scf.ForOp
	var ok bool
	if front {
		part, ok = peelFirst(loop, rw)
	} else {
		if skipPartial && insidePartial(loop) {
			return rw.Fail("the loop is part of an iteration that was peeled off")
		}
		part, ok = peelLast(loop, rw)
	}
	if !ok {
		return false
	}
	rw.Modify(part.Operation, func() {
		part.SetAttr(peeledName, rw.Context().Unit())
		part.SetAttr(partialName, rw.Context().Unit())
	})
	rw.Modify(loop.Operation, func() { loop.SetAttr(peeledName, rw.Context().Unit()) })
	return true
}

func insidePartial(loop scf.ForOp) bool {
	for op := loop.ParentOf(scf.For); op != nil; op = op.ParentOf(scf.For) {
		if op.Attr(partialName) != nil {
			return true
		}
	}
	return false
}

// boundConstants returns the lower bound, upper bound and step, and which of them are
// constant.
func boundConstants(loop scf.ForOp) (cs [3]int64, known [3]bool) {
	for i := range cs {
		cs[i], known[i] = ir.IntConstantOf(loop.Operand(i))
	}
	return cs, known
}

// applyOrFold creates an affine.apply of m unless the result is a constant or one of
// the operands.
func applyOrFold(rw *rewrite.Rewriter, loc ir.Location, m *ir.AffineMap, operands ...*ir.Value) *ir.Value {
	known := make([]*int64, len(operands))
	for i, v := range operands {
		if k, ok := ir.IntConstantOf(v); ok {
			known[i] = &k
		}
	}
	switch e := m.Results[0]; e.Kind {
	case ir.AffineDim:
		return operands[e.Value]
	case ir.AffineSymbol:
		return operands[m.Dims+int(e.Value)]
	}
	if k, ok := affinemap.SingleConstant(affinemap.PartialFold(m, known)); ok {
		return arith.NewIndex(&rw.Builder, loc, k)
	}
	return affine.NewApply(&rw.Builder, loc, m, operands)
}

// peelFirst moves the first iteration to a separate loop before the others.
func peelFirst(loop scf.ForOp, rw *rewrite.Rewriter) (scf.ForOp, bool) {
	cs, known := boundConstants(loop)
	if known == [3]bool{true, true, true} && cs[1]-cs[0] <= cs[2] {
		return loop, rw.Fail("there is at most one iteration")
	}
	if !isIndexLoop(loop) {
		return loop, rw.Fail("the induction variable is not an index")
	}
	c := rw.Context()
	rw.SetBefore(loop.Operation)
	sum := c.AffineMap(0, 2, c.AffineSymbolExpr(0).Add(c.AffineSymbolExpr(1)))
	split := applyOrFold(rw, loop.Loc(), sum, loop.LowerBound(), loop.Step())
	m := ir.NewMapping()
	if c.MLIR() < 20 {
		m.Map(loop.UpperBound(), split) // MLIR 19 also replaces it in the body, and has a test for that
	}
	first := scf.ForOp{Operation: rw.Clone(loop.Operation, m)}
	rw.Modify(first.Operation, func() { first.SetOperand(1, split) })
	rw.Modify(loop.Operation, func() {
		for i, v := range first.Results() {
			loop.SetOperand(3+i, v)
		}
		loop.SetOperand(0, split)
	})
	return first, true
}

func isIndexLoop(loop scf.ForOp) bool {
	return ir.IndexTypeConstraint.Match(loop.InductionVar().Type())
}

// peelLast moves a partial last iteration to a separate loop after the others, and
// simplifies both loops accordingly.
func peelLast(loop scf.ForOp, rw *rewrite.Rewriter) (scf.ForOp, bool) {
	cs, known := boundConstants(loop)
	switch {
	case known[2] && cs[2] <= 1:
		return loop, rw.Fail("every iteration is whole")
	case known == [3]bool{true, true, true} && (cs[1]-cs[0])%cs[2] == 0:
		return loop, rw.Fail("the step divides the range")
	case known[0] && known[1] && cs[1] <= cs[0]:
		return loop, rw.Fail("there is no iteration")
	case !isIndexLoop(loop):
		return loop, rw.Fail("the induction variable is not an index")
	}
	c := rw.Context()
	lower, upper, step := c.AffineSymbolExpr(0), c.AffineSymbolExpr(1), c.AffineSymbolExpr(2)
	operands := []*ir.Value{loop.LowerBound(), loop.UpperBound(), loop.Step()}
	rest := upper.Sub(lower).Mod(step)
	if m, _ := affine.ComposeMap(c.AffineMap(0, 3, rest), operands); m.Results[0] == c.AffineConst(0) {
		return loop, rw.Fail("the step divides the range")
	}
	rw.SetBefore(loop.Operation)
	if !ascends(loop, cs, known) {
		// If there is no iteration, both loops start at the upper bound. The remainder of a negative
		// range would give the second loop an iteration.
		start := rw.CreateInferred(loop.Loc(), arith.MinSI, operands[:2:2])
		operands[0] = start.Result(0)
	}
	split := applyOrFold(rw, loop.Loc(), c.AffineMap(0, 3, upper.Sub(rest)), operands...)
	rw.SetAfter(loop.Operation)
	part := scf.ForOp{Operation: rw.Clone(loop.Operation, ir.NewMapping())}
	rw.Modify(part.Operation, func() { part.SetOperand(0, split) })
	for i, r := range loop.Results() {
		rw.ReplaceUses(r, part.Result(i))
	}
	rw.Modify(part.Operation, func() {
		for i, r := range loop.Results() {
			part.SetOperand(3+i, r)
		}
	})
	rw.Modify(loop.Operation, func() { loop.SetOperand(1, split) })
	simplifyExtremes(rw, loop, operands[1], true)
	simplifyExtremes(rw, part, operands[1], false)
	return part, true
}

// ascends reports whether the lower bound of a loop is known not to be greater than the upper bound.
func ascends(loop scf.ForOp, cs [3]int64, known [3]bool) bool {
	if loop.LowerBound() == loop.UpperBound() || known[0] && known[1] {
		return true // peelLast has looked at constants
	}
	d := loop.UpperBound().DefiningOp()
	return known[0] && cs[0] <= 0 && d != nil && affine.IsDim(d)
}

// simplifyExtremes simplifies affine.min and affine.max in a loop. If whole is set, at
// least a step is left between the induction variable and upper, else less than a step.
func simplifyExtremes(rw *rewrite.Rewriter, loop scf.ForOp, upper *ir.Value, whole bool) {
	var ops []*ir.Operation
	loop.Walk(func(o *ir.Operation) {
		if o.Is(affine.Min) || o.Is(affine.Max) {
			ops = append(ops, o)
		}
	})
	for _, o := range ops {
		c := affine.NewConstraints(rw.Context())
		iv, ub, step := c.Dim(loop.InductionVar()), c.Dim(upper), c.Dim(loop.Step())
		if whole {
			c.AddInequality(0, affine.Term{Var: ub, Factor: 1}, affine.Term{Var: iv, Factor: -1}, affine.Term{Var: step, Factor: -1})
		} else {
			c.AddInequality(-1, affine.Term{Var: iv, Factor: 1}, affine.Term{Var: ub, Factor: -1}, affine.Term{Var: step, Factor: 1})
		}
		replaceExtreme(rw, o, c)
	}
}

// replaceExtreme replaces a minimum or maximum by the result that it always is.
func replaceExtreme(rw *rewrite.Rewriter, o *ir.Operation, c *affine.Constraints) bool {
	m, operands, ok := affine.SimplifyExtreme(affine.MapOp{Operation: o}, c)
	if !ok {
		return rw.Fail("it depends which result is the extreme one")
	}
	at := rw.InsertionPoint()
	defer rw.SetInsertionPoint(at)
	rw.SetBefore(o)
	rw.Replace(o, affine.NewApply(&rw.Builder, o.Loc(), m, operands))
	return true
}
