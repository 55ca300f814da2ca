package apint

import (
	"fmt"
	"math/big"
	"math/rand/v2"
	"strings"
	"testing"
)

// operands returns the values to test at a width: all values of a narrow width, else
// the corners and some random values.
func operands(width uint32) []Int {
	var all []Int
	if width <= 4 {
		for v := range uint64(1) << width {
			all = append(all, New(width, v))
		}
		return all
	}
	all = append(all, New(width, 0), New(width, 1), New(width, 2), New(width, 7), AllOnes(width), NewSigned(width, -2),
		MinSigned(width), MaxSigned(width), MinSigned(width).Add(New(width, 1)), New(width, 1<<63), New(width, ^uint64(0)))
	r := rand.New(rand.NewPCG(1, uint64(width)))
	for range 20 {
		b := make([]byte, ByteLen(width))
		for i := range b {
			b[i] = byte(r.Uint32())
		}
		v := FromBytes(width, b)
		all = append(all, v, v.LShr(uint64(r.Uint32N(width))), v.AShr(uint64(r.Uint32N(width))))
	}
	return all
}

var widths = []uint32{0, 1, 2, 3, 4, 8, 31, 32, 63, 64, 65, 71, 72, 100, 128, 129, 200, 600}

func modulo(width uint32, x *big.Int) *big.Int {
	return new(big.Int).Mod(x, new(big.Int).Lsh(big.NewInt(1), uint(width)))
}

type binaryCase struct {
	name   string
	signed bool
	div    bool
	got    func(a, b Int) Int
	want   func(z, x, y *big.Int) *big.Int
}

func binaries(width uint32) []binaryCase {
	high := func(z, x, y *big.Int) *big.Int { return z.Rsh(z.Mul(x, y), uint(width)) }
	floor := func(z, x, y *big.Int) *big.Int {
		z, m := z.DivMod(x, y, new(big.Int))
		if m.Sign() != 0 && y.Sign() < 0 {
			z.Sub(z, big.NewInt(1)) // Euclid rounds up for a negative divisor
		}
		return z
	}
	ceil := func(z, x, y *big.Int) *big.Int {
		return z.Neg(floor(z, new(big.Int).Neg(x), y))
	}
	first := func(f func(a, b Int) (Int, bool)) func(a, b Int) Int {
		return func(a, b Int) Int { q, _ := f(a, b); return q }
	}
	return []binaryCase{
		{"add", false, false, Int.Add, (*big.Int).Add},
		{"sub", false, false, Int.Sub, (*big.Int).Sub},
		{"mul", true, false, Int.Mul, (*big.Int).Mul},
		{"and", false, false, Int.And, (*big.Int).And},
		{"or", false, false, Int.Or, (*big.Int).Or},
		{"xor", false, false, Int.Xor, (*big.Int).Xor},
		{"mulhiu", false, false, Int.MulHiU, high},
		{"mulhis", true, false, Int.MulHiS, high},
		{"udiv", false, true, Int.UDiv, (*big.Int).Quo},
		{"urem", false, true, Int.URem, (*big.Int).Rem},
		{"sdiv", true, true, Int.SDiv, (*big.Int).Quo},
		{"srem", true, true, Int.SRem, (*big.Int).Rem},
		{"ceildivu", false, true, first(Int.CeilDivU), ceil},
		{"ceildivs", true, true, first(Int.CeilDivS), ceil},
		{"floordivs", true, true, first(Int.FloorDivS), floor},
	}
}

func TestBinary(t *testing.T) {
	for _, w := range widths {
		ops := operands(w)
		for _, op := range binaries(w) {
			for _, a := range ops {
				for _, b := range ops {
					if op.div && b.IsZero() {
						continue
					}
					x, y := a.Big(), b.Big()
					if op.signed {
						x, y = a.SignedBig(), b.SignedBig()
					}
					want := modulo(w, op.want(new(big.Int), x, y))
					got := op.got(a, b)
					if got.Big().Cmp(want) != 0 || got != wrap(w, want) {
						t.Fatalf("i%d: %s %v, %v = %v, want %v", w, op.name, a, b, got, want)
					}
				}
			}
		}
	}
}

func TestOverflowAndCompare(t *testing.T) {
	ops := []struct {
		name string
		got  func(a, b Int, signed bool) (Int, bool)
		want func(z, x, y *big.Int) *big.Int
	}{
		{"add", Int.AddOverflow, (*big.Int).Add},
		{"sub", Int.SubOverflow, (*big.Int).Sub},
		{"mul", Int.MulOverflow, (*big.Int).Mul},
	}
	for _, w := range widths[1:] {
		for _, a := range operands(w) {
			for _, b := range operands(w) {
				for _, signed := range []bool{false, true} {
					x, y := a.Big(), b.Big()
					if signed {
						x, y = a.SignedBig(), b.SignedBig()
					}
					if got, want := a.Compare(b, signed), x.Cmp(y); got != want {
						t.Fatalf("i%d: compare %v, %v, %v = %d, want %d", w, a, b, signed, got, want)
					}
					for _, op := range ops {
						exact := op.want(new(big.Int), x, y)
						got, over := op.got(a, b, signed)
						back := got.Big()
						if signed {
							back = got.SignedBig()
						}
						if over != (back.Cmp(exact) != 0) {
							t.Fatalf("i%d: %s %v, %v signed=%v: overflow %v", w, op.name, a, b, signed, over)
						}
					}
				}
			}
		}
	}
}

