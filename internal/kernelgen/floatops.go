package kernelgen

import (
	gomath "math"
	"slices"

	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/math"
	"github.com/spvc/spvc/dialect/vector"
	"github.com/spvc/spvc/ir"
)

// exactly computes a number from others and says whether the result is exact.
type exactly func(in []float64) (float64, bool)

// rounded makes a function of one number that is a whole number or the operand itself.
func rounded(f func(float64) float64) exactly {
	return func(in []float64) (float64, bool) { return f(in[0]), true }
}

func pairs(f func(x, y float64) (float64, bool)) exactly {
	return func(in []float64) (float64, bool) { return f(in[0], in[1]) }
}

// floats has the operations on floats.
func floats(h map[*ir.OpDef]handler) {
	for def, f := range map[*ir.OpDef]exactly{
		arith.AddF: pairs(sum), arith.SubF: pairs(func(x, y float64) (float64, bool) { return sum(x, -y) }), arith.MulF: pairs(product),
	} {
		h[def] = bitHandler(roundedOnce(f))
	}
	for def, f := range map[*ir.OpDef]exactly{
		arith.RemF: pairs(remainder),
		arith.NegF: rounded(func(x float64) float64 { return -x }), math.AbsF: rounded(gomath.Abs),
		math.Floor: rounded(gomath.Floor), math.Ceil: rounded(gomath.Ceil), math.Trunc: rounded(gomath.Trunc),
		math.RoundEven: rounded(gomath.RoundToEven), math.Round: rounded(roundAway),
	} {
		h[def] = floatHandler(f)
	}
	h[math.Fma], h[vector.FMA] = bitHandler(fused), bitHandler(fused)
	h[math.CopySign] = bitHandler(copySign)
	h[arith.MaximumF] = bitHandler(extremum(true, true))
	h[arith.MinimumF] = bitHandler(extremum(false, true))
	h[arith.MaxNumF] = bitHandler(extremum(true, false))
	h[arith.MinNumF] = bitHandler(extremum(false, false))
	h[arith.CmpF] = compareFloats
}

// floatHandler executes an operation on floats of one type that computes exactly or not.
func floatHandler(f exactly) handler {
	return bitHandler(func(form format, in []scalar) scalar {
		v := make([]float64, len(in))
		for i, s := range in {
			var ok bool
			if v[i], ok = form.operand(s); !ok {
				return scalar{state: vague}
			}
		}
		return form.number(f(v))
	})
}

// bitHandler executes an operation on floats of one type.
func bitHandler(f func(form format, in []scalar) scalar) handler {
	return func(x *exec, op *ir.Operation) error {
		e, _, ok := elemOf(op.Result(0).Type())
		if !ok || e.kind != floatKind {
			return errUnknown
		}
		form, _ := formatOf(e.width)
		flags := fastMathOf(op)
		signMatters := op.Is(math.CopySign) || op.Is(arith.DivF) || op.Is(math.Atan2)
		return x.mapped(op, func(in []scalar) (scalar, error) {
			r := eachWay(in, func(in []scalar) scalar { return f(form, in) })
			if form.opened(flags, in, signMatters) || form.opened(flags, []scalar{r}, true) {
				return scalar{state: vague}, nil
			}
			return r, nil
		})
	}
}

// opened reports whether fast-math flags leave the result of an operation open because of one
// of some numbers: a NaN for nnan, an infinity for ninf, a rounded number for contract, and for
// nsz a zero whose sign matters. Other flags leave all results open.
func (f format) opened(flags arith.FastMath, list []scalar, signMatters bool) bool {
	const decided = arith.NoNaNs | arith.NoInfs | arith.NoSignedZeros | arith.AllowContract
	if flags&^decided != 0 {
		return true
	}
	return slices.ContainsFunc(list, func(s scalar) bool {
		size := s.bits &^ f.sign()
		switch {
		case s.state == either:
			return flags&arith.AllowContract != 0
		case s.state == anyNaN || size > f.infBits():
			return flags&arith.NoNaNs != 0
		case size == f.infBits():
			return flags&arith.NoInfs != 0
		}
		return size == 0 && signMatters && flags&arith.NoSignedZeros != 0
	})
}

