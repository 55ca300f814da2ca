package kernelgen

import (
	"math/bits"

	"github.com/spvc/spvc/ir"
)

// state says how much MLIR determines of a scalar.
type state uint8

const (
	// firm: MLIR determines every bit.
	firm state = iota
	// anyNaN: the value is a NaN. MLIR determines neither its sign nor its payload.
	anyNaN
	// vague: poison, memory that nothing wrote, or a float whose rounding the target
	// chooses.
	vague
	// either: a float that is one of two, of which the target chooses one: two neighbors, by its
	// rounding mode, or the two zeros.
	either
	// near: a float with an error. bits are those of the exact result, rounded, and other is the
	// largest distance from them in units in the last place, as a float64. Only moves keep it.
	near
)

// scalar is a number: its bits, zero-extended, and what they are worth. An index has 64
// bits.
type scalar struct {
	bits  uint64
	state state
	// other is the second of two.
	other uint64
}

// kind is the kind of a number.
type kind uint8

const (
	intKind kind = iota
	indexKind
	floatKind
)

// elem is the type of a number.
type elem struct {
	kind  kind
	width uint32
}

// elemOf returns the type of a number, or of the elements of a vector with its number of
// elements. lanes is 0 for a number, and 2 for a complex one.
func elemOf(t ir.Type) (e elem, lanes int, ok bool) {
	if v, is := t.(*ir.VectorType); is {
		if v.IsScalable() {
			return elem{}, 0, false
		}
		e, _, ok = elemOf(v.ElementType())
		return e, int(ir.NumElements(v.Shape())), ok
	}
	switch t := t.(type) {
	case *ir.ComplexType:
		e, _, ok = elemOf(t.Element)
		return e, 2, ok
	case *ir.IntegerType:
		return elem{intKind, t.Width}, 0, t.Width <= 64
	case *ir.IndexType:
		return elem{indexKind, 64}, 0, true
	case *ir.FloatType:
		if t.Kind == ir.BF16 || t.Kind == ir.F8E4M3FN || t.Kind == ir.F8E5M2 {
			return elem{intKind, t.Width()}, 0, true // only the bits count
		}
		e = elem{floatKind, t.Width()}
		_, ok = formatOf(e.width)
		return e, 0, ok
	}
	return elem{}, 0, false
}

// mask returns the ones of an integer of w bits.
func mask(w uint32) uint64 {
	if w >= 64 {
		return ^uint64(0)
	}
	return 1<<w - 1
}

// signed returns the number that the low w bits of x are in two's complement.
func signed(x uint64, w uint32) int64 {
	if w == 0 {
		return 0
	}
	return int64(x<<(64-w)) >> (64 - w)
}

// outcome says what an operation on integers did.
type outcome uint8

const (
	done outcome = iota
	poison
	undefined // undefined behavior
)

// flags are the overflow flags of an operation.
type flags struct{ nsw, nuw bool }

// binaryInt computes an operation on integers of w bits.
type binaryInt func(w uint32, a, b uint64, f flags) (uint64, outcome)

func total(f func(w uint32, a, b uint64) uint64) binaryInt {
	return func(w uint32, a, b uint64, _ flags) (uint64, outcome) { return f(w, a, b) & mask(w), done }
}

func pick(first bool, a, b uint64) uint64 {
	if first {
		return a
	}
	return b
}

func bit(b bool) uint64 { return pick(b, 1, 0) }

func addInt(w uint32, a, b uint64, f flags) (uint64, outcome) {
	r := (a + b) & mask(w)
	x, y, z := signed(a, w), signed(b, w), signed(r, w)
	if f.nuw && r < a || f.nsw && (x < 0) == (y < 0) && (z < 0) != (x < 0) {
		return r, poison
	}
	return r, done
}

func subInt(w uint32, a, b uint64, f flags) (uint64, outcome) {
	r := (a - b) & mask(w)
	x, y, z := signed(a, w), signed(b, w), signed(r, w)
	if f.nuw && a < b || f.nsw && (x < 0) != (y < 0) && (z < 0) != (x < 0) {
		return r, poison
	}
	return r, done
}