func TestDivisionOverflow(t *testing.T) {
	i8 := func(v int64) Int { return NewSigned(8, v) }
	tests := []struct {
		name string
		f    func(a, b Int) (Int, bool)
		a, b int64
		q    int64
		over bool
	}{
		{"ceildivs", Int.CeilDivS, -128, 2, -64, true},
		{"ceildivs", Int.CeilDivS, 0, -128, 0, false},
		{"ceildivs", Int.CeilDivS, 5, -128, 0, true},
		{"ceildivs", Int.CeilDivS, 7, 2, 4, false},
		{"ceildivs", Int.CeilDivS, -7, 2, -3, false},
		{"ceildivs", Int.CeilDivS, -7, -2, 4, false},
		{"floordivs", Int.FloorDivS, -128, -1, -128, true},
		{"floordivs", Int.FloorDivS, -128, 3, -43, false},
		{"ceildivu", Int.CeilDivU, -1, 2, -128, false},
		{"sdiv", Int.SDivOverflow, -128, -1, -128, true},
		{"sdiv", Int.SDivOverflow, -127, -1, 127, false},
	}
	for _, tt := range tests {
		q, over := tt.f(i8(tt.a), i8(tt.b))
		if q != i8(tt.q) || over != tt.over {
			t.Errorf("%s %d, %d = %v, %v; want %d, %v", tt.name, tt.a, tt.b, q, over, tt.q, tt.over)
		}
	}
}

func TestUnary(t *testing.T) {
	for _, w := range widths {
		for _, a := range operands(w) {
			u, s := a.Big(), a.SignedBig()
			bit, lead := uint32(0), w
			trail, pop := w, uint32(0)
			for bit = range w {
				if u.Bit(int(bit)) != 0 {
					lead, trail, pop = w-1-bit, min(trail, bit), pop+1
				}
			}
			if a.LeadingZeros() != lead || a.TrailingZeros() != trail || a.PopCount() != pop {
				t.Fatalf("i%d %v: counts %d %d %d, want %d %d %d", w, a, a.LeadingZeros(), a.TrailingZeros(), a.PopCount(), lead, trail, pop)
			}
			if a.IsZero() != (u.Sign() == 0) || a.IsOne() != (u.Cmp(big.NewInt(1)) == 0) || a.IsNegative() != (s.Sign() < 0) || a.IsAllOnes() != (pop == w) {
				t.Fatalf("i%d %v: wrong predicate", w, a)
			}
			if v, ok := a.Uint64(); ok != u.IsUint64() || ok && v != u.Uint64() {
				t.Fatalf("i%d %v: Uint64 = %d, %v", w, a, v, ok)
			}
			if v, ok := a.Int64(); ok != s.IsInt64() || ok && v != s.Int64() {
				t.Fatalf("i%d %v: Int64 = %d, %v", w, a, v, ok)
			}
			for n := uint64(0); n <= uint64(w)+1; n += 1 + uint64(w)/13 {
				if got, want := a.Shl(n), wrap(w, new(big.Int).Lsh(u, uint(n))); got != want {
					t.Fatalf("i%d %v shl %d = %v, want %v", w, a, n, got, want)
				}
				if got, want := a.LShr(n), wrap(w, new(big.Int).Rsh(u, uint(n))); got != want {
					t.Fatalf("i%d %v lshr %d = %v, want %v", w, a, n, got, want)
				}
				if got, want := a.AShr(n), wrap(w, new(big.Int).Rsh(s, uint(n))); got != want {
					t.Fatalf("i%d %v ashr %d = %v, want %v", w, a, n, got, want)
				}
			}
			for _, to := range widths {
				z, s2 := a.ZExtOrTrunc(to), a.SExtOrTrunc(to)
				if z != wrap(to, u) || s2 != wrap(to, s) {
					t.Fatalf("i%d %v to i%d: %v, %v", w, a, to, z, s2)
				}
			}
			if got := FromBytes(w, a.AppendBytes(nil)); got != a {
				t.Fatalf("i%d %v: bytes give %v", w, a, got)
			}
		}
	}
}

