package asynctollvm

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/async"
	"github.com/spvc/spvc/dialect/fn"
	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

// callee is the functions that do what an operation does with a token, a value and a group.
type callee struct {
	op                  *ir.OpDef
	token, value, group string
}

func (f *callee) of(t ir.Type) string {
	switch t.TypeDef() {
	case async.TokenDef:
		return f.token
	case async.ValueDef:
		return f.value
	}
	return f.group
}

// callees are the operations that become a call with their operands.
var callees = [...]callee{
	{async.RuntimeSetAvailable, "mlirAsyncRuntimeEmplaceToken", "mlirAsyncRuntimeEmplaceValue", ""},
	{async.RuntimeSetError, "mlirAsyncRuntimeSetTokenError", "mlirAsyncRuntimeSetValueError", ""},
	{async.RuntimeIsError, "mlirAsyncRuntimeIsTokenError", "mlirAsyncRuntimeIsValueError", "mlirAsyncRuntimeIsGroupError"},
	{async.RuntimeAwait, "mlirAsyncRuntimeAwaitToken", "mlirAsyncRuntimeAwaitValue", "mlirAsyncRuntimeAwaitAllInGroup"},
}

// resumed are the operations that become a call with their operands and the function that resumes coroutines.
var resumed = [...]callee{
	{async.RuntimeAwaitAndResume, "mlirAsyncRuntimeAwaitTokenAndExecute", "mlirAsyncRuntimeAwaitValueAndExecute", "mlirAsyncRuntimeAwaitAllInGroupAndExecute"},
	{async.RuntimeResume, "", "", "mlirAsyncRuntimeExecute"},
}

// counted are the operations that become a call with a number of references.
var counted = [...]callee{
	{async.RuntimeAddRef, "", "", "mlirAsyncRuntimeAddRef"},
	{async.RuntimeDropRef, "", "", "mlirAsyncRuntimeDropRef"},
}

func call(rw *rewrite.Rewriter, op *ir.Operation, name string, results []ir.Type, args ...*ir.Value) []*ir.Value {
	return fn.NewCall(&rw.Builder, op.Loc(), name, args, results).Results()
}

