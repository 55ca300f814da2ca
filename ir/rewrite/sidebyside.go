package rewrite

import (
	"slices"
	"sync"
	"sync/atomic"

	"github.com/spvc/spvc/ir"
)

// sideBySide is a conversion of consecutive functions by several workers. Each worker takes
// the next function. The changes to a function become final when all functions before it
// are legal: an illegal function leaves what one worker would leave. The workers need not wait
// for each other: they keep the undo records of the few functions in between.
type sideBySide struct {
	ops   []*ir.Operation
	guard *ir.Guard    // of the block of ops
	next  atomic.Int64 // index of the next function to take
	// end is the index of the first function that is known not to be converted here.
	end atomic.Int64
	// before is the number of functions at the start of ops that are legal.
	before atomic.Int64
	mu     sync.Mutex // of legal
	legal  []bool
}

// helper is a worker of such conversions.
type helper struct {
	*driver
	work []*ir.Operation
	// pending are legal functions whose changes are not final, in their order.
	pending []pendingFunction
	// unfinished are the indices of legal functions whose changes could not become final.
	unfinished []int
	free       []shard // memory for states
}

type pendingFunction struct {
	index int
	state shard
}

// sideBySide converts the first n functions of ops, as far as it can do so without looking
// at other functions and without reports. It returns false if a change cannot be made final.
func (c *byFunction) sideBySide(ops []*ir.Operation) (n int, ok bool) {
	for len(c.helpers) < c.workers {
		h := &helper{driver: newDriver(c.driver.ctx, c.driver.target, c.driver.patterns)}
		h.rw.shared = c.driver.rw.shared
		h.begin(ops[0])
		c.helpers = append(c.helpers, h)
	}
	s := &sideBySide{ops: ops, guard: ir.NewGuard(ops[0].Block()), legal: make([]bool, len(ops))}
	s.end.Store(int64(len(ops)))
	if !ops[0].Trial(func(reports func() int) { s.run(c.helpers, reports) }) {
		return 0, true
	}
	var unfinished []int
	for _, h := range c.helpers {
		unfinished = append(unfinished, h.unfinished...)
		h.unfinished = h.unfinished[:0]
	}
	slices.Sort(unfinished)
	for _, i := range unfinished {
		if !c.alone(ops[i]) {
			return 0, false
		}
	}
	return int(s.before.Load()), true
}

// run lets the helpers convert functions.
func (s *sideBySide) run(helpers []*helper, reports func() int) {
	var wg sync.WaitGroup
	for _, h := range helpers {
		wg.Go(func() {
			h.rw.SetGuard(s.guard)
			s.convert(h, reports)
		})
	}
	wg.Wait()
	for _, h := range helpers {
		s.settle(h, true)
		h.rw.SetGuard(nil)
	}
}

// convert takes functions until none is left or one cannot be converted here.
func (s *sideBySide) convert(h *helper, reports func() int) {
	for {
		i := int(s.next.Add(1)) - 1
		if i >= int(s.end.Load()) {
			return
		}
		state, ok := h.legalizeFunction(s.ops[i])
		// A report of another worker ends the conversion too: all that matters is that this
		// function has none.
		if !ok || reports() > 0 {
			h.undo(state)
			s.stopBefore(i)
			return
		}
		h.pending = append(h.pending, pendingFunction{i, state})
		s.pass(i)
		if s.settle(h, false); len(h.unfinished) > 0 {
			s.stopBefore(0)
			return
		}
	}
}

// pass records that function i is legal.
func (s *sideBySide) pass(i int) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.legal[i] = true
	n := int(s.before.Load())
	for n < len(s.legal) && s.legal[n] {
		n++
	}
	s.before.Store(int64(n))
}

// stopBefore makes the workers take no function from index i on.
func (s *sideBySide) stopBefore(i int) {
	for {
		end := s.end.Load()
		if int64(i) >= end || s.end.CompareAndSwap(end, int64(i)) {
			return
		}
	}
}

// settle makes the changes to the pending functions of h final if all functions before them
// are legal. At the end it undoes those to the others.
func (s *sideBySide) settle(h *helper, atEnd bool) {
	n, done := int(s.before.Load()), 0
	for _, p := range h.pending {
		switch {
		case p.index < n:
			if !h.finishFunction(p.state) {
				h.unfinished = append(h.unfinished, p.index)
			}
		case atEnd:
			h.undo(p.state)
		default:
			h.pending = h.pending[:copy(h.pending, h.pending[done:])]
			return
		}
		done++
	}
	h.pending = h.pending[:0]
}

// legalizeFunction legalizes op and returns the data to finish or undo the changes. It returns
// false if op has to be converted alone.
func (h *helper) legalizeFunction(op *ir.Operation) (shard, bool) {
	var state shard
	if n := len(h.free); n > 0 {
		state, h.free = h.free[n-1], h.free[:n-1]
	}
	h.work = h.collect(op, h.work[:0])
	h.rw.refused = false
	state.give(h.driver)
	ok := h.legalizeAll(h.work, full, nil) && !h.rw.refused
	state.take(h.driver)
	return state, ok
}

// finishFunction makes the changes in state final. If it cannot, it undoes them and returns
// false.
func (h *helper) finishFunction(state shard) bool {
	state.give(h.driver)
	ok := h.finish()
	h.committing = false
	h.keep()
	return ok
}

// undo undoes the changes in state.
func (h *helper) undo(state shard) {
	state.give(h.driver)
	h.rollback(mark{})
	h.keep()
}

// keep keeps the memory of the driver's undo records for a later function.
func (h *helper) keep() {
	var state shard
	state.take(h.driver)
	h.free = append(h.free, state)
}
