package reference

import (
	"fmt"
	"math"
	"math/big"
	"testing"

	"github.com/spvc/spvc/runner/reference/libm"
	"github.com/spvc/spvc/spirv/spec"
)

// bigMode is the rounding mode of math/big for one of SPIR-V.
var bigMode = map[libm.Rounding]big.RoundingMode{libm.ToNearest: big.ToNearestEven, libm.ToZero: big.ToZero, libm.ToPositive: big.ToPositiveInf, libm.ToNegative: big.ToNegativeInf}

// roundedFormat is the precision and the least and greatest exponents of a format.
type roundedFormat struct {
	precision uint
	least     int // exponent of the smallest denormal number
	most      int // exponent above that of the largest number
}

var roundedFormats = map[scalar]roundedFormat{
	{floatScalar, 16}: {11, -24, 16}, {floatScalar, 32}: {24, -149, 128}, {floatScalar, 64}: {53, -1074, 1024}, {bfloatScalar, 16}: {8, -133, 128},
}

// bigRound rounds a number to a format by math/big.
func bigRound(v *big.Float, f roundedFormat, mode libm.Rounding) float64 {
	if v.Sign() == 0 {
		return 0
	}
	// The exponent of big.Float is one above that of 1.m.
	precision := min(int(f.precision), v.MantExp(nil)-f.least)
	r := new(big.Float).SetMode(bigMode[mode])
	if precision < 1 {
		// Compare with half of the smallest number.
		smallest := math.Ldexp(1, f.least)
		half, c := big.NewFloat(math.Ldexp(0.5, max(f.least, -1072))), 0
		if f.least > -1072 {
			c = new(big.Float).Abs(v).Cmp(half)
		}
		if mode == libm.ToNearest && c > 0 || mode.Away(v.Sign() < 0) {
			return math.Copysign(smallest, float64(v.Sign()))
		}
		return math.Copysign(0, float64(v.Sign()))
	}
	r.SetPrec(uint(precision)).Set(v)
	if r.MantExp(nil) > f.most {
		if mode == libm.ToNearest || mode.Away(v.Sign() < 0) {
			return math.Inf(v.Sign())
		}
		largest := math.Ldexp(1-math.Ldexp(1, -int(f.precision)), f.most)
		return math.Copysign(largest, float64(v.Sign()))
	}
	d, _ := r.Float64()
	return d
}

// TestRoundingFloats compares conversions between floats with math/big.
func TestRoundingFloats(t *testing.T) {
	values := []float64{0, 1, 1.5, -1.0078125, 1.00390625, 1.01171875, 1.0039062501, -1.0039062499, math.Pi, 1e-40, -3e-45, 1e-7, 6e-8, 3e-8, 2.98e-8, 65504, 65520, 65519.9,
		3.4e38, -3.3961e38, 3.3895314e38, 3.39e38, 1e39, -1e300, 5e-324, 1e-310, 0x1.fffffep127, 0x1.ffffffp127, 9.2e-41, 4.6e-41, 4.59e-41, 0x1p-133, 0x1p-134, -0x1.8p-134}
	for s, f := range roundedFormats {
		for mode := range bigMode {
			for _, v := range values {
				got, want := s.number(s.rounded(v, mode)), bigRound(big.NewFloat(v), f, mode)
				if got != want || math.Signbit(got) != math.Signbit(v) {
					t.Errorf("%s: %g in mode %d is %g, want %g", s, v, mode, got, want)
				}
			}
			for _, v := range []float64{math.Inf(1), math.Inf(-1)} {
				if got := s.number(s.rounded(v, mode)); got != v {
					t.Errorf("%s: %g in mode %d is %g", s, v, mode, got)
				}
			}
			if got := s.number(s.rounded(math.NaN(), mode)); got == got {
				t.Errorf("%s: NaN in mode %d is %g", s, mode, got)
			}
		}
	}
}

// TestRoundingIntegers compares conversions of integers to floats with math/big.
func TestRoundingIntegers(t *testing.T) {
	for s, f := range roundedFormats {
		for mode := range bigMode {
			for _, v := range []uint64{0, 1, 255, 257, 2049, 2051, 65519, 65520, 1<<24 + 1, 1<<24 + 3, 1<<53 + 1, 1<<53 + 3, 1<<60 + 1, 1<<63 + 1, 1<<63 + 1<<10, 1<<63 + 3<<10, 1<<63 + 1<<39 + 1, math.MaxUint64, math.MaxUint64 - 1024} {
				for _, negative := range []bool{false, true} {
					exact := new(big.Float).SetPrec(64).SetUint64(v)
					if negative && v > 0 {
						exact.Neg(exact)
					}
					got, want := s.number(s.integerToFloat(v, negative && v > 0, mode)), bigRound(exact, f, mode)
					if got != want {
						t.Errorf("%s: %v in mode %d is %g, want %g", s, exact, mode, got, want)
					}
				}
			}
		}
	}
}

