// Package apint holds fixed-width two's-complement integers of any width as
// small comparable values.
//
// An Int of at most 64 bits never allocates. A wider Int keeps its high bytes in a
// string whose length depends only on the width. Therefore == compares values, and an
// Int can be a map key or part of one. Values carry no signedness: operations whose
// results differ have a signed and an unsigned form, as in LLVM's APInt and MLIR's
// signless integers.
//
// Binary operations need operands of equal width and panic otherwise. The verifier
// checks the widths before anything is folded.
package apint

import "math/bits"

const wordBits = 64

// Int is an integer of Width bits. The zero Int has width 0.
type Int struct {
	width uint32
	lo    uint64 // bits 0..63; bits at and above width are clear
	hi    string // bits 64.., little-endian bytes; "" when width <= 64
}

// mask has the low min(width, 64) bits set.
func mask(width uint32) uint64 {
	if width >= wordBits {
		return ^uint64(0)
	}
	return 1<<width - 1
}

// hiLen returns the length of hi for a width.
func hiLen(width uint32) int {
	if width <= wordBits {
		return 0
	}
	return int((width - wordBits + 7) / 8)
}

// New returns v modulo 2^width.
func New(width uint32, v uint64) Int {
	if width <= wordBits {
		return Int{width: width, lo: v & mask(width)}
	}
	return Int{width: width, lo: v, hi: zeroHi(width)}
}

// NewSigned returns v modulo 2^width. If width exceeds 64, it sign-extends v.
func NewSigned(width uint32, v int64) Int {
	if width <= wordBits {
		return Int{width: width, lo: uint64(v) & mask(width)}
	}
	if v >= 0 {
		return New(width, uint64(v))
	}
	return Int{width: width, lo: uint64(v), hi: onesHi(width)}
}

// AllOnes returns the integer whose width bits are all set.
func AllOnes(width uint32) Int { return NewSigned(width, -1) }

// MinSigned returns -2^(width-1).
func MinSigned(width uint32) Int {
	if width == 0 {
		return Int{}
	}
	return New(width, 1).Shl(uint64(width) - 1)
}

// MaxSigned returns 2^(width-1) - 1.
func MaxSigned(width uint32) Int { return MinSigned(width).Not() }

// Width returns the number of bits.
func (a Int) Width() uint32 { return a.width }

// small reports whether all bits are in lo.
func (a Int) small() bool { return a.width <= wordBits }

// s64 returns the signed value of a small a.
func (a Int) s64() int64 {
	sh := wordBits - a.width
	return int64(a.lo<<sh) >> sh
}

func (a Int) checkSameWidth(b Int) {
	if a.width != b.width {
		panic("apint: operands of different widths")
	}
}

// Uint64 returns the unsigned value. ok is false if the value needs more than 64 bits.
func (a Int) Uint64() (v uint64, ok bool) { return a.lo, a.small() || allBytes(a.hi, 0) }

// Int64 returns the signed value. ok is false if the value needs more than 64 bits.
func (a Int) Int64() (v int64, ok bool) {
	if a.small() {
		return a.s64(), true
	}
	v = int64(a.lo)
	if v >= 0 {
		return v, allBytes(a.hi, 0)
	}
	return v, a.hi == onesHi(a.width)
}

// Limited returns the unsigned value, or limit if limit is smaller.
func (a Int) Limited(limit uint64) uint64 {
	if v, ok := a.Uint64(); ok && v < limit {
		return v
	}
	return limit
}

// Bit returns bit i, counted from the least significant one.
func (a Int) Bit(i uint32) bool {
	switch {
	case i >= a.width:
		panic("apint: bit index out of range")
	case i < wordBits:
		return a.lo>>i&1 != 0
	}
	i -= wordBits
	return a.hi[i/8]>>(i%8)&1 != 0
}

// IsZero reports whether no bit is set. It returns true for width 0.
func (a Int) IsZero() bool { return a.lo == 0 && (a.small() || allBytes(a.hi, 0)) }

// IsOne reports whether the unsigned value is 1.
func (a Int) IsOne() bool { return a.lo == 1 && (a.small() || allBytes(a.hi, 0)) }

// IsAllOnes reports whether every bit is set. It returns true for width 0.
func (a Int) IsAllOnes() bool {
	if a.small() {
		return a.lo == mask(a.width)
	}
	return a == AllOnes(a.width)
}

// IsNegative reports whether the sign bit is set.
func (a Int) IsNegative() bool { return a.width != 0 && a.Bit(a.width-1) }

// IsStrictlyPositive reports whether the signed value exceeds zero.
func (a Int) IsStrictlyPositive() bool { return !a.IsNegative() && !a.IsZero() }

