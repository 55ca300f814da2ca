package reference

import (
	"math"
	"math/bits"
	"sync"

	"github.com/spvc/spvc/runner/reference/libm"
	"github.com/spvc/spvc/spirv/spec"
)

// isFloat reports whether a scalar is a float of any format.
func (s scalar) isFloat() bool {
	return s.kind == floatScalar || s.kind == bfloatScalar || s.isFloat8()
}

// number returns the value of a float of any format. The conversion is exact.
func (s scalar) number(v uint64) float64 {
	switch {
	case s.kind == bfloatScalar:
		return float64(f32(v << 16))
	case s.isFloat8():
		return s.float8(v)
	}
	return toFloat(v, s.bits)
}

// rounded rounds a number to a float of any format.
func (s scalar) rounded(f float64, mode libm.Rounding) uint64 {
	switch {
	case s.kind == bfloatScalar:
		return floatToBfloat(f, mode)
	case s.isFloat8():
		return s.roundedFloat8(f, mode)
	}
	return roundTo(f, s.bits, mode)
}

// floatToBfloat rounds a number to the high half of a float of 32 bits
// (SPV_KHR_bfloat16). A NaN keeps the high bits of its payload.
func floatToBfloat(f float64, mode libm.Rounding) uint64 {
	if f != f {
		return word(float32(f))>>16 | 0x40
	}
	b := oddFloat(f)
	kept, lost := b>>16, b&0xffff
	switch {
	case b&0x7fffffff == 0x7f800000:
	case mode == libm.ToNearest && (lost > 0x8000 || lost == 0x8000 && kept&1 != 0):
		kept++
	case lost != 0 && mode.Away(kept>>15 != 0):
		kept++
	}
	return uint64(kept)
}

// oddFloat rounds a number to a float of 32 bits, toward zero with the lowest bit set if
// that is not exact, so that rounding the result again is as rounding the number.
func oddFloat(f float64) uint32 {
	near := float32(f)
	b, d := math.Float32bits(near), float64(near)
	switch {
	case d == f:
		return b
	case math.Abs(d) > math.Abs(f):
		b--
	}
	return b | 1
}

// integerToFloat rounds an integer to a float: its magnitude and its sign.
func (s scalar) integerToFloat(v uint64, negative bool, mode libm.Rounding) uint64 {
	n := bits.Len64(v)
	sign := 1.0
	if negative {
		sign = -1
	}
	if n <= 53 {
		return s.rounded(sign*float64(v), mode)
	}
	shift := n - 53
	kept, lost, half := v>>shift, v&(1<<shift-1), uint64(1)<<(shift-1)
	switch {
	case s.bits != 64:
		// The lowest bit stands for those that are lost, which rounds as they do.
		kept |= truth(lost != 0)
	case mode == libm.ToNearest && (lost > half || lost == half && kept&1 != 0):
		kept++
	case lost != 0 && mode.Away(negative):
		kept++
	}
	return s.rounded(sign*math.Ldexp(float64(kept), shift), mode)
}

// floatToInteger rounds a number to an integer. What is out of range becomes the nearest
// integer, and NaN zero.
func floatToInteger(f float64, to scalar, signs bool, mode libm.Rounding) uint64 {
	switch mode {
	case libm.ToNearest:
		f = math.RoundToEven(f)
	case libm.ToPositive:
		f = math.Ceil(f)
	case libm.ToNegative:
		f = math.Floor(f)
	default:
		f = math.Trunc(f)
	}
	low, high := 0.0, math.Ldexp(1, int(to.bits))
	if signs {
		high /= 2
		low = -high
	}
	switch {
	case f != f:
		return 0
	case f >= high && signs:
		return to.mask() >> 1
	case f >= high:
		return to.mask()
	case f < low:
		return uint64(int64(low)) & to.mask()
	case f < 0:
		return uint64(int64(f)) & to.mask()
	}
	return uint64(f)
}

func conversionHandlers() map[spec.Opcode]handler {
	return map[spec.Opcode]handler{
		spec.OpFConvert:            translateConversion,
		spec.OpConvertFToS:         translateConversion,
		spec.OpConvertFToU:         translateConversion,
		spec.OpConvertSToF:         translateConversion,
		spec.OpConvertUToF:         translateConversion,
		spec.OpSConvert:            translateConversion,
		spec.OpUConvert:            translateConversion,
		spec.OpConvertFToBF16INTEL: translateBfloatBits,
		spec.OpConvertBF16ToFINTEL: translateBfloatBits,
	}
}

// conversion is a conversion of numbers with its decorations (3.3.11).
type conversion struct {
	to, from  scalar
	mode      libm.Rounding
	saturates bool
	signs     bool
	clamps    bool // to the largest float of 8 bits
}

