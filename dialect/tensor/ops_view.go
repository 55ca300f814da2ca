package tensor

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
	"github.com/spvc/spvc/ir/shapes"
)

// sliceParts returns the operands and attributes of an op on a slice. front are the
// operands before those of the slice.
//
//go:noinline
func sliceParts(front ...ir.ValueDef) ([]ir.ValueDef, []ir.AttrDef) {
	return append(front,
			ir.ValueDef{Name: "offsets", Type: ir.IndexTypeConstraint, Quantity: ir.Variadic},
			ir.ValueDef{Name: "sizes", Type: ir.IndexTypeConstraint, Quantity: ir.Variadic},
			ir.ValueDef{Name: "strides", Type: ir.IndexTypeConstraint, Quantity: ir.Variadic},
		), []ir.AttrDef{
			{Name: "static_offsets", Type: ir.DenseI64ArrayAttrKind},
			{Name: "static_sizes", Type: ir.DenseI64ArrayAttrKind},
			{Name: "static_strides", Type: ir.DenseI64ArrayAttrKind},
		}
}

const sliceFormat = "custom<DynamicIndexList>($offsets, $static_offsets) custom<DynamicIndexList>($sizes, $static_sizes) " +
	"custom<DynamicIndexList>($strides, $static_strides) attr-dict `:` type($source) "

// sliceOf returns the trait of ops with one offset, size and stride for each dimension
// of the tensor that is operand at. They follow that operand.
func sliceOf(at int) *interfaces.OffsetSizeStrides {
	return &interfaces.OffsetSizeStrides{First: at + 1, Ranks: func(op *ir.Operation) [3]int {
		n := len(rankedType(op.Operand(at)).Shape())
		return [3]int{n, n, n}
	}}
}

var (
	extracted = sliceOf(0)
	inserted  = sliceOf(1)
)

// ExtractSlice declares tensor.extract_slice.
var ExtractSlice = func() *ir.OpDef {
	operands, attrs := sliceParts(ir.ValueDef{Name: "source", Type: anyRanked})
	return &ir.OpDef{
		Name:     "tensor.extract_slice",
		Summary:  "extract slice operation",
		Operands: operands,
		Attrs:    attrs,
		Results:  []ir.ValueDef{{Name: "result", Type: anyRanked}},
		Traits:   []ir.Trait{ir.AttrSizedOperandSegments, ir.Pure, extracted},
		Format:   "$source `` " + sliceFormat + "`to` type($result)",
	}
}()

// InsertSlice declares tensor.insert_slice.
var InsertSlice = func() *ir.OpDef {
	operands, attrs := sliceParts(ir.ValueDef{Name: "source", Type: anyRanked}, ir.ValueDef{Name: "dest", Type: anyRanked})
	return &ir.OpDef{
		Name:     "tensor.insert_slice",
		Summary:  "insert_slice operation",
		Operands: operands,
		Attrs:    attrs,
		Results:  []ir.ValueDef{{Name: "result", Type: anyRanked}},
		Traits: []ir.Trait{ir.AttrSizedOperandSegments, interfaces.DestinationStyle{Inits: 1}, ir.Pure, inserted,
			ir.TypesMatch("expected result type to match dest type", "dest", "result", identity)},
		Format: "$source `into` $dest `` " + sliceFormat + "`into` type($dest)",
	}
}()

// ParallelInsertSlice declares tensor.parallel_insert_slice.
var ParallelInsertSlice = func() *ir.OpDef {
	operands, attrs := sliceParts(ir.ValueDef{Name: "source", Type: anyRanked}, ir.ValueDef{Name: "dest", Type: anyRanked})
	return &ir.OpDef{
		Name:     "tensor.parallel_insert_slice",
		Summary:  "tensor slice update of a single thread of a parallel loop",
		Operands: operands,
		Attrs:    attrs,
		Traits:   []ir.Trait{ir.AttrSizedOperandSegments, inserted},
		Format:   "$source `into` $dest `` " + sliceFormat + "`into` type($dest)",
	}
}()

// Reshape declares tensor.reshape.
var Reshape = &ir.OpDef{
	Name:     "tensor.reshape",
	Summary:  "tensor reshape operation",
	Operands: []ir.ValueDef{{Name: "source", Type: ir.AnyTensor}, {Name: "shape", Type: shape1D}},
	Results:  []ir.ValueDef{{Name: "result", Type: ir.AnyTensor}},
	Traits:   []ir.Trait{ir.Pure},
	Format:   "$source `(` $shape `)` attr-dict `:` functional-type(operands, results)",
}

// ExpandShape declares tensor.expand_shape.
var ExpandShape = &ir.OpDef{
	Name:    "tensor.expand_shape",
	Summary: "operation to produce a tensor with a higher rank",
	Operands: []ir.ValueDef{
		{Name: "src", Type: ir.AnyTensor},
		{Name: "output_shape", Type: ir.IndexTypeConstraint, Quantity: ir.Variadic},
	},
	Attrs: []ir.AttrDef{
		{Name: "reassociation", Type: shapes.ReassociationKind},
		{Name: "static_output_shape", Type: ir.DenseI64ArrayAttrKind},
	},
	Results: []ir.ValueDef{{Name: "result", Type: ir.AnyTensor}},
	Traits:  []ir.Trait{ir.Pure},
	Format: "$src $reassociation `output_shape` custom<DynamicIndexList>($output_shape, $static_output_shape) attr-dict `:` " +
		"type($src) `into` type($result)",
}

