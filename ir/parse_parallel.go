package ir

import (
	"runtime"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
)

// The parser reads a large file in parallel. The main parser skips the bodies of
// functions to their closing braces. Workers read the bodies while the main parser
// continues; at the end of the file it becomes a worker too. The parallel parse is
// speculative: its result counts only if nothing was reported. Otherwise the parser
// drops the result and reads the file once more, serially, which emits the diagnostics
// in the usual order. So neither the IR nor the diagnostics depend on timing:
// everything that a worker reads is either complete when the worker gets it, or the
// worker waits for it.

const (
	// parallelMin is the size in bytes from which a file is read in parallel.
	parallelMin = 1 << 17
	// bodyMin is the size in bytes from which a body is deferred.
	bodyMin = 256
	// bodyBatch is the number of bodies that go to a worker at once. Neighbors go to
	// one worker, because their memory lies together.
	bodyBatch = 8
)

// speculation is the state of one parallel parse.
type speculation struct {
	diags   diagEngine
	main    *Parser
	workers int // in addition to the main parser
	// pending are bodies that no worker has yet. The others are in the channel, which
	// has room for all bodies of the file.
	pending []bodyJob
	bodies  chan []bodyJob
	// aliases holds the aliases that the main parser has found so far. It is complete
	// once skipped is closed.
	aliases table[aliasKey, aliasDef]
	skipped chan struct{}
	running sync.WaitGroup
	failed  atomic.Bool
	mu      sync.Mutex
	undos   []func() // functions given to OnRollback, under mu
}

// bodyJob is a function body that is deferred.
type bodyJob struct {
	entry    *Block
	args     []Argument
	start    int // of the opening brace
	depth    int
	dialects []string
}

// aliasKey names an alias; sigil is # or !.
type aliasKey struct {
	sigil byte
	name  string
}

// aliasDef is the value of an alias, and the offset where its definition ends.
type aliasDef struct {
	attr Attribute
	typ  Type
	end  int
}

// parseInParallel reads file speculatively. It returns false if the result does not count.
func parseInParallel(ctx *Context, file *SourceFile, work *Scope) (*Operation, bool) {
	workers := ctx.Workers
	if work != nil {
		workers = work.Workers
	}
	if workers <= 0 {
		workers = runtime.GOMAXPROCS(0)
	}
	if workers < 2 || len(file.Text) < parallelMin {
		return nil, false
	}
	p := newParser(ctx, file, work)
	defer p.release()
	// What follows these marks belongs to the file as a whole.
	if strings.Contains(p.src, "{-#") || strings.Contains(p.src, "distinct[") {
		return nil, false
	}
	s := &speculation{
		main:    p,
		workers: workers - 1,
		bodies:  make(chan []bodyJob, len(p.src)/(bodyMin*bodyBatch)+1),
		skipped: make(chan struct{}),
	}
	p.spec = s
	// An error only ends the speculation: it comes again when the file is read serially.
	s.diags.push(func(*Diagnostic) bool { s.failed.Store(true); return true })
	p.diags = &s.diags
	done := false
	defer func() {
		if !done {
			s.rollback()
		}
	}()
	module, ok := s.run()
	done = ok && !s.failed.Load() && p.finish(module) && !s.failed.Load()
	if !done {
		return nil, false
	}
	return module, true
}

// run reads the file. No worker is left when it returns or panics.
func (s *speculation) run() (module *Operation, ok bool) {
	ended := false
	defer func() {
		if !ended {
			s.failed.Store(true)
			s.end()
		}
		s.running.Wait()
	}()
	if module, ok = s.main.parseFile(); !ok || s.failed.Load() || !s.handOver() {
		return nil, false
	}
	s.end()
	ended = true
	s.work()
	return module, true
}

// end tells the workers that no more bodies are coming.
func (s *speculation) end() {
	close(s.skipped)
	close(s.bodies)
}

// handOver gives the pending bodies to the workers once the operations that own them
// exist. From then on, only the worker touches them. It returns false if the operations
// do not exist yet.
func (s *speculation) handOver() bool {
	for i := range s.pending {
		if s.pending[i].entry.region.parent == nil {
			return false
		}
	}
	if len(s.pending) == 0 {
		return true
	}
	s.bodies <- s.pending
	s.pending = make([]bodyJob, 0, bodyBatch)
	if s.workers > 0 {
		s.workers--
		s.running.Go(s.work)
	}
	return true
}

