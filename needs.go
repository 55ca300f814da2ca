package spvc

import (
	"errors"
	"slices"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
)

// Explain adds to err the operation of the source that needs the missing capability, if err
// is a *runner.FeatureError for a binary of the program. Explain returns err.
func (p *Program) Explain(err error) error {
	var e *runner.FeatureError
	if p == nil || !errors.As(err, &e) || p.lowered() == nil {
		return err
	}
	if e.Version != "" {
		return err
	}
	if op := userOf(p.lowered(), e.Capability); op != nil {
		e.Use = "'" + op.Name() + "'"
		if at := op.Context().Place(op.Loc()); at != "" {
			e.Use += " at " + at
		}
	}
	return err
}

// userOf finds the first operation that needs a capability. It prefers operations that
// compute to those that declare variables or form pointers.
func userOf(module *ir.Operation, c spec.Capability) *ir.Operation {
	free := func(a *spec.Availability) bool { return !slices.Contains(a.Capabilities, c) }
	seen := map[ir.Type]bool{}
	needs := func(t ir.Type) bool {
		if seen[t] {
			return false
		}
		seen[t] = true
		return !spirv.TypeRequirements(t, spirv.Storage{}, free)
	}
	var computes, declares *ir.Operation
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
		case hit && !pointer:
			computes = op
			return ir.WalkInterrupt
		case hit && declares == nil:
			declares = op
		}
		return ir.WalkAdvance
	})
	if computes != nil {
		return computes
	}
	return declares
}
