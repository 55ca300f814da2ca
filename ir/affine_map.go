package ir

// ConstantMap returns () -> (v).
func (c *Context) ConstantMap(v int64) *AffineMap { return c.AffineMap(0, 0, c.AffineConst(v)) }

// MinorIdentityMap returns (d0, ..., dn-1) -> (dn-results, ..., dn-1).
func (c *Context) MinorIdentityMap(dims, results int) *AffineMap {
	rs := make([]*AffineExpr, results)
	for i := range rs {
		rs[i] = c.AffineDimExpr(dims - results + i)
	}
	return c.AffineMap(dims, 0, rs...)
}

// PermutationMap returns the map whose result i is dimension perm[i].
func (c *Context) PermutationMap(perm []int) *AffineMap {
	rs := make([]*AffineExpr, len(perm))
	for i, d := range perm {
		rs[i] = c.AffineDimExpr(d)
	}
	return c.AffineMap(len(perm), 0, rs...)
}

// MultiDimMap returns (d0, ..., dn-1) -> (positions...).
func (c *Context) MultiDimMap(dims int, positions []int) *AffineMap {
	rs := make([]*AffineExpr, len(positions))
	for i, d := range positions {
		rs[i] = c.AffineDimExpr(d)
	}
	return c.AffineMap(dims, 0, rs...)
}

// NumInputs returns the number of dimensions and symbols.
func (m *AffineMap) NumInputs() int { return m.Dims + m.Symbols }

// IsSingleConstant reports whether the only result is a constant.
func (m *AffineMap) IsSingleConstant() bool {
	return len(m.Results) == 1 && m.Results[0].Kind == AffineConstant
}

// SingleConstant returns the value of a single constant result.
func (m *AffineMap) SingleConstant() (int64, bool) {
	if !m.IsSingleConstant() {
		return 0, false
	}
	return m.Results[0].Value, true
}

// IsConstant reports whether all results are constants.
func (m *AffineMap) IsConstant() bool {
	for _, r := range m.Results {
		if r.Kind != AffineConstant {
			return false
		}
	}
	return true
}

// IsMinorIdentity reports whether the results are the last dimensions in order.
func (m *AffineMap) IsMinorIdentity() bool {
	return m.Dims >= len(m.Results) && m == m.ctx.MinorIdentityMap(m.Dims, len(m.Results))
}

// IsProjectedPermutation reports whether the results are distinct dimensions, or
// constants 0 if allowZero is set, and there are no symbols and not more results
// than dimensions.
func (m *AffineMap) IsProjectedPermutation(allowZero bool) bool {
	if m.Symbols > 0 || len(m.Results) > m.Dims {
		return false
	}
	seen := make([]bool, m.Dims)
	for _, r := range m.Results {
		switch {
		case r.Kind == AffineDim && !seen[r.Value]:
			seen[r.Value] = true
		case allowZero && r.isConst(0):
		default:
			return false
		}
	}
	return true
}

// IsPermutation reports whether the results are all the dimensions, in any order.
func (m *AffineMap) IsPermutation() bool {
	return m.Dims == len(m.Results) && m.IsProjectedPermutation(false)
}

// SubMap returns m with only the results at the given positions.
func (m *AffineMap) SubMap(positions ...int) *AffineMap {
	rs := make([]*AffineExpr, len(positions))
	for i, k := range positions {
		rs[i] = m.Results[k]
	}
	return m.ctx.AffineMap(m.Dims, m.Symbols, rs...)
}

// MinorSubMap returns m with only its last n results.
func (m *AffineMap) MinorSubMap(n int) *AffineMap {
	if n >= len(m.Results) {
		return m
	}
	return m.ctx.AffineMap(m.Dims, m.Symbols, m.Results[len(m.Results)-n:]...)
}

// replaceDimsAndSymbols returns the map of dims dimensions and symbols symbols
// with the inputs of m replaced in every result.
func (m *AffineMap) replaceDimsAndSymbols(dimRepl, symRepl []*AffineExpr, dims, symbols int) *AffineMap {
	rs := make([]*AffineExpr, len(m.Results))
	for i, r := range m.Results {
		rs[i] = r.ReplaceDimsAndSymbols(dimRepl, symRepl)
	}
	return m.ctx.AffineMap(dims, symbols, rs...)
}

