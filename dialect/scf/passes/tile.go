package passes

import (
	"github.com/spvc/spvc/dialect/affine"
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
)

// NewParallelLoopTiling returns the pass scf-parallel-loop-tiling.
func NewParallelLoopTiling() *pass.Pass {
	var sizes []int64
	noMinMax := false
	return &pass.Pass{
		Name: "scf-parallel-loop-tiling", Class: "SCFParallelLoopTiling", Summary: "Tile parallel loops",
		Options: []pass.Option{
			pass.Ints("parallel-loop-tile-sizes", &sizes, "Factors to tile parallel loops by"),
			pass.Bool("no-min-max-bounds", &noMinMax, "Perform tiling with fixed upper bound with inbound check inside the internal loops"),
		},
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			for _, s := range sizes {
				if s == 0 {
					return op.EmitErrorAt(ir.UnknownLoc, "tile size cannot be 0")
				}
			}
			var loops []scf.ParallelOp
			innermost(op, &loops)
			for _, l := range loops {
				if len(l.Inits()) == 0 {
					tile(l, sizes, noMinMax)
				}
			}
			return true
		},
	}
}

// innermost appends the loops in op that contain no other loops, and reports whether op
// contains any.
func innermost(op *ir.Operation, loops *[]scf.ParallelOp) bool {
	holds := map[*ir.Operation]bool{}
	op.Walk(func(o *ir.Operation) {
		if o == op {
			return
		}
		if o.Is(scf.Parallel) && !holds[o] {
			*loops = append(*loops, scf.ParallelOp{Operation: o})
		}
		if o.Is(scf.Parallel) || holds[o] {
			holds[o.Parent()] = true
		}
	})
	return holds[op]
}

// tiler splits one loop into two.
type tiler struct {
	b            *ir.Builder
	loop         scf.ParallelOp
	loc          ir.Location
	outer, inner scf.ParallelOp
}

func tile(loop scf.ParallelOp, sizes []int64, noMinMax bool) {
	t := tiler{b: ir.NewBuilder(loop.Context(), nil), loop: loop, loc: loop.Loc()}
	b := t.b
	b.SetBefore(loop.Operation)
	zero := arith.NewIndex(b, t.loc, 0)
	steps := loop.Steps()
	tiles := make([]int64, len(steps))
	constants, outerSteps := make([]*ir.Value, len(steps)), make([]*ir.Value, len(steps))
	for i := range steps {
		if tiles[i] = 1; i < len(sizes) {
			tiles[i] = sizes[i]
		}
		constants[i] = arith.NewIndex(b, t.loc, tiles[i])
	}
	for i, s := range steps {
		outerSteps[i] = arith.NewBinary(b, t.loc, arith.MulI, s, constants[i])
	}
	t.outer = t.newLoop(loop.LowerBounds(), loop.UpperBounds(), outerSteps)
	b.SetStart(t.outer.Body())
	bounds, check := t.innerBounds(tiles, noMinMax)
	zeros := make([]*ir.Value, len(steps))
	for i := range zeros {
		zeros[i] = zero
	}
	t.inner = t.newLoop(zeros, bounds, steps)
	if check {
		t.moveChecked()
	} else {
		t.move()
	}
	loop.Erase()
}

// newLoop creates a loop with its scf.reduce.
func (t *tiler) newLoop(lower, upper, steps []*ir.Value) scf.ParallelOp {
	n := scf.NewParallel(t.b, t.loc, lower, upper, steps, nil)
	at := t.b.InsertionPoint()
	t.b.SetEnd(n.Body())
	t.b.Create(t.loc, scf.Reduce, nil, nil)
	t.b.SetInsertionPoint(at)
	return n
}

func constantIndex(v *ir.Value) (int64, bool) {
	if v.DefiningOp() == nil || !v.DefiningOp().Is(arith.Constant) {
		return 0, false
	}
	return ir.IntConstantOf(v)
}

// innerBounds returns the upper bounds of the inner loop: the step of the outer
// loop, or the rest of its range. check is set if the body has to test whether it is
// inside of the range.
func (t *tiler) innerBounds(tiles []int64, noMinMax bool) (bounds []*ir.Value, check bool) {
	c := t.b.Context()
	rest := c.AffineMap(3, 0, c.AffineDimExpr(0), c.AffineDimExpr(1).Sub(c.AffineDimExpr(2)))
	lower, upper, steps := t.loop.LowerBounds(), t.loop.UpperBounds(), t.loop.Steps()
	for i, whole := range t.outer.Steps() {
		l, ok1 := constantIndex(lower[i])
		u, ok2 := constantIndex(upper[i])
		s, ok3 := constantIndex(steps[i])
		switch {
		case ok1 && ok2 && ok3 && s != 0 && ceilDiv(u-l, s)%tiles[i] == 0:
			bounds = append(bounds, whole)
		case noMinMax:
			bounds, check = append(bounds, whole), true
		default:
			bounds = append(bounds, affine.NewMin(t.b, t.loc, rest, []*ir.Value{whole, upper[i], t.outer.Body().Arg(i)}))
		}
	}
	return bounds, check
}

// ceilDiv divides like llvm::divideCeil, which treats the numbers as unsigned.
func ceilDiv(a, b int64) int64 {
	if a == 0 {
		return 0
	}
	return int64((uint64(a)-1)/uint64(b) + 1)
}

// move moves the body to the inner loop.
func (t *tiler) move() {
	body := t.inner.Body()
	body.Last().Erase()
	t.b.SetStart(body)
	ivs := t.indices()
	for i, v := range t.loop.Body().Args() {
		v.ReplaceAllUsesWith(ivs[i])
	}
	body.TakeOps(t.loop.Body())
}

// indices computes the indices of the original loop.
func (t *tiler) indices() []*ir.Value {
	ivs := make([]*ir.Value, t.inner.Body().NumArgs())
	for i := range ivs {
		ivs[i] = arith.NewBinary(t.b, t.loc, arith.AddI, t.inner.Body().Arg(i), t.outer.Body().Arg(i))
	}
	return ivs
}

// moveChecked moves the body to the inner loop, under the condition that the indices
// are in the range of the original loop.
func (t *tiler) moveChecked() {
	b := t.b
	b.SetStart(t.inner.Body())
	ivs := t.indices()
	inside := arith.NewBool(b, t.loc, true)
	upper := t.outer.UpperBounds()
	for i, s := range t.inner.Steps() {
		// The inner loop counts in steps of the original loop. MLIR 19 multiplies by the step once
		// more, which leaves out iterations unless the step is 1. With an unknown step, its text stays.
		scaled := t.inner.Body().Arg(i)
		if n, known := ir.IntConstantOf(s); !known || n == 1 {
			scaled = arith.NewBinary(b, t.loc, arith.MulI, scaled, s)
		}
		at := arith.NewBinary(b, t.loc, arith.AddI, scaled, t.outer.Body().Arg(i))
		below := arith.NewCmpI(b, t.loc, arith.ULT, at, upper[i])
		inside = arith.NewBinary(b, t.loc, arith.AndI, inside, below)
	}
	guard := scf.NewIf(b, t.loc, inside, nil, false)
	for i, v := range t.loop.Body().Args() {
		v.ReplaceAllUsesWith(ivs[i])
	}
	then := guard.Then()
	then.TakeOps(t.loop.Body())
	end := then.Last()
	b.SetEnd(then)
	scf.NewYield(b, end.Loc())
	end.Erase()
}
