package layout

import (
	"errors"

	"github.com/spvc/spvc/ir"
)

// Identifiers of entries that say something about the target as a whole. All but
// the newer ones, from DefaultMemorySpaceKey on, are MLIR 19's.
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

// ErrIncompatible says that the specifications around a scope contradict each other,
// which the verifier reports too.
var ErrIncompatible = errors.New("data layout does not combine with layouts of enclosing ops")

// UnsupportedTypeError says that nobody knows how values of a type lie in memory.
type UnsupportedTypeError struct{ Type ir.Type }

// Error returns MLIR's text.
func (e *UnsupportedTypeError) Error() string {
	return "neither the scoping op nor the type class provide data layout information for " + ir.TypeString(e.Type)
}

// DataLayout answers queries in a scope. Answers are computed once; any number of
// goroutines may ask. It holds as long as no specification around the scope
// changes: a query after that panics, since whatever was computed from the former
// answers is wrong.
type DataLayout struct {
	path     []link // from the scope to the outermost operation
	combined *combined
	hooks    Hooks
	caches   [numQueries]cache
}

// link is an operation on the way up from a scope, with its specification.
type link struct {
	op    *ir.Operation
	scope bool
	spec  Spec
}

// New returns the data layout in scope, which may be nil: every type has a natural
// layout then. It fails with [ErrIncompatible] in IR that does not verify.
func New(scope *ir.Operation) (*DataLayout, error) {
	d := &DataLayout{}
	for p := scope; p != nil; p = p.Parent() {
		d.path = append(d.path, link{p, IsScope(p), SpecOf(p)})
	}
	ok := true
	if d.combined, ok = around(scope); !ok {
		return nil, ErrIncompatible
	}
	if scope != nil {
		if m, ok := ir.OpInterface[HookedScope](scope.Info()); ok {
			d.hooks = *m.LayoutHooks()
		}
	}
	return d, nil
}

// IndexEntryBits returns the width of index in bits that an entry around op, or of op
// itself, demands; 0 if none does.
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

// Closest returns the data layout of the scope closest to op: op itself or one
// around it.
func Closest(op *ir.Operation) (*DataLayout, error) {
	for op != nil && !IsScope(op) {
		op = op.Parent()
	}
	return New(op)
}

// Scope returns the scope, or nil.
func (d *DataLayout) Scope() *ir.Operation {
	if len(d.path) == 0 {
		return nil
	}
	return d.path[0].op
}

// check panics if a specification around the scope, or what is around it, changed.
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

// PreferredAlignment returns the alignment, in bytes, that values of type t had
// better have.
func (d *DataLayout) PreferredAlignment(t ir.Type) (uint64, error) {
	return d.number(queryPreferred, t, d.hooks.Preferred, defaultPreferred)
}

// IndexBits returns the width, in bits, of what indexes memory by type t: of index
// itself, or of offsets to a pointer; 0 for types that do not.
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

// Value returns the value of the entry for an identifier, nil if there is none.
func (d *DataLayout) Value(identifier string) ir.Attribute {
	d.check()
	if e := d.combined.ids[identifier]; e != nil {
		return e.EntryValue()
	}
	return nil
}

// Endianness returns "big" or "little", "" if nothing is said.
func (d *DataLayout) Endianness() string { return stringOf(d.Value(EndiannessKey)) }

// DefaultMemorySpace, AllocaMemorySpace, ProgramMemorySpace and GlobalMemorySpace
// return memory spaces, nil for the target's default.
func (d *DataLayout) DefaultMemorySpace() ir.Attribute { return d.Value(DefaultMemorySpaceKey) }

// AllocaMemorySpace is where alloca allocates.
func (d *DataLayout) AllocaMemorySpace() ir.Attribute { return d.Value(AllocaMemorySpaceKey) }

// ProgramMemorySpace is where functions are.
func (d *DataLayout) ProgramMemorySpace() ir.Attribute { return d.Value(ProgramMemorySpaceKey) }

// GlobalMemorySpace is where global variables are.
func (d *DataLayout) GlobalMemorySpace() ir.Attribute { return d.Value(GlobalMemorySpaceKey) }

// StackAlignment returns the alignment of the stack in bits, 0 if nothing is said.
func (d *DataLayout) StackAlignment() uint64 { return numberOf(d.Value(StackAlignmentKey)) }

// FunctionPointerAlignment returns the alignment of function pointers in bits, 0 if
// nothing is said.
func (d *DataLayout) FunctionPointerAlignment() uint64 {
	return numberOf(d.Value(FunctionPointerAlignmentKey))
}

// LegalIntWidths returns the widths, in bits, of the integers that the target
// computes with, nil if nothing is said.
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

// ManglingMode returns how names are mangled, "" if nothing is said.
func (d *DataLayout) ManglingMode() string { return stringOf(d.Value(ManglingModeKey)) }

// DeviceProperty returns a property of a device of the system that the closest scope
// with such a description describes; nil if there is none.
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