// fastMathOf returns the fast-math flags of an operation.
func fastMathOf(op *ir.Operation) arith.FastMath {
	if a, ok := op.Attr("fastmath").(*ir.EnumAttr); ok {
		return arith.FastMath(a.Value)
	}
	return arith.FastNone
}

// hasFastMath reports whether flags other than contract may change the result of an operation.
func hasFastMath(op *ir.Operation) bool { return fastMathOf(op)&^arith.AllowContract != 0 }

// fused computes x*y + z, which targets may round once or twice: the result is exact if the
// format represents the product.
func fused(f format, in []scalar) scalar {
	product := reducing(product)(f, in[:2])
	return reducing(sum)(f, []scalar{product, in[2]})
}

func copySign(f format, in []scalar) scalar {
	if worst(in) >= vague || f.isDenormal(in[0].bits) {
		return scalar{state: vague}
	}
	r := scalar{bits: in[0].bits&^f.sign() | in[1].bits&f.sign()}
	switch {
	case f.isNaN(r.bits):
		r.state = anyNaN
	case f.isNaN(in[1].bits) && in[1].state != firm:
		r.state = vague // the sign is that of any NaN
	}
	return r
}

// extremum returns the operation that finds the larger or smaller of two floats. Either
// NaN wins, or the other operand does and zeros are not ordered.
func extremum(larger, propagate bool) func(f format, in []scalar) scalar {
	return func(f format, in []scalar) scalar {
		x, okX := f.operand(in[0])
		y, okY := f.operand(in[1])
		switch {
		case !okX || !okY:
			return scalar{state: vague}
		case gomath.IsNaN(x) && gomath.IsNaN(y), propagate && (gomath.IsNaN(x) || gomath.IsNaN(y)):
			return scalar{bits: f.infBits() | 1, state: anyNaN}
		case gomath.IsNaN(x):
			return in[1]
		case gomath.IsNaN(y):
			return in[0]
		case !propagate && x == 0 && y == 0 && in[0].bits != in[1].bits:
			return scalar{state: vague}
		case less(x, y) == larger:
			return in[1]
		}
		return in[0]
	}
}

func compareFloats(x *exec, op *ir.Operation) error {
	e, _, ok := elemOf(op.Operand(0).Type())
	p, is := op.Attr("predicate").(*ir.IntegerAttr)
	if !ok || !is || e.kind != floatKind {
		return errUnknown
	}
	form, _ := formatOf(e.width)
	pred := arith.CmpFPredicate(p.Int64Or(-1))
	flags := fastMathOf(op)
	return x.mapped(op, func(in []scalar) (scalar, error) {
		if form.opened(flags, in, false) {
			return scalar{state: vague}, nil
		}
		if pred == arith.AlwaysFalse || pred == arith.AlwaysTrue {
			return scalar{bits: bit(pred == arith.AlwaysTrue)}, nil // whatever the operands are
		}
		return eachWay(in, func(in []scalar) scalar {
			a, okA := form.operand(in[0])
			b, okB := form.operand(in[1])
			if !okA || !okB {
				return scalar{state: vague}
			}
			return scalar{bits: bit(floatHolds(pred, a, b))}
		}), nil
	})
}

// floatHolds compares two floats: the predicates from UEQ to UNE hold for NaN as well.
func floatHolds(p arith.CmpFPredicate, a, b float64) bool {
	nan := gomath.IsNaN(a) || gomath.IsNaN(b)
	switch p {
	case arith.AlwaysFalse:
		return false
	case arith.AlwaysTrue:
		return true
	case arith.ORD:
		return !nan
	case arith.UNO:
		return nan
	}
	if nan {
		return p >= arith.UEQ
	}
	switch p {
	case arith.OEQ, arith.UEQ:
		return a == b
	case arith.OGT, arith.FUGT:
		return a > b
	case arith.OGE, arith.FUGE:
		return a >= b
	case arith.OLT, arith.FULT:
		return a < b
	case arith.OLE, arith.FULE:
		return a <= b
	}
	return a != b
}

