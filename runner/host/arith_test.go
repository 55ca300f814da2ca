package host

import (
	"fmt"
	"math"
	"math/big"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/apfloat"
)

// twoOperand returns a function @f that applies op to two values of type t.
func twoOperand(op, t, result string) string {
	return fmt.Sprintf("func.func @f(%%a: %s, %%b: %s) -> %s {\n  %%r = %s %%a, %%b : %s\n  return %%r : %s\n}", t, t, result, op, t, result)
}

func oneOperand(op, from, to string) string {
	types := from
	if from != to {
		types += " to " + to
	}
	return fmt.Sprintf("func.func @f(%%a: %s) -> %s {\n  %%r = %s %%a : %s\n  return %%r : %s\n}", from, to, op, types, to)
}

var widths = []uint32{1, 5, 8, 16, 32, 33, 64}

// edge returns integers of w bits: the extremes, small values, and some in between.
func edge(w uint32) []uint64 {
	r := rand.New(rand.NewPCG(1, uint64(w)))
	mask := widthMask(w)
	vs := []uint64{0, 1, 2, 3, 7, mask, mask - 1, mask >> 1, mask>>1 + 1, mask>>1 + 2}
	for range 6 {
		vs = append(vs, r.Uint64(), r.Uint64()>>(w/2))
	}
	for i := range vs {
		vs[i] &= mask
	}
	return vs
}

// signedBig and unsignedBig return the value of the low w bits.
func signedBig(u uint64, w uint32) *big.Int {
	x := new(big.Int).SetUint64(u)
	if u>>(w-1)&1 != 0 {
		x.Sub(x, new(big.Int).Lsh(big.NewInt(1), uint(w)))
	}
	return x
}

func unsignedBig(u uint64, _ uint32) *big.Int { return new(big.Int).SetUint64(u) }

// floorDiv and ceilDiv use Euclidean division, unlike the interpreter.
func floorDiv(x, y *big.Int) *big.Int {
	if y.Sign() < 0 {
		x, y = new(big.Int).Neg(x), new(big.Int).Neg(y)
	}
	return new(big.Int).Div(x, y)
}

func ceilDiv(x, y *big.Int) *big.Int {
	return new(big.Int).Neg(floorDiv(new(big.Int).Neg(x), y))
}

// integerReference computes with integers of any size. A nil result means an error.
var integerReference = map[string]struct {
	value func(uint64, uint32) *big.Int
	f     func(x, y *big.Int, w uint32) *big.Int
}{
	"addi":       {unsignedBig, func(x, y *big.Int, _ uint32) *big.Int { return new(big.Int).Add(x, y) }},
	"subi":       {signedBig, func(x, y *big.Int, _ uint32) *big.Int { return new(big.Int).Sub(x, y) }},
	"muli":       {signedBig, func(x, y *big.Int, _ uint32) *big.Int { return new(big.Int).Mul(x, y) }},
	"andi":       {unsignedBig, func(x, y *big.Int, _ uint32) *big.Int { return new(big.Int).And(x, y) }},
	"ori":        {unsignedBig, func(x, y *big.Int, _ uint32) *big.Int { return new(big.Int).Or(x, y) }},
	"xori":       {unsignedBig, func(x, y *big.Int, _ uint32) *big.Int { return new(big.Int).Xor(x, y) }},
	"shli":       {unsignedBig, shift(func(x *big.Int, n uint) *big.Int { return new(big.Int).Lsh(x, n) })},
	"shrui":      {unsignedBig, shift(func(x *big.Int, n uint) *big.Int { return new(big.Int).Rsh(x, n) })},
	"shrsi":      {signedBig, shift(func(x *big.Int, n uint) *big.Int { return new(big.Int).Rsh(x, n) })},
	"divui":      {unsignedBig, division((*big.Int).Quo)},
	"remui":      {unsignedBig, division((*big.Int).Rem)},
	"divsi":      {signedBig, division((*big.Int).Quo)},
	"remsi":      {signedBig, division((*big.Int).Rem)},
	"floordivsi": {signedBig, division(func(_, x, y *big.Int) *big.Int { return floorDiv(x, y) })},
	"ceildivsi":  {signedBig, division(func(_, x, y *big.Int) *big.Int { return ceilDiv(x, y) })},
	"ceildivui":  {unsignedBig, division(func(_, x, y *big.Int) *big.Int { return ceilDiv(x, y) })},
	"maxsi":      {signedBig, pick(1)}, "minsi": {signedBig, pick(-1)}, "maxui": {unsignedBig, pick(1)}, "minui": {unsignedBig, pick(-1)},
}

