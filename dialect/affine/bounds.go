package affine

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/affinemap"
)

// ranges holds the least and greatest values of the operands of a map. An unknown value
// is nil.
type ranges struct {
	dims, symbols int
	operands      []*ir.Value
	lower, upper  []*int64
}

func rangesOf(f *form) *ranges {
	r := &ranges{dims: f.dims, symbols: f.symbols, operands: f.operands}
	r.lower, r.upper = make([]*int64, len(f.operands)), make([]*int64, len(f.operands))
	for i, v := range f.operands {
		loop, ok := LoopOf(v)
		if !ok {
			continue
		}
		l, ok1 := affinemap.SingleConstant(loop.LowerMap())
		u, ok2 := affinemap.SingleConstant(loop.UpperMap())
		if ok1 {
			r.lower[i] = &l
		}
		if ok2 {
			u--
			if step := loop.Step(); ok1 && step > 0 {
				u -= (u - l) % step
			}
			r.upper[i] = &u
		}
	}
	return r
}

// bound returns the greatest (upper) or least value of e, if the ranges determine it.
func (r *ranges) bound(e *ir.AffineExpr, upper bool) (int64, bool) {
	switch e.Kind {
	case ir.AffineFloorDiv, ir.AffineCeilDiv, ir.AffineMod:
		c, ok := e.RHS.Constant()
		if !ok || c < 1 {
			return 0, false
		}
		if e.Kind == ir.AffineMod {
			return r.modBound(e.LHS, c, upper)
		}
		b, ok := r.bound(e.LHS, upper)
		if e.Kind == ir.AffineFloorDiv {
			return ir.FloorDiv(b, c), ok
		}
		return ir.CeilDiv(b, c), ok
	}
	rows, locals, ok := ir.FlattenAffine([]*ir.AffineExpr{e}, r.dims, r.symbols)
	if !ok || len(locals) > 0 {
		return 0, false
	}
	row := rows[0]
	sum := row[len(row)-1]
	for i, k := range row[:len(row)-1] {
		if k == 0 {
			continue
		}
		b := r.lower[i]
		if (k > 0) == upper {
			b = r.upper[i]
		}
		if b == nil {
			return 0, false
		}
		sum += *b * k
	}
	return sum, true
}

// modBound is bound for e mod c.
func (r *ranges) modBound(e *ir.AffineExpr, c int64, upper bool) (int64, bool) {
	l, ok1 := r.bound(e, false)
	u, ok2 := r.bound(e, true)
	switch {
	case ok1 && ok2 && ir.FloorDiv(l, c) == ir.FloorDiv(u, c):
		if upper {
			return u - ir.FloorDiv(u, c)*c, true
		}
		return l - ir.FloorDiv(l, c)*c, true
	case upper:
		return c - 1, true
	}
	return 0, true
}

// simplify simplifies divisions and moduli in f with the ranges of the induction
// variables among the operands.
func (f *form) simplify() {
	r := rangesOf(f)
	out := make([]*ir.AffineExpr, len(f.exprs))
	for i, e := range f.exprs {
		out[i] = r.simplify(e)
	}
	f.exprs = out
}

func (r *ranges) simplify(e *ir.AffineExpr) *ir.AffineExpr {
	if !e.IsBinary() {
		return e
	}
	e = e.Context().AffineBinary(e.Kind, r.simplify(e.LHS), r.simplify(e.RHS))
	if e.Kind != ir.AffineFloorDiv && e.Kind != ir.AffineCeilDiv && e.Kind != ir.AffineMod {
		return e
	}
	c, ok := e.RHS.Constant()
	if !ok || c <= 0 {
		return e
	}
	if s := r.inOneInterval(e, c); s != nil {
		return s
	}
	if product, d, rem, ok := r.quotientAndRest(e.LHS); ok {
		switch {
		case e.Kind == ir.AffineFloorDiv && c%d == 0:
			return product.FloorDiv(e.RHS)
		case e.Kind == ir.AffineMod && d%c == 0:
			return rem.Mod(e.RHS)
		}
		return e
	}
	if e.Kind == ir.AffineFloorDiv && r.isConstantOrIV(e.LHS, c) || e.Kind == ir.AffineMod && r.divisor(e.LHS)%c == 0 {
		return e.Context().AffineConst(0)
	}
	return e
}

