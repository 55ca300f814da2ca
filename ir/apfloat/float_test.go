package apfloat

import (
	"fmt"
	"math"
	"math/big"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/spvc/spvc/ir/apint"
)

// value returns the exact value of a code of a format of at most 16 bits. It derives
// the value from the definition of the format: sign, exponent, fraction.
func value(s Semantics, code uint64) (v float64, isNaN bool) {
	layouts := [NumSemantics]struct{ exp, frac, bias int }{
		F8E5M2: {5, 2, 15}, F8E4M3: {4, 3, 7}, F8E4M3FN: {4, 3, 7}, F8E5M2FNUZ: {5, 2, 16},
		F8E4M3FNUZ: {4, 3, 8}, F8E4M3B11FNUZ: {4, 3, 11}, BF16: {8, 7, 127}, F16: {5, 10, 15},
	}
	l := layouts[s]
	sign := 1.0
	if code>>(l.exp+l.frac) != 0 {
		sign = -1
	}
	exp := int(code >> l.frac & (1<<l.exp - 1))
	frac := int(code & (1<<l.frac - 1))
	switch s {
	case F8E5M2FNUZ, F8E4M3FNUZ, F8E4M3B11FNUZ:
		if code == 0x80 {
			return 0, true
		}
	case F8E4M3FN:
		if code&0x7f == 0x7f {
			return 0, true
		}
	default:
		if exp == 1<<l.exp-1 {
			return sign * math.Inf(1), frac != 0
		}
	}
	if exp == 0 {
		return sign * math.Ldexp(float64(frac), 1-l.bias-l.frac), false
	}
	return sign * math.Ldexp(float64(frac|1<<l.frac), exp-l.bias-l.frac), false
}

var narrow = []Semantics{F8E5M2, F8E4M3, F8E4M3FN, F8E5M2FNUZ, F8E4M3FNUZ, F8E4M3B11FNUZ, BF16, F16}

func codes(s Semantics) uint64 { return 1 << s.Width() }

func TestDecodeEveryNarrowCode(t *testing.T) {
	for _, s := range narrow {
		for c := range codes(s) {
			f := FromBits64(s, c)
			want, nan := value(s, c)
			if f.IsNaN() != nan {
				t.Fatalf("%v %#x: IsNaN = %v", s, c, f.IsNaN())
			}
			if nan {
				continue
			}
			got := f.Float64()
			if got != want || math.Signbit(got) != math.Signbit(want) {
				t.Fatalf("%v %#x = %v, want %v", s, c, got, want)
			}
			if f.IsInf() != math.IsInf(want, 0) || f.IsZero() != (want == 0) || f.IsNegative() != math.Signbit(want) {
				t.Fatalf("%v %#x: wrong class", s, c)
			}
			if back, exact := FromFloat64(s, want); back != f || !exact {
				t.Fatalf("%v %#x: back from %v is %#x, exact %v", s, c, want, back.Bits64(), exact)
			}
			if n := f.Neg(); n.Float64() != -want || n.Neg() != f || f.Abs().Float64() != math.Abs(want) {
				t.Fatalf("%v %#x: wrong sign operation", s, c)
			}
		}
	}
}

// TestRoundBetweenNeighbors rounds, for each pair of adjacent finite numbers, their
// middle and the doubles next to it.
func TestRoundBetweenNeighbors(t *testing.T) {
	for _, s := range narrow {
		for c := uint64(0); FromBits64(s, c) != Largest(s, false); c++ {
			lo, _ := value(s, c)
			hi, _ := value(s, c+1)
			mid := (lo + hi) / 2
			even := FromBits64(s, c+c&1)
			for _, tt := range []struct {
				v    float64
				want Float
			}{
				{math.Nextafter(mid, 0), FromBits64(s, c)},
				{mid, even},
				{math.Nextafter(mid, 1e300), FromBits64(s, c+1)},
				{math.Nextafter(lo, 1e300), FromBits64(s, c)},
				{-mid, even.Neg()},
			} {
				if got, exact := FromFloat64(s, tt.v); got != tt.want || exact {
					t.Fatalf("%v: %v rounds to %v (exact %v), want %v", s, tt.v, got, exact, tt.want)
				}
				text := fmt.Sprintf("%.400f", tt.v)
				if got, ok := ParseDecimal(s, text); !ok || got != tt.want {
					t.Fatalf("%v: %s reads as %v, want %v", s, text, got, tt.want)
				}
			}
			// A distance from the middle that is smaller than a double can show.
			if s == F16 && c < 3000 {
				text := strings.TrimRight(fmt.Sprintf("%.60f", mid), "0")
				if got, _ := ParseDecimal(s, text+"0000000000000000000000000000000000001"); got != FromBits64(s, c+1) {
					t.Fatalf("%v: above %v reads as %v", s, mid, got)
				}
			}
		}
	}
}

