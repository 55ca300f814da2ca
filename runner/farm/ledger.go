package farm

import (
	"bytes"
	"encoding/json"
	"errors"
	"os"
	"slices"
	"strings"
	"time"

	"github.com/spvc/spvc/internal/plainfile"
	"github.com/spvc/spvc/internal/replace"
	"github.com/spvc/spvc/internal/sorted"
)

// ledger knows which worker has a lease on which grains, and which grains ended workers. It keeps both in a file, which
// grows by a line for each change, so that a server that is killed still knows them when it starts again. Leases that it
// reads from the file run for a whole term, so that the workers can come back first.
//
// The ledger has no lock of its own.
type ledger struct {
	name  string
	file  *os.File
	size  int64
	term  time.Duration
	clock func() time.Time
	// workers has the workers by name, cells the leases of each grain, and killed the names of the workers that ended with
	// a span at hand.
	workers map[string]*holder
	cells   map[cell][]*lease
	killed  map[Span][]string
}

// cell is a grain before it is split: all spans with one cell lie in the same grain.
type cell struct {
	run         string
	lane, first int
}

// holder is a worker with its leases.
type holder struct {
	Board  Board `json:"board"`
	leases []*lease
	seen   time.Time
	// number is the Number of the last request about leases in this life of the worker.
	number int64
}

// lease is the permission of a worker to run the cases of a span until a point in time.
type lease struct {
	holder *holder
	span   Span
	begun  bool
	until  time.Time
	// written is true if the file has the lease.
	written bool
}

// entry is a line of the file of a ledger. One of the fields is set.
type entry struct {
	Join   *Board       `json:"join,omitempty"`
	Hold   *holdEntry   `json:"hold,omitempty"`
	Killed *killedEntry `json:"killed,omitempty"`
	// Forget is the name of a run that has ended.
	Forget string `json:"forget,omitempty"`
}

// holdEntry has all leases of a worker.
type holdEntry struct {
	Name  string `json:"name"`
	Spans []Span `json:"spans"`
	Begun []bool `json:"begun"`
}

// killedEntry has all workers that a span ended.
type killedEntry struct {
	Span  Span     `json:"span"`
	Names []string `json:"names"`
}

// compactBytes is the size of the file above which the ledger writes it again.
const compactBytes = 8 << 20

// openLedger reads a ledger, or makes one. Lines that are damaged or not complete do not count.
func openLedger(name string, term time.Duration, clock func() time.Time) (*ledger, error) {
	l := &ledger{name: name, term: term, clock: clock, workers: map[string]*holder{}, cells: map[cell][]*lease{}, killed: map[Span][]string{}}
	data, err := plainfile.Read(name)
	if err != nil && !errors.Is(err, os.ErrNotExist) {
		return nil, err
	}
	for line := range bytes.Lines(data[:bytes.LastIndexByte(data, '\n')+1]) {
		var e entry
		// A machine that loses its power may leave anything in the file. Who lost a lease by it runs cases that another runs, too.
		if json.Unmarshal(line, &e) == nil {
			l.apply(&e)
		}
	}
	return l, l.compact()
}

func (l *ledger) apply(e *entry) {
	switch {
	case e.Join != nil:
		l.worker(e.Join)
	case e.Hold != nil:
		if h := l.workers[e.Hold.Name]; h != nil && len(e.Hold.Spans) == len(e.Hold.Begun) {
			l.release(h)
			for i, s := range e.Hold.Spans {
				x := l.add(h, s)
				x.begun, x.written = e.Hold.Begun[i], true
			}
		}
	case e.Killed != nil:
		l.killed[e.Killed.Span] = e.Killed.Names
	case e.Forget != "":
		l.drop(e.Forget)
	}
}

// worker makes the board known, or takes its new description.
func (l *ledger) worker(b *Board) *holder {
	h := l.workers[b.Name]
	if h == nil {
		h = &holder{}
		l.workers[b.Name] = h
	}
	if h.Board.Life != b.Life {
		h.number = 0
	}
	h.Board, h.seen = *b, l.clock()
	return h
}

// write appends entries to the file with one call of the system.
func (l *ledger) write(entries ...entry) error {
	var b bytes.Buffer
	enc := json.NewEncoder(&b)
	for i := range entries {
		if err := enc.Encode(&entries[i]); err != nil {
			return err
		}
	}
	if _, err := l.file.Write(b.Bytes()); err != nil {
		return errors.Join(err, l.file.Truncate(l.size))
	}
	if l.size += int64(b.Len()); l.size > compactBytes && l.size > 4*l.least() {
		return l.compact()
	}
	return nil
}

// keep writes the leases of a worker. If that fails, those that the file does not have are gone: after a restart they could be
// given twice.
func (l *ledger) keep(h *holder) error {
	if err := l.write(entry{Hold: h.entry()}); err != nil {
		l.remove(h, func(x *lease) bool { return !x.written })
		return err
	}
	for _, x := range h.leases {
		x.written = true
	}
	return nil
}

