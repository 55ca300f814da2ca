package memref

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
	"github.com/spvc/spvc/ir/shapes"
)

// Cast declares memref.cast.
var Cast = &ir.OpDef{
	Name:     "memref.cast",
	Summary:  "memref cast operation",
	Operands: []ir.ValueDef{{Name: "source", Type: ir.AnyRankedOrUnrankedMemRef}},
	Results:  []ir.ValueDef{{Name: "dest", Type: ir.AnyRankedOrUnrankedMemRef}},
	// The cast trait also checks, first, that the shapes agree.
	Traits: []ir.Trait{ir.Cast(CastCompatible), ir.MemRefsNormalizable, ir.Pure},
	Format: "$source attr-dict `:` type($source) `to` type($dest)",
}

// MemorySpaceCast declares memref.memory_space_cast.
var MemorySpaceCast = &ir.OpDef{
	Name:     "memref.memory_space_cast",
	Summary:  "memref memory space cast operation",
	Operands: []ir.ValueDef{{Name: "source", Type: ir.AnyRankedOrUnrankedMemRef}},
	Results:  []ir.ValueDef{{Name: "dest", Type: ir.AnyRankedOrUnrankedMemRef}},
	Traits:   []ir.Trait{ir.Cast(spaceCastCompatible), ir.MemRefsNormalizable, ir.Pure},
	Format:   "$source attr-dict `:` type($source) `to` type($dest)",
}

func offsetsSizesStrides(source *ir.TypeConstraint) ([]ir.ValueDef, []ir.AttrDef) {
	return []ir.ValueDef{
			{Name: "source", Type: source},
			{Name: "offsets", Type: ir.IndexTypeConstraint, Quantity: ir.Variadic},
			{Name: "sizes", Type: ir.IndexTypeConstraint, Quantity: ir.Variadic},
			{Name: "strides", Type: ir.IndexTypeConstraint, Quantity: ir.Variadic},
		}, []ir.AttrDef{
			{Name: "static_offsets", Type: ir.DenseI64ArrayAttrKind},
			{Name: "static_sizes", Type: ir.DenseI64ArrayAttrKind},
			{Name: "static_strides", Type: ir.DenseI64ArrayAttrKind},
		}
}

var (
	subViewRanks = &interfaces.OffsetSizeStrides{First: 1, Ranks: func(op *ir.Operation) [3]int {
		n := len(op.Operand(0).Type().(*ir.MemRefType).Shape())
		return [3]int{n, n, n}
	}}
	reinterpretRanks = &interfaces.OffsetSizeStrides{First: 1, Ranks: func(op *ir.Operation) [3]int {
		n := len(op.Result(0).Type().(*ir.MemRefType).Shape())
		return [3]int{1, n, n}
	}}
)

// SubView declares memref.subview.
var SubView = func() *ir.OpDef {
	operands, attrs := offsetsSizesStrides(ir.AnyMemRef)
	return &ir.OpDef{
		Name:     "memref.subview",
		Summary:  "memref subview operation",
		Operands: operands,
		Attrs:    attrs,
		Results:  []ir.ValueDef{{Name: "result", Type: ir.AnyMemRef}},
		Traits:   []ir.Trait{ir.AttrSizedOperandSegments, subViewRanks, ir.Pure},
		Format: "$source `` custom<DynamicIndexList>($offsets, $static_offsets) custom<DynamicIndexList>($sizes, $static_sizes) " +
			"custom<DynamicIndexList>($strides, $static_strides) attr-dict `:` type($source) `to` type($result)",
	}
}()

// ReinterpretCast declares memref.reinterpret_cast.
var ReinterpretCast = func() *ir.OpDef {
	operands, attrs := offsetsSizesStrides(ir.AnyRankedOrUnrankedMemRef)
	return &ir.OpDef{
		Name:     "memref.reinterpret_cast",
		Summary:  "memref reinterpret cast operation",
		Operands: operands,
		Attrs:    attrs,
		Results:  []ir.ValueDef{{Name: "result", Type: reinterpreted}},
		Traits:   []ir.Trait{ir.AttrSizedOperandSegments, ir.MemRefsNormalizable, reinterpretRanks, ir.Pure},
		Format: "$source `to` `offset` `` `:` custom<DynamicIndexList>($offsets, $static_offsets) `` `,` `sizes` `` `:` " +
			"custom<DynamicIndexList>($sizes, $static_sizes) `` `,` `strides` `` `:` " +
			"custom<DynamicIndexList>($strides, $static_strides) attr-dict `:` type($source) `to` type($result)",
	}
}()