// CollapseShape declares tensor.collapse_shape.
var CollapseShape = &ir.OpDef{
	Name:     "tensor.collapse_shape",
	Summary:  "operation to produce a tensor with a smaller rank",
	Operands: []ir.ValueDef{{Name: "src", Type: ir.AnyTensor}},
	Attrs:    []ir.AttrDef{{Name: "reassociation", Type: shapes.ReassociationKind}},
	Results:  []ir.ValueDef{{Name: "result", Type: ir.AnyTensor}},
	Traits:   []ir.Trait{ir.Pure},
	Format:   "$src $reassociation attr-dict `:` type($src) `into` type($result)",
}

// Slots of the attributes of ExpandShape and CollapseShape.
const (
	reassociationSlot = 0
	outputShapeSlot   = 1
)

// Pad declares tensor.pad.
var Pad = &ir.OpDef{
	Name:    "tensor.pad",
	Summary: "tensor pad operation",
	Operands: []ir.ValueDef{
		{Name: "source", Type: anyRanked},
		{Name: "low", Type: ir.IndexTypeConstraint, Quantity: ir.Variadic},
		{Name: "high", Type: ir.IndexTypeConstraint, Quantity: ir.Variadic},
	},
	Attrs: []ir.AttrDef{
		{Name: "static_low", Type: ir.DenseI64ArrayAttrKind},
		{Name: "static_high", Type: ir.DenseI64ArrayAttrKind},
		{Name: "nofold", Type: ir.UnitAttrKind, Optional: true},
	},
	Results: []ir.ValueDef{{Name: "result", Type: anyRanked}},
	Regions: []ir.RegionDef{{Name: "region", Kind: ir.SizedRegion1}},
	Traits:  []ir.Trait{ir.AttrSizedOperandSegments, ir.Pure, ir.SingleBlock, ir.ImplicitTerminator{Name: "tensor.yield"}},
	Format: "$source (`nofold` $nofold^)? `low` `` custom<DynamicIndexList>($low, $static_low) " +
		"`high` `` custom<DynamicIndexList>($high, $static_high) $region attr-dict `:` type($source) `to` type($result)",
}

// Slots of the attributes of Pad.
const (
	lowSlot = iota
	highSlot
	nofoldSlot
)

// tiling are the attributes of Pack and UnPack.
func tiling() []ir.AttrDef {
	return []ir.AttrDef{
		{Name: "outer_dims_perm", Type: ir.DenseI64ArrayAttrKind, Optional: true},
		{Name: "inner_dims_pos", Type: ir.DenseI64ArrayAttrKind},
		{Name: "static_inner_tiles", Type: ir.DenseI64ArrayAttrKind},
	}
}

// Slots of the attributes of Pack and UnPack.
const (
	outerPermSlot = iota
	innerPosSlot
	tilesSlot
)

const tilingFormat = "(`outer_dims_perm` `=` $outer_dims_perm^)? `inner_dims_pos` `=` $inner_dims_pos `inner_tiles` `=` " +
	"custom<DynamicIndexList>($inner_tiles, $static_inner_tiles) `into` $dest attr-dict `:` type($source) `->` type($dest)"

// lastInTensor is the last version in which Pack and UnPack belong to the tensor dialect. Later they belong to linalg.
const lastInTensor = 20

// Pack declares linalg.pack, which MLIR 19 and 20 call tensor.pack. Both dialects list it.
var Pack = &ir.OpDef{
	Name:       "linalg.pack",
	OlderNames: []ir.OldName{{Last: lastInTensor, Name: "tensor.pack"}},
	Summary:    "pack operation",
	Operands: []ir.ValueDef{
		{Name: "source", Type: anyRanked},
		{Name: "dest", Type: anyRanked},
		{Name: "padding_value", Type: ir.AnyType, Quantity: ir.Optional},
		{Name: "inner_tiles", Type: ir.IndexTypeConstraint, Quantity: ir.Variadic},
	},
	Attrs:   tiling(),
	Results: []ir.ValueDef{{Name: "result", Type: anyRanked}},
	Traits: []ir.Trait{interfaces.DestinationStyle{Inits: 1}, ir.ConditionallySpeculatable, ir.NoMemoryEffect, ir.AttrSizedOperandSegments,
		ir.TypesMatch("result type matches type of dest", "dest", "result", identity)},
	Format: "$source (`padding_value` `(` $padding_value^ `:` type($padding_value) `)`)? " + tilingFormat,
}

// UnPack declares linalg.unpack, which MLIR 19 and 20 call tensor.unpack. Both dialects list it.
var UnPack = &ir.OpDef{
	Name:       "linalg.unpack",
	OlderNames: []ir.OldName{{Last: lastInTensor, Name: "tensor.unpack"}},
	Summary:    "unpack operation",
	Operands: []ir.ValueDef{
		{Name: "source", Type: anyRanked},
		{Name: "dest", Type: anyRanked},
		{Name: "inner_tiles", Type: ir.IndexTypeConstraint, Quantity: ir.Variadic},
	},
	Attrs:   tiling(),
	Results: []ir.ValueDef{{Name: "result", Type: anyRanked}},
	Traits: []ir.Trait{interfaces.DestinationStyle{Inits: 1}, ir.ConditionallySpeculatable, ir.NoMemoryEffect,
		ir.TypesMatch("result type matches type of dest", "dest", "result", identity)},
	Format: "$source " + tilingFormat,
}