// Compose returns the map x -> m(inner(x)). The symbols of inner follow those of m. m
// must have as many dimensions as inner has results.
func (m *AffineMap) Compose(inner *AffineMap) *AffineMap {
	args := make([]*AffineExpr, len(inner.Results))
	for i, r := range inner.Results {
		args[i] = r.ShiftSymbols(0, m.Symbols)
	}
	return m.replaceDimsAndSymbols(args, nil, inner.Dims, m.Symbols+inner.Symbols)
}

// Eval computes the results for the given dimensions and symbols. It returns false if a
// result has no value.
func (m *AffineMap) Eval(dims, symbols []int64) ([]int64, bool) {
	out := make([]int64, len(m.Results))
	for i, r := range m.Results {
		v, ok := r.Eval(dims, symbols)
		if !ok {
			return nil, false
		}
		out[i] = v
	}
	return out, true
}

// PartialFold returns m with the inputs replaced by constants whose entry in values
// (dimensions, then symbols) is not nil. The map keeps its number of inputs.
func (m *AffineMap) PartialFold(values []*int64) *AffineMap {
	by := make([]*AffineExpr, len(values))
	for i, v := range values {
		if v != nil {
			by[i] = m.ctx.AffineConst(*v)
		}
	}
	return m.replaceDimsAndSymbols(by[:m.Dims], by[m.Dims:], m.Dims, m.Symbols)
}

// Simplify returns m with every result simplified by [SimplifyAffineExpr].
func (m *AffineMap) Simplify() *AffineMap {
	rs := make([]*AffineExpr, len(m.Results))
	for i, r := range m.Results {
		rs[i] = SimplifyAffineExpr(r, m.Dims, m.Symbols)
	}
	return m.ctx.AffineMap(m.Dims, m.Symbols, rs...)
}

// inversePermutation returns the map from the results of m to the dimensions of m. It
// returns nil if a dimension is not itself a result of m.
func (m *AffineMap) inversePermutation() *AffineMap {
	rs := make([]*AffineExpr, m.Dims)
	for i, r := range m.Results {
		if r.Kind == AffineDim && rs[r.Value] == nil {
			rs[r.Value] = m.ctx.AffineDimExpr(i)
		}
	}
	for _, r := range rs {
		if r == nil {
			return nil
		}
	}
	return m.ctx.AffineMap(len(m.Results), 0, rs...)
}

// UnusedDims reports for every dimension whether no result uses it.
func (m *AffineMap) UnusedDims() []bool { return m.unused(AffineDim, m.Dims) }

// UnusedSymbols reports for every symbol whether no result uses it.
func (m *AffineMap) UnusedSymbols() []bool { return m.unused(AffineSymbol, m.Symbols) }

func (m *AffineMap) unused(k AffineKind, n int) []bool {
	free := make([]bool, n)
	for i := range free {
		free[i] = true
	}
	for _, r := range m.Results {
		r.Walk(func(e *AffineExpr) {
			if e.Kind == k {
				free[e.Value] = false
			}
		})
	}
	return free
}

// String returns m as it prints inside `affine_map<…>`.
func (m *AffineMap) String() string {
	var p Printer
	p.AffineMap(m)
	return string(p.buf)
}

// String returns s as it prints inside `affine_set<…>`.
func (s *IntegerSet) String() string {
	var p Printer
	p.integerSet(s)
	return string(p.buf)
}

// EmptySet returns the set with the given numbers of dimensions and symbols that contains
// no point.
func (c *Context) EmptySet(dims, symbols int) *IntegerSet {
	return c.IntegerSet(dims, symbols, []*AffineExpr{c.AffineConst(1)}, []bool{true})
}

// IsEmpty reports whether s is the set made by [Context.EmptySet].
func (s *IntegerSet) IsEmpty() bool {
	return len(s.Constraints) == 1 && s.Equalities[0] && s.Constraints[0].isConst(1)
}

// contains reports whether the point satisfies all constraints.
func (s *IntegerSet) contains(dims, symbols []int64) bool {
	for i, e := range s.Constraints {
		v, ok := e.Eval(dims, symbols)
		if !ok || v < 0 || s.Equalities[i] && v != 0 {
			return false
		}
	}
	return true
}
