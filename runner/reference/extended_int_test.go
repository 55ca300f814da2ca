package reference

import (
	"math"
	"math/big"
	"math/rand/v2"
	"testing"
)

// intCase is an instruction on integers with a formula on integers of any size.
type intCase struct {
	name     string
	set      func(string) *extendedRow
	operands int
	signed   bool
	// want gets operands of n bits with their sign. Its result is reduced to the width.
	want func(a, b, c *big.Int, n uint) *big.Int
}

func bigInt(v int64) *big.Int              { return big.NewInt(v) }
func bigPlus(a, b *big.Int) *big.Int       { return new(big.Int).Add(a, b) }
func bigMinus(a, b *big.Int) *big.Int      { return new(big.Int).Sub(a, b) }
func bigTimes(a, b *big.Int) *big.Int      { return new(big.Int).Mul(a, b) }
func bigShift(a *big.Int, n uint) *big.Int { return new(big.Int).Rsh(a, n) } // to negative infinity

func bigMin(a, b *big.Int) *big.Int {
	if a.Cmp(b) < 0 {
		return a
	}
	return b
}

func bigMax(a, b *big.Int) *big.Int {
	if a.Cmp(b) > 0 {
		return a
	}
	return b
}

// saturateTo returns a formula whose result is limited to the type.
func saturateTo(isSigned bool, f func(a, b, c *big.Int) *big.Int) func(a, b, c *big.Int, n uint) *big.Int {
	return func(a, b, c *big.Int, n uint) *big.Int {
		low, high := bigInt(0), bigMinus(new(big.Int).Lsh(bigInt(1), n), bigInt(1))
		if isSigned {
			high.Rsh(high, 1)
			low = bigMinus(bigInt(-1), high)
		}
		return bigMax(low, bigMin(high, f(a, b, c)))
	}
}

func anyWidth(f func(a, b, c *big.Int) *big.Int) func(a, b, c *big.Int, n uint) *big.Int {
	return func(a, b, c *big.Int, _ uint) *big.Int { return f(a, b, c) }
}

var (
	sumOf    = func(a, b, _ *big.Int) *big.Int { return bigPlus(a, b) }
	lessOf   = func(a, b, _ *big.Int) *big.Int { return bigMinus(a, b) }
	madOf    = func(a, b, c *big.Int) *big.Int { return bigPlus(bigTimes(a, b), c) }
	minOf    = anyWidth(func(a, b, _ *big.Int) *big.Int { return bigMin(a, b) })
	maxOf    = anyWidth(func(a, b, _ *big.Int) *big.Int { return bigMax(a, b) })
	bigClamp = anyWidth(func(a, b, c *big.Int) *big.Int { return bigMin(bigMax(a, b), c) })
	absOf    = anyWidth(func(a, _, _ *big.Int) *big.Int { return new(big.Int).Abs(a) })
	bigApart = anyWidth(func(a, b, _ *big.Int) *big.Int { return new(big.Int).Abs(bigMinus(a, b)) })
	halfSum  = anyWidth(func(a, b, _ *big.Int) *big.Int { return bigShift(bigPlus(a, b), 1) })
	halfUp   = anyWidth(func(a, b, _ *big.Int) *big.Int { return bigShift(bigPlus(bigPlus(a, b), bigInt(1)), 1) })
	bigHigh  = func(a, b, _ *big.Int, n uint) *big.Int { return bigShift(bigTimes(a, b), n) }
	highMad  = func(a, b, c *big.Int, n uint) *big.Int { return bigPlus(bigShift(bigTimes(a, b), n), c) }
)

// highestBit returns the highest bit that is set, or -1.
func highestBit(a *big.Int) *big.Int { return bigInt(int64(a.BitLen()) - 1) }

