package lit

import (
	"regexp/syntax"
	"slices"
	"strings"
)

// patternParser parses the text of one check line.
type patternParser struct {
	*pattern
	opts  *Options
	vars  *varTable
	pos   int // offset in src.text
	end   int
	group int // capture groups so far
	defs  map[string]int
}

func (p *patternParser) errorAt(at int, msg string) error { return &parseError{at, msg} }

// parsePattern parses src.text[from:to] for pt.
func parsePattern(pt *pattern, from, to int, o *Options, vars *varTable) error {
	text := pt.src.text
	pt.fold = o.IgnoreCase
	if !(o.StrictWhitespace && o.MatchFullLines) {
		for to > from && (text[to-1] == ' ' || text[to-1] == '\t') {
			to--
		}
	}
	pt.offset = from
	if from == to && pt.kind != dirEmpty {
		return &parseError{from, "found empty check string with prefix '" + pt.prefix + ":'"}
	}
	if from != to && pt.kind == dirEmpty {
		return &parseError{from, "found non-empty check string for empty check with prefix '" + pt.prefix + ":'"}
	}
	if pt.kind == dirEmpty {
		return nil
	}
	s := text[from:to]
	full := o.MatchFullLines && pt.kind != dirNot
	if pt.verbatim || !full && !strings.Contains(s, "{{") && !strings.Contains(s, "[[") {
		pt.literal = s
		if pt.fold {
			pt.literal = lowerASCII(s)
		}
		return nil
	}
	p := &patternParser{pattern: pt, opts: o, vars: vars, pos: from, end: to, defs: map[string]int{}}
	if full {
		p.node(syntax.OpBeginLine)
		p.fullLineSpace()
	}
	for p.pos < p.end {
		var err error
		switch rest := text[p.pos:p.end]; {
		case strings.HasPrefix(rest, "{{"):
			err = p.regexBlock(rest[2:])
		case strings.HasPrefix(rest, "[[") && !strings.HasPrefix(rest, "[[["): // the last two brackets of several open a block
			err = p.substBlock(rest[2:])
		default:
			p.fixedText(rest)
		}
		if err != nil {
			return err
		}
	}
	if full {
		p.fullLineSpace()
		p.node(syntax.OpEndLine)
	}
	if !pt.hasSubst() {
		pt.ready = pt.sequence(nil)
	}
	return nil
}

func (p *patternParser) part(pt part) { p.pieces = append(p.pieces, piece{part: pt}) }

// node appends the expression that op makes of subs.
func (p *patternParser) node(op syntax.Op, subs ...*syntax.Regexp) {
	p.part(part{op: partNode, node: &syntax.Regexp{Op: op, Sub: subs}})
}

func (p *patternParser) fullLineSpace() {
	if !p.opts.StrictWhitespace {
		p.node(syntax.OpStar, &syntax.Regexp{Op: syntax.OpLiteral, Rune: []rune{' '}})
	}
}

func (p *patternParser) fixedText(rest string) {
	n := len(rest)
	for _, open := range []string{"{{", "[["} {
		if k := strings.Index(rest[1:], open); k >= 0 {
			n = min(n, k+1)
		}
	}
	s := rest[:n]
	if p.fold {
		s = lowerASCII(s)
	}
	p.part(part{op: partLit, lit: s})
	p.pos += n
}

// addRegex appends a regular expression written in the pattern at offset at.
func (p *patternParser) addRegex(re string, at int) error {
	parts, groups, err := parseERE(re, p.group, p.fold)
	if err != nil {
		return p.errorAt(at, "invalid regex: "+err.Error())
	}
	for _, pt := range parts {
		p.part(pt)
		if pt.op == partRef && !p.closed(pt.group) {
			return p.errorAt(at, "invalid regex: "+errRefTarget.Error())
		}
	}
	p.group += groups
	return nil
}

// closed reports whether a group ends before the next piece. A group that is repeated or
// alternative has no end of its own in the pieces.
func (p *patternParser) closed(group int) bool {
	return slices.ContainsFunc(p.pieces, func(pc piece) bool { return pc.op == partClose && pc.group == group })
}

func (p *patternParser) regexBlock(rest string) error {
	k := strings.Index(rest, "}}")
	if k < 0 {
		return p.errorAt(p.pos, "found start of regex string with no end '}}'")
	}
	re := rest[:k]
	if re == "" {
		return p.errorAt(p.pos+2, "invalid regex: "+errRegexEmpty.Error())
	}
	if strings.Contains(re, "|") {
		p.group++ // the parentheses around the alternation
	}
	if err := p.addRegex(re, p.pos+2); err != nil {
		return err
	}
	p.pos += k + 4
	return nil
}

