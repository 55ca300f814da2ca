package rewrite

import "github.com/spvc/spvc/ir"

// The driver is the observer of its rewriter: it logs the changes of patterns, and
// leaves replaced operations and uses in place until the commit.

func (d *driver) noteCreated(op *ir.Operation) {
	d.log = append(d.log, action{kind: actCreate, op: op})
	d.tr.inserted(op)
	if d.committing {
		return
	}
	d.created = append(d.created, madeOp{op: op})
	for i := range op.NumRegions() {
		if !op.Region(i).Empty() {
			walkPost(op.Region(i), func(o *ir.Operation) { d.created = append(d.created, madeOp{op: o}) })
		}
	}
}

func (d *driver) modifying(op *ir.Operation) {
	d.log = append(d.log, action{kind: actModify, op: op, n: uint32(len(d.saves))})
	d.save(op)
}

func (d *driver) modified(op *ir.Operation) {
	d.created = append(d.created, madeOp{op: op, modified: true})
}

// markNested marks all operations in op's regions as nested in a replaced operation
// (actNest) or in a recursively legal operation (actIgnore).
func (d *driver) markNested(op *ir.Operation, kind actionKind) {
	flag := uint32(flagNested)
	if kind == actIgnore {
		flag = flagIgnored
	}
	for i := range op.NumRegions() {
		op.Region(i).WalkPre(func(o *ir.Operation) ir.WalkResult {
			if o.Scratch&flag != 0 {
				return ir.WalkSkip
			}
			o.Scratch |= flag
			d.log = append(d.log, action{kind: kind, op: o})
			return ir.WalkAdvance
		})
	}
}

func (d *driver) replace(op *ir.Operation, vs []*ir.Value) {
	d.tr.replaced(op)
	for i, v := range vs {
		if v != nil {
			d.setMapped(op.Result(i), v)
		}
	}
	d.markErased(op)
}

func (d *driver) replaceMulti(op *ir.Operation, vs [][]*ir.Value) {
	d.tr.replaced(op)
	for i, v := range vs {
		d.setMany(op.Result(i), v)
	}
	d.markErased(op)
}

func (d *driver) erase(op *ir.Operation) {
	d.tr.erased(op)
	d.markErased(op)
}

func (d *driver) markErased(op *ir.Operation) {
	if op.Scratch&flagReplaced != 0 {
		return
	}
	op.Scratch |= flagReplaced
	d.log = append(d.log, action{kind: actReplace, op: op})
	if op.NumRegions() > 0 {
		d.markNested(op, actNest)
	}
}

func (d *driver) replaceUses(from, to *ir.Value) {
	d.tr.replacedValue(from)
	d.setMapped(from, to)
}

func (d *driver) moveOp(op *ir.Operation, dst *ir.Block, before *ir.Operation) {
	d.log = append(d.log, action{kind: actMove, op: op, n: uint32(len(d.moves))})
	d.moves = append(d.moves, ir.InsertionPoint{Block: op.Block(), Before: op.Next()})
	moveTo(op, dst, before)
}

func (d *driver) logBlock(a blockAction) {
	d.log = append(d.log, action{kind: actBlock, n: uint32(len(d.blocks))})
	d.blocks = append(d.blocks, a)
}

func (d *driver) createBlock(b *ir.Block) {
	d.tr.insertedBlock(b)
	d.logBlock(blockAction{kind: blockCreate, block: b})
}

func (d *driver) clonedBlock(*ir.Block) {}

// convertsRegion remembers conv for blocks that move into r.
func (d *driver) convertsRegion(r *ir.Region, conv *TypeConverter) {
	if d.regions == nil {
		d.regions = map[*ir.Region]*TypeConverter{}
	}
	d.regions[r] = conv
}

func (d *driver) eraseBlock(b *ir.Block) {
	for op := b.First(); op != nil; op = op.Next() {
		d.erase(op)
	}
	d.logBlock(blockAction{kind: blockErase, block: b, region: b.Region(), next: b.Next()})
	b.Remove()
}

func (d *driver) moveBlock(b *ir.Block, dst *ir.Region, before *ir.Block) {
	d.logBlock(blockAction{kind: blockMove, block: b, region: b.Region(), next: b.Next()})
	b.Remove()
	dst.InsertBefore(b, before)
	d.tr.insertedBlock(b)
}

func (d *driver) splitBlock(b *ir.Block, before *ir.Operation) *ir.Block {
	n := b.SplitBefore(before)
	d.logBlock(blockAction{kind: blockSplit, block: b, other: n})
	return n
}

func (d *driver) inlineBlock(src, dst *ir.Block, before *ir.Operation, args []*ir.Value) {
	for i, a := range src.Args() {
		d.replaceUses(a, args[i])
	}
	n := 0
	first := src.First()
	for op := first; op != nil; n++ {
		next := op.Next()
		moveTo(op, dst, before)
		op = next
	}
	d.logBlock(blockAction{kind: blockInline, n: n, op: first, block: dst, other: src, region: src.Region(), next: src.Next()})
	src.Remove()
}

func (d *driver) convertBlockArgs(b *ir.Block, sig *Signature, conv *TypeConverter) *ir.Block {
	if sig.keepsArguments(b) {
		return b
	}
	nb := d.rw.Arena().NewBlock()
	b.Region().InsertBefore(nb, b)
	for _, t := range sig.Types {
		nb.AddArg(t, ir.UnknownLoc)
	}
	for i, m := range sig.inputs {
		for k := range m.n {
			nb.Arg(m.start + k).SetLoc(b.Arg(i).Loc())
		}
	}
	b.ReplaceAllUsesWith(nb)
	nb.TakeOps(b)
	d.logBlock(blockAction{kind: blockConvert, block: b, other: nb})
	b.Remove()
	if at := d.rw.InsertionPoint(); at.Block == b {
		d.rw.SetInsertionPoint(ir.InsertionPoint{Block: nb, Before: at.Before})
	}
	saved := d.conv
	d.conv = conv
	for i, m := range sig.inputs {
		d.mapArgument(b.Arg(i), nb, m, conv)
	}
	d.conv = saved
	return nb
}

// mapArgument records the replacement of an argument of a converted block.
func (d *driver) mapArgument(arg *ir.Value, nb *ir.Block, m inputMapping, conv *TypeConverter) {
	if m.value != nil {
		d.setMapped(arg, m.value)
		return
	}
	vs := nb.Args()[m.start : m.start+m.n]
	if m.n == 1 && vs[0].Type() == arg.Type() {
		d.setMapped(arg, vs[0])
		return
	}
	if m.n > 0 && conv != nil && d.sharesSources() {
		n := len(d.maps)
		d.setMany(arg, vs)
		if len(d.maps) > n {
			d.maps[n].divided = true
		}
		return
	}
	c := d.cast(castArgument, conv, arg.Type(), vs, arg.Loc(), ir.InsertionPoint{Block: nb, Before: nb.First()})
	d.setMapped(arg, c)
	if m.n == 1 && (conv == nil || conv.Convert(arg.Type()) == vs[0].Type()) {
		d.setMapped(c, vs[0])
	}
}
