package portability

import (
	"cmp"
	"slices"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
)

// UserOf finds the first operation that needs a capability. It prefers operations that
// compute to constants, which optimization moves away from where the source has them, and those to
// operations that declare variables or form pointers.
func UserOf(module *ir.Operation, c spec.Capability) *ir.Operation {
	free := func(a *spec.Availability) bool { return !slices.Contains(a.Capabilities, c) }
	known := map[ir.Type]bool{}
	needs := func(t ir.Type) bool {
		need, ok := known[t]
		if !ok {
			need = !spirv.TypeRequirements(t, spirv.Storage{}, free)
			known[t] = need
		}
		return need
	}
	var computes, constant, declares *ir.Operation
	module.WalkPre(func(op *ir.Operation) ir.WalkResult {
		if d := op.Info().Dialect; d == nil || d.Name != "spirv" {
			return ir.WalkAdvance
		}
		hit, pointer := !spirv.Requirements(op, free), false
		for i := range op.NumResults() {
			t := op.Result(i).Type()
			if needs(t) {
				_, pointer = t.(*spirv.PointerType)
				hit = true
			}
		}
		if a, ok := op.Attr("type").(*ir.TypeAttr); ok && op.Is(spirv.GlobalVariable) && needs(a.Value) {
			hit, pointer = true, true
		}
		switch {
		case hit && op.Is(spirv.Constant):
			if constant == nil {
				constant = op
			}
		case hit && !pointer:
			computes = op
			return ir.WalkInterrupt
		case hit && declares == nil:
			declares = op
		}
		return ir.WalkAdvance
	})
	return cmp.Or(computes, constant, declares)
}
