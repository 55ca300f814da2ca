package ir

import "strings"

type enumFieldParam struct{ enum *EnumClass }

// EnumFieldParam is EnumParam for an enumeration that an attribute of MLIR holds as such, not as an enum attribute: a keyword or a string, and for
// a bit enumeration a string with all keywords. MLIR's errors about it have the Summary of e.
func EnumFieldParam(e *EnumClass) ParamKind { return enumFieldParam{e} }

// ParseParam reads the keyword.
func (k enumFieldParam) ParseParam(p *Parser) (any, bool) {
	v, present, ok := k.ParseOptionalParam(p)
	if ok && !present {
		ok = p.EmitError(p.Loc(), "expected keyword for "+k.enum.Summary)
	}
	return v, ok
}

// ParseOptionalParam reads the keyword if there is one.
func (k enumFieldParam) ParseOptionalParam(p *Parser) (v any, present, ok bool) {
	e, loc := k.enum, p.Loc()
	word, present := p.ParseOptionalKeywordOrString()
	if !present {
		return nil, false, true
	}
	if v, ok := parseEnumText(e, word); ok {
		return v, true, true
	}
	return nil, true, p.EmitErrorDetail(loc, &UnknownName{Name: word, Candidates: e.keywords}, e.unknownCase(word, p.ctx.MLIR()))
}

// PrintParam writes the keyword, between quotes if it is not an identifier.
func (k enumFieldParam) PrintParam(p *Printer, v any) {
	p.keywordOrString(k.enum.spellIn(v.(uint64), p.ctx.MLIR()))
}

// unknownCase is MLIR's error about a word that is not a case.
func (e *EnumClass) unknownCase(word string, v Version) string {
	if v <= 19 {
		return "invalid " + e.Summary + " specification: " + word
	}
	list := strings.Split(e.keywordList(v), ", ")
	for i, w := range list {
		if !isBareIdentifier(w) {
			list[i] = `"` + w + `"` + w // MLIR writes the word twice
		}
	}
	return "expected one of [" + strings.Join(list, ", ") + "] for " + e.Summary + ", got: " + word
}
