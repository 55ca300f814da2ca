package lit

import (
	"sort"
	"strings"
)

// directive is the kind of a check line.
type directive uint8

const (
	dirPlain directive = iota
	dirNext
	dirSame
	dirNot
	dirDAG
	dirLabel
	dirEmpty
	dirCount
	dirEOF
	dirComment
	dirBadNot
	dirBadCount
	dirMisspelled
	dirNone
)

// suffix is how the directive is named in messages.
func (d directive) suffix() string {
	switch d {
	case dirNext:
		return "-NEXT"
	case dirSame:
		return "-SAME"
	case dirNot:
		return "-NOT"
	case dirDAG:
		return "-DAG"
	case dirLabel:
		return "-LABEL"
	case dirEmpty:
		return "-EMPTY"
	case dirCount:
		return "-COUNT"
	}
	return ""
}

// varTable holds the variables of one FileCheck run.
type varTable struct {
	strings  map[string]string
	declared map[string]bool // string variables some pattern defines
	numeric  map[string]*numVar
}

func newVarTable() *varTable {
	return &varTable{strings: map[string]string{}, declared: map[string]bool{}, numeric: map[string]*numVar{}}
}

// clearLocal forgets the values of all variables whose name does not begin with '$'.
func (t *varTable) clearLocal() {
	for name := range t.strings {
		if name[0] != '$' {
			delete(t.strings, name)
		}
	}
	for name, v := range t.numeric {
		if name[0] != '$' {
			v.value = nil
		}
	}
}

// parseVarName splits a variable name off s; msg is the error, if any.
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

// source is a named text that positions of diagnostics refer to.
type source struct {
	name  string
	text  string
	lines []int // offsets of the lines, made by the first position
}

// position is the line and column, from 1, of an offset.
func (s *source) position(at int) (line, column int) {
	if s.lines == nil {
		s.lines = []int{0}
		for i := 0; i < len(s.text); i++ {
			if s.text[i] == '\n' {
				s.lines = append(s.lines, i+1)
			}
		}
	}
	line = sort.SearchInts(s.lines, at+1)
	return line, at - s.lines[line-1] + 1
}

// pattern is one parsed check line.
type pattern struct {
	kind     directive
	prefix   string
	count    int // times dirCount has to match
	src      *source
	at       int // offset of the pattern in src
	line     int
	verbatim bool   // the {LITERAL} modifier
	literal  string // fixed text to find, when it needs no expression
	pieces   []piece
	ready    *sequence // pieces, when nothing is substituted
	strDefs  []varDef
	numDefs  []varDef
	fold     bool
}

// varDef binds a capture to a variable.
type varDef struct {
	name  string
	group int
	num   *numVar
}

// piece is a part of the pattern, or a substitution made when it is matched.
type piece struct {
	part
	subst   bool
	name    string // string variable to substitute
	expr    *numExpr
	format  numFormat
	display string
	at      int
}

// describe names the directive as written, for messages.
func (p *pattern) describe() string {
	s := p.prefix
	if p.kind != dirCount || p.count > 1 {
		s += p.kind.suffix()
	}
	if p.verbatim {
		s += "{LITERAL}"
	}
	return s
}

// hasVariable tells whether the pattern defines or uses a variable.
func (p *pattern) hasVariable() bool {
	if len(p.strDefs) > 0 || len(p.numDefs) > 0 {
		return true
	}
	for i := range p.pieces {
		if p.pieces[i].subst {
			return true
		}
	}
	return false
}

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
	pt.at = from
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
		p.node(&ereNode{op: ereBOL})
		p.fullLineSpace()
	}
	for p.pos < p.end {
		var err error
		switch rest := text[p.pos:p.end]; {
		case strings.HasPrefix(rest, "{{"):
			err = p.regexBlock(rest[2:])
		case strings.HasPrefix(rest, "[["):
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
		p.node(&ereNode{op: ereEOL})
	}
	if !pt.hasSubst() {
		pt.ready = pt.sequence(nil)
	}
	return nil
}

