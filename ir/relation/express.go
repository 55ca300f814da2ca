package relation

import (
	"math"
	"slices"

	"github.com/spvc/spvc/ir"
)

// This file writes variables as affine expressions of others.

// Quotient returns the division by a positive constant, rounded down, that gives a variable
// its value. The dividend contains only variables that are known. If inequalities is set,
// the division must follow from inequalities alone. ok is false if there is none
// (computeSingleVarRepr).
func (r *Relation) Quotient(pos int, known func(col int) bool, inequalities bool) (d ir.AffineDivision, ok bool) {
	usable := func(row []int64) bool {
		for c, v := range row[:len(row)-1] {
			if c != pos && v != 0 && !known(c) {
				return false
			}
		}
		return true
	}
	lower, upper, _ := split(r.Ineqs, pos)
	for _, u := range upper {
		for _, l := range lower {
			if d, ok := quotientOf(l, u, pos); ok && usable(d.Dividend) {
				return d, true
			}
		}
	}
	if inequalities {
		return d, false
	}
	for _, row := range r.Eqs {
		if row[pos] == 0 || !usable(row) {
			continue
		}
		d := ir.AffineDivision{Dividend: slices.Clone(row), Divisor: max(row[pos], -row[pos])}
		if row[pos] > 0 {
			negateRow(d.Dividend)
		}
		d.Dividend[pos] = 0
		return lowestTerms(d), true
	}
	return d, false
}

// quotientOf returns the division that a lower and an upper bound of a variable define
// together.
func quotientOf(lower, upper []int64, pos int) (d ir.AffineDivision, ok bool) {
	last := len(lower) - 1
	for i := range last {
		if lower[i] != -upper[i] {
			return d, false
		}
	}
	// The constants add up to the divisor less one if the bounds are exactly those of a
	// quotient, and to less if they are tighter.
	slack := lower[pos] - 1 - lower[last] - upper[last]
	if slack < 0 || slack >= lower[pos] {
		return d, false
	}
	d = ir.AffineDivision{Dividend: slices.Clone(upper), Divisor: lower[pos]}
	d.Dividend[pos] = 0
	d.Dividend[last] += slack
	return lowestTerms(d), true
}

// lowestTerms divides the dividend and the divisor by their common divisor; the constant of
// the dividend is rounded down.
func lowestTerms(d ir.AffineDivision) ir.AffineDivision {
	last := len(d.Dividend) - 1
	g := gcd(rowGCD(d.Dividend[:last]), d.Divisor)
	divideRow(d.Dividend, g)
	d.Divisor /= g
	return d
}

// Expr returns the sum of the products of coefficients and variables, and a constant.
// coefficients has an entry for each of vars and, last, the constant.
func Expr(c *ir.Context, coefficients []int64, vars []*ir.AffineExpr) *ir.AffineExpr {
	e := c.AffineConst(0)
	for i, x := range vars {
		if k := coefficients[i]; k != 0 {
			e = e.Add(x.MulConst(k))
		}
	}
	if k := coefficients[len(vars)]; k != 0 {
		e = e.AddConst(k)
	}
	return e
}

// slicer computes bounds of the n dimensions from start on as maps of the others.
type slicer struct {
	*Relation
	ctx      *ir.Context
	start, n int
	// memo holds the expressions of the variables that have one.
	memo []*ir.AffineExpr
}

// Range is a lower bound, the greatest result of a map, and an upper bound, the least result
// of a map, which the range excludes. A map is nil if there is no bound.
type Range struct{ Lower, Upper *ir.AffineMap }

// Slice returns the ranges of the n dimensions from start on as maps of the other dimensions
// and the symbols (getSliceBounds).
func (r *Relation) Slice(c *ir.Context, start, n int) []Range {
	r.Normalize()
	s := &slicer{Relation: r, ctx: c, start: start, n: n}
	s.solve()
	dims, symbols := r.Dims-n, r.Symbols
	out := make([]Range, n)
	var clone *Relation
	for i := range out {
		if e := s.memo[start+i]; e != nil {
			e = ir.SimplifyAffineExpr(e, dims, symbols)
			out[i] = Range{c.AffineMap(dims, symbols, e), c.AffineMap(dims, symbols, e.AddConst(1))}
			continue
		}
		if r.Locals == 0 {
			if clone == nil {
				clone = r.Clone()
				clone.DropImplied()
			}
			out[i] = clone.BoundMaps(c, start+i, start, n, r.Dims)
		}
		if m := &out[i].Lower; *m == nil || len((*m).Results) != 1 {
			if v, ok := r.Bound(start+i, false); ok {
				*m = c.AffineMap(dims, symbols, c.AffineConst(v))
			}
		}
		if m := &out[i].Upper; *m == nil || len((*m).Results) != 1 {
			if v, ok := r.Bound(start+i, true); ok {
				*m = c.AffineMap(dims, symbols, c.AffineConst(v+1))
			}
		}
	}
	return out
}

