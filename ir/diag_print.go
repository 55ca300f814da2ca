package ir

import (
	"bytes"
	"cmp"
	"io"
	"slices"
	"strconv"
)

// SourcePrinterOptions are the options of a source printer. The zero value has
// mlir-opt's defaults.
type SourcePrinterOptions struct {
	// open returns the text of a file that a location names and that is not a buffer of
	// the context, to show the source line. It returns nil to show no line.
	open func(name string) []byte
	// callStackLimit bounds the number of notes `called from` of a call-site location.
	// The default is 10.
	callStackLimit int
	// Unplaced is what stands before a message without a place in a file, such as the name of the input. The
	// default is MLIR's "<unknown>:0".
	Unplaced string
	// Color prints the colors of LLVM's tools, by escape sequences of terminals.
	Color bool
	// Shows, unless it is nil, reports whether a location is shown to the user. The printer also asks for the locations that a
	// location consists of. Of a call, it leaves out the frames that are not shown.
	Shows func(Location) bool
}

// NewSourcePrinter returns a handler that prints diagnostics to w as MLIR's
// source manager handler does: `file:line:col: error: message`, the source
// line with a caret, then the notes.
func NewSourcePrinter(w io.Writer, ctx *Context, opts SourcePrinterOptions) DiagnosticHandler {
	if opts.callStackLimit == 0 {
		opts.callStackLimit = 10
	}
	p := &sourcePrinter{w: w, ctx: ctx, opts: opts}
	return func(d *Diagnostic) bool {
		p.buf = p.buf[:0]
		p.diagnostic(d)
		_, _ = w.Write(p.buf)
		return true
	}
}

type sourcePrinter struct {
	w    io.Writer
	ctx  *Context
	opts SourcePrinterOptions
	buf  []byte
}

// String returns the word for s: error, warning, remark or note.
func (s Severity) String() string {
	return [...]string{"error", "warning", "remark", "note"}[s]
}

func (p *sourcePrinter) diagnostic(d *Diagnostic) {
	stack := p.shown(nil, d.Loc)
	loc := d.Loc
	if call, ok := p.callSite(loc); ok {
		loc = call.Children[1]
		for range p.opts.callStackLimit {
			stack = p.shown(stack, loc)
			if call, ok = p.callSite(loc); !ok {
				break
			}
			loc = call.Children[1]
		}
	}
	if len(stack) == 0 {
		stack = []Location{d.Loc}
	}
	p.message(stack[0], d.Message, d.Severity, true)
	for _, caller := range stack[1:] {
		p.message(caller, "called from", SeverityNote, true)
	}
	for i := range d.Notes {
		n := &d.Notes[i]
		p.message(n.Loc, n.Message, SeverityNote, n.Loc != loc)
		loc = n.Loc
	}
}

// shown appends l to stack if the user sees l or a part of it.
func (p *sourcePrinter) shown(stack []Location, l Location) []Location {
	if p.opts.Shows != nil && !p.shows(l) {
		return stack
	}
	return append(stack, l)
}

// shows reports whether the user sees a part of l that has a place. Of a call, the callee counts: the callers have messages of
// their own.
func (p *sourcePrinter) shows(l Location) bool {
	if !p.opts.Shows(l) {
		return false
	}
	switch li := p.ctx.LocInfo(l); li.Kind {
	case LocFileLineCol:
		return true
	case LocUnknown:
		return false
	case LocCallSite:
		return p.shows(li.Children[0])
	default:
		return slices.ContainsFunc(li.Children, p.shows)
	}
}

// callSite returns the first call-site location in l, looking through names and
// fused locations.
func (p *sourcePrinter) callSite(l Location) (LocInfo, bool) {
	li := p.ctx.LocInfo(l)
	switch li.Kind {
	case LocCallSite:
		return li, true
	case LocName, LocFused:
		for _, c := range li.Children {
			if call, ok := p.callSite(c); ok {
				return call, true
			}
		}
	}
	return LocInfo{}, false
}

func (p *sourcePrinter) message(l Location, msg string, s Severity, showLine bool) {
	at := p.ctx.fileLineCol(l)
	if at.Kind != LocFileLineCol {
		p.style(styleBold)
		p.buf = append(append(p.buf, cmp.Or(p.opts.Unplaced, "<unknown>:0")...), ": "...)
		p.head(s)
		if l != UnknownLoc {
			p.buf = append(p.buf, p.ctx.LocString(l)...)
			p.buf = append(p.buf, ": "...)
		}
		p.buf = append(append(p.buf, msg...), '\n')
		p.style(styleNone)
		return
	}
	p.style(styleBold)
	p.place(at.File, at.Line, at.Col)
	p.head(s)
	p.buf = append(append(p.buf, msg...), '\n')
	p.style(styleNone)
	if !showLine || at.Line == 0 || at.Col == 0 {
		return
	}
	// A line of a binary file is useless to the reader.
	if line, ok := p.lineOf(l, at); ok && bytes.IndexByte(line, 0) < 0 {
		start := len(p.buf)
		p.buf = appendSourceLine(p.buf, line, int(at.Col)-1, 0)
		p.colorCaret(start)
	}
}

