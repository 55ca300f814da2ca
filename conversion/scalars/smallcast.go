package scalars

import (
	"math"

	"github.com/spvc/spvc/conversion/spirvtypes"
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/ir"
)

// decoded returns the number of type t whose encoding is bits, as f32.
func (x *shrinker) decoded(t *ir.FloatType, bits *ir.Value) *ir.Value {
	f := smallFormatOf(t)
	f32 := asF32(bits.Type())
	words := like(f32, f32.Context().I32())
	num := func(v int64) *ir.Value { return x.Int(words, v) }
	v := x.Cast(arith.ExtUI, bits, words)
	if t.Kind == ir.BF16 { // the high half of an f32
		return x.Cast(arith.Bitcast, x.Op(arith.ShLI, v, num(16)), f32)
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
	case !f.unsignedZero:
		number = x.Select(x.CmpI(arith.EQ, code, num(f.nan)), num(nan32), number)
	}
	number = x.Op(arith.OrI, number, sign)
	if f.unsignedZero {
		number = x.Select(x.CmpI(arith.EQ, v, num(f.nan)), num(nan32), number)
	}
	return x.Cast(arith.Bitcast, number, f32)
}

// rounded returns the f32 v as a small float of type t.
func (x *shrinker) rounded(v *ir.Value, t ir.Type, mode rounding) *ir.Value {
	small, _ := smallOf(t)
	r := &rounder{shrinker: x, smallFormat: smallFormatOf(small), mode: mode, words: like(t, t.Context().I32())}
	r.in = x.Cast(arith.Bitcast, v, r.words)
	r.magnitude = x.Op(arith.AndI, r.in, r.num(math.MaxInt32))
	r.negative = x.CmpI(arith.SLT, r.in, r.num(0))
	var code *ir.Value
	if small.Kind == ir.BF16 {
		// All digits above those that are dropped are those of f32, and infinity follows the largest number.
		code = r.shortened(r.magnitude, r.num(16), 16)
	} else {
		code = r.code()
	}
	return x.Cast(arith.Bitcast, x.Cast(arith.TruncI, r.encoding(code), spirvtypes.AsStored(t)), t)
}

// rounder rounds one f32.
type rounder struct {
	*shrinker
	smallFormat
	mode      rounding
	words     ir.Type
	in        *ir.Value // its bits
	magnitude *ir.Value // its bits without the sign
	negative  *ir.Value
}

func (r *rounder) num(v int64) *ir.Value { return r.Int(r.words, v) }

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
	case nearestEven:
		odd := r.Op(arith.AndI, r.Op(arith.ShRUI, v, n), one)
		add = r.Op(arith.AddI, r.Op(arith.SubI, power(1), one), odd)
	case nearestAway:
		add = power(1)
	case upward:
		add = r.Select(r.negative, r.num(0), all())
	case downward:
		add = r.Select(r.negative, all(), r.num(0))
	case towardZero:
		return r.Op(arith.ShRUI, v, n)
	}
	return r.Op(arith.ShRUI, r.Op(arith.AddI, v, add), n)
}

// code returns the code of a number of 8 bits; that of NaN is arbitrary.
func (r *rounder) code() *ir.Value {
	lowest := r.tiny + bias32 // the exponent of the smallest normal number in f32
	drop := fraction32 - r.fraction
	exponent := r.Op(arith.ShRUI, r.magnitude, r.num(fraction32))
	normal := r.CmpI(arith.SGE, exponent, r.num(lowest))
	// The digits of a subnormal number move down by the distance of the exponents. More than 26
	// places make no difference.
	digits := r.Op(arith.OrI, r.Op(arith.AndI, r.magnitude, r.num(1<<fraction32-1)), r.num(1<<fraction32))
	places := r.Op(arith.MinSI, r.Op(arith.SubI, r.num(drop+lowest), exponent), r.num(26))
	short := r.shortened(r.Select(normal, r.magnitude, digits), r.Select(normal, r.num(drop), places), 0)
	code := r.Op(arith.SubI, short, r.Select(normal, r.num((lowest-1)<<r.fraction), r.num(0)))
	if r.mode != nearestEven && r.mode != nearestAway && r.mode != towardZero {
		code = r.Select(r.CmpI(arith.EQ, r.magnitude, r.num(0)), r.num(0), code)
	}
	return r.bounded(code)
}

// bounded replaces codes above that of the largest number. Numbers that the mode does not round away
// from zero become the largest one, others infinite.
func (r *rounder) bounded(code *ir.Value) *ir.Value {
	over := r.CmpI(arith.SGT, code, r.num(r.largest))
	infinite := r.CmpI(arith.EQ, r.magnitude, r.num(infinity32))
	switch r.mode {
	case nearestEven, nearestAway:
		return r.Select(over, r.num(r.inf), code)
	case upward:
		infinite = r.Select(r.negative, infinite, over)
	case downward:
		infinite = r.Select(r.negative, over, infinite)
	}
	return r.Select(infinite, r.num(r.inf), r.Op(arith.MinSI, code, r.num(r.largest)))
}

// encoding returns a code with its sign, and NaN for NaN.
func (r *rounder) encoding(code *ir.Value) *ir.Value {
	isNaN := r.CmpI(arith.UGT, r.magnitude, r.num(infinity32))
	sign := r.Op(arith.AndI, r.Op(arith.ShRUI, r.in, r.num(32-r.bits)), r.num(1<<(r.bits-1)))
	if !r.unsignedZero {
		return r.Op(arith.OrI, r.Select(isNaN, r.num(r.nan), code), sign)
	}
	// -0 would be NaN, and so is a number that is too large.
	isNaN = r.Op(arith.OrI, isNaN, r.CmpI(arith.EQ, code, r.num(r.inf)))
	number := r.Select(r.CmpI(arith.EQ, code, r.num(0)), code, r.Op(arith.OrI, code, sign))
	return r.Select(isNaN, r.num(r.nan), number)
}