func shift(f func(x *big.Int, n uint) *big.Int) func(x, y *big.Int, w uint32) *big.Int {
	return func(x, y *big.Int, w uint32) *big.Int {
		n := new(big.Int).And(y, new(big.Int).SetUint64(widthMask(w)))
		if n.Cmp(big.NewInt(int64(w))) >= 0 {
			return nil
		}
		return f(x, uint(n.Uint64()))
	}
}

func division(f func(z, x, y *big.Int) *big.Int) func(x, y *big.Int, w uint32) *big.Int {
	return func(x, y *big.Int, w uint32) *big.Int {
		lowest := new(big.Int).Neg(new(big.Int).Lsh(big.NewInt(1), uint(w-1)))
		if y.Sign() == 0 || y.Cmp(big.NewInt(-1)) == 0 && x.Cmp(lowest) == 0 {
			return nil
		}
		return f(new(big.Int), x, y)
	}
}

func pick(sign int) func(x, y *big.Int, w uint32) *big.Int {
	return func(x, y *big.Int, _ uint32) *big.Int {
		if x.Cmp(y) == sign {
			return x
		}
		return y
	}
}

func TestIntegersOfAllWidths(t *testing.T) {
	if len(integerReference) != len(intBinaries) {
		t.Fatalf("%d operations have a reference, there are %d", len(integerReference), len(intBinaries))
	}
	for name, ref := range integerReference {
		for _, w := range widths {
			m, _ := machine(t, twoOperand("arith."+name, fmt.Sprint("i", w), fmt.Sprint("i", w)), Options{})
			for _, a := range edge(w) {
				for _, b := range edge(w) {
					got, err := m.Call(t.Context(), "f", Value{bits: a}, Value{bits: b})
					want := ref.f(ref.value(a, w), ref.value(b, w), w)
					if want == nil {
						if err == nil {
							t.Errorf("%s i%d %#x, %#x: got %#x, want an error", name, w, a, b, got[0].bits)
						}
						continue
					}
					want.And(want, new(big.Int).SetUint64(widthMask(w)))
					if err != nil || got[0].bits != want.Uint64() {
						t.Fatalf("%s i%d %#x, %#x: got %v %v, want %#x", name, w, a, b, got, err, want)
					}
				}
			}
		}
	}
}

func TestExtendedIntegers(t *testing.T) {
	for name, value := range map[string]func(uint64, uint32) *big.Int{"mulsi_extended": signedBig, "mului_extended": unsignedBig, "addui_extended": unsignedBig} {
		for _, w := range widths {
			ty := fmt.Sprint("i", w)
			second, types := ty, ty
			if name == "addui_extended" {
				second = "i1"
				types += ", i1"
			}
			m, _ := machine(t, fmt.Sprintf("func.func @f(%%a: %s, %%b: %s) -> (%s, %s) {\n%%r, %%s = arith.%s %%a, %%b : %s\nreturn %%r, %%s : %s, %s\n}", ty, ty, ty, second, name, types, ty, second), Options{})
			for _, a := range edge(w) {
				for _, b := range edge(w) {
					wide := new(big.Int).Add(value(a, w), value(b, w))
					if second == ty && name != "addui_extended" {
						wide.Mul(value(a, w), value(b, w))
					}
					low := new(big.Int).And(wide, new(big.Int).SetUint64(widthMask(w)))
					high := new(big.Int).And(new(big.Int).Rsh(wide, uint(w)), new(big.Int).SetUint64(widthMask(w)))
					got, err := m.Call(t.Context(), "f", Value{bits: a}, Value{bits: b})
					if err != nil || got[0].bits != low.Uint64() || got[1].bits != high.Uint64() {
						t.Fatalf("%s i%d %#x, %#x: got %v %v, want %#x, %#x", name, w, a, b, got, err, low, high)
					}
				}
			}
		}
	}
}

