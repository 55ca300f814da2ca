package math

import (
	"math"

	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/apfloat"
	"github.com/spvc/spvc/ir/apint"
)

// foldReal folds an elementary function of f32 and f64 constants. MLIR does not fold
// other formats.
//
//go:noinline
func foldReal(f func(float64) float64) ir.FoldFunc {
	return func(_ *ir.Operation, operands []ir.Attribute, out []ir.FoldResult) ([]ir.FoldResult, bool) {
		return ir.FoldTo(out, arith.FoldFloat(operands, func(a apfloat.Float) (apfloat.Float, bool) {
			if !hasLibrary(a) {
				return a, false
			}
			if a.IsNaN() {
				return a, true
			}
			return nearest(a.Semantics(), f(a.Float64())), true
		}))
	}
}

func foldErfc(op *ir.Operation, operands []ir.Attribute, out []ir.FoldResult) ([]ir.FoldResult, bool) {
	return foldReal(math.Erfc)(op, operands, out)
}

// orNaN makes f return a NaN with the sign that C's library returns on x86-64, where
// MLIR folds. An invalid operation of the processor gives a negative NaN; asin and acos
// give a positive one.
func orNaN(negative bool, f func(float64) float64) func(float64) float64 {
	bits := uint64(0x7FF8 << 48)
	if negative {
		bits = 0xFFF8 << 48
	}
	return func(x float64) float64 {
		if y := f(x); !math.IsNaN(y) {
			return y
		}
		return math.Float64frombits(bits)
	}
}

// hasLibrary reports whether C's math library computes in the format of a.
func hasLibrary(a apfloat.Float) bool {
	return a.Semantics() == apfloat.F32 || a.Semantics() == apfloat.F64
}

func nearest(s apfloat.Semantics, x float64) apfloat.Float {
	r, _ := apfloat.FromFloat64(s, x)
	return r
}

// foldRounding folds a function that maps every format exactly into itself.
func foldRounding(f func(float64) float64) ir.FoldFunc {
	return func(_ *ir.Operation, operands []ir.Attribute, out []ir.FoldResult) ([]ir.FoldResult, bool) {
		return ir.FoldTo(out, arith.FoldFloat(operands, func(a apfloat.Float) (apfloat.Float, bool) {
			if a.Semantics() == apfloat.F80 || a.Semantics() == apfloat.F128 {
				return a, false
			}
			if a.IsNaN() {
				return a, true
			}
			return nearest(a.Semantics(), f(a.Float64())), true
		}))
	}
}

func foldAbsF(_ *ir.Operation, operands []ir.Attribute, out []ir.FoldResult) ([]ir.FoldResult, bool) {
	return ir.FoldTo(out, arith.FoldFloat(operands, func(a apfloat.Float) (apfloat.Float, bool) { return a.Abs(), true }))
}

func foldSqrt(_ *ir.Operation, operands []ir.Attribute, out []ir.FoldResult) ([]ir.FoldResult, bool) {
	return ir.FoldTo(out, arith.FoldFloat(operands, func(a apfloat.Float) (apfloat.Float, bool) {
		if a.IsNegative() || !hasLibrary(a) {
			return a, false
		}
		return nearest(a.Semantics(), math.Sqrt(a.Float64())), true
	}))
}

// foldLog folds logarithms of numbers for which x+shift is neither negative nor
// negative zero.
//
//go:noinline
func foldLog(f func(float64) float64, shift float64) ir.FoldFunc {
	return func(_ *ir.Operation, operands []ir.Attribute, out []ir.FoldResult) ([]ir.FoldResult, bool) {
		return ir.FoldTo(out, arith.FoldFloat(operands, func(a apfloat.Float) (apfloat.Float, bool) {
			x := a.Float64()
			if shift != 0 {
				x += shift
			}
			if !hasLibrary(a) || math.Signbit(x) {
				return a, false
			}
			if a.IsNaN() {
				return a, true
			}
			return nearest(a.Semantics(), f(a.Float64())), true
		}))
	}
}

func foldReal2(f func(a, b float64) float64) ir.FoldFunc {
	return func(_ *ir.Operation, operands []ir.Attribute, out []ir.FoldResult) ([]ir.FoldResult, bool) {
		return ir.FoldTo(out, arith.FoldFloats(operands, func(a, b apfloat.Float) (apfloat.Float, bool) {
			if !hasLibrary(a) {
				return a, false
			}
			return nearest(a.Semantics(), f(a.Float64(), b.Float64())), true
		}))
	}
}

// foldAtan2 does not fold atan2 of two zeros, of which MLIR 19 makes a NaN.
func foldAtan2(_ *ir.Operation, operands []ir.Attribute, out []ir.FoldResult) ([]ir.FoldResult, bool) {
	return ir.FoldTo(out, arith.FoldFloats(operands, func(a, b apfloat.Float) (apfloat.Float, bool) {
		if a.IsZero() && b.IsZero() || !hasLibrary(a) {
			return a, false
		}
		return nearest(a.Semantics(), math.Atan2(a.Float64(), b.Float64())), true
	}))
}

func foldCopySign(_ *ir.Operation, operands []ir.Attribute, out []ir.FoldResult) ([]ir.FoldResult, bool) {
	return ir.FoldTo(out, arith.FoldFloats(operands, func(a, b apfloat.Float) (apfloat.Float, bool) {
		if a.IsNegative() != b.IsNegative() {
			return a.Neg(), true
		}
		return a, true
	}))
}

func foldInt(f func(a apint.Int) apint.Int) ir.FoldFunc {
	return func(_ *ir.Operation, operands []ir.Attribute, out []ir.FoldResult) ([]ir.FoldResult, bool) {
		return ir.FoldTo(out, arith.FoldInt(operands, func(a apint.Int) (apint.Int, bool) { return f(a), true }))
	}
}

// foldIPowI folds an integer power. It does not fold a negative power of zero, which
// divides by zero.
func foldIPowI(_ *ir.Operation, operands []ir.Attribute, out []ir.FoldResult) ([]ir.FoldResult, bool) {
	return ir.FoldTo(out, arith.FoldInts(operands, func(base, power apint.Int) (apint.Int, bool) {
		w := base.Width()
		one := apint.New(w, 1)
		if power.IsNegative() {
			switch {
			case base.IsZero():
				return base, false
			case base.IsOne():
				return one, true
			case base.IsAllOnes():
				if power.Bit(0) {
					return base, true
				}
				return one, true
			}
			return apint.New(w, 0), true
		}
		r := one
		for !power.IsZero() {
			if power.Bit(0) {
				r = r.Mul(base)
			}
			base = base.Mul(base)
			power = power.LShr(1)
		}
		return r, true
	}))
}
