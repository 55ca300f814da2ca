// Package ubtospirv converts ops of the ub dialect to the spirv dialect.
package ubtospirv

import (
	"github.com/spvc/spvc/conversion/spirvtypes"
	"github.com/spvc/spvc/dialect/ub"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
	"github.com/spvc/spvc/spirv"
)

// AddPatterns appends the patterns for poison values, which are scalars, and vectors since MLIR 20, and for ub.unreachable.
func AddPatterns(c *spirvtypes.Converter, ps []*rewrite.Pattern) []*rewrite.Pattern {
	return append(ps, rewrite.ConvertOp(spirvtypes.Name(ub.Poison, spirv.Undef), &c.TypeConverter, ub.Poison,
		func(op *ir.Operation, _ rewrite.Adaptor, rw *rewrite.Rewriter) bool {
			switch op.Result(0).Type().(type) {
			case *ir.IntegerType, *ir.IndexType, *ir.FloatType:
			case *ir.VectorType:
				if c.MLIR() == 19 {
					return rw.Fail("unsupported type")
				}
			default:
				return rw.Fail("unsupported type")
			}
			t := c.ResultType(op, rw)
			if t == nil {
				return false
			}
			rw.ReplaceByNew(op, spirv.Undef, nil, []ir.Type{t})
			return true
		}), rewrite.ConvertOp(spirvtypes.Name(ub.Unreachable, spirv.Unreachable), &c.TypeConverter, ub.Unreachable,
		func(op *ir.Operation, _ rewrite.Adaptor, rw *rewrite.Rewriter) bool {
			rw.ReplaceByNew(op, spirv.Unreachable, nil, nil)
			return true
		}))
}
