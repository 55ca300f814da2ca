package scalars

import (
	"math"

	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/apfloat"
)

// encodings makes numbers of formats that SPIR-V may lack from their encodings, and encodings of rounded numbers.
type encodings struct{ arith.Emitter }

// decoded returns the number of type t, which has 8 or 16 bits, as f32. Its encoding is v, an integer of
// 32 bits or a vector of them.
func (x encodings) decoded(t *ir.FloatType, v *ir.Value) *ir.Value {
	f := smallFormatOf(t)
	words, f32 := v.Type(), asF32(v.Type())
	num := func(v int64) *ir.Value { return x.Int(words, v) }
	switch t.Kind {
	case ir.BF16: // the high half of an f32
		return x.Cast(arith.Bitcast, x.Op(arith.ShLI, v, num(16)), f32)
	case ir.F8E8M0FNU: // the exponent of an f32, of which the least power is subnormal
		power := x.Select(x.CmpI(arith.EQ, v, num(0)), num(1<<(fraction32-1)), x.Op(arith.ShLI, v, num(fraction32)))
		return x.Cast(arith.Bitcast, x.Select(x.CmpI(arith.EQ, v, num(f.nan)), num(nan32), power), f32)
	}
	sign := x.Op(arith.ShLI, x.Op(arith.AndI, v, num(1<<(f.bits-1))), num(32-f.bits))
	code := x.Op(arith.AndI, v, num(1<<(f.bits-1)-1))
	body := x.Op(arith.ShLI, code, num(fraction32-f.fraction))
	number := x.Op(arith.AddI, body, num((bias32+f.tiny-1)<<fraction32))
	subnormal := x.Op(arith.MulF, x.Cast(arith.UIToFP, code, f32), x.Float(f32, math.Ldexp(1, int(f.tiny-f.fraction))))
	number = x.Select(x.CmpI(arith.ULT, code, num(1<<f.fraction)), x.Cast(arith.Bitcast, subnormal, words), number)
	switch {
	case f.infinite: // the fraction tells infinity from NaN
		number = x.Select(x.CmpI(arith.UGE, code, num(f.inf)), x.Op(arith.OrI, body, num(infinity32)), number)
	case !f.unsignedZero && !f.noNaN:
		number = x.Select(x.CmpI(arith.EQ, code, num(f.nan)), num(nan32), number)
	}
	number = x.Op(arith.OrI, number, sign)
	if f.unsignedZero {
		number = x.Select(x.CmpI(arith.EQ, v, num(f.nan)), num(nan32), number)
	}
	return x.Cast(arith.Bitcast, number, f32)
}

// rounded returns the encoding of the float v as a float of type to, of fewer bits. It is an integer of
// the width of v. The result depends on the bits of v only, so that it is right for denormal numbers too.
func (x encodings) rounded(v *ir.Value, to *ir.FloatType, mode apfloat.Rounding) *ir.Value {
	r := &rounder{encodings: x, smallFormat: smallFormatOf(to), mode: mode}
	r.from = smallFormatOf(ir.ElementTypeOrSelf(v.Type()).(*ir.FloatType))
	r.words = withElement(v.Type(), v.Context().I(uint32(r.from.bits)))
	r.operandBits = x.Cast(arith.Bitcast, v, r.words)
	r.magnitude = x.Op(arith.AndI, r.operandBits, r.num(1<<(r.from.bits-1)-1))
	r.negative = x.CmpI(arith.SLT, r.operandBits, r.num(0))
	if to.Kind == ir.F8E8M0FNU {
		return r.power()
	}
	if r.tiny == r.from.tiny {
		// All digits above those that are dropped stay, and infinity follows the largest number.
		drop := r.from.fraction - r.fraction
		return r.encoding(r.shortened(r.magnitude, r.num(drop), drop))
	}
	return r.encoding(r.code())
}

// rounder rounds one float.
type rounder struct {
	encodings
	smallFormat
	from        smallFormat
	mode        apfloat.Rounding
	words       ir.Type
	operandBits *ir.Value // its bits
	magnitude   *ir.Value // its bits without the sign
	negative    *ir.Value
}

func (r *rounder) num(v int64) *ir.Value { return r.Int(r.words, v) }

// power returns the code of the power of two to which the magnitude is rounded, in f8E8M0FNU. Ties go up. Numbers that are too
// large become NaN, and those that are too small the least power.
func (r *rounder) power() *ir.Value {
	fraction := r.from.fraction
	digits := r.Op(arith.AndI, r.magnitude, r.num(1<<fraction-1))
	exponent := r.Op(arith.ShRUI, r.magnitude, r.num(fraction))
	up := func(digits *ir.Value, least int64) *ir.Value {
		switch r.mode {
		case apfloat.TowardZero, apfloat.Downward:
			return r.num(0)
		case apfloat.Upward:
			least = 1
		}
		return r.Select(r.CmpI(arith.UGE, digits, r.num(least)), r.num(1), r.num(0))
	}
	step := up(digits, 1<<(fraction-1))
	if r.from.tiny == 1-bias32 { // the least power is a subnormal number with the highest digit
		least := up(r.Op(arith.SubI, r.Op(arith.MaxSI, digits, r.num(1<<(fraction-1))), r.num(1<<(fraction-1))), 1<<(fraction-2))
		step = r.Select(r.CmpI(arith.EQ, exponent, r.num(0)), least, step)
	}
	code := r.Op(arith.AddI, r.Op(arith.AddI, exponent, step), r.num(bias32-1+r.from.tiny))
	return r.Op(arith.MinSI, r.Op(arith.MaxSI, code, r.num(0)), r.num(r.nan))
}

