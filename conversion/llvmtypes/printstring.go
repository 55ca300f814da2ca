package llvmtypes

import (
	"strconv"

	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

// stringsOf is the key of the names in a module.
type stringsOf struct{ module *ir.Operation }

// moduleNames are the names of a module's symbols, and the number of the next name that an operation gets because another one has its own.
type moduleNames struct {
	used map[string]bool
	next int
}

// unique returns name, or name with a number after it if a symbol has that name.
func (n *moduleNames) unique(name string) string {
	free := name
	for n.used[free] {
		free = name + "_" + strconv.Itoa(n.next)
		n.next++
	}
	n.used[free] = true
	return free
}

// PrintString puts a call of puts for a text, which becomes a global constant called symbol at the start of the module around op. It
// returns false after an error.
func (c *Converter) PrintString(rw *rewrite.Rewriter, op *ir.Operation, symbol, text string) bool {
	module := moduleOf(op)
	if module == nil || module.Region(0).Empty() {
		return false
	}
	body := module.Region(0).First()
	if !rw.MayEdit(body) {
		return false
	}
	names := rewrite.Shared(rw, stringsOf{module}, func() *moduleNames {
		n := &moduleNames{used: map[string]bool{}}
		for o := body.First(); o != nil; o = o.Next() {
			if s := ir.SymbolName(o); s != "" {
				n.used[s] = true
			}
		}
		return n
	})
	b, ctx, loc := &rw.Builder, rw.Context(), op.Loc()
	data := append([]byte(text), 0)
	array := llvm.Array(ctx.I(8), uint64(len(data)))
	value := ctx.Dense(ctx.Tensor([]int64{int64(len(data))}, ctx.I(8), nil), data)
	symbol = names.unique(symbol)
	saved := rw.InsertionPoint()
	rw.SetStart(body)
	rw.CreateWithRegions(loc, llvm.Global, nil, nil, 1, ir.Named("sym_name", ctx.String(symbol)), ir.Named("global_type", ctx.TypeAttr(array)),
		ir.Named("linkage", llvm.LinkageOf(ctx, llvm.LinkagePrivate)), ir.Named("constant", ctx.Unit()), ir.Named("value", value),
		ir.Named("addr_space", ctx.Int(ctx.I32(), 0)))
	rw.SetInsertionPoint(saved)
	address := rw.Create(loc, llvm.AddressOf, nil, []ir.Type{c.Pointer()}, ir.Named("global_name", ctx.SymbolRef(symbol))).Result(0)
	first := llvm.NewGEP(b, loc, c.Pointer(), array, address, llvm.StaticIndex(0))
	puts := c.Runtime(rw, op, "puts", nil, c.Pointer())
	if puts == nil {
		return false
	}
	Call(b, loc, puts, first)
	return true
}
