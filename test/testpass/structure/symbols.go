package structure

import (
	"fmt"

	"github.com/spvc/spvc/dialect/fn"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
)

func newSymbolUses() *pass.Pass {
	return &pass.Pass{
		Name: "test-symbol-uses", Class: "(anonymous namespace)::SymbolUsesPass", Op: ir.Module.Name, Summary: "Test detection of symbol uses",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			var dead []*ir.Operation
			known := true
			op.Walk(func(o *ir.Operation) {
				if o != op && known && o.HasTrait(ir.Symbol) {
					known = remarkUses(op, o, &dead)
				}
			})
			for _, o := range dead {
				op.EmitRemark(ir.SymbolName(o) + " function successfully erased")
				o.Erase()
			}
			return true
		},
	}
}

// remarkUses reports the references in symbol and to it. It returns false if some may be hidden, and adds declarations of functions
// without uses to dead.
func remarkUses(module, symbol *ir.Operation, dead *[]*ir.Operation) bool {
	n := 0
	if !ir.SymbolUsesOf(symbol, func(ir.SymbolUse) { n++ }) {
		symbol.EmitRemark("symbol contains an unknown nested operation that 'may' define a new symbol table")
		return false
	}
	if n > 0 {
		symbol.EmitRemark(fmt.Sprintf("symbol contains %d nested references", n))
	}
	if ir.SymbolKnownUnused(module, symbol) {
		if symbol.Is(fn.Func) && symbol.Region(0).Empty() {
			*dead = append(*dead, symbol)
		}
		symbol.EmitRemark("symbol has no uses")
		return true
	}
	uses, _ := ir.UsesOfSymbol(module, symbol)
	for _, u := range uses {
		if ir.LookupNearestSymbol(u.User.Parent(), u.Ref) != nil {
			u.User.EmitRemark("found use of symbol : " + ir.AttrString(u.Ref) + " : " + ir.AttrString(symbol.Attr(ir.SymbolNameAttr)))
		}
	}
	symbol.EmitRemark(fmt.Sprintf("symbol has %d uses", len(uses)))
	return true
}

func newSymbolReplacement() *pass.Pass {
	return &pass.Pass{
		Name: "test-symbol-rauw", Class: "(anonymous namespace)::SymbolReplacementPass", Op: ir.Module.Name, Summary: "Test replacement of symbol uses",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			if !ir.SymbolUses(op, func(ir.SymbolUse) {}) {
				return true
			}
			op.Walk(func(o *ir.Operation) {
				if name, ok := o.Attr("sym.new_name").(*ir.StringAttr); ok && o != op {
					ir.ReplaceAllSymbolUses(op, o, name.Value)
					ir.SetSymbolName(o, name.Value)
				}
			})
			return true
		},
	}
}
