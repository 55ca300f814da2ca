package passes

import (
	"github.com/spvc/spvc/dialect/affine"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/dialect/tensor"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/rewrite"
)

// tensorDim is memref.dim's counterpart on tensors, with the same operands.
const tensorDim = "tensor.dim"

// NewForLoopCanonicalization returns the pass scf-for-loop-canonicalization.
func NewForLoopCanonicalization() *pass.Pass {
	return &pass.Pass{
		Name: "scf-for-loop-canonicalization", Class: "SCFForLoopCanonicalization", Summary: "Canonicalize operations within scf.for loop bodies",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			ps := []*rewrite.Pattern{
				rewrite.OnOp("minimum in loop", affine.Min, extremeInLoop),
				rewrite.OnOp("maximum in loop", affine.Max, extremeInLoop),
				rewrite.OnOp("dim of loop-carried value", memref.Dim, dimOfCarried),
			}
			if def := op.Context().OpInfo(tensorDim).Def; def != nil {
				ps = append(ps, rewrite.OnOp("dim of loop-carried value", def, dimOfCarried))
			}
			rewrite.ApplyGreedily(op, rewrite.NewPatternSet(ps...), rewrite.GreedyConfig{BottomUp: true})
			return true
		},
	}
}

// loopRange returns the bounds and step of the loop whose induction variable is v.
func loopRange(v *ir.Value) (lower, upper, step interfaces.IndexValue, ok bool) {
	b := v.OwnerBlock()
	if b == nil || b.Parent() == nil {
		return lower, upper, step, false
	}
	op, i := b.Parent(), v.Index()
	switch {
	case op.Is(scf.For) && i == 0:
		f := scf.ForOp{Operation: op}
		return interfaces.IndexValue{Value: f.LowerBound()}, interfaces.IndexValue{Value: f.UpperBound()}, interfaces.IndexValue{Value: f.Step()}, f.CountsSigned()
	case op.Is(scf.Parallel) && b == op.Region(0).First():
		p := scf.ParallelOp{Operation: op}
		return interfaces.IndexValue{Value: p.LowerBounds()[i]}, interfaces.IndexValue{Value: p.UpperBounds()[i]}, interfaces.IndexValue{Value: p.Steps()[i]}, true
	case op.Is(scf.Forall) && i < (scf.ForallOp{Operation: op}).Rank():
		f := scf.ForallOp{Operation: op}
		return f.LowerBounds()[i], f.UpperBounds()[i], f.Steps()[i], true
	}
	return lower, upper, step, false
}

// addRange adds the constraint that an induction variable is in the range of its loop.
func addRange(c *affine.Constraints, iv *ir.Value, lower, upper, step interfaces.IndexValue) bool {
	by, ok := step.Constant()
	if !ok || by <= 0 {
		return false
	}
	v := c.Dim(iv)
	terms := func(x interfaces.IndexValue, factor int64) (constant int64, ts []affine.Term) {
		if k, ok := x.Constant(); ok {
			return k * factor, nil
		}
		return 0, []affine.Term{{Var: c.Symbol(x.Value), Factor: factor}}
	}
	k, ts := terms(lower, -1)
	c.AddInequality(k, append(ts, affine.Term{Var: v, Factor: 1})...)
	l, ok1 := lower.Constant()
	u, ok2 := upper.Constant()
	from, fromTerms := terms(lower, 1)
	switch {
	case ok1 && ok2 && l+by >= u:
		c.AddInequality(l, affine.Term{Var: v, Factor: -1})
	case ok1 && ok2:
		c.AddInequality(l+(u-l-1)/by*by, affine.Term{Var: v, Factor: -1})
	default:
		// The last iteration is at lower + (upper - lower - 1) floordiv step * step.
		to, toTerms := terms(upper, 1)
		minus, minusTerms := terms(lower, -1)
		span := append(append([]affine.Term(nil), toTerms...), minusTerms...)
		if by == 1 {
			c.AddInequality(to-1, append(toTerms, affine.Term{Var: v, Factor: -1})...)
			return true
		}
		q := c.AddFloorDiv(by, to+minus-1, span...)
		c.AddInequality(from, append(fromTerms, affine.Term{Var: q, Factor: by}, affine.Term{Var: v, Factor: -1})...)
	}
	return true
}

// extremeInLoop replaces a minimum or maximum by the result that it always has in the
// ranges of the enclosing loops.
func extremeInLoop(op *ir.Operation, rw *rewrite.Rewriter) bool {
	c := affine.NewConstraints(rw.Context())
	seen := map[*ir.Value]bool{}
	for _, v := range op.Operands() {
		if seen[v] {
			continue
		}
		lower, upper, step, ok := loopRange(v)
		if !ok {
			continue
		}
		seen[v] = true
		if !addRange(c, v, lower, upper, step) {
			return rw.Fail("the step is not a positive constant")
		}
	}
	return replaceExtreme(rw, op, c)
}

// dimOfCarried takes the size of the initial value instead of the size of a
// loop-carried value or result, if the loop keeps the shape.
func dimOfCarried(op *ir.Operation, rw *rewrite.Rewriter) bool {
	v := op.Operand(0)
	var loop *ir.Operation
	i := v.Index()
	if b := v.OwnerBlock(); b != nil {
		loop, i = b.Parent(), i-1
	} else {
		loop = v.DefiningOp()
	}
	if loop == nil || !loop.Is(scf.For) || i < 0 {
		return rw.Fail("the source is not a loop-carried value")
	}
	f := scf.ForOp{Operation: loop}
	if !keepsShape(f, i) {
		return rw.Fail("the loop may change the shape")
	}
	rw.Modify(op, func() { op.SetOperand(0, f.Inits()[i]) })
	return true
}

// maxChain bounds the number of ops between a loop-carried value and its yielded value.
const maxChain = 1000

// keepsShape reports whether the yielded value of loop-carried value i is known to have
// the shape of the value.
func keepsShape(f scf.ForOp, i int) bool {
	v := f.Yield().Operand(i)
	for range maxChain {
		if v == f.IterArgs()[i] {
			return true
		}
		def := v.DefiningOp()
		switch {
		case def == nil:
			return false
		case def.Is(tensor.InsertSlice):
			v = def.Operand(1)
		case def.Is(scf.For):
			if !keepsShape(scf.ForOp{Operation: def}, v.Index()) {
				return false
			}
			v = scf.ForOp{Operation: def}.Inits()[v.Index()]
		default:
			return false
		}
	}
	return false
}
