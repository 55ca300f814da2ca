package reference

import (
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/spvc/spvc/runner/reference/libm"
	"github.com/spvc/spvc/spirv/spec"
)

// TestExtendedRows checks that each instruction that a kernel can use has a row.
func TestExtendedRows(t *testing.T) {
	for set, without := range map[spec.ExtInstSet][]string{
		spec.GLSLStd450: {"IMix", "InterpolateAtCentroid", "InterpolateAtSample", "InterpolateAtOffset"},
		spec.OpenCLStd:  {"printf", "prefetch"},
	} {
		rows := glslRow
		if set == spec.OpenCLStd {
			rows = openclRow
		}
		known := 0
		for number := range uint32(300) {
			name := set.InstName(number)
			if name == "" {
				continue
			}
			r := rows(name)
			if want := !slices.Contains(without, name) && !strings.HasPrefix(name, "vload") && !strings.HasPrefix(name, "vstore"); (r != nil) != want {
				t.Errorf("%s of %s has a row: %v", name, set, r != nil)
			}
			if r == nil {
				continue
			}
			known++
			if (r.perComponent == nil) == (r.perResult == nil) {
				t.Errorf("the row of %s of %s does not have one function", name, set)
			}
		}
		if count := len(glslRows()); set == spec.GLSLStd450 && known != count {
			t.Errorf("%s has %d of %d rows", set, known, count)
		}
		if count := len(openclFloatRows()) + len(openclOtherRows()); set == spec.OpenCLStd && known != count {
			t.Errorf("%s has %d of %d rows", set, known, count)
		}
	}
	if glslRow("sin") != nil || openclRow("Sin") != nil {
		t.Error("a row has a name of the other set")
	}
}

// TestExtendedTypes checks that functions refuse types for which they are not defined.
func TestExtendedTypes(t *testing.T) {
	f, i := scalar{floatScalar, 32}, scalar{intScalar, 32}
	for name, s := range map[string]scalar{"Sin": i, "Pow": i, "FMix": i, "FMin": i, "SMin": f, "UMin": f, "Fma": i} {
		if glslRow(name).perComponent(s, s) != nil {
			t.Errorf("%s accepts the wrong type", name)
		}
	}
	if glslRow("Sin").perComponent(scalar{floatScalar, 16}, f) != nil || openclRow("ilogb").perComponent(f, f) != nil || openclRow("ilogb").perComponent(i, i) != nil ||
		openclRow("nan").perComponent(f, f) != nil || openclRow("nan").perComponent(i, i) != nil {
		t.Error("a function accepts the wrong pair of types")
	}
}

func TestExtendedPointers(t *testing.T) {
	for name, want := range map[string]int{"Modf": 2, "ModfStruct": 0, "Frexp": 2, "FrexpStruct": 0, "Length": 0} {
		if got := glslRow(name).pointer; got != want {
			t.Errorf("the pointer of %s is operand %d", name, got)
		}
	}
	for name, want := range map[string]int{"fract": 2, "frexp": 2, "lgamma_r": 2, "modf": 2, "sincos": 2, "remquo": 3, "shuffle": 0} {
		if got := openclRow(name).pointer; got != want {
			t.Errorf("the pointer of %s is operand %d", name, got)
		}
	}
}

