package ir

import "math/bits"

// AffineBinary returns `l kind r`, simplified like MLIR's operators on affine
// expressions: it folds constants and moves them to the right, merges sums and products
// of constants, and carries out divisions of known multiples.
func (c *Context) AffineBinary(kind AffineKind, l, r *AffineExpr) *AffineExpr {
	var e *AffineExpr
	switch kind {
	case AffineAdd:
		e = c.simplifyAdd(l, r)
	case AffineMul:
		e = c.simplifyMul(l, r)
	case AffineMod:
		e = c.simplifyMod(l, r)
	case AffineFloorDiv:
		e = c.simplifyFloorDiv(l, r)
	case AffineCeilDiv:
		e = c.simplifyCeilDiv(l, r)
	}
	if e != nil {
		return e
	}
	return c.rawAffine(kind, l, r, 0)
}

// Add returns e + o.
func (e *AffineExpr) Add(o *AffineExpr) *AffineExpr { return e.ctx.AffineBinary(AffineAdd, e, o) }

// AddConst returns e + v.
func (e *AffineExpr) AddConst(v int64) *AffineExpr { return e.Add(e.ctx.AffineConst(v)) }

// Sub returns e - o.
func (e *AffineExpr) Sub(o *AffineExpr) *AffineExpr { return e.Add(o.Neg()) }

// Neg returns e * -1.
func (e *AffineExpr) Neg() *AffineExpr { return e.MulConst(-1) }

// Mul returns e * o.
func (e *AffineExpr) Mul(o *AffineExpr) *AffineExpr { return e.ctx.AffineBinary(AffineMul, e, o) }

// MulConst returns e * v.
func (e *AffineExpr) MulConst(v int64) *AffineExpr { return e.Mul(e.ctx.AffineConst(v)) }

// Mod returns e mod o.
func (e *AffineExpr) Mod(o *AffineExpr) *AffineExpr { return e.ctx.AffineBinary(AffineMod, e, o) }

// FloorDiv returns e floordiv o.
func (e *AffineExpr) FloorDiv(o *AffineExpr) *AffineExpr {
	return e.ctx.AffineBinary(AffineFloorDiv, e, o)
}

// CeilDiv returns e ceildiv o.
func (e *AffineExpr) CeilDiv(o *AffineExpr) *AffineExpr {
	return e.ctx.AffineBinary(AffineCeilDiv, e, o)
}

// IsBinary reports whether e is a binary operation.
func (e *AffineExpr) IsBinary() bool { return e.Kind < AffineConstant }

// isSymbolicOrConstant reports whether no dimension occurs in e.
func (e *AffineExpr) isSymbolicOrConstant() bool { return e.symbolic }

// IsPureAffine reports whether e multiplies and divides only by constants.
func (e *AffineExpr) IsPureAffine() bool { return e.pure }

// LargestKnownDivisor returns a number that divides e for all values of its dimensions
// and symbols. It returns 0 for the constant 0.
func (e *AffineExpr) LargestKnownDivisor() int64 { return e.divisor }

// Constant returns the value of a constant expression, and whether e is one.
func (e *AffineExpr) Constant() (int64, bool) { return e.Value, e.Kind == AffineConstant }

// productOf splits e into x * factor with a constant factor. The factor is 1 if e has none.
func (e *AffineExpr) productOf() (x *AffineExpr, factor int64) {
	if e.Kind == AffineMul && e.RHS.Kind == AffineConstant {
		return e.LHS, e.RHS.Value
	}
	return e, 1
}

func (c *Context) simplifyAdd(l, r *AffineExpr) *AffineExpr {
	rc := r.Kind == AffineConstant
	if l.Kind == AffineConstant && rc {
		return c.constSum(l.Value, r.Value)
	}
	if l.Kind == AffineConstant || l.symbolic && !r.symbolic {
		return r.Add(l)
	}
	if rc && r.Value == 0 {
		return l
	}
	if c.outOfOrder(l, r) {
		return r.Add(l)
	}
	lSum := l.Kind == AffineAdd && l.RHS.Kind == AffineConstant
	if lSum && rc {
		return l.LHS.AddConst(l.RHS.Value + r.Value)
	}
	x, lf := l.productOf()
	y, rf := r.productOf()
	if x == y {
		return x.MulConst(lf + rf)
	}
	if lSum {
		return l.LHS.Add(r).Add(l.RHS)
	}
	return c.asModulo(l, r)
}

