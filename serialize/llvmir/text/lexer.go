package text

import "strings"

// tokenKind tells tokens apart. Punctuation is its own kind.
type tokenKind uint8

const (
	tokEOF      tokenKind = iota
	tokWord               // a keyword
	tokLabel              // name: or "name": or 3:
	tokLocal              // %name
	tokLocalID            // %3
	tokGlobal             // @name
	tokGlobalID           // @3
	tokComdat             // $name
	tokGroup              // #3
	tokMeta               // !name
	tokSummary            // ^3
	tokString             // "…"
	tokInt                // 12 or -12
	tokFloat              // 1.5e+00
	tokHex                // 0x…, 0xK…
	tokDots               // ...
	tokBad
)

// token is a piece of the source. Its text has no sigil and no quotation marks.
type token struct {
	kind tokenKind
	text string
	pos  int
	// quoted marks names in quotation marks.
	quoted bool
}

// lexer splits the source into tokens.
type lexer struct {
	src string
	pos int
}

func isLabelChar(c byte) bool {
	return isAlnum(c) || c == '-' || c == '$' || c == '.' || c == '_'
}

func isDigit(c byte) bool { return c >= '0' && c <= '9' }

func (l *lexer) at(i int) byte {
	if i < len(l.src) {
		return l.src[i]
	}
	return 0
}

func (l *lexer) next() token {
	l.space()
	start := l.pos
	if start >= len(l.src) {
		return token{kind: tokEOF, pos: start}
	}
	switch c := l.src[start]; c {
	case '%':
		return l.sigil(tokLocal, tokLocalID)
	case '@':
		return l.sigil(tokGlobal, tokGlobalID)
	case '$':
		if t := l.sigil(tokComdat, tokComdat); t.kind != tokBad {
			return t
		}
		return l.identifier()
	case '#', '^':
		return l.numbered(c)
	case '!':
		return l.metaName()
	case '"':
		l.pos++
		s, ok := l.stringEnd()
		if !ok {
			return token{kind: tokBad, pos: start}
		}
		if l.at(l.pos) == ':' {
			l.pos++
			return token{tokLabel, s, start, true}
		}
		return token{tokString, s, start, true}
	case '.':
		if strings.HasPrefix(l.src[start:], "...") {
			l.pos += 3
			return token{kind: tokDots, pos: start}
		}
		return l.identifier()
	case '-', '+', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9':
		return l.digits()
	case '=', ',', '*', '(', ')', '[', ']', '{', '}', '<', '>', '|', ':', '/':
		l.pos++
		return token{kind: tokenKind(c), text: l.src[start:l.pos], pos: start}
	}
	return l.identifier()
}

// space skips white space and comments.
func (l *lexer) space() {
	for l.pos < len(l.src) {
		switch l.src[l.pos] {
		case ' ', '\t', '\n', '\r', 0:
			l.pos++
		case ';':
			n := strings.IndexAny(l.src[l.pos:], "\n\r")
			if n < 0 {
				n = len(l.src) - l.pos
			}
			l.pos += n
		case '/':
			if l.at(l.pos+1) != '*' {
				return
			}
			n := strings.Index(l.src[l.pos+2:], "*/")
			if n < 0 {
				return
			}
			l.pos += n + 4
		default:
			return
		}
	}
}

// stringEnd reads up to the closing quotation mark and returns the text with escapes replaced.
func (l *lexer) stringEnd() (string, bool) {
	n := strings.IndexByte(l.src[l.pos:], '"')
	if n < 0 {
		l.pos = len(l.src)
		return "", false
	}
	s := l.src[l.pos : l.pos+n]
	l.pos += n + 1
	return unescape(s), true
}

func hexValue(c byte) int {
	switch {
	case c >= '0' && c <= '9':
		return int(c - '0')
	case c >= 'a' && c <= 'f':
		return int(c-'a') + 10
	case c >= 'A' && c <= 'F':
		return int(c-'A') + 10
	}
	return -1
}

// unescape replaces \\ and \ with two hexadecimal digits.
func unescape(s string) string {
	if strings.IndexByte(s, '\\') < 0 {
		return s
	}
	out := make([]byte, 0, len(s))
	for i := 0; i < len(s); i++ {
		if s[i] == '\\' && i+1 < len(s) && s[i+1] == '\\' {
			out = append(out, '\\')
			i++
			continue
		}
		if s[i] == '\\' && i+2 < len(s) && hexValue(s[i+1]) >= 0 && hexValue(s[i+2]) >= 0 {
			out = append(out, byte(hexValue(s[i+1])<<4|hexValue(s[i+2])))
			i += 2
			continue
		}
		out = append(out, s[i])
	}
	return string(out)
}

