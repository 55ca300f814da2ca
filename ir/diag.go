package ir

import (
	"cmp"
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
	// that reports documents, such as *target.Lack; nil if there is none.
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
	outer    *diagEngine
	running  []runningPass
	parallel int
	// trial is set while reports are only counted in tried and not passed on.
	trial  bool
	tried  int
	held   []Diagnostic
	errors int
	// muted are the operations that are verified only to find out whether they are
	// valid. Reports about them, or about operations inside them, are dropped, and so
	// are reports without an operation. Reports of other workers about other operations
	// are kept.
	muted []*Operation
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
func (c *Context) Report(d Diagnostic) {
	c.diag.report(nil, d)
}

// report is Report for a diagnostic about op, which may be nil.
func (e *diagEngine) report(op *Operation, d Diagnostic) {
	e.mu.Lock()
	defer e.mu.Unlock()
	if e.mutes(op) {
		return
	}
	if e.trial {
		e.tried++
		return
	}
	if d.Severity == SeverityError {
		e.errors++
	}
	if d.Pass == "" {
		d.Pass = e.passOn(op)
	}
	if e.parallel > 0 {
		e.held = append(e.held, d)
		return
	}
	e.dispatch(&d)
}

// parsed is report for an error in a text. Silent verification and trials of others do
// not concern it.
func (e *diagEngine) parsed(d Diagnostic) {
	e.mu.Lock()
	defer e.mu.Unlock()
	e.errors++
	if e.parallel > 0 {
		e.held = append(e.held, d)
		return
	}
	e.dispatch(&d)
}

func (e *diagEngine) mutes(op *Operation) bool {
	if len(e.muted) == 0 {
		return false
	}
	if op == nil {
		return true
	}
	for ; op != nil; op = op.Parent() {
		if slices.Contains(e.muted, op) {
			return true
		}
	}
	return false
}

// drops is mutes for callers that do not hold the lock.
func (e *diagEngine) drops(op *Operation) bool {
	e.mu.Lock()
	defer e.mu.Unlock()
	return e.mutes(op)
}

func (e *diagEngine) mute(op *Operation) {
	e.mu.Lock()
	e.muted = append(e.muted, op)
	e.mu.Unlock()
}

func (e *diagEngine) unmute(op *Operation) {
	e.mu.Lock()
	i := slices.Index(e.muted, op)
	e.muted = slices.Delete(e.muted, i, i+1)
	e.mu.Unlock()
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

// Trial runs f, which works on op and may be done once more in case of reports: they
// are only counted. f may ask for their number so far, from any goroutine. Trial returns
// false without running f while other workers report.
func (op *Operation) Trial(f func(reports func() int)) (ran bool) {
	e := op.engine()
	e.mu.Lock()
	if e.parallel > 0 || e.trial {
		e.mu.Unlock()
		return false
	}
	e.trial, e.tried = true, 0
	e.mu.Unlock()
	defer func() {
		e.mu.Lock()
		e.trial = false
		e.mu.Unlock()
	}()
	f(e.reports)
	return true
}

// reports returns the number of reports of the trial.
func (e *diagEngine) reports() int {
	e.mu.Lock()
	defer e.mu.Unlock()
	return e.tried
}

// HoldDiagnostics holds back the diagnostics of what op belongs to, so that the output
// of work on it does not depend on the number of workers. When the outermost release
// is called, they are passed on, ordered by file, line, column and text.
func (op *Operation) HoldDiagnostics() (release func()) {
	c, e := op.Context(), op.engine()
	e.mu.Lock()
	e.parallel++
	e.mu.Unlock()
	return func() { e.release(c) }
}

func (e *diagEngine) release(c *Context) {
	e.mu.Lock()
	defer e.mu.Unlock()
	if e.parallel--; e.parallel > 0 || len(e.held) == 0 {
		return
	}
	held := e.held
	e.held = nil
	keys := make([]LocInfo, len(held))
	order := make([]int, len(held))
	for i := range held {
		keys[i], order[i] = c.fileLineCol(held[i].Loc), i
	}
	slices.SortStableFunc(order, func(a, b int) int {
		x, y := &keys[a], &keys[b]
		return cmp.Or(cmp.Compare(x.File, y.File), cmp.Compare(x.Line, y.Line), cmp.Compare(x.Col, y.Col),
			compareDiagnostics(&held[a], &held[b]))
	})
	for _, i := range order {
		e.dispatch(&held[i])
	}
}

func compareDiagnostics(a, b *Diagnostic) int {
	if d := cmp.Or(cmp.Compare(a.Severity, b.Severity), cmp.Compare(a.Message, b.Message), cmp.Compare(len(a.Notes), len(b.Notes))); d != 0 {
		return d
	}
	for i := range a.Notes {
		if d := cmp.Or(cmp.Compare(a.Notes[i].Message, b.Notes[i].Message), cmp.Compare(a.Notes[i].Loc, b.Notes[i].Loc)); d != 0 {
			return d
		}
	}
	return 0
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
func (op *Operation) EmitError(msg string, notes ...Diagnostic) bool {
	op.report(SeverityError, msg, notes, nil)
	return false
}

// EmitErrorAt reports an error about the operation at another place, such as that of an
// argument, and returns false. It never has the note of [Context.OpsInDiagnostics].
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
func (op *Operation) EmitOpError(msg string, notes ...Diagnostic) bool {
	op.report(SeverityError, "'"+op.info.Name+"' op "+msg, notes, nil)
	return false
}

// EmitWarning reports a warning at the operation.
func (op *Operation) EmitWarning(msg string, notes ...Diagnostic) {
	op.report(SeverityWarning, msg, notes, nil)
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
	if op.Context().OpsInDiagnostics && !e.drops(op) {
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
func QuoteType(t Type) string { return "'" + TypeString(t) + "'" }
