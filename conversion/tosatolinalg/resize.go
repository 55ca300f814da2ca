package tosatolinalg

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/linalg"
	"github.com/spvc/spvc/dialect/tensor"
	"github.com/spvc/spvc/dialect/tosa"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

// imageTypes returns the types of the operand and the result of a resize with known heights and widths, or nil.
func imageTypes(op *ir.Operation) (in, out *ir.RankedTensorType) {
	in, out = ranked(op.Operand(0)), ranked(op.Result(0))
	if in == nil || out == nil || len(in.Shape()) != 4 || len(out.Shape()) != 4 {
		return nil, nil
	}
	for i := 1; i <= 2; i++ {
		if in.Shape()[i] == ir.Dynamic || out.Shape()[i] == ir.Dynamic {
			return nil, nil
		}
	}
	return in, out
}

// resizeUnary scales an image of one element whose result has one element too.
func resizeUnary(op *ir.Operation, _ rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	in, out := imageTypes(op)
	r, ok := tosa.ResizingOf(op)
	if in == nil || !ok || len(r.Scale) != 4 || in.Shape()[1] != 1 || in.Shape()[2] != 1 || out.Shape()[1] != 1 || out.Shape()[2] != 1 {
		return rw.Fail("tosa.resize is not a pure 1x1->1x1 image operation")
	}
	_, float := out.ElementType().(*ir.FloatType)
	if (nearest(op) || float) && in != out {
		return rw.Fail("the types differ")
	}
	if nearest(op) || float {
		rw.Replace(op, op.Operand(0))
		return true
	}
	l := newLowering(op, rw)
	c := l.ctx()
	groups := [][]int64{{0}, {1, 2, 3}}
	narrow := func(t *ir.RankedTensorType, e ir.Type) *ir.RankedTensorType {
		return c.Tensor([]int64{t.Shape()[0], t.Shape()[3]}, e, nil)
	}
	v := tensor.CreateOrFoldCollapse(l.B, l.Loc, narrow(in, in.ElementType()), op.Operand(0), groups)
	var open []*ir.Value
	for _, i := range [2]int{0, 3} {
		if in.Shape()[i] == ir.Dynamic {
			open = append(open, l.plainDim(op.Operand(0), i))
		}
	}
	init := l.emptyLike(narrow(in, out.ElementType()), open...)
	g := l.generic([]*ir.Value{v}, []*ir.Value{init}, []*ir.AffineMap{c.IdentityMap(2), c.IdentityMap(2)}, parallel(2), func(e arith.Emitter, args []*ir.Value) []*ir.Value {
		v := args[0]
		t := out.ElementType()
		if v.Type() != t {
			v = e.Cast(arith.ExtSI, v, t)
		}
		for _, k := range [2]int{0, 2} {
			v = e.Op(arith.MulI, v, e.Int(t, r.Scale[k]))
		}
		return []*ir.Value{v}
	})
	rw.Replace(op, tensor.CreateOrFoldExpand(l.B, l.Loc, out, g.Result(0), groups))
	return true
}

// resizeBroadcast repeats the result of a resize along dimensions in which the image has one element.
func resizeBroadcast(op *ir.Operation, _ rewrite.Adaptor, rw *rewrite.Rewriter) bool {
	in, out := imageTypes(op)
	if in == nil || in.Shape()[1] != 1 && in.Shape()[2] != 1 {
		return rw.Fail("tosa.resize has no broadcasting behavior")
	}
	narrow := []int64{out.Shape()[0], out.Shape()[1], out.Shape()[2], out.Shape()[3]}
	for i := 1; i <= 2; i++ {
		if in.Shape()[i] == 1 {
			narrow[i] = 1
		}
	}
	l := newLowering(op, rw)
	c := l.ctx()
	t := c.Tensor(narrow, out.ElementType(), nil)
	if t == out {
		return rw.Fail("the result has one element too")
	}
	small := l.B.Create(l.Loc, op.Def(), op.Operands(), []ir.Type{t}, op.Attrs()...).Result(0)
	groups, shape, exprs := joined(c, narrow)
	v := tensor.CreateOrFoldCollapse(l.B, l.Loc, c.Tensor(shape, out.ElementType(), nil), small, groups)
	var open []*ir.Value
	for _, i := range [2]int{0, 3} {
		if out.Shape()[i] == ir.Dynamic {
			open = append(open, l.plainDim(op.Operand(0), i))
		}
	}
	init := l.emptyLike(out, open...)
	g := l.generic([]*ir.Value{v}, []*ir.Value{init}, []*ir.AffineMap{c.AffineMap(4, 0, exprs...), c.IdentityMap(4)}, parallel(4),
		func(_ arith.Emitter, args []*ir.Value) []*ir.Value { return args[:1] })
	rw.Replace(op, g.Result(0))
	return true
}

