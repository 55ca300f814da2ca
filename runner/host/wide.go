package host

import (
	"errors"

	"github.com/spvc/spvc/dialect/arith"
	maths "github.com/spvc/spvc/dialect/math"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/apfloat"
	"github.com/spvc/spvc/ir/apint"
)

// Integers of more than 64 bits are apint.Int in the reference of a Value. Those of at most 64 bits are its bits, and
// their operations do without this file.

// isWide reports whether t is an integer of more than 64 bits, or a vector of such integers.
func isWide(t ir.Type) bool { return ir.IntegerValueWidth(ir.ElementTypeOrSelf(t)) > 64 }

// maxIntBits bounds the width of integers. It is that of MLIR.
const maxIntBits = 1<<24 - 1

// anyWidth returns the width in bits of the integers of type t, which may exceed 64.
func anyWidth(t ir.Type) (uint32, error) {
	w := ir.IntegerValueWidth(ir.ElementTypeOrSelf(t))
	if w == 0 || w > maxIntBits {
		return 0, errors.New("a value of type '" + ir.TypeString(t) + "' cannot be interpreted on the host")
	}
	return w, nil
}

// intOf returns the integer of w bits in v.
func intOf(v Value, w uint32) apint.Int {
	if i, ok := v.ref.(apint.Int); ok {
		return i
	}
	return apint.New(w, v.bits)
}

// ofInt returns an integer as a value.
func ofInt(i apint.Int) Value {
	if i.Width() > 64 {
		return Value{ref: i}
	}
	u, _ := i.Uint64()
	return Value{bits: u}
}

type wideBinary = func(a, b apint.Int) (apint.Int, error)

//go:noinline
func total(f func(a, b apint.Int) apint.Int) wideBinary {
	return func(a, b apint.Int) (apint.Int, error) { return f(a, b), nil }
}

// wideShift shifts by fewer bits than a has.
func wideShift(f func(a apint.Int, n uint64) apint.Int) wideBinary {
	return func(a, b apint.Int) (apint.Int, error) {
		n := b.Limited(uint64(a.Width()))
		return f(a, n), shiftable(n, a.Width())
	}
}

//go:noinline
func wideDivision(f func(a, b apint.Int) apint.Int) wideBinary {
	return func(a, b apint.Int) (apint.Int, error) {
		if b.IsZero() {
			return b, errDivision
		}
		return f(a, b), nil
	}
}

func wideSignedDivision(f func(a, b apint.Int) apint.Int) wideBinary {
	return wideDivisionUnless(func(a, b apint.Int) bool { return b.IsAllOnes() && a.IsMinSigned() }, f)
}

func wideDivisionUnless(overflows func(a, b apint.Int) bool, f func(a, b apint.Int) apint.Int) wideBinary {
	divide := wideDivision(f)
	return func(a, b apint.Int) (apint.Int, error) {
		if overflows(a, b) {
			return a, errOverflow
		}
		return divide(a, b)
	}
}

// wideBinaries holds the binary operations on integers of more than 64 bits.
var wideBinaries = map[*ir.OpDef]wideBinary{
	arith.AddI: total(apint.Int.Add), arith.SubI: total(apint.Int.Sub), arith.MulI: total(apint.Int.Mul),
	arith.AndI: total(apint.Int.And), arith.OrI: total(apint.Int.Or), arith.XOrI: total(apint.Int.Xor),
	arith.ShLI: wideShift(apint.Int.Shl), arith.ShRUI: wideShift(apint.Int.LShr), arith.ShRSI: wideShift(apint.Int.AShr),
	arith.DivUI: wideDivision(apint.Int.UDiv), arith.RemUI: wideDivision(apint.Int.URem),
	arith.CeilDivUI: wideDivision(func(a, b apint.Int) apint.Int {
		q := a.UDiv(b)
		if !a.URem(b).IsZero() {
			q = q.Add(apint.New(a.Width(), 1))
		}
		return q
	}),
	arith.DivSI: wideSignedDivision(apint.Int.SDiv), arith.RemSI: wideSignedDivision(apint.Int.SRem),
	arith.FloorDivSI: wideSignedDivision(func(a, b apint.Int) apint.Int { q, _ := a.FloorDivS(b); return q }),
	arith.CeilDivSI:  wideSignedDivision(func(a, b apint.Int) apint.Int { q, _ := a.CeilDivS(b); return q }),
	arith.MaxUI:      total(apint.Int.UMax), arith.MinUI: total(apint.Int.UMin), arith.MaxSI: total(apint.Int.SMax), arith.MinSI: total(apint.Int.SMin),
	maths.IPowI: widePower,
}

