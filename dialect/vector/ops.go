// Package vector is the vector dialect: operations on values of vector type of
// any rank, and on memory with vectors.
//
// For example, this function returns the sum of four products:
//
//	func.func @dot(%a: vector<4xf32>, %m: memref<4xf32>, %i: index) -> f32 {
//	  %b = vector.load %m[%i] : memref<4xf32>, vector<4xf32>
//	  %products = arith.mulf %a, %b : vector<4xf32>
//	  %sum = vector.reduction <add>, %products : vector<4xf32> into f32
//	  return %sum : f32
//	}
package vector

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/shapes"
)

const sameElementWords = "operand and result have same element type"

// Broadcast declares vector.broadcast.
var Broadcast = &ir.OpDef{
	Name:     "vector.broadcast",
	Summary:  "broadcast operation",
	Operands: []ir.ValueDef{{Name: "source", Type: ir.AnyType}},
	Results:  []ir.ValueDef{{Name: "vector", Type: anyVector}},
	Traits:   []ir.Trait{ir.Pure, sameElement("source "+sameElementWords, 0)},
	Format:   "$source attr-dict `:` type($source) `to` type($vector)",
}

// Splat declares vector.splat.
var Splat = &ir.OpDef{
	Name:     "vector.splat",
	Versions: ir.Until(21),
	Summary:  "vector splat or broadcast operation",
	Operands: []ir.ValueDef{{Name: "input", Type: splattable}},
	Results:  []ir.ValueDef{{Name: "aggregate", Type: anyVector}},
	Traits:   []ir.Trait{ir.Pure, ir.TypesMatch("operand type matches element type of result", "aggregate", "input", shapes.VectorElement)},
	Format:   "$input attr-dict `:` type($aggregate)",
}

// Poison is the position in the mask of a vector.shuffle whose element is poison, and that of a vector.extract or vector.insert
// whose result is, since MLIR 20.
const Poison = -1

// Shuffle declares vector.shuffle.
var Shuffle = &ir.OpDef{
	Name:     "vector.shuffle",
	Summary:  "shuffle operation",
	Operands: []ir.ValueDef{{Name: "v1", Type: anyFixed}, {Name: "v2", Type: anyFixed}},
	Attrs:    []ir.AttrDef{{Name: "mask", Type: i64Dense, Encoding: ir.ArrayUntil(19)}},
	Results:  []ir.ValueDef{{Name: "vector", Type: ir.AnyVector}},
	Traits: []ir.Trait{
		ir.Pure, ir.InferredTypes{},
		sameElement("first operand v1 and result have same element type", 0),
		sameElement("second operand v2 and result have same element type", 1),
	},
	Format: "operands $mask attr-dict `:` type(operands)",
}

// Interleave declares vector.interleave.
var Interleave = &ir.OpDef{
	Name:     "vector.interleave",
	Summary:  "constructs a vector by interleaving two input vectors",
	Operands: []ir.ValueDef{{Name: "lhs", Type: anyVector}, {Name: "rhs", Type: anyVector}},
	Results:  []ir.ValueDef{{Name: "result", Type: ir.AnyVector}},
	Traits: []ir.Trait{
		ir.Pure, ir.AllTypesMatch("lhs", "rhs"),
		ir.TypesMatch("type of 'result' is double the width of the inputs", "lhs", "result", twiceAsWide),
	},
	Format: "$lhs `,` $rhs attr-dict `:` type($lhs) `->` type($result)",
}

// Deinterleave declares vector.deinterleave.
var Deinterleave = &ir.OpDef{
	Name:     "vector.deinterleave",
	Summary:  "constructs two vectors by deinterleaving an input vector",
	Operands: []ir.ValueDef{{Name: "source", Type: ir.AnyVector}},
	Results:  []ir.ValueDef{{Name: "res1", Type: ir.AnyVector}, {Name: "res2", Type: ir.AnyVector}},
	Traits: []ir.Trait{
		ir.Pure,
		ir.OpPredicate("the trailing dimension of the source vector has an even number of elements", hasEvenWidth),
		ir.TypesMatch("the trailing dimension of the results is half the width of source trailing dimension", "source", "res1", halfAsWide),
		ir.AllTypesMatch("res1", "res2"),
	},
	Format: "$source attr-dict `:` type($source) `->` type($res1)",
}

