package rewrite

import "github.com/spvc/spvc/ir"

// The greedy driver changes IR immediately and puts the operations that a change may
// have made simpler on the worklist.

func (d *greedy) inserted(op *ir.Operation) { d.insertedFrom(op, Origin{}) }

// insertedFrom notes that op is at a new place.
func (d *greedy) insertedFrom(op *ir.Operation, from Origin) {
	d.tr.inserted(op)
	d.cfg.Listener.inserted(op, from)
	if d.cfg.Strictness == ExistingAndNewOps && d.allowed != nil {
		d.allowed[op] = struct{}{}
	}
	d.add(op)
}

func (d *greedy) modifying(*ir.Operation) {}

func (d *greedy) modified(op *ir.Operation) {
	d.tr.modified(op)
	d.cfg.Listener.modified(op)
	d.effects.Forget(op.ParentRegion())
	d.add(op)
}

func (d *greedy) replace(op *ir.Operation, vs []*ir.Value) {
	d.tr.replaced(op)
	d.cfg.Listener.replacedByEach(op, vs)
	for i, v := range vs {
		d.replaceUses(op.Result(i), v)
	}
	d.erase(op)
}

func (d *greedy) replaceMulti(op *ir.Operation, vs [][]*ir.Value) {
	d.tr.replaced(op)
	d.cfg.Listener.replaced(op, vs)
	for i, v := range vs {
		if len(v) == 1 {
			d.replaceUses(op.Result(i), v[0])
		}
	}
	d.erase(op)
}

func (d *greedy) replaceUses(from, to *ir.Value) {
	if from == to {
		return
	}
	for u := from.FirstUse(); u != nil; u = from.FirstUse() {
		o := u.Owner()
		u.Set(to)
		d.modified(o)
	}
}

// erase erases op and the operations nested in it, innermost and last first.
func (d *greedy) erase(op *ir.Operation) {
	if p := d.rw.InsertionPoint(); p.Before == op {
		d.rw.SetInsertionPoint(ir.InsertionPoint{Block: p.Block, Before: op.Next()})
	}
	for i := op.NumRegions() - 1; i >= 0; i-- {
		d.eraseBlocks(op.Region(i))
	}
	d.tr.erased(op)
	d.cfg.Listener.erased(op)
	d.addOperands(op)
	d.drop(op)
	if d.allowed != nil {
		delete(d.allowed, op)
	}
	d.effects.Forget(op.ParentRegion())
	op.Erase()
}

// eraseBlocks empties r. It drops all references inside first, so that the order of
// blocks does not matter.
func (d *greedy) eraseBlocks(r *ir.Region) {
	if r.Empty() {
		return
	}
	if r.HasOneBlock() {
		d.eraseBlock(r.First())
		return
	}
	var told map[*ir.Block]bool // blocks of which the listener knows that they are erased
	if d.cfg.Listener != nil {
		told = map[*ir.Block]bool{}
	}
	for _, b := range postOrder(r) {
		for op := b.Last(); op != nil; op = b.Last() {
			d.erase(op)
		}
		if told != nil {
			told[b] = true
			d.cfg.Listener.blockErased(b)
		}
	}
	for b := r.Last(); b != nil; b = r.Last() {
		if told[b] {
			b.Erase()
			continue
		}
		d.eraseBlock(b)
	}
}

// addOperands adds the operations that define the operands of op, which is about to be
// erased. It adds those that have at most one other user, because they may become dead
// or simpler.
func (d *greedy) addOperands(op *ir.Operation) {
	for i := range op.NumOperands() {
		v := op.Operand(i)
		if v == nil || v.DefiningOp() == nil {
			continue
		}
		var other *ir.Operation
		many := false
		for u := v.FirstUse(); u != nil && !many; u = u.NextUse() {
			switch o := u.Owner(); {
			case o == op || o == other:
			case other == nil:
				other = o
			default:
				many = true
			}
		}
		if !many {
			d.add(v.DefiningOp())
		}
	}
}

func (d *greedy) moveOp(op *ir.Operation, dst *ir.Block, before *ir.Operation) {
	from := Origin{Linked: true, Known: true, Before: op.Next()}
	d.effects.Forget(op.ParentRegion())
	if before != nil {
		op.MoveBefore(before)
	} else {
		op.MoveToEnd(dst)
	}
	d.insertedFrom(op, from)
}

func (d *greedy) createBlock(b *ir.Block) { d.cfg.Listener.blockInserted(b, false) }

func (d *greedy) clonedBlock(b *ir.Block) { d.cfg.Listener.blockInserted(b, false) }

func (d *greedy) eraseBlock(b *ir.Block) {
	for op := b.Last(); op != nil; op = b.Last() {
		d.erase(op)
	}
	d.cfg.Listener.blockErased(b)
	b.Erase()
}

func (d *greedy) moveBlock(b *ir.Block, dst *ir.Region, before *ir.Block) {
	d.effects.Forget(b.Region())
	b.Remove()
	dst.InsertBefore(b, before)
	d.cfg.Listener.blockInserted(b, true)
}

func (d *greedy) splitBlock(b *ir.Block, before *ir.Operation) *ir.Block {
	n := b.SplitBefore(before)
	d.cfg.Listener.blockInserted(n, false)
	for op := n.Last(); op != nil; op = op.Prev() {
		d.insertedFrom(op, Origin{Linked: true, Known: true})
	}
	return n
}

func (d *greedy) inlineBlock(src, dst *ir.Block, before *ir.Operation, args []*ir.Value) {
	for i, a := range src.Args() {
		d.replaceUses(a, args[i])
	}
	for op := src.First(); op != nil; op = src.First() {
		d.moveOp(op, dst, before)
	}
	if p := d.rw.InsertionPoint(); p.Block == src {
		d.rw.SetInsertionPoint(ir.InsertionPoint{Block: dst, Before: before})
	}
	d.cfg.Listener.blockErased(src)
	src.Erase()
}

func (d *greedy) convertBlockArgs(b *ir.Block, sig *Signature, conv *TypeConverter) *ir.Block {
	return (&direct{onModify: d.modified}).convertBlockArgs(b, sig, conv)
}

func (d *greedy) convertsRegion(*ir.Region, *TypeConverter) {}

func (d *greedy) remapped(v *ir.Value) *ir.Value { return v }

func (d *greedy) converted(v *ir.Value, conv *TypeConverter, _ ir.Location) (*ir.Value, bool) {
	return v, conv.IsLegal(v.Type())
}
