package vectors

import (
	"slices"

	"github.com/spvc/spvc/conversion/spirvtypes"
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
	"github.com/spvc/spvc/spirv"
)

// passesMemory gives the memrefs of vectors that op passes on, as results or arguments of its blocks,
// scalars as elements.
func (x *expander) passesMemory(op *ir.Operation) bool {
	for i := range op.NumResults() {
		if r := op.Result(i); x.lacksElements(r) {
			if !scf.Spreads(op) && !op.Is(arith.Select) {
				return op.EmitOpError("makes a memref of vectors that SPIR-V lacks, " + ir.QuoteType(r.Type()) + ": use a memref of scalars")
			}
			if !x.retype(op, r) {
				return false
			}
		}
	}
	for i := range op.NumRegions() {
		for b := op.Region(i).First(); b != nil; b = b.Next() {
			for _, a := range b.Args() {
				if x.lacksElements(a) && !x.retype(op, a) {
					return false
				}
			}
		}
	}
	return true
}

// lacksElements reports whether v is a memref of vectors that the target lacks, or that its memory does not
// hold.
func (x *expander) lacksElements(v *ir.Value) bool {
	t := nested(v)
	if t == nil {
		return false
	}
	return !x.canHold(t.ElementType(), v.Type().(*ir.MemRefType).MemorySpace) || !x.isSupported(t) && !single(t)
}

// canHold reports whether memory in a space can hold vectors of elem. It cannot hold vectors of elements that
// it holds in another form, such as several in a word or as two halves: memory then has scalars, which
// later passes emulate.
func (x *expander) canHold(elem ir.Type, space ir.Attribute) bool {
	switch t := elem.(type) {
	case *ir.IndexType:
		return false
	case *ir.FloatType:
		_, stored := spirvtypes.StoredFloat(t)
		return !stored
	case *ir.IntegerType:
		if t.Width == 1 || !spirv.IsValidInteger(t) || t.Width == 64 && !x.int64 {
			return false
		}
		storage := spirv.Storage{}
		if class, ok := x.class(space); ok {
			storage = spirv.In(class)
		}
		return t.Width > 32 || spirv.TypeRequirements(t, storage, x.env.Supports)
	}
	return true
}

// view follows a memref of vectors that has scalars as elements since, which op takes.
func (x *expander) view(op *ir.Operation) bool {
	t := x.flat[op.Operand(0)]
	switch op.Def() {
	case memref.SubView, memref.ReinterpretCast:
		return x.stridedView(memref.StridedViewOp{Operation: op}, t)
	case memref.ExpandShape, memref.CollapseShape:
		return x.reshaped(op, t)
	case memref.Transpose:
		m := op.Attr("permutation").(*ir.AffineMapAttr).Map
		results := slices.Clone(m.Results)
		for i := range t.Shape() {
			results = append(results, op.Context().AffineDimExpr(m.Dims+i))
		}
		m = op.Context().AffineMap(m.Dims+len(t.Shape()), 0, results...)
		return x.rebuilt(op, t, op.Operands(), ir.Named("permutation", op.Context().MapAttr(m)))
	case memref.ExtractStridedMetadata:
		return x.metadata(op, t)
	case memref.Prefetch:
		x.spread.Discard(op) // a hint, which SPIR-V lacks
		return true
	case memref.Cast, memref.MemorySpaceCast:
		return x.retype(op, op.Result(0))
	case memref.Dim, memref.Rank, memref.Copy, memref.Dealloc, memref.AssumeAlignment:
		return true
	}
	return op.EmitOpError("cannot take a memref of vectors that SPIR-V lacks, such as " + ir.QuoteType(t) + ": use a memref of scalars")
}

// metadata takes the numbers of the memref of scalars. Offset and strides count vectors.
func (x *expander) metadata(op *ir.Operation, t *ir.VectorType) bool {
	source := op.Operand(0)
	m := source.Type().(*ir.MemRefType)
	rank, more := len(m.Shape())-len(t.Shape()), len(t.Shape())
	types := []ir.Type{op.Context().MemRef(nil, m.ElementType(), nil, m.MemorySpace)}
	for range 2*len(m.Shape()) + 1 {
		types = append(types, op.Context().Index())
	}
	made := x.b.Create(x.Loc, memref.ExtractStridedMetadata, []*ir.Value{source}, types)
	unit := arith.NewIndex(x.b, x.Loc, x.stride(t))
	vectors := func(v *ir.Value) *ir.Value { return x.Op(arith.DivUI, v, unit) }
	op.Result(1).ReplaceAllUsesWith(vectors(made.Result(1)))
	for i := range rank {
		op.Result(2 + i).ReplaceAllUsesWith(made.Result(2 + i))
		op.Result(2 + rank + i).ReplaceAllUsesWith(vectors(made.Result(2 + rank + more + i)))
	}
	to := x.scalarMemory(op.Result(0).Type().(*ir.MemRefType), t)
	n := ir.NumElements(t.Shape())
	var sizes, strides []interfaces.IndexValue
	for _, d := range t.Shape() {
		n /= d
		sizes = append(sizes, interfaces.IndexValue{Const: d})
		strides = append(strides, interfaces.IndexValue{Const: n})
	}
	base := memref.NewStridedView(x.b, x.Loc, memref.ReinterpretCast, to, source, []interfaces.IndexValue{{}}, sizes, strides)
	return x.replaceView(op, base, t)
}

