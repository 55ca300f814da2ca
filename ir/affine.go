package ir

// AffineKind is the kind of an affine expression.
type AffineKind uint8

// The kinds of affine expressions.
const (
	AffineAdd AffineKind = iota
	AffineMul
	AffineMod
	AffineFloorDiv
	AffineCeilDiv
	AffineConstant
	AffineDim
	AffineSymbol
)

// AffineExpr is an interned affine (or semi-affine) expression: a tree of
// binary operations over constants, dimensions and symbols. Expressions compare
// with ==. Make them with the methods of Context, which simplify as MLIR does.
type AffineExpr struct {
	ctx      *Context
	id       uint32
	Kind     AffineKind
	LHS, RHS *AffineExpr // the operands of binary kinds
	// Value is the constant, or the position of the dimension or symbol.
	Value int64
	// symbolic is set if e contains no dimension. pure is set if e is affine, not only
	// semi-affine. divisor is the largest known divisor.
	symbolic, pure bool
	divisor        int64
}

type affineKey struct {
	kind     AffineKind
	lhs, rhs *AffineExpr
	value    int64
}

// rawAffine interns an expression without simplifying it.
func (c *Context) rawAffine(k AffineKind, lhs, rhs *AffineExpr, v int64) *AffineExpr {
	return Intern(c, affineKey{k, lhs, rhs, v}, func(k affineKey) *AffineExpr {
		e := &AffineExpr{ctx: c, id: c.newID(), Kind: k.kind, LHS: k.lhs, RHS: k.rhs, Value: k.value}
		e.summarize()
		return e
	})
}

// summarize derives the facts about e from those about its operands.
func (e *AffineExpr) summarize() {
	l, r := e.LHS, e.RHS
	switch e.Kind {
	case AffineConstant:
		e.symbolic, e.pure, e.divisor = true, true, max(e.Value, -e.Value)
		return
	case AffineDim, AffineSymbol:
		e.symbolic, e.pure, e.divisor = e.Kind == AffineSymbol, true, 1
		return
	}
	e.symbolic = l.symbolic && r.symbolic
	e.pure = l.pure && r.pure
	e.divisor = 1
	switch e.Kind {
	case AffineAdd:
		e.divisor = gcd(l.divisor, r.divisor)
	case AffineMul:
		e.pure = e.pure && (l.Kind == AffineConstant || r.Kind == AffineConstant)
		e.divisor = l.divisor * r.divisor
	case AffineMod:
		e.pure = e.pure && r.Kind == AffineConstant
		e.divisor = gcd(l.divisor, r.divisor)
	default:
		e.pure = e.pure && r.Kind == AffineConstant
		if r.Kind == AffineConstant && r.Value != 0 && l.divisor%r.Value == 0 {
			e.divisor = l.divisor / r.Value
			e.divisor = max(e.divisor, -e.divisor)
		}
	}
}

func gcd(a, b int64) int64 {
	for b != 0 {
		a, b = b, a%b
	}
	return max(a, -a)
}

// Context returns the context of e.
func (e *AffineExpr) Context() *Context { return e.ctx }

// AffineConst returns the constant v.
func (c *Context) AffineConst(v int64) *AffineExpr { return c.rawAffine(AffineConstant, nil, nil, v) }

// AffineDimExpr returns dimension d<i>.
func (c *Context) AffineDimExpr(i int) *AffineExpr {
	return c.rawAffine(AffineDim, nil, nil, int64(i))
}

// AffineSymbolExpr returns symbol s<i>.
func (c *Context) AffineSymbolExpr(i int) *AffineExpr {
	return c.rawAffine(AffineSymbol, nil, nil, int64(i))
}

// AffineMap is an interned map (d0, ...)[s0, ...] -> (results).
type AffineMap struct {
	ctx           *Context
	id            uint32
	Dims, Symbols int
	Results       []*AffineExpr
}

// Context returns the context of m.
func (m *AffineMap) Context() *Context { return m.ctx }

// AffineMap returns the map with the given number of dimensions and symbols.
func (c *Context) AffineMap(dims, symbols int, results ...*AffineExpr) *AffineMap {
	h := NewHash().Add(uint64(dims)).Add(uint64(symbols))
	for _, r := range results {
		h = h.Add(uint64(r.id))
	}
	return c.seqs.maps.intern(uint64(h), func(m *AffineMap) bool {
		if m.Dims != dims || m.Symbols != symbols || len(m.Results) != len(results) {
			return false
		}
		for i := range results {
			if m.Results[i] != results[i] {
				return false
			}
		}
		return true
	}, func() *AffineMap {
		return &AffineMap{c, c.newID(), dims, symbols, append([]*AffineExpr(nil), results...)}
	})
}

// IdentityMap returns (d0, ..., dn-1) -> (d0, ..., dn-1).
func (c *Context) IdentityMap(n int) *AffineMap {
	rs := make([]*AffineExpr, n)
	for i := range rs {
		rs[i] = c.AffineDimExpr(i)
	}
	return c.AffineMap(n, 0, rs...)
}

// IsIdentity reports whether m is the identity of its dimensions. m may have symbols.
func (m *AffineMap) IsIdentity() bool {
	if m.Dims != len(m.Results) {
		return false
	}
	for i, r := range m.Results {
		if r.Kind != AffineDim || r.Value != int64(i) {
			return false
		}
	}
	return true
}

// IntegerSet is an interned set (d0, ...)[s0, ...] : (constraints). Constraint i must
// be == 0 if Equalities[i] is set, else >= 0.
type IntegerSet struct {
	ctx           *Context
	Dims, Symbols int
	Constraints   []*AffineExpr
	Equalities    []bool
}

// Context returns the context of s.
func (s *IntegerSet) Context() *Context { return s.ctx }

// IntegerSet returns the set with the given constraints.
func (c *Context) IntegerSet(dims, symbols int, constraints []*AffineExpr, equalities []bool) *IntegerSet {
	h := NewHash().Add(uint64(dims)).Add(uint64(symbols))
	for i, r := range constraints {
		h = h.Add(uint64(r.id))
		if equalities[i] {
			h = h.Add(1)
		}
	}
	return c.seqs.sets.intern(uint64(h), func(s *IntegerSet) bool {
		if s.Dims != dims || s.Symbols != symbols || len(s.Constraints) != len(constraints) {
			return false
		}
		for i := range constraints {
			if s.Constraints[i] != constraints[i] || s.Equalities[i] != equalities[i] {
				return false
			}
		}
		return true
	}, func() *IntegerSet {
		return &IntegerSet{c, dims, symbols, append([]*AffineExpr(nil), constraints...), append([]bool(nil), equalities...)}
	})
}
