package dispatch

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/bufferization"
	"github.com/spvc/spvc/dialect/linalg"
	"github.com/spvc/spvc/dialect/math"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/dialect/tensor"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/apfloat"
)

// splitSoftmax replaces the softmax operations of blk by reductions and pointwise operations: exp(x - max) over its sum.
func splitSoftmax(b *ir.Builder, blk *ir.Block) {
	for op := blk.First(); op != nil; {
		next := op.Next()
		if op.Is(linalg.Softmax) && op.NumResults() == 0 {
			if op = softmaxOnTensors(b, op); op == nil {
				op = next
				continue
			}
		}
		if t, ok := softmaxType(op); ok {
			b.SetBefore(op)
			op.ReplaceAllUsesWith([]*ir.Value{newSoftmax(b, op, t)})
			op.Erase()
		}
		op = next
	}
}

// softmaxOnTensors replaces a softmax on memrefs by one on a copy of the input, whose result is copied to the output. It returns nil if no kernel
// computes that softmax.
func softmaxOnTensors(b *ir.Builder, op *ir.Operation) *ir.Operation {
	in, ok1 := op.Operand(0).Type().(*ir.MemRefType)
	_, ok2 := op.Operand(1).Type().(*ir.MemRefType)
	if !ok1 || !ok2 {
		return nil
	}
	c := b.Context()
	t := c.Tensor(in.Shape(), in.ElementType(), nil)
	if _, ok := t.ElementType().(*ir.FloatType); !ok || !fitsDevice(t) {
		return nil
	}
	b.SetBefore(op)
	x := bufferization.NewToTensor(b, op.Loc(), op.Operand(0), true, false)
	var sizes []*ir.Value
	for d, n := range t.Shape() {
		if n == ir.Dynamic {
			sizes = append(sizes, memref.NewDim(b, op.Loc(), op.Operand(0), arith.NewIndex(b, op.Loc(), int64(d))))
		}
	}
	s := b.Create(op.Loc(), linalg.Softmax, []*ir.Value{x, tensor.NewEmpty(b, op.Loc(), t, sizes...)}, []ir.Type{t}, op.Attrs()...)
	b.Create(op.Loc(), bufferization.MaterializeInDestination, []*ir.Value{s.Result(0), op.Operand(1)}, nil, ir.Named("writable", c.Unit()))
	op.Erase()
	return s
}

// softmaxType returns the type of the result of a softmax of floats on a ranked tensor.
func softmaxType(op *ir.Operation) (*ir.RankedTensorType, bool) {
	if !op.Is(linalg.Softmax) || op.NumResults() != 1 {
		return nil, false
	}
	t, ok := op.Result(0).Type().(*ir.RankedTensorType)
	if !ok || !fitsDevice(t) {
		return nil, false
	}
	_, ok = t.ElementType().(*ir.FloatType)
	return t, ok
}

// softmaxParts creates the parts of a softmax along dimension dim.
type softmaxParts struct {
	b    *ir.Builder
	loc  ir.Location
	t    *ir.RankedTensorType
	dim  int
	rows *ir.RankedTensorType // t without dim
	of   *ir.Value
	maps [2]*ir.AffineMap // places of elements, and of rows
}

func newSoftmax(b *ir.Builder, op *ir.Operation, t *ir.RankedTensorType) *ir.Value {
	c, rank := b.Context(), len(t.Shape())
	s := &softmaxParts{b: b, loc: op.Loc(), t: t, dim: int(linalg.SoftmaxDim(op)), of: op.Operand(0)}
	var all, kept []*ir.AffineExpr
	var sizes []int64
	for d := range rank {
		all = append(all, c.AffineDimExpr(d))
		if d != s.dim {
			kept, sizes = append(kept, c.AffineDimExpr(d)), append(sizes, t.Shape()[d])
		}
	}
	s.rows = c.Tensor(sizes, t.ElementType(), nil)
	s.maps = [2]*ir.AffineMap{c.AffineMap(rank, 0, all...), c.AffineMap(rank, 0, kept...)}
	elem := t.ElementType().(*ir.FloatType)
	most := s.reduce(op.Operand(0), c.FloatConst(elem, apfloat.Inf(elem.Semantics(), true)), arith.MaximumF)
	exp := s.combine(op.Operand(0), most, func(x, row *ir.Value) *ir.Value {
		d := arith.NewBinary(b, s.loc, arith.SubF, x, row)
		return b.Create(s.loc, math.Exp, []*ir.Value{d}, []ir.Type{elem}).Result(0)
	})
	sum := s.reduce(exp, c.FloatConst(elem, apfloat.Zero(elem.Semantics(), false)), arith.AddF)
	return s.combine(exp, sum, func(x, row *ir.Value) *ir.Value { return arith.NewBinary(b, s.loc, arith.DivF, x, row) })
}

// empty creates a tensor of type t, which has the sizes of the operand, but for those that are left out.
func (s *softmaxParts) empty(t *ir.RankedTensorType) *ir.Value {
	var sizes []*ir.Value
	for d, n := range s.t.Shape() {
		if n == ir.Dynamic && (t == s.t || d != s.dim) {
			sizes = append(sizes, sizeBy(hostSizes{s.b, s.loc}, s.of, d))
		}
	}
	return tensor.NewEmpty(s.b, s.loc, t, sizes...)
}

// reduce combines the elements of each row of x, beginning with first.
func (s *softmaxParts) reduce(x *ir.Value, first ir.TypedAttr, by *ir.OpDef) *ir.Value {
	init := linalg.NewNamed(s.b, s.loc, linalg.Fill, []*ir.Value{arith.NewConstant(s.b, s.loc, first)}, []*ir.Value{s.empty(s.rows)}).Result(0)
	its := make([]linalg.IteratorKind, len(s.t.Shape()))
	its[s.dim] = linalg.Reduction
	return linalg.NewGeneric(s.b, s.loc, []ir.Type{s.rows}, []*ir.Value{x}, []*ir.Value{init}, s.maps[:], its, func(b *ir.Builder, args []*ir.Value) []*ir.Value {
		return []*ir.Value{arith.NewBinary(b, s.loc, by, args[0], args[1])}
	}).Result(0)
}

// combine computes a tensor from the elements of x and of rows.
func (s *softmaxParts) combine(x, rows *ir.Value, f func(x, row *ir.Value) *ir.Value) *ir.Value {
	maps := []*ir.AffineMap{s.maps[0], s.maps[1], s.maps[0]}
	return linalg.NewGeneric(s.b, s.loc, []ir.Type{s.t}, []*ir.Value{x, rows}, []*ir.Value{s.empty(s.t)}, maps, make([]linalg.IteratorKind, len(s.t.Shape())),
		func(_ *ir.Builder, args []*ir.Value) []*ir.Value { return []*ir.Value{f(args[0], args[1])} }).Result(0)
}
