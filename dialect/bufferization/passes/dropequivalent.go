package passes

import (
	"github.com/spvc/spvc/dialect/fn"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
)

// NewDropEquivalentBufferResults returns the pass drop-equivalent-buffer-results.
func NewDropEquivalentBufferResults() *pass.Pass {
	return &pass.Pass{
		Name: "drop-equivalent-buffer-results", Class: "DropEquivalentBufferResults", Op: ir.Module.Name,
		Summary: "Remove MemRef return values that are equivalent to a bbArg",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			dropEquivalent(op)
			return true
		},
	}
}

// dropEquivalent removes the results of functions that are one of their arguments.
func dropEquivalent(module *ir.Operation) {
	symbols := ir.NewSymbolNames(module)
	calls := map[*ir.Operation][]*ir.Operation{}
	module.Walk(func(op *ir.Operation) {
		if op.Is(fn.Call) {
			if f := symbols.Lookup(fn.CallOp{Operation: op}.Callee()); f != nil && f.Is(fn.Func) {
				calls[f] = append(calls[f], op)
			}
		}
	})
	for op := module.Region(0).First().First(); op != nil; op = op.Next() {
		if !op.Is(fn.Func) || op.Region(0).Empty() {
			continue
		}
		if op.Context().MLIR() >= sincePrivateOnly && ir.SymbolVisibility(op) == ir.Public {
			continue
		}
		f := fn.FuncOp{Operation: op}
		ret := onlyReturn(f)
		if ret == nil {
			continue
		}
		argument := dropResults(f, ret)
		for _, c := range calls[op] {
			callWithout(c, argument, f.Type().Results)
		}
	}
}

// onlyReturn returns the return of f, or nil if there is not exactly one.
func onlyReturn(f fn.FuncOp) *ir.Operation {
	var found *ir.Operation
	for b := f.Body().First(); b != nil; b = b.Next() {
		if t := b.Last(); t != nil && t.Is(fn.Return) {
			if found != nil {
				return nil
			}
			found = t
		}
	}
	return found
}

// dropResults removes the results of f that are arguments, or casts of them. It returns, for each former result, the number of the
// argument, or -1.
func dropResults(f fn.FuncOp, ret *ir.Operation) []int {
	argument := make([]int, ret.NumOperands())
	var kept []*ir.Value
	var types []ir.Type
	var attrs []*ir.DictionaryAttr
	t, results := f.Type(), f.ResultAttrs()
	for i, v := range ret.Operands() {
		argument[i] = -1
		base := v
		for c := base.DefinedBy(memref.Cast); c != nil; c = base.DefinedBy(memref.Cast) {
			base = c.Operand(0)
		}
		if base.IsBlockArgument() && base.OwnerBlock() == f.Body().First() {
			argument[i] = base.Index()
			continue
		}
		kept, types, attrs = append(kept, v), append(types, t.Results[i]), append(attrs, results[i])
	}
	f.SetSignature(f.Context().Function(t.Inputs, types), f.ArgAttrs(), attrs)
	ret.SetOperands(kept)
	return argument
}

// callWithout builds a call anew, with results of the given types. The others are operands, by argument.
func callWithout(op *ir.Operation, argument []int, types []ir.Type) {
	b := ir.NewBuilder(op.Context(), nil)
	b.SetBefore(op)
	n := fn.NewCall(b, op.Loc(), fn.CallOp{Operation: op}.Callee(), op.Operands(), types)
	next := 0
	for i, a := range argument {
		r := op.Result(i)
		var v *ir.Value
		if a < 0 {
			v = n.Result(next)
			next++
		} else if v = op.Operand(a); v.Type() != r.Type() {
			v = memref.NewCast(b, op.Loc(), v, r.Type())
		}
		r.ReplaceAllUsesWith(v)
	}
	op.Erase()
}
