package vector

import "github.com/spvc/spvc/ir"

// ShapeCast declares vector.shape_cast.
var ShapeCast = &ir.OpDef{
	Name:     "vector.shape_cast",
	Summary:  "shape_cast casts between vector shapes",
	Operands: []ir.ValueDef{{Name: "source", Type: anyVector}},
	Results:  []ir.ValueDef{{Name: "result", Type: anyVector}},
	Traits:   []ir.Trait{ir.Pure},
	Format:   "$source attr-dict `:` type($source) `to` type($result)",
}

// BitCast declares vector.bitcast.
var BitCast = &ir.OpDef{
	Name:     "vector.bitcast",
	Summary:  "bitcast casts between vectors",
	Operands: []ir.ValueDef{{Name: "source", Type: anyVector}},
	Results:  []ir.ValueDef{{Name: "result", Type: anyVector}},
	Traits:   []ir.Trait{ir.Pure, ir.AllRanksMatch("source", "result")},
	Format:   "$source attr-dict `:` type($source) `to` type($result)",
}

// TypeCast declares vector.type_cast.
var TypeCast = &ir.OpDef{
	Name:     "vector.type_cast",
	Summary:  "type_cast op converts a scalar memref to a vector memref",
	Operands: []ir.ValueDef{{Name: "memref", Type: staticMemRef}},
	Results:  []ir.ValueDef{{Name: "result", Type: ir.AnyMemRef}},
	Traits:   []ir.Trait{ir.Pure},
	Format:   "$memref attr-dict `:` type($memref) `to` type($result)",
}

// Transpose declares vector.transpose.
var Transpose = &ir.OpDef{
	Name:     "vector.transpose",
	Summary:  "vector transpose operation",
	Operands: []ir.ValueDef{{Name: "vector", Type: anyVector}},
	Attrs:    []ir.AttrDef{{Name: "permutation", Type: ir.DenseI64ArrayAttrKind}},
	Results:  []ir.ValueDef{{Name: "result", Type: anyVector}},
	Traits:   []ir.Trait{ir.Pure, sameElement(sameElementWords, 0)},
	Format:   "$vector `,` $permutation attr-dict `:` type($vector) `to` type($result)",
}

// Reshape declares vector.reshape.
var Reshape = &ir.OpDef{
	Name:     "vector.reshape",
	Versions: ir.Until(19),
	Summary:  "vector reshape operation",
	Operands: []ir.ValueDef{
		{Name: "vector", Type: ir.AnyVector},
		{Name: "input_shape", Type: ir.IndexTypeConstraint, Quantity: ir.Variadic},
		{Name: "output_shape", Type: ir.IndexTypeConstraint, Quantity: ir.Variadic},
	},
	Attrs:   []ir.AttrDef{{Name: "fixed_vector_sizes", Type: i64Array}},
	Results: []ir.ValueDef{{Name: "result", Type: ir.AnyVector}},
	Traits:  []ir.Trait{ir.AttrSizedOperandSegments, ir.Pure},
	Format:  "$vector `,` `[` $input_shape `]` `,` `[` $output_shape `]` `,` $fixed_vector_sizes attr-dict `:` type($vector) `to` type($result)",
}

// resultLikeDest is the trait of ops whose result replaces their operand dest.
var resultLikeDest = ir.AllTypesMatch("dest", "result").TextUntil(19, "all of {dest, res} have same type")

// ScalableInsert declares vector.scalable.insert.
var ScalableInsert = &ir.OpDef{
	Name:     "vector.scalable.insert",
	Summary:  "insert subvector into scalable vector operation",
	Operands: []ir.ValueDef{{Name: "valueToStore", Type: vector1D}, {Name: "dest", Type: anyScalable}},
	Attrs:    []ir.AttrDef{{Name: "pos", Type: ir.I64AttrKind}},
	Results:  []ir.ValueDef{{Name: "result", Type: anyScalable}},
	Traits: []ir.Trait{
		ir.Pure, ir.AllElementTypesMatch("valueToStore", "dest").TextUntil(19, "all of {source, dest} have same element type"), resultLikeDest,
		ir.OpPredicate("position is a multiple of the source length.", func(op *ir.Operation) bool {
			return alignedTo(op, op.Operand(0).Type())
		}),
	},
	Format: "$valueToStore `,` $dest `[` $pos `]` attr-dict `:` type($valueToStore) `into` type($dest)",
}

