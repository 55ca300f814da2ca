// Package scftogpu converts loops to launches of kernels: nests of affine.for, and
// scf.parallel with a mapping to blocks and threads.
package scftogpu

import (
	"github.com/spvc/spvc/dialect/affine"
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/gpu"
	"github.com/spvc/spvc/ir"
)

// maxDims is the number of dimensions of a grid and of a block.
const maxDims = 3

// ConvertAffineLoops converts every affine.for directly in the region r to a
// gpu.launch. The outermost blockDims loops of the nest become dimensions of the grid,
// and the threadDims loops inside of them become dimensions of the blocks. If a nest
// does not fit, it emits an error and returns false.
func ConvertAffineLoops(r *ir.Region, blockDims, threadDims uint32) bool {
	ok := true
	for b := r.First(); b != nil; b = b.Next() {
		for op := b.First(); op != nil; {
			next := op.Next()
			if op.Is(affine.For) && !convertNest(affine.ForOp{Operation: op}, blockDims, threadDims) {
				ok = false
			}
			op = next
		}
	}
	return ok
}

func convertNest(loop affine.ForOp, blockDims, threadDims uint32) bool {
	if blockDims > maxDims {
		return loop.EmitError("cannot map to more than 3 block dimensions")
	}
	if threadDims > maxDims {
		return loop.EmitError("cannot map to more than 3 thread dimensions")
	}
	if blockDims+threadDims == 0 {
		return true
	}
	loops, ok := nest(loop, int(blockDims+threadDims))
	if !ok {
		return false
	}
	n := newNest(loops)
	if n == nil {
		return false
	}
	n.launch(int(blockDims), int(threadDims))
	return true
}

// nest returns the n outermost loops of the nest that starts at loop. It returns false
// unless they are perfectly nested and independent of each other.
func nest(loop affine.ForOp, n int) ([]affine.ForOp, bool) {
	outer := loop.Region(0)
	var loops []affine.ForOp
	for {
		if loop.NumResults() > 0 {
			return nil, loop.EmitError("loops with loop-carried variables are not supported")
		}
		for _, v := range append(loop.LowerOperands(), loop.UpperOperands()...) {
			if outer.IsAncestor(v.ParentRegion()) {
				return nil, loop.EmitError("loops with bounds depending on other mapped loops are not supported")
			}
		}
		loops = append(loops, loop)
		if len(loops) == n {
			return loops, true
		}
		first := loop.Body().First()
		if first.Next() == nil || first.Next() != loop.Body().Last() {
			return nil, loop.EmitError("expected perfectly nested loops in the body")
		}
		if !first.Is(affine.For) {
			return nil, first.EmitError("expected a nested loop")
		}
		loop = affine.ForOp{Operation: first}
	}
}

// loopNest is a nest of loops with values that are computed before the outermost loop:
// the numbers of iterations, the lower bounds and the steps.
type loopNest struct {
	b                  *ir.Builder
	loops              []affine.ForOp
	sizes, lower, step []*ir.Value
}

// newNest computes the values of a nest. It returns nil after it emitted an error if a
// bound cannot be computed.
func newNest(loops []affine.ForOp) *loopNest {
	n := &loopNest{b: ir.NewBuilder(loops[0].Context(), nil), loops: loops}
	n.b.SetBefore(loops[0].Operation)
	for _, l := range loops {
		loc := l.Loc()
		lower := affine.ExpandMax(n.b, loc, l.LowerMap(), l.LowerOperands())
		upper := affine.ExpandMin(n.b, loc, l.UpperMap(), l.UpperOperands())
		if lower == nil || upper == nil {
			return nil
		}
		size := arith.NewBinary(n.b, loc, arith.SubI, upper, lower)
		step := arith.NewIndex(n.b, loc, l.Step())
		if l.Step() != 1 {
			size = arith.NewBinary(n.b, loc, arith.CeilDivSI, size, step)
		}
		n.sizes, n.lower, n.step = append(n.sizes, size), append(n.lower, lower), append(n.step, step)
	}
	return n
}

// launch moves the innermost body to a new gpu.launch before the nest, and erases the
// nest.
func (n *loopNest) launch(blockDims, threadDims int) {
	root, innermost := n.loops[0], n.loops[len(n.loops)-1]
	var one *ir.Value
	if blockDims < maxDims || threadDims < maxDims {
		one = arith.NewIndex(n.b, root.Loc(), 1)
	}
	grid, block := gpu.Dim3{one, one, one}, gpu.Dim3{one, one, one}
	copy(grid[:], n.sizes[:blockDims])
	copy(block[:], n.sizes[blockDims:])
	l := gpu.NewLaunch(n.b, root.Loc(), grid, block)
	body := l.Body().First()
	end := innermost.Body().Last()
	endLoc := end.Loc()
	end.Erase()
	body.TakeOps(innermost.Body())
	n.b.SetEnd(body)
	n.b.Create(endLoc, gpu.Terminator, nil, nil)

	n.b.SetStart(body)
	for i, loop := range n.loops {
		var id *ir.Value
		if i < blockDims {
			id = l.BlockIDs()[i]
		} else {
			id = l.ThreadIDs()[i-blockDims]
		}
		if loop.Step() != 1 {
			id = arith.NewBinary(n.b, root.Loc(), arith.MulI, n.step[i], id)
		}
		loop.InductionVar().ReplaceAllUsesWith(arith.NewBinary(n.b, root.Loc(), arith.AddI, n.lower[i], id))
	}
	root.Erase()
}
