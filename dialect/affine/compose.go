package affine

import (
	"slices"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/affinemap"
)

// form is the common part of maps and sets: expressions over operands.
type form struct {
	dims, symbols int
	exprs         []*ir.AffineExpr
	operands      []*ir.Value
}

func formOf(m *ir.AffineMap, operands []*ir.Value) *form {
	return &form{m.Dims, m.Symbols, m.Results, operands}
}

func (f *form) toMap(c *ir.Context) *ir.AffineMap { return c.AffineMap(f.dims, f.symbols, f.exprs...) }

// substitute replaces the inputs and changes their numbers.
func (f *form) substitute(dims, symbols []*ir.AffineExpr, nd, ns int) {
	out := make([]*ir.AffineExpr, len(f.exprs))
	for i, e := range f.exprs {
		out[i] = e.ReplaceDimsAndSymbols(dims, symbols)
	}
	f.exprs, f.dims, f.symbols = out, nd, ns
}

// canonicalize turns dimensions whose operands are valid symbols into symbols, drops
// unused inputs, merges inputs with the same operand, and puts constants into the
// expressions.
func (f *form) canonicalize(c *ir.Context) {
	if len(f.operands) == 0 {
		return
	}
	f.promoteSymbols(c)
	f.demoteDims(c)
	usedDims, usedSymbols := make([]bool, f.dims), make([]bool, f.symbols)
	for _, e := range f.exprs {
		e.Walk(func(x *ir.AffineExpr) {
			switch x.Kind {
			case ir.AffineDim:
				usedDims[x.Value] = true
			case ir.AffineSymbol:
				usedSymbols[x.Value] = true
			}
		})
	}
	var kept []*ir.Value
	collect := func(used []bool, operands []*ir.Value, expr func(int) *ir.AffineExpr, constants bool) (by []*ir.AffineExpr, n int) {
		by = make([]*ir.AffineExpr, len(used))
		seen := map[*ir.Value]*ir.AffineExpr{}
		for i, v := range operands {
			if !used[i] {
				continue
			}
			if constants {
				if k, ok := ir.IntConstantOf(v); ok {
					by[i] = c.AffineConst(k)
					continue
				}
			}
			if seen[v] == nil {
				seen[v] = expr(n)
				kept = append(kept, v)
				n++
			}
			by[i] = seen[v]
		}
		return by, n
	}
	dims, nd := collect(usedDims, f.operands[:f.dims], c.AffineDimExpr, false)
	symbols, ns := collect(usedSymbols, f.operands[f.dims:], c.AffineSymbolExpr, true)
	f.substitute(dims, symbols, nd, ns)
	f.operands = kept
}

func (f *form) promoteSymbols(c *ir.Context) {
	by := make([]*ir.AffineExpr, f.dims)
	var dims, promoted []*ir.Value
	for i, v := range f.operands[:f.dims] {
		if IsValidSymbol(v) {
			by[i] = c.AffineSymbolExpr(f.symbols + len(promoted))
			promoted = append(promoted, v)
		} else {
			by[i] = c.AffineDimExpr(len(dims))
			dims = append(dims, v)
		}
	}
	if len(promoted) == 0 {
		return
	}
	f.operands = append(append(dims, f.operands[f.dims:]...), promoted...)
	f.substitute(by, nil, len(dims), f.symbols+len(promoted))
}

// demoteDims turns symbols whose operands may only be dimensions into dimensions
// (legalizeDemotedDims).
func (f *form) demoteDims(c *ir.Context) {
	by := make([]*ir.AffineExpr, f.symbols)
	var demoted, symbols []*ir.Value
	for i, v := range f.operands[f.dims:] {
		if !IsValidSymbol(v) && isValidDim(v) {
			by[i] = c.AffineDimExpr(f.dims + len(demoted))
			demoted = append(demoted, v)
		} else {
			by[i] = c.AffineSymbolExpr(len(symbols))
			symbols = append(symbols, v)
		}
	}
	if len(demoted) == 0 {
		return
	}
	f.operands = slices.Concat(f.operands[:f.dims], demoted, symbols)
	f.substitute(nil, by, f.dims+len(demoted), len(symbols))
}

