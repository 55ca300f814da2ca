package tensoreval

import (
	"math"

	"github.com/spvc/spvc/dialect/arith"
	mathdialect "github.com/spvc/spvc/dialect/math"
	"github.com/spvc/spvc/ir"
)

// scalarFunction computes the result of an operation on numbers, of the type to.
type scalarFunction func(op *ir.Operation, to ir.Type, in []Number) Number

// scalarFunctions returns the operations on numbers.
func scalarFunctions() map[*ir.OpDef]scalarFunction {
	all := map[*ir.OpDef]scalarFunction{
		arith.Select: choose,
		arith.CmpI:   compareIntsBy,
		arith.CmpF:   compareFloatsBy,
		arith.ExtF:   func(_ *ir.Operation, _ ir.Type, in []Number) Number { return in[0] },
		arith.TruncF: func(_ *ir.Operation, to ir.Type, in []Number) Number { return narrowed(to, in[0]) },
		mathdialect.Fma: func(_ *ir.Operation, to ir.Type, in []Number) Number {
			f := formatOf(to)
			return f.add(f.mul(in[0], in[1]), in[2])
		},
	}
	for def, f := range functions {
		all[def] = func(_ *ir.Operation, to ir.Type, in []Number) Number {
			return formatOf(to).apply(f, in[0], def == mathdialect.Exp)
		}
	}
	for def, f := range intFunctions {
		all[def] = func(_ *ir.Operation, to ir.Type, in []Number) Number { return applyInts(f, to, in[0], in[1], def) }
	}
	for def, f := range bitFunctions {
		all[def] = func(_ *ir.Operation, to ir.Type, in []Number) Number {
			if in[0].Free {
				return free()
			}
			w := widthOf(to)
			return Int(signed(w, f(w, in[0].I)))
		}
	}
	for def, f := range floatPairs {
		all[def] = func(_ *ir.Operation, to ir.Type, in []Number) Number { return f(formatOf(to), in[0], in[1]) }
	}
	for def, f := range casts {
		all[def] = func(op *ir.Operation, to ir.Type, in []Number) Number {
			if in[0].Free {
				return free()
			}
			return f(ir.ElementTypeOrSelf(op.Operand(0).Type()), to, in[0])
		}
	}
	return all
}

// floatPairs are the operations on two floats.
var floatPairs = map[*ir.OpDef]func(f format, a, b Number) Number{
	arith.AddF:       format.add,
	arith.SubF:       func(f format, a, b Number) Number { return f.add(a, b.negated()) },
	arith.MulF:       format.mul,
	arith.DivF:       format.div,
	arith.RemF:       func(format, Number, Number) Number { return free() },
	arith.MaximumF:   func(_ format, a, b Number) Number { return pick(a, b, true, false) },
	arith.MinimumF:   func(_ format, a, b Number) Number { return pick(a, b, false, false) },
	arith.MaxNumF:    func(_ format, a, b Number) Number { return pick(a, b, true, true) },
	arith.MinNumF:    func(_ format, a, b Number) Number { return pick(a, b, false, true) },
	mathdialect.PowF: format.power,
}

// casts are the conversions.
var casts = map[*ir.OpDef]func(from, to ir.Type, a Number) Number{
	arith.ExtSI:       wrapped,
	arith.TruncI:      wrapped,
	arith.IndexCast:   wrapped,
	arith.ExtUI:       zeroExtended,
	arith.IndexCastUI: zeroExtended,
	arith.SIToFP:      func(_, to ir.Type, a Number) Number { return fromWhole(to, float64(a.I), int64(float64(a.I)) == a.I) },
	arith.UIToFP: func(from, to ir.Type, a Number) Number {
		u := unsigned(widthOf(from), a.I)
		return fromWhole(to, float64(u), u < 1<<53)
	},
	arith.FPToSI: func(_, to ir.Type, a Number) Number {
		w := widthOf(to)
		return whole(a, -math.Ldexp(1, int(w)-1), math.Ldexp(1, int(w)-1), w)
	},
	arith.FPToUI: func(_, to ir.Type, a Number) Number { return whole(a, 0, math.Ldexp(1, int(widthOf(to))), widthOf(to)) },
}

func wrapped(_, to ir.Type, a Number) Number { return Int(signed(widthOf(to), a.I)) }

func zeroExtended(from, to ir.Type, a Number) Number {
	return Int(signed(widthOf(to), int64(unsigned(widthOf(from), a.I))))
}

// fromWhole converts a whole number to a float.
func fromWhole(to ir.Type, x float64, exact bool) Number {
	if !exact {
		return formatOf(to).rounded(x, 0, 0x1p-52)
	}
	return formatOf(to).exactOr(x)
}

// whole converts a float to an integer of w bits. It is poison outside of the range from low to below high.
func whole(a Number, low, high float64, w uint32) Number {
	x, y := math.Trunc(a.F-a.Err), math.Trunc(a.F+a.Err)
	if special(a.F) || x != y || x < low || x >= high {
		return free()
	}
	if x >= 0x1p63 {
		return Int(int64(uint64(x)))
	}
	return Int(signed(w, int64(x)))
}

// narrowed converts a float to a narrower format, with an error of 1 ULP unless it has the number.
func narrowed(to ir.Type, a Number) Number {
	if a.Free || special(a.F) {
		return a
	}
	f := formatOf(to)
	if a.Err == 0 && f.has(a.F) {
		return Float(a.F)
	}
	return f.rounded(a.F, a.Err, 2*f.unit)
}

func applyInts(f intFunction, to ir.Type, a, b Number, def *ir.OpDef) Number {
	if b.Free && (def == arith.DivSI || def == arith.DivUI || def == arith.RemSI || def == arith.RemUI) {
		panic(stop{undefined})
	}
	if a.Free || b.Free {
		return free()
	}
	w := widthOf(to)
	x, ok := f(w, a.I, b.I)
	if !ok {
		return free()
	}
	return Int(signed(w, x))
}

// choose computes arith.select.
func choose(_ *ir.Operation, _ ir.Type, in []Number) Number {
	switch {
	case !in[0].Free && in[0].I != 0:
		return in[1]
	case !in[0].Free, in[1] == in[2]:
		return in[2]
	}
	return free()
}

func compareIntsBy(op *ir.Operation, _ ir.Type, in []Number) Number {
	if in[0].Free || in[1].Free {
		return free()
	}
	w := widthOf(ir.ElementTypeOrSelf(op.Operand(0).Type()))
	return truth(compareInts(arith.CmpIOp{Operation: op}.Predicate(), w, in[0].I, in[1].I))
}

// holdsFor are the orderings for which the predicates of arith.cmpf hold, in their order.
var holdsFor = [...]ordering{
	0, equal, greater, greater | equal, less, less | equal, less | greater, less | equal | greater,
	equal | unordered, greater | unordered, greater | equal | unordered, less | unordered, less | equal | unordered, less | greater | unordered,
	unordered, less | equal | greater | unordered,
}

func compareFloatsBy(op *ir.Operation, _ ir.Type, in []Number) Number {
	holds, may := holdsFor[arith.CmpFOp{Operation: op}.Predicate()], orderings(in[0], in[1])
	if may&holds != 0 && may&^holds != 0 {
		return free()
	}
	return truth(may&holds != 0)
}
