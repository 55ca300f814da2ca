package apint

import (
	"math/big"
	"math/bits"
)

// viaBig computes a wide result from the operands' unsigned values.
func viaBig(a, b Int, f func(z, x, y *big.Int) *big.Int) Int {
	return wrap(a.width, f(new(big.Int), a.Big(), b.Big()))
}

// viaSigned computes a wide result from the operands' signed values.
func viaSigned(a, b Int, f func(z, x, y *big.Int) *big.Int) Int {
	return wrap(a.width, f(new(big.Int), a.SignedBig(), b.SignedBig()))
}

// Add returns a + b, wrapping.
func (a Int) Add(b Int) Int {
	a.checkSameWidth(b)
	if a.small() {
		return Int{width: a.width, lo: (a.lo + b.lo) & mask(a.width)}
	}
	return viaBig(a, b, (*big.Int).Add)
}

// Sub returns a - b, wrapping.
func (a Int) Sub(b Int) Int {
	a.checkSameWidth(b)
	if a.small() {
		return Int{width: a.width, lo: (a.lo - b.lo) & mask(a.width)}
	}
	return viaBig(a, b, (*big.Int).Sub)
}

// Mul returns a * b, wrapping.
func (a Int) Mul(b Int) Int {
	a.checkSameWidth(b)
	if a.small() {
		return Int{width: a.width, lo: (a.lo * b.lo) & mask(a.width)}
	}
	return viaBig(a, b, (*big.Int).Mul)
}

// Neg returns -a, wrapping.
func (a Int) Neg() Int { return New(a.width, 0).Sub(a) }

// Abs returns the absolute value of the signed a. The absolute value of the least value is
// the least value.
func (a Int) Abs() Int {
	if a.IsNegative() {
		return a.Neg()
	}
	return a
}

// MulHiU returns the high Width bits of the unsigned double-width product.
func (a Int) MulHiU(b Int) Int {
	a.checkSameWidth(b)
	if !a.small() {
		p := new(big.Int).Mul(a.Big(), b.Big())
		return wrap(a.width, p.Rsh(p, uint(a.width)))
	}
	hi, lo := bits.Mul64(a.lo, b.lo)
	return highPart(a.width, hi, lo)
}

// MulHiS returns the high Width bits of the signed double-width product.
func (a Int) MulHiS(b Int) Int {
	a.checkSameWidth(b)
	if !a.small() {
		p := new(big.Int).Mul(a.SignedBig(), b.SignedBig())
		return wrap(a.width, p.Rsh(p, uint(a.width)))
	}
	x, y := a.s64(), b.s64()
	hi, lo := bits.Mul64(uint64(x), uint64(y))
	// Mul64 reads the sign bit of each factor as +2^63, not -2^63.
	hi -= uint64(x>>63)&uint64(y) + uint64(y>>63)&uint64(x)
	return highPart(a.width, hi, lo)
}

// highPart returns bits width..2*width-1 of the 128-bit hi:lo.
func highPart(width uint32, hi, lo uint64) Int {
	return Int{width: width, lo: (hi<<(wordBits-width) | lo>>width) & mask(width)}
}

// AddOverflow returns the wrapped a + b and whether the sum does not fit.
func (a Int) AddOverflow(b Int, signed bool) (Int, bool) {
	s := a.Add(b)
	if !signed {
		return s, s.ULT(a)
	}
	an := a.IsNegative()
	return s, an == b.IsNegative() && an != s.IsNegative()
}

// SubOverflow returns the wrapped a - b and whether the difference does not fit.
func (a Int) SubOverflow(b Int, signed bool) (Int, bool) {
	d := a.Sub(b)
	if !signed {
		return d, a.ULT(b)
	}
	an := a.IsNegative()
	return d, an != b.IsNegative() && an != d.IsNegative()
}

// MulOverflow returns the wrapped a * b and whether the product does not fit.
func (a Int) MulOverflow(b Int, signed bool) (Int, bool) {
	p := a.Mul(b)
	if !signed {
		return p, !a.MulHiU(b).IsZero()
	}
	hi := a.MulHiS(b)
	if p.IsNegative() {
		return p, !hi.IsAllOnes()
	}
	return p, !hi.IsZero()
}

