package apfloat

import (
	"math"
	"math/big"
)

// operate runs an operation. It handles NaN operands first. Then it uses the machine's
// f64 if that rounds correctly, else the exact computation.
func operate(a, b Float, native func(x, y float64) float64, wide func(a, b Float) Float) Float {
	if a.sem != b.sem {
		panic("apfloat: operands of different formats")
	}
	switch {
	case a.IsNaN():
		return a.quieted()
	case b.IsNaN():
		return b.quieted()
	case a.sem > F64:
		return wide(a, b)
	}
	v := native(a.Float64(), b.Float64())
	if v != v {
		return NaN(a.sem, false)
	}
	switch a.sem {
	case F64:
		return Float{F64, u64(math.Float64bits(v))}
	case F32:
		return FromFloat32(float32(v))
	}
	r, _ := FromFloat64(a.sem, v)
	return r
}

// Add returns a + b.
func (a Float) Add(b Float) Float {
	return operate(a, b, func(x, y float64) float64 { return x + y }, addWide)
}

// Sub returns a - b.
func (a Float) Sub(b Float) Float {
	return operate(a, b, func(x, y float64) float64 { return x - y },
		func(a, b Float) Float { return addWide(a, b.Neg()) })
}

// Mul returns a * b.
func (a Float) Mul(b Float) Float {
	return operate(a, b, func(x, y float64) float64 { return x * y }, mulWide)
}

// Div returns a / b. A finite number divided by zero gives infinity, or NaN
// if the format has no infinity.
func (a Float) Div(b Float) Float {
	return operate(a, b, func(x, y float64) float64 { return x / y }, divWide)
}

// Rem returns the exact remainder of the quotient truncated towards zero, with
// the sign of a (C's fmod).
func (a Float) Rem(b Float) Float { return operate(a, b, math.Mod, remWide) }

// The wide operations get operands that are not NaN.

func addWide(a, b Float) Float {
	switch {
	case a.IsInf():
		if b.IsInf() && a != b {
			return NaN(a.sem, false)
		}
		return a
	case b.IsInf():
		return b
	}
	x, y, exp := aligned(a, b)
	x.Add(x, y)
	if x.Sign() == 0 {
		return Zero(a.sem, a.IsNegative() && b.IsNegative())
	}
	r, _ := roundBig(a.sem, x.Sign() < 0, x.Abs(x), exp, false)
	return r
}

// aligned returns the finite a and b as multiples of 2^exp.
func aligned(a, b Float) (x, y *big.Int, exp int) {
	x, ex := a.exactBig()
	y, ey := b.exactBig()
	exp = min(ex, ey)
	return x.Lsh(x, uint(ex-exp)), y.Lsh(y, uint(ey-exp)), exp
}

func mulWide(a, b Float) Float {
	neg := a.IsNegative() != b.IsNegative()
	if a.IsInf() || b.IsInf() {
		if a.IsZero() || b.IsZero() {
			return NaN(a.sem, false)
		}
		return Inf(a.sem, neg)
	}
	x, ex := a.Abs().exactBig()
	y, ey := b.Abs().exactBig()
	r, _ := roundBig(a.sem, neg, x.Mul(x, y), ex+ey, false)
	return r
}

func divWide(a, b Float) Float {
	neg := a.IsNegative() != b.IsNegative()
	switch {
	case a.IsInf() && b.IsInf(), a.IsZero() && b.IsZero():
		return NaN(a.sem, false)
	case a.IsInf(), b.IsZero():
		return Inf(a.sem, neg)
	case a.IsZero(), b.IsInf():
		return Zero(a.sem, neg)
	}
	x, ex := a.Abs().exactBig()
	y, ey := b.Abs().exactBig()
	return quotient(a.sem, neg, x, y, ex-ey)
}

// quotient rounds x / y * 2^exp, for positive x and y.
func quotient(s Semantics, neg bool, x, y *big.Int, exp int) Float {
	if shift := int(s.Precision()) + 3 + y.BitLen() - x.BitLen(); shift > 0 {
		x = new(big.Int).Lsh(x, uint(shift))
		exp -= shift
	}
	q, r := new(big.Int).QuoRem(x, y, new(big.Int))
	f, _ := roundBig(s, neg, q, exp, r.Sign() != 0)
	return f
}

func remWide(a, b Float) Float {
	switch {
	case a.IsInf(), b.IsZero():
		return NaN(a.sem, false)
	case b.IsInf(), a.IsZero():
		return a
	}
	x, y, exp := aligned(a.Abs(), b.Abs())
	r, _ := roundBig(a.sem, a.IsNegative(), x.Rem(x, y), exp, false)
	return r
}

// Order is the result of a comparison.
type Order uint8

// The four results of a comparison. A NaN is unordered with every number.
const (
	Less Order = iota
	Equal
	Greater
	Unordered
)

// Compare compares numbers of one format. +0 equals -0.
func (a Float) Compare(b Float) Order {
	if a.sem != b.sem {
		panic("apfloat: operands of different formats")
	}
	if a.IsNaN() || b.IsNaN() {
		return Unordered
	}
	ma, mb := a.magnitude(), b.magnitude()
	if ma.isZero() && mb.isZero() {
		return Equal
	}
	na, nb := a.IsNegative(), b.IsNegative()
	if na != nb {
		if na {
			return Less
		}
		return Greater
	}
	c := ma.cmp(mb)
	if na {
		c = -c
	}
	return Order(c + 1)
}

// Maximum returns the larger of a and b; +0 is larger than -0. If an operand is NaN, it
// returns the first NaN unchanged (LLVM's maximum). MLIR 19 folds both arith.maximumf
// and arith.maxnumf with it.
func (a Float) Maximum(b Float) Float {
	switch {
	case a.IsNaN():
		return a
	case b.IsNaN():
		return b
	}
	return a.MaxNum(b)
}

// Minimum returns the smaller of a and b; -0 is smaller than +0. If an operand is NaN,
// it returns the first NaN unchanged (LLVM's minimum).
func (a Float) Minimum(b Float) Float {
	switch {
	case a.IsNaN():
		return a
	case b.IsNaN():
		return b
	}
	return a.MinNum(b)
}

// MaxNum is Maximum but prefers a number to a NaN (LLVM's maxnum).
func (a Float) MaxNum(b Float) Float {
	switch {
	case a.IsNaN():
		return b
	case b.IsNaN():
		return a
	}
	switch a.Compare(b) {
	case Less:
		return b
	case Equal:
		if a.IsNegative() {
			return b
		}
	}
	return a
}

// MinNum is Minimum but prefers a number to a NaN (LLVM's minnum).
func (a Float) MinNum(b Float) Float {
	switch {
	case a.IsNaN():
		return b
	case b.IsNaN():
		return a
	}
	switch b.Compare(a) {
	case Less:
		return b
	case Equal:
		if b.IsNegative() {
			return b
		}
	}
	return a
}