func TestIntegerComparisons(t *testing.T) {
	for name, c := range map[string]struct {
		value func(uint64, uint32) *big.Int
		holds func(sign int) bool
	}{
		"eq": {unsignedBig, func(s int) bool { return s == 0 }}, "ne": {unsignedBig, func(s int) bool { return s != 0 }},
		"slt": {signedBig, func(s int) bool { return s < 0 }}, "sle": {signedBig, func(s int) bool { return s <= 0 }},
		"sgt": {signedBig, func(s int) bool { return s > 0 }}, "sge": {signedBig, func(s int) bool { return s >= 0 }},
		"ult": {unsignedBig, func(s int) bool { return s < 0 }}, "ule": {unsignedBig, func(s int) bool { return s <= 0 }},
		"ugt": {unsignedBig, func(s int) bool { return s > 0 }}, "uge": {unsignedBig, func(s int) bool { return s >= 0 }},
	} {
		for _, w := range widths {
			m, _ := machine(t, twoOperand("arith.cmpi "+name+",", fmt.Sprint("i", w), "i1"), Options{})
			for _, a := range edge(w) {
				for _, b := range edge(w) {
					got, err := m.Call(t.Context(), "f", Value{bits: a}, Value{bits: b})
					want := boolValue(c.holds(c.value(a, w).Cmp(c.value(b, w))))
					if err != nil || got[0] != want {
						t.Fatalf("%s i%d %#x, %#x: got %v %v", name, w, a, b, got, err)
					}
				}
			}
		}
	}
}

var floatValues = []float64{0, math.Copysign(0, -1), 1, -1, 1.5, 0.1, -2.75, 3, 1e10, 1e-10, 1e300, math.Inf(1), math.Inf(-1), math.NaN(), 65504, 1 << 53, math.Pi}

// same reports whether two floats are equal, including the sign of zero, or both NaN.
func same(a, b float64) bool {
	return math.IsNaN(a) && math.IsNaN(b) || a == b && math.Signbit(a) == math.Signbit(b)
}

func TestFloats(t *testing.T) {
	for name, f := range map[string]struct {
		f64 func(a, b float64) float64
		f32 func(a, b float32) float32
	}{
		"addf": {func(a, b float64) float64 { return a + b }, func(a, b float32) float32 { return a + b }},
		"subf": {func(a, b float64) float64 { return a - b }, func(a, b float32) float32 { return a - b }},
		"mulf": {func(a, b float64) float64 { return a * b }, func(a, b float32) float32 { return a * b }},
		"divf": {func(a, b float64) float64 { return a / b }, func(a, b float32) float32 { return a / b }},
		"remf": {math.Mod, func(a, b float32) float32 { return float32(math.Mod(float64(a), float64(b))) }},
	} {
		m64, _ := machine(t, twoOperand("arith."+name, "f64", "f64"), Options{})
		m32, _ := machine(t, twoOperand("arith."+name, "f32", "f32"), Options{})
		for _, a := range floatValues {
			for _, b := range floatValues {
				got, err := m64.Call(t.Context(), "f", FloatValue(a), FloatValue(b))
				if err != nil || !same(got[0].Float64(), f.f64(a, b)) {
					t.Errorf("%s f64 %v, %v: got %v %v, want %v", name, a, b, got[0].Float64(), err, f.f64(a, b))
				}
				x, y := float32(a), float32(b)
				got, err = m32.Call(t.Context(), "f", FloatValue(float64(x)), FloatValue(float64(y)))
				if want := float64(f.f32(x, y)); err != nil || !same(got[0].Float64(), want) {
					t.Errorf("%s f32 %v, %v: got %v %v, want %v", name, x, y, got[0].Float64(), err, want)
				}
			}
		}
	}
}