// maxComposed bounds the number of inputs of a composition.
const maxComposed = 10000

// compose composes the expressions with the maps of the affine.apply ops that define
// operands until none is left. Then it canonicalizes and simplifies.
func (f *form) compose(c *ir.Context) {
	if len(f.exprs) > 0 {
		f.expand(c)
	}
	f.canonicalize(c)
	for i, e := range f.exprs {
		if i == 0 {
			f.exprs = append([]*ir.AffineExpr(nil), f.exprs...)
		}
		f.exprs[i] = ir.SimplifyAffineExpr(e, f.dims, f.symbols)
	}
}

// expand replaces operands by the operands of their definitions. Replaced operands
// leave inputs that no expression uses; they are dropped at the end.
func (f *form) expand(c *ir.Context) {
	dims := append([]*ir.Value(nil), f.operands[:f.dims]...)
	symbols := append([]*ir.Value(nil), f.operands[f.dims:]...)
	replace := func(list []*ir.Value, i int, expr func(int) *ir.AffineExpr) bool {
		v := list[i]
		if v == nil {
			return false
		}
		def := v.DefiningOp()
		if def == nil || !def.Is(Apply) {
			return false
		}
		list[i] = nil
		inner := formOf(MapOp{def}.Map(), def.Operands())
		inner.canonicalize(c)
		to := affinemap.ShiftSymbols(affinemap.ShiftDims(inner.exprs[0], 0, len(dims)), 0, len(symbols))
		dims = append(dims, inner.operands[:inner.dims]...)
		symbols = append(symbols, inner.operands[inner.dims:]...)
		from := expr(i)
		out := make([]*ir.AffineExpr, len(f.exprs))
		for k, e := range f.exprs {
			out[k] = affinemap.Replace(e, from, to)
		}
		f.exprs = out
		return true
	}
	for changed := true; changed && len(dims)+len(symbols) < maxComposed; {
		changed = false
		for i := 0; i < len(dims) && !changed; i++ {
			changed = replace(dims, i, c.AffineDimExpr)
		}
		for i := 0; i < len(symbols) && !changed; i++ {
			changed = replace(symbols, i, c.AffineSymbolExpr)
		}
	}
	f.operands = nil
	pack := func(list []*ir.Value, expr func(int) *ir.AffineExpr) (by []*ir.AffineExpr, n int) {
		for _, v := range list {
			if v == nil {
				by = append(by, c.AffineConst(0))
				continue
			}
			by = append(by, expr(n))
			f.operands = append(f.operands, v)
			n++
		}
		return by, n
	}
	byDims, nd := pack(dims, c.AffineDimExpr)
	bySymbols, ns := pack(symbols, c.AffineSymbolExpr)
	f.substitute(byDims, bySymbols, nd, ns)
}

// ComposeMap composes m with the maps of the affine.apply ops that define operands, and
// canonicalizes the result (fullyComposeAffineMapAndOperands).
func ComposeMap(m *ir.AffineMap, operands []*ir.Value) (*ir.AffineMap, []*ir.Value) {
	c := m.Context()
	f := formOf(m, operands)
	f.compose(c)
	return f.toMap(c), f.operands
}

// CanonicalizeMap drops unused and duplicate inputs of m, turns operands into symbols
// where that is allowed, and puts constants into the map (canonicalizeMapAndOperands).
func CanonicalizeMap(m *ir.AffineMap, operands []*ir.Value) (*ir.AffineMap, []*ir.Value) {
	c := m.Context()
	f := formOf(m, operands)
	f.canonicalize(c)
	return f.toMap(c), f.operands
}

// CanonicalizeSet composes s and then does for sets what CanonicalizeMap does for maps.
func CanonicalizeSet(s *ir.IntegerSet, operands []*ir.Value) (*ir.IntegerSet, []*ir.Value) {
	c := s.Context()
	f := &form{s.Dims, s.Symbols, s.Constraints, operands}
	for _, v := range operands {
		if def := v.DefiningOp(); def != nil && def.Is(Apply) {
			f.compose(c)
			break
		}
	}
	f.canonicalize(c)
	return c.IntegerSet(f.dims, f.symbols, f.exprs, s.Equalities), f.operands
}
