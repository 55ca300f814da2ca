package analysis

import (
	"slices"

	"github.com/spvc/spvc/dialect/affine"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/affinemap"
)

// Contiguous reports whether at most one subscript of an access varies with iv. fastest is its
// number, counted from the last one, or -1 if none does (isContiguousAccess).
func Contiguous(iv *ir.Value, a affine.AccessOp) (fastest int, ok bool) {
	if !a.Type().LayoutMap().IsIdentity() {
		a.EmitError("NYI: non-trivial layout map")
		return -1, false
	}
	m, operands := a.Map(), a.MapOperands()
	varying := -1
	for i, e := range m.Results {
		twice := false
		e.Walk(func(x *ir.AffineExpr) {
			var v *ir.Value
			switch x.Kind {
			case ir.AffineDim:
				v = operands[x.Value]
			case ir.AffineSymbol:
				v = operands[m.Dims+int(x.Value)]
			default:
				return
			}
			if !IndexInvariant(iv, v) {
				twice = twice || varying >= 0
				varying = i
			}
		})
		if twice {
			return -1, false
		}
	}
	if varying < 0 {
		return -1, true
	}
	return len(m.Results) - 1 - varying, true
}

// IndexInvariant reports whether an index does not depend on iv, through affine.apply either
// (isAccessIndexInvariant).
func IndexInvariant(iv, index *ir.Value) bool {
	m, operands := affine.ComposeMap(iv.Context().IdentityMap(1), []*ir.Value{index})
	k := slices.Index(operands[:m.Dims], iv)
	return k < 0 || !affinemap.UsesDim(m.Results[0], k)
}
