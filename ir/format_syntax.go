package ir

import (
	"strconv"
	"strings"
)

// nodeKind is the kind of an element of a format's syntax tree.
type nodeKind uint8

const (
	nodeLiteral nodeKind = iota
	nodeSpace            // ` `, `` or `\n`
	nodeVar
	nodeDirective
	nodeText // "..." as an argument of a custom directive
	nodeGroup
	nodeClauses
)

// formatNode is an element of a format. The clauses of an oilist are its args; each
// clause is a group whose first element is a literal.
type formatNode struct {
	kind     nodeKind
	text     string
	args     []*formatNode
	then     []*formatNode
	alt      []*formatNode
	anchor   bool // marked ^
	inverted bool // groups: the anchor is in alt
}

// formatError is a mistake in the format of a declaration.
type formatError struct{ owner, msg string }

func (e *formatError) Error() string { return "assembly format of " + e.owner + ": " + e.msg }

// formatReader parses the text of a format. It keeps the first mistake.
type formatReader struct {
	src   string
	pos   int
	owner string
	err   error
}

func (r *formatReader) fail(msg string) {
	if r.err == nil {
		r.err = &formatError{r.owner, msg + " at offset " + strconv.Itoa(r.pos)}
	}
	r.pos = len(r.src)
}

func (r *formatReader) skip() {
	for r.pos < len(r.src) && (r.src[r.pos] == ' ' || r.src[r.pos] == '\n' || r.src[r.pos] == '\t' || r.src[r.pos] == '\r') {
		r.pos++
	}
}

// peek returns the next byte that is not white space, or 0 at the end.
func (r *formatReader) peek() byte {
	r.skip()
	if r.pos == len(r.src) {
		return 0
	}
	return r.src[r.pos]
}

func (r *formatReader) accept(c byte) bool {
	if r.peek() != c {
		return false
	}
	r.pos++
	return true
}

func (r *formatReader) expect(c byte) {
	if !r.accept(c) {
		r.fail("expected '" + string(rune(c)) + "'")
	}
}

func isWordByte(c byte) bool {
	return c == '_' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9'
}

// word reads an identifier; directives may hold dashes.
func (r *formatReader) word(dashes bool) string {
	r.skip()
	start := r.pos
	for r.pos < len(r.src) && (isWordByte(r.src[r.pos]) || dashes && r.src[r.pos] == '-') {
		r.pos++
	}
	if start == r.pos {
		r.fail("expected a name")
		return ""
	}
	return r.src[start:r.pos]
}

// elements reads up to one of the closing bytes in stop or the end.
func (r *formatReader) elements(stop string) []*formatNode {
	var list []*formatNode
	for {
		c := r.peek()
		if c == 0 || strings.IndexByte(stop, c) >= 0 {
			return list
		}
		n := r.element()
		if r.err != nil {
			return list
		}
		if r.accept('^') {
			n.anchor = true
		}
		list = append(list, n)
	}
}

func (r *formatReader) element() *formatNode {
	switch c := r.peek(); {
	case c == '`':
		return r.literal()
	case c == '$':
		r.pos++
		return &formatNode{kind: nodeVar, text: r.word(false)}
	case c == '(':
		r.pos++
		return r.group()
	case isWordByte(c):
		return r.directive()
	default:
		r.fail("unexpected '" + string(rune(c)) + "'")
		return &formatNode{}
	}
}

func (r *formatReader) literal() *formatNode {
	r.pos++
	end := strings.IndexByte(r.src[r.pos:], '`')
	if end < 0 {
		r.fail("literal is not closed")
		return &formatNode{}
	}
	text := r.src[r.pos : r.pos+end]
	r.pos += end + 1
	switch text {
	case "", " ", `\n`:
		return &formatNode{kind: nodeSpace, text: text}
	}
	if literalOf(text) == litNone {
		r.fail("invalid literal `" + text + "`")
	}
	return &formatNode{kind: nodeLiteral, text: text}
}

// group reads `then)?` or `then) : (else)?` after the opening parenthesis.
func (r *formatReader) group() *formatNode {
	g := &formatNode{kind: nodeGroup, then: r.elements(")")}
	r.expect(')')
	if r.accept(':') {
		r.expect('(')
		g.alt = r.elements(")")
		r.expect(')')
	}
	r.expect('?')
	anchors := countAnchors(g.then) + countAnchors(g.alt)
	g.inverted = countAnchors(g.alt) > 0
	switch {
	case r.err != nil:
	case anchors != 1:
		r.fail("an optional group needs exactly one anchor")
	case len(withoutSpace(g.then)) == 0:
		r.fail("an optional group needs an element that can be parsed")
	}
	return g
}

func countAnchors(list []*formatNode) int {
	n := 0
	for _, e := range list {
		if e.anchor {
			n++
		}
	}
	return n
}

// withoutSpace drops leading elements that only matter to the printer.
func withoutSpace(list []*formatNode) []*formatNode {
	for len(list) > 0 && list[0].kind == nodeSpace {
		list = list[1:]
	}
	return list
}

func (r *formatReader) directive() *formatNode {
	d := &formatNode{kind: nodeDirective, text: r.word(true)}
	switch d.text {
	case "oilist":
		return r.clauses()
	case "custom":
		r.expect('<')
		name := r.word(false)
		r.expect('>')
		d.then = []*formatNode{{kind: nodeText, text: name}}
		d.args = r.arguments()
	case "type", "ref", "qualified", "functional-type", "struct":
		d.args = r.arguments()
	case "attr-dict", "attr-dict-with-keyword", "prop-dict", "operands", "results", "regions", "successors", "params":
	default:
		r.fail("unknown directive '" + d.text + "'")
	}
	return d
}

// arguments reads `(a, b, ...)`.
func (r *formatReader) arguments() []*formatNode {
	var list []*formatNode
	r.expect('(')
	for r.err == nil && r.peek() != ')' {
		if r.peek() == '"' {
			r.pos++
			end := strings.IndexByte(r.src[r.pos:], '"')
			if end < 0 {
				r.fail("string is not closed")
				return list
			}
			list = append(list, &formatNode{kind: nodeText, text: r.src[r.pos : r.pos+end]})
			r.pos += end + 1
		} else {
			list = append(list, r.element())
		}
		if !r.accept(',') {
			break
		}
	}
	r.expect(')')
	return list
}

// clauses reads `(lit elements | lit elements ...)` of an oilist.
func (r *formatReader) clauses() *formatNode {
	n := &formatNode{kind: nodeClauses}
	r.expect('(')
	for r.err == nil {
		c := &formatNode{kind: nodeGroup, then: r.elements("|)")}
		if r.err == nil && (len(c.then) == 0 || c.then[0].kind != nodeLiteral) {
			r.fail("a clause of oilist starts with a literal")
		}
		n.args = append(n.args, c)
		if !r.accept('|') {
			break
		}
	}
	r.expect(')')
	return n
}

// readFormat parses the text of the format of owner.
func readFormat(owner, src string) ([]*formatNode, error) {
	r := &formatReader{src: src, owner: owner}
	list := r.elements("")
	if r.err == nil && countAnchors(list) > 0 {
		r.fail("anchor outside of an optional group")
	}
	return list, r.err
}
