package reference

import (
	"context"
	"math"

	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/spirv/spec"
)

// RunNudged runs a launch without checks, but each operation whose result is rounded returns a
// number that is one or two units in the last place from the result, as the seed decides. Nudges of different
// sizes cancel each other less often. What differs from the result of
// Run shows how far rounding may move each value of the launch: after cancellation by much, and
// not at all where floats are exact. The seed must not be 0.
func (d *Device) RunNudged(ctx context.Context, seed uint64, l *runner.Launch) error {
	_, err := d.run(ctx, &order{nudge: seed}, l)
	return err
}

// nudged returns fn, or in a program with nudges fn with a nudge of its inexact results. exact
// reports whether a result was not rounded; nil stands for never.
func (t *translator) nudged(fn func(a, b, c uint64) uint64, s scalar, exact exactness) func(a, b, c uint64) uint64 {
	if t.p.nudge == 0 || s.kind != floatScalar {
		return fn
	}
	t.nudges++
	seed := t.p.nudge*0x9e3779b97f4a7c15 + t.nudges
	infinity := fromFloat(math.Inf(1), s.bits)
	smallest := infinity & -infinity // the smallest normal number
	sign := uint64(1) << (s.bits - 1)
	return func(a, b, c uint64) uint64 {
		r := fn(a, b, c)
		if size := r &^ sign; size <= smallest+1 || size >= infinity-2 {
			return r
		}
		if exact != nil && exact(toFloat(a, s.bits), toFloat(b, s.bits), toFloat(c, s.bits), toFloat(r, s.bits)) {
			return r
		}
		h := (a^seed)*0xff51afd7ed558ccd ^ (b+seed)*0xc4ceb9fe1a85ec53 ^ (c+1)*0x9fb21c651e98df25
		h = (h ^ h>>33) * 0xff51afd7ed558ccd
		by := 1 + h>>62&1
		if h>>63 != 0 {
			return r + by
		}
		return r - by
	}
}

// exactness reports whether the result r of up to three operands was not rounded.
type exactness func(a, b, c, r float64) bool

// exactOf returns the test for an arithmetic instruction, and whether it is one whose result is rounded.
func exactOf(op spec.Opcode) (exactness, bool) {
	switch op {
	case spec.OpFAdd:
		return sumIsExact, true
	case spec.OpFSub:
		return func(a, b, _, r float64) bool { return sumIsExact(a, -b, 0, r) }, true
	case spec.OpFMul, spec.OpVectorTimesScalar, spec.OpMatrixTimesScalar:
		return productIsExact, true
	case spec.OpFDiv:
		return func(a, b, _, r float64) bool { return math.FMA(r, b, -a) == 0 }, true
	}
	return nil, false
}

// sumIsExact recovers the error of a sum from what the sum took of both operands.
func sumIsExact(a, b, _, r float64) bool {
	fromB := r - a
	return (a-(r-fromB))+(b-fromB) == 0
}

func productIsExact(a, b, _, r float64) bool { return math.FMA(a, b, -r) == 0 }

// fusedIsExact reports whether a*b+c is r; where the product needs more bits than a float64 has, it
// says no.
func fusedIsExact(a, b, c, r float64) bool {
	product := a * b
	return productIsExact(a, b, 0, product) && sumIsExact(product, c, 0, r)
}

// roundedFunction returns the test for an instruction of an extended set, and whether its results are
// rounded.
func roundedFunction(name string) (exactness, bool) {
	switch name {
	case "Fma", "fma", "mad":
		return fusedIsExact, true
	case "Sqrt", "sqrt":
		return func(a, _, _, r float64) bool { return productIsExact(r, r, 0, a) }, true
	case "InverseSqrt", "rsqrt", "Exp", "exp", "Exp2", "exp2", "Log", "log", "Log2", "log2", "Sin", "sin", "Cos", "cos", "Tan", "tan",
		"Pow", "pow", "Tanh", "tanh", "Sinh", "sinh", "Cosh", "cosh", "Asin", "asin", "Acos", "acos", "Atan", "atan", "Atan2", "atan2", "FMix", "mix":
		return nil, true
	}
	return nil, false
}