// IsMinSigned reports whether a is -2^(width-1).
func (a Int) IsMinSigned() bool { return a.width != 0 && a == MinSigned(a.width) }

// IsMaxSigned reports whether a is 2^(width-1) - 1.
func (a Int) IsMaxSigned() bool { return a == MaxSigned(a.width) }

// IsPowerOf2 reports whether exactly one bit is set.
func (a Int) IsPowerOf2() bool { return a.PopCount() == 1 }

// PopCount returns the number of set bits.
func (a Int) PopCount() uint32 {
	n := bits.OnesCount64(a.lo)
	for i := range len(a.hi) {
		n += bits.OnesCount8(a.hi[i])
	}
	return uint32(n)
}

// ActiveBits returns the position of the highest set bit plus one, or 0 for zero.
func (a Int) ActiveBits() uint32 {
	for i := len(a.hi) - 1; i >= 0; i-- {
		if a.hi[i] != 0 {
			return uint32(wordBits + i*8 + bits.Len8(a.hi[i]))
		}
	}
	return uint32(bits.Len64(a.lo))
}

// LeadingZeros counts the clear bits above the highest set bit. It returns the width for
// zero.
func (a Int) LeadingZeros() uint32 { return a.width - a.ActiveBits() }

// TrailingZeros counts the clear bits below the lowest set bit. It returns the width for
// zero.
func (a Int) TrailingZeros() uint32 {
	if a.lo != 0 {
		return uint32(bits.TrailingZeros64(a.lo))
	}
	for i := range len(a.hi) {
		if a.hi[i] != 0 {
			return uint32(wordBits + i*8 + bits.TrailingZeros8(a.hi[i]))
		}
	}
	return a.width
}

// Compare compares a and b as signed or unsigned integers and returns -1, 0 or +1.
func (a Int) Compare(b Int, signed bool) int {
	a.checkSameWidth(b)
	if signed {
		if an := a.IsNegative(); an != b.IsNegative() {
			if an {
				return -1
			}
			return 1
		}
	}
	for i := len(a.hi) - 1; i >= 0; i-- {
		if a.hi[i] != b.hi[i] {
			if a.hi[i] < b.hi[i] {
				return -1
			}
			return 1
		}
	}
	switch {
	case a.lo < b.lo:
		return -1
	case a.lo > b.lo:
		return 1
	}
	return 0
}

// Eq reports whether a and b are equal. Their widths must be equal.
func (a Int) Eq(b Int) bool { a.checkSameWidth(b); return a == b }

// ULT reports whether a < b, unsigned.
func (a Int) ULT(b Int) bool { return a.Compare(b, false) < 0 }

// ULE reports whether a <= b, unsigned.
func (a Int) ULE(b Int) bool { return a.Compare(b, false) <= 0 }

// UGT reports whether a > b, unsigned.
func (a Int) UGT(b Int) bool { return a.Compare(b, false) > 0 }

// UGE reports whether a >= b, unsigned.
func (a Int) UGE(b Int) bool { return a.Compare(b, false) >= 0 }

// SLT reports whether a < b, signed.
func (a Int) SLT(b Int) bool { return a.Compare(b, true) < 0 }

// SLE reports whether a <= b, signed.
func (a Int) SLE(b Int) bool { return a.Compare(b, true) <= 0 }

// SGT reports whether a > b, signed.
func (a Int) SGT(b Int) bool { return a.Compare(b, true) > 0 }

// SGE reports whether a >= b, signed.
func (a Int) SGE(b Int) bool { return a.Compare(b, true) >= 0 }

// UMin returns the smaller of a and b, unsigned.
func (a Int) UMin(b Int) Int {
	if b.ULT(a) {
		return b
	}
	return a
}

// UMax returns the larger of a and b, unsigned.
func (a Int) UMax(b Int) Int {
	if b.UGT(a) {
		return b
	}
	return a
}

// SMin returns the smaller of a and b, signed.
func (a Int) SMin(b Int) Int {
	if b.SLT(a) {
		return b
	}
	return a
}

// SMax returns the larger of a and b, signed.
func (a Int) SMax(b Int) Int {
	if b.SGT(a) {
		return b
	}
	return a
}

// Total returns f as a function that never fails.
//
//go:noinline
func Total(f func(a, b Int) Int) func(a, b Int) (Int, bool) {
	return func(a, b Int) (Int, bool) { return f(a, b), true }
}

// NoOverflow turns a function that reports overflow into one that reports success.
func NoOverflow(f func(a, b Int) (Int, bool)) func(a, b Int) (Int, bool) {
	return func(a, b Int) (Int, bool) {
		v, overflow := f(a, b)
		return v, !overflow
	}
}
