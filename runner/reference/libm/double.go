package libm

import "math"

// double is the unevaluated sum of two floats of 64 bits. lo is at most half a unit in the
// last place of hi, so that the sum has about 106 bits. The functions of this package use
// doubles where 53 bits would lose the result: arguments of exponentials, logarithms, and
// reduced angles.
type double struct{ hi, lo float64 }

// Constants whose 53 bits do not suffice.
var (
	doubleLn2        = double{0x1.62e42fefa39efp-1, 0x1.abc9e3b39803fp-56}
	doubleInvLn2     = double{0x1.71547652b82fep+0, 0x1.777d0ffda0d24p-56}
	doubleLn10       = double{0x1.26bb1bbb55516p+1, -0x1.f48ad494ea3e9p-53}
	doubleInvLn10    = double{0x1.bcb7b1526e50ep-2, 0x1.95355baaafad3p-57}
	doublePi         = double{0x1.921fb54442d18p+1, 0x1.1a62633145c07p-53}
	doubleHalfPi     = double{0x1.921fb54442d18p+0, 0x1.1a62633145c07p-54}
	doubleHalfLogTau = double{0x1.d67f1c864beb5p-1, -0x1.65b5a1b7ff5dfp-55} // log(2 pi) / 2
)

// exactSum returns a+b without an error.
func exactSum(a, b float64) double {
	s := a + b
	t := s - a
	return double{s, (a - (s - t)) + (b - t)}
}

// orderedSum returns a+b without an error if |a| is at least |b|.
func orderedSum(a, b float64) double {
	s := a + b
	return double{s, b - (s - a)}
}

// exactProduct returns a*b without an error, unless the product is close to the smallest
// numbers.
func exactProduct(a, b float64) double {
	p := float64(a * b)
	return double{p, math.FMA(a, b, -p)}
}

func (d double) plus(e double) double {
	s, t := exactSum(d.hi, e.hi), exactSum(d.lo, e.lo)
	u := orderedSum(s.hi, s.lo+t.hi)
	return orderedSum(u.hi, u.lo+t.lo)
}

func (d double) times(e double) double {
	p := exactProduct(d.hi, e.hi)
	return orderedSum(p.hi, p.lo+(float64(d.hi*e.lo)+float64(d.lo*e.hi)))
}

// divide returns d/e.
func (d double) divide(e double) double {
	q := d.hi / e.hi
	p := exactProduct(q, e.hi)
	rest := (d.hi - p.hi) - p.lo + d.lo - float64(q*e.lo)
	return orderedSum(q, rest/e.hi)
}

// value rounds the sum to 64 bits.
func (d double) value() float64 { return d.hi + d.lo }

// polynomial returns c[0] + c[1]*x + c[2]*x*x + ... .
func polynomial(x float64, c []float64) float64 {
	sum := 0.0
	for i := len(c) - 1; i >= 0; i-- {
		sum = math.FMA(sum, x, c[i])
	}
	return sum
}
