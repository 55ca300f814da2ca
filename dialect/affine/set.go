package affine

import (
	"math/bits"
	"slices"

	"github.com/spvc/spvc/ir"
)

// system is a system of linear constraints over integers. A row has a coefficient
// for each variable and, last, the constant. Equalities are == 0, inequalities >= 0.
type system struct {
	eqs, ineqs [][]int64
	// overflow is set if numbers became too large to continue.
	overflow bool
	// work counts the coefficients that projections looked at.
	work int
}

// systemOf returns the constraints of s over dimensions, symbols and locals, which
// stand for divisions. ok is false if s is not affine.
func systemOf(s *ir.IntegerSet) (sys *system, locals []*ir.AffineExpr, ok bool) {
	rows, quotients, divisions, ok := flatten(s.Constraints, s.Dims, s.Symbols)
	if !ok {
		return nil, nil, false
	}
	for _, q := range quotients {
		dividend := rowExpr(s.Context(), q.Dividend, s.Dims, s.Symbols, locals)
		locals = append(locals, dividend.FloorDiv(s.Context().AffineConst(q.Divisor)))
	}
	sys = &system{}
	for i, row := range rows {
		if s.Equalities[i] {
			sys.eqs = append(sys.eqs, row)
		} else {
			sys.ineqs = append(sys.ineqs, row)
		}
	}
	sys.ineqs = append(sys.ineqs, divisions...)
	return sys, locals, true
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
	sys, locals, ok := systemOf(s)
	if !ok {
		return s
	}
	if sys.clone().empty() {
		return c.EmptySet(s.Dims, s.Symbols)
	}
	sys.dropRedundant()
	if sys.overflow {
		return s
	}
	n := len(sys.eqs) + len(sys.ineqs)
	if n == 0 {
		return c.IntegerSet(s.Dims, s.Symbols, []*ir.AffineExpr{c.AffineConst(0)}, []bool{true})
	}
	exprs, equal := make([]*ir.AffineExpr, 0, n), make([]bool, n)
	for i, row := range append(append([][]int64(nil), sys.eqs...), sys.ineqs...) {
		equal[i] = i < len(sys.eqs)
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

func (s *system) clone() *system {
	c := &system{}
	for _, r := range s.eqs {
		c.eqs = append(c.eqs, append([]int64(nil), r...))
	}
	for _, r := range s.ineqs {
		c.ineqs = append(c.ineqs, append([]int64(nil), r...))
	}
	return c
}

// tighten divides inequalities by the common divisor of their coefficients, rounding
// the constant down. It divides equalities by the common divisor of all their numbers.
func (s *system) tighten() {
	for _, r := range s.ineqs {
		if g := rowGCD(r[:len(r)-1]); g > 1 {
			for i := range r {
				r[i] = ir.FloorDiv(r[i], g)
			}
		}
	}
	for _, r := range s.eqs {
		if g := rowGCD(r); g > 1 {
			for i := range r {
				r[i] /= g
			}
		}
	}
}

func rowGCD(row []int64) int64 {
	g := int64(0)
	for _, v := range row {
		g = gcd(g, v)
	}
	return g
}

// impossible reports whether a single constraint cannot be satisfied.
func (s *system) impossible() bool {
	for _, r := range s.eqs {
		last := len(r) - 1
		g := rowGCD(r[:last])
		if g == 0 && r[last] != 0 || g != 0 && r[last]%g != 0 {
			return true
		}
	}
	for _, r := range s.ineqs {
		last := len(r) - 1
		if r[last] < 0 && rowGCD(r[:last]) == 0 {
			return true
		}
	}
	return false
}

// maxGrowth bounds the constraints per variable that elimination may lead to.
const maxGrowth = 32

// empty reports whether the constraints are known to contradict each other. It
// changes s: it eliminates variables, first with equalities, then by combining the
// lower and the upper bounds of each variable.
func (s *system) empty() bool {
	if s.impossible() {
		return true
	}
	s.tighten()
	for len(s.eqs) > 0 {
		last := len(s.eqs) - 1
		pivot := s.eqs[last]
		s.eqs = s.eqs[:last]
		col := pivotColumn(pivot)
		if col < 0 {
			continue
		}
		for _, rows := range [2][][]int64{s.eqs, s.ineqs} {
			for _, r := range rows {
				s.eliminate(r, pivot, col)
			}
		}
		if s.overflow {
			return false
		}
		if s.impossible() {
			return true
		}
		s.tighten()
	}
	return s.emptyByBounds()
}

// pivotColumn returns the variable with the smallest coefficient, or -1 if there is
// none.
func pivotColumn(row []int64) int {
	col := -1
	for i, v := range row[:len(row)-1] {
		if v != 0 && (col < 0 || max(v, -v) < max(row[col], -row[col])) {
			col = i
		}
	}
	return col
}

// eliminate makes the coefficient of r in column col zero by adding a multiple of
// the equality pivot to a positive multiple of r.
func (s *system) eliminate(r, pivot []int64, col int) {
	a, b := r[col], pivot[col]
	if a == 0 {
		return
	}
	g := gcd(a, b)
	mul := max(b, -b) / g
	add := -a / g
	if b < 0 {
		add = -add
	}
	for i := range r {
		r[i] = s.combine(r[i], mul, pivot[i], add)
	}
}

// combine returns a*x + b*y and records overflow.
func (s *system) combine(a, x, b, y int64) int64 {
	p, ok1 := mulExact(a, x)
	q, ok2 := mulExact(b, y)
	sum := p + q
	if !ok1 || !ok2 || (p > 0) == (q > 0) && (sum > 0) != (p > 0) && p != 0 && q != 0 {
		s.overflow = true
	}
	return sum
}

func mulExact(a, b int64) (int64, bool) {
	hi, lo := bits.Mul64(uint64(max(a, -a)), uint64(max(b, -b)))
	return a * b, hi == 0 && lo < 1<<62
}

// emptyByBounds is empty for inequalities only (Fourier and Motzkin).
func (s *system) emptyByBounds() bool {
	if len(s.ineqs) == 0 {
		return false
	}
	left := len(s.ineqs[0]) - 1
	for ; left > 0 && len(s.ineqs) > 0; left-- {
		col := s.cheapest()
		if col < 0 {
			break
		}
		lower, upper, rest := s.bounds(col)
		if len(lower)*len(upper)+len(rest) >= maxGrowth*left {
			return false
		}
		for _, l := range lower {
			for _, u := range upper {
				n := append([]int64(nil), l...)
				g := gcd(l[col], u[col])
				for i := range n {
					n[i] = s.combine(l[i], -u[col]/g, u[i], l[col]/g)
				}
				rest = append(rest, n)
			}
		}
		s.ineqs = rest
		if s.overflow {
			return false
		}
		s.dropRedundant()
		if s.impossible() {
			return true
		}
	}
	return s.impossible()
}

// cheapest returns the variable whose elimination makes the fewest constraints,
// or -1 if no variable is left.
func (s *system) cheapest() int {
	best, cost := -1, 0
	for col := range len(s.ineqs[0]) - 1 {
		lower, upper := 0, 0
		for _, r := range s.ineqs {
			switch {
			case r[col] > 0:
				lower++
			case r[col] < 0:
				upper++
			}
		}
		if lower+upper > 0 && (best < 0 || lower*upper < cost) {
			best, cost = col, lower*upper
		}
	}
	return best
}

// dropRedundant removes inequalities that are always true, and those that differ from a
// tighter one only in the constant.
func (s *system) dropRedundant() {
	s.tighten()
	seen := map[string]int{}
	drop := make([]bool, len(s.ineqs))
	var key []byte
	for i, r := range s.ineqs {
		last := len(r) - 1
		if rowGCD(r[:last]) == 0 && r[last] >= 0 {
			drop[i] = true
			continue
		}
		key = key[:0]
		for _, v := range r[:last] {
			for k := range 8 {
				key = append(key, byte(v>>(8*k)))
			}
		}
		j, known := seen[string(key)]
		switch {
		case !known:
			seen[string(key)] = i
		case r[last] < s.ineqs[j][last]:
			drop[j] = true
			seen[string(key)] = i
		default:
			drop[i] = true
		}
	}
	kept := s.ineqs[:0]
	for i, r := range s.ineqs {
		if !drop[i] {
			kept = append(kept, r)
		}
	}
	s.ineqs = kept
}
