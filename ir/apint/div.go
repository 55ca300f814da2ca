package apint

import "math/big"

// Division by zero panics. Callers must exclude it.

func (a Int) divisor(b Int) {
	a.checkSameWidth(b)
	if b.IsZero() {
		panic("apint: division by zero")
	}
}

// UDiv returns the unsigned quotient.
func (a Int) UDiv(b Int) Int {
	a.divisor(b)
	if a.small() {
		return Int{width: a.width, lo: a.lo / b.lo}
	}
	return viaBig(a, b, (*big.Int).Quo)
}

// URem returns the unsigned remainder.
func (a Int) URem(b Int) Int {
	a.divisor(b)
	if a.small() {
		return Int{width: a.width, lo: a.lo % b.lo}
	}
	return viaBig(a, b, (*big.Int).Rem)
}

// SDiv returns the signed quotient, rounded towards zero. The least value
// divided by -1 wraps to itself.
func (a Int) SDiv(b Int) Int {
	a.divisor(b)
	if a.small() {
		return Int{width: a.width, lo: uint64(a.s64()/b.s64()) & mask(a.width)}
	}
	return viaSigned(a, b, (*big.Int).Quo)
}

// SRem returns the signed remainder, with the sign of a. The least value
// modulo -1 is 0.
func (a Int) SRem(b Int) Int {
	a.divisor(b)
	if a.small() {
		return Int{width: a.width, lo: uint64(a.s64()%b.s64()) & mask(a.width)}
	}
	return viaSigned(a, b, (*big.Int).Rem)
}

// SDivOverflow returns SDiv and whether the quotient does not fit. Only the least value
// divided by -1 does not fit.
func (a Int) SDivOverflow(b Int) (Int, bool) {
	return a.SDiv(b), a.IsMinSigned() && b.IsAllOnes()
}

// CeilDivU returns the unsigned quotient rounded up. Like MLIR, it sets overflow if
// adding one to the rounded-down quotient wraps.
func (a Int) CeilDivU(b Int) (q Int, overflow bool) {
	q = a.UDiv(b)
	if a.URem(b).IsZero() {
		return q, false
	}
	return q.AddOverflow(New(a.width, 1), false)
}

// CeilDivS returns the signed quotient rounded up. It sets overflow where
// arith.ceildivsi does not fold: if a is not zero and either operand is the least
// value, which cannot be negated, even if the quotient would fit.
func (a Int) CeilDivS(b Int) (q Int, overflow bool) {
	q = a.SDiv(b)
	if a.IsZero() {
		return q, false
	}
	if !a.SRem(b).IsZero() && a.IsNegative() == b.IsNegative() {
		q = q.Add(New(a.width, 1))
	}
	return q, a.IsMinSigned() || b.IsMinSigned()
}

// FloorDivS returns the signed quotient rounded down. It sets overflow for the least
// value divided by -1, where arith.floordivsi does not fold.
func (a Int) FloorDivS(b Int) (q Int, overflow bool) {
	q, overflow = a.SDivOverflow(b)
	if !a.SRem(b).IsZero() && a.IsNegative() != b.IsNegative() {
		q = q.Sub(New(a.width, 1))
	}
	return q, overflow
}