// ScalableExtract declares vector.scalable.extract.
var ScalableExtract = &ir.OpDef{
	Name:     "vector.scalable.extract",
	Summary:  "extract subvector from scalable vector operation",
	Operands: []ir.ValueDef{{Name: "source", Type: anyScalable}},
	Attrs:    []ir.AttrDef{{Name: "pos", Type: ir.I64AttrKind}},
	Results:  []ir.ValueDef{{Name: "result", Type: vector1D}},
	Traits: []ir.Trait{
		ir.Pure, ir.AllElementTypesMatch("source", "result").TextUntil(19, "all of {source, res} have same element type"),
		ir.OpPredicate("position is a multiple of the result length.", func(op *ir.Operation) bool {
			return alignedTo(op, op.Result(0).Type())
		}),
	},
	Format: "$source `[` $pos `]` attr-dict `:` type($result) `from` type($source)",
}

// InsertStridedSlice declares vector.insert_strided_slice.
var InsertStridedSlice = &ir.OpDef{
	Name:     "vector.insert_strided_slice",
	Summary:  "strided_slice operation",
	Operands: []ir.ValueDef{{Name: "valueToStore", Type: ir.AnyVector}, {Name: "dest", Type: ir.AnyVector}},
	Attrs:    []ir.AttrDef{{Name: "offsets", Type: i64Array}, {Name: "strides", Type: i64Array}},
	Results:  []ir.ValueDef{{Name: "result", Type: ir.AnyVector}},
	Traits:   []ir.Trait{ir.Pure, sameElement("operand #0 and result have same element type", 0), resultLikeDest},
	Format:   "$valueToStore `,` $dest attr-dict `:` type($valueToStore) `into` type($dest)",
}

// ExtractStridedSlice declares vector.extract_strided_slice.
var ExtractStridedSlice = &ir.OpDef{
	Name:     "vector.extract_strided_slice",
	Summary:  "extract_strided_slice operation",
	Operands: []ir.ValueDef{{Name: "vector", Type: ir.AnyVector}},
	Attrs:    []ir.AttrDef{{Name: "offsets", Type: i64Array}, {Name: "sizes", Type: i64Array}, {Name: "strides", Type: i64Array}},
	Results:  []ir.ValueDef{{Type: ir.AnyVector}},
	Traits:   []ir.Trait{ir.Pure, sameElement(sameElementWords, 0)},
	Format:   "$vector attr-dict `:` type($vector) `to` type(results)",
}

// ConstantMask declares vector.constant_mask.
var ConstantMask = &ir.OpDef{
	Name:    "vector.constant_mask",
	Summary: "creates a constant vector mask",
	Attrs:   []ir.AttrDef{{Name: "mask_dim_sizes", Type: i64Dense, Encoding: ir.ArrayUntil(19)}},
	Results: []ir.ValueDef{{Type: maskAny}},
	Traits:  []ir.Trait{ir.Pure},
	Format:  "$mask_dim_sizes attr-dict `:` type(results)",
}

// CreateMask declares vector.create_mask.
var CreateMask = &ir.OpDef{
	Name:     "vector.create_mask",
	Summary:  "creates a vector mask",
	Operands: []ir.ValueDef{{Name: "operands", Type: ir.IndexTypeConstraint, Quantity: ir.Variadic}},
	Results:  []ir.ValueDef{{Type: maskAny}},
	Traits:   []ir.Trait{ir.Pure},
	Format:   "$operands attr-dict `:` type(results)",
}
