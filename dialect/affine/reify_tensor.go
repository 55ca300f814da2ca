package affine

import (
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/dialect/tensor"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
)

// AttachModels attaches to tensor operations the models of [ir.ReifyShapesModel] that
// compute sizes with affine maps, and to views of memrefs those of [ir.RuntimeVerifiableModel].
func AttachModels(reg *ir.Registry) {
	reg.AttachOp(tensor.Concat, interfaces.ReifyShapes(sizesOfConcat))
	reg.AttachOp(tensor.ExpandShape, interfaces.ReifyShapes(sizesOfExpand))
	reg.AttachOp(tensor.CollapseShape, interfaces.ReifyShapes(sizesOfCollapse))
	reg.AttachOp(tensor.Pad, interfaces.ReifyShapes(sizesOfPad))
	reg.AttachOp(memref.SubView, verifyRange("subview is out-of-bounds of the base memref"))
	reg.AttachOp(memref.ReinterpretCast, verifyRange("result of reinterpret_cast is out-of-bounds of the base memref"))
}

// sizesOfConcat adds the sizes of the inputs along the dimension of the concatenation.
func sizesOfConcat(op *ir.Operation, b *ir.Builder) ([]interfaces.IndexValue, bool) {
	c := tensor.ConcatOp{Operation: op}
	if c.Dim() < 0 {
		return nil, false
	}
	first, known := op.Operand(0), c.InferredShape()
	sizes := make([]interfaces.IndexValue, len(c.Type().Shape()))
	for i, d := range c.Type().Shape() {
		switch along := int64(i) == c.Dim(); {
		case d != ir.Dynamic:
			sizes[i].Const = d
		case along:
			sizes[i] = sumOfSizes(op, b, i)
		case known[i] != ir.Dynamic:
			sizes[i].Const = known[i]
		default:
			sizes[i].Value = tensor.NewDim(b, first.Loc(), first, int64(i))
		}
	}
	return sizes, true
}

// sumOfSizes returns the sum of the sizes of dimension i of the operands of op.
func sumOfSizes(op *ir.Operation, b *ir.Builder, i int) interfaces.IndexValue {
	ctx := b.Context()
	sum := ctx.AffineConst(0)
	parts := make([]interfaces.IndexValue, op.NumOperands())
	for k, v := range op.Operands() {
		sum = sum.Add(ctx.AffineDimExpr(k))
		parts[k].Value = tensor.FoldedDim(b, v.Loc(), v, i)
	}
	return ComposedFoldedApply(b, op.Loc(), ctx.AffineMap(len(parts), 0, sum), parts)
}

// sinceOutputShape is the first version in which the sizes of a tensor.expand_shape are those that the op states, and which does not compute
// them from those of the source.
const sinceOutputShape = 22

// sizesOfExpand divides the size of each expanded dimension by the static sizes of its
// group. In a group with several dynamic sizes, and from sinceOutputShape on, it takes
// the operands of op.
func sizesOfExpand(op *ir.Operation, b *ir.Builder) ([]interfaces.IndexValue, bool) {
	r := tensor.ReshapeOp{Operation: op}
	ctx, shape, given := b.Context(), r.Type().Shape(), r.OutputShape()
	// A source of rank 0 has no groups, and all sizes are 1.
	sizes := interfaces.ConstIndices(shape...)
	for source, group := range r.Groups() {
		product, dynamic := int64(1), 0
		for _, d := range group {
			if shape[d] == ir.Dynamic {
				dynamic++
			} else {
				product *= shape[d]
			}
		}
		for _, d := range group {
			switch {
			case shape[d] != ir.Dynamic:
				sizes[d].Const = shape[d]
			case dynamic > 1 || ctx.MLIR() >= sinceOutputShape:
				sizes[d] = given[d]
			default:
				size := interfaces.IndexValue{Value: tensor.NewDim(b, op.Loc(), r.Source(), int64(source))}
				m := ctx.AffineMap(0, 1, ctx.AffineSymbolExpr(0).FloorDiv(ctx.AffineConst(product)))
				sizes[d].Value = ComposedApply(b, op.Loc(), m, []interfaces.IndexValue{size})
			}
		}
	}
	return sizes, true
}

// sizesOfCollapse multiplies the sizes of the dimensions of each group.
func sizesOfCollapse(op *ir.Operation, b *ir.Builder) ([]interfaces.IndexValue, bool) {
	r := tensor.ReshapeOp{Operation: op}
	ctx := b.Context()
	sizes := make([]interfaces.IndexValue, len(r.Groups()))
	for i, group := range r.Groups() {
		product := ctx.AffineConst(1)
		parts := make([]interfaces.IndexValue, len(group))
		for k, d := range group {
			product = product.Mul(ctx.AffineSymbolExpr(k))
			parts[k].Value = tensor.FoldedDim(b, op.Loc(), r.Source(), int(d))
		}
		sizes[i] = ComposedFoldedApply(b, op.Loc(), ctx.AffineMap(0, len(parts), product), parts)
	}
	return sizes, true
}

// sizesOfPad adds the padding at both ends to the size of the source.
func sizesOfPad(op *ir.Operation, b *ir.Builder) ([]interfaces.IndexValue, bool) {
	p := tensor.PadOp{Operation: op}
	ctx, low, high := b.Context(), p.Low(), p.High()
	m := ctx.AffineMap(1, 2, ctx.AffineDimExpr(0).Add(ctx.AffineSymbolExpr(0)).Add(ctx.AffineSymbolExpr(1)))
	if ctx.MLIR() >= sinceOutputShape {
		// The same sum, whose symbols keep the order.
		m = ctx.AffineMap(0, 3, ctx.AffineSymbolExpr(0).Add(ctx.AffineSymbolExpr(1)).Add(ctx.AffineSymbolExpr(2)))
	}
	sizes := make([]interfaces.IndexValue, len(low))
	for i, d := range p.Type().Shape() {
		if d != ir.Dynamic {
			sizes[i].Const = d
			continue
		}
		size := interfaces.IndexValue{Value: tensor.FoldedDim(b, op.Loc(), p.Source(), i)}
		sizes[i] = ComposedFoldedApply(b, op.Loc(), m, []interfaces.IndexValue{size, low[i], high[i]})
	}
	return sizes, true
}
