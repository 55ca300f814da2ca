package lit

import (
	"errors"
	"io"
	"regexp"
	"regexp/syntax"
	"strconv"
	"strings"
)

// partOp is the kind of a sequence part.
type partOp uint8

const (
	partNode    partOp = iota // an expression
	partLit                   // fixed text
	partOpen                  // a capture begins
	partClose                 // a capture ends
	partRef                   // the text of an earlier capture
	partWordBeg               // [[:<:]]
	partWordEnd               // [[:>:]]
)

// part is one step of a sequence. Captures are never inside repetitions or
// alternations; FileCheck puts variables only there.
type part struct {
	op    partOp
	lit   string
	node  *syntax.Regexp
	group int
}

var (
	errRefTarget = errors.New("back-reference to a group that is repeated or alternative")
	errRefNested = errors.New("back-reference inside a repeated or alternative group")
	errWordDeep  = errors.New("word boundary inside a repeated or alternative group")
)

// sequence is a compiled pattern: the text that one directive must find.
//
// The regexp package finds the matches. RE2 has neither back-references nor one-sided
// word boundaries, so the expression of a sequence with them matches more, and
// partSearch decides. partSearch also finds captures where POSIX and the regexp package
// choose differently between matches of equal length.
type sequence struct {
	parts    []part
	expr     string
	re       *regexp.Regexp // expr, compiled when a text contains the anchor
	err      error          // error of the compilation
	anchor   string         // text that the first line of every match contains
	crossing bool           // a match may contain a newline
	wider    bool           // expr matches more than the sequence
	divided  bool           // the regexp package may divide a match as POSIX does not
	captures bool
	opened   []int          // groups, in the order of the captures of expr
	progs    []*syntax.Prog // programs of the parts, compiled when partSearch needs them
	groups   int            // highest group number used
}

// flatten appends the top-level pieces of n to parts, with markers for plain groups.
func flatten(parts []part, n *syntax.Regexp) ([]part, error) {
	switch n.Op {
	case syntax.OpConcat:
		var err error
		for _, sub := range n.Sub {
			if parts, err = flatten(parts, sub); err != nil {
				return nil, err
			}
		}
		return parts, nil
	case syntax.OpLiteral:
		b := make([]byte, len(n.Rune))
		for i, r := range n.Rune {
			b[i] = byte(r)
		}
		return append(parts, part{op: partLit, lit: string(b)}), nil
	case syntax.OpEmptyMatch:
		return parts, nil
	case syntax.OpCapture:
		name, _, _ := strings.Cut(n.Name[1:], "_")
		k, _ := strconv.Atoi(name)
		switch n.Name[:1] {
		case markRef:
			return append(parts, part{op: partRef, group: k}), nil
		case markWordBeg:
			return append(parts, part{op: partWordBeg}), nil
		case markWordEnd:
			return append(parts, part{op: partWordEnd}), nil
		}
		parts, err := flatten(append(parts, part{op: partOpen, group: k}), n.Sub[0])
		return append(parts, part{op: partClose, group: k}), err
	}
	n, err := uncapture(n)
	return append(parts, part{op: partNode, node: n}), err
}

// uncapture removes the groups in n, which is a repetition or an alternation.
func uncapture(n *syntax.Regexp) (*syntax.Regexp, error) {
	if n.Op == syntax.OpCapture {
		switch n.Name[:1] {
		case markRef:
			return nil, errRefNested
		case markWordBeg, markWordEnd:
			return nil, errWordDeep
		}
		return uncapture(n.Sub[0])
	}
	for i, sub := range n.Sub {
		var err error
		if n.Sub[i], err = uncapture(sub); err != nil {
			return nil, err
		}
	}
	return n, nil
}

// newSequence prepares parts for matching. wanted reports whether the captures are
// needed.
func newSequence(parts []part, wanted bool) *sequence {
	s := &sequence{parts: parts, captures: wanted}
	lead, longest, uneven := "", "", false
	for i, p := range parts {
		s.groups = max(s.groups, p.group)
		switch p.op {
		case partRef, partWordBeg, partWordEnd:
			s.wider = true
		case partClose:
			s.divided = s.divided || uneven
		case partLit:
			if len(p.lit) > len(longest) {
				longest = p.lit
				if i == 0 {
					lead = longest
				}
			}
			s.crossing = s.crossing || strings.IndexByte(p.lit, '\n') >= 0
		case partNode:
			s.crossing = s.crossing || crosses(p.node)
			uneven = uneven || !longestFirst(p.node)
		}
	}
	if s.anchor = longest; s.crossing {
		s.anchor = lead
	}
	s.write()
	return s
}

// write makes expr from the parts.
func (s *sequence) write() {
	b := make([]byte, 0, 256)
	for _, p := range s.parts {
		switch p.op {
		case partLit:
			for i := range len(p.lit) {
				b = appendQuoted(b, p.lit[i])
			}
		case partOpen:
			if b = append(b, '('); !s.captures {
				b = append(b, "?:"...)
			}
			s.opened = append(s.opened, p.group)
		case partClose:
			b = append(b, ')')
		case partRef:
			if s.crossing {
				b = append(b, "(?s:.*)"...)
			} else {
				b = append(b, "(?-s:.*)"...)
			}
		case partWordBeg, partWordEnd:
			b = append(b, `\b`...)
		default:
			b = append(b, "(?:"...)
			b = append(b, p.node.String()...)
			b = append(b, ')')
		}
	}
	s.expr = string(b)
}

