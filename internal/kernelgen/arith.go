package kernelgen

import (
	"errors"

	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/math"
	"github.com/spvc/spvc/ir"
)

var errUndefined = errors.New("undefined behavior: the operation is undefined for its operands")

// integers has the operations on integers and indices.
func integers(h map[*ir.OpDef]handler) {
	for def, f := range map[*ir.OpDef]binaryInt{
		arith.AddI: addInt, arith.SubI: subInt, arith.MulI: mulInt,
		arith.DivUI:      divides(false, false, func(_ uint32, a, b uint64) uint64 { return a / b }),
		arith.DivSI:      divides(true, true, divSigned),
		arith.CeilDivUI:  divides(false, false, ceilUnsigned),
		arith.CeilDivSI:  divides(true, true, ceilSigned),
		arith.FloorDivSI: divides(true, true, floorSigned),
		arith.RemUI:      divides(false, false, func(_ uint32, a, b uint64) uint64 { return a % b }),
		arith.RemSI:      divides(true, false, remSigned),
		arith.AndI:       total(func(_ uint32, a, b uint64) uint64 { return a & b }),
		arith.OrI:        total(func(_ uint32, a, b uint64) uint64 { return a | b }),
		arith.XOrI:       total(func(_ uint32, a, b uint64) uint64 { return a ^ b }),
		arith.ShLI:       shiftLeft, arith.ShRUI: shiftRight(false), arith.ShRSI: shiftRight(true),
		arith.MaxSI: total(func(w uint32, a, b uint64) uint64 { return pick(signed(a, w) > signed(b, w), a, b) }),
		arith.MinSI: total(func(w uint32, a, b uint64) uint64 { return pick(signed(a, w) < signed(b, w), a, b) }),
		arith.MaxUI: total(func(_ uint32, a, b uint64) uint64 { return max(a, b) }),
		arith.MinUI: total(func(_ uint32, a, b uint64) uint64 { return min(a, b) }),
		math.IPowI:  power,
	} {
		h[def] = intHandler(f)
	}
	for def, f := range map[*ir.OpDef]func(w uint32, a uint64) uint64{
		math.AbsI: absInt, math.Ctlz: leadingZeros, math.Cttz: trailingZeros, math.Ctpop: onesCount,
	} {
		h[def] = intHandler(func(w uint32, a, _ uint64, _ flags) (uint64, outcome) { return f(w, a), done })
	}
	h[arith.CmpI] = compareInts
	h[arith.AddUIExtended] = addExtended
	h[arith.MulSIExtended] = mulExtended(true)
	h[arith.MulUIExtended] = mulExtended(false)
}

// intHandler executes an operation with one or two operands and one result, all integers
// of one type.
func intHandler(f binaryInt) handler {
	return func(x *exec, op *ir.Operation) error {
		e, _, ok := elemOf(op.Operand(0).Type())
		if !ok {
			return errUnknown
		}
		fl := overflowFlags(op)
		return x.mapped(op, func(in []scalar) (scalar, error) {
			return eitherInt(in, func(in []scalar) (scalar, error) {
				b := in[len(in)-1].bits
				return x.m.compute(e, func(w uint32, m uint64) (uint64, outcome) { return f(w, in[0].bits&m, b&m, fl) })
			})
		})
	}
}

// compute runs f for integers of type e. For an index of a device it runs f for 32 and for
// 64 bits, because passes fold at 64: where the results differ, the result is vague.
func (m *machine) compute(e elem, f func(w uint32, m uint64) (uint64, outcome)) (scalar, error) {
	r, how := f(e.width, mask(e.width))
	if e.kind == indexKind && m.indexWidth < 64 && how == done {
		short, alike := f(m.indexWidth, mask(m.indexWidth))
		if alike == undefined {
			how = alike
		} else if alike == poison || uint64(signed(short, m.indexWidth)) != r {
			how = poison
		}
	}
	switch how {
	case undefined:
		return scalar{}, errUndefined
	case poison:
		return scalar{state: vague}, nil
	}
	return scalar{bits: r}, nil
}

func overflowFlags(op *ir.Operation) flags {
	a, ok := op.Attr("overflowFlags").(*ir.EnumAttr)
	if !ok {
		return flags{}
	}
	f := arith.Overflow(a.Value)
	return flags{nsw: f&arith.NSW != 0, nuw: f&arith.NUW != 0}
}

// worst returns the worst state of operands.
func worst(in []scalar) state {
	w := firm
	for _, s := range in {
		w = max(w, s.state)
	}
	return w
}

// mapped computes the result of op from its operands, element by element.
func (x *exec) mapped(op *ir.Operation, f func(in []scalar) (scalar, error)) error {
	n := op.NumOperands()
	in := make([]scalar, n)
	result := op.Result(0)
	_, lanes, ok := elemOf(result.Type())
	if !ok {
		return errUnknown
	}
	if lanes == 0 {
		for i := range n {
			in[i] = x.get(op.Operand(i)).one
		}
		r, err := f(in)
		x.set(result, value{one: r})
		return err
	}
	out := make([]scalar, lanes)
	for l := range out {
		for i := range n {
			v := x.get(op.Operand(i))
			if v.vec == nil {
				in[i] = v.one
			} else {
				in[i] = v.vec[l]
			}
		}
		r, err := f(in)
		if err != nil {
			return err
		}
		out[l] = r
	}
	x.set(result, value{vec: out})
	return nil
}

