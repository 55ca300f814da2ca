package passes

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/spirv"
)

// NewRewriteInserts returns the pass spirv-rewrite-inserts. It replaces a chain of
// spirv.CompositeInsert that fills a composite from the first to the last element by
// one spirv.CompositeConstruct.
func NewRewriteInserts() *pass.Pass {
	return &pass.Pass{
		Name: "spirv-rewrite-inserts", Class: "SPIRVRewriteInsertsPass", Op: spirv.Module.Name,
		Summary: "Rewrite sequential chains of `spirv.CompositeInsert` operations into `spirv.CompositeConstruct` operations",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			RewriteInserts(op)
			return true
		},
	}
}

// RewriteInserts is the pass spirv-rewrite-inserts on one spirv.module.
func RewriteInserts(module *ir.Operation) {
	var chains [][]*ir.Operation
	module.Walk(func(op *ir.Operation) {
		if op.Is(spirv.CompositeInsert) {
			if c := insertChain(op); c != nil {
				chains = append(chains, c)
			}
		}
	})
	b := ir.NewBuilder(module.Context(), nil)
	for _, chain := range chains {
		last := chain[len(chain)-1]
		parts := make([]*ir.Value, len(chain))
		for i, op := range chain {
			parts[i] = op.Operand(0)
		}
		b.SetBefore(last)
		whole := b.Create(last.Loc(), spirv.CompositeConstruct, parts, []ir.Type{last.Result(0).Type()})
		last.Result(0).ReplaceAllUsesWith(whole.Result(0))
		for i := len(chain) - 1; i >= 0; i-- {
			if !chain[i].HasUses() {
				chain[i].Erase()
			}
		}
	}
}

// insertChain returns the insertions into elements 0, 1, … of a composite, where last
// fills the last element. It returns nil if there is no such chain.
func insertChain(last *ir.Operation) []*ir.Operation {
	n, ok := spirv.NumElements(last.Operand(1).Type())
	at, ok2 := onlyIndex(last)
	if !ok || !ok2 || at+1 != n {
		return nil
	}
	chain := make([]*ir.Operation, 0, min(n, 64))
	for op := last; ; {
		chain = append(chain, op)
		if at == 0 {
			break
		}
		at--
		if op = op.Operand(1).DefiningOp(); op == nil || !op.Is(spirv.CompositeInsert) {
			return nil
		}
		if i, ok := onlyIndex(op); !ok || i != at {
			return nil
		}
	}
	for i, j := 0, len(chain)-1; i < j; i, j = i+1, j-1 {
		chain[i], chain[j] = chain[j], chain[i]
	}
	return chain
}

// onlyIndex returns the index of an insertion with one index.
func onlyIndex(op *ir.Operation) (int64, bool) {
	a, ok := op.Attr("indices").(*ir.ArrayAttr)
	if !ok || len(a.Elements) != 1 {
		return 0, false
	}
	i, ok := a.Elements[0].(*ir.IntegerAttr)
	if !ok {
		return 0, false
	}
	return i.Int64()
}
