package rewrite

import (
	"github.com/spvc/spvc/internal/parallel"
	"github.com/spvc/spvc/ir"
)

// helper is a worker that converts functions beside others.
type helper struct {
	*driver
	work []*ir.Operation
	free []shard // memory for states
}

// aheadPerWorker bounds the functions that are converted while the changes to an earlier one are not
// final yet, for each worker.
const aheadPerWorker = 8

// sideBySide converts the first n functions of ops, as far as it can do so without looking
// at other functions and without reports: the first illegal function is as it was, and so are all
// after it. It returns false if a change cannot be made final.
func (c *byFunction) sideBySide(ops []*ir.Operation) (n int, ok bool) {
	for len(c.helpers) < c.workers {
		h := &helper{driver: newDriver(c.driver.ctx, c.driver.target, c.driver.patterns)}
		h.rw.shared = c.driver.rw.shared
		h.begin(ops[0])
		c.helpers = append(c.helpers, h)
	}
	reports := ops[0].Capture()
	defer reports.Drop()
	if !reports.Alone() {
		return 0, true // a report might be about something else
	}
	guard := ir.NewGuard(ops[0].Block())
	for _, h := range c.helpers {
		h.rw.SetGuard(guard)
		defer h.rw.SetGuard(nil)
	}
	// tried has the undo records of functions whose changes are not final; function i is at index i modulo their number.
	type trial struct {
		state   shard
		pending bool
	}
	tried := make([]trial, aheadPerWorker*c.workers)
	unfinished := -1
	n = parallel.Work{Workers: c.workers, Ahead: len(tried), Do: func(worker, i, _ int) bool {
		state, ok := c.helpers[worker].legalizeFunction(ops[i])
		tried[i%len(tried)] = trial{state, true}
		// A report of another worker ends the conversion too: all that matters is that this
		// function has none.
		return ok && reports.Len() == 0
	}, Commit: func(worker, i, _ int) bool {
		t := &tried[i%len(tried)]
		t.pending = false
		if !c.helpers[worker].finishFunction(t.state) {
			unfinished = i
		}
		return unfinished < 0
	}}.Each(len(ops))
	for i := range tried {
		if tried[i].pending {
			c.helpers[0].undo(tried[i].state)
		}
	}
	reports.Drop() // what is converted alone reports
	return n, unfinished < 0 || c.convertSerially(ops[unfinished])
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
	state.restoreTo(h.driver)
	ok := h.legalizeAll(h.work, full) && !h.rw.refused
	state.saveFrom(h.driver)
	return state, ok
}

// finishFunction makes the changes in state final. If it cannot, it undoes them and returns
// false.
func (h *helper) finishFunction(state shard) bool {
	state.restoreTo(h.driver)
	ok := h.finish()
	h.committing = false
	h.keepRecords()
	return ok
}

// undo undoes the changes in state.
func (h *helper) undo(state shard) {
	state.restoreTo(h.driver)
	h.rollback(mark{})
	h.keepRecords()
}

// keepRecords keeps the memory of the driver's undo records for a later function.
func (h *helper) keepRecords() {
	var state shard
	state.saveFrom(h.driver)
	h.free = append(h.free, state)
}