// TestExtremes: beside the smallest normal number is a subnormal with a full fraction.
func TestExtremes(t *testing.T) {
	for _, s := range narrow {
		normal := SmallestNormal(s, false)
		v, _ := value(s, normal.Bits64())
		below, _ := value(s, normal.Bits64()-1)
		twice, _ := value(s, 2*normal.Bits64())
		if least, _ := value(s, Smallest(s, false).Bits64()); v-below != least || twice != 2*v {
			t.Errorf("%v: %v, below %v, then %v", s, v, below, twice)
		}
		if SmallestNormal(s, true) != normal.Neg() {
			t.Errorf("%v: the negative one is %v", s, SmallestNormal(s, true))
		}
	}
}

func TestOverflow(t *testing.T) {
	for _, s := range narrow {
		top := Largest(s, false).Float64()
		below, _ := value(s, Largest(s, false).Bits64()-1)
		limit := top + (top-below)/2
		if got, exact := FromFloat64(s, math.Nextafter(limit, 0)); got != Largest(s, false) || exact {
			t.Errorf("%v: below the limit %v gives %v", s, limit, got)
		}
		for _, neg := range []bool{false, true} {
			v := limit
			if s == F8E4M3FN { // the middle rounds to the largest number, whose code is even
				v = math.Nextafter(limit, 1e300)
			}
			if neg {
				v = -v
			}
			if got, exact := FromFloat64(s, v); got != Inf(s, neg) || exact {
				t.Errorf("%v: %v gives %v", s, v, got)
			}
		}
		if Inf(s, false).IsInf() != s.HasInf() || Inf(s, false).IsNaN() == s.HasInf() {
			t.Errorf("%v: wrong infinity", s)
		}
	}
}

// nearest rounds an exact rational to one of the format's finite numbers by
// bisection over the codes, independently of round.
func nearest(s Semantics, x *big.Rat) Float {
	neg := x.Sign() < 0
	x = new(big.Rat).Abs(x)
	exact := func(c uint64) *big.Rat { v, _ := value(s, c); return new(big.Rat).SetFloat64(v) }
	last := Largest(s, false).Bits64()
	lo, hi := uint64(0), last+1
	for hi-lo > 1 {
		if mid := (lo + hi) / 2; exact(mid).Cmp(x) <= 0 {
			lo = mid
		} else {
			hi = mid
		}
	}
	var next *big.Rat
	if lo == last {
		next = exact(lo)
		next.Add(next, next).Sub(next, exact(lo-1))
	} else {
		next = exact(lo + 1)
	}
	middle := new(big.Rat).Add(exact(lo), next)
	middle.Quo(middle, big.NewRat(2, 1))
	if c := x.Cmp(middle); c > 0 || c == 0 && lo&1 != 0 {
		lo++
	}
	if lo > last {
		return Inf(s, neg)
	}
	return build(s, neg, u64(lo))
}

// TestNarrowArithmetic checks results against exact rationals: every fifth
// pair of the 8-bit formats, and random pairs of the 16-bit formats.
func TestNarrowArithmetic(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	for _, s := range narrow {
		if s.Width() == 8 {
			for a := range uint64(256) {
				for b := a % 5; b < 256; b += 5 {
					checkArithmetic(t, s, a, b)
				}
			}
			continue
		}
		for range 5000 {
			checkArithmetic(t, s, r.Uint64N(65536), r.Uint64N(65536))
		}
	}
}

