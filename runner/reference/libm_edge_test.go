package reference

import (
	"fmt"
	"math"
	"math/big"
	"math/rand/v2"
	"testing"
)

var posInf, aNaN, negZero = math.Inf(1), math.NaN(), math.Copysign(0, -1)

// edgeCase is an exceptional result that C99, annex F, or OpenCL define. negZero is -0.
type edgeCase struct {
	name string
	x, y float64
	want float64
}

// edgeCases have rows of one or two floats. Names with a capital letter are of GLSL.std.450.
var edgeCases = []edgeCase{
	{"Sin", negZero, 0, negZero}, {"Sin", 0, 0, 0}, {"Sin", posInf, 0, aNaN}, {"Sin", aNaN, 0, aNaN},
	{"Cos", 0, 0, 1}, {"Cos", -posInf, 0, aNaN}, {"Cos", aNaN, 0, aNaN}, {"Tan", negZero, 0, negZero}, {"Tan", posInf, 0, aNaN},
	{"Asin", negZero, 0, negZero}, {"Asin", 1.5, 0, aNaN}, {"Asin", aNaN, 0, aNaN}, {"Acos", 1, 0, 0}, {"Acos", -1.5, 0, aNaN},
	{"Atan", negZero, 0, negZero}, {"Sinh", negZero, 0, negZero}, {"Sinh", -posInf, 0, -posInf}, {"Sinh", aNaN, 0, aNaN},
	{"Sinh", -1e4, 0, -posInf}, {"Sinh", 1e4, 0, posInf}, {"Cosh", -posInf, 0, posInf}, {"Cosh", 0, 0, 1}, {"Cosh", aNaN, 0, aNaN},
	{"Cosh", -1e4, 0, posInf}, {"Tanh", negZero, 0, negZero}, {"Tanh", -posInf, 0, -1}, {"Tanh", posInf, 0, 1}, {"Tanh", aNaN, 0, aNaN},
	{"Asinh", negZero, 0, negZero}, {"Asinh", -posInf, 0, -posInf}, {"Acosh", 1, 0, 0}, {"Acosh", 0.5, 0, aNaN}, {"Acosh", posInf, 0, posInf},
	{"Atanh", negZero, 0, negZero}, {"Atanh", 1, 0, posInf}, {"Atanh", -1, 0, -posInf}, {"Atanh", 2, 0, aNaN},
	{"Exp", 0, 0, 1}, {"Exp", -posInf, 0, 0}, {"Exp", posInf, 0, posInf}, {"Exp", aNaN, 0, aNaN}, {"Exp", 5e4, 0, posInf}, {"Exp", -5e4, 0, 0},
	{"Exp2", 0, 0, 1}, {"Exp2", -posInf, 0, 0}, {"Exp2", posInf, 0, posInf}, {"Exp2", aNaN, 0, aNaN}, {"Exp2", 5e4, 0, posInf},
	{"Exp2", -5e4, 0, 0}, {"Exp2", 10, 0, 1024}, {"Exp2", -14, 0, 0x1p-14},
	{"exp10", 2, 0, 100}, {"exp10", 4, 0, 10000}, {"exp10", -posInf, 0, 0}, {"exp10", posInf, 0, posInf}, {"exp10", aNaN, 0, aNaN},
	{"exp10", 5e4, 0, posInf}, {"exp10", -5e4, 0, 0}, {"exp10", 0, 0, 1},
	{"Log", 1, 0, 0}, {"Log", 0, 0, -posInf}, {"Log", negZero, 0, -posInf}, {"Log", -1, 0, aNaN}, {"Log", posInf, 0, posInf}, {"Log", aNaN, 0, aNaN},
	{"Log", -posInf, 0, aNaN}, {"Log2", 1, 0, 0}, {"Log2", 0, 0, -posInf}, {"Log2", -1, 0, aNaN}, {"Log2", posInf, 0, posInf},
	{"Log2", 0.125, 0, -3}, {"Log2", 8192, 0, 13}, {"log10", 1000, 0, 3}, {"log10", 0, 0, -posInf}, {"log10", -1, 0, aNaN},
	{"log10", posInf, 0, posInf}, {"log10", 1, 0, 0}, {"log1p", negZero, 0, negZero}, {"log1p", -1, 0, -posInf}, {"log1p", -2, 0, aNaN},
	{"expm1", negZero, 0, negZero}, {"expm1", -posInf, 0, -1}, {"expm1", posInf, 0, posInf},
	{"Sqrt", negZero, 0, negZero}, {"Sqrt", -1, 0, aNaN}, {"InverseSqrt", 0, 0, posInf}, {"InverseSqrt", negZero, 0, -posInf},
	{"InverseSqrt", posInf, 0, 0}, {"InverseSqrt", -1, 0, aNaN}, {"InverseSqrt", 4, 0, 0.5}, {"cbrt", -27, 0, -3}, {"cbrt", negZero, 0, negZero},
	{"sinpi", 0, 0, 0}, {"sinpi", negZero, 0, negZero}, {"sinpi", 1, 0, 0}, {"sinpi", 3, 0, 0}, {"sinpi", 4, 0, 0}, {"sinpi", -1, 0, negZero},
	{"sinpi", -2, 0, negZero}, {"sinpi", 0.5, 0, 1}, {"sinpi", 1.5, 0, -1}, {"sinpi", -0.5, 0, -1}, {"sinpi", 2.5, 0, 1}, {"sinpi", posInf, 0, aNaN},
	{"cospi", 0, 0, 1}, {"cospi", 1, 0, -1}, {"cospi", -1, 0, -1}, {"cospi", 2, 0, 1}, {"cospi", 0.5, 0, 0}, {"cospi", 1.5, 0, 0},
	{"cospi", -0.5, 0, 0}, {"cospi", posInf, 0, aNaN}, {"tanpi", 0, 0, 0}, {"tanpi", negZero, 0, negZero}, {"tanpi", 1, 0, negZero},
	{"tanpi", 2, 0, 0}, {"tanpi", 3, 0, negZero}, {"tanpi", -1, 0, 0}, {"tanpi", -2, 0, negZero}, {"tanpi", 0.5, 0, posInf}, {"tanpi", 1.5, 0, -posInf},
	{"tanpi", 2.5, 0, posInf}, {"tanpi", -0.5, 0, -posInf}, {"tanpi", -1.5, 0, posInf}, {"tanpi", posInf, 0, aNaN}, {"tanpi", aNaN, 0, aNaN},
	{"acospi", 1, 0, 0}, {"acospi", -1, 0, 1}, {"acospi", 0, 0, 0.5}, {"asinpi", 1, 0, 0.5}, {"asinpi", negZero, 0, negZero}, {"asinpi", 2, 0, aNaN},
	{"atanpi", posInf, 0, 0.5}, {"atanpi", -1, 0, -0.25}, {"atanpi", negZero, 0, negZero}, {"atan2pi", 0, -1, 1}, {"atan2pi", negZero, -1, -1},
	{"atan2pi", 1, 0, 0.5}, {"atan2pi", -1, 1, -0.25}, {"atan2pi", negZero, 1, negZero}, {"Atan2", negZero, 0, negZero}, {"Atan2", 0, 1, 0},
	{"erf", negZero, 0, negZero}, {"erf", posInf, 0, 1}, {"erf", -posInf, 0, -1}, {"erfc", posInf, 0, 0}, {"erfc", -posInf, 0, 2}, {"erfc", 0, 0, 1},
	{"tgamma", 0, 0, posInf}, {"tgamma", negZero, 0, -posInf}, {"tgamma", -1, 0, aNaN}, {"tgamma", -posInf, 0, aNaN}, {"tgamma", posInf, 0, posInf},
	{"tgamma", 5, 0, 24}, {"tgamma", 1, 0, 1}, {"tgamma", 500, 0, posInf}, {"tgamma", -400.5, 0, negZero}, {"tgamma", -401.5, 0, 0},
	{"tgamma", aNaN, 0, aNaN}, {"lgamma", 1, 0, 0}, {"lgamma", 2, 0, 0}, {"lgamma", 0, 0, posInf}, {"lgamma", -3, 0, posInf}, {"lgamma", -posInf, 0, posInf},
	{"lgamma", aNaN, 0, aNaN},

	{"Pow", 0, 3, 0}, {"Pow", negZero, 3, negZero}, {"Pow", negZero, 2, 0}, {"Pow", 0, -3, posInf}, {"Pow", negZero, -3, -posInf}, {"Pow", negZero, -2, posInf},
	{"Pow", negZero, 2.5, 0}, {"Pow", negZero, -2.5, posInf}, {"Pow", -1, posInf, 1}, {"Pow", -1, -posInf, 1}, {"Pow", 1, aNaN, 1}, {"Pow", aNaN, 0, 1},
	{"Pow", aNaN, negZero, 1}, {"Pow", -2, 0.5, aNaN}, {"Pow", 0.5, -posInf, posInf}, {"Pow", 2, -posInf, 0}, {"Pow", 0.5, posInf, 0}, {"Pow", -2, posInf, posInf},
	{"Pow", -posInf, -3, negZero}, {"Pow", -posInf, -2, 0}, {"Pow", -posInf, 3, -posInf}, {"Pow", -posInf, 2, posInf}, {"Pow", -posInf, 0.5, posInf}, {"Pow", posInf, -1, 0},
	{"Pow", posInf, 1, posInf}, {"Pow", aNaN, 1, aNaN}, {"Pow", 2, aNaN, aNaN}, {"Pow", 0, -posInf, posInf}, {"Pow", 0, posInf, 0}, {"Pow", -2, 3, -8},
	{"Pow", -2, 2, 4}, {"Pow", 3, 4, 81}, {"Pow", 2, 5e4, posInf}, {"Pow", -8, 1001, -posInf}, {"Pow", 0.5, 5e4, 0}, {"Pow", 4, -0.5, 0.5},
	{"pow", -2, 3, -8}, {"powr", 2, 3, 8}, {"powr", 3, 0, 1}, {"powr", 0, -2, posInf}, {"powr", negZero, -3, posInf}, {"powr", negZero, 3, 0},
	{"powr", 0, -posInf, posInf}, {"powr", 1, 5, 1}, {"powr", 1, posInf, aNaN}, {"powr", -1, 2, aNaN}, {"powr", 0, 0, aNaN}, {"powr", negZero, negZero, aNaN},
	{"powr", posInf, 0, aNaN}, {"powr", 2, aNaN, aNaN}, {"powr", aNaN, 0, aNaN}, {"powr", posInf, 2, posInf}, {"powr", posInf, -2, 0}, {"powr", 1, aNaN, aNaN},
	{"half_powr", 2, 3, 8}, {"native_powr", -2, 2, aNaN}, {"half_divide", 1, 4, 0.25}, {"native_divide", 1, negZero, -posInf},
	{"half_recip", negZero, 0, -posInf}, {"native_recip", 8, 0, 0.125},
	{"hypot", 3, -4, 5}, {"hypot", -posInf, aNaN, posInf}, {"fdim", 3, 1, 2}, {"fdim", 1, 3, 0}, {"fdim", posInf, posInf, 0}, {"fdim", aNaN, 1, aNaN},
	{"fdim", 1, aNaN, aNaN}, {"fmod", 5.5, -2, 1.5}, {"fmod", -5.5, 2, -1.5}, {"fmod", -4, 2, negZero}, {"fmod", 1, 0, aNaN}, {"fmod", posInf, 2, aNaN},
	{"fmod", 3, posInf, 3}, {"remainder", 5.5, 2, -0.5}, {"remainder", 5, 2, 1}, {"remainder", 7, 2, -1}, {"remainder", -4, 2, negZero},

	{"Round", 0.5, 0, 0}, {"Round", 1.5, 0, 2}, {"Round", -0.25, 0, negZero}, {"RoundEven", 2.5, 0, 2}, {"RoundEven", -3.5, 0, -4},
	{"rint", 2.5, 0, 2}, {"round", 2.5, 0, 3}, {"round", -2.5, 0, -3}, {"round", -0.25, 0, negZero}, {"Trunc", -1.75, 0, -1}, {"trunc", 1.75, 0, 1},
	{"Floor", -1.25, 0, -2}, {"floor", 1.75, 0, 1}, {"Ceil", -1.25, 0, -1}, {"ceil", 1.25, 0, 2}, {"Fract", 1.25, 0, 0.25},
	{"Fract", -1.25, 0, 0.75}, {"Fract", posInf, 0, aNaN}, {"FAbs", negZero, 0, 0}, {"fabs", -posInf, 0, posInf}, {"FSign", -3, 0, -1}, {"FSign", 0.5, 0, 1},
	{"FSign", 0, 0, 0}, {"FSign", negZero, 0, 0}, {"FSign", aNaN, 0, 0}, {"sign", negZero, 0, negZero}, {"sign", -2, 0, -1}, {"sign", 2, 0, 1},
	{"sign", aNaN, 0, 0}, {"logb", 8, 0, 3}, {"logb", 0.75, 0, -1}, {"logb", negZero, 0, -posInf}, {"logb", -posInf, 0, posInf}, {"logb", aNaN, 0, aNaN},
	{"copysign", 2, negZero, -2}, {"copysign", -2, 1, 2}, {"Step", 1, 1, 1}, {"Step", 1, 0.5, 0}, {"step", 1, 2, 1},

	{"FMin", aNaN, 1, 1}, {"FMin", 1, aNaN, 1}, {"FMin", 0, negZero, negZero}, {"FMin", negZero, 0, negZero}, {"FMin", 1, 2, 1}, {"FMin", 2, 1, 1},
	{"FMax", aNaN, 1, 1}, {"FMax", 1, aNaN, 1}, {"FMax", 0, negZero, 0}, {"FMax", negZero, 0, 0}, {"FMax", 1, 2, 2}, {"FMax", 2, 1, 2},
	{"NMin", aNaN, 1, 1}, {"NMin", 1, aNaN, 1}, {"NMin", aNaN, aNaN, aNaN}, {"NMax", aNaN, 1, 1}, {"NMax", 1, aNaN, 1}, {"NMax", -1, -2, -1},
	{"fmin", 1, aNaN, 1}, {"fmax", aNaN, 1, 1}, {"fmin", 3, -3, -3}, {"fmax", -3, 3, 3}, {"fmin_common", 1, 2, 1}, {"fmax_common", 1, 2, 2},
	{"maxmag", -3, 2, -3}, {"maxmag", 2, -3, -3}, {"maxmag", -2, 2, 2}, {"maxmag", aNaN, -2, -2}, {"minmag", -3, 2, 2}, {"minmag", 2, -3, 2},
	{"minmag", -2, 2, -2}, {"minmag", 1, aNaN, 1},
	{"nextafter", aNaN, 1, aNaN}, {"nextafter", 1, aNaN, aNaN}, {"nextafter", 0, negZero, negZero}, {"nextafter", 3, 3, 3},
}

