package kernelgen

import (
	"math"
	"math/big"
	"testing"

	"github.com/spvc/spvc/dialect/arith"
	dmath "github.com/spvc/spvc/dialect/math"
	"github.com/spvc/spvc/ir"
)

// samples returns integers of w bits: all of them for few bits.
func samples(w uint32) []uint64 {
	var out []uint64
	if w <= 4 {
		for x := range uint64(1) << w {
			out = append(out, x)
		}
		return out
	}
	m := mask(w)
	r := NewRandom(uint64(w), "samples")
	for range 10 {
		out = append(out, r.Bits()&m, edges(r, int(w)))
	}
	return append(out, 0, 1, m, m>>1, m>>1+1, m-1, 2, 7)
}

// exactInt computes an operation on exact integers: s and t are signed, a and b unsigned. It
// returns nil for undefined behavior and poison.
type exactInt func(w uint32, a, b, s, t *big.Int) *big.Int

func euclid(f func(z, x, y *big.Int) *big.Int, sign, overflow bool) exactInt {
	return func(w uint32, a, b, s, t *big.Int) *big.Int {
		if b.Sign() == 0 {
			return nil
		}
		if !sign {
			return f(new(big.Int), a, b)
		}
		q := f(new(big.Int), s, t)
		if overflow && new(big.Int).Quo(s, t).Cmp(new(big.Int).Lsh(big.NewInt(1), uint(w-1))) == 0 {
			return nil
		}
		return q
	}
}

// floorQuotient and ceilQuotient round the exact quotient, as a big.Rat has it.
func floorQuotient(z, x, y *big.Int) *big.Int {
	r := new(big.Rat).SetFrac(x, y)
	return z.Div(r.Num(), r.Denom()) // the denominator is positive, so Div rounds down
}

func ceilQuotient(z, x, y *big.Int) *big.Int {
	return z.Neg(floorQuotient(z, new(big.Int).Neg(x), y))
}

func two(f func(z, x, y *big.Int) *big.Int) exactInt {
	return func(_ uint32, a, b, _, _ *big.Int) *big.Int { return f(new(big.Int), a, b) }
}

func shifts(f func(n uint, a, s *big.Int) *big.Int) exactInt {
	return func(w uint32, a, b, s, _ *big.Int) *big.Int {
		if b.Cmp(big.NewInt(int64(w))) >= 0 {
			return nil
		}
		return f(uint(b.Uint64()), a, s)
	}
}

func chosen(sign bool, want int) exactInt {
	return func(_ uint32, a, b, s, t *big.Int) *big.Int {
		if sign && s.Cmp(t) == want || !sign && a.Cmp(b) == want {
			return a
		}
		return b
	}
}

// TestIntegersAreExact compares the operations on integers with exact arithmetic.
func TestIntegersAreExact(t *testing.T) {
	for def, want := range map[*ir.OpDef]exactInt{
		arith.AddI: two((*big.Int).Add), arith.SubI: two((*big.Int).Sub), arith.MulI: two((*big.Int).Mul),
		arith.AndI: two((*big.Int).And), arith.OrI: two((*big.Int).Or), arith.XOrI: two((*big.Int).Xor),
		arith.DivUI: euclid((*big.Int).Quo, false, false), arith.RemUI: euclid((*big.Int).Rem, false, false),
		arith.DivSI: euclid((*big.Int).Quo, true, true), arith.RemSI: euclid((*big.Int).Rem, true, false),
		arith.FloorDivSI: euclid(floorQuotient, true, true), arith.CeilDivSI: euclid(ceilQuotient, true, true),
		arith.CeilDivUI: euclid(ceilQuotient, false, false),
		arith.ShLI:      shifts(func(n uint, a, _ *big.Int) *big.Int { return new(big.Int).Lsh(a, n) }),
		arith.ShRUI:     shifts(func(n uint, a, _ *big.Int) *big.Int { return new(big.Int).Rsh(a, n) }),
		arith.ShRSI:     shifts(func(n uint, _, s *big.Int) *big.Int { return new(big.Int).Rsh(s, n) }),
		arith.MaxSI:     chosen(true, 1), arith.MinSI: chosen(true, -1), arith.MaxUI: chosen(false, 1), arith.MinUI: chosen(false, -1),
		dmath.Ctlz:  two(func(z, a, _ *big.Int) *big.Int { return z.SetInt64(-int64(a.BitLen())) }),
		dmath.Ctpop: two(func(z, a, _ *big.Int) *big.Int { return z.SetInt64(int64(ones(a))) }),
		dmath.Cttz:  two(func(z, a, _ *big.Int) *big.Int { return z.SetInt64(int64(a.TrailingZeroBits())) }),
	} {
		for _, w := range []uint32{1, 4, 8, 16, 24, 32, 33, 63, 64} {
			checkInts(t, def, want, w)
		}
	}
}

