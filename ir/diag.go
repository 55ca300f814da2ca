package ir

import (
	"cmp"
	"slices"
	"strconv"
	"strings"
	"sync"
)

// Severity of a diagnostic.
type Severity uint8

// The severities of MLIR.
const (
	SeverityError Severity = iota
	SeverityWarning
	SeverityRemark
	SeverityNote
)

// Diagnostic is a message about a place, with notes about related places.
type Diagnostic struct {
	Severity Severity
	Loc      Location
	Message  string
	Notes    []Diagnostic
}

// DiagnosticHandler receives diagnostics; it returns true if it consumed d, false
// to pass it to the handler registered before it.
type DiagnosticHandler func(d *Diagnostic) bool

type diagEngine struct {
	mu       sync.Mutex
	handlers []DiagnosticHandler
	parallel int
	// trial says that reports are counted by tried, and not passed on.
	trial  bool
	tried  int
	held   []Diagnostic
	errors int
	// muted are the operations that are being verified only to know whether they
	// are valid: what is reported of them, or of operations inside, is dropped, as
	// are reports without an operation. Other workers' reports are not.
	muted []*Operation
}

// PushHandler registers h on top of the handlers; the result removes it.
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

// Report passes d to the handlers, latest first. Without any handler that
// consumes it, the diagnostic is dropped; ErrorCount counts it all the same.
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

// setErrorCount takes errors back that turned out not to count.
func (c *Context) setErrorCount(n int) {
	c.diag.mu.Lock()
	c.diag.errors = n
	c.diag.mu.Unlock()
}

// Trial runs f, which may be done once more in case of reports: they are only
// counted. It returns how many there were, and false without running f while
// other workers report.
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

// BeginParallel holds diagnostics back until EndParallel emits them in source
// order, so that the output does not depend on the number of workers.
func (c *Context) BeginParallel() {
	c.diag.mu.Lock()
	c.diag.parallel++
	c.diag.mu.Unlock()
}

// EndParallel ends what BeginParallel began. When the outermost section ends, the
// diagnostics held back are passed on, ordered by file, line, column and text.
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

// fileLineCol returns the first LocFileLineCol in l, the zero LocInfo if there is
// none: the callee of a call site, the first part of a fused location that has
// one.
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

// Place returns `file:line:col` of the first place in a file that l names, "" if it
// names none.
func (c *Context) Place(l Location) string {
	li := c.fileLineCol(l)
	if li.Kind != LocFileLineCol {
		return ""
	}
	return li.File + ":" + strconv.Itoa(int(li.Line)) + ":" + strconv.Itoa(int(li.Col))
}

// Note returns a note for EmitError and its like.
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

// DiagnosticText returns op as error texts quote it: in generic form, on a line of its
// own if it takes several. It does not verify op, so verifiers can use it.
func DiagnosticText(op *Operation) string {
	s := op.Text(PrintOptions{Generic: true, LocalScope: true, ElideElementsAttrIfLarger: diagElementsLimit})
	if strings.IndexByte(s, '\n') >= 0 {
		return "\n" + s
	}
	return s
}

// diagElementsLimit is the number of elements beyond which attributes are elided
// in diagnostics, as in MLIR.
const diagElementsLimit = 16

// QuoteType returns t as error texts name it: `'i32'`.
func QuoteType(t Type) string { return "'" + TypeString(t) + "'" }
