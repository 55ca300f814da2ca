package ir

// Delimiter says what encloses a list.
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

// ParseCommaSeparatedIn is ParseCommaSeparated with words, such as " in argument
// list", that complete the errors about the delimiters.
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

// listUntil reads elements up to the token end; spelling is that token's.
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

// ParseComma demands `,`.
func (p *Parser) ParseComma() bool { return p.expect(tokComma, "expected ','") }

// ParseOptionalComma takes `,`.
func (p *Parser) ParseOptionalComma() bool { return p.accept(tokComma) }

// ParseColon demands `:`.
func (p *Parser) ParseColon() bool { return p.expect(tokColon, "expected ':'") }

// ParseOptionalColon takes `:`.
func (p *Parser) ParseOptionalColon() bool { return p.accept(tokColon) }

// ParseEqual demands `=`.
func (p *Parser) ParseEqual() bool { return p.expect(tokEqual, "expected '='") }

// ParseOptionalEqual takes `=`.
func (p *Parser) ParseOptionalEqual() bool { return p.accept(tokEqual) }

// ParseArrow demands `->`.
func (p *Parser) ParseArrow() bool { return p.expect(tokArrow, "expected '->'") }

// ParseOptionalArrow takes `->`.
func (p *Parser) ParseOptionalArrow() bool { return p.accept(tokArrow) }

// ParseLess demands `<`.
func (p *Parser) ParseLess() bool { return p.expect(tokLess, "expected '<'") }

// ParseOptionalLess takes `<`.
func (p *Parser) ParseOptionalLess() bool { return p.accept(tokLess) }

// ParseGreater demands `>`.
func (p *Parser) ParseGreater() bool { return p.expect(tokGreater, "expected '>'") }

// ParseOptionalGreater takes `>`.
func (p *Parser) ParseOptionalGreater() bool { return p.accept(tokGreater) }

// ParseLParen demands `(`.
func (p *Parser) ParseLParen() bool { return p.expect(tokLParen, "expected '('") }

// ParseOptionalLParen takes `(`.
func (p *Parser) ParseOptionalLParen() bool { return p.accept(tokLParen) }

// ParseRParen demands `)`.
func (p *Parser) ParseRParen() bool { return p.expect(tokRParen, "expected ')'") }

// ParseOptionalRParen takes `)`.
func (p *Parser) ParseOptionalRParen() bool { return p.accept(tokRParen) }

// ParseLSquare demands `[`.
func (p *Parser) ParseLSquare() bool { return p.expect(tokLSquare, "expected '['") }

// ParseOptionalLSquare takes `[`.
func (p *Parser) ParseOptionalLSquare() bool { return p.accept(tokLSquare) }

// ParseRSquare demands `]`.
func (p *Parser) ParseRSquare() bool { return p.expect(tokRSquare, "expected ']'") }

// ParseOptionalRSquare takes `]`.
func (p *Parser) ParseOptionalRSquare() bool { return p.accept(tokRSquare) }

// ParseLBrace demands `{`.
func (p *Parser) ParseLBrace() bool { return p.expect(tokLBrace, "expected '{'") }

// ParseOptionalLBrace takes `{`.
func (p *Parser) ParseOptionalLBrace() bool { return p.accept(tokLBrace) }

// ParseRBrace demands `}`.
func (p *Parser) ParseRBrace() bool { return p.expect(tokRBrace, "expected '}'") }

// ParseOptionalRBrace takes `}`.
func (p *Parser) ParseOptionalRBrace() bool { return p.accept(tokRBrace) }

// ParseStar demands `*`.
func (p *Parser) ParseStar() bool { return p.expect(tokStar, "expected '*'") }

// ParseOptionalStar takes `*`.
func (p *Parser) ParseOptionalStar() bool { return p.accept(tokStar) }

// ParseQuestion demands `?`.
func (p *Parser) ParseQuestion() bool { return p.expect(tokQuestion, "expected '?'") }

// ParseOptionalQuestion takes `?`.
func (p *Parser) ParseOptionalQuestion() bool { return p.accept(tokQuestion) }

// ParsePlus demands `+`.
func (p *Parser) ParsePlus() bool { return p.expect(tokPlus, "expected '+'") }

// ParseOptionalPlus takes `+`.
func (p *Parser) ParseOptionalPlus() bool { return p.accept(tokPlus) }