func ones(a *big.Int) (n int) {
	for i := range a.BitLen() {
		n += int(a.Bit(i))
	}
	return n
}

// checkInts compares an operation on integers of w bits.
func checkInts(t *testing.T, def *ir.OpDef, want exactInt, w uint32) {
	for _, a := range samples(w) {
		for _, b := range samples(w) {
			x, y := new(big.Int).SetUint64(a), new(big.Int).SetUint64(b)
			s, u := big.NewInt(signed(a, w)), big.NewInt(signed(b, w))
			exact := want(w, x, y, s, u)
			unary := def == dmath.Ctlz || def == dmath.Ctpop || def == dmath.Cttz
			switch {
			case def == dmath.Ctlz:
				exact.Add(exact, big.NewInt(int64(w)))
			case def == dmath.Cttz && a == 0:
				exact.SetUint64(uint64(w))
			}
			got, how := evalInt(def, w, a, b, unary)
			switch {
			case exact == nil && how == done:
				t.Fatalf("%s of %#x and %#x (i%d): got %#x, want undefined behavior or poison", def.Name, a, b, w, got)
			case exact == nil:
			case how != done || got != new(big.Int).And(exact, new(big.Int).SetUint64(mask(w))).Uint64():
				t.Fatalf("%s of %#x and %#x (i%d): got %#x (%d), want %x", def.Name, a, b, w, got, how, exact)
			}
		}
	}
}

// evalInt executes an operation by its handler.
func evalInt(def *ir.OpDef, w uint32, a, b uint64, unary bool) (uint64, outcome) {
	ctx := testContext
	typ := ctx.Integer(w, ir.Signless)
	bl := ir.NewBlock()
	n := 2
	if unary {
		n = 1
	}
	var args []*ir.Value
	for range n {
		args = append(args, bl.AddArg(typ, ctx.FileLineColLoc("test", 1, 1)))
	}
	op := ir.NewBuilder(ctx, nil).Create(ctx.FileLineColLoc("test", 1, 1), def, args, []ir.Type{typ})
	x := &exec{m: testMachine, frame: make([]value, 3)}
	for i, v := range args {
		v.Scratch = uint32(i)
		x.frame[i].one.bits = []uint64{a, b}[i]
	}
	op.Result(0).Scratch = 2
	if err := testMachine.handlers[def](x, op); err != nil {
		return 0, undefined
	}
	r := x.frame[2].one
	if r.state != firm {
		return r.bits, poison
	}
	return r.bits, done
}

var testContext = func() *ir.Context {
	reg := ir.NewRegistry()
	Dialects(reg)
	return ir.NewContext(reg)
}()

var testMachine = &machine{handlers: handlers(), indexWidth: 32}

// TestWideProducts compares both halves of products with exact ones.
func TestWideProducts(t *testing.T) {
	for _, w := range []uint32{1, 4, 8, 31, 32, 33, 63, 64} {
		for _, a := range samples(w) {
			for _, b := range samples(w) {
				for _, sign := range []bool{false, true} {
					x, y := new(big.Int).SetUint64(a), new(big.Int).SetUint64(b)
					if sign {
						x, y = big.NewInt(signed(a, w)), big.NewInt(signed(b, w))
					}
					p := new(big.Int).Mul(x, y)
					m := new(big.Int).SetUint64(mask(w))
					low := new(big.Int).And(p, m).Uint64()
					high := new(big.Int).And(new(big.Int).Rsh(p, uint(w)), m).Uint64()
					if l, h := mulWide(w, a, b, sign); l != low || h != high {
						t.Fatalf("%#x * %#x (i%d, signed %v) = %#x, %#x; want %#x, %#x", a, b, w, sign, l, h, low, high)
					}
				}
			}
		}
	}
}