func TestMinimumAndMaximum(t *testing.T) {
	nan, zero, minus := math.NaN(), 0.0, math.Copysign(0, -1)
	for _, c := range []struct {
		op         string
		a, b, want float64
	}{
		{"maximumf", 1, 2, 2}, {"maximumf", nan, 2, nan}, {"maximumf", 2, nan, nan}, {"maximumf", minus, zero, zero},
		{"minimumf", 1, 2, 1}, {"minimumf", nan, 2, nan}, {"minimumf", zero, minus, minus},
		{"maxnumf", 1, nan, 1}, {"maxnumf", nan, 1, 1}, {"maxnumf", 3, 1, 3}, {"minnumf", nan, 1, 1}, {"minnumf", 3, 1, 1},
	} {
		vs, _, err := call(t, twoOperand("arith."+c.op, "f32", "f32"), FloatValue(c.a), FloatValue(c.b))
		if err != nil || !same(vs[0].Float64(), c.want) {
			t.Errorf("%s %v, %v: got %v %v, want %v", c.op, c.a, c.b, vs, err, c.want)
		}
	}
}

func TestFloatComparisons(t *testing.T) {
	for name, f := range map[string]func(a, b float64) bool{
		"false": func(_, _ float64) bool { return false }, "true": func(_, _ float64) bool { return true },
		"oeq": func(a, b float64) bool { return a == b }, "ogt": func(a, b float64) bool { return a > b },
		"oge": func(a, b float64) bool { return a >= b }, "olt": func(a, b float64) bool { return a < b },
		"ole": func(a, b float64) bool { return a <= b }, "one": func(a, b float64) bool { return a < b || a > b },
		"ord": func(a, b float64) bool { return a == a && b == b },
		"ueq": func(a, b float64) bool { return !(a < b || a > b) }, "ugt": func(a, b float64) bool { return !(a <= b) },
		"uge": func(a, b float64) bool { return !(a < b) }, "ult": func(a, b float64) bool { return !(a >= b) },
		"ule": func(a, b float64) bool { return !(a > b) }, "une": func(a, b float64) bool { return a != b },
		"uno": func(a, b float64) bool { return a != a || b != b },
	} {
		m, _ := machine(t, twoOperand("arith.cmpf "+name+",", "f64", "i1"), Options{})
		for _, a := range floatValues {
			for _, b := range floatValues {
				got, err := m.Call(t.Context(), "f", FloatValue(a), FloatValue(b))
				if err != nil || got[0] != boolValue(f(a, b)) {
					t.Errorf("%s %v, %v: got %v %v", name, a, b, got, err)
				}
			}
		}
	}
}

