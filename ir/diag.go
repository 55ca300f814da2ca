package ir

import (
	"slices"
	"strconv"
	"strings"
	"sync"
)

// Severity is the severity of a diagnostic.
type Severity uint8

// The severities of MLIR.
const (
	SeverityError Severity = iota
	SeverityWarning
	SeverityRemark
	SeverityNote
)

// Diagnostic is a message about a location, with notes about related locations.
type Diagnostic struct {
	Severity Severity
	Loc      Location
	Message  string
	Notes    []Diagnostic
	// Op is the full name of the operation that the diagnostic is about, and Pass the
	// name of the pass that ran on it; empty if there is none.
	Op, Pass string
	// Detail is what a program can use of the message: a value whose type the package
	// that reports documents, such as *UnknownName, *MissingAttr, the Type that an operation
	// refuses, or *target.Lack; nil if there is none.
	Detail any
}

// DiagnosticHandler receives diagnostics. It returns true if it consumed d, or false to
// pass d to the handler that was registered before it.
type DiagnosticHandler func(d *Diagnostic) bool

// diagEngine delivers the diagnostics of a Context, or of one of its scopes.
type diagEngine struct {
	mu       sync.Mutex
	handlers []*pushedHandler
	// outer gets what no handler consumes; nil for the engine of the Context itself.
	outer   *diagEngine
	running []runningPass
	// places is set if the engine belongs to a scope: whether unknown places are replaced.
	places   *bool
	captures []*Capture
	errors   int
}

// pushedHandler gives a handler an identity.
type pushedHandler struct{ handle DiagnosticHandler }

// PushHandler registers h on top of the handlers; the result removes h, and no other
// handler, whatever was registered since. Calling it again does nothing. Diagnostics of
// what belongs to a [Scope] come here only if the scope's handler passes them on.
func (c *Context) PushHandler(h DiagnosticHandler) (pop func()) { return c.diag.push(h) }

func (e *diagEngine) push(h DiagnosticHandler) (pop func()) {
	p := &pushedHandler{h}
	e.mu.Lock()
	e.handlers = append(e.handlers, p)
	e.mu.Unlock()
	return func() {
		e.mu.Lock()
		if i := slices.Index(e.handlers, p); i >= 0 {
			e.handlers = slices.Delete(e.handlers, i, i+1)
		}
		e.mu.Unlock()
	}
}

// Report passes d to the handlers, latest first. Without any handler that
// consumes it, the diagnostic is dropped; ErrorCount counts it all the same.
// What is about an operation is reported by the operation, whose scope gets it.
//
//go:noinline
func (c *Context) Report(d Diagnostic) {
	c.diag.report(nil, d)
}

// report is Report for a diagnostic about op, which may be nil.
func (e *diagEngine) report(op *Operation, d Diagnostic) {
	e.mu.Lock()
	defer e.mu.Unlock()
	if e.drops(op) {
		return
	}
	if e.places != nil && *e.places && op != nil {
		d.placeBy(op)
	}
	if d.Pass == "" {
		d.Pass = e.passOn(op)
	}
	e.deliver(d)
}

// parsed is report for an error in a text, which silent verification by others does not concern.
func (e *diagEngine) parsed(d Diagnostic) {
	e.mu.Lock()
	defer e.mu.Unlock()
	e.deliver(d)
}

// deliver passes d to the latest capture, or else to the handlers. The caller holds the lock.
func (e *diagEngine) deliver(d Diagnostic) {
	for _, c := range slices.Backward(e.captures) {
		if c.within == nil {
			c.list = append(c.list, d)
			return
		}
	}
	if d.Severity == SeverityError {
		e.errors++
	}
	e.dispatch(&d)
}

func (e *diagEngine) dispatch(d *Diagnostic) {
	for i := len(e.handlers) - 1; i >= 0; i-- {
		if e.handlers[i].handle(d) {
			return
		}
	}
	if e.outer != nil {
		e.outer.report(nil, *d)
	}
}

// ErrorCount returns the number of errors reported so far.
func (c *Context) ErrorCount() int {
	c.diag.mu.Lock()
	defer c.diag.mu.Unlock()
	return c.diag.errors
}

// fileLineCol returns the first LocFileLineCol in l: the callee of a call site, the
// first part of a fused location that has one. It returns the zero LocInfo if there is
// none.
func (c *Context) fileLineCol(l Location) LocInfo {
	li := c.LocInfo(l)
	if li.Kind == LocFileLineCol {
		return li
	}
	for _, ch := range li.Children {
		if f := c.fileLineCol(ch); f.Kind == LocFileLineCol {
			return f
		}
	}
	return LocInfo{}
}

// FilePosition returns the first place in a file that l names; ok is false if it names
// none. Lines and columns count from 1.
func (c *Context) FilePosition(l Location) (file string, line, col int, ok bool) {
	li := c.fileLineCol(l)
	return li.File, int(li.Line), int(li.Col), li.Kind == LocFileLineCol
}

// Place returns `file:line:col` of the first place in a file that l names, "" if it
// names none.
func (c *Context) Place(l Location) string {
	file, line, col, ok := c.FilePosition(l)
	if !ok {
		return ""
	}
	return file + ":" + strconv.Itoa(line) + ":" + strconv.Itoa(col)
}

