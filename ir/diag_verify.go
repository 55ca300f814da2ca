package ir

import (
	"bytes"
	"io"
	"regexp"
	"strconv"
	"strings"
)

// DiagnosticVerifier compares diagnostics with the expectations in comments of
// source buffers, for --verify-diagnostics. The comments have the form `expected-error
// {{text}}`, or -warning, -remark, -note; `-re` allows `{{regular expressions}}` in the
// text; `@+N`, `@-N`, `@above`, `@below`, `@unknown` select another line than the
// comment's.
type DiagnosticVerifier struct {
	// OnlyExpected makes diagnostics that nothing expects no failures.
	OnlyExpected bool

	ctx     *Context
	out     sourcePrinter
	files   map[string]*expectedFile
	unknown []*expectation
	failed  bool
}

type expectedFile struct {
	list   []*expectation
	byLine map[uint32][]*expectation
}

type expectation struct {
	kind    Severity
	line    uint32
	text    string
	pattern *regexp.Regexp
	matched bool
	file    *SourceFile
	offset  int
}

func (e *expectation) matches(msg string) bool {
	if e.pattern != nil {
		return e.pattern.MatchString(msg)
	}
	return strings.Contains(msg, e.text)
}

// NewDiagnosticVerifier returns a verifier of the expectations in files. It prints
// mismatches to w. Register [DiagnosticVerifier.Handle] as a handler and call Finish at
// the end.
func NewDiagnosticVerifier(w io.Writer, ctx *Context, files ...*SourceFile) *DiagnosticVerifier {
	v := &DiagnosticVerifier{ctx: ctx, out: sourcePrinter{w: w, ctx: ctx}, files: map[string]*expectedFile{}}
	for _, f := range files {
		v.addFile(f)
	}
	return v
}

// addFile reads the expectations in f.
func (v *DiagnosticVerifier) addFile(f *SourceFile) {
	if v.files[f.Name] == nil {
		v.files[f.Name] = v.scan(f)
	}
}

// Handle is the diagnostic handler. It consumes every diagnostic.
func (v *DiagnosticVerifier) Handle(d *Diagnostic) bool {
	v.process(d.Loc, d.Message, d.Severity)
	for i := range d.Notes {
		v.process(d.Notes[i].Loc, d.Notes[i].Message, SeverityNote)
	}
	return true
}

func (v *DiagnosticVerifier) process(l Location, msg string, kind Severity) {
	at := v.ctx.fileLineCol(l)
	candidates := v.unknown
	if at.Kind == LocFileLineCol {
		candidates = nil
		f := v.files[at.File]
		if f == nil {
			if src := v.ctx.FileNamed(at.File); src != nil {
				v.addFile(src)
				f = v.files[at.File]
			}
		}
		if f != nil {
			candidates = f.byLine[at.Line]
		}
	}
	var near *expectation
	for _, e := range candidates {
		if !e.matches(msg) {
			continue
		}
		if e.kind == kind {
			e.matched = true
			return
		}
		near = e
	}
	if v.OnlyExpected {
		return
	}
	v.failed = true
	if near != nil {
		v.report(near, "'"+kind.String()+"' diagnostic emitted when expecting a '"+near.kind.String()+"'", 0)
		return
	}
	v.out.buf = v.out.buf[:0]
	v.out.message(l, "unexpected "+kind.String()+": "+msg, SeverityError, true)
	v.flush()
}

// Finish reports the expectations that were not met. It returns whether
// all diagnostics were as expected.
func (v *DiagnosticVerifier) Finish() bool {
	v.ctx.files.mu.RLock()
	files := v.ctx.files.files[1:]
	v.ctx.files.mu.RUnlock()
	for _, f := range files {
		x := v.files[f.Name]
		if x == nil {
			continue
		}
		for _, e := range x.list {
			if !e.matched {
				v.missing(e)
			}
		}
		delete(v.files, f.Name)
	}
	for _, e := range v.unknown {
		if !e.matched {
			v.missing(e)
		}
	}
	return !v.failed
}

func (v *DiagnosticVerifier) missing(e *expectation) {
	v.failed = true
	v.report(e, "expected "+e.kind.String()+" \""+e.text+"\" was not produced", len(e.text))
}

// report prints an error at the comment of e and underlines tail columns.
func (v *DiagnosticVerifier) report(e *expectation, msg string, tail int) {
	v.out.buf = v.out.buf[:0]
	line, col := e.file.position(e.offset)
	v.out.place(e.file.Name, line, col)
	v.out.head(SeverityError)
	v.out.buf = append(append(v.out.buf, msg...), '\n')
	v.out.buf = appendSourceLine(v.out.buf, e.file.lineAt(e.offset), int(col)-1, tail)
	v.flush()
}

func (v *DiagnosticVerifier) flush() { _, _ = v.out.w.Write(v.out.buf) }

