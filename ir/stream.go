package ir

import (
	"io"

	"github.com/spvc/spvc/internal/slab"
)

// Stream verifies and prints operations in the body of a module one at a time, as soon as each of
// them is complete. The caller may then free what is in their regions: the memory for the IR of a
// large module is that of one operation for each worker, and what verifies and prints an operation
// finds it in the caches of the processor.
//
// The result is that of [Verifies] and [Fprint]. If there is a reason why it might not be, the
// stream fails, and the caller has to make the operations again without a stream.
type Stream struct {
	module *Operation
	body   *Block
	opts   PrintOptions
	ops    []*Operation
	texts  [][]byte
	shared *verifyShared
	start  Printer
}

// NewStream returns a stream for ops. They are operations with regions in the only block of
// module, in its order, isolated from above, and their regions do not exist yet. All other
// operations of the module must exist, except those without symbols. NewStream returns nil if the
// options make the text of an operation depend on others.
func NewStream(module *Operation, opts PrintOptions, ops []*Operation) *Stream {
	if opts.Generic || opts.DebugInfo || opts.UniqueSSAIDs || opts.PrintValueUsers {
		return nil
	}
	opts.AssumeVerified = true
	s := &Stream{module: module, body: module.Region(0).First(), opts: opts, ops: ops, texts: make([][]byte, len(ops))}
	s.shared = newVerifier(module.Context(), module).shared
	s.start = Printer{opts: opts, ctx: module.Context(), names: &nameState{opts: &s.opts}, indent: indentStep, dialects: []string{builtinName, defaultDialectOf(module)}}
	return s
}

// StreamWorker takes operations of a stream. It belongs to one goroutine.
type StreamWorker struct {
	stream *Stream
	verify verifier
	print  Printer
	share  *printShare
	stubs  slab.Slab[Block]
	room   []byte // for texts
}

// textRoom is the size in bytes of the pieces of memory for texts.
const textRoom = 256 << 10

// Worker returns a new worker.
func (s *Stream) Worker() *StreamWorker {
	w := &StreamWorker{stream: s, share: s.start.share(&deferredNames{}), room: slab.Bytes(textRoom)[:0]}
	// The operations are in a module, which is the first level of nesting.
	w.verify = verifier{ctx: s.module.Context(), depth: 1, tables: &SymbolTables{store: &s.shared.symbols}, shared: s.shared}
	return w
}

// Take verifies and prints the operations of the stream from index first to index end, which are
// now complete. It replaces the contents of their regions by an empty block. It returns false,
// without diagnostics, if the stream fails.
func (w *StreamWorker) Take(first, end int) bool {
	ops := w.stream.ops[first:end]
	for _, op := range ops {
		if !w.verifies(op) {
			return false
		}
	}
	for i, op := range ops {
		w.print.forChunk(&w.stream.start, w.share)
		w.print.buf = w.room
		w.print.ops(ops[i:i+1], w.share)
		if len(w.print.resourceKeys) > 0 || w.print.distinct != nil {
			return false // these are numbered in the order of the module
		}
		w.stream.texts[first+i] = w.keep(w.print.buf)
		for k := range op.regions() {
			stub, r := w.stubs.Alloc(), &op.regions()[k]
			stub.region = r
			r.first, r.last = stub, stub
		}
	}
	return true
}

// verifies checks op and the symbols that the operations in it use.
func (w *StreamWorker) verifies(op *Operation) bool {
	defer op.silence().Drop()
	w.verify.users = w.verify.users[:0]
	if !w.verify.child(op) {
		return false
	}
	for _, u := range w.verify.users {
		if !u.info.check.symbolUser.VerifySymbolUses(u, w.verify.tables) {
			return false
		}
	}
	return true
}

// keep returns text, which begins in the room for texts, and makes room behind it for the next one,
// which may well be as long as this one.
func (w *StreamWorker) keep(text []byte) []byte {
	if w.room = text[len(text):]; cap(w.room) < 2*len(text) {
		w.room = slab.Bytes(max(textRoom, 2*len(text)))[:0]
	}
	return text
}

// Verifies reports whether the module is valid, after all operations of the stream were taken and
// the module is complete, and whether their texts are those that they have in it. It emits no
// diagnostics.
func (s *Stream) Verifies() bool {
	for _, text := range s.texts {
		if text == nil {
			return false
		}
	}
	names := nameState{defers: s.isBody}
	names.number(s.module, &s.opts)
	// The workers number the values of each operation from zero, and use no names around it.
	d := names.deferralOf(s.body)
	if d == nil || d.start.nextValue|d.start.nextArg|d.start.nextConflict != 0 || len(d.used) > 0 || s.module.Context().hasAliases.Load() {
		return false
	}
	defer s.module.silence().Drop()
	v := newVerifier(s.module.Context(), s.module)
	v.shared.taken = make(map[*Operation]struct{}, len(s.ops))
	for _, op := range s.ops {
		v.shared.taken[op] = struct{}{}
	}
	return v.isolated(s.module)
}

func (s *Stream) isBody(b *Block) bool { return b == s.body }

// Fprint writes the text of the module, as [Fprint] does, after Verifies returned true.
func (s *Stream) Fprint(w io.Writer) error {
	p := newPrinter(nil, s.module, s.opts)
	p.stream = s
	return p.fprint(w, s.module)
}

// block writes the operations of the module.
func (s *Stream) block(p *Printer) {
	next := 0
	for op := s.body.first; op != nil; op = op.next {
		if next == len(s.ops) || s.ops[next] != op {
			p.fullOp(op)
			p.Byte('\n')
			p.flushLong()
			continue
		}
		text := s.texts[next]
		for next++; next < len(s.ops) && op.next == s.ops[next] && adjoins(text, s.texts[next]); next++ {
			op, text = op.next, text[:len(text)+len(s.texts[next])]
		}
		p.pass(text)
	}
}

// adjoins reports whether b lies behind a in memory, in the room that a has for more text.
func adjoins(a, b []byte) bool {
	return cap(a)-len(a) >= len(b) && len(b) > 0 && &a[:len(a)+1][len(a)] == &b[0]
}
