package spirv

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv/encoding"
	"github.com/spvc/spvc/spirv/spec"
)

// unknownWord is the fact that kw is no value of k.
func unknownWord(kw string, k spec.Kind) *ir.UnknownName {
	return &ir.UnknownName{Name: kw, Candidates: wordsOf(k)}
}

// wordsOf returns a function that returns the names of the values of k.
func wordsOf(k spec.Kind) func() []string {
	return func() []string {
		values := k.Enumerants()
		names := make([]string, len(values))
		for i := range values {
			names[i] = values[i].Name
		}
		return names
	}
}

// oneOf is the fact that name is none of the names.
func oneOf(name string, names ...string) *ir.UnknownName {
	return &ir.UnknownName{Name: name, Candidates: func() []string { return names }}
}

// parseEnumWord reads a bare keyword of k. name is the name of the attribute in error
// messages.
func parseEnumWord(p *ir.Parser, k spec.Kind, name string) (uint32, bool) {
	return parseEnumName(p, k, name, (*ir.Parser).ParseAnyKeyword)
}

// parseEnumName calls word to read the spelling of a value of k.
func parseEnumName(p *ir.Parser, k spec.Kind, name string, word func(*ir.Parser) (string, bool)) (uint32, bool) {
	loc := p.Loc()
	kw, ok := word(p)
	if !ok {
		return 0, false
	}
	v, ok := k.Parse(kw)
	if !ok {
		return 0, p.EmitErrorDetail(loc, unknownWord(kw, k), "invalid "+name+" attribute specification: "+kw)
	}
	return v, true
}

// parseEnumString reads a string that is the name of a value of k.
func parseEnumString(p *ir.Parser, k spec.Kind, name string) (uint32, bool) {
	loc := p.Loc()
	a, ok := p.ParseAttr(p.Context().None())
	if !ok {
		return 0, false
	}
	s, ok := a.(*ir.StringAttr)
	if !ok {
		return 0, p.EmitError(loc, "expected "+name+" attribute specified as string")
	}
	v, ok := k.Parse(s.Value)
	if !ok {
		return 0, p.EmitErrorDetail(loc, unknownWord(s.Value, k), "invalid "+name+" attribute specification: "+ir.AttrString(a))
	}
	return v, true
}

// parseEnumParam reads the same as parseEnumAttr, or `<keyword>`, as MLIR 20 and later write it.
func parseEnumParam(p *ir.Parser, st *ir.OperationState, c *ir.AttrClass, name string) (uint32, bool) {
	if !p.ParseOptionalLess() {
		return parseEnumAttr(p, st, c, name)
	}
	k, _ := encoding.KindOf(c)
	v, ok := parseEnumWord(p, k, name)
	if !ok || !p.ParseGreater() {
		return 0, false
	}
	st.AddAttr(name, p.Context().Enum(c, uint64(v)))
	return v, true
}

// parseEnumAttr reads the same as parseEnumString into the attribute name of class c.
func parseEnumAttr(p *ir.Parser, st *ir.OperationState, c *ir.AttrClass, name string) (uint32, bool) {
	k, _ := encoding.KindOf(c)
	v, ok := parseEnumString(p, k, name)
	if ok {
		st.AddAttr(name, p.Context().Enum(c, uint64(v)))
	}
	return v, ok
}
