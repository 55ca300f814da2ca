package datalayout

import (
	"errors"

	"github.com/spvc/spvc/ir"
)

// These are the identifiers of entries about the target as a whole. MLIR 19 has those
// before DefaultMemorySpaceKey; newer versions of MLIR have the rest.
const (
	EndiannessKey         = "dlti.endianness" // "big" or "little"
	AllocaMemorySpaceKey  = "dlti.alloca_memory_space"
	ProgramMemorySpaceKey = "dlti.program_memory_space"
	GlobalMemorySpaceKey  = "dlti.global_memory_space"
	StackAlignmentKey     = "dlti.stack_alignment" // bits

	DefaultMemorySpaceKey       = "dlti.default_memory_space"
	FunctionPointerAlignmentKey = "dlti.function_pointer_alignment" // bits
	LegalIntWidthsKey           = "dlti.legal_int_widths"           // array of integers
	ManglingModeKey             = "dlti.mangling_mode"              // string
)

// ErrIncompatible means that the specifications around a scope contradict each other.
// The verifier reports this error too.
var ErrIncompatible = errors.New("data layout does not combine with layouts of enclosing ops")

// UnsupportedTypeError means that a type has no size or alignment.
type UnsupportedTypeError struct{ Type ir.Type }

// Error returns the same text as MLIR.
func (e *UnsupportedTypeError) Error() string {
	return "neither the scoping op nor the type class provide data layout information for " + ir.TypeString(e.Type)
}

// DataLayout answers queries in a scope. It computes each answer once. Several
// goroutines may use it at the same time. A query panics if a specification around the
// scope has changed since New, because results computed from earlier answers are then
// wrong.
type DataLayout struct {
	path     []link // from the scope to the outermost operation
	combined *combined
	hooks    Hooks
	caches   [numQueries]cache
}

// link is an operation on the path outward from a scope, with its specification.
type link struct {
	op    *ir.Operation
	scope bool
	spec  Spec
}

// New returns the data layout for scope. If scope is nil, every type has its default
// layout. In IR that does not verify, New may return [ErrIncompatible].
func New(scope *ir.Operation) (*DataLayout, error) {
	d := &DataLayout{}
	for p := scope; p != nil; p = p.Parent() {
		d.path = append(d.path, link{p, IsScope(p), SpecOf(p)})
	}
	ok := true
	if d.combined, ok = enclosing(scope); !ok {
		return nil, ErrIncompatible
	}
	if scope != nil {
		if m, ok := ir.OpInterface[HookedScope](scope.Info()); ok {
			d.hooks = *m.LayoutHooks()
		}
	}
	return d, nil
}

// IndexEntryBits returns the width of index in bits that an entry of op or of an
// operation around op states, or 0 if no entry does.
func IndexEntryBits(op *ir.Operation) (uint64, error) {
	p := op
	for p != nil && (!IsScope(p) || SpecOf(p) == nil) {
		p = p.Parent()
	}
	if p == nil {
		return 0, nil
	}
	d, err := New(p)
	if err != nil {
		return 0, err
	}
	index := op.Context().Index()
	if len(d.entries(index)) == 0 {
		return 0, nil
	}
	return d.IndexBits(index)
}

// Closest returns the data layout of the innermost scope that is op or encloses op.
func Closest(op *ir.Operation) (*DataLayout, error) {
	for op != nil && !IsScope(op) {
		op = op.Parent()
	}
	return New(op)
}

// Scope returns the scope that was passed to New, which may be nil.
func (d *DataLayout) Scope() *ir.Operation {
	if len(d.path) == 0 {
		return nil
	}
	return d.path[0].op
}

// check panics if a specification around the scope or the chain of enclosing operations
// has changed.
func (d *DataLayout) check() {
	for i := range d.path {
		l := &d.path[i]
		up := (*ir.Operation)(nil)
		if i+1 < len(d.path) {
			up = d.path[i+1].op
		}
		if l.op.Parent() != up || l.scope && SpecOf(l.op) != l.spec {
			panic("layout: the data layout around '" + d.path[0].op.Name() + "' changed after a DataLayout was made of it")
		}
	}
}

func (d *DataLayout) entries(t ir.Type) []Entry { return d.combined.types[classOf(t)] }

// Bytes returns the size of values of type t in bytes.
func (d *DataLayout) Bytes(t ir.Type) (Size, error) {
	d.check()
	if v, ok := d.caches[queryBytes].get(t); ok {
		return sizeOf(v), nil
	}
	hook := d.hooks.Bytes
	if hook == nil {
		hook = defaultBytes
	}
	s, err := hook(t, d, d.entries(t))
	if err != nil {
		return Size{}, err
	}
	d.caches[queryBytes].set(t, s.word())
	return s, nil
}

// Bits returns the size of values of type t in bits.
func (d *DataLayout) Bits(t ir.Type) (Size, error) {
	d.check()
	if v, ok := d.caches[queryBits].get(t); ok {
		return sizeOf(v), nil
	}
	hook := d.hooks.Bits
	if hook == nil {
		hook = defaultBits
	}
	s, err := hook(t, d, d.entries(t))
	if err != nil {
		return Size{}, err
	}
	d.caches[queryBits].set(t, s.word())
	return s, nil
}

