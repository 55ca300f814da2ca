package testdialect

import (
	"github.com/spvc/spvc/dialect/tensor"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
)

var rankedTensor = &ir.TypeConstraint{Summary: "ranked tensor of any type values", Match: func(t ir.Type) bool {
	_, ok := t.(*ir.RankedTensorType)
	return ok
}}

// swapsShapes declares an op with two operands and two results of the opposite shapes.
func swapsShapes(mnemonic string) *ir.OpDef {
	return &ir.OpDef{
		Name:     "test." + mnemonic,
		Summary:  "an operation that computes the shapes of its results",
		Operands: []ir.ValueDef{{Name: "operand1", Type: rankedTensor}, {Name: "operand2", Type: rankedTensor}},
		Results:  []ir.ValueDef{{Name: "result1", Type: rankedTensor}, {Name: "result2", Type: rankedTensor}},
	}
}

var (
	opWithResultShape       = swapsShapes("op_with_result_shape_interface")
	opWithResultShapePerDim = swapsShapes("op_with_result_shape_per_dim_interface")
)

var twoMemRefs = []ir.ValueDef{{Name: "X", Type: ir.AnyMemRef}, {Name: "Y", Type: ir.AnyMemRef}}

// These are the ops by which MLIR tests normalize-memrefs: opNorm and opNormRet take
// memrefs of any layout, opNonnorm does not, and opFuncRef may refer to a function.
var (
	opNorm    = &ir.OpDef{Name: "test.op_norm", Summary: "takes memrefs of any layout", Operands: twoMemRefs, Traits: []ir.Trait{ir.MemRefsNormalizable}}
	opNonnorm = &ir.OpDef{Name: "test.op_nonnorm", Summary: "takes memrefs of one layout", Operands: twoMemRefs}
	opNormRet = &ir.OpDef{
		Name: "test.op_norm_ret", Summary: "takes and returns memrefs of any layout",
		Operands: []ir.ValueDef{{Name: "X", Type: ir.AnyMemRef}},
		Results:  []ir.ValueDef{{Name: "Y", Type: ir.AnyMemRef}, {Name: "Z", Type: ir.AnyMemRef}},
		Traits:   []ir.Trait{ir.MemRefsNormalizable},
	}
	opFuncRef = &ir.OpDef{Name: "test.op_funcref", Summary: "refers to a function"}
)

func shapeEntries() []ir.OpEntry {
	return []ir.OpEntry{
		{Def: opWithResultShape, Names: nameByDef, Interfaces: []any{shapeTensors{}}},
		{Def: opWithResultShapePerDim, Names: nameByDef, Interfaces: []any{shapeSizes{}}},
		{Def: opNorm},
		{Def: opNonnorm},
		{Def: opNormRet, Names: nameByDef},
		{Def: opFuncRef},
	}
}

// nameByDef suggests the names of the declared results.
func nameByDef(op *ir.Operation, set func(*ir.Value, string)) {
	for i, r := range op.Def().Results {
		set(op.Result(i), r.Name)
	}
}

// shapeSizes gives the sizes of results as those of the operands in reverse order.
type shapeSizes struct{}

// ReifyShapes returns the sizes of the operands, last first.
func (shapeSizes) ReifyShapes(op *ir.Operation, b *ir.Builder) ([][]interfaces.IndexValue, bool) {
	shapes := make([][]interfaces.IndexValue, op.NumOperands())
	for k := range shapes {
		v := op.Operand(len(shapes) - 1 - k)
		shapes[k] = make([]interfaces.IndexValue, len(v.Type().(*ir.RankedTensorType).Shape()))
		for i := range shapes[k] {
			shapes[k][i] = tensor.FoldedSize(b, op.Loc(), v, i)
		}
	}
	return shapes, true
}

// shapeTensors is shapeSizes with the shapes as tensors.
type shapeTensors struct{}

// ReifyShapeTensors returns the shapes of the operands, last first.
func (shapeTensors) ReifyShapeTensors(op *ir.Operation, b *ir.Builder) []*ir.Value {
	shapes := make([]*ir.Value, op.NumOperands())
	for k := range shapes {
		v := op.Operand(len(shapes) - 1 - k)
		sizes := make([]*ir.Value, len(v.Type().(*ir.RankedTensorType).Shape()))
		for i := range sizes {
			sizes[i] = tensor.FoldedDim(b, op.Loc(), v, i)
		}
		index := b.Context().Index()
		t := b.Context().Tensor([]int64{int64(len(sizes))}, index, nil)
		shapes[k] = b.Create(op.Loc(), tensor.FromElements, sizes, []ir.Type{t}).Result(0)
	}
	return shapes
}
