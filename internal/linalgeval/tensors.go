package linalgeval

import (
	"github.com/spvc/spvc/dialect/tensor"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
)

// tensorOp returns what executes operations of the kind def, or nil.
func (m *machine) tensorOp(def *ir.OpDef) func(op *ir.Operation) {
	switch def {
	case tensor.Empty:
		return m.empty
	case tensor.Cast:
		return func(op *ir.Operation) { m.set(op, m.get(op.Operand(0))) }
	case tensor.Dim:
		return func(op *ir.Operation) { m.set(op, Scalar(Number{I: m.get(op.Operand(0)).Shape[m.int(op.Operand(1))]})) }
	case tensor.ExtractSlice:
		return m.extractSlice
	case tensor.InsertSlice:
		return func(op *ir.Operation) {
			out := m.get(op.Operand(1)).clone()
			m.insert(out, tensor.SliceOp{Operation: op})
			m.set(op, out)
		}
	case tensor.ExpandShape:
		return func(op *ir.Operation) {
			m.reshape(op, m.indices(tensor.ReshapeOp{Operation: op}.OutputShape()))
		}
	case tensor.CollapseShape:
		return m.collapse
	case tensor.Pad:
		return m.pad
	case tensor.Generate:
		return func(op *ir.Operation) { m.set(op, m.generate(op, m.shape(op.Result(0).Type(), op.Operands()))) }
	case tensor.Extract:
		return m.extract
	case tensor.FromElements:
		return func(op *ir.Operation) {
			out := New(op.Result(0).Type().(*ir.RankedTensorType).Shape()...)
			for i, v := range op.Operands() {
				out.Data[i] = m.get(v).Data[0]
			}
			m.set(op, out)
		}
	case tensor.Pack, tensor.UnPack:
		return func(op *ir.Operation) { m.relayout(tensor.RelayoutOp{Operation: op}) }
	}
	return nil
}

// index returns the number that x is.
func (m *machine) index(x interfaces.IndexValue) int64 {
	if x.Value != nil {
		return m.int(x.Value)
	}
	return x.Const
}

func (m *machine) indices(list []interfaces.IndexValue) []int64 {
	out := make([]int64, len(list))
	for i, x := range list {
		out[i] = m.index(x)
	}
	return out
}

// shape returns the shape of t, whose dynamic sizes are values.
func (m *machine) shape(t ir.Type, sizes []*ir.Value) []int64 {
	return m.indices(interfaces.MixedIndices(sizes, t.(*ir.RankedTensorType).Shape()))
}

// undefined is the element of empty tensors. Who reads it gets a result that is not the expected one.
const undefined = 7777

func (m *machine) empty(op *ir.Operation) {
	out := New(m.shape(op.Result(0).Type(), op.Operands())...)
	for i := range out.Data {
		out.Data[i] = Number{F: undefined, I: undefined & 127}
	}
	m.set(op, out)
}

// inSlice visits the elements of the slice s of whole: their positions in it, by the indices within the slice.
func (m *machine) inSlice(whole *Tensor, s tensor.SliceOp, visit func(k int, o int64)) []int64 {
	offsets, sizes, strides := m.indices(s.Offsets()), m.indices(s.Sizes()), m.indices(s.Strides())
	k := 0
	at := make([]int64, len(sizes))
	each(sizes, func(i []int64) bool {
		for d := range at {
			at[d] = offsets[d] + i[d]*strides[d]
		}
		o := whole.offset(at)
		if o < 0 {
			m.fail(s.Operation, "a slice is out of bounds")
		}
		visit(k, o)
		k++
		return true
	})
	return sizes
}

func (m *machine) extractSlice(op *ir.Operation) {
	s := tensor.SliceOp{Operation: op}
	whole := m.get(s.Source())
	var data []Number
	sizes := m.inSlice(whole, s, func(_ int, o int64) { data = append(data, whole.Data[o]) })
	dropped, _ := interfaces.DroppedDims(s.StaticSizes(), op.Result(0).Type().(*ir.RankedTensorType).Shape())
	shape := []int64{}
	for i, n := range sizes {
		if i >= len(dropped) || !dropped[i] {
			shape = append(shape, n)
		}
	}
	m.set(op, &Tensor{Shape: shape, Data: data})
}

