package tensoreval

import (
	"slices"

	"github.com/spvc/spvc/dialect/affine"
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/fn"
	"github.com/spvc/spvc/dialect/linalg"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/dialect/tensor"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
)

// tensorFunctions returns what executes operations on tensors, and with regions.
func tensorFunctions() map[*ir.OpDef]tensorFunction {
	return map[*ir.OpDef]tensorFunction{
		affine.Apply:         (*machine).affine,
		affine.Min:           (*machine).affine,
		affine.Max:           (*machine).affine,
		arith.Constant:       (*machine).constant,
		scf.For:              (*machine).loop,
		scf.While:            (*machine).loopWhile,
		scf.If:               (*machine).branch,
		scf.Forall:           (*machine).forall,
		linalg.Index:         (*machine).index,
		linalg.Softmax:       (*machine).softmax,
		tensor.Empty:         (*machine).empty,
		tensor.Dim:           (*machine).dim,
		tensor.ExtractSlice:  (*machine).extractSlice,
		tensor.InsertSlice:   (*machine).insertSlice,
		tensor.ExpandShape:   (*machine).expand,
		tensor.CollapseShape: (*machine).collapse,
		tensor.Pad:           (*machine).pad,
		tensor.Generate:      (*machine).generate,
		tensor.Extract:       (*machine).extract,
		tensor.Insert:        (*machine).insert,
		tensor.FromElements:  (*machine).fromElements,
		tensor.Splat:         (*machine).splat,
		tensor.Concat:        (*machine).concat,
		tensor.Gather:        (*machine).gather,
		tensor.Scatter:       (*machine).scatter,
		tensor.Pack:          (*machine).relayout,
		tensor.UnPack:        (*machine).relayout,
		tensor.Cast:          func(m *machine, op *ir.Operation) { m.cast(op) },
		fn.Call: func(m *machine, op *ir.Operation) {
			m.sets(op.Results(), m.call(fn.CallOp{Operation: op}.Callee(), m.gets(op.Operands())))
		},
	}
}

// indices returns the numbers that list is.
func (m *machine) indices(list []interfaces.IndexValue) []int64 {
	out := make([]int64, len(list))
	for i, x := range list {
		if out[i] = x.Const; x.Value != nil {
			out[i] = m.int(x.Value)
		}
	}
	return out
}

// resultOf returns a tensor of zeros of the type of the result of op, whose dynamic sizes are values.
func (m *machine) resultOf(op *ir.Operation, sizes []*ir.Value) *Tensor {
	t := op.Result(0).Type().(*ir.RankedTensorType)
	return newTensor(t.ElementType(), m.indices(interfaces.MixedIndices(sizes, t.Shape())))
}

func (m *machine) empty(op *ir.Operation) {
	out := m.resultOf(op, op.Operands())
	for i := range out.Data {
		out.Data[i] = free()
	}
	m.values[op.Result(0)] = out
}

// cast executes tensor.cast, whose types must agree with the shape.
func (m *machine) cast(op *ir.Operation) {
	t := m.get(op.Operand(0))
	for i, n := range op.Result(0).Type().(*ir.RankedTensorType).Shape() {
		if n != ir.Dynamic && n != t.Shape[i] {
			panic(stop{undefined})
		}
	}
	m.values[op.Result(0)] = t
}

func (m *machine) dim(op *ir.Operation) {
	t, d := m.get(op.Operand(0)), m.int(op.Operand(1))
	if d < 0 || d >= int64(len(t.Shape)) {
		panic(stop{undefined})
	}
	m.numbers[op.Result(0)] = Int(t.Shape[d])
}

