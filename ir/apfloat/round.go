package apfloat

import "math/big"

// lost is the part that rounding dropped, in relation to the last place.
type lost uint8

const (
	none lost = iota
	belowHalf
	half
	aboveHalf
)

// Rounding is a rounding mode of IEEE 754. The values are those of MLIR's rounding modes.
type Rounding uint8

// The rounding modes. Those to nearest differ in ties: NearestEven rounds them to an even last digit, NearestAway away
// from zero. Downward is toward negative infinity.
const (
	NearestEven Rounding = iota
	Downward
	Upward
	TowardZero
	NearestAway
)

// roundsAway reports whether the mode rounds a number away from zero that lies l above its last place, which is
// odd or not.
func (m Rounding) roundsAway(neg bool, l lost, odd bool) bool {
	switch m {
	case Downward:
		return neg && l != none
	case Upward:
		return !neg && l != none
	case TowardZero:
		return false
	}
	return l == aboveHalf || l == half && (odd || m == NearestAway)
}

// unpack returns the finite f as sig * 2^exp.
func (f Float) unpack() (sig u128, exp int) {
	fm := f.sem.format()
	mag := f.magnitude()
	sig = mag.low(uint(fm.frac))
	top := uint(fm.frac)
	if fm.intBit {
		top++
	}
	field := int(mag.shr(top).lo)
	if fm.special == scale {
		return u64(1), fm.minLSB() + field
	}
	if field == 0 {
		return sig, fm.minLSB()
	}
	return sig.or(u64(1).shl(uint(fm.frac))), fm.minLSB() + field - 1
}

// Exponent returns the e for which 2^e <= |f| < 2^(e+1). f must be finite and not zero.
func (f Float) Exponent() int {
	sig, exp := f.unpack()
	return exp + sig.len() - 1
}

// round is roundBy to nearest, ties to even.
func round(s Semantics, neg bool, sig u128, exp int, sticky bool) (Float, lost) {
	return roundBy(s, NearestEven, neg, sig, exp, sticky)
}

// roundBy returns sig * 2^exp in the format, rounded by a mode.
// sticky is set if the exact number is larger by less than 2^exp; sig must then have
// two bits more than the precision. Overflow gives infinity, or NaN if the format has
// no infinity, and aboveHalf; if the mode does not round away from zero, it gives the largest number. A
// zero sig gives zero.
func roundBy(s Semantics, m Rounding, neg bool, sig u128, exp int, sticky bool) (Float, lost) {
	fm := s.format()
	n := sig.len()
	if n == 0 {
		return Zero(s, neg), none
	}
	precision := int(fm.frac) + 1
	lsb := max(exp+n-precision, fm.minLSB())
	l := none
	switch shift := lsb - exp; {
	case shift > n:
		sig, l = u128{}, belowHalf
	case shift > 0:
		sig, l = shiftOut(sig, uint(shift), sticky)
	default:
		sig = sig.shl(uint(-shift))
	}
	if m.roundsAway(neg, l, sig.lo&1 != 0) {
		sig = sig.add(u64(1)) // a carry out of the precision is a power of two and ends up in the exponent
	}
	field := lsb - fm.minLSB()
	if field > int(fm.expField()) {
		return overflow(s, m, neg), aboveHalf
	}
	// A normal sig has the integer bit, which adds the 1 that the exponent
	// field of the lowest normal numbers has over the subnormal ones.
	code := u64(uint64(field)).shl(uint(fm.frac)).add(sig)
	if fm.special == scale && !code.isZero() {
		code = code.sub(u64(1)) // there are no subnormal numbers, and the least number has the code 0
	}
	if code.cmp(fm.maxFinite()) > 0 {
		return overflow(s, m, neg), aboveHalf
	}
	return build(s, neg, fm.stored(code)), l
}

// overflow returns what a number becomes that is too large for the format.
func overflow(s Semantics, m Rounding, neg bool) Float {
	if m.roundsAway(neg, aboveHalf, false) {
		return Inf(s, neg)
	}
	return Largest(s, neg)
}

// shiftOut shifts right by 1 <= n <= 128 and classifies the lost bits.
func shiftOut(sig u128, n uint, sticky bool) (u128, lost) {
	rest := sig.low(n)
	mid := u64(1).shl(n - 1)
	sig = sig.shr(n)
	switch c := rest.cmp(mid); {
	case c > 0 || c == 0 && sticky:
		return sig, aboveHalf
	case c == 0:
		return sig, half
	case rest.isZero() && !sticky:
		return sig, none
	}
	return sig, belowHalf
}

// roundBig is round for a significand of any length. x must not be negative.
func roundBig(s Semantics, neg bool, x *big.Int, exp int, sticky bool) (Float, lost) {
	if n := x.BitLen(); n > 128 {
		drop := uint(n - 128)
		sticky = sticky || x.TrailingZeroBits() < drop
		x = new(big.Int).Rsh(x, drop)
		exp += int(drop)
	}
	var b [16]byte
	x.FillBytes(b[:])
	return round(s, neg, beU128(b), exp, sticky)
}

func beU128(b [16]byte) (r u128) {
	for i := range 8 {
		r.hi = r.hi<<8 | uint64(b[i])
		r.lo = r.lo<<8 | uint64(b[8+i])
	}
	return r
}

func (a u128) toBig() *big.Int {
	x := new(big.Int).SetUint64(a.hi)
	return x.Or(x.Lsh(x, 64), new(big.Int).SetUint64(a.lo))
}
