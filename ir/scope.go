package ir

import (
	"context"
	"runtime"
	"sync"
	"sync/atomic"
)

// Scope is one piece of work on IR of a Context, such as a compilation. Several scopes
// of one Context are independent of each other: what is reported of the operations that
// belong to a scope goes to its own handler, and stopping one stops no other.
//
// What is parsed by [Scope.Parse] and what [Scope.Own] takes belongs to the scope, with
// everything nested in it. The cost is paid where something is reported and where a
// parser, a verifier, a pass or a driver starts: each looks its scope up once.
type Scope struct {
	// workers bounds how many goroutines parse and verify; 0 stands for one per
	// processor. ExplainFailures is as in Context. KeepLocations keeps the location of a
	// constant that a transformation moves or makes: that of the first operation that it
	// stands for. Without it such constants have no location, as in MLIR. The fields are
	// set before work begins.
	Workers                        int
	ExplainFailures, KeepLocations bool
	// PlaceUnknown gives diagnostics about operations whose location names no file, such as constants that a
	// pass moved, the location of an operation nearby: the next user, or else what stands around the operation.
	// MLIR's tools report such diagnostics without a place. It is set before work begins.
	PlaceUnknown bool

	ctx    *Context
	diag   diagEngine
	stop   Stop
	arenas arenaPool
}

// arenaPool holds the arenas of a scope that nothing uses at the moment. The workers of a
// scope share pages this way, and no page holds operations of two scopes: what keeps one of
// these alive would keep the other.
type arenaPool struct {
	mu   sync.Mutex
	idle []*Arena
}

// takeArena returns an arena for operations that will belong to the scope.
func (s *Scope) takeArena() *Arena {
	if s == nil {
		return NewArena()
	}
	p := &s.arenas
	p.mu.Lock()
	defer p.mu.Unlock()
	n := len(p.idle)
	if n == 0 {
		return NewArena()
	}
	a := p.idle[n-1]
	p.idle = p.idle[:n-1]
	return a
}

// giveArena keeps an arena for takeArena.
func (s *Scope) giveArena(a *Arena) {
	if s == nil || a == nil {
		return
	}
	p := &s.arenas
	p.mu.Lock()
	defer p.mu.Unlock()
	p.idle = append(p.idle, a)
}

// Stop tells work that it is to end soon. A nil Stop never does.
type Stop struct{ set atomic.Bool }

// Requested tells whether the work is to end. Parsers, verifiers and drivers ask for
// each operation; it is one atomic load.
func (s *Stop) Requested() bool { return s != nil && s.set.Load() }

// scopeTable finds the scopes of operations.
type scopeTable struct {
	owned atomic.Int32 // number of roots
	mu    sync.RWMutex
	roots map[*Operation]*Scope
}

// NewScope returns a scope whose diagnostics h receives; what h does not consume goes
// to the handlers of the Context. h is called by one goroutine at a time.
func (c *Context) NewScope(h DiagnosticHandler) *Scope {
	s := &Scope{ctx: c}
	s.diag.places = &s.PlaceUnknown
	s.diag.outer = &c.diag
	s.diag.push(h)
	return s
}

// Own makes op, and everything nested in it, belong to the scope until release is
// called. An operation belongs to the innermost scope around it; of two scopes that own
// the same one, the later counts until it is released.
func (s *Scope) Own(op *Operation) (release func()) {
	t := &s.ctx.scopes
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.roots == nil {
		t.roots = map[*Operation]*Scope{}
	}
	before := t.roots[op]
	t.roots[op] = s
	t.owned.Add(1)
	var once sync.Once
	return func() {
		once.Do(func() {
			t.mu.Lock()
			defer t.mu.Unlock()
			t.owned.Add(-1)
			switch {
			case t.roots[op] != s:
			case before != nil:
				t.roots[op] = before
			default:
				delete(t.roots, op)
			}
		})
	}
}

// StopWith makes the scope's work end soon after ctx ends, until release is called. What
// is stopped fails without a report, and perhaps after some reports about half of the
// work: whoever stops a scope drops what it has reported.
func (s *Scope) StopWith(ctx context.Context) (release func()) {
	if ctx.Err() != nil {
		s.stop.set.Store(true)
	}
	cancel := context.AfterFunc(ctx, func() { s.stop.set.Store(true) })
	return func() { cancel() }
}

// Stop returns what tells the scope's work to end.
func (s *Scope) Stop() *Stop {
	if s == nil {
		return nil
	}
	return &s.stop
}

// workers returns how many goroutines may work on what is in op, at least 1: by its scope, or
// else by its context.
func (op *Operation) workers() int {
	n := op.Context().Workers
	if s := op.scope(); s != nil {
		n = s.Workers
	}
	if n <= 0 {
		n = runtime.GOMAXPROCS(0)
	}
	return n
}

// scope returns the innermost scope that op belongs to, nil if there is none.
func (op *Operation) scope() *Scope {
	t := &op.info.ctx.scopes
	if t.owned.Load() == 0 {
		return nil
	}
	t.mu.RLock()
	defer t.mu.RUnlock()
	for ; op != nil; op = op.Parent() {
		if s := t.roots[op]; s != nil {
			return s
		}
	}
	return nil
}

// Stop returns what tells work on op to end, nil if nothing can. Work asks for it once,
// at its beginning.
func (op *Operation) Stop() *Stop { return op.scope().Stop() }

// ExplainFailures tells whether conversion errors of op have notes that say why
// patterns do not apply.
func (op *Operation) ExplainFailures() bool {
	if s := op.scope(); s != nil {
		return s.ExplainFailures
	}
	return op.info.ctx.ExplainFailures
}

// KeepsLocations reports whether transformations of op keep the locations of constants.
func (op *Operation) KeepsLocations() bool {
	s := op.scope()
	return s != nil && s.KeepLocations
}

// engine delivers the diagnostics about op.
func (op *Operation) engine() *diagEngine {
	if s := op.scope(); s != nil {
		return &s.diag
	}
	return &op.info.ctx.diag
}

// runningPass is a pass that runs on an operation.
type runningPass struct {
	op   *Operation
	name string
}

// PassRun is the run of a pass on an operation.
type PassRun struct {
	op     *Operation
	engine *diagEngine
}

// EnterPass says that the pass called name runs on op until Leave is called: what is
// reported of op meanwhile names the pass.
func (op *Operation) EnterPass(name string) PassRun {
	e := op.engine()
	e.mu.Lock()
	e.running = append(e.running, runningPass{op, name})
	e.mu.Unlock()
	return PassRun{op, e}
}

// Leave says that the run has ended.
func (r PassRun) Leave() {
	op, e := r.op, r.engine
	e.mu.Lock()
	defer e.mu.Unlock()
	for i := len(e.running) - 1; i >= 0; i-- {
		if e.running[i].op == op {
			last := len(e.running) - 1
			copy(e.running[i:], e.running[i+1:])
			e.running[last] = runningPass{}
			e.running = e.running[:last]
			return
		}
	}
}

// passOn returns the name of the innermost pass that runs on op or around it, "" if
// there is none. The caller holds the lock.
func (e *diagEngine) passOn(op *Operation) string {
	if len(e.running) == 0 {
		return ""
	}
	for ; op != nil; op = op.Parent() {
		for i := len(e.running) - 1; i >= 0; i-- {
			if e.running[i].op == op {
				return e.running[i].name
			}
		}
	}
	return ""
}
