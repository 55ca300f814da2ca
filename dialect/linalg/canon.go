package linalg

import (
	"slices"

	"github.com/spvc/spvc/dialect/tensor"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/affinemap"
	"github.com/spvc/spvc/ir/rewrite"
)

type canonicalizer struct{}

// CanonicalizationPatterns returns the patterns of the dialect, and those of tensor operations on fills.
func (canonicalizer) CanonicalizationPatterns(ctx *ir.Context) []*rewrite.Pattern {
	ps := []*rewrite.Pattern{
		rewrite.OnOp("EraseDeadLinalgOp", nil, eraseOnEmpty),
		rewrite.OnOp("FoldTensorCastConsumerOp", tensor.Cast, castOfResult),
		rewrite.OnOp("InferStaticShapeOfOperands", nil, inferShapes),
		rewrite.OnOp("EraseIdentityLinalgOp", Generic, eraseIdentity),
		rewrite.OnOp("EraseIdentityLinalgOp", Broadcast, eraseIdentity),
		rewrite.OnOp("EraseSelfCopy", Copy, eraseSelfCopy),
		rewrite.OnOp("FoldTransposeWithTranspose", Transpose, transposeOfTranspose),
		rewrite.OnOp("SwapTransposeWithBroadcast", Transpose, transposeOfBroadcast),
	}
	return slices.Concat(ps, fillPatterns(), tensor.RelayoutPatterns(ctx))
}

// eraseOnEmpty erases an operation that has a memref without elements.
func eraseOnEmpty(op *ir.Operation, rw *rewrite.Rewriter) bool {
	if _, ok := AsStructured(op); !ok {
		return rw.Fail("no structured operation")
	}
	for i := range op.NumOperands() {
		if m, ok := op.Operand(i).Type().(*ir.MemRefType); ok && slices.Contains(m.Shape(), 0) && op.NumResults() == 0 {
			rw.Erase(op)
			return true
		}
	}
	return rw.Fail("no memref is empty")
}

// Rebuild creates a copy of op with other operands and result types. It moves the regions of op into the copy: the caller replaces op.
func Rebuild(rw *rewrite.Rewriter, op *ir.Operation, operands []*ir.Value, results []ir.Type) *ir.Operation {
	st := ir.OperationState{Loc: op.Loc(), Info: op.Info(), Operands: operands, Results: results, Attrs: op.Attrs(), Regions: make([]*ir.Region, op.NumRegions())}
	c := rw.Build(&st)
	for i := range op.NumRegions() {
		rw.InlineRegionBefore(op.Region(i), c.Region(i), nil)
	}
	return c
}

// castOfResult makes an operation compute the more static type that its result is cast to.
func castOfResult(op *ir.Operation, rw *rewrite.Rewriter) bool {
	def := op.Operand(0).DefiningOp()
	s, ok := AsStructured(def)
	to, ranked := op.Result(0).Type().(*ir.RankedTensorType)
	if !ok || !ranked || def.Block() != op.Block() || !tensor.PreservesStaticInformation(op.Operand(0).Type(), to) {
		return rw.Fail("no cast of a structured result that adds static sizes")
	}
	k := op.Operand(0).Index()
	rw.SetBefore(def)
	operands, results := def.Operands(), def.ResultTypes()
	operands[s.NumInputs()+k] = tensor.NewCast(&rw.Builder, def.Loc(), operands[s.NumInputs()+k], to)
	old := results[k]
	results[k] = to
	c := Rebuild(rw, def, operands, results)
	values := c.Results()
	values[k] = tensor.NewCast(&rw.Builder, def.Loc(), c.Result(k), old)
	rw.Replace(def, values...)
	rw.Replace(op, c.Result(k))
	return true
}

