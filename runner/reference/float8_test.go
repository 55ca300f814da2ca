package reference

import (
	"math"
	"testing"

	"github.com/spvc/spvc/ir/apfloat"
	"github.com/spvc/spvc/runner/reference/libm"
)

// TestFloat8 compares floats of 8 bits with those of package apfloat: the value of each, and what numbers at, between and
// beside them round to in each mode.
func TestFloat8(t *testing.T) {
	modes := map[libm.Rounding]apfloat.Rounding{
		libm.ToNearest: apfloat.NearestEven, libm.ToZero: apfloat.TowardZero, libm.ToPositive: apfloat.Upward, libm.ToNegative: apfloat.Downward,
	}
	for s, format := range map[scalar]apfloat.Semantics{{e4m3Scalar, 8}: apfloat.F8E4M3FN, {e5m2Scalar, 8}: apfloat.F8E5M2} {
		var numbers []float64
		for v := range uint64(256) {
			exact, _ := apfloat.FromBits64(format, v).Convert(apfloat.F64)
			want, got := math.Float64frombits(exact.Bits64()), s.number(v)
			if got != want && (got == got || want == want) || math.Signbit(got) != math.Signbit(want) && want == want {
				t.Errorf("%s %#x is %g, want %g", s, v, got, want)
			}
			if want == want {
				numbers = append(numbers, want, want*1.015625, want*1.0625, want*0.96875, want+math.Copysign(math.Ldexp(1, -11), want), want*1e300)
			}
		}
		numbers = append(numbers, 1e-300, math.NaN(), 464, 464.1, 480, 57344, 61440, 61439, 65536)
		for mode, like := range modes {
			for _, n := range numbers {
				want, _ := apfloat.FromBits64(apfloat.F64, math.Float64bits(n)).ConvertBy(format, like)
				got := s.rounded(n, mode)
				if got != want.Bits64() && !(want.IsNaN() && s.number(got) != s.number(got)) {
					t.Fatalf("%g as %s in mode %d is %#x, want %#x", n, s, mode, got, want.Bits64())
				}
				if c := s.clampedFloat8(n, mode); n == n && math.Abs(s.number(c)) > s.number(s.format8().largest) {
					t.Errorf("%g is clamped to %g", n, s.number(c))
				}
			}
		}
	}
}
