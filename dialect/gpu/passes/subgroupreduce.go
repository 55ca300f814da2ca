package passes

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/gpu"
	"github.com/spvc/spvc/dialect/vector"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

// BreakDownSubgroupReduce returns the patterns that split subgroup reductions of
// vectors into reductions of at most maxBits bits, and that replace vectors of one
// element by scalars.
func BreakDownSubgroupReduce(maxBits int64, benefit int) []*rewrite.Pattern {
	return []*rewrite.Pattern{
		rewrite.OnOp("BreakDownSubgroupReduce", gpu.SubgroupReduce, func(op *ir.Operation, rw *rewrite.Rewriter) bool {
			return breakDown(op, maxBits, rw)
		}).WithBenefit(benefit),
		rewrite.OnOp("ScalarizeSingleElementReduce", gpu.SubgroupReduce, scalarizeReduce).WithBenefit(benefit),
	}
}

// SubgroupReduceToShuffles returns the patterns that replace reductions over all lanes
// of a subgroup, or of clusters of lanes, by shuffles of the given number of bits. size is the number of lanes
// of a subgroup, a power of two.
func SubgroupReduceToShuffles(size, bits int64, benefit int) []*rewrite.Pattern {
	s := &shuffles{size: size, bits: bits}
	return []*rewrite.Pattern{
		rewrite.OnOp("ScalarSubgroupReduceToShuffles", gpu.SubgroupReduce, s.scalar).WithBenefit(benefit),
		rewrite.OnOp("VectorSubgroupReduceToShuffles", gpu.SubgroupReduce, s.vector).WithBenefit(benefit),
	}
}

// elements returns the number of elements of a vector, or 0 for other types.
func elements(t ir.Type) int64 {
	if v, ok := t.(*ir.VectorType); ok {
		return ir.NumElements(v.Shape())
	}
	return 0
}

// elementBits returns the width in bits of a number or of the elements of a vector.
func elementBits(t ir.Type) int64 { return int64(ir.NumberWidth(ir.ElementTypeOrSelf(t))) }

// element creates the element of a vector at i.
func element(rw *rewrite.Rewriter, loc ir.Location, v *ir.Value, i int64) *ir.Value {
	t := v.Type().(*ir.VectorType).ElementType()
	return rw.Create(loc, vector.Extract, []*ir.Value{v}, []ir.Type{t}, ir.Named("static_position", rw.Context().DenseI64Array(i))).Result(0)
}

// slice creates the vector of n elements of v from start on.
func slice(rw *rewrite.Rewriter, loc ir.Location, v *ir.Value, start, n int64) *ir.Value {
	ctx := rw.Context()
	list := func(i int64) ir.Attribute { return ctx.IntArray(ctx.I64(), i) }
	t := ctx.Vector([]int64{n}, v.Type().(*ir.VectorType).ElementType())
	return rw.Create(loc, vector.ExtractStridedSlice, []*ir.Value{v}, []ir.Type{t},
		ir.Named("offsets", list(start)), ir.Named("sizes", list(n)), ir.Named("strides", list(1))).Result(0)
}

// insertSlice creates dst with the vector v inserted from start on.
func insertSlice(rw *rewrite.Rewriter, loc ir.Location, v, dst *ir.Value, start int64) *ir.Value {
	ctx := rw.Context()
	list := func(i int64) ir.Attribute { return ctx.IntArray(ctx.I64(), i) }
	return rw.Create(loc, vector.InsertStridedSlice, []*ir.Value{v, dst}, []ir.Type{dst.Type()},
		ir.Named("offsets", list(start)), ir.Named("strides", list(1))).Result(0)
}

// zeros creates a vector of zeros.
func zeros(rw *rewrite.Rewriter, loc ir.Location, t ir.Type) *ir.Value {
	return arith.NewConstant(&rw.Builder, loc, arith.ZeroAttr(t).(ir.TypedAttr))
}

// reduceLike creates a reduction of v with the attributes of op.
func reduceLike(rw *rewrite.Rewriter, op *ir.Operation, v *ir.Value) *ir.Value {
	ctx := rw.Context()
	attrs := []ir.NamedAttribute{ir.Named("op", op.Prop(0)), ir.Named("uniform", op.Prop(1))}
	if size, stride, ok := gpu.ClusterOf(op); ok {
		attrs = append(attrs, ir.Named("cluster_size", ctx.Int(ctx.I32(), size)), ir.Named("cluster_stride", ctx.Int(ctx.I32(), stride)))
	}
	return rw.Create(op.Loc(), gpu.SubgroupReduce, []*ir.Value{v}, []ir.Type{v.Type()}, attrs...).Result(0)
}

func breakDown(op *ir.Operation, maxBits int64, rw *rewrite.Rewriter) bool {
	t := op.Result(0).Type()
	n, bits := elements(t), elementBits(t)
	switch {
	case n < 2:
		return rw.Fail("not a multi-element reduction")
	case bits >= maxBits || bits == 0:
		return rw.Fail("element type too large")
	case n <= maxBits/bits:
		return rw.Fail("nothing to break down")
	}
	each, loc, v := maxBits/bits, op.Loc(), op.Operand(0)
	result := zeros(rw, loc, t)
	for start := int64(0); start < n; start += each {
		if k := min(each, n-start); k > 1 {
			result = insertSlice(rw, loc, reduceLike(rw, op, slice(rw, loc, v, start, k)), result, start)
			continue
		}
		part := reduceLike(rw, op, element(rw, loc, v, start))
		result = rw.Create(loc, vector.Insert, []*ir.Value{part, result}, []ir.Type{t}, ir.Named("static_position", rw.Context().DenseI64Array(start))).Result(0)
	}
	rw.Replace(op, result)
	return true
}

