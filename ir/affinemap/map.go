package affinemap

import "github.com/spvc/spvc/ir"

// Constant returns () -> (v).
func Constant(c *ir.Context, v int64) *ir.AffineMap { return c.AffineMap(0, 0, c.AffineConst(v)) }

// MinorIdentity returns (d0, ..., dn-1) -> (dn-results, ..., dn-1).
func MinorIdentity(c *ir.Context, dims, results int) *ir.AffineMap {
	rs := make([]*ir.AffineExpr, results)
	for i := range rs {
		rs[i] = c.AffineDimExpr(dims - results + i)
	}
	return c.AffineMap(dims, 0, rs...)
}

// Permutation returns the map whose result i is dimension perm[i].
func Permutation(c *ir.Context, perm []int) *ir.AffineMap {
	rs := make([]*ir.AffineExpr, len(perm))
	for i, d := range perm {
		rs[i] = c.AffineDimExpr(d)
	}
	return c.AffineMap(len(perm), 0, rs...)
}

// Dims returns (d0, ..., dn-1) -> (positions...).
func Dims(c *ir.Context, dims int, positions []int) *ir.AffineMap {
	rs := make([]*ir.AffineExpr, len(positions))
	for i, d := range positions {
		rs[i] = c.AffineDimExpr(d)
	}
	return c.AffineMap(dims, 0, rs...)
}

// NumInputs returns the number of dimensions and symbols.
func NumInputs(m *ir.AffineMap) int { return m.Dims + m.Symbols }

// IsSingleConstant reports whether the only result is a constant.
func IsSingleConstant(m *ir.AffineMap) bool {
	return len(m.Results) == 1 && m.Results[0].Kind == ir.AffineConstant
}

// SingleConstant returns the value of a single constant result.
func SingleConstant(m *ir.AffineMap) (int64, bool) {
	if !IsSingleConstant(m) {
		return 0, false
	}
	return m.Results[0].Value, true
}

// IsConstant reports whether all results are constants.
func IsConstant(m *ir.AffineMap) bool {
	for _, r := range m.Results {
		if r.Kind != ir.AffineConstant {
			return false
		}
	}
	return true
}

// IsMinorIdentity reports whether the results are the last dimensions in order.
func IsMinorIdentity(m *ir.AffineMap) bool {
	return m.Dims >= len(m.Results) && m == MinorIdentity(m.Context(), m.Dims, len(m.Results))
}

// IsProjectedPermutation reports whether the results are distinct dimensions, or
// constants 0 if allowZero is set, and there are no symbols and not more results
// than dimensions.
func IsProjectedPermutation(m *ir.AffineMap, allowZero bool) bool {
	if m.Symbols > 0 || len(m.Results) > m.Dims {
		return false
	}
	seen := make([]bool, m.Dims)
	for _, r := range m.Results {
		switch {
		case r.Kind == ir.AffineDim && !seen[r.Value]:
			seen[r.Value] = true
		case allowZero && isConst(r, 0):
		default:
			return false
		}
	}
	return true
}

// IsPermutation reports whether the results are all the dimensions, in any order.
func IsPermutation(m *ir.AffineMap) bool {
	return m.Dims == len(m.Results) && IsProjectedPermutation(m, false)
}

// SubMap returns m with only the results at the given positions.
func SubMap(m *ir.AffineMap, positions ...int) *ir.AffineMap {
	rs := make([]*ir.AffineExpr, len(positions))
	for i, k := range positions {
		rs[i] = m.Results[k]
	}
	return m.Context().AffineMap(m.Dims, m.Symbols, rs...)
}

// MinorSubMap returns m with only its last n results.
func MinorSubMap(m *ir.AffineMap, n int) *ir.AffineMap {
	if n >= len(m.Results) {
		return m
	}
	return m.Context().AffineMap(m.Dims, m.Symbols, m.Results[len(m.Results)-n:]...)
}

// replaceDimsAndSymbols returns the map of dims dimensions and symbols symbols
// with the inputs of m replaced in every result.
func replaceDimsAndSymbols(m *ir.AffineMap, dimRepl, symRepl []*ir.AffineExpr, dims, symbols int) *ir.AffineMap {
	rs := make([]*ir.AffineExpr, len(m.Results))
	for i, r := range m.Results {
		rs[i] = r.ReplaceDimsAndSymbols(dimRepl, symRepl)
	}
	return m.Context().AffineMap(dims, symbols, rs...)
}

// Compose returns the map x -> m(inner(x)). The symbols of inner follow those of m. m
// must have as many dimensions as inner has results.
func Compose(m *ir.AffineMap, inner *ir.AffineMap) *ir.AffineMap {
	args := make([]*ir.AffineExpr, len(inner.Results))
	for i, r := range inner.Results {
		args[i] = ShiftSymbols(r, 0, m.Symbols)
	}
	return replaceDimsAndSymbols(m, args, nil, inner.Dims, m.Symbols+inner.Symbols)
}

// Eval computes the results for the given dimensions and symbols. It returns false if a
// result has no value.
func Eval(m *ir.AffineMap, dims, symbols []int64) ([]int64, bool) {
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
func PartialFold(m *ir.AffineMap, values []*int64) *ir.AffineMap {
	by := make([]*ir.AffineExpr, len(values))
	for i, v := range values {
		if v != nil {
			by[i] = m.Context().AffineConst(*v)
		}
	}
	return replaceDimsAndSymbols(m, by[:m.Dims], by[m.Dims:], m.Dims, m.Symbols)
}

// Simplify returns m with every result simplified by [ir.SimplifyAffineExpr].
func Simplify(m *ir.AffineMap) *ir.AffineMap {
	rs := make([]*ir.AffineExpr, len(m.Results))
	for i, r := range m.Results {
		rs[i] = ir.SimplifyAffineExpr(r, m.Dims, m.Symbols)
	}
	return m.Context().AffineMap(m.Dims, m.Symbols, rs...)
}

// UnusedDims reports for every dimension whether no result uses it.
func UnusedDims(m *ir.AffineMap) []bool { return unused(m, ir.AffineDim, m.Dims) }

// UnusedSymbols reports for every symbol whether no result uses it.
func UnusedSymbols(m *ir.AffineMap) []bool { return unused(m, ir.AffineSymbol, m.Symbols) }

func unused(m *ir.AffineMap, k ir.AffineKind, n int) []bool {
	free := make([]bool, n)
	for i := range free {
		free[i] = true
	}
	for _, r := range m.Results {
		r.Walk(func(e *ir.AffineExpr) {
			if e.Kind == k {
				free[e.Value] = false
			}
		})
	}
	return free
}

// EmptySet returns the set with the given numbers of dimensions and symbols that contains
// no point.
func EmptySet(c *ir.Context, dims, symbols int) *ir.IntegerSet {
	return c.IntegerSet(dims, symbols, []*ir.AffineExpr{c.AffineConst(1)}, []bool{true})
}

// IsEmpty reports whether s is the set made by [EmptySet].
func IsEmpty(s *ir.IntegerSet) bool {
	return len(s.Constraints) == 1 && s.Equalities[0] && isConst(s.Constraints[0], 1)
}

func isConst(e *ir.AffineExpr, v int64) bool { return e.Kind == ir.AffineConstant && e.Value == v }
