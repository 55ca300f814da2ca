package passes

import (
	"github.com/spvc/spvc/dialect/tosa"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/apint"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/rewrite"
)

// NewLayerwiseConstantFold returns the pass tosa-layerwise-constant-fold.
func NewLayerwiseConstantFold() *pass.Pass {
	aggressive := false
	return &pass.Pass{
		Name: "tosa-layerwise-constant-fold", Class: "TosaLayerwiseConstantFoldPass", Summary: "Fold layerwise operations on constant tensors", Op: funcName,
		Options: []pass.Option{pass.Bool("aggressive-reduce-constant", &aggressive, "Always perform the reduce constant optimizationMay add more tosa.const but would reduce runtime calculations")},
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			rewrite.ApplyGreedily(op, rewrite.NewPatternSet(constantFolds(aggressive)...), rewrite.GreedyConfig{BottomUp: true})
			return true
		},
	}
}

// joins are the reductions that fold, with what they do to two elements.
func joins() map[*ir.OpDef]func(a, b apint.Int) apint.Int {
	return map[*ir.OpDef]func(a, b apint.Int) apint.Int{
		tosa.ReduceAll19: apint.Int.And, tosa.ReduceAny19: apint.Int.Or, tosa.ReduceMax19: apint.Int.SMax, tosa.ReduceMin19: apint.Int.SMin,
		tosa.ReduceProd19: apint.Int.Mul, tosa.ReduceSum19: apint.Int.Add,
		tosa.ReduceAll: apint.Int.And, tosa.ReduceAny: apint.Int.Or, tosa.ReduceMax: apint.Int.SMax, tosa.ReduceMin: apint.Int.SMin,
		tosa.ReduceProduct: apint.Int.Mul, tosa.ReduceSum: apint.Int.Add,
	}
}

func constantFolds(aggressive bool) []*rewrite.Pattern {
	ps := []*rewrite.Pattern{
		rewrite.OnOp("TosaFoldConstantTranspose", tosa.Transpose19, foldTranspose),
		rewrite.OnOp("TosaFoldConstantReciprocal", tosa.Reciprocal19, foldReciprocal),
		rewrite.OnOp("TosaFoldConstantTranspose", tosa.Transpose, foldTranspose),
		rewrite.OnOp("TosaFoldConstantReciprocal", tosa.Reciprocal, foldReciprocal),
	}
	table := joins()
	for _, def := range []*ir.OpDef{tosa.ReduceAll19, tosa.ReduceAny19, tosa.ReduceMax19, tosa.ReduceMin19, tosa.ReduceProd19, tosa.ReduceSum19,
		tosa.ReduceAll, tosa.ReduceAny, tosa.ReduceMax, tosa.ReduceMin, tosa.ReduceProduct, tosa.ReduceSum} {
		join := table[def]
		ps = append(ps, rewrite.OnOp("ReduceConstantOptimization of "+def.Name, def, func(op *ir.Operation, rw *rewrite.Rewriter) bool {
			return foldReduce(op, rw, aggressive, join)
		}))
	}
	return ps
}

// maxElements bounds the constants that the pass computes.
const maxElements = 1 << 22

// constantOf returns the elements of the constant that defines v, and the static type of the result of op. It returns nil if op does
// not fold: the constant is too large, or shared, unless shared allows it.
func constantOf(op *ir.Operation, shared bool) (d *ir.DenseElementsAttr, t *ir.RankedTensorType) {
	v := op.Operand(0)
	d, _ = ir.ConstantOf(v).(*ir.DenseElementsAttr)
	t, _ = op.Result(0).Type().(*ir.RankedTensorType)
	if d == nil || d.Raw == nil || t == nil || !ir.HasStaticShape(t) || d.NumElements() > maxElements || ir.NumElements(t.Shape()) > maxElements {
		return nil, nil
	}
	if from, ok := d.ShapedType().(*ir.RankedTensorType); !ok || from.ElementType() != t.ElementType() || !shared && !v.HasOneUse() {
		return nil, nil
	}
	return d, t
}

