package syntax

import (
	"bytes"
	"strconv"
)

// Location is a place in a source file. Lines and columns count from 1; the end of the file has column 0.
type Location struct {
	File      string
	Line, Col int
}

// String returns the location as the AST shows it.
func (l Location) String() string {
	return "@" + l.File + ":" + strconv.Itoa(l.Line) + ":" + strconv.Itoa(l.Col)
}

// kind is what a token is. Characters that are tokens by themselves have the kind charToken.
type kind uint8

const (
	charToken kind = iota
	endOfFile
	returnWord
	varWord
	defWord
	structWord
	identifier
	number
)

// lexer divides a source into tokens. It reads one character ahead.
type lexer struct {
	text    []byte
	structs bool // whether struct is a keyword
	ahead   int  // the character that follows the token, or end
	// Where ahead is.
	line, col int

	kind  kind
	char  byte // the character, if kind is charToken
	name  string
	value float64
	loc   Location
}

// end stands in lexer.ahead for the end of the source.
const end = -1

// newLexer returns a lexer before the first token. The source ends at a zero byte.
func newLexer(file string, text []byte, structs bool) *lexer {
	if i := bytes.IndexByte(text, 0); i >= 0 {
		text = text[:i]
	}
	return &lexer{text: text, structs: structs, ahead: '\n', line: 1, loc: Location{File: file}}
}

// read advances by one character.
func (x *lexer) read() {
	if len(x.text) == 0 {
		x.ahead = end
		return
	}
	c := x.text[0]
	x.text = x.text[1:]
	x.ahead = int(c)
	if x.col++; c == '\n' {
		x.line, x.col = x.line+1, 0
	}
}

// next reads the next token.
func (x *lexer) next() {
	for {
		for isSpace(x.ahead) {
			x.read()
		}
		if x.ahead != '#' {
			break
		}
		for x.ahead != end && x.ahead != '\n' && x.ahead != '\r' {
			x.read()
		}
	}
	x.loc.Line, x.loc.Col = x.line, x.col
	switch {
	case x.ahead == end:
		x.kind = endOfFile
	case isLetter(x.ahead):
		x.word()
	case isDigit(x.ahead):
		x.number()
	default:
		x.kind, x.char = charToken, byte(x.ahead)
		x.read()
	}
}

func (x *lexer) word() {
	var word []byte
	for isLetter(x.ahead) || isDigit(x.ahead) || x.ahead == '_' {
		word = append(word, byte(x.ahead))
		x.read()
	}
	x.kind, x.name = identifier, string(word)
	switch {
	case x.name == "return":
		x.kind = returnWord
	case x.name == "var":
		x.kind = varWord
	case x.name == "def":
		x.kind = defWord
	case x.name == "struct" && x.structs:
		x.kind = structWord
	}
}

// number reads digits and points. What follows a second point belongs to the token, but not to its value.
func (x *lexer) number() {
	var digits []byte
	points := 0
	for isDigit(x.ahead) || x.ahead == '.' {
		if x.ahead == '.' {
			points++
		}
		if points < 2 {
			digits = append(digits, byte(x.ahead))
		}
		x.read()
	}
	x.kind = number
	x.value, _ = strconv.ParseFloat(string(digits), 64) // infinite if it is too large, as in C
}

// is reports whether the token is the character c.
func (x *lexer) is(c byte) bool { return x.kind == charToken && x.char == c }

// code returns the number by which errors of MLIR's compiler name the token.
func (x *lexer) code() int {
	switch x.kind {
	case charToken:
		return int(int8(x.char))
	case endOfFile:
		return -1
	case returnWord:
		return -2
	case varWord:
		return -3
	case defWord:
		return -4
	case structWord:
		return -5
	}
	first := -5
	if x.structs {
		first--
	}
	if x.kind == number {
		return first - 1
	}
	return first
}

func isSpace(c int) bool  { return c == ' ' || c >= '\t' && c <= '\r' }
func isDigit(c int) bool  { return c >= '0' && c <= '9' }
func isLetter(c int) bool { return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' }