// least estimates the size of a compact file in bytes.
func (l *ledger) least() int64 {
	n := int64(len(l.killed))
	for _, h := range l.workers {
		n += 10 + int64(len(h.leases))
	}
	return 100 * n
}

// compact writes the file again, without what later lines replaced.
func (l *ledger) compact() error {
	var b bytes.Buffer
	enc := json.NewEncoder(&b)
	for _, h := range l.sorted() {
		if err := errors.Join(enc.Encode(&entry{Join: &h.Board}), enc.Encode(&entry{Hold: h.entry()})); err != nil {
			return err
		}
	}
	var spans []Span
	for s := range l.killed {
		spans = append(spans, s)
	}
	slices.SortFunc(spans, func(a, b Span) int { return strings.Compare(a.id(), b.id()) })
	for _, s := range spans {
		if err := enc.Encode(&entry{Killed: &killedEntry{s, l.killed[s]}}); err != nil {
			return err
		}
	}
	if err := replace.Write(l.name, b.Bytes()); err != nil {
		return err
	}
	file, err := plainfile.Open(l.name, os.O_WRONLY|os.O_APPEND, 0)
	if err != nil {
		return err
	}
	if l.file != nil {
		l.file.Close()
	}
	l.file, l.size = file, int64(b.Len())
	return nil
}

// sorted returns the workers by name.
func (l *ledger) sorted() []*holder {
	var out []*holder
	for _, h := range l.workers {
		out = append(out, h)
	}
	sorted.Stable(out, func(a, b *holder) int { return strings.Compare(a.Board.Name, b.Board.Name) })
	return out
}

func (h *holder) entry() *holdEntry {
	e := &holdEntry{Name: h.Board.Name, Spans: []Span{}, Begun: []bool{}}
	for _, x := range h.leases {
		e.Spans, e.Begun = append(e.Spans, x.span), append(e.Begun, x.begun)
	}
	return e
}

// in returns the cell of a span: the place of its grain, of which no other starts within maxGrain cases before its end.
func (s *Span) in(grain int) cell { return cell{s.Run, s.Lane, s.From / grain * grain} }

// add gives a worker a lease, which the caller writes.
func (l *ledger) add(h *holder, s Span) *lease {
	x := &lease{holder: h, span: s, until: l.clock().Add(l.term)}
	h.leases = append(h.leases, x)
	at := s.in(maxGrain)
	l.cells[at] = append(l.cells[at], x)
	return x
}

// remove takes leases of a worker away, which the caller writes.
func (l *ledger) remove(h *holder, gone func(*lease) bool) {
	h.leases = slices.DeleteFunc(h.leases, func(x *lease) bool {
		if !gone(x) {
			return false
		}
		at := x.span.in(maxGrain)
		rest := slices.DeleteFunc(l.cells[at], func(y *lease) bool { return y == x })
		if l.cells[at] = rest; len(rest) == 0 {
			delete(l.cells, at)
		}
		return true
	})
}

// renew extends the leases of a worker by a term.
func (l *ledger) renew(h *holder) {
	for _, x := range h.leases {
		x.until = l.clock().Add(l.term)
	}
}

func (l *ledger) release(h *holder) { l.remove(h, func(*lease) bool { return true }) }

// held returns the lease of another worker on a case of the span, or nil.
func (l *ledger) held(h *holder, s Span) *lease {
	for _, x := range l.cells[s.in(maxGrain)] {
		if x.holder != h && x.span.From < s.To && s.From < x.span.To {
			return x
		}
	}
	return nil
}

// kill notes that a worker ended while it had the spans at hand.
func (l *ledger) kill(name string, spans []Span) []entry {
	var out []entry
	for _, s := range spans {
		l.killed[s] = append(l.killed[s], name)
		out = append(out, entry{Killed: &killedEntry{s, l.killed[s]}})
	}
	return out
}

// expire takes away the leases that ran out, and reports whether there were any. The spans at hand count as the cause.
func (l *ledger) expire() (any bool, err error) {
	now := l.clock()
	var entries []entry
	for _, h := range l.sorted() {
		var begun []Span
		n := len(h.leases)
		l.remove(h, func(x *lease) bool {
			if late := now.After(x.until); !late {
				return false
			}
			if x.begun {
				begun = append(begun, x.span)
			}
			return true
		})
		if len(h.leases) < n {
			entries = append(append(entries, l.kill(h.Board.Name, begun)...), entry{Hold: h.entry()})
		}
	}
	if len(entries) == 0 {
		return false, nil
	}
	return true, l.write(entries...)
}

// forget drops what is known of a run.
func (l *ledger) forget(run string) error {
	l.drop(run)
	return l.write(entry{Forget: run})
}

func (l *ledger) drop(run string) {
	for _, h := range l.workers {
		l.remove(h, func(x *lease) bool { return x.span.Run == run })
	}
	for s := range l.killed {
		if s.Run == run {
			delete(l.killed, s)
		}
	}
}

func (l *ledger) close() error { return l.file.Close() }
