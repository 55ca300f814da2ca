// Package asynctollvm converts coroutines and the calls of the async dialect to intrinsics of LLVM IR and to calls of a runtime library.
package asynctollvm

import (
	"github.com/spvc/spvc/conversion/llvmtypes"
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/async"
	"github.com/spvc/spvc/dialect/fn"
	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

// converter converts to LLVM IR, and only the types of the async dialect for functions of the func dialect.
type converter struct {
	*llvmtypes.Converter
	// async converts the types of the async dialect and leaves others.
	async rewrite.TypeConverter
}

// converted returns what a type of the async dialect becomes. mine is false for other types.
func converted(t *ir.RecordType) (to ir.Type, mine bool) {
	switch t.TypeDef() {
	case async.TokenDef, async.GroupDef, async.ValueDef, async.CoroHandleDef:
		return llvm.Pointer(t.Context(), 0), true
	case async.CoroIDDef, async.CoroStateDef:
		return llvm.Token(t.Context()), true
	}
	return nil, false
}

// Convert converts the operations of the async dialect in module, and the types of the dialect in its functions. It fails if an operation of the dialect stays.
func Convert(module *ir.Operation) bool {
	c := &converter{Converter: llvmtypes.New(module.Context(), llvmtypes.Options{})}
	rewrite.AddRule(&c.TypeConverter, converted)
	rewrite.AddRule(&c.async, func(t ir.Type) (ir.Type, bool) { return t, true })
	rewrite.AddRule(&c.async, converted)
	c.async.AddSourceMaterialization(llvmtypes.UnrealizedCast)
	c.async.AddTargetMaterialization(llvmtypes.UnrealizedCast)
	declareRuntime(module)

	ps := append(fn.TypePatterns(&c.async), c.runtimePatterns()...)
	ps = append(ps, c.coroutinePatterns()...)
	t := llvmtypes.NewTarget()
	t.AddLegalOp(arith.Constant, fn.Constant, ir.UnrealizedCast)
	t.AddIllegalDialect("async")
	t.AddDynamicOp(func(op *ir.Operation) bool { return c.async.IsLegalSignature(fn.FuncOp{Operation: op}.Type()) }, fn.Func)
	t.AddDynamicOp(func(op *ir.Operation) bool { return c.async.AreLegal(op.OperandTypes()) }, fn.Return)
	t.AddDynamicOp(func(op *ir.Operation) bool {
		return c.async.AreLegal(op.OperandTypes()) && c.async.AreLegal(op.ResultTypes())
	}, fn.Call)
	return rewrite.ConvertPartial([]*ir.Operation{module}, t, rewrite.NewPatternSet(ps...))
}

// runtime lists the functions of the runtime with the types of their arguments and results: p is a pointer, l an integer of 64 bits, b one of 1 bit, i an index.
var runtime = [...]struct{ name, args, result string }{
	{"mlirAsyncRuntimeAddRef", "pl", ""},
	{"mlirAsyncRuntimeDropRef", "pl", ""},
	{"mlirAsyncRuntimeCreateToken", "", "t"},
	{"mlirAsyncRuntimeCreateValue", "l", "p"},
	{"mlirAsyncRuntimeCreateGroup", "l", "g"},
	{"mlirAsyncRuntimeEmplaceToken", "t", ""},
	{"mlirAsyncRuntimeEmplaceValue", "p", ""},
	{"mlirAsyncRuntimeSetTokenError", "t", ""},
	{"mlirAsyncRuntimeSetValueError", "p", ""},
	{"mlirAsyncRuntimeIsTokenError", "t", "b"},
	{"mlirAsyncRuntimeIsValueError", "p", "b"},
	{"mlirAsyncRuntimeIsGroupError", "g", "b"},
	{"mlirAsyncRuntimeAwaitToken", "t", ""},
	{"mlirAsyncRuntimeAwaitValue", "p", ""},
	{"mlirAsyncRuntimeAwaitAllInGroup", "g", ""},
	{"mlirAsyncRuntimeExecute", "pp", ""},
	{"mlirAsyncRuntimeGetValueStorage", "p", "p"},
	{"mlirAsyncRuntimeAddTokenToGroup", "tg", "l"},
	{"mlirAsyncRuntimeAwaitTokenAndExecute", "tpp", ""},
	{"mlirAsyncRuntimeAwaitValueAndExecute", "ppp", ""},
	{"mlirAsyncRuntimeAwaitAllInGroupAndExecute", "gpp", ""},
	{"mlirAsyncRuntimGetNumWorkerThreads", "", "i"}, // as MLIR spells it
}

// declareRuntime declares those functions of the runtime at the end of the module that it does not have.
func declareRuntime(module *ir.Operation) {
	c := module.Context()
	types := func(text string) (list []ir.Type) {
		for _, k := range text {
			switch k {
			case 'p':
				list = append(list, llvm.Pointer(c, 0))
			case 'l':
				list = append(list, c.I64())
			case 'b':
				list = append(list, c.I1())
			case 'i':
				list = append(list, c.Index())
			case 't':
				list = append(list, async.Token(c))
			case 'g':
				list = append(list, async.Single(c, async.GroupDef))
			}
		}
		return list
	}
	names := ir.NewSymbolNames(module)
	b := ir.NewBuilder(c, nil)
	b.SetEnd(module.Region(0).First())
	for _, f := range runtime {
		if names.Lookup(f.name) == nil {
			b.CreateWithRegions(module.Loc(), fn.Func, nil, nil, 1, ir.Named(ir.SymbolNameAttr, c.String(f.name)),
				ir.Named("function_type", c.TypeAttr(c.Function(types(f.args), types(f.result)))), ir.Named(ir.SymbolVisibilityAttr, c.String("private")))
		}
	}
}