// scan reads the expectations in f, at most one per line. It adds those at unknown
// locations to v.unknown.
func (v *DiagnosticVerifier) scan(f *SourceFile) *expectedFile {
	x := &expectedFile{byLine: map[uint32][]*expectation{}}
	var below []*expectation
	text := f.Text
	lastPlain, n := f.base, f.base
	for off := 0; off <= len(text); {
		n++
		end := bytes.IndexByte(text[off:], '\n')
		if end < 0 {
			end = len(text)
		} else {
			end += off
		}
		d, ok := parseExpectation(string(bytes.TrimRight(text[off:end], " \t\r\v\f")))
		if !ok {
			for _, e := range below {
				e.line = n
			}
			below, lastPlain = nil, n
			off = end + 1
			continue
		}
		e := &expectation{kind: d.kind, line: n, text: d.text, file: f, offset: off + d.start}
		off = end + 1
		if d.regex && !v.compile(e) {
			continue
		}
		switch {
		case d.where == "@unknown":
			v.unknown = append(v.unknown, e)
			continue
		case d.where == "@above":
			e.line = lastPlain
		case d.where == "@below":
			below = append(below, e)
		case d.where != "":
			if k, err := strconv.ParseInt(d.where[1:], 10, 32); err == nil {
				e.line = uint32(int64(n) + k)
			}
		}
		x.list = append(x.list, e)
	}
	for _, e := range below {
		e.line = n
	}
	for _, e := range x.list {
		x.byLine[e.line] = append(x.byLine[e.line], e)
	}
	return x
}

// designator is the text of an expectation.
type designator struct {
	start int // column of `expected-`
	kind  Severity
	regex bool
	where string // "", "@+1", "@above", …
	text  string
}

// parseExpectation finds the first `expected-kind[-re] [@place] {{text}}` that
// ends line.
func parseExpectation(line string) (designator, bool) {
	if !strings.HasSuffix(line, "}}") {
		return designator{}, false
	}
	const word = "expected-"
	for start := 0; ; start += len(word) {
		i := strings.Index(line[start:], word)
		if i < 0 {
			return designator{}, false
		}
		start += i
		if d, ok := parseDesignator(line[start+len(word):]); ok {
			d.start = start
			return d, true
		}
	}
}

func parseDesignator(s string) (d designator, ok bool) {
	for k := SeverityError; k <= SeverityNote; k++ {
		if strings.HasPrefix(s, k.String()) {
			d.kind, ok = k, true
			s = s[len(k.String()):]
			break
		}
	}
	if !ok {
		return d, false
	}
	if rest, has := strings.CutPrefix(s, "-re"); has {
		d.regex, s = true, rest
	}
	s = strings.TrimLeft(s, " ")
	if strings.HasPrefix(s, "@") {
		n := placeLength(s)
		if n == 0 {
			return d, false
		}
		d.where, s = s[:n], strings.TrimLeft(s[n:], " ")
	}
	if !strings.HasPrefix(s, "{{") || len(s) < 4 {
		return d, false
	}
	d.text = s[2 : len(s)-2]
	return d, true
}

func placeLength(s string) int {
	for _, w := range [...]string{"@above", "@below", "@unknown"} {
		if strings.HasPrefix(s, w) {
			return len(w)
		}
	}
	if len(s) < 3 || s[1] != '+' && s[1] != '-' {
		return 0
	}
	n := 2
	for n < len(s) && isDigit(s[n]) {
		n++
	}
	if n == 2 {
		return 0
	}
	return n
}

// compile makes the regular expression of e from its text.
func (v *DiagnosticVerifier) compile(e *expectation) bool {
	fail := func(msg string) bool {
		v.failed = true
		v.report(e, msg, len(e.text))
		return false
	}
	var b strings.Builder
	for s := e.text; s != ""; {
		i := strings.Index(s, "{{")
		if i < 0 {
			b.WriteString(regexp.QuoteMeta(s))
			break
		}
		b.WriteString(regexp.QuoteMeta(s[:i]))
		s = s[i+2:]
		end := strings.Index(s, "}}")
		if end < 0 {
			return fail("found start of regex with no end '}}'")
		}
		if _, err := regexp.Compile(s[:end]); err != nil {
			return fail("invalid regex: " + regexFault(s[:end]))
		}
		b.WriteString("(" + s[:end] + ")")
		s = s[end+2:]
	}
	p, err := regexp.Compile("(?s)" + b.String())
	if err != nil {
		return fail("invalid regex: " + regexFault(e.text))
	}
	e.pattern = p
	return true
}

// regexFault returns the POSIX error message for pattern.
func regexFault(pattern string) string {
	depth, class := 0, false
	for i := 0; i < len(pattern); i++ {
		switch c := pattern[i]; {
		case c == '\\':
			if i++; i == len(pattern) {
				return `trailing backslash (\)`
			}
		case class:
			class = c != ']'
		case c == '[':
			class = true
		case c == '(':
			depth++
		case c == ')':
			depth--
		}
	}
	switch {
	case class:
		return "brackets ([ ]) not balanced"
	case depth != 0:
		return "parentheses not balanced"
	}
	return "repetition-operator operand invalid"
}
