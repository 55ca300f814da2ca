package apfloat

import (
	"math"
	"math/big"

	"github.com/spvc/spvc/ir/apint"
)

// Convert returns f in another format. exact is false if the number or the payload of a
// NaN changed, or if f was a signaling NaN, which becomes quiet. In these cases MLIR's
// extf and truncf do not fold.
func (f Float) Convert(to Semantics) (r Float, exact bool) { return f.ConvertBy(to, NearestEven) }

// ConvertBy is Convert by a rounding mode. A number that is too large for the format becomes infinity, or NaN
// if the format has no infinity; if the mode does not round it away from zero, it becomes the largest number.
func (f Float) ConvertBy(to Semantics, mode Rounding) (r Float, exact bool) {
	if f.sem == F32 && to == F64 {
		if v := math.Float32frombits(uint32(f.bits.lo)); v == v {
			return Float{F64, u64(math.Float64bits(float64(v)))}, true
		}
	}
	neg := f.IsNegative()
	switch {
	case f.IsNaN():
		return f.convertNaN(to)
	case neg && to.format().special == scale:
		r, _ := f.Abs().ConvertBy(to, mode)
		return r, false
	case f.IsInf():
		return Inf(to, neg), to.HasInf()
	case f.sem == to:
		return f, true
	case f.IsZero():
		return Zero(to, neg), (!neg || to.HasNegativeZero()) && to.format().special != scale
	}
	sig, exp := f.unpack()
	r, l := roundBy(to, mode, neg, sig, exp, false)
	return r, l == none
}

// convertNaN keeps the payload's high bits, aligned at the quiet bit.
func (f Float) convertNaN(to Semantics) (Float, bool) {
	from, fm := f.sem.format(), to.format()
	neg := f.IsNegative()
	switch {
	case fm.special != ieee:
		return NaN(to, neg), from.special != ieee && fm.special != finite
	case from.special == negZero, from.special == scale:
		return NaN(to, false), true
	}
	signaling := f.isSignaling()
	sig := f.bits.low(uint(from.frac))
	exact := true
	// An f80 NaN without its integer or quiet bit has no counterpart.
	if from.intBit && !fm.intBit {
		exact = f.bits.bit(uint(from.frac)) && !signaling
	}
	if d := int(fm.frac) - int(from.frac); d >= 0 {
		sig = sig.shl(uint(d))
	} else {
		exact = exact && sig.low(uint(-d)).isZero()
		sig = sig.shr(uint(-d))
	}
	code := fm.stored(u64(fm.expField()).shl(uint(fm.frac)).or(sig))
	return build(to, neg, code).quieted(), exact && !signaling
}

// FromInt rounds the signed or unsigned integer to the format. exact reports whether
// the number did not change. Too large a magnitude gives infinity, or NaN if the format
// has no infinity.
func FromInt(s Semantics, v apint.Int, signed bool) (f Float, exact bool) {
	neg := signed && v.IsNegative()
	if neg {
		v = v.Neg()
	}
	var l lost
	if lo, ok := v.Uint64(); ok {
		f, l = round(s, neg, u64(lo), 0, false)
	} else {
		f, l = roundBig(s, neg, v.Big(), 0, false)
	}
	return f, l == none
}

// ToInt truncates f towards zero. ok is false if f is NaN or the result does not fit; v
// is then the nearest integer that fits, or 0 for NaN. exact reports whether f was an
// integer and not -0.
func (f Float) ToInt(width uint32, signed bool) (v apint.Int, exact, ok bool) {
	neg := f.IsNegative()
	switch {
	case f.IsNaN():
		return apint.New(width, 0), false, false
	case f.IsInf():
		return saturated(width, signed, neg), false, false
	case f.IsZero():
		return apint.New(width, 0), !neg, true
	}
	sig, exp := f.unpack()
	exact = exp >= 0 || sig.trailingZeros() >= -exp
	n := sig.len() + exp // bits of the integer part
	switch {
	case n <= 0:
		return apint.New(width, 0), false, true
	case n > int(width) || neg && !signed:
		return saturated(width, signed, neg), false, false
	case n <= 64:
		if exp < 0 {
			sig = sig.shr(uint(-exp))
		} else {
			sig = sig.shl(uint(exp))
		}
		v = apint.New(width, sig.lo)
	default:
		x := sig.toBig()
		if exp < 0 {
			x.Rsh(x, uint(-exp))
		} else {
			x.Lsh(x, uint(exp))
		}
		v, _ = apint.FromBig(width, x)
	}
	if neg {
		v = v.Neg()
	}
	if signed && v.IsNegative() != neg {
		return saturated(width, signed, neg), false, false
	}
	return v, exact, true
}

func saturated(width uint32, signed, neg bool) apint.Int {
	switch {
	case signed && neg:
		return apint.MinSigned(width)
	case signed:
		return apint.MaxSigned(width)
	case neg:
		return apint.New(width, 0)
	}
	return apint.AllOnes(width)
}

// exactBig returns the finite f as x * 2^exp with a signed x.
func (f Float) exactBig() (x *big.Int, exp int) {
	sig, exp := f.unpack()
	x = sig.toBig()
	if f.IsNegative() {
		x.Neg(x)
	}
	return x, exp
}