// compile compiles expr, once.
func (s *sequence) compile() error {
	if s.re == nil && s.err == nil {
		if s.re, s.err = regexp.Compile(s.expr); s.err != nil {
			s.err = tooLarge(s.err)
			return s.err
		}
		s.re.Longest()
	}
	return s.err
}

// crosses reports whether a match of n can contain a newline.
func crosses(n *syntax.Regexp) bool {
	switch n.Op {
	case syntax.OpAnyChar:
		return true
	case syntax.OpLiteral:
		for _, r := range n.Rune {
			if r == '\n' {
				return true
			}
		}
	case syntax.OpCharClass:
		for i := 0; i < len(n.Rune); i += 2 {
			if n.Rune[i] <= '\n' && '\n' <= n.Rune[i+1] {
				return true
			}
		}
	}
	for _, sub := range n.Sub {
		if crosses(sub) {
			return true
		}
	}
	return false
}

// width returns the length of the matches of n, or -1 if it varies.
func width(n *syntax.Regexp) int {
	switch n.Op {
	case syntax.OpLiteral:
		return len(n.Rune)
	case syntax.OpCharClass, syntax.OpAnyChar, syntax.OpAnyCharNotNL:
		return 1
	case syntax.OpStar, syntax.OpPlus, syntax.OpQuest, syntax.OpRepeat:
		if w := width(n.Sub[0]); n.Op == syntax.OpRepeat && n.Min == n.Max && w >= 0 {
			return w * n.Min
		}
		return -1
	case syntax.OpAlternate:
		w := width(n.Sub[0])
		for _, sub := range n.Sub[1:] {
			if width(sub) != w {
				return -1
			}
		}
		return w
	case syntax.OpConcat:
		sum := 0
		for _, sub := range n.Sub {
			w := width(sub)
			if w < 0 {
				return -1
			}
			sum += w
		}
		return sum
	}
	return 0 // a boundary, or nothing
}

// longestFirst reports whether the regexp package tries the longer matches of n before
// the shorter ones. It tries the alternatives in order, where POSIX takes the longest.
func longestFirst(n *syntax.Regexp) bool {
	switch n.Op {
	case syntax.OpStar, syntax.OpPlus, syntax.OpQuest, syntax.OpRepeat:
		return width(n.Sub[0]) >= 0
	case syntax.OpAlternate:
		last := width(n.Sub[0])
		for _, sub := range n.Sub {
			w := width(sub)
			if w < 0 || w > last {
				return false
			}
			last = w
		}
		return true
	}
	return width(n) >= 0
}

// span is a capture: text offsets, or -1 when unset.
type span struct{ lo, hi int }

// find returns the leftmost match in text, and the longest of several that start there,
// with its captures. From left to right, each piece takes as much as the later ones
// allow. If the regexp package refuses the expression, there is no match, and s.err says
// why.
func (s *sequence) find(text string) (m span, caps []span, ok bool) {
	for pos := 0; ; {
		lo := pos
		if s.anchor != "" {
			k := strings.Index(text[pos:], s.anchor)
			if k < 0 {
				return m, nil, false
			}
			lo = pos + strings.LastIndexByte(text[pos:pos+k], '\n') + 1
		}
		hi := len(text)
		if !s.crossing {
			hi = lineEnd(text, lo)
		}
		if m, caps, ok = s.findIn(text[lo:hi]); ok {
			for i := range caps {
				caps[i].lo += lo
				caps[i].hi += lo
			}
			return span{m.lo + lo, m.hi + lo}, caps, true
		}
		if hi == len(text) {
			return m, nil, false
		}
		pos = hi + 1
	}
}

func lineEnd(text string, from int) int {
	if k := strings.IndexByte(text[from:], '\n'); k >= 0 {
		return from + k
	}
	return len(text)
}

// findIn finds a match in text, which begins and ends at bounds of lines.
func (s *sequence) findIn(text string) (m span, caps []span, ok bool) {
	if s.compile() != nil {
		return m, nil, false
	}
	at := s.submatches(text)
	if at == nil {
		return m, nil, false
	}
	m = span{at[0], at[1]}
	if s.wider {
		return newPartSearch(s, text).find(m.lo)
	}
	if !s.captures {
		return m, nil, true
	}
	if s.divided {
		// A search that ends without a result is too long. The captures of the regexp
		// package are then good enough.
		if caps, ok = newPartSearch(s, text).divide(m); ok {
			return m, caps, true
		}
	}
	caps = make([]span, s.groups+1)
	for i, g := range s.opened {
		caps[g] = span{at[2*i+2], at[2*i+3]}
	}
	return m, caps, true
}

// submatches applies the expression to the bytes of text.
func (s *sequence) submatches(text string) []int {
	for i := range len(text) {
		if text[i] >= 0x80 {
			return s.re.FindReaderSubmatchIndex(&byteRunes{text: text})
		}
	}
	return s.re.FindStringSubmatchIndex(text)
}

// byteRunes reads each byte of a text as the rune of the same number.
type byteRunes struct {
	text string
	pos  int
}

// ReadRune returns the next byte as a rune of length one.
func (r *byteRunes) ReadRune() (rune, int, error) {
	if r.pos == len(r.text) {
		return 0, 0, io.EOF
	}
	c := r.text[r.pos]
	r.pos++
	return rune(c), 1, nil
}
