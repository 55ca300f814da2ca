// Package tensor is the tensor dialect: operations that create, slice and reshape
// tensors and access their elements.
//
// Tensors are values: no operation changes one. For example, this function
//
//	func.func @f(%x: f32, %y: f32) -> (f32, index) {
//	  %c0 = arith.constant 0 : index
//	  %pair = tensor.from_elements %x, %y : tensor<2xf32>
//	  %element = tensor.extract %pair[%c0] : tensor<2xf32>
//	  %size = tensor.dim %pair, %c0 : tensor<2xf32>
//	  return %element, %size : f32, index
//	}
//
// is this one after canonicalize:
//
//	func.func @f(%x: f32, %y: f32) -> (f32, index) {
//	  %c2 = arith.constant 2 : index
//	  return %x, %c2 : f32, index
//	}
package tensor

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
)

func cast(mnemonic, summary string, t *ir.TypeConstraint, compatible func(from, to ir.Type) bool) *ir.OpDef {
	return &ir.OpDef{
		Name: "tensor." + mnemonic, Summary: summary,
		Operands: []ir.ValueDef{{Name: "source", Type: t}},
		Results:  []ir.ValueDef{{Name: "dest", Type: t}},
		Traits:   []ir.Trait{ir.Cast(compatible), ir.Pure},
		Format:   "$source attr-dict `:` type($source) `to` type($dest)",
	}
}

// Bitcast and Cast declare tensor.bitcast and tensor.cast.
var (
	Bitcast = cast("bitcast", "tensor bitcast operation", numbers, bitcastCompatible)
	Cast    = cast("cast", "tensor cast operation", ir.AnyTensor, CastCompatible)
)

// Concat declares tensor.concat.
var Concat = &ir.OpDef{
	Name:     "tensor.concat",
	Summary:  "tensor concatenation operation",
	Operands: []ir.ValueDef{{Name: "inputs", Type: anyRanked, Quantity: ir.Variadic}},
	Attrs:    []ir.AttrDef{{Name: "dim", Type: ir.I64AttrKind}},
	Results:  []ir.ValueDef{{Name: "result", Type: anyRanked}},
	Traits:   []ir.Trait{ir.Pure},
	Format:   "`dim` `(` $dim `)` $inputs attr-dict `:` functional-type(operands, results)",
}

// Dim declares tensor.dim.
var Dim = &ir.OpDef{
	Name:     "tensor.dim",
	Summary:  "dimension index operation",
	Operands: []ir.ValueDef{{Name: "source", Type: notScalar}, {Name: "index", Type: ir.IndexTypeConstraint}},
	Results:  []ir.ValueDef{{Name: "result", Type: ir.IndexTypeConstraint}},
	Traits:   []ir.Trait{ir.ConditionallySpeculatable, ir.NoMemoryEffect},
	Format:   "attr-dict $source `,` $index `:` type($source)",
}

// Empty declares tensor.empty.
var Empty = &ir.OpDef{
	Name:     "tensor.empty",
	Summary:  "empty tensor operation",
	Operands: []ir.ValueDef{{Name: "dynamicSizes", Type: ir.IndexTypeConstraint, Quantity: ir.Variadic}},
	Results:  []ir.ValueDef{{Name: "result", Type: anyRanked}},
	Traits:   []ir.Trait{ir.Pure},
	Format:   "`(`$dynamicSizes`)` attr-dict `:` type($result)",
}

// Extract declares tensor.extract.
var Extract = &ir.OpDef{
	Name:    "tensor.extract",
	Summary: "element extraction operation",
	Operands: []ir.ValueDef{
		{Name: "tensor", Type: anyRanked},
		{Name: "indices", Type: ir.IndexTypeConstraint, Quantity: ir.Variadic},
	},
	Results: []ir.ValueDef{{Name: "result", Type: ir.AnyType}},
	Traits:  []ir.Trait{ir.Pure, ir.TypesMatch("result type matches element type of tensor", "tensor", "result", elementOf)},
	Format:  "$tensor `[` $indices `]` attr-dict `:` type($tensor)",
}

// FromElements declares tensor.from_elements.
var FromElements = &ir.OpDef{
	Name:     "tensor.from_elements",
	Summary:  "tensor from elements operation.",
	Operands: []ir.ValueDef{{Name: "elements", Type: ir.AnyType, Quantity: ir.Variadic}},
	Results:  []ir.ValueDef{{Name: "result", Type: static}},
	Traits: []ir.Trait{ir.Pure, &ir.MatchTrait{Summary: "operand types match result element type", From: "result", To: "elements",
		InferAll: elementTypes, Check: elementsMatch}},
	Format: "$elements attr-dict `:` type($result)",
}

// maxElements bounds the number of operands of a tensor.from_elements.
const maxElements = 1 << 22

// elementTypes returns the types of the elements of a tensor.
func elementTypes(t ir.Type) []ir.Type {
	r, ok := t.(*ir.RankedTensorType)
	if !ok || !ir.HasStaticShape(r) {
		return nil
	}
	ts := make([]ir.Type, min(ir.NumElements(r.Shape()), maxElements))
	for i := range ts {
		ts[i] = r.ElementType()
	}
	return ts
}

