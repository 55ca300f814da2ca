package llvm

import (
	"math"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/datalayout"
)

// Pointers of the default address space have 64 bits if no entry says otherwise.
const (
	defaultPointerBits  = 64
	defaultPointerBytes = defaultPointerBits / 8
)

// Positions in entries for pointers, in bits. An entry without the last one says the size in its place.
const (
	pointerSizeAt = iota
	pointerABIAt
	pointerPreferredAt
	pointerIndexAt
)

// pointerLayout is the model of sizes of pointers. An entry is a list of size, alignments and, possibly, the width of an index.
type pointerLayout struct{}

// stated returns what the entries say for the address space of t, in bits.
func (pointerLayout) stated(t ir.Type, entries []datalayout.Entry, at int) (uint64, bool) {
	for _, e := range entries {
		if e.TypeKey().(*PointerType).AddressSpace == t.(*PointerType).AddressSpace {
			return pointerFact(e, at), true
		}
	}
	return 0, false
}

// pointerFact returns one number of a verified entry.
func pointerFact(e datalayout.Entry, at int) uint64 {
	d, ok := e.EntryValue().(*ir.DenseElementsAttr)
	if !ok {
		return defaultPointerBits
	}
	if at == pointerIndexAt && d.NumElements() == pointerIndexAt {
		at = pointerSizeAt
	}
	return elementOf(d, at)
}

// elementOf returns number i of an attribute, or 0 if there is none.
func elementOf(d *ir.DenseElementsAttr, i int) uint64 {
	if int64(i) >= d.NumElements() {
		return 0
	}
	n, _ := d.Element(int64(i)).(*ir.IntegerAttr)
	if n == nil {
		return 0
	}
	return uint64(n.Int64Or(0))
}

// LayoutBits returns the size that the entries say, of pointers of the default address space if there is no other.
func (m pointerLayout) LayoutBits(t ir.Type, dl *datalayout.DataLayout, entries []datalayout.Entry) (datalayout.Size, error) {
	if n, ok := m.stated(t, entries, pointerSizeAt); ok {
		return datalayout.Size{Min: n}, nil
	}
	if isDefaultPointer(t) {
		return datalayout.Size{Min: defaultPointerBits}, nil
	}
	return dl.Bits(Pointer(t.Context(), 0))
}

// LayoutABI returns the alignment that pointers must have.
func (m pointerLayout) LayoutABI(t ir.Type, dl *datalayout.DataLayout, entries []datalayout.Entry) (uint64, error) {
	if n, ok := m.stated(t, entries, pointerABIAt); ok {
		return n / 8, nil
	}
	if isDefaultPointer(t) {
		return defaultPointerBytes, nil
	}
	return dl.ABIAlignment(Pointer(t.Context(), 0))
}

// LayoutPreferred returns the alignment that pointers should have.
func (m pointerLayout) LayoutPreferred(t ir.Type, dl *datalayout.DataLayout, entries []datalayout.Entry) (uint64, error) {
	if n, ok := m.stated(t, entries, pointerPreferredAt); ok {
		return n / 8, nil
	}
	if isDefaultPointer(t) {
		return defaultPointerBytes, nil
	}
	return dl.PreferredAlignment(Pointer(t.Context(), 0))
}

// LayoutIndexBits returns the width of offsets to pointers.
func (m pointerLayout) LayoutIndexBits(t ir.Type, dl *datalayout.DataLayout, entries []datalayout.Entry) (uint64, error) {
	if n, ok := m.stated(t, entries, pointerIndexAt); ok {
		return n, nil
	}
	if isDefaultPointer(t) {
		return defaultPointerBits, nil
	}
	return dl.IndexBits(Pointer(t.Context(), 0))
}

func isDefaultPointer(t ir.Type) bool { return t.(*PointerType).AddressSpace == 0 }

// LayoutsCompatible reports whether inner entries keep the sizes, and have alignments that divide those of outer ones. As in MLIR, 8 bits are
// the alignment of pointers that no outer entry mentions.
func (m pointerLayout) LayoutsCompatible(outer, inner []datalayout.Entry) bool {
	for _, e := range inner {
		size, ok := m.stated(e.TypeKey(), outer, pointerSizeAt)
		abi, _ := m.stated(e.TypeKey(), outer, pointerABIAt)
		if !ok {
			size, abi = defaultPointerBits, defaultPointerBytes
		}
		if size != pointerFact(e, pointerSizeAt) || !dividesAlignment(pointerFact(e, pointerABIAt), abi) {
			return false
		}
	}
	return true
}