// work reads bodies until there are no more.
func (s *speculation) work() {
	defer func() {
		// A panic, which is a bug, repeats when the file is read serially.
		if recover() != nil {
			s.failed.Store(true)
		}
	}()
	w := newParser(s.main.ctx, s.main.file, s.main.work)
	defer w.release()
	w.diags = &s.diags
	w.shared = s
	for jobs := range s.bodies {
		for i := range jobs {
			if s.failed.Load() {
				return
			}
			if !w.body(&jobs[i]) {
				s.failed.Store(true)
				return
			}
		}
	}
}

// alias returns the definition of the alias, or the zero value if the file does not
// define it. Workers call it.
func (s *speculation) alias(sigil byte, name string) aliasDef {
	k := aliasKey{sigil, name}
	d, ok := s.aliases.get(k)
	if !ok {
		<-s.skipped
		d, _ = s.aliases.get(k)
	}
	return d
}

// attrAlias returns the attribute of the alias, or nil if there is none. If before is
// set, the definition must come before the current token.
func (p *Parser) attrAlias(name string, before bool) Attribute {
	if p.shared == nil {
		return p.attrAliases[name]
	}
	if d := p.shared.alias('#', name); !before || d.end < p.ts {
		return d.attr
	}
	return nil
}

// typeAlias returns the type of the alias, or nil if no definition comes before the
// current token.
func (p *Parser) typeAlias(name string) Type {
	if p.shared == nil {
		return p.typeAliases[name]
	}
	if d := p.shared.alias('!', name); d.end < p.ts {
		return d.typ
	}
	return nil
}

// defined publishes an alias to the workers. Its definition ends before the current
// token.
func (p *Parser) defined(sigil byte, name string, a Attribute, t Type) {
	if p.spec != nil {
		p.spec.aliases.intern(aliasKey{sigil, name}, func(aliasKey) aliasDef { return aliasDef{a, t, p.ts} })
	}
}

// body reads a body that was deferred.
func (p *Parser) body(j *bodyJob) bool {
	p.resetTo(j.start + 1)
	p.depth = j.depth
	p.dialects = j.dialects
	p.scope.push(true)
	defer p.scope.pop()
	p.scope.forward = p.scope.forward[:0]
	if !p.parseRegionBlocks(j.entry.region, j.entry, j.args, false) {
		return false
	}
	for _, f := range p.scope.forward {
		if f.Scratch == 0 {
			return false
		}
	}
	return p.errors == 0 && len(p.deferred.refs) == 0
}

// ParseOptionalBody reads the body of a function if it comes next: a region whose
// operations see no outer values. The parser may read the body later: until the end of
// the file, the region may consist of an entry block without arguments and operations.
func (p *Parser) ParseOptionalBody(args []Argument) (r *Region, present, ok bool) {
	if p.spec != nil && p.spec.failed.Load() {
		return nil, true, false // the file is read once more
	}
	if r := p.putOff(args); r != nil {
		return r, true, true
	}
	return p.ParseOptionalRegion(args)
}

// putOff skips a function body if the parser may read it later and returns its
// region. It returns nil if the body must be read now.
func (p *Parser) putOff(args []Argument) *Region {
	s := p.spec
	if s == nil || p.kind != tokLBrace || len(p.scope.defined) > 0 || len(p.scope.forward) > 0 {
		return nil
	}
	// A body that is read now may be nested. Check this before searching for its end;
	// the search would take time quadratic in the depth.
	if strings.HasPrefix(strings.TrimLeft(p.src[p.ts+1:], " \t\r\n"), "^") {
		return nil
	}
	end := skipBraces(p.file.Text, p.ts)
	if end == p.ts {
		// A search for the end again in every body inside would take too long.
		s.failed.Store(true)
		return nil
	}
	if end-p.ts < bodyMin {
		return nil
	}
	r, entry := p.newRegion(), p.arena.NewBlock()
	r.Append(entry)
	if len(s.pending) >= bodyBatch {
		s.handOver()
	}
	s.pending = append(s.pending, bodyJob{entry, slices.Clone(args), p.ts, p.depth, slices.Clone(p.dialects)})
	p.resetTo(end + 1)
	return r
}

// OnRollback registers undo. The parser calls undo if it drops what it is currently
// reading to read it once more. Hooks must register undo for changes to the context,
// such as the body of a mutable type; interning needs no undo. Others may read in the
// same context at the same time, so undo must revert only this one change.
func (p *Parser) OnRollback(undo func()) {
	s := p.spec
	if s == nil {
		s = p.shared
	}
	if s == nil {
		return
	}
	s.mu.Lock()
	s.undos = append(s.undos, undo)
	s.mu.Unlock()
}

// rollback reverts the changes of hooks, after all workers have ended.
func (s *speculation) rollback() {
	for _, undo := range slices.Backward(s.undos) {
		undo()
	}
}
