package apfloat

import (
	"math/bits"
	"strconv"
)

// AppendMLIR appends f as MLIR 19 prints a float attribute without its type. It uses
// six significant digits in exponential form if they parse as f, else enough digits for
// any number of the format. It writes the bits in hexadecimal for infinities, NaNs and
// numbers whose digits would parse as an integer.
func (f Float) AppendMLIR(dst []byte) []byte {
	if !f.IsFinite() {
		return f.Bits().AppendHex(dst)
	}
	start := len(dst)
	if f.IsNegative() {
		dst = append(dst, '-')
	}
	if f.IsZero() {
		return append(dst, "0.000000e+00"...)
	}
	body := len(dst)
	var buf [48]byte
	digits, exp, exact := f.decimal(shortDigits, buf[:])
	dst = appendShort(dst, digits, exp)
	if exact {
		return dst
	}
	if g, ok := ParseDecimal(f.sem, string(dst[start:])); ok && g == f {
		return dst
	}
	precision := 2 + int(f.sem.Precision())*59/196
	digits, exp, _ = f.decimal(precision, buf[:])
	if dst, ok := appendLong(dst[:body], digits, exp, precision); ok {
		return dst
	}
	return f.Bits().AppendHex(dst[:start])
}

// String returns f in MLIR's form, without its type.
func (f Float) String() string { return string(f.AppendMLIR(nil)) }

const (
	// shortDigits is the number of significant digits of the exponential form.
	shortDigits = 6
	// maxPadding is the number of zeros that the long form adds to avoid an exponent.
	maxPadding = 3
)

// appendShort writes digits * 10^exp as d.dddddd e±dd. Zeros fill the mantissa if there
// are fewer significant digits.
func appendShort(dst, digits []byte, exp int) []byte {
	exp += len(digits) - 1
	dst = append(dst, digits[0], '.')
	dst = append(dst, digits[1:]...)
	for range shortDigits - len(digits) + 1 {
		dst = append(dst, '0')
	}
	dst = append(dst, 'e')
	if exp < 0 {
		dst = append(dst, '-')
		exp = -exp
	} else {
		dst = append(dst, '+')
	}
	if exp < 10 {
		dst = append(dst, '0')
	}
	return strconv.AppendUint(dst, uint64(exp), 10)
}

// appendLong writes digits * 10^exp in positional form if that takes few zeros, else as
// d.dddE±d. ok is false if the text has no decimal point.
func appendLong(dst, digits []byte, exp, precision int) (text []byte, ok bool) {
	n := len(digits)
	whole := n + exp // digits before the decimal point
	switch {
	case exp >= 0 && exp <= maxPadding && whole <= precision:
		return dst, false
	case exp < 0 && whole > 0:
		dst = append(dst, digits[:whole]...)
		dst = append(dst, '.')
		return append(dst, digits[whole:]...), true
	case exp < 0 && 1-whole <= maxPadding:
		dst = append(dst, "0."...)
		for range -whole {
			dst = append(dst, '0')
		}
		return append(dst, digits...), true
	}
	dst = append(dst, digits[0], '.')
	if n == 1 {
		dst = append(dst, '0')
	}
	dst = append(dst, digits[1:]...)
	dst = append(dst, 'E')
	if whole > 0 {
		dst = append(dst, '+')
	}
	return strconv.AppendInt(dst, int64(whole-1), 10), true
}

// words is an unsigned integer, least significant word first, without high
// zero words.
type words []uint64

const (
	pow5Step  = 27                  // 5^27 < 2^63
	pow5Full  = 7450580596923828125 // 5^27
	pow10Step = 19                  // 10^19 < 2^64
)

func (w words) len() int {
	if len(w) == 0 {
		return 0
	}
	return (len(w)-1)*64 + bits.Len64(w[len(w)-1])
}

// mul multiplies in place, growing within the capacity.
func (w words) mul(m uint64) words {
	var carry uint64
	for i, x := range w {
		hi, lo := bits.Mul64(x, m)
		var c uint64
		w[i], c = bits.Add64(lo, carry, 0)
		carry = hi + c
	}
	if carry != 0 {
		w = append(w, carry)
	}
	return w
}

// div divides in place and returns the remainder.
func (w words) div(d uint64) (words, uint64) {
	var r uint64
	for i := len(w) - 1; i >= 0; i-- {
		w[i], r = bits.Div64(r, w[i], d)
	}
	if n := len(w); n > 0 && w[n-1] == 0 {
		w = w[:n-1]
	}
	return w, r
}