// inferShapes casts operands to the static sizes that other operands state for their loops.
func inferShapes(op *ir.Operation, rw *rewrite.Rewriter) bool {
	s, ok := AsStructured(op)
	if !ok || !s.OnTensors() {
		return rw.Fail("no structured operation on tensors")
	}
	maps := s.Maps()
	sizes := make([]int64, s.NumLoops())
	for i := range sizes {
		sizes[i] = ir.Dynamic
	}
	for i, m := range maps {
		if !affinemap.IsProjectedPermutation(m, false) {
			return rw.Fail("a map is no projection")
		}
		noteSizes(op.Operand(i), m, sizes)
	}
	operands, results, changed := op.Operands(), []ir.Type(nil), false
	inputs := s.NumInputs()
	rw.SetBefore(op)
	for i, v := range operands {
		t, ok := v.Type().(*ir.RankedTensorType)
		if !ok {
			continue
		}
		shape := slices.Clone(t.Shape())
		for k, n := range shape {
			if n == ir.Dynamic {
				shape[k] = sizes[maps[i].Results[k].Value]
			}
		}
		to := op.Context().Tensor(shape, t.ElementType(), t.Encoding)
		if to != t {
			changed = true
			operands[i] = tensor.NewCast(&rw.Builder, op.Loc(), v, to)
		}
		if i >= inputs {
			results = append(results, to)
		}
	}
	if !changed {
		return rw.Fail("no size becomes known")
	}
	c := Rebuild(rw, op, operands, results)
	values := c.Results()
	for i, v := range values {
		if t := op.Result(i).Type(); v.Type() != t {
			values[i] = tensor.NewCast(&rw.Builder, op.Loc(), v, t)
		}
	}
	rw.Replace(op, values...)
	return true
}

// noteSizes sets the sizes of the loops that the type of v states. The source of a cast to that type may state them, too.
func noteSizes(v *ir.Value, m *ir.AffineMap, sizes []int64) {
	t, ok := v.Type().(*ir.RankedTensorType)
	if !ok {
		return
	}
	shape := t.Shape()
	if c := v.DefinedBy(tensor.Cast); c != nil {
		if from, ok := c.Operand(0).Type().(*ir.RankedTensorType); ok && ir.HasStaticShape(from) {
			shape = from.Shape()
		}
	}
	for k, e := range m.Results {
		if t.Shape()[k] != ir.Dynamic && sizes[e.Value] == ir.Dynamic {
			sizes[e.Value] = shape[k]
		}
	}
}

// eraseIdentity removes an operation that yields elements of its operands at the places that they have.
func eraseIdentity(op *ir.Operation, rw *rewrite.Rewriter) bool {
	s, _ := AsStructured(op)
	maps := s.Maps()
	for _, m := range maps {
		if m != maps[0] {
			return rw.Fail("the maps differ")
		}
	}
	yield := s.Yield()
	if s.Body().First() != yield {
		return rw.Fail("the body computes something")
	}
	if s.OnBuffers() {
		if op.NumOperands() != 2 || s.NumInits() != 1 || op.Operand(0) != op.Operand(1) {
			return rw.Fail("no copy of a buffer to itself")
		}
		rw.Erase(op)
		return true
	}
	if !s.OnTensors() || yield.NumOperands() != op.NumResults() {
		return rw.Fail("tensors and buffers")
	}
	values := make([]*ir.Value, op.NumResults())
	for i := range values {
		a := yield.Operand(i)
		if !a.IsBlockArgument() || a.OwnerBlock() != s.Body() {
			return rw.Fail("the body yields something else than an element")
		}
		values[i] = op.Operand(a.Index())
		if to := op.Result(i).Type(); values[i].Type() != to && !tensor.CastCompatible(values[i].Type(), to) {
			return rw.Fail("the types differ")
		}
	}
	for i, v := range values {
		if to := op.Result(i).Type(); v.Type() != to {
			values[i] = tensor.NewCast(&rw.Builder, op.Loc(), v, to)
		}
	}
	rw.Replace(op, values...)
	return true
}

