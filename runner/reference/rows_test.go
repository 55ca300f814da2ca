package reference

import (
	"math"
	"math/big"
	"math/bits"
	"testing"

	"github.com/spvc/spvc/runner/reference/libm"
	"github.com/spvc/spvc/spirv/spec"
)

// edges returns numbers of some bits next to where operations change.
func edges(n uint8) []uint64 {
	mask := (scalar{intScalar, n}).mask()
	var out []uint64
	for _, v := range []uint64{0, 1, 2, 3, 5, 7, 100, mask, mask - 1, mask - 6, mask >> 1, mask>>1 + 1, mask>>1 + 2, mask >> 2, 0x55555555_55555555 & mask, uint64(n) - 1} {
		out = append(out, v&mask)
	}
	return out
}

// integerOf returns the value of bits, with a sign or without.
func integerOf(v uint64, n uint8, signs bool) *big.Int {
	b := new(big.Int).SetUint64(v)
	if signs && v>>(n-1)&1 != 0 {
		b.Sub(b, new(big.Int).Lsh(big.NewInt(1), uint(n)))
	}
	return b
}

// low returns the low bits of a number.
func low(v *big.Int, n uint8) uint64 {
	m := new(big.Int).Lsh(big.NewInt(1), uint(n))
	return new(big.Int).Mod(v, m).Uint64()
}

// integerFormula is what an instruction on integers computes; ok is false where that is
// undefined.
type integerFormula struct {
	signs bool
	f     func(a, b *big.Int, n uint8) (v *big.Int, ok bool)
}

func always(f func(r, a, b *big.Int) *big.Int) func(a, b *big.Int, _ uint8) (*big.Int, bool) {
	return func(a, b *big.Int, _ uint8) (*big.Int, bool) { return f(new(big.Int), a, b), true }
}

func divided(f func(r, a, b *big.Int) *big.Int) func(a, b *big.Int, n uint8) (*big.Int, bool) {
	return func(a, b *big.Int, n uint8) (*big.Int, bool) {
		overflow := b.Cmp(big.NewInt(-1)) == 0 && a.Cmp(new(big.Int).Neg(new(big.Int).Lsh(big.NewInt(1), uint(n)-1))) == 0
		if b.Sign() == 0 || overflow {
			return nil, false
		}
		return f(new(big.Int), a, b), true
	}
}

func compared(f func(c int) bool) func(a, b *big.Int, _ uint8) (*big.Int, bool) {
	return func(a, b *big.Int, _ uint8) (*big.Int, bool) { return big.NewInt(int64(truth(f(a.Cmp(b))))), true }
}

// floorMod has the sign of the divisor.
func floorMod(r, a, b *big.Int) *big.Int {
	r.Rem(a, b)
	if r.Sign() != 0 && r.Sign() != b.Sign() {
		r.Add(r, b)
	}
	return r
}

