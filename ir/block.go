package ir

// Block is a list of operations with arguments, in a region.
type Block struct {
	region *Region
	prev   *Block
	next   *Block
	first  *Operation
	last   *Operation
	args   []*Value
	uses   *BlockOperand
	// Scratch is free for the pass or driver that currently works on the IR.
	Scratch uint32
	ordered bool
}

// NewBlock returns a block without operations that is in no region.
func NewBlock() *Block { return &Block{} }

// Region returns the region that holds the block, or nil.
func (b *Block) Region() *Region { return b.region }

// Parent returns the operation whose region holds the block, or nil.
func (b *Block) Parent() *Operation {
	if b.region == nil {
		return nil
	}
	return b.region.parent
}

// Next returns the following block of the region, or nil.
func (b *Block) Next() *Block { return b.next }

// Prev returns the preceding block of the region, or nil.
func (b *Block) Prev() *Block { return b.prev }

// First returns the first operation, or nil.
func (b *Block) First() *Operation { return b.first }

// Last returns the last operation, or nil.
func (b *Block) Last() *Operation { return b.last }

// Empty reports whether the block has no operations.
func (b *Block) Empty() bool { return b.first == nil }

// IsEntry reports whether b is the first block of its region.
func (b *Block) IsEntry() bool { return b.region != nil && b.region.first == b }

// Terminator returns the last operation if it is, or may be, a terminator. It returns
// nil for an empty block or if the last operation is registered and not a terminator.
func (b *Block) Terminator() *Operation {
	if b.last == nil || (b.last.IsRegistered() && !b.last.HasTrait(Terminator)) {
		return nil
	}
	return b.last
}

// NumArgs returns the number of arguments.
func (b *Block) NumArgs() int { return len(b.args) }

// Arg returns argument i.
func (b *Block) Arg(i int) *Value { return b.args[i] }

// Args returns the block's own slice of arguments. The caller must not change it.
func (b *Block) Args() []*Value { return b.args }

// ArgTypes returns the types of the arguments in a new slice.
func (b *Block) ArgTypes() []Type {
	ts := make([]Type, len(b.args))
	for i, a := range b.args {
		ts[i] = a.typ
	}
	return ts
}

// AddArg appends an argument.
func (b *Block) AddArg(t Type, loc Location) *Value {
	v := new(argument).init(b, len(b.args), t, loc)
	b.args = append(b.args, v)
	return v
}

// InsertArg inserts an argument before argument i.
func (b *Block) InsertArg(i int, t Type, loc Location) *Value {
	v := new(argument).init(b, i, t, loc)
	b.args = append(b.args, nil)
	copy(b.args[i+1:], b.args[i:])
	b.args[i] = v
	for k := i; k < len(b.args); k++ {
		b.args[k].setIndex(k)
	}
	return v
}

// EraseArg removes argument i, which must have no uses.
func (b *Block) EraseArg(i int) {
	b.args = append(b.args[:i], b.args[i+1:]...)
	for k := i; k < len(b.args); k++ {
		b.args[k].setIndex(k)
	}
}

// EraseArgsIf removes the arguments for which pred returns true. They must have no uses.
func (b *Block) EraseArgsIf(pred func(*Value) bool) {
	kept := b.args[:0]
	for _, a := range b.args {
		if !pred(a) {
			a.setIndex(len(kept))
			kept = append(kept, a)
		}
	}
	clear(b.args[len(kept):])
	b.args = kept
}

// Append adds an operation that is in no block at the end.
func (b *Block) Append(op *Operation) { b.insertBefore(op, nil) }

// prepend adds an operation that is in no block at the start.
func (b *Block) prepend(op *Operation) { b.insertBefore(op, b.first) }

// The order of operations starts at firstOrder and grows by orderGap, so that an operation
// gets a place between two others, or in front of the first one, without a new order for the
// block. A pass inserts a few operations in front of many, and the next walk would wait for
// the memory of all of them to number them.
const (
	firstOrder = 1 << 16
	orderGap   = 16
)

// insertBefore links op before pos, or at the end if pos is nil.
func (b *Block) insertBefore(op, pos *Operation) {
	op.block = b
	if pos == nil {
		op.prev, op.next = b.last, nil
		if b.last != nil {
			b.last.next = op
			op.order = b.last.order + orderGap
		} else {
			b.first = op
			b.ordered, op.order = true, firstOrder
		}
		b.last = op
		return
	}
	b.ordered = b.ordered && op.orderBefore(pos)
	op.prev, op.next = pos.prev, pos
	if pos.prev != nil {
		pos.prev.next = op
	} else {
		b.first = op
	}
	pos.prev = op
}

// orderBefore gives op, which is inserted before pos, a place in the order. It returns false if
// there is none.
func (op *Operation) orderBefore(pos *Operation) bool {
	if pos.prev == nil {
		op.order = pos.order - 1
		return pos.order > 0
	}
	op.order = pos.prev.order + 1
	return op.order < pos.order
}

func (b *Block) unlink(op *Operation) {
	if op.prev != nil {
		op.prev.next = op.next
	} else {
		b.first = op.next
	}
	if op.next != nil {
		op.next.prev = op.prev
	} else {
		b.last = op.prev
	}
	op.block, op.prev, op.next = nil, nil, nil
}

func (b *Block) ensureOrder() {
	if b.ordered {
		return
	}
	n := uint32(firstOrder)
	for op := b.first; op != nil; op = op.next {
		op.order = n
		n += orderGap
	}
	b.ordered = true
}

