package lit

import (
	"sort"
	"strings"
)

// checkString is a positive check and the DAG and NOT patterns before it.
type checkString struct {
	pat    *pattern
	before []*pattern
}

// checkFile is a parsed check file.
type checkFile struct {
	checks []*checkString
}

// checkParser reads directives from a check file.
type checkParser struct {
	o        *Options
	src      *source
	vars     *varTable
	prefixes []string // check and comment prefixes, longest first
	comment  map[string]bool
	found    map[string]bool
	rep      *report
	pos      int
	line     int
	counted  int // offset up to which line counts
}

// canonical collapses runs of blanks to one space (unless strict) and drops the
// carriage return of CR LF.
func canonical(s string, strict bool) string {
	if !strings.ContainsAny(s, "\t\r") && (strict || !strings.Contains(s, "  ")) {
		return s
	}
	out := make([]byte, 0, len(s))
	for i := 0; i < len(s); i++ {
		c := s[i]
		switch {
		case c == '\r' && i+1 < len(s) && s[i+1] == '\n':
			continue
		case !strict && (c == ' ' || c == '\t'):
			for i+1 < len(s) && (s[i+1] == ' ' || s[i+1] == '\t') {
				i++
			}
			c = ' '
		}
		out = append(out, c)
	}
	return string(out)
}

func prefixByte(c byte) bool { return wordByte(c) || c == '-' }

// foundDirective is a directive at an offset of the check file.
type foundDirective struct {
	prefix  string
	kind    directive
	count   int
	literal bool
	offset  int // offset of the prefix
	end     int // offset after the directive
}

// prefixIndex finds the earliest prefix at or after an offset; if several start there,
// the longest. It searches the text at most once for each prefix.
type prefixIndex struct {
	text     string
	prefixes []string
	offsets  []int
}

func newPrefixIndex(text string, prefixes []string) *prefixIndex {
	x := &prefixIndex{text: text, prefixes: prefixes, offsets: make([]int, len(prefixes))}
	for i := range x.offsets {
		x.offsets[i] = -1
	}
	return x
}

func (x *prefixIndex) next(from int) (prefix string, at int) {
	at = len(x.text)
	for i, p := range x.prefixes {
		if x.offsets[i] < from {
			x.offsets[i] = len(x.text)
			if k := strings.Index(x.text[from:], p); k >= 0 {
				x.offsets[i] = from + k
			}
		}
		if x.offsets[i] < at {
			prefix, at = p, x.offsets[i]
		}
	}
	return prefix, at
}

func (c *checkParser) advance(to int) {
	c.line += strings.Count(c.src.text[c.counted:to], "\n")
	c.counted = to
}

// nextDirective finds the next directive from c.pos.
func (c *checkParser) nextDirective(x *prefixIndex) (d foundDirective, ok bool) {
	text := c.src.text
	for {
		prefix, at := x.next(c.pos)
		if prefix == "" {
			return d, false
		}
		// The last skipped byte belongs to text that was already searched.
		if at == c.pos || !prefixByte(text[at-1]) {
			if d = c.directiveAt(prefix, at); d.kind != dirNone {
				return d, true
			}
		}
		c.pos = at + len(prefix)
		for c.pos < len(text) && prefixByte(text[c.pos]) {
			c.pos++
		}
	}
}

// directiveAt parses the text after prefix at offset at.
func (c *checkParser) directiveAt(prefix string, at int) foundDirective {
	d := foundDirective{prefix: prefix, kind: dirNone, offset: at, end: at + len(prefix)}
	rest := c.src.text[at+len(prefix):]
	finish := func(kind directive, rest string) foundDirective {
		rest, literal, ok := modifiers(rest)
		if ok {
			d.kind, d.literal, d.end = kind, literal, len(c.src.text)-len(rest)
		}
		return d
	}
	if rest == "" {
		return d
	}
	if c.comment[prefix] {
		if rest[0] == ':' {
			d.kind, d.end = dirComment, d.end+1
		}
		return d
	}
	switch rest[0] {
	case ':', '{':
		return finish(dirPlain, rest)
	case '-', '_':
	default:
		return d
	}
	misspelled := rest[0] == '_'
	rest = rest[1:]
	if n, ok := strings.CutPrefix(rest, "COUNT-"); ok {
		d = c.countDirective(d, n, finish)
	} else {
		d = suffixDirective(d, rest, len(c.src.text), finish)
	}
	if misspelled && d.kind != dirNone {
		d.kind = dirMisspelled
	}
	return d
}