func TestConversions(t *testing.T) {
	i := func(v int64, w uint32) Value { return Value{bits: uint64(v) & widthMask(w)} }
	for _, c := range []struct {
		op, from, to string
		in, want     Value
	}{
		{"extui", "i8", "i32", i(-1, 8), i(255, 32)}, {"extsi", "i8", "i32", i(-1, 8), i(-1, 32)}, {"extsi", "i1", "i64", i(1, 1), i(-1, 64)},
		{"trunci", "i64", "i16", i(0x12345, 64), i(0x2345, 16)}, {"trunci", "i8", "i1", i(3, 8), i(1, 1)},
		{"index_cast", "i32", "index", i(-5, 32), i(-5, 64)}, {"index_cast", "index", "i8", i(300, 64), i(44, 8)},
		{"index_castui", "i32", "index", i(-5, 32), i(1<<32-5, 64)},
		{"sitofp", "i32", "f32", i(-16777217, 32), FloatValue(-16777216)}, {"uitofp", "i32", "f64", i(-1, 32), FloatValue(1<<32 - 1)},
		// The conversion must round once. Rounding to double first would give 2^62 +
		// 2^39.
		{"sitofp", "i64", "f32", i(1<<62+1<<38+1, 64), FloatValue(1<<62 + 1<<39)}, {"uitofp", "i64", "f32", i(-1, 64), FloatValue(1 << 64)},
		{"sitofp", "i64", "f32", i(-(1<<62 + 1<<38 + 1), 64), FloatValue(-(1<<62 + 1<<39))},
		{"fptosi", "f32", "i8", FloatValue(-128.75), i(-128, 8)}, {"fptoui", "f32", "i8", FloatValue(255.5), i(255, 8)},
		{"fptoui", "f64", "i64", FloatValue(1 << 63), i(math.MinInt64, 64)}, {"fptosi", "f64", "i64", FloatValue(-(1 << 63)), i(math.MinInt64, 64)},
		{"extf", "f16", "f32", FloatValue(0.5), FloatValue(0.5)}, {"truncf", "f64", "f32", FloatValue(0.1), FloatValue(float64(float32(0.1)))},
		{"truncf", "f32", "f16", FloatValue(1e6), FloatValue(math.Inf(1))}, {"truncf", "f32", "f16", FloatValue(2049), FloatValue(2048)},
		{"truncf", "f32", "bf16", FloatValue(257), FloatValue(256)},
		{"bitcast", "f32", "i32", FloatValue(1), i(0x3f800000, 32)}, {"bitcast", "i64", "f64", i(0x3ff0000000000000, 64), FloatValue(1)},
		{"bitcast", "i16", "f16", i(0x3c00, 16), FloatValue(1)}, {"bitcast", "bf16", "i16", FloatValue(-2), i(0xc000, 16)},
	} {
		vs, _, err := call(t, oneOperand("arith."+c.op, c.from, c.to), c.in)
		if err != nil || vs[0] != c.want {
			t.Errorf("%s %s to %s of %#x: got %v %v, want %#x", c.op, c.from, c.to, c.in.bits, vs, err, c.want.bits)
		}
	}
}

func TestMath(t *testing.T) {
	for name, f := range map[string]func(float64) float64{"sqrt": math.Sqrt, "exp": math.Exp, "floor": math.Floor, "roundeven": math.RoundToEven, "absf": math.Abs, "tanh": math.Tanh} {
		for _, x := range floatValues {
			vs, _, err := call(t, oneOperand("math."+name, "f64", "f64"), FloatValue(x))
			if err != nil || !same(vs[0].Float64(), f(x)) {
				t.Errorf("%s %v: got %v %v", name, x, vs, err)
			}
		}
	}
	for _, c := range []struct {
		op       string
		w        uint32
		in, want int64
	}{
		{"absi", 8, -5, 5}, {"absi", 8, -128, -128}, {"ctlz", 8, 1, 7}, {"ctlz", 32, 0, 32}, {"cttz", 16, 0, 16}, {"cttz", 64, 40, 3}, {"ctpop", 8, -1, 8},
	} {
		ty := fmt.Sprint("i", c.w)
		if got := results(t, oneOperand("math."+c.op, ty, ty), Value{bits: uint64(c.in) & widthMask(c.w)}); uint64(got[0]) != uint64(c.want)&widthMask(c.w) {
			t.Errorf("%s i%d %d: got %d, want %d", c.op, c.w, c.in, got[0], c.want)
		}
	}
}

// TestFMA checks that fma rounds once in every type.
func TestFMA(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	for name, kind := range map[string]ir.FloatKind{"f16": ir.F16, "bf16": ir.BF16, "f32": ir.F32, "f64": ir.F64} {
		m, _ := machine(t, fmt.Sprintf("func.func @f(%%a: %s, %%b: %[1]s, %%c: %[1]s) -> %[1]s {\n%%r = math.fma %%a, %%b, %%c : %[1]s\nreturn %%r : %[1]s\n}", name), Options{})
		ctx := ir.NewContext(nil)
		ft := ctx.Float(kind)
		for range 2000 {
			var v [3]Value
			for i := range v {
				v[i] = round(ft, math.Ldexp(r.Float64()*2-1, r.IntN(14)-7))
			}
			exact := new(big.Float).SetPrec(4000).Mul(big.NewFloat(v[0].Float64()), big.NewFloat(v[1].Float64()))
			exact.Add(exact, big.NewFloat(v[2].Float64()))
			want := roundBig(ft, exact)
			got, err := m.Call(t.Context(), "f", v[:]...)
			if err != nil || got[0].Float64() != want {
				t.Fatalf("%s: fma(%v, %v, %v) is %v %v, want %v", name, v[0].Float64(), v[1].Float64(), v[2].Float64(), got, err, want)
			}
		}
	}
}

