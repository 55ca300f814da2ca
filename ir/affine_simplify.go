package ir

import (
	"slices"

	"github.com/spvc/spvc/internal/sorted"
)

// SimplifyAffineExpr returns e over the given number of dimensions and symbols as
// an ordered sum of terms: dimensions, symbols, then divisions and moduli, whose common
// divisors are canceled (mlir::simplifyAffineExpr).
func SimplifyAffineExpr(e *AffineExpr, dims, symbols int) *AffineExpr {
	if !e.pure {
		e = simplifySemiAffine(e)
	}
	f := flattener{ctx: e.ctx, dims: dims, symbols: symbols}
	if !f.visit(e) {
		return e
	}
	row := f.stack[0]
	flat := f.fromFlat(row)
	if e.pure || flat == e {
		return flat
	}
	return f.semiAffineFromFlat(row)
}

// flattener turns an expression into rows of coefficients: one for each
// dimension, symbol and local variable, and a constant. Local variables stand for
// divisions and for products and moduli that are not linear.
type flattener struct {
	ctx           *Context
	dims, symbols int
	locals        []*AffineExpr
	// divisions holds a row for each local. A row has no columns for later locals.
	divisions []AffineDivision
	stack     [][]int64
}

// AffineDivision is the quotient, rounded down, of a dividend by a positive divisor. The
// dividend is a row of coefficients. If the divisor is 0, the quotient is a product or a
// division that is not linear, and there is no dividend.
type AffineDivision struct {
	Dividend []int64
	Divisor  int64
}

func (f *flattener) localStart() int { return f.dims + f.symbols }

func (f *flattener) columns() int { return f.localStart() + len(f.locals) + 1 }

// visit pushes the row of e. It returns false if e divides by a constant that is not
// positive.
func (f *flattener) visit(e *AffineExpr) bool {
	if e.IsBinary() {
		return f.visit(e.LHS) && f.visit(e.RHS) && f.binary(e)
	}
	row := make([]int64, f.columns())
	switch e.Kind {
	case AffineConstant:
		row[len(row)-1] = e.Value
	case AffineDim:
		row[e.Value] = 1
	case AffineSymbol:
		row[f.dims+int(e.Value)] = 1
	}
	f.stack = append(f.stack, row)
	return true
}

func (f *flattener) binary(e *AffineExpr) bool {
	n := len(f.stack)
	rhs := f.stack[n-1]
	f.stack = f.stack[:n-1]
	lhs := f.stack[n-2]
	if e.Kind == AffineAdd {
		for i := range lhs {
			lhs[i] += rhs[i]
		}
		return true
	}
	if e.RHS.Kind != AffineConstant {
		f.setLocal(f.ctx.AffineBinary(e.Kind, f.fromFlat(lhs), f.fromFlat(rhs)), AffineDivision{})
		return true
	}
	c := rhs[len(rhs)-1]
	switch e.Kind {
	case AffineMul:
		for i := range lhs {
			lhs[i] *= c
		}
		return true
	case AffineMod:
		return f.mod(c)
	}
	return f.div(c, e.Kind)
}

// setLocal replaces the top row by the row of the local variable for expr, which stands
// for d.
func (f *flattener) setLocal(expr *AffineExpr, d AffineDivision) {
	k := f.local(expr, d)
	top := f.stack[len(f.stack)-1]
	clear(top)
	top[f.localStart()+k] = 1
}

// local returns the number of the local variable for expr, which stands for d. It adds the
// variable if necessary.
func (f *flattener) local(expr *AffineExpr, d AffineDivision) int {
	if k := slices.Index(f.locals, expr); k >= 0 {
		return k
	}
	at := f.localStart() + len(f.locals)
	for i := range f.stack {
		f.stack[i] = slices.Insert(f.stack[i], at, 0)
	}
	f.locals = append(f.locals, expr)
	f.divisions = append(f.divisions, d)
	return len(f.locals) - 1
}

func rowGCD(row []int64, g int64) int64 {
	for _, v := range row {
		g = gcd(g, v)
	}
	return g
}

