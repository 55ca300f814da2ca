package target

import "math/bits"

// Scalar classes of an Aligned type.
const (
	AlignedInt uint8 = iota
	AlignedFloat
	AlignedBFloat
	alignedClasses
)

// Aligned is a type whose alignment a data layout can state: a scalar, or a vector of
// scalars.
type Aligned struct {
	// Class is AlignedInt, AlignedFloat or AlignedBFloat.
	Class uint8
	// Bits is the width of the scalar: 8, 16, 32 or 64.
	Bits int
	// Count is the number of components: 1 for a scalar, and 2, 3, 4, 8 or 16 for a vector.
	Count int64
}

// componentCounts are the numbers of components that SPIR-V has.
var componentCounts = [...]int64{1, 2, 3, 4, 8, 16}

// index returns the place of a in Alignments, or false if blocks have no such type.
func (a Aligned) index() (class, width, count int, ok bool) {
	width = bits.TrailingZeros(uint(a.Bits)) - 3
	if a.Class >= alignedClasses || a.Bits != 8<<max(width, 0) || width > 3 {
		return 0, 0, 0, false
	}
	for i, n := range componentCounts {
		if n == a.Count {
			return int(a.Class), width, i, true
		}
	}
	return 0, 0, 0, false
}

// Alignments are the alignments, in bits, that the data layout of a module states for the
// scalars and vectors of blocks. A type that it does not state has 0.
type Alignments struct {
	stated bool
	bits   [alignedClasses][4][len(componentCounts)]uint32
}

// State sets the alignment of a in bits. It returns false if blocks have no such type.
func (l *Alignments) State(a Aligned, bits uint32) bool {
	class, width, count, ok := a.index()
	if ok {
		l.stated = true
		l.bits[class][width][count] = bits
	}
	return ok
}

// Of returns the stated alignment of a in bits, or 0.
func (l *Alignments) Of(a Aligned) uint32 {
	class, width, count, ok := a.index()
	if !ok {
		return 0
	}
	return l.bits[class][width][count]
}

// Any reports whether any alignment is stated.
func (l *Alignments) Any() bool { return l.stated }