// inSlice visits the elements of the slice s of whole: their positions in it, in the order of the slice. It returns the sizes.
func (m *machine) inSlice(whole *Tensor, s tensor.SliceOp, visit func(k int, o int64)) []int64 {
	offsets, sizes, strides := m.indices(s.Offsets()), m.indices(s.Sizes()), m.indices(s.Strides())
	k := 0
	at := make([]int64, len(sizes))
	for _, n := range sizes {
		if n < 0 {
			panic(stop{undefined})
		}
	}
	each(sizes, func(i []int64) {
		for d := range at {
			at[d] = offsets[d] + i[d]*strides[d]
		}
		o := whole.offset(at)
		if o < 0 {
			panic(stop{undefined})
		}
		visit(k, o)
		k++
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
	m.values[op.Result(0)] = &Tensor{shape, whole.Elem, data}
}

func (m *machine) insertSlice(op *ir.Operation) {
	out := m.get(op.Operand(1)).clone()
	m.insertInto(out, tensor.SliceOp{Operation: op})
	m.values[op.Result(0)] = out
}

// insertInto stores the source of s in whole.
func (m *machine) insertInto(whole *Tensor, s tensor.SliceOp) {
	part := m.get(s.Source())
	if n := ir.NumElements(m.indices(s.Sizes())); n != int64(len(part.Data)) {
		panic(stop{undefined})
	}
	m.inSlice(whole, s, func(k int, o int64) { whole.Data[o] = part.Data[k] })
}

func (m *machine) reshape(op *ir.Operation, shape []int64) {
	t := m.get(op.Operand(0))
	if ir.NumElements(shape) != int64(len(t.Data)) {
		panic(stop{undefined})
	}
	m.values[op.Result(0)] = &Tensor{shape, t.Elem, t.Data}
}

func (m *machine) expand(op *ir.Operation) {
	m.reshape(op, m.indices(tensor.ReshapeOp{Operation: op}.OutputShape()))
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

// computed fills out by the body of op.
func (m *machine) computed(op *ir.Operation, out *Tensor) {
	body := op.Region(0).First()
	k := 0
	each(out.Shape, func(at []int64) {
		for i, x := range at {
			m.numbers[body.Arg(i)] = Int(x)
		}
		out.Data[k] = m.number(m.block(body).Operand(0))
		k++
	})
	m.values[op.Result(0)] = out
}

func (m *machine) generate(op *ir.Operation) { m.computed(op, m.resultOf(op, op.Operands())) }

func (m *machine) pad(op *ir.Operation) {
	p := tensor.PadOp{Operation: op}
	in, low, high := m.get(p.Source()), m.indices(p.Low()), m.indices(p.High())
	shape := make([]int64, len(low))
	for i := range shape {
		shape[i] = in.Shape[i] + low[i] + high[i]
	}
	out := newTensor(in.Elem, shape)
	m.computed(op, out)
	k := 0
	at := make([]int64, len(shape))
	each(in.Shape, func(i []int64) {
		for d := range at {
			at[d] = i[d] + low[d]
		}
		if o := out.offset(at); o >= 0 {
			out.Data[o] = in.Data[k]
		}
		k++
	})
}

// place returns the position of the element of t at indices that are values, and whether they are known.
func (m *machine) place(t *Tensor, indices []*ir.Value) (o int64, known bool) {
	at := make([]int64, len(indices))
	for i, v := range indices {
		n := m.number(v)
		if n.Free {
			return 0, false
		}
		at[i] = n.I
	}
	if o = t.offset(at); o < 0 {
		panic(stop{undefined})
	}
	return o, true
}

func (m *machine) extract(op *ir.Operation) {
	e := tensor.ExtractOp{Operation: op}
	t := m.get(e.Tensor())
	o, known := m.place(t, e.Indices())
	if !known {
		panic(stop{undefined})
	}
	m.numbers[op.Result(0)] = t.Data[o]
}

func (m *machine) insert(op *ir.Operation) {
	out := m.get(op.Operand(1)).clone()
	o, known := m.place(out, op.Operands()[2:])
	if !known {
		panic(stop{undefined})
	}
	out.Data[o] = m.number(op.Operand(0))
	out.Data[o].sum = sum{}
	m.values[op.Result(0)] = out
}

func (m *machine) fromElements(op *ir.Operation) {
	out := m.resultOf(op, nil)
	for i, v := range op.Operands() {
		out.Data[i] = m.number(v)
	}
	m.values[op.Result(0)] = out
}

func (m *machine) splat(op *ir.Operation) {
	out := m.resultOf(op, op.Operands()[1:])
	for i := range out.Data {
		out.Data[i] = m.number(op.Operand(0))
	}
	m.values[op.Result(0)] = out
}

func (m *machine) concat(op *ir.Operation) {
	dim := tensor.ConcatOp{Operation: op}.Dim()
	parts := m.gets(op.Operands())
	shape := append([]int64(nil), parts[0].Shape...)
	shape[dim] = 0
	for _, p := range parts {
		shape[dim] += p.Shape[dim]
	}
	out := newTensor(parts[0].Elem, shape)
	at := make([]int64, len(shape))
	first := int64(0)
	for _, p := range parts {
		k := 0
		each(p.Shape, func(i []int64) {
			copy(at, i)
			at[dim] += first
			o := out.offset(at)
			if o < 0 {
				panic(stop{undefined})
			}
			out.Data[o] = p.Data[k]
			k++
		})
		first += p.Shape[dim]
	}
	m.values[op.Result(0)] = out
}

// eachGathered visits the elements of a part of whole that the last dimension of indices selects coordinates of. It passes their offsets, in the order of the
// elements of the part.
func eachGathered(whole, indices *Tensor, dims []int64, visit func(offset int64)) (kept []int64) {
	kept = append([]int64(nil), whole.Shape...)
	for _, d := range dims {
		kept[d] = 1
	}
	k := 0
	each(indices.Shape[:len(indices.Shape)-1], func([]int64) {
		each(kept, func(i []int64) {
			at := append([]int64(nil), i...)
			for c, d := range dims {
				n := indices.Data[k+c]
				if n.Free {
					panic(stop{undefined})
				}
				at[d] = n.I
			}
			o := whole.offset(at)
			if o < 0 {
				panic(stop{undefined})
			}
			visit(o)
		})
		k += len(dims)
	})
	return kept
}

// gather executes tensor.gather.
func (m *machine) gather(op *ir.Operation) {
	source, indices := m.get(op.Operand(0)), m.get(op.Operand(1))
	dims := op.Prop(0).(*ir.DenseArrayAttr).Int64s()
	var data []Number
	kept := eachGathered(source, indices, dims, func(o int64) { data = append(data, source.Data[o]) })
	batch := indices.Shape[:len(indices.Shape)-1]
	shape := append([]int64{}, batch...)
	full := len(op.Result(0).Type().(*ir.RankedTensorType).Shape()) == len(batch)+len(kept)
	for d, n := range kept {
		if full || !slices.Contains(dims, int64(d)) {
			shape = append(shape, n)
		}
	}
	m.values[op.Result(0)] = &Tensor{shape, source.Elem, data}
}

// scatter executes tensor.scatter, which no two elements of the source may have a place of.
func (m *machine) scatter(op *ir.Operation) {
	source, out := m.get(op.Operand(0)), m.get(op.Operand(1)).clone()
	written, k := map[int64]bool{}, 0
	eachGathered(out, m.get(op.Operand(2)), op.Prop(0).(*ir.DenseArrayAttr).Int64s(), func(o int64) {
		if written[o] {
			panic(stop{undefined})
		}
		written[o] = true
		out.Data[o] = source.Data[k]
		k++
	})
	m.values[op.Result(0)] = out
}

// relayout executes tensor.pack and tensor.unpack.
func (m *machine) relayout(op *ir.Operation) {
	r := tensor.RelayoutOp{Operation: op}
	in, out := m.get(r.Source()), m.get(r.Dest()).clone()
	tiles, pos, perm := m.indices(r.Tiles()), r.InnerPos(), r.OuterPerm()
	packed, plain := out, in
	if r.Is(tensor.UnPack) {
		packed, plain = in, out
	}
	pad := free()
	if v := r.Padding(); v != nil {
		pad = m.number(v)
	}
	n := len(plain.Shape)
	at := make([]int64, n)
	k := 0
	each(packed.Shape, func(i []int64) {
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
	})
	m.values[op.Result(0)] = out
}
