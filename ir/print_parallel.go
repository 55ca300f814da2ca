package ir

import (
	"runtime"
	"slices"
	"sync"

	"github.com/spvc/spvc/internal/parallel"
)

const (
	// printChunk is the number of operations that a worker prints at a time.
	printChunk = 16
	// printParallelMin is the number of isolated operations in a block from which
	// they are printed in parallel.
	printParallelMin = 4 * printChunk
	// printSample is the number of chunks in a sample: the printer estimates the length of all chunks from it.
	printSample = 8
	// printAhead is the number of chunks for each worker that may be printed but not
	// yet passed on.
	printAhead = 3
	// directSize is the length in bytes from which a chunk is written without a copy.
	directSize = 8 << 10
)

// printsConcurrently reports whether several workers may print the operations of b.
// Isolated operations print independently if nothing is numbered in the order of
// printing.
func (p *Printer) printsConcurrently(b *Block) bool {
	if p.collecting || p.located != nil || p.aliases != nil || p.distinct != nil || p.opts.PrintValueUsers || p.opts.SkipRegions || p.ctx.Workers == 1 || p.worker {
		return false
	}
	parent := b.Parent()
	if parent == nil || parent.info.traits&(1<<SymbolTable) == 0 || runtime.GOMAXPROCS(0) < 2 {
		return false
	}
	n := 0
	for op := b.first; op != nil; op = op.next {
		if len(op.regions()) > 0 && op.info.traits&(1<<IsolatedFromAbove) != 0 {
			if n++; n >= printParallelMin {
				return true
			}
		}
	}
	return false
}

// blockApart writes the operations of b, each followed by a line end, if a stream has their text
// or if several workers may print them.
func (p *Printer) blockApart(b *Block, terminator bool, later *deferredNames) bool {
	switch {
	case p.stream != nil && p.stream.isBody(b):
		p.stream.block(p)
	case p.printsConcurrently(b):
		p.blockConcurrently(b, terminator, later)
	default:
		return false
	}
	return true
}

// blockConcurrently writes the operations of b, each followed by a line end. If
// later is not nil, the workers name the values in the operations' regions.
func (p *Printer) blockConcurrently(b *Block, terminator bool, later *deferredNames) {
	workers := p.ctx.Workers
	if workers <= 0 {
		workers = runtime.GOMAXPROCS(0)
	}
	ops := printedOps(b, terminator)
	// Workers start from a copy, because p continues while they print.
	start := *p
	start.buf, start.out = nil, nil
	ahead := printAhead * workers
	chunks := make([]*Printer, ahead) // chunk i is at index i modulo their number
	shares := make([]*printShare, workers)
	var free printers
	before, n := len(p.buf), (len(ops)+printChunk-1)/printChunk
	parallel.Work{Workers: workers, Chunk: printChunk, Ahead: ahead, Do: func(worker, first, end int) bool {
		if shares[worker] == nil {
			shares[worker] = start.share(later)
		}
		w := free.take()
		w.forChunk(&start, shares[worker])
		w.ops(ops[first:end], shares[worker])
		chunks[first/printChunk%ahead] = w
		return true
	}, Commit: func(_, first, _ int) bool {
		taken := first / printChunk
		w := chunks[taken%ahead]
		for _, k := range w.resourceKeys {
			p.noteResourceKey(k)
		}
		p.pass(w.buf)
		free.give(w)
		if p.out == nil && taken == printSample && n > 2*printSample {
			// The remaining chunks are about as long as the chunks so far.
			mean := (len(p.buf) - before) / (printSample + 1)
			p.buf = slices.Grow(p.buf, mean*(n-printSample)*17/16)
		}
		return p.err == nil
	}}.Each(len(ops))
}

// printedOps returns the operations of b, without the terminator if that is not printed.
func printedOps(b *Block, terminator bool) (ops []*Operation) {
	for op := b.first; op != nil; op = op.next {
		if op == b.last && !terminator && op.HasTrait(Terminator) {
			break
		}
		ops = append(ops, op)
	}
	return ops
}

// pass passes on text, without a copy if it is long.
func (p *Printer) pass(text []byte) {
	if p.out == nil || len(text) < directSize {
		p.buf = append(p.buf, text...)
		p.flushLong()
		return
	}
	if len(p.buf) > 0 {
		p.flush()
	}
	if p.err == nil {
		_, p.err = p.out.Write(text)
	}
}

// printers are the printers whose buffers are free.
type printers struct {
	mu   sync.Mutex
	list []*Printer
}

// take returns a printer for a chunk: the one freed last, because its buffer is likely to be in
// a cache.
func (f *printers) take() *Printer {
	f.mu.Lock()
	defer f.mu.Unlock()
	n := len(f.list)
	if n == 0 {
		return &Printer{}
	}
	w := f.list[n-1]
	f.list = f.list[:n-1]
	return w
}

// give frees a printer whose text was passed on.
func (f *printers) give(w *Printer) {
	f.mu.Lock()
	f.list = append(f.list, w)
	f.mu.Unlock()
}

// printShare is the state that a worker keeps from chunk to chunk.
type printShare struct {
	types []typeText
	names *nameState
	later *deferredNames
	texts int // number of texts in names that do not belong to a chunk
}

func (p *Printer) share(later *deferredNames) *printShare {
	names := p.names.fork(later)
	return &printShare{make([]typeText, typeTextSlots), names, later, len(names.texts)}
}

// ops writes ops, each followed by a line end.
func (p *Printer) ops(ops []*Operation, s *printShare) {
	for i, op := range ops {
		if s.later != nil {
			p.names.texts = p.names.texts[:s.texts]
			p.names.numberRegions(op, s.later.start)
		}
		p.fullOp(op)
		p.Byte('\n')
		if mean := len(p.buf) / (i + 1); cap(p.buf)-len(p.buf) < 2*mean && i+1 < len(ops) {
			p.buf = slices.Grow(p.buf, (min(i+1, len(ops)-i-1)+1)*mean)
		}
	}
}

// forChunk makes w continue from the state of p, into its own buffer.
func (w *Printer) forChunk(p *Printer, s *printShare) {
	buf, dialects := w.buf[:0], w.dialects[:0]
	*w = *p
	w.buf, w.dialects = buf, append(dialects, p.dialects...)
	w.names = s.names
	w.nested = nil
	w.typeTexts = s.types
	w.resourceKeys, w.resources = nil, nil
	w.worker = true
}
