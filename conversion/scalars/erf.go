package scalars

import (
	"github.com/spvc/spvc/dialect/arith"
	mathdialect "github.com/spvc/spvc/dialect/math"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
)

// erfBranch is where the two approximations of the error function meet.
const erfBranch = 0.927734375

// The coefficients of the error function, of ascending powers, by weighted least squares at
// Chebyshev nodes: erf(x) = x*(1 + P(x*x)) below the branch, and 1 - exp(Q(x)) above. With a
// correctly rounded exponential the error is 1.5 ULP.
var (
	erfNear = [...]float64{0.12837916612625122, -0.37612634897232056, 0.11283709108829498, -0.026859957724809647,
		0.005202095955610275, -0.0008152102818712592, 8.4011371654924e-05}
	erfFar = [...]float64{0.0001797931472538039, -1.1295400857925415, -0.6332945227622986, -0.1083393320441246,
		0.025158846750855446, -0.004186476580798626, 0.0004377396253403276, -2.1387146261986345e-05}
)

// errorFunction computes math.erf with 32 bits. Beyond 4 the result is 1. NaN takes the way
// of small numbers, on which it stays NaN.
func (x *expander) errorFunction() {
	t := x.lhs().Type()
	if x.bits(t) > 32 || !spirv.IsScalar(ir.ElementTypeOrSelf(t)) {
		return // the conversion refuses it
	}
	x.at()
	v, wide := x.lhs(), like(t, t.Context().F32())
	if t != wide {
		v = x.Cast(arith.ExtF, v, wide)
	}
	a := x.unary(mathdialect.AbsF, v)
	near := x.polynomial(erfNear[:], x.Op(arith.MulF, a, a))
	// The product of the small polynomial and a could be denormal although the sum is not.
	near = x.Op(arith.MulF, x.Op(arith.AddF, near, x.Float(wide, 1)), a)
	four := x.Float(wide, 4)
	far := x.polynomial(erfFar[:], x.Select(x.CmpF(arith.OLT, a, four), a, four))
	far = x.Op(arith.SubF, x.Float(wide, 1), x.unary(mathdialect.Exp, far))
	r := x.Select(x.CmpF(arith.FULT, a, x.Float(wide, erfBranch)), near, far)
	r = x.b.Create(x.Loc, mathdialect.CopySign, []*ir.Value{r, v}, []ir.Type{wide}).Result(0)
	if t != wide {
		r = x.Cast(arith.TruncF, r, t)
	}
	x.replace(r)
}

// polynomial evaluates the polynomial with the coefficients of ascending powers at v.
func (x *expander) polynomial(coefficients []float64, v *ir.Value) *ir.Value {
	last := len(coefficients) - 1
	sum := x.Float(v.Type(), coefficients[last])
	for i := last - 1; i >= 0; i-- {
		sum = x.Op(arith.AddF, x.Op(arith.MulF, sum, v), x.Float(v.Type(), coefficients[i]))
	}
	return sum
}