func (f *flattener) mod(c int64) bool {
	if c <= 0 {
		return false
	}
	top := len(f.stack) - 1
	lhs := f.stack[top]
	g := rowGCD(lhs, c)
	if g == c {
		clear(lhs)
		return true
	}
	dividend := slices.Clone(lhs)
	for i := range dividend {
		dividend[i] /= g
	}
	k := f.local(f.fromFlat(dividend).FloorDiv(f.ctx.AffineConst(c/g)), AffineDivision{dividend, c / g})
	f.stack[top][f.localStart()+k] -= c
	return true
}

func (f *flattener) div(c int64, kind AffineKind) bool {
	if c <= 0 {
		return false
	}
	lhs := f.stack[len(f.stack)-1]
	g := rowGCD(lhs, c)
	for i := range lhs {
		lhs[i] /= g
	}
	if c == g {
		return true
	}
	d := AffineDivision{slices.Clone(lhs), c / g}
	if kind == AffineCeilDiv {
		d.Dividend[len(lhs)-1] += d.Divisor - 1
	}
	f.setLocal(f.ctx.AffineBinary(kind, f.fromFlat(lhs), f.ctx.AffineConst(c/g)), d)
	return true
}

func (f *flattener) input(i int) *AffineExpr {
	if i < f.dims {
		return f.ctx.AffineDimExpr(i)
	}
	return f.ctx.AffineSymbolExpr(i - f.dims)
}

// fromFlat returns the expression of a row.
func (f *flattener) fromFlat(row []int64) *AffineExpr {
	e := f.ctx.AffineConst(0)
	last := len(row) - 1
	for i, v := range row[:last] {
		switch {
		case v == 0:
		case i < f.localStart():
			e = e.Add(f.input(i).MulConst(v))
		default:
			e = e.Add(f.locals[i-f.localStart()].MulConst(v))
		}
	}
	if row[last] != 0 {
		e = e.AddConst(row[last])
	}
	return e
}

// semiTerm is a term of a semi-affine sum with the key that orders it.
type semiTerm struct {
	a, b int
	expr *AffineExpr
}

// semiAffineFromFlat is fromFlat with the terms ordered by the position of their
// first dimension or symbol, as in d0 + d0 * s0 + s0 + d1 * s1 + s1.
func (f *flattener) semiAffineFromFlat(row []int64) *AffineExpr {
	var terms []semiTerm
	start := f.localStart()
	symKey, dimKey := max(f.dims, f.symbols), -1
	add := func(a, b int, e *AffineExpr, v int64) { terms = append(terms, semiTerm{a, b, e.MulConst(v)}) }
	nextSym := func() int { symKey++; return symKey - 1 }
	nextDim := func() int { dimKey--; return dimKey + 1 }
	for i := f.dims; i < start; i++ {
		if row[i] != 0 {
			add(i-f.dims, nextSym(), f.input(i), row[i])
		}
	}
	added := make([]bool, len(f.locals))
	for k, e := range f.locals {
		v := row[start+k]
		if v == 0 || !e.IsBinary() || e.LHS.Kind < AffineDim || e.RHS.IsBinary() {
			continue
		}
		a := int(e.LHS.Value)
		switch {
		case e.LHS.Kind == AffineSymbol:
			add(a, nextSym(), e, v)
		case e.RHS.Kind == AffineConstant:
			add(a, nextDim(), e, v)
		default:
			add(a, int(e.RHS.Value), e, v)
		}
		added[k] = true
	}
	for i := range f.dims {
		if row[i] != 0 {
			add(i, nextDim(), f.input(i), row[i])
		}
	}
	sorted.Stable(terms, func(x, y semiTerm) int {
		if x.a != y.a {
			return x.a - y.a
		}
		return x.b - y.b
	})
	sum := f.ctx.AffineConst(0)
	for _, t := range terms {
		sum = sum.Add(t.expr)
	}
	for k, e := range f.locals {
		if v := row[start+k]; v != 0 && !added[k] {
			sum = sum.Add(e.MulConst(v))
		}
	}
	if v := row[len(row)-1]; v != 0 {
		sum = sum.AddConst(v)
	}
	return sum
}

