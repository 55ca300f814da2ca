package testdialect

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/shapes"
)

// llvmVectorEntries returns operations of the dialect `llvm` on vectors, with which MLIR's
// tests make scalable vectors.
func llvmVectorEntries() []ir.OpEntry {
	vectorOf := func(v, elem string) ir.Trait {
		return ir.TypesMatch("element type of the vector", v, elem, shapes.VectorElement)
	}
	return []ir.OpEntry{
		{Def: llvmValue("intr.experimental.stepvector")},
		{Def: &ir.OpDef{
			Name: "llvm.bitcast", Operands: ir.ValuesOf(ir.AnyType, "arg"), Results: ir.ValuesOf(ir.AnyType, "res"), Traits: []ir.Trait{ir.Pure},
			Format: "$arg attr-dict `:` type($arg) `to` type($res)",
		}},
		ir.OpEntry{Def: &ir.OpDef{
			Name:    "llvm.mlir.constant",
			Attrs:   []ir.AttrDef{{Name: "value", Type: ir.AnyAttr}},
			Results: []ir.ValueDef{{Name: "res", Type: ir.AnyType}},
			Traits:  []ir.Trait{ir.Pure, ir.ConstantLike},
			Format:  "`(` $value `)` attr-dict `:` type($res)",
		}}.ConstantIn(0),
		{Def: &ir.OpDef{
			Name: "llvm.insertelement",
			Operands: []ir.ValueDef{
				{Name: "vector", Type: ir.AnyVector}, {Name: "value", Type: ir.AnyType}, {Name: "position", Type: ir.SignlessIntegerOrIndex},
			},
			Results: []ir.ValueDef{{Name: "res", Type: ir.AnyVector}},
			Traits:  []ir.Trait{ir.Pure, vectorOf("vector", "value"), ir.AllTypesMatch("vector", "res")},
			Format:  "$value `,` $vector `[` $position `:` type($position) `]` attr-dict `:` type($vector)",
		}},
		{Infer: inferShuffled, Def: &ir.OpDef{
			Name:     "llvm.shufflevector",
			Operands: []ir.ValueDef{{Name: "v1", Type: ir.AnyVector}, {Name: "v2", Type: ir.AnyVector}},
			Attrs:    []ir.AttrDef{{Name: "mask", Type: ir.DenseI32ArrayAttrKind}},
			Results:  []ir.ValueDef{{Name: "res", Type: ir.AnyVector}},
			Traits:   []ir.Trait{ir.Pure, ir.InferredTypes{}, ir.AllTypesMatch("v1", "v2")},
			Format:   "$v1 `,` $v2 $mask attr-dict `:` type($v1)",
		}},
	}
}

// inferShuffled returns the type of the first vector with as many elements as the mask has.
func inferShuffled(_ *ir.Context, st *ir.OperationState) ([]ir.Type, string) {
	mask, ok := st.Attr("mask").(*ir.DenseArrayAttr)
	if !ok || len(st.Operands) == 0 {
		return nil, "the mask is missing"
	}
	t, ok := st.Operands[0].Type().(*ir.VectorType)
	if !ok {
		return nil, "the operand is not a vector"
	}
	return []ir.Type{t.WithShape([]int64{int64(mask.Len())}, t.ElementType())}, ""
}
