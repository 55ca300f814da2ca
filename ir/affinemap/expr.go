package affinemap

import "github.com/spvc/spvc/ir"

// UsesDim reports whether dimension i occurs in e.
func UsesDim(e *ir.AffineExpr, i int) bool { return uses(e, ir.AffineDim, i) }

func uses(e *ir.AffineExpr, k ir.AffineKind, i int) bool {
	if e.IsBinary() {
		return uses(e.LHS, k, i) || uses(e.RHS, k, i)
	}
	return e.Kind == k && e.Value == int64(i)
}

// Replace returns e with every occurrence of from replaced by to.
func Replace(e *ir.AffineExpr, from, to *ir.AffineExpr) *ir.AffineExpr {
	if e == from {
		return to
	}
	if !e.IsBinary() {
		return e
	}
	l, r := Replace(e.LHS, from, to), Replace(e.RHS, from, to)
	if l == e.LHS && r == e.RHS {
		return e
	}
	return e.Context().AffineBinary(e.Kind, l, r)
}

// ShiftDims returns e with by added to the position of every dimension from
// first on.
func ShiftDims(e *ir.AffineExpr, first, by int) *ir.AffineExpr {
	return shift(e, ir.AffineDim, first, by)
}

// ShiftSymbols returns e with by added to the position of every symbol from
// first on.
func ShiftSymbols(e *ir.AffineExpr, first, by int) *ir.AffineExpr {
	return shift(e, ir.AffineSymbol, first, by)
}

func shift(e *ir.AffineExpr, k ir.AffineKind, first, by int) *ir.AffineExpr {
	if e.IsBinary() {
		l, r := shift(e.LHS, k, first, by), shift(e.RHS, k, first, by)
		if l == e.LHS && r == e.RHS {
			return e
		}
		return e.Context().AffineBinary(e.Kind, l, r)
	}
	if e.Kind == k && e.Value >= int64(first) {
		if k == ir.AffineDim {
			return e.Context().AffineDimExpr(int(e.Value) + by)
		}
		return e.Context().AffineSymbolExpr(int(e.Value) + by)
	}
	return e
}