var integerFormulas = map[spec.Opcode]integerFormula{
	spec.OpIAdd: {false, always((*big.Int).Add)}, spec.OpISub: {false, always((*big.Int).Sub)}, spec.OpIMul: {false, always((*big.Int).Mul)},
	spec.OpBitwiseAnd: {false, always((*big.Int).And)}, spec.OpBitwiseOr: {false, always((*big.Int).Or)}, spec.OpBitwiseXor: {false, always((*big.Int).Xor)},
	spec.OpUDiv: {false, divided((*big.Int).Quo)}, spec.OpUMod: {false, divided((*big.Int).Rem)},
	spec.OpSDiv: {true, divided((*big.Int).Quo)}, spec.OpSRem: {true, divided((*big.Int).Rem)}, spec.OpSMod: {true, divided(floorMod)},
	spec.OpIEqual: {false, compared(func(c int) bool { return c == 0 })}, spec.OpINotEqual: {false, compared(func(c int) bool { return c != 0 })},
	spec.OpULessThan: {false, compared(func(c int) bool { return c < 0 })}, spec.OpULessThanEqual: {false, compared(func(c int) bool { return c <= 0 })},
	spec.OpUGreaterThan: {false, compared(func(c int) bool { return c > 0 })}, spec.OpUGreaterThanEqual: {false, compared(func(c int) bool { return c >= 0 })},
	spec.OpSLessThan: {true, compared(func(c int) bool { return c < 0 })}, spec.OpSLessThanEqual: {true, compared(func(c int) bool { return c <= 0 })},
	spec.OpSGreaterThan: {true, compared(func(c int) bool { return c > 0 })}, spec.OpSGreaterThanEqual: {true, compared(func(c int) bool { return c >= 0 })},
	spec.OpShiftLeftLogical:     {false, shifted((*big.Int).Lsh)},
	spec.OpShiftRightLogical:    {false, shifted((*big.Int).Rsh)},
	spec.OpShiftRightArithmetic: {true, shifted((*big.Int).Rsh)},
	spec.OpSNegate:              {false, always(func(r, a, _ *big.Int) *big.Int { return r.Neg(a) })},
	spec.OpNot:                  {false, always(func(r, a, _ *big.Int) *big.Int { return r.Not(a) })},
	spec.OpUConvert:             {false, always(func(r, a, _ *big.Int) *big.Int { return r.Set(a) })},
	spec.OpSConvert:             {true, always(func(r, a, _ *big.Int) *big.Int { return r.Set(a) })},
	spec.OpBitCount: {false, func(a, _ *big.Int, _ uint8) (*big.Int, bool) {
		n := 0
		for i := range a.BitLen() {
			n += int(a.Bit(i))
		}
		return big.NewInt(int64(n)), true
	}},
	spec.OpBitReverse: {false, func(a, _ *big.Int, n uint8) (*big.Int, bool) {
		r := new(big.Int)
		for i := range int(n) {
			r.SetBit(r, int(n)-1-i, a.Bit(i))
		}
		return r, true
	}},
	spec.OpSatConvertSToU: {true, func(a, _ *big.Int, n uint8) (*big.Int, bool) {
		if a.Sign() < 0 {
			return new(big.Int), true
		}
		return a, true
	}},
	spec.OpSatConvertUToS: {false, func(a, _ *big.Int, n uint8) (*big.Int, bool) {
		if most := new(big.Int).SetUint64((scalar{intScalar, n}).mask() >> 1); a.Cmp(most) > 0 {
			return most, true
		}
		return a, true
	}},
}

func shifted(f func(r, a *big.Int, n uint) *big.Int) func(a, b *big.Int, n uint8) (*big.Int, bool) {
	return func(a, b *big.Int, n uint8) (*big.Int, bool) {
		by := low(b, n)
		return f(new(big.Int), a, uint(min(by, 100))), by < uint64(n)
	}
}

// TestIntegerRows applies the instructions to pairs of edges, and checks what they call
// undefined.
func TestIntegerRows(t *testing.T) {
	tested := 0
	for _, rows := range []map[spec.Opcode]row{unaryRows(), binaryRows()} {
		for op, r := range rows {
			if r.kind != intScalar || r.to == floatScalar {
				continue
			}
			formula, ok := integerFormulas[op]
			if !ok {
				t.Errorf("no formula for %s", op)
				continue
			}
			tested++
			for _, n := range []uint8{8, 16, 32, 64} {
				checkIntegerRow(t, op, &r, &formula, n)
			}
		}
	}
	if tested < 25 {
		t.Errorf("%d instructions", tested)
	}
}

func checkIntegerRow(t *testing.T, op spec.Opcode, r *row, formula *integerFormula, n uint8) {
	t.Helper()
	from := scalar{intScalar, n}
	to := from
	if r.to == boolScalar {
		to = scalar{boolScalar, 1}
	}
	f := r.perComponent(to, from)
	var check func(a, b, c uint64) string
	if r.check != nil {
		check = r.check(to, from)
	}
	for _, a := range edges(n) {
		for _, b := range edges(n) {
			want, defined := formula.f(integerOf(a, n, formula.signs), integerOf(b, n, formula.signs), n)
			if check != nil && (check(a, b, 0) == "") != defined {
				t.Errorf("%s of %d bits: 0x%x, 0x%x: the check says %q", op, n, a, b, check(a, b, 0))
			}
			got := f(a, b, 0)
			if got&^to.mask() != 0 || defined && got != low(want, max(to.bits, 1)) {
				t.Errorf("%s of %d bits: 0x%x, 0x%x: 0x%x, want %v", op, n, a, b, got, want)
			}
		}
	}
}

