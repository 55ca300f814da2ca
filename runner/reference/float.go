package reference

import (
	"math"
	"math/bits"

	"github.com/spvc/spvc/runner/reference/libm"
	"github.com/spvc/spvc/spirv/spec"
)

// roundTo rounds a number to a float of some bits.
func roundTo(v float64, width uint8, mode libm.Rounding) uint64 {
	switch {
	case width == 16:
		return uint64(libm.FloatToHalf(v, mode))
	case width == 64 || mode == libm.ToNearest || !isFinite(v):
		return fromFloat(v, width)
	}
	near := float32(v)
	d := float64(near)
	away := math.Abs(d) > math.Abs(v)
	switch {
	case d == v:
	case away && !mode.Away(math.Signbit(v)):
		near = math.Nextafter32(near, 0)
	case !away && mode.Away(math.Signbit(v)):
		near = math.Nextafter32(near, float32(math.Copysign(math.Inf(1), v)))
	}
	return word(near)
}

// translatePair translates instructions that return the low and high parts of a result in a
// struct.
func translatePair(t *translator, in *instruction) {
	a, b, v := t.operand(in, in.arg(0)), t.operand(in, in.arg(1)), t.result(in)
	sameShape(in, a.typ, b.typ)
	s := a.typ.component()
	if v.typ.kind != structType || v.typ.cells != 2*a.typ.cells || s.kind != intScalar {
		refuse(in, "its result is not a struct of two such values")
	}
	low, high := pairOf(in.op, s)
	n := t.cellOf(0, a.typ.cells)
	t.emit(inst{run: runEach, fn: low, dst: v.reg, a: a.reg, b: b.reg, c: a.reg, n: n})
	t.emit(inst{run: runEach, fn: high, dst: v.reg + n, a: a.reg, b: b.reg, c: a.reg, n: n})
}

// pairOf returns the functions for the two parts.
func pairOf(op spec.Opcode, s scalar) (low, high func(a, b, c uint64) uint64) {
	mask := s.mask()
	switch op {
	case spec.OpIAddCarry:
		return func(a, b, _ uint64) uint64 { return (a + b) & mask },
			func(a, b, _ uint64) uint64 { return truth((a+b)&mask < a) }
	case spec.OpISubBorrow:
		return func(a, b, _ uint64) uint64 { return (a - b) & mask },
			func(a, b, _ uint64) uint64 { return truth(a < b) }
	case spec.OpUMulExtended:
		return func(a, b, _ uint64) uint64 { return a * b & mask },
			func(a, b, _ uint64) uint64 { return highProduct(a, b, s.bits) }
	}
	return func(a, b, _ uint64) uint64 { return a * b & mask }, func(a, b, _ uint64) uint64 {
		h := highProduct(a, b, s.bits)
		// The product of numbers modulo 2^bits exceeds that of signed ones by the other
		// factor for each negative one.
		if signed(a, s.bits) < 0 {
			h -= b
		}
		if signed(b, s.bits) < 0 {
			h -= a
		}
		return h & mask
	}
}

// highProduct returns the high half of a product of unsigned integers.
func highProduct(a, b uint64, width uint8) uint64 {
	high, low := bits.Mul64(a, b)
	if width == 64 {
		return high
	}
	return low >> width & (scalar{intScalar, width}).mask()
}

// translateBitField translates instructions on bit fields, whose place is a scalar.
func translateBitField(t *translator, in *instruction) {
	base, v := t.operand(in, in.arg(0)), t.result(in)
	sameShape(in, base.typ, v.typ)
	first, insert := 1, base
	if in.op == spec.OpBitFieldInsert {
		first, insert = 2, t.operand(in, in.arg(1))
		sameShape(in, base.typ, insert.typ)
	}
	offset, count := t.scalarOperand(in, first, intScalar), t.scalarOperand(in, first+1, intScalar)
	s := base.typ.component()
	if s.kind != intScalar {
		refuse(in, "its operands have the wrong type")
	}
	n := base.typ.cells
	// The place becomes one operand: offset and count in bytes of it.
	place := t.newRegisters(1)
	t.emit(inst{run: runEach, fn: func(o, c, _ uint64) uint64 { return min(o, 255) | min(c, 255)<<8 }, dst: place, a: offset.reg, b: count.reg, c: offset.reg, n: t.cellOf(0, 1)})
	places := t.splat(value{typ: offset.typ, reg: place}, n)
	if t.p.checks&CheckUndefined != 0 {
		check := func(_, _, p uint64) string {
			if p&0xff+p>>8 > uint64(s.bits) {
				return "the bit field is not within the value"
			}
			return ""
		}
		t.emit(inst{run: runCheckUndefined, a: places, b: places, c: places, n: t.cellOf(0, n), ext: &extension{check: check}})
	}
	t.each(v, bitField(in.op, s), base.reg, insert.reg, places)
}

func bitField(op spec.Opcode, s scalar) func(a, b, c uint64) uint64 {
	mask := s.mask()
	switch op {
	case spec.OpBitFieldInsert:
		return func(a, b, p uint64) uint64 {
			field := (uint64(1)<<(p>>8) - 1) << (p & 0xff)
			return (a&^field | b<<(p&0xff)&field) & mask
		}
	case spec.OpBitFieldUExtract:
		return func(a, _, p uint64) uint64 { return a >> (p & 0xff) & (1<<(p>>8) - 1) }
	}
	return func(a, _, p uint64) uint64 {
		if p>>8 == 0 {
			return 0
		}
		return uint64(signed(a>>(p&0xff), uint8(min(p>>8, 64)))) & mask
	}
}

