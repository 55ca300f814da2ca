package reference

import (
	"math"
	"math/big"
	"math/rand/v2"
	"testing"

	"github.com/spvc/spvc/runner/reference/libm"
)

// unaryCase is a function of one float with its computation in many digits.
type unaryCase struct {
	name  string
	set   func(string) *extendedRow
	exact func(x *big.Float) *big.Float
	// low and high bound the operands for which the exact function is defined.
	low, high float64
	// ulp bounds the error for 64 bits in units of the last place.
	ulp float64
	// other computes the function by package math in another way than the device, or is
	// nil if the device calls package math.
	other func(x float64) float64
}

func bigRatio(f func(x *big.Float) *big.Float, c *big.Float) func(x *big.Float) *big.Float {
	return func(x *big.Float) *big.Float { return bigQuo(f(x), c) }
}

func bigScaled(f func(x *big.Float) *big.Float, c *big.Float) func(x *big.Float) *big.Float {
	return func(x *big.Float) *big.Float {
		return f(new(big.Float).SetPrec(1400).Mul(x, c))
	}
}

var bigLn10 = bigLog(bigOf(10))

var unaryCases = []unaryCase{
	{"Sin", glslRow, bigSin, -math.MaxFloat64, math.MaxFloat64, 0.8, math.Sin},
	{"Cos", glslRow, bigCos, -math.MaxFloat64, math.MaxFloat64, 0.8, math.Cos},
	{"Tan", glslRow, bigTan, -math.MaxFloat64, math.MaxFloat64, 2, math.Tan},
	{"Asin", glslRow, bigAsin, -1, 1, 4, math.Asin},
	{"Acos", glslRow, bigAcos, -1, 1, 4, math.Acos},
	{"Atan", glslRow, bigAtan, -math.MaxFloat64, math.MaxFloat64, 4, nil},
	{"Sinh", glslRow, bigSinh, -710.4, 710.4, 3, math.Sinh},
	{"Cosh", glslRow, bigCosh, -710.4, 710.4, 2, math.Cosh},
	{"Tanh", glslRow, bigTanh, -300, 300, 4, math.Tanh},
	{"Asinh", glslRow, bigAsinh, -math.MaxFloat64, math.MaxFloat64, 4, nil},
	{"Acosh", glslRow, bigAcosh, 1, math.MaxFloat64, 4, nil},
	{"Atanh", glslRow, bigAtanh, math.Nextafter(-1, 0), math.Nextafter(1, 0), 4, nil},
	{"Exp", glslRow, bigExp, -745, 709.7, 0.6, math.Exp},
	{"Log", glslRow, bigLog, math.SmallestNonzeroFloat64, math.MaxFloat64, 0.51, math.Log},
	{"Exp2", glslRow, bigScaled(bigExp, bigLn2), -1074, 1023.9, 0.6, math.Exp2},
	{"Log2", glslRow, bigRatio(bigLog, bigLn2), math.SmallestNonzeroFloat64, math.MaxFloat64, 0.51, func(x float64) float64 { return math.Log(x) / math.Ln2 }},
	{"Sqrt", glslRow, bigSqrt, 0, math.MaxFloat64, 0.5, nil},
	{"InverseSqrt", glslRow, func(x *big.Float) *big.Float { return bigQuo(bigOne, bigSqrt(x)) },
		math.SmallestNonzeroFloat64, math.MaxFloat64, 2, func(x float64) float64 { return math.Sqrt(1 / x) }},
	{"Radians", glslRow, func(x *big.Float) *big.Float { return bigQuo(bigMul(x, bigPi), bigOf(180)) }, -1e300, 1e300, 2, nil},
	{"Degrees", glslRow, func(x *big.Float) *big.Float { return bigQuo(bigMul(x, bigOf(180)), bigPi) }, -1e300, 1e300, 2, nil},
	{"acospi", openclRow, bigRatio(bigAcos, bigPi), -1, 1, 5, func(x float64) float64 { return math.Acos(x) / math.Pi }},
	{"asinpi", openclRow, bigRatio(bigAsin, bigPi), -1, 1, 5, func(x float64) float64 { return math.Asin(x) / math.Pi }},
	{"atanpi", openclRow, bigRatio(bigAtan, bigPi), -math.MaxFloat64, math.MaxFloat64, 5, nil},
	{"cospi", openclRow, bigScaled(bigCos, bigPi), -1e15, 1e15, 0.8, func(x float64) float64 { return math.Cos(math.Pi * math.Remainder(x, 2)) }},
	{"sinpi", openclRow, bigScaled(bigSin, bigPi), -1e15, 1e15, 0.8, func(x float64) float64 { return math.Sin(math.Pi * math.Remainder(x, 2)) }},
	{"tanpi", openclRow, bigScaled(bigTan, bigPi), -1e15, 1e15, 2, func(x float64) float64 { return math.Tan(math.Pi * math.Remainder(x, 1)) }},
	{"cbrt", openclRow, func(x *big.Float) *big.Float {
		r := bigExp(bigQuo(bigLog(bigNew().Abs(x)), bigOf(3)))
		if x.Sign() < 0 {
			r.Neg(r)
		}
		return r
	}, -math.MaxFloat64, math.MaxFloat64, 2, nil},
	{"exp10", openclRow, bigScaled(bigExp, bigLn10), -320, 308.2, 0.6, func(x float64) float64 { return math.Pow(10, x) }},
	{"expm1", openclRow, bigExpm1, -745, 709.7, 3, nil},
	{"log10", openclRow, bigRatio(bigLog, bigLn10), math.SmallestNonzeroFloat64, math.MaxFloat64, 0.51, func(x float64) float64 { return math.Log(x) / math.Ln10 }},
	{"log1p", openclRow, bigLog1p, math.Nextafter(-1, 0), math.MaxFloat64, 2, nil},
	{"erf", openclRow, bigErf, -8, 8, 16, nil},
	{"erfc", openclRow, bigErfc, -7, 9, 16, nil},
	{"tgamma", openclRow, bigGamma, 0x1p-900, 171.6, 4, math.Gamma},
	{"lgamma", openclRow, func(x *big.Float) *big.Float { return bigLog(bigGamma(x)) }, 3, 1e5, 4, nil},
}

