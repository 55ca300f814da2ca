package lit

import (
	"errors"
	"regexp/syntax"
	"strconv"
	"strings"
)

// byteSet is a set of bytes.
type byteSet [4]uint64

func (s *byteSet) add(c byte)      { s[c>>6] |= 1 << (c & 63) }
func (s *byteSet) del(c byte)      { s[c>>6] &^= 1 << (c & 63) }
func (s *byteSet) has(c byte) bool { return s[c>>6]>>(c&63)&1 != 0 }
func (s *byteSet) invert() {
	for i := range s {
		s[i] = ^s[i]
	}
}

// append appends the set as a bracket expression of the regexp package.
func (s *byteSet) append(b []byte) []byte {
	if *s == (byteSet{}) {
		return append(b, `[^\x{0}-\x{10FFFF}]`...)
	}
	b = append(b, '[')
	for c := 0; c < 256; c++ {
		if !s.has(byte(c)) {
			continue
		}
		lo := c
		for c < 255 && s.has(byte(c+1)) {
			c++
		}
		b = appendQuoted(b, byte(lo))
		b = append(b, '-')
		b = appendQuoted(b, byte(c))
	}
	return append(b, ']')
}

// foldCase adds the other case of every ASCII letter in the set.
func (s *byteSet) foldCase() {
	for c := byte('a'); c <= 'z'; c++ {
		up := c - 'a' + 'A'
		if s.has(c) || s.has(up) {
			s.add(c)
			s.add(up)
		}
	}
}

const (
	maxEREDepth  = 500 // nesting of groups
	maxERERepeat = 255 // RE_DUP_MAX of the reference engine
)

// The messages are those of the reference's regular-expression library.
var (
	errRegexParen    = errors.New("parentheses not balanced")
	errRegexBrack    = errors.New("brackets ([ ]) not balanced")
	errRegexBrace    = errors.New("braces not balanced")
	errRegexBadRpt   = errors.New("repetition-operator operand invalid")
	errRegexBadBrace = errors.New("invalid repetition count(s)")
	errRegexEmpty    = errors.New("empty (sub)expression")
	errRegexEscape   = errors.New("trailing backslash (\\)")
	errRegexSubReg   = errors.New("invalid backreference number")
	errRegexRange    = errors.New("invalid character range")
	errRegexClass    = errors.New("invalid character class")
	errRegexCollate  = errors.New("invalid collating element")
	errRegexLarge    = errors.New("regular expression too large")
	errRegexDeep     = errors.New("regular expression nested too deeply")
)

// The names of groups in rewritten expressions. RE2 cannot express back-references and
// the start and end of a word. A named group stands for each of them, and flatten finds
// it.
const (
	markGroup   = "g"
	markRef     = "r"
	markWordBeg = "b"
	markWordEnd = "e"
)

// ereParser checks one expression and rewrites it for the regexp package. Bytes, not
// runes, are the unit of matching: a byte is the rune of the same number.
type ereParser struct {
	s     string
	pos   int
	out   []byte
	fold  bool
	base  int // number of groups before this expression in the whole pattern
	count int // number of groups opened in this expression
	open  []bool
	depth int
}

// parseERE parses s with the newline-sensitive rules of FileCheck: neither '.' nor a
// negated set matches a newline. base is the number of groups before s in the whole
// pattern; groups is the number of groups in s.
func parseERE(s string, base int, fold bool) (parts []part, groups int, err error) {
	p := &ereParser{s: s, base: base, fold: fold}
	if err := p.alternation(false); err != nil {
		return nil, 0, err
	}
	if p.pos < len(p.s) {
		return nil, 0, errRegexParen
	}
	// Without the other flags, ^ and $ match at lines, and '.' does not match a newline.
	re, err := syntax.Parse(string(p.out), syntax.PerlX)
	if err != nil {
		return nil, 0, tooLarge(err)
	}
	parts, err = flatten(nil, re)
	return parts, p.count, err
}

// tooLarge translates an error of the regexp package. The parser reports what is not a
// regular expression; the limits of the package remain.
func tooLarge(err error) error {
	var se *syntax.Error
	if errors.As(err, &se) && se.Code == syntax.ErrNestingDepth {
		return errRegexDeep
	}
	return errRegexLarge
}

func (p *ereParser) more() bool { return p.pos < len(p.s) }

func (p *ereParser) digitAt(i int) bool {
	return i < len(p.s) && p.s[i] >= '0' && p.s[i] <= '9'
}

func (p *ereParser) alternation(nested bool) error {
	for {
		start := p.pos
		for p.more() && p.s[p.pos] != '|' && !(nested && p.s[p.pos] == ')') {
			if err := p.piece(); err != nil {
				return err
			}
		}
		if p.pos == start {
			return errRegexEmpty
		}
		if !p.more() || p.s[p.pos] != '|' {
			return nil
		}
		p.pos++
		p.out = append(p.out, '|')
	}
}

