package ir

// MemorySlot is memory that holds one value. Only Ptr points to it, so loads from Ptr
// and stores to Ptr are all its accesses.
type MemorySlot struct {
	Ptr *Value
	// Elem is the type of the value that the slot holds.
	Elem Type
}

// PromotableAllocationModel is implemented by ops that allocate memory slots which may
// become values (PromotableAllocationOpInterface).
type PromotableAllocationModel interface {
	// PromotableSlots returns the slots that could become values if their uses allow it.
	PromotableSlots(op *Operation) []MemorySlot
	// DefaultValue makes the value that s holds before the first store.
	DefaultValue(op *Operation, s MemorySlot, b *Builder) *Value
	// Promoted removes s, which has no uses left, from op. It erases op, or returns the
	// allocation of the other slots of op.
	Promoted(op *Operation, s MemorySlot, b *Builder) *Operation
}

// PromotableAccessModel is implemented by ops that load from slots or store to slots
// (PromotableMemOpInterface). An op that does both loads first.
type PromotableAccessModel interface {
	// LoadsFrom reports whether op loads from s.
	LoadsFrom(op *Operation, s MemorySlot) bool
	// Stored returns the value that op stores to s, or nil if it does not store to s.
	Stored(op *Operation, s MemorySlot) *Value
	// Promotable reports whether op needs s only as a place to load from and store to, so
	// that op can be erased once s is a value.
	Promotable(op *Operation, s MemorySlot) bool
	// ReplaceLoads replaces what op loads from s by v.
	ReplaceLoads(op *Operation, s MemorySlot, v *Value)
}

// DestructurableSlot is a memory slot that holds a value of several elements.
type DestructurableSlot struct {
	MemorySlot
	// NumElements is the number of elements.
	NumElements int
}

// DestructurableAllocationModel is implemented by ops that allocate memory slots whose
// elements may become slots of their own (DestructurableAllocationOpInterface).
type DestructurableAllocationModel interface {
	// DestructurableSlots returns the slots that could be split if their uses allow it.
	DestructurableSlots(op *Operation) []DestructurableSlot
	// Destructure makes a slot for each of the elements indices of s, in this order. exact
	// says that the slots are in the memory of s.
	Destructure(op *Operation, s DestructurableSlot, indices []Attribute, exact bool, b *Builder) []MemorySlot
	// Destructured removes s, which has no uses left, from op. It erases op, or returns
	// the allocation of the other slots of op.
	Destructured(op *Operation, s DestructurableSlot, b *Builder) *Operation
}

// DestructurableAccessModel is implemented by ops that access single elements of slots
// (DestructurableAccessorOpInterface).
type DestructurableAccessModel interface {
	// AccessedElement returns the index of the element of s that op accesses, or nil if
	// op is something else than an access of one known element inside of s.
	AccessedElement(op *Operation, s DestructurableSlot) Attribute
	// Rewire makes op access element, the slot of the element that it accesses.
	Rewire(op *Operation, element MemorySlot)
}