func (c *checkParser) countDirective(d foundDirective, n string, finish func(directive, string) foundDirective) foundDirective {
	i, v := 0, 0
	for i < len(n) && n[i] >= '0' && n[i] <= '9' && v < 1<<31 {
		v = v*10 + int(n[i]-'0')
		i++
	}
	if i == 0 || v == 0 || v >= 1<<31 || i == len(n) || n[i] != ':' && n[i] != '{' {
		d.kind, d.end = dirBadCount, len(c.src.text)-len(n)+i
		return d
	}
	d = finish(dirCount, n[i:])
	d.count = v
	return d
}

func suffixDirective(d foundDirective, rest string, size int, finish func(directive, string) foundDirective) foundDirective {
	for _, kind := range []string{"DAG", "NEXT", "SAME", "EMPTY"} {
		if strings.HasPrefix(rest, kind+"-NOT:") || strings.HasPrefix(rest, "NOT-"+kind+":") {
			d.kind, d.end = dirBadNot, size-len(rest)
			return d
		}
	}
	for kind := dirNext; kind <= dirEmpty; kind++ {
		if after, ok := strings.CutPrefix(rest, kind.suffix()[1:]); ok {
			return finish(kind, after)
		}
	}
	return d
}

// modifiers parses ':' or '{LITERAL}:' at the start of s.
func modifiers(s string) (rest string, literal, ok bool) {
	if rest, ok = strings.CutPrefix(s, ":"); ok {
		return rest, false, true
	}
	if rest, ok = strings.CutPrefix(s, "{"); !ok {
		return s, false, false
	}
	for {
		rest = strings.TrimLeft(rest, " \t\n\v\f\r")
		if rest, ok = strings.CutPrefix(rest, "LITERAL"); !ok {
			return s, false, false
		}
		rest = strings.TrimLeft(rest, " \t\n\v\f\r")
		more := false
		if rest, more = strings.CutPrefix(rest, ","); !more {
			break
		}
	}
	rest, ok = strings.CutPrefix(rest, "}:")
	return rest, true, ok
}

// parseChecks parses the check file. It returns nil after it reports an error.
func parseChecks(src *source, o *Options, vars *varTable, rep *report) *checkFile {
	c := &checkParser{o: o, src: src, vars: vars, rep: rep, comment: map[string]bool{}, found: map[string]bool{}, line: 1}
	c.prefixes = append(append(c.prefixes, o.prefixes()...), o.comments()...)
	for _, p := range o.comments() {
		c.comment[p] = true
	}
	sort.SliceStable(c.prefixes, func(i, j int) bool { return len(c.prefixes[i]) > len(c.prefixes[j]) })
	implicit, ok := c.implicitNots()
	if !ok {
		return nil
	}
	f := &checkFile{}
	before := append([]*pattern(nil), implicit...)
	for x := newPrefixIndex(src.text, c.prefixes); ; {
		d, more := c.nextDirective(x)
		if !more {
			break
		}
		c.advance(d.offset)
		if d.kind != dirComment {
			c.found[d.prefix] = true
		}
		pt, ok := c.pattern(d, len(f.checks) == 0)
		if !ok {
			return nil
		}
		switch {
		case pt == nil:
		case pt.kind == dirDAG || pt.kind == dirNot:
			before = append(before, pt)
		default:
			f.checks = append(f.checks, &checkString{pat: pt, before: before})
			before = append([]*pattern(nil), implicit...)
		}
	}
	if !c.prefixesUsed(len(implicit) > 0) {
		return nil
	}
	if len(before) > 0 {
		eof := &pattern{kind: dirEOF, prefix: o.prefixes()[0], src: src, offset: len(src.text), line: c.line + 1}
		f.checks = append(f.checks, &checkString{pat: eof, before: before})
	}
	return f
}