// joined divides the dimensions of an image into groups, so that heights and widths of 1 join the dimension after them.
func joined(c *ir.Context, shape []int64) (groups [][]int64, sizes []int64, exprs []*ir.AffineExpr) {
	var open []int64
	for i := range 4 {
		open = append(open, int64(i))
		if i != 3 && i != 0 && shape[i] == 1 {
			continue
		}
		groups, sizes, exprs = append(groups, open), append(sizes, shape[i]), append(exprs, c.AffineDimExpr(i))
		open = nil
	}
	return groups, sizes, exprs
}

// image is the computation of one element of a resized image.
type image struct {
	arith.Emitter
	r       tosa.Resizing
	in, out *ir.RankedTensorType
	source  *ir.Value
	// exact rounds the indices of integers down, also before the image.
	exact bool
	zero  *ir.Value
	// last are the largest indices of rows and columns.
	last [2]*ir.Value
	// scale are the numerators.
	scale [2]*ir.Value
}

func nearest(op *ir.Operation) bool { return tosa.ResizeMode(op) == "NEAREST_NEIGHBOR" }

// resizeGeneric reads each element of the result from its neighbors in the image.
func resizeGeneric(exact bool) convert {
	return func(op *ir.Operation, _ rewrite.Adaptor, rw *rewrite.Rewriter) bool {
		return lowerResize(op, rw, exact)
	}
}

func lowerResize(op *ir.Operation, rw *rewrite.Rewriter, exact bool) bool {
	in, out := imageTypes(op)
	r, ok := tosa.ResizingOf(op)
	if in == nil || !ok || len(r.Scale) != 4 || len(r.Offset) != 2 || len(r.Border) != 2 {
		return rw.Fail("unable to get dynamic dimensions of tosa.resize")
	}
	for i := 1; i <= 2; i++ {
		if in.Shape()[i] == 1 && out.Shape()[i] != 1 {
			return rw.Fail("tosa.resize is broadcasting")
		}
	}
	l := newLowering(op, rw)
	var open []*ir.Value
	for _, i := range [2]int{0, 3} {
		if out.Shape()[i] == ir.Dynamic {
			open = append(open, l.plainDim(op.Operand(0), i))
		}
	}
	init := l.emptyLike(out, open...)
	g := l.generic(nil, []*ir.Value{init}, []*ir.AffineMap{l.ctx().IdentityMap(4)}, parallel(4), func(e arith.Emitter, _ []*ir.Value) []*ir.Value {
		m := &image{Emitter: e, r: r, in: in, out: out, source: op.Operand(0), exact: exact}
		return []*ir.Value{m.element(nearest(op))}
	})
	rw.Replace(op, g.Result(0))
	return true
}

func (m *image) element(nearest bool) *ir.Value {
	c := m.B.Context()
	i32 := c.I32()
	var at [4]*ir.Value
	for i := range at {
		at[i] = linalg.NewIndex(m.B, m.Loc, i)
	}
	m.zero = m.Int(i32, 0)
	// MLIR makes this constant, which nothing uses.
	if c.MLIR() > 19 {
		arith.NewConstant(m.B, m.Loc, zeroOf(m.out.ElementType()))
	} else {
		m.Float(c.F32(), 0)
	}
	for i := range 2 {
		m.last[i] = m.Int(i32, m.in.Shape()[1+i]-1)
	}
	var place, denominator, offset [2]*ir.Value
	for i := range 2 {
		place[i] = m.Cast(arith.IndexCast, at[1+i], i32)
	}
	for i := range 2 {
		m.scale[i] = m.Int(i32, m.r.Scale[2*i])
		denominator[i] = m.Int(i32, m.r.Scale[2*i+1])
	}
	for i := range 2 {
		offset[i] = m.Int(i32, m.r.Offset[i])
	}
	for i := range 2 {
		m.Int(i32, m.r.Border[i]) // unused as well
	}
	var index, delta [2]*ir.Value
	for i := range 2 {
		if m.flat(i) {
			index[i], delta[i] = m.zero, m.zero
		} else {
			index[i], delta[i] = m.locate(i, place[i], denominator[i], offset[i])
		}
	}
	if nearest {
		return m.nearest(at, index, delta)
	}
	return m.bilinear(at, index, delta)
}

// flat reports whether the image has one element in dimension i, which later versions do not locate.
func (m *image) flat(i int) bool {
	return m.in.Shape()[1+i] == 1 && m.B.Context().MLIR() > 19
}

