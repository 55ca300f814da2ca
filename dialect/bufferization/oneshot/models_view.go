package oneshot

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/dialect/tensor"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
)

func castType(_ *Types, op *ir.Operation, source ir.Type) ir.Type {
	to := op.Result(0).Type()
	m, ranked := source.(*ir.MemRefType)
	t, toRanked := to.(*ir.RankedTensorType)
	if !ranked || !toRanked {
		return DynamicBuffer(to, spaceOf(source))
	}
	return op.Context().MemRef(t.Shape(), t.ElementType(), m.Layout, m.MemorySpace)
}

func bufferizeCast(r *Rewriter, op *ir.Operation) bool {
	t := r.BufferType(op.Result(0))
	v := r.Buffer(op.Operand(0))
	if t == nil || v == nil {
		return false
	}
	r.SetBefore(op)
	if v.Type() != t {
		v = memref.NewCast(&r.Builder, op.Loc(), v, t)
	}
	r.ReplaceByBuffers(op, v)
	return true
}

// collapsible reports whether the dimensions of t of each group are contiguous.
func collapsible(t *ir.MemRefType, groups [][]int64) bool {
	strides, _, ok := t.StridesAndOffset()
	if t.Layout == nil {
		return true
	}
	if !ok {
		return false
	}
	for _, g := range groups {
		next := int64(-1)
		for k := len(g) - 1; k >= 0; k-- {
			d := g[k]
			size, stride := t.Shape()[d], strides[d]
			if size == 1 && len(g) > 1 {
				continue
			}
			if next >= 0 && (stride == ir.Dynamic || stride != next) || next == -2 {
				return false
			}
			if stride == ir.Dynamic || size == ir.Dynamic {
				next = -2
			} else {
				next = stride * size
			}
		}
	}
	return true
}

func collapsedType(_ *Types, op *ir.Operation, source ir.Type) ir.Type {
	x := tensor.ReshapeOp{Operation: op}
	m := source.(*ir.MemRefType)
	if !collapsible(m, x.Groups()) {
		return IdentityBuffer(x.Type(), m.MemorySpace)
	}
	return collapsedBuffer(m, x)
}

func collapsedBuffer(m *ir.MemRefType, x tensor.ReshapeOp) ir.Type {
	if len(x.Type().Shape()) == 0 {
		var layout ir.Attribute
		if m.Layout != nil {
			_, offset, _ := m.StridesAndOffset()
			layout = m.Context().StridedLayout(offset, nil)
		}
		return m.Context().MemRef(nil, m.ElementType(), layout, m.MemorySpace)
	}
	if t := memref.CollapsedType(m, x.Type().Shape(), x.Groups()); t != nil {
		return t
	}
	return IdentityBuffer(x.Type(), m.MemorySpace)
}

func bufferizeCollapse(r *Rewriter, op *ir.Operation) bool {
	x := tensor.ReshapeOp{Operation: op}
	v := r.Buffer(x.Source())
	if v == nil {
		return false
	}
	m := v.Type().(*ir.MemRefType)
	r.SetBefore(op)
	if !collapsible(m, x.Groups()) {
		v = r.compact(op.Loc(), v, m)
		m = v.Type().(*ir.MemRefType)
	}
	n := r.Create(op.Loc(), memref.CollapseShape, []*ir.Value{v}, []ir.Type{collapsedBuffer(m, x)}, ir.Named("reassociation", r.Context().Reassociation(x.Groups())))
	r.ReplaceByBuffers(op, n.Result(0))
	return true
}

// compact copies a buffer into one with the identity layout.
func (r *Rewriter) compact(loc ir.Location, v *ir.Value, m *ir.MemRefType) *ir.Value {
	t := r.Context().MemRef(m.Shape(), m.ElementType(), nil, m.MemorySpace)
	n := r.Alloc(loc, t, r.DynamicSizes(loc, v))
	r.Copy(loc, v, n)
	return n
}

func expandedType(_ *Types, op *ir.Operation, source ir.Type) ir.Type {
	x := tensor.ReshapeOp{Operation: op}
	t := memref.ExpandedType(source.(*ir.MemRefType), x.Type().Shape(), x.Groups())
	if t == nil {
		op.EmitError("could not infer the type of the expanded buffer")
		return nil
	}
	return t
}

func bufferizeExpand(r *Rewriter, op *ir.Operation) bool {
	x := tensor.ReshapeOp{Operation: op}
	v := r.Buffer(x.Source())
	if v == nil {
		return false
	}
	t := expandedType(nil, op, v.Type())
	if t == nil {
		return false
	}
	r.SetBefore(op)
	sizes, static := interfaces.SplitIndices(x.OutputShape())
	if r.Context().MLIR() <= lastInferredShape {
		sizes = r.expandedSizes(x, v)
	}
	n := r.Create(op.Loc(), memref.ExpandShape, append([]*ir.Value{v}, sizes...), []ir.Type{t},
		ir.Named("reassociation", r.Context().Reassociation(x.Groups())), ir.Named("static_output_shape", r.Context().DenseI64Array(static...)))
	r.ReplaceByBuffers(op, n.Result(0))
	return true
}

// lastInferredShape is the last version of MLIR that computes the sizes of an expanded buffer from those of the source.
const lastInferredShape = 19

// expandedSizes computes the dynamic sizes of the result from those of the buffer v.
func (r *Rewriter) expandedSizes(x tensor.ReshapeOp, v *ir.Value) []*ir.Value {
	var out []*ir.Value
	shape := x.Type().Shape()
	for i, g := range x.Groups() {
		known, dynamic := int64(1), false
		for _, d := range g {
			if shape[d] == ir.Dynamic {
				dynamic = true
			} else {
				known *= shape[d]
			}
		}
		if !dynamic {
			continue
		}
		size := memref.NewDim(&r.Builder, x.Loc(), v, r.Index(x.Loc(), interfaces.IndexValue{Const: int64(i)}))
		if known > 1 {
			size = arith.NewBinary(&r.Builder, x.Loc(), arith.DivUI, size, r.Index(x.Loc(), interfaces.IndexValue{Const: known}))
		}
		out = append(out, size)
	}
	return out
}
