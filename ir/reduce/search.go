package reduce

import (
	"context"
	"crypto/sha256"
	"errors"

	"github.com/spvc/spvc/ir"
)

// strategy is a family of edits.
type strategy struct {
	name string
	// constantsFirst is the order in which work.substitute looks for values.
	constantsFirst bool
	// list returns the edits of the IR in w, in an order that depends on the IR only. It
	// does not change the IR.
	list func(w *work) []edit
}

// edit is one change.
type edit struct {
	// op is an operation without which the edit makes no sense.
	op *ir.Operation
	// apply makes the change and reports whether it changed anything.
	apply func(w *work) bool
}

// search is the state of a reduction.
type search struct {
	ctx         context.Context
	interesting Interesting
	opts        *Options
	best        *ir.Operation
	size        size
	meter       *meter
	tests       int
	steps       int
	trials      map[[sha256.Size]byte]*trial
}

// errLimit ends the search after Options.MaxTests.
var errLimit = errors.New("the number of tests is used up")

func newSearch(ctx context.Context, op *ir.Operation, interesting Interesting, opts *Options) *search {
	s := &search{ctx: ctx, interesting: interesting, opts: opts, best: op, meter: newMeter(), trials: map[[sha256.Size]byte]*trial{}}
	s.size = s.meter.measure(op)
	return s
}

// reduce applies all strategies until a round changes nothing.
func (s *search) reduce() error {
	for before := -1; before != s.steps; {
		before = s.steps
		for depth := 1; depth <= depthOf(s.best) && !s.opts.TransformsOnly; depth++ {
			for _, st := range eraseStrategies(depth) {
				if err := s.shrink(st); err != nil {
					return limitless(err)
				}
			}
		}
		for _, st := range s.strategies() {
			if err := s.shrink(st); err != nil {
				return limitless(err)
			}
		}
	}
	return nil
}

// limitless returns err unless it says that the number of tests is used up.
func limitless(err error) error {
	if err == errLimit {
		return nil
	}
	return err
}

// strategies returns what a round tries after it erased operations, the larger changes
// first.
func (s *search) strategies() []*strategy {
	list := []*strategy{{name: "transform", list: s.transforms}}
	if s.opts.TransformsOnly {
		return list
	}
	return append(list, structureStrategies()...)
}

func (s *search) transforms(w *work) []edit {
	edits := make([]edit, len(s.opts.Transforms))
	for i, t := range s.opts.Transforms {
		edits[i] = edit{w.root, func(w *work) bool {
			w.failed = !t.Apply(w.root) || w.failed
			return true
		}}
	}
	return edits
}

// shrink applies the edits of st: first all of them at once, then half of them, down to
// single edits. An edit may apply several times, for example one that halves a number.
func (s *search) shrink(st *strategy) error {
	n := len(st.list(newWork(s.best, s.opts, st)))
	for chunk := n; chunk >= 1; chunk = min(chunk/2, n) {
		for pos := 0; pos < n; {
			won, err := s.first(st, pos, chunk, n)
			if err != nil {
				return err
			}
			if won == nil {
				break
			}
			s.best, s.size, pos = won.op, won.size, won.pos
			s.steps++
			if s.opts.Accepted != nil {
				s.opts.Accepted(st.name, s.best)
			}
			n = len(st.list(newWork(s.best, s.opts, st)))
		}
	}
	return nil
}

// trial is the test of a candidate.
type trial struct {
	key    [sha256.Size]byte
	cancel context.CancelFunc
	done   chan struct{}
	// counted is set if Result.Tests includes the trial. ok and err are the answer, valid
	// after done is closed.
	counted, ok bool
	err         error
}

// candidate is a trial with the position of the edits that lead to it.
type candidate struct {
	*trial
	op   *ir.Operation
	size size
	pos  int
}

// first returns the first interesting candidate with chunk edits from position pos on,
// or nil. It tests several candidates at the same time and drops the answers after the
// first interesting one, so that the result does not depend on the number of workers.
func (s *search) first(st *strategy, pos, chunk, n int) (*candidate, error) {
	var queue []*candidate
	defer func() { s.drop(queue) }()
	workers := max(1, s.opts.Workers)
	for {
		for ; len(queue) < workers && pos < n; pos += chunk {
			if c := s.propose(st, pos, chunk); c != nil {
				queue = append(queue, c)
			}
		}
		if len(queue) == 0 {
			return nil, nil
		}
		head := queue[0]
		if !head.counted && s.opts.MaxTests > 0 && s.tests >= s.opts.MaxTests {
			return nil, errLimit
		}
		<-head.done
		if head.err != nil {
			return nil, head.err
		}
		if !head.counted {
			head.counted = true
			s.tests++
		}
		queue = queue[1:]
		if head.ok {
			return head, nil
		}
	}
}

// drop cancels the trials of queue that have not been counted and waits for their ends.
// It forgets trials that did not answer.
func (s *search) drop(queue []*candidate) {
	for _, c := range queue {
		if !c.counted {
			c.cancel()
		}
	}
	for _, c := range queue {
		<-c.done
		if c.err != nil {
			delete(s.trials, c.key)
		}
	}
}

// propose applies the edits [pos, pos+n) of st to a copy of the best module. It returns
// nil if the result is not smaller or does not verify, else a candidate whose test runs or
// has ended.
func (s *search) propose(st *strategy, pos, n int) *candidate {
	w := newWork(clone(s.best), s.opts, st)
	edits := st.list(w)
	changed := false
	for _, e := range edits[pos:min(pos+n, len(edits))] {
		if !w.erased[e.op] && e.apply(w) {
			changed = true
		}
	}
	if !changed || w.failed {
		return nil
	}
	size := s.meter.measure(w.root)
	if !size.less(&s.size) || !ir.Verifies(w.root) {
		return nil
	}
	key := sha256.Sum256(ir.Print(nil, w.root, ir.PrintOptions{Generic: true}))
	t := s.trials[key]
	if t == nil {
		t = s.start(w.root, key)
	}
	return &candidate{t, w.root, size, pos}
}

// start begins the test of op.
func (s *search) start(op *ir.Operation, key [sha256.Size]byte) *trial {
	ctx, cancel := context.WithCancel(s.ctx)
	t := &trial{key: key, cancel: cancel, done: make(chan struct{})}
	s.trials[key] = t
	op = clone(op)
	go func() {
		defer close(t.done)
		defer cancel()
		t.ok, t.err = s.interesting(ctx, op)
		if err := ctx.Err(); err != nil {
			t.err = err // the answer may be due to that
		}
	}()
	return t
}
