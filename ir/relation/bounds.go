package relation

import (
	"slices"

	"github.com/spvc/spvc/ir"
)

// equated returns the first equality that gives a variable the value of a constant, or, if
// symbolic is set, of a sum of symbols and locals. It returns -1 if there is none
// (findEqualityToConstant).
func (r *Relation) equated(pos int, symbolic bool) int {
	end := r.Vars()
	if symbolic {
		end = r.Dims
	}
	return slices.IndexFunc(r.Eqs, func(row []int64) bool {
		return (row[pos] == 1 || row[pos] == -1) && onlyIn(row[:end], pos)
	})
}

// onlyIn reports whether all coefficients but that at pos are 0.
func onlyIn(row []int64, pos int) bool {
	for i, v := range row {
		if i != pos && v != 0 {
			return false
		}
	}
	return true
}

// Bound returns the least value of a variable or, if upper is set, the greatest. ok is false
// if the constraints are not known to bound it (getConstantBound).
func (r *Relation) Bound(pos int, upper bool) (v int64, ok bool) {
	p := r.Clone()
	p.Project(0, pos)
	p.Project(1, p.Vars()-1)
	if p.overflow {
		return 0, false
	}
	if k := p.equated(0, false); k >= 0 {
		return -p.Eqs[k][1] / p.Eqs[k][0], true
	}
	for _, row := range p.Ineqs {
		var b int64
		switch {
		case row[0] == 0 || (row[0] < 0) != upper:
			continue
		case upper:
			b = ir.FloorDiv(row[1], -row[0])
		default:
			b = ir.CeilDiv(-row[1], row[0])
		}
		if !ok || upper && b < v || !upper && b > v {
			v, ok = b, true
		}
	}
	return v, ok
}

// Extent is a range of constant size between symbolic bounds. Lower and Upper hold the
// coefficients of symbols and a constant. The bounds are their quotients by Divisor, rounded
// down; the range includes both.
type Extent struct {
	Size         int64
	Lower, Upper []int64
	Divisor      int64
	// LowerRow and UpperRow are the constraints of the bounds.
	LowerRow, UpperRow []int64
}

// Extent returns the smallest extent of a dimension between bounds that depend only on
// symbols. ok is false if there is none (getConstantBoundOnDimSize).
func (r *Relation) Extent(pos int) (x Extent, ok bool) {
	if k := r.equated(pos, true); k >= 0 {
		return r.pointExtent(r.Eqs[k], pos)
	}
	lower, upper, _ := r.boundsWithout(pos, 0, r.Dims)
	for _, u := range upper {
		for _, l := range lower {
			d, opposite := difference(l, u, pos)
			if opposite && rowGCD(l[r.Inputs():r.Vars()]) == 0 && (!ok || d < x.Size) {
				x.Size, x.LowerRow, x.UpperRow, ok = d, l, u, true
			}
		}
	}
	if !ok {
		return x, false
	}
	x.Divisor = x.LowerRow[pos]
	x.Lower, x.Upper = r.symbolic(x.LowerRow), r.symbolic(x.UpperRow)
	negateRow(x.Lower)
	x.Lower[r.Symbols] += x.Divisor - 1
	return x, true
}

// pointExtent is Extent for a dimension with one value, which an equality gives.
func (r *Relation) pointExtent(row []int64, pos int) (Extent, bool) {
	if rowGCD(row[r.Inputs():r.Vars()]) != 0 {
		return Extent{}, false
	}
	x := Extent{Size: 1, Divisor: 1, Lower: r.symbolic(row), LowerRow: row, UpperRow: row}
	if row[pos] > 0 {
		negateRow(x.Lower)
	}
	x.Upper = slices.Clone(x.Lower)
	return x, true
}

// symbolic returns the coefficients of the symbols and the constant of a row.
func (r *Relation) symbolic(row []int64) []int64 {
	return append(slices.Clone(row[r.Dims:r.Inputs()]), row[r.Vars()])
}