// translateDot adds the products of components from the first to the last.
func translateDot(t *translator, in *instruction) {
	a, b, v := t.operand(in, in.arg(0)), t.operand(in, in.arg(1)), t.result(in)
	sameShape(in, a.typ, b.typ)
	t.dot(in, v.reg, a, b, a.typ.component())
}

// dot emits a scalar product.
func (t *translator) dot(in *instruction, dst int32, a, b value, s scalar) {
	if !s.isFloat() || a.typ.cells == 0 || a.typ.cells != b.typ.cells {
		refuse(in, "its operands have the wrong type")
	}
	if s.isFloat8() {
		refuse(in, "its operands have the wrong type")
	}
	if s.kind == bfloatScalar {
		// Products and sums are exact in 64 bits, or nearly; the result is rounded once.
		t.emit(inst{run: runBfloatDot, dst: dst, a: a.reg, b: b.reg, n: int32(a.typ.cells), ext: &extension{from: s}})
		return
	}
	product := t.newRegisters(1)
	mul := t.nudged(binaryRows()[spec.OpFMul].perComponent(s, s), s, productIsExact)
	add := t.nudged(binaryRows()[spec.OpFAdd].perComponent(s, s), s, sumIsExact)
	one := value{typ: &valueType{cells: 1}, reg: product}
	sum := value{typ: one.typ, reg: dst}
	for i := range a.typ.cells {
		t.each(one, mul, t.cellOf(a.reg, i), t.cellOf(b.reg, i), a.reg)
		if i == 0 {
			t.move(dst, product, 1)
		} else {
			t.each(sum, add, dst, product, dst)
		}
	}
}

func runBfloatDot(x *subgroup, in *inst) {
	s, w := in.ext.from, int32(x.width)
	for _, l := range x.lanes {
		sum := 0.0
		for i := range in.n {
			sum += s.number(x.regs[in.a+i*w+l]) * s.number(x.regs[in.b+i*w+l])
		}
		x.regs[in.dst+l] = s.rounded(sum, libm.ToNearest)
	}
}

// translateIntegerDot translates scalar products of integers, also of four bytes in a
// word.
func translateIntegerDot(t *translator, in *instruction) {
	a, b, v := t.operand(in, in.arg(0)), t.operand(in, in.arg(1)), t.result(in)
	sameShape(in, a.typ, b.typ)
	from, to := a.typ.component(), v.typ.component()
	if from.kind != intScalar || to.kind != intScalar || v.typ.cells != 1 {
		refuse(in, "its operands have the wrong type")
	}
	e := &extension{from: from, to: to, op: in.op}
	e.accumulates = in.op == spec.OpSDotAccSat || in.op == spec.OpUDotAccSat || in.op == spec.OpSUDotAccSat
	e.signs[0] = in.op != spec.OpUDot && in.op != spec.OpUDotAccSat
	e.signs[1] = in.op == spec.OpSDot || in.op == spec.OpSDotAccSat
	c := v
	if e.accumulates {
		c = t.operand(in, in.arg(2))
		sameShape(in, c.typ, v.typ)
	}
	e.packed = a.typ.kind == scalarType
	t.emit(inst{run: runIntegerDot, dst: v.reg, a: a.reg, b: b.reg, c: c.reg, n: int32(a.typ.cells), ext: e})
}

func runIntegerDot(x *subgroup, in *inst) {
	e, w := in.ext, int32(x.width)
	for _, l := range x.lanes {
		sum := int64(0)
		for i := range in.n {
			a, b := x.regs[in.a+i*w+l], x.regs[in.b+i*w+l]
			if !e.packed {
				sum += number(a, e.from.bits, e.signs[0]) * number(b, e.from.bits, e.signs[1])
				continue
			}
			for k := 0; k < 32; k += 8 {
				sum += number(a>>k&0xff, 8, e.signs[0]) * number(b>>k&0xff, 8, e.signs[1])
			}
		}
		if e.accumulates {
			sum = e.accumulate(sum, x.regs[in.c+l])
		}
		x.regs[in.dst+l] = uint64(sum) & e.to.mask()
	}
}

// accumulate adds to a sum and saturates. The sum wraps first to the bits of the result.
func (e *extension) accumulate(sum int64, c uint64) int64 {
	if e.op == spec.OpUDotAccSat {
		s, carry := bits.Add64(uint64(sum)&e.to.mask(), c, 0)
		if carry != 0 || s > e.to.mask() {
			s = e.to.mask()
		}
		return int64(s)
	}
	a, b := signed(uint64(sum), e.to.bits), signed(c, e.to.bits)
	total := a + b
	if a >= 0 == (b >= 0) && total >= 0 != (a >= 0) {
		// The sum of 64 bits overflows.
		total = int64(math.MaxInt64)
		if a < 0 {
			total = math.MinInt64
		}
	}
	return int64(clampSigned(total, e.to.bits))
}