// And returns the bitwise conjunction.
func (a Int) And(b Int) Int {
	a.checkSameWidth(b)
	if a.small() {
		return Int{width: a.width, lo: a.lo & b.lo}
	}
	return bytewise(a, b, a.lo&b.lo, func(x, y byte) byte { return x & y })
}

// Or returns the bitwise disjunction.
func (a Int) Or(b Int) Int {
	a.checkSameWidth(b)
	if a.small() {
		return Int{width: a.width, lo: a.lo | b.lo}
	}
	return bytewise(a, b, a.lo|b.lo, func(x, y byte) byte { return x | y })
}

// Xor returns the bitwise exclusive disjunction.
func (a Int) Xor(b Int) Int {
	a.checkSameWidth(b)
	if a.small() {
		return Int{width: a.width, lo: a.lo ^ b.lo}
	}
	return bytewise(a, b, a.lo^b.lo, func(x, y byte) byte { return x ^ y })
}

// Not returns the bitwise complement.
func (a Int) Not() Int { return a.Xor(AllOnes(a.width)) }

func bytewise(a, b Int, lo uint64, f func(x, y byte) byte) Int {
	buf := make([]byte, len(a.hi))
	for i := range buf {
		buf[i] = f(a.hi[i], b.hi[i])
	}
	return Int{width: a.width, lo: lo, hi: string(buf)}
}

// Shl returns a shifted left by n bits, or zero if n >= Width.
func (a Int) Shl(n uint64) Int {
	if n >= uint64(a.width) {
		return New(a.width, 0)
	}
	if a.small() {
		return Int{width: a.width, lo: a.lo << n & mask(a.width)}
	}
	x := a.Big()
	return wrap(a.width, x.Lsh(x, uint(n)))
}

// LShr returns a shifted right by n bits and filled with zeros, or zero if n >= Width.
func (a Int) LShr(n uint64) Int {
	if n >= uint64(a.width) {
		return New(a.width, 0)
	}
	if a.small() {
		return Int{width: a.width, lo: a.lo >> n}
	}
	x := a.Big()
	return wrap(a.width, x.Rsh(x, uint(n)))
}

// AShr returns a shifted right by n bits and filled with the sign bit. If n >= Width,
// all bits are the sign bit.
func (a Int) AShr(n uint64) Int {
	if a.width == 0 {
		return a
	}
	n = min(n, uint64(a.width)-1)
	if a.small() {
		return Int{width: a.width, lo: uint64(a.s64()>>n) & mask(a.width)}
	}
	x := a.SignedBig()
	return wrap(a.width, x.Rsh(x, uint(n)))
}

// ZExt returns a zero-extended to width, which must be at least Width.
func (a Int) ZExt(width uint32) Int {
	if width < a.width {
		panic("apint: extension to a smaller width")
	}
	if a.small() {
		return New(width, a.lo)
	}
	return wrap(width, a.Big())
}

// SExt returns a sign-extended to width, which must be at least Width.
func (a Int) SExt(width uint32) Int {
	if width < a.width {
		panic("apint: extension to a smaller width")
	}
	if a.small() {
		return NewSigned(width, a.s64())
	}
	return wrap(width, a.SignedBig())
}

// Trunc returns the low width bits of a. width must be at most Width.
func (a Int) Trunc(width uint32) Int {
	if width > a.width {
		panic("apint: truncation to a larger width")
	}
	if width <= wordBits {
		return New(width, a.lo)
	}
	return wrap(width, a.Big())
}

// ZExtOrTrunc returns a zero-extended or truncated to width.
func (a Int) ZExtOrTrunc(width uint32) Int {
	if width < a.width {
		return a.Trunc(width)
	}
	return a.ZExt(width)
}

// SExtOrTrunc returns a sign-extended or truncated to width.
func (a Int) SExtOrTrunc(width uint32) Int {
	if width < a.width {
		return a.Trunc(width)
	}
	return a.SExt(width)
}