func rowOf(name string) *extendedRow {
	if r := glslRow(name); r != nil {
		return r
	}
	return openclRow(name)
}

// sameFloat reports whether two registers hold the same float. All NaNs are the same.
func sameFloat(a, b uint64, bits uint8) bool {
	return a == b || isNaNBits(a, bits) && isNaNBits(b, bits)
}

func TestEdges(t *testing.T) {
	for _, e := range edgeCases {
		for _, bits := range []uint8{16, 32, 64} {
			s := scalar{floatScalar, bits}
			got := rowOf(e.name).perComponent(s, s)(rounded(e.x, bits), rounded(e.y, bits), 0)
			if want := rounded(e.want, bits); !sameFloat(got, want, bits) {
				t.Errorf("%d bits: %s(%v, %v) = %v, want %v", bits, e.name, e.x, e.y, toFloat(got, bits), e.want)
			}
		}
	}
}

// TestExponents has the functions of a float and an integer.
func TestExponents(t *testing.T) {
	for _, c := range []struct {
		name string
		x    float64
		n    int32
		want float64
	}{
		{"Ldexp", 0.75, 3, 6}, {"Ldexp", -6, -3, -0.75}, {"Ldexp", 1, math.MaxInt32, posInf}, {"Ldexp", -1, math.MinInt32, negZero},
		{"Ldexp", posInf, -5, posInf}, {"Ldexp", negZero, 5, negZero}, {"ldexp", 1, 4, 16}, {"ldexp", aNaN, 1, aNaN},
		{"pown", -2, 3, -8}, {"pown", -2, 2, 4}, {"pown", 0, -1, posInf}, {"pown", negZero, -1, -posInf}, {"pown", negZero, -2, posInf}, {"pown", negZero, 3, negZero},
		{"pown", negZero, 2, 0}, {"pown", aNaN, 0, 1}, {"pown", 2, -3, 0.125}, {"pown", posInf, 0, 1}, {"pown", -1, math.MaxInt32, -1},
		{"rootn", 27, 3, 3}, {"rootn", -27, 3, -3}, {"rootn", -8, 2, aNaN}, {"rootn", 4, -2, 0.5}, {"rootn", -8, -3, -0.5}, {"rootn", 2, 0, aNaN},
		{"rootn", 0, -1, posInf}, {"rootn", negZero, -3, -posInf}, {"rootn", negZero, -2, posInf}, {"rootn", negZero, 3, negZero}, {"rootn", negZero, 4, 0},
		{"rootn", posInf, 2, posInf}, {"rootn", -posInf, 3, -posInf}, {"rootn", -posInf, 2, aNaN}, {"rootn", posInf, -2, 0}, {"rootn", -posInf, -3, negZero}, {"rootn", aNaN, 3, aNaN},
	} {
		for _, bits := range []uint8{16, 32, 64} {
			s := scalar{floatScalar, bits}
			got := rowOf(c.name).perComponent(s, s)(rounded(c.x, bits), uint64(uint32(c.n)), 0)
			if !sameFloat(got, rounded(c.want, bits), bits) {
				t.Errorf("%d bits: %s(%v, %d) = %v, want %v", bits, c.name, c.x, c.n, toFloat(got, bits), c.want)
			}
		}
	}
	s := scalar{floatScalar, 64}
	if got := f64(glslRow("Ldexp").perComponent(s, s)(fromFloat64(3), 1<<64-1000, 0)); got != math.Ldexp(3, -1000) {
		t.Errorf("Ldexp with an exponent of 64 bits = %v", got)
	}
	// 0x1.002p-14 is halfway between two halves below the normal range when it is divided.
	h := scalar{floatScalar, 16}
	if got := openclRow("ldexp").perComponent(h, h)(0x0403, math.MaxUint32, 0); got != 0x0202 {
		t.Errorf("ldexp rounds to %#04x", got)
	}
}