// outOfOrder reports whether l and r, the operands of a sum or product, are two dimensions or two symbols, and the first has
// the greater number. MLIR orders them from 20 on.
func (c *Context) outOfOrder(l, r *AffineExpr) bool {
	return l.Kind == r.Kind && (l.Kind == AffineDim || l.Kind == AffineSymbol) && l.Value > r.Value && c.MLIR() >= 20
}

func (c *Context) constSum(a, b int64) *AffineExpr {
	if s := a + b; (s > a) == (b > 0) {
		return c.AffineConst(s)
	}
	return nil
}

// asModulo recognizes `l - (l floordiv q) * q` as `l mod q`.
func (c *Context) asModulo(l, r *AffineExpr) *AffineExpr {
	if !r.IsBinary() {
		return nil
	}
	x, f := r.LHS, r.RHS
	if f.isConst(-1) && x.Kind == AffineMul {
		if d := x.LHS; d.Kind == AffineFloorDiv && d.RHS == x.RHS && d.LHS == l {
			return l.Mod(x.RHS)
		}
		if x.LHS.Kind != AffineFloorDiv {
			return nil
		}
	}
	if r.Kind != AffineMul || x.Kind != AffineFloorDiv || x.RHS.Kind != AffineConstant || x.RHS.Value <= 0 {
		return nil
	}
	if x.LHS == l && x.RHS == f.Neg() {
		return l.Mod(x.RHS)
	}
	return nil
}

func (c *Context) simplifyMul(l, r *AffineExpr) *AffineExpr {
	rc := r.Kind == AffineConstant
	if l.Kind == AffineConstant && rc {
		if p, ok := mulOverflows(l.Value, r.Value); ok {
			return c.AffineConst(p)
		}
		return nil
	}
	if !l.symbolic && !r.symbolic {
		return nil
	}
	if !r.symbolic || l.Kind == AffineConstant || c.outOfOrder(l, r) {
		return r.Mul(l)
	}
	if rc && r.Value == 1 {
		return l
	}
	if rc && r.Value == 0 {
		return r
	}
	if l.Kind == AffineMul && l.RHS.Kind == AffineConstant {
		if rc {
			return l.LHS.MulConst(l.RHS.Value * r.Value)
		}
		return l.LHS.Mul(r).Mul(l.RHS)
	}
	return nil
}

// mulOverflows returns a * b and whether it is exact.
func mulOverflows(a, b int64) (int64, bool) {
	hi, lo := bits.Mul64(uint64(max(a, -a)), uint64(max(b, -b)))
	if a == -1<<63 || b == -1<<63 {
		return a * b, a == 0 || b == 0 || a == 1 || b == 1
	}
	return a * b, hi == 0 && lo < 1<<63
}

func (c *Context) simplifyFloorDiv(l, r *AffineExpr) *AffineExpr {
	if r.Kind != AffineConstant || r.Value == 0 {
		return nil
	}
	if l.Kind == AffineConstant {
		if l.Value == -1<<63 && r.Value == -1 {
			return nil
		}
		return c.AffineConst(FloorDiv(l.Value, r.Value))
	}
	if e := exactQuotient(l, r.Value); e != nil {
		return e
	}
	if l.Kind == AffineAdd && (l.LHS.divisor%r.Value == 0 || l.RHS.divisor%r.Value == 0) {
		return l.LHS.FloorDiv(r).Add(l.RHS.FloorDiv(r))
	}
	return nil
}

func (c *Context) simplifyCeilDiv(l, r *AffineExpr) *AffineExpr {
	if r.Kind != AffineConstant || r.Value == 0 {
		return nil
	}
	if l.Kind == AffineConstant {
		if l.Value == -1<<63 && r.Value == -1 {
			return nil
		}
		return c.AffineConst(CeilDiv(l.Value, r.Value))
	}
	return exactQuotient(l, r.Value)
}