// rebuilt replaces a view by one of a memref of scalars, whose attributes differ by one.
func (x *expander) rebuilt(op *ir.Operation, t *ir.VectorType, operands []*ir.Value, changed ...ir.NamedAttribute) bool {
	to := x.scalarMemory(op.Result(0).Type().(*ir.MemRefType), t)
	attrs := op.Attrs()
	for _, c := range changed {
		for i := range attrs {
			if attrs[i].Name == c.Name {
				attrs[i] = c
			}
		}
	}
	v := x.b.Create(x.Loc, op.Def(), operands, []ir.Type{to}, attrs...).Result(0)
	return x.replaceView(op, v, t)
}

func (x *expander) replaceView(op *ir.Operation, v *ir.Value, t *ir.VectorType) bool {
	x.flat[v] = t
	op.Result(0).ReplaceAllUsesWith(v)
	x.spread.Discard(op)
	return true
}

// stridedView takes all of the last dimensions. Offset and strides of a memref.reinterpret_cast count
// scalars since.
func (x *expander) stridedView(op memref.StridedViewOp, t *ir.VectorType) bool {
	offsets, sizes, strides := op.Offsets(), op.Sizes(), op.Strides()
	to := x.scalarMemory(op.Result(0).Type().(*ir.MemRefType), t)
	n := ir.NumElements(t.Shape())
	cast := op.Is(memref.ReinterpretCast)
	if cast {
		unit := x.stride(t)
		offsets, strides = x.times(offsets, unit), x.times(strides, unit)
	}
	for _, d := range t.Shape() {
		n /= d
		sizes = append(sizes, interfaces.IndexValue{Const: d})
		if cast {
			strides = append(strides, interfaces.IndexValue{Const: n})
			continue
		}
		offsets = append(offsets, interfaces.IndexValue{})
		strides = append(strides, interfaces.IndexValue{Const: 1})
	}
	return x.replaceView(op.Operation, memref.NewStridedView(x.b, x.Loc, op.Def(), to, op.Operand(0), offsets, sizes, strides), t)
}

// times multiplies numbers by n.
func (x *expander) times(list []interfaces.IndexValue, n int64) []interfaces.IndexValue {
	out := make([]interfaces.IndexValue, len(list))
	for i, v := range list {
		if v.Value != nil {
			out[i].Value = x.Op(arith.MulI, v.Value, arith.NewIndex(x.b, x.Loc, n))
			continue
		}
		out[i].Const = v.Const * n
	}
	return out
}

// reshaped keeps the last dimensions as they are. The first of them takes the leading ones if those
// have no group, because the view or its source has no other dimensions.
func (x *expander) reshaped(op *ir.Operation, t *ir.VectorType) bool {
	ctx := op.Context()
	groups := slices.Clone(op.Attr("reassociation").(*ir.ArrayAttr).Elements)
	more := len(op.Result(0).Type().(*ir.MemRefType).Shape())
	if op.Is(memref.CollapseShape) {
		more = len(op.Operand(0).Type().(*ir.MemRefType).Shape()) - len(t.Shape())
	}
	for i := range t.Shape() {
		group := []int64{int64(more + i)}
		if i == 0 && len(groups) == 0 {
			group = nil
			for d := range more + 1 {
				group = append(group, int64(d))
			}
		}
		groups = append(groups, ctx.IntArray(ctx.I64(), group...))
	}
	changed := []ir.NamedAttribute{ir.Named("reassociation", ctx.Array(groups))}
	if sizes, ok := op.Attr("static_output_shape").(*ir.DenseArrayAttr); ok {
		changed = append(changed, ir.Named("static_output_shape", ctx.DenseI64Array(append(sizes.Int64s(), t.Shape()...)...)))
	}
	return x.rebuilt(op, t, op.Operands(), changed...)
}