func checkArithmetic(t *testing.T, s Semantics, ca, cb uint64) {
	t.Helper()
	a, b := FromBits64(s, ca), FromBits64(s, cb)
	if !a.IsFinite() || !b.IsFinite() || a.IsZero() || b.IsZero() {
		return
	}
	va, _ := value(s, ca)
	vb, _ := value(s, cb)
	x, y := new(big.Rat).SetFloat64(va), new(big.Rat).SetFloat64(vb)
	for _, tt := range []struct {
		name  string
		got   Float
		exact *big.Rat
	}{
		{"add", a.Add(b), new(big.Rat).Add(x, y)},
		{"sub", a.Sub(b), new(big.Rat).Sub(x, y)},
		{"mul", a.Mul(b), new(big.Rat).Mul(x, y)},
		{"div", a.Div(b), new(big.Rat).Quo(x, y)},
	} {
		want := nearest(s, tt.exact)
		if want.IsZero() && (tt.name == "mul" || tt.name == "div") {
			want = Zero(s, a.IsNegative() != b.IsNegative())
		}
		if tt.got != want {
			t.Fatalf("%v: %s %v, %v = %v, want %v", s, tt.name, a, b, tt.got, want)
		}
	}
	if order := a.Compare(b); int(order) != x.Cmp(y)+1 {
		t.Fatalf("%v: compare %v, %v = %v", s, a, b, order)
	}
}

// TestWideArithmetic runs the exact path of f80 and f128 on f64 operands. It rounds the
// result to f64 and compares it with the machine's where that is exact enough.
func TestWideArithmetic(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	for range 5000 {
		x := math.Ldexp(float64(r.Int32()), r.IntN(40)-20)
		y := math.Ldexp(float64(r.Int32()|1), r.IntN(40)-20)
		for _, s := range []Semantics{F80, F128} {
			a, _ := FromFloat64(s, x)
			b, _ := FromFloat64(s, y)
			for name, tt := range map[string]struct {
				got  Float
				want float64
			}{
				"add": {a.Add(b), x + y}, "sub": {a.Sub(b), x - y}, "mul": {a.Mul(b), x * y},
				"rem": {a.Rem(b), math.Mod(x, y)}, "div": {a.Div(b), x / y},
			} {
				exact := new(big.Float).SetPrec(2000).SetFloat64(x)
				v := new(big.Float).SetPrec(2000).SetFloat64(y)
				switch name {
				case "add":
					exact.Add(exact, v)
				case "sub":
					exact.Sub(exact, v)
				case "mul":
					exact.Mul(exact, v)
				case "div":
					exact.Quo(exact, v)
				}
				if name != "rem" {
					exact.SetPrec(uint(s.Precision()))
					sig, exp := tt.got.exactBig()
					got := new(big.Float).SetPrec(2000).SetInt(sig)
					got.SetMantExp(got, exp)
					if got.Cmp(exact) != 0 {
						t.Fatalf("%v: %s %v, %v = %v, want %v", s, name, x, y, tt.got, exact)
					}
				} else if tt.got.Float64() != tt.want {
					t.Fatalf("%v: rem %v, %v = %v, want %v", s, x, y, tt.got, tt.want)
				}
			}
		}
	}
}

func TestNativeFormats(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 8))
	for range 50000 {
		x, y := math.Float32frombits(r.Uint32()), math.Float32frombits(r.Uint32())
		if x != x || y != y {
			continue
		}
		a, b := FromFloat32(x), FromFloat32(y)
		for i, tt := range []struct {
			got  Float
			want float32
		}{{a.Add(b), x + y}, {a.Mul(b), x * y}, {a.Div(b), x / y}, {a.Sub(b), x - y}} {
			if tt.want == tt.want && tt.got != FromFloat32(tt.want) {
				t.Fatalf("operation %d on %v, %v = %v, want %v", i, x, y, tt.got, tt.want)
			}
			if tt.want != tt.want && tt.got != NaN(F32, false) {
				t.Fatalf("operation %d on %v, %v = %v, want a NaN", i, x, y, tt.got)
			}
		}
		v := math.Float64frombits(r.Uint64())
		if f, _ := FromFloat64(F32, v); v == v && f != FromFloat32(float32(v)) {
			t.Fatalf("%v to f32 = %v", v, f)
		}
	}
}

