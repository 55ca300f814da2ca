package tensor

import (
	"slices"

	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
	"github.com/spvc/spvc/ir/rewrite"
	"github.com/spvc/spvc/ir/shapes"
)

type canonicalizer struct{}

// CanonicalizationPatterns returns the patterns of the tensor dialect. The patterns
// that create affine ops are in dialect/affine, which it loads.
func (canonicalizer) CanonicalizationPatterns(ctx *ir.Context) []*rewrite.Pattern {
	ctx.Dialect("affine")
	var ps []*rewrite.Pattern
	for _, list := range [][]*rewrite.Pattern{valuePatterns(), slicePatterns(), reshapePatterns(), padPatterns()} {
		ps = append(ps, list...)
	}
	if ctx.MLIR() <= lastInTensor {
		ps = append(ps, packPatterns()...)
	}
	return ps
}

func valuePatterns() []*rewrite.Pattern {
	return []*rewrite.Pattern{
		rewrite.OnOp("FoldTensorCastProducerOp", nil, destinationOfCast),
		rewrite.OnOp("ChainedTensorBitcast", Bitcast, chainedBitcast),
		rewrite.OnOp("ChainedTensorCast", Cast, chainedCast),
		rewrite.OnOp("SingleInputConcatOp", Concat, singleConcat),
		rewrite.OnOp("DimOfCastOp", Dim, dimOfCast),
		rewrite.OnOp("DimOfDestStyleOp", Dim, dimOfDestination),
		rewrite.OnOp("DimOfReshapeOp", Dim, dimOfReshape),
		rewrite.OnOp("FoldEmptyTensorWithCastOp", Cast, castOfEmpty),
		rewrite.OnOp("FoldEmptyTensorWithDimOp", Dim, dimOfEmpty),
		rewrite.OnOp("ReplaceEmptyTensorStaticShapeDims", Empty, emptyOfConstants),
		rewrite.On("ExtractFromTensorCast", Extract, extractOfCast),
		rewrite.On("ExtractElementFromIndexCast", Extract, extractOfIndexCast),
		rewrite.On("ExtractFromTensorGenerate", Extract, extractOfGenerate),
		rewrite.OnOp("StaticTensorGenerate", Generate, generateOfConstants),
	}
}

// destinationOfCast replaces operands of an op in destination-passing style by the
// sources of their casts, if the casts lose static information.
func destinationOfCast(op *ir.Operation, rw *rewrite.Rewriter) bool {
	m, ok := ir.TraitOf[interfaces.DestinationStyle](op.Info())
	if !ok || op.Is(InsertSlice) || isRelayout(op) && rw.Context().MLIR() > lastInTensor {
		return rw.Fail("not in destination-passing style")
	}
	if _, loop := ir.OpInterface[interfaces.LoopModel](op.Info()); loop {
		return rw.Fail("loops have patterns of their own")
	}
	operands, changed := op.Operands(), false
	for i, v := range operands {
		if src := knownSource(v); src != nil {
			operands[i], changed = src, true
		}
	}
	if !changed {
		return rw.Fail("no operand is a cast that can be passed")
	}
	var types []ir.Type
	start, n := op.OperandGroup(m.Inits)
	for _, v := range operands[start : start+n] {
		if _, ok := v.Type().(*ir.MemRefType); !ok {
			types = append(types, v.Type())
		}
	}
	st := ir.OperationState{Loc: op.Loc(), Info: op.Info(), Operands: operands, Results: types, Attrs: op.Attrs(), Regions: make([]*ir.Region, op.NumRegions())}
	c := rw.Build(&st)
	for i := range op.NumRegions() {
		rw.InlineRegionBefore(op.Region(i), c.Region(i), nil)
	}
	vs := c.Results()
	for i, v := range vs {
		if t := op.Result(i).Type(); v.Type() != t {
			vs[i] = NewCast(&rw.Builder, op.Loc(), v, t)
		}
	}
	rw.Replace(op, vs...)
	return true
}

func chainedBitcast(op *ir.Operation, rw *rewrite.Rewriter) bool {
	inner := op.Operand(0).DefinedBy(Bitcast)
	if inner == nil {
		return rw.Fail("the operand is not a bitcast")
	}
	rw.ReplaceByNew(op, Bitcast, inner.Operands(), op.ResultTypes())
	return true
}

