package dispatch

import (
	"slices"

	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/ir"
)

// LaunchLoop replaces a scf.parallel by a gpu.launch whose invocations run an iteration each. Loops in the body run in each invocation. StaysOnHost
// must have returned "".
func LaunchLoop(loop scf.ParallelOp, limits Limits) {
	lower, upper, step := loop.LowerBounds(), loop.UpperBounds(), loop.Steps()
	shape := make([]int64, len(lower))
	for i := range shape {
		shape[i] = iterations(lower[i], upper[i], step[i])
	}
	b, loc := ir.NewBuilder(loop.Context(), nil), loop.Loc()
	b.SetBefore(loop.Operation)
	count := func(i int) *ir.Value {
		if shape[i] != ir.Dynamic {
			return arith.NewIndex(b, loc, shape[i])
		}
		n := arith.NewBinary(b, loc, arith.SubI, upper[i], lower[i])
		n = arith.NewBinary(b, loc, arith.MaxSI, n, arith.NewIndex(b, loc, 0))
		return arith.NewBinary(b, loc, arith.CeilDivUI, n, step[i])
	}
	counts := make([]*ir.Value, len(shape))
	for i := range counts {
		counts[i] = count(i)
	}
	l := newLauncher(b, loc, scheduleFor(shape, nil, limits), func(i int) *ir.Value { return counts[i] })
	l.size = func(i int) *ir.Value {
		if shape[i] != ir.Dynamic {
			return l.e.index(shape[i])
		}
		return counts[i]
	}
	l.emit = func(points []point, _ []*ir.Value) {
		m := ir.NewMapping()
		for i, v := range points[0] {
			m.Map(loop.Body().Arg(i), l.e.add(l.e.mul(v, step[i]), lower[i]))
		}
		for op := loop.Body().First(); op != loop.Body().Last(); op = op.Next() {
			b.Insert(b.Arena().Clone(op, m))
		}
	}
	l.run()
	loop.Erase()
}

// iterations returns the number of iterations of a loop, or ir.Dynamic.
func iterations(lower, upper, step *ir.Value) int64 {
	l, ok1 := ir.IntConstantOf(lower)
	u, ok2 := ir.IntConstantOf(upper)
	s, ok3 := ir.IntConstantOf(step)
	if !ok1 || !ok2 || !ok3 || s <= 0 {
		return ir.Dynamic
	}
	return max(0, (u-l+s-1)/s)
}

// StaysOnHost says why a loop does not become a launch, or returns "".
func StaysOnHost(loop scf.ParallelOp) string {
	if loop.NumResults() > 0 {
		return "it has results, which are combined in order on the host"
	}
	n := int64(1)
	lower, upper, step := loop.LowerBounds(), loop.UpperBounds(), loop.Steps()
	for i := range lower {
		switch k := iterations(lower[i], upper[i], step[i]); k {
		case 0:
			return "it has no iterations"
		case ir.Dynamic:
			n = worthLaunch
		default:
			n *= min(k, worthLaunch)
		}
	}
	if n < worthLaunch {
		return "it has too few iterations to be worth a launch"
	}
	if len(lower) > maxRank {
		return "it has too many dimensions"
	}
	why := ""
	loop.Region(0).WalkPre(func(op *ir.Operation) ir.WalkResult {
		if why = refuses(op); why != "" {
			return ir.WalkInterrupt
		}
		return ir.WalkAdvance
	})
	return why
}

// refuses says why no kernel has op, or returns "".
func refuses(op *ir.Operation) string {
	if op.Info().Dialect == nil {
		return "a kernel cannot have '" + op.Name() + "'"
	}
	switch op.Info().Dialect.Name {
	case "arith", "math", "affine", "scf", "index", "vector", "ub", "complex":
	case "memref":
		if op.Is(memref.Alloc) || op.Is(memref.Dealloc) || op.Is(memref.Realloc) || op.Is(memref.Copy) {
			return "a kernel cannot have '" + op.Name() + "'"
		}
	default:
		return "a kernel cannot have '" + op.Name() + "'"
	}
	for _, v := range op.Operands() {
		switch t := v.Type().(type) {
		case *ir.RankedTensorType, *ir.UnrankedTensorType, *ir.UnrankedMemRefType:
			return "its body computes tensors"
		case *ir.MemRefType:
			if slices.Contains(t.Shape(), 0) {
				return "a memref in its body has no elements"
			}
		}
	}
	return ""
}
