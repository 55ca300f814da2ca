package rewrite

import "github.com/spvc/spvc/ir"

// actionKind tells the entries of the driver's log apart.
type actionKind uint8

const (
	actMap         actionKind = iota // value got a replacement; n is the former index
	actBridge                        // value got a materialisation of another type; n is the former index
	actCreate                        // op was created
	actCast                          // an entry was added to casts
	actModify                        // op is changed in place; saved holds what it was
	actReplace                       // op was replaced or erased
	actIgnore                        // op was marked as ignored
	actMoveOp                        // op was moved from block, before at
	actCreateBlock                   // block was created
	actEraseBlock                    // block was unlinked from region, before blockAt
	actMoveBlock                     // block was moved from region, before blockAt
	actSplit                         // other was split off block
	actInline                        // operations of other went to block, from op on; other was unlinked
	actConvert                       // block became other, with new arguments
)

// action is one undoable change.
type action struct {
	kind    actionKind
	n       uint32
	op      *ir.Operation
	at      *ir.Operation
	value   *ir.Value
	block   *ir.Block
	other   *ir.Block
	region  *ir.Region
	blockAt *ir.Block
	saved   *savedOp
}

// savedOp is the state of an operation before an in-place change.
type savedOp struct {
	loc      ir.Location
	operands []*ir.Value
	props    []ir.Attribute
	attrs    []ir.NamedAttribute
	succs    []*ir.Block
	types    []ir.Type
}

func save(op *ir.Operation) *savedOp {
	s := &savedOp{loc: op.Loc(), operands: op.Operands(), types: op.ResultTypes()}
	s.props = append(s.props, op.Props()...)
	s.attrs = append(s.attrs, op.DiscardableAttrs()...)
	for i := range op.NumSuccessors() {
		s.succs = append(s.succs, op.Successor(i))
	}
	return s
}

func (s *savedOp) restore(op *ir.Operation) {
	op.SetLoc(s.loc)
	op.SetOperands(s.operands)
	for i, p := range s.props {
		op.SetProp(i, p)
	}
	op.SetDiscardableAttrs(s.attrs)
	for i, b := range s.succs {
		op.SetSuccessor(i, b)
	}
	for i, t := range s.types {
		op.Result(i).SetType(t)
	}
}

// rollback undoes the log down to length mark.
func (d *driver) rollback(mark int) {
	for i := len(d.log) - 1; i >= mark; i-- {
		d.undo(&d.log[i])
	}
	clear(d.log[mark:])
	d.log = d.log[:mark]
}

func (d *driver) undo(a *action) {
	switch a.kind {
	case actMap, actBridge:
		a.value.Scratch = a.n
	case actCreate:
		a.op.Scratch |= flagReplaced
		a.op.Erase()
	case actCast:
		d.casts = d.casts[:len(d.casts)-1]
	case actModify:
		a.saved.restore(a.op)
	case actReplace:
		a.op.Scratch &^= flagReplaced
	case actIgnore:
		a.op.Scratch &^= flagIgnored
	case actMoveOp:
		moveTo(a.op, a.block, a.at)
	case actCreateBlock:
		a.block.Erase()
	case actEraseBlock, actMoveBlock:
		a.block.Remove()
		a.region.InsertBefore(a.block, a.blockAt)
	case actSplit:
		a.block.TakeOps(a.other)
		a.other.Remove()
	case actInline:
		a.region.InsertBefore(a.other, a.blockAt)
		for op := a.op; op != nil && a.n > 0; a.n-- {
			next := op.Next()
			op.MoveToEnd(a.other)
			op = next
		}
	case actConvert:
		a.other.ReplaceAllUsesWith(a.block)
		a.other.Region().InsertBefore(a.block, a.other)
		a.block.TakeOps(a.other)
		a.other.Remove()
	}
}

func moveTo(op *ir.Operation, b *ir.Block, before *ir.Operation) {
	if before != nil {
		op.MoveBefore(before)
	} else {
		op.MoveToEnd(b)
	}
}

func (d *driver) noteCreated(op *ir.Operation) {
	d.log = append(d.log, action{kind: actCreate, op: op})
	d.created = append(d.created, op)
	if op.NumRegions() > 0 {
		for i := range op.NumRegions() {
			op.Region(i).WalkPre(func(o *ir.Operation) ir.WalkResult {
				d.created = append(d.created, o)
				return ir.WalkAdvance
			})
		}
	}
}

func (d *driver) modifying(op *ir.Operation) {
	d.log = append(d.log, action{kind: actModify, op: op, saved: save(op)})
}

