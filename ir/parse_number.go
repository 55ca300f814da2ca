package ir

import (
	"strings"

	"github.com/spvc/spvc/ir/apfloat"
	"github.com/spvc/spvc/ir/apint"
)

// parseUint64 reads decimal or 0x digits. It returns false if they do not fit 64 bits.
func parseUint64(s string) (uint64, bool) {
	v := uint64(0)
	if len(s) > 2 && s[1] == 'x' {
		for i := 2; i < len(s); i++ {
			if v>>60 != 0 || charClass[s[i]]&classHex == 0 {
				return 0, false
			}
			v = v<<4 | uint64(hexDigit(s[i]))
		}
		return v, true
	}
	for i := 0; i < len(s); i++ {
		d := uint64(s[i] - '0')
		if d > 9 || v > (1<<64-1-d)/10 {
			return 0, false
		}
		v = v*10 + d
	}
	return v, len(s) > 0
}

// ParseInteger requires an integer that fits 64 signed bits.
func (p *Parser) ParseInteger() (int64, bool) {
	loc := p.Loc()
	v, present, ok := p.ParseOptionalInteger()
	if ok && !present {
		ok = p.EmitError(loc, "expected integer value")
	}
	return v, ok
}

// ParseOptionalInteger reads an integer if it comes next. The integer must fit 64 signed
// bits.
func (p *Parser) ParseOptionalInteger() (v int64, present, ok bool) {
	return p.ParseOptionalIntegerOfWidth(64)
}

// ParseIntegerOfWidth requires an integer that fits the given number of bits, signed or
// unsigned.
func (p *Parser) ParseIntegerOfWidth(width uint32) (int64, bool) {
	loc := p.Loc()
	v, present, ok := p.ParseOptionalIntegerOfWidth(width)
	if ok && !present {
		ok = p.EmitError(loc, "expected integer value")
	}
	return v, ok
}

// ParseOptionalIntegerOfWidth reads an integer if it comes next. The integer must fit
// width bits (at most 64). The result is sign-extended.
func (p *Parser) ParseOptionalIntegerOfWidth(width uint32) (v int64, present, ok bool) {
	return p.parseOptionalInteger(width, width < 64)
}

// ParseIntegerOfEither requires an integer of 64 bits with a sign, or one without, whose bits it returns.
func (p *Parser) ParseIntegerOfEither() (int64, bool) {
	const width = 64
	loc := p.Loc()
	v, present, ok := p.parseOptionalInteger(width, true)
	if ok && !present {
		return 0, p.EmitError(loc, "expected integer value")
	}
	return v, ok
}

// parseOptionalInteger is ParseOptionalIntegerOfWidth. If unsigned is not set, a positive integer must be one with a sign too.
func (p *Parser) parseOptionalInteger(width uint32, unsigned bool) (v int64, present, ok bool) {
	if p.kind == tokIdent {
		// MLIR reads true and false as 1 and 0 here.
		switch p.text() {
		case "true":
			p.advance()
			return 1, true, true
		case "false":
			p.advance()
			return 0, true, true
		}
		return 0, false, true
	}
	if p.kind != tokInt && p.kind != tokMinus {
		return 0, false, true
	}
	loc := p.Loc()
	sign := ""
	if p.accept(tokMinus) {
		sign = "-"
	}
	s := p.text()
	if !p.expect(tokInt, "expected integer value") {
		return 0, true, false
	}
	a, fits := apint.Parse(width, sign+s)
	if !fits || !unsigned && sign == "" && a.IsNegative() {
		return 0, true, p.EmitError(loc, "integer value too large")
	}
	v, _ = a.Int64()
	return v, true, true
}

// ParseFloat requires a float literal.
func (p *Parser) ParseFloat() (float64, bool) {
	f, ok := p.parseFloatLiteral(apfloat.F64)
	if !ok {
		return 0, false
	}
	return f.Float64(), true
}

// ParseFloatOf requires a float literal, or the bits of a float in hexadecimal, of type t.
func (p *Parser) ParseFloatOf(t *FloatType) (*FloatAttr, bool) {
	f, ok := p.parseFloatLiteral(t.Semantics())
	if !ok {
		return nil, false
	}
	return p.ctx.FloatConst(t, f), true
}

