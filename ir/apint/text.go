package apint

import (
	"math/big"
	"strconv"
)

// Parse reads a decimal or, after 0x, hexadecimal integer with an optional
// sign. ok is false if text is not such a number or does not fit: without '-' it must
// be below 2^width, with '-' its magnitude must be at most 2^(width-1).
func Parse(width uint32, text string) (a Int, ok bool) {
	neg := false
	if text != "" && (text[0] == '-' || text[0] == '+') {
		neg = text[0] == '-'
		text = text[1:]
	}
	a, ok = ParseUnsigned(width, text)
	if !ok || !neg {
		return a, ok
	}
	n := a.Neg()
	return n, n.IsZero() || n.IsNegative()
}

// ParseUnsigned is Parse without a sign.
func ParseUnsigned(width uint32, digits string) (a Int, ok bool) {
	base := uint64(10)
	if len(digits) > 2 && digits[0] == '0' && digits[1] == 'x' {
		base, digits = 16, digits[2:]
	}
	if digits == "" {
		return Int{}, false
	}
	for len(digits) > 1 && digits[0] == '0' {
		digits = digits[1:]
	}
	var v uint64
	for i := range len(digits) {
		d := digit(digits[i])
		if d >= base {
			return Int{}, false
		}
		if v > (^uint64(0)-d)/base {
			return parseWide(width, digits, base)
		}
		v = v*base + d
	}
	if width < wordBits && v > mask(width) {
		return Int{}, false
	}
	return New(width, v), true
}

// ParseLiteral reads the digits of an integer attribute's literal as MLIR's
// parser does. neg gives the minus sign. A negative literal must set the sign bit of
// the result (so -0 does not fit). A literal of a signed or index type (signed) must
// not reach the sign bit otherwise. A signless literal may use every bit.
func ParseLiteral(width uint32, digits string, neg, signed bool) (a Int, ok bool) {
	a, ok = ParseUnsigned(width, digits)
	switch {
	case !ok:
		return a, false
	case neg:
		a = a.Neg()
		return a, a.IsNegative()
	}
	return a, !signed || !a.IsNegative()
}

func digit(c byte) uint64 {
	switch {
	case '0' <= c && c <= '9':
		return uint64(c - '0')
	case 'a' <= c && c <= 'f':
		return uint64(c-'a') + 10
	case 'A' <= c && c <= 'F':
		return uint64(c-'A') + 10
	}
	return 255
}

// parseWide reads digits without leading zeros that exceed 64 bits.
func parseWide(width uint32, digits string, base uint64) (Int, bool) {
	// Each digit stands for at least three bits (hexadecimal: four), so a long
	// text that cannot fit is rejected before it is converted.
	if width <= wordBits || (len(digits)-1)*3 > int(width) {
		return Int{}, false
	}
	for i := range len(digits) {
		if digit(digits[i]) >= base {
			return Int{}, false
		}
	}
	x, ok := new(big.Int).SetString(digits, int(base))
	if !ok || x.BitLen() > int(width) {
		return Int{}, false
	}
	return wrap(width, x), true
}

// AppendDecimal appends the signed or unsigned value in decimal.
func (a Int) AppendDecimal(dst []byte, signed bool) []byte {
	if a.small() {
		if signed {
			return strconv.AppendInt(dst, a.s64(), 10)
		}
		return strconv.AppendUint(dst, a.lo, 10)
	}
	if signed {
		return a.SignedBig().Append(dst, 10)
	}
	return a.Big().Append(dst, 10)
}

// AppendHex appends the bits in MLIR's form: 0x, then upper-case digits without leading
// zeros.
func (a Int) AppendHex(dst []byte) []byte {
	const digits = "0123456789ABCDEF"
	dst = append(dst, "0x"...)
	n := max(1, (a.ActiveBits()+3)/4)
	for i := n; i > 0; i-- {
		dst = append(dst, digits[a.nibble(i-1)])
	}
	return dst
}

// nibble returns bits 4i..4i+3.
func (a Int) nibble(i uint32) byte {
	if i < 16 {
		return byte(a.lo >> (4 * i) & 15)
	}
	i -= 16
	return a.hi[i/2] >> (i % 2 * 4) & 15
}

// String returns the signed value in decimal.
func (a Int) String() string { return string(a.AppendDecimal(nil, true)) }