// dividesAlignment reports whether what is aligned to outer is aligned to inner.
func dividesAlignment(inner, outer uint64) bool {
	return inner != 0 && outer >= inner && outer%inner == 0
}

// VerifyLayoutEntries checks that each entry has 3 or 4 numbers.
func (pointerLayout) VerifyLayoutEntries(entries []datalayout.Entry, at *ir.Operation) bool {
	for _, e := range entries {
		d := intElements(e)
		key := ir.QuoteType(e.TypeKey())
		switch {
		case d == nil || d.NumElements() != 3 && d.NumElements() != 4:
			return at.EmitErrorAt(at.Loc(), "expected layout attribute for "+key+" to be a dense integer elements attribute with 3 or 4 elements")
		case !hasI64(d):
			return at.EmitErrorAt(at.Loc(), "expected i64 parameters for "+key)
		case elementOf(d, pointerABIAt) > elementOf(d, pointerPreferredAt):
			return at.EmitErrorAt(at.Loc(), preferredTooSmall)
		}
	}
	return true
}

const preferredTooSmall = "preferred alignment is expected to be at least as large as ABI alignment"

// intElements returns the value of an entry if it is a list of integers, or nil.
func intElements(e datalayout.Entry) *ir.DenseElementsAttr {
	d, ok := e.EntryValue().(*ir.DenseElementsAttr)
	if !ok || !ir.IntElementsAttrKind.Match(d) {
		return nil
	}
	return d
}

func hasI64(d *ir.DenseElementsAttr) bool {
	return d.ShapedType().ElementType() == ir.Type(d.Context().I64())
}

// arrayLayout is the model of sizes of arrays, whose elements lie at multiples of their alignment.
type arrayLayout struct{}

// LayoutBits returns 8 times the size in bytes.
func (arrayLayout) LayoutBits(t ir.Type, dl *datalayout.DataLayout, _ []datalayout.Entry) (datalayout.Size, error) {
	return bitsOf(dl.Bytes(t))
}

// LayoutBytes returns the size of the elements with the space between them.
func (arrayLayout) LayoutBytes(t ir.Type, dl *datalayout.DataLayout, _ []datalayout.Entry) (datalayout.Size, error) {
	a := t.(*ArrayType)
	size, err := dl.Bytes(a.Element)
	if err != nil {
		return size, err
	}
	align, err := dl.ABIAlignment(a.Element)
	if err != nil {
		return size, err
	}
	size.Min = datalayout.Times(datalayout.AlignUp(size.Min, align), a.Len)
	return size, nil
}

// LayoutABI returns the alignment of the elements.
func (arrayLayout) LayoutABI(t ir.Type, dl *datalayout.DataLayout, _ []datalayout.Entry) (uint64, error) {
	return dl.ABIAlignment(t.(*ArrayType).Element)
}

// LayoutPreferred returns the alignment of the elements.
func (arrayLayout) LayoutPreferred(t ir.Type, dl *datalayout.DataLayout, _ []datalayout.Entry) (uint64, error) {
	return dl.PreferredAlignment(t.(*ArrayType).Element)
}

// LayoutsCompatible accepts all entries for arrays, which have no effect.
func (arrayLayout) LayoutsCompatible(_, _ []datalayout.Entry) bool { return true }

// VerifyLayoutEntries accepts all entries, as MLIR does.
func (arrayLayout) VerifyLayoutEntries([]datalayout.Entry, *ir.Operation) bool { return true }

func bitsOf(size datalayout.Size, err error) (datalayout.Size, error) {
	size.Min = datalayout.Times(size.Min, 8)
	return size, err
}

// structLayout is the model of sizes of structs. The entry for `!llvm.struct<()>` states alignments of all of them, in bits: the one that they
// must have at least and the preferred one, or one for both.
type structLayout struct{}

// LayoutBits returns the size of the fields with the space between and after them.
func (structLayout) LayoutBits(t ir.Type, dl *datalayout.DataLayout, _ []datalayout.Entry) (datalayout.Size, error) {
	s := t.(*StructType)
	if holdsItself(t) {
		return datalayout.Size{}, &datalayout.UnsupportedTypeError{Type: t}
	}
	_, total, err := FieldOffsets(s, dl)
	if err != nil {
		return total, err
	}
	return bitsOf(total, nil)
}