// SplitBefore moves pos and all operations after it into a new block after b, and
// returns the new block. A nil pos makes an empty block.
func (b *Block) SplitBefore(pos *Operation) *Block {
	n := NewBlock()
	if b.region != nil {
		b.region.InsertAfter(n, b)
	}
	n.takeFrom(b, pos)
	return n
}

// takeFrom moves pos and all operations after it in src to the end of b.
func (b *Block) takeFrom(src *Block, pos *Operation) {
	for pos != nil {
		next := pos.next
		src.unlink(pos)
		b.insertBefore(pos, nil)
		pos = next
	}
}

// TakeOps moves all operations of src to the end of b.
func (b *Block) TakeOps(src *Block) { b.takeFrom(src, src.first) }

// FirstPred returns the head of the list of successor operands that refer to b.
// [BlockOperand.NextUse] returns the following ones.
func (b *Block) FirstPred() *BlockOperand { return b.uses }

// HasPreds reports whether any terminator branches to b.
func (b *Block) HasPreds() bool { return b.uses != nil }

// SinglePred returns the only predecessor, or nil if there are none or several.
func (b *Block) SinglePred() *Block {
	if b.uses == nil || b.uses.next != nil {
		return nil
	}
	return b.uses.owner.block
}

// ReplaceAllUsesWith redirects every branch to b to other.
func (b *Block) ReplaceAllUsesWith(other *Block) {
	for u := b.uses; u != nil; u = b.uses {
		u.Set(other)
	}
}

// Remove unlinks b from its region without erasing it.
func (b *Block) Remove() {
	if b.region != nil {
		b.region.unlink(b)
	}
}

// Erase unlinks b and erases its operations, whose results must have no uses
// outside b.
func (b *Block) Erase() {
	b.Remove()
	for op := b.first; op != nil; op = op.next {
		op.DropAllReferences()
	}
	b.first, b.last = nil, nil
}

// AncestorIn returns the operation of region r that is op or encloses op, or nil if
// there is none.
func AncestorIn(r *Region, op *Operation) *Operation {
	for ; op != nil; op = op.Parent() {
		if op.ParentRegion() == r {
			return op
		}
	}
	return nil
}

// Region is a list of blocks that belongs to an operation.
type Region struct {
	parent  *Operation
	first   *Block
	last    *Block
	effects effectNote
}

// NewRegion returns an empty region that belongs to no operation. Use it to collect
// blocks for an OperationState.
func NewRegion() *Region { return &Region{} }

// Parent returns the operation that the region belongs to.
func (r *Region) Parent() *Operation { return r.parent }

// Index returns the region's number in its operation.
func (r *Region) Index() int {
	for i := range r.parent.regions() {
		if &r.parent.regions()[i] == r {
			return i
		}
	}
	return -1
}

// First returns the entry block, or nil for an empty region.
func (r *Region) First() *Block { return r.first }

// Last returns the last block, or nil for an empty region.
func (r *Region) Last() *Block { return r.last }

// Empty reports whether the region has no blocks.
func (r *Region) Empty() bool { return r.first == nil }

// HasOneBlock reports whether the region has exactly one block.
func (r *Region) HasOneBlock() bool { return r.first != nil && r.first == r.last }

// NumBlocks counts the blocks.
func (r *Region) NumBlocks() int {
	n := 0
	for b := r.first; b != nil; b = b.next {
		n++
	}
	return n
}

// Append adds b, which is in no region, at the end.
func (r *Region) Append(b *Block) { r.InsertAfter(b, r.last) }

// AddBlock appends a new block.
func (r *Region) AddBlock() *Block {
	b := NewBlock()
	r.Append(b)
	return b
}

// InsertAfter links b, which is in no region, after pos, or at the start if pos is nil.
func (r *Region) InsertAfter(b, pos *Block) {
	b.region = r
	b.prev = pos
	if pos == nil {
		b.next = r.first
		r.first = b
	} else {
		b.next = pos.next
		pos.next = b
	}
	if b.next != nil {
		b.next.prev = b
	} else {
		r.last = b
	}
}

// InsertBefore links b, which is in no region, before pos, or at the end if pos is nil.
func (r *Region) InsertBefore(b, pos *Block) {
	if pos == nil {
		r.InsertAfter(b, r.last)
		return
	}
	r.InsertAfter(b, pos.prev)
}

func (r *Region) unlink(b *Block) {
	if b.prev != nil {
		b.prev.next = b.next
	} else {
		r.first = b.next
	}
	if b.next != nil {
		b.next.prev = b.prev
	} else {
		r.last = b.prev
	}
	b.region, b.prev, b.next = nil, nil, nil
}

// TakeBlocks moves all blocks of src to the end of r.
func (r *Region) TakeBlocks(src *Region) {
	if src.first == nil {
		return
	}
	for b := src.first; b != nil; b = b.next {
		b.region = r
	}
	src.first.prev = r.last
	if r.last != nil {
		r.last.next = src.first
	} else {
		r.first = src.first
	}
	r.last = src.last
	src.first, src.last = nil, nil
}

// IsAncestor reports whether r is other or encloses it.
func (r *Region) IsAncestor(other *Region) bool {
	for other != nil {
		if other == r {
			return true
		}
		if other.parent == nil {
			return false
		}
		other = other.parent.ParentRegion()
	}
	return false
}
