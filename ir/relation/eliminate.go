package relation

import (
	"slices"

	"github.com/spvc/spvc/ir"
)

// This file eliminates variables. The projection may contain integers that the relation does
// not: the bounds that follow depend on the order of the steps, so the order is MLIR's.

// Normalize divides rows by the common divisor of all their numbers.
func (r *Relation) Normalize() {
	for _, rows := range r.rowLists() {
		for _, row := range rows {
			divideRow(row, rowGCD(row))
		}
	}
}

// Tighten divides inequalities by the common divisor of their coefficients, rounding the
// constant down, and equalities by the common divisor of all their numbers.
func (r *Relation) Tighten() {
	r.tightenIneqs()
	r.Normalize()
}

func (r *Relation) tightenIneqs() {
	for _, row := range r.Ineqs {
		divideRow(row, rowGCD(row[:len(row)-1]))
	}
}

// divideRow divides a row by g, rounding down. g divides the coefficients, or is 0.
func divideRow(row []int64, g int64) {
	if g < 2 {
		return
	}
	for i, v := range row {
		row[i] = ir.FloorDiv(v, g)
	}
}

// withColumn returns the index of the first of rows that contains a variable, or -1.
func withColumn(rows [][]int64, col int) int {
	return slices.IndexFunc(rows, func(r []int64) bool { return r[col] != 0 })
}

// reduce makes the coefficient of row in column col zero by adding a multiple of the
// equality pivot to a positive multiple of row. Columns from start up to col were
// eliminated before, and stay as they are.
func (r *Relation) reduce(row, pivot []int64, start, col int) {
	a, b := row[col], pivot[col]
	if a == 0 {
		return
	}
	g := gcd(a, b)
	mul := max(b, -b) / g
	add := -a / g
	if b < 0 {
		add = -add
	}
	for i := range row {
		if i < start || i >= col {
			row[i] = r.combine(row[i], mul, pivot[i], add)
		}
	}
}

// Solve eliminates variables from start on, up to limit, by means of equalities. It stops at
// a variable that occurs only in inequalities, and returns the number of eliminated
// variables (gaussianEliminateVars).
func (r *Relation) Solve(start, limit int) int {
	if start >= limit {
		return 0
	}
	r.tightenIneqs()
	col := start
	for ; col < limit && r.spend(0); col++ {
		k := withColumn(r.Eqs, col)
		if k < 0 {
			if withColumn(r.Ineqs, col) < 0 {
				continue
			}
			break
		}
		pivot := r.Eqs[k]
		r.Eqs = slices.Delete(r.Eqs, k, k+1)
		for _, rows := range r.rowLists() {
			for _, row := range rows {
				r.reduce(row, pivot, start, col)
			}
		}
		r.Tighten()
	}
	r.Remove(start, col)
	return col - start
}

// Project eliminates n variables from start on (projectOut).
func (r *Relation) Project(start, n int) {
	if n == 0 {
		return
	}
	left := n
	for at := start; at < r.Vars() && !r.overflow; at++ {
		left -= r.Solve(at, start+left)
	}
	for ; left > 0 && !r.overflow; left-- {
		r.Eliminate(r.cheapest(start, start+left))
	}
	r.Tighten()
}

// cheapest returns the variable from start up to end whose elimination makes the fewest
// inequalities.
func (r *Relation) cheapest(start, end int) int {
	best, cost := start, 0
	for col := start; col < end; col++ {
		lower, upper := 0, 0
		for _, row := range r.Ineqs {
			switch {
			case row[col] > 0:
				lower++
			case row[col] < 0:
				upper++
			}
		}
		if n := lower * upper; col == start || n < cost {
			best, cost = col, n
		}
	}
	return best
}

// Eliminate eliminates a variable, by means of an equality if one contains it, and otherwise
// by combining each of its lower bounds with each upper bound (fourierMotzkinEliminate).
func (r *Relation) Eliminate(col int) {
	if withColumn(r.Eqs, col) >= 0 {
		r.Solve(col, col+1)
		return
	}
	r.tightenIneqs()
	lower, upper, rest := split(r.Ineqs, col)
	if len(lower)+len(upper) == 0 {
		r.Remove(col, col+1)
		return
	}
	if !r.spend(len(lower) * len(upper)) {
		return
	}
	r.Ineqs = append(r.combinations(col, lower, upper), rest...)
	r.Remove(col, col+1)
	r.DropRedundant()
}

// split returns the inequalities that are lower bounds of a variable, those that are upper
// bounds, and the rest.
func split(ineqs [][]int64, col int) (lower, upper, rest [][]int64) {
	for _, row := range ineqs {
		switch {
		case row[col] > 0:
			lower = append(lower, row)
		case row[col] < 0:
			upper = append(upper, row)
		default:
			rest = append(rest, row)
		}
	}
	return lower, upper, rest
}

// combinations returns the sums of multiples of a lower bound and an upper bound of a
// variable in which the variable does not occur.
func (r *Relation) combinations(col int, lower, upper [][]int64) [][]int64 {
	var rows [][]int64
	for _, u := range upper {
		for _, l := range lower {
			g := gcd(l[col], u[col])
			row := make([]int64, len(l))
			for i := range row {
				row[i] = r.combine(l[i], -u[col]/g, u[i], l[col]/g)
			}
			rows = append(rows, row)
		}
	}
	return rows
}

