package reference

import (
	"math"
	"math/rand/v2"
	"testing"
)

// sloppy is a device that makes the greatest errors that Vulkan allows. Each operation has
// an error of one sign or the other.
type sloppy struct {
	r      *rand.Rand
	digits int
}

// unit returns the distance of floats at a number.
func (d sloppy) unit(x float64) float64 {
	_, e := math.Frexp(max(math.Abs(x), 0x1p-1000))
	smallest := -125
	if d.half() {
		smallest = -13
	}
	return math.Ldexp(1, max(e, smallest)-d.digits)
}

// off moves a number by some units, or less.
func (d sloppy) off(x, units float64) float64 {
	return x + units*d.unit(x)*[]float64{-1, 1, 1, -1, 0.5, 0}[d.r.IntN(6)]
}

// shift moves a number by an absolute error.
func (d sloppy) shift(x, e float64) float64 { return x + e*float64(d.r.IntN(3)-1) }

func (d sloppy) half() bool                    { return d.digits == 11 }
func (d sloppy) round(x float64) float64       { return d.off(x, 1) }
func (d sloppy) div(x, y float64) float64      { return d.off(x/y, 2.5) }
func (d sloppy) inverseSqrt(x float64) float64 { return d.off(1/math.Sqrt(x), 2) }
func (d sloppy) sqrt(x float64) float64        { return d.div(1, d.inverseSqrt(x)) }

func (d sloppy) exp(x float64, f func(float64) float64) float64 {
	if d.half() {
		return d.off(f(x), 1+2*math.Abs(x))
	}
	return d.off(f(x), 3+2*math.Abs(x))
}

func (d sloppy) log(x float64, f func(float64) float64) float64 {
	switch {
	case x < 0.5 || x > 2:
		return d.off(f(x), 3)
	case d.half():
		return d.shift(f(x), 0x1p-7)
	}
	return d.shift(f(x), 0x1p-21)
}

func (d sloppy) trig(y float64) float64 {
	if d.half() {
		return d.shift(y, 0x1p-7)
	}
	return d.shift(y, 0x1p-11)
}

func (d sloppy) atan2(y, x float64) float64 {
	if d.half() {
		return d.off(math.Atan2(y, x), 5)
	}
	return d.off(math.Atan2(y, x), 4096)
}

func (d sloppy) sinh(x float64) float64 {
	return d.round(d.exp(x, math.Exp)-d.exp(-x, math.Exp)) / 2
}

func (d sloppy) cosh(x float64) float64 {
	return d.round(d.exp(x, math.Exp)+d.exp(-x, math.Exp)) / 2
}

// precisionCase is an instruction with the formula that Vulkan gives for a device.
type precisionCase struct {
	name      string
	low, high float64 // bounds of all operands
	exact     func(x, y, z float64) float64
	device    func(d sloppy, x, y, z float64) float64
	// slack bounds how much more than the device needs the tolerance is.
	slack float64
}

