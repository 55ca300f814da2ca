package llvmexec

import (
	"math/bits"

	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/apint"
)

// intBinary computes integers. narrow is for widths up to 64 bits and gets the width; ok is false for poison. wide does the same for all
// widths. divides marks operations for which a zero or undefined second operand is a fault.
type intBinary struct {
	narrow  func(a, b uint64, w uint32) uint64
	wide    func(a, b apint.Int) apint.Int
	divides bool
	// overflows reports whether the result is poison by the flags of the operation.
	overflows func(a, b apint.Int, flags llvm.Overflow) bool
	// shifts marks shifts, whose result is poison if the distance is not less than the width.
	shifts bool
}

var intBinaries = map[*ir.OpDef]intBinary{
	llvm.Add:  {narrow: func(a, b uint64, _ uint32) uint64 { return a + b }, wide: apint.Int.Add, overflows: overflowBy(apint.Int.AddOverflow)},
	llvm.Sub:  {narrow: func(a, b uint64, _ uint32) uint64 { return a - b }, wide: apint.Int.Sub, overflows: overflowBy(apint.Int.SubOverflow)},
	llvm.Mul:  {narrow: func(a, b uint64, _ uint32) uint64 { return a * b }, wide: apint.Int.Mul, overflows: overflowBy(apint.Int.MulOverflow)},
	llvm.UDiv: {narrow: func(a, b uint64, _ uint32) uint64 { return a / b }, wide: apint.Int.UDiv, divides: true},
	llvm.SDiv: {narrow: func(a, b uint64, w uint32) uint64 {
		if x, y := signExtend(a, w), signExtend(b, w); y != -1 {
			return uint64(x / y)
		}
		return -a
	}, wide: apint.Int.SDiv, divides: true},
	llvm.URem: {narrow: func(a, b uint64, _ uint32) uint64 { return a % b }, wide: apint.Int.URem, divides: true},
	llvm.SRem: {narrow: func(a, b uint64, w uint32) uint64 {
		if x, y := signExtend(a, w), signExtend(b, w); y != -1 {
			return uint64(x % y)
		}
		return 0
	}, wide: apint.Int.SRem, divides: true},
	llvm.And:  {narrow: func(a, b uint64, _ uint32) uint64 { return a & b }, wide: apint.Int.And},
	llvm.Or:   {narrow: func(a, b uint64, _ uint32) uint64 { return a | b }, wide: apint.Int.Or},
	llvm.XOr:  {narrow: func(a, b uint64, _ uint32) uint64 { return a ^ b }, wide: apint.Int.Xor},
	llvm.Shl:  {narrow: func(a, b uint64, _ uint32) uint64 { return a << b }, wide: func(a, b apint.Int) apint.Int { return a.Shl(b.Limited(1 << 32)) }, shifts: true},
	llvm.LShr: {narrow: func(a, b uint64, _ uint32) uint64 { return a >> b }, wide: func(a, b apint.Int) apint.Int { return a.LShr(b.Limited(1 << 32)) }, shifts: true},
	llvm.AShr: {narrow: func(a, b uint64, w uint32) uint64 { return uint64(signExtend(a, w) >> b) },
		wide: func(a, b apint.Int) apint.Int { return a.AShr(b.Limited(1 << 32)) }, shifts: true},
	llvm.IntrSmax: {narrow: func(a, b uint64, w uint32) uint64 { return uint64(max(signExtend(a, w), signExtend(b, w))) }, wide: apint.Int.SMax},
	llvm.IntrSmin: {narrow: func(a, b uint64, w uint32) uint64 { return uint64(min(signExtend(a, w), signExtend(b, w))) }, wide: apint.Int.SMin},
	llvm.IntrUmax: {narrow: func(a, b uint64, _ uint32) uint64 { return max(a, b) }, wide: apint.Int.UMax},
	llvm.IntrUmin: {narrow: func(a, b uint64, _ uint32) uint64 { return min(a, b) }, wide: apint.Int.UMin},

	llvm.IntrSaddSat: {wide: saturate(apint.Int.AddOverflow, true, false)},
	llvm.IntrUaddSat: {wide: saturate(apint.Int.AddOverflow, false, false)},
	llvm.IntrSsubSat: {wide: saturate(apint.Int.SubOverflow, true, true)},
	llvm.IntrUsubSat: {wide: saturate(apint.Int.SubOverflow, false, true)},
	llvm.IntrSshlSat: {wide: shiftSaturated(true), shifts: true},
	llvm.IntrUshlSat: {wide: shiftSaturated(false), shifts: true},
}

