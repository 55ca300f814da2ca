// Package relation holds systems of linear constraints over integers, as MLIR's
// IntegerRelation: equalities and inequalities between dimensions, symbols and locals, which
// are eliminated, bounded and written as affine maps. Where an answer is not exact, it is
// the one that MLIR's order of steps leads to.
package relation

import (
	"math/bits"
	"slices"

	"github.com/spvc/spvc/ir"
)

// Relation is a system of constraints. A row has a coefficient for each variable and, last,
// the constant. Variables are dimensions, then symbols, then locals.
type Relation struct {
	Dims, Symbols, Locals int
	// Values holds the value of each dimension and symbol, or nil for those without one.
	Values []*ir.Value
	// Eqs are == 0, Ineqs are >= 0.
	Eqs, Ineqs [][]int64
	// overflow is set if numbers became too large, or rows too many, to continue.
	overflow bool
	// work counts the coefficients that eliminations looked at. Clones share it.
	work *int
}

// New returns a relation without constraints.
func New(dims, symbols, locals int) *Relation {
	return &Relation{Dims: dims, Symbols: symbols, Locals: locals, Values: make([]*ir.Value, dims+symbols), work: new(int)}
}

// Inputs returns the number of dimensions and symbols.
func (r *Relation) Inputs() int { return r.Dims + r.Symbols }

// Vars returns the number of variables.
func (r *Relation) Vars() int { return r.Dims + r.Symbols + r.Locals }

// Row returns a row of zeros.
func (r *Relation) Row() []int64 { return make([]int64, r.Vars()+1) }

// Overflowed reports whether the relation gave up because numbers became too large or rows
// too many. Its constraints are then meaningless.
func (r *Relation) Overflowed() bool { return r.overflow }

// Clone returns a copy of r, which shares the limit of the work with r.
func (r *Relation) Clone() *Relation {
	c := *r
	c.Values = slices.Clone(r.Values)
	c.Eqs, c.Ineqs = cloneRows(r.Eqs), cloneRows(r.Ineqs)
	return &c
}

func cloneRows(rows [][]int64) [][]int64 {
	out := make([][]int64, len(rows))
	for i, row := range rows {
		out[i] = slices.Clone(row)
	}
	return out
}

// Find returns the number of the variable that stands for v, or -1.
func (r *Relation) Find(v *ir.Value) int {
	if v == nil {
		return -1
	}
	return slices.Index(r.Values, v)
}

// rowLists returns the lists of equalities and inequalities, to change all rows.
func (r *Relation) rowLists() [2][][]int64 { return [2][][]int64{r.Eqs, r.Ineqs} }

func (r *Relation) insertColumns(at, n int) {
	for _, rows := range r.rowLists() {
		for i := range rows {
			rows[i] = slices.Insert(rows[i], at, make([]int64, n)...)
		}
	}
}

// InsertDims inserts dimensions without constraints, one for each of values, before
// dimension at.
func (r *Relation) InsertDims(at int, values ...*ir.Value) {
	r.insertColumns(at, len(values))
	r.Values = slices.Insert(r.Values, at, values...)
	r.Dims += len(values)
}

// AppendDims appends dimensions.
func (r *Relation) AppendDims(values ...*ir.Value) { r.InsertDims(r.Dims, values...) }

// AppendSymbols appends symbols.
func (r *Relation) AppendSymbols(values ...*ir.Value) {
	at := r.Inputs()
	r.insertColumns(at, len(values))
	r.Values = slices.Insert(r.Values, at, values...)
	r.Symbols += len(values)
}

// InsertLocals inserts n locals before local at.
func (r *Relation) InsertLocals(at, n int) {
	r.insertColumns(r.Inputs()+at, n)
	r.Locals += n
}

// Separate moves the boundary between dimensions and symbols: the first dims of them become
// dimensions, the others symbols (setDimSymbolSeparation).
func (r *Relation) Separate(dims int) { r.Dims, r.Symbols = dims, r.Inputs()-dims }

// Swap exchanges two variables of one kind.
func (r *Relation) Swap(a, b int) {
	if a == b {
		return
	}
	for _, rows := range r.rowLists() {
		for _, row := range rows {
			row[a], row[b] = row[b], row[a]
		}
	}
	if a < r.Inputs() && b < r.Inputs() {
		r.Values[a], r.Values[b] = r.Values[b], r.Values[a]
	}
}

// Remove removes the variables from start up to end.
func (r *Relation) Remove(start, end int) {
	for _, rows := range r.rowLists() {
		for i := range rows {
			rows[i] = slices.Delete(rows[i], start, end)
		}
	}
	within := func(lo, hi int) int { return max(0, min(end, hi)-max(start, lo)) }
	inputs := r.Inputs()
	dims, symbols, locals := within(0, r.Dims), within(r.Dims, inputs), within(inputs, r.Vars())
	if start < inputs {
		r.Values = slices.Delete(r.Values, start, min(end, inputs))
	}
	r.Dims, r.Symbols, r.Locals = r.Dims-dims, r.Symbols-symbols, r.Locals-locals
}

