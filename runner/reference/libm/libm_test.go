package libm

import (
	"math"
	"math/big"
	"math/rand/v2"
	"testing"

	"github.com/spvc/spvc/internal/bigmath"
)

// The tests of runner/reference compare the instructions that call this package with many digits, for all
// formats, and their exceptional values with the specifications.

// units returns the error of a result in units of the last place.
func units(got float64, want *big.Float) float64 {
	w, _ := want.Float64()
	_, e := math.Frexp(w)
	d, _ := bigmath.Sub(bigmath.Of(got), want).Float64()
	return math.Abs(math.Ldexp(d, -max(e-53, -1074)))
}

// TestFunctions compares functions of one number with many digits.
func TestFunctions(t *testing.T) {
	times := func(f func(*big.Float) *big.Float, c *big.Float) func(*big.Float) *big.Float {
		return func(x *big.Float) *big.Float { return f(new(big.Float).SetPrec(1400).Mul(x, c)) }
	}
	ratio := func(f func(*big.Float) *big.Float, c *big.Float) func(*big.Float) *big.Float {
		return func(x *big.Float) *big.Float { return bigmath.Quo(f(x), c) }
	}
	pi, ln2, ln10 := bigmath.Pi(), bigmath.Ln2(), bigmath.Log(bigmath.Of(10))
	for _, c := range []struct {
		name      string
		f         func(float64) float64
		exact     func(*big.Float) *big.Float
		low, high float64
		limit     float64
	}{
		{"Exp", Exp, bigmath.Exp, -745, 709.7, 0.6}, {"Exp2", Exp2, times(bigmath.Exp, ln2), -1074, 1023.9, 0.6}, {"Exp10", Exp10, times(bigmath.Exp, ln10), -320, 308.2, 0.6},
		{"Sinh", Sinh, bigmath.Sinh, -710.4, 710.4, 3}, {"Cosh", Cosh, bigmath.Cosh, -710.4, 710.4, 2}, {"Tanh", Tanh, bigmath.Tanh, -300, 300, 4},
		{"Log", Log, bigmath.Log, 0x1p-1074, 1e308, 0.51}, {"Log2", Log2, ratio(bigmath.Log, ln2), 0x1p-1074, 1e308, 0.51}, {"Log10", Log10, ratio(bigmath.Log, ln10), 0x1p-1074, 1e308, 0.51},
		{"Sin", Sin, bigmath.Sin, -1e300, 1e300, 0.8}, {"Cos", Cos, bigmath.Cos, -1e300, 1e300, 0.8}, {"Tan", Tan, bigmath.Tan, -1e300, 1e300, 2},
		{"Sinpi", Sinpi, times(bigmath.Sin, pi), -1e15, 1e15, 0.8}, {"Cospi", Cospi, times(bigmath.Cos, pi), -1e15, 1e15, 0.8}, {"Tanpi", Tanpi, times(bigmath.Tan, pi), -1e15, 1e15, 2},
		{"Asin", Asin, bigmath.Asin, -1, 1, 4}, {"Acos", Acos, bigmath.Acos, -1, 1, 4},
		{"Asinpi", Asinpi, ratio(bigmath.Asin, pi), -1, 1, 5}, {"Acospi", Acospi, ratio(bigmath.Acos, pi), -1, 1, 5}, {"Atanpi", Atanpi, ratio(bigmath.Atan, pi), -1e300, 1e300, 5},
		{"Gamma", Gamma, bigmath.Gamma, 0x1p-900, 171.6, 4},
	} {
		r, tried := rand.New(rand.NewPCG(1, 2)), 0
		for range 400 {
			x := math.Ldexp(r.Float64()-0.5, r.IntN(60)-30)
			switch r.IntN(4) {
			case 0:
				x = math.Float64frombits(r.Uint64())
			case 1:
				x = c.low + r.Float64()*(min(c.high, 1e3)-max(c.low, -1e3))
			}
			if !(x >= c.low && x <= c.high) || x == 0 || 2*x == math.Trunc(2*x) {
				continue
			}
			tried++
			got, want := c.f(x), c.exact(bigmath.Of(x))
			if e := units(got, want); !(e <= c.limit) && !math.IsInf(got, 0) {
				t.Errorf("the error of %s(%v) is %v units, the limit %v", c.name, x, e, c.limit)
			}
		}
		if tried < 50 {
			t.Errorf("%s: %d numbers are not enough", c.name, tried)
		}
	}
}

// TestDouble compares the arithmetic of doubles with many digits.
func TestDouble(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	exact := func(d double) *big.Float { return bigmath.Add(bigmath.Of(d.hi), bigmath.Of(d.lo)) }
	for range 2000 {
		a := exactSum(r.NormFloat64(), 0x1p-55*r.NormFloat64())
		b := exactSum(math.Ldexp(r.NormFloat64(), r.IntN(20)-10), 0x1p-70*r.NormFloat64())
		for name, c := range map[string]struct {
			got  double
			want *big.Float
		}{
			"a+b": {a.plus(b), bigmath.Add(exact(a), exact(b))},
			"a*b": {a.times(b), bigmath.Mul(exact(a), exact(b))},
			"a/b": {a.divide(b), bigmath.Quo(exact(a), exact(b))},
		} {
			d, _ := bigmath.Sub(exact(c.got), c.want).Float64()
			scale := math.Abs(c.got.hi)
			if name == "a+b" {
				scale = max(math.Abs(a.hi), math.Abs(b.hi)) // what cancels is lost
			}
			if math.Abs(d) > scale*0x1p-98 {
				t.Errorf("%s of %v and %v is %v, off by %v", name, a, b, c.got, d)
			}
		}
	}
}

// TestOddFused checks that a sum rounded to odd decides how it rounds to 24 bits.
func TestOddFused(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	for range 5000 {
		a, b := float64(float32(r.NormFloat64())), float64(float32(r.NormFloat64()))
		c := math.Ldexp(float64(float32(r.NormFloat64())), -r.IntN(60))
		want, _ := bigmath.Add(bigmath.Mul(bigmath.Of(a), bigmath.Of(b)), bigmath.Of(c)).Float32()
		if got := float32(OddFused(a, b, c)); got != want {
			t.Errorf("%v*%v+%v = %v, want %v", a, b, c, got, want)
		}
	}
}
