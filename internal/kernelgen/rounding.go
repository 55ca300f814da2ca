package kernelgen

import (
	gomath "math"
	"slices"

	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/complex"
	"github.com/spvc/spvc/dialect/math"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/dialect/vector"
	"github.com/spvc/spvc/ir"
)

// roundedOnce returns an operation whose result Vulkan wants correctly rounded in any rounding
// mode. If the format does not represent the result, it is one of the two neighbors: only
// targets that compute with another precision, or combine operations, get anything else.
// The exact results of operations on f32 are known; those of f64 are not, and what
// targets make of f16 depends on whether they have it.
func roundedOnce(f exactly) func(form format, in []scalar) scalar {
	return func(form format, in []scalar) scalar {
		v := make([]float64, len(in))
		for i, s := range in {
			var ok bool
			if v[i], ok = form.operand(s); !ok {
				return scalar{state: vague}
			}
		}
		x, exact := f(v)
		r := form.number(x, exact)
		if r.state == vague && exact && form == (format{8, 23}) {
			return form.neighbors(x)
		}
		return r
	}
}

// neighbors returns the neighbors of a number that the format does not represent. The result
// is vague if one is a denormal or not finite.
func (f format) neighbors(x float64) scalar {
	m, e := gomath.Frexp(gomath.Abs(x))
	whole := gomath.Floor(gomath.Ldexp(m, int(f.frac)+1))
	unit := e - int(f.frac) - 1
	low, okLow := f.encode(gomath.Copysign(gomath.Ldexp(whole, unit), x))
	high, okHigh := f.encode(gomath.Copysign(gomath.Ldexp(whole+1, unit), x))
	if !okLow || !okHigh {
		return scalar{state: vague}
	}
	return scalar{bits: low, other: high, state: either}
}

// roundingMode is a rounding mode of arith.truncf.
type roundingMode struct {
	name  string
	whole func(x float64) float64 // rounds to a whole number
}

var roundingModes = []roundingMode{
	{"to_nearest_even", gomath.RoundToEven}, {"downward", gomath.Floor}, {"upward", gomath.Ceil}, {"toward_zero", gomath.Trunc}, {"to_nearest_away", gomath.Round},
}

// truncate executes arith.truncf. Without a mode, the result is known if the format represents the number.
func truncate(x *exec, op *ir.Operation) error {
	mode, stated := arith.RoundingOf(op)
	if !stated {
		return cast(floatToFloat)(x, op)
	}
	name := arith.RoundingEnum.String(uint64(mode))
	m := roundingModes[slices.IndexFunc(roundingModes, func(m roundingMode) bool { return m.name == name })]
	return cast(func(from, to elem, a scalar) scalar {
		form, _ := formatOf(from.width)
		target, _ := formatOf(to.width)
		if a.state >= vague {
			return scalar{state: vague}
		}
		return target.roundBy(form.decode(a.bits), m)
	})(x, op)
}

// roundBy returns the number that v becomes by a mode. Denormal numbers are no exception: targets keep them, because
// a conversion by a mode works on the bits.
func (f format) roundBy(v float64, m roundingMode) scalar {
	if v == 0 || gomath.IsInf(v, 0) || gomath.IsNaN(v) {
		return f.number(v, true)
	}
	_, exp := gomath.Frexp(v)
	unit := max(exp, 2-f.bias()) - int(f.frac) - 1 // the exponent of the last place
	r := gomath.Ldexp(m.whole(gomath.Ldexp(v, -unit)), unit)
	largest := gomath.Ldexp(2-gomath.Ldexp(1, -int(f.frac)), f.bias())
	if gomath.Abs(r) > largest {
		if r = gomath.Inf(1); m.whole(gomath.Copysign(0.75, v)) == 0 {
			r = largest
		}
	}
	r = gomath.Copysign(r, v)
	if bits, ok := f.encode(r); ok {
		return scalar{bits: bits}
	}
	return scalar{bits: f.denormal(r)}
}