// BoundMaps returns the bounds of a variable by single constraints without other variables
// of the n from start on, as maps of the other variables. The variables from symbols on are
// symbols of the maps. r must have no locals (getLowerAndUpperBound).
func (r *Relation) BoundMaps(c *ir.Context, pos, start, n, symbols int) Range {
	lower, upper, equal := r.boundsWithout(pos, start, n)
	dims, count := symbols-n, r.Inputs()-symbols
	vars := inputs(c, dims, count)
	rest := func(row []int64, negate bool) *ir.AffineExpr {
		row = slices.Delete(slices.Clone(row), start, start+n)
		if negate {
			negateRow(row)
		}
		return Expr(c, row, vars)
	}
	var low, high []*ir.AffineExpr
	for _, row := range lower {
		d := row[pos]
		low = append(low, rest(row, true).AddConst(d-1).FloorDiv(c.AffineConst(d)))
	}
	for _, row := range upper {
		high = append(high, rest(row, false).FloorDiv(c.AffineConst(-row[pos])).AddConst(1))
	}
	for _, row := range equal {
		e, d := rest(row, row[pos] > 0), c.AffineConst(max(row[pos], -row[pos]))
		high = append(high, e.FloorDiv(d).AddConst(1))
		low = append(low, e.CeilDiv(d))
	}
	return Range{c.AffineMap(dims, count, low...), c.AffineMap(dims, count, high...)}
}

// Exprs returns all variables as expressions of the dimensions and symbols. ok is false if a
// local in a constraint is not known to be a quotient of others.
func (r *Relation) Exprs(c *ir.Context) (vars []*ir.AffineExpr, ok bool) {
	vars = append(inputs(c, r.Dims, r.Symbols), make([]*ir.AffineExpr, r.Locals)...)
	known := func(col int) bool { return vars[col] != nil }
	left := 0
	for changed := true; changed; {
		changed, left = false, 0
		for pos := r.Inputs(); pos < r.Vars(); pos++ {
			if vars[pos] != nil {
				continue
			}
			d, found := r.Quotient(pos, known, false)
			if !found {
				left++
				continue
			}
			vars[pos], changed = quotientExpr(c, d, vars), true
		}
	}
	for pos := r.Inputs(); pos < r.Vars() && left > 0; pos++ {
		if vars[pos] == nil && withColumn(r.Eqs, pos) < 0 && withColumn(r.Ineqs, pos) < 0 {
			vars[pos] = c.AffineConst(0)
			left--
		}
	}
	return vars, left == 0
}

// quotientExpr returns a quotient of expressions, which vars holds for all variables in it.
func quotientExpr(c *ir.Context, d ir.AffineDivision, vars []*ir.AffineExpr) *ir.AffineExpr {
	e := c.AffineConst(d.Dividend[len(d.Dividend)-1])
	for i, v := range d.Dividend[:len(d.Dividend)-1] {
		if v != 0 {
			e = e.Add(vars[i].MulConst(v))
		}
	}
	return e.FloorDiv(c.AffineConst(d.Divisor))
}

// IntegerSet returns the constraints as an integer set. ok is false if it cannot express a local.
func (r *Relation) IntegerSet(c *ir.Context) (s *ir.IntegerSet, ok bool) {
	vars, ok := r.Exprs(c)
	if !ok {
		return nil, false
	}
	var exprs []*ir.AffineExpr
	equalities := make([]bool, len(r.Eqs)+len(r.Ineqs))
	for i, row := range slices.Concat(r.Eqs, r.Ineqs) {
		exprs = append(exprs, Expr(c, row, vars))
		equalities[i] = i < len(r.Eqs)
	}
	if len(exprs) == 0 {
		exprs, equalities = []*ir.AffineExpr{c.AffineConst(0)}, []bool{true}
	}
	return c.IntegerSet(r.Dims, r.Symbols, exprs, equalities), true
}

func inputs(c *ir.Context, dims, symbols int) []*ir.AffineExpr {
	var vars []*ir.AffineExpr
	for i := range dims {
		vars = append(vars, c.AffineDimExpr(i))
	}
	for i := range symbols {
		vars = append(vars, c.AffineSymbolExpr(i))
	}
	return vars
}