func elementsMatch(op *ir.Operation) bool {
	t := rankedType(op.Result(0))
	if int64(op.NumOperands()) != ir.NumElements(t.Shape()) {
		return false
	}
	for i := range op.NumOperands() {
		if op.Operand(i).Type() != t.ElementType() {
			return false
		}
	}
	return true
}

// Gather declares tensor.gather.
var Gather = &ir.OpDef{
	Name:     "tensor.gather",
	Summary:  "gather a subset of a tensor at specified indices",
	Operands: []ir.ValueDef{{Name: "source", Type: anyRanked}, {Name: "indices", Type: indexList}},
	Attrs: []ir.AttrDef{
		{Name: "gather_dims", Type: ir.DenseI64ArrayAttrKind},
		{Name: "unique", Type: ir.UnitAttrKind, Optional: true},
	},
	Results: []ir.ValueDef{{Name: "result", Type: anyRanked}},
	Traits:  []ir.Trait{ir.Pure},
	Format: "$source `[` $indices `]` `gather_dims` `(` $gather_dims `)` (`unique` $unique^)? attr-dict `:` " +
		"functional-type(operands, results)",
}

// Scatter declares tensor.scatter.
var Scatter = &ir.OpDef{
	Name:     "tensor.scatter",
	Summary:  "scatter a tensor into a destination tensor at specified indices",
	Operands: []ir.ValueDef{{Name: "source", Type: anyRanked}, {Name: "dest", Type: anyRanked}, {Name: "indices", Type: indexList}},
	Attrs: []ir.AttrDef{
		{Name: "scatter_dims", Type: ir.DenseI64ArrayAttrKind},
		{Name: "unique", Type: ir.UnitAttrKind, Optional: true},
	},
	Results: []ir.ValueDef{{Name: "result", Type: anyRanked}},
	Traits:  []ir.Trait{ir.Pure},
	Format: "$source `into` $dest `[` $indices `]` `scatter_dims` `(` $scatter_dims `)` (`unique` $unique^)? attr-dict `:` " +
		"functional-type(operands, results)",
}

// Slots of the attributes of Gather and Scatter.
const (
	dimsSlot   = 0
	uniqueSlot = 1
)

// Generate declares tensor.generate.
var Generate = &ir.OpDef{
	Name:     "tensor.generate",
	Summary:  "Creates a dynamically sized tensor from elements",
	Operands: []ir.ValueDef{{Name: "dynamicExtents", Type: ir.IndexTypeConstraint, Quantity: ir.Variadic}},
	Results:  []ir.ValueDef{{Name: "result", Type: anyRanked}},
	Regions:  []ir.RegionDef{{Name: "body", Kind: ir.SizedRegion1}},
	Traits:   []ir.Trait{ir.RecursiveMemoryEffects, ir.SingleBlock, ir.ImplicitTerminator{Name: "tensor.yield"}},
	Format:   "$dynamicExtents $body attr-dict `:` type($result)",
}

// Insert declares tensor.insert.
var Insert = &ir.OpDef{
	Name:    "tensor.insert",
	Summary: "element insertion operation",
	Operands: []ir.ValueDef{
		{Name: "scalar", Type: ir.AnyType},
		{Name: "dest", Type: anyRanked},
		{Name: "indices", Type: ir.IndexTypeConstraint, Quantity: ir.Variadic},
	},
	Results: []ir.ValueDef{{Name: "result", Type: anyRanked}},
	Traits: []ir.Trait{
		interfaces.DestinationStyle{Inits: 1}, ir.Pure,
		ir.TypesMatch("result type matches type of dest", "dest", "result", identity),
		ir.TypesMatch("scalar type matches element type of dest", "dest", "scalar", elementOf),
	},
	Format: "$scalar `into` $dest `[` $indices `]` attr-dict `:` type($dest)",
}

// Rank declares tensor.rank.
var Rank = &ir.OpDef{
	Name:     "tensor.rank",
	Summary:  "rank operation",
	Operands: []ir.ValueDef{{Name: "tensor", Type: ir.AnyTensor}},
	Results:  []ir.ValueDef{{Type: ir.IndexTypeConstraint}},
	Traits:   []ir.Trait{ir.Pure},
	Format:   "$tensor attr-dict `:` type($tensor)",
}

// Splat declares tensor.splat.
var Splat = &ir.OpDef{
	Name:    "tensor.splat",
	Summary: "tensor splat or broadcast operation",
	Operands: []ir.ValueDef{
		{Name: "input", Type: splattable},
		{Name: "dynamicSizes", Type: ir.IndexTypeConstraint, Quantity: ir.Variadic},
	},
	Results: []ir.ValueDef{{Name: "aggregate", Type: anyRanked}},
	Traits:  []ir.Trait{ir.Pure, ir.TypesMatch("operand type matches element type of result", "aggregate", "input", elementOf)},
	Format:  "$input (`[` $dynamicSizes^ `]`)? attr-dict `:` type($aggregate)",
}

// Yield declares tensor.yield.
var Yield = &ir.OpDef{
	Name:     "tensor.yield",
	Summary:  "Yield a value from a region",
	Operands: []ir.ValueDef{{Name: "value", Type: ir.AnyType}},
	Traits:   []ir.Trait{ir.Pure, ir.ReturnLike, ir.Terminator, ir.HasParent("tensor.generate", "tensor.pad")},
	Format:   "$value attr-dict `:` type($value)",
}