var precisionCases = []precisionCase{
	{"OpFAdd", -9, 9, func(x, y, _ float64) float64 { return x + y }, func(d sloppy, x, y, _ float64) float64 { return d.round(x + y) }, 1.6},
	{"OpFMul", -9, 9, func(x, y, _ float64) float64 { return x * y }, func(d sloppy, x, y, _ float64) float64 { return d.round(x * y) }, 1.6},
	{"OpFDiv", 1, 9, func(x, y, _ float64) float64 { return x / y }, func(d sloppy, x, y, _ float64) float64 { return d.div(x, y) }, 1.6},
	{"Exp", -5, 5, func(x, _, _ float64) float64 { return math.Exp(x) }, func(d sloppy, x, _, _ float64) float64 { return d.exp(x, math.Exp) }, 1.6},
	{"Exp2", -5, 5, func(x, _, _ float64) float64 { return math.Exp2(x) }, func(d sloppy, x, _, _ float64) float64 { return d.exp(x, math.Exp2) }, 1.6},
	{"Log", 0.1, 5, func(x, _, _ float64) float64 { return math.Log(x) }, func(d sloppy, x, _, _ float64) float64 { return d.log(x, math.Log) }, 1.6},
	{"Log2", 0.1, 5, func(x, _, _ float64) float64 { return math.Log2(x) }, func(d sloppy, x, _, _ float64) float64 { return d.log(x, math.Log2) }, 1.6},
	{"Pow", 0.3, 4, func(x, y, _ float64) float64 { return math.Pow(x, y) },
		func(d sloppy, x, y, _ float64) float64 { return d.exp(d.round(y*d.log(x, math.Log2)), math.Exp2) }, 2},
	{"Sqrt", 0.1, 9, func(x, _, _ float64) float64 { return math.Sqrt(x) }, func(d sloppy, x, _, _ float64) float64 { return d.sqrt(x) }, 2},
	{"InverseSqrt", 0.1, 9, func(x, _, _ float64) float64 { return 1 / math.Sqrt(x) }, func(d sloppy, x, _, _ float64) float64 { return d.inverseSqrt(x) }, 1.6},
	{"Radians", -99, 99, func(x, _, _ float64) float64 { return x * math.Pi / 180 }, func(d sloppy, x, _, _ float64) float64 { return d.round(x * d.off(math.Pi/180, 1)) }, 3},
	{"Degrees", -9, 9, func(x, _, _ float64) float64 { return x * 180 / math.Pi }, func(d sloppy, x, _, _ float64) float64 { return d.round(x * d.off(180/math.Pi, 1)) }, 3},
	{"Sin", -3.1, 3.1, func(x, _, _ float64) float64 { return math.Sin(x) }, func(d sloppy, x, _, _ float64) float64 { return d.trig(math.Sin(x)) }, 1.6},
	{"Cos", -3.1, 3.1, func(x, _, _ float64) float64 { return math.Cos(x) }, func(d sloppy, x, _, _ float64) float64 { return d.trig(math.Cos(x)) }, 1.6},
	{"Tan", -1.2, 1.2, func(x, _, _ float64) float64 { return math.Tan(x) },
		func(d sloppy, x, _, _ float64) float64 { return d.div(d.trig(math.Sin(x)), d.trig(math.Cos(x))) }, 2},
	{"Asin", -0.9, 0.9, func(x, _, _ float64) float64 { return math.Asin(x) },
		func(d sloppy, x, _, _ float64) float64 { return d.atan2(x, d.sqrt(d.round(1-d.round(x*x)))) }, 3},
	{"Acos", -0.9, 0.9, func(x, _, _ float64) float64 { return math.Acos(x) },
		func(d sloppy, x, _, _ float64) float64 { return d.atan2(d.sqrt(d.round(1-d.round(x*x))), x) }, 3},
	{"Atan", -9, 9, func(x, _, _ float64) float64 { return math.Atan(x) }, func(d sloppy, x, _, _ float64) float64 { return d.atan2(x, 1) }, 1.6},
	{"Atan2", -9, 9, func(x, y, _ float64) float64 { return math.Atan2(x, y) }, func(d sloppy, x, y, _ float64) float64 { return d.atan2(x, y) }, 1.6},
	{"Sinh", -4, 4, func(x, _, _ float64) float64 { return math.Sinh(x) }, func(d sloppy, x, _, _ float64) float64 { return d.sinh(x) }, 2.5},
	{"Cosh", -4, 4, func(x, _, _ float64) float64 { return math.Cosh(x) }, func(d sloppy, x, _, _ float64) float64 { return d.cosh(x) }, 2.5},
	{"Tanh", -3, 3, func(x, _, _ float64) float64 { return math.Tanh(x) }, func(d sloppy, x, _, _ float64) float64 { return d.div(d.sinh(x), d.cosh(x)) }, 3},
	{"Asinh", -1, 4, func(x, _, _ float64) float64 { return math.Asinh(x) },
		func(d sloppy, x, _, _ float64) float64 {
			return d.log(d.round(x+d.sqrt(d.round(d.round(x*x)+1))), math.Log)
		}, 3},
	{"Acosh", 1.1, 4, func(x, _, _ float64) float64 { return math.Acosh(x) },
		func(d sloppy, x, _, _ float64) float64 {
			return d.log(d.round(x+d.sqrt(d.round(d.round(x*x)-1))), math.Log)
		}, 3},
	{"Atanh", -0.8, 0.8, func(x, _, _ float64) float64 { return math.Atanh(x) },
		func(d sloppy, x, _, _ float64) float64 {
			return d.round(d.log(d.div(d.round(1+x), d.round(1-x)), math.Log) / 2)
		}, 3},
	{"Fma", -9, 9, func(x, y, z float64) float64 { return x*y + z }, func(d sloppy, x, y, z float64) float64 { return d.round(d.round(x*y) + z) }, 2},
	{"FMix", -9, 9, func(x, y, z float64) float64 { return x*(1-z) + y*z },
		func(d sloppy, x, y, z float64) float64 { return d.round(d.round(x*d.round(1-z)) + d.round(y*z)) }, 3},
	{"OpFRem", 0.5, 9, func(x, y, _ float64) float64 { return x - y*math.Trunc(x/y) },
		func(d sloppy, x, y, _ float64) float64 { return d.round(x - d.round(y*math.Trunc(d.div(x, y)))) }, 3},
	{"OpFMod", -9, 9, func(x, y, _ float64) float64 { return x - y*math.Floor(x/y) },
		func(d sloppy, x, y, _ float64) float64 { return d.round(x - d.round(y*math.Floor(d.div(x, y)))) }, 3},
}