func (p *Parser) parseFloatLiteral(sem apfloat.Semantics) (f apfloat.Float, ok bool) {
	neg := p.accept(tokMinus)
	off, kind, s := p.ts, p.kind, p.text()
	switch kind {
	case tokFloat:
		p.advance()
		f, ok = apfloat.ParseLiteral(sem, s)
		if neg {
			f = f.Neg()
		}
		return f, ok
	case tokInt:
		p.advance()
		return p.floatFromInt(sem, literalToken{off, off + len(s), kind, neg})
	}
	return f, p.EmitError(p.loc(off), "expected floating point literal")
}

// floatFromInt returns the float whose bits a hexadecimal literal gives.
func (p *Parser) floatFromInt(sem apfloat.Semantics, t literalToken) (f apfloat.Float, ok bool) {
	s := p.src[t.start:t.end]
	if len(s) < 2 || s[1] != 'x' {
		return f, p.errorAt(t.start, "unexpected decimal integer literal for a floating point value",
			Note(p.loc(t.start), "add a trailing dot to make the literal a float"))
	}
	if t.neg {
		return f, p.errorAt(t.start, "hexadecimal float literal should not have a leading minus")
	}
	v, ok := apint.ParseUnsigned(sem.Width(), s)
	if !ok {
		return f, p.errorAt(t.start, "hexadecimal float constant out of range for type")
	}
	return apfloat.FromBits(sem, v), true
}

// intLiteral returns the literal t as a value of integer or index type typ.
func (p *Parser) intLiteral(typ Type, t literalToken) (apint.Int, bool) {
	s := p.src[t.start:t.end]
	w, signed := IntegerValueWidth(typ), true
	if it, ok := typ.(*IntegerType); ok {
		signed = it.Signedness == Signed
	}
	return apint.ParseLiteral(w, s, t.neg, signed)
}

// literalToken is a number, boolean or string of a dense literal.
type literalToken struct {
	start, end int
	kind       tokenKind
	neg        bool
}

func (p *Parser) parseFloatAttr(typ Type, neg bool) (Attribute, bool) {
	s := p.text()
	p.advance()
	typ, ok := p.literalType(typ, func() Type { return p.ctx.F64() })
	if !ok {
		return nil, false
	}
	ft, ok := typ.(*FloatType)
	if !ok {
		return nil, p.errorHere("floating point value not valid for specified type")
	}
	f, ok := apfloat.ParseLiteral(ft.Semantics(), s)
	if !ok {
		return nil, p.errorHere("floating point value too large for attribute")
	}
	if neg {
		f = f.Neg()
	}
	return p.ctx.FloatConst(ft, f), true
}

// literalType returns the type of a number: typ if it is not nil, else the type after a
// colon, else the default.
func (p *Parser) literalType(typ Type, def func() Type) (Type, bool) {
	if typ != nil {
		return typ, true
	}
	if !p.accept(tokColon) {
		return def(), true
	}
	return p.parseType()
}

func (p *Parser) parseIntAttr(typ Type, neg bool) (Attribute, bool) {
	t := literalToken{p.ts, p.te, tokInt, neg}
	p.advance()
	typ, ok := p.literalType(typ, func() Type { return p.ctx.I64() })
	if !ok {
		return nil, false
	}
	switch it := typ.(type) {
	case *FloatType:
		f, ok := p.floatFromInt(it.Semantics(), t)
		if !ok {
			return nil, false
		}
		return p.ctx.FloatConst(it, f), true
	case *IntegerType:
		if neg && it.Signedness == Unsigned {
			return nil, p.errorAt(t.start, "negative integer literal not valid for unsigned integer type")
		}
	case *IndexType:
	default:
		return nil, p.errorAt(t.start, "integer literal not valid for specified type")
	}
	v, ok := p.intLiteral(typ, t)
	if !ok {
		return nil, p.errorAt(t.start, "integer constant out of range for attribute")
	}
	return p.ctx.APInt(typ, v), true
}

// decodeHex reads a string literal `"0x..."`. It returns false if the literal has another
// form.
func decodeHex(quoted string) ([]byte, bool) {
	s := quoted[1 : len(quoted)-1]
	if !strings.HasPrefix(s, "0x") || len(s)%2 != 0 {
		return nil, false
	}
	s = s[2:]
	out := make([]byte, len(s)/2)
	for i := range out {
		a, b := s[2*i], s[2*i+1]
		if charClass[a]&charClass[b]&classHex == 0 {
			return nil, false
		}
		out[i] = hexDigit(a)<<4 | hexDigit(b)
	}
	return out, true
}
