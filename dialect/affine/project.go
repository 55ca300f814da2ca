package affine

import "slices"

// This file projects systems of constraints to some of their variables, as MLIR's
// IntegerRelation does. The projection may contain integers that the system does not: the
// bounds that follow depend on the order of the steps, so the order is MLIR's.

// maxWork bounds the coefficients that the projections of a system look at. Each variable
// may square the number of inequalities.
const maxWork = 1 << 23

// spend notes that a step looks at all rows and at n new ones. It returns false, and
// stops the projection as if numbers became too large, if that is too much.
func (s *system) spend(n int) bool {
	s.work += (len(s.eqs) + len(s.ineqs) + n) * (s.columns() + 1)
	s.overflow = s.overflow || s.work > maxWork
	return !s.overflow
}

// columns returns the number of variables of s, which must have a row.
func (s *system) columns() int {
	for _, rows := range [2][][]int64{s.eqs, s.ineqs} {
		if len(rows) > 0 {
			return len(rows[0]) - 1
		}
	}
	return 0
}

// removeColumns removes the variables from start up to end.
func (s *system) removeColumns(start, end int) {
	for _, rows := range [2][][]int64{s.eqs, s.ineqs} {
		for i := range rows {
			rows[i] = slices.Delete(rows[i], start, end)
		}
	}
}

// withColumn returns the index of the first of rows that contains variable col, or -1.
func withColumn(rows [][]int64, col int) int {
	return slices.IndexFunc(rows, func(r []int64) bool { return r[col] != 0 })
}

// solve eliminates variables from start on, up to limit, by means of equalities. It
// stops at a variable that occurs only in inequalities, and returns the number of
// eliminated variables (gaussianEliminateVars). The rows of s must be tight, as tighten
// leaves them, and stay so.
func (s *system) solve(start, limit int) int {
	col := start
	for ; col < limit && s.spend(0); col++ {
		k := withColumn(s.eqs, col)
		if k < 0 {
			if withColumn(s.ineqs, col) < 0 {
				continue
			}
			break
		}
		pivot := s.eqs[k]
		s.eqs = slices.Delete(s.eqs, k, k+1)
		for _, rows := range [2][][]int64{s.eqs, s.ineqs} {
			for _, r := range rows {
				s.eliminate(r, pivot, col)
			}
		}
		s.tighten()
	}
	s.removeColumns(start, col)
	return col - start
}

// project eliminates n variables from start on (projectOut). It stops and sets s.overflow
// if numbers become too large or rows too many.
func (s *system) project(start, n int) {
	left := n
	for at, columns := start, s.columns(); at < columns && !s.overflow; at++ {
		solved := s.solve(at, start+left)
		left -= solved
		columns -= solved
	}
	for ; left > 0 && !s.overflow; left-- {
		s.combineBounds(s.cheapestIn(start, start+left))
	}
}

// cheapestIn returns the variable from start up to end whose elimination makes the
// fewest inequalities.
func (s *system) cheapestIn(start, end int) int {
	best, cost := start, 0
	for col := start; col < end; col++ {
		lower, upper, _ := s.bounds(col)
		if n := len(lower) * len(upper); col == start || n < cost {
			best, cost = col, n
		}
	}
	return best
}

// bounds returns the inequalities that are lower bounds of a variable, those that are
// upper bounds, and the rest.
func (s *system) bounds(col int) (lower, upper, rest [][]int64) {
	for _, r := range s.ineqs {
		switch {
		case r[col] > 0:
			lower = append(lower, r)
		case r[col] < 0:
			upper = append(upper, r)
		default:
			rest = append(rest, r)
		}
	}
	return lower, upper, rest
}

// combineBounds eliminates a variable that occurs in no equality by combining each of its
// lower bounds with each upper bound (fourierMotzkinEliminate).
func (s *system) combineBounds(col int) {
	lower, upper, rest := s.bounds(col)
	if !s.spend(len(lower) * len(upper)) {
		return
	}
	s.ineqs = append(s.combinations(col, lower, upper), rest...)
	s.removeColumns(col, col+1)
	s.dropRedundant()
}

// combinations returns the sums of multiples of a lower bound and an upper bound of a
// variable in which the variable does not occur.
func (s *system) combinations(col int, lower, upper [][]int64) [][]int64 {
	var rows [][]int64
	for _, u := range upper {
		for _, l := range lower {
			g := gcd(l[col], u[col])
			row := make([]int64, len(l))
			for i := range row {
				row[i] = s.combine(l[i], -u[col]/g, u[i], l[col]/g)
			}
			rows = append(rows, row)
		}
	}
	return rows
}

// greatest returns the greatest value of a variable. ok is false if the constraints are
// not known to bound it (getConstantBound). It changes nothing but the work of s.
func (s *system) greatest(col int) (v int64, ok bool) {
	p := s.clone()
	p.work = s.work
	n := p.columns()
	p.project(0, col)
	p.project(1, n-col-1)
	s.work = p.work
	if p.overflow {
		return 0, false
	}
	// Each row has one variable left, with the coefficient 1 or, in upper bounds, -1.
	if len(p.eqs) > 0 {
		return -p.eqs[0][1], true
	}
	for _, r := range p.ineqs {
		if r[0] < 0 {
			return r[1], true
		}
	}
	return 0, false
}