var intCases = []intCase{
	{"SAbs", glslRow, 1, true, absOf},
	{"SSign", glslRow, 1, true, anyWidth(func(a, _, _ *big.Int) *big.Int { return bigInt(int64(a.Sign())) })},
	{"UMin", glslRow, 2, false, minOf}, {"SMin", glslRow, 2, true, minOf}, {"UMax", glslRow, 2, false, maxOf},
	{"SMax", glslRow, 2, true, maxOf}, {"UClamp", glslRow, 3, false, bigClamp}, {"SClamp", glslRow, 3, true, bigClamp},
	{"FindILsb", glslRow, 1, false, anyWidth(func(a, _, _ *big.Int) *big.Int {
		for i := range 64 {
			if a.Bit(i) != 0 {
				return bigInt(int64(i))
			}
		}
		return bigInt(-1)
	})},
	{"FindUMsb", glslRow, 1, false, anyWidth(func(a, _, _ *big.Int) *big.Int { return highestBit(a) })},
	{"FindSMsb", glslRow, 1, true, anyWidth(func(a, _, _ *big.Int) *big.Int {
		if a.Sign() < 0 {
			return highestBit(new(big.Int).Not(a))
		}
		return highestBit(a)
	})},
	{"s_abs", openclRow, 1, true, absOf}, {"u_abs", openclRow, 1, false, absOf},
	{"s_abs_diff", openclRow, 2, true, bigApart}, {"u_abs_diff", openclRow, 2, false, bigApart},
	{"s_add_sat", openclRow, 2, true, saturateTo(true, sumOf)}, {"u_add_sat", openclRow, 2, false, saturateTo(false, sumOf)},
	{"s_sub_sat", openclRow, 2, true, saturateTo(true, lessOf)}, {"u_sub_sat", openclRow, 2, false, saturateTo(false, lessOf)},
	{"s_mad_sat", openclRow, 3, true, saturateTo(true, madOf)}, {"u_mad_sat", openclRow, 3, false, saturateTo(false, madOf)},
	{"s_hadd", openclRow, 2, true, halfSum}, {"u_hadd", openclRow, 2, false, halfSum},
	{"s_rhadd", openclRow, 2, true, halfUp}, {"u_rhadd", openclRow, 2, false, halfUp},
	{"s_clamp", openclRow, 3, true, bigClamp}, {"u_clamp", openclRow, 3, false, bigClamp},
	{"s_min", openclRow, 2, true, minOf}, {"u_min", openclRow, 2, false, minOf},
	{"s_max", openclRow, 2, true, maxOf}, {"u_max", openclRow, 2, false, maxOf},
	{"s_mul_hi", openclRow, 2, true, bigHigh}, {"u_mul_hi", openclRow, 2, false, bigHigh},
	{"s_mad_hi", openclRow, 3, true, highMad}, {"u_mad_hi", openclRow, 3, false, highMad},
	{"clz", openclRow, 1, false, func(a, _, _ *big.Int, n uint) *big.Int { return bigInt(int64(n) - int64(a.BitLen())) }},
	{"ctz", openclRow, 1, false, func(a, _, _ *big.Int, n uint) *big.Int {
		if a.Sign() == 0 {
			return bigInt(int64(n))
		}
		return bigInt(int64(a.TrailingZeroBits()))
	}},
	{"popcount", openclRow, 1, false, anyWidth(func(a, _, _ *big.Int) *big.Int {
		count := 0
		for i := range 64 {
			count += int(a.Bit(i))
		}
		return bigInt(int64(count))
	})},
	{"rotate", openclRow, 2, false, func(a, b, _ *big.Int, n uint) *big.Int {
		s := uint(new(big.Int).Mod(b, bigInt(int64(n))).Int64())
		return bigPlus(new(big.Int).Lsh(a, s), bigShift(a, n-s))
	}},
	{"bitselect", openclRow, 3, false, func(a, b, c *big.Int, _ uint) *big.Int {
		return bigPlus(new(big.Int).AndNot(a, c), new(big.Int).And(b, c))
	}},
}

// bitsValue is a register and its value.
type bitsValue struct {
	bits  uint64
	value *big.Int
}

// valueOf returns the value of n bits.
func valueOf(v uint64, n uint8, isSigned bool) bitsValue {
	r := new(big.Int).SetUint64(v)
	if isSigned && r.Bit(int(n)-1) != 0 {
		r.Sub(r, new(big.Int).Lsh(bigInt(1), uint(n)))
	}
	return bitsValue{v, r}
}

// edgeInts returns integers of n bits at which functions change.
func edgeInts(n uint8) []uint64 {
	top := uint64(1) << (n - 1)
	mask := top<<1 - 1
	return []uint64{0, 1, 2, 3, 5, top - 2, top - 1, top, top + 1, mask - 1, mask, mask / 3, mask / 7, 1 << (n / 2), 1<<(n/2) - 1, mask ^ (1 << (n / 2))}
}

