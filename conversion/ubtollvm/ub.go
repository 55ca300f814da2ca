// Package ubtollvm converts ops of the ub dialect to the llvm dialect, as MLIR does.
package ubtollvm

import (
	"github.com/spvc/spvc/conversion/llvmtypes"
	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/dialect/ub"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

// AddPatterns appends the patterns for all ops of ub.
func AddPatterns(c *llvmtypes.Converter, ps []*rewrite.Pattern) []*rewrite.Pattern {
	return append(ps, rewrite.ConvertOp(llvmtypes.Name(ub.Poison, llvm.Poison), &c.TypeConverter, ub.Poison,
		func(op *ir.Operation, _ rewrite.Adaptor, rw *rewrite.Rewriter) bool {
			if v := op.Attr("value"); v != nil {
				if _, ok := v.(*ub.PoisonAttr); !ok {
					return rw.Fail("the value is poison in part only")
				}
			}
			t := c.Convert(op.Result(0).Type())
			if t == nil {
				return rw.Fail("the type has no LLVM type")
			}
			rw.ReplaceByNew(op, llvm.Poison, nil, []ir.Type{t})
			return true
		}), llvmtypes.OneToOne(c, ub.Unreachable, llvm.Unreachable, nil))
}
