package memory

import (
	"github.com/spvc/spvc/conversion/spirvtypes"
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/gpu"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/target"
)

// BoxArguments gives the kernel fn memrefs of one element for its arguments that are i1, vectors or complex
// numbers, and loads them where the kernel begins. Such values have no form of their own in an interface of a
// shader, and all that memory can hold of them can then be an argument. It reports whether it changed anything.
func BoxArguments(fn *ir.Operation, env *target.Env) bool {
	if !isKernel(fn) || fn.Region(0).Empty() || env.Has(spec.CapabilityKernel) {
		return false
	}
	entry := fn.Region(0).First()
	b := ir.NewBuilder(fn.Context(), nil)
	b.SetStart(entry)
	changed := false
	for i := range (gpu.FuncOp{Operation: fn}).Type().Inputs {
		a := entry.Arg(i)
		if !boxed(a.Type()) {
			continue
		}
		changed = true
		t := a.Type()
		a.SetType(fn.Context().MemRef([]int64{1}, t, nil, nil))
		if a.HasUses() {
			load := memref.NewLoad(b, a.Loc(), a, arith.NewIndex(b, a.Loc(), 0))
			a.ReplaceUsesIf(load, func(use *ir.Operand) bool { return use.Owner() != load.DefiningOp() })
		}
	}
	if changed {
		spirvtypes.RestateInputs(fn)
	}
	return changed
}

// boxed reports whether an argument of type t is passed in memory.
func boxed(t ir.Type) bool {
	switch t := t.(type) {
	case *ir.IntegerType:
		return t.Width == 1
	case *ir.VectorType, *ir.ComplexType:
		return true
	}
	return false
}
