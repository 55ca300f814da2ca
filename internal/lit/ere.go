package lit

import (
	"errors"
	"strings"
)

// ereOp is the kind of a regular-expression node.
type ereOp uint8

const (
	ereLit     ereOp = iota // a run of ordinary bytes
	ereSet                  // one byte of a set
	ereBOL                  // ^
	ereEOL                  // $
	ereWordBeg              // [[:<:]]
	ereWordEnd              // [[:>:]]
	ereCat                  // subs in sequence
	ereAlt                  // one of subs
	ereRepeat               // subs[0], min to max times (max < 0: no limit)
	ereGroup                // ( subs[0] ), numbered
	ereRef                  // \group
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

// ereNode is one node of a parsed POSIX extended regular expression.
type ereNode struct {
	op       ereOp
	lit      string
	set      *byteSet
	subs     []*ereNode
	min, max int
	group    int // of ereGroup and ereRef, counted from 1 in the whole pattern
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
	errRegexDeep     = errors.New("regular expression nested too deeply")
)

// ereParser parses one expression. Bytes, not runes, are the unit of matching.
type ereParser struct {
	s     string
	pos   int
	fold  bool
	base  int // number of groups before this expression in the whole pattern
	count int // number of groups opened in this expression
	open  []bool
	depth int
}

// parseERE parses s with the newline-sensitive rules of FileCheck: neither '.' nor a
// negated set matches a newline. base is the number of groups before s in the whole
// pattern; groups is the number of groups in s.
func parseERE(s string, base int, fold bool) (n *ereNode, groups int, err error) {
	p := &ereParser{s: s, base: base, fold: fold}
	n, err = p.alternation(false)
	if err != nil {
		return nil, 0, err
	}
	if p.pos < len(p.s) {
		return nil, 0, errRegexParen
	}
	return n, p.count, nil
}

func (p *ereParser) more() bool { return p.pos < len(p.s) }

func (p *ereParser) digitAt(i int) bool {
	return i < len(p.s) && p.s[i] >= '0' && p.s[i] <= '9'
}

func (p *ereParser) alternation(nested bool) (*ereNode, error) {
	var alts []*ereNode
	for {
		var cat []*ereNode
		for p.more() && p.s[p.pos] != '|' && !(nested && p.s[p.pos] == ')') {
			n, err := p.piece()
			if err != nil {
				return nil, err
			}
			cat = appendNode(cat, n)
		}
		if len(cat) == 0 {
			return nil, errRegexEmpty
		}
		alts = append(alts, catOf(cat))
		if !p.more() || p.s[p.pos] != '|' {
			break
		}
		p.pos++
	}
	if len(alts) == 1 {
		return alts[0], nil
	}
	return &ereNode{op: ereAlt, subs: alts}, nil
}

func catOf(cat []*ereNode) *ereNode {
	if len(cat) == 1 {
		return cat[0]
	}
	return &ereNode{op: ereCat, subs: cat}
}

// appendNode appends n, joining neighboring literals.
func appendNode(cat []*ereNode, n *ereNode) []*ereNode {
	if k := len(cat); k > 0 && n.op == ereLit && cat[k-1].op == ereLit {
		cat[k-1] = &ereNode{op: ereLit, lit: cat[k-1].lit + n.lit}
		return cat
	}
	return append(cat, n)
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
func (p *ereParser) piece() (*ereNode, error) {
	caret := p.s[p.pos] == '^'
	n, err := p.atom()
	if err != nil {
		return nil, err
	}
	if !p.repeatAhead() {
		return n, nil
	}
	if caret {
		return nil, errRegexBadRpt
	}
	c := p.s[p.pos]
	p.pos++
	r := &ereNode{op: ereRepeat, subs: []*ereNode{n}, max: -1}
	switch c {
	case '+':
		r.min = 1
	case '?':
		r.max = 1
	case '{':
		if r.min, r.max, err = p.bounds(); err != nil {
			return nil, err
		}
	}
	if p.repeatAhead() {
		return nil, errRegexBadRpt
	}
	return r, nil
}

func (p *ereParser) bounds() (lo, hi int, err error) {
	if lo, err = p.count255(); err != nil {
		return
	}
	hi = lo
	if p.more() && p.s[p.pos] == ',' {
		p.pos++
		hi = -1
		if p.digitAt(p.pos) {
			if hi, err = p.count255(); err != nil {
				return
			}
			if hi < lo {
				return 0, 0, errRegexBadBrace
			}
		}
	}
	if !p.more() || p.s[p.pos] != '}' {
		if strings.IndexByte(p.s[p.pos:], '}') < 0 {
			return 0, 0, errRegexBrace
		}
		return 0, 0, errRegexBadBrace
	}
	p.pos++
	return lo, hi, nil
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

func (p *ereParser) literal(c byte) *ereNode {
	if p.fold {
		c = lowerByte(c)
	}
	return &ereNode{op: ereLit, lit: string([]byte{c})}
}

func (p *ereParser) atom() (*ereNode, error) {
	c := p.s[p.pos]
	p.pos++
	switch c {
	case '(':
		return p.group()
	case ')':
		return nil, errRegexParen
	case '^':
		return &ereNode{op: ereBOL}, nil
	case '$':
		return &ereNode{op: ereEOL}, nil
	case '*', '+', '?':
		return nil, errRegexBadRpt
	case '.':
		set := &byteSet{}
		set.add('\n')
		set.invert()
		return &ereNode{op: ereSet, set: set}, nil
	case '[':
		return p.bracket()
	case '\\':
		if !p.more() {
			return nil, errRegexEscape
		}
		c = p.s[p.pos]
		p.pos++
		if c >= '1' && c <= '9' {
			k := int(c - '0')
			if k > len(p.open) || p.open[k-1] {
				return nil, errRegexSubReg
			}
			// In the whole pattern, the number counts from the start of the pattern.
			return &ereNode{op: ereRef, group: k}, nil
		}
		return p.literal(c), nil
	case '{':
		if p.digitAt(p.pos) {
			return nil, errRegexBadRpt
		}
	}
	return p.literal(c), nil
}

func (p *ereParser) group() (*ereNode, error) {
	if p.depth++; p.depth > maxEREDepth {
		return nil, errRegexDeep
	}
	if !p.more() {
		return nil, errRegexParen
	}
	p.count++
	k := p.count
	p.open = append(p.open, true)
	g := &ereNode{op: ereGroup, group: p.base + k}
	if p.more() && p.s[p.pos] == ')' {
		g.subs = []*ereNode{{op: ereLit}}
	} else {
		n, err := p.alternation(true)
		if err != nil {
			return nil, err
		}
		g.subs = []*ereNode{n}
	}
	if !p.more() {
		return nil, errRegexParen
	}
	p.pos++
	p.open[k-1] = false
	p.depth--
	return g, nil
}

func (p *ereParser) bracket() (*ereNode, error) {
	rest := p.s[p.pos:]
	if strings.HasPrefix(rest, "[:<:]]") {
		p.pos += 6
		return &ereNode{op: ereWordBeg}, nil
	}
	if strings.HasPrefix(rest, "[:>:]]") {
		p.pos += 6
		return &ereNode{op: ereWordEnd}, nil
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
			return nil, err
		}
	}
	if p.eat('-') {
		set.add('-')
	}
	if !p.eat(']') {
		return nil, errRegexBrack
	}
	if p.fold {
		set.foldCase()
	}
	if negated {
		set.invert()
		set.del('\n')
	}
	return &ereNode{op: ereSet, set: set}, nil
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
