package vector

import "github.com/spvc/spvc/ir"

func ones(n int) []int64 {
	vs := make([]int64, n)
	for i := range vs {
		vs[i] = 1
	}
	return vs
}

func i64List(b *ir.Builder, name string, vs []int64) ir.NamedAttribute {
	ctx := b.Context()
	return ir.Named(name, ctx.IntArray(ctx.I64(), vs...))
}

// NewInsertSlice creates vector.insert_strided_slice with strides of 1.
func NewInsertSlice(b *ir.Builder, loc ir.Location, src, dst *ir.Value, offsets []int64) *ir.Value {
	rank := len(src.Type().(*ir.VectorType).Shape())
	return b.Create(loc, InsertStridedSlice, []*ir.Value{src, dst}, []ir.Type{dst.Type()},
		i64List(b, "offsets", offsets), i64List(b, "strides", ones(rank))).Result(0)
}

// NewExtractSlice creates vector.extract_strided_slice with strides of 1.
func NewExtractSlice(b *ir.Builder, loc ir.Location, src *ir.Value, offsets, sizes []int64) *ir.Value {
	t := sliceType(src.Type().(*ir.VectorType), sizes)
	return b.Create(loc, ExtractStridedSlice, []*ir.Value{src}, []ir.Type{t},
		i64List(b, "offsets", offsets), i64List(b, "sizes", sizes), i64List(b, "strides", ones(len(sizes)))).Result(0)
}

// NewExtract creates vector.extract at a static position.
func NewExtract(b *ir.Builder, loc ir.Location, src *ir.Value, at ...int64) *ir.Value {
	return NewExtractAt(b, loc, src, nil, at)
}

// NewExtractAt creates vector.extract. Each ir.Dynamic in static stands for one of
// dynamic.
func NewExtractAt(b *ir.Builder, loc ir.Location, src *ir.Value, dynamic []*ir.Value, static []int64) *ir.Value {
	t := src.Type().(*ir.VectorType)
	res := t.ElementType()
	if len(static) < len(t.Shape()) {
		res = dropLeading(t, len(static))
	}
	return b.Create(loc, Extract, append([]*ir.Value{src}, dynamic...), []ir.Type{res},
		ir.Named("static_position", b.Context().DenseI64Array(static...))).Result(0)
}

// NewInsert creates vector.insert at a static position.
func NewInsert(b *ir.Builder, loc ir.Location, src, dst *ir.Value, at ...int64) *ir.Value {
	return NewInsertAt(b, loc, src, dst, nil, at)
}

// NewInsertAt creates vector.insert. Each ir.Dynamic in static stands for one of
// dynamic.
func NewInsertAt(b *ir.Builder, loc ir.Location, src, dst *ir.Value, dynamic []*ir.Value, static []int64) *ir.Value {
	return b.Create(loc, Insert, append([]*ir.Value{src, dst}, dynamic...), []ir.Type{dst.Type()},
		ir.Named("static_position", b.Context().DenseI64Array(static...))).Result(0)
}

// NewBroadcast creates vector.broadcast to type t.
func NewBroadcast(b *ir.Builder, loc ir.Location, src *ir.Value, t ir.Type) *ir.Value {
	return b.Create(loc, Broadcast, []*ir.Value{src}, []ir.Type{t}).Result(0)
}

// NewUnary creates an op with one operand and a result of type t, such as
// vector.shape_cast.
func NewUnary(b *ir.Builder, loc ir.Location, def *ir.OpDef, src *ir.Value, t ir.Type) *ir.Value {
	return b.Create(loc, def, []*ir.Value{src}, []ir.Type{t}).Result(0)
}

// NewTranspose creates vector.transpose.
func NewTranspose(b *ir.Builder, loc ir.Location, src *ir.Value, perm []int64) *ir.Value {
	t := src.Type().(*ir.VectorType)
	shape, scalable := make([]int64, len(perm)), make([]bool, len(perm))
	for i, p := range perm {
		shape[i], scalable[i] = t.Shape()[p], t.ScalableDim(int(p))
	}
	res := b.Context().ScalableVector(shape, scalable, t.ElementType())
	return b.Create(loc, Transpose, []*ir.Value{src}, []ir.Type{res}, ir.Named("permutation", b.Context().DenseI64Array(perm...))).Result(0)
}

// Positions yields the positions in a shape in row-major order, in one slice.
func Positions(shape []int64) func(yield func(pos []int64) bool) {
	return func(yield func(pos []int64) bool) {
		pos := make([]int64, len(shape))
		for n := ir.NumElements(shape); n > 0 && yield(pos); n-- {
			for i := len(pos) - 1; i >= 0; i-- {
				if pos[i]++; pos[i] < shape[i] {
					break
				}
				pos[i] = 0
			}
		}
	}
}
