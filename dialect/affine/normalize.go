package affine

import (
	"slices"

	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/affinemap"
	"github.com/spvc/spvc/ir/relation"
)

// This file gives memrefs the identity layout: it moves the maps of their layouts into
// the maps of the operations that access them.

// NormalizedType returns the type of a memref with the identity layout that has a place
// for each element of a memref of type t (normalizeMemRefType). It returns t if the layout
// is the identity, or if no such type is known: the sizes must be static unless the layout
// is tiled, and the map must be affine, with indices of known bounds.
func NormalizedType(t *ir.MemRefType) *ir.MemRefType {
	return ir.Intern(t.Context(), normalKey{t}, func(k normalKey) *ir.MemRefType { return normalizedType(k.t) })
}

// normalKey is the key under which a context keeps the normalized type of t.
type normalKey struct{ t *ir.MemRefType }

func normalizedType(t *ir.MemRefType) *ir.MemRefType {
	m := t.LayoutMap()
	if len(t.Shape()) == 0 || m.IsIdentity() {
		return t
	}
	if slices.Contains(t.Shape(), ir.Dynamic) && len(tilesOf(m)) == 0 {
		return t
	}
	s, ok := imageOf(m, t.Shape())
	if !ok {
		return t
	}
	shape := make([]int64, len(m.Results))
	for i, e := range m.Results {
		if usesUnbounded(e, t.Shape()) {
			shape[i] = ir.Dynamic
			continue
		}
		last, ok := s.Bound(i, true)
		if !ok || last < 0 || last+1 < 0 {
			return t
		}
		shape[i] = last + 1
	}
	return t.Context().MemRef(shape, t.ElementType(), nil, t.MemorySpace)
}

// usesUnbounded reports whether e depends on a dimension of shape that is dynamic or, as
// in MLIR, empty.
func usesUnbounded(e *ir.AffineExpr, shape []int64) bool {
	found := false
	e.Walk(func(x *ir.AffineExpr) {
		found = found || x.Kind == ir.AffineDim && shape[x.Value] <= 0
	})
	return found
}

// imageOf returns constraints on the results of m for indices in shape. The results are
// the first variables; the others stand for divisions. ok is false if m is not affine.
func imageOf(m *ir.AffineMap, shape []int64) (s *relation.Relation, ok bool) {
	rows, locals, divisions, ok := flatten(m.Results, m.Dims, m.Symbols)
	if !ok {
		return nil, false
	}
	results := len(m.Results)
	columns := results + affinemap.NumInputs(m) + len(locals) + 1
	s = relation.New(results, affinemap.NumInputs(m), len(locals))
	for d, size := range shape {
		if size > 0 {
			lower, upper := make([]int64, columns), make([]int64, columns)
			lower[results+d] = 1
			upper[results+d], upper[columns-1] = -1, size-1
			s.Ineqs = append(s.Ineqs, lower, upper)
		}
	}
	for _, r := range divisions {
		s.AddIneq(append(make([]int64, results), r...))
	}
	for i, r := range rows {
		eq := make([]int64, columns)
		eq[i] = 1
		for k, v := range r {
			eq[results+k] = -v
		}
		s.AddEq(eq)
	}
	s.Project(results, affinemap.NumInputs(m))
	return s, !s.Overflowed()
}

// tile is a pair of results of a map, x floordiv c and x mod c.
type tile struct{ div, mod int }

// tilesOf returns the tiles of a map. It returns nil if the map is not tiled, or if x, the
// dividend of a result x floordiv c, occurs in another result that does not make up a
// tile with it (getTileSizePos).
func tilesOf(m *ir.AffineMap) []tile {
	var tiles []tile
	for i, div := range m.Results {
		if div.Kind != ir.AffineFloorDiv || div.RHS.Kind != ir.AffineConstant {
			continue
		}
		found := false
		for k, e := range m.Results {
			if k == i {
				continue
			}
			uses := 0
			e.Walk(func(x *ir.AffineExpr) {
				if x == div.LHS {
					uses++
				}
			})
			switch {
			case uses == 0:
			case uses > 1 || found || e.Kind != ir.AffineMod || e.LHS != div.LHS || e.RHS != div.RHS:
				return nil
			default:
				tiles = append(tiles, tile{i, k})
				found = true
			}
		}
	}
	return tiles
}