// joined returns the shape that combines the static information of two tensors. A nil
// tensor is unranked. It returns false if the shapes contradict each other.
func joined(a, b *ir.RankedTensorType) (*ir.RankedTensorType, bool) {
	if a == nil || b == nil {
		if a == nil {
			a = b
		}
		return a, true
	}
	if !ir.CompatibleDims(a.Shape(), b.Shape()) {
		return nil, false
	}
	shape := slices.Clone(a.Shape())
	for i, d := range b.Shape() {
		if shape[i] == ir.Dynamic {
			shape[i] = d
		}
	}
	return a.Context().Tensor(shape, a.ElementType(), nil), true
}

func withoutEncoding(t ir.Type) *ir.RankedTensorType {
	r, ok := t.(*ir.RankedTensorType)
	if !ok {
		return nil
	}
	return r.Context().Tensor(r.Shape(), r.ElementType(), nil)
}

// chainedCast removes a cast in the middle if its type has no information that the source
// and the result lack.
func chainedCast(op *ir.Operation, rw *rewrite.Rewriter) bool {
	inner := op.Operand(0).DefinedBy(Cast)
	if inner == nil {
		return rw.Fail("the operand is not a cast")
	}
	from, by, to := withoutEncoding(inner.Operand(0).Type()), withoutEncoding(inner.Result(0).Type()), withoutEncoding(op.Result(0).Type())
	first, ok := joined(from, by)
	if ok {
		first, ok = joined(first, to)
	}
	if !ok {
		return rw.Fail("the casts contradict")
	}
	if direct, ok := joined(from, to); !ok || direct != first {
		return rw.Fail("the inner cast adds static information")
	}
	rw.ReplaceByNew(op, Cast, inner.Operands(), op.ResultTypes())
	return true
}

func singleConcat(op *ir.Operation, rw *rewrite.Rewriter) bool {
	if op.NumOperands() != 1 {
		return rw.Fail("several inputs")
	}
	rw.ReplaceByNew(op, Cast, op.Operands(), op.ResultTypes())
	return true
}

func dimOfCast(op *ir.Operation, rw *rewrite.Rewriter) bool {
	c := op.Operand(0).DefinedBy(Cast)
	if c == nil {
		return rw.Fail("the source is not a cast")
	}
	if t, ok := c.Operand(0).Type().(*ir.RankedTensorType); ok && len(t.Shape()) == 0 {
		return rw.Fail("the source has no dimension")
	}
	rw.ReplaceByNew(op, Dim, []*ir.Value{c.Operand(0), op.Operand(1)}, op.ResultTypes())
	return true
}

// dimOfDestination takes the size from the tensor that an op writes its result to.
func dimOfDestination(op *ir.Operation, rw *rewrite.Rewriter) bool {
	def := op.Operand(0).DefiningOp()
	if def == nil {
		return rw.Fail("the source is an argument")
	}
	m, ok := ir.TraitOf[interfaces.DestinationStyle](def.Info())
	if !ok {
		return rw.Fail("the source is not made in destination-passing style")
	}
	start, _ := def.OperandGroup(m.Inits)
	rw.Modify(op, func() { op.SetOperand(0, def.Operand(start+op.Operand(0).Index())) })
	return true
}

// dimOfReshape takes the size from the shape operand of a tensor.reshape.
func dimOfReshape(op *ir.Operation, rw *rewrite.Rewriter) bool {
	r := op.Operand(0).DefinedBy(Reshape)
	if r == nil {
		return rw.Fail("the source is not a reshape")
	}
	rw.SetAfter(op)
	v := NewExtract(&rw.Builder, op.Loc(), r.Operand(1), op.Operand(1))
	if t := op.Result(0).Type(); v.Type() != t {
		v = arith.NewCast(&rw.Builder, op.Loc(), arith.IndexCast, v, t)
	}
	rw.Replace(op, v)
	return true
}

// staticSizes returns t with constant sizes as static dimensions, and the remaining
// sizes.
func staticSizes(t *ir.RankedTensorType, sizes []*ir.Value) (*ir.RankedTensorType, []*ir.Value) {
	shape := slices.Clone(t.Shape())
	var left []*ir.Value
	k := 0
	for i, d := range shape {
		if d != ir.Dynamic {
			continue
		}
		v := sizes[k]
		k++
		if c, ok := ir.IntConstantOf(v); ok && c >= 0 {
			shape[i] = c
		} else {
			left = append(left, v)
		}
	}
	return t.Context().Tensor(shape, t.ElementType(), t.Encoding), left
}