// conversions has the casts between numbers.
func conversions(h map[*ir.OpDef]handler) {
	resize := func(sign bool) handler {
		return cast(func(from, to elem, a scalar) scalar {
			if a.state != firm {
				return scalar{state: vague}
			}
			if sign {
				return scalar{bits: uint64(signed(a.bits, from.width)) & mask(to.width)}
			}
			return scalar{bits: a.bits & mask(to.width)}
		})
	}
	h[arith.ExtSI], h[arith.ExtUI], h[arith.TruncI] = resize(true), resize(false), resize(false)
	h[arith.IndexCast], h[arith.IndexCastUI] = castIndex(true), castIndex(false)
	h[arith.SIToFP], h[arith.UIToFP] = intToFloat(true), intToFloat(false)
	h[arith.FPToSI], h[arith.FPToUI] = floatToInt(true), floatToInt(false)
	h[arith.ExtF], h[arith.TruncF] = cast(floatToFloat), truncate
	h[arith.Bitcast] = cast(bitcast)
}

// cast executes a conversion, element by element.
func cast(f func(from, to elem, a scalar) scalar) handler {
	return func(x *exec, op *ir.Operation) error {
		from, _, ok := elemOf(op.Operand(0).Type())
		to, _, also := elemOf(op.Result(0).Type())
		if !ok || !also {
			return errUnknown
		}
		loose := hasFastMath(op)
		return x.mapped(op, func(in []scalar) (scalar, error) {
			if loose {
				return scalar{state: vague}, nil
			}
			return eachWay(in, func(in []scalar) scalar { return f(from, to, in[0]) }), nil
		})
	}
}

// castIndex executes arith.index_cast and arith.index_castui. An index of a device has 32
// bits; where 64 would give another result, the result is vague.
func castIndex(sign bool) handler {
	extend := func(x uint64, from uint32) uint64 {
		if sign {
			return uint64(signed(x, from))
		}
		return x & mask(from)
	}
	return func(x *exec, op *ir.Operation) error {
		width := x.m.indexWidth
		return cast(func(from, to elem, a scalar) scalar {
			if a.state != firm {
				return scalar{state: vague}
			}
			if from.kind == indexKind {
				r := extend(a.bits, 64) & mask(to.width)
				if extend(a.bits&mask(width), width)&mask(to.width) != r {
					return scalar{state: vague}
				}
				return scalar{bits: r}
			}
			r := extend(a.bits, from.width)
			if uint64(signed(r&mask(width), width)) != r {
				return scalar{state: vague}
			}
			return scalar{bits: r}
		})(x, op)
	}
}

func intToFloat(sign bool) handler {
	return cast(func(from, to elem, a scalar) scalar {
		if a.state != firm || from.kind != intKind || to.kind != floatKind {
			return scalar{state: vague}
		}
		form, _ := formatOf(to.width)
		return form.number(fromInt(a.bits, from.width, sign))
	})
}

func floatToInt(sign bool) handler {
	return cast(func(from, to elem, a scalar) scalar {
		form, _ := formatOf(from.width)
		v, ok := form.operand(a)
		if !ok {
			return scalar{state: vague}
		}
		r, ok := toInt(v, to.width, sign)
		if !ok {
			return scalar{state: vague}
		}
		return scalar{bits: r}
	})
}

func floatToFloat(from, to elem, a scalar) scalar {
	form, _ := formatOf(from.width)
	target, _ := formatOf(to.width)
	v, ok := form.operand(a)
	if !ok {
		return scalar{state: vague}
	}
	return target.number(v, true)
}

// bitcast keeps the bits. Those of a NaN may have changed since it was computed, and change
// again as a float.
func bitcast(from, to elem, a scalar) scalar {
	switch {
	case a.state != firm && from.kind != to.kind:
		return scalar{state: vague}
	case to.kind == floatKind && from.kind != floatKind:
		form, _ := formatOf(to.width)
		if form.isNaN(a.bits) {
			a.state = anyNaN
		}
	}
	return a
}
