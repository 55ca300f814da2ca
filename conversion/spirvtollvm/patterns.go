package spirvtollvm

import (
	"github.com/spvc/spvc/conversion/llvmtypes"
	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/target"
)

// lowering has the patterns of a conversion.
type lowering struct {
	*llvmtypes.Converter
	api target.ClientAPI
}

// AddPatterns appends the patterns for all operations of SPIR-V that MLIR converts. c must have the rules of [AddTypes] for api.
func AddPatterns(c *llvmtypes.Converter, api target.ClientAPI, ps []*rewrite.Pattern) []*rewrite.Pattern {
	l := &lowering{c, api}
	for _, e := range direct {
		ps = append(ps, l.direct(e))
	}
	for _, e := range comparisons {
		ps = append(ps, l.comparison(e))
	}
	for _, e := range resizings {
		ps = append(ps, l.resizing(e))
	}
	for _, e := range shifts {
		ps = append(ps, l.shift(e))
	}
	for _, e := range [...]struct {
		from    *ir.OpDef
		rewrite func(x *state) bool
	}{
		{spirv.BitFieldInsert, (*state).bitFieldInsert}, {spirv.BitFieldUExtract, (*state).bitFieldUExtract},
		{spirv.BitFieldSExtract, (*state).bitFieldSExtract}, {spirv.Not, (*state).not}, {spirv.LogicalNot, (*state).not},
		{spirv.Bitcast, (*state).bitcast},
		{spirv.GLInverseSqrt, (*state).inverseSqrt}, {spirv.GLTan, (*state).tan}, {spirv.GLTanh, (*state).tanh},
		{spirv.AccessChain, (*state).accessChain}, {spirv.AddressOf, (*state).addressOf}, {spirv.Load, (*state).load}, {spirv.Variable, (*state).variable},
		{spirv.Constant, (*state).constant}, {spirv.CompositeExtract, (*state).extract}, {spirv.CompositeInsert, (*state).insert},
		{spirv.VectorShuffle, (*state).shuffle},
	} {
		ps = append(ps, l.value(e.from, e.rewrite))
	}
	for _, e := range [...]struct {
		from    *ir.OpDef
		rewrite func(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool
	}{
		{spirv.Store, store}, {spirv.GlobalVariable, l.globalVariable},
		{spirv.Branch, branch}, {spirv.BranchConditional, conditionalBranch}, {spirv.Loop, l.loop}, {spirv.Selection, l.selection},
		{spirv.Merge, erase}, {spirv.EntryPoint, erase}, {spirv.ExecutionMode, executionMode},
		{spirv.FunctionCall, l.call}, {spirv.Return, returns}, {spirv.ReturnValue, returns},
		{spirv.Func, l.function}, {spirv.Module, module},
	} {
		ps = append(ps, rewrite.ConvertOp(e.from.Name+" to LLVM IR", &c.TypeConverter, e.from, e.rewrite))
	}
	if c.Context().MLIR() > 19 {
		ps = l.newer(ps)
	}
	return ps
}

// newer appends the patterns that MLIR has since 20. They go before those for the same operation.
func (l *lowering) newer(ps []*rewrite.Pattern) []*rewrite.Pattern {
	for _, e := range [...]pair{{spirv.GLTan, llvm.IntrTan}, {spirv.GLTanh, llvm.IntrTanh}} {
		ps = append(ps, l.direct(e).WithBenefit(2))
	}
	for _, e := range barriers {
		ps = append(ps, l.builtin(e.from, barrier(e.function)))
	}
	for _, def := range groupOps {
		ps = append(ps, l.builtin(def, groupOp))
	}
	return ps
}

// state is the state of the conversion of an operation that has one result.
type state struct {
	*lowering
	*rewrite.Rewriter
	ctx *ir.Context
	op  *ir.Operation
	ad  rewrite.Adaptor
	loc ir.Location
	// from is the type of the result, and to the type that it is converted to.
	from, to ir.Type
}

// value returns the pattern for an operation with one result.
func (l *lowering) value(def *ir.OpDef, f func(x *state) bool) *rewrite.Pattern {
	return rewrite.ConvertOp(def.Name+" to LLVM IR", &l.TypeConverter, def, func(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
		from := op.Result(0).Type()
		to := l.Convert(from)
		if to == nil {
			return rw.Fail(noType)
		}
		return f(&state{l, rw, rw.Context(), op, ad, op.Loc(), from, to})
	})
}

const noType = "LLVM IR has no such type"

// one puts an operation with a result of the converted type.
func (x *state) one(def *ir.OpDef, operands ...*ir.Value) *ir.Value {
	return llvm.NewOne(&x.Builder, x.loc, def, x.to, operands...)
}

func (x *state) replace(v *ir.Value) bool {
	x.Replace(x.op, v)
	return true
}

func (l *lowering) direct(e pair) *rewrite.Pattern {
	return rewrite.ConvertOp(llvmtypes.Name(e.from, e.to), &l.TypeConverter, e.from, func(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
		to := l.Convert(op.Result(0).Type())
		if to == nil {
			return rw.Fail(noType)
		}
		rw.ReplaceByNew(op, e.to, ad.Operands, []ir.Type{to}, op.Attrs()...)
		return true
	})
}

// comparison makes a comparison of the original operands. As in MLIR, integers with a sign are therefore refused by the verifier.
func (l *lowering) comparison(e comparison) *rewrite.Pattern {
	return rewrite.ConvertOp(llvmtypes.Name(e.from, e.to), &l.TypeConverter, e.from, func(op *ir.Operation, _ rewrite.Adaptor, rw *rewrite.Rewriter) bool {
		to := l.Convert(op.Result(0).Type())
		if to == nil {
			return rw.Fail(noType)
		}
		c := rw.Context()
		rw.ReplaceByNew(op, e.to, op.Operands(), []ir.Type{to}, ir.Named("predicate", c.Int(c.I64(), e.predicate)))
		return true
	})
}

func (l *lowering) resizing(e resizing) *rewrite.Pattern {
	return rewrite.ConvertOp(e.from.Name+" to LLVM IR", &l.TypeConverter, e.from, func(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
		to := l.Convert(op.Result(0).Type())
		if to == nil {
			return rw.Fail(noType)
		}
		def := e.wider
		switch n, m := width(op.Operand(0).Type()), width(op.Result(0).Type()); {
		case n > m:
			def = e.narrower
		case n == m:
			return rw.Fail("the widths are equal")
		}
		rw.ReplaceByNew(op, def, ad.Operands, []ir.Type{to})
		return true
	})
}

// width returns the number of bits of a number or of the elements of a vector.
func width(t ir.Type) uint32 { return ir.NumberWidth(ir.ElementTypeOrSelf(t)) }

// shift extends the amount to the width of the base: without a sign if its type is unsigned.
func (l *lowering) shift(e pair) *rewrite.Pattern {
	return rewrite.ConvertOp(llvmtypes.Name(e.from, e.to), &l.TypeConverter, e.from, func(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
		to := l.Convert(op.Result(0).Type())
		if to == nil {
			return rw.Fail(noType)
		}
		base, amount := ad.Operand(0), ad.Operand(1)
		from := op.Operand(1).Type()
		if op.Operand(0).Type() != from {
			switch n, m := width(from), width(to); {
			case n == 0 || m == 0:
				return rw.Fail("it does not shift integers")
			case n > m:
				return rw.Fail("the shift is wider than the base")
			case n < m:
				def := llvm.SExt
				if i, ok := ir.ElementTypeOrSelf(from).(*ir.IntegerType); ok && i.Signedness == ir.Unsigned {
					def = llvm.ZExt
				}
				amount = llvm.NewOne(&rw.Builder, op.Loc(), def, to, amount)
			}
		}
		rw.ReplaceByNew(op, e.to, []*ir.Value{base, amount}, []ir.Type{to})
		return true
	})
}

func erase(op *ir.Operation, _ rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	rw.Erase(op)
	return true
}