// ParseMinus demands `-`.
func (p *Parser) ParseMinus() bool { return p.expect(tokMinus, "expected '-'") }

// ParseOptionalMinus takes `-`.
func (p *Parser) ParseOptionalMinus() bool { return p.accept(tokMinus) }

// ParseVerticalBar demands `|`.
func (p *Parser) ParseVerticalBar() bool { return p.expect(tokBar, "expected '|'") }

// ParseOptionalVerticalBar takes `|`.
func (p *Parser) ParseOptionalVerticalBar() bool { return p.accept(tokBar) }

// ParseEllipsis demands `...`.
func (p *Parser) ParseEllipsis() bool { return p.expect(tokEllipsis, "expected '...'") }

// ParseOptionalEllipsis takes `...`.
func (p *Parser) ParseOptionalEllipsis() bool { return p.accept(tokEllipsis) }

// ParseKeyword demands the keyword kw.
func (p *Parser) ParseKeyword(kw string) bool {
	if p.ParseOptionalKeyword(kw) {
		return true
	}
	return p.EmitError(p.Loc(), "expected '"+kw+"'")
}

// ParseOptionalKeyword takes the keyword kw.
func (p *Parser) ParseOptionalKeyword(kw string) bool {
	if !p.isKeyword() || p.text() != kw {
		return false
	}
	p.advance()
	return true
}

// ParseAnyKeyword demands a keyword.
func (p *Parser) ParseAnyKeyword() (string, bool) {
	if s, ok := p.ParseOptionalAnyKeyword(); ok {
		return s, true
	}
	return "", p.EmitError(p.Loc(), "expected valid keyword")
}

// ParseOptionalAnyKeyword takes a keyword.
func (p *Parser) ParseOptionalAnyKeyword() (string, bool) {
	if !p.isKeyword() {
		return "", false
	}
	s := p.text()
	p.advance()
	return s, true
}

// ParseKeywordOrString demands a keyword or a string.
func (p *Parser) ParseKeywordOrString() (string, bool) {
	if s, ok := p.ParseOptionalKeywordOrString(); ok {
		return s, true
	}
	return "", p.EmitError(p.Loc(), "expected valid keyword or string")
}

// ParseOptionalKeywordOrString takes a keyword or a string.
func (p *Parser) ParseOptionalKeywordOrString() (string, bool) {
	if s, ok := p.ParseOptionalString(); ok {
		return s, true
	}
	return p.ParseOptionalAnyKeyword()
}

// ParseString demands a string literal.
func (p *Parser) ParseString() (string, bool) {
	if s, ok := p.ParseOptionalString(); ok {
		return s, true
	}
	return "", p.EmitError(p.Loc(), "expected string")
}

// ParseOptionalString takes a string literal.
func (p *Parser) ParseOptionalString() (string, bool) {
	if p.kind != tokString {
		return "", false
	}
	s := unquote(p.text())
	p.advance()
	return s, true
}

// ParseSymbolName demands `@name` and returns the name.
func (p *Parser) ParseSymbolName() (string, bool) {
	if s, ok := p.ParseOptionalSymbolName(); ok {
		return s, true
	}
	return "", p.EmitError(p.Loc(), "expected valid '@'-identifier for symbol name")
}

// ParseOptionalSymbolName takes `@name`.
func (p *Parser) ParseOptionalSymbolName() (string, bool) {
	if p.kind != tokAt {
		return "", false
	}
	s := p.symbolText()
	p.advance()
	return s, true
}

// symbolText returns the name that the current tokAt stands for.
func (p *Parser) symbolText() string {
	s := p.text()[1:]
	if s[0] == '"' {
		return unquote(s)
	}
	return s
}

// ParseEnumKeyword demands a keyword of e (or several, joined by its separator,
// for a bit enumeration).
func (p *Parser) ParseEnumKeyword(e *EnumClass) (uint64, bool) {
	var value uint64
	off := p.ts
	for {
		kw, ok := p.ParseOptionalAnyKeyword()
		if !ok {
			return 0, p.EmitError(p.Loc(), "expected valid keyword")
		}
		v, ok := e.Parse(kw)
		if !ok {
			return 0, p.EmitError(p.loc(off), enumError(e))
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

func enumError(e *EnumClass) string {
	s := "expected " + e.Name + " to be one of: "
	for i := range e.Cases {
		if i > 0 {
			s += ", "
		}
		s += e.Cases[i].Keyword
	}
	return s
}