// ExpandShape declares memref.expand_shape.
var ExpandShape = &ir.OpDef{
	Name:    "memref.expand_shape",
	Summary: "operation to produce a memref with a higher rank.",
	Operands: []ir.ValueDef{
		{Name: "src", Type: anyStrided},
		{Name: "output_shape", Type: ir.IndexTypeConstraint, Quantity: ir.Variadic},
	},
	Attrs: []ir.AttrDef{
		{Name: "reassociation", Type: shapes.ReassociationKind},
		{Name: "static_output_shape", Type: ir.DenseI64ArrayAttrKind},
	},
	Results: []ir.ValueDef{{Name: "result", Type: anyStrided}},
	Traits:  []ir.Trait{ir.Pure},
	Format: "$src $reassociation `output_shape` custom<DynamicIndexList>($output_shape, $static_output_shape) attr-dict `:` " +
		"type($src) `into` type($result)",
}

// CollapseShape declares memref.collapse_shape.
var CollapseShape = &ir.OpDef{
	Name:     "memref.collapse_shape",
	Summary:  "operation to produce a memref with a smaller rank.",
	Operands: []ir.ValueDef{{Name: "src", Type: anyStrided}},
	Attrs:    []ir.AttrDef{{Name: "reassociation", Type: shapes.ReassociationKind}},
	Results:  []ir.ValueDef{{Name: "result", Type: anyStrided}},
	Traits:   []ir.Trait{ir.Pure},
	Format:   "$src $reassociation attr-dict `:` type($src) `into` type($result)",
}

// Slots of the attributes of ExpandShape and CollapseShape.
const (
	reassociationSlot = 0
	outputShapeSlot   = 1
)

// Reshape declares memref.reshape.
var Reshape = &ir.OpDef{
	Name:    "memref.reshape",
	Summary: "memref reshape operation",
	Operands: []ir.ValueDef{
		{Name: "source", Type: ir.AnyRankedOrUnrankedMemRef},
		{Name: "shape", Type: shape1D},
	},
	Results: []ir.ValueDef{{Name: "result", Type: ir.AnyRankedOrUnrankedMemRef}},
	Traits:  []ir.Trait{ir.Pure},
	Format:  "$source `(` $shape `)` attr-dict `:` functional-type(operands, results)",
}

// Transpose declares memref.transpose.
var Transpose = &ir.OpDef{
	Name:     "memref.transpose",
	Summary:  "`transpose` produces a new strided memref (metadata-only)",
	Operands: []ir.ValueDef{{Name: "in", Type: anyStrided}},
	Attrs:    []ir.AttrDef{{Name: "permutation", Type: ir.AffineMapAttrKind}},
	Results:  []ir.ValueDef{{Name: "result", Type: anyStrided}},
	Traits:   []ir.Trait{ir.Pure},
}

// View declares memref.view.
var View = &ir.OpDef{
	Name:    "memref.view",
	Summary: "memref view operation",
	Operands: []ir.ValueDef{
		{Name: "source", Type: bytes1D},
		{Name: "byte_shift", Type: ir.IndexTypeConstraint},
		{Name: "sizes", Type: ir.IndexTypeConstraint, Quantity: ir.Variadic},
	},
	Results: []ir.ValueDef{{Name: "result", Type: ir.AnyMemRef}},
	Traits:  []ir.Trait{ir.Pure},
	Format:  "$source `[` $byte_shift `]` `` `[` $sizes `]` attr-dict `:` type($source) `to` type(results)",
}

// ExtractStridedMetadata declares memref.extract_strided_metadata.
var ExtractStridedMetadata = &ir.OpDef{
	Name:     "memref.extract_strided_metadata",
	Summary:  "Extracts a buffer base with offset and strides",
	Operands: []ir.ValueDef{{Name: "source", Type: anyStrided}},
	Results: []ir.ValueDef{
		{Name: "base_buffer", Type: strided0D},
		{Name: "offset", Type: ir.IndexTypeConstraint},
		{Name: "sizes", Type: ir.IndexTypeConstraint, Quantity: ir.Variadic},
		{Name: "strides", Type: ir.IndexTypeConstraint, Quantity: ir.Variadic},
	},
	Traits: []ir.Trait{ir.Pure, ir.InferredTypes{}},
	Format: "$source `:` type($source) `->` type(results) attr-dict",
}

// ExtractAlignedPointerAsIndex declares memref.extract_aligned_pointer_as_index.
var ExtractAlignedPointerAsIndex = &ir.OpDef{
	Name:     "memref.extract_aligned_pointer_as_index",
	Summary:  "Extracts a memref's underlying aligned pointer as an index",
	Operands: []ir.ValueDef{{Name: "source", Type: ir.AnyRankedOrUnrankedMemRef}},
	Results:  []ir.ValueDef{{Name: "aligned_pointer", Type: ir.IndexTypeConstraint}},
	Traits:   []ir.Trait{ir.Pure},
	Format:   "$source `:` type($source) `->` type(results) attr-dict",
}
