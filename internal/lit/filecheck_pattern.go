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

// suffix returns the name of the directive in messages.
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

// clearLocal removes the values of all variables whose name does not begin with '$'.
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

// source is a named text that positions of diagnostics refer to.
type source struct {
	name  string
	text  string
	lines []int // offsets of the lines, computed on first use
}

// position returns the line and column of an offset, both from 1.
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
	count    int // number of times that dirCount must match
	src      *source
	offset   int // offset of the pattern in src
	line     int
	verbatim bool   // the {LITERAL} modifier
	literal  string // fixed text to search for, if no expression is needed
	pieces   []piece
	ready    *sequence // the pieces, if nothing is substituted
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

// piece is a part of the pattern, or a substitution that is made at the match.
type piece struct {
	part
	subst   bool
	name    string // string variable to substitute
	expr    *numExpr
	format  numFormat
	display string
	offset  int
}

// describe returns the directive as written, for messages.
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

// hasVariable reports whether the pattern defines or uses a variable.
func (p *pattern) hasVariable() bool {
	return len(p.strDefs) > 0 || len(p.numDefs) > 0 || p.hasSubst()
}

func (p *pattern) hasSubst() bool {
	for i := range p.pieces {
		if p.pieces[i].subst {
			return true
		}
	}
	return false
}

// sequence builds the sequence to match; values are the texts of the substitutions in
// order.
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
		parts = append(parts, part{op: partLit, lit: v})
	}
	return newSequence(joinLiterals(parts), len(p.strDefs)+len(p.numDefs) > 0)
}

// joinLiterals merges adjacent literal parts, because longer texts are faster to search
// for.
func joinLiterals(parts []part) []part {
	out := parts[:0]
	for _, pt := range parts {
		if k := len(out); k > 0 && pt.op == partLit && out[k-1].op == partLit {
			out[k-1].lit += pt.lit
			continue
		}
		out = append(out, pt)
	}
	return out
}

// substError is a failed substitution at an offset of the check text.
type substError struct {
	offset int
	msg    string
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
				errs = append(errs, substError{pc.offset, "undefined variable: " + pc.name})
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
			errs = append(errs, substError{u.offset, u.Error()})
		}
		if err != nil && len(undef) == 0 {
			errs = append(errs, substError{pc.offset, err.Error()})
		}
		values = append(values, text)
	}
	return values, errs
}

// match finds the pattern in in[lo:hi] and sets the variables that it defines. in.fold
// is the input with ASCII letters in lower case if case does not matter.
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
	if seq.err != nil {
		return m, false, []substError{{p.offset, "invalid regex: " + seq.err.Error()}}
	}
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

// matchEmpty finds an empty line. The match starts after the newline that precedes the
// line.
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
