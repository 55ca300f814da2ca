package scf

import (
	"github.com/spvc/spvc/dialect/affine"
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/ir"
)

// ExtractFixedOuterLoops splits the loops of the perfect nest that starts with f so that loop i of the nest has sizes[i] iterations,
// which must be positive. The loops that do the rest of the work are inside of all of them. Loops with loop-carried values stay as they are
// (extractFixedOuterLoops).
func ExtractFixedOuterLoops(f ForOp, sizes []int64) {
	var outer []ForOp
	for _, op := range affine.NestOf(f.Operation) {
		if len(outer) == len(sizes) {
			break
		}
		if op.NumResults() > 0 || !(ForOp{op}).MakeSigned() {
			return
		}
		outer = append(outer, ForOp{op})
	}
	var steps []*ir.Value
	for i, f := range outer {
		e := arith.Emitter{B: ir.NewBuilder(f.Context(), nil), Loc: f.Loc()}
		e.B.SetBefore(f.Operation)
		t := f.Step().Type()
		n := e.Op(arith.SubI, f.UpperBound(), f.LowerBound())
		less := e.Op(arith.SubI, f.Step(), e.Int(t, 1))
		n = e.Op(arith.DivUI, e.Op(arith.AddI, n, less), f.Step())
		last, size := e.Int(t, sizes[i]-1), e.Int(t, sizes[i])
		steps = append(steps, e.Op(arith.DivUI, e.Op(arith.AddI, n, last), size))
	}
	var inner []ForOp
	target := outer[len(outer)-1]
	for i, f := range outer {
		target = stripMine(f, steps[i], target)
		inner = append(inner, target)
	}
	isolate(outer, inner)
}

// stripMine multiplies the step of f by factor and returns a loop over the skipped iterations. The loop has the body of target.
func stripMine(f ForOp, factor *ir.Value, target ForOp) ForOp {
	b := ir.NewBuilder(f.Context(), nil)
	e := arith.Emitter{B: b, Loc: f.Loc()}
	b.SetBefore(f.Operation)
	step := f.Step()
	f.SetOperand(2, e.Op(arith.MulI, step, factor))
	body := target.Body()
	last := body.Last()
	first := body.First()
	b.SetBefore(last)
	e.Loc = target.Loc()
	end := e.Op(arith.MinSI, f.UpperBound(), e.Op(arith.AddI, f.InductionVar(), f.Step()))
	n := NewFor(b, target.Loc(), f.InductionVar(), end, step)
	made := end.DefiningOp().Operand(1).DefiningOp()
	for op := first; op != made && op != last; op = first {
		first = op.Next()
		op.MoveToEnd(n.Body())
	}
	b.SetEnd(n.Body())
	NewYield(b, target.Loc())
	f.InductionVar().ReplaceUsesIf(n.InductionVar(), func(u *ir.Operand) bool { return n.IsAncestor(u.Owner()) && u.Owner() != n.Operation })
	return n
}

// isolate tries to make perfect nests of the loops of outer and of those of inner.
func isolate(outer, inner []ForOp) {
	for _, nest := range [2][]ForOp{inner, outer} {
		for _, f := range nest[1:] {
			if !hoistBetween(nest[0], f) {
				return
			}
		}
	}
}

// hoistBetween moves the operations of outer that are before inner out of outer. It returns false if some have to stay.
func hoistBetween(outer, inner ForOp) bool {
	slice := map[*ir.Operation]bool{}
	forwardSlice(outer.InductionVar(), inner.Operation, slice)
	ok := true
	var hoisted []*ir.Operation
	for op := outer.Body().First(); op != inner.Operation && op.Next() != nil; op = op.Next() {
		switch {
		case slice[op]:
			ok = false
		case op.Is(For):
		case op.NumRegions() > 0 || !ir.IsMemoryEffectFree(op):
			ok = false
		default:
			hoisted = append(hoisted, op)
		}
	}
	for _, op := range hoisted {
		op.MoveBefore(outer.Operation)
	}
	return ok
}

// forwardSlice adds the operations that need v, directly or through other operations, to slice. It leaves out except.
func forwardSlice(v *ir.Value, except *ir.Operation, slice map[*ir.Operation]bool) {
	work := []*ir.Value{v}
	for len(work) > 0 {
		v := work[len(work)-1]
		work = work[:len(work)-1]
		for u := v.FirstUse(); u != nil; u = u.NextUse() {
			op := u.Owner()
			if op == except || slice[op] {
				continue
			}
			slice[op] = true
			for i := range op.NumResults() {
				work = append(work, op.Result(i))
			}
			for i := range op.NumRegions() {
				for b := op.Region(i).First(); b != nil; b = b.Next() {
					work = append(work, b.Args()...)
				}
			}
		}
	}
}
