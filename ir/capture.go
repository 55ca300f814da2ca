package ir

import (
	"cmp"
	"slices"
)

// Capture holds back diagnostics. Work in several goroutines captures them so that what is reported does
// not depend on the number of goroutines: in the end they are passed on in the order of the source, or
// dropped if the work is done once more, serially.
type Capture struct {
	ctx    *Context
	engine *diagEngine
	// within, unless it is nil, is the operation that is verified only to find out whether it is valid:
	// reports about it, about operations inside it, and about none are dropped. Other workers
	// report about other operations meanwhile.
	within *Operation
	list   []Diagnostic
	inner  bool
}

// Capture captures the diagnostics of what op belongs to, its scope or context, until [Capture.Release] or
// [Capture.Drop].
func (op *Operation) Capture() *Capture { return op.capture(nil) }

// silence drops the diagnostics about op and what is in it until Drop.
func (op *Operation) silence() *Capture { return op.capture(op) }

func (op *Operation) capture(within *Operation) *Capture {
	c := &Capture{ctx: op.Context(), engine: op.engine(), within: within}
	e := c.engine
	e.mu.Lock()
	defer e.mu.Unlock()
	for _, other := range e.captures {
		c.inner = c.inner || other.within == nil
	}
	e.captures = append(e.captures, c)
	return c
}

// Alone reports whether the capture began when there was no other: what it holds comes from the work
// that began it.
func (c *Capture) Alone() bool { return !c.inner }

// Len returns the number of diagnostics that are held back. Any goroutine may ask.
func (c *Capture) Len() int {
	c.engine.mu.Lock()
	defer c.engine.mu.Unlock()
	return len(c.list)
}

// Drop ends the capture and forgets what it holds.
func (c *Capture) Drop() {
	c.engine.mu.Lock()
	defer c.engine.mu.Unlock()
	c.end()
}

// Release ends the capture and passes on what it holds, ordered by file, line, column and text. If the
// capture is inside another, that one gets it.
func (c *Capture) Release() {
	e := c.engine
	e.mu.Lock()
	defer e.mu.Unlock()
	c.end()
	keys := make([]LocInfo, len(c.list))
	order := make([]int, len(c.list))
	for i := range c.list {
		keys[i], order[i] = c.ctx.fileLineCol(c.list[i].Loc), i
	}
	slices.SortStableFunc(order, func(a, b int) int {
		x, y := &keys[a], &keys[b]
		return cmp.Or(cmp.Compare(x.File, y.File), cmp.Compare(x.Line, y.Line), cmp.Compare(x.Col, y.Col),
			compareDiagnostics(&c.list[a], &c.list[b]))
	})
	for _, i := range order {
		e.deliver(c.list[i])
	}
	c.list = nil
}

// end removes the capture from its engine, whose lock the caller holds.
func (c *Capture) end() {
	if i := slices.Index(c.engine.captures, c); i >= 0 {
		c.engine.captures = slices.Delete(c.engine.captures, i, i+1)
	}
}

// drops reports whether reports about op are dropped. The caller holds the lock.
func (e *diagEngine) drops(op *Operation) bool {
	silent := false
	for _, c := range e.captures {
		silent = silent || c.within != nil
	}
	if !silent || op == nil {
		return silent
	}
	for ; op != nil; op = op.Parent() {
		for _, c := range e.captures {
			if c.within == op {
				return true
			}
		}
	}
	return false
}

// dropsNow is drops for callers that do not hold the lock.
func (e *diagEngine) dropsNow(op *Operation) bool {
	e.mu.Lock()
	defer e.mu.Unlock()
	return e.drops(op)
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
