//go:build cgo

package semantics_test

import (
	"math"
	"slices"
	"testing"
)

// smallFloat is a format of 8 or 16 bits, by its documentation: the number of bits of exponent and
// fraction, the bias, and which codes are not finite.
type smallFloat struct {
	name                     string
	exponent, fraction, bias int
	specials                 specials
	// numbers are those of the codes without sign, as if the exponents had no end, with one more than the
	// largest.
	numbers []float64
	last    uint32 // the code of the largest number
}

// specials says which codes are no numbers.
type specials int

const (
	ieee       specials = iota // the largest exponent holds infinity and NaN
	onesNaN                    // all ones are NaN
	negZeroNaN                 // -0 is NaN
)

var smallFloats = []smallFloat{
	numbered("bf16", 8, 7, 127, ieee),
	numbered("f8E5M2", 5, 2, 15, ieee),
	numbered("f8E4M3", 4, 3, 7, ieee),
	numbered("f8E4M3FN", 4, 3, 7, onesNaN),
	numbered("f8E5M2FNUZ", 5, 2, 16, negZeroNaN),
	numbered("f8E4M3FNUZ", 4, 3, 8, negZeroNaN),
	numbered("f8E4M3B11FNUZ", 4, 3, 11, negZeroNaN),
}

func numbered(name string, exponent, fraction, bias int, s specials) smallFloat {
	f := smallFloat{name: name, exponent: exponent, fraction: fraction, bias: bias, specials: s}
	endless := smallFloat{exponent: exponent + 1, fraction: fraction, bias: bias}
	for code := range f.signBit() + 1 {
		f.numbers = append(f.numbers, endless.decode(code))
	}
	f.last = f.signBit() - 1
	for v := f.decode(f.last); math.IsNaN(v) || math.IsInf(v, 0); v = f.decode(f.last) {
		f.last--
	}
	return f
}

func (f smallFloat) bits() int { return 1 + f.exponent + f.fraction }

// signBit returns the encoding of the sign.
func (f smallFloat) signBit() uint32 { return 1 << (f.bits() - 1) }

// decode returns the number of an encoding.
func (f smallFloat) decode(bits uint32) float64 {
	code := bits &^ f.signBit()
	e, frac := int(code>>f.fraction), float64(code&(1<<f.fraction-1))
	v := math.Ldexp(frac, 1-f.bias-f.fraction)
	if e > 0 {
		v = math.Ldexp(math.Ldexp(1, f.fraction)+frac, e-f.bias-f.fraction)
	}
	switch {
	case f.specials == ieee && e == 1<<f.exponent-1 && frac == 0:
		v = math.Inf(1)
	case f.specials == ieee && e == 1<<f.exponent-1, f.specials == onesNaN && code == f.signBit()-1, f.specials == negZeroNaN && bits == f.signBit():
		return math.NaN()
	}
	if bits != code {
		return -v
	}
	return v
}

// value returns the number of a code as if the exponents had no end.
func (f smallFloat) value(code uint32) float64 { return f.numbers[code] }

// round returns the number that v, which is not NaN, becomes by a mode, and NaN for infinities that
// the format lacks. It searches the numbers of the format.
func (f smallFloat) round(v float64, mode string) float64 {
	infinite := math.Inf(1)
	if f.specials != ieee {
		infinite = math.NaN()
	}
	sign := math.Copysign(1, v)
	a, last := math.Abs(v), f.last
	if math.IsInf(a, 0) {
		return sign * infinite
	}
	low, high := uint32(0), last+1 // f.value(low) <= a < f.value(high), or a is beyond
	for high-low > 1 {
		if mid := (low + high) / 2; f.value(mid) <= a {
			low = mid
		} else {
			high = mid
		}
	}
	if v := f.value(low); v == a {
		return sign * v
	}
	middle := f.value(low)/2 + f.value(high)/2
	up := false
	switch mode {
	case "to_nearest_even":
		up = a > middle || a == middle && low%2 == 1
	case "to_nearest_away":
		up = a >= middle
	case "upward":
		up = sign > 0
	case "downward":
		up = sign < 0
	}
	switch {
	case up && high > last:
		return sign * infinite
	case up:
		return sign * f.value(high)
	}
	return sign * f.value(low)
}

// same compares an encoding with a number. Zeros without sign and all NaNs are equal.
func (f smallFloat) same(got uint32, want float64) bool {
	v := f.decode(got)
	if want == 0 && f.specials == negZeroNaN {
		return got == 0
	}
	return v == want && math.Signbit(v) == math.Signbit(want) || v != v && want != want
}

// TestSmallFloatModel checks the model against facts of the formats' documentation.
func TestSmallFloatModel(t *testing.T) {
	for name, want := range map[string][2]float64{ // the largest and the smallest number
		"bf16": {0x1.fep127, 0x1p-133}, "f8E5M2": {57344, 0x1p-16}, "f8E4M3": {240, 0x1p-9}, "f8E4M3FN": {448, 0x1p-9},
		"f8E5M2FNUZ": {57344, 0x1p-17}, "f8E4M3FNUZ": {240, 0x1p-10}, "f8E4M3B11FNUZ": {30, 0x1p-13},
	} {
		f := smallFloats[slices.IndexFunc(smallFloats, func(f smallFloat) bool { return f.name == name })]
		if got := [2]float64{f.decode(f.last), f.decode(1)}; got != want {
			t.Errorf("%s: %v, not %v", name, got, want)
		}
	}
}