// simplifySemiAffine carries out divisions and moduli by a symbol where the left
// side is a multiple of the symbol.
func simplifySemiAffine(e *AffineExpr) *AffineExpr {
	if !e.IsBinary() {
		return e
	}
	l, r := simplifySemiAffine(e.LHS), simplifySemiAffine(e.RHS)
	if e.Kind != AffineAdd && e.Kind != AffineMul && e.RHS.Kind == AffineSymbol && divisibleBySymbol(e.LHS, e.RHS, e.Kind) {
		if e.Kind == AffineMod {
			return e.ctx.AffineConst(0)
		}
		if q := divideBySymbol(l, e.RHS, e.Kind); q != nil {
			return simplifySemiAffine(q)
		}
	}
	if l == e.LHS && r == e.RHS {
		return e
	}
	return e.ctx.AffineBinary(e.Kind, l, r)
}

// divisibleBySymbol reports whether e is known to be a multiple of symbol s. e is the
// left side of the operation kind: floordiv and ceildiv commute only with themselves,
// and only directly. (MLIR 19 also divides below sums and products, which changes the
// value.)
func divisibleBySymbol(e, s *AffineExpr, kind AffineKind) bool {
	switch e.Kind {
	case AffineConstant:
		return e.Value == 0
	case AffineSymbol:
		return e == s
	case AffineAdd, AffineMod:
		return divisibleBySymbol(e.LHS, s, AffineMod) && divisibleBySymbol(e.RHS, s, AffineMod)
	case AffineMul:
		return divisibleBySymbol(e.LHS, s, AffineMod) || divisibleBySymbol(e.RHS, s, AffineMod)
	case AffineFloorDiv, AffineCeilDiv:
		return kind == e.Kind && divisibleBySymbol(e.LHS, s, e.Kind)
	}
	return false
}

// divideBySymbol returns e / s for an e that s divides, or nil if the quotient cannot be
// formed.
func divideBySymbol(e, s *AffineExpr, kind AffineKind) *AffineExpr {
	c := e.ctx
	switch e.Kind {
	case AffineConstant:
		if e.Value == 0 {
			return e
		}
		return nil
	case AffineDim:
		return nil
	case AffineSymbol:
		return c.AffineConst(1)
	case AffineMul:
		l, r := e.LHS, e.RHS
		if divisibleBySymbol(l, s, AffineMod) {
			l = divideBySymbol(l, s, kind)
		} else {
			r = divideBySymbol(r, s, kind)
		}
		return binaryOrNil(e.Kind, l, r)
	case AffineFloorDiv, AffineCeilDiv:
		return binaryOrNil(e.Kind, divideBySymbol(e.LHS, s, e.Kind), e.RHS)
	}
	return binaryOrNil(e.Kind, divideBySymbol(e.LHS, s, kind), divideBySymbol(e.RHS, s, kind))
}

func binaryOrNil(kind AffineKind, l, r *AffineExpr) *AffineExpr {
	if l == nil || r == nil {
		return nil
	}
	return l.ctx.AffineBinary(kind, l, r)
}

// FlattenAffine returns each of es as a row of coefficients: of the dimensions, the
// symbols, the locals and, last, the constant. The locals stand for divisions and
// other terms that are not linear. In pure expressions all are divisions by constants,
// rounded down; the dividends are rows too. ok is false if an expression divides by a
// constant that is not positive.
func FlattenAffine(es []*AffineExpr, dims, symbols int) (rows [][]int64, locals []AffineDivision, ok bool) {
	if len(es) == 0 {
		return nil, nil, true
	}
	f := flattener{ctx: es[0].ctx, dims: dims, symbols: symbols}
	for _, e := range es {
		if !f.visit(e) {
			return nil, nil, false
		}
	}
	for i, d := range f.divisions {
		if last := len(d.Dividend) - 1; last >= 0 {
			later := make([]int64, f.columns()-len(d.Dividend))
			f.divisions[i].Dividend = slices.Insert(d.Dividend, last, later...)
		}
	}
	return f.stack, f.divisions, true
}
