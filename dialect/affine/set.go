package affine

import (
	"slices"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/affinemap"
	"github.com/spvc/spvc/ir/relation"
)

// relationOf returns the constraints of s over dimensions, symbols and locals, which
// stand for divisions. ok is false if s is not affine.
func relationOf(s *ir.IntegerSet) (rel *relation.Relation, locals []*ir.AffineExpr, ok bool) {
	rows, quotients, divisions, ok := flatten(s.Constraints, s.Dims, s.Symbols)
	if !ok {
		return nil, nil, false
	}
	for _, q := range quotients {
		dividend := rowExpr(s.Context(), q.Dividend, s.Dims, s.Symbols, locals)
		locals = append(locals, dividend.FloorDiv(s.Context().AffineConst(q.Divisor)))
	}
	rel = relation.New(s.Dims, s.Symbols, len(locals))
	for i, row := range rows {
		if s.Equalities[i] {
			rel.AddEq(row)
		} else {
			rel.AddIneq(row)
		}
	}
	rel.Ineqs = append(rel.Ineqs, divisions...)
	return rel, locals, true
}

// flatten returns exprs as rows of coefficients of dimensions, symbols and locals, which
// stand for divisions. divisions are the inequalities that define the locals. ok is false
// if an expression is not affine.
func flatten(exprs []*ir.AffineExpr, dims, symbols int) (rows [][]int64, locals []ir.AffineDivision, divisions [][]int64, ok bool) {
	for _, e := range exprs {
		if !e.IsPureAffine() {
			return nil, nil, nil, false
		}
	}
	rows, locals, ok = ir.FlattenAffine(exprs, dims, symbols)
	for k, l := range locals {
		last := len(l.Dividend) - 1
		lower, upper := slices.Clone(l.Dividend), make([]int64, last+1)
		lower[dims+symbols+k] -= l.Divisor
		for i, v := range lower {
			upper[i] = -v
		}
		upper[last] += l.Divisor - 1
		divisions = append(divisions, upper, lower)
	}
	return rows, locals, divisions, ok
}

// SimplifySet returns s with its constraints in normal form and without those that
// a single other constraint implies. It returns the empty set if no integers satisfy
// the constraints (simplifyIntegerSet).
func SimplifySet(s *ir.IntegerSet) *ir.IntegerSet {
	c := s.Context()
	rel, locals, ok := relationOf(s)
	if !ok {
		return s
	}
	if rel.Empty() {
		return affinemap.EmptySet(c, s.Dims, s.Symbols)
	}
	rel.DropRedundant()
	n := len(rel.Eqs) + len(rel.Ineqs)
	if n == 0 {
		return c.IntegerSet(s.Dims, s.Symbols, []*ir.AffineExpr{c.AffineConst(0)}, []bool{true})
	}
	exprs, equal := make([]*ir.AffineExpr, 0, n), make([]bool, n)
	for i, row := range slices.Concat(rel.Eqs, rel.Ineqs) {
		equal[i] = i < len(rel.Eqs)
		exprs = append(exprs, rowExpr(c, row, s.Dims, s.Symbols, locals))
	}
	return c.IntegerSet(s.Dims, s.Symbols, exprs, equal)
}

func rowExpr(c *ir.Context, row []int64, dims, symbols int, locals []*ir.AffineExpr) *ir.AffineExpr {
	e := c.AffineConst(0)
	for i, k := range row[:len(row)-1] {
		var x *ir.AffineExpr
		switch {
		case k == 0:
			continue
		case i < dims:
			x = c.AffineDimExpr(i)
		case i < dims+symbols:
			x = c.AffineSymbolExpr(i - dims)
		default:
			x = locals[i-dims-symbols]
		}
		e = e.Add(x.MulConst(k))
	}
	if k := row[len(row)-1]; k != 0 {
		e = e.AddConst(k)
	}
	return e
}
