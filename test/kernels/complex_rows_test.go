//go:build cgo

package kernels_test

import (
	"math"
	"math/cmplx"
	"strings"
)

// unit is the imaginary unit.
const unit = 1i

// ofComplex returns the rows of an operation on the complex numbers %z and %u, which are x + (x/2 + 1/4) i
// and 1/2 - x/2 i, and which defines %y: one for each part of the result.
func ofComplex(op, text string, from func(i int) float64, want func(z, u complex128) complex128) []row {
	body := load + "%half = arith.constant 0.5 : T\n%quarter = arith.constant 0.25 : T\n%h = arith.mulf %v, %half : T\n%w = arith.addf %h, %quarter : T\n%n = arith.negf %h : T\n" +
		"%z = complex.create %v, %w : complex<T>\n%u = complex.create %half, %n : complex<T>\n%y = " + text + "\n"
	at := func(x float64) complex128 { return want(complex(x, x/2+0.25), complex(0.5, -x/2)) }
	r := row{types: "f16 f32 f64", from: from, place: func(i int) int { return i }, ulps: 64}
	re, im := r, r
	re.op, re.body, re.real = op+", real part", body+"%r = complex.re %y : complex<T>", func(x float64) float64 { return real(at(x)) }
	im.op, im.body, im.real = op+", imaginary part", body+"%r = complex.im %y : complex<T>", func(x float64) float64 { return imag(at(x)) }
	return []row{re, im}
}

// realOf returns the row of an operation on %z whose result is a real number, %r.
func realOf(op, text string, want func(z complex128) float64) row {
	r := ofComplex(op, "complex.neg %z : complex<T>\n%r = "+text, positive, nil)[0]
	r.op, r.body = op, r.body[:len(r.body)-len("%r = complex.re %y : complex<T>")]
	r.real = func(x float64) float64 { return want(complex(x, x/2+0.25)) }
	return r
}

// bitsOfComplex returns the row of casts of a complex number, whose parts have a type, to a number with its bits and
// back. It swaps the parts, which are integers of the type bits or floats.
func bitsOfComplex(typ, part, whole string) row {
	r := realOf("complex.bitcast to "+whole, "", func(z complex128) float64 { return imag(z) })
	r.types = typ
	text := "%l = complex.bitcast %z : complex<T> to WHOLE\n"
	if part[0] == 'f' {
		text += "%w2 = complex.bitcast %l : WHOLE to complex<T>\n%r = complex.im %w2 : complex<T>"
	} else {
		text += "%bits = arith.constant " + part[1:] + " : WHOLE\n%low = arith.shrui %l, %bits : WHOLE\n%top = arith.shli %l, %bits : WHOLE\n%m = arith.ori %low, %top : WHOLE\n" +
			"%w2 = complex.bitcast %m : WHOLE to complex<T>\n%r = complex.re %w2 : complex<T>"
	}
	r.body = strings.TrimSuffix(r.body, "%r = \n") + strings.ReplaceAll(text, "WHOLE", whole)
	return r
}

func complexRows() (rows []row) {
	for _, f := range []struct {
		name string
		from func(i int) float64
		want func(z complex128) complex128
	}{
		{"conj", signed, cmplx.Conj}, {"neg", signed, func(z complex128) complex128 { return -z }},
		{"cos", positive, cmplx.Cos}, {"sin", positive, cmplx.Sin}, {"exp", positive, cmplx.Exp},
		{"expm1", positive, func(z complex128) complex128 { return cmplx.Exp(z) - 1 }},
		{"log", above, cmplx.Log}, {"log1p", positive, func(z complex128) complex128 { return cmplx.Log(z + 1) }},
		{"sqrt", signed, cmplx.Sqrt}, {"rsqrt", positive, func(z complex128) complex128 { return 1 / cmplx.Sqrt(z) }},
		{"sign", signed, func(z complex128) complex128 { return z / complex(cmplx.Abs(z), 0) }},
		{"tan", inside, cmplx.Tan}, {"tanh", inside, cmplx.Tanh},
	} {
		rows = append(rows, ofComplex("complex."+f.name, "complex."+f.name+" %z : complex<T>", f.from, func(z, _ complex128) complex128 { return f.want(z) })...)
	}
	for _, f := range []struct {
		name string
		from func(i int) float64
		want func(z, u complex128) complex128
	}{
		{"add", above, func(z, u complex128) complex128 { return z + u }}, {"sub", above, func(z, u complex128) complex128 { return z - u }},
		{"mul", above, func(z, u complex128) complex128 { return z * u }}, {"div", inside, func(z, u complex128) complex128 { return z / u }},
		{"pow", above, cmplx.Pow},
		{"atan2", positive, func(z, u complex128) complex128 { return -unit * cmplx.Log((u+unit*z)/cmplx.Sqrt(z*z+u*u)) }},
	} {
		both := ofComplex("complex."+f.name, "complex."+f.name+" %z, %u : complex<T>", f.from, f.want)
		if f.name == "pow" {
			// Parts of powers cancel, which leaves few of the digits of f16.
			both[0].types, both[1].types = "f32 f64", "f32 f64"
		}
		rows = append(rows, both...)
	}
	rows = append(rows, bitsOfComplex("f16", "i16", "i32"), bitsOfComplex("f32", "i32", "i64"), bitsOfComplex("f16", "f16", "f32"))
	return append(rows,
		realOf("complex.abs", "complex.abs %z : complex<T>", cmplx.Abs),
		realOf("complex.angle", "complex.angle %z : complex<T>", func(z complex128) float64 { return math.Atan2(imag(z), real(z)) }),
	)
}
