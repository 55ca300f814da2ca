// Package complextospirv converts ops of the complex dialect to the spirv dialect,
// where a complex number is a vector of two.
package complextospirv

import (
	"github.com/spvc/spvc/conversion/spirvtypes"
	"github.com/spvc/spvc/dialect/complex"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
	"github.com/spvc/spvc/spirv"
)

// AddPatterns appends the patterns for constants, for creating complex numbers and for
// extracting their parts.
func AddPatterns(c *spirvtypes.Converter, ps []*rewrite.Pattern) []*rewrite.Pattern {
	return append(ps,
		rewrite.Convert(spirvtypes.Name(complex.Constant, spirv.Constant), &c.TypeConverter, complex.Constant,
			func(op complex.ConstantOp, _ rewrite.Adaptor, rw *rewrite.Rewriter) bool {
				t, ok := c.ResultType(op.Operation, rw).(*ir.VectorType)
				if !ok {
					return false
				}
				value := rw.Context().DenseOf(t, op.Value().Elements)
				rw.Replace(op.Operation, spirv.NewConstant(&rw.Builder, op.Loc(), value, t))
				return true
			}),
		rewrite.ConvertOp(spirvtypes.Name(complex.Create, spirv.CompositeConstruct), &c.TypeConverter, complex.Create,
			func(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
				t := c.ResultType(op, rw)
				if t == nil {
					return false
				}
				rw.ReplaceByNew(op, spirv.CompositeConstruct, ad.Operands, []ir.Type{t})
				return true
			}),
		part(c, complex.Re, 0), part(c, complex.Im, 1))
}

// part returns the pattern that extracts element i.
func part(c *spirvtypes.Converter, def *ir.OpDef, i int64) *rewrite.Pattern {
	return rewrite.ConvertOp(spirvtypes.Name(def, spirv.CompositeExtract), &c.TypeConverter, def,
		func(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
			rw.Replace(op, spirvtypes.Extract(rw, op.Loc(), ad.Operand(0), i))
			return true
		})
}