func (d *driver) modified(op *ir.Operation) { d.created = append(d.created, op) }

// ignoreNested marks everything in op's regions as not to be converted.
func (d *driver) ignoreNested(op *ir.Operation) {
	for i := range op.NumRegions() {
		op.Region(i).WalkPre(func(o *ir.Operation) ir.WalkResult {
			if o.Scratch&flagIgnored == 0 {
				o.Scratch |= flagIgnored
				d.log = append(d.log, action{kind: actIgnore, op: o})
			}
			return ir.WalkAdvance
		})
	}
}

func (d *driver) replace(op *ir.Operation, vs [][]*ir.Value) {
	for i, v := range vs {
		if v != nil {
			d.setMapped(op.Result(i), v)
		}
	}
	d.erase(op)
}

func (d *driver) erase(op *ir.Operation) {
	op.Scratch |= flagReplaced
	d.log = append(d.log, action{kind: actReplace, op: op})
	if op.NumRegions() > 0 {
		d.ignoreNested(op)
	}
}

func (d *driver) replaceUses(from, to *ir.Value) { d.setMapped(from, []*ir.Value{to}) }

func (d *driver) moveOp(op *ir.Operation, dst *ir.Block, before *ir.Operation) {
	d.log = append(d.log, action{kind: actMoveOp, op: op, block: op.Block(), at: op.Next()})
	moveTo(op, dst, before)
}

func (d *driver) createBlock(b *ir.Block) {
	d.log = append(d.log, action{kind: actCreateBlock, block: b})
}

func (d *driver) eraseBlock(b *ir.Block) {
	for op := b.First(); op != nil; op = op.Next() {
		d.erase(op)
	}
	d.log = append(d.log, action{kind: actEraseBlock, block: b, region: b.Region(), blockAt: b.Next()})
	b.Remove()
}

func (d *driver) moveBlock(b *ir.Block, dst *ir.Region, before *ir.Block) {
	d.log = append(d.log, action{kind: actMoveBlock, block: b, region: b.Region(), blockAt: b.Next()})
	b.Remove()
	dst.InsertBefore(b, before)
}

func (d *driver) splitBlock(b *ir.Block, before *ir.Operation) *ir.Block {
	n := b.SplitBefore(before)
	d.log = append(d.log, action{kind: actSplit, block: b, other: n})
	return n
}

func (d *driver) inlineBlock(src, dst *ir.Block, before *ir.Operation, args []*ir.Value) {
	for i, a := range src.Args() {
		d.setMapped(a, args[i:i+1:i+1])
	}
	n := uint32(0)
	first := src.First()
	for op := first; op != nil; n++ {
		next := op.Next()
		moveTo(op, dst, before)
		op = next
	}
	d.log = append(d.log, action{kind: actInline, n: n, op: first, block: dst, other: src, region: src.Region(), blockAt: src.Next()})
	src.Remove()
}

func (d *driver) convertBlockArgs(b *ir.Block, sig *Signature, conv *TypeConverter) *ir.Block {
	nb := d.rw.Arena().NewBlock()
	b.Region().InsertBefore(nb, b)
	for _, t := range sig.Types {
		nb.AddArg(t, ir.UnknownLoc)
	}
	for i, m := range sig.Inputs {
		for k := range m.N {
			nb.Arg(m.Start + k).SetLoc(b.Arg(i).Loc())
		}
	}
	b.ReplaceAllUsesWith(nb)
	nb.TakeOps(b)
	d.log = append(d.log, action{kind: actConvert, block: b, other: nb})
	b.Remove()
	for i, m := range sig.Inputs {
		d.mapArgument(b.Arg(i), nb, m, conv)
	}
	return nb
}

// mapArgument records what takes the place of an argument of a converted block.
func (d *driver) mapArgument(arg *ir.Value, nb *ir.Block, m InputMapping, conv *TypeConverter) {
	switch {
	case m.Value != nil:
		d.setMapped(arg, []*ir.Value{m.Value})
	case m.N == 1:
		d.setMapped(arg, []*ir.Value{nb.Arg(m.Start)})
	case m.N == 0 && !arg.HasUses():
	default:
		vs := append([]*ir.Value(nil), nb.Args()[m.Start:m.Start+m.N]...)
		c := d.castOf(castArgument, conv, arg.Type(), vs, arg.Loc(), ir.InsertionPoint{Block: nb, Before: nb.First()})
		d.setMapped(arg, []*ir.Value{c})
	}
}

func (d *driver) remapped(v *ir.Value) *ir.Value { return d.lookup(v, nil) }
