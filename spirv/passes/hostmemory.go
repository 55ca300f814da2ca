package passes

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/notes"
)

// NewBindHostMemory returns the pass spirv-bind-host-memory. It gives the variables that are memory of the module, which
// the attribute spirv.host_memory marks, the first free bindings of set 0. It must run after spirv-lower-abi-attrs, and
// before the passes that add report buffers.
func NewBindHostMemory() *pass.Pass {
	return &pass.Pass{
		Name: "spirv-bind-host-memory", Class: "SPIRVBindHostMemory", Op: spirv.Module.Name,
		Summary: "Give the memory of modules free bindings",
		Run: func(op *ir.Operation, r *pass.Run) bool {
			if bindHostMemory(op) {
				r.PreserveNested()
			} else {
				r.PreserveAnalyses()
			}
			return true
		},
	}
}

// bindHostMemory reports whether the module has such variables without a binding.
func bindHostMemory(module *ir.Operation) bool {
	var open []*ir.Operation
	for op := module.Region(0).First().First(); op != nil; op = op.Next() {
		if op.Is(spirv.GlobalVariable) && op.Attr(notes.HostMemoryName) != nil && op.Attr("binding") == nil {
			open = append(open, op)
		}
	}
	if len(open) == 0 {
		return false
	}
	ctx, next := module.Context(), firstFree(module)
	for _, op := range open {
		op.SetAttr("descriptor_set", ctx.Int(ctx.I32(), 0))
		op.SetAttr("binding", ctx.Int(ctx.I32(), next))
		next++
	}
	return true
}

// firstFree returns the first binding of set 0 behind those of all variables and of the arguments in hidden
// blocks.
func firstFree(module *ir.Operation) int64 {
	binding := firstBehindArguments(module)
	for op := module.Region(0).First().First(); op != nil; op = op.Next() {
		a, ok := op.Attr("binding").(*ir.IntegerAttr)
		if !ok || !op.Is(spirv.GlobalVariable) {
			continue
		}
		set, _ := op.Attr("descriptor_set").(*ir.IntegerAttr)
		if n, fits := a.Int64(); fits && (set == nil || set.Value.IsZero()) {
			binding = max(binding, n+1)
		}
	}
	return binding
}