// closingBrackets returns the offset in s of the ]] that ends a substitution block. It
// returns -1 if there is none, and -2 if there is an additional ']'.
func closingBrackets(s string) int {
	depth := 0
	for i := 0; i < len(s); i++ {
		switch s[i] {
		case '\\':
			i++
		case '[':
			depth++
		case ']':
			if depth == 0 {
				if i+1 < len(s) && s[i+1] == ']' {
					return i
				}
				return -2 - i
			}
			depth--
		}
	}
	return -1
}

// fatalError is an error after which FileCheck exits with status 1, not 2.
type fatalError struct{ *parseError }

func (p *patternParser) substBlock(rest string) error {
	k := closingBrackets(rest)
	if k <= -2 {
		return &fatalError{&parseError{p.pos + 2 - 2 - k, "missing closing \"]\" for regex variable"}}
	}
	if k < 0 {
		return p.errorAt(p.pos, "Invalid substitution block, no ]] found")
	}
	body, at := rest[:k], p.pos+2
	p.pos += k + 4
	if num, ok := strings.CutPrefix(body, "#"); ok {
		return p.numericBlock(num, at+1, false)
	}
	colon := strings.IndexByte(body, ':')
	head := body
	if colon >= 0 {
		head = body[:colon]
	}
	if sp := strings.IndexAny(head, " \t"); sp >= 0 {
		return p.errorAt(at+sp, "unexpected whitespace")
	}
	name, pseudo, after, msg := parseVarName(body)
	if msg != "" {
		return p.errorAt(at, msg)
	}
	if colon >= 0 {
		if pseudo || !strings.HasPrefix(after, ":") {
			return p.errorAt(at, "invalid name in string variable definition")
		}
		return p.stringDef(name, after[1:], at)
	}
	if pseudo {
		return p.numericBlock(body, at, true)
	}
	if after != "" {
		return p.errorAt(at, "invalid name in string variable use")
	}
	if g, ok := p.defs[name]; ok {
		if g >= maxGroups {
			return p.errorAt(at, "Can't back-reference more than 9 variables")
		}
		p.part(part{op: partRef, group: g})
		return nil
	}
	p.pieces = append(p.pieces, piece{subst: true, name: name, display: name, offset: at})
	return nil
}

func (p *patternParser) stringDef(name, re string, at int) error {
	if p.vars.numeric[name] != nil {
		return p.errorAt(at, "numeric variable with name '"+name+"' already exists")
	}
	p.group++
	g := p.group
	p.vars.declared[name] = true
	p.defs[name] = g
	p.define(varDef{name: name, group: g})
	p.part(part{op: partOpen, group: g})
	if re != "" {
		if err := p.addRegex(re, at+len(name)+1); err != nil {
			return err
		}
	}
	p.part(part{op: partClose, group: g})
	return nil
}

// define records a definition. If a line defines a name twice, the last definition
// counts.
func (p *patternParser) define(d varDef) {
	list := &p.strDefs
	if d.num != nil {
		list = &p.numDefs
	}
	for i := range *list {
		if (*list)[i].name == d.name {
			(*list)[i] = d
			return
		}
	}
	*list = append(*list, d)
}

func (p *patternParser) numericBlock(body string, at int, legacy bool) error {
	np := &numParser{src: p.src.text, base: at, s: body, line: p.line, vars: p.vars}
	b, err := np.parseBlock(legacy)
	if err != nil {
		return err
	}
	g := 0
	if b.def != nil {
		p.group++
		g = p.group
		p.vars.numeric[b.def.name] = b.def
		p.define(varDef{name: b.def.name, group: g, num: b.def})
		p.part(part{op: partOpen, group: g})
	}
	if b.expr != nil {
		p.pieces = append(p.pieces, piece{subst: true, expr: b.expr, format: b.format, display: body, offset: at})
	} else if err := p.addRegex(b.format.wildcard(), at); err != nil {
		return err
	}
	if b.def != nil {
		p.part(part{op: partClose, group: g})
	}
	return nil
}

// parseVarName splits a variable name off s. msg is the error text, or "".
func parseVarName(s string) (name string, pseudo bool, rest, msg string) {
	if s == "" {
		return "", false, s, "empty variable name"
	}
	pseudo = s[0] == '@'
	i := 0
	if s[0] == '$' || pseudo {
		i++
	}
	if i == len(s) || !wordByte(s[i]) || s[i] >= '0' && s[i] <= '9' {
		return "", pseudo, s, "invalid variable name"
	}
	for i < len(s) && wordByte(s[i]) {
		i++
	}
	return s[:i], pseudo, s[i:], ""
}