// TestOverflowFlags compares nsw and nuw with exact arithmetic.
func TestOverflowFlags(t *testing.T) {
	for name, op := range map[string]struct {
		f     binaryInt
		exact func(z, x, y *big.Int) *big.Int
	}{"add": {addInt, (*big.Int).Add}, "sub": {subInt, (*big.Int).Sub}, "mul": {mulInt, (*big.Int).Mul}} {
		for _, w := range []uint32{4, 8, 64} {
			for _, a := range samples(w) {
				for _, b := range samples(w) {
					s := op.exact(new(big.Int), big.NewInt(signed(a, w)), big.NewInt(signed(b, w)))
					u := op.exact(new(big.Int), new(big.Int).SetUint64(a), new(big.Int).SetUint64(b))
					half := new(big.Int).Lsh(big.NewInt(1), uint(w-1))
					fits := s.Cmp(half) < 0 && s.Cmp(new(big.Int).Neg(half)) >= 0
					fitsU := u.Sign() >= 0 && u.BitLen() <= int(w)
					if _, how := op.f(w, a, b, flags{nsw: true}); (how == done) != fits {
						t.Fatalf("%s nsw of %#x and %#x (i%d): outcome %d", name, a, b, w, how)
					}
					if _, how := op.f(w, a, b, flags{nuw: true}); (how == done) != fitsU {
						t.Fatalf("%s nuw of %#x and %#x (i%d): outcome %d", name, a, b, w, how)
					}
				}
			}
		}
	}
}

// TestFloatFormats compares decoding and encoding with Go's own floats.
func TestFloatFormats(t *testing.T) {
	single, _ := formatOf(32)
	double, _ := formatOf(64)
	half, _ := formatOf(16)
	r := NewRandom(1, "floats")
	for range 20000 {
		b := uint32(r.Bits())
		want := float64(math.Float32frombits(b))
		got := single.decode(uint64(b))
		if got != want && !(math.IsNaN(got) && math.IsNaN(want)) || math.Signbit(got) != math.Signbit(want) && !math.IsNaN(want) {
			t.Fatalf("%#x decodes to %v, want %v", b, got, want)
		}
		if bits, ok := single.encode(want); ok && !math.IsNaN(want) && bits != uint64(b) {
			t.Fatalf("%v encodes to %#x, want %#x", want, bits, b)
		} else if ok == single.isDenormal(uint64(b)) {
			t.Fatalf("%#x: encoded %v", b, ok)
		}
		d := r.Bits()
		if x := double.decode(d); !math.IsNaN(x) && math.Float64bits(x) != d {
			t.Fatalf("%#x decodes to %v", d, x)
		}
		if x := math.Float64frombits(d); !math.IsNaN(x) {
			_, ok := single.encode(x)
			if exact := float64(float32(x)) == x && !single.isDenormal(uint64(math.Float32bits(float32(x)))); ok != exact {
				t.Fatalf("%v fits f32: %v, want %v", x, ok, exact)
			}
		}
	}
	for x, want := range map[float64]uint64{1: 0x3c00, -2: 0xc000, 65504: 0x7bff, 0.5: 0x3800, 0x1p-14: 0x0400, math.Inf(1): 0x7c00} {
		if got, ok := half.encode(x); !ok || got != want || half.decode(want) != x {
			t.Errorf("%v as f16 is %#x, want %#x", x, got, want)
		}
	}
	for _, x := range []float64{65520, 2049, 0x1p-15, 0.1} {
		if got, ok := half.encode(x); ok {
			t.Errorf("%v has the f16 %#x", x, got)
		}
	}
}

// TestExactFloats compares which sums and products are exact with math/big.
func TestExactFloats(t *testing.T) {
	r := NewRandom(2, "floats")
	draw := func() float64 {
		f := math.Ldexp(float64(int64(r.Bits())>>r.Below(62)), r.Below(40)-40)
		if r.Chance(20) {
			f = math.Float64frombits(r.Bits())
		}
		return f
	}
	exactly := 0
	for range 20000 {
		x, y := draw(), draw()
		if math.IsNaN(x) || math.IsNaN(y) || math.IsInf(x, 0) || math.IsInf(y, 0) {
			continue
		}
		a, b := new(big.Float).SetPrec(5000).SetFloat64(x), new(big.Float).SetPrec(5000).SetFloat64(y)
		s, _ := new(big.Float).SetPrec(5000).Add(a, b).Float64()
		_, acc := new(big.Float).SetPrec(5000).Add(a, b).Float64()
		got, ok := sum(x, y)
		if ok != (acc == big.Exact) || ok && got != s {
			t.Fatalf("%v + %v = %v, exact %v; want %v, %v", x, y, got, ok, s, acc)
		}
		exactly += int(bit(ok))
		p, acc := new(big.Float).SetPrec(5000).Mul(a, b).Float64()
		if got, ok := product(x, y); ok && (acc != big.Exact || got != p) || !ok && acc == big.Exact && math.Abs(p) >= smallest {
			t.Fatalf("%v * %v = %v, exact %v; want %v, %v", x, y, got, ok, p, acc)
		}
	}
	if exactly < 1000 {
		t.Errorf("only %d sums are exact", exactly)
	}
}
