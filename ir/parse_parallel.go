package ir

import (
	"runtime"
	"slices"
	"strings"
	"sync"

	"github.com/spvc/spvc/internal/parallel"
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
	diags diagEngine
	main  *Parser
	run   *parallel.Run
	// jobs are the bodies so far. The workers know of the first ones only, whose operations exist.
	jobs    []bodyJob
	known   int
	workers []*Parser
	// aliases holds the aliases that the main parser has found so far. It is complete
	// once skipped is closed.
	aliases table[aliasKey, aliasDef]
	skipped chan struct{}
	mu      sync.Mutex // guards jobs and undos
	undos   []func()   // functions given to OnRollback
}

// bodyJob is a function body that is deferred.
type bodyJob struct {
	entry    *Block
	args     []Argument
	start    int // the offset of the opening brace
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
	s := &speculation{main: p, workers: make([]*Parser, workers), skipped: make(chan struct{})}
	s.run = parallel.Work{Workers: workers, Chunk: bodyBatch, Do: s.work}.Start()
	p.spec = s
	// An error only ends the speculation: it comes again when the file is read serially.
	s.diags.push(func(*Diagnostic) bool { s.run.Stop(); return true })
	p.diags = &s.diags
	done := false
	defer func() {
		for _, w := range s.workers {
			if w != nil {
				w.release()
			}
		}
		if !done {
			s.rollback()
		}
	}()
	module, ok := s.parse()
	done = ok && p.finish(module) && !s.run.Stopped()
	if !done {
		return nil, false
	}
	return module, true
}

// parse reads the file. No worker is left when it returns or panics.
func (s *speculation) parse() (module *Operation, ok bool) {
	waited := false
	defer func() {
		if !waited { // the main parser panics
			s.run.Stop()
			close(s.skipped)
			s.run.Wait()
		}
	}()
	module, ok = s.main.parseFile()
	ok = ok && s.handOver()
	if !ok {
		s.run.Stop()
	}
	close(s.skipped)
	waited = true
	return module, s.run.Wait() == len(s.jobs) && ok
}

// handOver gives the pending bodies to the workers once the operations that own them
// exist. From then on, only the worker touches them. It returns false if the operations
// do not exist yet.
func (s *speculation) handOver() bool {
	for _, j := range s.jobs[s.known:] {
		if j.entry.region.parent == nil {
			return false
		}
	}
	s.run.Add(len(s.jobs) - s.known)
	s.known = len(s.jobs)
	return true
}

// work reads the bodies from first to end.
func (s *speculation) work(worker, first, end int) bool {
	w := s.workers[worker]
	if w == nil {
		w = newParser(s.main.ctx, s.main.file, s.main.work)
		w.diags = &s.diags
		w.shared = s
		s.workers[worker] = w
	}
	s.mu.Lock()
	jobs := s.jobs[first:end]
	s.mu.Unlock()
	for i := range jobs {
		if s.run.Stopped() || !w.body(&jobs[i]) {
			return false
		}
	}
	return true
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
	if p.spec != nil && p.spec.run.Stopped() {
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
		s.run.Stop()
		return nil
	}
	if end-p.ts < bodyMin {
		return nil
	}
	r, entry := p.newRegion(), p.arena.NewBlock()
	r.Append(entry)
	if len(s.jobs)-s.known >= bodyBatch {
		s.handOver()
	}
	s.mu.Lock()
	s.jobs = append(s.jobs, bodyJob{entry, slices.Clone(args), p.ts, p.depth, slices.Clone(p.dialects)})
	s.mu.Unlock()
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
