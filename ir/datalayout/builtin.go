package datalayout

import (
	"errors"
	"math"
	"math/bits"
	"strconv"

	"github.com/spvc/spvc/ir"
)

// defaultIndexWidth is the width of index in bits if no entry states one.
const defaultIndexWidth = 64

func ceilPow2(n uint64) uint64 {
	if n <= 1 {
		return n
	}
	if n > 1<<63 {
		return math.MaxUint64
	}
	return 1 << bits.Len64(n-1)
}

// AlignUp returns the least multiple of align that is not less than n. It saturates at the largest size.
func AlignUp(n, align uint64) uint64 {
	if align <= 1 || n == 0 {
		return n
	}
	return Times((n-1)/align+1, align)
}

// Times multiplies and saturates at the largest size.
func Times(a, b uint64) uint64 {
	hi, lo := bits.Mul64(a, b)
	if hi != 0 || lo&scalableBit != 0 {
		return math.MaxInt64
	}
	return lo
}

// defaultBytes returns the size in bytes of a type in a scope without a hook. Bytes
// have 8 bits.
func defaultBytes(t ir.Type, d *DataLayout, entries []Entry) (Size, error) {
	if m, ok := ir.TypeInterface[BytesType](t); ok {
		return m.LayoutBytes(t, d, entries)
	}
	s, err := d.Bits(t)
	if err != nil {
		return Size{}, err
	}
	return Size{s.Min/8 + (s.Min%8+7)/8, s.Scalable}, nil
}

func defaultBits(t ir.Type, d *DataLayout, entries []Entry) (Size, error) {
	switch t := t.(type) {
	case *ir.IntegerType:
		return Size{Min: uint64(t.Width)}, nil
	case *ir.FloatType:
		return Size{Min: uint64(t.Width())}, nil
	case *ir.IndexType:
		n, err := d.IndexBits(t)
		return Size{Min: n}, err
	case *ir.ComplexType:
		return complexBits(t, d)
	case *ir.VectorType:
		return vectorBits(t, d)
	}
	if m, ok := ir.TypeInterface[Type](t); ok {
		return m.LayoutBits(t, d, entries)
	}
	return Size{}, &UnsupportedTypeError{t}
}

// complexBits returns the size of two elements; the second starts at their preferred
// alignment.
func complexBits(t *ir.ComplexType, d *DataLayout) (Size, error) {
	elem, err := d.Bytes(t.Element)
	if err != nil {
		return Size{}, err
	}
	width, err := d.Bits(t.Element)
	if err != nil {
		return Size{}, err
	}
	align, err := d.PreferredAlignment(t.Element)
	return Size{Min: Times(AlignUp(elem.Min, align), 8) + width.Min}, err
}

// vectorBits returns the size of the elements, each in whole bytes, after the innermost
// dimension is rounded up to a power of two.
func vectorBits(t *ir.VectorType, d *DataLayout) (Size, error) {
	elem, err := d.Bytes(t.ElementType())
	if err != nil {
		return Size{}, err
	}
	n, scalable := uint64(1), false
	shape := t.Shape()
	for i, dim := range shape {
		if i == len(shape)-1 {
			dim = int64(ceilPow2(uint64(dim)))
		}
		n = Times(n, uint64(dim))
		scalable = scalable || i < len(t.Scalable) && t.Scalable[i]
	}
	return Size{Times(Times(n, elem.Min), 8), scalable}, nil
}

// vectorAlignment returns the alignment of a vector of the innermost dimension alone.
// MLIR 19 uses the size of the whole vector instead.
func vectorAlignment(t *ir.VectorType, d *DataLayout) (uint64, error) {
	elem, err := d.Bytes(t.ElementType())
	if err != nil {
		return 0, err
	}
	n := uint64(1)
	if shape := t.Shape(); len(shape) > 0 {
		n = ceilPow2(uint64(shape[len(shape)-1]))
	}
	return ceilPow2(Times(n, elem.Min)), nil
}