func mulInt(w uint32, a, b uint64, f flags) (uint64, outcome) {
	low, high := mulWide(w, a, b, false)
	_, over := mulWide(w, a, b, true)
	if f.nuw && high != 0 || f.nsw && over != pick(signed(low, w) < 0, mask(w), 0) {
		return low, poison
	}
	return low, done
}

// mulWide returns both halves of the product of two integers of w bits.
func mulWide(w uint32, a, b uint64, sign bool) (low, high uint64) {
	if sign {
		a, b = uint64(signed(a, w)), uint64(signed(b, w))
	}
	hi, lo := bits.Mul64(a, b)
	if sign {
		if int64(a) < 0 {
			hi -= b
		}
		if int64(b) < 0 {
			hi -= a
		}
	}
	if w == 64 {
		return lo, hi
	}
	return lo & mask(w), (lo>>w | hi<<(64-w)) & mask(w)
}

// divides returns the operation div on numbers of w bits. Division by zero is undefined
// behavior, and so is the quotient of the smallest number by -1 if overflow is set.
func divides(sign, overflow bool, div func(w uint32, a, b uint64) uint64) binaryInt {
	return func(w uint32, a, b uint64, _ flags) (uint64, outcome) {
		if b == 0 || sign && overflow && b == mask(w) && a == 1<<(w-1) {
			return 0, undefined
		}
		return div(w, a, b) & mask(w), done
	}
}

// quotient returns the quotient of signed numbers, rounded toward zero, and whether the
// division has a remainder and the exact quotient is negative. The quotient of the smallest
// number by -1 wraps around.
func quotient(w uint32, a, b uint64) (q int64, rest, negative bool) {
	x, y := signed(a, w), signed(b, w)
	if y == -1 {
		return -x, false, x > 0
	}
	return x / y, x%y != 0, (x < 0) != (y < 0)
}

func divSigned(w uint32, a, b uint64) uint64 {
	q, _, _ := quotient(w, a, b)
	return uint64(q)
}

func ceilSigned(w uint32, a, b uint64) uint64 {
	q, rest, negative := quotient(w, a, b)
	if rest && !negative {
		q++
	}
	return uint64(q)
}

func floorSigned(w uint32, a, b uint64) uint64 {
	q, rest, negative := quotient(w, a, b)
	if rest && negative {
		q--
	}
	return uint64(q)
}

func ceilUnsigned(_ uint32, a, b uint64) uint64 { return a/b + bit(a%b != 0) }

func remSigned(w uint32, a, b uint64) uint64 {
	if signed(b, w) == -1 {
		return 0
	}
	return uint64(signed(a, w) % signed(b, w))
}

func shiftLeft(w uint32, a, b uint64, f flags) (uint64, outcome) {
	if b >= uint64(w) {
		return 0, poison
	}
	r := a << b & mask(w)
	if f.nuw && r>>b != a || f.nsw && signed(r, w)>>b != signed(a, w) {
		return r, poison
	}
	return r, done
}

func shiftRight(sign bool) binaryInt {
	return func(w uint32, a, b uint64, _ flags) (uint64, outcome) {
		if b >= uint64(w) {
			return 0, poison
		}
		if sign {
			return uint64(signed(a, w)>>b) & mask(w), done
		}
		return a >> b, done
	}
}

// power raises a to the power of b by repeated multiplication.
func power(w uint32, a, b uint64, _ flags) (uint64, outcome) {
	x, n := signed(a, w), signed(b, w)
	switch {
	case n < 0 && x == 0:
		return 0, undefined
	case n < 0 && x != 1 && x != -1:
		return 0, done
	}
	r := uint64(1)
	for base := a; b != 0; b >>= 1 {
		if b&1 != 0 {
			r *= base
		}
		base *= base
	}
	return r & mask(w), done
}

func leadingZeros(w uint32, a uint64) uint64 { return uint64(bits.LeadingZeros64(a)) - uint64(64-w) }

func trailingZeros(w uint32, a uint64) uint64 {
	return uint64(min(bits.TrailingZeros64(a), int(w)))
}

func onesCount(_ uint32, a uint64) uint64 { return uint64(bits.OnesCount64(a)) }

func absInt(w uint32, a uint64) uint64 { return pick(signed(a, w) < 0, -a, a) & mask(w) }
