package tensoreval

import (
	"math"

	"github.com/spvc/spvc/dialect/arith"
	mathdialect "github.com/spvc/spvc/dialect/math"
	"github.com/spvc/spvc/ir"
)

// function is a function of one float.
type function struct {
	compute func(float64) float64
	// ulps is the error by docs/semantics.md in units in the last place. Functions without error are exact.
	ulps float64
	// slope bounds the derivative. It is 0 if the function is monotonic.
	slope float64
}

// functions are the functions of one float.
var functions = map[*ir.OpDef]function{
	arith.NegF:            {compute: func(a float64) float64 { return -a }},
	mathdialect.AbsF:      {compute: math.Abs, slope: 1},
	mathdialect.Ceil:      {compute: math.Ceil},
	mathdialect.Floor:     {compute: math.Floor},
	mathdialect.Trunc:     {compute: math.Trunc},
	mathdialect.Round:     {compute: math.Round},
	mathdialect.RoundEven: {compute: math.RoundToEven},
	mathdialect.Sqrt:      {compute: math.Sqrt, ulps: 3},
	mathdialect.Rsqrt:     {compute: func(a float64) float64 { return 1 / math.Sqrt(a) }, ulps: 2},
	mathdialect.Exp:       {compute: math.Exp, ulps: 4},
	mathdialect.Exp2:      {compute: math.Exp2, ulps: 4},
	mathdialect.ExpM1:     {compute: math.Expm1, ulps: 4},
	mathdialect.Log:       {compute: math.Log, ulps: 4},
	mathdialect.Log2:      {compute: math.Log2, ulps: 4},
	mathdialect.Log10:     {compute: math.Log10, ulps: 4},
	mathdialect.Log1p:     {compute: math.Log1p, ulps: 4},
	mathdialect.Tanh:      {compute: math.Tanh, ulps: 4},
	mathdialect.Erf:       {compute: math.Erf, ulps: 4},
	mathdialect.Atan:      {compute: math.Atan, ulps: 4},
	mathdialect.Cbrt:      {compute: math.Cbrt, ulps: 4},
	mathdialect.Sinh:      {compute: math.Sinh, ulps: 4},
	mathdialect.Sin:       {compute: math.Sin, ulps: 4, slope: 1},
	mathdialect.Cos:       {compute: math.Cos, ulps: 4, slope: 1},
}

// apply returns fn of a.
func (f format) apply(fn function, a Number, exp bool) Number {
	if a.Free {
		return free()
	}
	y := fn.compute(a.F)
	if special(a.F) {
		return Number{F: y}
	}
	err := a.Err * fn.slope
	if fn.slope != 0 && fn.ulps != 0 {
		err += 0x1p-49 // the sine and cosine of package math
	}
	if fn.slope == 0 && a.Err > 0 {
		low, high := fn.compute(a.F-a.Err), fn.compute(a.F+a.Err)
		if math.IsNaN(low) && math.IsNaN(high) && math.IsNaN(y) {
			return Number{F: y}
		}
		err = max(math.Abs(y-low), math.Abs(y-high))
		if math.IsNaN(low) || math.IsNaN(high) {
			return free()
		}
	}
	if math.IsNaN(y) {
		return Number{F: y}
	}
	if fn.ulps == 0 {
		if err == 0 {
			return Number{F: y}
		}
		return Number{F: y, Err: err}
	}
	ulps := fn.ulps
	if exp && f.digits == 24 {
		ulps = 3 + 2*math.Abs(a.F)
	}
	return f.rounded(y, err, 2*ulps*f.unit)
}

// power returns a to the power of b.
func (f format) power(a, b Number) Number {
	if a.Free || b.Free || special(a.F) || special(b.F) || (a.Err > 0 || b.Err > 0) && a.F <= a.Err {
		return free()
	}
	y := math.Pow(a.F, b.F)
	if math.IsNaN(y) {
		return Number{F: y}
	}
	err := 0.0
	for _, x := range []float64{a.F - a.Err, a.F + a.Err} {
		for _, e := range []float64{b.F - b.Err, b.F + b.Err} {
			err = max(err, math.Abs(math.Pow(x, e)-y))
		}
	}
	return f.rounded(y, err, 8*f.unit)
}