// eachWay computes an operation for all numbers that its operands may be. The result is firm if
// they lead to one number, one of two if they lead to two, and vague otherwise.
func eachWay(in []scalar, f func(in []scalar) scalar) scalar {
	var open []int
	for i, s := range in {
		if s.state == either {
			open = append(open, i)
		}
	}
	if len(open) == 0 {
		return f(in)
	}
	way := append([]scalar(nil), in...)
	var found []scalar
	for choice := range 1 << len(open) {
		for n, i := range open {
			way[i] = scalar{bits: in[i].bits}
			if choice>>n&1 != 0 {
				way[i].bits = in[i].other
			}
		}
		if r := f(way); !slices.Contains(found, r) {
			found = append(found, r)
		}
	}
	switch {
	case len(found) == 1:
		return found[0]
	case len(found) == 2 && found[0].state == firm && found[1].state == firm:
		return scalar{bits: found[0].bits, other: found[1].bits, state: either}
	}
	return scalar{state: vague}
}

// special are the operations whose zeros and NaN targets may not preserve.
var special = []*ir.OpDef{
	arith.AddF, arith.SubF, arith.MulF, arith.NegF, arith.Select, math.Fma, vector.FMA, vector.OuterProduct,
	// Targets make selections of these.
	complex.Add, complex.Sub, complex.Mul, complex.Neg, complex.Conj,
	scf.If, scf.IndexSwitch, arith.SIToFP, arith.UIToFP, vector.ExtractElement, vector.InsertElement, vector.Extract, vector.Insert,
}

// openSpecials makes a zero that a special operation has computed either zero, and a NaN vague.
func (x *exec) openSpecials(op *ir.Operation) {
	if !slices.Contains(special, op.Def()) || convertsNumber(op) || movesStatically(op) {
		return
	}
	x.open(op.Results(), func(form format) bool { return x.selects(op, form) })
}

// openMerged does the same with the arguments of a block that several branches reach, because targets
// make selections of them. The arguments of the header of a loop are not selected.
func (x *exec) openMerged(b *ir.Block) {
	if len(b.Args()) == 0 || b.SinglePred() != nil {
		return
	}
	for p := b.FirstPred(); p != nil; p = p.NextUse() {
		for later := b; later != nil; later = later.Next() {
			if later == p.Owner().Block() {
				return
			}
		}
	}
	x.open(b.Args(), func(format) bool { return true })
}

// open does so with values. Zeros of integers are left open if selects returns true for their format.
func (x *exec) open(values []*ir.Value, selects func(form format) bool) {
	for _, r := range values {
		e, _, _ := elemOf(r.Type())
		form, ok := formatOf(e.width)
		if !ok || e.kind == indexKind || e.kind == intKind && !selects(form) {
			continue
		}
		to := *x.get(r)
		list := append([]scalar(nil), to.lanes()...)
		for i, s := range list {
			switch {
			case e.kind == floatKind && (s.state == anyNaN || s.state == firm && form.isNaN(s.bits)):
				list[i] = scalar{state: vague}
			case s.state == firm && s.bits&^form.sign() == 0:
				list[i] = scalar{bits: s.bits, other: s.bits ^ form.sign(), state: either}
			}
		}
		if to.vec == nil {
			to.one = list[0]
		} else {
			to.vec = list
		}
		x.set(r, to)
	}
}

// selects reports whether an operation selects between integers that may have the bits of 1.0 or
// -1.0 and of a zero. Targets that do not tell integers from floats convert the condition to a float.
func (x *exec) selects(op *ir.Operation, form format) bool {
	var among []*ir.Value
	switch op.Def() {
	case scf.If, scf.IndexSwitch:
		return true // What the other regions yield is not known.
	case arith.Select:
		among = op.Operands()[1:]
	case vector.Insert, vector.InsertElement:
		among = op.Operands()[:2]
	case vector.Extract, vector.ExtractElement:
		among = op.Operands()[:1]
	}
	one, _ := form.encode(1)
	for _, v := range among {
		for _, s := range x.get(v).lanes() {
			if s.bits&^form.sign() == one {
				return true
			}
		}
	}
	return false
}

// movesStatically reports whether an operation extracts or inserts elements at a position that is known.
func movesStatically(op *ir.Operation) bool {
	return op.Is(vector.Extract) && op.NumOperands() == 1 || op.Is(vector.Insert) && op.NumOperands() == 2
}

// convertsNumber reports whether an operation converts integers that have more numbers than 0
// and 1.
func convertsNumber(op *ir.Operation) bool {
	if op.Def() != arith.SIToFP && op.Def() != arith.UIToFP {
		return false
	}
	e, _, _ := elemOf(op.Operand(0).Type())
	return e.width != 1
}
