// Package passes holds the passes of the scf dialect.
package passes

import (
	"github.com/spvc/spvc/dialect/affine"
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
)

// Register adds the passes to reg.
func Register(reg *pass.Registry) {
	reg.Add(
		NewForallToFor,
		NewForallToParallel,
		NewForLoopCanonicalization,
		NewForLoopPeeling,
		NewForLoopRangeFolding,
		NewForLoopSpecialization,
		NewForToWhile,
		NewParallelLoopFusion,
		NewParallelLoopSpecialization,
		NewParallelLoopTiling,
		NewParallelToNestedFors,
	)
}

// collect returns the operations of kind def in op, innermost first.
func collect(op *ir.Operation, def *ir.OpDef) []*ir.Operation {
	var ops []*ir.Operation
	op.Walk(func(o *ir.Operation) {
		if o.Is(def) {
			ops = append(ops, o)
		}
	})
	return ops
}

// newLoop creates a scf.for without loop-carried values, with its scf.yield.
func newLoop(b *ir.Builder, loc ir.Location, lower, upper, step *ir.Value) scf.ForOp {
	loop := scf.NewFor(b, loc, lower, upper, step)
	at := b.InsertionPoint()
	b.SetEnd(loop.Body())
	scf.NewYield(b, loc)
	b.SetInsertionPoint(at)
	return loop
}

// leastConstant returns the least constant result of the affine.min that defines
// v. It returns false if there is none.
func leastConstant(v *ir.Value) (int64, bool) {
	op := v.DefiningOp()
	if op == nil || !op.Is(affine.Min) {
		return 0, false
	}
	least, found := int64(0), false
	for _, e := range (affine.MapOp{Operation: op}).Map().Results {
		if c, ok := e.Constant(); ok && (!found || c < least) {
			least, found = c, true
		}
	}
	return least, found
}

// specialize replaces loop by an if with two copies of the loop: the first uses
// constants instead of bounds and runs if they are equal; the second runs otherwise.
func specialize(loop *ir.Operation, bounds []*ir.Value, constants []int64) {
	b, loc := ir.NewBuilder(loop.Context(), nil), loop.Loc()
	b.SetBefore(loop)
	m := ir.NewMapping()
	var cond *ir.Value
	for i, bound := range bounds {
		c := arith.NewIndex(b, loc, constants[i])
		same := arith.NewCmpI(b, loc, arith.EQ, bound, c)
		if cond != nil {
			same = arith.NewBinary(b, loc, arith.AndI, cond, same)
		}
		cond = same
		m.Map(bound, c)
	}
	choice := scf.NewIf(b, loc, cond, nil, true)
	for i, blk := range [2]*ir.Block{choice.Then(), choice.Else()} {
		b.SetEnd(blk)
		b.Insert(b.Arena().Clone(loop, m))
		scf.NewYield(b, loc)
		if i == 0 {
			m = ir.NewMapping()
		}
	}
	loop.Erase()
}

// NewForLoopSpecialization returns the pass scf-for-loop-specialization.
func NewForLoopSpecialization() *pass.Pass {
	return &pass.Pass{
		Name: "scf-for-loop-specialization", Class: "SCFForLoopSpecialization", Summary: "Specialize `for` loops for vectorization",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			for _, o := range collect(op, scf.For) {
				upper := scf.ForOp{Operation: o}.UpperBound()
				if c, ok := leastConstant(upper); ok && !o.HasUses() {
					specialize(o, []*ir.Value{upper}, []int64{c})
				}
			}
			return true
		},
	}
}

// NewParallelLoopSpecialization returns the pass scf-parallel-loop-specialization.
func NewParallelLoopSpecialization() *pass.Pass {
	return &pass.Pass{
		Name: "scf-parallel-loop-specialization", Class: "SCFParallelLoopSpecialization", Summary: "Specialize parallel loops for vectorization",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			for _, o := range collect(op, scf.Parallel) {
				specializeParallel(scf.ParallelOp{Operation: o})
			}
			return true
		},
	}
}

func specializeParallel(loop scf.ParallelOp) {
	bounds := loop.UpperBounds()
	constants := make([]int64, len(bounds))
	for i, v := range bounds {
		c, ok := leastConstant(v)
		if !ok || loop.HasUses() {
			return
		}
		constants[i] = c
	}
	specialize(loop.Operation, bounds, constants)
}

// NewForLoopRangeFolding returns the pass scf-for-loop-range-folding.
func NewForLoopRangeFolding() *pass.Pass {
	return &pass.Pass{
		Name: "scf-for-loop-range-folding", Class: "SCFForLoopRangeFolding", Summary: "Fold add/mul ops into loop range",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			b := ir.NewBuilder(op.Context(), nil)
			for _, o := range collect(op, scf.For) {
				for foldRange(b, scf.ForOp{Operation: o}) {
				}
			}
			return true
		},
	}
}

// isPositive reports whether v is a positive constant.
func isPositive(v *ir.Value) bool {
	n, known := ir.IntConstantOf(v)
	return known && n > 0
}

// foldRange looks for a single op that uses the induction variable: an addition with a value from
// outside, or a multiplication with a positive constant. It applies the op to the bounds instead. MLIR 19
// also multiplies by factors that may be zero or negative, which no step may be.
func foldRange(b *ir.Builder, loop scf.ForOp) bool {
	iv := loop.InductionVar()
	if !iv.HasOneUse() || !loop.MakeSigned() {
		return false
	}
	user := iv.FirstUse().Owner()
	if !user.Is(arith.AddI) && !user.Is(arith.MulI) {
		return false
	}
	for i := range user.NumOperands() {
		if v := user.Operand(i); v != iv && loop.Region(0).IsAncestor(v.ParentRegion()) {
			return false
		}
		if user.Is(arith.MulI) && user.Operand(i) != iv && !isPositive(user.Operand(i)) {
			return false
		}
	}
	b.SetBefore(loop.Operation)
	operands := []int{0, 1}
	if user.Is(arith.MulI) {
		operands = []int{0, 1, 2}
		// At 19 a lower bound of 0 stays. MLIR 19 keeps every lower bound, which changes the
		// range.
		if c, ok := ir.IntConstantOf(loop.LowerBound()); ok && c == 0 && loop.Context().MLIR() < 20 {
			operands = operands[1:]
		}
	}
	for _, i := range operands {
		m := ir.NewMapping()
		m.Map(iv, loop.Operand(i))
		loop.SetOperand(i, b.Insert(b.Arena().Clone(user, m)).Result(0))
	}
	user.Result(0).ReplaceAllUsesWith(iv)
	user.Erase()
	return true
}