// ExtractElement declares vector.extractelement.
var ExtractElement = &ir.OpDef{
	Name:     "vector.extractelement",
	Versions: ir.Until(21),
	Summary:  "extractelement operation",
	Operands: []ir.ValueDef{{Name: "vector", Type: anyVector}, {Name: "position", Type: ir.SignlessIntegerOrIndex, Quantity: ir.Optional}},
	Results:  []ir.ValueDef{{Name: "result", Type: ir.AnyType}},
	Traits:   []ir.Trait{ir.Pure, ir.TypesMatch("result type matches element type of vector operand", "vector", "result", shapes.VectorElement)},
	Format:   "$vector `[` ($position^ `:` type($position))? `]` attr-dict `:` type($vector)",
}

// InsertElement declares vector.insertelement.
var InsertElement = &ir.OpDef{
	Name:     "vector.insertelement",
	Versions: ir.Until(21),
	Summary:  "insertelement operation",
	Operands: []ir.ValueDef{
		{Name: "source", Type: ir.AnyType}, {Name: "dest", Type: anyVector},
		{Name: "position", Type: ir.SignlessIntegerOrIndex, Quantity: ir.Optional},
	},
	Results: []ir.ValueDef{{Name: "result", Type: anyVector}},
	Traits: []ir.Trait{
		ir.Pure, ir.TypesMatch("source operand type matches element type of result", "result", "source", shapes.VectorElement),
		ir.AllTypesMatch("dest", "result"),
	},
	Format: "$source `,` $dest `[` ($position^ `:` type($position))? `]` attr-dict `:` type($result)",
}

// Extract declares vector.extract.
var Extract = &ir.OpDef{
	Name:     "vector.extract",
	Summary:  "extract operation",
	Operands: []ir.ValueDef{{Name: "vector", Type: anyVector}, {Name: "dynamic_position", Type: ir.IndexTypeConstraint, Quantity: ir.Variadic}},
	Attrs:    []ir.AttrDef{{Name: "static_position", Type: ir.DenseI64ArrayAttrKind}},
	Results:  []ir.ValueDef{{Name: "result", Type: ir.AnyType}},
	Traits:   []ir.Trait{ir.Pure, ir.InferredTypes{}, sameElement(sameElementWords, 0)},
	Format:   "$vector `` custom<DynamicIndexList>($dynamic_position, $static_position) attr-dict `:` type($result) `from` type($vector)",
}

// Insert declares vector.insert.
var Insert = &ir.OpDef{
	Name:    "vector.insert",
	Summary: "insert operation",
	Operands: []ir.ValueDef{
		{Name: "source", Type: ir.AnyType}, {Name: "dest", Type: anyVector},
		{Name: "dynamic_position", Type: ir.IndexTypeConstraint, Quantity: ir.Variadic},
	},
	Attrs:   []ir.AttrDef{{Name: "static_position", Type: ir.DenseI64ArrayAttrKind}},
	Results: []ir.ValueDef{{Name: "result", Type: anyVector}},
	Traits:  []ir.Trait{ir.Pure, sameElement("source "+sameElementWords, 0), ir.AllTypesMatch("dest", "result")},
	Format:  "$source `,` $dest custom<DynamicIndexList>($dynamic_position, $static_position) attr-dict `:` type($source) `into` type($dest)",
}

// FMA declares vector.fma.
var FMA = &ir.OpDef{
	Name:     "vector.fma",
	Summary:  "vector fused multiply-add",
	Operands: []ir.ValueDef{{Name: "lhs", Type: floatVector}, {Name: "rhs", Type: floatVector}, {Name: "acc", Type: floatVector}},
	Results:  []ir.ValueDef{{Name: "result", Type: floatVector}},
	Traits:   []ir.Trait{ir.Pure, ir.AllTypesMatch("lhs", "rhs", "acc", "result"), ir.ElementwiseMappable},
	Format:   "$lhs `,` $rhs `,` $acc attr-dict `:` type($lhs)",
}