func (c intCase) check(t *testing.T, f func(a, b, d uint64) uint64, n uint8, a, b, d bitsValue) {
	want := c.want(a.value, b.value, d.value, uint(n))
	mask := new(big.Int).SetUint64(math.MaxUint64 >> (64 - n))
	w := mask.And(mask, want).Uint64() // in two's complement
	if got := f(a.bits, b.bits, d.bits); got != w {
		t.Fatalf("%d bits: %s(%#x, %#x, %#x) = %#x, want %#x", n, c.name, a.bits, b.bits, d.bits, got, w)
	}
}

// checkEdges compares edges and random operands.
func (c intCase) checkEdges(t *testing.T, r *rand.Rand, f func(a, b, d uint64) uint64, n uint8) {
	var list []bitsValue
	for _, v := range edgeInts(n) {
		list = append(list, valueOf(v, n, c.signed))
	}
	seconds, thirds := list, list
	if c.operands < 2 {
		seconds = list[:1]
	}
	if c.operands < 3 {
		thirds = list[:1]
	}
	for _, a := range list {
		for _, b := range seconds {
			for _, d := range thirds {
				c.check(t, f, n, a, b, d)
			}
		}
	}
	random := func() bitsValue { return valueOf(r.Uint64()>>(64-n), n, c.signed) }
	for range 300 {
		c.check(t, f, n, random(), random(), random())
	}
}

// TestIntegers compares all operands of 8 bits, with some third operands. For more bits the
// operands are edges and random.
func TestIntegers(t *testing.T) {
	for _, c := range intCases {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			r := rand.New(rand.NewPCG(9, 10))
			row := c.set(c.name)
			for _, n := range []uint8{8, 16, 32, 64} {
				s := scalar{intScalar, n}
				c.checkEdges(t, r, row.perComponent(s, s), n)
			}
			s := scalar{intScalar, 8}
			f := row.perComponent(s, s)
			all := make([]bitsValue, 256)
			for v := range all {
				all[v] = valueOf(uint64(v), 8, c.signed)
			}
			seconds := all
			if c.operands < 2 {
				seconds = all[:1]
			}
			for i, a := range all {
				for k, b := range seconds {
					c.check(t, f, 8, a, b, all[(i*7+k*13)%256])
				}
			}
		})
	}
}

func TestProductsOf24Bits(t *testing.T) {
	s := scalar{intScalar, 32}
	each := func(name string) func(a, b, c uint64) uint64 { return openclRow(name).perComponent(s, s) }
	smul, umul, smad, umad := each("s_mul24"), each("u_mul24"), each("s_mad24"), each("u_mad24")
	r := rand.New(rand.NewPCG(11, 12))
	for range 2000 {
		a, b, c := int32(r.Uint32())>>8, int32(r.Uint32())>>8, int32(r.Uint32())
		x, y, z := uint64(uint32(a)), uint64(uint32(b)), uint64(uint32(c))
		if got := smul(x, y, 0); int32(got) != a*b || got>>32 != 0 {
			t.Fatalf("s_mul24(%d, %d) = %#x", a, b, got)
		}
		if got := smad(x, y, z); int32(got) != a*b+c || got>>32 != 0 {
			t.Fatalf("s_mad24(%d, %d, %d) = %#x", a, b, c, got)
		}
		x, y = x&0xffffff, y&0xffffff
		if got := umul(x, y, 0); uint32(got) != uint32(x)*uint32(y) || got>>32 != 0 {
			t.Fatalf("u_mul24(%d, %d) = %#x", x, y, got)
		}
		if got := umad(x, y, z); uint32(got) != uint32(x)*uint32(y)+uint32(c) || got>>32 != 0 {
			t.Fatalf("u_mad24(%d, %d, %d) = %#x", x, y, c, got)
		}
		if smul(x|0xab<<24, y, 0) != smul(x|0xcd<<24, y, 0) || umul(x|0xab<<24, y, 0) != umul(x, y, 0) {
			t.Fatal("the high bits of an operand count")
		}
	}
}

func TestUpsample(t *testing.T) {
	for _, n := range []uint8{8, 16, 32} {
		from, to := scalar{intScalar, n}, scalar{intScalar, 2 * n}
		for _, name := range []string{"u_upsample", "s_upsample"} {
			f := openclRow(name).perComponent(to, from)
			for _, a := range edgeInts(n) {
				for _, b := range edgeInts(n) {
					if got := f(a, b, 0); got != a*(1<<n)+b {
						t.Errorf("%s(%#x, %#x) = %#x", name, a, b, got)
					}
				}
			}
		}
	}
}