// fraction returns a number that floats of some bits hold. Some are simple fractions.
func fraction(r *rand.Rand, bits uint8, low, high float64) float64 {
	x := low + r.Float64()*(high-low)
	if r.IntN(3) == 0 {
		x = math.Round(x*4) / 4
		if x < low || x > high || x == 0 {
			x = high
		}
	}
	return toFloat(rounded(x, bits), bits)
}

// TestPrecision checks that the tolerance admits a sloppy device, and not much more.
func TestPrecision(t *testing.T) {
	for _, c := range precisionCases {
		for _, bits := range []uint8{16, 32} {
			r := rand.New(rand.NewPCG(19, 20))
			d := sloppy{r, map[uint8]int{16: 11, 32: 24}[bits]}
			unknown := 0
			closest := 0.0
			for range 400 {
				x, y, z := fraction(r, bits, c.low, c.high), fraction(r, bits, c.low, c.high), fraction(r, bits, c.low, c.high)
				exact := c.exact(x, y, z)
				result := toFloat(rounded(exact, bits), bits)
				tolerance, known := precision(c.name, bits, []float64{x, y, z}, result)
				if !known {
					unknown++
					continue
				}
				for range 12 {
					got := c.device(d, x, y, z)
					used := math.Abs(got-exact) / tolerance
					if used > 1 {
						t.Fatalf("%d bits: %s(%v, %v, %v) may be %v; the result is %v, the tolerance %v", bits, c.name, x, y, z, got, result, tolerance)
					}
					closest = max(closest, used)
				}
			}
			if unknown > 20 {
				t.Errorf("%d bits: %d tolerances of %s are unknown", bits, unknown, c.name)
			}
			if closest*c.slack < 1 {
				t.Errorf("%d bits: a device uses %v of the tolerance of %s", bits, closest, c.name)
			}
		}
	}
}

func TestSmoothStepPrecision(t *testing.T) {
	r := rand.New(rand.NewPCG(21, 22))
	for _, bits := range []uint8{16, 32} {
		d := sloppy{r, map[uint8]int{16: 11, 32: 24}[bits]}
		closest := 0.0
		for range 400 {
			low := fraction(r, bits, -2, 0)
			high, x := fraction(r, bits, 1, 3), fraction(r, bits, 0, 1)
			exact := smoothStep64(low, high, x)
			tolerance, known := precision("SmoothStep", bits, []float64{low, high, x}, exact)
			if !known {
				continue // an edge below the normal range
			}
			for range 12 {
				u := min(max(d.div(d.round(x-low), d.round(high-low)), 0), 1)
				got := d.round(d.round(u*u) * d.round(3-2*u))
				used := math.Abs(got-exact) / tolerance
				if used > 1 {
					t.Fatalf("SmoothStep(%v, %v, %v) may be %v; the result is %v, the tolerance %v", low, high, x, got, exact, tolerance)
				}
				closest = max(closest, used)
			}
		}
		if closest < 0.3 {
			t.Errorf("%d bits: a device uses %v of the tolerance", bits, closest)
		}
	}
}

