package spvc

import (
	"strconv"
	"strings"
	"sync"

	"github.com/spvc/spvc/internal/advice"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/target"
)

// Error is a failure to compile: the source is wrong, or the target cannot run it.
type Error struct {
	// Diagnostics are in the order in which they were reported. Beside errors there may
	// be warnings and remarks.
	Diagnostics []Diagnostic
	text        string
	// cause is the refusal of a binary by SPIRV-Tools, or nil.
	cause error
}

// Unwrap returns the error of SPIRV-Tools if they refused a binary, or else nil.
func (e *Error) Unwrap() error { return e.cause }

// Error returns the diagnostics as mlir-opt prints them, with the lines of the source.
func (e *Error) Error() string {
	if e.text != "" {
		return strings.TrimRight(e.text, "\n")
	}
	lines := make([]string, len(e.Diagnostics))
	for i := range e.Diagnostics {
		lines[i] = e.Diagnostics[i].String()
	}
	return strings.Join(lines, "\n")
}

// Diagnostic is a message about a place in the source.
type Diagnostic struct {
	Severity ir.Severity
	Location Location
	Message  string
	// Notes point to related places or give the reason.
	Notes []Diagnostic
	// Op is the full name of the operation that the diagnostic is about, such as
	// "arith.addf", and Pass the name of the pass that ran; empty if there is none.
	Op, Pass string
	// Lack is the feature, limit or version that the target lacks. It is nil if the
	// diagnostic has another reason.
	Lack *target.Lack
	// Remark classifies a remark about an optimization, which Options.Remarks asks for. It is nil for
	// other diagnostics.
	Remark *pass.Remark `json:",omitempty"`
}

// String returns the place, the severity and the message on one line.
func (d *Diagnostic) String() string {
	at := d.Location.String()
	if at != "" {
		at += ": "
	}
	return at + d.Severity.String() + ": " + d.Message
}

// Location is a place in a source, the zero value if it is not known. Line and Column
// count from 1; Column counts bytes.
type Location struct {
	File         string
	Line, Column int
}

// String is file:line:column, "" for the zero value.
func (l Location) String() string {
	if l == (Location{}) {
		return ""
	}
	return l.File + ":" + strconv.Itoa(l.Line) + ":" + strconv.Itoa(l.Column)
}

// collector keeps the diagnostics of one compilation, as values and as text.
type collector struct {
	ctx   *ir.Context
	mu    sync.Mutex
	list  []Diagnostic
	text  strings.Builder
	print ir.DiagnosticHandler
	// adviser adds notes that help.
	adviser advice.Adviser
	// onlyCounts is true if the remarks about emulations are no part of the text of an error, because nobody asked to read them.
	onlyCounts bool
	// emulated has the numbers in list of the remarks about emulations, by place.
	emulated map[Location]int
}

// newCollector returns a collector of diagnostics about the source called name.
func newCollector(ctx *ir.Context, name string) *collector {
	c := &collector{ctx: ctx, adviser: advice.Adviser{Context: ctx}}
	c.print = ir.NewSourcePrinter(&c.text, ctx, ir.SourcePrinterOptions{Unplaced: name})
	return c
}

// add is the diagnostic handler of the compilation.
func (c *collector) add(d *ir.Diagnostic) bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	r, _ := d.Detail.(*pass.Remark)
	emulation := r != nil && r.Kind == pass.Emulated
	if emulation && c.repeats(d, r) {
		return true
	}
	d = c.adviser.Notes(d)
	c.list = append(c.list, diagnosticOf(c.ctx, d))
	return emulation && c.onlyCounts || c.print(d)
}

// repeats reports whether a remark about an emulation at the place of d was reported before. Several passes may emulate one
// operation, several kernels may contain one function, and a loop may be unrolled. Of the kernels, which report in any order, the
// remark names the first by name.
func (c *collector) repeats(d *ir.Diagnostic, r *pass.Remark) bool {
	file, line, col, ok := c.ctx.FilePosition(d.Loc)
	if !ok {
		return false
	}
	at := Location{file, line, col}
	i, known := c.emulated[at]
	if known {
		if old := &c.list[i]; old.Pass == d.Pass && r.Function < old.Remark.Function {
			*old = diagnosticOf(c.ctx, d)
		}
		return true
	}
	if c.emulated == nil {
		c.emulated = map[Location]int{}
	}
	c.emulated[at] = len(c.list)
	return false
}

// all returns the diagnostics so far.
func (c *collector) all() []Diagnostic {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.list
}

// err returns the collected diagnostics as an error. It adds an error if they have none.
func (c *collector) err() *Error {
	c.mu.Lock()
	defer c.mu.Unlock()
	e := &Error{Diagnostics: c.list, text: c.text.String()}
	for i := range e.Diagnostics {
		if e.Diagnostics[i].Severity == ir.SeverityError {
			return e
		}
	}
	unsaid := Diagnostic{Severity: ir.SeverityError, Message: "the compilation failed without saying why; this is a bug of spvc"}
	e.Diagnostics = append(e.Diagnostics, unsaid)
	e.text += unsaid.String() + "\n"
	return e
}

func diagnosticOf(ctx *ir.Context, d *ir.Diagnostic) Diagnostic {
	out := Diagnostic{Severity: d.Severity, Message: d.Message, Op: d.Op, Pass: d.Pass}
	if file, line, col, ok := ctx.FilePosition(d.Loc); ok {
		out.Location = Location{file, line, col}
	}
	out.Lack, _ = d.Detail.(*target.Lack)
	out.Remark, _ = d.Detail.(*pass.Remark)
	for i := range d.Notes {
		out.Notes = append(out.Notes, diagnosticOf(ctx, &d.Notes[i]))
	}
	return out
}
