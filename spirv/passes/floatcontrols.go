package passes

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
)

// NewFloatControls returns the pass spirv-float-controls. If a spirv.module computes
// with f32 and the target has the execution mode SignedZeroInfNanPreserve, the pass
// adds the mode to the entry points. Without the mode, drivers may lose the sign of a
// zero, infinities and NaN. Devices state the property for each width; the capability
// stands for 32 bits.
func NewFloatControls() *pass.Pass {
	return &pass.Pass{
		Name: "spirv-float-controls", Class: "SPIRVFloatControls", Op: spirv.Module.Name,
		Summary: "Make drivers keep signed zeros, infinities and NaN",
		Run: func(op *ir.Operation, r *pass.Run) bool {
			r.PreserveNested() // the pass adds operations to the module itself
			if spirv.EnvFor(op).Has(spec.CapabilitySignedZeroInfNanPreserve) && computesFloats(op) {
				preserveSigns(op)
			}
			return true
		},
	}
}

// computesFloats reports whether an operation in module has a result with elements f32.
func computesFloats(module *ir.Operation) bool {
	f32 := ir.Type(module.Context().F32())
	return module.WalkPre(func(op *ir.Operation) ir.WalkResult {
		for i := range op.NumResults() {
			if ir.ElementTypeOrSelf(op.Result(i).Type()) == f32 {
				return ir.WalkInterrupt
			}
		}
		return ir.WalkAdvance
	}) == ir.WalkInterrupt
}

// preserveSigns adds the mode to entry points that do not have it yet.
func preserveSigns(module *ir.Operation) {
	ctx := module.Context()
	mode := ctx.Enum(spirv.ExecutionModeAttr, uint64(spec.ExecutionModeSignedZeroInfNanPreserve))
	has := map[string]bool{}
	body := module.Region(0).First()
	for op := body.First(); op != nil; op = op.Next() {
		if op.Is(spirv.ExecutionMode) && op.Attr("execution_mode") == ir.Attribute(mode) {
			has[op.Attr("fn").(*ir.SymbolRefAttr).Leaf()] = true
		}
	}
	b := ir.NewBuilder(ctx, nil)
	b.SetEnd(body)
	for op := body.First(); op != nil; op = op.Next() {
		if !op.Is(spirv.EntryPoint) {
			continue
		}
		fn := op.Attr("fn").(*ir.SymbolRefAttr)
		if name := fn.Leaf(); !has[name] {
			has[name] = true
			b.Create(op.Loc(), spirv.ExecutionMode, nil, nil, ir.Named("fn", fn), ir.Named("execution_mode", mode), ir.Named("values", ctx.IntArray(ctx.I32(), 32)))
		}
	}
}
