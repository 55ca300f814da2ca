package host

import (
	"errors"
	"math/bits"

	"github.com/spvc/spvc/dialect/arith"
	maths "github.com/spvc/spvc/dialect/math"
	"github.com/spvc/spvc/ir"
)

var (
	errDivision = errors.New("division by zero")
	errOverflow = errors.New("signed division overflows")
)

// intBinaries holds the binary operations of arith on integers of w bits. The caller
// truncates the result to w bits.
var intBinaries = map[*ir.OpDef]func(a, b uint64, w uint32) (uint64, error){
	arith.AddI: func(a, b uint64, _ uint32) (uint64, error) { return a + b, nil },
	arith.SubI: func(a, b uint64, _ uint32) (uint64, error) { return a - b, nil },
	arith.MulI: func(a, b uint64, _ uint32) (uint64, error) { return a * b, nil },
	arith.AndI: func(a, b uint64, _ uint32) (uint64, error) { return a & b, nil },
	arith.OrI:  func(a, b uint64, _ uint32) (uint64, error) { return a | b, nil },
	arith.XOrI: func(a, b uint64, _ uint32) (uint64, error) { return a ^ b, nil },
	arith.ShLI: func(a, b uint64, w uint32) (uint64, error) { return a << b, shiftable(b, w) },
	arith.ShRUI: func(a, b uint64, w uint32) (uint64, error) {
		return a >> b, shiftable(b, w)
	},
	arith.ShRSI: func(a, b uint64, w uint32) (uint64, error) {
		return uint64(signed(a, w) >> min(b, 63)), shiftable(b, w)
	},
	arith.DivUI:     unsignedDivision(func(a, b uint64) uint64 { return a / b }),
	arith.RemUI:     unsignedDivision(func(a, b uint64) uint64 { return a % b }),
	arith.CeilDivUI: unsignedDivision(func(a, b uint64) uint64 { return a/b + min(a%b, 1) }),
	arith.DivSI:     signedDivision(func(a, b int64) int64 { return a / b }),
	arith.RemSI:     signedDivision(func(a, b int64) int64 { return a % b }),
	arith.FloorDivSI: signedDivision(func(a, b int64) int64 {
		q := a / b
		if a%b != 0 && (a < 0) != (b < 0) {
			q--
		}
		return q
	}),
	arith.CeilDivSI: signedDivision(func(a, b int64) int64 {
		q := a / b
		if a%b != 0 && (a < 0) == (b < 0) {
			q++
		}
		return q
	}),
	arith.MaxUI: func(a, b uint64, _ uint32) (uint64, error) { return max(a, b), nil },
	arith.MinUI: func(a, b uint64, _ uint32) (uint64, error) { return min(a, b), nil },
	arith.MaxSI: func(a, b uint64, w uint32) (uint64, error) { return uint64(max(signed(a, w), signed(b, w))), nil },
	arith.MinSI: func(a, b uint64, w uint32) (uint64, error) { return uint64(min(signed(a, w), signed(b, w))), nil },
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
			return 0, errOverflow
		}
		return uint64(f(x, y)), nil
	}
}

func intBinary(f func(a, b uint64, w uint32) (uint64, error)) compileFunc {
	return func(c *compiler, op *ir.Operation) (stmt, error) {
		w, err := anyWidth(op.Result(0).Type())
		if err != nil {
			return nil, err
		}
		if w > 64 {
			return wideElementwise(c, op, w)
		}
		mask := widthMask(w)
		return elementwise(c, op, 2, func(v []Value) (Value, error) {
			r, err := f(v[0].bits, v[1].bits, w)
			return Value{bits: r & mask}, err
		})
	}
}

// intUnaries holds the operations of math on one integer of w bits.
var intUnaries = map[*ir.OpDef]func(a uint64, w uint32) uint64{
	maths.AbsI: func(a uint64, w uint32) uint64 {
		if signed(a, w) < 0 {
			return -a
		}
		return a
	},
	maths.Ctlz:  func(a uint64, w uint32) uint64 { return uint64(bits.LeadingZeros64(a)) - uint64(64-w) },
	maths.Cttz:  func(a uint64, w uint32) uint64 { return min(uint64(bits.TrailingZeros64(a)), uint64(w)) },
	maths.Ctpop: func(a uint64, _ uint32) uint64 { return uint64(bits.OnesCount64(a)) },
}

func intUnary(f func(a uint64, w uint32) uint64) compileFunc {
	return func(c *compiler, op *ir.Operation) (stmt, error) {
		w, err := anyWidth(op.Result(0).Type())
		if err != nil {
			return nil, err
		}
		if w > 64 {
			wide := wideUnaries[op.Def()]
			return elementwise(c, op, 1, func(v []Value) (Value, error) { return ofInt(wide(intOf(v[0], w))), nil })
		}
		mask := widthMask(w)
		return elementwise(c, op, 1, func(v []Value) (Value, error) { return Value{bits: f(v[0].bits, w) & mask}, nil })
	}
}

// extendedOps holds the operations of arith with two results: low and high part, or sum
// and carry.
var extendedOps = map[*ir.OpDef]func(a, b uint64, w uint32) (low, high uint64){
	arith.AddUIExtended: func(a, b uint64, w uint32) (low, high uint64) {
		sum, carry := bits.Add64(a, b, 0)
		if w < 64 {
			carry = sum >> w
		}
		return sum, carry
	},
	arith.MulUIExtended: func(a, b uint64, w uint32) (low, high uint64) {
		hi, lo := bits.Mul64(a, b)
		return lo, upper(hi, lo, w)
	},
	arith.MulSIExtended: func(a, b uint64, w uint32) (low, high uint64) {
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
		w, err := anyWidth(t)
		if err != nil {
			return nil, err
		}
		low, high := widthMask(w), widthMask(ir.IntegerValueWidth(ir.ElementTypeOrSelf(op.Result(1).Type())))
		wide := wideExtended[op.Def()]
		a, b, r0, r1 := c.slot(op.Operand(0)), c.slot(op.Operand(1)), c.slot(op.Result(0)), c.slot(op.Result(1))
		return func(fr *frame) error {
			x, y := listOf(fr.vals[a]), listOf(fr.vals[b])
			first, second := make([]Value, len(x)), make([]Value, len(x))
			for k := range x {
				if w > 64 {
					lo, hi := wide(intOf(x[k], w), intOf(y[k], w))
					first[k], second[k] = ofInt(lo), ofInt(hi)
					continue
				}
				lo, hi := f(x[k].bits, y[k].bits, w)
				first[k], second[k] = Value{bits: lo & low}, Value{bits: hi & high}
			}
			fr.result(r0, t, first)
			fr.result(r1, t, second)
			return nil
		}, nil
	}
}