// inOneInterval simplifies a division whose dividend lies between consecutive multiples
// of the divisor. It returns nil if the dividend does not.
func (r *ranges) inOneInterval(e *ir.AffineExpr, c int64) *ir.AffineExpr {
	l, ok1 := r.bound(e.LHS, false)
	u, ok2 := r.bound(e.LHS, true)
	if !ok1 || !ok2 {
		return nil
	}
	switch {
	case e.Kind == ir.AffineFloorDiv && ir.FloorDiv(l, c) == ir.FloorDiv(u, c):
		return e.Context().AffineConst(ir.FloorDiv(l, c))
	case e.Kind == ir.AffineCeilDiv && ir.CeilDiv(l, c) == ir.CeilDiv(u, c):
		return e.Context().AffineConst(ir.CeilDiv(l, c))
	case e.Kind == ir.AffineMod && l >= 0 && u < c:
		return e.LHS
	}
	return nil
}

// isConstantOrIV reports whether e is a constant or an induction variable in [0, k).
func (r *ranges) isConstantOrIV(e *ir.AffineExpr, k int64) bool {
	if c, ok := e.Constant(); ok {
		return 0 <= c && c < k
	}
	if e.Kind != ir.AffineDim {
		return false
	}
	loop, ok := LoopOf(r.operands[e.Value])
	if !ok {
		return false
	}
	l, u, ok := loop.ConstantBounds()
	return ok && l >= 0 && u <= k
}

// divisor returns a number that divides e.
func (r *ranges) divisor(e *ir.AffineExpr) int64 {
	if e.Kind != ir.AffineDim {
		return e.LargestKnownDivisor()
	}
	loop, ok := LoopOf(r.operands[e.Value])
	if !ok {
		return 1
	}
	m, step := loop.LowerMap(), loop.Step()
	if l, ok := affinemap.SingleConstant(m); ok && l == 0 {
		return step
	}
	g := int64(0)
	for _, x := range m.Results {
		g = gcd(g, x.LargestKnownDivisor())
	}
	return gcd(g, step)
}

func gcd(a, b int64) int64 {
	for b != 0 {
		a, b = b, a%b
	}
	return max(a, -a)
}

// quotientAndRest recognizes e = product + rem where d divides product and rem is
// in [0, d).
func (r *ranges) quotientAndRest(e *ir.AffineExpr) (product *ir.AffineExpr, d int64, rem *ir.AffineExpr, ok bool) {
	if e.Kind != ir.AffineAdd {
		return nil, 0, nil, false
	}
	if d = r.divisor(e.LHS); r.isConstantOrIV(e.RHS, d) {
		return e.LHS, d, e.RHS, d != 0
	}
	if d = r.divisor(e.RHS); r.isConstantOrIV(e.LHS, d) {
		return e.RHS, d, e.LHS, d != 0
	}
	return nil, 0, nil, false
}

// simplifyExtremes drops results that cannot be the greatest (isMax) or least. It makes
// results constant that have only one value.
func (f *form) simplifyExtremes(c *ir.Context, isMax bool) {
	if len(f.operands) == 0 {
		return
	}
	r := rangesOf(f)
	n := len(f.exprs)
	lower, upper := make([]*int64, n), make([]*int64, n)
	for i, e := range f.exprs {
		if v, ok := r.bound(e, false); ok {
			lower[i] = &v
		}
		if v, ok := r.bound(e, true); ok {
			upper[i] = &v
		}
	}
	// For the least value, the comparison is mirrored.
	far, near, sign := upper, lower, int64(1)
	if !isMax {
		far, near, sign = lower, upper, -1
	}
	redundant := func(i int) bool {
		for k, other := range near {
			if k == i || other == nil {
				continue
			}
			switch d := sign * (*other - *far[i]); {
			case d > 0:
				return true
			case d == 0 && !(i < k && far[k] != nil && *far[k] == *other && near[i] != nil && *near[i] == *far[i]):
				return true
			}
		}
		return false
	}
	var kept []*ir.AffineExpr
	for i, e := range f.exprs {
		if lower[i] != nil && upper[i] != nil && *lower[i] == *upper[i] {
			e = c.AffineConst(*lower[i])
		}
		if far[i] == nil || !redundant(i) {
			kept = append(kept, e)
		}
	}
	f.exprs = kept
}

// dropDuplicates removes results that occur earlier in the list.
func (f *form) dropDuplicates() {
	seen := make(map[*ir.AffineExpr]struct{}, len(f.exprs))
	var kept []*ir.AffineExpr
	for _, e := range f.exprs {
		if _, twice := seen[e]; !twice {
			seen[e] = struct{}{}
			kept = append(kept, e)
		}
	}
	f.exprs = kept
}