// TestPowers compares powers with many digits.
func TestPowers(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	for _, bits := range []uint8{16, 32, 64} {
		s := scalar{floatScalar, bits}
		pow, pown, rootn := glslRow("Pow").perComponent(s, s), openclRow("pown").perComponent(s, s), openclRow("rootn").perComponent(s, s)
		atan2 := glslRow("Atan2").perComponent(s, s)
		limit := map[uint8]float64{16: 0.5, 32: 0.50001, 64: 0.6}[bits]
		largest := map[uint8]float64{16: 11, 32: 88, 64: 709}[bits]
		check := func(name string, got uint64, want *big.Float, limit float64, args ...any) {
			if overflows(got, bits) != overflows(bigNearest(want, bits), bits) {
				t.Errorf("%d bits: %s%v = %v", bits, name, args, toFloat(got, bits))
			} else if e := ulpError(toFloat(got, bits), want, bits); !(e <= limit) && !overflows(got, bits) {
				t.Errorf("%d bits: the error of %s%v is %v units", bits, name, args, e)
			}
		}
		for range 150 {
			x := toFloat(rounded(math.Exp(float64(r.IntN(3)+1)*r.NormFloat64()), bits), bits)
			if r.IntN(3) == 0 {
				x = toFloat(rounded(1+math.Ldexp(r.Float64(), -r.IntN(30)), bits), bits)
			}
			if x == 1 || x == 0 || math.IsInf(x, 0) {
				continue
			}
			y := toFloat(rounded((r.Float64()*2-1)*largest/math.Abs(math.Log(x)), bits), bits)
			if math.IsInf(y, 0) {
				continue
			}
			check("Pow", pow(rounded(x, bits), rounded(y, bits), 0), bigPow(bigOf(x), bigOf(y)), limit, x, y)
			n := int32(min(max(y, -1e9), 1e9))
			if n == 0 {
				continue
			}
			check("pown", pown(rounded(x, bits), uint64(uint32(n)), 0), bigPow(bigOf(x), bigOf(float64(n))), limit, x, n)
			check("rootn", rootn(rounded(x, bits), uint64(uint32(n)), 0), bigPow(bigOf(x), bigQuo(bigOne, bigOf(float64(n)))), limit, x, n)
			a, b := x*float64(r.IntN(2)*2-1), y
			check("Atan2", atan2(rounded(a, bits), rounded(b, bits), 0), bigAtan2(bigOf(a), bigOf(b)), max(limit, 0.5+float64(bits/64)*2), a, b)
		}
	}
}

