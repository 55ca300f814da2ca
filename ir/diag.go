package ir

import "sync"

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
	held     []Diagnostic
	errors   int
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
	e := &c.diag
	e.mu.Lock()
	defer e.mu.Unlock()
	if d.Severity == SeverityError {
		e.errors++
	}
	if e.parallel > 0 {
		e.held = append(e.held, d)
		return
	}
	e.dispatch(&d)
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

// BeginParallel holds diagnostics back until EndParallel emits them in source
// order, so that the output does not depend on the number of workers.
func (c *Context) BeginParallel() {
	c.diag.mu.Lock()
	c.diag.parallel++
	c.diag.mu.Unlock()
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
	return op.Context().EmitError(op.loc, msg, notes...)
}

// EmitOpError reports an error at the operation, prefixed by `'name' op `, and
// returns false.
func (op *Operation) EmitOpError(msg string, notes ...Diagnostic) bool {
	return op.Context().EmitError(op.loc, "'"+op.info.Name+"' op "+msg, notes...)
}

// EmitWarning reports a warning at the operation.
func (op *Operation) EmitWarning(msg string, notes ...Diagnostic) {
	op.Context().EmitWarning(op.loc, msg, notes...)
}

// EmitRemark reports a remark at the operation.
func (op *Operation) EmitRemark(msg string, notes ...Diagnostic) {
	op.Context().EmitRemark(op.loc, msg, notes...)
}