// roundBig rounds x to type t by comparing x with the neighbors of a first guess.
func roundBig(t *ir.FloatType, x *big.Float) float64 {
	near, _ := x.Float64()
	f, _ := apfloat.FromFloat64(t.Semantics(), near)
	bits := f.Bits64()
	best, bestDist, bestBits := f.Float64(), (*big.Float)(nil), bits
	for _, b := range []uint64{bits - 1, bits, bits + 1} {
		v := fromBits(t, b).Float64()
		if math.IsNaN(v) || math.IsInf(v, 0) {
			continue
		}
		d := new(big.Float).SetPrec(4000).Sub(x, big.NewFloat(v))
		d.Abs(d)
		if bestDist == nil || d.Cmp(bestDist) < 0 || d.Cmp(bestDist) == 0 && b&1 == 0 && bestBits&1 == 1 {
			best, bestDist, bestBits = v, d, b
		}
	}
	return best
}

// TestFloatBits moves bits into values and back. No bit may change: a load of a signaling NaN is
// not an operation that makes it quiet.
func TestFloatBits(t *testing.T) {
	ctx := ir.NewContext(nil)
	f16, bf16, f32, f64 := ctx.Float(ir.F16), ctx.Float(ir.BF16), ctx.Float(ir.F32), ctx.Float(ir.F64)
	check := func(ft *ir.FloatType, u uint64) {
		t.Helper()
		v := fromBits(ft, u)
		f := apfloat.FromBits64(ft.Semantics(), u)
		if got := toBits(ft, v); got != u || !same(v.Float64(), f.Float64()) {
			t.Fatalf("%s: %#x is %v (%v) and %#x", ir.TypeString(ft), u, v.Float64(), f.Float64(), got)
		}
		c, err := constant(ctx.FloatConst(ft, f))
		if err != nil || c != v {
			t.Fatalf("%s: the constant %#x is %#x, %v", ir.TypeString(ft), u, c.bits, err)
		}
	}
	for u := range uint64(1 << 16) {
		check(f16, u)
		check(bf16, u)
		check(f32, u<<16|u)
	}
	for _, u := range []uint64{0x7f800000, 0x7f800001, 0xffbfffff, 0xff800000, 0x7fc00000} {
		check(f32, u)
	}
	check(f64, 0x7ff0000000000001)
	// The payload of a float64 does not fit: a NaN remains.
	for ft, want := range map[*ir.FloatType]uint64{f16: 0xfe00, bf16: 0xffc0, f32: 0xffc00000} {
		if got := toBits(ft, Value{bits: 0xfff0000000000001}); got != want {
			t.Errorf("%s: %#x, want %#x", ir.TypeString(ft), got, want)
		}
	}
}

func TestVectors(t *testing.T) {
	vs, _, err := call(t, `func.func @f() -> vector<3xi32> {
  %a = arith.constant dense<[1, 2, 3]> : vector<3xi32>
  %b = arith.constant dense<[10, -20, 30]> : vector<3xi32>
  %m = memref.alloc() : memref<2xvector<3xi32>>
  %c1 = arith.constant 1 : index
  %s = arith.addi %a, %b : vector<3xi32>
  memref.store %s, %m[%c1] : memref<2xvector<3xi32>>
  %l = memref.load %m[%c1] : memref<2xvector<3xi32>>
  %less = arith.cmpi slt, %l, %a : vector<3xi32>
  %r = arith.select %less, %a, %l : vector<3xi1>, vector<3xi32>
  return %r : vector<3xi32>
}`)
	if err != nil {
		t.Fatal(err)
	}
	want := []Value{{bits: 11}, {bits: 2}, {bits: 33}}
	if got, _ := vs[0].ref.([]Value); !slices.Equal(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
}
