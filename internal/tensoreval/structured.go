package tensoreval

import (
	"math"

	"github.com/spvc/spvc/dialect/linalg"
	"github.com/spvc/spvc/ir"
)

// structured computes a structured operation on tensors point by point.
func (m *machine) structured(s linalg.StructuredOp) {
	maps, n := s.Maps(), len(s.Inputs())
	args := m.gets(s.Operands())
	for i := n; i < len(args); i++ {
		args[i] = args[i].clone()
	}
	body := s.Body()
	m.points = append(m.points, nil)
	at := make([]int64, len(maps))
	each(m.loops(s, args), func(point []int64) {
		m.points[len(m.points)-1] = point
		for i, mp := range maps {
			at[i] = position(mp, args[i], point)
			if i < body.NumArgs() {
				m.numbers[body.Arg(i)] = args[i].Data[at[i]]
			}
		}
		for k, v := range m.block(body).Operands() {
			args[n+k].Data[at[n+k]] = m.number(v)
		}
	})
	m.points = m.points[:len(m.points)-1]
	for i, t := range args[n:] {
		for k := range t.Data {
			t.Data[k].sum = sum{}
		}
		m.values[s.Result(i)] = t
	}
}

// position returns where the element of an operand is.
func position(mp *ir.AffineMap, t *Tensor, point []int64) int64 {
	var o int64
	for i, e := range mp.Results {
		x, ok := e.Eval(point, nil)
		if !ok || x < 0 || x >= t.Shape[i] {
			panic(stop{undefined})
		}
		o = o*t.Shape[i] + x
	}
	return o
}

// loops returns the sizes of the loops of s.
func (m *machine) loops(s linalg.StructuredOp, args []*Tensor) []int64 {
	out := make([]int64, len(s.Iterators()))
	for i := range out {
		out[i] = -1
	}
	for k, mp := range s.Maps() {
		for r, e := range mp.Results {
			if e.Kind != ir.AffineDim {
				continue
			}
			size := args[k].Shape[r]
			if old := out[e.Value]; old >= 0 && old != size {
				panic(stop{undefined})
			}
			out[e.Value] = size
		}
	}
	for _, x := range out {
		if x < 0 {
			panic(stop{"the size of a loop is not known"})
		}
	}
	return out
}

// index executes linalg.index.
func (m *machine) index(op *ir.Operation) {
	a, _ := op.Prop(0).(*ir.IntegerAttr)
	m.numbers[op.Result(0)] = Int(m.points[len(m.points)-1][a.Int64Or(0)])
}

// softmax executes linalg.softmax.
func (m *machine) softmax(op *ir.Operation) {
	in, dim := m.get(op.Operand(0)), linalg.SoftmaxDim(op)
	f := formatOf(in.Elem)
	exp := function{compute: math.Exp, ulps: 4}
	rows := append([]int64(nil), in.Shape...)
	rows[dim] = min(rows[dim], 1)
	out := newTensor(in.Elem, in.Shape)
	each(rows, func(at []int64) {
		at = append([]int64(nil), at...)
		element := func(i int64) int64 {
			at[dim] = i
			return in.offset(at)
		}
		most, total := Float(math.Inf(-1)), Float(0)
		for i := range in.Shape[dim] {
			most = pick(most, in.Data[element(i)], true, false)
		}
		for i := range in.Shape[dim] {
			o := element(i)
			out.Data[o] = f.apply(exp, f.add(in.Data[o], most.negated()), true)
			total = f.add(total, out.Data[o])
		}
		for i := range in.Shape[dim] {
			o := element(i)
			out.Data[o] = f.div(out.Data[o], total)
		}
	})
	m.values[op.Result(0)] = out
}