func (m *image) floats() bool { _, ok := m.out.ElementType().(*ir.FloatType); return ok }

// locate returns the index of the element before a place, and how far behind it the place is.
func (m *image) locate(i int, place, denominator, offset *ir.Value) (index, delta *ir.Value) {
	scale := m.scale[i]
	v := m.Op(arith.AddI, m.Op(arith.MulI, place, denominator), offset)
	if !m.floats() {
		div := arith.DivSI
		if m.exact {
			div = arith.FloorDivSI
		}
		index = m.Op(div, v, scale)
		return index, m.Op(arith.SubI, v, m.Op(arith.MulI, index, scale))
	}
	t := m.out.ElementType()
	index = m.Op(arith.FloorDivSI, v, scale)
	rest := m.Cast(arith.SIToFP, m.Op(arith.RemSI, v, scale), t)
	return index, m.Op(arith.DivF, rest, m.Cast(arith.UIToFP, scale, t))
}

// clamped returns an index within the image.
func (m *image) clamped(i int, v *ir.Value) *ir.Value {
	return clampTo(m.Emitter, v, m.zero, m.last[i], false)
}

func (m *image) asIndex(v *ir.Value) *ir.Value {
	return m.Cast(arith.IndexCast, v, m.B.Context().Index())
}

func (m *image) nearest(at [4]*ir.Value, index, delta [2]*ir.Value) *ir.Value {
	one := m.Int(m.B.Context().I32(), 1)
	var near [2]*ir.Value
	for i := range 2 {
		if m.flat(i) {
			near[i] = arith.NewIndex(m.B, m.Loc, 0)
			continue
		}
		var up *ir.Value
		if m.floats() {
			half := m.Float(m.out.ElementType(), 0.5)
			up = m.CmpF(arith.OGE, delta[i], half)
		} else {
			up = m.CmpI(arith.SGE, m.Op(arith.ShLI, delta[i], one), m.scale[i])
		}
		near[i] = m.asIndex(m.clamped(i, m.Op(arith.AddI, index[i], m.Select(up, one, m.zero))))
	}
	return tensor.NewExtract(m.B, m.Loc, m.source, at[0], near[0], near[1], at[3])
}

func (m *image) bilinear(at [4]*ir.Value, index, delta [2]*ir.Value) *ir.Value {
	one := m.Int(m.B.Context().I32(), 1)
	var near [2][2]*ir.Value
	for i := range 2 {
		after := m.Op(arith.AddI, index[i], one)
		lo := m.clamped(i, index[i])
		hi := m.clamped(i, after)
		near[i] = [2]*ir.Value{m.asIndex(lo), m.asIndex(hi)}
	}
	var v [4]*ir.Value
	for k := range v {
		v[k] = tensor.NewExtract(m.B, m.Loc, m.source, at[0], near[0][k/2], near[1][k%2], at[3])
	}
	if m.floats() {
		one := m.Float(m.out.ElementType(), 1)
		mix := func(i int, a, b *ir.Value) *ir.Value {
			if m.flat(i) {
				return a
			}
			rest := m.Op(arith.SubF, one, delta[i])
			l := m.Op(arith.MulF, a, rest)
			return m.Op(arith.AddF, l, m.Op(arith.MulF, b, delta[i]))
		}
		top := mix(1, v[0], v[1])
		bottom := mix(1, v[2], v[3])
		return mix(0, top, bottom)
	}
	return m.bilinearInt(v, delta)
}

func (m *image) bilinearInt(v [4]*ir.Value, delta [2]*ir.Value) *ir.Value {
	t := m.out.ElementType()
	wide := func(v *ir.Value) *ir.Value {
		if v.Type() == t || ir.NumberWidth(v.Type()) >= ir.NumberWidth(t) {
			return v
		}
		return m.Cast(arith.ExtSI, v, t)
	}
	for k := range v {
		v[k] = wide(v[k])
	}
	var d, scale [2]*ir.Value
	for i := 1; i >= 0; i-- {
		d[i] = wide(delta[i])
	}
	for i := range 2 {
		scale[i] = wide(m.scale[i])
	}
	mix := func(i int, a, b *ir.Value) *ir.Value {
		if m.flat(i) {
			return m.Op(arith.MulI, a, scale[i])
		}
		rest := m.Op(arith.SubI, scale[i], d[i])
		l := m.Op(arith.MulI, a, rest)
		return m.Op(arith.AddI, l, m.Op(arith.MulI, b, d[i]))
	}
	top := mix(1, v[0], v[1])
	bottom := mix(1, v[2], v[3])
	return mix(0, top, bottom)
}