func (p *pattern) hasSubst() bool {
	for i := range p.pieces {
		if p.pieces[i].subst {
			return true
		}
	}
	return false
}

func (p *patternParser) node(n *ereNode) {
	p.pieces = append(p.pieces, piece{part: part{op: partNode, node: n}})
}

func (p *patternParser) fullLineSpace() {
	if !p.opts.StrictWhitespace {
		set := &byteSet{}
		set.add(' ')
		p.node(&ereNode{op: ereRepeat, max: -1, subs: []*ereNode{{op: ereSet, set: set}}})
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
	p.node(&ereNode{op: ereLit, lit: s})
	p.pos += n
}

// addRegex appends a regular expression written in the pattern at offset at.
func (p *patternParser) addRegex(re string, at int) error {
	n, groups, err := parseERE(re, p.group, p.fold)
	if err != nil {
		return p.errorAt(at, "invalid regex: "+err.Error())
	}
	top := flatten(nil, n)
	if msg := badRef(p.pieces, top); msg != "" {
		return p.errorAt(at, "invalid regex: "+msg)
	}
	for _, pt := range top {
		p.pieces = append(p.pieces, piece{part: pt})
	}
	p.group += groups
	return nil
}

// badRef says what of top the matcher cannot follow: a reference to, or from inside, a
// repeated or alternative group. before is what precedes top.
func badRef(before []piece, top []part) string {
	var closed [maxGroups]bool
	mark := func(pt part) {
		if pt.op == partClose && pt.group < maxGroups {
			closed[pt.group] = true
		}
	}
	for i := range before {
		mark(before[i].part)
	}
	for _, pt := range top {
		mark(pt)
		if pt.op == partRef && !closed[pt.group] {
			return "back-reference to a group that is repeated or alternative"
		}
		if pt.op == partNode && holdsRef(pt.node) {
			return "back-reference inside a repeated or alternative group"
		}
	}
	return ""
}

func holdsRef(n *ereNode) bool {
	if n.op == ereRef {
		return true
	}
	for _, sub := range n.subs {
		if holdsRef(sub) {
			return true
		}
	}
	return false
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
		p.group++ // the parentheses that keep the alternation together
	}
	if err := p.addRegex(re, p.pos+2); err != nil {
		return err
	}
	p.pos += k + 4
	return nil
}

// closingBrackets is the offset in s of the ]] that ends a substitution block, -1 if
// there is none, or -2 for a ']' too many.
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
		p.pieces = append(p.pieces, piece{part: part{op: partRef, group: g}})
		return nil
	}
	p.pieces = append(p.pieces, piece{subst: true, name: name, display: name, at: at})
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
	p.pieces = append(p.pieces, piece{part: part{op: partOpen, group: g}})
	if re != "" {
		if err := p.addRegex(re, at+len(name)+1); err != nil {
			return err
		}
	}
	p.pieces = append(p.pieces, piece{part: part{op: partClose, group: g}})
	return nil
}

// define records a definition; of two of one name in a line the last counts.
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
		p.pieces = append(p.pieces, piece{part: part{op: partOpen, group: g}})
	}
	if b.expr != nil {
		p.pieces = append(p.pieces, piece{subst: true, expr: b.expr, format: b.format, display: body, at: at})
	} else if err := p.addRegex(b.format.wildcard(), at); err != nil {
		return err
	}
	if b.def != nil {
		p.pieces = append(p.pieces, piece{part: part{op: partClose, group: g}})
	}
	return nil
}

