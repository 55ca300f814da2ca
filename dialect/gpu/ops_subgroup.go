package gpu

import "github.com/spvc/spvc/ir"

// AllReduce declares gpu.all_reduce.
var AllReduce = &ir.OpDef{
	Name:     "gpu.all_reduce",
	Summary:  "Reduce values among workgroup.",
	Operands: []ir.ValueDef{{Name: "value", Type: intOrFloat}},
	Attrs: []ir.AttrDef{
		{Name: "op", Type: reductionKind, Optional: true},
		{Name: "uniform", Type: ir.UnitAttrKind, Optional: true},
	},
	Results: []ir.ValueDef{{Name: "result", Type: intOrFloat}},
	Regions: []ir.RegionDef{{Name: "body"}},
	Traits:  []ir.Trait{ir.SameOperandsAndResultType, ir.IsolatedFromAbove},
	Format:  "custom<AllReduceOperation>($op) $value (`uniform` $uniform^)? $body attr-dict `:` functional-type(operands, results)",
}

// SubgroupReduce declares gpu.subgroup_reduce.
var SubgroupReduce = &ir.OpDef{
	Name:     "gpu.subgroup_reduce",
	Summary:  "Reduce values among subgroup.",
	Operands: []ir.ValueDef{{Name: "value", Type: reducible}},
	Attrs: []ir.AttrDef{
		{Name: "op", Type: reductionKind}, {Name: "uniform", Type: ir.UnitAttrKind, Optional: true},
		{Name: "cluster_size", Type: ir.I32AttrKind, Optional: true, Versions: ir.Since(20)},
		{Name: "cluster_stride", Type: ir.I32AttrKind, Default: "1", Versions: ir.Since(20)},
	},
	Results: []ir.ValueDef{{Name: "result", Type: reducible}},
	Traits:  []ir.Trait{ir.SameOperandsAndResultType},
	Format: "custom<AllReduceOperation>($op) $value (`uniform` $uniform^)? " +
		"(`cluster` `(` `size` `=` $cluster_size^ (`,` `stride` `=` $cluster_stride^)? `)`)? attr-dict `:` functional-type(operands, results)",
}

// Slots of AllReduce and SubgroupReduce.
const (
	reduceOp = iota
	reduceUniform
	reduceClusterSize
	reduceClusterStride
)

// Shuffle declares gpu.shuffle.
var Shuffle = &ir.OpDef{
	Name:    "gpu.shuffle",
	Summary: "Shuffles values within a subgroup.",
	Operands: []ir.ValueDef{{Name: "value", Type: shuffled}, {Name: "offset", Type: ir.I32Constraint},
		{Name: "width", Type: ir.I32Constraint}},
	Attrs:   []ir.AttrDef{{Name: "mode", Type: shuffleKind}},
	Results: []ir.ValueDef{{Name: "shuffleResult", Type: shuffled}, {Name: "valid", Type: ir.I1Constraint}},
	Traits:  []ir.Trait{ir.Pure, ir.AllTypesMatch("value", "shuffleResult")},
	Format:  "$mode $value `,` $offset `,` $width attr-dict `:` type($value)",
}

// MMALoad declares gpu.subgroup_mma_load_matrix.
var MMALoad = &ir.OpDef{
	Name:     "gpu.subgroup_mma_load_matrix",
	Summary:  "GPU warp synchronous matrix load",
	Operands: []ir.ValueDef{{Name: "srcMemref", Type: mmaMemRef}, {Name: "indices", Type: index, Quantity: ir.Variadic}},
	Attrs: []ir.AttrDef{
		{Name: "leadDimension", Type: ir.IndexAttrKind},
		{Name: "transpose", Type: ir.UnitAttrKind, Optional: true},
	},
	Results: []ir.ValueDef{{Name: "res", Type: MMAMatrixKind}},
	Format:  "$srcMemref `[` $indices `]` attr-dict `:` type($srcMemref) `->` type($res)",
}

