package rewrite

import "github.com/spvc/spvc/ir"

// actionKind is the kind of an entry in the driver's log.
type actionKind uint8

const (
	actCreate  actionKind = iota // op was created
	actModify                    // op is changed in place; saves[n] is its earlier state
	actFold                      // op is changed in place by its fold, as actModify
	actReplace                   // op was replaced or erased
	actNest                      // op is nested in a replaced operation
	actIgnore                    // op is nested in a recursively legal operation
	actMove                      // op was moved; moves[n] holds its earlier position
	actBlock                     // blocks were changed as blocks[n] says
)

// action is one undoable change. Mappings and materializations have their own stacks.
type action struct {
	op   *ir.Operation
	n    uint32
	kind actionKind
}

type blockActionKind uint8

const (
	blockCreate  blockActionKind = iota // block was created
	blockErase                          // block was unlinked from region, before next
	blockMove                           // block was moved from region, before next
	blockSplit                          // other was split off block
	blockInline                         // n operations of other, from op on, were moved to block; other was unlinked
	blockConvert                        // block was replaced by other, with new arguments
)

type blockAction struct {
	kind   blockActionKind
	n      int
	op     *ir.Operation
	block  *ir.Block
	other  *ir.Block
	region *ir.Region
	next   *ir.Block
}

// savedOp is the state of an operation before an in-place change: the indices where its
// entries start in the stacks of the log.
type savedOp struct {
	loc                                    ir.Location
	operands, types, props, entries, succs int
}

// undoLog holds what a rollback needs to restore the IR.
type undoLog struct {
	log     []action
	saves   []savedOp
	moves   []ir.InsertionPoint
	blocks  []blockAction
	values  []*ir.Value
	types   []ir.Type
	props   []ir.Attribute
	entries []ir.NamedAttribute
	succs   []*ir.Block
	one     [1]*ir.Value
	typ     [1]ir.Type
}

// mark is a state that the driver can return to.
type mark struct {
	log, saves, moves, blocks, maps, many, casts, created int
}

func (d *driver) mark() mark {
	return mark{len(d.log), len(d.saves), len(d.moves), len(d.blocks), len(d.maps), len(d.many), len(d.casts), len(d.created)}
}

// rollback undoes all changes since m.
func (d *driver) rollback(m mark) {
	for i := len(d.log) - 1; i >= m.log; i-- {
		d.undo(&d.log[i])
	}
	for i := len(d.maps) - 1; i >= m.maps; i-- {
		d.maps[i].from.Scratch = d.maps[i].prev
	}
	d.drop(m)
}

// drop forgets all changes since m without undoing them.
func (d *driver) drop(m mark) {
	if m.saves < len(d.saves) {
		s := &d.saves[m.saves]
		d.values = d.values[:s.operands]
		d.types = d.types[:s.types]
		d.props = d.props[:s.props]
		d.entries = d.entries[:s.entries]
		d.succs = d.succs[:s.succs]
	}
	d.log = d.log[:m.log]
	d.saves = d.saves[:m.saves]
	d.moves = d.moves[:m.moves]
	d.blocks = d.blocks[:m.blocks]
	d.maps = d.maps[:m.maps]
	d.many = d.many[:m.many]
	d.casts = d.casts[:m.casts]
	d.created = d.created[:m.created]
}

func (d *driver) undo(a *action) {
	switch a.kind {
	case actCreate:
		a.op.Scratch |= flagReplaced
		d.unlink(a.op)
		a.op.DropAllReferences()
	case actModify, actFold:
		d.restore(a.op, int(a.n))
	case actReplace:
		a.op.Scratch &^= flagReplaced
	case actNest:
		a.op.Scratch &^= flagNested
	case actIgnore:
		a.op.Scratch &^= flagIgnored
	case actMove:
		moveTo(a.op, d.moves[a.n].Block, d.moves[a.n].Before)
	case actBlock:
		d.blocks[a.n].undo()
	}
}

func (a *blockAction) undo() {
	switch a.kind {
	case blockCreate:
		a.block.Erase()
	case blockErase, blockMove:
		a.block.Remove()
		a.region.InsertBefore(a.block, a.next)
	case blockSplit:
		a.block.TakeOps(a.other)
		a.other.Remove()
	case blockInline:
		a.region.InsertBefore(a.other, a.next)
		for op := a.op; a.n > 0; a.n-- {
			next := op.Next()
			op.MoveToEnd(a.other)
			op = next
		}
	case blockConvert:
		a.other.ReplaceAllUsesWith(a.block)
		a.other.Region().InsertBefore(a.block, a.other)
		a.block.TakeOps(a.other)
		a.other.Remove()
	}
}

// save pushes the state of op on the stacks.
func (d *driver) save(op *ir.Operation) {
	d.saves = append(d.saves, savedOp{op.Loc(), len(d.values), len(d.types), len(d.props), len(d.entries), len(d.succs)})
	d.values = op.AppendOperands(d.values)
	for i := range op.NumResults() {
		d.types = append(d.types, op.Result(i).Type())
	}
	d.props = append(d.props, op.Props()...)
	d.entries = append(d.entries, op.DiscardableAttrs()...)
	for i := range op.NumSuccessors() {
		d.succs = append(d.succs, op.Successor(i))
	}
}

// restore gives op the state saved under number n, the last one that is not
// restored yet.
func (d *driver) restore(op *ir.Operation, n int) {
	s := &d.saves[n]
	op.SetLoc(s.loc)
	if vs := d.values[s.operands:]; !sameOperands(op, vs) {
		op.SetOperands(vs)
	}
	for i, t := range d.types[s.types:] {
		op.Result(i).SetType(t)
	}
	for i, p := range d.props[s.props:] {
		op.SetProp(i, p)
	}
	op.SetDiscardableAttrs(d.entries[s.entries:])
	for i, b := range d.succs[s.succs:] {
		op.SetSuccessor(i, b)
	}
	d.values, d.types, d.props = d.values[:s.operands], d.types[:s.types], d.props[:s.props]
	d.entries, d.succs = d.entries[:s.entries], d.succs[:s.succs]
}

func sameOperands(op *ir.Operation, vs []*ir.Value) bool {
	if op.NumOperands() != len(vs) {
		return false
	}
	for i, v := range vs {
		if op.Operand(i) != v {
			return false
		}
	}
	return true
}

func moveTo(op *ir.Operation, b *ir.Block, before *ir.Operation) {
	if before != nil {
		op.MoveBefore(before)
	} else {
		op.MoveToEnd(b)
	}
}
