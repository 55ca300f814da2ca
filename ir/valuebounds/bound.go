package valuebounds

import (
	"slices"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/affinemap"
)

// Kind is the kind of a bound.
type Kind uint8

// The kinds of bounds.
const (
	Exact Kind = iota
	Lower
	Upper
)

// Bound returns a bound of t as a term of quantities at which stop stops: the value of t, the most
// that it is known to be at least, or the least that it is known to stay below. If closed is set, t
// can be equal to an upper bound. ok is false if no bound is known that one expression says
// (computeBound).
func Bound(kind Kind, t Term, stop Stop, closed bool) (bound Term, ok bool) {
	s := newSet(t.Map.Context(), stop)
	pos := s.insertTerm(t)
	s.work()
	s.project(func(q Quantity) bool { return stop(q, s) })
	m := s.boundOf(pos, kind, closed)
	if m == nil {
		return Term{}, false
	}
	return s.compact(m), true
}

// Constant returns a bound of t that is a number. stop may be nil; the set then asks until there is
// a bound. closed is that of [Bound].
func Constant(kind Kind, t Term, stop Stop, closed bool) (n int64, ok bool) {
	pos := 0
	if stop == nil {
		stop = func(_ Quantity, s *Set) bool {
			_, ok := s.constant(pos, kind)
			return ok
		}
	}
	s := newSet(t.Map.Context(), stop)
	pos = s.insertTerm(t)
	s.work()
	n, ok = s.constant(pos, kind)
	if kind == Upper && !closed {
		n++
	}
	return n, ok
}

// Scalable returns a bound of t by numbers and by what vector.vscale returns, which is between least
// and most. The map of the bound has no input, or one, which stands for vector.vscale
// (computeScalableBound).
func Scalable(kind Kind, t Term, least, most int64, closed bool) (m *ir.AffineMap, ok bool) {
	s := newSet(t.Map.Context(), never)
	s.vscale = &vscale{least: least, most: most}
	pos := s.insertTerm(t)
	s.work()
	if s.rel.Clone().Empty() {
		return nil, false
	}
	s.project(func(q Quantity) bool { return q.Value == s.vscale.value })
	for s.rel.Locals > 0 && !s.rel.Overflowed() {
		s.rel.Project(s.rel.Inputs(), 1)
	}
	if m = s.boundOf(pos, kind, closed); m == nil {
		return nil, false
	}
	return s.compact(m).Map, true
}

func never(Quantity, *Set) bool { return false }

// Holds reports whether a comparison of two terms is known to hold.
func Holds(a Term, c Compare, b Term) bool { return newSet(a.Map.Context(), never).proves(a, c, b) }

// project eliminates all variables except the first, the subject, and those that keep keeps.
func (s *Set) project(keep func(q Quantity) bool) {
	drop := func(named bool) {
		for pos := 1; pos < len(s.columns) && !s.rel.Overflowed(); {
			if q := s.columns[pos]; (q.Value != nil) != named || named && keep(q) {
				pos++
				continue
			}
			s.rel.Project(pos, 1)
			s.columns = slices.Delete(s.columns, pos, pos+1)
		}
	}
	drop(true)
	drop(false)
}

// boundOf returns the bound of a variable, with a map of the symbols of s, or nil.
func (s *Set) boundOf(pos int, kind Kind, closed bool) *ir.AffineMap {
	if s.rel.Overflowed() {
		return nil
	}
	r := s.rel.Slice(s.ctx, pos, 1)[0]
	has := func(m *ir.AffineMap) bool { return m != nil && len(m.Results) > 0 }
	if kind != Lower && !has(r.Upper) || kind != Upper && !has(r.Lower) {
		return nil
	}
	shift := func(m *ir.AffineMap, by int64) *ir.AffineMap {
		return s.ctx.AffineMap(m.Dims, m.Symbols, m.Results[0].AddConst(by))
	}
	switch {
	case kind == Lower:
		return shift(r.Lower, 0)
	case kind == Exact && shift(r.Upper, -1) != shift(r.Lower, 0):
		return nil
	case kind == Exact:
		return shift(r.Lower, 0)
	case closed:
		return shift(r.Upper, -1)
	}
	return shift(r.Upper, 0)
}

// compact returns the result of a map of the symbols of s as a term of the quantities that it names.
func (s *Set) compact(m *ir.AffineMap) Term {
	var t Term
	by := make([]*ir.AffineExpr, m.Symbols)
	unused := affinemap.UnusedSymbols(m)
	for i := range by {
		by[i] = s.Const(0)
		if !unused[i] {
			by[i] = s.ctx.AffineSymbolExpr(len(t.Operands))
			t.Operands = append(t.Operands, s.columns[s.rel.Dims+i])
		}
	}
	t.Map = s.ctx.AffineMap(0, len(t.Operands), m.Results[0].ReplaceDimsAndSymbols(make([]*ir.AffineExpr, m.Dims), by))
	return t
}

// constant returns the bound of a variable that is a number. An upper bound is the greatest value.
func (s *Set) constant(pos int, kind Kind) (int64, bool) {
	switch kind {
	case Lower:
		return s.rel.Bound(pos, false)
	case Upper:
		return s.rel.Bound(pos, true)
	}
	lower, ok := s.rel.Bound(pos, false)
	if !ok {
		return 0, false
	}
	upper, ok := s.rel.Bound(pos, true)
	return lower, ok && lower == upper
}