// TestSplits has the instructions with two results. Integers are given as numbers.
func TestSplits(t *testing.T) {
	for _, c := range []struct {
		name             string
		x, first, second float64
	}{
		{"Modf", 3.75, 0.75, 3}, {"Modf", -3.75, -0.75, -3}, {"Modf", -2, negZero, -2}, {"Modf", negZero, negZero, negZero}, {"Modf", -posInf, negZero, -posInf},
		{"Modf", aNaN, aNaN, aNaN}, {"ModfStruct", 2.5, 0.5, 2}, {"modf", -0.5, -0.5, negZero}, {"modf", posInf, 0, posInf},
		{"Frexp", 6, 0.75, 3}, {"Frexp", -0.375, -0.75, -1}, {"Frexp", negZero, negZero, 0}, {"Frexp", posInf, posInf, 0}, {"FrexpStruct", 0x1p-24, 0.5, -23},
		{"frexp", aNaN, aNaN, 0}, {"frexp", -posInf, -posInf, 0}, {"frexp", 1, 0.5, 1},
		{"fract", 3.75, 0.75, 3}, {"fract", -3.75, 0.25, -4}, {"fract", negZero, negZero, negZero}, {"fract", -posInf, negZero, -posInf}, {"fract", posInf, 0, posInf},
		{"fract", aNaN, aNaN, aNaN}, {"fract", -2, 0, -2},
		{"sincos", 0, 0, 1}, {"sincos", negZero, negZero, 1}, {"sincos", posInf, aNaN, aNaN}, {"sincos", 1.25, math.Sin(1.25), math.Cos(1.25)},
		{"lgamma_r", 3, math.Ln2, 1}, {"lgamma_r", -0.5, math.Log(2 * math.Sqrt(math.Pi)), -1}, {"lgamma_r", 0, posInf, 0}, {"lgamma_r", -4, posInf, 0},
		{"lgamma_r", posInf, posInf, 1}, {"lgamma_r", aNaN, aNaN, 0},
	} {
		for _, bits := range []uint8{16, 32, 64} {
			s := scalar{floatScalar, bits}
			out := make([]uint64, 6)
			other := rounded(0.5, bits)
			rowOf(c.name).perResult(s, s, [][]uint64{{other, rounded(c.x, bits), other}, nil}, out)
			second := rounded(c.second, bits)
			if strings.Contains("Frexp FrexpStruct frexp lgamma_r", c.name) {
				second = uint64(uint32(int32(c.second)))
			}
			if !sameFloat(out[1], rounded(c.first, bits), bits) || !sameFloat(out[4], second, bits) || out[0] != out[2] || out[3] != out[5] {
				t.Errorf("%d bits: %s(%v) = %v and %#x, want %v and %v", bits, c.name, c.x, toFloat(out[1], bits), out[4], c.first, c.second)
			}
		}
	}
	// The fraction of a small negative number is less than 1, although the sum rounds to 1.
	for _, bits := range []uint8{16, 32, 64} {
		s := scalar{floatScalar, bits}
		out := make([]uint64, 2)
		openclRow("fract").perResult(s, s, [][]uint64{{floatSign(bits) | 1}, nil}, out)
		if out[0] != rounded(1, bits)-1 || toFloat(out[1], bits) != -1 {
			t.Errorf("%d bits: fract is %v, %v", bits, toFloat(out[0], bits), toFloat(out[1], bits))
		}
	}
}

func TestRemquo(t *testing.T) {
	r := rand.New(rand.NewPCG(13, 14))
	s := scalar{floatScalar, 32}
	out := make([]uint64, 2)
	remquo := func(x, y float64) (float64, int32) {
		openclRow("remquo").perResult(s, s, [][]uint64{{rounded(x, 32)}, {rounded(y, 32)}, nil}, out)
		return toFloat(out[0], 32), int32(out[1])
	}
	for range 5000 {
		// The quotient fits into an integer, so that a division decides.
		y := float64(float32(math.Exp(r.NormFloat64() * 10)))
		n := r.IntN(2000) - 1000
		x := float64(float32(y * (float64(n) + float64(r.IntN(5)-2)/4)))
		if r.IntN(2) == 0 {
			y = -y
		}
		q := math.RoundToEven(x / y)
		got, quotient := remquo(x, y)
		want := int32(math.Abs(q)) & 127
		if q < 0 {
			want = -want
		}
		if got != math.FMA(-q, y, x) || quotient != want {
			t.Fatalf("remquo(%v, %v) = %v, %d, want %v, %d", x, y, got, quotient, math.FMA(-q, y, x), want)
		}
	}
	for _, c := range []struct {
		x, y, want float64
		quotient   int32
	}{{1, 0, aNaN, 0}, {posInf, 2, aNaN, 0}, {aNaN, 2, aNaN, 0}, {1, aNaN, aNaN, 0}, {3, posInf, 3, 0}, {negZero, 2, negZero, 0}, {-7, 2, 1, -4}, {-4, 2, negZero, -2}} {
		got, q := remquo(c.x, c.y)
		if !sameFloat(rounded(got, 32), rounded(c.want, 32), 32) || q != c.quotient {
			t.Errorf("remquo(%v, %v) = %v, %d", c.x, c.y, got, q)
		}
	}
	if got, q := libm.Remquo(math.MaxFloat64, math.MaxFloat64/4); got != 0 || q != 4 {
		t.Errorf("remquo of large numbers = %v, %d", got, q)
	}
	if got, q := libm.Remquo(5*math.SmallestNonzeroFloat64, 2*math.SmallestNonzeroFloat64); got != math.SmallestNonzeroFloat64 || q != 2 {
		t.Errorf("remquo of small numbers = %v, %d", got, q)
	}
}

