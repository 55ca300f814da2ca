package flatten

import (
	"strconv"

	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
)

// replace lets values stand for the results of op, which the pass erases at the end.
func (f *flattener) replace(op *ir.Operation, values ...interfaces.IndexValue) bool {
	for i, x := range values {
		if op.Result(i).HasUses() {
			op.Result(i).ReplaceAllUsesWith(f.value(x))
		}
	}
	f.spread.Discard(op)
	return true
}

// define lets v describe the first result of op, which the pass erases at the end.
func (f *flattener) define(op *ir.Operation, v *view) bool {
	v.first = f.add(op.Loc(), v.shift, v.offset)
	f.views[op.Result(0)] = v
	f.spread.Discard(op)
	return true
}

// source returns the view that op is about. It emits an error if the view is not known.
func (f *flattener) source(op *ir.Operation, m *ir.Value) *view {
	f.b.SetBefore(op)
	v := f.views[m]
	switch {
	case v != nil:
	case isMemRef(m):
		op.EmitOpError("needs a memref with a strided layout, not " + ir.QuoteType(m.Type()))
	default:
		op.EmitOpError("needs a memref whose rank and buffer are known in the kernel, not " + ir.QuoteType(m.Type()))
	}
	return v
}

// view resolves an operation whose result is a view of its first operand.
func (f *flattener) view(op *ir.Operation) bool {
	src := f.source(op, op.Operand(0))
	if src == nil {
		return false
	}
	switch op.Def() {
	case memref.SubView:
		return f.subView(memref.StridedViewOp{Operation: op}, src)
	case memref.ReinterpretCast:
		r := memref.StridedViewOp{Operation: op}
		return f.define(op, &view{stretch: src.stretch, offset: r.Offsets()[0], sizes: r.Sizes(), strides: r.Strides()})
	case memref.Cast, memref.MemorySpaceCast:
		return f.cast(op, src)
	case memref.Transpose:
		v := &view{stretch: src.stretch, offset: src.offset}
		for _, e := range op.Attr("permutation").(*ir.AffineMapAttr).Map.Results {
			v.sizes, v.strides = append(v.sizes, src.sizes[e.Value]), append(v.strides, src.strides[e.Value])
		}
		return f.define(op, v)
	case memref.ExpandShape:
		return f.expand(memref.ReshapeOp{Operation: op}, src)
	case memref.CollapseShape:
		return f.collapse(memref.ReshapeOp{Operation: op}, src)
	case memref.View:
		return f.bytes(op, src)
	case memref.Reshape:
		return f.reshape(op, src)
	}
	return op.EmitOpError("has no counterpart in a kernel")
}

func (f *flattener) subView(op memref.StridedViewOp, src *view) bool {
	dropped, ok := op.DroppedDims()
	if !ok {
		return op.EmitOpError("drops dimensions that the strides of its type do not determine")
	}
	v := &view{stretch: src.stretch, offset: src.offset}
	offsets, sizes, by := op.Offsets(), op.Sizes(), op.Strides()
	for i, own := range src.strides {
		v.offset = f.add(op.Loc(), v.offset, f.mul(op.Loc(), offsets[i], own))
		if !dropped[i] {
			v.sizes, v.strides = append(v.sizes, sizes[i]), append(v.strides, f.mul(op.Loc(), by[i], own))
		}
	}
	return f.define(op.Operation, v)
}

// cast resolves a cast between types of one memref. The static numbers of the result are known
// to be those of the memref.
func (f *flattener) cast(op *ir.Operation, src *view) bool {
	t, ok := op.Result(0).Type().(*ir.MemRefType)
	if !ok {
		return f.define(op, &view{stretch: src.stretch, offset: src.offset, sizes: src.sizes, strides: src.strides})
	}
	if len(t.Shape()) != len(src.sizes) {
		return op.EmitOpError("casts a memref of rank " + strconv.Itoa(len(src.sizes)) + " to " + ir.QuoteType(t))
	}
	strides, offset, ok := t.StridesAndOffset()
	if !ok {
		return op.EmitOpError("needs a memref with a strided layout, not " + ir.QuoteType(t))
	}
	known := func(n int64, x interfaces.IndexValue) interfaces.IndexValue {
		if n == ir.Dynamic {
			return x
		}
		return interfaces.IndexValue{Const: n}
	}
	v := &view{stretch: src.stretch, offset: known(offset, src.offset)}
	for i, d := range t.Shape() {
		v.sizes, v.strides = append(v.sizes, known(d, src.sizes[i])), append(v.strides, known(strides[i], src.strides[i]))
	}
	return f.define(op, v)
}

func (f *flattener) expand(op memref.ReshapeOp, src *view) bool {
	loc := op.Loc()
	v := &view{stretch: src.stretch, offset: src.offset}
	static, _ := op.Attr("static_output_shape").(*ir.DenseArrayAttr)
	v.sizes = interfaces.MixedIndices(op.OperandsIn(1), static.Int64s())
	v.strides = make([]interfaces.IndexValue, len(v.sizes))
	for i := range v.strides {
		v.strides[i].Const = 1 // the stride of a memref of rank 0
	}
	for i, dims := range op.Groups() {
		stride := src.strides[i]
		for k := len(dims) - 1; k >= 0; k-- {
			v.strides[dims[k]] = stride
			if k > 0 {
				stride = f.mul(loc, stride, v.sizes[dims[k]])
			}
		}
	}
	return f.define(op.Operation, v)
}

