package testdialect

import (
	"math"

	"github.com/spvc/spvc/dialect/arith"
	mathdialect "github.com/spvc/spvc/dialect/math"
	"github.com/spvc/spvc/ir"
)

func approximateExp(e mathEmitter, in []*ir.Value) *ir.Value {
	half, one := e.c(0.5), e.c(1)
	log2e, c1, c2 := e.c(1.44269502), e.c(-0.693359375), e.c(2.12194442e-4)
	p := e.cs(1.98756912e-4, 0.00139819994, 0.00833345205, 0.0416657962, 0.166666657, 0.5)
	x := e.within(arith.FUGE, in[0], e.c(-87.8))
	x = e.within(arith.FULE, x, e.c(88.8))
	n := e.un(mathdialect.Floor, e.fma(x, log2e, half))
	n = e.within(arith.FUGE, n, e.c(-127))
	n = e.within(arith.FULE, n, e.c(127))
	x = e.fma(c2, n, e.fma(c1, n, x))
	y := e.fma(x, p[0], p[1])
	for _, c := range p[2:] {
		y = e.fma(y, x, c)
	}
	y = e.Op(arith.AddF, e.fma(y, e.mul(x, x), x), one)
	shift, bias := e.n(23), e.n(127)
	exponent := e.Op(arith.AddI, e.Cast(arith.FPToSI, n, e.like(e.B.Context().I32())), bias)
	return e.mul(y, e.float(e.Op(arith.ShLI, exponent, shift)))
}

// approximateExpm1 is (u - 1) x / log(u) with u = e^x.
func approximateExpm1(e mathEmitter, in []*ir.Value) *ir.Value {
	one, minus := e.c(1), e.c(-1)
	u := e.un(mathdialect.Exp, in[0])
	near := e.CmpF(arith.UEQ, u, one)
	less := e.Op(arith.SubF, u, one)
	low := e.CmpF(arith.OEQ, less, minus)
	log := e.un(mathdialect.Log, u)
	high := e.CmpF(arith.OEQ, log, u)
	v := e.mul(less, e.Op(arith.DivF, in[0], log))
	v = e.Select(high, u, v)
	v = e.Select(low, minus, v)
	return e.Select(near, in[0], v)
}

// approximateLog1p is x log(u) / (u - 1) with u = x + 1.
func approximateLog1p(e mathEmitter, in []*ir.Value) *ir.Value {
	one := e.c(1)
	u := e.Op(arith.AddF, in[0], one)
	near := e.CmpF(arith.OEQ, u, one)
	log := e.un(mathdialect.Log, u)
	high := e.CmpF(arith.OEQ, u, log)
	v := e.mul(in[0], e.Op(arith.DivF, log, e.Op(arith.SubF, u, one)))
	return e.Select(e.Op(arith.OrI, near, high), in[0], v)
}

func approximateLog(e mathEmitter, in []*ir.Value) *ir.Value {
	return e.logarithm(in[0], func(exponent, log *ir.Value) *ir.Value { return e.fma(exponent, e.c(math.Ln2), log) })
}

func approximateLog2(e mathEmitter, in []*ir.Value) *ir.Value {
	return e.logarithm(in[0], func(exponent, log *ir.Value) *ir.Value { return e.fma(log, e.c(math.Log2E), exponent) })
}

