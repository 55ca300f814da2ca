package transform

import (
	"github.com/spvc/spvc/dialect/affine"
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/linalg"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/dialect/tensor"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
	"github.com/spvc/spvc/ir/rewrite"
)

// Decompositions returns the patterns by which the transforms become loops over tiles that multiply by constant matrices
// (populateDecomposeWinogradOpsPatterns).
func (w Winograd) Decompositions() []*rewrite.Pattern {
	on := func(name string, def *ir.OpDef, f func(t *winogradTransform)) *rewrite.Pattern {
		return rewrite.OnOp(name, def, func(op *ir.Operation, rw *rewrite.Rewriter) bool {
			t := winogradTransform{Winograd: w, b: &rw.Builder, op: op}
			if why := t.refusal(); why != "" {
				return rw.Fail(why)
			}
			f(&t)
			rw.Replace(op, t.result)
			return true
		})
	}
	return []*rewrite.Pattern{
		on("DecomposeWinogradFilterTransform", linalg.WinogradFilterTransform, (*winogradTransform).filter),
		on("DecomposeWinogradInputTransform", linalg.WinogradInputTransform, (*winogradTransform).input),
		on("DecomposeWinogradOutputTransform", linalg.WinogradOutputTransform, (*winogradTransform).output),
	}
}

// winogradTransform decomposes one transform.
type winogradTransform struct {
	Winograd
	b  *ir.Builder
	op *ir.Operation
	mx winogradMatrices
	// source and dest are the shapes of the operands.
	source, dest []int64
	elem         *ir.FloatType
	// on says whether the height and the width are transformed.
	on [2]bool
	// zero is what products begin with, or nil.
	zero, result *ir.Value
}

// refusal returns why the op is not decomposed, or "". It fills the other fields in.
func (t *winogradTransform) refusal() string {
	m, r := linalg.WinogradSizes(t.op)
	mx, ok := matricesOf(m, r)
	if !ok {
		return "there are no matrices of these sizes"
	}
	from, to := t.op.Operand(0).Type().(*ir.RankedTensorType), t.op.Operand(1).Type().(*ir.RankedTensorType)
	elem, ok := from.ElementType().(*ir.FloatType)
	if !ok || !ir.HasStaticShape(from) || !ir.HasStaticShape(to) {
		return "expected floats and static shapes"
	}
	t.mx, t.source, t.dest, t.elem = mx, from.Shape(), to.Shape(), elem
	tile := t.dest
	if t.op.Is(linalg.WinogradOutputTransform) {
		tile = t.source
	}
	t.on = [2]bool{tile[0] != 1, tile[1] != 1}
	return ""
}

// nest creates a loop per upper bound, which pass on a tensor, first the init of the op. body returns the tensor of the next iteration.
func (t *winogradTransform) nest(bounds []int64, body func(ivs []*ir.Value, arg *ir.Value) *ir.Value) {
	b, loc := t.b, t.op.Loc()
	zero := arith.NewIndex(b, loc, 0)
	uppers := make([]*ir.Value, len(bounds))
	for i, n := range bounds {
		uppers[i] = arith.NewIndex(b, loc, n)
	}
	one := arith.NewIndex(b, loc, 1)
	at := b.InsertionPoint()
	loops := make([]scf.ForOp, len(bounds))
	ivs := make([]*ir.Value, len(bounds))
	arg := t.op.Operand(1)
	for i := range bounds {
		loops[i] = scf.NewFor(b, loc, zero, uppers[i], one, arg)
		ivs[i], arg = loops[i].InductionVar(), loops[i].IterArgs()[0]
		b.SetEnd(loops[i].Body())
	}
	next := body(ivs, arg)
	for i := len(loops) - 1; i >= 0; i-- {
		b.SetEnd(loops[i].Body())
		scf.NewYield(b, loc, next)
		next = loops[i].Result(0)
	}
	b.SetInsertionPoint(at)
	t.result = next
}