// insert stores the source of s into whole.
func (m *machine) insert(whole *Tensor, s tensor.SliceOp) {
	part := m.get(s.Source())
	sizes := m.indices(s.Sizes())
	if ir.NumElements(sizes) != int64(len(part.Data)) {
		m.fail(s.Operation, "the inserted tensor has another size than the slice")
	}
	m.inSlice(whole, s, func(k int, o int64) { whole.Data[o] = part.Data[k] })
}

func (m *machine) reshape(op *ir.Operation, shape []int64) {
	t := m.get(op.Operand(0))
	if ir.NumElements(shape) != int64(len(t.Data)) {
		m.fail(op, "the shapes have different numbers of elements")
	}
	m.set(op, &Tensor{Shape: shape, Data: t.Data})
}

func (m *machine) collapse(op *ir.Operation) {
	t := m.get(op.Operand(0))
	shape := []int64{}
	for _, g := range (tensor.ReshapeOp{Operation: op}).Groups() {
		n := int64(1)
		for _, d := range g {
			n *= t.Shape[d]
		}
		shape = append(shape, n)
	}
	m.reshape(op, shape)
}

// generate computes the elements of a tensor by the body of op.
func (m *machine) generate(op *ir.Operation, shape []int64) *Tensor {
	out := New(shape...)
	body := op.Region(0).First()
	k := 0
	each(shape, func(at []int64) bool {
		for i, x := range at {
			m.env[body.Arg(i)] = Scalar(Number{I: x})
		}
		out.Data[k] = m.block(body)[0].Data[0]
		k++
		return true
	})
	return out
}

func (m *machine) pad(op *ir.Operation) {
	p := tensor.PadOp{Operation: op}
	in, low, high := m.get(p.Source()), m.indices(p.Low()), m.indices(p.High())
	shape := make([]int64, len(low))
	for i := range shape {
		shape[i] = in.Shape[i] + low[i] + high[i]
	}
	out := m.generate(op, shape)
	k := 0
	at := make([]int64, len(shape))
	each(in.Shape, func(i []int64) bool {
		for d := range at {
			at[d] = i[d] + low[d]
		}
		if o := out.offset(at); o >= 0 {
			out.Data[o] = in.Data[k]
		}
		k++
		return true
	})
	m.set(op, out)
}

func (m *machine) extract(op *ir.Operation) {
	e := tensor.ExtractOp{Operation: op}
	at := make([]int64, len(e.Indices()))
	for i, v := range e.Indices() {
		at[i] = m.int(v)
	}
	t := m.get(e.Tensor())
	o := t.offset(at)
	if o < 0 {
		m.fail(op, "an index is out of bounds")
	}
	m.set(op, Scalar(t.Data[o]))
}

// relayout computes tensor.pack and tensor.unpack.
func (m *machine) relayout(r tensor.RelayoutOp) {
	in, out := m.get(r.Source()), m.get(r.Dest()).clone()
	tiles, pos, perm := m.indices(r.Tiles()), r.InnerPos(), r.OuterPerm()
	packed, plain := out, in
	if r.Is(tensor.UnPack) {
		packed, plain = in, out
	}
	n := len(plain.Shape)
	pad := Number{}
	if v := r.Padding(); v != nil {
		pad = m.get(v).Data[0]
	}
	at := make([]int64, n)
	k := 0
	each(packed.Shape, func(i []int64) bool {
		for d := range n {
			if len(perm) > 0 {
				at[perm[d]] = i[d]
			} else {
				at[d] = i[d]
			}
		}
		for t, d := range pos {
			at[d] = at[d]*tiles[t] + i[n+t]
		}
		o := plain.offset(at)
		switch {
		case r.Is(tensor.UnPack) && o >= 0:
			out.Data[o] = in.Data[k]
		case r.Is(tensor.Pack) && o >= 0:
			out.Data[k] = in.Data[o]
		case r.Is(tensor.Pack):
			out.Data[k] = pad
		}
		k++
		return true
	})
	m.set(r.Operation, out)
}