// TestRoundingToIntegers compares conversions of floats to integers with math/big.
func TestRoundingToIntegers(t *testing.T) {
	whole := map[libm.Rounding]func(float64) float64{libm.ToNearest: math.RoundToEven, libm.ToZero: math.Trunc, libm.ToPositive: math.Ceil, libm.ToNegative: math.Floor}
	for _, n := range []uint8{8, 16, 32, 64} {
		for mode, round := range whole {
			for _, signs := range []bool{false, true} {
				least, most := new(big.Int), new(big.Int).Lsh(big.NewInt(1), uint(n))
				if signs {
					most.Rsh(most, 1)
					least.Neg(most)
				}
				most.Sub(most, big.NewInt(1))
				for _, v := range []float64{0, 0.5, 1.5, -0.5, -1.5, 2.5, 126.5, 127.5, 128, -128.5, -129, 255.5, 256, 32767.5, 65535.5, 2147483647.5, -2147483649, 4294967295.5, 0x1p63, -0x1p63, 0x1.fffffffffffffp62, 0x1p64, 1e300, -1e300} {
					want, _ := big.NewFloat(round(v)).Int(nil)
					if want.Cmp(most) > 0 {
						want = most
					} else if want.Cmp(least) < 0 {
						want = least
					}
					if got := floatToInteger(v, scalar{intScalar, n}, signs, mode); got != low(want, n) {
						t.Errorf("%g to %d bits (signed %t) in mode %d is %#x, want %v", v, n, signs, mode, got, want)
					}
				}
				if got := floatToInteger(math.NaN(), scalar{intScalar, n}, signs, mode); got != 0 {
					t.Errorf("NaN is %#x", got)
				}
			}
		}
	}
}

// TestIntegerConversions compares the functions of conversions of integers with math/big.
func TestIntegerConversions(t *testing.T) {
	for _, from := range []uint8{8, 16, 32, 64} {
		for _, to := range []uint8{8, 16, 32, 64} {
			for _, signs := range []bool{false, true} {
				for _, saturates := range []bool{false, true} {
					c := &conversion{to: scalar{intScalar, to}, from: scalar{intScalar, from}, signs: signs, saturates: saturates}
					f := c.function(false, false)
					for _, v := range edges(from) {
						want := integerOf(v, from, signs)
						if saturates {
							most := new(big.Int).Lsh(big.NewInt(1), uint(to))
							least := new(big.Int)
							if signs {
								most.Rsh(most, 1)
								least.Neg(most)
							}
							most.Sub(most, big.NewInt(1))
							if want.Cmp(most) > 0 {
								want = most
							} else if want.Cmp(least) < 0 {
								want = least
							}
						}
						if got := f(v, 0, 0); got != low(want, to) {
							t.Errorf("%#x of %d to %d bits (signed %t, saturated %t) is %#x, want %#x", v, from, to, signs, saturates, got, low(want, to))
						}
					}
				}
			}
		}
	}
}

// TestConversionKinds compares functions from and to floats with those of the formats.
func TestConversionKinds(t *testing.T) {
	s32, f32, bf := scalar{intScalar, 32}, scalar{floatScalar, 32}, scalar{bfloatScalar, 16}
	for _, c := range []struct {
		c                conversion
		fromFloat, float bool
		in, want         uint64
	}{
		{conversion{to: f32, from: bf}, true, true, 0x4049, 0x40490000},
		{conversion{to: bf, from: f32}, true, true, 0x40490fdb, 0x4049},
		{conversion{to: bf, from: f32, mode: libm.ToPositive}, true, true, 0x40490fdb, 0x404a},
		{conversion{to: s32, from: f32, mode: libm.ToZero, signs: true}, true, false, 0xc0200000, 0xfffffffe},
		{conversion{to: s32, from: f32, mode: libm.ToZero}, true, false, 0xc0200000, 0},
		{conversion{to: f32, from: s32, signs: true}, false, true, 0xffffffff, 0xbf800000},
		{conversion{to: f32, from: s32}, false, true, 0xffffffff, 0x4f800000},
		{conversion{to: f32, from: s32, mode: libm.ToZero}, false, true, 0xffffffff, 0x4f7fffff},
	} {
		t.Run(fmt.Sprint(c.in), func(t *testing.T) {
			if got := c.c.function(c.fromFloat, c.float)(c.in, 0, 0); got != c.want {
				t.Errorf("%#x, want %#x", got, c.want)
			}
		})
	}
	// What is out of range before rounding may be in range after it, and the other way round.
	check := unaryRows()[spec.OpConvertFToS].check(scalar{intScalar, 8}, scalar{floatScalar, 64})
	for mode, want := range map[libm.Rounding]bool{libm.ToNearest: true, libm.ToZero: false, libm.ToPositive: true, libm.ToNegative: false} {
		c := &conversion{to: scalar{intScalar, 8}, from: f32, mode: mode}
		if got := c.roundedCheck(check)(word(127.75), 0, 0) != ""; got != want {
			t.Errorf("127.75 in mode %d: undefined %t", mode, got)
		}
	}
}