func overflowBy(f func(a, b apint.Int, signed bool) (apint.Int, bool)) func(a, b apint.Int, flags llvm.Overflow) bool {
	return func(a, b apint.Int, flags llvm.Overflow) bool {
		if flags&llvm.OverflowNSW != 0 {
			if _, o := f(a, b, true); o {
				return true
			}
		}
		if flags&llvm.OverflowNUW != 0 {
			_, o := f(a, b, false)
			return o
		}
		return false
	}
}

// saturate computes with the nearest number of the width where the result overflows.
//
//go:noinline
func saturate(f func(a, b apint.Int, signed bool) (apint.Int, bool), isSigned, subtracts bool) func(a, b apint.Int) apint.Int {
	return func(a, b apint.Int) apint.Int {
		v, overflow := f(a, b, isSigned)
		switch {
		case !overflow:
			return v
		case isSigned && a.IsNegative():
			return apint.MinSigned(a.Width())
		case isSigned:
			return apint.MaxSigned(a.Width())
		case subtracts:
			return apint.New(a.Width(), 0)
		}
		return apint.AllOnes(a.Width())
	}
}

// shiftSaturated shifts to the left, with the nearest number of the width where bits would be lost.
func shiftSaturated(isSigned bool) func(a, b apint.Int) apint.Int {
	return func(a, b apint.Int) apint.Int {
		n := b.Limited(1 << 32)
		v := a.Shl(n)
		switch {
		case isSigned && v.AShr(n) == a, !isSigned && v.LShr(n) == a:
			return v
		case !isSigned:
			return apint.AllOnes(a.Width())
		case a.IsNegative():
			return apint.MinSigned(a.Width())
		}
		return apint.MaxSigned(a.Width())
	}
}

// intBinary compiles an operation on two integers or vectors of them.
func (k *compiler) intBinary(op *ir.Operation, def intBinary) step {
	a, b, d := k.operand(op, 0), k.operand(op, 1), k.result(op)
	e := scalarOf(d.shape)
	one := def.one(e, llvm.OverflowFlagsOf(op), llvm.IsExact(op), llvm.IsDisjoint(op))
	if d.cells == 1 {
		return func(x *thread, f []cell) { one(x, f[d.at:d.at+1], f[a.at:a.at+1], f[b.at:b.at+1]) }
	}
	n := e.cells
	return func(x *thread, f []cell) {
		for i := 0; i < d.cells; i += n {
			one(x, f[d.at+i:d.at+i+n], f[a.at+i:a.at+i+n], f[b.at+i:b.at+i+n])
		}
	}
}

// scalarOf returns the shape of the elements of a vector, and s itself if it is none.
func scalarOf(s *shape) *shape {
	if s.class == vectorClass {
		return s.elem
	}
	return s
}

// one returns the function that computes one number.
func (def intBinary) one(e *shape, flags llvm.Overflow, exact, disjoint bool) func(x *thread, d, a, b []cell) {
	checks := flags != 0 && def.overflows != nil || exact || disjoint || def.shifts
	if def.narrow != nil && e.width <= 64 && !checks {
		return def.simple(e.width)
	}
	return func(x *thread, d, a, b []cell) {
		if def.divides {
			x.checkDivisor(b)
		}
		if !defined(a) || !defined(b) {
			poison(d)
			return
		}
		v, w := toInt(a, e.width), toInt(b, e.width)
		switch {
		case def.divides && w.IsZero():
			x.fault(DivideByZero, "division by zero")
		case e.width > 1 && w.IsAllOnes() && v.IsMinSigned() && (x.op.Is(llvm.SDiv) || x.op.Is(llvm.SRem)):
			x.fault(DivideByZero, "the quotient of the least number and -1 has too many bits")
		case def.shifts && w.Limited(1<<32) >= uint64(e.width),
			def.overflows != nil && def.overflows(v, w, flags),
			x.op.Is(llvm.Shl) && shiftOverflows(v, w, flags),
			exact && inexact(x.op, v, w),
			disjoint && !v.And(w).IsZero():
			poison(d)
		default:
			putInt(d, def.wide(v, w))
		}
	}
}

// simple returns the function for numbers of at most 64 bits without flags.
func (def intBinary) simple(width uint32) func(x *thread, d, a, b []cell) {
	mask, narrow := maskOf(width), def.narrow
	if def.divides {
		return func(x *thread, d, a, b []cell) {
			x.checkDivisor(b)
			switch {
			case b[0].bits == 0:
				x.fault(DivideByZero, "division by zero")
			case width > 1 && b[0].bits == mask && a[0].bits == 1<<(width-1) && (x.op.Is(llvm.SDiv) || x.op.Is(llvm.SRem)):
				x.fault(DivideByZero, "the quotient of the least number and -1 has too many bits")
			}
			d[0] = cell{narrow(a[0].bits, b[0].bits, width) & mask, spread(a[0].undef)}
		}
	}
	return func(_ *thread, d, a, b []cell) {
		d[0] = cell{narrow(a[0].bits, b[0].bits, width) & mask, spread(a[0].undef | b[0].undef)}
	}
}