// logarithm computes the exponent of x and the natural logarithm of its fraction. combine makes one number of the two.
func (e mathEmitter) logarithm(x *ir.Value, combine func(exponent, log *ir.Value) *ir.Value) *ir.Value {
	zero, one, minusHalf, least := e.c(0), e.c(1), e.c(-0.5), e.c(leastNormal)
	minusInf, inf, nan, root := e.c(math.Inf(-1)), e.c(math.Inf(1)), e.c(quietNaN), e.c(0.707106769)
	p := e.cs(0.0703768358, -0.115146101, 0.116769984, -0.12420141, 0.142493233, -0.166680574, 0.200007141, -0.24999994, 0.333333313)
	f, n := e.fraction(e.within(arith.FUGT, x, least))
	low := e.CmpF(arith.OLT, f, root)
	again := e.Select(low, f, zero)
	f = e.Op(arith.SubF, f, one)
	n = e.Op(arith.SubF, n, e.Select(low, one, zero))
	f = e.Op(arith.AddF, f, again)
	ff := e.mul(f, f)
	fff := e.mul(ff, f)
	var y [3]*ir.Value
	for i := range y {
		y[i] = e.fma(p[3*i], f, p[3*i+1])
	}
	for i := range y {
		y[i] = e.fma(y[i], f, p[3*i+2])
	}
	v := e.mul(e.fma(e.fma(y[0], fff, y[1]), fff, y[2]), fff)
	v = combine(n, e.Op(arith.AddF, f, e.fma(minusHalf, ff, v)))
	negative, isZero := e.CmpF(arith.FULT, x, zero), e.CmpF(arith.OEQ, x, zero)
	v = e.Select(e.CmpF(arith.OEQ, x, inf), inf, v)
	v = e.Select(negative, nan, v)
	return e.Select(isZero, minusInf, v)
}

// fraction returns f in [0.5, 1) and n with x = f 2^n. Scalar constants come first and are spread
// where they are used, which decides the order of constants in vectors.
func (e mathEmitter) fraction(x *ir.Value) (f, n *ir.Value) {
	i32 := e.B.Context().I32()
	bias := e.Float(ir.ElementTypeOrSelf(e.t), 126)
	half, rest := e.Int(i32, 0x3f000000), e.Int(i32, -0x7f800001)
	bits := e.Op(arith.AndI, e.bits(x), e.spread(rest))
	f = e.float(e.Op(arith.OrI, bits, e.spread(half)))
	exponent := e.bits(x)
	exponent = e.Op(arith.ShRUI, exponent, e.n(23))
	return f, e.Op(arith.SubF, e.Cast(arith.SIToFP, exponent, e.t), e.spread(bias))
}

func approximateSin(e mathEmitter, in []*ir.Value) *ir.Value {
	return e.periodic(in[0], func(quarter *ir.Value) (cos, negative *ir.Value) {
		one := e.n(1)
		first := e.CmpI(arith.EQ, quarter, one)
		cos = e.Op(arith.OrI, first, e.CmpI(arith.EQ, quarter, e.n(3)))
		return cos, e.CmpI(arith.SGT, quarter, one)
	})
}

func approximateCos(e mathEmitter, in []*ir.Value) *ir.Value {
	return e.periodic(in[0], func(quarter *ir.Value) (cos, negative *ir.Value) {
		var is [3]*ir.Value
		for i := range is {
			is[i] = e.CmpI(arith.EQ, quarter, e.n(int64(i)))
		}
		cos = e.Op(arith.OrI, is[0], is[2])
		return cos, e.Op(arith.OrI, is[1], is[2])
	})
}

// periodic computes the sine or the cosine of the distance of x to a multiple of pi/2. The function
// kind says by the last two bits of the multiple which one, and whether it is negated.
func (e mathEmitter) periodic(x *ir.Value, kind func(quarter *ir.Value) (cos, negative *ir.Value)) *ir.Value {
	inverse, right := e.c(2/math.Pi), e.c(math.Pi/2)
	k := e.un(mathdialect.Floor, e.mul(x, inverse))
	x = e.Op(arith.SubF, x, e.mul(k, right))
	one, minus := e.c(1), e.c(-1)
	ofSin := append([]*ir.Value{x}, e.cs(-0.166666672, 0.00833334774, -1.98426045e-4, 2.76001265e-6, -2.50293279e-8)...)
	ofCos := append([]*ir.Value{one}, e.cs(-0.5, 0.0416666418, -0.00138883304, 2.47562348e-5, -2.59630184e-7)...)
	quarter := e.Op(arith.AndI, e.Cast(arith.FPToSI, k, e.like(e.B.Context().I32())), e.n(3))
	cos, negative := kind(quarter)
	xx := e.mul(x, x)
	for i := range ofCos {
		ofCos[i] = e.Select(cos, ofCos[i], ofSin[i])
	}
	factor := ofCos[0]
	ofCos[0] = one
	v := e.mul(factor, e.horner(xx, ofCos...))
	return e.Select(negative, e.mul(v, minus), v)
}