// TestEveryNarrowTextReadsBack prints each finite number and reads the text.
func TestEveryNarrowTextReadsBack(t *testing.T) {
	for _, s := range narrow {
		for c := range codes(s) {
			f := FromBits64(s, c)
			text := f.String()
			if strings.HasPrefix(text, "0x") {
				if v, ok := apint.Parse(s.Width(), text); !ok || FromBits(s, v) != f {
					t.Fatalf("%v %#x: %s", s, c, text)
				}
				continue
			}
			if g, ok := ParseDecimal(s, text); !ok || g != f {
				t.Fatalf("%v %#x: %s reads as %v", s, c, text, g)
			}
			if g, ok := ParseLiteral(s, text); !ok || g != f {
				t.Fatalf("%v %#x: literal %s reads as %v", s, c, text, g)
			}
		}
	}
}

func TestBitsRoundTrip(t *testing.T) {
	r := rand.New(rand.NewPCG(9, 1))
	for s := Semantics(1); s < NumSemantics; s++ {
		for range 200 {
			b := make([]byte, 16)
			for i := range b {
				b[i] = byte(r.Uint32())
			}
			if s == F80 {
				b[7] |= 0x80
				b[9] |= 1
			}
			v := apint.FromBytes(s.Width(), b)
			f := FromBits(s, v)
			if f.Bits() != v {
				t.Fatalf("%v: bits %v become %v", s, v, f.Bits())
			}
			if f.IsFinite() && !f.IsZero() {
				if g, ok := ParseDecimal(s, exactText(f)); !ok || g != f {
					t.Fatalf("%v: %v reads back as %v", s, f, g)
				}
			}
		}
		if got, ok := Named(s.String()); !ok || got != s {
			t.Errorf("Named(%v) = %v", s, got)
		}
	}
}

// exactText writes all digits of f.
func exactText(f Float) string {
	x, exp := f.exactBig()
	v := new(big.Float).SetPrec(200).SetInt(x)
	return v.SetMantExp(v, exp).Text('e', 60)
}

func TestParseRejects(t *testing.T) {
	for _, bad := range []string{"", "-", ".", "1e", "1e+", "e5", "1.0x", "0x1p3", "inf", "NaN", "1_0.0", "1.0e5 "} {
		if f, ok := ParseDecimal(F32, bad); ok {
			t.Errorf("%q reads as %v", bad, f)
		}
		if f, ok := ParseLiteral(F128, bad); ok {
			t.Errorf("literal %q reads as %v", bad, f)
		}
	}
}

func TestParseExtremes(t *testing.T) {
	long := "0." + strings.Repeat("3", 100000)
	third, _ := FromFloat64(F128, 1)
	three, _ := FromFloat64(F128, 3)
	tests := []struct {
		s    Semantics
		text string
		want Float
	}{
		{F128, long, third.Div(three)},
		{F128, "1e999999999999999999999", Inf(F128, false)},
		{F128, "-1e-999999999999999999999", Zero(F128, true)},
		{F128, "0e999999999", Zero(F128, false)},
		{F80, "3.6e-4951", Smallest(F80, false)},
		{F80, "1.9e4932", Inf(F80, false)},
		{F32, "1e99999999999999999999", Inf(F32, false)},
		{F128, "1" + strings.Repeat("0", 50000) + "e-50000", third},
		{F128, "0." + strings.Repeat("0", 50000) + "1e50001", third},
		// Rounding this twice would give 1.
		{F32, "1.00000005960464477539062500000000001", FromFloat32(1 + 1.0/(1<<23))},
	}
	for _, tt := range tests {
		if got, ok := ParseDecimal(tt.s, tt.text); !ok || got != tt.want {
			t.Errorf("%v %.40s = %v, want %v", tt.s, tt.text, got, tt.want)
		}
	}
	if got, _ := ParseLiteral(F32, "1.00000005960464477539062500000000001"); got != FromFloat32(1) {
		t.Errorf("a literal is rounded to f64 first, got %v", got)
	}
}