// DropRedundant removes inequalities that are always true, and those that differ from a
// tighter one only in the constant (removeTrivialRedundancy).
func (r *Relation) DropRedundant() {
	r.Tighten()
	seen := map[string]int{}
	drop := make([]bool, len(r.Ineqs))
	var key []byte
	for i, row := range r.Ineqs {
		last := len(row) - 1
		if row[last] >= 0 && rowGCD(row[:last]) == 0 {
			drop[i] = true
			continue
		}
		key = key[:0]
		for _, v := range row[:last] {
			for k := range 8 {
				key = append(key, byte(v>>(8*k)))
			}
		}
		j, known := seen[string(key)]
		switch {
		case !known:
			seen[string(key)] = i
		case row[last] < r.Ineqs[j][last]:
			drop[j] = true
			seen[string(key)] = i
		default:
			drop[i] = true
		}
	}
	r.dropIneqs(drop)
}

func (r *Relation) dropIneqs(drop []bool) {
	kept := r.Ineqs[:0]
	for i, row := range r.Ineqs {
		if !drop[i] {
			kept = append(kept, row)
		}
	}
	r.Ineqs = kept
}

// impossible reports whether a single constraint cannot be satisfied.
func (r *Relation) impossible() bool {
	for _, row := range r.Eqs {
		last := len(row) - 1
		g := rowGCD(row[:last])
		if g == 0 && row[last] != 0 || g != 0 && row[last]%g != 0 {
			return true
		}
	}
	for _, row := range r.Ineqs {
		last := len(row) - 1
		if row[last] < 0 && rowGCD(row[:last]) == 0 {
			return true
		}
	}
	return false
}

// maxGrowth bounds the constraints per variable that the test for emptiness follows.
const maxGrowth = 32

// Empty reports whether the constraints are known to contradict each other (isEmpty).
func (r *Relation) Empty() bool {
	if r.overflow {
		return false
	}
	if r.impossible() {
		return true
	}
	p := r.Clone()
	p.DropSolvedLocals()
	if !p.overflow && p.impossible() {
		return true
	}
	for at := 0; at < p.Vars() && !p.overflow; at++ {
		p.Solve(at, p.Vars())
		if !p.overflow && p.impossible() {
			return true
		}
	}
	for range p.Vars() {
		p.Eliminate(p.cheapest(0, p.Vars()))
		if p.overflow || len(p.Eqs)+len(p.Ineqs) >= maxGrowth*r.Vars() {
			return false
		}
		if p.impossible() {
			return true
		}
	}
	return false
}

// DropSolvedLocals eliminates the locals that an equality gives as a sum of multiples of
// other variables (removeRedundantLocalVars).
func (r *Relation) DropSolvedLocals() {
	for _, row := range r.Eqs {
		divideRow(row, rowGCD(row))
	}
	for r.spend(0) {
		k, col := r.solvedLocal()
		if k < 0 {
			return
		}
		pivot := r.Eqs[k]
		r.Eqs = slices.Delete(r.Eqs, k, k+1)
		for _, row := range r.Eqs {
			r.reduce(row, pivot, col, col)
			divideRow(row, rowGCD(row))
		}
		for _, row := range r.Ineqs {
			r.reduce(row, pivot, col, col)
		}
		r.Remove(col, col+1)
	}
}

// solvedLocal returns an equality in which a local has the coefficient 1 or -1, and the
// local. It returns -1 if there is none.
func (r *Relation) solvedLocal() (eq, col int) {
	for k, row := range r.Eqs {
		for col := r.Inputs(); col < r.Vars(); col++ {
			if row[col] == 1 || row[col] == -1 {
				return k, col
			}
		}
	}
	return -1, -1
}

// KeepWith removes the constraints without any of the n variables from start on
// (removeIndependentConstraints).
func (r *Relation) KeepWith(start, n int) {
	without := func(row []int64) bool { return rowGCD(row[start:start+n]) == 0 }
	r.Eqs, r.Ineqs = slices.DeleteFunc(r.Eqs, without), slices.DeleteFunc(r.Ineqs, without)
}

// DropImplied removes the inequalities that the other constraints are known to imply
// (removeRedundantInequalities).
func (r *Relation) DropImplied() {
	drop := make([]bool, len(r.Ineqs))
	p := r.Clone()
	for i, row := range p.Ineqs {
		negateRow(row)
		row[len(row)-1]--
		if p.Empty() {
			drop[i] = true
			clear(row)
			continue
		}
		row[len(row)-1]++
		negateRow(row)
	}
	r.dropIneqs(drop)
}

// Implies reports whether row >= 0, a row over the first variables of r, is known to hold
// for all solutions.
func (r *Relation) Implies(row []int64) bool {
	p := r.Clone()
	row = slices.Insert(slices.Clone(row), len(row)-1, make([]int64, r.Vars()+1-len(row))...)
	negateRow(row)
	row[len(row)-1]--
	p.AddIneq(row)
	return p.Empty()
}

func negateRow(row []int64) {
	for i := range row {
		row[i] = -row[i]
	}
}

// FoldConstants eliminates those of the n variables from start on that an equality gives a
// constant value (constantFoldVarRange).
func (r *Relation) FoldConstants(start, n int) {
	at := start
	for range n {
		k := r.equated(at, false)
		if k < 0 {
			at++
			continue
		}
		row := r.Eqs[k]
		r.Set(at, -row[len(row)-1]/row[at])
	}
}

// Set replaces a variable by a constant and removes it (setAndEliminate).
func (r *Relation) Set(pos int, v int64) {
	for _, rows := range r.rowLists() {
		for _, row := range rows {
			row[len(row)-1] = r.combine(row[len(row)-1], 1, row[pos], v)
		}
	}
	r.Remove(pos, pos+1)
}
