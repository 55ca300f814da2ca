package interfaces

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/datalayout"
)

// ConvertingAccessModel is implemented by ops that load from slots or store to slots, possibly values of other types than the
// slots have (PromotableMemOpInterface). An op that does both loads first.
type ConvertingAccessModel interface {
	// LoadsFrom reports whether op loads from s.
	LoadsFrom(op *ir.Operation, s MemorySlot) bool
	// StoresTo reports whether op stores to s.
	StoresTo(op *ir.Operation, s MemorySlot) bool
	// Convertible reports whether op needs s only as a place to load from and store to, and its values can be converted from and
	// to the type of s, so that op can be erased once s is a value.
	Convertible(op *ir.Operation, s MemorySlot, layout *datalayout.DataLayout) bool
	// NewStored makes the value that s holds after op, which stores to s. reaching is the value before. b is behind op.
	NewStored(op *ir.Operation, s MemorySlot, reaching *ir.Value, b *ir.Builder, layout *datalayout.DataLayout) *ir.Value
	// RemoveLoads replaces what op loads from s, where s holds reaching. It returns the value that replaces the result of op, or nil
	// if op has none. b is behind op.
	RemoveLoads(op *ir.Operation, s MemorySlot, reaching *ir.Value, b *ir.Builder, layout *datalayout.DataLayout) *ir.Value
}

// DroppableUseModel is implemented by ops that use pointers, but access no memory, and can do without them
// (PromotableOpInterface): casts of pointers, markers of lifetimes, debug information.
type DroppableUseModel interface {
	// CanDrop reports whether op can do without the operands uses. forward says that all uses of its results must go, too.
	CanDrop(op *ir.Operation, uses []*ir.Operand) (forward, ok bool)
	// Drop removes the operands uses, or reports that op can be erased. b is behind op.
	Drop(op *ir.Operation, uses []*ir.Operand, b *ir.Builder) (erase bool)
}

// StoredValueModel is implemented by models of type [DroppableUseModel] that follow the value of a slot.
type StoredValueModel interface {
	// ValueStored notes that v is the value of the slot that op used, from the place of b on.
	ValueStored(op *ir.Operation, v *ir.Value, b *ir.Builder)
}

// SlotArgumentModel is implemented by models of type [PromotableAllocationModel] that want to know of new block arguments.
type SlotArgumentModel interface {
	// SlotArgument notes that arg, an argument of a block at whose start b is, is the value of s from there on.
	SlotArgument(op *ir.Operation, s MemorySlot, arg *ir.Value, b *ir.Builder)
}

// RewiringAccessModel is implemented by ops that access slots whose elements may become slots of their own, and can access those
// in their place (DestructurableAccessorOpInterface).
type RewiringAccessModel interface {
	// CanRewire reports whether op can access the slots of elements. It calls used with the index of each element that it
	// accesses, and safe with pointers that it makes into elements, as slots of the memory behind them.
	CanRewire(op *ir.Operation, s DestructurableSlot, layout *datalayout.DataLayout, used func(index ir.Attribute), safe func(MemorySlot)) bool
	// RewireTo makes op access elements, the slots by index. It reports whether op can be erased. b is behind op.
	RewireTo(op *ir.Operation, s DestructurableSlot, elements map[ir.Attribute]MemorySlot, b *ir.Builder, layout *datalayout.DataLayout) (erase bool)
}

// SafeAccessModel is implemented by ops of which one can know that they access only the memory of a slot
// (SafeMemorySlotAccessOpInterface).
type SafeAccessModel interface {
	// OnlySafe reports whether op accesses nothing outside of s through the pointer of s. It calls safe with further pointers that
	// it makes, whose uses are to be safe, too.
	OnlySafe(op *ir.Operation, s MemorySlot, layout *datalayout.DataLayout, safe func(MemorySlot)) bool
}