// TestTernary has functions of three floats.
func TestTernary(t *testing.T) {
	for _, c := range []struct {
		name          string
		x, y, z, want float64
	}{
		{"FMix", 2, 10, 0.25, 4}, {"FMix", 2, 10, 0, 2}, {"FMix", 2, 10, 1, 10}, {"mix", 2, 10, 0.25, 4}, {"mix", posInf, 1, 0, aNaN},
		{"SmoothStep", 1, 3, 2, 0.5}, {"SmoothStep", 1, 3, 1, 0}, {"SmoothStep", 1, 3, 4, 1}, {"SmoothStep", 1, 3, 0, 0}, {"SmoothStep", 0, 4, 1, 0.15625},
		{"SmoothStep", 1, 1, 1, aNaN}, {"smoothstep", 0, 4, 3, 0.84375},
		{"FClamp", 5, 1, 3, 3}, {"FClamp", 0, 1, 3, 1}, {"FClamp", 2, 1, 3, 2}, {"FClamp", aNaN, 1, 3, 1}, {"NClamp", aNaN, 1, 3, 1}, {"NClamp", 2, aNaN, 1, 1},
		{"NClamp", 4, 1, 3, 3}, {"fclamp", -1, 0, 1, 0}, {"fclamp", 2, 3, 1, 1}, {"mad", 2, 3, 4, 10}, {"fma", -2, 3, 4, -2},
	} {
		for _, bits := range []uint8{16, 32, 64} {
			s := scalar{floatScalar, bits}
			got := rowOf(c.name).perComponent(s, s)(rounded(c.x, bits), rounded(c.y, bits), rounded(c.z, bits))
			if !sameFloat(got, rounded(c.want, bits), bits) {
				t.Errorf("%d bits: %s(%v, %v, %v) = %v, want %v", bits, c.name, c.x, c.y, c.z, toFloat(got, bits), c.want)
			}
		}
	}
}