// FromElements declares vector.from_elements.
var FromElements = &ir.OpDef{
	Name:     "vector.from_elements",
	Summary:  "operation that defines a vector from scalar elements",
	Operands: []ir.ValueDef{{Name: "elements", Type: ir.AnyType, Quantity: ir.Variadic}},
	Results:  []ir.ValueDef{{Name: "dest", Type: fixedSinceAny}},
	Traits: []ir.Trait{ir.Pure, (&ir.MatchTrait{
		Summary: "shaped type 'dest' matches 'elements' element count and types", From: "dest", To: "elements", InferAll: elementTypes, Check: hasAllElements,
	}).TextUntil(19, "operand types match result element type")},
	Format: "$elements attr-dict `:` type($dest)",
}

// ToElements declares vector.to_elements.
var ToElements = &ir.OpDef{
	Name:     "vector.to_elements",
	Versions: ir.Since(21),
	Summary:  "operation that decomposes a vector into all its scalar elements",
	Operands: []ir.ValueDef{{Name: "source", Type: anyVector}},
	Results:  []ir.ValueDef{{Name: "elements", Type: ir.AnyType, Quantity: ir.Variadic}},
	Traits:   []ir.Trait{ir.Pure, ir.InferredTypes{}},
	Format:   "$source attr-dict `:` type($source)",
}

// VScale declares vector.vscale.
var VScale = &ir.OpDef{
	Name:    "vector.vscale",
	Summary: "Load vector scale size",
	Results: []ir.ValueDef{{Name: "res", Type: ir.IndexTypeConstraint}},
	Traits:  []ir.Trait{ir.Pure},
	Format:  "attr-dict",
}

// Step declares vector.step.
var Step = &ir.OpDef{
	Name:    "vector.step",
	Summary: "A linear sequence of values from 0 to N",
	Results: []ir.ValueDef{{Name: "result", Type: stepVector}},
	Traits:  []ir.Trait{ir.Pure},
	Format:  "attr-dict `:` type($result)",
}

// Print declares vector.print.
var Print = &ir.OpDef{
	Name:     "vector.print",
	Summary:  "print operation (for testing and debugging)",
	Operands: []ir.ValueDef{{Name: "source", Type: printable, Quantity: ir.Optional}},
	Attrs: []ir.AttrDef{
		{Name: "punctuation", Type: punctuationKind, Default: defaultPunctuation},
		{Name: "stringLiteral", Type: stringLiteral, Optional: true},
	},
	Traits: []ir.Trait{ir.OpPredicate("`source` or `punctuation` are not set when printing strings", printsOneThing)},
	Format: "($source^ `:` type($source))? oilist(`str` $stringLiteral | `punctuation` $punctuation) attr-dict",
}

// Yield declares vector.yield.
var Yield = &ir.OpDef{
	Name:     "vector.yield",
	Summary:  "Terminates and yields values from vector regions.",
	Operands: []ir.ValueDef{{Name: "operands", Type: ir.AnyType, Quantity: ir.Variadic}},
	Traits:   []ir.Trait{ir.Pure, ir.ReturnLike, ir.Terminator},
	Format:   "attr-dict ($operands^ `:` type($operands))?",
}

// Mask declares vector.mask.
var Mask = &ir.OpDef{
	Name:     "vector.mask",
	Summary:  "Predicates a maskable vector operation",
	Operands: []ir.ValueDef{{Name: "mask", Type: maskND}, {Name: "passthru", Type: ir.AnyType, Quantity: ir.Optional}},
	Results:  []ir.ValueDef{{Name: "results", Type: ir.AnyType, Quantity: ir.Variadic}},
	Regions:  []ir.RegionDef{{Name: "maskRegion", Kind: ir.SizedRegion1}},
	Traits:   []ir.Trait{ir.SingleBlock, ir.ImplicitTerminator{Name: "vector.yield"}, ir.RecursiveMemoryEffects, ir.NoRegionArguments},
}

