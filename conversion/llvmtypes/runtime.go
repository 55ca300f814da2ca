package llvmtypes

import (
	"strconv"

	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

// runtimeKey is the key under which the patterns of a conversion share a declared function.
type runtimeKey struct {
	table *ir.Operation
	name  string
}

// declared is a function, or nil if the last pattern that declared one was undone.
type declared struct{ fn *ir.Operation }

// Runtime returns the function called name, which takes params and returns a value of type result; nil stands for void. If the module
// around op has none, Runtime declares it at the start of the module. It returns nil if there is no module, if a function in it has
// another type, or if the pattern must wait for its turn to change the module.
//
// The module is the innermost builtin.module until MLIR 19, and the innermost symbol table since. If another symbol has the name,
// MLIR 19 fails in the verifier; newer versions append a number.
func (c *Converter) Runtime(rw *rewrite.Rewriter, op *ir.Operation, name string, result ir.Type, params ...ir.Type) *ir.Operation {
	table := moduleOf(op)
	if table == nil || table.Region(0).Empty() {
		return nil
	}
	body := table.Region(0).First()
	if !rw.MayEdit(body) {
		return nil
	}
	if result == nil {
		result = llvm.Void(c.ctx)
	}
	t := llvm.Function(result, params, false)
	known := rewrite.Shared(rw, runtimeKey{table, name}, func() *declared { return &declared{} })
	if known.fn == nil || known.fn.Block() != body {
		known.fn = ir.LookupSymbol(table, name)
	}
	switch fn := known.fn; {
	case fn == nil:
	case !fn.Is(llvm.Func):
		if c.ctx.MLIR() > 19 {
			name = freeName(table, name)
		}
	case c.ctx.MLIR() > 19 && functionType(fn) != ir.Type(t):
		fn.EmitError("redefinition of reserved function '" + name + "' of different type " + ir.QuoteType(functionType(fn)) + " is prohibited")
		return nil
	default:
		return fn
	}
	saved := rw.InsertionPoint()
	rw.SetStart(body)
	known.fn = rw.CreateWithRegions(table.Loc(), llvm.Func, nil, nil, 1, ir.Named("sym_name", c.ctx.String(name)),
		ir.Named("function_type", c.ctx.TypeAttr(t)), ir.Named("linkage", llvm.LinkageOf(c.ctx, llvm.LinkageExternal)))
	rw.SetInsertionPoint(saved)
	return known.fn
}

func functionType(fn *ir.Operation) ir.Type {
	if t, ok := fn.Attr("function_type").(*ir.TypeAttr); ok {
		return t.Value
	}
	return nil
}

// moduleOf returns the operation in which functions for op are declared.
func moduleOf(op *ir.Operation) *ir.Operation {
	if op.Context().MLIR() > 19 {
		return ir.NearestSymbolTable(op.Parent())
	}
	p := op.Parent()
	for p != nil && !p.Is(ir.Module) {
		p = p.Parent()
	}
	return p
}

// freeName returns name with the first number appended that makes it a new name in table.
func freeName(table *ir.Operation, name string) string {
	for i := 0; ; i++ {
		if n := name + "_" + strconv.Itoa(i); ir.LookupSymbol(table, n) == nil {
			return n
		}
	}
}

// Call puts a call of fn.
func Call(b *ir.Builder, loc ir.Location, fn *ir.Operation, args ...*ir.Value) *ir.Operation {
	var result ir.Type
	if t, ok := functionType(fn).(*llvm.FunctionType); ok {
		result = t.Result
	}
	return llvm.NewCall(b, loc, ir.SymbolName(fn), result, args...)
}

// TypeBytes returns the size of a value of type t in memory, by the data layout. ok is false if the layout does not know t.
func (c *Converter) TypeBytes(t ir.Type) (n int64, ok bool) {
	layout := c.opts.Layout
	if layout == nil {
		return 0, false
	}
	size, err := layout.Bytes(t)
	return int64(size.Min), err == nil && size.Min < 1<<62
}
