package host

import (
	"errors"
	"math/bits"

	"github.com/spvc/spvc/ir"
)

var errDivision = errors.New("division by zero")

// intBinaries holds the binary operations of arith on integers of w bits. The caller
// truncates the result to w bits.
var intBinaries = map[string]func(a, b uint64, w uint32) (uint64, error){
	"addi": func(a, b uint64, _ uint32) (uint64, error) { return a + b, nil },
	"subi": func(a, b uint64, _ uint32) (uint64, error) { return a - b, nil },
	"muli": func(a, b uint64, _ uint32) (uint64, error) { return a * b, nil },
	"andi": func(a, b uint64, _ uint32) (uint64, error) { return a & b, nil },
	"ori":  func(a, b uint64, _ uint32) (uint64, error) { return a | b, nil },
	"xori": func(a, b uint64, _ uint32) (uint64, error) { return a ^ b, nil },
	"shli": func(a, b uint64, w uint32) (uint64, error) { return a << b, shiftable(b, w) },
	"shrui": func(a, b uint64, w uint32) (uint64, error) {
		return a >> b, shiftable(b, w)
	},
	"shrsi": func(a, b uint64, w uint32) (uint64, error) {
		return uint64(signed(a, w) >> min(b, 63)), shiftable(b, w)
	},
	"divui":     unsignedDivision(func(a, b uint64) uint64 { return a / b }),
	"remui":     unsignedDivision(func(a, b uint64) uint64 { return a % b }),
	"ceildivui": unsignedDivision(func(a, b uint64) uint64 { return a/b + min(a%b, 1) }),
	"divsi":     signedDivision(func(a, b int64) int64 { return a / b }),
	"remsi":     signedDivision(func(a, b int64) int64 { return a % b }),
	"floordivsi": signedDivision(func(a, b int64) int64 {
		q := a / b
		if a%b != 0 && (a < 0) != (b < 0) {
			q--
		}
		return q
	}),
	"ceildivsi": signedDivision(func(a, b int64) int64 {
		q := a / b
		if a%b != 0 && (a < 0) == (b < 0) {
			q++
		}
		return q
	}),
	"maxui": func(a, b uint64, _ uint32) (uint64, error) { return max(a, b), nil },
	"minui": func(a, b uint64, _ uint32) (uint64, error) { return min(a, b), nil },
	"maxsi": func(a, b uint64, w uint32) (uint64, error) { return uint64(max(signed(a, w), signed(b, w))), nil },
	"minsi": func(a, b uint64, w uint32) (uint64, error) { return uint64(min(signed(a, w), signed(b, w))), nil },
}

func shiftable(n uint64, w uint32) error {
	if n >= uint64(w) {
		return errors.New("the shift amount is not less than the width")
	}
	return nil
}

func unsignedDivision(f func(a, b uint64) uint64) func(a, b uint64, w uint32) (uint64, error) {
	return func(a, b uint64, _ uint32) (uint64, error) {
		if b == 0 {
			return 0, errDivision
		}
		return f(a, b), nil
	}
}

func signedDivision(f func(a, b int64) int64) func(a, b uint64, w uint32) (uint64, error) {
	return func(a, b uint64, w uint32) (uint64, error) {
		x, y := signed(a, w), signed(b, w)
		switch {
		case y == 0:
			return 0, errDivision
		case y == -1 && a == 1<<(w-1):
			return 0, errors.New("signed division overflows")
		}
		return uint64(f(x, y)), nil
	}
}

func intBinary(f func(a, b uint64, w uint32) (uint64, error)) compileFunc {
	return func(c *compiler, op *ir.Operation) (stmt, error) {
		w, err := intWidth(op.Result(0).Type())
		if err != nil {
			return nil, err
		}
		mask := widthMask(w)
		return elementwise(c, op, 2, func(v []Value) (Value, error) {
			r, err := f(v[0].bits, v[1].bits, w)
			return Value{bits: r & mask}, err
		})
	}
}

// intUnaries holds the operations of math on one integer of w bits.
var intUnaries = map[string]func(a uint64, w uint32) uint64{
	"absi": func(a uint64, w uint32) uint64 {
		if signed(a, w) < 0 {
			return -a
		}
		return a
	},
	"ctlz":  func(a uint64, w uint32) uint64 { return uint64(bits.LeadingZeros64(a)) - uint64(64-w) },
	"cttz":  func(a uint64, w uint32) uint64 { return min(uint64(bits.TrailingZeros64(a)), uint64(w)) },
	"ctpop": func(a uint64, _ uint32) uint64 { return uint64(bits.OnesCount64(a)) },
}

func intUnary(f func(a uint64, w uint32) uint64) compileFunc {
	return func(c *compiler, op *ir.Operation) (stmt, error) {
		w, err := intWidth(op.Result(0).Type())
		if err != nil {
			return nil, err
		}
		mask := widthMask(w)
		return elementwise(c, op, 1, func(v []Value) (Value, error) { return Value{bits: f(v[0].bits, w) & mask}, nil })
	}
}

// extendedOps holds the operations of arith with two results: low and high part, or sum
// and carry.
var extendedOps = map[string]func(a, b uint64, w uint32) (low, high uint64){
	"addui_extended": func(a, b uint64, w uint32) (low, high uint64) {
		sum, carry := bits.Add64(a, b, 0)
		if w < 64 {
			carry = sum >> w
		}
		return sum, carry
	},
	"mului_extended": func(a, b uint64, w uint32) (low, high uint64) {
		hi, lo := bits.Mul64(a, b)
		return lo, upper(hi, lo, w)
	},
	"mulsi_extended": func(a, b uint64, w uint32) (low, high uint64) {
		x, y := signed(a, w), signed(b, w)
		hi, lo := bits.Mul64(uint64(x), uint64(y))
		if x < 0 {
			hi -= uint64(y)
		}
		if y < 0 {
			hi -= uint64(x)
		}
		return lo, upper(hi, lo, w)
	},
}

// upper returns a 128-bit product shifted right by w bits.
func upper(hi, lo uint64, w uint32) uint64 {
	if w == 64 {
		return hi
	}
	return hi<<(64-w) | lo>>w
}

func extendedOp(f func(a, b uint64, w uint32) (low, high uint64)) compileFunc {
	return func(c *compiler, op *ir.Operation) (stmt, error) {
		t := op.Operand(0).Type()
		w, err := intWidth(t)
		if err != nil {
			return nil, err
		}
		low, high := widthMask(w), widthMask(ir.IntegerValueWidth(ir.ElementTypeOrSelf(op.Result(1).Type())))
		a, b, r0, r1 := c.slot(op.Operand(0)), c.slot(op.Operand(1)), c.slot(op.Result(0)), c.slot(op.Result(1))
		return func(fr *frame) error {
			x, y := listOf(fr.vals[a]), listOf(fr.vals[b])
			first, second := make([]Value, len(x)), make([]Value, len(x))
			for k := range x {
				lo, hi := f(x[k].bits, y[k].bits, w)
				first[k], second[k] = Value{bits: lo & low}, Value{bits: hi & high}
			}
			fr.result(r0, t, first)
			fr.result(r1, t, second)
			return nil
		}, nil
	}
}
