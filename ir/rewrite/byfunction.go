package rewrite

import "github.com/spvc/spvc/ir"

// ConvertFullByFunction is ConvertFull for a module whose body is one block. It makes
// the changes to each function final before it goes on to the next functions. It
// therefore keeps undo records for few functions at a time and reuses the memory of
// replaced operations. At most workers functions are converted at a time; the result of a
// success does not depend on their number. After a failure the functions before the
// failing one stay converted, and perhaps some after it. The errors are those of one worker.
func ConvertFullByFunction(module *ir.Operation, target *Target, patterns *PatternSet, workers int) bool {
	if module.NumRegions() != 1 || !module.Region(0).HasOneBlock() {
		return ConvertFull([]*ir.Operation{module}, target, patterns)
	}
	c := &byFunction{driver: patterns.driver(module.Context(), target), workers: workers}
	c.driver.begin(module)
	if c.driver.tr != nil {
		c.workers = 1 // so that the text of one function is in one piece
	}
	clearAround([]*ir.Operation{module})
	var body []*ir.Operation
	for op := module.Region(0).First().First(); op != nil; op = op.Next() {
		body = append(body, op)
	}
	module.Scratch = 0
	if !c.driver.legalizeAll([]*ir.Operation{module}, full) {
		return false
	}
	for len(body) > 0 {
		n := 0
		for n < len(body) && isFunction(body[n]) {
			n++
		}
		if n == 0 {
			if !c.driver.legalizeAll(c.driver.collect(body[0], nil), full) {
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
	helpers []*helper
	work    []*ir.Operation
}

// fewFunctions is the number of functions that are converted alone after a parallel
// conversion that ended within as many: it would probably end soon again.
const fewFunctions = 32

// functions converts consecutive functions. It converts the first one alone, because
// that conversion usually creates the module's variables that the others use.
func (c *byFunction) functions(ops []*ir.Operation) bool {
	if !c.convertSerially(ops[0]) {
		return false
	}
	ops = ops[1:]
	for len(ops) > 0 {
		alone := len(ops)
		if c.workers > 1 && len(ops) >= c.workers {
			n, ok := c.sideBySide(ops)
			if !ok {
				return false
			}
			ops = ops[n:]
			alone = min(1, len(ops))
			if n < fewFunctions {
				alone = min(fewFunctions, len(ops))
			}
		}
		for _, op := range ops[:alone] {
			if !c.convertSerially(op) {
				return false
			}
		}
		ops = ops[alone:]
	}
	return true
}

// convertSerially converts a function and makes its changes final.
func (c *byFunction) convertSerially(op *ir.Operation) bool {
	d := c.driver
	var outer shard
	c.work = d.collect(op, c.work[:0])
	outer.saveFrom(d)
	c.inner.restoreTo(d)
	ok := d.legalizeAll(c.work, full) && d.finish()
	if !ok {
		d.rollback(mark{})
	}
	c.inner.saveFrom(d)
	outer.restoreTo(d)
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

// shard is the part of a driver's state that a commit consumes.
type shard struct {
	undoLog
	maps    []mapping
	many    [][]*ir.Value
	casts   []unresolved
	created []madeOp
}

// saveFrom moves the state of d to s.
func (s *shard) saveFrom(d *driver) {
	*s = shard{d.undoLog, d.maps, d.many, d.casts, d.created}
}

// restoreTo makes s the state of d.
func (s shard) restoreTo(d *driver) {
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
