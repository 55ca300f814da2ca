package tensoreval

import (
	"math"

	"github.com/spvc/spvc/ir"
)

// format is a format of floats.
type format struct {
	// digits is the number of significant bits.
	digits int32
	// unit is the largest relative error of rounding. That of f64 includes the error of the evaluator itself.
	unit float64
	// most is the largest number, least the smallest normal one, and lowest the exponent of the latter.
	most, least float64
	lowest      int32
}

// formatOf returns the format of t.
func formatOf(t ir.Type) format {
	f, ok := t.(*ir.FloatType)
	if !ok {
		panic(stop{"a float is expected"})
	}
	switch f.Kind {
	case ir.F64:
		return format{53, 0x1p-52, math.MaxFloat64, 0x1p-1022, -1022}
	case ir.F32:
		return format{24, 0x1p-24 + 0x1p-50, math.MaxFloat32, 0x1p-126, -126}
	case ir.F16:
		return format{11, 0x1p-11 + 0x1p-50, 65504, 0x1p-14, -14}
	case ir.BF16:
		return format{8, 0x1p-8 + 0x1p-24, 0x1.fep127, 0x1p-126, -126}
	}
	panic(stop{"the format of floats is not known"})
}

// has reports whether x is zero or a normal number of the format.
func (f format) has(x float64) bool {
	if x == 0 {
		return true
	}
	a := math.Abs(x)
	_, e := math.Frexp(a)
	return a >= f.least && a <= f.most && int32(e)-lowestBit(x) <= f.digits
}

// lowestBit returns the exponent of the lowest bit of x that is one. It is high for zero.
func lowestBit(x float64) int32 {
	if x == 0 {
		return math.MaxInt32
	}
	m, e := math.Frexp(x)
	n := int64(math.Ldexp(m, 53))
	k := int32(e - 53)
	for n&1 == 0 {
		n >>= 1
		k++
	}
	return k
}

// special reports whether x is infinite or NaN.
func special(x float64) bool { return math.IsInf(x, 0) || math.IsNaN(x) }

// rounded returns the result of an operation whose exact result is within err of x, with a relative error of rel of its own.
func (f format) rounded(x, err, rel float64) Number {
	if special(x) || math.IsNaN(err) {
		return free()
	}
	if err > 0 || rel > 0 || !f.has(x) {
		rel = max(rel, f.unit)
		err += rel*(math.Abs(x)+err) + f.least
	}
	if math.Abs(x)+err >= f.most {
		return free()
	}
	return Number{F: x, Err: err}
}

// exactOr returns x, the exact result of an operation on exact numbers. It is rounded if the format does not have it.
func (f format) exactOr(x float64) Number {
	if special(x) {
		return Number{F: x}
	}
	return f.rounded(x, 0, 0)
}

// terms returns a as a sum.
func (a Number) terms() sum {
	if a.adds > 0 {
		return a.sum
	}
	return sum{lowest: lowestBit(a.F), size: math.Abs(a.F) + a.Err, in: a.Err}
}

// add returns a+b. If a or b is a sum, its terms may be added in any order.
func (f format) add(a, b Number) Number {
	if a.Free || b.Free {
		return free()
	}
	x := a.F + b.F
	if special(a.F) || special(b.F) {
		return Number{F: x}
	}
	s, t := a.terms(), b.terms()
	s = sum{s.adds + t.adds + 1, min(s.lowest, t.lowest), s.size + t.size, s.in + t.in}
	if s.size >= f.most {
		return free()
	}
	r := Number{F: x, Err: s.in, sum: s}
	_, e := math.Frexp(s.size)
	if s.in > 0 || s.size > 0 && (int32(e)-s.lowest > f.digits || s.lowest < f.lowest) {
		r.Err += float64(s.adds) * (f.unit*s.size + f.least)
	}
	return r
}

// negated returns -a.
func (a Number) negated() Number {
	a.F = -a.F
	return a
}

// mul returns a*b.
func (f format) mul(a, b Number) Number {
	if a.Free || b.Free {
		return free()
	}
	x := a.F * b.F
	if special(a.F) || special(b.F) {
		if a.Err > 0 && math.Abs(a.F) <= a.Err || b.Err > 0 && math.Abs(b.F) <= b.Err {
			return free()
		}
		return Number{F: x}
	}
	if a.Err == 0 && b.Err == 0 && math.FMA(a.F, b.F, -x) == 0 {
		return f.rounded(x, 0, 0)
	}
	return f.rounded(x, math.Abs(a.F)*b.Err+math.Abs(b.F)*a.Err+a.Err*b.Err, f.unit)
}

// div returns a/b. Nothing is known of quotients by zero, whose sign is not tracked.
func (f format) div(a, b Number) Number {
	if a.Free || b.Free {
		return free()
	}
	if math.IsNaN(a.F) || math.IsNaN(b.F) {
		return Number{F: math.NaN()}
	}
	least := math.Abs(b.F) - b.Err
	if least <= 0 || special(a.F) || special(b.F) {
		return free()
	}
	x := a.F / b.F
	return f.rounded(x, (math.Abs(x)*b.Err+a.Err)/least, 5*f.unit)
}

// pick returns the larger of a and b, or the smaller one. A NaN wins, unless numbers do.
func pick(a, b Number, larger, numbers bool) Number {
	if a.Free || b.Free {
		return free()
	}
	an, bn := math.IsNaN(a.F), math.IsNaN(b.F)
	switch {
	case an && bn:
		return a
	case an || bn:
		if an == numbers {
			return b
		}
		return a
	}
	if larger == (b.F > a.F) {
		a, b = b, a
	}
	if special(a.F) {
		return Number{F: a.F}
	}
	r := Number{F: a.F, Err: max(a.Err, b.Err)}
	if math.Abs(a.F-b.F) > a.Err+b.Err {
		r.Err = a.Err
	}
	return r
}

// ordering is how two floats compare.
type ordering uint8

const (
	less ordering = 1 << iota
	equal
	greater
	unordered
)

// orderings returns the ways in which a and b may compare.
func orderings(a, b Number) ordering {
	switch {
	case a.Free || b.Free:
		return less | equal | greater | unordered
	case math.IsNaN(a.F) || math.IsNaN(b.F):
		return unordered
	case a.Err == 0 && b.Err == 0:
		switch {
		case a.F < b.F:
			return less
		case a.F > b.F:
			return greater
		}
		return equal
	case a.F+a.Err < b.F-b.Err:
		return less
	case a.F-a.Err > b.F+b.Err:
		return greater
	}
	return less | equal | greater
}
