package cftollvm

import (
	"github.com/spvc/spvc/conversion/llvmtypes"
	"github.com/spvc/spvc/dialect/cf"
	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

// AddAssertPattern appends the pattern for cf.assert: where the condition is false, the program prints the message by puts and ends by
// abort.
func AddAssertPattern(c *llvmtypes.Converter, ps []*rewrite.Pattern) []*rewrite.Pattern {
	return append(ps, assert(c, true))
}

// AddPrintingAssertPattern is AddAssertPattern for programs that go on after they have printed the message.
func AddPrintingAssertPattern(c *llvmtypes.Converter, ps []*rewrite.Pattern) []*rewrite.Pattern {
	return append(ps, assert(c, false))
}

func assert(c *llvmtypes.Converter, ends bool) *rewrite.Pattern {
	return rewrite.ConvertOp("cf.assert to llvm", &c.TypeConverter, cf.Assert, func(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
		loc, block := op.Loc(), op.Block()
		after := rw.SplitBlock(block, op)
		failed := rw.NewBlockIn(block.Region(), nil, nil, loc)
		if !c.PrintString(rw, op, "assert_msg", op.StringAttr("msg")) {
			return false
		}
		if ends {
			abort := c.Runtime(rw, op, "abort", nil)
			if abort == nil {
				return false
			}
			llvmtypes.Call(&rw.Builder, loc, abort)
			rw.Create(loc, llvm.Unreachable, nil, nil)
		} else {
			rw.CreateBranch(loc, llvm.Br, nil, []*ir.Block{after})
		}
		rw.SetEnd(block)
		rw.CreateBranch(loc, llvm.CondBr, ad.Operands, []*ir.Block{after, failed}, rw.Context().Segments(1, 0, 0))
		rw.Erase(op)
		return true
	})
}