// solve finds expressions for variables until no further one has any.
func (s *slicer) solve() {
	vars := inputs(s.ctx, s.Dims-s.n, s.Symbols)
	s.memo = slices.Insert(vars, s.start, make([]*ir.AffineExpr, s.n)...)
	s.memo = append(s.memo, make([]*ir.AffineExpr, s.Locals)...)
	for changed := true; changed; {
		changed = false
		for pos := range s.memo {
			if s.memo[pos] == nil && (s.inBounds(pos) || s.quotient(pos) || s.solved(pos)) {
				changed = true
			}
		}
	}
}

// inBounds finds a variable that has one value, or that is the remainder of another one.
func (s *slicer) inBounds(pos int) bool {
	lower, ok := s.Bound(pos, false)
	upper, ok2 := s.Bound(pos, true)
	if !ok || !ok2 {
		return false
	}
	if lower == upper {
		s.memo[pos] = s.ctx.AffineConst(lower)
		return true
	}
	return lower == 0 && upper >= 1 && upper < math.MaxInt64 && s.remainder(pos, upper+1)
}

// quotient finds a variable that inequalities define as a quotient (detectAsFloorDiv).
func (s *slicer) quotient(pos int) bool {
	d, ok := s.Quotient(pos, func(c int) bool { return s.memo[c] != nil }, true)
	if !ok {
		return false
	}
	s.memo[pos] = quotientExpr(s.ctx, d, s.memo)
	return true
}

// solved finds a variable that an equality gives by variables with expressions.
func (s *slicer) solved(pos int) bool {
	k := withColumn(s.Eqs, pos)
	if k < 0 {
		return false
	}
	row, e := s.Eqs[k], s.ctx.AffineConst(0)
	for c, v := range row[:len(row)-1] {
		if c == pos || v == 0 {
			continue
		}
		if s.memo[c] == nil {
			return false
		}
		e = e.Add(s.memo[c].MulConst(v))
	}
	e = e.AddConst(row[len(row)-1])
	s.memo[pos] = s.divided(e, row[pos])
	return true
}

// divided returns the x with e + d*x == 0.
func (s *slicer) divided(e *ir.AffineExpr, d int64) *ir.AffineExpr {
	if d > 0 {
		e = e.Neg()
	}
	return e.FloorDiv(s.ctx.AffineConst(max(d, -d)))
}

// remainder finds a variable in [0, divisor) that an equality gives as another variable less
// a multiple of the divisor (detectAsMod).
func (s *slicer) remainder(pos int, divisor int64) bool {
	for _, row := range s.Eqs {
		if row[pos] == 0 || row[len(row)-1] != 0 {
			continue
		}
		if e, multiples, ok := s.lessMultiples(row, pos, divisor); ok && len(multiples) > 0 {
			s.setRemainder(row, pos, e, multiples, divisor)
			return true
		}
	}
	return false
}

// lessMultiples returns the dimension that row gives a variable as, less multiples of the
// divisor, and the variables in these multiples. ok is false if it gives another expression.
func (s *slicer) lessMultiples(row []int64, pos int, divisor int64) (e *ir.AffineExpr, multiples []int, ok bool) {
	factor, exact := mulExact(divisor, row[pos])
	if !exact {
		return nil, nil, false
	}
	e = s.ctx.AffineConst(0)
	for c, v := range row[:s.Inputs()] {
		switch {
		case c == pos || v == 0:
		case v%factor == 0:
			multiples = append(multiples, c)
		case s.memo[c] == nil:
			return nil, nil, false
		default:
			e = e.Add(s.memo[c].MulConst(v))
		}
	}
	e = ir.SimplifyAffineExpr(s.divided(e, row[pos]), s.Dims, s.Symbols)
	return e, multiples, e.Kind == ir.AffineDim
}

func (s *slicer) setRemainder(row []int64, pos int, e *ir.AffineExpr, multiples []int, divisor int64) {
	d := s.ctx.AffineConst(divisor)
	s.memo[pos] = e.Mod(d)
	if u, ok := s.Bound(slices.Index(s.memo, e), true); ok && u < divisor {
		s.memo[pos] = e
	}
	q := multiples[0]
	if len(multiples) > 1 || s.memo[q] != nil {
		return
	}
	switch row[q] {
	case divisor * row[pos]:
		s.memo[q] = e.FloorDiv(d)
	case -divisor * row[pos]:
		s.memo[q] = e.FloorDiv(d).Neg()
	}
}
