package ir

// Delimiter says which brackets enclose a list.
type Delimiter uint8

// The delimiters of lists. The optional ones make the whole list optional.
const (
	DelimNone Delimiter = iota
	DelimParen
	DelimSquare
	DelimAngle
	DelimBrace
	DelimOptionalParen
	DelimOptionalSquare
	DelimOptionalAngle
	DelimOptionalBrace
)

var delimTokens = [...]struct {
	open, close       tokenKind
	wantOpen, wantEnd string
	optional          bool
}{
	DelimNone:           {},
	DelimParen:          {tokLParen, tokRParen, "expected '('", "expected ')'", false},
	DelimSquare:         {tokLSquare, tokRSquare, "expected '['", "expected ']'", false},
	DelimAngle:          {tokLess, tokGreater, "expected '<'", "expected '>'", false},
	DelimBrace:          {tokLBrace, tokRBrace, "expected '{'", "expected '}'", false},
	DelimOptionalParen:  {tokLParen, tokRParen, "", "expected ')'", true},
	DelimOptionalSquare: {tokLSquare, tokRSquare, "", "expected ']'", true},
	DelimOptionalAngle:  {tokLess, tokGreater, "", "expected '>'", true},
	DelimOptionalBrace:  {tokLBrace, tokRBrace, "", "expected '}'", true},
}

// ParseCommaSeparated reads elements separated by commas, enclosed by d. A list
// with delimiters may be empty.
func (p *Parser) ParseCommaSeparated(d Delimiter, elem func() bool) bool {
	return p.list(d, "", elem)
}

// ParseCommaSeparatedIn is ParseCommaSeparated with a text, such as " in argument
// list", that completes the errors about the delimiters.
func (p *Parser) ParseCommaSeparatedIn(d Delimiter, context string, elem func() bool) bool {
	return p.list(d, context, elem)
}

func (p *Parser) list(d Delimiter, context string, elem func() bool) bool {
	t := &delimTokens[d]
	if d != DelimNone {
		if t.optional && p.kind != t.open {
			return true
		}
		if p.kind != t.open {
			return p.errorWrong(t.wantOpen + context)
		}
		p.advance()
		if p.accept(t.close) {
			return true
		}
	}
	for {
		if !elem() {
			return false
		}
		if !p.accept(tokComma) {
			break
		}
	}
	if d == DelimNone || p.accept(t.close) {
		return true
	}
	return p.errorWrong(t.wantEnd + context)
}

// listUntil reads elements up to the token end. spelling is the text of that token.
func (p *Parser) listUntil(end tokenKind, spelling string, allowEmpty bool, elem func() bool) bool {
	if p.kind == end {
		if !allowEmpty {
			return p.errorWrong("expected list element")
		}
		p.advance()
		return true
	}
	for {
		if !elem() {
			return false
		}
		if !p.accept(tokComma) {
			break
		}
	}
	if p.accept(end) {
		return true
	}
	return p.errorWrong("expected ',' or '" + spelling + "'")
}

// ParseComma requires `,`.
func (p *Parser) ParseComma() bool { return p.expect(tokComma, "expected ','") }

// ParseOptionalComma reads `,` if it comes next.
func (p *Parser) ParseOptionalComma() bool { return p.accept(tokComma) }

// ParseColon requires `:`.
func (p *Parser) ParseColon() bool { return p.expect(tokColon, "expected ':'") }

// ParseOptionalColon reads `:` if it comes next.
func (p *Parser) ParseOptionalColon() bool { return p.accept(tokColon) }

// ParseEqual requires `=`.
func (p *Parser) ParseEqual() bool { return p.expect(tokEqual, "expected '='") }

// ParseOptionalEqual reads `=` if it comes next.
func (p *Parser) ParseOptionalEqual() bool { return p.accept(tokEqual) }

// ParseArrow requires `->`.
func (p *Parser) ParseArrow() bool { return p.expect(tokArrow, "expected '->'") }

