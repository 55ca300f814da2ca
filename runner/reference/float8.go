package reference

import (
	"math"

	"github.com/spvc/spvc/runner/reference/libm"
)

// isFloat8 reports whether a scalar is a float of 8 bits.
func (s scalar) isFloat8() bool { return s.kind == e4m3Scalar || s.kind == e5m2Scalar }

// float8Format has the numbers of a format of 8 bits: the bits of the fraction, the exponent of the smallest normal number, and
// the largest finite number.
type float8Format struct {
	fraction, least int
	largest         uint64
	infinite        bool // the exponent of ones is for infinities and NaNs; otherwise only all ones are a NaN
}

func (s scalar) format8() float8Format {
	if s.kind == e4m3Scalar {
		return float8Format{fraction: 3, least: -6, largest: 0x7e}
	}
	return float8Format{fraction: 2, least: -14, largest: 0x7b, infinite: true}
}

// float8 returns the value of a float of 8 bits.
func (s scalar) float8(v uint64) float64 {
	f, sign := s.format8(), 1.0
	if v&0x80 != 0 {
		sign = -1
	}
	v &= 0x7f
	exponent, fraction := int(v>>f.fraction), int(v)&(1<<f.fraction-1)
	switch {
	case v > f.largest && f.infinite && fraction == 0:
		return sign * math.Inf(1)
	case v > f.largest:
		return math.NaN()
	case exponent == 0:
		return math.Copysign(math.Ldexp(float64(fraction), f.least-f.fraction), sign)
	}
	return sign * math.Ldexp(float64(fraction|1<<f.fraction), f.least-f.fraction+exponent-1)
}

// roundedFloat8 rounds a number to a float of 8 bits. A number beyond the largest one becomes infinity, or a NaN if the format has
// no infinity, unless the mode rounds it toward zero.
func (s scalar) roundedFloat8(n float64, mode libm.Rounding) uint64 {
	f, sign := s.format8(), uint64(0)
	if math.Signbit(n) {
		sign, n = 0x80, -n
	}
	switch {
	case n != n:
		return sign | 0x7f
	case n == 0:
		return sign
	}
	_, exponent := math.Frexp(n)
	place := max(exponent-1, f.least) - f.fraction // of the last bit
	scaled := math.Ldexp(n, -place)
	kept := math.Floor(scaled)
	switch lost := scaled - kept; {
	case math.IsInf(n, 0):
	case mode == libm.ToNearest && (lost > 0.5 || lost == 0.5 && math.Mod(kept, 2) != 0), mode != libm.ToNearest && lost != 0 && mode.Away(sign != 0):
		kept++
	}
	// A fraction that was rounded up to the next power of two carries into the exponent.
	v := f.largest + 1
	if above := place + f.fraction - f.least; above < 64 && kept < 64 {
		v = uint64(kept) + uint64(above)<<f.fraction
	}
	if v <= f.largest {
		return sign | v
	}
	if !math.IsInf(n, 0) && mode != libm.ToNearest && !mode.Away(sign != 0) {
		return sign | f.largest
	}
	if f.infinite {
		return sign | f.largest + 1
	}
	return sign | 0x7f
}

// clampedFloat8 is roundedFloat8 for conversions with the decoration SaturatedToLargestFloat8NormalConversionEXT: what is beyond the
// largest number becomes that number.
func (s scalar) clampedFloat8(n float64, mode libm.Rounding) uint64 {
	v := s.roundedFloat8(n, mode)
	if largest := s.format8().largest; n == n && v&0x7f > largest {
		return v&0x80 | largest
	}
	return v
}
