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
	// on they are printed in parallel.
	printParallelMin = 4 * printChunk
	// printSample is the number of chunks from whose length that of all is guessed.
	printSample = 8
)

// printsConcurrently tells whether the operations of b may be printed by several
// workers: isolated operations print independently as long as nothing is numbered
// in the order of printing.
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

// blockConcurrently writes the operations of b, each followed by a line end. If
// later is not nil, the workers name what is in the operations' regions.
func (p *Printer) blockConcurrently(b *Block, terminator bool, later *deferredNames) {
	var ops []*Operation
	for op := b.first; op != nil; op = op.next {
		if op == b.last && !terminator && op.HasTrait(Terminator) {
			break
		}
		ops = append(ops, op)
	}
	workers := p.ctx.Workers
	if workers <= 0 {
		workers = runtime.GOMAXPROCS(0)
	}
	// Workers start from a copy: p itself goes on while they print.
	start := *p
	start.buf, start.out = nil, nil
	out := &printedChunks{done: make([]chan *Printer, (len(ops)+printChunk-1)/printChunk)}
	for i := range out.done {
		out.done[i] = make(chan *Printer, 1)
	}
	for range min(workers, len(out.done)) - 1 {
		go func() {
			for share := start.share(later); out.printNext(&start, ops, share); {
			}
		}()
	}
	// This goroutine prints too, and puts together what there is in between, so that
	// the buffers can be used again.
	before, taken := len(p.buf), 0
	take := func(w *Printer) {
		if w == nil {
			// Printing panicked; here it does so in the caller's goroutine.
			share := start.share(later)
			w = start.forChunk(nil, share)
			w.ops(ops, taken, share)
		}
		if taken++; taken == printSample && len(out.done) > 2*printSample && p.out == nil {
			// What is to come is about as long as what there is.
			mean := (len(p.buf) - before) / printSample
			p.buf = slices.Grow(p.buf, mean*(len(out.done)-printSample)*17/16)
		}
		p.buf = append(p.buf, w.buf...)
		for _, k := range w.resourceKeys {
			p.noteResourceKey(k)
		}
		out.buffers.Put(w.buf)
		p.flushLong()
	}
	for share := start.share(later); out.printNext(&start, ops, share); {
		for taken < len(out.done) && len(out.done[taken]) > 0 {
			take(<-out.done[taken])
		}
	}
	for taken < len(out.done) {
		take(<-out.done[taken])
	}
}

// printedChunks is the text of the operations of a block, in chunks.
type printedChunks struct {
	done    []chan *Printer
	next    atomic.Int64
	longest atomic.Int64
	buffers sync.Pool
}

// printNext prints the next chunk; false if there is none.
func (c *printedChunks) printNext(start *Printer, ops []*Operation, s *printShare) bool {
	i := int(c.next.Add(1)) - 1
	if i >= len(c.done) {
		return false
	}
	buf, _ := c.buffers.Get().([]byte)
	if buf == nil {
		buf = make([]byte, 0, c.longest.Load())
	}
	w := start.chunk(ops, i, buf[:0], s)
	if w != nil && int64(len(w.buf)) > c.longest.Load() {
		c.longest.Store(int64(len(w.buf)))
	}
	c.done[i] <- w
	return true
}

// printShare is what a worker keeps from chunk to chunk.
type printShare struct {
	types []typeText
	names *nameState
	later *deferredNames
	texts int // number of texts in names that are not of a chunk
}

func (p *Printer) share(later *deferredNames) *printShare {
	names := p.names.fork(later)
	return &printShare{make([]typeText, typeTextSlots), names, later, len(names.texts)}
}

// chunk prints chunk i of ops; nil if that panicked.
func (p *Printer) chunk(ops []*Operation, i int, buf []byte, s *printShare) (w *Printer) {
	defer func() {
		if recover() != nil {
			w = nil
		}
	}()
	w = p.forChunk(buf, s)
	w.ops(ops, i, s)
	return w
}

// ops writes chunk i of ops, each followed by a line end.
func (p *Printer) ops(ops []*Operation, i int, s *printShare) {
	for _, op := range ops[i*printChunk : min(len(ops), (i+1)*printChunk)] {
		if s.later != nil {
			p.names.texts = p.names.texts[:s.texts]
			p.names.numberRegions(op, s.later.start)
		}
		p.fullOp(op)
		p.Byte('\n')
	}
}

// forChunk returns a printer that goes on where p stands, into a buffer of its own.
func (p *Printer) forChunk(buf []byte, s *printShare) *Printer {
	w := *p
	w.buf = buf
	w.dialects = append([]string(nil), p.dialects...)
	w.names = s.names
	w.nested = nil
	w.typeTexts = s.types
	w.resourceKeys, w.resources = nil, nil
	w.worker = true
	return &w
}