func scalarizeReduce(op *ir.Operation, rw *rewrite.Rewriter) bool {
	t := op.Result(0).Type()
	if elements(t) != 1 {
		return rw.Fail("not a single-element reduction")
	}
	part := reduceLike(rw, op, element(rw, op.Loc(), op.Operand(0), 0))
	rw.ReplaceByNew(op, vector.Broadcast, []*ir.Value{part}, []ir.Type{t})
	return true
}

// shuffles reduces with a butterfly of shuffles of `bits` bits over `size` lanes.
type shuffles struct{ size, bits int64 }

// fits reports whether the lanes that a reduction combines are of one subgroup.
func (s *shuffles) fits(op *ir.Operation) bool {
	count, stride, clusters := gpu.ClusterOf(op)
	return !clusters || count <= s.size/stride
}

// reduce combines v with the values of other lanes. pack converts a value to the type
// that is shuffled. unpack converts it back.
func (s *shuffles) reduce(op *ir.Operation, v *ir.Value, rw *rewrite.Rewriter, pack, unpack func(*ir.Value) *ir.Value) *ir.Value {
	ctx, loc := rw.Context(), op.Loc()
	r, _ := gpu.ReductionOf(op)
	def := reduceOp(r, v.Type())
	count, stride, clusters := gpu.ClusterOf(op)
	if !clusters {
		count, stride = s.size, 1
	}
	for i := stride; i < count*stride; i *= 2 {
		packed := pack(v)
		distance := arith.NewInt(&rw.Builder, loc, ctx.I32(), i)
		width := arith.NewInt(&rw.Builder, loc, ctx.I32(), s.size)
		got := rw.Create(loc, gpu.Shuffle, []*ir.Value{packed, distance, width}, []ir.Type{packed.Type(), ctx.I1()},
			ir.Named("mode", ctx.Enum(gpu.ShuffleModeAttrDef, uint64(gpu.ShuffleXor)))).Result(0)
		v = arith.NewBinary(&rw.Builder, loc, def, v, unpack(got))
	}
	return v
}

func (s *shuffles) scalar(op *ir.Operation, rw *rewrite.Rewriter) bool {
	t, loc, b := op.Result(0).Type(), op.Loc(), &rw.Builder
	bits := elementBits(t)
	if elements(t) != 0 || bits > s.bits {
		return rw.Fail("value type is not a compatible scalar")
	}
	if !s.fits(op) {
		return rw.Fail("the cluster is larger than the subgroup")
	}
	same := func(v *ir.Value) *ir.Value { return v }
	pack, unpack := same, same
	if bits < s.bits {
		wide, narrow := rw.Context().I(uint32(s.bits)), rw.Context().I(uint32(bits))
		pack = func(v *ir.Value) *ir.Value {
			return arith.NewCast(b, loc, arith.ExtUI, arith.NewCast(b, loc, arith.Bitcast, v, narrow), wide)
		}
		unpack = func(v *ir.Value) *ir.Value {
			return arith.NewCast(b, loc, arith.Bitcast, arith.NewCast(b, loc, arith.TruncI, v, narrow), t)
		}
	}
	rw.Replace(op, s.reduce(op, op.Operand(0), rw, pack, unpack))
	return true
}

func (s *shuffles) vector(op *ir.Operation, rw *rewrite.Rewriter) bool {
	t, loc, ctx := op.Result(0).Type(), op.Loc(), rw.Context()
	n, bits := elements(t), elementBits(t)
	switch {
	case n == 0:
		return rw.Fail("value type is not a vector")
	case n*bits > s.bits:
		return rw.Fail("vector type bitwidth too large")
	case !s.fits(op):
		return rw.Fail("the cluster is larger than the subgroup")
	case s.bits%bits != 0:
		return rw.Fail("shuffle bitwidth is not a multiple of the element bitwidth")
	}
	whole := ctx.Vector([]int64{s.bits / bits}, ir.ElementTypeOrSelf(t))
	v := op.Operand(0)
	if n*bits < s.bits {
		v = insertSlice(rw, loc, v, zeros(rw, loc, whole), 0)
	}
	word := ctx.Vector([]int64{1}, ctx.I(uint32(s.bits)))
	cast := func(v *ir.Value, t ir.Type) *ir.Value {
		return rw.Create(loc, vector.BitCast, []*ir.Value{v}, []ir.Type{t}).Result(0)
	}
	v = s.reduce(op, v, rw, func(v *ir.Value) *ir.Value { return element(rw, loc, cast(v, word), 0) }, func(v *ir.Value) *ir.Value {
		return cast(rw.Create(loc, vector.Broadcast, []*ir.Value{v}, []ir.Type{word}).Result(0), whole)
	})
	if n*bits < s.bits {
		v = slice(rw, loc, v, 0, n)
	}
	rw.Replace(op, v)
	return true
}
