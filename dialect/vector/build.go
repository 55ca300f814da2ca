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
		res = DropLeading(t, len(static))
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

// Transfer is what transfers in both directions consist of.
type Transfer struct {
	// Source is the memref or tensor.
	Source  *ir.Value
	Indices []*ir.Value
	Map     *ir.AffineMap
	// Mask is nil if all elements take part.
	Mask *ir.Value
	// InBounds holds an entry for each result of the map.
	InBounds []bool
}

// NewTransferRead creates a vector.transfer_read of a vector of type t.
func NewTransferRead(b *ir.Builder, loc ir.Location, t *ir.VectorType, padding *ir.Value, p Transfer) TransferOp {
	operands := append(append([]*ir.Value{p.Source}, p.Indices...), padding)
	return newTransfer(b, loc, TransferRead, operands, []ir.Type{t}, p)
}

// NewTransferWrite creates a vector.transfer_write of v. If the source is a tensor, the op
// has the written tensor as its result.
func NewTransferWrite(b *ir.Builder, loc ir.Location, v *ir.Value, p Transfer) TransferOp {
	var results []ir.Type
	if t, ok := p.Source.Type().(*ir.RankedTensorType); ok {
		results = []ir.Type{t}
	}
	return newTransfer(b, loc, TransferWrite, append([]*ir.Value{v, p.Source}, p.Indices...), results, p)
}

func newTransfer(b *ir.Builder, loc ir.Location, def *ir.OpDef, operands []*ir.Value, results []ir.Type, p Transfer) TransferOp {
	masks := 0
	if p.Mask != nil {
		operands, masks = append(operands, p.Mask), 1
	}
	ctx := b.Context()
	return TransferOp{b.Create(loc, def, operands, results,
		ir.Named("permutation_map", ctx.MapAttr(p.Map)), ir.Named("in_bounds", boolsOf(ctx, p.InBounds)),
		transferSegments(ctx, def == TransferRead, len(p.Indices), masks))}
}

// transferSegments returns the sizes of the operand groups of a transfer.
func transferSegments(ctx *ir.Context, reads bool, indices, masks int) ir.NamedAttribute {
	if reads {
		return ctx.Segments(1, indices, 1, masks)
	}
	return ctx.Segments(1, 1, indices, masks)
}

// NewPrint creates a vector.print of v, which may be nil, followed by punctuation.
func NewPrint(b *ir.Builder, loc ir.Location, v *ir.Value, after Punctuation) *ir.Operation {
	var operands []*ir.Value
	if v != nil {
		operands = []*ir.Value{v}
	}
	return b.Create(loc, Print, operands, nil, ir.Named("punctuation", b.Context().Enum(PunctuationAttrDef, uint64(after))))
}

// NewExtractElement creates a vector.extractelement at the given position, which vectors of
// rank 0 lack.
func NewExtractElement(b *ir.Builder, loc ir.Location, v *ir.Value, at ...*ir.Value) *ir.Value {
	return b.Create(loc, ExtractElement, append([]*ir.Value{v}, at...), []ir.Type{v.Type().(*ir.VectorType).ElementType()}).Result(0)
}

// NewInsertElement creates a vector.insertelement of x at the given position of v.
func NewInsertElement(b *ir.Builder, loc ir.Location, x, v, at *ir.Value) *ir.Value {
	return b.Create(loc, InsertElement, []*ir.Value{x, v, at}, []ir.Type{v.Type()}).Result(0)
}

// ElementsOf creates vector.extract operations of all elements of v, in row-major order.
func ElementsOf(b *ir.Builder, loc ir.Location, v *ir.Value) []*ir.Value {
	var elements []*ir.Value
	for pos := range Positions(v.Type().(*ir.VectorType).Shape()) {
		elements = append(elements, NewExtract(b, loc, v, pos...))
	}
	return elements
}

// NewContract creates a vector.contract that adds products.
func NewContract(b *ir.Builder, loc ir.Location, lhs, rhs, acc *ir.Value, maps []*ir.AffineMap, iterators []IteratorType) *ir.Operation {
	ctx := b.Context()
	list, roles := make([]ir.Attribute, len(maps)), make([]ir.Attribute, len(iterators))
	for i, m := range maps {
		list[i] = ctx.MapAttr(m)
	}
	for i, t := range iterators {
		roles[i] = ctx.Enum(IteratorAttrDef, uint64(t))
	}
	return b.Create(loc, Contract, []*ir.Value{lhs, rhs, acc}, []ir.Type{acc.Type()}, ir.Named("indexing_maps", ctx.Array(list)),
		ir.Named("iterator_types", ctx.Array(roles)))
}

// NewReduction creates a vector.reduction. acc may be nil.
func NewReduction(b *ir.Builder, loc ir.Location, k Kind, v, acc *ir.Value) *ir.Operation {
	operands := []*ir.Value{v}
	if acc != nil {
		operands = append(operands, acc)
	}
	return b.Create(loc, Reduction, operands, []ir.Type{v.Type().(*ir.VectorType).ElementType()}, ir.Named("kind", b.Context().Enum(KindAttrDef, uint64(k))))
}

// NewOuterProduct creates a vector.outerproduct of two vectors, or of a vector and a scalar.
func NewOuterProduct(b *ir.Builder, loc ir.Location, lhs, rhs, acc *ir.Value, k Kind) *ir.Operation {
	return b.Create(loc, OuterProduct, []*ir.Value{lhs, rhs, acc}, []ir.Type{acc.Type()}, ir.Named("kind", b.Context().Enum(KindAttrDef, uint64(k))))
}
