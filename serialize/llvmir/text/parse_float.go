package text

import (
	"math"
	"strconv"

	"github.com/spvc/spvc/ir/apfloat"
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
	case FloatKind, DoubleKind:
		return doubleConst(t, bits)
	case PPCFP128Kind:
		if bits == 0 {
			return Null(t)
		}
		return Bits(t, 0, bits)
	}
	f, exact := apfloat.FromBits64(apfloat.F64, bits).Convert(formats[t.Kind])
	if !exact && !f.IsNaN() {
		return nil
	}
	return fromFloat(t, f)
}