// colorCaret colors the line with the caret, if it follows the source line that is at start in the buffer.
func (p *sourcePrinter) colorCaret(start int) {
	end := start + bytes.IndexByte(p.buf[start:], '\n') + 1
	if caret := string(p.buf[end:]); caret != "" && p.opts.Color {
		p.buf = p.buf[:end]
		p.style(styleCaret)
		p.buf = append(p.buf, caret...)
		p.style(styleNone)
	}
}

// The styles of terminals.
const (
	styleNone  = "\x1b[0m"
	styleBold  = "\x1b[1m"
	styleCaret = "\x1b[0;1;32m"
)

// severityStyles are the styles of error, warning, remark and note.
var severityStyles = [...]string{"\x1b[0;1;31m", "\x1b[0;1;35m", "\x1b[0;1;34m", "\x1b[0;1;30m"}

func (p *sourcePrinter) style(code string) {
	if p.opts.Color {
		p.buf = append(p.buf, code...)
	}
}

// head prints the word of a severity. The message after it is bold.
func (p *sourcePrinter) head(s Severity) {
	p.style(styleNone)
	p.style(severityStyles[s])
	p.buf = append(append(p.buf, s.String()...), ": "...)
	p.style(styleNone)
	p.style(styleBold)
}

func (p *sourcePrinter) place(file string, line, col uint32) {
	if file == "-" {
		file = "<stdin>"
	}
	p.buf = append(p.buf, file...)
	p.buf = append(append(p.buf, ':'), strconv.Itoa(int(line))...)
	p.buf = append(append(p.buf, ':'), strconv.Itoa(int(col))...)
	p.buf = append(p.buf, ": "...)
}

// lineOf returns the source line that at names.
func (p *sourcePrinter) lineOf(l Location, at LocInfo) ([]byte, bool) {
	if f, off, ok := p.ctx.SourceOf(l); ok {
		return f.lineAt(off), true
	}
	var text []byte
	line := int(at.Line)
	if f := p.ctx.FileNamed(at.File); f != nil {
		text, line = f.Text, line-int(f.base)
	} else if p.opts.open != nil {
		text = p.opts.open(at.File)
	}
	if text == nil || line < 1 {
		return nil, false
	}
	for ; line > 1; line-- {
		i := bytes.IndexByte(text, '\n')
		if i < 0 {
			return nil, false
		}
		text = text[i+1:]
	}
	s := lineAround(text, 0)
	return s, int(at.Col)-1 <= len(s)
}

func lineAround(text []byte, off int) []byte {
	off = min(off, len(text))
	start, end := off, off
	for start > 0 && text[start-1] != '\n' && text[start-1] != '\r' {
		start--
	}
	for end < len(text) && text[end] != '\n' && text[end] != '\r' {
		end++
	}
	return text[start:end]
}

// Of a line longer than longLine, which nobody writes by hand, only the part around the
// column is shown, so that an error stays small for any input.
const (
	longLine    = 4096
	shownBefore = 60
	shownAfter  = 100
)

func excerpt(line []byte, col int) ([]byte, int) {
	if len(line) <= longLine {
		return line, col
	}
	start, end := max(0, col-shownBefore), min(len(line), col+shownAfter)
	out := make([]byte, 0, shownBefore+shownAfter+2*len("..."))
	if start > 0 {
		out = append(out, "..."...)
	}
	col += len(out) - start
	out = append(out, line[start:end]...)
	if end < len(line) {
		out = append(out, "..."...)
	}
	return out, col
}

// tabStop is the width of a tab in shown source lines.
const tabStop = 8

// appendSourceLine appends line. Below column col (from 0) it puts a caret and tail-1
// tildes. A line with characters other than ASCII gets no caret, because columns count
// bytes.
func appendSourceLine(dst, line []byte, col, tail int) []byte {
	line, col = excerpt(line, min(col, len(line)))
	out, ascii := 0, true
	for _, c := range line {
		ascii = ascii && c < 0x80
		if c != '\t' {
			dst = append(dst, c)
			out++
			continue
		}
		for ok := true; ok; ok = out%tabStop != 0 {
			dst = append(dst, ' ')
			out++
		}
	}
	dst = append(dst, '\n')
	if !ascii {
		return dst
	}
	marks := bytes.Repeat([]byte{' '}, len(line)+1)
	for i := col; i < col+tail && i < len(marks); i++ {
		marks[i] = '~'
	}
	marks[min(col, len(line))] = '^'
	marks = bytes.TrimRight(marks, " ")
	out = 0
	for i, c := range marks {
		dst = append(dst, c)
		out++
		if i < len(line) && line[i] == '\t' {
			for out%tabStop != 0 {
				dst = append(dst, c)
				out++
			}
		}
	}
	return append(dst, '\n')
}
