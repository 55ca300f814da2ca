package ir

import "strings"

// literal is a token that a format can spell.
type literal uint8

const (
	litNone literal = iota
	litKeyword
	litComma
	litColon
	litEqual
	litLess
	litGreater
	litLParen
	litRParen
	litLSquare
	litRSquare
	litLBrace
	litRBrace
	litStar
	litQuestion
	litPlus
	litVerticalBar
	litArrow
	litEllipsis
)

const literalBytes = ",:=<>()[]{}*?+|"

// literalOf classifies the text of a literal. It returns litNone if the text is not a
// literal.
func literalOf(s string) literal {
	switch s {
	case "":
		return litNone
	case "->":
		return litArrow
	case "...":
		return litEllipsis
	}
	if i := strings.IndexByte(literalBytes, s[0]); i >= 0 && len(s) == 1 {
		return litComma + literal(i)
	}
	if s[0] >= '0' && s[0] <= '9' {
		return litNone
	}
	for i := 0; i < len(s); i++ {
		if c := s[i]; !isWordByte(c) && c != '$' && c != '.' {
			return litNone
		}
	}
	return litKeyword
}

// parse requires the literal.
func (l literal) parse(p *Parser, text string) bool {
	switch l {
	case litKeyword:
		return p.ParseKeyword(text)
	case litComma:
		return p.ParseComma()
	case litColon:
		return p.ParseColon()
	case litEqual:
		return p.ParseEqual()
	case litLess:
		return p.ParseLess()
	case litGreater:
		return p.ParseGreater()
	case litLParen:
		return p.ParseLParen()
	case litRParen:
		return p.ParseRParen()
	case litLSquare:
		return p.ParseLSquare()
	case litRSquare:
		return p.ParseRSquare()
	case litLBrace:
		return p.parseLBrace()
	case litRBrace:
		return p.ParseRBrace()
	case litStar:
		return p.parseStar()
	case litQuestion:
		return p.parseQuestion()
	case litPlus:
		return p.parsePlus()
	case litVerticalBar:
		return p.ParseVerticalBar()
	case litArrow:
		return p.ParseArrow()
	}
	return p.parseEllipsis()
}

// parseOptional consumes the literal if it comes next.
func (l literal) parseOptional(p *Parser, text string) bool {
	switch l {
	case litKeyword:
		return p.ParseOptionalKeyword(text)
	case litComma:
		return p.ParseOptionalComma()
	case litColon:
		return p.ParseOptionalColon()
	case litEqual:
		return p.ParseOptionalEqual()
	case litLess:
		return p.ParseOptionalLess()
	case litGreater:
		return p.ParseOptionalGreater()
	case litLParen:
		return p.ParseOptionalLParen()
	case litRParen:
		return p.ParseOptionalRParen()
	case litLSquare:
		return p.ParseOptionalLSquare()
	case litRSquare:
		return p.ParseOptionalRSquare()
	case litLBrace:
		return p.ParseOptionalLBrace()
	case litRBrace:
		return p.parseOptionalRBrace()
	case litStar:
		return p.ParseOptionalStar()
	case litQuestion:
		return p.parseOptionalQuestion()
	case litPlus:
		return p.ParseOptionalPlus()
	case litVerticalBar:
		return p.ParseOptionalVerticalBar()
	case litArrow:
		return p.ParseOptionalArrow()
	}
	return p.ParseOptionalEllipsis()
}

// spacing tracks where the printer puts spaces, while a format is compiled.
type spacing struct {
	emit  bool // a space may come before the next element
	punct bool // the last element was punctuation
}

// literal returns whether a space comes before the literal s.
func (sp *spacing) literal(s string) bool {
	before := true
	if len(s) == 1 {
		no := "<>(){}[],"
		if sp.punct {
			no = ">)}],"
		}
		before = strings.IndexByte(no, s[0]) < 0
	}
	space := sp.emit && before
	sp.emit = len(s) != 1 || strings.IndexByte("<({[", s[0]) < 0
	c := s[0]
	sp.punct = c != '_' && (c < 'a' || c > 'z') && (c < 'A' || c > 'Z')
	return space
}

// element returns whether a space comes before an element that is not a literal.
func (sp *spacing) element() bool {
	space := sp.emit || !sp.punct
	sp.emit, sp.punct = true, false
	return space
}
