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
}

// DiagnosticHandler receives diagnostics. It returns true if it consumed d, or false to
// pass d to the handler that was registered before it.
type DiagnosticHandler func(d *Diagnostic) bool

type diagEngine struct {
	mu       sync.Mutex
	handlers []DiagnosticHandler
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

// PushHandler registers h on top of the handlers. Call pop to remove it.
func (c *Context) PushHandler(h DiagnosticHandler) (pop func()) {
	e := &c.diag
	e.mu.Lock()
	e.handlers = append(e.handlers, h)
	n := len(e.handlers)
	e.mu.Unlock()
	return func() {
		e.mu.Lock()
		e.handlers = e.handlers[:n-1]
		e.mu.Unlock()
	}
}

// Report passes d to the handlers, latest first. A diagnostic that no handler consumes
// is dropped. ErrorCount counts it in any case.
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
		if e.handlers[i](d) {
			return
		}
	}
}

// ErrorCount returns the number of errors reported so far.
func (c *Context) ErrorCount() int {
	c.diag.mu.Lock()
	defer c.diag.mu.Unlock()
	return c.diag.errors
}

// setErrorCount resets the number of errors to n, to discount errors that turned out not to
// count.
func (c *Context) setErrorCount(n int) {
	c.diag.mu.Lock()
	c.diag.errors = n
	c.diag.mu.Unlock()
}

// Trial runs f and only counts its reports, for a caller that repeats f if there are
// any. It returns the number of reports. It returns false without running f while other
// workers report.
func (c *Context) Trial(f func()) (reports int, ran bool) {
	e := &c.diag
	e.mu.Lock()
	if e.parallel > 0 || e.trial {
		e.mu.Unlock()
		return 0, false
	}
	e.trial, e.tried = true, 0
	e.mu.Unlock()
	defer func() {
		e.mu.Lock()
		e.trial = false
		reports = e.tried
		e.mu.Unlock()
	}()
	f()
	return 0, true
}

// BeginParallel holds back diagnostics until EndParallel emits them in source order, so
// that the output does not depend on the number of workers.
func (c *Context) BeginParallel() {
	c.diag.mu.Lock()
	c.diag.parallel++
	c.diag.mu.Unlock()
}

// EndParallel ends the section that BeginParallel started. When the outermost section
// ends, EndParallel passes on the diagnostics that were held back, ordered by file,
// line, column and text.
func (c *Context) EndParallel() {
	e := &c.diag
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

// Place returns `file:line:col` of the first position in a file that l names, or "" if
// l names none.
func (c *Context) Place(l Location) string {
	li := c.fileLineCol(l)
	if li.Kind != LocFileLineCol {
		return ""
	}
	return li.File + ":" + strconv.Itoa(int(li.Line)) + ":" + strconv.Itoa(int(li.Col))
}

// Note returns a note to pass to EmitError and similar methods.
func Note(loc Location, msg string) Diagnostic {
	return Diagnostic{Severity: SeverityNote, Loc: loc, Message: msg}
}

// EmitError reports an error and returns false.
func (c *Context) EmitError(loc Location, msg string, notes ...Diagnostic) bool {
	c.Report(Diagnostic{SeverityError, loc, msg, notes})
	return false
}

// EmitWarning reports a warning.
func (c *Context) EmitWarning(loc Location, msg string, notes ...Diagnostic) {
	c.Report(Diagnostic{SeverityWarning, loc, msg, notes})
}

// EmitRemark reports a remark.
func (c *Context) EmitRemark(loc Location, msg string, notes ...Diagnostic) {
	c.Report(Diagnostic{SeverityRemark, loc, msg, notes})
}

// EmitError reports an error at the operation and returns false.
func (op *Operation) EmitError(msg string, notes ...Diagnostic) bool {
	op.report(SeverityError, msg, notes)
	return false
}

// EmitOpError reports an error at the operation, prefixed by `'name' op `, and
// returns false.
func (op *Operation) EmitOpError(msg string, notes ...Diagnostic) bool {
	op.report(SeverityError, "'"+op.info.Name+"' op "+msg, notes)
	return false
}

// EmitWarning reports a warning at the operation.
func (op *Operation) EmitWarning(msg string, notes ...Diagnostic) {
	op.report(SeverityWarning, msg, notes)
}

// EmitRemark reports a remark at the operation.
func (op *Operation) EmitRemark(msg string, notes ...Diagnostic) {
	op.report(SeverityRemark, msg, notes)
}

func (op *Operation) report(s Severity, msg string, notes []Diagnostic) {
	c := op.Context()
	if c.OpsInDiagnostics && !c.diag.drops(op) {
		notes = append([]Diagnostic{Note(op.loc, "see current operation: "+DiagnosticText(op))}, notes...)
	}
	c.diag.report(op, Diagnostic{s, op.loc, msg, notes})
}

// DiagnosticText returns op in the form that error texts quote: generic, and on
// separate lines if it takes several. It does not verify op, so verifiers can use it.
func DiagnosticText(op *Operation) string {
	s := op.Text(PrintOptions{Generic: true, LocalScope: true, ElideElementsAttrIfLarger: diagElementsLimit})
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