func defaultABI(t ir.Type, d *DataLayout, entries []Entry) (uint64, error) {
	switch t := t.(type) {
	case *ir.IntegerType:
		if e := entryFor(t, entries); e != nil {
			abi, _ := alignments(e)
			return abi / 8, nil
		}
		if t.Width >= 64 {
			return 4, nil
		}
		return ceilPow2(uint64(t.Width+7) / 8), nil
	case *ir.FloatType:
		if len(entries) > 0 {
			abi, _ := alignments(entries[0])
			return abi / 8, nil
		}
		return ceilPow2(uint64(t.Width()+7) / 8), nil
	case *ir.VectorType:
		if e := exactEntry(t, entries); e != nil {
			abi, _ := alignments(e)
			return abi / 8, nil
		}
	}
	return builtinAlignment(t, d, entries, d.ABIAlignment, Type.LayoutABI)
}

func defaultPreferred(t ir.Type, d *DataLayout, entries []Entry) (uint64, error) {
	switch t := t.(type) {
	case *ir.IntegerType:
		if e := entryFor(t, entries); e != nil {
			_, preferred := alignments(e)
			return preferred / 8, nil
		}
		return ceilPow2(uint64(t.Width+7) / 8), nil
	case *ir.FloatType:
		if len(entries) > 0 {
			_, preferred := alignments(entries[0])
			return preferred / 8, nil
		}
		return ceilPow2(uint64(t.Width()+7) / 8), nil
	case *ir.VectorType:
		if e := exactEntry(t, entries); e != nil {
			_, preferred := alignments(e)
			return preferred / 8, nil
		}
	}
	return builtinAlignment(t, d, entries, d.PreferredAlignment, Type.LayoutPreferred)
}

// builtinAlignment returns the alignment of t. It calls again for the types that t
// consists of, and own for types of dialects.
func builtinAlignment(t ir.Type, d *DataLayout, entries []Entry, again func(ir.Type) (uint64, error), own func(Type, ir.Type, *DataLayout, []Entry) (uint64, error)) (uint64, error) {
	switch t := t.(type) {
	case *ir.IndexType:
		n, err := d.IndexBits(t)
		if err != nil {
			return 0, err
		}
		if n > ir.MaxIntegerWidth {
			return 0, errors.New("an index of " + strconv.FormatUint(n, 10) + " bits is wider than any integer")
		}
		return again(t.Context().Integer(uint32(n), ir.Signless))
	case *ir.ComplexType:
		return d.PreferredAlignment(t.Element)
	case *ir.VectorType:
		return vectorAlignment(t, d)
	}
	if m, ok := ir.TypeInterface[Type](t); ok {
		return own(m, t, d, entries)
	}
	return 0, &UnsupportedTypeError{t}
}

// exactEntry returns the entry for t itself, or nil.
func exactEntry(t ir.Type, entries []Entry) Entry {
	for _, e := range entries {
		if e.TypeKey() == t {
			return e
		}
	}
	return nil
}

// entryFor returns the entry for the narrowest integer that is not narrower than t. If
// there is none, it returns the entry for the widest integer, or nil without entries.
func entryFor(t *ir.IntegerType, entries []Entry) Entry {
	var above, widest Entry
	var aboveWidth, widestWidth uint32
	for _, e := range entries {
		w := e.TypeKey().(*ir.IntegerType).Width
		if w >= t.Width && (above == nil || w < aboveWidth) {
			above, aboveWidth = e, w
		}
		if widest == nil || w > widestWidth {
			widest, widestWidth = e, w
		}
	}
	if above != nil {
		return above
	}
	return widest
}

func defaultIndexBits(t ir.Type, d *DataLayout, entries []Entry) (uint64, error) {
	if _, ok := t.(*ir.IndexType); ok {
		if len(entries) > 0 {
			return numberOf(entries[0].EntryValue()), nil
		}
		return defaultIndexWidth, nil
	}
	if m, ok := ir.TypeInterface[IndexBitsType](t); ok {
		return m.LayoutIndexBits(t, d, entries)
	}
	return 0, nil
}