// collapse merges dimensions. The stride of a merged dimension is that of the last of its
// dimensions that has more than one element; the least stride, if that is known only at run time.
func (f *flattener) collapse(op memref.ReshapeOp, src *view) bool {
	loc, t := op.Loc(), op.Result(0).Type().(*ir.MemRefType)
	known, _, _ := t.StridesAndOffset()
	v := &view{stretch: src.stretch, offset: src.offset}
	for i, dims := range op.Groups() {
		size, stride := interfaces.IndexValue{Const: 1}, interfaces.IndexValue{Const: 1}
		found := false
		for k := len(dims) - 1; k >= 0; k-- {
			d := dims[k]
			size = f.mul(loc, size, src.sizes[d])
			switch {
			case folded(src.sizes[d]).IsConst(1):
			case !found:
				stride, found = src.strides[d], true
			default:
				stride = f.minStride(loc, stride, src.strides[d])
			}
		}
		if !found {
			stride = src.strides[dims[len(dims)-1]]
		}
		if i < len(known) && known[i] != ir.Dynamic {
			stride = interfaces.IndexValue{Const: known[i]}
		}
		v.sizes, v.strides = append(v.sizes, size), append(v.strides, stride)
	}
	return f.define(op.Operation, v)
}

// minStride returns the lesser of two strides. No stride is less than 1.
func (f *flattener) minStride(loc ir.Location, x, y interfaces.IndexValue) interfaces.IndexValue {
	x, y = folded(x), folded(y)
	switch {
	case x.Value == nil && y.Value == nil:
		return interfaces.IndexValue{Const: min(x.Const, y.Const)}
	case x == y, x.IsConst(1):
		return x
	case y.IsConst(1):
		return y
	}
	return f.binary(loc, arith.MinUI, x, y)
}

// reshape reads the sizes of the result from a buffer.
func (f *flattener) reshape(op *ir.Operation, src *view) bool {
	t, ok := op.Result(0).Type().(*ir.MemRefType)
	if !ok {
		return op.EmitOpError("needs a memref whose rank is known in the kernel, not " + ir.QuoteType(op.Result(0).Type()))
	}
	shape := f.source(op, op.Operand(1))
	if shape == nil {
		return false
	}
	loc := op.Loc()
	v := f.describe(src.stretch, t, loc, func(p part) interfaces.IndexValue {
		n := f.load(loc, shape, []interfaces.IndexValue{{Const: int64(p.dim)}})
		f.created = append(f.created, n.DefiningOp())
		if _, isIndex := n.Type().(*ir.IndexType); !isIndex {
			n = arith.NewCast(f.b, loc, arith.IndexCast, n, f.b.Context().Index())
			f.created = append(f.created, n.DefiningOp())
		}
		return interfaces.IndexValue{Value: n}
	})
	v.offset = src.offset
	return f.define(op, v)
}

// dim replaces memref.dim and memref.rank.
func (f *flattener) dim(op *ir.Operation) bool {
	src := f.source(op, op.Operand(0))
	if src == nil {
		return false
	}
	if op.Is(memref.Rank) {
		return f.replace(op, interfaces.IndexValue{Const: int64(len(src.sizes))})
	}
	at := folded(interfaces.IndexValue{Value: op.Operand(1)})
	if len(src.sizes) == 0 || at.Value == nil && (at.Const < 0 || at.Const >= int64(len(src.sizes))) {
		return op.EmitOpError("asks for a dimension that the memref of rank " + strconv.Itoa(len(src.sizes)) + " lacks")
	}
	if at.Value == nil {
		return f.replace(op, src.sizes[at.Const])
	}
	size := f.value(src.sizes[0])
	for i := 1; i < len(src.sizes); i++ {
		is := arith.NewCmpI(f.b, op.Loc(), arith.EQ, at.Value, f.constant(int64(i)))
		size = arith.NewSelect(f.b, op.Loc(), is, f.value(src.sizes[i]), size)
		f.created = append(f.created, is.DefiningOp(), size.DefiningOp())
	}
	return f.replace(op, interfaces.IndexValue{Value: size})
}

// metadata replaces memref.extract_strided_metadata.
func (f *flattener) metadata(op *ir.Operation) bool {
	src := f.source(op, op.Operand(0))
	if src == nil {
		return false
	}
	all := append(append([]interfaces.IndexValue{src.offset}, src.sizes...), src.strides...)
	for i, x := range all {
		if r := op.Result(1 + i); r.HasUses() {
			r.ReplaceAllUsesWith(f.value(x))
		}
	}
	return f.define(op, &view{stretch: src.stretch})
}

func (f *flattener) dealloc(op *ir.Operation) bool {
	if v := f.views[op.Operand(0)]; v != nil {
		op.SetOperand(0, v.root.value)
	}
	return true
}