func (c *checkParser) implicitNots() ([]*pattern, bool) {
	var out []*pattern
	for _, s := range c.o.ImplicitNots {
		const open = "-implicit-check-not='"
		src := &source{name: "command line", text: open + canonical(s, c.o.StrictWhitespace) + "'"}
		pt := &pattern{kind: dirNot, prefix: "IMPLICIT-CHECK", src: src}
		if err := parsePattern(pt, len(open), len(src.text)-1, c.o, c.vars); err != nil {
			c.fail(src, err)
			return nil, false
		}
		out = append(out, pt)
	}
	return out, true
}

func (c *checkParser) fail(src *source, err error) {
	switch err := err.(type) {
	case *parseError:
		c.rep.errorAt(src, err.offset, err.msg)
	case *fatalError:
		c.rep.errorAt(src, err.offset, err.msg)
		c.rep.exit = 1
	}
}

// pattern parses the line of a directive. It returns nil and true for a comment.
func (c *checkParser) pattern(d foundDirective, first bool) (pt *pattern, ok bool) {
	text := c.src.text
	switch d.kind {
	case dirMisspelled:
		c.rep.errorAt(c.src, d.offset, "misspelled directive '"+text[d.offset:d.end]+"'")
		return nil, false
	case dirBadNot:
		c.rep.errorAt(c.src, d.end, "unsupported -NOT combo on prefix '"+d.prefix+"'")
		return nil, false
	case dirBadCount:
		c.rep.errorAt(c.src, d.end, "invalid count in -COUNT specification on prefix '"+d.prefix+"'")
		return nil, false
	}
	from := d.end
	if !(c.o.StrictWhitespace && c.o.MatchFullLines) {
		for from < len(text) && (text[from] == ' ' || text[from] == '\t') {
			from++
		}
	}
	to := len(text)
	if k := strings.IndexAny(text[from:], "\n\r"); k >= 0 {
		to = from + k
	}
	c.pos = to
	if d.kind == dirComment {
		return nil, true
	}
	pt = &pattern{kind: d.kind, prefix: d.prefix, count: d.count, verbatim: d.literal, src: c.src, line: c.line}
	if err := parsePattern(pt, from, to, c.o, c.vars); err != nil {
		c.fail(c.src, err)
		return nil, false
	}
	if d.kind == dirLabel && pt.hasVariable() {
		c.rep.errorAt(c.src, d.offset, "found '"+d.prefix+"-LABEL:' with variable definition or use")
		return nil, false
	}
	if first && (d.kind == dirNext || d.kind == dirSame || d.kind == dirEmpty) {
		c.rep.errorAt(c.src, d.offset, "found '"+d.prefix+d.kind.suffix()+"' without previous '"+d.prefix+": line")
		return nil, false
	}
	return pt, true
}

// prefixesUsed reports an error for prefixes without a directive.
func (c *checkParser) prefixesUsed(implicit bool) bool {
	var unused []string
	for _, p := range c.o.prefixes() {
		if !c.found[p] {
			unused = append(unused, "'"+p+":'")
		}
	}
	none := len(unused) == len(c.o.prefixes())
	if !none && (c.o.AllowUnusedPrefixes || len(unused) == 0) || implicit && len(c.o.Prefixes) == 0 {
		return true
	}
	word := "prefix "
	if len(unused) > 1 {
		word = "prefixes "
	}
	c.rep.addLine("error: no check strings found with " + word + strings.Join(unused, ", "))
	return false
}