// WarpExecuteOnLane0 declares vector.warp_execute_on_lane_0.
var WarpExecuteOnLane0 = &ir.OpDef{
	Name:     "vector.warp_execute_on_lane_0",
	Versions: ir.Until(19),
	Summary:  "Executes operations in the associated region on thread #0 of aSPMD program",
	Operands: []ir.ValueDef{{Name: "laneid", Type: ir.IndexTypeConstraint}, {Name: "args", Type: ir.AnyType, Quantity: ir.Variadic}},
	Attrs:    []ir.AttrDef{{Name: "warp_size", Type: ir.I64AttrKind}},
	Results:  []ir.ValueDef{{Name: "results", Type: ir.AnyType, Quantity: ir.Variadic}},
	Regions:  []ir.RegionDef{{Name: "warpRegion", Kind: ir.SizedRegion1}},
	Traits:   []ir.Trait{ir.SingleBlock, ir.ImplicitTerminator{Name: "vector.yield"}, ir.RecursiveMemoryEffects},
}

// Reduction declares vector.reduction.
var Reduction = &ir.OpDef{
	Name:     "vector.reduction",
	Summary:  "reduction operation",
	Operands: []ir.ValueDef{{Name: "vector", Type: anyVector}, {Name: "acc", Type: ir.AnyType, Quantity: ir.Optional}},
	Attrs: []ir.AttrDef{
		{Name: "kind", Type: kindKind},
		{Name: "fastmath", Type: arith.FastMathKind, Default: "#arith.fastmath<none>"},
	},
	Results: []ir.ValueDef{{Name: "dest", Type: ir.AnyType}},
	Traits: []ir.Trait{
		ir.Pure, sameElement("source "+sameElementWords, 0),
		&ir.MatchTrait{Summary: "dest and acc have the same type", From: "dest", To: "acc", Infer: identity, Check: accLikeDest},
	},
	Format: "$kind `,` $vector (`,` $acc^)? (`fastmath` `` $fastmath^)? attr-dict `:` type($vector) `into` type($dest)",
}

// Slots of Reduction's and MultiReduction's inherent attributes.
const (
	kindSlot       = 0
	fastmathSlot   = 1
	reductionsSlot = 1
)

// MultiReduction declares vector.multi_reduction.
var MultiReduction = &ir.OpDef{
	Name:     "vector.multi_reduction",
	Summary:  "Multi-dimensional reduction operation",
	Operands: []ir.ValueDef{{Name: "source", Type: ir.AnyVector}, {Name: "acc", Type: ir.AnyType}},
	Attrs:    []ir.AttrDef{{Name: "kind", Type: kindKind}, {Name: "reduction_dims", Type: i64Dense, Encoding: ir.ArrayUntil(19)}},
	Results:  []ir.ValueDef{{Name: "dest", Type: ir.AnyType}},
	Traits:   []ir.Trait{ir.Pure, ir.InferredTypes{}, ir.AllTypesMatch("dest", "acc"), sameElement("source "+sameElementWords, 0)},
	Format:   "$kind `,` $source `,` $acc attr-dict $reduction_dims `:` type($source) `to` type($dest)",
}

// Scan declares vector.scan.
var Scan = &ir.OpDef{
	Name:     "vector.scan",
	Summary:  "Scan operation",
	Operands: []ir.ValueDef{{Name: "source", Type: ir.AnyVector}, {Name: "initial_value", Type: anyVector}},
	Attrs:    []ir.AttrDef{{Name: "kind", Type: kindKind}, {Name: "reduction_dim", Type: ir.I64AttrKind}, {Name: "inclusive", Type: ir.BoolAttrKind}},
	Results:  []ir.ValueDef{{Name: "dest", Type: ir.AnyVector}, {Name: "accumulated_value", Type: anyVector}},
	Traits:   []ir.Trait{ir.Pure, ir.AllTypesMatch("source", "dest"), ir.AllTypesMatch("initial_value", "accumulated_value")},
	Format:   "$kind `,` $source `,` $initial_value attr-dict `:` type($source) `,` type($initial_value)",
}

