package affine

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
	"github.com/spvc/spvc/ir/rewrite"
)

// verifyRange returns the model that checks whether the elements of a view, the result, lie in the range of its source,
// operand 0. Both ranges are those of the buffer from the first element to the one after the last, as if all sizes were indices.
func verifyRange(wrong string) interfaces.RuntimeVerifiable {
	return func(op *ir.Operation, b *ir.Builder, check func(*ir.Value, string)) {
		if _, ranked := op.Operand(0).Type().(*ir.MemRefType); !ranked {
			return // nothing says where the elements of the source are
		}
		loc := op.Loc()
		b.SetAfter(op)
		first, last := linearBounds(b, loc, op.Operand(0))
		low, high := linearBounds(b, loc, op.Result(0))
		above := arith.CreateOrFoldCmpI(b, loc, arith.SGE, low, first)
		below := arith.CreateOrFoldCmpI(b, loc, arith.SLE, high, last)
		check(rewrite.CreateOrFoldOne(b, loc, arith.AndI, []*ir.Value{above, below}, b.Context().I1()), wrong)
	}
}

// linearBounds returns the places of the first element of m, and that of the element at the sizes.
func linearBounds(b *ir.Builder, loc ir.Location, m *ir.Value) (low, high *ir.Value) {
	t := m.Type().(*ir.MemRefType)
	numbers := memref.NewMetadata(b, loc, m)
	strides, offset, _ := t.StridesAndOffset()
	known := func(n int64, v *ir.Value) interfaces.IndexValue {
		if n == ir.Dynamic {
			return interfaces.IndexValue{Value: v}
		}
		return interfaces.IndexValue{Const: n}
	}
	ctx := b.Context()
	expr := ctx.AffineSymbolExpr(0)
	lower, upper := []interfaces.IndexValue{known(offset, numbers.Offset())}, []interfaces.IndexValue{known(offset, numbers.Offset())}
	for i, n := range t.Shape() {
		expr = ctx.AffineBinary(ir.AffineAdd, expr, ctx.AffineBinary(ir.AffineMul, ctx.AffineSymbolExpr(1+2*i), ctx.AffineSymbolExpr(2+2*i)))
		stride := known(strides[i], numbers.Strides()[i])
		lower = append(lower, interfaces.IndexValue{Const: 0}, stride)
		upper = append(upper, known(n, numbers.Sizes()[i]), stride)
	}
	index := ctx.AffineMap(0, len(lower), expr)
	low = ValueOf(b, loc, ComposedFoldedApply(b, loc, index, lower))
	return low, ValueOf(b, loc, ComposedFoldedApply(b, loc, index, upper))
}
