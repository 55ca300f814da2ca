package layout

import "github.com/spvc/spvc/ir"

// Entry is an entry of a specification: a value for a type or for an identifier.
type Entry interface {
	ir.Attribute
	// TypeKey returns the type, nil if the key is an identifier.
	TypeKey() ir.Type
	// Identifier returns the identifier, "" if the key is a type.
	Identifier() string
	// EntryValue returns the value.
	EntryValue() ir.Attribute
}

// Spec is a data layout specification.
type Spec interface {
	ir.Attribute
	// LayoutEntries returns the entries; the keys differ.
	LayoutEntries() []Entry
}

// SystemSpec describes the devices of a system.
type SystemSpec interface {
	ir.Attribute
	// DeviceProperty returns the value of a property of a device, or nil.
	DeviceProperty(device, key string) ir.Attribute
}

// ScopeModel is implemented by ops that are scopes. builtin.module is one without
// it.
type ScopeModel interface {
	// LayoutSpec returns the specification of the scope, or nil.
	LayoutSpec(op *ir.Operation) Spec
}

// Scope is the model of scopes whose specification is one of their attributes.
type Scope struct{}

// LayoutSpec returns the first attribute that is a specification.
func (Scope) LayoutSpec(op *ir.Operation) Spec { return attachedSpec(op) }

// Size is a number of bits or bytes, of scalable types in units of vscale.
type Size struct {
	Min      uint64
	Scalable bool
}

// Hooks answer queries in a scope in place of the types. A nil hook leaves the
// query to the type. Entries are those for types of the class of t. A hook sees no
// operation: what it says holds for all scopes of its kind.
type Hooks struct {
	Bytes, Bits    func(t ir.Type, dl *DataLayout, entries []Entry) (Size, error)
	ABI, Preferred func(t ir.Type, dl *DataLayout, entries []Entry) (uint64, error)
	IndexBits      func(t ir.Type, dl *DataLayout, entries []Entry) (uint64, error)
}

// HookedScope is implemented by scope models that answer queries themselves.
type HookedScope interface {
	LayoutHooks() *Hooks
}

// Type is implemented by types of dialects that know how they lie in memory. Hooks
// get the entries for types of the same class, maybe none, and ask dl about other
// types.
type Type interface {
	// LayoutBits returns the size in bits.
	LayoutBits(dl *DataLayout, entries []Entry) (Size, error)
	// LayoutABI and LayoutPreferred return alignments in bytes.
	LayoutABI(dl *DataLayout, entries []Entry) (uint64, error)
	LayoutPreferred(dl *DataLayout, entries []Entry) (uint64, error)
}

// BytesType is implemented by types whose size in bytes is not that in bits divided
// by 8 and rounded up.
type BytesType interface {
	LayoutBytes(dl *DataLayout, entries []Entry) (Size, error)
}

// IndexBitsType is implemented by types that are used for indexing memory, such as
// pointers.
type IndexBitsType interface {
	// LayoutIndexBits returns the width, in bits, of an index.
	LayoutIndexBits(dl *DataLayout, entries []Entry) (uint64, error)
}

// CompatibleType is implemented by types that restrict what an inner scope may say
// about their class. Without it everything is compatible.
type CompatibleType interface {
	LayoutsCompatible(outer, inner []Entry) bool
}

// TypeVerifier is implemented by types that entries can be about.
type TypeVerifier interface {
	// VerifyLayoutEntries checks the entries for types of one class, in the order
	// given.
	VerifyLayoutEntries(entries []Entry, at *ir.Operation) bool
}

// EntryVerifier is a dialect interface for dialects that give meaning to entries
// with identifiers under their prefix.
type EntryVerifier interface {
	// VerifyLayoutEntry reports an entry that is wrong.
	VerifyLayoutEntry(e Entry, at *ir.Operation) bool
}

// EntryCombiner is a dialect interface for dialects whose identifiers may have other
// values in inner scopes. Without it only the same value is compatible.
type EntryCombiner interface {
	// CombineLayoutEntries returns the entry that holds in the inner scope, nil if
	// they are not compatible.
	CombineLayoutEntries(outer, inner Entry) Entry
}
