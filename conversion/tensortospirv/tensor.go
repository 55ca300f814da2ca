// Package tensortospirv converts ops of the tensor dialect to the spirv dialect,
// where a tensor is an array.
package tensortospirv

import (
	"github.com/spvc/spvc/conversion/spirvtypes"
	"github.com/spvc/spvc/dialect/tensor"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
)

// DefaultByteLimit is the size in bytes of the largest constant tensor whose elements
// MLIR 19's pass extracts.
const DefaultByteLimit = 64

// AddPatterns returns a function that appends the pattern for extracting elements of
// constants of at most limit bytes. The pattern stores the constant to a variable of
// the function, which can be indexed.
func AddPatterns(limit int64) func(c *spirvtypes.Converter, ps []*rewrite.Pattern) []*rewrite.Pattern {
	return func(c *spirvtypes.Converter, ps []*rewrite.Pattern) []*rewrite.Pattern {
		return append(ps, rewrite.Convert(spirvtypes.Name(tensor.Extract, spirv.Load), &c.TypeConverter, tensor.Extract,
			func(op tensor.ExtractOp, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
				return extract(c, limit, op, ad, rw)
			}))
	}
}

func extract(c *spirvtypes.Converter, limit int64, op tensor.ExtractOp, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	t := op.Type()
	switch {
	case !spirv.IsScalar(t.ElementType()):
		return rw.Fail("unsupported type")
	case tooLarge(t, limit*8):
		return rw.Fail("exceeding byte count threshold")
	}
	array := ad.Operand(0)
	if def := array.DefiningOp(); def == nil || !def.Is(spirv.Constant) {
		return rw.Fail("the tensor is not a constant")
	}
	loc := op.Loc()
	variable := rw.Create(loc, spirv.Variable, nil, []ir.Type{spirv.PointerTo(array.Type(), spec.StorageClassFunction)},
		ir.Named("storage_class", rw.Context().Enum(spirv.StorageClassAttr, uint64(spec.StorageClassFunction)))).Result(0)
	rw.Create(loc, spirv.Store, []*ir.Value{variable, array}, nil)
	at := spirvtypes.LinearizeIndex(&rw.Builder, ad.Group(1), ir.CanonicalStrides(t.Shape()), 0, c.IndexType(), loc)
	ptr := spirvtypes.AccessChain(&rw.Builder, loc, variable, at)
	rw.ReplaceByNew(op.Operation, spirv.Load, []*ir.Value{ptr}, []ir.Type{spirv.ElementAt(array.Type(), 0)})
	return true
}

// tooLarge reports whether t, which has elements, has more than limit bits.
func tooLarge(t *ir.RankedTensorType, limit int64) bool {
	bits := int64(spirv.BitWidth(t.ElementType()))
	for _, d := range t.Shape() {
		if bits *= d; bits > limit {
			return true
		}
	}
	return bits > limit
}