// AddEq adds the equality row == 0.
func (r *Relation) AddEq(row []int64) { r.Eqs = append(r.Eqs, row) }

// AddIneq adds the inequality row >= 0.
func (r *Relation) AddIneq(row []int64) { r.Ineqs = append(r.Ineqs, row) }

// Append adds the constraints of o, which has the same variables.
func (r *Relation) Append(o *Relation) {
	r.Ineqs = append(r.Ineqs, cloneRows(o.Ineqs)...)
	r.Eqs = append(r.Eqs, cloneRows(o.Eqs)...)
	r.overflow = r.overflow || o.overflow
}

// Clear removes all constraints.
func (r *Relation) Clear() { r.Eqs, r.Ineqs = nil, nil }

// AddLower adds the constraint that a variable is at least v.
func (r *Relation) AddLower(pos int, v int64) {
	row := r.Row()
	row[pos], row[len(row)-1] = 1, -v
	r.AddIneq(row)
}

// AddUpper adds the constraint that a variable is at most v.
func (r *Relation) AddUpper(pos int, v int64) {
	row := r.Row()
	row[pos], row[len(row)-1] = -1, v
	r.AddIneq(row)
}

// AddValue adds the constraint that a variable is v.
func (r *Relation) AddValue(pos int, v int64) {
	row := r.Row()
	row[pos], row[len(row)-1] = 1, -v
	r.AddEq(row)
}

// AddFloorDiv appends a local for the quotient, rounded down, of a row and a positive
// divisor.
func (r *Relation) AddFloorDiv(dividend []int64, divisor int64) {
	at := r.Vars()
	r.InsertLocals(r.Locals, 1)
	r.bindQuotient(slices.Insert(slices.Clone(dividend), at, 0), divisor, at)
}

// bindQuotient adds the constraints that variable at is the quotient of a row without it.
func (r *Relation) bindQuotient(dividend []int64, divisor int64, at int) {
	last := len(dividend) - 1
	lower, upper := make([]int64, len(dividend)), slices.Clone(dividend)
	for i, v := range dividend {
		lower[i] = -v
	}
	lower[at], upper[at] = divisor, -divisor
	lower[last] += divisor - 1
	r.AddIneq(lower)
	r.AddIneq(upper)
}

// AddQuotients inserts locals for the divisions of flattened expressions over the
// dimensions and symbols of r before the other locals, and adds the constraints that define
// them (flattenAlignedMapAndMergeLocals).
func (r *Relation) AddQuotients(divisions []ir.AffineDivision) {
	old := r.Locals
	r.InsertLocals(0, len(divisions))
	for k, d := range divisions {
		r.bindQuotient(r.Widen(d.Dividend, old), d.Divisor, r.Inputs()+k)
	}
}

// Widen returns a row over the dimensions, the symbols and the first locals of r as a row
// that also has a column for each of the n last locals.
func (r *Relation) Widen(row []int64, n int) []int64 {
	return slices.Insert(slices.Clone(row), len(row)-1, make([]int64, n)...)
}

// maxWork bounds the coefficients that the eliminations of a relation look at. Each variable
// may square the number of inequalities.
const maxWork = 1 << 23

// Work returns the number of coefficients that eliminations of r and its clones looked at.
func (r *Relation) Work() int { return *r.work }

// spend notes that a step looks at all rows and at n new ones. It returns false, and stops
// the elimination as if numbers became too large, if that is too much.
func (r *Relation) spend(n int) bool {
	*r.work += (len(r.Eqs) + len(r.Ineqs) + n) * (r.Vars() + 1)
	r.overflow = r.overflow || *r.work > maxWork
	return !r.overflow
}

// combine returns a*x + b*y and records overflow.
func (r *Relation) combine(a, x, b, y int64) int64 {
	p, ok1 := mulExact(a, x)
	q, ok2 := mulExact(b, y)
	sum := p + q
	if !ok1 || !ok2 || (p > 0) == (q > 0) && (sum > 0) != (p > 0) && p != 0 && q != 0 {
		r.overflow = true
	}
	return sum
}

func mulExact(a, b int64) (int64, bool) {
	hi, lo := bits.Mul64(uint64(max(a, -a)), uint64(max(b, -b)))
	return a * b, hi == 0 && lo < 1<<62
}

func gcd(a, b int64) int64 {
	for b != 0 {
		a, b = b, a%b
	}
	return max(a, -a)
}

func rowGCD(row []int64) int64 {
	g := int64(0)
	for _, v := range row {
		g = gcd(g, v)
	}
	return g
}
