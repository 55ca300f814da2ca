package apfloat

import (
	"math/big"
	"strconv"
)

// ParseDecimal reads a decimal number ("1.5e-3", optional sign, point and
// exponent) and rounds it once to the format. Too large a magnitude gives infinity, or
// NaN if the format has no infinity. ok is false if text is not such a number.
func ParseDecimal(s Semantics, text string) (f Float, ok bool) {
	d, ok := scan(text)
	if !ok {
		return Float{}, false
	}
	if s > F64 {
		return d.round(s), true
	}
	v, _ := strconv.ParseFloat(text, 64) // out of range gives infinity, as wanted
	r, l := fromDouble(s, v)
	if l == half && s != F64 {
		// v may already be rounded to the middle of two numbers.
		return d.round(s), true
	}
	return r, true
}

// ParseLiteral reads a float literal as MLIR 19's parser does. It rounds to f64, then
// to the format. So f80 and f128 get at most 53 bits, and numbers of narrower formats
// may be rounded twice.
func ParseLiteral(s Semantics, text string) (f Float, ok bool) {
	if _, ok := scan(text); !ok {
		return Float{}, false
	}
	v, _ := strconv.ParseFloat(text, 64)
	f, _ = FromFloat64(s, v)
	return f, true
}

// fromDouble is FromFloat64, but returns what rounding lost.
func fromDouble(s Semantics, v float64) (Float, lost) {
	if v-v != 0 || v == 0 || s == F64 {
		r, _ := FromFloat64(s, v)
		return r, none
	}
	f, _ := FromFloat64(F64, v)
	sig, exp := f.unpack()
	return round(s, f.IsNegative(), sig, exp, false)
}

// scanned is a decimal number in parts: ±(whole.frac) * 10^exp.
type scanned struct {
	neg                 bool
	integerDigits, frac string
	exp                 int
}

// maxExp bounds exponents while reading. It is far beyond the range of every format.
const maxExp = 1 << 30

func scan(text string) (d scanned, ok bool) {
	if text != "" && (text[0] == '-' || text[0] == '+') {
		d.neg = text[0] == '-'
		text = text[1:]
	}
	n := digitRun(text)
	d.integerDigits, text = text[:n], text[n:]
	if text != "" && text[0] == '.' {
		n = digitRun(text[1:])
		d.frac, text = text[1:1+n], text[1+n:]
	}
	if d.integerDigits == "" && d.frac == "" {
		return d, false
	}
	if text == "" {
		return d, true
	}
	if text[0] != 'e' && text[0] != 'E' {
		return d, false
	}
	text = text[1:]
	neg := false
	if text != "" && (text[0] == '-' || text[0] == '+') {
		neg = text[0] == '-'
		text = text[1:]
	}
	if n = digitRun(text); n == 0 || n != len(text) {
		return d, false
	}
	for i := range n {
		d.exp = min(d.exp*10+int(text[i]-'0'), maxExp)
	}
	if neg {
		d.exp = -d.exp
	}
	return d, true
}

func digitRun(s string) int {
	n := 0
	for n < len(s) && '0' <= s[n] && s[n] <= '9' {
		n++
	}
	return n
}

const (
	// maxDigits exceeds the number of digits of every number half-way between two
	// numbers of f128 (about 11,600). Of later digits only matters whether they are
	// zero.
	maxDigits = 12000
	// maxDecimal is beyond the decimal exponents of f128, -4966 to 4932.
	maxDecimal = 5000
)

// round computes the number exactly and rounds it.
func (d scanned) round(s Semantics) Float {
	digits := make([]byte, 0, min(len(d.integerDigits)+len(d.frac), maxDigits)+1)
	exp := d.exp - len(d.frac)
	rest := false // whether a dropped digit was not zero
	for _, part := range [2]string{d.integerDigits, d.frac} {
		for i := range len(part) {
			switch c := part[i]; {
			case len(digits) < maxDigits && (c != '0' || len(digits) > 0):
				digits = append(digits, c)
			case len(digits) > 0:
				exp++
				rest = rest || c != '0'
			}
		}
	}
	if rest {
		digits = append(digits, '1')
		exp--
	}
	switch magnitude := len(digits) + exp; {
	case len(digits) == 0 || magnitude < -maxDecimal:
		return Zero(s, d.neg)
	case magnitude > maxDecimal:
		return Inf(s, d.neg)
	}
	x, _ := new(big.Int).SetString(string(digits), 10)
	p := big.NewInt(10)
	if exp >= 0 {
		x.Mul(x, p.Exp(p, big.NewInt(int64(exp)), nil))
		r, _ := roundBig(s, d.neg, x, 0, false)
		return r
	}
	p.Exp(p, big.NewInt(int64(-exp)), nil)
	return quotient(s, d.neg, x, p, 0)
}