// ParseOptionalArrow reads `->` if it comes next.
func (p *Parser) ParseOptionalArrow() bool { return p.accept(tokArrow) }

// ParseLess requires `<`.
func (p *Parser) ParseLess() bool { return p.expect(tokLess, "expected '<'") }

// ParseOptionalLess reads `<` if it comes next.
func (p *Parser) ParseOptionalLess() bool { return p.accept(tokLess) }

// ParseGreater requires `>`.
func (p *Parser) ParseGreater() bool { return p.expect(tokGreater, "expected '>'") }

// ParseOptionalGreater reads `>` if it comes next.
func (p *Parser) ParseOptionalGreater() bool { return p.accept(tokGreater) }

// ParseLParen requires `(`.
func (p *Parser) ParseLParen() bool { return p.expect(tokLParen, "expected '('") }

// ParseOptionalLParen reads `(` if it comes next.
func (p *Parser) ParseOptionalLParen() bool { return p.accept(tokLParen) }

// ParseRParen requires `)`.
func (p *Parser) ParseRParen() bool { return p.expect(tokRParen, "expected ')'") }

// ParseOptionalRParen reads `)` if it comes next.
func (p *Parser) ParseOptionalRParen() bool { return p.accept(tokRParen) }

// ParseLSquare requires `[`.
func (p *Parser) ParseLSquare() bool { return p.expect(tokLSquare, "expected '['") }

// ParseOptionalLSquare reads `[` if it comes next.
func (p *Parser) ParseOptionalLSquare() bool { return p.accept(tokLSquare) }

// ParseRSquare requires `]`.
func (p *Parser) ParseRSquare() bool { return p.expect(tokRSquare, "expected ']'") }

// ParseOptionalRSquare reads `]` if it comes next.
func (p *Parser) ParseOptionalRSquare() bool { return p.accept(tokRSquare) }

// parseLBrace requires `{`.
func (p *Parser) parseLBrace() bool { return p.expect(tokLBrace, "expected '{'") }

// ParseOptionalLBrace reads `{` if it comes next.
func (p *Parser) ParseOptionalLBrace() bool { return p.accept(tokLBrace) }

// ParseRBrace requires `}`.
func (p *Parser) ParseRBrace() bool { return p.expect(tokRBrace, "expected '}'") }

// parseOptionalRBrace reads `}` if it comes next.
func (p *Parser) parseOptionalRBrace() bool { return p.accept(tokRBrace) }

// parseStar requires `*`.
func (p *Parser) parseStar() bool { return p.expect(tokStar, "expected '*'") }

// ParseOptionalStar reads `*` if it comes next.
func (p *Parser) ParseOptionalStar() bool { return p.accept(tokStar) }

// parseQuestion requires `?`.
func (p *Parser) parseQuestion() bool { return p.expect(tokQuestion, "expected '?'") }

// parseOptionalQuestion reads `?` if it comes next.
func (p *Parser) parseOptionalQuestion() bool { return p.accept(tokQuestion) }

// parsePlus requires `+`.
func (p *Parser) parsePlus() bool { return p.expect(tokPlus, "expected '+'") }

// ParseOptionalPlus reads `+` if it comes next.
func (p *Parser) ParseOptionalPlus() bool { return p.accept(tokPlus) }

// ParseVerticalBar requires `|`.
func (p *Parser) ParseVerticalBar() bool { return p.expect(tokBar, "expected '|'") }

// ParseOptionalVerticalBar reads `|` if it comes next.
func (p *Parser) ParseOptionalVerticalBar() bool { return p.accept(tokBar) }

// parseEllipsis requires `...`.
func (p *Parser) parseEllipsis() bool { return p.expect(tokEllipsis, "expected '...'") }

// ParseOptionalEllipsis reads `...` if it comes next.
func (p *Parser) ParseOptionalEllipsis() bool { return p.accept(tokEllipsis) }

// ParseKeyword requires the keyword kw.
func (p *Parser) ParseKeyword(kw string) bool {
	if p.ParseOptionalKeyword(kw) {
		return true
	}
	return p.EmitError(p.Loc(), "expected '"+kw+"'")
}