// TestFloatRows compares sums, products, quotients and comparisons with those of Go, and
// conversions with those of big numbers.
func TestFloatRows(t *testing.T) {
	values := []float64{0, math.Copysign(0, -1), 1, -1, 1.5, 3, -7.25, 1e-7, 65504, 1e30, math.Inf(1), math.Inf(-1), math.NaN(), 0x1p-24}
	arithmetic := map[spec.Opcode]func(a, b float64) float64{
		spec.OpFAdd: func(a, b float64) float64 { return a + b }, spec.OpFSub: func(a, b float64) float64 { return a - b },
		spec.OpFMul: func(a, b float64) float64 { return a * b }, spec.OpFDiv: func(a, b float64) float64 { return a / b }, spec.OpFRem: math.Mod,
	}
	comparisons := map[spec.Opcode]func(a, b float64, nan bool) bool{
		spec.OpFOrdEqual: func(a, b float64, _ bool) bool { return a == b }, spec.OpFUnordEqual: func(a, b float64, nan bool) bool { return nan || a == b },
		spec.OpFOrdNotEqual: func(a, b float64, nan bool) bool { return !nan && a != b }, spec.OpFUnordNotEqual: func(a, b float64, nan bool) bool { return nan || a != b },
		spec.OpFOrdLessThan: func(a, b float64, _ bool) bool { return a < b }, spec.OpFUnordLessThan: func(a, b float64, nan bool) bool { return nan || a < b },
		spec.OpFOrdGreaterThan: func(a, b float64, _ bool) bool { return a > b }, spec.OpFUnordGreaterThan: func(a, b float64, nan bool) bool { return nan || a > b },
		spec.OpFOrdLessThanEqual: func(a, b float64, _ bool) bool { return a <= b }, spec.OpFUnordLessThanEqual: func(a, b float64, nan bool) bool { return nan || a <= b },
		spec.OpFOrdGreaterThanEqual: func(a, b float64, _ bool) bool { return a >= b }, spec.OpFUnordGreaterThanEqual: func(a, b float64, nan bool) bool { return nan || a >= b },
		spec.OpLessOrGreater: func(a, b float64, nan bool) bool { return !nan && a != b }, spec.OpOrdered: func(_, _ float64, nan bool) bool { return !nan },
		spec.OpUnordered: func(_, _ float64, nan bool) bool { return nan },
	}
	for _, n := range []uint8{16, 32, 64} {
		s := scalar{floatScalar, n}
		for _, x := range values {
			for _, y := range values {
				a, b := fromFloat(x, n), fromFloat(y, n)
				p, q := toFloat(a, n), toFloat(b, n)
				for op, f := range arithmetic {
					r := binaryRows()[op]
					got, want := r.perComponent(s, s)(a, b, 0), fromFloat(f(p, q), n)
					if got != want && !(toFloat(got, n) != toFloat(got, n) && toFloat(want, n) != toFloat(want, n)) {
						t.Errorf("%s of %d bits: %v, %v: 0x%x, want 0x%x", op, n, p, q, got, want)
					}
				}
				for op, f := range comparisons {
					r := binaryRows()[op]
					if got := r.perComponent(scalar{boolScalar, 1}, s)(a, b, 0); got != truth(f(p, q, p != p || q != q)) {
						t.Errorf("%s of %d bits: %v, %v: %d", op, n, p, q, got)
					}
				}
			}
		}
	}
}

// TestConversions checks conversions between floats and integers at the bounds of the
// integers, with what is undefined.
func TestConversions(t *testing.T) {
	for _, n := range []uint8{8, 16, 32, 64} {
		for _, signs := range []bool{false, true} {
			low, high := 0.0, math.Ldexp(1, int(n))
			op := spec.OpConvertFToU
			if signs {
				low, high, op = -math.Ldexp(1, int(n)-1), math.Ldexp(1, int(n)-1), spec.OpConvertFToS
			}
			r := unaryRows()[op]
			to, from := scalar{intScalar, n}, scalar{floatScalar, 64}
			f, check := r.perComponent(to, from), r.check(to, from)
			for _, x := range []float64{0, 0.99, -0.99, 1.5, -1.5, 100.7, low, high, math.Nextafter(high, 0), math.Nextafter(low, -1e300), low - 1, math.NaN(), math.Inf(1), math.Inf(-1)} {
				whole := math.Trunc(x)
				defined := whole >= low && whole < high
				if (check(fromFloat64(x), 0, 0) == "") != defined {
					t.Errorf("%s to %d bits: %v: %q", op, n, x, check(fromFloat64(x), 0, 0))
				}
				want := uint64(0)
				switch {
				case defined:
					i, _ := big.NewFloat(whole).Int(nil)
					want = lowBits(i, n)
				case x >= high && signs:
					want = to.mask() >> 1
				case x >= high:
					want = to.mask()
				case x < low && signs:
					want = 1 << (n - 1)
				}
				if got := f(fromFloat64(x), 0, 0); got != want {
					t.Errorf("%s to %d bits: %v: 0x%x, want 0x%x", op, n, x, got, want)
				}
			}
			back := unaryRows()[spec.OpConvertUToF]
			if signs {
				back = unaryRows()[spec.OpConvertSToF]
			}
			for _, v := range edges(n) {
				want, _ := new(big.Float).SetInt(integerOf(v, n, signs)).Float32()
				if got := back.perComponent(scalar{floatScalar, 32}, to)(v, 0, 0); got != word(want) {
					t.Errorf("0x%x of %d bits to f32: %v, want %v", v, n, f32(got), want)
				}
			}
		}
	}
}

