package tosatolinalg

import (
	"slices"

	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/linalg"
	"github.com/spvc/spvc/dialect/tensor"
	"github.com/spvc/spvc/dialect/tosa"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/apfloat"
	"github.com/spvc/spvc/ir/rewrite"
)

// reduction says how a reduction joins two elements, and from which number it starts. first returns nil for types without one.
type reduction struct {
	kinds
	first func(t ir.Type) ir.TypedAttr
	// wide says that sums of bf16 are f32, and skips that the reduction can ignore NaN.
	wide, skips bool
}

func constantOf(v int64) func(t ir.Type) ir.TypedAttr {
	return func(t ir.Type) ir.TypedAttr {
		a, _ := arith.IntAttr(t, v).(ir.TypedAttr)
		return a
	}
}

// highest returns the number from which a search for the smallest begins. MLIR takes the largest finite float, exact is infinity.
func highest(t ir.Type, exact bool) ir.TypedAttr {
	switch t := t.(type) {
	case *ir.FloatType:
		if exact && apfloat.Inf(t.Semantics(), false).IsInf() {
			return t.Context().FloatConst(t, apfloat.Inf(t.Semantics(), false))
		}
		return t.Context().FloatConst(t, apfloat.Largest(t.Semantics(), false))
	case *ir.IntegerType:
		if t.Width <= 64 {
			return t.Context().Int(t, signedMax(t.Width))
		}
	}
	return nil
}

// reductions lists the reductions.
func reductions(exact bool) map[string]reduction {
	from := func(f func(t ir.Type, exact bool) ir.TypedAttr) func(t ir.Type) ir.TypedAttr {
		return func(t ir.Type) ir.TypedAttr { return f(t, exact) }
	}
	product := reduction{kinds: both(arith.MulF, arith.MulI), first: constantOf(1)}
	return map[string]reduction{
		"reduce_sum":     {kinds: both(arith.AddF, arith.AddI), first: constantOf(0), wide: true},
		"reduce_prod":    product,
		"reduce_product": product,
		"reduce_min":     {kinds: both(arith.MinimumF, arith.MinSI), first: from(highest), skips: true},
		"reduce_max":     {kinds: both(arith.MaximumF, arith.MaxSI), first: from(lowest), skips: true},
		"reduce_all":     {kinds: onBools(arith.AndI), first: constantOf(-1)},
		"reduce_any":     {kinds: onBools(arith.OrI), first: constantOf(0)},
	}
}

// reducePattern makes a linalg.reduce, whose result gets the reduced dimension back.
func reducePattern(r reduction) convert {
	return func(op *ir.Operation, _ rewrite.Adaptor, rw *rewrite.Rewriter) bool {
		in, t := op.Operand(0), ranked(op.Result(0))
		at := tosa.Axis(op)
		if t == nil || ranked(in) == nil || at < 0 || at >= int64(len(t.Shape())) {
			return rw.Fail("the operand is unranked")
		}
		elem := t.ElementType()
		join, first := r.of(elem), r.first(elem)
		if join == nil || first == nil {
			return rw.Fail("No initial value found for reduction operation")
		}
		l := newLowering(op, rw)
		n := narrowing{lowering: l, in: in, at: int(at), acc: elem}
		if acc := r.accumulator(elem); acc != nil {
			n.acc, first = acc, r.first(acc)
		}
		for i, d := range ranked(in).Shape() {
			if int64(i) == at {
				continue
			}
			n.shape = append(n.shape, d)
			if d == ir.Dynamic {
				n.open = append(n.open, l.plainDim(in, i))
			}
		}
		rw.Replace(op, l.expandAt(n.reduce(r, join, first), t, int(at)))
		return true
	}
}

// accumulator returns the type of the sums of elements of type t if it is another one, or nil.
func (r reduction) accumulator(t ir.Type) ir.Type {
	f, ok := t.(*ir.FloatType)
	if !r.wide || !ok || f.Kind != ir.BF16 || t.Context().MLIR() <= 19 {
		return nil
	}
	return t.Context().F32()
}

// narrowing is a reduction of one dimension.
type narrowing struct {
	*lowering
	in *ir.Value
	at int
	// shape and open are the sizes that stay, and those of them that are not known. acc is the type of the elements of the accumulator.
	shape []int64
	open  []*ir.Value
	acc   ir.Type
}

