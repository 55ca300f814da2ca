package passes

import (
	"github.com/spvc/spvc/dialect/affine"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
)

// loopUnroll holds the options of affine-loop-unroll.
type loopUnroll struct {
	factor, reps, threshold uint32
	upTo, full, cleanup     bool
	thresholdGiven          bool
}

// NewLoopUnroll returns the pass affine-loop-unroll.
func NewLoopUnroll() *pass.Pass {
	u := &loopUnroll{factor: 4, reps: 1, threshold: 1}
	return &pass.Pass{
		Name: "affine-loop-unroll", Class: "AffineLoopUnroll", Op: "func.func", Summary: "Unroll affine loops",
		Options: []pass.Option{
			pass.Bool("cleanup-unroll", &u.cleanup, "Fully unroll the cleanup loop when possible."),
			pass.Uint("unroll-factor", &u.factor, "Use this unroll factor for all loops being unrolled"),
			pass.Bool("unroll-full", &u.full, "Fully unroll loops").In(ir.Until(19)),
			noting(pass.Uint("unroll-full-threshold", &u.threshold, "Unroll all loops with trip count less than or equal to this"), &u.thresholdGiven),
			pass.Uint("unroll-num-reps", &u.reps, "Unroll innermost loops repeatedly this many times"),
			pass.Bool("unroll-up-to-factor", &u.upTo, "Allow unrolling up to the factor specified"),
		},
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			if !u.full && u.factor == 0 {
				return op.EmitErrorAt(ir.UnknownLoc, "unroll factor cannot be 0")
			}
			if u.full && u.thresholdGiven {
				u.shortLoops(op)
			} else {
				u.innermost(op)
			}
			return true
		},
	}
}

// shortLoops unrolls all loops with few iterations.
func (u *loopUnroll) shortLoops(op *ir.Operation) {
	var loops []affine.ForOp
	op.Walk(func(o *ir.Operation) {
		if !o.Is(affine.For) {
			return
		}
		f := affine.ForOp{Operation: o}
		if n, ok := f.ConstantTripCount(); ok && n <= uint64(u.threshold) {
			loops = append(loops, f)
		}
	})
	var by affine.Unroller
	for _, f := range loops {
		by.Full(f)
	}
}

// innermost unrolls the innermost loops, and again those that are innermost then.
func (u *loopUnroll) innermost(op *ir.Operation) {
	var by affine.Unroller
	for range u.reps {
		changed := false
		for _, f := range innermostLoops(op) {
			if u.unroll(&by, f) {
				changed = true
			}
		}
		if !changed {
			break
		}
	}
}

// unroll unrolls a loop as the options say, and reports whether that changed it.
func (u *loopUnroll) unroll(by *affine.Unroller, f affine.ForOp) bool {
	switch {
	case u.full:
		return by.Full(f)
	case u.upTo:
		return by.UpToFactor(f, uint64(u.factor))
	}
	return by.ByFactor(f, uint64(u.factor), u.cleanup)
}

// noting returns o, which sets given if it is set itself.
func noting(o pass.Option, given *bool) pass.Option {
	set := o.Set
	o.Set = func(value string, has bool) error {
		*given = true
		return set(value, has)
	}
	return o
}

// innermostLoops returns the loops in op that contain no other loop.
func innermostLoops(op *ir.Operation) []affine.ForOp {
	var loops []affine.ForOp
	var last *ir.Operation
	op.Walk(func(o *ir.Operation) {
		if !o.Is(affine.For) {
			return
		}
		if last == nil || !o.IsAncestor(last) {
			loops = append(loops, affine.ForOp{Operation: o})
		}
		last = o
	})
	return loops
}
