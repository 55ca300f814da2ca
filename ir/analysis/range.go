package analysis

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/apint"
)

// Range bounds an integer, both as an unsigned and as a signed number (MLIR's
// ConstantIntRanges). The bounds are inclusive. All bounds have the width of the type,
// 64 bits for index. The zero Range means that the value is not an integer, or that its
// range is not known yet.
type Range struct{ UMin, UMax, SMin, SMax apint.Int }

// indexWidth and indexMinWidth are the largest and the smallest number of bits of an
// index.
const (
	indexWidth    = 64
	indexMinWidth = 32
)

// WidthOf returns the width in bits of the ranges of values of type t, or of its
// elements. It returns 0 if they are not integers.
func WidthOf(t ir.Type) uint32 {
	switch t := ir.ElementTypeOrSelf(t).(type) {
	case *ir.IntegerType:
		return t.Width
	case *ir.IndexType:
		return indexWidth
	}
	return 0
}

// Known reports whether r is not the zero Range.
func (r Range) Known() bool { return r.UMin.Width() != 0 }

// MaxRange returns the range of all integers of the given width.
func MaxRange(width uint32) Range { return FromUnsigned(apint.New(width, 0), apint.AllOnes(width)) }

// ConstantRange returns the range that contains only v.
func ConstantRange(v apint.Int) Range { return Range{v, v, v, v} }

// FromUnsigned returns the range of the unsigned numbers from lo to hi.
func FromUnsigned(lo, hi apint.Int) Range {
	r := Range{UMin: lo, UMax: hi, SMin: apint.MinSigned(lo.Width()), SMax: apint.MaxSigned(lo.Width())}
	if lo.IsNegative() == hi.IsNegative() {
		r.SMin, r.SMax = lo.SMin(hi), lo.SMax(hi)
	}
	return r
}

// FromSigned returns the range of the signed numbers from lo to hi.
func FromSigned(lo, hi apint.Int) Range {
	r := Range{UMin: apint.New(lo.Width(), 0), UMax: apint.AllOnes(lo.Width()), SMin: lo, SMax: hi}
	if lo.IsNegative() == hi.IsNegative() {
		r.UMin, r.UMax = lo.UMin(hi), lo.UMax(hi)
	}
	return r
}

// IndexRange returns the range of index values from lo to hi, as unsigned numbers.
func IndexRange(lo, hi uint64) Range {
	return FromUnsigned(apint.New(indexWidth, lo), apint.New(indexWidth, hi))
}

func between(lo, hi apint.Int, signed bool) Range {
	if signed {
		return FromSigned(lo, hi)
	}
	return FromUnsigned(lo, hi)
}

// Union returns the smallest range that contains r and o.
func (r Range) Union(o Range) Range {
	if !r.Known() {
		return o
	}
	if !o.Known() {
		return r
	}
	return Range{r.UMin.UMin(o.UMin), r.UMax.UMax(o.UMax), r.SMin.SMin(o.SMin), r.SMax.SMax(o.SMax)}
}

// Intersect returns the range of the integers in both r and o.
func (r Range) Intersect(o Range) Range {
	return Range{r.UMin.UMax(o.UMin), r.UMax.UMin(o.UMax), r.SMin.SMax(o.SMin), r.SMax.SMin(o.SMax)}
}

// Constant returns the only integer in r. It returns false if r contains several.
func (r Range) Constant() (apint.Int, bool) {
	switch {
	case !r.Known():
		return apint.Int{}, false
	case r.UMin == r.UMax:
		return r.UMin, true
	}
	return r.SMin, r.SMin == r.SMax
}

// ZExt returns the range of the integers of r zero-extended to width. It uses only the
// unsigned bounds of r.
func (r Range) ZExt(width uint32) Range { return FromUnsigned(r.UMin.ZExt(width), r.UMax.ZExt(width)) }

// SExt returns the range of the integers of r sign-extended to width. It uses only the
// signed bounds of r.
func (r Range) SExt(width uint32) Range { return FromSigned(r.SMin.SExt(width), r.SMax.SExt(width)) }

// Extend extends the unsigned bounds with zeros and the signed bounds with sign bits.
func (r Range) Extend(width uint32) Range {
	return Range{r.UMin.ZExt(width), r.UMax.ZExt(width), r.SMin.SExt(width), r.SMax.SExt(width)}
}

// Trunc returns the range of the integers of r truncated to width.
func (r Range) Trunc(width uint32) Range {
	out := MaxRange(width)
	n := uint64(width)
	if r.UMin.LShr(n) == r.UMax.LShr(n) {
		out.UMin, out.UMax = r.UMin.Trunc(width), r.UMax.Trunc(width)
	}
	// The sign must be the same for all integers, or change from minus to plus at zero.
	lo, hi := r.SMin.AShr(n-1), r.SMax.AShr(n-1)
	if lo == hi || lo.IsAllOnes() && hi.IsZero() {
		out.SMin, out.SMax = r.SMin.Trunc(width), r.SMax.Trunc(width)
	}
	return out
}

// Resize extends or truncates r to the width of the integer type to, as signed or
// unsigned numbers.
func (r Range) Resize(to ir.Type, signed bool) Range {
	from, width := r.UMin.Width(), WidthOf(to)
	switch {
	case from > width:
		return r.Trunc(width)
	case from == width:
		return r
	case signed:
		return r.SExt(width)
	}
	return r.ZExt(width)
}