// TestPrecisionValues has bounds that follow from the table by hand.
func TestPrecisionValues(t *testing.T) {
	for _, c := range []struct {
		name   string
		bits   uint8
		args   []float64
		result float64
		want   float64
		known  bool
	}{
		{"OpFAdd", 32, []float64{1, 0.5}, 1.5, 1.5 * 0x1p-23, true}, {"OpFSub", 16, []float64{3, 1}, 2, 1.5 * 0x1p-9, true},
		{"FAbs", 32, []float64{-1}, 1, 0, true}, {"Floor", 16, []float64{1.5}, 1, 0, true}, {"FMax", 32, []float64{1, 2}, 2, 0, true},
		{"Exp", 32, []float64{0}, 1, 3.5 * 0x1p-23, true}, {"Exp2", 32, []float64{-3}, 0.125, 9.5 * 0x1p-26, true}, {"Exp", 16, []float64{0}, 1, 1.5 * 0x1p-10, true},
		{"Log2", 32, []float64{8}, 3, 3.5 * 0x1p-22, true}, {"Log2", 32, []float64{2}, 1, 0x1p-21 + 0x1p-24, true}, {"Log2", 32, []float64{0.5}, -1, 0x1p-21 + 0x1p-24, true},
		{"Log", 16, []float64{1}, 0, 0x1p-7 + 0x1p-25, true}, {"Log", 16, []float64{1.5}, 0.40545, 0x1p-7 + 0x1p-13, true},
		{"InverseSqrt", 32, []float64{4}, 0.5, 2.5 * 0x1p-24, true}, {"Atan", 32, []float64{1}, 0.785398, 4096.5 * 0x1p-24, true},
		{"Atan2", 16, []float64{1, 1}, 0.785398, 5.5 * 0x1p-11, true}, {"Sin", 32, []float64{1}, 0.84147, 0x1p-11 + 0x1p-25, true},
		{"OpFMul", 32, []float64{0x1p-100, 0x1p-40}, 0x1p-140, 0x1p-126, true}, {"FAbs", 16, []float64{1}, 0x1p-20, 0x1p-14, true},
		{"Sin", 32, []float64{3.2}, -0.0584, 0, false}, {"Cos", 16, []float64{-4}, -0.65, 0, false}, {"Tan", 32, []float64{3.2}, 0.05855, 0, false},
		{"Tan", 32, []float64{1.5707963705062866}, -22877332, 0, false}, {"OpFDiv", 32, []float64{1, 0x1p127}, 0x1p-127, 0, false},
		{"OpFDiv", 16, []float64{1, 0x1p15}, 0x1p-15, 0, false}, {"OpFDiv", 32, []float64{1, 0}, posInf, 0, false}, {"OpFAdd", 32, []float64{posInf, 1}, posInf, 0, false},
		{"OpFAdd", 32, []float64{0x1p-127, 1}, 1, 0, false}, {"OpFAdd", 16, []float64{0x1p-15, 1}, 1, 0, false}, {"OpFAdd", 32, []float64{0x1p-15, 1}, 1, 1.5 * 0x1p-23, true},
		{"OpFAdd", 64, []float64{1, 1}, 2, 0, false}, {"Normalize", 32, []float64{1, 1}, 1, 0, false}, {"OpIAdd", 32, []float64{1, 1}, 2, 0, false},
		{"Acosh", 32, []float64{0.5}, 1, 0, false}, {"Log", 32, []float64{aNaN}, 1, 0, false},
	} {
		got, known := precision(c.name, c.bits, c.args, c.result)
		if known != c.known || math.Abs(got-c.want) > c.want*1e-9 {
			t.Errorf("%d bits: the tolerance of %s%v is %v, %v, want %v, %v", c.bits, c.name, c.args, got, known, c.want, c.known)
		}
	}
}
