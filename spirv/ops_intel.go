package spirv

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv/spec"
)

// splitBarrier declares one half of a barrier.
func splitBarrier(mnemonic, summary string) *ir.OpDef {
	return since20(&ir.OpDef{
		Name:    "spirv.INTEL.ControlBarrier" + mnemonic,
		Summary: summary,
		Attrs:   []ir.AttrDef{executionScope, memoryScope, {Name: "memory_semantics", Type: semanticsKind}},
		Format:  "$execution_scope $memory_scope $memory_semantics attr-dict",
	})
}

// Ops of extensions of Intel that MLIR 19 does not have.
var (
	INTELControlBarrierArrive = splitBarrier("Arrive", "tells the other invocations of a scope that this one has arrived at a barrier")
	INTELControlBarrierWait   = splitBarrier("Wait", "waits until all invocations of a scope have arrived at a barrier")

	INTELRoundFToTF32 = summarized("an f32 rounded to the precision of a tf32",
		since20(conversion("INTEL.RoundFToTF32", "operand", f32OrVector, f32OrVector, ir.SameOperandsAndResultShape)))

	splitBarrierDemand = storageDemand(spec.CapabilitySplitBarrierINTEL, spec.SPV_INTEL_split_barrier)
	tf32Demand         = storageDemand(spec.CapabilityTensorFloat32RoundingINTEL, spec.SPV_INTEL_tensor_float32_conversion)
)

func intelEntries() []ir.OpEntry {
	return []ir.OpEntry{
		{Def: INTELControlBarrierArrive, Interfaces: []any{factsOf(INTELControlBarrierArrive).demanding(splitBarrierDemand, noExtra)}},
		{Def: INTELControlBarrierWait, Interfaces: []any{factsOf(INTELControlBarrierWait).demanding(splitBarrierDemand, noExtra)}},
		{Def: INTELRoundFToTF32, Interfaces: []any{factsOf(INTELRoundFToTF32).demanding(tf32Demand, noExtra)}},
	}
}
