package text

import (
	"math"
	"strconv"
)

func (p *parser) floatConst(t *Type) Value {
	if !t.IsFloat() {
		return p.mismatch("floating point constant invalid for type", t)
	}
	text := p.tok.text
	var c *Const
	if p.tok.kind == tokHex && hexKind(text) != DoubleKind && t.Kind != hexKind(text) {
		return p.mismatch("floating point constant does not have type '"+typeText(t)+"'", t)
	}
	switch {
	case p.tok.kind == tokHex:
		c = hexFloat(t, text)
	case floatBits[t.Kind] > 64:
		return p.mismatch("floating point constant does not have type '"+typeText(t)+"'", t)
	default:
		v, _ := strconv.ParseFloat(text, 64)
		c = FloatConst(t, v)
	}
	if c == nil {
		return p.mismatch("floating point constant invalid for type", t)
	}
	p.advance()
	return c
}

// hexKind returns the type of the number behind 0x: that of a letter, else double.
func hexKind(text string) TypeKind {
	switch text[0] {
	case 'K':
		return X86FP80Kind
	case 'L':
		return FP128Kind
	case 'M':
		return PPCFP128Kind
	case 'H':
		return HalfKind
	case 'R':
		return BFloatKind
	}
	return DoubleKind
}

// hexFloat reads the digits behind 0x, which a letter for the type may precede. It returns nil if the type
// does not have the value.
func hexFloat(t *Type, text string) *Const {
	kind := hexKind(text)
	if kind == DoubleKind {
		n, err := strconv.ParseUint(text, 16, 64)
		if err != nil {
			return nil
		}
		return doubleConst(t, n)
	}
	if t.Kind != kind {
		return nil
	}
	digits := text[1:]
	first, second := digits, ""
	if split := map[TypeKind]int{X86FP80Kind: 4, FP128Kind: 16, PPCFP128Kind: 16}[kind]; split > 0 && len(digits) > split {
		first, second = digits[:split], digits[split:]
	}
	a, err := strconv.ParseUint(first, 16, 64)
	if err != nil {
		return nil
	}
	var b uint64
	if second != "" {
		if b, err = strconv.ParseUint(second, 16, 64); err != nil {
			return nil
		}
	}
	if kind == X86FP80Kind {
		return Bits(t, a, b)
	}
	if (kind == HalfKind || kind == BFloatKind) && a > 0xffff {
		return nil
	}
	if kind == PPCFP128Kind && a == 0 && b == 0 {
		return Null(t)
	}
	return Bits(t, b, a)
}

// doubleConst returns the constant of type t whose value has the bits as a double.
func doubleConst(t *Type, bits uint64) *Const {
	switch t.Kind {
	case DoubleKind:
		return Bits(t, 0, bits)
	case FloatKind:
		v := math.Float64frombits(bits)
		if math.IsNaN(v) {
			return Bits(t, 0, uint64(uint32(bits>>32)&0x80000000|0x7f800000|uint32(bits>>29)&0x7fffff))
		}
		if float64(float32(v)) != v {
			return nil
		}
		return Bits(t, 0, uint64(math.Float32bits(float32(v))))
	}
	return FloatConst(t, math.Float64frombits(bits))
}

// FloatConst returns the constant of a floating point type, nil if the type does not have the value.
func FloatConst(t *Type, v float64) *Const {
	bits := math.Float64bits(v)
	switch t.Kind {
	case DoubleKind:
		return Bits(t, 0, bits)
	case FloatKind:
		return doubleConst(t, bits)
	case HalfKind:
		return narrow(t, v, 5, 10)
	case BFloatKind:
		return narrow(t, v, 8, 7)
	case X86FP80Kind, FP128Kind:
		return wide(t, v)
	case PPCFP128Kind:
		if bits == 0 {
			return Null(t)
		}
		return Bits(t, 0, bits)
	}
	return nil
}

// narrow returns the constant of a format of 16 bits.
func narrow(t *Type, v float64, exponent, mantissa int) *Const {
	sign := uint64(0)
	if math.Signbit(v) {
		sign = 0x8000
	}
	top := uint64(1)<<exponent - 1
	bias := 1<<(exponent-1) - 1
	switch {
	case math.IsInf(v, 0):
		return Bits(t, 0, sign|top<<mantissa)
	case math.IsNaN(v):
		return Bits(t, 0, sign|top<<mantissa|math.Float64bits(v)>>(52-mantissa)&(1<<mantissa-1))
	case v == 0:
		return Bits(t, 0, sign)
	}
	f, e := math.Frexp(math.Abs(v))
	e += bias - 1
	shift := mantissa + 1
	if e <= 0 {
		shift += e - 1
		e = 0
	}
	m := math.Ldexp(f, shift)
	if m != math.Trunc(m) || uint64(e) >= top {
		return nil
	}
	n := uint64(m)
	if e > 0 {
		n &= 1<<mantissa - 1
	}
	return Bits(t, 0, sign|uint64(e)<<mantissa|n)
}

// wide returns the constant of a format of 80 or 128 bits.
func wide(t *Type, v float64) *Const {
	const bias = 16383
	sign := uint64(0)
	if math.Signbit(v) {
		sign = 0x8000
	}
	var e, m uint64
	switch {
	case math.IsInf(v, 0) || math.IsNaN(v):
		e, m = 0x7fff, 1<<63|math.Float64bits(v)<<12>>1
	case v != 0:
		f, exp := math.Frexp(math.Abs(v))
		e, m = uint64(exp-1+bias), uint64(math.Ldexp(f, 53))<<11
	}
	if t.Kind == X86FP80Kind {
		return Bits(t, sign|e, m)
	}
	m <<= 1
	return Bits(t, (sign|e)<<48|m>>16, m<<48)
}
