package tosatolinalg

import (
	"slices"
	"strings"

	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/linalg"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/dialect/tensor"
	"github.com/spvc/spvc/dialect/tosa"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
	"github.com/spvc/spvc/ir/rewrite"
)

// lowering makes linalg operations of one tosa operation.
type lowering struct {
	arith.Emitter
	op *ir.Operation
	// indices are the constants that the lowering has made outside of regions.
	indices map[int64]*ir.Value
}

func newLowering(op *ir.Operation, rw *rewrite.Rewriter) *lowering {
	return &lowering{Emitter: arith.Emitter{B: &rw.Builder, Loc: op.Loc()}, op: op, indices: map[int64]*ir.Value{}}
}

// index returns the constant i, which it makes once.
func (l *lowering) index(i int64) *ir.Value {
	v := l.indices[i]
	if v == nil {
		v = arith.NewIndex(l.B, l.Loc, i)
		l.indices[i] = v
	}
	return v
}

func (l *lowering) ctx() *ir.Context { return l.B.Context() }

// dim returns the size of a dimension of v at run time.
func (l *lowering) dim(v *ir.Value, i int) *ir.Value {
	return l.B.Create(l.Loc, tensor.Dim, []*ir.Value{v, l.index(int64(i))}, []ir.Type{l.ctx().Index()}).Result(0)
}

func ranked(v *ir.Value) *ir.RankedTensorType {
	t, _ := v.Type().(*ir.RankedTensorType)
	return t
}

// size returns the size of a dimension of v, a constant if it is known.
func (l *lowering) size(v *ir.Value, i int) interfaces.IndexValue {
	if d := ranked(v).Shape()[i]; d != ir.Dynamic {
		return interfaces.IndexValue{Const: d}
	}
	return interfaces.IndexValue{Value: l.dim(v, i)}
}

// empty creates a tensor.empty.
func (l *lowering) empty(sizes []interfaces.IndexValue, elem ir.Type) *ir.Value {
	values, static := interfaces.SplitIndices(sizes)
	return tensor.NewEmpty(l.B, l.Loc, l.ctx().Tensor(static, elem, nil), values...)
}

// emptyLike creates a tensor.empty of type t whose unknown sizes are values.
func (l *lowering) emptyLike(t ir.Type, values ...*ir.Value) *ir.Value {
	return tensor.NewEmpty(l.B, l.Loc, t, values...)
}

func parallel(n int) []linalg.IteratorKind {
	return slices.Repeat([]linalg.IteratorKind{linalg.Parallel}, n)
}

// generic creates a linalg.generic.
func (l *lowering) generic(inputs, inits []*ir.Value, maps []*ir.AffineMap, its []linalg.IteratorKind, body func(e arith.Emitter, args []*ir.Value) []*ir.Value) *ir.Operation {
	types := make([]ir.Type, len(inits))
	for i, v := range inits {
		types[i] = v.Type()
	}
	return linalg.NewGeneric(l.B, l.Loc, types, inputs, inits, maps, its, func(b *ir.Builder, args []*ir.Value) []*ir.Value {
		return body(arith.Emitter{B: b, Loc: l.Loc}, args)
	})
}

// elementwisePattern lowers an elementwise operation.
func elementwisePattern(c *rewrite.TypeConverter, k kinds) func(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	return func(op *ir.Operation, ad rewrite.Adaptor, rw *rewrite.Rewriter) bool {
		for _, v := range append(op.Operands(), op.Results()...) {
			if ranked(v) == nil {
				return rw.Fail("Unranked operands and results not supported")
			}
		}
		to, ok := c.Convert(op.Result(0).Type()).(*ir.RankedTensorType)
		if !ok {
			return rw.Fail("failed to convert type")
		}
		operands := ad.Operands
		elem := ir.ElementTypeOrSelf(op.Operand(0).Type())
		if strings.HasSuffix(op.Name(), ".select") {
			elem = ir.ElementTypeOrSelf(op.Operand(1).Type())
		}
		f := k.of(elem)
		if f == nil || !lowers(op, elem, to.ElementType()) {
			return rw.Fail("unable to create linalg.generic body for elementwise op")
		}
		l := newLowering(op, rw)
		operands, extra := splitOperands(op, operands)
		operands = l.sameRank(operands, len(to.Shape()))
		if operands == nil {
			return rw.Fail("the operands have more dimensions than the result")
		}
		target, masters := l.target(operands, len(to.Shape()))
		operands = l.broadcast(operands, target, masters)
		rw.Replace(op, l.compute(operands, extra, target, to, func(e arith.Emitter, args []*ir.Value) *ir.Value {
			return f(scalar{Emitter: e, op: op, elem: elem, to: to.ElementType()}, args)
		}))
		return true
	}
}

// lowers reports whether the computation of op makes elements of the type to.
func lowers(op *ir.Operation, elem, to ir.Type) bool {
	switch {
	case strings.HasSuffix(op.Name(), ".cast"):
		f, ok1 := elem.(*ir.FloatType)
		g, ok2 := to.(*ir.FloatType)
		// Later versions convert bf16 and f16 into each other by way of f32. MLIR does not.
		return !ok1 || !ok2 || f == g || f.Width() != g.Width() || f.Width() == 16 && op.Context().MLIR() > 19
	case strings.HasSuffix(op.Name(), ".mul"):
		shift, known := tosa.MulShift(op)
		return !known || (shift == 0 || ir.NumberWidth(elem) == 32 || ir.NumberWidth(to) == 32)
	}
	return true
}

