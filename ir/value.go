package ir

// Value is an SSA value: a result of an operation or an argument of a block.
type Value struct {
	typ  Type
	uses *Operand
	ref  uint32 // the kind and the index
	// Scratch is free for the pass or driver that currently works on the IR. Its
	// content is not kept between them.
	Scratch uint32
}

// The upper bits of a value's ref are its kind, and the lower ones its index among the results
// or arguments. A kind between standaloneValue and apartResult is the distance of a result to
// its operation, in values (see piece).
const (
	kindShift = 29
	indexMask = 1<<kindShift - 1

	standaloneValue = 0 // neither a result nor an argument
	apartResult     = 6 // a result that is not in the piece of its operation
	argumentValue   = 7

	// onlyResult is the ref of the only result of an operation, in its piece.
	onlyResult = 1 << kindShift
)

// setIndex changes the index.
func (v *Value) setIndex(i int) { v.ref = v.ref&^indexMask | uint32(i) }

// argument is a value that is an argument of a block.
type argument struct {
	Value
	block *Block
	loc   Location
}

// init sets up the new argument a as number i of b.
func (a *argument) init(b *Block, i int, t Type, loc Location) *Value {
	a.typ, a.ref = t, argumentValue<<kindShift|uint32(i)
	a.block, a.loc = b, loc
	return &a.Value
}

// Type returns the value's type.
func (v *Value) Type() Type { return v.typ }

// SetType changes the value's type in place.
func (v *Value) SetType(t Type) { v.typ = t }

// Context returns the context of the value.
func (v *Value) Context() *Context { return v.typ.Context() }

// DefiningOp returns the operation that v is a result of, or nil for a block argument.
func (v *Value) DefiningOp() *Operation { return v.definer() }

// OwnerBlock returns the block that v is an argument of, or nil for a result.
func (v *Value) OwnerBlock() *Block {
	if a := v.argument(); a != nil {
		return a.block
	}
	return nil
}

// IsBlockArgument reports whether v is a block argument.
func (v *Value) IsBlockArgument() bool { return v.definer() == nil }

// Index returns the result or argument number.
func (v *Value) Index() int { return int(v.ref & indexMask) }

// Loc returns the location of the argument or of the defining operation.
func (v *Value) Loc() Location {
	if op := v.definer(); op != nil {
		return op.loc
	}
	if a := v.argument(); a != nil {
		return a.loc
	}
	return UnknownLoc
}

// SetLoc sets the location of a block argument. The location of a result is that of its
// operation.
func (v *Value) SetLoc(l Location) {
	if a := v.argument(); a != nil {
		a.loc = l
	}
}

// ParentBlock returns the block that defines v.
func (v *Value) ParentBlock() *Block {
	if op := v.definer(); op != nil {
		return op.block
	}
	return v.OwnerBlock()
}

// ParentRegion returns the region that defines v.
func (v *Value) ParentRegion() *Region {
	if b := v.ParentBlock(); b != nil {
		return b.region
	}
	return nil
}

// HasUses reports whether any operand uses v.
func (v *Value) HasUses() bool { return v.uses != nil }

// HasOneUse reports whether exactly one operand uses v.
func (v *Value) HasOneUse() bool { return v.uses != nil && v.uses.next == nil }

// FirstUse returns the head of the use list. [Operand.NextUse] returns the following uses.
func (v *Value) FirstUse() *Operand { return v.uses }

// ReplaceAllUsesWith makes every use of v a use of w.
func (v *Value) ReplaceAllUsesWith(w *Value) {
	if v == w {
		return
	}
	for u := v.uses; u != nil; u = v.uses {
		u.Set(w)
	}
}

// ReplaceUsesIf replaces the uses of v for which pred returns true by uses of w.
func (v *Value) ReplaceUsesIf(w *Value, pred func(*Operand) bool) {
	for u := v.uses; u != nil; {
		next := u.next
		if pred(u) {
			u.Set(w)
		}
		u = next
	}
}

// Operand is a use of a value by an operation, linked into the value's use list.
type Operand struct {
	value *Value
	owner *Operation
	next  *Operand
	prev  **Operand // the pointer to this operand
}

// Value returns the used value.
func (o *Operand) Value() *Value { return o.value }

// Owner returns the using operation.
func (o *Operand) Owner() *Operation { return o.owner }

// NextUse returns the next use of the same value, or nil.
func (o *Operand) NextUse() *Operand { return o.next }

// Set makes the operand use v, or no value if v is nil.
func (o *Operand) Set(v *Value) {
	if o.value == v {
		return
	}
	o.unlink()
	o.value = v
	o.link()
}

func (o *Operand) link() {
	v := o.value
	if v == nil {
		return
	}
	o.next = v.uses
	o.prev = &v.uses
	if o.next != nil {
		o.next.prev = &o.next
	}
	v.uses = o
}

func (o *Operand) unlink() {
	if o.value == nil {
		return
	}
	*o.prev = o.next
	if o.next != nil {
		o.next.prev = o.prev
	}
	o.next, o.prev, o.value = nil, nil, nil
}

// BlockOperand is a use of a block as successor, linked into its use list.
type BlockOperand struct {
	block *Block
	owner *Operation
	next  *BlockOperand
	prev  **BlockOperand
}

// Block returns the successor.
func (o *BlockOperand) Block() *Block { return o.block }

// Owner returns the terminator.
func (o *BlockOperand) Owner() *Operation { return o.owner }

// Index returns the place of the use among the successors of its terminator. It takes
// time in the number of successors.
func (o *BlockOperand) Index() int {
	succs := o.owner.succs()
	for i := range succs {
		if &succs[i] == o {
			return i
		}
	}
	return -1
}

// NextUse returns the next use of the same block, or nil.
func (o *BlockOperand) NextUse() *BlockOperand { return o.next }

// Set changes the successor.
func (o *BlockOperand) Set(b *Block) {
	if o.block != nil {
		*o.prev = o.next
		if o.next != nil {
			o.next.prev = o.prev
		}
		o.next, o.prev = nil, nil
	}
	o.block = b
	if b == nil {
		return
	}
	o.next = b.uses
	o.prev = &b.uses
	if o.next != nil {
		o.next.prev = &o.next
	}
	b.uses = o
}
