package testdialect

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/tensor"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
	"github.com/spvc/spvc/ir/rewrite"
)

// The operations that infer their types, which test-return-type makes.
var (
	InferType       = inferring("op_with_infer_type_if", "")
	InferTypeByName = inferring("op_with_infer_type_adaptor_if", "x y")
	InferShapeType  = inferring("op_with_shaped_type_infer_type_if", "")
)

// inferring declares an operation on two tensors whose results are inferred. names names its operands.
func inferring(mnemonic, names string) *ir.OpDef {
	d := row(mnemonic, types(ir.AnyTensor, ir.AnyTensor), types(ir.AnyTensor))
	if names != "" {
		d.Operands = values(ir.AnyTensor, names)
	}
	d.Traits = []ir.Trait{ir.InferredTypes{Reports: true}}
	return d
}

// inferenceEntries returns the operations that infer types and shapes.
func inferenceEntries() []ir.OpEntry {
	ranked := ir.RankedTensorOf(anyType)
	infers := ir.InferredTypes{Reports: true}
	list := rows(
		row("tblgen_constant", nil, types(anyType)),
		&ir.OpDef{Name: "test.tblgen_build_0", Operands: values(anyType, "value"), Results: values(anyType, "result")},
		&ir.OpDef{Name: "test.tblgen_build_1", Operands: variadics(anyType, "inputs"), Results: variadics(anyType, "results")},
		&ir.OpDef{Name: "test.tblgen_build_2", Operands: variadics(anyType, "inputs"), Results: values(anyType, "result")},
		&ir.OpDef{Name: "test.tblgen_build_3", Operands: variadics(anyType, "inputs"), Results: variadics(anyType, "resultA resultB")},
		&ir.OpDef{Name: "test.tblgen_build_4", Operands: variadics(anyType, "inputs"), Results: values(anyType, "result"), Traits: []ir.Trait{ir.SameOperandsAndResultType}},
		&ir.OpDef{Name: "test.tblgen_build_6", Operands: variadics(anyType, "a b"), Results: values(f32, "result"), Traits: []ir.Trait{ir.AttrSizedOperandSegments}},
	)
	return append(list,
		ir.OpEntry{Def: &ir.OpDef{Name: "test.derived_type_attr", Results: values(ir.AnyTensor, "output")}, Interfaces: []any{interfaces.DerivedAttrs(ofResult)}},
		ir.OpEntry{Def: &ir.OpDef{Name: "test.prop", Operands: variadics(ir.IndexTypeConstraint, "upperInits"), Attrs: attrs(i32Elements, "transforms"),
			Results: variadics(anyType, "results")}, Interfaces: []any{interfaces.DerivedAttrs(upperLength)}},
		ir.OpEntry{Def: InferType, Infer: inferSame},
		ir.OpEntry{Def: InferTypeByName, Infer: inferSame},
		ir.OpEntry{Def: inferring("op_with_refine_type_if", ""), Infer: inferSame, Interfaces: []any{refinement{}}},
		ir.OpEntry{Def: InferShapeType, Infer: inferFirstSize, Interfaces: []any{firstSize{}}},
		ir.OpEntry{Def: inferring("op_with_shaped_type_infer_type_adaptor_if", "operand1 operand2"), Infer: inferFirstSize, Interfaces: []any{firstSize{}}},
		ir.OpEntry{Def: &ir.OpDef{Name: "test.op_with_result_shape_interface", Operands: values(ranked, "operand1 operand2"), Results: values(ranked, "result1 result2")}},
		ir.OpEntry{Def: &ir.OpDef{Name: "test.op_with_result_shape_per_dim_interface", Operands: values(ranked, "operand1 operand2"), Results: values(ranked, "result1 result2")}},
		ir.OpEntry{Def: &ir.OpDef{Name: "test.tblgen_build_5", Operands: variadics(anyType, "inputs"), Results: values(anyType, "result"), Regions: region("body", ir.AnyRegion),
			Traits: []ir.Trait{infers}}, Infer: inferFirst},
		ir.OpEntry{Def: &ir.OpDef{Name: "test.variadic_region_inferred", Results: variadics(anyType, "_"), Regions: anyRegions("bodies"), Traits: []ir.Trait{infers}},
			Infer: func(ctx *ir.Context, _ *ir.OperationState) ([]ir.Type, string) { return []ir.Type{ctx.I(16)}, "" }},
	)
}

// inferSame infers the type of both operands, which must be the same.
func inferSame(_ *ir.Context, st *ir.OperationState) ([]ir.Type, string) {
	a, b := st.Operands[0].Type(), st.Operands[1].Type()
	if a != b {
		return nil, "operand type mismatch " + ir.QuoteType(a) + " vs " + ir.QuoteType(b)
	}
	return []ir.Type{a}, ""
}

// inferFirst infers the type of the first operand.
func inferFirst(_ *ir.Context, st *ir.OperationState) ([]ir.Type, string) {
	if len(st.Operands) == 0 {
		return nil, "requires at least one operand"
	}
	return []ir.Type{st.Operands[0].Type()}, ""
}

// inferFirstSize infers a tensor of i17 that has the first dimension, and the encoding, of the first operand.
func inferFirstSize(ctx *ir.Context, st *ir.OperationState) ([]ir.Type, string) {
	size := int64(ir.Dynamic)
	var encoding ir.Attribute
	if t, ok := st.Operands[0].Type().(*ir.RankedTensorType); ok {
		encoding = t.Encoding
		if len(t.Shape()) > 0 {
			size = t.Shape()[0]
		}
	}
	return []ir.Type{ctx.Tensor([]int64{size}, ctx.I(17), encoding)}, ""
}

// refinement is the model of test.op_with_refine_type_if, whose inference knows the result types of the operation.
type refinement struct{}

// RefineResults implements [ir.RefinedTypesModel].
func (refinement) RefineResults(_ *ir.Context, st *ir.OperationState, given []ir.Type) string {
	if len(given) > 0 && given[0] != st.Operands[0].Type() {
		return "required first operand and result to match"
	}
	return ""
}

// firstSize is the model of operations whose shape is the first size of their first operand.
type firstSize struct{}

// ReifyShapeTensors implements [interfaces.ReifyShapeTensorsModel].
func (firstSize) ReifyShapeTensors(op *ir.Operation, b *ir.Builder) []*ir.Value {
	return []*ir.Value{rewrite.CreateOrFoldOne(b, op.Loc(), tensor.Dim, []*ir.Value{op.Operand(0), arith.NewIndex(b, op.Loc(), 0)}, op.Context().Index())}
}

// ofResult returns the derived attributes of test.derived_type_attr.
func ofResult(op *ir.Operation) []ir.NamedAttribute {
	ctx, t := op.Context(), op.Result(0).Type().(ir.ShapedType)
	return []ir.NamedAttribute{{Name: "element_dtype", Value: ctx.TypeAttr(t.ElementType())}, {Name: "num_elements", Value: ctx.Int(ctx.I32(), ir.NumElements(t.Shape()))}}
}

// upperLength returns the derived attribute of test.prop.
func upperLength(op *ir.Operation) []ir.NamedAttribute {
	n := op.Prop(0).(*ir.DenseElementsAttr).NumElements()
	if n == 0 {
		return nil
	}
	return []ir.NamedAttribute{{Name: "upperLen", Value: op.Context().Int(op.Context().I32(), int64(op.NumOperands())/n)}}
}