// FieldOffsets returns the offsets of the fields of a struct that does not hold itself, and its size, all in bytes. As in MLIR, a field takes
// its size, where LLVM rounds that up to the alignment: they differ for f80.
func FieldOffsets(s *StructType, dl *datalayout.DataLayout) (offsets []uint64, total datalayout.Size, err error) {
	strictest := uint64(1)
	offsets = make([]uint64, len(s.Body()))
	for i, f := range s.Body() {
		align := uint64(1)
		if !s.Packed() {
			if align, err = dl.ABIAlignment(f); err != nil {
				return nil, total, err
			}
		}
		size, err := dl.Bytes(f)
		if err != nil {
			return nil, total, err
		}
		offsets[i] = datalayout.AlignUp(total.Min, align)
		total.Min = min(offsets[i]+size.Min, math.MaxInt64)
		total.Scalable = total.Scalable || size.Scalable
		strictest = max(strictest, align)
	}
	total.Min = datalayout.AlignUp(total.Min, strictest)
	return offsets, total, nil
}

// LayoutABI returns the strictest alignment of the fields and the entry. Packed structs need none.
func (structLayout) LayoutABI(t ir.Type, dl *datalayout.DataLayout, entries []datalayout.Entry) (uint64, error) {
	if t.(*StructType).Packed() {
		return 1, nil
	}
	return structAlignment(t, dl, entries, 0)
}

// LayoutPreferred returns the strictest alignment that the fields must have, or that of the entry.
func (structLayout) LayoutPreferred(t ir.Type, dl *datalayout.DataLayout, entries []datalayout.Entry) (uint64, error) {
	return structAlignment(t, dl, entries, 1)
}

func structAlignment(t ir.Type, dl *datalayout.DataLayout, entries []datalayout.Entry, at int) (uint64, error) {
	if holdsItself(t) {
		return 0, &datalayout.UnsupportedTypeError{Type: t}
	}
	strictest := uint64(1)
	for _, f := range t.(*StructType).Body() {
		a, err := dl.ABIAlignment(f)
		if err != nil {
			return 0, err
		}
		strictest = max(strictest, a)
	}
	if len(entries) > 0 {
		strictest = max(strictest, structFact(entries[0], at)/8)
	}
	return strictest, nil
}

// structFact returns one number of a verified entry, of which the last one may be missing.
func structFact(e datalayout.Entry, at int) uint64 {
	d, ok := e.EntryValue().(*ir.DenseElementsAttr)
	if !ok {
		return 0
	}
	return elementOf(d, min(at, int(d.NumElements())-1))
}

// LayoutsCompatible reports whether the alignments of inner entries divide those of outer ones.
func (structLayout) LayoutsCompatible(outer, inner []datalayout.Entry) bool {
	for _, e := range inner {
		if len(outer) > 0 && !dividesAlignment(structFact(e, 0), structFact(outer[0], 0)) {
			return false
		}
	}
	return true
}

// VerifyLayoutEntries checks that the only entry is one for the empty literal struct.
func (structLayout) VerifyLayoutEntries(entries []datalayout.Entry, at *ir.Operation) bool {
	for _, e := range entries {
		d := intElements(e)
		s := e.TypeKey().(*StructType)
		switch {
		case d == nil || d.NumElements() != 1 && d.NumElements() != 2:
			return at.EmitErrorAt(at.Loc(), "expected layout attribute for "+ir.QuoteType(s)+" to be a dense integer elements attribute of 1 or 2 elements")
		case !hasI64(d):
			return at.EmitErrorAt(at.Loc(), "expected i64 entries for "+ir.QuoteType(s))
		case s.Identified() || len(s.Body()) > 0:
			return at.EmitErrorAt(at.Loc(), "unexpected layout attribute for struct "+ir.QuoteType(s))
		case structFact(e, 0) > structFact(e, 1):
			return at.EmitErrorAt(at.Loc(), preferredTooSmall)
		}
	}
	return true
}

// holdsItself reports whether a value of type t would be a part of itself, which identified structs can say. Such a type has no size.
func holdsItself(t ir.Type) bool {
	s, ok := t.(*StructType)
	if !ok || !s.Identified() {
		return false
	}
	seen := map[*StructType]bool{}
	var visit func(t ir.Type) bool
	visit = func(t ir.Type) bool {
		switch t := t.(type) {
		case *ArrayType:
			return visit(t.Element)
		case *StructType:
			if t == s && len(seen) > 0 {
				return true
			}
			if seen[t] {
				return false
			}
			seen[t] = true
			for _, f := range t.Body() {
				if visit(f) {
					return true
				}
			}
		}
		return false
	}
	return visit(s)
}