// matrix creates the constant matrix, transposed if over is set.
func (t *winogradTransform) matrix(rows [][]float64, over bool) *ir.Value {
	n, m := len(rows), len(rows[0])
	if over {
		n, m = m, n
	}
	elems := make([]ir.Attribute, 0, n*m)
	c := t.b.Context()
	for i := range n {
		for k := range m {
			v := 0.0
			if over {
				v = rows[k][i]
			} else {
				v = rows[i][k]
			}
			elems = append(elems, c.FloatValue(t.elem, v))
		}
	}
	return arith.NewConstant(t.b, t.op.Loc(), c.DenseOf(c.Tensor([]int64{int64(n), int64(m)}, t.elem, nil), elems))
}

// multiply returns the product of l and r, added to init if it is not nil.
func (t *winogradTransform) multiply(l, r, init *ir.Value) *ir.Value {
	b, loc := t.b, t.op.Loc()
	if init == nil {
		rows, columns := l.Type().(*ir.RankedTensorType).Shape()[0], r.Type().(*ir.RankedTensorType).Shape()[1]
		init = tensor.NewEmpty(b, loc, b.Context().Tensor([]int64{rows, columns}, t.elem, nil))
		if t.zero != nil {
			init = linalg.NewFill(b, loc, t.zero, init).Result(0)
		}
	}
	return linalg.NewNamed(b, loc, linalg.Matmul, []*ir.Value{l, r}, []*ir.Value{init}).Result(0)
}

// transform multiplies v by the matrix from the left, and by the transposed matrix from the right, where the dimension is transformed. The
// last product is added to init if init is not nil.
func (t *winogradTransform) transform(rows [][]float64, v, init *ir.Value) *ir.Value {
	if !t.LikeOldMLIR && (init == nil || t.on[0] && t.on[1]) {
		t.zero = arith.NewConstant(t.b, t.op.Loc(), arith.ZeroAttr(t.elem).(ir.TypedAttr))
	}
	if t.on[0] {
		var to *ir.Value
		if !t.on[1] {
			to = init
		}
		v = t.multiply(t.matrix(rows, false), v, to)
	}
	if t.on[1] {
		v = t.multiply(v, t.matrix(rows, true), init)
	}
	return v
}

// slice returns a part of v with two dimensions.
func (t *winogradTransform) slice(v *ir.Value, offsets, sizes []interfaces.IndexValue, shape ...int64) *ir.Value {
	to := t.b.Context().Tensor(shape, t.elem, nil)
	return tensor.NewExtractSlice(t.b, t.op.Loc(), to, v, offsets, sizes, interfaces.UnitStrides(len(sizes)))
}

// insert writes v to a part of dest.
func (t *winogradTransform) insert(v, dest *ir.Value, offsets, sizes []interfaces.IndexValue) *ir.Value {
	return tensor.NewInsertSlice(t.b, t.op.Loc(), tensor.InsertSlice, v, dest, offsets, sizes, interfaces.UnitStrides(len(sizes))).Result(0)
}

// tileOffset returns where tile i begins along the height (0) or the width (1).
func (t *winogradTransform) tileOffset(d int, i *ir.Value) *ir.Value {
	if !t.on[d] {
		return i
	}
	c := t.b.Context()
	m := c.AffineMap(1, 0, c.AffineDimExpr(0).Mul(c.AffineConst(t.mx.m)))
	return affine.ComposedApply(t.b, t.op.Loc(), m, []interfaces.IndexValue{{Value: i}})
}

func indices(vs ...*ir.Value) []interfaces.IndexValue {
	out := make([]interfaces.IndexValue, len(vs))
	for i, v := range vs {
		out[i].Value = v
	}
	return out
}

// filter transforms the filter of each pair of an output channel and an input channel.
func (t *winogradTransform) filter() {
	t.nest([]int64{t.source[0], t.source[3]}, func(ivs []*ir.Value, arg *ir.Value) *ir.Value {
		f, c := ivs[0], ivs[1]
		zero := arith.NewIndex(t.b, t.op.Loc(), 0)
		v := t.slice(t.op.Operand(0), indices(f, zero, zero, c), interfaces.ConstIndices(1, t.source[1], t.source[2], 1), t.source[1], t.source[2])
		v = t.transform(t.mx.g, v, nil)
		return t.insert(v, arg, indices(zero, zero, c, f), interfaces.ConstIndices(t.dest[0], t.dest[1], 1, 1))
	})
}

