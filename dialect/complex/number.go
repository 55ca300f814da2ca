package complex

import "github.com/spvc/spvc/ir"

// NumberAttrDef is the class of `#complex.number<:f64 1.0, 2.0>`.
var NumberAttrDef = &ir.AttrClass{
	Dialect: "complex", Mnemonic: "number", Summary: "A complex number attribute",
	Print: func(p *ir.Printer, a ir.Attribute) {
		n := a.(*NumberAttr)
		p.Str("<:")
		p.Type(elementOf(n.typ))
		p.Space()
		p.AttrNoType(n.Real)
		p.Str(", ")
		p.AttrNoType(n.Imag)
		p.Byte('>')
	},
	Walk: func(a ir.Attribute, visit func(ir.Type), _ func(ir.Attribute)) { visit(a.(*NumberAttr).typ) },
}

// NumberAttr is a complex number.
type NumberAttr struct {
	ir.AttrBase
	Real, Imag *ir.FloatAttr
	typ        ir.Type
}

// Type returns the complex type.
func (a *NumberAttr) Type() ir.Type { return a.typ }

type numberKey struct {
	re, im *ir.FloatAttr
	t      ir.Type
}

// Number returns the number with the given parts. The type of the parts is the element
// type of t, or f64 if that is not a float.
func Number(c *ir.Context, t *ir.ComplexType, re, im float64) *NumberAttr {
	f, ok := t.Element.(*ir.FloatType)
	if !ok {
		f = c.F64()
	}
	return ir.Intern(c, numberKey{c.FloatValue(f, re), c.FloatValue(f, im), t}, func(k numberKey) *NumberAttr {
		return &NumberAttr{ir.NewAttrBase(c, NumberAttrDef, k.t), k.re, k.im, k.t}
	})
}

// parseAttr reads the attribute with the mnemonic. It returns false if there is none.
// It is not a hook of the class, because it makes attributes of the class.
func parseAttr(p *ir.Parser, mnemonic string, _ ir.Type) (ir.Attribute, bool) {
	if mnemonic != NumberAttrDef.Mnemonic {
		return nil, false
	}
	if n := parseNumber(p); n != nil {
		return n, true
	}
	return nil, true
}

func parseNumber(p *ir.Parser) *NumberAttr {
	if !p.ParseLess() || !p.ParseColon() {
		return nil
	}
	e, ok := p.ParseType()
	if !ok {
		return nil
	}
	re, ok := p.ParseFloat()
	if !ok || !p.ParseComma() {
		return nil
	}
	im, ok := p.ParseFloat()
	if !ok || !p.ParseGreater() {
		return nil
	}
	return Number(p.Context(), p.Context().Complex(e), re, im)
}
