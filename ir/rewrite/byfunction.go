package rewrite

import (
	"sync"

	"github.com/spvc/spvc/ir"
)

// ConvertFullByFunction is ConvertFull for a module whose body is one block. It makes
// the changes to each function final before it goes on to the next functions. It
// therefore keeps undo records for few functions at a time and reuses the memory of
// replaced operations. At most workers functions are converted at a time; the result of a
// success does not depend on their number. After a failure the functions before the
// failing one stay converted. Functions that were converted side by side with it also
// stay converted, and their errors are reported too, in the order of their locations.
func ConvertFullByFunction(module *ir.Operation, target *Target, patterns *PatternSet, workers int) bool {
	if module.NumRegions() != 1 || !module.Region(0).HasOneBlock() {
		return ConvertFull([]*ir.Operation{module}, target, patterns)
	}
	c := &byFunction{driver: patterns.driver(module.Context(), target), workers: workers}
	c.driver.begin(module)
	clearAround([]*ir.Operation{module})
	var body []*ir.Operation
	for op := module.Region(0).First().First(); op != nil; op = op.Next() {
		body = append(body, op)
	}
	module.Scratch = 0
	if !c.driver.legalizeAll([]*ir.Operation{module}, full, nil) {
		return false
	}
	for len(body) > 0 {
		n := 0
		for n < len(body) && isFunction(body[n]) {
			n++
		}
		if n == 0 {
			if !c.driver.legalizeAll(c.driver.collect(body[0], nil), full, nil) {
				return false
			}
			body = body[1:]
			continue
		}
		if !c.functions(body[:n]) {
			c.driver.rollback(mark{})
			return false
		}
		body = body[n:]
	}
	if !c.driver.commit() {
		return false
	}
	patterns.release(c.driver)
	return true
}

func isFunction(op *ir.Operation) bool {
	_, ok := ir.OpInterface[ir.FunctionModel](op.Info())
	return ok && op.HasTrait(ir.IsolatedFromAbove)
}

// byFunction is one run of ConvertFullByFunction.
type byFunction struct {
	driver  *driver // for the module, and for functions that are converted alone
	workers int
	inner   shard // state of driver for functions, while driver works on the module
	helpers []*driver
	work    []*ir.Operation
	states  []shard // states of the functions of a batch; the next batch reuses their memory
}

// batchPerWorker is the number of functions that each worker converts before all of
// their changes become final.
const batchPerWorker = 16

// functions converts consecutive functions. It converts the first one alone, because
// that conversion usually creates the module's variables that the others use.
func (c *byFunction) functions(ops []*ir.Operation) bool {
	if !c.alone(ops[0]) {
		return false
	}
	ops = ops[1:]
	for len(ops) > 0 {
		batch := ops[:min(len(ops), c.workers*batchPerWorker)]
		done, ok := false, true
		if c.workers > 1 && len(batch) >= c.workers {
			done, ok = c.sideBySide(batch)
		}
		if !ok {
			return false
		}
		if !done {
			for _, op := range batch {
				if !c.alone(op) {
					return false
				}
			}
		}
		ops = ops[len(batch):]
	}
	return true
}

// alone converts a function and makes its changes final.
func (c *byFunction) alone(op *ir.Operation) bool {
	d := c.driver
	var outer shard
	c.work = d.collect(op, c.work[:0])
	outer.take(d)
	c.inner.give(d)
	ok := d.legalizeAll(c.work, full, nil) && d.finish()
	if !ok {
		d.rollback(mark{})
	}
	c.inner.take(d)
	outer.give(d)
	return ok
}

// finish makes the changes to one function final and drops their undo records.
func (d *driver) finish() bool {
	if !d.commit() {
		return false
	}
	d.committing = false
	d.recycle()
	d.drop(mark{})
	return true
}

// sideBySide converts functions with several workers. If a function needs to look at
// the others, or if anything was reported, it changes nothing and done is false. The
// caller then converts the functions one by one. ok is false if a change cannot be made
// final.
func (c *byFunction) sideBySide(ops []*ir.Operation) (done, ok bool) {
	guard := ir.NewGuard(ops[0].Block())
	for len(c.helpers) < c.workers {
		h := newDriver(c.driver.ctx, c.driver.target, c.driver.patterns)
		h.rw.shared = c.driver.rw.shared
		h.begin(ops[0])
		c.helpers = append(c.helpers, h)
	}
	for len(c.states) < len(ops) {
		c.states = append(c.states, shard{})
	}
	states := c.states[:len(ops)]
	legal := make([]bool, len(c.helpers))
	reports, ran := ops[0].Trial(func() {
		c.each(func(w int, d *driver) {
			d.rw.SetGuard(guard)
			d.rw.refused = false
			legal[w] = d.legalizeShare(ops, states, w, len(c.helpers))
		})
	})
	if !ran {
		return false, true
	}
	done = reports == 0
	for w := range legal {
		done = done && legal[w]
	}
	defer ops[0].HoldDiagnostics()()
	c.each(func(w int, d *driver) {
		for i := w; i < len(ops); i += len(c.helpers) {
			states[i].give(d)
			if !done {
				d.rollback(mark{})
			} else if !d.finish() {
				d.rollback(mark{})
				legal[w] = false
			}
			states[i].take(d)
		}
		d.rw.SetGuard(nil)
	})
	ok = true
	for w := range legal {
		ok = ok && (legal[w] || !done)
	}
	return done, ok
}

// legalizeShare legalizes every n-th function, starting with the first. It stores in
// states the data to finish or undo the changes.
func (d *driver) legalizeShare(ops []*ir.Operation, states []shard, first, n int) bool {
	var work []*ir.Operation
	for i := first; i < len(ops); i += n {
		work = d.collect(ops[i], work[:0])
		states[i].give(d)
		ok := d.legalizeAll(work, full, nil) && !d.rw.refused
		states[i].take(d)
		if !ok {
			return false
		}
	}
	return true
}

// each runs f for every helper driver in parallel.
func (c *byFunction) each(f func(w int, d *driver)) {
	var wg sync.WaitGroup
	for w, d := range c.helpers {
		wg.Add(1)
		go func() {
			defer wg.Done()
			f(w, d)
		}()
	}
	wg.Wait()
}

// shard is the part of a driver's state that a commit consumes.
type shard struct {
	undoLog
	maps    []mapping
	many    [][]*ir.Value
	casts   []unresolved
	created []madeOp
}

// take moves the state of d to s.
func (s *shard) take(d *driver) {
	*s = shard{d.undoLog, d.maps, d.many, d.casts, d.created}
}

// give makes s the state of d.
func (s shard) give(d *driver) {
	d.undoLog, d.maps, d.many, d.casts, d.created = s.undoLog, s.maps, s.many, s.casts, s.created
}

// recycle gives the memory of the operations that the commit removed to the
// arena.
func (d *driver) recycle() {
	a := d.rw.Arena()
	for i := range d.log {
		if e := &d.log[i]; e.kind == actReplace && e.op.Scratch&(flagReplaced|flagNested) == flagReplaced && e.op.NumRegions() == 0 {
			a.Free(e.op)
		}
	}
}
