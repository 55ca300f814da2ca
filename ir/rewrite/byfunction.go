package rewrite

import "github.com/spvc/spvc/ir"

// ConvertFullByFunction is ConvertFull on a module whose body is one block, but it
// makes the changes to each function final before it goes on to the next, so that
// it holds what is needed to undo them for one function at a time and uses the
// memory of replaced operations again. After a failure the functions before the
// failing one stay converted.
func ConvertFullByFunction(module *ir.Operation, target *Target, patterns *PatternSet) bool {
	if module.NumRegions() != 1 || !module.Region(0).HasOneBlock() {
		return ConvertFull([]*ir.Operation{module}, target, patterns)
	}
	d := newDriver(module.Context(), target, patterns)
	clearAround([]*ir.Operation{module})
	var body []*ir.Operation
	for op := module.Region(0).First().First(); op != nil; op = op.Next() {
		body = append(body, op)
	}
	module.Scratch = 0
	if !d.legalizeAll([]*ir.Operation{module}, full, nil) {
		return false
	}
	var outer, inner shard
	var work []*ir.Operation
	for _, op := range body {
		work = d.collect(op, work[:0])
		_, function := ir.OpInterface[ir.FunctionModel](op.Info())
		if !function || !op.HasTrait(ir.IsolatedFromAbove) {
			if !d.legalizeAll(work, full, nil) {
				return false
			}
			continue
		}
		outer.take(d)
		inner.give(d)
		if !d.legalizeAll(work, full, nil) || !d.commit() {
			outer.give(d)
			d.rollback(mark{})
			return false
		}
		d.committing = false
		d.recycle()
		d.drop(mark{})
		inner.take(d)
		outer.give(d)
	}
	return d.commit()
}

// shard is the part of a driver's state that a commit makes final.
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
func (s *shard) give(d *driver) {
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
