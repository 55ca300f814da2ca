package libm

import (
	"math"
	"testing"
)

func TestHalfValues(t *testing.T) {
	for i := range 0x7c00 {
		h := uint16(i)
		want := halfValue(h)
		if got := HalfToFloat(h); got != want || math.Signbit(got) {
			t.Fatalf("halfToFloat(%#04x) = %v, want %v", h, got, want)
		}
		if got := HalfToFloat(h | 0x8000); got != -want || !math.Signbit(got) {
			t.Fatalf("halfToFloat(%#04x) = %v, want %v", h|0x8000, got, -want)
		}
	}
	for i := range 0x10000 {
		h := uint16(i)
		f := HalfToFloat(h)
		isNaN := h&0x7c00 == 0x7c00 && h&0x3ff != 0
		if (f != f) != isNaN || math.IsInf(f, 0) != (h&0x7fff == 0x7c00) {
			t.Fatalf("halfToFloat(%#04x) = %v", h, f)
		}
		want := h
		if isNaN {
			want |= 0x200
		}
		for mode := ToNearest; mode <= ToNegative; mode++ {
			if got := FloatToHalf(f, mode); got != want {
				t.Fatalf("floatToHalf(HalfToFloat(%#04x), %d) = %#04x", h, mode, got)
			}
		}
	}
}

// halfRoundings returns the halves of a number in the order of the modes. low is the half
// below its absolute value, and the number is not a half.
func halfRoundings(low uint16, f float64) (want [4]uint16) {
	a, sign := math.Abs(f), uint16(0)
	if f < 0 {
		sign = 0x8000
	}
	middle := (halfValue(low) + halfValue(low+1)) / 2
	near := low
	if a > middle || a == middle && low&1 != 0 {
		near++
	}
	down, up := low, low+1
	if f < 0 {
		down, up = up, down
	}
	return [4]uint16{near | sign, low | sign, up | sign, down | sign}
}

func TestHalfRounding(t *testing.T) {
	check := func(low uint16, a float64) {
		for _, f := range []float64{a, -a} {
			for mode, want := range halfRoundings(low, f) {
				if got := FloatToHalf(f, Rounding(mode)); got != want {
					t.Fatalf("floatToHalf(%v, %d) = %#04x, want %#04x", f, mode, got, want)
				}
			}
		}
	}
	for i := range 0x7c00 {
		low := uint16(i)
		a, b := halfValue(low), halfValue(low+1)
		middle := (a + b) / 2
		for _, f := range []float64{
			math.Nextafter(a, b), (a + middle) / 2, math.Nextafter(middle, a), middle,
			math.Nextafter(middle, b), math.Nextafter(b, a),
		} {
			check(low, f)
		}
	}
	check(0, math.SmallestNonzeroFloat64)
	check(0, 0x1p-1023)
	for _, a := range []float64{65536, 0x1p17, math.MaxFloat64} {
		for _, f := range []float64{a, -a} {
			sign := uint16(0)
			if f < 0 {
				sign = 0x8000
			}
			want := [4]uint16{sign | 0x7c00, sign | 0x7bff, 0x7c00, 0xfbff}
			if f < 0 {
				want[2], want[3] = 0xfbff, 0xfc00
			} else {
				want[3] = 0x7bff
			}
			for mode, w := range want {
				if got := FloatToHalf(f, Rounding(mode)); got != w {
					t.Errorf("floatToHalf(%v, %d) = %#04x, want %#04x", f, mode, got, w)
				}
			}
		}
	}
}

// halfValue returns the value of a half that is not negative by its definition. Infinity
// has the value 2^16.
func halfValue(h uint16) float64 {
	if h < 0x400 {
		return math.Ldexp(float64(h), -24)
	}
	return math.Ldexp(float64(h&0x3ff|0x400), int(h>>10)-25)
}