func (p *ereParser) repeatAhead() bool {
	if !p.more() {
		return false
	}
	switch p.s[p.pos] {
	case '*', '+', '?':
		return true
	case '{':
		return p.digitAt(p.pos + 1)
	}
	return false
}

// piece parses an atom and its repetition.
func (p *ereParser) piece() error {
	caret := p.s[p.pos] == '^'
	if err := p.atom(); err != nil {
		return err
	}
	if !p.repeatAhead() {
		return nil
	}
	if caret {
		return errRegexBadRpt
	}
	start := p.pos
	p.pos++
	if p.s[start] == '{' {
		if err := p.bounds(); err != nil {
			return err
		}
	}
	if p.repeatAhead() {
		return errRegexBadRpt
	}
	p.out = append(p.out, p.s[start:p.pos]...)
	return nil
}

// bounds parses the rest of {N}, {N,} or {N,M}.
func (p *ereParser) bounds() error {
	lo, err := p.count255()
	if err != nil {
		return err
	}
	if p.eat(',') && p.digitAt(p.pos) {
		hi, err := p.count255()
		if err != nil {
			return err
		}
		if hi < lo {
			return errRegexBadBrace
		}
	}
	if !p.eat('}') {
		if strings.IndexByte(p.s[p.pos:], '}') < 0 {
			return errRegexBrace
		}
		return errRegexBadBrace
	}
	return nil
}

func (p *ereParser) count255() (int, error) {
	v := 0
	for p.digitAt(p.pos) && v <= maxERERepeat {
		v = v*10 + int(p.s[p.pos]-'0')
		p.pos++
	}
	if v > maxERERepeat {
		return 0, errRegexBadBrace
	}
	return v, nil
}

func (p *ereParser) literal(c byte) {
	if p.fold {
		c = lowerByte(c)
	}
	p.out = appendQuoted(p.out, c)
}

// appendQuoted appends an expression that matches the byte c.
func appendQuoted(b []byte, c byte) []byte {
	switch {
	case c >= 0x80:
		b = append(b, `\x{`...)
		b = strconv.AppendUint(b, uint64(c), 16)
		return append(b, '}')
	case wordByte(c) && c != '_':
		return append(b, c)
	}
	return append(b, '\\', c)
}

// mark appends an empty group with a name that flatten recognizes. Names are unique in
// an expression.
func (p *ereParser) mark(name, body string) {
	p.out = append(p.out, "(?P<"...)
	p.out = append(p.out, name...)
	p.out = append(p.out, '_')
	p.out = strconv.AppendInt(p.out, int64(p.pos), 10)
	p.out = append(p.out, '>')
	p.out = append(p.out, body...)
	p.out = append(p.out, ')')
}

func (p *ereParser) atom() error {
	c := p.s[p.pos]
	p.pos++
	switch c {
	case '(':
		return p.group()
	case ')':
		return errRegexParen
	case '^', '$', '.':
		p.out = append(p.out, c)
		return nil
	case '*', '+', '?':
		return errRegexBadRpt
	case '[':
		return p.bracket()
	case '\\':
		if !p.more() {
			return errRegexEscape
		}
		c = p.s[p.pos]
		p.pos++
		if c >= '1' && c <= '9' {
			k := int(c - '0')
			if k > len(p.open) || p.open[k-1] {
				return errRegexSubReg
			}
			// In the whole pattern, the number counts from the start of the pattern.
			p.mark(markRef+string(rune(c)), "")
			return nil
		}
	case '{':
		if p.digitAt(p.pos) {
			return errRegexBadRpt
		}
	}
	p.literal(c)
	return nil
}

func (p *ereParser) group() error {
	if p.depth++; p.depth > maxEREDepth {
		return errRegexDeep
	}
	if !p.more() {
		return errRegexParen
	}
	p.count++
	k := p.count
	p.open = append(p.open, true)
	p.out = append(p.out, "(?P<"+markGroup...)
	p.out = strconv.AppendInt(p.out, int64(p.base+k), 10)
	p.out = append(p.out, '>')
	if p.s[p.pos] != ')' {
		if err := p.alternation(true); err != nil {
			return err
		}
	}
	if !p.more() {
		return errRegexParen
	}
	p.pos++
	p.out = append(p.out, ')')
	p.open[k-1] = false
	p.depth--
	return nil
}