func pow(base uint64, n int) uint64 {
	p := uint64(1)
	for range n {
		p *= base
	}
	return p
}

// load replaces w by sig * 5^n.
func (w words) load(sig u128, n int) words {
	w = append(w[:0], sig.lo)
	if sig.hi != 0 {
		w = append(w, sig.hi)
	}
	for ; n >= pow5Step; n -= pow5Step {
		w = w.mul(pow5Full)
	}
	return w.mul(pow(5, n))
}

// shr shifts right in place. exact reports whether no set bit was lost.
func (w words) shr(n int) (r words, exact bool) {
	exact = true
	skip := min(n/64, len(w))
	for _, x := range w[:skip] {
		exact = exact && x == 0
	}
	r = w[:copy(w, w[skip:])]
	if n %= 64; n != 0 && len(r) > 0 {
		exact = exact && r[0]<<(64-n) == 0
		for i := range r {
			r[i] >>= n
			if i+1 < len(r) {
				r[i] |= r[i+1] << (64 - n)
			}
		}
	}
	if n := len(r); n > 0 && r[n-1] == 0 {
		r = r[:n-1]
	}
	return r, exact
}

// decimal returns up to precision significant digits of the finite |f| > 0,
// most significant first and without trailing zeros. exp is the power of ten of the
// digits, and exact reports whether they are all digits of f. The digits are APFloat's:
// it first estimates from the length in bits how many digits to drop. If exactly
// precision digits are left, they are truncated; only longer results are rounded, half
// up.
func (f Float) decimal(precision int, buf []byte) (digits []byte, exp int, exact bool) {
	sig, e := f.unpack()
	z := sig.trailingZeros()
	sig, e = sig.shr(uint(z)), e+z

	var stack [44]uint64 // every f64: 5^1074 times 53 bits
	w := words(stack[:0])
	if need := (sig.len()+max(e, -e*7/3))/64 + 2; need > len(stack) {
		w = make(words, 0, need)
	}
	fives := max(-e, 0) // N * 2^-e = N * 5^e * 10^-e
	exp = -fives
	w = w.load(sig, fives)
	for ; e > 0; e -= 63 {
		w = w.mul(1 << min(e, 63))
	}
	exact = true
	required := (precision*196 + 58) / 59
	if drop := (w.len() - required) * 59 / 196; drop > 0 {
		exp += drop
		if drop <= fives {
			w, exact = w.load(sig, fives-drop).shr(drop)
		} else {
			w, exact = w.divPow10(drop)
		}
	}
	digits = w.appendDigits(buf)
	digits, exp, kept := roundDigits(digits, exp, precision)
	return digits, exp, exact && kept
}

// divPow10 divides in place by 10^n. exact reports whether the remainder is zero.
func (w words) divPow10(n int) (q words, exact bool) {
	exact = true
	for ; n > 0; n -= pow10Step {
		var r uint64
		w, r = w.div(pow(10, min(n, pow10Step)))
		exact = exact && r == 0
	}
	return w, exact
}

// appendDigits consumes w and returns its decimal digits in buf.
func (w words) appendDigits(buf []byte) []byte {
	var parts [4]uint64 // w has at most 36 digits and a few
	n := 0
	for len(w) > 1 {
		w, parts[n] = w.div(1e19)
		n++
	}
	top := uint64(0)
	if len(w) == 1 {
		top = w[0]
	}
	digits := strconv.AppendUint(buf[:0], top, 10)
	for n--; n >= 0; n-- {
		at := len(digits)
		digits = digits[:at+pow10Step]
		for i, v := at+pow10Step-1, parts[n]; i >= at; i-- {
			digits[i] = byte('0' + v%10)
			v /= 10
		}
	}
	return digits
}

// roundDigits rounds digits * 10^exp to the precision and drops trailing
// zeros. exact reports whether only zeros were dropped.
func roundDigits(digits []byte, exp, precision int) (rounded []byte, newExp int, exact bool) {
	exact = true
	if n := len(digits); n > precision {
		up := digits[precision] >= '5'
		for _, c := range digits[precision:] {
			exact = exact && c == '0'
		}
		digits = digits[:precision]
		exp += n - precision
		for i := precision - 1; up && i >= 0; i-- {
			if digits[i]++; digits[i] <= '9' {
				up = false
				break
			}
			digits[i] = '0'
		}
		if up {
			digits[0] = '1'
			exp++
		}
	}
	for len(digits) > 1 && digits[len(digits)-1] == '0' {
		digits = digits[:len(digits)-1]
		exp++
	}
	return digits, exp, exact
}