// shortened drops the n lowest digits of v, of which there are at least 1, and rounds. always is n if n
// is a constant, and else 0.
func (r *rounder) shortened(v, n *ir.Value, always int64) *ir.Value {
	one := r.num(1)
	power := func(less int64) *ir.Value { // 2^(n-less)
		if always > 0 {
			return r.num(1 << (always - less))
		}
		if less == 0 {
			return r.Op(arith.ShLI, one, n)
		}
		return r.Op(arith.ShLI, one, r.Op(arith.SubI, n, r.num(less)))
	}
	all := func() *ir.Value { return r.Op(arith.SubI, power(0), one) }
	var add *ir.Value
	switch r.mode {
	case apfloat.NearestEven:
		odd := r.Op(arith.AndI, r.Op(arith.ShRUI, v, n), one)
		add = r.Op(arith.AddI, r.Op(arith.SubI, power(1), one), odd)
	case apfloat.NearestAway:
		add = power(1)
	case apfloat.Upward:
		add = r.Select(r.negative, r.num(0), all())
	case apfloat.Downward:
		add = r.Select(r.negative, all(), r.num(0))
	case apfloat.TowardZero:
		return r.Op(arith.ShRUI, v, n)
	}
	return r.Op(arith.ShRUI, r.Op(arith.AddI, v, add), n)
}

// code returns the code of a number; that of NaN is arbitrary.
func (r *rounder) code() *ir.Value {
	lowest := r.tiny - r.from.tiny + 1 // the exponent field of the smallest normal number in the wide format
	fraction := r.from.fraction
	drop := fraction - r.fraction
	exponent := r.Op(arith.ShRUI, r.magnitude, r.num(fraction))
	normal := r.CmpI(arith.SGE, exponent, r.num(lowest))
	// The digits of a subnormal number move down by the distance of the exponents. More places than
	// three beyond all digits make no difference.
	digits := r.Op(arith.OrI, r.Op(arith.AndI, r.magnitude, r.num(1<<fraction-1)), r.num(1<<fraction))
	places := r.Op(arith.MinSI, r.Op(arith.SubI, r.num(drop+lowest), exponent), r.num(fraction+3))
	short := r.shortened(r.Select(normal, r.magnitude, digits), r.Select(normal, r.num(drop), places), 0)
	code := r.Op(arith.SubI, short, r.Select(normal, r.num((lowest-1)<<r.fraction), r.num(0)))
	if r.mode != apfloat.NearestEven && r.mode != apfloat.NearestAway && r.mode != apfloat.TowardZero {
		code = r.Select(r.CmpI(arith.EQ, r.magnitude, r.num(0)), r.num(0), code)
	}
	return r.bounded(code)
}

// bounded replaces codes above that of the largest number. Numbers that the mode does not round away
// from zero become the largest one, others infinite.
func (r *rounder) bounded(code *ir.Value) *ir.Value {
	over := r.CmpI(arith.SGT, code, r.num(r.largest))
	infinite := r.CmpI(arith.EQ, r.magnitude, r.num(r.from.inf))
	switch r.mode {
	case apfloat.NearestEven, apfloat.NearestAway:
		return r.Select(over, r.num(r.inf), code)
	case apfloat.Upward:
		infinite = r.Select(r.negative, infinite, over)
	case apfloat.Downward:
		infinite = r.Select(r.negative, over, infinite)
	}
	return r.Select(infinite, r.num(r.inf), r.Op(arith.MinSI, code, r.num(r.largest)))
}

// encoding returns a code with its sign, and NaN for NaN.
func (r *rounder) encoding(code *ir.Value) *ir.Value {
	isNaN := r.CmpI(arith.UGT, r.magnitude, r.num(r.from.inf))
	sign := r.Op(arith.AndI, r.Op(arith.ShRUI, r.operandBits, r.num(r.from.bits-r.bits)), r.num(1<<(r.bits-1)))
	if !r.unsignedZero {
		return r.Op(arith.OrI, r.Select(isNaN, r.num(r.nan), code), sign)
	}
	// -0 would be NaN, and so is a number that is too large.
	isNaN = r.Op(arith.OrI, isNaN, r.CmpI(arith.EQ, code, r.num(r.inf)))
	number := r.Select(r.CmpI(arith.EQ, code, r.num(0)), code, r.Op(arith.OrI, code, sign))
	return r.Select(isNaN, r.num(r.nan), number)
}