// widePower raises an integer to a signed integer power, as ipowiOp does.
func widePower(a, n apint.Int) (apint.Int, error) {
	w := a.Width()
	if n.IsNegative() {
		switch {
		case a.IsZero():
			return a, errDivision
		case a.IsOne() || a.IsAllOnes():
			n = n.Neg()
		default:
			return apint.New(w, 0), nil
		}
	}
	r := apint.New(w, 1)
	for i := range n.ActiveBits() {
		if n.Bit(i) {
			r = r.Mul(a)
		}
		a = a.Mul(a)
	}
	return r, nil
}

// wideElementwise translates a binary operation on integers of w bits.
func wideElementwise(c *compiler, op *ir.Operation, w uint32) (stmt, error) {
	f := wideBinaries[op.Def()]
	return elementwise(c, op, 2, func(v []Value) (Value, error) {
		r, err := f(intOf(v[0], w), intOf(v[1], w))
		return ofInt(r), err
	})
}

// wideUnaries holds the operations of math on one integer of more than 64 bits.
var wideUnaries = map[*ir.OpDef]func(a apint.Int) apint.Int{
	maths.AbsI:  apint.Int.Abs,
	maths.Ctlz:  func(a apint.Int) apint.Int { return apint.New(a.Width(), uint64(a.LeadingZeros())) },
	maths.Cttz:  func(a apint.Int) apint.Int { return apint.New(a.Width(), uint64(a.TrailingZeros())) },
	maths.Ctpop: func(a apint.Int) apint.Int { return apint.New(a.Width(), uint64(a.PopCount())) },
}

// wideExtended holds the operations with two results.
var wideExtended = map[*ir.OpDef]func(a, b apint.Int) (low, high apint.Int){
	arith.AddUIExtended: func(a, b apint.Int) (low, high apint.Int) {
		sum, carry := a.AddOverflow(b, false)
		return sum, apint.New(1, boolValue(carry).bits)
	},
	arith.MulUIExtended: func(a, b apint.Int) (low, high apint.Int) { return a.Mul(b), a.MulHiU(b) },
	arith.MulSIExtended: func(a, b apint.Int) (low, high apint.Int) { return a.Mul(b), a.MulHiS(b) },
}

// wideCompare compares integers of w bits by a predicate of arith.cmpi.
func wideCompare(c *compiler, op *ir.Operation, w uint32, p int64) (stmt, error) {
	signed := p < firstUnsigned
	test := intPredicates[p]
	return elementwise(c, op, 2, func(v []Value) (Value, error) {
		// The order of the numbers is all that the predicates read.
		order := int64(intOf(v[0], w).Compare(intOf(v[1], w), signed)) + 1
		return boolValue(test(uint64(order), 1, order, 1)), nil
	})
}

func wideResize(from, to uint32, sign bool) func(Value) (Value, error) {
	return func(v Value) (Value, error) {
		if sign {
			return ofInt(intOf(v, from).SExtOrTrunc(to)), nil
		}
		return ofInt(intOf(v, from).ZExtOrTrunc(to)), nil
	}
}

func wideToFloat(from uint32, to *ir.FloatType, sign bool) func(Value) (Value, error) {
	return func(v Value) (Value, error) {
		f, _ := apfloat.FromInt(to.Semantics(), intOf(v, from), sign)
		return fromBits(to, f.Bits64()), nil
	}
}

func floatToWide(from *ir.FloatType, to uint32, sign bool) func(Value) (Value, error) {
	return func(v Value) (Value, error) {
		i, _, ok := apfloat.FromBits64(from.Semantics(), toBits(from, v)).ToInt(to, sign)
		if !ok {
			return Value{}, errUnfit
		}
		return ofInt(i), nil
	}
}

// wideFor is a scf.for whose counter has more than 64 bits.
func wideFor(c *compiler, op *ir.Operation, w uint32, body *block) stmt {
	in, inits, outs := c.operands(op)[:3], c.slotsOf(op.Operands()[3:]), c.results(op)
	iv, iter := body.args[0], body.args[1:]
	unsigned := scf.ForOp{Operation: op}.Unsigned()
	less := apint.Int.SLT
	if unsigned {
		less = apint.Int.ULT
	}
	return func(f *frame) error {
		i, end, by := intOf(f.vals[in[0]], w), intOf(f.vals[in[1]], w), intOf(f.vals[in[2]], w)
		if !by.IsStrictlyPositive() {
			return at(op, errStep)
		}
		f.set(iter, f.values(inits))
		for over := false; !over && less(i, end); i, over = i.AddOverflow(by, !unsigned) {
			f.vals[iv] = ofInt(i)
			if err := f.run(body); err != nil {
				return err
			}
			f.set(iter, f.values(body.yields))
		}
		f.set(outs, f.values(iter))
		return nil
	}
}
