package fn

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

// TypePatterns returns patterns that convert the types of functions, calls and
// returns with conv.
func TypePatterns(conv *rewrite.TypeConverter) []*rewrite.Pattern {
	return []*rewrite.Pattern{
		rewrite.ConvertOp("func.func types", conv, Func, func(op *ir.Operation, _ rewrite.Adaptor, rw *rewrite.Rewriter) bool {
			return convertFunc(conv, op, rw)
		}),
		rewrite.ConvertOp("func.call types", conv, Call, func(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
			types, ok := conv.ConvertTypes(op.ResultTypes())
			if !ok {
				return rw.Fail("a result type cannot be converted")
			}
			rw.ReplaceByNew(op, Call, ad.Operands, types, op.Attrs()...)
			return true
		}),
		rewrite.ConvertOp("func.return types", conv, Return, func(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
			rw.Modify(op, func() { op.SetOperands(ad.Operands) })
			return true
		}),
	}
}

func convertFunc(conv *rewrite.TypeConverter, op *ir.Operation, rw *rewrite.Rewriter) bool {
	from := FuncOp{op}.Type()
	sig := conv.ConvertSignature(from.Inputs)
	results, ok := conv.ConvertTypes(from.Results)
	if sig == nil || !ok {
		return rw.Fail("a type of the function cannot be converted")
	}
	if !op.Region(0).Empty() && rw.ConvertRegionTypes(op.Region(0), conv, sig) == nil {
		return rw.Fail("a block argument cannot be converted")
	}
	ctx := rw.Context()
	rw.Modify(op, func() { op.SetProp(funcType, ctx.TypeAttr(ctx.Function(sig.Types, results))) })
	return true
}
