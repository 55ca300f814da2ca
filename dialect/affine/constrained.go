package affine

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/relation"
)

// Constraints holds linear constraints on index values: variables that stand for
// values, and equations and inequalities between them.
type Constraints struct {
	ctx *ir.Context
	// dims and symbols are the values that have variables. order holds the numbers of the
	// variables.
	dims, symbols []*ir.Value
	number        map[*ir.Value]int
	count, locals int
	eqs, ineqs    []linear
}

// Term is a multiple of a variable of a Constraints.
type Term struct {
	Var    int
	Factor int64
}

// linear is a sum of terms and a constant.
type linear struct {
	terms    []Term
	constant int64
}

func (l linear) negated() linear {
	n := linear{constant: -l.constant}
	for _, t := range l.terms {
		n.terms = append(n.terms, Term{t.Var, -t.Factor})
	}
	return n
}

func (l linear) plus(constant int64, terms ...Term) linear {
	return linear{append(append([]Term(nil), l.terms...), terms...), l.constant + constant}
}

// NewConstraints returns a Constraints without variables.
func NewConstraints(c *ir.Context) *Constraints {
	return &Constraints{ctx: c, number: map[*ir.Value]int{}}
}

func (c *Constraints) variable(list *[]*ir.Value, v *ir.Value) int {
	if n, ok := c.number[v]; ok {
		return n
	}
	n := c.count
	c.count++
	c.number[v] = n
	*list = append(*list, v)
	if k, ok := ir.IntConstantOf(v); ok {
		c.AddEquality(-k, Term{n, 1})
	}
	return n
}

// Dim returns the variable of v. If v has none, it adds a dimension.
func (c *Constraints) Dim(v *ir.Value) int { return c.variable(&c.dims, v) }

// Symbol returns the variable of v. If v has none, it adds a symbol.
func (c *Constraints) Symbol(v *ir.Value) int { return c.variable(&c.symbols, v) }

// AddEquality adds the constraint that the sum of constant and terms is 0.
func (c *Constraints) AddEquality(constant int64, terms ...Term) {
	c.eqs = append(c.eqs, linear{terms, constant})
}

// AddInequality adds the constraint that the sum of constant and terms is at least 0.
func (c *Constraints) AddInequality(constant int64, terms ...Term) {
	c.ineqs = append(c.ineqs, linear{terms, constant})
}

// AddFloorDiv returns a new variable for the sum of constant and terms divided by d,
// rounded down.
func (c *Constraints) AddFloorDiv(d, constant int64, terms ...Term) int {
	q := c.count
	c.count++
	c.locals++
	dividend := linear{terms, constant}
	c.ineqs = append(c.ineqs, dividend.plus(0, Term{q, -d}), dividend.negated().plus(d-1, Term{q, d}))
	return q
}

// sum returns e as a sum over variables. It returns false if e is not affine.
func (c *Constraints) sum(e *ir.AffineExpr, dims, symbols []int) (linear, bool) {
	if !e.IsPureAffine() {
		return linear{}, false
	}
	rows, locals, ok := ir.FlattenAffine([]*ir.AffineExpr{e}, len(dims), len(symbols))
	if !ok {
		return linear{}, false
	}
	vars := append(append([]int(nil), dims...), symbols...)
	for _, l := range locals {
		dividend := overVars(l.Dividend, vars)
		vars = append(vars, c.AddFloorDiv(l.Divisor, dividend.constant, dividend.terms...))
	}
	return overVars(rows[0], vars), true
}

// overVars returns a row of coefficients as a sum over vars. The row may have further
// columns, which must be 0.
func overVars(row []int64, vars []int) linear {
	out := linear{constant: row[len(row)-1]}
	for i, k := range row[:len(row)-1] {
		if k != 0 {
			out.terms = append(out.terms, Term{vars[i], k})
		}
	}
	return out
}

// contradictory reports whether the constraints together with extra inequalities
// are known to have no solution.
func (c *Constraints) contradictory(extra ...linear) bool {
	s := relation.New(c.count, 0, 0)
	dense := func(l linear) []int64 {
		row := make([]int64, c.count+1)
		for _, t := range l.terms {
			row[t.Var] += t.Factor
		}
		row[c.count] = l.constant
		return row
	}
	for _, l := range c.eqs {
		s.AddEq(dense(l))
	}
	for _, l := range append(append([]linear(nil), c.ineqs...), extra...) {
		s.AddIneq(dense(l))
	}
	return s.Empty()
}

// SimplifyExtreme returns the result of the map of an affine.min (or affine.max) that
// is never greater (or less) than the other results, given the constraints. ok is false
// if no such result is known (simplifyConstrainedMinMaxOp). It may add variables to c.
func SimplifyExtreme(op MapOp, c *Constraints) (*ir.AffineMap, []*ir.Value, bool) {
	m, operands := ComposeMap(op.Map(), op.Operands())
	if len(m.Results) == 0 {
		return nil, nil, false
	}
	vars := make([]int, len(operands))
	for i, v := range operands {
		if _, ok := LoopOf(v); ok {
			vars[i] = c.Dim(v)
		} else {
			vars[i] = c.Symbol(v)
		}
	}
	sums := make([]linear, len(m.Results))
	for i, e := range m.Results {
		var ok bool
		if sums[i], ok = c.sum(e, vars[:m.Dims], vars[m.Dims:]); !ok {
			return nil, nil, false
		}
		if op.Is(Max) {
			sums[i] = sums[i].negated()
		}
	}
	if c.contradictory() {
		return nil, nil, false
	}
	k, ok := c.leastSum(sums)
	if !ok {
		return nil, nil, false
	}
	e := m.Results[k]
	if _, constant := e.Constant(); !constant && c.locals > 0 {
		return nil, nil, false
	}
	result, values := c.express(e, m, vars)
	result, values = CanonicalizeMap(result, values)
	return result, values, true
}

// leastSum returns the sum that is least in all solutions. It returns false if no sum is
// known to be. Of equal sums it returns the last one.
func (c *Constraints) leastSum(sums []linear) (int, bool) {
	for k := len(sums) - 1; k >= 0; k-- {
		ok := true
		for i, s := range sums {
			// s - sums[k] <= -1 must be impossible.
			if i != k && !c.contradictory(sums[k].plus(-s.constant-1, s.negated().terms...)) {
				ok = false
				break
			}
		}
		if ok {
			return k, true
		}
	}
	return 0, false
}

// express returns e, a result of m over the variables vars, as a map over all variables
// with values.
func (c *Constraints) express(e *ir.AffineExpr, m *ir.AffineMap, vars []int) (*ir.AffineMap, []*ir.Value) {
	input := map[int]*ir.AffineExpr{}
	for i, v := range c.dims {
		input[c.number[v]] = c.ctx.AffineDimExpr(i)
	}
	for i, v := range c.symbols {
		input[c.number[v]] = c.ctx.AffineSymbolExpr(i)
	}
	by := make([]*ir.AffineExpr, len(vars))
	for i, n := range vars {
		by[i] = input[n]
	}
	e = ir.SimplifyAffineExpr(e.ReplaceDimsAndSymbols(by[:m.Dims], by[m.Dims:]), len(c.dims), len(c.symbols))
	return c.ctx.AffineMap(len(c.dims), len(c.symbols), e), append(append([]*ir.Value(nil), c.dims...), c.symbols...)
}
