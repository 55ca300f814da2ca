package ir

// tokenKind is the kind of a token. A token consists of its kind and its position in
// the source. Keywords are tokIdent; the parser compares their text where necessary.
type tokenKind uint8

const (
	tokEOF tokenKind = iota
	tokError
	tokIdent   // bare identifiers and keywords
	tokIntType // i32, si8, ui16
	tokAt      // @name, @"name"
	tokHash    // #name
	tokPercent // %name
	tokCaret   // ^name
	tokBang    // !name
	tokFloat
	tokInt
	tokString
	tokArrow
	tokColon
	tokComma
	tokEllipsis
	tokEqual
	tokGreater
	tokLBrace
	tokLParen
	tokLSquare
	tokLess
	tokMinus
	tokPlus
	tokQuestion
	tokRBrace
	tokRParen
	tokRSquare
	tokStar
	tokBar
	tokMetaBegin // {-#
	tokMetaEnd   // #-}
)

// Classes of characters.
const (
	classSpace  = 1 << iota
	classIdent  // letters, digits, _ $ .
	classSuffix // letters, digits, _ $ . -
	classLetter // letters, _
	classDigit
	classHex
)

var charClass = makeCharClass()

func makeCharClass() (t [256]uint8) {
	for c := range t {
		switch {
		case c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z':
			t[c] = classIdent | classSuffix | classLetter
			if c|32 <= 'f' {
				t[c] |= classHex
			}
		case c == '_':
			t[c] = classIdent | classSuffix | classLetter
		case c >= '0' && c <= '9':
			t[c] = classIdent | classSuffix | classDigit | classHex
		case c == '$' || c == '.':
			t[c] = classIdent | classSuffix
		case c == '-':
			t[c] = classSuffix
		case c == ' ' || c == '\t' || c == '\n' || c == '\r':
			t[c] = classSpace
		}
	}
	return t
}

var punctuation = [256]tokenKind{
	',': tokComma, '=': tokEqual, '>': tokGreater, '(': tokLParen, '[': tokLSquare, '<': tokLess, '+': tokPlus,
	'?': tokQuestion, '}': tokRBrace, ')': tokRParen, ']': tokRSquare, '*': tokStar, '|': tokBar, ':': tokColon,
}

// lexer reads tokens from src. The current token is src[ts:te]. The search for the next
// token starts at pos.
type lexer struct {
	src  string
	kind tokenKind
	ts   int
	te   int
	last int // the end of the previous token
	fail func(off int, msg string)
}

// text returns the current token's spelling.
func (l *lexer) text() string { return l.src[l.ts:l.te] }

// byteAt returns the byte at offset i, or 0 past the end.
func (l *lexer) byteAt(i int) byte {
	if i < len(l.src) {
		return l.src[i]
	}
	return 0
}

// resetTo makes the token at or after offset off the current one.
func (l *lexer) resetTo(off int) {
	l.te = off
	l.advance()
}

// advance goes to the next token.
func (l *lexer) advance() {
	src, i := l.src, l.te
	l.last = i
	for {
		for i < len(src) && charClass[src[i]]&classSpace != 0 {
			i++
		}
		if i >= len(src) {
			l.kind, l.ts, l.te = tokEOF, len(src), len(src)
			return
		}
		if src[i] == '/' && i+1 < len(src) && src[i+1] == '/' {
			for i < len(src) && src[i] != '\n' && src[i] != '\r' {
				i++
			}
			continue
		}
		if src[i] != 0 {
			break
		}
		i++ // as MLIR, skip a NUL inside of the text
	}
	l.ts = i
	c := src[i]
	switch {
	case charClass[c]&classLetter != 0:
		j := i + 1
		for j < len(src) && charClass[src[j]]&classIdent != 0 {
			j++
		}
		l.te = j
		l.kind = tokIdent
		if c == 'i' || c == 's' || c == 'u' {
			l.kind = identOrIntType(src[i:j])
		}
	case c == '%':
		l.prefixed(tokPercent, "invalid SSA name")
	case charClass[c]&classDigit != 0:
		l.number()
	case punctuation[c] != 0:
		l.kind, l.te = punctuation[c], i+1
	default:
		l.other(c)
	}
}

func (l *lexer) other(c byte) {
	i := l.ts
	switch c {
	case '"':
		l.str(i)
	case '{':
		l.kind, l.te = tokLBrace, i+1
		if l.byteAt(i+1) == '-' && l.byteAt(i+2) == '#' {
			l.kind, l.te = tokMetaBegin, i+3
		}
	case '-':
		l.kind, l.te = tokMinus, i+1
		if l.byteAt(i+1) == '>' {
			l.kind, l.te = tokArrow, i+2
		}
	case '!':
		l.prefixed(tokBang, "invalid type identifier")
	case '#':
		if l.byteAt(i+1) == '-' && l.byteAt(i+2) == '}' {
			l.kind, l.te = tokMetaEnd, i+3
			return
		}
		l.prefixed(tokHash, "invalid attribute name")
	case '^':
		l.prefixed(tokCaret, "invalid block name")
	case '@':
		l.symbol()
	case '.':
		if l.byteAt(i+1) != '.' || l.byteAt(i+2) != '.' {
			l.error(i+1, "expected three consecutive dots for an ellipsis")
			return
		}
		l.kind, l.te = tokEllipsis, i+3
	default:
		l.error(i, "unexpected character")
	}
}