// difference returns the number of values of a variable between two bounds that differ only
// in their constants. ok is false for other bounds.
func difference(lower, upper []int64, pos int) (n int64, ok bool) {
	last := len(lower) - 1
	for i := range last {
		if lower[i] != -upper[i] {
			return 0, false
		}
	}
	return max(0, ir.CeilDiv(upper[last]+lower[last]+1, lower[pos])), true
}

// boundsWithout returns the inequalities that bound a variable from below and from above,
// and the equalities with it, without those that contain others of the n variables from
// start on (getLowerAndUpperBoundIndices).
func (r *Relation) boundsWithout(pos, start, n int) (lower, upper, equal [][]int64) {
	without := func(rows [][]int64) [][]int64 {
		var out [][]int64
		for _, row := range rows {
			if row[pos] != 0 && onlyIn(row[start:start+n], pos-start) {
				out = append(out, row)
			}
		}
		return out
	}
	lower, upper, _ = split(without(r.Ineqs), pos)
	return lower, upper, without(r.Eqs)
}

// order is the result of the comparison of two symbolic bounds.
type order int

const (
	less order = iota
	equal
	greater
	unknown
)

// compareBounds compares sums of symbols, which are comparable if they differ only in the
// constant.
func compareBounds(a, b []int64) order {
	last := len(a) - 1
	switch {
	case !slices.Equal(a[:last], b[:last]):
		return unknown
	case a[last] == b[last]:
		return equal
	case a[last] < b[last]:
		return less
	}
	return greater
}

// UnionBox replaces r by a box that contains r and o, whose bounds are those of one of them,
// with the constraints that both share. It returns false, and leaves r, if it finds no such
// box. Both must have the same variables and no locals (unionBoundingBox).
func (r *Relation) UnionBox(o *Relation) bool {
	common := r.commonRows(o)
	var box [][]int64
	for d := range r.Dims {
		x, ok := r.Extent(d)
		y, ok2 := o.Extent(d)
		if !ok || !ok2 || x.Divisor != y.Divisor {
			return false
		}
		// A lower bound of an extent is rounded down, that of a constraint up.
		x.Lower[r.Symbols] -= x.Divisor - 1
		y.Lower[r.Symbols] -= x.Divisor - 1
		lower, ok := r.outer(o, d, x.Divisor, x.Lower, y.Lower, false)
		upper, ok2 := r.outer(o, d, x.Divisor, x.Upper, y.Upper, true)
		if !ok || !ok2 {
			return false
		}
		low, high := r.Row(), r.Row()
		low[d], high[d] = x.Divisor, -x.Divisor
		for i := range lower {
			low[r.Dims+i], high[r.Dims+i] = -lower[i], upper[i]
		}
		box = append(box, low, high)
	}
	r.Clear()
	r.Ineqs = append(box, common.Ineqs...)
	r.Eqs = common.Eqs
	r.DropRedundant()
	return true
}

// outer returns the lesser of two lower bounds of a dimension of r and o or, if upper is
// set, the greater of two upper bounds, times factor. If these are not comparable, it returns
// the constant bound times factor.
func (r *Relation) outer(o *Relation, pos int, factor int64, a, b []int64, upper bool) ([]int64, bool) {
	switch c := compareBounds(a, b); {
	case c == unknown:
		x, ok := r.Bound(pos, upper)
		y, ok2 := o.Bound(pos, upper)
		if !ok || !ok2 {
			return nil, false
		}
		out := make([]int64, len(a))
		if out[len(a)-1] = min(x, y); upper {
			out[len(a)-1] = max(x, y)
		}
		out[len(a)-1] *= factor
		return out, true
	case c == equal || (c == greater) == upper:
		return a, true
	}
	return b, true
}

// commonRows returns the constraints that r and o share.
func (r *Relation) commonRows(o *Relation) *Relation {
	shared := func(rows, others [][]int64) [][]int64 {
		var out [][]int64
		for _, row := range rows {
			if r.spend(len(others)) && slices.ContainsFunc(others, func(x []int64) bool { return slices.Equal(row, x) }) {
				out = append(out, slices.Clone(row))
			}
		}
		return out
	}
	return &Relation{Ineqs: shared(r.Ineqs, o.Ineqs), Eqs: shared(r.Eqs, o.Eqs)}
}
