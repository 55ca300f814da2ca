package spirv

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv/spec"
)

// Ops of geometry, task and mesh shaders.
var (
	EmitVertex   = since20(&ir.OpDef{Name: "spirv.EmitVertex", Summary: "adds a vertex with the values of the output variables to the primitive", Format: "attr-dict"})
	EndPrimitive = since20(&ir.OpDef{Name: "spirv.EndPrimitive", Summary: "finishes the primitive, so that the next vertex begins another one", Format: "attr-dict"})

	EXTEmitMeshTasks = since20(&ir.OpDef{
		Name:    "spirv.EXT.EmitMeshTasks",
		Summary: "ends a task shader and launches the mesh shaders of a grid",
		Operands: []ir.ValueDef{operand("group_count_x", unsigned32), operand("group_count_y", unsigned32), operand("group_count_z", unsigned32),
			{Name: "payload", Type: anyPtr, Quantity: ir.Optional}},
		Traits: []ir.Trait{ir.Terminator},
		Format: "operands attr-dict `:` type(operands)",
	})
	EXTSetMeshOutputs = since20(&ir.OpDef{
		Name:     "spirv.EXT.SetMeshOutputs",
		Summary:  "says how many vertices and primitives a mesh shader makes",
		Operands: []ir.ValueDef{operand("vertex_count", unsigned32), operand("primitive_count", unsigned32)},
		Format:   "operands attr-dict `:` type(operands)",
	})

	meshDemand = &spec.Availability{Min: spec.V1_4, Capabilities: []spec.Capability{spec.CapabilityMeshShadingEXT}, Extensions: []spec.Extension{spec.SPV_EXT_mesh_shader}}
)

func geometryEntries() []ir.OpEntry {
	return []ir.OpEntry{
		{Def: EmitVertex}, {Def: EndPrimitive},
		{Def: EXTEmitMeshTasks, Verify: verifyEmitMeshTasks, Interfaces: []any{factsOf(EXTEmitMeshTasks).demanding(meshDemand, noExtra)}},
		{Def: EXTSetMeshOutputs, Interfaces: []any{factsOf(EXTSetMeshOutputs).demanding(meshDemand, noExtra)}},
	}
}

func verifyEmitMeshTasks(op *ir.Operation) bool {
	if op.NumOperands() > 3 && op.Operand(3).Type().(*PointerType).Storage != spec.StorageClassTaskPayloadWorkgroupEXT {
		return op.EmitOpError("payload must be a variable with a storage class of TaskPayloadWorkgroupEXT")
	}
	return true
}
