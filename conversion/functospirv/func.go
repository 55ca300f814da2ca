// Package functospirv converts ops of the func dialect to the spirv dialect.
package functospirv

import (
	"github.com/spvc/spvc/conversion/spirvtypes"
	"github.com/spvc/spvc/dialect/fn"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
	"github.com/spvc/spvc/spirv"
)

// AddPatterns appends the patterns for calls and returns.
func AddPatterns(c *spirvtypes.Converter, ps []*rewrite.Pattern) []*rewrite.Pattern {
	tc := &c.TypeConverter
	return append(ps,
		rewrite.ConvertOp("func.return to spirv", tc, fn.Return, func(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
			switch len(ad.Operands) {
			case 0:
				rw.ReplaceByNew(op, spirv.Return, nil, nil)
			case 1:
				rw.ReplaceByNew(op, spirv.ReturnValue, ad.Operands, nil)
			default:
				return rw.Fail("SPIR-V functions have at most one result")
			}
			return true
		}),
		rewrite.ConvertOp(spirvtypes.Name(fn.Call, spirv.FunctionCall), tc, fn.Call, func(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
			var results []ir.Type
			switch op.NumResults() {
			case 0:
			case 1:
				t := c.ResultType(op, rw)
				if t == nil {
					return false
				}
				results = []ir.Type{t}
			default:
				return rw.Fail("SPIR-V functions have at most one result")
			}
			rw.ReplaceByNew(op, spirv.FunctionCall, ad.Operands, results, op.Attrs()...)
			return true
		}))
}

// AddFuncPatterns appends the pattern that turns func.func into spirv.func with
// converted argument and result types. The pattern ignores shader interfaces.
func AddFuncPatterns(c *spirvtypes.Converter, ps []*rewrite.Pattern) []*rewrite.Pattern {
	return append(ps, rewrite.ConvertOp(spirvtypes.Name(fn.Func, spirv.Func), &c.TypeConverter, fn.Func,
		func(op *ir.Operation, _ rewrite.Adaptor, rw *rewrite.Rewriter) bool { return function(c, op, rw) }))
}

func function(c *spirvtypes.Converter, op *ir.Operation, rw *rewrite.Rewriter) bool {
	from := fn.FuncOp{Operation: op}.Type()
	if len(from.Results) > 1 {
		return rw.Fail("SPIR-V functions have at most one result")
	}
	sig := rewrite.NewSignature(len(from.Inputs))
	for i, t := range from.Inputs {
		to := c.Convert(t)
		if to == nil {
			return c.Refuse(rw, t)
		}
		sig.AddInputs(i, to)
	}
	var results []ir.Type
	for _, t := range from.Results {
		to := c.Convert(t)
		if to == nil {
			return c.Refuse(rw, t)
		}
		results = append(results, to)
	}
	ctx := rw.Context()
	attrs := []ir.NamedAttribute{ir.Named("function_control", ctx.Enum(spirv.FunctionControlAttr, 0))}
	for _, a := range op.Attrs() {
		if a.Name == "function_type" {
			a.Value = ctx.TypeAttr(ctx.Function(sig.Types, results))
		}
		attrs = append(attrs, a)
	}
	f := rw.CreateWithRegions(op.Loc(), spirv.Func, nil, nil, 1, attrs...)
	rw.InlineRegionBefore(op.Region(0), f.Region(0), nil)
	if !f.Region(0).Empty() && rw.ConvertRegionTypes(f.Region(0), &c.TypeConverter, sig) == nil {
		return rw.Fail("the type of a block argument cannot be converted for the target")
	}
	rw.Erase(op)
	return true
}

// AddDeviceFuncPatterns appends the pattern for functions that kernels call. They keep
// their name and nothing else of their attributes.
func AddDeviceFuncPatterns(c *spirvtypes.Converter, ps []*rewrite.Pattern) []*rewrite.Pattern {
	return append(ps, rewrite.ConvertOp("device function", &c.TypeConverter, fn.Func,
		func(op *ir.Operation, _ rewrite.Adaptor, rw *rewrite.Rewriter) bool {
			rw.Modify(op, func() {
				for _, a := range op.Attrs() {
					if a.Name != "function_type" && a.Name != ir.SymbolNameAttr {
						op.RemoveAttr(a.Name)
					}
				}
			})
			return function(c, op, rw)
		}))
}