// Note returns a note to pass to EmitError and similar methods.
func Note(loc Location, msg string) Diagnostic {
	return Diagnostic{Severity: SeverityNote, Loc: loc, Message: msg}
}

// EmitError reports an error and returns false.
//
//go:noinline
func (c *Context) EmitError(loc Location, msg string, notes ...Diagnostic) bool {
	c.Report(Diagnostic{Severity: SeverityError, Loc: loc, Message: msg, Notes: notes})
	return false
}

// EmitWarning reports a warning.
func (c *Context) EmitWarning(loc Location, msg string, notes ...Diagnostic) {
	c.Report(Diagnostic{Severity: SeverityWarning, Loc: loc, Message: msg, Notes: notes})
}

// EmitRemark reports a remark.
func (c *Context) EmitRemark(loc Location, msg string, notes ...Diagnostic) {
	c.Report(Diagnostic{Severity: SeverityRemark, Loc: loc, Message: msg, Notes: notes})
}

// EmitError reports an error at the operation and returns false.
//
//go:noinline
func (op *Operation) EmitError(msg string, notes ...Diagnostic) bool {
	op.report(SeverityError, msg, notes, nil)
	return false
}

// EmitErrorAt reports an error about the operation at another place, such as that of an
// argument, and returns false. It never has the note of [Context.OpsInDiagnostics].
//
//go:noinline
func (op *Operation) EmitErrorAt(loc Location, msg string, notes ...Diagnostic) bool {
	return op.EmitErrorDetailAt(loc, nil, msg, notes...)
}

// EmitErrorDetailAt is EmitErrorAt with the diagnostic's Detail.
func (op *Operation) EmitErrorDetailAt(loc Location, detail any, msg string, notes ...Diagnostic) bool {
	op.engine().report(op, Diagnostic{Severity: SeverityError, Loc: loc, Message: msg, Notes: notes, Op: op.info.Name, Detail: detail})
	return false
}

// EmitErrorDetail is EmitError with the diagnostic's Detail.
func (op *Operation) EmitErrorDetail(detail any, msg string, notes ...Diagnostic) bool {
	op.report(SeverityError, msg, notes, detail)
	return false
}

// EmitOpError reports an error at the operation, prefixed by `'name' op `, and
// returns false.
//
//go:noinline
func (op *Operation) EmitOpError(msg string, notes ...Diagnostic) bool {
	op.report(SeverityError, "'"+op.info.Name+"' op "+msg, notes, nil)
	return false
}

// EmitOpErrorDetail is EmitOpError with the diagnostic's Detail.
//
//go:noinline
func (op *Operation) EmitOpErrorDetail(detail any, msg string, notes ...Diagnostic) bool {
	op.report(SeverityError, "'"+op.info.Name+"' op "+msg, notes, detail)
	return false
}

// EmitWarning reports a warning at the operation.
//
//go:noinline
func (op *Operation) EmitWarning(msg string, notes ...Diagnostic) {
	op.report(SeverityWarning, msg, notes, nil)
}

// EmitWarningDetail is EmitWarning with the diagnostic's Detail.
func (op *Operation) EmitWarningDetail(detail any, msg string, notes ...Diagnostic) {
	op.report(SeverityWarning, msg, notes, detail)
}

// EmitRemark reports a remark at the operation.
func (op *Operation) EmitRemark(msg string, notes ...Diagnostic) {
	op.report(SeverityRemark, msg, notes, nil)
}

// EmitRemarkDetail is EmitRemark with the diagnostic's Detail.
func (op *Operation) EmitRemarkDetail(detail any, msg string) {
	op.report(SeverityRemark, msg, nil, detail)
}

func (op *Operation) report(s Severity, msg string, notes []Diagnostic, detail any) {
	e := op.engine()
	if op.Context().OpsInDiagnostics && !e.dropsNow(op) {
		notes = append([]Diagnostic{Note(op.loc, "see current operation: "+diagnosticText(op, s == SeverityError))}, notes...)
	}
	e.report(op, Diagnostic{Severity: s, Loc: op.loc, Message: msg, Notes: notes, Op: op.info.Name, Detail: detail})
}

// DiagnosticText returns op in the form that error texts quote: generic, and on
// separate lines if it takes several. It does not verify op, so verifiers can use it.
func DiagnosticText(op *Operation) string { return diagnosticText(op, true) }

// diagnosticText is DiagnosticText, in custom form unless generic is set. Remarks and
// warnings, as in MLIR, quote operations in custom form.
func diagnosticText(op *Operation, generic bool) string {
	s := op.Text(PrintOptions{Generic: generic, LocalScope: true, ElideElementsAttrIfLarger: diagElementsLimit})
	if strings.IndexByte(s, '\n') >= 0 {
		return "\n" + s
	}
	return s
}

// diagElementsLimit is the number of elements above which diagnostics elide an
// attribute, as in MLIR.
const diagElementsLimit = 16

// QuoteType returns t in the form of error texts: `'i32'`.
//
//go:noinline
func QuoteType(t Type) string { return "'" + TypeString(t) + "'" }