// scanDimSlot is the slot of Scan's dimension.
const scanDimSlot = 1

// Contract declares vector.contract.
var Contract = &ir.OpDef{
	Name:     "vector.contract",
	Summary:  "vector contraction operation",
	Operands: []ir.ValueDef{{Name: "lhs", Type: ir.AnyVector}, {Name: "rhs", Type: ir.AnyVector}, {Name: "acc", Type: ir.AnyType}},
	Attrs: []ir.AttrDef{
		{Name: "indexing_maps", Type: ir.ArrayAttrKind},
		{Name: "iterator_types", Type: iteratorTypes},
		{Name: "kind", Type: kindKind, Default: defaultKind},
	},
	Results: []ir.ValueDef{{Type: ir.AnyType}},
	Traits: []ir.Trait{
		ir.Pure,
		ir.OpPredicate("lhs and rhs have same element type", func(op *ir.Operation) bool {
			return ir.ElementTypeOrSelf(op.Operand(0).Type()) == ir.ElementTypeOrSelf(op.Operand(1).Type())
		}),
		sameElement("third operand acc and result have same element type", 2),
	},
}

// Slots of Contract's inherent attributes.
const (
	contractMaps = iota
	contractIterators
	contractKind
)

// OuterProduct declares vector.outerproduct.
var OuterProduct = &ir.OpDef{
	Name:    "vector.outerproduct",
	Summary: "vector outerproduct with optional fused add",
	Operands: []ir.ValueDef{
		{Name: "lhs", Type: ir.AnyVector}, {Name: "rhs", Type: ir.AnyType}, {Name: "acc", Type: ir.AnyVector, Quantity: ir.Optional},
	},
	Attrs:   []ir.AttrDef{{Name: "kind", Type: kindKind, Default: defaultKind}},
	Results: []ir.ValueDef{{Type: ir.AnyVector}},
	Traits: []ir.Trait{
		ir.Pure,
		sameElement("lhs "+sameElementWords, 0),
		sameElement("rhs "+sameElementWords, 1),
	},
}

// MatrixMultiply declares vector.matrix_multiply.
var MatrixMultiply = &ir.OpDef{
	Name:     "vector.matrix_multiply",
	Versions: ir.Until(21),
	Summary:  "Vector matrix multiplication op that operates on flattened 1-D MLIR vectors",
	Operands: []ir.ValueDef{{Name: "lhs", Type: matrix1D}, {Name: "rhs", Type: matrix1D}},
	Attrs:    []ir.AttrDef{{Name: "lhs_rows", Type: ir.I32AttrKind}, {Name: "lhs_columns", Type: ir.I32AttrKind}, {Name: "rhs_columns", Type: ir.I32AttrKind}},
	Results:  []ir.ValueDef{{Name: "res", Type: matrix1D}},
	Traits:   []ir.Trait{ir.Pure, sameElement("lhs "+sameElementWords, 0), sameElement("rhs "+sameElementWords, 1)},
	Format:   "$lhs `,` $rhs attr-dict `:` `(` type($lhs) `,` type($rhs) `)` `->` type($res)",
}

// FlatTranspose declares vector.flat_transpose.
var FlatTranspose = &ir.OpDef{
	Name:     "vector.flat_transpose",
	Versions: ir.Until(21),
	Summary:  "Vector matrix transposition on flattened 1-D MLIR vectors",
	Operands: []ir.ValueDef{{Name: "matrix", Type: matrix1D}},
	Attrs:    []ir.AttrDef{{Name: "rows", Type: ir.I32AttrKind}, {Name: "columns", Type: ir.I32AttrKind}},
	Results:  []ir.ValueDef{{Name: "res", Type: matrix1D}},
	Traits:   []ir.Trait{ir.Pure, sameElement("source "+sameElementWords, 0)},
	Format:   "$matrix attr-dict `:` type($matrix) `->` type($res)",
}