// sigil reads a name or number behind % @ or $.
func (l *lexer) sigil(named, numbered tokenKind) token {
	start := l.pos
	if l.at(start+1) == '"' {
		l.pos = start + 2
		s, ok := l.stringEnd()
		if !ok {
			return token{kind: tokBad, pos: start}
		}
		if strings.IndexByte(s, 0) >= 0 {
			return token{kind: tokBad, pos: start}
		}
		return token{named, s, start, true}
	}
	end := start + 1
	if isDigit(l.at(end)) && numbered != named {
		for isDigit(l.at(end)) {
			end++
		}
		l.pos = end
		return token{kind: numbered, text: l.src[start+1 : end], pos: start}
	}
	if c := l.at(end); isLabelChar(c) && !isDigit(c) {
		for isLabelChar(l.at(end)) {
			end++
		}
		l.pos = end
		return token{kind: named, text: l.src[start+1 : end], pos: start}
	}
	if named != tokComdat {
		l.pos++
	}
	return token{kind: tokBad, pos: start}
}

// numbered reads #3, ^3, or the word of a debug record such as #dbg_value.
func (l *lexer) numbered(sigil byte) token {
	start := l.pos
	l.pos++
	digits := l.pos
	for isDigit(l.at(l.pos)) {
		l.pos++
	}
	if l.pos > digits {
		kind := tokGroup
		if sigil == '^' {
			kind = tokSummary
		}
		return token{kind: kind, text: l.src[digits:l.pos], pos: start}
	}
	if sigil == '#' {
		return token{kind: '#', text: "#", pos: start}
	}
	return token{kind: tokBad, pos: start}
}

// metaName reads !name, or the exclamation mark alone.
func (l *lexer) metaName() token {
	start := l.pos
	l.pos++
	for c := l.at(l.pos); isLabelChar(c) && (l.pos > start+1 || !isDigit(c)) || c == '\\'; c = l.at(l.pos) {
		l.pos++
	}
	if l.pos == start+1 {
		return token{kind: '!', text: "!", pos: start}
	}
	return token{kind: tokMeta, text: unescape(l.src[start+1 : l.pos]), pos: start}
}

// label finishes a label that begins at start if the name characters up to l.pos and more end in a colon.
func (l *lexer) label(start int) (token, bool) {
	end := l.pos
	for isLabelChar(l.at(end)) {
		end++
	}
	if end > start && l.at(end) == ':' {
		l.pos = end + 1
		return token{kind: tokLabel, text: l.src[start:end], pos: start}, true
	}
	return token{}, false
}

func (l *lexer) identifier() token {
	start := l.pos
	if t, ok := l.label(start); ok {
		return t
	}
	for isAlnum(l.at(l.pos)) || l.at(l.pos) == '_' {
		l.pos++
	}
	if l.pos == start || isDigit(l.src[start]) {
		l.pos = start + 1
		return token{kind: tokBad, pos: start}
	}
	return token{kind: tokWord, text: l.src[start:l.pos], pos: start}
}

// digits reads a number, or a label that looks like one.
func (l *lexer) digits() token {
	start := l.pos
	if c := l.src[start]; c == '-' || c == '+' {
		if !isDigit(l.at(start + 1)) {
			return l.identifier()
		}
		l.pos++
	}
	if l.src[start] != '+' {
		if t, ok := l.label(start); ok {
			return t
		}
	}
	if l.src[start] == '0' && l.at(start+1) == 'x' {
		return l.hexDigits()
	}
	for isDigit(l.at(l.pos)) {
		l.pos++
	}
	if l.at(l.pos) != '.' {
		if l.src[start] == '+' {
			return token{kind: tokBad, pos: start}
		}
		return token{kind: tokInt, text: l.src[start:l.pos], pos: start}
	}
	l.pos++
	for isDigit(l.at(l.pos)) {
		l.pos++
	}
	if c := l.at(l.pos); c == 'e' || c == 'E' {
		end := l.pos + 1
		if s := l.at(end); s == '-' || s == '+' {
			end++
		}
		if isDigit(l.at(end)) {
			for isDigit(l.at(end)) {
				end++
			}
			l.pos = end
		}
	}
	return token{kind: tokFloat, text: l.src[start:l.pos], pos: start}
}

func (l *lexer) hexDigits() token {
	start := l.pos
	l.pos += 2
	switch l.at(l.pos) {
	case 'K', 'L', 'M', 'H', 'R':
		l.pos++
	}
	digits := l.pos
	for hexValue(l.at(l.pos)) >= 0 {
		l.pos++
	}
	if l.pos == digits {
		l.pos = start + 1
		return token{kind: tokBad, pos: start}
	}
	return token{kind: tokHex, text: l.src[start+2 : l.pos], pos: start}
}