func (l *lexer) error(off int, msg string) {
	l.kind, l.te = tokError, len(l.src)
	l.fail(off, msg)
}

func identOrIntType(s string) tokenKind {
	i := 1
	if s[0] != 'i' {
		if len(s) < 2 || s[1] != 'i' {
			return tokIdent
		}
		i = 2
	}
	if i == len(s) {
		return tokIdent
	}
	for ; i < len(s); i++ {
		if charClass[s[i]]&classDigit == 0 {
			return tokIdent
		}
	}
	return tokIntType
}

// prefixed lexes, after the one-character prefix, either digits or a letter or one of
// $._- and its suffix characters.
func (l *lexer) prefixed(k tokenKind, wrong string) {
	src, j := l.src, l.ts+1
	c := l.byteAt(j)
	switch {
	case charClass[c]&classDigit != 0:
		for j < len(src) && charClass[src[j]]&classDigit != 0 {
			j++
		}
	case charClass[c]&classSuffix != 0:
		for j < len(src) && charClass[src[j]]&classSuffix != 0 {
			j++
		}
	default:
		l.error(l.ts, wrong)
		return
	}
	l.kind, l.te = k, j
}

func (l *lexer) symbol() {
	src, j := l.src, l.ts+1
	c := l.byteAt(j)
	switch {
	case c == '"':
		l.str(j)
		if l.kind == tokString {
			l.kind = tokAt
		}
		return
	case charClass[c]&classLetter == 0:
		l.error(j, "@ identifier expected to start with letter or '_'")
		return
	}
	for j < len(src) && charClass[src[j]]&classIdent != 0 {
		j++
	}
	l.kind, l.te = tokAt, j
}

func (l *lexer) number() {
	src, j := l.src, l.ts+1
	l.kind = tokInt
	if src[l.ts] == '0' && l.byteAt(j) == 'x' {
		if charClass[l.byteAt(j+1)]&classHex == 0 {
			l.te = j // `0` before an `x` of a dimension list
			return
		}
		for j += 2; j < len(src) && charClass[src[j]]&classHex != 0; {
			j++
		}
		l.te = j
		return
	}
	for j < len(src) && charClass[src[j]]&classDigit != 0 {
		j++
	}
	if l.byteAt(j) != '.' {
		l.te = j
		return
	}
	l.kind = tokFloat
	for j++; j < len(src) && charClass[src[j]]&classDigit != 0; {
		j++
	}
	if l.byteAt(j)|32 == 'e' {
		k := j + 1
		if c := l.byteAt(k); c == '+' || c == '-' {
			k++
		}
		if charClass[l.byteAt(k)]&classDigit != 0 {
			for j = k; j < len(src) && charClass[src[j]]&classDigit != 0; {
				j++
			}
		}
	}
	l.te = j
}

// str lexes the string whose opening quote is at offset open.
func (l *lexer) str(open int) {
	src := l.src
	for j := open + 1; j < len(src); j++ {
		switch src[j] {
		case '"':
			l.kind, l.te = tokString, j+1
			return
		case '\n', '\v', '\f':
			l.error(j, "expected '\"' in string literal")
			return
		case '\\':
			switch c := l.byteAt(j + 1); {
			case c == '"' || c == '\\' || c == 'n' || c == 't':
				j++
			case charClass[c]&classHex != 0 && charClass[l.byteAt(j+2)]&classHex != 0:
				j += 2
			default:
				l.error(j, "unknown escape in string literal")
				return
			}
		}
	}
	l.error(len(src), "expected '\"' in string literal")
}

// unquote returns the value of a string token's spelling.
func unquote(s string) string {
	s = s[1 : len(s)-1]
	i := 0
	for i < len(s) && s[i] != '\\' {
		i++
	}
	if i == len(s) {
		return s
	}
	out := append(make([]byte, 0, len(s)), s[:i]...)
	for ; i < len(s); i++ {
		if s[i] != '\\' {
			out = append(out, s[i])
			continue
		}
		i++
		switch s[i] {
		case '"', '\\':
			out = append(out, s[i])
		case 'n':
			out = append(out, '\n')
		case 't':
			out = append(out, '\t')
		default:
			out = append(out, hexDigit(s[i])<<4|hexDigit(s[i+1]))
			i++
		}
	}
	return string(out)
}

func hexDigit(c byte) byte {
	if c <= '9' {
		return c - '0'
	}
	return c | 32 - 'a' + 10
}