// exactQuotient returns l / d for d 1 or a divisor of the constant factor of l.
func exactQuotient(l *AffineExpr, d int64) *AffineExpr {
	if d == 1 {
		return l
	}
	if l.Kind == AffineMul && l.RHS.Kind == AffineConstant && l.RHS.Value%d == 0 {
		return l.LHS.MulConst(l.RHS.Value / d)
	}
	return nil
}

func (c *Context) simplifyMod(l, r *AffineExpr) *AffineExpr {
	if r.Kind != AffineConstant || r.Value < 1 {
		return nil
	}
	m := r.Value
	switch {
	case l.Kind == AffineConstant:
		return c.AffineConst(floorMod(l.Value, m))
	case l.divisor%m == 0:
		return c.AffineConst(0)
	case l.Kind == AffineAdd && l.LHS.divisor%m == 0:
		return l.RHS.Mod(r)
	case l.Kind == AffineAdd && l.RHS.divisor%m == 0:
		return l.LHS.Mod(r)
	case l.Kind == AffineMod && l.RHS.Kind == AffineConstant && l.RHS.Value >= 1 && l.RHS.Value%m == 0:
		return l.LHS.Mod(r)
	}
	return nil
}

// FloorDiv returns a divided by b, rounded toward negative infinity.
func FloorDiv(a, b int64) int64 {
	q := a / b
	if a%b != 0 && (a < 0) != (b < 0) {
		q--
	}
	return q
}

// CeilDiv returns a divided by b, rounded toward positive infinity.
func CeilDiv(a, b int64) int64 {
	q := a / b
	if a%b != 0 && (a < 0) == (b < 0) {
		q++
	}
	return q
}

func floorMod(a, m int64) int64 {
	if r := a % m; r < 0 {
		return r + m
	} else {
		return r
	}
}

// Eval computes e for the given dimensions and symbols. It returns false if e divides
// by zero or takes a modulus that is not positive.
func (e *AffineExpr) Eval(dims, symbols []int64) (int64, bool) {
	switch e.Kind {
	case AffineConstant:
		return e.Value, true
	case AffineDim:
		return dims[e.Value], true
	case AffineSymbol:
		return symbols[e.Value], true
	}
	l, ok := e.LHS.Eval(dims, symbols)
	if !ok {
		return 0, false
	}
	r, ok := e.RHS.Eval(dims, symbols)
	if !ok {
		return 0, false
	}
	switch e.Kind {
	case AffineAdd:
		return l + r, true
	case AffineMul:
		return l * r, true
	}
	if r == 0 || e.Kind == AffineMod && r < 1 || l == -1<<63 && r == -1 {
		return 0, false
	}
	switch e.Kind {
	case AffineMod:
		return floorMod(l, r), true
	case AffineFloorDiv:
		return FloorDiv(l, r), true
	}
	return CeilDiv(l, r), true
}

// Walk visits e and all expressions in it, operands first.
func (e *AffineExpr) Walk(visit func(*AffineExpr)) {
	if e.IsBinary() {
		e.LHS.Walk(visit)
		e.RHS.Walk(visit)
	}
	visit(e)
}

// ReplaceDimsAndSymbols returns e with dimension i replaced by dims[i] and symbol
// i by symbols[i]. A dimension or symbol beyond the slices, or with a nil replacement,
// stays.
func (e *AffineExpr) ReplaceDimsAndSymbols(dims, symbols []*AffineExpr) *AffineExpr {
	switch e.Kind {
	case AffineConstant:
		return e
	case AffineDim:
		return replacement(e, dims)
	case AffineSymbol:
		return replacement(e, symbols)
	}
	l, r := e.LHS.ReplaceDimsAndSymbols(dims, symbols), e.RHS.ReplaceDimsAndSymbols(dims, symbols)
	if l == e.LHS && r == e.RHS {
		return e
	}
	return e.ctx.AffineBinary(e.Kind, l, r)
}

func replacement(e *AffineExpr, by []*AffineExpr) *AffineExpr {
	if e.Value < int64(len(by)) && by[e.Value] != nil {
		return by[e.Value]
	}
	return e
}

// String returns e as it prints, over d0, … and s0, ….
func (e *AffineExpr) String() string {
	var p Printer
	p.affineExpr(e)
	return string(p.buf)
}
