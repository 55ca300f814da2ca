package transform

import (
	"github.com/spvc/spvc/dialect/affine"
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/linalg"
	"github.com/spvc/spvc/dialect/tensor"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/affinemap"
	"github.com/spvc/spvc/ir/interfaces"
	"github.com/spvc/spvc/ir/rewrite"
)

// FoldEmpty returns the patterns that make empty tensors of reshapes and slices of empty tensors (populateFoldTensorEmptyPatterns).
func FoldEmpty() []*rewrite.Pattern {
	return []*rewrite.Pattern{
		rewrite.OnOp("FoldEmptyTensorWithReshapeOp", tensor.ExpandShape, reshapeOfEmpty),
		rewrite.OnOp("FoldEmptyTensorWithReshapeOp", tensor.CollapseShape, reshapeOfEmpty),
		rewrite.On("FoldEmptyTensorWithExtractSliceOp", tensor.ExtractSlice, func(s tensor.SliceOp, rw *rewrite.Rewriter) bool {
			if s.Source().DefinedBy(tensor.Empty) == nil {
				return rw.Fail("the source is not empty")
			}
			rw.ReplaceByNew(s.Operation, tensor.Empty, s.OperandsIn(2), s.ResultTypes())
			return true
		}),
	}
}

func reshapeOfEmpty(op *ir.Operation, rw *rewrite.Rewriter) bool {
	if op.Operand(0).DefinedBy(tensor.Empty) == nil {
		return rw.Fail("the source is not empty")
	}
	m, ok := ir.OpInterface[interfaces.ReifyShapesModel](op.Info())
	if !ok {
		return rw.Fail("the sizes of the result are not known")
	}
	sizes, ok := m.ReifyShapes(op, &rw.Builder)
	if !ok {
		return rw.Fail("the sizes of the result are not known")
	}
	t := op.Result(0).Type().(*ir.RankedTensorType)
	v := emptyOfSizes(&rw.Builder, op.Loc(), sizes[0], t.ElementType())
	if v.Type() != t {
		v = tensor.NewCast(&rw.Builder, op.Loc(), v, t)
	}
	rw.Replace(op, v)
	return true
}

// ResolveDims returns the pattern that computes sizes of results from operands (populateResolveRankedShapedTypeResultDimsPatterns).
func ResolveDims() []*rewrite.Pattern {
	return []*rewrite.Pattern{rewrite.OnOp("DimOfReifyRankedShapedTypeOpInterface", tensor.Dim, func(op *ir.Operation, rw *rewrite.Rewriter) bool {
		def := op.Operand(0).DefiningOp()
		i, known := ir.IntConstantOf(op.Operand(1))
		if def == nil || !known {
			return rw.Fail("the dimension is not known")
		}
		m, ok := ir.OpInterface[interfaces.ReifyShapesModel](def.Info())
		if !ok {
			return rw.Fail("the op does not tell the sizes of its results")
		}
		sizes, ok := m.ReifyShapes(def, &rw.Builder)
		k := op.Operand(0).Index()
		if !ok || k >= len(sizes) || i < 0 || i >= int64(len(sizes[k])) {
			return rw.Fail("the size is not known")
		}
		v := affine.ValueOf(&rw.Builder, op.Loc(), sizes[k][i])
		if v.DefiningOp() == op {
			return rw.Fail("the size is the result itself")
		}
		rw.Replace(op, v)
		return true
	})}
}

// maxFolded bounds the elements of constants that FoldTransposedConstants makes.
const maxFolded = 1 << 20

// FoldTransposedConstants returns the pattern that transposes constants (populateConstantFoldLinalgOperations).
func FoldTransposedConstants(control Control) []*rewrite.Pattern {
	return []*rewrite.Pattern{rewrite.OnOp("FoldConstantTranspose", nil, func(op *ir.Operation, rw *rewrite.Rewriter) bool {
		s, ok := linalg.AsStructured(op)
		if !ok || s.Body() == nil || len(s.Inputs()) != 1 || len(s.Inits()) != 1 || s.NumResults() != 1 || !allParallel(s) || s.Body().Last().Operand(0) != s.Body().Arg(0) || s.Body().First() != s.Body().Last() {
			return rw.Fail("the op does not copy one input")
		}
		from, to := s.Maps()[0], s.Maps()[1]
		def := s.Operand(0).DefinedBy(arith.Constant)
		if def == nil || !affinemap.IsPermutation(from) || !affinemap.IsPermutation(to) || !control(s.OperandUse(0)) {
			return rw.Fail("the input is no constant")
		}
		a, dense := (arith.ConstantOp{Operation: def}).Value().(*ir.DenseElementsAttr)
		t := s.Result(0).Type().(*ir.RankedTensorType)
		if !dense || !ir.HasStaticShape(t) || a.NumElements() > maxFolded {
			return rw.Fail("the input has no elements")
		}
		v := arith.NewConstant(&rw.Builder, s.Loc(), transposed(a, t, affinemap.Compose(from, inverse(to))))
		rw.Replace(s.Operation, v)
		return true
	})}
}

// transposed returns the elements of a in the order of t. m maps the indices of t to those of a.
func transposed(a *ir.DenseElementsAttr, t *ir.RankedTensorType, m *ir.AffineMap) *ir.DenseElementsAttr {
	c := t.Context()
	if v := a.SplatValue(); v != nil {
		return c.SplatOf(t, v)
	}
	strides := ir.CanonicalStrides(a.ShapedType().Shape())
	shape := t.Shape()
	step := make([]int64, len(shape))
	for k, e := range m.Results {
		step[e.Value] += strides[k]
	}
	elems := make([]ir.Attribute, 0, a.NumElements())
	at := make([]int64, len(shape))
	var offset int64
	for range a.NumElements() {
		elems = append(elems, a.Element(offset))
		for d := len(at) - 1; d >= 0; d-- {
			at[d]++
			offset += step[d]
			if at[d] < shape[d] {
				break
			}
			offset -= at[d] * step[d]
			at[d] = 0
		}
	}
	return c.DenseOf(t, elems)
}