// ParseOptionalKeyword reads the keyword kw if it comes next.
func (p *Parser) ParseOptionalKeyword(kw string) bool {
	if !p.isKeyword() || p.text() != kw {
		return false
	}
	p.advance()
	return true
}

// ParseAnyKeyword requires a keyword.
func (p *Parser) ParseAnyKeyword() (string, bool) {
	if s, ok := p.ParseOptionalAnyKeyword(); ok {
		return s, true
	}
	return "", p.EmitError(p.Loc(), "expected valid keyword")
}

// ParseOptionalAnyKeyword reads a keyword if it comes next.
func (p *Parser) ParseOptionalAnyKeyword() (string, bool) {
	if !p.isKeyword() {
		return "", false
	}
	s := p.text()
	p.advance()
	return s, true
}

// ParseKeywordOrString requires a keyword or a string.
func (p *Parser) ParseKeywordOrString() (string, bool) {
	if s, ok := p.ParseOptionalKeywordOrString(); ok {
		return s, true
	}
	return "", p.EmitError(p.Loc(), "expected valid keyword or string")
}

// ParseOptionalKeywordOrString reads a keyword or a string if it comes next.
func (p *Parser) ParseOptionalKeywordOrString() (string, bool) {
	if s, ok := p.ParseOptionalString(); ok {
		return s, true
	}
	return p.ParseOptionalAnyKeyword()
}

// ParseString requires a string literal.
func (p *Parser) ParseString() (string, bool) {
	if s, ok := p.ParseOptionalString(); ok {
		return s, true
	}
	return "", p.EmitError(p.Loc(), "expected string")
}

// ParseOptionalString reads a string literal if it comes next.
func (p *Parser) ParseOptionalString() (string, bool) {
	if p.kind != tokString {
		return "", false
	}
	s := unquote(p.text())
	p.advance()
	return s, true
}

// ParseSymbolName requires `@name` and returns the name.
func (p *Parser) ParseSymbolName() (string, bool) {
	if s, ok := p.ParseOptionalSymbolName(); ok {
		return s, true
	}
	return "", p.EmitError(p.Loc(), "expected valid '@'-identifier for symbol name")
}

// ParseOptionalSymbolName reads `@name` if it comes next.
func (p *Parser) ParseOptionalSymbolName() (string, bool) {
	if p.kind != tokAt {
		return "", false
	}
	s := p.symbolText()
	p.advance()
	return s, true
}

// symbolText returns the name in the current tokAt.
func (p *Parser) symbolText() string {
	s := p.text()[1:]
	if s[0] == '"' {
		return unquote(s)
	}
	return s
}

// enumWord requires a keyword or, since MLIR 20, a string.
func (p *Parser) enumWord() (string, bool) {
	if p.ctx.MLIR() > 19 {
		return p.ParseKeywordOrString()
	}
	return p.ParseAnyKeyword()
}

// parseEnumKeyword requires a keyword of e, or several keywords joined by the separator
// of a bit enumeration.
func (p *Parser) parseEnumKeyword(e *EnumClass) (uint64, bool) {
	var value uint64
	off := p.ts
	for {
		kw, ok := p.enumWord()
		if !ok {
			return 0, false
		}
		v, ok := e.Parse(kw)
		if !ok {
			return 0, p.EmitErrorDetail(p.loc(off), &UnknownName{Name: kw, Candidates: e.keywords}, "expected "+e.Name+" to be one of: "+e.keywordList(p.ctx.Version))
		}
		value |= v
		if !e.Bits || !p.enumSeparator(e) {
			return value, true
		}
	}
}

func (p *Parser) enumSeparator(e *EnumClass) bool {
	for i := 0; i < len(e.Separator); i++ {
		switch e.Separator[i] {
		case '|':
			return p.accept(tokBar)
		case ',':
			return p.accept(tokComma)
		}
	}
	return false
}
