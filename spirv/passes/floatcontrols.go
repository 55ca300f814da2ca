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
// stands for 32 bits. Kernels of OpenCL that add or multiply floats get the mode ContractionOff, because
// the decoration NoContraction is for shaders.
func NewFloatControls() *pass.Pass {
	return &pass.Pass{
		Name: "spirv-float-controls", Class: "SPIRVFloatControls", Op: spirv.Module.Name,
		Summary: "Make drivers keep signed zeros, infinities and NaN",
		Run: func(op *ir.Operation, r *pass.Run) bool {
			r.PreserveNested() // the pass adds operations to the module itself
			env := spirv.EnvFor(op)
			if env.Has(spec.CapabilitySignedZeroInfNanPreserve) && computesFloats(op) {
				addMode(op, spec.ExecutionModeSignedZeroInfNanPreserve, 32)
			}
			if !env.Has(spec.CapabilityShader) && contracts(op) {
				addMode(op, spec.ExecutionModeContractionOff)
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

// contracts reports whether module has an operation that a driver may contract with another.
func contracts(module *ir.Operation) bool {
	return module.WalkPre(func(op *ir.Operation) ir.WalkResult {
		switch op.Def() {
		case spirv.FAdd, spirv.FSub, spirv.FMul:
			return ir.WalkInterrupt
		}
		return ir.WalkAdvance
	}) == ir.WalkInterrupt
}

// addMode adds an execution mode to entry points that do not have it yet.
func addMode(module *ir.Operation, number spec.ExecutionMode, values ...int64) {
	ctx := module.Context()
	mode := ctx.Enum(spirv.ExecutionModeAttr, uint64(number))
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
			b.Create(op.Loc(), spirv.ExecutionMode, nil, nil, ir.Named("fn", fn), ir.Named("execution_mode", mode), ir.Named("values", ctx.IntArray(ctx.I32(), values...)))
		}
	}
}