func TestIlogbAndNan(t *testing.T) {
	integer := scalar{intScalar, 32}
	for _, n := range []uint8{16, 32, 64} {
		s := scalar{floatScalar, n}
		f := openclRow("ilogb").perComponent(integer, s)
		smallest := int32(map[uint8]int{16: -24, 32: -149, 64: -1074}[n])
		for _, c := range []struct {
			x    uint64
			want int32
		}{
			{rounded(1, n), 0}, {rounded(-7.5, n), 2}, {rounded(0.3, n), -2}, {0, math.MinInt32}, {floatSign(n), math.MinInt32},
			{rounded(posInf, n), math.MaxInt32}, {rounded(-posInf, n), math.MaxInt32}, {quietNaN(n), math.MaxInt32}, {1, smallest}, {2, smallest + 1},
		} {
			if got := f(c.x, 0, 0); got != uint64(uint32(c.want)) {
				t.Errorf("%d bits: ilogb(%v) = %#x, want %#x", n, toFloat(c.x, n), got, uint32(c.want))
			}
		}
		nan := openclRow("nan").perComponent(s, scalar{intScalar, n})
		for _, v := range edgeInts(n) {
			got := nan(v, 0, 0)
			fraction := uint(map[uint8]int{16: 10, 32: 23, 64: 52}[n])
			if !isNaNBits(got, n) || got>>(fraction-1) != floatSign(n)>>(fraction-1)-1 || (got^v)&(1<<(fraction-1)-1) != 0 {
				t.Errorf("%d bits: nan(%#x) = %#x", n, v, got)
			}
		}
	}
}

func TestShuffles(t *testing.T) {
	row := openclRow("shuffle")
	two := openclRow("shuffle2")
	for _, n := range []int{2, 4, 8, 16} {
		v, w := make([]uint64, n), make([]uint64, n)
		for i := range v {
			v[i], w[i] = uint64(100+i), uint64(200+i)
		}
		for _, m := range []int{2, 4, 8, 16} {
			mask, out := make([]uint64, m), make([]uint64, m)
			for i := range mask {
				mask[i] = uint64(i*i*5+3) | 0x40
			}
			row.perResult(scalar{intScalar, 32}, scalar{intScalar, 32}, [][]uint64{v, mask}, out)
			for i, got := range out {
				if want := v[int(mask[i])%n]; got != want {
					t.Errorf("component %d of a shuffle of %d by %d is %d, want %d", i, n, mask[i], got, want)
				}
			}
			two.perResult(scalar{intScalar, 32}, scalar{intScalar, 32}, [][]uint64{v, w, mask}, out)
			for i, got := range out {
				want := v[int(mask[i])%n]
				if int(mask[i])%(2*n) >= n {
					want = w[int(mask[i])%n]
				}
				if got != want {
					t.Errorf("component %d of a shuffle2 of %d by %d is %d, want %d", i, n, mask[i], got, want)
				}
			}
		}
	}
	out := []uint64{9}
	row.perResult(scalar{}, scalar{}, [][]uint64{{1, 2, 3}, {3}}, out)
	if out[0] != 0 {
		t.Errorf("a component that is not there is %d", out[0])
	}
}

func TestSelect(t *testing.T) {
	row := openclRow("select")
	s := scalar{intScalar, 16}
	out := make([]uint64, 3)
	row.perResult(s, s, [][]uint64{{1, 2, 3}, {4, 5, 6}, {0x8000, 0x7fff, 0xffff}}, out)
	if out[0] != 4 || out[1] != 2 || out[2] != 6 {
		t.Errorf("select of vectors is %v", out)
	}
	for c, want := range map[uint64]uint64{0: 1, 1: 4, 0x8000: 4} {
		row.perResult(s, s, [][]uint64{{1}, {4}, {c}}, out[:1])
		if out[0] != want {
			t.Errorf("select by %#x is %d", c, out[0])
		}
	}
}

func TestWideIntegers(t *testing.T) {
	if w := wideProduct(math.MinInt64, math.MinInt64); w != (int128{1 << 62, 0}) {
		t.Errorf("the product is %v", w)
	}
	if w := wideProduct(-3, 5); w != (int128{-1, 1<<64 - 15}) {
		t.Errorf("the product is %v", w)
	}
}
