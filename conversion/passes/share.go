package passes

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/rewrite"
	"github.com/spvc/spvc/ir/transform"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
)

// shareComputations makes the functions of a module of compute shaders, which conversion has made,
// compute equal values once, and known ones not at all. The conversion loads an input and computes an
// index at each use.
func shareComputations(module *ir.Operation, r *pass.Run) {
	var functions []*ir.Operation
	for op := module.Region(0).First().First(); op != nil; op = op.Next() {
		if op.Is(spirv.Func) {
			functions = append(functions, op)
		}
	}
	none := rewrite.NewPatternSet()
	r.Each(len(functions), 4, func(_, first, last int) {
		for _, fn := range functions[first:last] {
			loadInputsOnce(fn)
			rewrite.ApplyGreedily(fn, none, rewrite.GreedyConfig{Regions: rewrite.RegionsUnchanged})
			transform.CSE(fn)
		}
	})
}

// loadInputsOnce makes a function load each input variable, such as the built-in ids, at its start.
// Inputs do not change.
func loadInputsOnce(fn *ir.Operation) {
	var loads []*ir.Operation
	fn.Walk(func(op *ir.Operation) {
		if op.Is(spirv.Load) && len(op.Attrs()) == 0 && inputOf(op) != nil {
			loads = append(loads, op)
		}
	})
	// A function has few inputs.
	var first []*ir.Operation
next:
	for _, op := range loads {
		for _, f := range first {
			if inputOf(f) == inputOf(op) && f.Result(0).Type() == op.Result(0).Type() {
				op.Result(0).ReplaceAllUsesWith(f.Result(0))
				op.Erase()
				continue next
			}
		}
		first = append(first, op)
	}
	entry := fn.Region(0).First()
	for i := len(first) - 1; i >= 0; i-- {
		address := first[i].Operand(0).DefiningOp()
		at := entry.First()
		first[i].MoveBefore(at)
		address.MoveBefore(first[i])
	}
}

// inputOf returns the variable that a load reads if it is an input, or else nil.
func inputOf(load *ir.Operation) ir.Attribute {
	address := load.Operand(0).DefinedBy(spirv.AddressOf)
	if address == nil || address.Result(0).Type().(*spirv.PointerType).Storage != spec.StorageClassInput {
		return nil
	}
	return address.Prop(0)
}