// TestUndefined checks which operands have undefined results.
func TestUndefined(t *testing.T) {
	for _, c := range []struct {
		name    string
		a, b, c float64
		want    string
	}{
		{"Asin", 1.5, 0, 0, "the operand of Asin is not between -1 and 1"}, {"Asin", -1, 0, 0, ""}, {"Acos", -1.5, 0, 0, "the operand of Acos is not between -1 and 1"},
		{"Acosh", 0.5, 0, 0, "the operand of Acosh is less than 1"}, {"Acosh", 1, 0, 0, ""}, {"Atanh", 1, 0, 0, "the operand of Atanh is not between -1 and 1"},
		{"Atanh", -0.5, 0, 0, ""}, {"Atan2", 0, negZero, 0, "both operands of Atan2 are 0"}, {"Atan2", 0, 1, 0, ""}, {"Atan2", 1, 0, 0, ""},
		{"Pow", -1, 2, 0, "the base of Pow is negative"}, {"Pow", 0, negZero, 0, "the base of Pow is 0 and the exponent is not positive"}, {"Pow", 0, 1, 0, ""},
		{"Pow", 2, -1, 0, ""}, {"Log", 0, 0, 0, "the operand of Log is not positive"}, {"Log", 1, 0, 0, ""}, {"Log2", -1, 0, 0, "the operand of Log2 is not positive"},
		{"Sqrt", -1, 0, 0, "the operand of Sqrt is negative"}, {"Sqrt", negZero, 0, 0, ""}, {"InverseSqrt", 0, 0, 0, "the operand of InverseSqrt is not positive"},
		{"FMin", aNaN, 1, 0, "an operand of FMin is a NaN"}, {"FMin", 1, aNaN, 0, "an operand of FMin is a NaN"}, {"FMin", 1, posInf, 0, ""},
		{"FMax", 1, aNaN, 0, "an operand of FMax is a NaN"}, {"FClamp", 0, 2, 1, "the lower bound of FClamp is greater than the upper bound"},
		{"FClamp", 0, 1, 1, ""}, {"NClamp", 0, 2, 1, "the lower bound of NClamp is greater than the upper bound"}, {"fclamp", 0, 2, 1, "the lower bound of fclamp is greater than the upper bound"},
		{"SmoothStep", 1, 1, 0, "the first edge of SmoothStep is not less than the second"}, {"SmoothStep", 1, 2, 0, ""},
		{"smoothstep", 2, 1, 0, "the first edge of smoothstep is not less than the second"}, {"smoothstep", 1, 2, aNaN, "an operand of smoothstep is a NaN"}, {"smoothstep", 1, 2, 3, ""},
		{"Frexp", posInf, 0, 0, "the operand of Frexp is not finite"}, {"Frexp", 1, 0, 0, ""}, {"FrexpStruct", aNaN, 0, 0, "the operand of FrexpStruct is not finite"},
		{"fmin_common", 1, posInf, 0, "an operand of fmin_common is not finite"}, {"fmax_common", aNaN, 1, 0, "an operand of fmax_common is not finite"}, {"fmax_common", 1, 1, 0, ""},
	} {
		for _, bits := range []uint8{16, 32, 64} {
			s := scalar{floatScalar, bits}
			if got := rowOf(c.name).check(s, rounded(c.a, bits), rounded(c.b, bits), rounded(c.c, bits)); got != c.want {
				t.Errorf("%d bits: the check of %s(%v, %v, %v) says %q, want %q", bits, c.name, c.a, c.b, c.c, got, c.want)
			}
		}
	}
	f, i := scalar{floatScalar, 32}, scalar{intScalar, 8}
	ldexp := glslRow("Ldexp").check
	for _, c := range []struct {
		x    float64
		n    uint64
		want string
	}{{1, 129, "the exponent of Ldexp is too large"}, {1, 128, "the result of Ldexp is too large"}, {0.5, 128, ""}, {posInf, 1, ""}, {1, math.MaxUint32, ""}} {
		if got := ldexp(f, rounded(c.x, 32), c.n, 0); got != c.want {
			t.Errorf("the check of Ldexp(%v, %d) says %q", c.x, c.n, got)
		}
	}
	if ldexp(scalar{floatScalar, 16}, 0, 17, 0) == "" || ldexp(scalar{floatScalar, 64}, 0, 1025, 0) == "" || ldexp(scalar{floatScalar, 64}, 0, 1024, 0) != "" {
		t.Error("the check of Ldexp has other limits")
	}
	for _, name := range []string{"SClamp", "s_clamp"} {
		if check := rowOf(name).check; check(i, 0, 0xff, 1) != "" || check(i, 0, 1, 0xff) == "" {
			t.Errorf("the check of %s does not have a sign", name)
		}
	}
	for _, name := range []string{"UClamp", "u_clamp"} {
		if check := rowOf(name).check; check(i, 0, 0xff, 1) == "" || check(i, 0, 1, 0xff) != "" {
			t.Errorf("the check of %s has a sign", name)
		}
	}
}
