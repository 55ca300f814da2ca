package tensoreval

import (
	"math/bits"

	"github.com/spvc/spvc/dialect/arith"
	mathdialect "github.com/spvc/spvc/dialect/math"
	"github.com/spvc/spvc/ir"
)

// indexWidth is the width of an index on the device.
const indexWidth = 32

// widthOf returns the width of an integer.
func widthOf(t ir.Type) uint32 {
	switch t := t.(type) {
	case *ir.IntegerType:
		if t.Width <= 64 {
			return t.Width
		}
	case *ir.IndexType:
		return indexWidth
	}
	panic(stop{"an integer is expected"})
}

// signed returns x modulo 2^w, sign-extended.
func signed(w uint32, x int64) int64 {
	if w == 0 {
		return 0
	}
	return x << (64 - w) >> (64 - w)
}

// unsigned returns x modulo 2^w.
func unsigned(w uint32, x int64) uint64 { return uint64(x) << (64 - w) >> (64 - w) }

// intFunction computes an operation on integers of w bits, of which a and b are sign-extended. The result is poison if ok is false.
type intFunction func(w uint32, a, b int64) (x int64, ok bool)

// total makes an intFunction of a function that has a result for all integers.
func total(f func(a, b int64) int64) intFunction {
	return func(_ uint32, a, b int64) (int64, bool) { return f(a, b), true }
}

// onBits makes an intFunction of a function of unsigned integers.
func onBits(f func(a, b uint64) uint64) intFunction {
	return func(w uint32, a, b int64) (int64, bool) { return int64(f(unsigned(w, a), unsigned(w, b))), true }
}

// quotient makes an intFunction of a signed division, which is not defined for all integers.
func quotient(f func(a, b int64) int64) intFunction {
	return func(w uint32, a, b int64) (int64, bool) {
		if b == 0 || b == -1 && a == signed(w, 1<<(w-1)) {
			panic(stop{undefined})
		}
		return f(a, b), true
	}
}

// unsignedQuotient makes an intFunction of an unsigned division.
func unsignedQuotient(f func(a, b uint64) uint64) intFunction {
	return func(w uint32, a, b int64) (int64, bool) {
		if b == 0 {
			panic(stop{undefined})
		}
		return int64(f(unsigned(w, a), unsigned(w, b))), true
	}
}

// shift makes an intFunction of a shift.
func shift(f func(w uint32, a int64, by uint64) int64) intFunction {
	return func(w uint32, a, b int64) (int64, bool) {
		by := unsigned(w, b)
		if by >= uint64(w) {
			return 0, false
		}
		return f(w, a, by), true
	}
}

func floorDiv(a, b int64) int64 {
	if q := a / b; a%b == 0 || (a < 0) == (b < 0) {
		return q
	}
	return a/b - 1
}

// intFunctions are the operations on two integers.
var intFunctions = map[*ir.OpDef]intFunction{
	arith.AddI:       total(func(a, b int64) int64 { return a + b }),
	arith.SubI:       total(func(a, b int64) int64 { return a - b }),
	arith.MulI:       total(func(a, b int64) int64 { return a * b }),
	arith.AndI:       total(func(a, b int64) int64 { return a & b }),
	arith.OrI:        total(func(a, b int64) int64 { return a | b }),
	arith.XOrI:       total(func(a, b int64) int64 { return a ^ b }),
	arith.MaxSI:      total(func(a, b int64) int64 { return max(a, b) }),
	arith.MinSI:      total(func(a, b int64) int64 { return min(a, b) }),
	arith.MaxUI:      onBits(func(a, b uint64) uint64 { return max(a, b) }),
	arith.MinUI:      onBits(func(a, b uint64) uint64 { return min(a, b) }),
	arith.DivSI:      quotient(func(a, b int64) int64 { return a / b }),
	arith.RemSI:      quotient(func(a, b int64) int64 { return a % b }),
	arith.FloorDivSI: quotient(floorDiv),
	arith.CeilDivSI:  quotient(func(a, b int64) int64 { return -floorDiv(-a, b) }),
	arith.DivUI:      unsignedQuotient(func(a, b uint64) uint64 { return a / b }),
	arith.RemUI:      unsignedQuotient(func(a, b uint64) uint64 { return a % b }),
	arith.CeilDivUI: unsignedQuotient(func(a, b uint64) uint64 {
		if a%b == 0 {
			return a / b
		}
		return a/b + 1
	}),
	arith.ShLI:  shift(func(_ uint32, a int64, by uint64) int64 { return a << by }),
	arith.ShRSI: shift(func(_ uint32, a int64, by uint64) int64 { return a >> by }),
	arith.ShRUI: shift(func(w uint32, a int64, by uint64) int64 { return int64(unsigned(w, a) >> by) }),
}

// bitFunctions are the operations on one integer.
var bitFunctions = map[*ir.OpDef]func(w uint32, a int64) int64{
	mathdialect.AbsI:  func(_ uint32, a int64) int64 { return max(a, -a) },
	mathdialect.Ctlz:  func(w uint32, a int64) int64 { return int64(bits.LeadingZeros64(unsigned(w, a))) - 64 + int64(w) },
	mathdialect.Cttz:  func(w uint32, a int64) int64 { return min(int64(bits.TrailingZeros64(uint64(a))), int64(w)) },
	mathdialect.Ctpop: func(w uint32, a int64) int64 { return int64(bits.OnesCount64(unsigned(w, a))) },
}

// compareInts reports whether integers of w bits compare as p says.
func compareInts(p arith.CmpIPredicate, w uint32, a, b int64) bool {
	x, y := unsigned(w, a), unsigned(w, b)
	switch p {
	case arith.EQ:
		return a == b
	case arith.NE:
		return a != b
	case arith.SLT:
		return a < b
	case arith.SLE:
		return a <= b
	case arith.SGT:
		return a > b
	case arith.SGE:
		return a >= b
	case arith.ULT:
		return x < y
	case arith.ULE:
		return x <= y
	case arith.UGT:
		return x > y
	}
	return x >= y
}
