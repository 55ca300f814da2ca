package conversions

import (
	"github.com/spvc/spvc/dialect/fn"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

// create makes an operation called name, registered or not, at the insertion point.
func create(rw *rewrite.Rewriter, loc ir.Location, name string, operands []*ir.Value, results []ir.Type, attrs ...ir.NamedAttribute) *ir.Operation {
	return rw.Build(&ir.OperationState{Loc: loc, Info: rw.Context().OpInfo(name), Operands: operands, Results: results, Attrs: attrs})
}

// replace replaces op by a new operation called name.
func replace(rw *rewrite.Rewriter, op *ir.Operation, name string, operands []*ir.Value, results []ir.Type, attrs ...ir.NamedAttribute) bool {
	rw.ReplaceWithOp(op, create(rw, op.Loc(), name, operands, results, attrs...))
	return true
}

// erase is a pattern that erases operations called name.
func erase(label, name string) *rewrite.Pattern {
	return rewrite.OnNamed(label, name, func(op *ir.Operation, rw *rewrite.Rewriter) bool {
		rw.Erase(op)
		return true
	})
}

func isInteger(t ir.Type, width uint32) bool {
	i, ok := t.(*ir.IntegerType)
	return ok && i.Width == width
}

func isFloat(t ir.Type, k ir.FloatKind) bool {
	f, ok := t.(*ir.FloatType)
	return ok && f.Kind == k
}

// functionTypes returns the pattern that converts the types of the signatures and of the blocks of functions: operations of the
// kind def, or functions of all dialects if def is nil.
func functionTypes(conv *rewrite.TypeConverter, def *ir.OpDef) *rewrite.Pattern {
	return rewrite.ConvertOp("function types", conv, def, func(op *ir.Operation, _ rewrite.Adaptor, rw *rewrite.Rewriter) bool {
		m, ok := ir.OpInterface[ir.FunctionModel](op.Info())
		if !ok {
			return rw.Fail("not a function")
		}
		t := m.FunctionType(op)
		if t == nil {
			return rw.Fail("the type of the function is not one of builtin")
		}
		sig := conv.ConvertSignature(t.Inputs)
		results, ok := conv.ConvertTypes(t.Results)
		if sig == nil || !ok || !op.Region(0).Empty() && rw.ConvertRegionTypes(op.Region(0), conv, sig) == nil {
			return rw.Fail("a type of the signature cannot be converted")
		}
		rw.Modify(op, func() { m.SetFunctionType(op, rw.Context().Function(sig.Types, results)) })
		return true
	})
}

// callTypes returns the pattern that converts the types of calls.
func callTypes(conv *rewrite.TypeConverter) *rewrite.Pattern {
	return rewrite.ConvertOp("call types", conv, fn.Call, func(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
		types, ok := conv.ConvertTypes(op.ResultTypes())
		if !ok || len(types) != op.NumResults() {
			return rw.Fail("a result does not become one value")
		}
		rw.ReplaceByNew(op, fn.Call, ad.Operands, types, op.Attrs()...)
		return true
	})
}

// legalFunctions makes functions legal whose types conv does not change.
func legalFunctions(target *rewrite.Target, conv *rewrite.TypeConverter) {
	target.AddDynamicOp(func(op *ir.Operation) bool {
		m, _ := ir.OpInterface[ir.FunctionModel](op.Info())
		if !conv.IsLegalSignature(m.FunctionType(op)) {
			return false
		}
		for b := op.Region(0).First(); b != nil; b = b.Next() {
			if !conv.AreLegal(b.ArgTypes()) {
				return false
			}
		}
		return true
	}, fn.Func)
}