func (c *converter) runtimePatterns() []*rewrite.Pattern {
	var ps []*rewrite.Pattern
	add := func(conv *rewrite.TypeConverter, def *ir.OpDef, f func(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool) {
		ps = append(ps, rewrite.ConvertOp(def.Name+" to call", conv, def, f))
	}
	for i := range callees {
		f := &callees[i]
		add(&c.async, f.op, func(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
			rw.Replace(op, call(rw, op, f.of(op.Operand(0).Type()), op.ResultTypes(), ad.Operands...)...)
			return true
		})
	}
	for i := range resumed {
		f := &resumed[i]
		add(&c.async, f.op, func(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
			resume := c.resumeFunction(rw, op)
			if resume == nil {
				return rw.Fail("no function resumes coroutines")
			}
			rw.Replace(op, call(rw, op, f.name(op), nil, append(append([]*ir.Value(nil), ad.Operands...), resume)...)...)
			return true
		})
	}
	for i := range counted {
		f := &counted[i]
		add(&c.async, f.op, func(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
			n := arith.NewInt(&rw.Builder, op.Loc(), rw.Context().I64(), async.CountOf(op))
			rw.Replace(op, call(rw, op, f.group, nil, ad.Operand(0), n)...)
			return true
		})
	}
	add(&c.async, async.RuntimeAddToGroup, addToGroup)
	add(&c.async, async.RuntimeNumWorkers, func(op *ir.Operation, _ rewrite.Adaptor, rw *rewrite.Rewriter) bool {
		rw.Replace(op, call(rw, op, "mlirAsyncRuntimGetNumWorkerThreads", op.ResultTypes())...)
		return true
	})
	add(&c.TypeConverter, async.RuntimeCreate, c.create)
	add(&c.TypeConverter, async.RuntimeCreateGroup, func(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
		rw.Replace(op, call(rw, op, "mlirAsyncRuntimeCreateGroup", []ir.Type{c.Pointer()}, ad.Operands...)...)
		return true
	})
	add(&c.TypeConverter, async.RuntimeStore, func(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
		if c.TypeConverter.Convert(op.Operand(0).Type()) == nil {
			return rw.Fail("failed to convert stored value type to LLVM type")
		}
		llvm.NewStore(&rw.Builder, op.Loc(), ad.Operand(0), c.storage(rw, op, ad.Operand(1)))
		rw.Erase(op)
		return true
	})
	add(&c.TypeConverter, async.RuntimeLoad, func(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
		t := c.TypeConverter.Convert(op.Result(0).Type())
		if t == nil {
			return rw.Fail("failed to convert loaded value type to LLVM type")
		}
		rw.Replace(op, llvm.NewLoad(&rw.Builder, op.Loc(), t, c.storage(rw, op, ad.Operand(0))))
		return true
	})
	return ps
}

func (f *callee) name(op *ir.Operation) string { return f.of(op.Operand(0).Type()) }

// storage returns the address of what a value holds.
func (c *converter) storage(rw *rewrite.Rewriter, op *ir.Operation, v *ir.Value) *ir.Value {
	return call(rw, op, "mlirAsyncRuntimeGetValueStorage", []ir.Type{c.Pointer()}, v)[0]
}

func addToGroup(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	if !async.IsToken(op.Operand(0).Type()) {
		return rw.Fail("only token type is supported")
	}
	rw.Replace(op, call(rw, op, "mlirAsyncRuntimeAddTokenToGroup", []ir.Type{rw.Context().I64()}, ad.Operands...)...)
	return true
}

// create makes a token, or a value with memory for what it holds.
func (c *converter) create(op *ir.Operation, _ rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	t := op.Result(0).Type()
	if async.IsToken(t) {
		rw.Replace(op, call(rw, op, "mlirAsyncRuntimeCreateToken", []ir.Type{c.Pointer()})...)
		return true
	}
	stored := c.TypeConverter.Convert(async.Payload(t))
	if stored == nil {
		return rw.Fail("no LLVM type stands for what the value holds")
	}
	b, loc := &rw.Builder, op.Loc()
	end := llvm.NewGEP(b, loc, c.Pointer(), stored, llvm.NewOne(b, loc, llvm.Zero, c.Pointer()), llvm.StaticIndex(1))
	bytes := llvm.NewOne(b, loc, llvm.PtrToInt, rw.Context().I64(), end)
	rw.Replace(op, call(rw, op, "mlirAsyncRuntimeCreateValue", []ir.Type{c.Pointer()}, bytes)...)
	return true
}

// resumeName is the function that resumes a coroutine. The runtime gets its address, since an intrinsic has none.
const resumeName = "__resume"

type resumeKey struct{}

// resumeFunction returns the address of the function that resumes a coroutine, which it adds at the end of the module if it is not there. It returns nil if the pattern
// must wait for its turn.
func (c *converter) resumeFunction(rw *rewrite.Rewriter, op *ir.Operation) *ir.Value {
	module := op.ParentOf(ir.Module)
	body := module.Region(0).First()
	if !rw.MayEdit(body) {
		return nil
	}
	loc := op.Loc()
	known := rewrite.Shared(rw, resumeKey{}, func() map[*ir.Operation]*ir.Operation { return map[*ir.Operation]*ir.Operation{} })
	f := known[module]
	if f == nil || f.Block() != body {
		if f = ir.LookupSymbol(module, resumeName); f == nil {
			at := rw.InsertionPoint()
			rw.SetEnd(body)
			ctx := rw.Context()
			f = llvm.NewFunc(&rw.Builder, module.Loc(), resumeName, llvm.Function(llvm.Void(ctx), []ir.Type{c.Pointer()}, false),
				ir.Named(ir.SymbolVisibilityAttr, ctx.String("private")))
			block := rw.NewBlockIn(f.Region(0), nil, []ir.Type{c.Pointer()}, module.Loc())
			rw.SetEnd(block)
			rw.Create(module.Loc(), llvm.IntrCoroResume, []*ir.Value{block.Arg(0)}, nil)
			rw.Create(module.Loc(), llvm.Return, nil, nil)
			rw.SetInsertionPoint(at)
		}
		known[module] = f
	}
	return rw.Create(loc, llvm.AddressOf, nil, []ir.Type{c.Pointer()}, ir.Named("global_name", rw.Context().SymbolRef(resumeName))).Result(0)
}
