package datalayout

import "github.com/spvc/spvc/ir"

// Entry is an entry of a specification. Its key is a type or an identifier.
type Entry interface {
	ir.Attribute
	// TypeKey returns the type, or nil if the key is an identifier.
	TypeKey() ir.Type
	// Identifier returns the identifier, or "" if the key is a type.
	Identifier() string
	// EntryValue returns the value.
	EntryValue() ir.Attribute
}

// Spec is a data layout specification.
type Spec interface {
	ir.Attribute
	// LayoutEntries returns the entries. No two have the same key.
	LayoutEntries() []Entry
}

// SystemSpec describes the devices of a system.
type SystemSpec interface {
	ir.Attribute
	// DeviceProperty returns the value of a property of a device, or nil.
	DeviceProperty(device, key string) ir.Attribute
}

// ScopeModel is implemented by operations that are scopes. builtin.module is a scope
// without it.
type ScopeModel interface {
	// LayoutSpec returns the specification of the scope, or nil.
	LayoutSpec(op *ir.Operation) Spec
}

// Scope is the model of scopes that have their specification as an attribute.
type Scope struct{}

// LayoutSpec returns the first attribute of op that is a specification, or nil.
func (Scope) LayoutSpec(op *ir.Operation) Spec { return attachedSpec(op) }

// Size is a number of bits or bytes. The size of a scalable type is a multiple of
// vscale.
type Size struct {
	Min      uint64
	Scalable bool
}

// Hooks answer queries in a scope instead of the types. If a hook is nil, the type
// answers. The entries are those for types in the class of t. A hook does not receive
// the operation, so its answers apply to all scopes of its kind.
type Hooks struct {
	Bytes, Bits    func(t ir.Type, dl *DataLayout, entries []Entry) (Size, error)
	ABI, Preferred func(t ir.Type, dl *DataLayout, entries []Entry) (uint64, error)
	IndexBits      func(t ir.Type, dl *DataLayout, entries []Entry) (uint64, error)
}

// HookedScope is implemented by scope models that have hooks.
type HookedScope interface {
	LayoutHooks() *Hooks
}

// Type is the model of types of dialects that have a size and alignment. The methods
// receive the type and the entries for types of the same class, which may be empty, and query dl
// about other types.
type Type interface {
	// LayoutBits returns the size in bits.
	LayoutBits(t ir.Type, dl *DataLayout, entries []Entry) (Size, error)
	// LayoutABI and LayoutPreferred return alignments in bytes.
	LayoutABI(t ir.Type, dl *DataLayout, entries []Entry) (uint64, error)
	LayoutPreferred(t ir.Type, dl *DataLayout, entries []Entry) (uint64, error)
}

// BytesType is the model of types whose size in bytes is not their size in bits
// divided by 8 and rounded up.
type BytesType interface {
	LayoutBytes(t ir.Type, dl *DataLayout, entries []Entry) (Size, error)
}

// IndexBitsType is the model of types that index memory, such as pointers.
type IndexBitsType interface {
	// LayoutIndexBits returns the width, in bits, of an index.
	LayoutIndexBits(t ir.Type, dl *DataLayout, entries []Entry) (uint64, error)
}

// CompatibleType is implemented by types that restrict the entries of inner scopes for
// their class. For other types every inner entry is compatible.
type CompatibleType interface {
	LayoutsCompatible(outer, inner []Entry) bool
}

// TypeVerifier is implemented by types that may be keys of entries.
type TypeVerifier interface {
	// VerifyLayoutEntries verifies the entries for types of one class, in the given
	// order. It returns false after it emits an error.
	VerifyLayoutEntries(entries []Entry, at *ir.Operation) bool
}

// EntryVerifier is a dialect interface. A dialect implements it if entries may have
// identifiers with the dialect's prefix.
type EntryVerifier interface {
	// VerifyLayoutEntry emits an error and returns false if the entry is invalid.
	VerifyLayoutEntry(e Entry, at *ir.Operation) bool
}

// EntryCombiner is a dialect interface. A dialect implements it if inner scopes may
// change the values of its identifiers. Without it, only equal values are compatible.
type EntryCombiner interface {
	// CombineLayoutEntries returns the entry for the inner scope, or nil if the two are
	// not compatible.
	CombineLayoutEntries(outer, inner Entry) Entry
}