func TestText(t *testing.T) {
	for _, w := range widths {
		for _, a := range operands(w) {
			if got, want := string(a.AppendDecimal(nil, false)), a.Big().String(); got != want {
				t.Fatalf("i%d: %s, want %s", w, got, want)
			}
			if got, want := a.String(), a.SignedBig().String(); got != want {
				t.Fatalf("i%d: %s, want %s", w, got, want)
			}
			if got, want := string(a.AppendHex(nil)), "0x"+strings.ToUpper(a.Big().Text(16)); got != want {
				t.Fatalf("i%d: %s, want %s", w, got, want)
			}
			for _, text := range []string{a.String(), string(a.AppendDecimal(nil, false)), string(a.AppendHex(nil))} {
				if got, ok := Parse(w, text); !ok || got != a {
					t.Fatalf("i%d: parse %s = %v, %v", w, text, got, ok)
				}
			}
			over := new(big.Int).Lsh(big.NewInt(1), uint(w))
			over.Add(over, a.Big())
			if got, ok := Parse(w, over.String()); ok {
				t.Fatalf("i%d: parse %v = %v", w, over, got)
			}
		}
	}
	for _, bad := range []string{"", "-", "0x", "1a", "0xg", " 1", "99999999999999999999999x", "1_0"} {
		if v, ok := Parse(128, bad); ok {
			t.Errorf("parse %q = %v", bad, v)
		}
	}
	if v, ok := Parse(8, "-129"); ok {
		t.Errorf("parse -129 : i8 = %v", v)
	}
	if v, ok := Parse(8, "0x"+strings.Repeat("0", 1000)+"7f"); !ok || v != New(8, 127) {
		t.Errorf("leading zeros: %v, %v", v, ok)
	}
}

func TestParseLiteral(t *testing.T) {
	tests := []struct {
		width       uint32
		digits      string
		neg, signed bool
		want        int64
		ok          bool
	}{
		{32, "0", true, false, 0, false},
		{1, "1", true, false, -1, true},
		{8, "255", false, false, -1, true},
		{8, "255", false, true, 0, false},
		{8, "128", true, true, -128, true},
		{8, "129", true, false, 0, false},
		{0, "0", false, false, 0, true},
		{0, "0", true, false, 0, false},
	}
	for _, tt := range tests {
		got, ok := ParseLiteral(tt.width, tt.digits, tt.neg, tt.signed)
		if ok != tt.ok || ok && got != NewSigned(tt.width, tt.want) {
			t.Errorf("%+v: got %v, %v", tt, got, ok)
		}
	}
}

func TestFromBig(t *testing.T) {
	for _, tt := range []struct {
		width uint32
		v     int64
		ok    bool
	}{{8, 255, true}, {8, 256, false}, {8, -128, true}, {8, -129, false}, {0, 0, true}, {0, -1, false}, {1, -1, true}} {
		got, ok := FromBig(tt.width, big.NewInt(tt.v))
		if ok != tt.ok || got != NewSigned(tt.width, tt.v) {
			t.Errorf("FromBig(%d, %d) = %v, %v", tt.width, tt.v, got, ok)
		}
	}
}

func TestFromBytes(t *testing.T) {
	for _, w := range widths {
		if got := FromBytes(w, nil); got != New(w, 0) {
			t.Errorf("i%d: no bytes give %v", w, got)
		}
		if got := FromBytes(w, []byte{1, 2}); got != New(w, 0x201) {
			t.Errorf("i%d: two bytes give %v", w, got)
		}
		if got := FromBytes(w, []byte(strings.Repeat("\xff", 100))); got != AllOnes(w) {
			t.Errorf("i%d: all ones give %v", w, got)
		}
	}
}

func TestMapKey(t *testing.T) {
	m := map[Int]int{}
	for i, w := range widths {
		m[AllOnes(w)] = i
	}
	for i, w := range widths {
		if got := m[New(w, 0).Sub(New(w, 1)).ZExt(w)]; w != 0 && got != i {
			t.Errorf("i%d: got %d", w, got)
		}
	}
}

func TestNarrowDoesNotAllocate(t *testing.T) {
	a, b := NewSigned(64, -77), New(64, 12)
	buf := make([]byte, 0, 32)
	n := testing.AllocsPerRun(10, func() {
		c := a.Mul(b).SDiv(b).Add(a).Shl(3).AShr(1).Trunc(32).SExt(64).MulHiS(b)
		buf = c.AppendDecimal(buf[:0], true)
		if _, ok := Parse(32, "-12345"); !ok {
			panic("unparsed")
		}
	})
	if n != 0 {
		t.Errorf("%v allocations", n)
	}
}

func BenchmarkAddMul(b *testing.B) {
	x, y := New(32, 77), New(32, 0x1234567)
	for b.Loop() {
		x = x.Mul(y).Add(y)
	}
	if fmt.Sprint(x) == "" {
		b.Fatal()
	}
}

func BenchmarkParseAppend(b *testing.B) {
	buf := make([]byte, 0, 32)
	b.ReportAllocs()
	for b.Loop() {
		v, _ := Parse(32, "-12345")
		buf = v.AppendDecimal(buf[:0], true)
	}
}
