package host

import (
	"errors"

	"github.com/spvc/spvc/ir"
)

// predicate returns the number of the predicate attribute of a comparison.
func predicate(op *ir.Operation) (int64, error) {
	a, ok := op.Attr("predicate").(*ir.IntegerAttr)
	if !ok {
		return 0, errors.New("the predicate is missing")
	}
	return a.Int64Or(-1), nil
}

// firstUnsigned is the first predicate that compares unsigned numbers.
const firstUnsigned = 6

// intPredicates are in the order of arith.cmpi's enumeration: eq, ne, slt, sle,
// sgt, sge, ult, ule, ugt, uge.
var intPredicates = [...]func(a, b uint64, x, y int64) bool{
	func(a, b uint64, _, _ int64) bool { return a == b },
	func(a, b uint64, _, _ int64) bool { return a != b },
	func(_, _ uint64, x, y int64) bool { return x < y },
	func(_, _ uint64, x, y int64) bool { return x <= y },
	func(_, _ uint64, x, y int64) bool { return x > y },
	func(_, _ uint64, x, y int64) bool { return x >= y },
	func(a, b uint64, _, _ int64) bool { return a < b },
	func(a, b uint64, _, _ int64) bool { return a <= b },
	func(a, b uint64, _, _ int64) bool { return a > b },
	func(a, b uint64, _, _ int64) bool { return a >= b },
}

func cmpiOp(c *compiler, op *ir.Operation) (stmt, error) {
	p, err := predicate(op)
	if err != nil {
		return nil, err
	}
	return compareInts(c, op, p)
}

// compareInts compares the operands by a predicate, whose number arith and index share.
func compareInts(c *compiler, op *ir.Operation, p int64) (stmt, error) {
	w, err := anyWidth(op.Operand(0).Type())
	if err != nil {
		return nil, err
	}
	if p < 0 || p >= int64(len(intPredicates)) {
		return nil, errors.New("the predicate is unknown")
	}
	if w > 64 {
		return wideCompare(c, op, w, p)
	}
	test := intPredicates[p]
	return elementwise(c, op, 2, func(v []Value) (Value, error) {
		a, b := v[0].bits, v[1].bits
		return boolValue(test(a, b, signed(a, w), signed(b, w))), nil
	})
}

func boolValue(b bool) Value {
	if b {
		return Value{bits: 1}
	}
	return Value{}
}

// cmpfOp decodes arith.cmpf's enumeration: false, then oeq ogt oge olt ole one ord,
// then the unordered predicates, then true. In each group of seven, the bits say
// whether the predicate is true for equal, greater and less.
func cmpfOp(c *compiler, op *ir.Operation) (stmt, error) {
	if _, err := floatType(op.Operand(0).Type()); err != nil {
		return nil, err
	}
	p, err := predicate(op)
	if err != nil || p < 0 || p > 15 {
		return nil, errors.New("the predicate is unknown")
	}
	return elementwise(c, op, 2, func(v []Value) (Value, error) {
		return boolValue(compareFloats(p, v[0].Float64(), v[1].Float64())), nil
	})
}

func compareFloats(p int64, a, b float64) bool {
	unordered := a != a || b != b
	switch p {
	case 0:
		return false
	case 15:
		return true
	case 7:
		return !unordered
	case 14:
		return unordered
	}
	if unordered {
		return p > 7
	}
	if p > 7 {
		p -= 7
	}
	switch p {
	case 1:
		return a == b
	case 2:
		return a > b
	case 3:
		return a >= b
	case 4:
		return a < b
	case 5:
		return a <= b
	}
	return a != b
}