// lowBits is low, where low has another meaning.
func lowBits(v *big.Int, n uint8) uint64 { return low(v, n) }

// TestPairs checks products and sums in two parts.
func TestPairs(t *testing.T) {
	for _, n := range []uint8{8, 16, 32, 64} {
		s := scalar{intScalar, n}
		for _, a := range edges(n) {
			for _, b := range edges(n) {
				for op, f := range map[spec.Opcode]func() (lo, hi uint64){
					spec.OpIAddCarry: func() (uint64, uint64) {
						r := new(big.Int).Add(integerOf(a, n, false), integerOf(b, n, false))
						return low(r, n), low(r.Rsh(r, uint(n)), n)
					},
					spec.OpISubBorrow: func() (uint64, uint64) {
						r := new(big.Int).Sub(integerOf(a, n, false), integerOf(b, n, false))
						return low(r, n), truth(a < b)
					},
					spec.OpUMulExtended: func() (uint64, uint64) {
						r := new(big.Int).Mul(integerOf(a, n, false), integerOf(b, n, false))
						return low(r, n), low(new(big.Int).Rsh(r, uint(n)), n)
					},
					spec.OpSMulExtended: func() (uint64, uint64) {
						r := new(big.Int).Mul(integerOf(a, n, true), integerOf(b, n, true))
						return low(r, n), low(new(big.Int).Rsh(r, uint(n)), n)
					},
				} {
					first, second := pairOf(op, s)
					lo, hi := f()
					if first(a, b, 0) != lo || second(a, b, 0) != hi {
						t.Errorf("%s of %d bits: 0x%x, 0x%x: 0x%x, 0x%x; want 0x%x, 0x%x", op, n, a, b, first(a, b, 0), second(a, b, 0), lo, hi)
					}
				}
			}
		}
	}
}

// TestBitFields compares bit fields with loops over bits.
func TestBitFields(t *testing.T) {
	s := scalar{intScalar, 32}
	for _, a := range edges(32) {
		for offset := range uint64(33) {
			for count := range 33 - offset {
				p, b := offset|count<<8, bits.Reverse64(a)>>32
				insert, field := a, uint64(0)
				for i := range count {
					insert = insert&^(1<<(offset+i)) | b>>i&1<<(offset+i)
					field |= a >> (offset + i) & 1 << i
				}
				extended := field
				if count > 0 && field>>(count-1) != 0 {
					extended |= s.mask() &^ (1<<count - 1)
				}
				for op, want := range map[spec.Opcode]uint64{spec.OpBitFieldInsert: insert, spec.OpBitFieldUExtract: field, spec.OpBitFieldSExtract: extended} {
					if got := bitField(op, s)(a, b, p); got != want {
						t.Fatalf("%s of 0x%x, 0x%x at %d, %d bits: 0x%x, want 0x%x", op, a, b, offset, count, got, want)
					}
				}
			}
		}
	}
}

// TestRounding compares roundings to 16 and 32 bits with those of big numbers.
func TestRounding(t *testing.T) {
	modes := map[libm.Rounding]big.RoundingMode{libm.ToNearest: big.ToNearestEven, libm.ToZero: big.ToZero, libm.ToPositive: big.ToPositiveInf, libm.ToNegative: big.ToNegativeInf}
	for mode, m := range modes {
		for _, x := range []float64{1, 1 + 0x1p-11, 1 + 0x1.8p-11, 1 + 0x1p-24, 1 + 0x1.8p-24, 1 + 3*0x1p-25, 2.0 / 3, 1000.0 / 3, 0.1} {
			for _, v := range []float64{x, -x} {
				for n, prec := range map[uint8]uint{16: 11, 32: 24} {
					want, _ := new(big.Float).SetPrec(prec).SetMode(m).SetFloat64(v).Float64()
					if got := toFloat(roundTo(v, n, mode), n); got != want {
						t.Errorf("%v to %d bits, mode %d: %v, want %v", v, n, mode, got, want)
					}
				}
			}
		}
	}
}
