package ir

import (
	"runtime"
	"slices"
	"sync"
	"sync/atomic"
)

const (
	// printChunk is the number of operations that a worker prints at a time.
	printChunk = 16
	// printParallelMin is the number of isolated operations in a block from which
	// they are printed in parallel.
	printParallelMin = 4 * printChunk
	// printSample is the number of chunks from whose length the printer estimates the
	// length of all chunks.
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
	if parent == nil || parent.info.traits&(1<<symbolTable) == 0 || runtime.GOMAXPROCS(0) < 2 {
		return false
	}
	n := 0
	for op := b.first; op != nil; op = op.next {
		if len(op.regions()) > 0 && op.info.traits&(1<<isolatedFromAbove) != 0 {
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
	c := newPrintedChunks(b, terminator, workers)
	defer c.close()
	// Workers start from a copy, because p continues while they print.
	start := *p
	start.buf, start.out = nil, nil
	for range min(workers, c.n) - 1 {
		go func() {
			for share := start.share(later); c.printNext(&start, share, true); {
			}
		}()
	}
	// This goroutine prints too. Between its chunks it passes on the finished text, so
	// that the buffers can be reused.
	share := start.share(later)
	before, last := len(p.buf), c.n
	for taken := 0; taken < last; taken++ {
		w, ok := c.ready(taken)
		for !ok && c.printNext(&start, share, false) {
			w, ok = c.ready(taken)
		}
		if !ok {
			w = <-c.done[taken%len(c.done)]
		}
		if w == nil && p.err == nil {
			// Printing panicked; printing again panics in the caller's goroutine.
			w = new(Printer)
			again := start.share(later)
			w.forChunk(&start, again)
			w.ops(c.chunk(taken), again)
		}
		if w != nil {
			p.takeChunk(w)
			c.recycle(w)
		}
		<-c.ahead
		if p.out == nil && taken == printSample && c.n > 2*printSample {
			// The remaining chunks are about as long as the chunks so far.
			mean := (len(p.buf) - before) / (printSample + 1)
			p.buf = slices.Grow(p.buf, mean*(c.n-printSample)*17/16)
		}
		if p.err != nil {
			last = min(last, c.stop())
		}
	}
}

// takeChunk passes on the text that w has printed.
func (p *Printer) takeChunk(w *Printer) {
	for _, k := range w.resourceKeys {
		p.noteResourceKey(k)
	}
	p.pass(w.buf)
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

// printedChunks is the text of the operations of a block, in chunks.
type printedChunks struct {
	ops  []*Operation
	n    int // number of chunks
	next atomic.Int64
	// ahead has a token for each chunk that was started and not taken. It keeps the
	// number of chunks within the room in done, where chunk i goes to channel i modulo
	// their number.
	ahead    chan struct{}
	closed   chan struct{}
	done     []chan *Printer
	mu       sync.Mutex // guards printers
	printers []*Printer // printers whose buffers are free
}

// newPrintedChunks divides the operations of b into chunks. It leaves out the
// terminator if the terminator is not printed.
func newPrintedChunks(b *Block, terminator bool, workers int) *printedChunks {
	c := &printedChunks{closed: make(chan struct{})}
	for op := b.first; op != nil; op = op.next {
		if op == b.last && !terminator && op.HasTrait(Terminator) {
			break
		}
		c.ops = append(c.ops, op)
	}
	c.n = (len(c.ops) + printChunk - 1) / printChunk
	c.done = make([]chan *Printer, min(c.n, printAhead*workers))
	for i := range c.done {
		c.done[i] = make(chan *Printer, 1)
	}
	c.ahead = make(chan struct{}, len(c.done))
	return c
}

// chunk returns the operations of chunk i.
func (c *printedChunks) chunk(i int) []*Operation {
	return c.ops[i*printChunk : min(len(c.ops), (i+1)*printChunk)]
}

// ready returns chunk i if it was printed. w is nil if printing it panicked.
func (c *printedChunks) ready(i int) (w *Printer, ok bool) {
	select {
	case w = <-c.done[i%len(c.done)]:
		return w, true
	default:
		return nil, false
	}
}

// printNext prints the next chunk. It returns false if there is none, or if it would
// have to wait and wait is false.
func (c *printedChunks) printNext(start *Printer, s *printShare, wait bool) bool {
	if wait {
		select {
		case c.ahead <- struct{}{}:
		case <-c.closed:
			return false
		}
	} else {
		select {
		case c.ahead <- struct{}{}:
		default:
			return false
		}
	}
	i := int(c.next.Add(1)) - 1
	if i >= c.n {
		<-c.ahead
		return false
	}
	c.done[i%len(c.done)] <- c.printer().printChunk(start, c.chunk(i), s)
	return true
}

// printer returns a printer for a chunk: the one freed last, because its buffer is
// likely to be in a cache.
func (c *printedChunks) printer() *Printer {
	c.mu.Lock()
	defer c.mu.Unlock()
	n := len(c.printers)
	if n == 0 {
		return &Printer{}
	}
	w := c.printers[n-1]
	c.printers = c.printers[:n-1]
	return w
}

// recycle frees a printer whose text was passed on.
func (c *printedChunks) recycle(w *Printer) {
	c.mu.Lock()
	c.printers = append(c.printers, w)
	c.mu.Unlock()
}

// stop prevents further chunks from starting and returns the number of chunks that were
// started.
func (c *printedChunks) stop() int { return min(c.n, int(c.next.Swap(int64(c.n)))) }

// close ends the workers, even if chunks are left.
func (c *printedChunks) close() {
	c.stop()
	close(c.closed)
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

// printChunk makes w print ops as start would. It returns nil if that panicked.
func (w *Printer) printChunk(start *Printer, ops []*Operation, s *printShare) (done *Printer) {
	defer func() {
		if recover() != nil {
			done = nil
		}
	}()
	w.forChunk(start, s)
	w.ops(ops, s)
	return w
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
