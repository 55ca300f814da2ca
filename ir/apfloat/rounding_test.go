package apfloat

import (
	"math"
	"testing"
)

// TestConvertBy rounds, for pairs of adjacent finite numbers, numbers between them and their negatives by each mode.
func TestConvertBy(t *testing.T) {
	modes := []Rounding{NearestEven, Downward, Upward, TowardZero, NearestAway}
	check := func(s Semantics, mode Rounding, v float64, want Float, wantExact bool) {
		t.Helper()
		if got, exact := f64(v).ConvertBy(s, mode); got != want || exact != wantExact {
			t.Fatalf("%v: %v by mode %d is %v (exact %v), want %v", s, v, mode, got, exact, want)
		}
	}
	between := func(s Semantics, v float64, lo, hi, even, away Float) {
		t.Helper()
		for i, want := range []Float{even, lo, hi, lo, away} {
			check(s, modes[i], v, want, false)
		}
		for i, want := range []Float{even, hi, lo, lo, away} { // down is away from zero
			check(s, modes[i], -v, want.Neg(), false)
		}
	}
	for _, s := range append([]Semantics{F32}, narrow...) {
		top, step := Largest(s, false), uint64(1)
		if s == F32 {
			step = 0x7fff5
		}
		for c := uint64(0); c < top.Bits64(); c += step {
			lo, hi := FromBits64(s, c), FromBits64(s, c+1)
			mid := lo.Float64()/2 + hi.Float64()/2
			between(s, math.Nextafter(mid, 0), lo, hi, lo, lo)
			between(s, mid, lo, hi, FromBits64(s, c+c&1), hi)
			between(s, math.Nextafter(mid, 1e300), lo, hi, hi, hi)
			for _, mode := range modes {
				check(s, mode, hi.Float64(), hi, true)
			}
		}
		between(s, 1e300, top, Inf(s, false), Inf(s, false), Inf(s, false))
		between(s, 0x1p-1000, Zero(s, false), Smallest(s, false), Zero(s, false), Zero(s, false))
		for _, mode := range modes {
			check(s, mode, math.Inf(-1), Inf(s, true), s.HasInf())
			check(s, mode, math.Copysign(0, -1), Zero(s, true), s.HasNegativeZero())
		}
	}
}