func compareInts(x *exec, op *ir.Operation) error {
	e, _, ok := elemOf(op.Operand(0).Type())
	p, is := op.Attr("predicate").(*ir.IntegerAttr)
	if !ok || !is {
		return errUnknown
	}
	pred := arith.CmpIPredicate(p.Int64Or(-1))
	compare := func(in []scalar) (scalar, error) {
		return x.m.compute(e, func(w uint32, m uint64) (uint64, outcome) {
			return bit(holdsFor(pred, w, in[0].bits&m, in[1].bits&m)), done
		})
	}
	return x.mapped(op, func(in []scalar) (scalar, error) {
		return eitherInt(in, compare)
	})
}

// eitherInt computes an operation on integers for all numbers that its operands may be.
func eitherInt(in []scalar, f func(in []scalar) (scalar, error)) (r scalar, err error) {
	switch worst(in) {
	case firm:
		return f(in)
	case either:
		r = eachWay(in, func(in []scalar) scalar {
			s, failed := f(in)
			if failed != nil {
				err = failed
			}
			return s
		})
		return r, err
	}
	return scalar{state: vague}, nil
}

// holdsFor compares two integers of w bits.
func holdsFor(p arith.CmpIPredicate, w uint32, a, b uint64) bool {
	s, t := signed(a, w), signed(b, w)
	return [...]bool{a == b, a != b, s < t, s <= t, s > t, s >= t, a < b, a <= b, a > b, a >= b}[p]
}

// twoResults executes an operation with two results, element by element.
func twoResults(f func(w uint32, a, b uint64) (first, second uint64)) handler {
	return func(x *exec, op *ir.Operation) error {
		e, _, ok := elemOf(op.Operand(0).Type())
		if !ok || e.kind != intKind {
			return errUnknown
		}
		a, b := x.get(op.Operand(0)).lanes(), x.get(op.Operand(1)).lanes()
		one, two := make([]scalar, len(a)), make([]scalar, len(a))
		for i := range a {
			if a[i].state != firm || b[i].state != firm {
				one[i].state, two[i].state = vague, vague
				continue
			}
			one[i].bits, two[i].bits = f(e.width, a[i].bits, b[i].bits)
		}
		vector := x.get(op.Operand(0)).vec != nil
		x.set(op.Result(0), joined(one, vector))
		x.set(op.Result(1), joined(two, vector))
		return nil
	}
}

// joined returns a vector of the numbers, or the only number.
func joined(list []scalar, vector bool) value {
	if vector {
		return value{vec: list}
	}
	return value{one: list[0]}
}

func addExtended(x *exec, op *ir.Operation) error {
	return twoResults(func(w uint32, a, b uint64) (uint64, uint64) {
		r := (a + b) & mask(w)
		return r, bit(r < a)
	})(x, op)
}

func mulExtended(sign bool) handler {
	return twoResults(func(w uint32, a, b uint64) (uint64, uint64) { return mulWide(w, a, b, sign) })
}

// choose executes arith.select: the operand that is not selected does not matter.
func choose(x *exec, op *ir.Operation) error {
	c, a, b := x.get(op.Operand(0)), x.get(op.Operand(1)), x.get(op.Operand(2))
	if c.vec == nil {
		switch {
		case a.view != nil && c.one.state != firm:
			return errUndefined
		case c.one.state != firm:
			return x.mapped(op, func([]scalar) (scalar, error) { return scalar{state: vague}, nil })
		case c.one.bits != 0:
			x.set(op.Result(0), *a)
		default:
			x.set(op.Result(0), *b)
		}
		return nil
	}
	return x.mapped(op, func(in []scalar) (scalar, error) {
		switch {
		case in[0].state != firm:
			return scalar{state: vague}, nil
		case in[0].bits != 0:
			return in[1], nil
		}
		return in[2], nil
	})
}

// constant executes arith.constant.
func constant(x *exec, op *ir.Operation) error {
	v, ok := constantValue(op.Prop(0))
	if !ok {
		return errUnknown
	}
	x.set(op.Result(0), v)
	return nil
}

// constantValue returns the value of an attribute: a number or elements.
func constantValue(a ir.Attribute) (value, bool) {
	switch a := a.(type) {
	case *ir.IntegerAttr:
		e, _, ok := elemOf(a.Type())
		return value{one: scalar{bits: readNumber(a.Value.AppendBytes(nil)) & mask(e.width)}}, ok
	case *ir.FloatAttr:
		_, _, ok := elemOf(a.Type())
		return value{one: scalar{bits: a.Value.Bits64()}}, ok
	case *ir.DenseElementsAttr:
		e, _, ok := elemOf(a.ShapedType().ElementType())
		if !ok || a.Raw == nil {
			return value{}, false
		}
		size := ir.ElementBytes(a.ShapedType().ElementType())
		out := make([]scalar, a.NumElements())
		for i := range out {
			at := i * size
			if a.Splat {
				at = 0
			}
			out[i].bits = readNumber(a.Raw[at:at+size]) & mask(e.width)
		}
		return value{vec: out}, true
	}
	return value{}, false
}