// ABIAlignment returns the alignment, in bytes, that values of type t must have.
func (d *DataLayout) ABIAlignment(t ir.Type) (uint64, error) {
	return d.number(queryABI, t, d.hooks.ABI, defaultABI)
}

// PreferredAlignment returns the alignment, in bytes, at which values of type t are
// most efficient.
func (d *DataLayout) PreferredAlignment(t ir.Type) (uint64, error) {
	return d.number(queryPreferred, t, d.hooks.Preferred, defaultPreferred)
}

// IndexBits returns the width, in bits, of an index into memory of type t: the width of
// index itself, or of an offset to a pointer. It returns 0 for other types.
func (d *DataLayout) IndexBits(t ir.Type) (uint64, error) {
	return d.number(queryIndex, t, d.hooks.IndexBits, defaultIndexBits)
}

type numberHook func(t ir.Type, dl *DataLayout, entries []Entry) (uint64, error)

func (d *DataLayout) number(q query, t ir.Type, hook, fallback numberHook) (uint64, error) {
	d.check()
	if v, ok := d.caches[q].get(t); ok {
		return v, nil
	}
	if hook == nil {
		hook = fallback
	}
	n, err := hook(t, d, d.entries(t))
	if err != nil {
		return 0, err
	}
	d.caches[q].set(t, n)
	return n, nil
}

// Stated calls f for each entry around the scope that states alignments of an integer,
// float or vector type, with the alignment in bits that values must have. The entries for
// types of one class come in their order; the order of the classes is open.
func (d *DataLayout) Stated(f func(t ir.Type, bits uint64)) {
	d.check()
	for _, entries := range d.combined.types {
		for _, e := range entries {
			switch t := e.TypeKey().(type) {
			case *ir.IntegerType, *ir.FloatType, *ir.VectorType:
				if d := alignmentList(e); d != nil && d.NumElements() > 0 {
					abi, _ := alignments(e)
					f(t, abi)
				}
			}
		}
	}
}

// Value returns the value of the entry for an identifier, or nil if there is none.
func (d *DataLayout) Value(identifier string) ir.Attribute {
	d.check()
	if e := d.combined.ids[identifier]; e != nil {
		return e.EntryValue()
	}
	return nil
}

// Endianness returns "big" or "little", or "" if no entry states it.
func (d *DataLayout) Endianness() string { return stringOf(d.Value(EndiannessKey)) }

// DefaultMemorySpace returns the memory space of pointers that name none, or nil for the
// target's default.
func (d *DataLayout) DefaultMemorySpace() ir.Attribute { return d.Value(DefaultMemorySpaceKey) }

// AllocaMemorySpace returns the memory space in which alloca allocates, or nil for
// the target's default.
func (d *DataLayout) AllocaMemorySpace() ir.Attribute { return d.Value(AllocaMemorySpaceKey) }

// ProgramMemorySpace returns the memory space of functions, or nil for
// the target's default.
func (d *DataLayout) ProgramMemorySpace() ir.Attribute { return d.Value(ProgramMemorySpaceKey) }

// GlobalMemorySpace returns the memory space of global variables, or nil for
// the target's default.
func (d *DataLayout) GlobalMemorySpace() ir.Attribute { return d.Value(GlobalMemorySpaceKey) }

// StackAlignment returns the alignment of the stack in bits, or 0 if no entry states
// it.
func (d *DataLayout) StackAlignment() uint64 { return numberOf(d.Value(StackAlignmentKey)) }

// FunctionPointerAlignment returns the alignment of function pointers in bits, or 0 if
// no entry states it.
func (d *DataLayout) FunctionPointerAlignment() uint64 {
	return numberOf(d.Value(FunctionPointerAlignmentKey))
}

// LegalIntWidths returns the widths, in bits, of the integers that the target supports
// natively, or nil if no entry states them.
func (d *DataLayout) LegalIntWidths() []uint64 {
	var widths []uint64
	switch a := d.Value(LegalIntWidthsKey).(type) {
	case *ir.DenseArrayAttr:
		for i := range a.Len() {
			widths = append(widths, uint64(a.Int64(i)))
		}
	case *ir.ArrayAttr:
		for _, e := range a.Elements {
			widths = append(widths, numberOf(e))
		}
	}
	return widths
}

// ManglingMode returns the mode of name mangling, or "" if no entry states it.
func (d *DataLayout) ManglingMode() string { return stringOf(d.Value(ManglingModeKey)) }

// DeviceProperty returns a property of a device. The closest scope with a system
// specification provides it. The result is nil if no scope does.
func (d *DataLayout) DeviceProperty(device, key string) ir.Attribute {
	d.check()
	for i := range d.path {
		if !d.path[i].scope {
			continue
		}
		for _, a := range d.path[i].op.DiscardableAttrs() {
			if s, ok := a.Value.(SystemSpec); ok {
				return s.DeviceProperty(device, key)
			}
		}
	}
	return nil
}

func stringOf(a ir.Attribute) string {
	if s, ok := a.(*ir.StringAttr); ok {
		return s.Value
	}
	return ""
}

func numberOf(a ir.Attribute) uint64 {
	if i, ok := a.(*ir.IntegerAttr); ok {
		n, _ := i.Int64()
		return uint64(n)
	}
	return 0
}