func (p *ereParser) bracket() error {
	rest := p.s[p.pos:]
	if strings.HasPrefix(rest, "[:<:]]") {
		p.pos += 6
		p.mark(markWordBeg, `\b`)
		return nil
	}
	if strings.HasPrefix(rest, "[:>:]]") {
		p.pos += 6
		p.mark(markWordEnd, `\b`)
		return nil
	}
	set := &byteSet{}
	negated := p.eat('^')
	if p.eat(']') {
		set.add(']')
	} else if p.eat('-') {
		set.add('-')
	}
	for p.more() && p.s[p.pos] != ']' && !strings.HasPrefix(p.s[p.pos:], "-]") {
		if err := p.bracketTerm(set); err != nil {
			return err
		}
	}
	if p.eat('-') {
		set.add('-')
	}
	if !p.eat(']') {
		return errRegexBrack
	}
	if p.fold {
		set.foldCase()
	}
	if negated {
		set.invert()
		set.del('\n')
	}
	p.out = set.append(p.out)
	return nil
}

func (p *ereParser) eat(c byte) bool {
	if p.more() && p.s[p.pos] == c {
		p.pos++
		return true
	}
	return false
}

func (p *ereParser) bracketTerm(set *byteSet) error {
	rest := p.s[p.pos:]
	switch {
	case rest[0] == '-':
		return errRegexRange
	case strings.HasPrefix(rest, "[:"):
		end := strings.Index(rest[2:], ":]")
		if end < 0 {
			return errRegexBrack
		}
		in, ok := byteClass(rest[2 : 2+end])
		if !ok {
			return errRegexClass
		}
		for c := 0; c < 256; c++ {
			if in(byte(c)) {
				set.add(byte(c))
			}
		}
		p.pos += end + 4
		return nil
	case strings.HasPrefix(rest, "[="):
		c, err := p.collating("=]")
		set.add(c)
		return err
	}
	lo, err := p.bracketSymbol()
	if err != nil {
		return err
	}
	hi := lo
	if p.pos+1 < len(p.s) && p.s[p.pos] == '-' && p.s[p.pos+1] != ']' {
		p.pos++
		if p.eat('-') {
			hi = '-'
		} else if hi, err = p.bracketSymbol(); err != nil {
			return err
		}
	}
	if lo > hi {
		return errRegexRange
	}
	for c := int(lo); c <= int(hi); c++ {
		set.add(byte(c))
	}
	return nil
}

func (p *ereParser) bracketSymbol() (byte, error) {
	if !p.more() {
		return 0, errRegexBrack
	}
	if strings.HasPrefix(p.s[p.pos:], "[.") {
		return p.collating(".]")
	}
	c := p.s[p.pos]
	p.pos++
	return c, nil
}

// collating parses a one-byte element such as [=a=] or [.-.].
func (p *ereParser) collating(end string) (byte, error) {
	rest := p.s[p.pos+2:]
	k := strings.Index(rest, end)
	if k < 0 {
		return 0, errRegexBrack
	}
	if k != 1 {
		return 0, errRegexCollate
	}
	p.pos += k + 4
	return rest[0], nil
}

func lowerByte(c byte) byte {
	if c >= 'A' && c <= 'Z' {
		c += 'a' - 'A'
	}
	return c
}

// byteClass returns the predicate of a named POSIX class in the C locale.
func byteClass(name string) (func(byte) bool, bool) {
	lower := func(c byte) bool { return c >= 'a' && c <= 'z' }
	upper := func(c byte) bool { return c >= 'A' && c <= 'Z' }
	digit := func(c byte) bool { return c >= '0' && c <= '9' }
	alnum := func(c byte) bool { return lower(c) || upper(c) || digit(c) }
	switch name {
	case "alnum":
		return alnum, true
	case "alpha":
		return func(c byte) bool { return lower(c) || upper(c) }, true
	case "blank":
		return func(c byte) bool { return c == ' ' || c == '\t' }, true
	case "cntrl":
		return func(c byte) bool { return c < 32 || c == 127 }, true
	case "digit":
		return digit, true
	case "graph":
		return func(c byte) bool { return c > 32 && c < 127 }, true
	case "lower":
		return lower, true
	case "print":
		return func(c byte) bool { return c >= 32 && c < 127 }, true
	case "punct":
		return func(c byte) bool { return c > 32 && c < 127 && !alnum(c) }, true
	case "space":
		return func(c byte) bool { return c == ' ' || c >= '\t' && c <= '\r' }, true
	case "upper":
		return upper, true
	case "xdigit":
		return func(c byte) bool { return digit(c) || c >= 'a' && c <= 'f' || c >= 'A' && c <= 'F' }, true
	}
	return nil, false
}

func wordByte(c byte) bool {
	c = lowerByte(c)
	return c >= 'a' && c <= 'z' || c >= '0' && c <= '9' || c == '_'
}