func TestToIntSaturates(t *testing.T) {
	for _, tt := range []struct {
		v         float64
		signed    bool
		want      int64
		exact, ok bool
	}{
		{127, true, 127, true, true}, {128, true, 127, false, false}, {-128, true, -128, true, true},
		{-129, true, -128, false, false}, {-128.5, true, -128, false, true}, {255, false, -1, true, true},
		{256, false, -1, false, false}, {-0.5, false, 0, false, true}, {-1, false, 0, false, false},
		{math.NaN(), true, 0, false, false}, {math.Inf(-1), true, -128, false, false}, {2.5, true, 2, false, true},
		{math.Copysign(0, -1), true, 0, false, true}, {1e300, false, -1, false, false},
	} {
		f, _ := FromFloat64(F64, tt.v)
		got, exact, ok := f.ToInt(8, tt.signed)
		if got != apint.NewSigned(8, tt.want) || exact != tt.exact || ok != tt.ok {
			t.Errorf("%v signed %v: %v, %v, %v", tt.v, tt.signed, got, exact, ok)
		}
	}
}

func TestIntegersBothWays(t *testing.T) {
	for v := int64(-300); v <= 300; v++ {
		for s := F16; s < NumSemantics; s++ {
			f, exact := FromInt(s, apint.NewSigned(100, v), true)
			back, same, ok := f.ToInt(70, true)
			if !exact || !same || !ok || back != apint.NewSigned(70, v) || f.Float64() != float64(v) {
				t.Fatalf("%v: %d becomes %v and %v", s, v, f, back)
			}
		}
	}
}

func TestMaxMin(t *testing.T) {
	nan, one := NaN(F32, true), FromFloat32(1)
	zero, minus := Zero(F32, false), Zero(F32, true)
	for i, tt := range []struct{ got, want Float }{
		{one.MaxNum(nan), one}, {nan.MinNum(one), one}, {one.Maximum(nan), nan}, {nan.Minimum(one), nan},
		{zero.MaxNum(minus), zero}, {minus.MaxNum(zero), zero}, {zero.Minimum(minus), minus}, {minus.MinNum(zero), minus},
		{one.MaxNum(zero), one}, {one.MinNum(zero), zero},
	} {
		if tt.got != tt.want {
			t.Errorf("case %d: %v, want %v", i, tt.got, tt.want)
		}
	}
	if zero.Compare(minus) != Equal || nan.Compare(nan) != Unordered || !minus.IsNegZero() || !zero.IsPosZero() {
		t.Error("wrong order of zeros or NaNs")
	}
	if !one.IsExactly(1) || zero.IsExactly(math.Copysign(0, -1)) || one.IsExactly(1.5) {
		t.Error("wrong IsExactly")
	}
}

// TestLLVMNumbers finds each format by its number in LLVM.
func TestLLVMNumbers(t *testing.T) {
	for s := Semantics(1); s < NumSemantics; s++ {
		if got, ok := FromLLVMNumber(s.LLVMNumber()); !ok || got != s {
			t.Errorf("format %d has the number %d, which is format %d", s, s.LLVMNumber(), got)
		}
	}
	for n, want := range map[int]Semantics{-1: 0, 0: F16, 3: F64, 5: 0, 6: 0, 7: F8E5M2, 14: TF32, 19: F80, 20: 0} {
		if got, ok := FromLLVMNumber(n); got != want || ok != (want != 0) {
			t.Errorf("the number %d is of format %d, want %d", n, got, want)
		}
	}
}