// spread makes a number undefined as a whole if a byte of an operand is.
func spread(undef uint8) uint8 {
	if undef != 0 {
		return noBytes
	}
	return 0
}

func (x *thread) checkDivisor(b []cell) {
	if !defined(b) {
		x.fault(Undefined, "the divisor is not defined")
	}
}

// shiftOverflows reports whether a left shift loses what its flags promise to keep.
func shiftOverflows(a, b apint.Int, flags llvm.Overflow) bool {
	n := b.Limited(1 << 32)
	v := a.Shl(n)
	return flags&llvm.OverflowNUW != 0 && v.LShr(n) != a || flags&llvm.OverflowNSW != 0 && v.AShr(n) != a
}

// inexact reports whether a division or a right shift has a remainder.
func inexact(op *ir.Operation, a, b apint.Int) bool {
	switch {
	case op.Is(llvm.UDiv):
		return !a.URem(b).IsZero()
	case op.Is(llvm.SDiv):
		return !a.SRem(b).IsZero()
	}
	n := b.Limited(1 << 32)
	return a.LShr(n).Shl(n) != a
}

// bitwise compiles a bitwise operation on numbers or vectors of them. A byte of the result is defined where one operand decides it. f gets
// the mask of the bits that the cells have.
func (k *compiler) bitwise(op *ir.Operation, f func(a, b cell, mask uint64) cell) step {
	a, b, d := k.operand(op, 0), k.operand(op, 1), k.result(op)
	e := scalarOf(d.shape)
	last := lastWidth(e.width)
	return func(_ *thread, fr []cell) {
		for i := range d.cells {
			width := uint32(64)
			if (i+1)%e.cells == 0 {
				width = last
			}
			c := f(fr[a.at+i], fr[b.at+i], maskOf(width))
			c.undef &= bytesOf(width)
			fr[d.at+i] = c
		}
	}
}

// andCells computes a conjunction: a zero byte decides.
func andCells(a, b cell, _ uint64) cell {
	return cell{a.bits & b.bits, a.undef&^decided(b, 0) | b.undef&^decided(a, 0)}
}

// orCells computes a disjunction: a byte of ones decides.
func orCells(a, b cell, mask uint64) cell {
	return cell{a.bits | b.bits, a.undef&^decided(cell{b.bits | ^mask, b.undef}, 0xff) | b.undef&^decided(cell{a.bits | ^mask, a.undef}, 0xff)}
}

func xorCells(a, b cell, _ uint64) cell { return cell{a.bits ^ b.bits, a.undef | b.undef} }

// decided returns the mask of the defined bytes of c that have a value.
func decided(c cell, value byte) (mask uint8) {
	for i := range 8 {
		if c.undef>>i&1 == 0 && byte(c.bits>>(8*i)) == value {
			mask |= 1 << i
		}
	}
	return mask
}

// intUnaries computes functions of one integer.
var intUnaries = map[*ir.OpDef]func(v apint.Int) apint.Int{
	llvm.IntrCtpop:      func(v apint.Int) apint.Int { return apint.New(v.Width(), uint64(v.PopCount())) },
	llvm.IntrBswap:      byteSwap,
	llvm.IntrBitreverse: bitReverse,
}

func byteSwap(v apint.Int) apint.Int {
	b := v.AppendBytes(nil)
	for i, j := 0, len(b)-1; i < j; i, j = i+1, j-1 {
		b[i], b[j] = b[j], b[i]
	}
	return apint.FromBytes(v.Width(), b)
}

func bitReverse(v apint.Int) apint.Int {
	w := v.Width()
	if w <= 64 {
		u, _ := v.Uint64()
		return apint.New(w, bits.Reverse64(u)>>(64-w))
	}
	b := byteSwap(v.ZExt((w + 7) / 8 * 8)).AppendBytes(nil)
	for i := range b {
		b[i] = bits.Reverse8(b[i])
	}
	return apint.FromBytes((w+7)/8*8, b).LShr(uint64((w+7)/8*8 - w)).Trunc(w)
}

// intUnary compiles a function of one integer or of each element of a vector.
func (k *compiler) intUnary(op *ir.Operation, f func(v apint.Int) apint.Int) step {
	a, d := k.operand(op, 0), k.result(op)
	e := scalarOf(d.shape)
	return func(_ *thread, fr []cell) {
		for i := 0; i < d.cells; i += e.cells {
			in, out := fr[a.at+i:a.at+i+e.cells], fr[d.at+i:d.at+i+e.cells]
			if !defined(in) {
				poison(out)
				continue
			}
			putInt(out, f(toInt(in, e.width)))
		}
	}
}