// MMAStore declares gpu.subgroup_mma_store_matrix.
var MMAStore = &ir.OpDef{
	Name:    "gpu.subgroup_mma_store_matrix",
	Summary: "GPU warp synchronous matrix store",
	Operands: []ir.ValueDef{{Name: "src", Type: mmaStored}, {Name: "dstMemref", Type: mmaMemRef},
		{Name: "indices", Type: index, Quantity: ir.Variadic}},
	Attrs: []ir.AttrDef{
		{Name: "leadDimension", Type: ir.IndexAttrKind},
		{Name: "transpose", Type: ir.UnitAttrKind, Optional: true},
	},
	Format: "$src `,` $dstMemref `[` $indices `]` attr-dict `:` type($src) `,` type($dstMemref)",
}

// MMACompute declares gpu.subgroup_mma_compute.
var MMACompute = &ir.OpDef{
	Name:     "gpu.subgroup_mma_compute",
	Summary:  "GPU warp synchronous matrix multiply accumulate",
	Operands: []ir.ValueDef{{Name: "opA", Type: mmaFactor}, {Name: "opB", Type: mmaFactor}, {Name: "opC", Type: mmaSum}},
	Attrs: []ir.AttrDef{
		{Name: "a_transpose", Type: ir.UnitAttrKind, Optional: true},
		{Name: "b_transpose", Type: ir.UnitAttrKind, Optional: true},
	},
	Results: []ir.ValueDef{{Name: "res", Type: MMAMatrixKind}},
	Traits:  []ir.Trait{ir.Pure, ir.AllTypesMatch("opC", "res")},
	Format:  "$opA `,` $opB `,` $opC attr-dict `:` type($opA) `,` type($opB) `->` type($res)",
}

// MMAConstant declares gpu.subgroup_mma_constant_matrix.
var MMAConstant = &ir.OpDef{
	Name:     "gpu.subgroup_mma_constant_matrix",
	Summary:  "GPU warp synchronous constant matrix",
	Operands: []ir.ValueDef{{Name: "value", Type: mmaScalar}},
	Results:  []ir.ValueDef{{Name: "res", Type: MMAMatrixKind}},
	Traits: []ir.Trait{ir.Pure, ir.TypesMatch("value type matches element type of mma_matrix", "res", "value", func(t ir.Type) ir.Type {
		if m, ok := t.(*MMAMatrixType); ok {
			return m.Element
		}
		return nil
	})},
	Format: "$value attr-dict `:` type($res)",
}

// MMAElementwise declares gpu.subgroup_mma_elementwise.
var MMAElementwise = &ir.OpDef{
	Name:     "gpu.subgroup_mma_elementwise",
	Summary:  "GPU warp elementwise operation on a matrix",
	Operands: []ir.ValueDef{{Name: "args", Type: MMAMatrixKind, Quantity: ir.Variadic}},
	Attrs:    []ir.AttrDef{{Name: "opType", Type: elementwiseKind}},
	Results:  []ir.ValueDef{{Name: "res", Type: MMAMatrixKind}},
	Traits:   []ir.Trait{ir.Pure, ir.AllTypesMatch("args")},
	Format:   "$opType $args attr-dict `:` functional-type($args, $res)",
}

// IsUniform reports whether either all invocations execute a reduction or none does.
func IsUniform(op *ir.Operation) bool { return op.Prop(reduceUniform) != nil }

// ClusterOf returns the size of the clusters of lanes that a gpu.subgroup_reduce combines, and the distance between the lanes
// of a cluster. ok is false if it combines all lanes.
func ClusterOf(op *ir.Operation) (size, stride int64, ok bool) {
	number := func(slot int) int64 {
		if a, ok := op.Prop(slot).(*ir.IntegerAttr); ok {
			return a.Int64Or(0)
		}
		return 1
	}
	return number(reduceClusterSize), number(reduceClusterStride), op.Prop(reduceClusterSize) != nil
}

// ReductionOf returns the reduction of a gpu.all_reduce or gpu.subgroup_reduce. It
// returns false if the reduction is given by a region.
func ReductionOf(op *ir.Operation) (Reduction, bool) {
	a, ok := op.Prop(reduceOp).(*ir.EnumAttr)
	if !ok {
		return 0, false
	}
	return Reduction(a.Value), true
}