// TestNegativeGamma compares with the reflection formula.
func TestNegativeGamma(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	for _, bits := range []uint8{32, 64} {
		s := scalar{floatScalar, bits}
		gamma, lgamma := openclRow("tgamma").perComponent(s, s), openclRow("lgamma_r")
		for i := range 150 {
			x := toFloat(rounded(-r.Float64()*[]float64{1, 5, 30, 170}[i%4], bits), bits)
			product := bigMul(bigMul(bigOf(-x), bigGamma(bigOf(-x))), bigSin(bigMul(bigOf(-x), bigPi)))
			want := bigQuo(bigNew().Neg(bigPi), product)
			got := gamma(rounded(x, bits), 0, 0)
			if e := ulpError(toFloat(got, bits), want, bits); !(e <= map[uint8]float64{32: 0.50001, 64: 6}[bits]) {
				t.Errorf("%d bits: the error of tgamma(%v) is %v units", bits, x, e)
			}
			out := make([]uint64, 2)
			lgamma.perResult(s, s, [][]uint64{{rounded(x, bits)}, nil}, out)
			if int32(out[1]) != int32(want.Sign()) {
				t.Errorf("%d bits: lgamma_r(%v) has the sign %d", bits, x, int32(out[1]))
			}
			exact := bigLog(bigNew().Abs(want))
			if d, _ := bigSub(bigOf(toFloat(out[0], bits)), exact).Float64(); math.Abs(d) > math.Ldexp(700, 1-map[uint8]int{32: 24, 64: 52}[bits]) {
				t.Errorf("%d bits: lgamma_r(%v) is off by %v", bits, x, d)
			}
		}
	}
}

