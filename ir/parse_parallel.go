package ir

import (
	"runtime"
	"strings"
	"sync"
	"sync/atomic"
)

// Large files are read in parallel: the main parser skips the bodies of functions
// to their closing braces, and when it has reached the end of the file, workers
// read the bodies. This is speculation: it stands only if nothing at all was
// reported. Otherwise everything is dropped and the file is read once more, one
// token after the other, which reports what there is to report as usual.

const (
	// parallelMin is the size in bytes from which on a file is read in parallel.
	parallelMin = 1 << 17
	// bodyMin is the size in bytes of the bodies that are put off.
	bodyMin = 256
)

// speculation is the state of one parallel reading.
type speculation struct {
	jobs []bodyJob
	// aliasAt holds where aliases are defined: those of types are prefixed by !.
	aliasAt map[string]int
	failed  atomic.Bool
}

// bodyJob is a function body that is put off.
type bodyJob struct {
	entry    *Block
	args     []Argument
	start    int // of the opening brace
	depth    int
	dialects []string
}

// parseInParallel reads file speculatively. False if it did not work out.
func parseInParallel(ctx *Context, file *SourceFile) (*Operation, bool) {
	workers := ctx.Workers
	if workers <= 0 {
		workers = runtime.GOMAXPROCS(0)
	}
	if workers < 2 || len(file.Text) < parallelMin {
		return nil, false
	}
	p := newParser(ctx, file)
	// What follows these marks belongs to the file as a whole.
	if strings.Contains(p.src, "{-#") || strings.Contains(p.src, "distinct[") {
		return nil, false
	}
	s := &speculation{aliasAt: map[string]int{}}
	errors := ctx.ErrorCount()
	pop := ctx.PushHandler(func(*Diagnostic) bool { s.failed.Store(true); return true })
	defer func() {
		pop()
		ctx.setErrorCount(errors)
	}()
	p.spec = s
	module, ok := p.parseFile()
	if !ok || len(s.jobs) == 0 || s.failed.Load() {
		return nil, false
	}
	s.run(p, min(workers, len(s.jobs)))
	if s.failed.Load() || !p.finish(module) {
		return nil, false
	}
	return module, true
}

// run lets workers read the bodies.
func (s *speculation) run(p *Parser, workers int) {
	var next atomic.Int64
	var wg sync.WaitGroup
	for range workers {
		wg.Add(1)
		go func() {
			defer wg.Done()
			defer func() {
				// A panic, which is a bug, comes again when the file is read serially.
				if recover() != nil {
					s.failed.Store(true)
				}
			}()
			w := p.worker()
			for !s.failed.Load() {
				// Neighbours go to one worker: their memory lies together.
				const batch = 8
				end := int(next.Add(batch))
				for i := end - batch; i < min(end, len(s.jobs)); i++ {
					if !w.body(&s.jobs[i]) {
						s.failed.Store(true)
						return
					}
				}
				if end >= len(s.jobs) {
					return
				}
			}
		}()
	}
	wg.Wait()
}

// worker returns a parser of the same file with state of its own.
func (p *Parser) worker() *Parser {
	w := newParser(p.ctx, p.file)
	w.attrAliases, w.typeAliases = p.attrAliases, p.typeAliases
	w.aliasAt = p.spec.aliasAt
	return w
}

// body reads a body that was put off.
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

// ParseOptionalBody takes the body of a function if it begins here: a region whose
// operations see no values of outside. It may be read later: until the file has
// been read, the region may consist of an entry block without arguments and
// operations.
func (p *Parser) ParseOptionalBody(args []Argument) (r *Region, present, ok bool) {
	if r := p.putOff(args); r != nil {
		return r, true, true
	}
	return p.ParseOptionalRegion(args)
}

// putOff skips a function body if the parser may read it later and returns its
// region; nil if it is to be read now.
func (p *Parser) putOff(args []Argument) *Region {
	s := p.spec
	if s == nil || s.failed.Load() || p.kind != tokLBrace || len(p.scope.defined) > 0 || len(p.scope.forward) > 0 {
		return nil
	}
	end := skipBraces(p.file.Text, p.ts)
	if end == p.ts {
		// Looking for the end again in every body inside would take too long.
		s.failed.Store(true)
		return nil
	}
	if end-p.ts < bodyMin || strings.HasPrefix(strings.TrimLeft(p.src[p.ts+1:], " \t\r\n"), "^") {
		return nil
	}
	r, entry := p.newRegion(), p.arena.NewBlock()
	r.Append(entry)
	s.jobs = append(s.jobs, bodyJob{entry, append([]Argument(nil), args...), p.ts, p.depth, append([]string(nil), p.dialects...)})
	p.resetTo(end + 1)
	return r
}

// aliasDefined tells whether the alias at the current place is defined before it,
// which only needs a look when a worker reads.
func (p *Parser) aliasDefined(sigil, name string) bool {
	if p.aliasAt == nil {
		return true
	}
	at, ok := p.aliasAt[sigil+name]
	return ok && at < p.ts
}
