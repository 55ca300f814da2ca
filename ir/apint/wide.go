package apint

import (
	"encoding/binary"
	"math/big"
	"strings"
)

// commonHi is the width up to which the all-zero and all-one high parts are
// slices of constants, to avoid an allocation.
const commonHi = 64

const (
	zeros = "\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00" +
		"\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00" +
		"\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00" +
		"\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00"
	ones = "\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff" +
		"\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff" +
		"\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff" +
		"\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff"
)

func zeroHi(width uint32) string {
	n := hiLen(width)
	if n <= commonHi {
		return zeros[:n]
	}
	return strings.Repeat("\x00", n)
}

func onesHi(width uint32) string {
	n := hiLen(width)
	if width%8 == 0 && n <= commonHi {
		return ones[:n]
	}
	b := []byte(strings.Repeat("\xff", n))
	b[n-1] &= topMask(width)
	return string(b)
}

// topMask covers the bits of the last byte of an integer of that width.
func topMask(width uint32) byte {
	if r := width % 8; r != 0 {
		return 1<<r - 1
	}
	return 0xff
}

func allBytes(s string, b byte) bool {
	for i := range len(s) {
		if s[i] != b {
			return false
		}
	}
	return true
}

// Big returns the unsigned value.
func (a Int) Big() *big.Int {
	if a.small() {
		return new(big.Int).SetUint64(a.lo)
	}
	n := len(a.hi)
	buf := make([]byte, n+8)
	for i := range n {
		buf[n-1-i] = a.hi[i]
	}
	binary.BigEndian.PutUint64(buf[n:], a.lo)
	return new(big.Int).SetBytes(buf)
}

// SignedBig returns the signed value.
func (a Int) SignedBig() *big.Int {
	if a.small() {
		return big.NewInt(a.s64())
	}
	x := a.Big()
	if a.IsNegative() {
		x.Sub(x, new(big.Int).Lsh(big.NewInt(1), uint(a.width)))
	}
	return x
}

// FromBig returns x modulo 2^width. ok reports whether x fits: -2^(width-1) <= x <
// 2^width.
func FromBig(width uint32, x *big.Int) (a Int, ok bool) {
	if x.Sign() >= 0 {
		ok = x.BitLen() <= int(width)
	} else {
		// -x-1 has the inverted bits of x, so its length decides.
		ok = width > 0 && new(big.Int).Not(x).BitLen() < int(width)
	}
	return wrap(width, x), ok
}

// wrap returns x modulo 2^width.
func wrap(width uint32, x *big.Int) Int {
	if x.Sign() < 0 || x.BitLen() > int(width) {
		m := new(big.Int).Lsh(big.NewInt(1), uint(width))
		x = m.And(x, m.Sub(m, big.NewInt(1)))
	}
	if width <= wordBits {
		return Int{width: width, lo: x.Uint64()}
	}
	n := hiLen(width)
	buf := x.FillBytes(make([]byte, n+8))
	lo := binary.BigEndian.Uint64(buf[n:])
	buf = buf[:n]
	for i, j := 0, n-1; i < j; i, j = i+1, j-1 {
		buf[i], buf[j] = buf[j], buf[i]
	}
	return Int{width: width, lo: lo, hi: string(buf)}
}

// ByteLen returns the number of bytes that hold width bits.
func ByteLen(width uint32) int { return int((uint64(width) + 7) / 8) }

// AppendBytes appends the ByteLen(Width) little-endian bytes of a, zero-extended.
func (a Int) AppendBytes(dst []byte) []byte {
	lo := a.lo
	for n := min(ByteLen(a.width), 8); n > 0; n-- {
		dst = append(dst, byte(lo))
		lo >>= 8
	}
	return append(dst, a.hi...)
}

// FromBytes returns the integer of the given width whose little-endian bytes
// are b. Missing bytes are zero. Bits above the width are dropped.
func FromBytes(width uint32, b []byte) Int {
	n := ByteLen(width)
	if len(b) < n && width > wordBits {
		b = append(make([]byte, 0, n), b...)[:n]
	}
	b = b[:min(n, len(b))]
	var lo uint64
	for i := range min(len(b), 8) {
		lo |= uint64(b[i]) << (8 * i)
	}
	if width <= wordBits {
		return Int{width: width, lo: lo & mask(width)}
	}
	hi := string(b[8:])
	if top := hi[len(hi)-1]; top != top&topMask(width) {
		hi = hi[:len(hi)-1] + string([]byte{top & topMask(width)})
	}
	return Int{width: width, lo: lo, hi: hi}
}