// randomFloats returns operands for a function between bounds: some of any exponent, some
// of a moderate size, and some close to numbers at which functions change.
func randomFloats(r *rand.Rand, bits uint8, n int, low, high float64) []uint64 {
	var list []uint64
	add := func(f float64) {
		if v := rounded(f, bits); toFloat(v, bits) >= low && toFloat(v, bits) <= high {
			list = append(list, v)
		}
	}
	mask := uint64(math.MaxUint64) >> (64 - bits)
	for range n {
		add(toFloat(r.Uint64()&mask, bits))
		add(math.Copysign(math.Exp2(r.Float64()*14-8), r.Float64()-0.5))
		add(float64(r.IntN(200)-100) * math.Pi / 4)
		add(float64(r.IntN(2000)-1000)/4 + math.Ldexp(r.Float64()-0.5, -r.IntN(30)))
		add(1 + math.Ldexp(r.Float64()-0.5, -r.IntN(50)))
		add(math.Copysign(r.Float64()*100, r.Float64()-0.5))
	}
	return list
}

// ulpError returns the error of a float of some bits in units of the last place.
func ulpError(got float64, want *big.Float, bits uint8) float64 {
	w, _ := want.Float64()
	significant, smallest := 53, -1074
	switch bits {
	case 16:
		significant, smallest = 11, -24
	case 32:
		significant, smallest = 24, -149
	}
	_, e := math.Frexp(w)
	d, _ := bigSub(bigOf(got), want).Float64()
	return math.Abs(math.Ldexp(d, -max(e-significant, smallest)))
}

// overflows reports whether rounding gives an infinity.
func overflows(v uint64, bits uint8) bool { return math.IsInf(toFloat(v, bits), 0) }

// byDefinition reports whether the sign of the result or an infinity is a matter of definition.
// TestEdges has these operands.
func byDefinition(name string, x float64) bool {
	switch name {
	case "sinpi", "cospi", "tanpi":
		return 2*x == math.Trunc(2*x)
	}
	// The series of the reference computation do not end at the exact zero.
	return x == 0 || x == 1
}

func TestUnaryFunctions(t *testing.T) {
	for _, c := range unaryCases {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			r := rand.New(rand.NewPCG(1, 2))
			for _, bits := range []uint8{16, 32, 64} {
				s := scalar{floatScalar, bits}
				f := c.set(c.name).perComponent(s, s)
				worst, at := 0.0, 0.0
				for _, v := range randomFloats(r, bits, int(bits)/2, c.low, c.high) {
					x := toFloat(v, bits)
					if byDefinition(c.name, x) {
						continue
					}
					got, want := f(v, 0, 0), c.exact(bigOf(x))
					switch near := bigNearest(want, bits); {
					case bits == 16 && got != near:
						t.Errorf("%d bits: %s(%v) = %v, want %v", bits, c.name, x, toFloat(got, bits), toFloat(near, bits))
					case overflows(near, bits) || overflows(got, bits):
						if got != near {
							t.Errorf("%d bits: %s(%v) = %v, want %v", bits, c.name, x, toFloat(got, bits), toFloat(near, bits))
						}
					default:
						if e := ulpError(toFloat(got, bits), want, bits); e > worst {
							worst, at = e, x
						}
					}
				}
				limit := map[uint8]float64{16: 0.5, 32: 0.50001, 64: c.ulp}[bits]
				if worst > limit {
					t.Errorf("%d bits: the error of %s(%v) is %v units, the limit %v", bits, c.name, at, worst, limit)
				}
				t.Logf("%d bits: %v", bits, worst)
			}
		})
	}
}

// TestUnaryHalves compares all results for 16 bits. Where the other computation does not
// decide how to round, and for some of the other operands, many digits decide.
func TestUnaryHalves(t *testing.T) {
	for _, c := range unaryCases {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			s := scalar{floatScalar, 16}
			f := c.set(c.name).perComponent(s, s)
			decided := 0
			for v := range uint64(0x10000) {
				x := libm.HalfToFloat(uint16(v))
				if !(x >= c.low && x <= c.high) || byDefinition(c.name, x) || math.IsInf(x, 0) {
					continue
				}
				got := f(v, 0, 0)
				var want uint64
				if c.other != nil {
					y := c.other(x)
					want = rounded(y, 16)
					if rounded(y*(1+1e-10), 16) == rounded(y*(1-1e-10), 16) && v%512 != 0 {
						if got != want {
							t.Fatalf("%s(%v) = %#04x, want %#04x", c.name, x, got, want)
						}
						decided++
						continue
					}
				} else if v%61 != 0 {
					continue
				}
				if want = bigNearest(c.exact(bigOf(x)), 16); got != want {
					t.Fatalf("%s(%v) = %#04x, want %#04x", c.name, x, got, want)
				}
			}
			if c.other != nil && decided < 1000 {
				t.Errorf("the other computation decided %d results", decided)
			}
		})
	}
}