func emptyOfConstants(op *ir.Operation, rw *rewrite.Rewriter) bool {
	t, sizes := staticSizes(rankedType(op.Result(0)), op.Operands())
	if ir.Type(t) == op.Result(0).Type() {
		return rw.Fail("no size is a constant")
	}
	v := NewEmpty(&rw.Builder, op.Loc(), t, sizes...)
	rw.ReplaceByNew(op, Cast, []*ir.Value{v}, op.ResultTypes())
	return true
}

// castOfEmpty creates an empty tensor of the type that it is cast to.
func castOfEmpty(op *ir.Operation, rw *rewrite.Rewriter) bool {
	e := op.Operand(0).DefinedBy(Empty)
	if e == nil || !PreservesStaticInformation(op.Operand(0).Type(), op.Result(0).Type()) {
		return rw.Fail("no cast of an empty tensor that adds information")
	}
	to := rankedType(op.Result(0))
	var sizes []*ir.Value
	k := 0
	for i, d := range rankedType(e.Result(0)).Shape() {
		if d != ir.Dynamic {
			continue
		}
		if to.Shape()[i] == ir.Dynamic {
			sizes = append(sizes, e.Operand(k))
		}
		k++
	}
	rw.ReplaceByNew(op, Empty, sizes, []ir.Type{withoutEncoding(to)})
	return true
}

func dimOfEmpty(op *ir.Operation, rw *rewrite.Rewriter) bool {
	e := op.Operand(0).DefinedBy(Empty)
	i, ok := ir.IntConstantOf(op.Operand(1))
	if e == nil || !ok {
		return rw.Fail("no dimension of an empty tensor")
	}
	shape := rankedType(e.Result(0)).Shape()
	if i < 0 || i >= int64(len(shape)) || shape[i] != ir.Dynamic {
		return rw.Fail("the dimension is not dynamic")
	}
	rw.Replace(op, e.Operand(shapes.DynamicDims(shape[:i])))
	return true
}

func extractOfCast(op ExtractOp, rw *rewrite.Rewriter) bool {
	c := op.Tensor().DefinedBy(Cast)
	if c == nil || !isRanked(c.Operand(0).Type()) {
		return rw.Fail("the tensor is not a cast of a ranked tensor")
	}
	rw.Replace(op.Operation, NewExtract(&rw.Builder, op.Loc(), c.Operand(0), op.Indices()...))
	return true
}

func extractOfIndexCast(op ExtractOp, rw *rewrite.Rewriter) bool {
	c := op.Tensor().DefinedBy(arith.IndexCast)
	if c == nil {
		return rw.Fail("the tensor is not an index cast")
	}
	v := NewExtract(&rw.Builder, op.Loc(), c.Operand(0), op.Indices()...)
	rw.Replace(op.Operation, arith.NewCast(&rw.Builder, op.Loc(), arith.IndexCast, v, op.Result(0).Type()))
	return true
}

// extractOfGenerate computes only the extracted element.
func extractOfGenerate(op ExtractOp, rw *rewrite.Rewriter) bool {
	g := op.Tensor().DefinedBy(Generate)
	if g == nil || !(ir.EffectMemo{}).WouldBeTriviallyDead(g) {
		return rw.Fail("the tensor is not generated, or not without effects")
	}
	body := g.Region(0).First()
	m := ir.NewMapping()
	for i, v := range op.Indices() {
		m.Map(body.Arg(i), v)
	}
	for o := body.First(); o != body.Last(); o = o.Next() {
		rw.Clone(o, m)
	}
	rw.Replace(op.Operation, m.Value(body.Last().Operand(0)))
	return true
}

func generateOfConstants(op *ir.Operation, rw *rewrite.Rewriter) bool {
	t, sizes := staticSizes(rankedType(op.Result(0)), op.Operands())
	if ir.Type(t) == op.Result(0).Type() {
		return rw.Fail("no size is a constant")
	}
	g := rw.CreateWithRegions(op.Loc(), Generate, sizes, []ir.Type{t}, 1)
	rw.InlineRegionBefore(op.Region(0), g.Region(0), nil)
	rw.ReplaceByNew(op, Cast, g.Results(), op.ResultTypes())
	return true
}