// tiledSizes creates the operations that compute the dynamic sizes of a memref of type to
// from those of the memref that op allocates.
func tiledSizes(b *ir.Builder, op memref.AllocOp, to *ir.MemRefType) []*ir.Value {
	m, given := op.Type().LayoutMap(), op.DynamicSizes()
	var sizes []*ir.Value
	for _, d := range op.Type().Shape() {
		if d != ir.Dynamic {
			sizes = append(sizes, arith.NewIndex(b, op.Loc(), d))
			continue
		}
		sizes, given = append(sizes, given[0]), given[1:]
	}
	sizes = append(sizes, op.SymbolOperands()...)
	exprs := slices.Clone(m.Results)
	for _, t := range tilesOf(m) {
		exprs[t.div] = m.Results[t.div].LHS.CeilDiv(m.Results[t.div].RHS)
		exprs[t.mod] = m.Results[t.mod].RHS
	}
	var out []*ir.Value
	for i, e := range exprs {
		if to.Shape()[i] == ir.Dynamic {
			out = append(out, NewApply(b, op.Loc(), b.Context().AffineMap(m.Dims, m.Symbols, e), sizes))
		}
	}
	return out
}

// NormalizeAlloc gives the buffer of a memref.alloc its normalized type (normalizeMemRef).
// All users must accept any layout.
func NormalizeAlloc(op memref.AllocOp) {
	t := op.Type()
	to := NormalizedType(t)
	if to == t {
		return
	}
	b := ir.NewBuilder(op.Context(), nil)
	b.SetBefore(op.Operation)
	symbols := op.SymbolOperands()
	var sizes []*ir.Value
	if slices.Contains(to.Shape(), ir.Dynamic) && len(tilesOf(t.LayoutMap())) > 0 {
		sizes = tiledSizes(b, op, to)
	}
	n := memref.NewAlloc(b, op.Loc(), memref.Alloc, to, sizes, nil, op.Alignment())
	v := op.Result(0)
	Normalize(v, to, symbols)
	v.ReplaceAllUsesWith(n)
	op.Erase()
}

// CanNormalize reports whether [Normalize] can change the type of v without operands for
// the symbols of its layout: the layout uses no symbol, and all users accept any layout.
func CanNormalize(v *ir.Value) bool {
	unused := affinemap.UnusedSymbols(v.Type().(*ir.MemRefType).LayoutMap())
	return !slices.Contains(unused, false) && UsersAcceptAnyLayout(v)
}

// UsersAcceptAnyLayout reports whether all users of v have the trait MemRefsNormalizable.
func UsersAcceptAnyLayout(v *ir.Value) bool {
	for u := v.FirstUse(); u != nil; u = u.NextUse() {
		if !u.Owner().HasTrait(ir.MemRefsNormalizable) {
			return false
		}
	}
	return true
}

// Normalize gives v the type to, which must be the normalized type of its type, and
// composes the layout of the old type with the maps of the operations that access v
// (replaceAllMemRefUsesWith). All users must accept any layout. symbols are the operands
// of the layout's symbols; they may be missing if the layout uses none.
func Normalize(v *ir.Value, to *ir.MemRefType, symbols []*ir.Value) {
	layout := v.Type().(*ir.MemRefType).LayoutMap()
	if layout.Symbols != len(symbols) {
		layout = layout.Context().AffineMap(layout.Dims, 0, layout.Results...)
		symbols = nil
	}
	v.SetType(to)
	r := &Remap{Map: layout, Symbols: symbols}
	for _, op := range usersOf(v) {
		r.Apply(op, v)
	}
}

// usersOf returns the operations that use v, each once.
func usersOf(v *ir.Value) []*ir.Operation {
	var users []*ir.Operation
	seen := map[*ir.Operation]bool{}
	for u := v.FirstUse(); u != nil; u = u.NextUse() {
		if op := u.Owner(); !seen[op] {
			seen[op] = true
			users = append(users, op)
		}
	}
	return users
}