// TestHalfNames checks that the instructions with less precision are the precise ones.
func TestHalfNames(t *testing.T) {
	s := scalar{floatScalar, 32}
	for _, name := range []string{"cos", "exp", "exp2", "exp10", "log", "log2", "log10", "rsqrt", "sin", "sqrt", "tan"} {
		for _, x := range []float64{0.3, 1.7, 40} {
			want := openclRow(name).perComponent(s, s)(rounded(x, 32), 0, 0)
			for _, prefix := range []string{"half_", "native_"} {
				if got := openclRow(prefix+name).perComponent(s, s)(rounded(x, 32), 0, 0); got != want {
					t.Errorf("%s%s(%v) = %v, want %v", prefix, name, x, f32(got), f32(want))
				}
			}
		}
	}
	for a, b := range map[string]string{"sin": "Sin", "cos": "Cos", "tan": "Tan", "asin": "Asin", "acos": "Acos", "atan": "Atan", "sinh": "Sinh",
		"cosh": "Cosh", "tanh": "Tanh", "asinh": "Asinh", "acosh": "Acosh", "atanh": "Atanh", "exp": "Exp", "exp2": "Exp2", "log": "Log",
		"log2": "Log2", "sqrt": "Sqrt", "rsqrt": "InverseSqrt", "radians": "Radians", "degrees": "Degrees", "rint": "RoundEven", "fabs": "FAbs",
		"pow": "Pow", "atan2": "Atan2", "fclamp": "FClamp", "smoothstep": "SmoothStep", "step": "Step"} {
		for _, x := range []float64{0.3, 0.8, 1.7} {
			v, w := rounded(x, 32), rounded(x+0.25, 32)
			if got, want := openclRow(a).perComponent(s, s)(v, w, w), glslRow(b).perComponent(s, s)(v, w, w); !sameFloat(got, want, 32) {
				t.Errorf("%s(%v) = %v, want %v", a, x, f32(got), f32(want))
			}
		}
	}
}