// ofTile is the part of a transformed tensor that belongs to a tile.
func ofTile(ivs []*ir.Value, shape []int64) (offsets, sizes []interfaces.IndexValue) {
	return append(interfaces.ConstIndices(0, 0), indices(ivs...)...), interfaces.ConstIndices(shape[0], shape[1], 1, 1, 1, 1)
}

// input transforms the tiles of the input, which overlap.
func (t *winogradTransform) input() {
	t.nest(t.dest[2:], func(ivs []*ir.Value, arg *ir.Value) *ir.Value {
		h, w := t.tileOffset(0, ivs[0]), t.tileOffset(1, ivs[1])
		v := t.slice(t.op.Operand(0), indices(ivs[2], h, w, ivs[3]), interfaces.ConstIndices(1, t.dest[0], t.dest[1], 1), t.dest[0], t.dest[1])
		v = t.transform(t.mx.bt, v, nil)
		offsets, sizes := ofTile(ivs, t.dest)
		return t.insert(v, arg, offsets, sizes)
	})
}

// output computes the tiles of the output and adds them to the init.
func (t *winogradTransform) output() {
	shape, scale := [2]int64{1, 1}, 1.0
	for d, on := range t.on {
		if on {
			shape[d] = t.mx.m
			scale *= t.mx.scale
		}
	}
	t.nest(t.source[2:], func(ivs []*ir.Value, arg *ir.Value) *ir.Value {
		offsets, sizes := ofTile(ivs, t.source)
		v := t.slice(t.op.Operand(0), offsets, sizes, t.source[0], t.source[1])
		to := interfaces.ConstIndices(1, shape[0], shape[1], 1)
		if t.LikeOldMLIR {
			v = t.scaled(t.transform(t.mx.at, v, nil), scale)
			return t.insert(v, arg, indices(ivs[2], t.tileOffset(0, ivs[0]), t.tileOffset(1, ivs[1]), ivs[3]), to)
		}
		at := indices(ivs[2], t.tileOffset(0, ivs[0]), t.tileOffset(1, ivs[1]), ivs[3])
		init := t.slice(arg, at, to, shape[:]...)
		if scale == 1 {
			v = t.transform(t.mx.at, v, init)
		} else {
			v = t.scaledTo(t.transform(t.mx.at, v, nil), init, scale)
		}
		return t.insert(v, arg, at, to)
	})
}

// planeMaps returns the map of a number and that of an operand with all of two dimensions.
func (t *winogradTransform) planeMaps() (number, plane *ir.AffineMap) {
	c := t.b.Context()
	return c.AffineMap(2, 0), c.AffineMap(2, 0, c.AffineDimExpr(0), c.AffineDimExpr(1))
}

// scaled returns v times scale.
func (t *winogradTransform) scaled(v *ir.Value, scale float64) *ir.Value {
	if scale == 1 {
		return v
	}
	b, loc := t.b, t.op.Loc()
	factor := arith.NewFloat(b, loc, t.elem, scale)
	init := tensor.NewEmpty(b, loc, v.Type())
	number, plane := t.planeMaps()
	p := parts{inputs: []*ir.Value{factor}, inits: []*ir.Value{init}, maps: []*ir.AffineMap{number, plane}, its: make([]linalg.IteratorKind, 2)}
	all := p.create(b, loc, func(_ *ir.Builder, args []*ir.Value) []*ir.Value { return args[:1] }).Result(0)
	return linalg.NewNamed(b, loc, linalg.Mul, []*ir.Value{all, v}, []*ir.Value{init}).Result(0)
}

// scaledTo returns init plus v times scale.
func (t *winogradTransform) scaledTo(v, init *ir.Value, scale float64) *ir.Value {
	b, loc := t.b, t.op.Loc()
	number, plane := t.planeMaps()
	p := parts{inputs: []*ir.Value{arith.NewFloat(b, loc, t.elem, scale), v}, inits: []*ir.Value{init},
		maps: []*ir.AffineMap{number, plane, plane}, its: make([]linalg.IteratorKind, 2)}
	return p.create(b, loc, func(b *ir.Builder, args []*ir.Value) []*ir.Value {
		return []*ir.Value{arith.NewBinary(b, loc, arith.AddF, arith.NewBinary(b, loc, arith.MulF, args[0], args[1]), args[2])}
	}).Result(0)
}