func replace(op *ir.Operation, rw *rewrite.Rewriter, a *ir.DenseElementsAttr) bool {
	rw.Replace(op, tosa.NewConst(&rw.Builder, op.Loc(), a))
	return true
}

// strides returns the distances of neighbors along each dimension.
func strides(shape []int64) []int64 {
	out := make([]int64, len(shape))
	n := int64(1)
	for i := len(shape) - 1; i >= 0; i-- {
		out[i] = n
		n *= shape[i]
	}
	return out
}

func foldTranspose(op *ir.Operation, rw *rewrite.Rewriter) bool {
	d, t := constantOf(op, false)
	order, ok := tosa.TransposeOf(op)
	if d == nil || !ok || len(order) != len(t.Shape()) || ir.ElementBytes(t.ElementType()) == 0 {
		return rw.Fail("no constant of its own")
	}
	if d.Splat {
		return replace(op, rw, op.Context().Dense(t, d.Raw))
	}
	from := strides(d.ShapedType().Shape())
	for i, k := range order {
		if k < 0 || k >= int64(len(order)) || d.ShapedType().Shape()[k] != t.Shape()[i] {
			return rw.Fail("the permutation does not fit")
		}
	}
	size := int64(ir.ElementBytes(t.ElementType()))
	raw := make([]byte, 0, len(d.Raw))
	index := make([]int64, len(order))
	for range ir.NumElements(t.Shape()) {
		at := int64(0)
		for i, k := range order {
			at += index[i] * from[k]
		}
		raw = append(raw, d.Raw[at*size:(at+1)*size]...)
		for i := len(index) - 1; i >= 0; i-- {
			if index[i]++; index[i] < t.Shape()[i] {
				break
			}
			index[i] = 0
		}
	}
	return replace(op, rw, op.Context().Dense(t, raw))
}

func foldReciprocal(op *ir.Operation, rw *rewrite.Rewriter) bool {
	d, t := constantOf(op, true)
	if d == nil || !d.Splat && !op.Operand(0).HasOneUse() || d.Type() != ir.Type(t) {
		return rw.Fail("no constant of its own")
	}
	f, ok := t.ElementType().(*ir.FloatType)
	if !ok {
		return rw.Fail("no floats")
	}
	c := op.Context()
	one := c.FloatValue(f, 1).Value
	n := d.NumElements()
	if d.Splat {
		n = 1
	}
	raw := make([]byte, 0, len(d.Raw))
	for i := range n {
		raw = one.Div(d.Element(i).(*ir.FloatAttr).Value).Bits().AppendBytes(raw)
	}
	return replace(op, rw, c.Dense(t, raw))
}

func foldReduce(op *ir.Operation, rw *rewrite.Rewriter, aggressive bool, join func(a, b apint.Int) apint.Int) bool {
	d, t := constantOf(op, aggressive)
	if d == nil {
		return rw.Fail("no constant of its own")
	}
	if _, ok := t.ElementType().(*ir.IntegerType); !ok {
		return rw.Fail("reduce input currently supported with integer type")
	}
	shape, at := d.ShapedType().Shape(), tosa.Axis(op)
	if at < 0 || at >= int64(len(shape)) || shape[at] == 0 {
		return rw.Fail("the axis does not fit")
	}
	step := strides(shape)[at]
	elements := make([]ir.Attribute, 0, ir.NumElements(t.Shape()))
	for i := range d.NumElements() {
		if i/step%shape[at] != 0 {
			continue
		}
		sum := d.Element(i).(*ir.IntegerAttr).Value
		for k := int64(1); k < shape[at]; k++ {
			sum = join(sum, d.Element(i+k*step).(*ir.IntegerAttr).Value)
		}
		elements = append(elements, op.Context().APInt(t.ElementType(), sum))
	}
	if int64(len(elements)) != ir.NumElements(t.Shape()) {
		return rw.Fail("the result has another shape")
	}
	return replace(op, rw, op.Context().DenseOf(t, elements))
}
