package scalars

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/complex"
	"github.com/spvc/spvc/ir"
)

// complexOp replaces arithmetic on complex numbers by arithmetic on their parts.
func (x *expander) complexOp() {
	def := x.op.Def()
	switch def {
	case complex.Add, complex.Sub, complex.Mul, complex.Neg, complex.Conj:
	default:
		return
	}
	x.at()
	re, im := x.part(complex.Re, x.lhs()), x.part(complex.Im, x.lhs())
	switch def {
	case complex.Neg:
		re, im = x.unary(arith.NegF, re), x.unary(arith.NegF, im)
	case complex.Conj:
		im = x.unary(arith.NegF, im)
	default:
		re2, im2 := x.part(complex.Re, x.rhs()), x.part(complex.Im, x.rhs())
		switch def {
		case complex.Add:
			re, im = x.Op(arith.AddF, re, re2), x.Op(arith.AddF, im, im2)
		case complex.Sub:
			re, im = x.Op(arith.SubF, re, re2), x.Op(arith.SubF, im, im2)
		default:
			product := func(def *ir.OpDef, a, b, c, d *ir.Value) *ir.Value {
				return x.Op(def, x.Op(arith.MulF, a, b), x.Op(arith.MulF, c, d))
			}
			re, im = product(arith.SubF, re, re2, im, im2), product(arith.AddF, re, im2, im, re2)
		}
	}
	x.replace(x.b.Create(x.Loc, complex.Create, []*ir.Value{re, im}, []ir.Type{x.op.Result(0).Type()}).Result(0))
}

// part extracts the real or the imaginary part.
func (x *expander) part(def *ir.OpDef, v *ir.Value) *ir.Value {
	return x.b.Create(x.Loc, def, []*ir.Value{v}, []ir.Type{v.Type().(*ir.ComplexType).Element}).Result(0)
}
