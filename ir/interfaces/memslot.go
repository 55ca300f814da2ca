package interfaces

import "github.com/spvc/spvc/ir"

// MemorySlot is memory that holds one value. Only Ptr points to it, so loads from Ptr
// and stores to Ptr are all its accesses.
type MemorySlot struct {
	Ptr *ir.Value
	// Elem is the type of the value that the slot holds.
	Elem ir.Type
}

// PromotableAllocationModel is implemented by ops that allocate memory slots which may
// become values (PromotableAllocationOpInterface).
type PromotableAllocationModel interface {
	// PromotableSlots returns the slots that could become values if their uses allow it.
	PromotableSlots(op *ir.Operation) []MemorySlot
	// DefaultValue makes the value that s holds before the first store.
	DefaultValue(op *ir.Operation, s MemorySlot, b *ir.Builder) *ir.Value
	// Promoted removes s, which has no uses left, from op. It erases op, or returns the
	// allocation of the other slots of op.
	Promoted(op *ir.Operation, s MemorySlot, b *ir.Builder) *ir.Operation
}

// PromotableAccessModel is implemented by ops that load from slots or store to slots
// (PromotableMemOpInterface). An op that does both loads first.
type PromotableAccessModel interface {
	// LoadsFrom reports whether op loads from s.
	LoadsFrom(op *ir.Operation, s MemorySlot) bool
	// Stored returns the value that op stores to s, or nil if it does not store to s.
	Stored(op *ir.Operation, s MemorySlot) *ir.Value
	// Promotable reports whether op needs s only as a place to load from and store to, so
	// that op can be erased once s is a value.
	Promotable(op *ir.Operation, s MemorySlot) bool
	// ReplaceLoads replaces what op loads from s by v.
	ReplaceLoads(op *ir.Operation, s MemorySlot, v *ir.Value)
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
	DestructurableSlots(op *ir.Operation) []DestructurableSlot
	// Destructure makes a slot for each of the elements indices of s, in this order. exact
	// says that the slots are in the memory of s.
	Destructure(op *ir.Operation, s DestructurableSlot, indices []ir.Attribute, exact bool, b *ir.Builder) []MemorySlot
	// Destructured removes s, which has no uses left, from op. It erases op, or returns
	// the allocation of the other slots of op.
	Destructured(op *ir.Operation, s DestructurableSlot, b *ir.Builder) *ir.Operation
}

// DestructurableAccessModel is implemented by ops that access single elements of slots
// (DestructurableAccessorOpInterface).
type DestructurableAccessModel interface {
	// AccessedElement returns the index of the element of s that op accesses, or nil if
	// op is something else than an access of one known element inside of s.
	AccessedElement(op *ir.Operation, s DestructurableSlot) ir.Attribute
	// Rewire makes op access element, the slot of the element that it accesses.
	Rewire(op *ir.Operation, element MemorySlot)
}