// translateConversion translates conversions between numbers, which may have the
// decorations FPRoundingMode and SaturatedConversion.
func translateConversion(t *translator, in *instruction) {
	a, v := t.operand(in, in.arg(0)), t.result(in)
	sameShape(in, a.typ, v.typ)
	c := &conversion{to: v.typ.component(), from: a.typ.component()}
	fromFloat, toFloat := c.from.isFloat(), c.to.isFloat()
	if c.from.kind != intScalar && !fromFloat || c.to.kind != intScalar && !toFloat || conversionKinds()[in.op] != [2]bool{fromFloat, toFloat} {
		refuse(in, "its operands have the wrong type")
	}
	if fromFloat && !toFloat {
		c.mode = libm.ToZero
	}
	if m, ok := t.m.decorated(in.id, spec.DecorationFPRoundingMode); ok {
		if c.mode = libm.Rounding(m); c.mode > libm.ToNegative { // the numbers of the specification (3.2.17)
			refuse(in, "the rounding mode is unknown")
		}
	}
	_, c.saturates = t.m.decorated(in.id, spec.DecorationSaturatedConversion)
	_, c.clamps = t.m.decorated(in.id, spec.DecorationSaturatedToLargestFloat8NormalConversionEXT)
	c.signs = in.op != spec.OpConvertFToU && in.op != spec.OpConvertUToF && in.op != spec.OpUConvert
	row := unaryRows()[in.op]
	if row.check != nil && !c.saturates && t.p.checks&CheckUndefined != 0 {
		check := row.check(c.to, scalar{floatScalar, 64})
		t.emit(inst{run: runCheckUndefined, a: a.reg, b: a.reg, c: a.reg, n: t.cellOf(0, a.typ.cells), ext: &extension{check: c.roundedCheck(check)}})
	}
	t.each(v, c.function(fromFloat, toFloat), a.reg, a.reg, a.reg)
}

// conversionKinds says whether a conversion is from floats and whether it is to floats.
var conversionKinds = sync.OnceValue(func() map[spec.Opcode][2]bool {
	return map[spec.Opcode][2]bool{
		spec.OpFConvert: {true, true}, spec.OpConvertFToS: {true, false}, spec.OpConvertFToU: {true, false},
		spec.OpConvertSToF: {false, true}, spec.OpConvertUToF: {false, true}, spec.OpSConvert: {false, false}, spec.OpUConvert: {false, false},
	}
})

// roundedCheck applies the check of a conversion to the integer that the operand is rounded
// to.
func (c *conversion) roundedCheck(check func(a, b, c uint64) string) func(a, b, c uint64) string {
	return func(a, _, _ uint64) string {
		v := c.from.number(a)
		switch c.mode {
		case libm.ToNearest:
			v = math.RoundToEven(v)
		case libm.ToPositive:
			v = math.Ceil(v)
		case libm.ToNegative:
			v = math.Floor(v)
		}
		return check(fromFloat64(v), 0, 0)
	}
}

func (c *conversion) function(fromFloat, toFloat bool) func(a, b, c uint64) uint64 {
	to, from, mode := c.to, c.from, c.mode
	switch {
	case fromFloat && toFloat && c.clamps && to.isFloat8():
		return func(a, _, _ uint64) uint64 { return to.clampedFloat8(from.number(a), mode) }
	case fromFloat && toFloat:
		return func(a, _, _ uint64) uint64 { return to.rounded(from.number(a), mode) }
	case fromFloat:
		return func(a, _, _ uint64) uint64 { return floatToInteger(from.number(a), to, c.signs, mode) }
	case toFloat && c.signs:
		return func(a, _, _ uint64) uint64 {
			v := signed(a, from.bits)
			return to.integerToFloat(uint64(max(v, -v)), v < 0, mode)
		}
	case toFloat:
		return func(a, _, _ uint64) uint64 { return to.integerToFloat(a, false, mode) }
	case c.saturates && c.signs:
		return func(a, _, _ uint64) uint64 { return clampSigned(signed(a, from.bits), to.bits) & to.mask() }
	case c.saturates:
		return func(a, _, _ uint64) uint64 { return min(a, to.mask()) }
	case c.signs:
		return func(a, _, _ uint64) uint64 { return uint64(signed(a, from.bits)) & to.mask() }
	}
	return func(a, _, _ uint64) uint64 { return a & to.mask() }
}

// translateBfloatBits translates the conversions of SPV_INTEL_bfloat16_conversion, whose
// bfloat16 numbers are integers of 16 bits.
func translateBfloatBits(t *translator, in *instruction) {
	a, v := t.operand(in, in.arg(0)), t.result(in)
	sameShape(in, a.typ, v.typ)
	float, integer := a.typ.component(), v.typ.component()
	fn := func(a, _, _ uint64) uint64 { return floatToBfloat(float64(f32(a)), libm.ToNearest) }
	if in.op == spec.OpConvertBF16ToFINTEL {
		float, integer = integer, float
		fn = func(a, _, _ uint64) uint64 { return a << 16 }
	}
	if float != (scalar{floatScalar, 32}) || integer != (scalar{intScalar, 16}) {
		refuse(in, "its operands have the wrong type")
	}
	t.each(v, fn, a.reg, a.reg, a.reg)
}