// exactFused returns a*b+c with all digits.
func exactFused(a, b, c float64) *big.Float {
	p := new(big.Float).SetPrec(4000).Mul(bigOf(a), bigOf(b))
	return p.Add(p, bigOf(c))
}

func TestFused(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 8))
	for _, bits := range []uint8{16, 32, 64} {
		s := scalar{floatScalar, bits}
		mask := s.mask()
		significant := map[uint8]int{16: 11, 32: 24, 64: 53}[bits]
		fma := glslRow("Fma").perComponent(s, s)
		inexact := 0 // results that a sum of 64 bits would round wrongly
		for i := range 20000 {
			a, b, c := r.Uint64()&mask, r.Uint64()&mask, r.Uint64()&mask
			if i%2 == 0 {
				// The product is close to the middle of two floats, and the sum decides.
				x := 1 + math.Ldexp(float64(r.IntN(4)), -2)
				y := 1 + math.Ldexp(float64(2*r.IntN(8)+1), 1-significant)
				z := math.Ldexp(r.Float64()-0.5, -r.IntN(min(4*significant, 140)))
				a, b, c = rounded(x, bits), rounded(y, bits), rounded(z, bits)
			}
			x, y, z := toFloat(a, bits), toFloat(b, bits), toFloat(c, bits)
			if notFinite(x) || notFinite(y) || notFinite(z) || x*y == 0 {
				continue
			}
			exact := exactFused(x, y, z)
			got, want := fma(a, b, c), bigNearest(exact, bits)
			if exact.Sign() != 0 && got != want {
				t.Fatalf("%d bits: fma(%v, %v, %v) = %v, want %v", bits, x, y, z, toFloat(got, bits), toFloat(want, bits))
			}
			if bits != 64 && rounded(x*y+z, bits) != want {
				inexact++
			}
		}
		if bits == 32 && inexact == 0 {
			t.Error("no operands round twice")
		}
	}
	for _, c := range []struct{ x, y, z, want float64 }{
		{posInf, 0, 1, aNaN}, {posInf, 1, -posInf, aNaN}, {2, 3, posInf, posInf}, {posInf, 2, 1, posInf}, {1, aNaN, 1, aNaN}, {1, -1, 1, 0}, {0, -1, negZero, negZero},
	} {
		for _, bits := range []uint8{16, 32, 64} {
			got := fusedBits(rounded(c.x, bits), rounded(c.y, bits), rounded(c.z, bits), bits)
			if !sameFloat(got, rounded(c.want, bits), bits) {
				t.Errorf("%d bits: fma(%v, %v, %v) = %v", bits, c.x, c.y, c.z, toFloat(got, bits))
			}
		}
	}
}

func TestNextFloat(t *testing.T) {
	s := scalar{floatScalar, 16}
	next := openclRow("nextafter").perComponent(s, s)
	for h := range uint64(0x7c00) {
		up, down := next(h, 0x7c00, 0), next(h+1, 0xfc00, 0)
		if up != h+1 || down != h || next(h|0x8000, 0xfc00, 0) != (h+1)|0x8000 {
			t.Fatalf("the neighbors of %#04x are %#04x and %#04x", h, up, down)
		}
		if h > 0 && next(h|0x8000, 0x7c00, 0) != (h-1)|0x8000 {
			t.Fatalf("the number above %#04x is %#04x", h|0x8000, next(h|0x8000, 0x7c00, 0))
		}
	}
	if got := fmt.Sprintf("%#x %#x", next(0, 0xbc00, 0), next(0x8000, 0x3c00, 0)); got != "0x8001 0x1" {
		t.Errorf("the neighbors of zero are %s", got)
	}
}
