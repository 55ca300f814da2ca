package spvc

import (
	"strings"

	"github.com/spvc/spvc/dialect/gpu"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
)

// checkForeign reports what kernels have of dialects that are not registered, which only the host beside kernels may have.
func (c *compilation) checkForeign(top *ir.Operation) bool {
	if c.foreign == nil || !c.foreign.Load() {
		return true
	}
	ok, kernels := true, false
	var first *ir.Operation
	var visit func(op *ir.Operation, kernel bool)
	visit = func(op *ir.Operation, kernel bool) {
		if kernel && ok {
			ok = known(op)
		}
		if first == nil && ir.IsForeign(op) {
			first = op
		}
		kernel = kernel || op.Is(gpu.Module) || op.Is(gpu.Launch) || op.Is(spirv.Module)
		kernels = kernels || kernel || op.Is(scf.Parallel) || op.Is(scf.Forall)
		for i := range op.NumRegions() {
			for b := op.Region(i).First(); b != nil; b = b.Next() {
				for inner := b.First(); inner != nil; inner = inner.Next() {
					visit(inner, kernel)
				}
			}
		}
	}
	visit(top, false)
	if first != nil && !kernels {
		return known(first)
	}
	return ok
}

// known emits an error if op, or the type of one of its results, is of a dialect that is not registered.
func known(op *ir.Operation) bool {
	dialect, _, _ := strings.Cut(op.Name(), ".")
	const kernels = "kernels, and files without kernels, take only operations and types of the dialects that spvc has"
	switch {
	case ir.IsForeign(op):
		return op.EmitError("Dialect `"+dialect+"' not found for custom op '"+op.Name()+"' ", ir.Note(op.Loc(), kernels))
	case op.Info().Def == nil && op.Info().Dialect == nil:
		return op.EmitOpError("created with unregistered dialect", ir.Note(op.Loc(), kernels))
	}
	for i := range op.NumResults() {
		if t, ok := op.Result(i).Type().(*ir.OpaqueType); ok {
			return op.EmitOpError("has a result of type '"+ir.TypeString(t)+"', whose dialect is not registered", ir.Note(op.Loc(), kernels))
		}
	}
	return true
}