func (n narrowing) tensorOf(elem ir.Type) ir.Type { return n.ctx().Tensor(n.shape, elem, nil) }

// filled creates a tensor of a.
func (n narrowing) filled(a ir.TypedAttr, elem ir.Type) *ir.Value {
	v := arith.NewConstant(n.B, n.Loc, a)
	return n.fillWith(v, n.emptyLike(n.tensorOf(elem), n.open...))
}

func (n narrowing) reduce(r reduction, join compute, first ir.TypedAttr) *ir.Value {
	elem := ranked(n.in).ElementType()
	init := n.fillAfter(first, n.tensorOf(n.acc), n.open)
	s := scalar{op: n.op, elem: n.acc, to: n.acc}
	if _, float := elem.(*ir.FloatType); float && r.skips && tosa.IgnoresNaN(n.op) {
		return n.reduceNumbers(join, s, init)
	}
	v := n.create([]*ir.Value{n.in}, []*ir.Value{init}, func(e arith.Emitter, args []*ir.Value) []*ir.Value {
		s.Emitter = e
		return []*ir.Value{join(s, []*ir.Value{widened(e, args[0], n.acc), args[1]})}
	}).Result(0)
	return n.converted(v, elem, n.open)
}

// create makes the linalg.reduce.
func (n narrowing) create(inputs, inits []*ir.Value, body func(e arith.Emitter, args []*ir.Value) []*ir.Value) *ir.Operation {
	var types []ir.Type
	for _, v := range inits {
		types = append(types, v.Type())
	}
	red := n.B.CreateWithRegions(n.Loc, linalg.Reduce, slices.Concat(inputs, inits), types, 1, ir.Named("dimensions", n.ctx().DenseI64Array(int64(n.at))))
	block := red.Region(0).AddBlock()
	for _, v := range slices.Concat(inputs, inits) {
		block.AddArg(ir.ElementTypeOrSelf(v.Type()), n.Loc)
	}
	place := n.B.InsertionPoint()
	n.B.SetEnd(block)
	linalg.NewYield(n.B, n.Loc, body(n.Emitter, block.Args())...)
	n.B.SetInsertionPoint(place)
	return red
}

// reduceNumbers reduces floats without those that are NaN. The result is NaN if all are.
func (n narrowing) reduceNumbers(join compute, s scalar, init *ir.Value) *ir.Value {
	c, f := n.ctx(), n.acc.(*ir.FloatType)
	all := n.filled(c.Bool(true), c.I1())
	red := n.create([]*ir.Value{n.in, n.in}, []*ir.Value{init, all}, func(e arith.Emitter, args []*ir.Value) []*ir.Value {
		s.Emitter = e
		v := join(s, []*ir.Value{args[0], args[2]})
		nan := isNaN(e, args[0])
		v = e.Select(nan, args[2], v)
		return []*ir.Value{v, e.Op(arith.AndI, args[3], nan)}
	})
	nan := n.filled(c.FloatConst(f, apfloat.NaN(f.Semantics(), false)), f)
	out := n.emptyLike(n.tensorOf(f), n.open...)
	return linalg.NewNamed(n.B, n.Loc, linalg.Select, []*ir.Value{red.Result(1), nan, red.Result(0)}, []*ir.Value{out}).Result(0)
}

// expandAt returns v, which lacks the dimension at of t, as a tensor of type t with the size 1 in that dimension.
func (l *lowering) expandAt(v *ir.Value, t *ir.RankedTensorType, at int) *ir.Value {
	var groups [][]int64
	n := len(t.Shape())
	if n > 1 {
		groups = make([][]int64, n-1)
		for i := range n {
			g := i
			if i > at || i == n-1 {
				g = i - 1
			}
			groups[g] = append(groups[g], int64(i))
		}
	}
	shape := slices.Insert(slices.Clone(ranked(v).Shape()), at, 1)
	out := tensor.CreateOrFoldExpand(l.B, l.Loc, l.ctx().Tensor(shape, t.ElementType(), nil), v, groups)
	return tensor.CreateOrFoldCast(l.B, l.Loc, out, t)
}
