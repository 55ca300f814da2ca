package host

import (
	"errors"
	"math"
	"math/cmplx"

	complexes "github.com/spvc/spvc/dialect/complex"
	"github.com/spvc/spvc/ir"
)

func complexValue(z complex128) Value { return Value{ref: z} }

func complexOf(v Value) complex128 {
	z, _ := v.ref.(complex128)
	return z
}

// complexParts returns the number of an array of two floats.
func complexParts(a *ir.ArrayAttr) (Value, error) {
	var parts [2]float64
	if len(a.Elements) != len(parts) {
		return Value{}, errors.New("the constant cannot be interpreted")
	}
	for i, e := range a.Elements {
		v, err := constant(e)
		if err != nil {
			return Value{}, err
		}
		parts[i] = v.Float64()
	}
	return complexValue(complex(parts[0], parts[1])), nil
}

// partsOf returns the type of the parts of a complex type.
func partsOf(t ir.Type) (*ir.FloatType, error) {
	if c, ok := t.(*ir.ComplexType); ok {
		return floatType(c.Element)
	}
	return floatType(t)
}

// rounded returns z with parts of type t.
func rounded(t *ir.FloatType, z complex128) Value {
	return complexValue(complex(round(t, real(z)).Float64(), round(t, imag(z)).Float64()))
}

// onComplex translates an operation whose operands and results are scalars, and whose first operand or
// result has parts of the type that f gets.
//
//go:noinline
func onComplex(f func(t *ir.FloatType, v []Value) Value) compileFunc {
	return func(c *compiler, op *ir.Operation) (stmt, error) {
		t, err := partsOf(op.Operand(0).Type())
		if err != nil {
			return nil, err
		}
		return elementwise(c, op, op.NumOperands(), func(v []Value) (Value, error) { return f(t, v), nil })
	}
}

//go:noinline
func complexUnary(f func(z complex128) complex128) compileFunc {
	return onComplex(func(t *ir.FloatType, v []Value) Value { return rounded(t, f(complexOf(v[0]))) })
}

//go:noinline
func complexBinary(f func(z, u complex128) complex128) compileFunc {
	return onComplex(func(t *ir.FloatType, v []Value) Value { return rounded(t, f(complexOf(v[0]), complexOf(v[1]))) })
}

func complexPart(f func(z complex128) float64) compileFunc {
	return onComplex(func(t *ir.FloatType, v []Value) Value { return round(t, f(complexOf(v[0]))) })
}

func complexOps() map[*ir.OpDef]compileFunc {
	return map[*ir.OpDef]compileFunc{
		complexes.Constant: constantOp,
		complexes.Create:   onComplex(func(_ *ir.FloatType, v []Value) Value { return complexValue(complex(v[0].Float64(), v[1].Float64())) }),
		complexes.Re:       complexPart(func(z complex128) float64 { return real(z) }),
		complexes.Im:       complexPart(func(z complex128) float64 { return imag(z) }),
		complexes.Abs:      complexPart(cmplx.Abs),
		complexes.Angle:    complexPart(cmplx.Phase),
		complexes.Equal:    onComplex(func(_ *ir.FloatType, v []Value) Value { return boolValue(complexOf(v[0]) == complexOf(v[1])) }),
		complexes.NotEqual: onComplex(func(_ *ir.FloatType, v []Value) Value { return boolValue(complexOf(v[0]) != complexOf(v[1])) }),
		complexes.Bitcast:  complexBits,
		complexes.Add:      complexBinary(func(z, u complex128) complex128 { return z + u }),
		complexes.Sub:      complexBinary(func(z, u complex128) complex128 { return z - u }),
		complexes.Mul:      complexBinary(func(z, u complex128) complex128 { return z * u }),
		complexes.Div:      complexBinary(func(z, u complex128) complex128 { return z / u }),
		complexes.Pow:      complexBinary(cmplx.Pow),
		complexes.Atan2: complexBinary(func(z, u complex128) complex128 {
			i := complex(0, 1)
			return -i * cmplx.Log((u+i*z)/cmplx.Sqrt(z*z+u*u))
		}),
		complexes.Conj: complexUnary(cmplx.Conj), complexes.Neg: complexUnary(func(z complex128) complex128 { return -z }),
		complexes.Cos: complexUnary(cmplx.Cos), complexes.Sin: complexUnary(cmplx.Sin), complexes.Exp: complexUnary(cmplx.Exp),
		complexes.Tan: complexUnary(cmplx.Tan), complexes.Tanh: complexUnary(cmplx.Tanh), complexes.Sqrt: complexUnary(cmplx.Sqrt),
		complexes.Rsqrt: complexUnary(func(z complex128) complex128 { return 1 / cmplx.Sqrt(z) }),
		complexes.Expm1: complexUnary(expm1), complexes.Log: complexUnary(cmplx.Log), complexes.Log1p: complexUnary(log1p),
		complexes.Sign: complexUnary(func(z complex128) complex128 {
			if z == 0 {
				return z
			}
			return z / complex(cmplx.Abs(z), 0)
		}),
	}
}

// expm1 computes the real part without the difference of near numbers.
func expm1(z complex128) complex128 {
	half := math.Sin(imag(z) / 2)
	return complex(math.Expm1(real(z))*math.Cos(imag(z))-2*half*half, math.Exp(real(z))*math.Sin(imag(z)))
}

// log1p computes the logarithm of the absolute value from its distance to 1.
func log1p(z complex128) complex128 {
	if cmplx.Abs(z) > 0.5 {
		return cmplx.Log(z + 1)
	}
	return complex(math.Log1p(real(z)*(2+real(z))+imag(z)*imag(z))/2, math.Atan2(imag(z), real(z)+1))
}

// complexBits casts between types of the same size by their bytes in memory.
func complexBits(c *compiler, op *ir.Operation) (stmt, error) {
	from, to := op.Operand(0).Type(), op.Result(0).Type()
	size, err := elementSize(from)
	if err != nil {
		return nil, err
	}
	if n, err := elementSize(to); err != nil || n != size {
		return nil, errors.Join(err, errors.New("the sizes differ"))
	}
	return elementwise(c, op, 1, func(v []Value) (Value, error) {
		b := make([]byte, size)
		encode(from, b, v[0])
		return decode(to, b), nil
	})
}
