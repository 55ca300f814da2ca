package gpu

import (
	"math/bits"

	"github.com/spvc/spvc/ir"
)

// Rotate declares gpu.rotate.
var Rotate = &ir.OpDef{
	Name:     "gpu.rotate",
	Summary:  "Moves values around in groups of lanes.",
	Operands: []ir.ValueDef{{Name: "value", Type: reducible}},
	Attrs:    []ir.AttrDef{{Name: "offset", Type: rotateOffset}, {Name: "width", Type: rotateWidth}},
	Results:  []ir.ValueDef{{Name: "rotateResult", Type: reducible}, {Name: "valid", Type: ir.I1Constraint}},
	Traits:   []ir.Trait{ir.Pure, ir.AllTypesMatch("value", "rotateResult")},
	Format:   "$value `,` $offset `,` $width attr-dict `:` type($value)",
	Versions: ir.Since(21),
}

// SubgroupBroadcast declares gpu.subgroup_broadcast.
var SubgroupBroadcast = &ir.OpDef{
	Name:     "gpu.subgroup_broadcast",
	Summary:  "Gives all lanes of a subgroup the value of one.",
	Operands: []ir.ValueDef{{Name: "src", Type: ir.AnyType}, {Name: "lane", Type: ir.I32Constraint, Quantity: ir.Optional}},
	Attrs:    []ir.AttrDef{{Name: "broadcast_type", Type: broadcastKind}},
	Results:  []ir.ValueDef{{Name: "result", Type: ir.AnyType}},
	Traits:   []ir.Trait{ir.NoMemoryEffect, ir.ConditionallySpeculatable, ir.AllTypesMatch("result", "src"), ir.ElementwiseMappable},
	Format:   "$src `,` $broadcast_type ($lane^)? attr-dict `:` type($result)",
	Versions: ir.Since(22),
}

// Broadcast is the lane that a gpu.subgroup_broadcast reads from.
type Broadcast uint64

// The lanes of broadcasts.
const (
	FirstActiveLane Broadcast = iota
	SpecificLane
	// AnyLane is a case that no release has. It is read, and written as FirstActiveLane, which is one of its lanes.
	AnyLane
)

// BroadcastEnum is the enumeration of broadcasts.
var BroadcastEnum = &ir.EnumClass{Name: "::mlir::gpu::BroadcastType", Width: 32, Cases: []ir.EnumCase{
	{Keyword: "first_active_lane", Value: uint64(FirstActiveLane)}, {Keyword: "specific_lane", Value: uint64(SpecificLane)},
	{Keyword: "any_lane", Value: uint64(AnyLane)},
}, History: []ir.EnumHistory{{Keyword: "any_lane", Versions: ir.Since(ir.LatestVersion + 1)}}}

// BroadcastAttrDef is the class of their attributes.
var BroadcastAttrDef = bareEnum("broadcast", "GPU_BroadcastTypeAttr", BroadcastEnum)

var (
	broadcastKind = ir.EnumAttrOf("a lane to broadcast from", BroadcastAttrDef)
	rotateOffset  = &ir.AttrConstraint{Summary: "32-bit signless integer attribute whose minimum value is 0", ValueType: ir.I32AttrKind.ValueType,
		Base: ir.I32AttrKind.Base, Match: func(a ir.Attribute) bool { return ir.I32AttrKind.Match(a) && a.(*ir.IntegerAttr).Int64Or(-1) >= 0 }}
	rotateWidth = &ir.AttrConstraint{Summary: "32-bit signless integer attribute whose value is a power of two > 0", ValueType: ir.I32AttrKind.ValueType,
		Base: ir.I32AttrKind.Base, Match: func(a ir.Attribute) bool {
			return ir.I32AttrKind.Match(a) && isPowerOf2(a.(*ir.IntegerAttr).Int64Or(0))
		}}
)

// MMAExtract declares gpu.subgroup_mma_extract_thread_local.
var MMAExtract = &ir.OpDef{
	Name:     "gpu.subgroup_mma_extract_thread_local",
	Summary:  "Extracts one of the values that the invocation holds of a matrix of its subgroup.",
	Operands: []ir.ValueDef{{Name: "matrix", Type: MMAMatrixKind}, {Name: "indices", Type: index, Quantity: ir.Variadic}},
	Results:  []ir.ValueDef{{Name: "res", Type: intOrFloat}},
	Traits:   []ir.Trait{ir.Pure, ir.TypesMatch(elementOfMatrix, "matrix", "res", elementType)},
	Format:   "$matrix `` `[` $indices `]` attr-dict `:` type($matrix) `->` type($res)",
	Versions: ir.Since(21),
}

// MMAInsert declares gpu.subgroup_mma_insert_thread_local.
var MMAInsert = &ir.OpDef{
	Name:    "gpu.subgroup_mma_insert_thread_local",
	Summary: "Replaces one of the values that the invocation holds of a matrix of its subgroup.",
	Operands: []ir.ValueDef{{Name: "value", Type: intOrFloat}, {Name: "matrix", Type: MMAMatrixKind},
		{Name: "indices", Type: index, Quantity: ir.Variadic}},
	Results:  []ir.ValueDef{{Name: "res", Type: MMAMatrixKind}},
	Traits:   []ir.Trait{ir.Pure, ir.TypesMatch(elementOfMatrix, "matrix", "value", elementType)},
	Format:   "$value `,` $matrix `` `[` $indices `]` attr-dict `:` type($value) `,` type($matrix) `->` type($res)",
	Versions: ir.Since(21),
}

const elementOfMatrix = "value type matches element type of mma_matrix"

// elementType returns the type of the elements of the matrix type t, or nil if it is another type.
func elementType(t ir.Type) ir.Type {
	if m, ok := t.(*MMAMatrixType); ok {
		return m.Element
	}
	return nil
}

// RotationOf returns the offset and the width of a gpu.rotate.
func RotationOf(op *ir.Operation) (offset, width int64) {
	return op.Prop(0).(*ir.IntegerAttr).Int64Or(0), op.Prop(1).(*ir.IntegerAttr).Int64Or(0)
}

// BroadcastOf returns the lane that a gpu.subgroup_broadcast reads from.
func BroadcastOf(op *ir.Operation) Broadcast { return Broadcast(op.Prop(0).(*ir.EnumAttr).Value) }

func isPowerOf2(n int64) bool { return n > 0 && bits.OnesCount64(uint64(n)) == 1 }
