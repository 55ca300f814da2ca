package rewrite

import "github.com/spvc/spvc/ir"

// Listener hears of the changes that a driver makes, like MLIR's RewriterBase::Listener. Functions
// that are nil are not called. The greedy driver calls them as the changes happen. The
// conversion driver calls them when it makes the changes final, and not at all if the conversion fails.
type Listener struct {
	// Inserted is called after op was inserted, from says where op was before.
	Inserted func(op *ir.Operation, from Origin)
	// Modified is called after op was changed in place.
	Modified func(op *ir.Operation)
	// Replaced is called before vs, one list per result, replace the results of op.
	Replaced func(op *ir.Operation, vs [][]*ir.Value)
	// Erased is called before op is erased, after the operations nested in it.
	Erased func(op *ir.Operation)
	// BlockInserted is called after b was inserted. linked says whether b was in a region before.
	BlockInserted func(b *ir.Block, linked bool)
	// BlockErased is called before b, which is empty, is erased.
	BlockErased func(b *ir.Block)
}

// Origin says where an inserted operation was before.
type Origin struct {
	// Linked is false for new operations.
	Linked bool
	// Known is false if only Linked is known.
	Known bool
	// Before is the operation that followed, nil if the operation was the last one of its block.
	Before *ir.Operation
}

func (l *Listener) inserted(op *ir.Operation, from Origin) {
	if l != nil && l.Inserted != nil {
		l.Inserted(op, from)
	}
}

func (l *Listener) modified(op *ir.Operation) {
	if l != nil && l.Modified != nil {
		l.Modified(op)
	}
}

func (l *Listener) replaced(op *ir.Operation, vs [][]*ir.Value) {
	if l != nil && l.Replaced != nil {
		l.Replaced(op, vs)
	}
}

// replacedByEach is replaced with one value per result.
func (l *Listener) replacedByEach(op *ir.Operation, vs []*ir.Value) {
	if l == nil || l.Replaced == nil {
		return
	}
	lists := make([][]*ir.Value, len(vs))
	for i := range vs {
		lists[i] = vs[i : i+1]
	}
	l.Replaced(op, lists)
}

func (l *Listener) erased(op *ir.Operation) {
	if l != nil && l.Erased != nil {
		l.Erased(op)
	}
}

func (l *Listener) blockInserted(b *ir.Block, linked bool) {
	if l != nil && l.BlockInserted != nil {
		l.BlockInserted(b, linked)
	}
}

func (l *Listener) blockErased(b *ir.Block) {
	if l != nil && l.BlockErased != nil {
		l.BlockErased(b)
	}
}

// report tells the listener of the changes in the log, which are about to become final. Operations that were
// replaced or erased are still in place.
func (d *driver) report(l *Listener) {
	if l == nil {
		return
	}
	later := map[*ir.Operation]bool{} // operations that the log creates further down
	for i := range d.log {
		if d.log[i].kind == actCreate {
			later[d.log[i].op] = true
		}
	}
	for i := range d.log {
		switch a := &d.log[i]; a.kind {
		case actCreate:
			delete(later, a.op)
			if a.op.Scratch&flagCast == 0 {
				l.inserted(a.op, Origin{})
			}
		case actModify:
			l.modified(a.op)
		case actMove:
			l.inserted(a.op, Origin{Linked: true})
		case actReplace:
			d.reportReplaced(l, a.op)
		case actBlock:
			d.reportBlock(l, &d.blocks[a.n], later)
		}
	}
}

func (d *driver) reportReplaced(l *Listener, op *ir.Operation) {
	lists := make([][]*ir.Value, op.NumResults())
	for i := range lists {
		if e := d.mapped(op.Result(i)); e != nil && e.to != nil {
			lists[i] = []*ir.Value{e.to}
		} else if e != nil {
			lists[i] = d.many[e.multiple]
		}
	}
	l.replaced(op, lists)
	for i, r := range op.Results() {
		if len(lists[i]) != 1 || lists[i][0].Type() == r.Type() {
			d.reportUsers(l, r)
		}
	}
	for i := range op.NumRegions() {
		walkPost(op.Region(i), l.erased)
	}
	l.erased(op)
}

// reportUsers reports the users of v as modified.
func (d *driver) reportUsers(l *Listener, v *ir.Value) {
	for u := v.FirstUse(); u != nil; u = u.NextUse() {
		if o := u.Owner(); d.castOf(o) == nil {
			l.modified(o)
		}
	}
}

func (d *driver) reportBlock(l *Listener, a *blockAction, later map[*ir.Operation]bool) {
	switch a.kind {
	case blockCreate, blockMove:
		l.blockInserted(a.block, a.kind == blockMove)
	case blockErase:
		l.blockErased(a.block)
	case blockSplit:
		l.blockInserted(a.other, false)
	case blockInline:
		l.blockErased(a.other)
	case blockConvert:
		l.blockInserted(a.other, false)
		for op := a.other.First(); op != nil; op = op.Next() {
			if op.Scratch&flagCast == 0 && !later[op] {
				l.inserted(op, Origin{Linked: true})
			}
		}
		for _, v := range a.block.Args() {
			d.reportUsers(l, v)
		}
		l.blockErased(a.block)
	}
}