// sequence builds what to match; values are the substitutions' texts in order.
func (p *pattern) sequence(values []string) *sequence {
	parts := make([]part, 0, len(p.pieces))
	for i := range p.pieces {
		pc := &p.pieces[i]
		if !pc.subst {
			parts = append(parts, pc.part)
			continue
		}
		v := values[0]
		values = values[1:]
		if p.fold {
			v = lowerASCII(v)
		}
		parts = append(parts, part{op: partNode, node: &ereNode{op: ereLit, lit: v}})
	}
	return newSequence(joinLiterals(parts), len(p.strDefs)+len(p.numDefs) > 0)
}

// joinLiterals merges neighbouring literal parts, for a longer text to search for.
func joinLiterals(parts []part) []part {
	out := parts[:0]
	for _, pt := range parts {
		if k := len(out); k > 0 && pt.op == partNode && pt.node.op == ereLit &&
			out[k-1].op == partNode && out[k-1].node.op == ereLit {
			out[k-1].node = &ereNode{op: ereLit, lit: out[k-1].node.lit + pt.node.lit}
			continue
		}
		out = append(out, pt)
	}
	return out
}

// substError is a failed substitution at an offset of the check text.
type substError struct {
	at  int
	msg string
}

// substitute computes the texts of all substitutions.
func (p *pattern) substitute(vars *varTable) (values []string, errs []substError) {
	for i := range p.pieces {
		pc := &p.pieces[i]
		if !pc.subst {
			continue
		}
		if pc.expr == nil {
			v, ok := vars.strings[pc.name]
			if !ok {
				errs = append(errs, substError{pc.at, "undefined variable: " + pc.name})
			}
			values = append(values, v)
			continue
		}
		var undef []*undefVar
		v, err := pc.expr.eval(&undef)
		text := ""
		if err == nil && len(undef) == 0 {
			text, err = pc.format.text(v)
		}
		for _, u := range undef {
			errs = append(errs, substError{u.at, u.Error()})
		}
		if err != nil && len(undef) == 0 {
			errs = append(errs, substError{pc.at, err.Error()})
		}
		values = append(values, text)
	}
	return values, errs
}

// match finds the pattern in in[lo:hi] and sets the variables it defines. in.fold is
// the input with ASCII letters lowered when case does not count.
func (p *pattern) match(in *input, lo, hi int, vars *varTable) (m span, ok bool, errs []substError) {
	text := in.fold[lo:hi]
	switch {
	case p.kind == dirEOF:
		return span{hi, hi}, true, nil
	case p.kind == dirEmpty:
		return matchEmpty(text, lo)
	case p.literal != "":
		k := strings.Index(text, p.literal)
		if k < 0 {
			return m, false, nil
		}
		return span{lo + k, lo + k + len(p.literal)}, true, nil
	}
	seq := p.ready
	if seq == nil {
		values, errs := p.substitute(vars)
		if len(errs) > 0 {
			return m, false, errs
		}
		seq = p.sequence(values)
	}
	m, caps, ok := seq.find(text)
	if !ok {
		return m, false, nil
	}
	for _, d := range p.strDefs {
		c := caps[d.group]
		vars.strings[d.name] = in.text[lo+c.lo : lo+c.hi]
	}
	for _, d := range p.numDefs {
		c := caps[d.group]
		d.num.value = d.num.format.parse(in.text[lo+c.lo : lo+c.hi])
	}
	return span{lo + m.lo, lo + m.hi}, true, nil
}

// matchEmpty finds an empty line; the match begins after the newline before it.
func matchEmpty(text string, base int) (m span, ok bool, errs []substError) {
	for i := 0; ; i++ {
		k := strings.IndexByte(text[i:], '\n')
		if k < 0 {
			return m, false, nil
		}
		i += k
		if i+1 == len(text) || text[i+1] == '\n' {
			return span{base + i + 1, base + i + 1}, true, nil
		}
	}
}

func lowerASCII(s string) string {
	for i := 0; i < len(s); i++ {
		if s[i] >= 'A' && s[i] <= 'Z' {
			b := []byte(s)
			for j := range b {
				b[j] = lowerByte(b[j])
			}
			return string(b)
		}
	}
	return s
}