// sameRank adds leading dimensions of size 1 to operands of lower rank. It returns nil if an operand has more dimensions.
func (l *lowering) sameRank(vs []*ir.Value, rank int) []*ir.Value {
	out := slices.Clone(vs)
	for i, v := range out {
		t := ranked(v)
		n := rank - len(t.Shape())
		if n < 0 {
			return nil
		}
		if n == 0 {
			continue
		}
		groups := make([][]int64, len(t.Shape()))
		for d := range rank {
			g := max(0, d-n)
			if len(groups) > 0 {
				groups[g] = append(groups[g], int64(d))
			}
		}
		shape := append(slices.Repeat([]int64{1}, n), t.Shape()...)
		out[i] = tensor.CreateOrFoldExpand(l.B, l.Loc, l.ctx().Tensor(shape, t.ElementType(), nil), v, groups)
	}
	return out
}

// target returns the shape to which operands broadcast, and for each dimension the operand that decides it, if it is one.
func (l *lowering) target(operands []*ir.Value, rank int) (shape []interfaces.IndexValue, masters []*ir.Value) {
	for i := range rank {
		size, master := l.targetSize(operands, i)
		shape, masters = append(shape, size), append(masters, master)
	}
	return shape, masters
}

func (l *lowering) targetSize(operands []*ir.Value, i int) (interfaces.IndexValue, *ir.Value) {
	var open []*ir.Value
	for _, v := range operands {
		switch d := ranked(v).Shape()[i]; {
		case d == ir.Dynamic:
			open = append(open, v)
		case d > 1:
			return interfaces.IndexValue{Const: d}, v
		}
	}
	if len(open) == 0 {
		return interfaces.IndexValue{Const: ranked(operands[0]).Shape()[i]}, operands[0]
	}
	size := l.dim(open[0], i)
	if len(open) == 1 {
		return interfaces.IndexValue{Value: size}, open[0]
	}
	for _, v := range open[1:] {
		size = l.Op(arith.MaxUI, size, l.dim(v, i))
	}
	return interfaces.IndexValue{Value: size}, nil
}

// broadcast repeats operands along dimensions of unknown size that are 1 at run time.
func (l *lowering) broadcast(operands []*ir.Value, target []interfaces.IndexValue, masters []*ir.Value) []*ir.Value {
	if len(operands) == 1 {
		return operands
	}
	out := slices.Clone(operands)
	for i, v := range operands {
		for d := range target {
			if v == masters[d] || ranked(v).Shape()[d] != ir.Dynamic {
				continue
			}
			out[i] = l.repeat(out[i], d, target[d])
		}
	}
	return out
}

// repeat returns v, or if its size in dimension d is 1, v repeated to the size target.
func (l *lowering) repeat(v *ir.Value, d int, target interfaces.IndexValue) *ir.Value {
	c, t := l.ctx(), ranked(v)
	n := len(t.Shape())
	exprs := make([]*ir.AffineExpr, n)
	for i := range exprs {
		exprs[i] = c.AffineDimExpr(i)
	}
	exprs[d] = c.AffineConst(0)
	one := l.index(1)
	is := l.CmpI(arith.EQ, l.dim(v, d), one)
	f := scf.NewIf(l.B, l.Loc, is, []ir.Type{t}, true)
	at := l.B.InsertionPoint()
	l.B.SetEnd(f.Then())
	inner := &lowering{Emitter: l.Emitter, op: l.op, indices: map[int64]*ir.Value{}}
	sizes := make([]interfaces.IndexValue, n)
	for i := range sizes {
		if sizes[i] = target; i != d {
			sizes[i] = inner.size(v, i)
		}
	}
	init := inner.empty(sizes, t.ElementType())
	g := inner.generic([]*ir.Value{v}, []*ir.Value{init}, []*ir.AffineMap{c.AffineMap(n, 0, exprs...), c.IdentityMap(n)}, parallel(n),
		func(_ arith.Emitter, args []*ir.Value) []*ir.Value { return args[:1] })
	scf.NewYield(l.B, l.Loc, tensor.CreateOrFoldCast(l.B, l.Loc, g.Result(0), t))
	l.B.SetEnd(f.Else())
	scf.NewYield(l.B, l.Loc, v)
	l.B.SetInsertionPoint(at)
	return f.Result(0)
}

// compute creates the generic operation of an elementwise computation. Each element reads the first element of those in extra.
func (l *lowering) compute(operands, extra []*ir.Value, target []interfaces.IndexValue, to *ir.RankedTensorType, f func(e arith.Emitter, args []*ir.Value) *ir.Value) *ir.Value {
	c, n := l.ctx(), len(target)
	init := l.empty(target, to.ElementType())
	maps := make([]*ir.AffineMap, 0, len(operands)+1)
	for _, v := range operands {
		exprs := make([]*ir.AffineExpr, n)
		for i, d := range ranked(v).Shape() {
			if exprs[i] = c.AffineDimExpr(i); d == 1 && to.Shape()[i] != 1 {
				exprs[i] = c.AffineConst(0)
			}
		}
		maps = append(maps, c.AffineMap(n, 0, exprs...))
	}
	for range extra {
		maps = append(maps, c.AffineMap(n, 0, c.AffineConst(0)))
	}
	inputs := slices.Concat(operands, extra)
	g := l.generic(inputs, []*ir.Value{init}, append(maps, c.IdentityMap(n)), parallel(n), func(e arith.Emitter, args []*ir.Value) []*ir.Value {
		return []*ir.Value{f(e, args[:len(inputs)])}
	})
	return tensor.CreateOrFoldCast(l.B, l.Loc, g.Result(0), to)
}