func eraseSelfCopy(op *ir.Operation, rw *rewrite.Rewriter) bool {
	if op.NumOperands() != 2 || op.Operand(0) != op.Operand(1) {
		return rw.Fail("no copy of an operand to itself")
	}
	rw.Replace(op, op.Operands()[:op.NumResults()]...)
	return true
}

// foldTranspose returns the input of a transposition that changes nothing.
func foldTranspose(op *ir.Operation, _ []ir.Attribute, out []ir.FoldResult) ([]ir.FoldResult, bool) {
	for i, p := range int64sIn(op, 0) {
		if int64(i) != p {
			return foldCasts(op, nil, out)
		}
	}
	if op.NumResults() != 1 || op.Operand(0).Type() != op.Result(0).Type() {
		return foldCasts(op, nil, out)
	}
	return append(out, ir.FoldResult{Value: op.Operand(0)}), true
}

// newCopyLike creates a linalg.transpose or linalg.broadcast.
func newCopyLike(b *ir.Builder, loc ir.Location, def *ir.OpDef, input, init *ir.Value, dims []int64) *ir.Operation {
	return NewNamed(b, loc, def, []*ir.Value{input}, []*ir.Value{init}, ir.Named(def.Attrs[0].Name, b.Context().DenseI64Array(dims...)))
}

// NewTranspose creates a linalg.transpose.
func NewTranspose(b *ir.Builder, loc ir.Location, input, init *ir.Value, perm []int64) *ir.Operation {
	return newCopyLike(b, loc, Transpose, input, init, perm)
}

// NewBroadcast creates a linalg.broadcast.
func NewBroadcast(b *ir.Builder, loc ir.Location, input, init *ir.Value, dims []int64) *ir.Operation {
	return newCopyLike(b, loc, Broadcast, input, init, dims)
}

func transposeOfTranspose(op *ir.Operation, rw *rewrite.Rewriter) bool {
	inner := op.Operand(0).DefinedBy(Transpose)
	if inner == nil {
		return rw.Fail("the input is not transposed")
	}
	first, second := int64sIn(inner, 0), int64sIn(op, 0)
	perm := make([]int64, len(second))
	for i, p := range second {
		perm[i] = first[p]
	}
	rw.Replace(op, NewTranspose(&rw.Builder, op.Loc(), inner.Operand(0), op.Operand(1), perm).Results()...)
	return true
}

// transposeOfBroadcast transposes the smaller tensor before the broadcast.
func transposeOfBroadcast(op *ir.Operation, rw *rewrite.Rewriter) bool {
	inner := op.Operand(0).DefinedBy(Broadcast)
	if inner == nil || !op.Operand(0).HasOneUse() {
		return rw.Fail("the input is no broadcast of one use")
	}
	perm, dims := int64sIn(op, 0), int64sIn(inner, 0)
	var outer []int64
	added := make([]int64, len(dims))
	for i, p := range perm {
		if k := slices.Index(dims, p); k >= 0 {
			added[k] = int64(i)
			continue
		}
		for _, d := range dims {
			if d < perm[i] {
				p--
			}
		}
		outer = append(outer, p)
	}
	input, b := inner.Operand(0), &rw.Builder
	sizes := make([]*ir.Value, rankOf(input))
	for i, n := range shapeOf(input) {
		if n == ir.Dynamic {
			sizes[i] = tensor.NewDim(b, op.Loc(), input, int64(i))
		}
	}
	var dynamic []*ir.Value
	shape := make([]int64, len(outer))
	for i, p := range outer {
		if shape[i] = shapeOf(input)[p]; sizes[p] != nil {
			dynamic = append(dynamic, sizes[p])
		}
	}
	init := tensor.NewEmpty(b, op.Loc(), b.Context().Tensor(shape, elementOf(input.Type()), nil), dynamic...)
	t := NewTranspose(b, op.Loc(), input, init, outer)
	rw.Replace(op, NewBroadcast(b, op.Loc(), t.Result(0), op.Operand(1), added).Results()...)
	return true
}
