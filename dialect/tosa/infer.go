package tosa

import (
	"slices"
	"strconv"

	"github.com/spvc/spvc/ir"
)

// Shape is what is known about the type of a result.
type Shape struct {
	// Dims are the sizes if Ranked is set.
	Dims   []int64
	Ranked bool
	// Elem is the type of the elements, or nil if the inference does not give it.
	Elem ir.Type
}

// ShapeModel is implemented by ops whose result shapes follow from their operands and attributes (MLIR's
// InferShapedTypeOpInterface).
type ShapeModel interface {
	// InferShapes returns a shape per result. It returns false if it cannot infer them.
	InferShapes(op *ir.Operation) ([]Shape, bool)
}

// inferShapes is a ShapeModel with one function.
type inferShapes func(op *ir.Operation) ([]Shape, bool)

// InferShapes implements ShapeModel.
func (f inferShapes) InferShapes(op *ir.Operation) ([]Shape, bool) { return f(op) }

// ShapeOf returns the shape of v, with its element type.
func ShapeOf(v *ir.Value) Shape {
	switch t := v.Type().(type) {
	case *ir.RankedTensorType:
		return Shape{t.Shape(), true, t.ElementType()}
	case *ir.UnrankedTensorType:
		return Shape{Elem: t.ElementType()}
	}
	return Shape{}
}

// ranked returns a shape without element type.
func ranked(dims ...int64) Shape { return Shape{Dims: dims, Ranked: true} }

// unknown returns n unknown sizes.
func unknown(n int) []int64 { return slices.Repeat([]int64{ir.Dynamic}, n) }

// prefer sets *d to v if *d is unknown.
func prefer(d *int64, v int64) {
	if *d == ir.Dynamic {
		*d = v
	}
}

func one(s Shape) ([]Shape, bool) { return []Shape{s}, true }

// broadcast returns the shape to which the shapes of vs broadcast. It returns false if one is unranked, or if two sizes differ of
// which none is 1, even if one of them is unknown.
func broadcast(vs []*ir.Value) ([]int64, bool) {
	rank := 0
	for _, v := range vs {
		s := ShapeOf(v)
		if !s.Ranked {
			return nil, false
		}
		rank = max(rank, len(s.Dims))
	}
	out := slices.Repeat([]int64{1}, rank)
	for _, v := range vs {
		dims := ShapeOf(v).Dims
		for i, d := range dims {
			at := &out[i+rank-len(dims)]
			switch {
			case *at == 1:
				*at = d
			case d != 1 && d != *at:
				return nil, false
			}
		}
	}
	return out, true
}

// inferElementwise is the inference of elementwise operations.
func inferElementwise(op *ir.Operation) ([]Shape, bool) {
	dims, ok := broadcast(op.Operands())
	return one(Shape{Dims: dims, Ranked: ok})
}

func inferArgMax(op *ir.Operation) ([]Shape, bool) {
	s, i32 := ShapeOf(op.Operand(0)), op.Context().I32()
	if !s.Ranked {
		return one(Shape{Elem: i32})
	}
	at := axisOf(op)
	if at < 0 || at >= int64(len(s.Dims)) {
		return nil, false
	}
	return one(Shape{slices.Delete(slices.Clone(s.Dims), int(at), int(at)+1), true, i32})
}

func inferRFFT(op *ir.Operation) ([]Shape, bool) {
	s := ShapeOf(op.Operand(0))
	if !s.Ranked || len(s.Dims) != 3 {
		return nil, false
	}
	out := slices.Clone(s.Dims)
	if out[2] != ir.Dynamic {
		out[2] = out[2]/2 + 1
	}
	return []Shape{ranked(out...), ranked(out...)}, true
}

func inferFFT(op *ir.Operation) ([]Shape, bool) {
	re, im := ShapeOf(op.Operand(0)), ShapeOf(op.Operand(1))
	return []Shape{{re.Dims, re.Ranked, nil}, {im.Dims, im.Ranked, nil}}, true
}

// concatShape returns the shape of a concatenation of vs along at. wrong is a dimension in which the operands differ, or -1.
func concatShape(vs []*ir.Value, at int64) (s Shape, wrong int) {
	for _, v := range vs {
		o := ShapeOf(v)
		if !o.Ranked {
			continue
		}
		if !s.Ranked {
			s = Shape{Dims: unknown(len(o.Dims)), Ranked: true}
		}
		for i, d := range o.Dims {
			if int64(i) == at || d == ir.Dynamic || i >= len(s.Dims) {
				continue
			}
			if s.Dims[i] != ir.Dynamic && s.Dims[i] != d {
				return s, i
			}
			s.Dims[i] = d
		}
	}
	s.Elem = ShapeOf(vs[0]).Elem
	if !s.Ranked || at < 0 || at >= int64(len(s.Dims)) {
		return s, -1
	}
	sum := int64(0)
	for _, v := range vs {
		o := ShapeOf(v)
		if !o.Ranked || at >= int64(len(o.Dims)) || o.Dims[at] == ir.Dynamic {
			sum = ir.Dynamic
			break
		}
		sum += o.Dims[at]
	}
	s.Dims[at] = sum
	return s, -1
}

func inferConcat(op *ir.Operation) ([]Shape, bool) {
	if op.NumOperands() == 0 {
		return nil, false
	}
	s, wrong := concatShape(op.Operands(), axisOf(op))
	if wrong >= 0 {
		return nil, op.EmitErrorAt(op.Loc(), concatMismatch(wrong))
	}
	return one(s)
}

func concatMismatch(dim int) string {
	return "Cannot concat tensors with different sizes on the non-axis dimension " + strconv.Itoa(dim)
}

func inferFullyConnected(op *ir.Operation) ([]Shape, bool) {
	in, weight, bias := ShapeOf(op.Operand(0)), ShapeOf(op.Operand(1)), ShapeOf(op.Operand(2))
	out := unknown(2)
	if in.Ranked {
		out[0] = in.Dims[0]
	}
	if weight.Ranked {
		out[1] = weight.Dims[0]
	}
	if bias.Ranked {
		prefer(&out[1], bias.Dims[0])
	}
	return one(ranked(out...))
}

func inferMatMul(op *ir.Operation) ([]Shape, bool) {
	l, r := ShapeOf(op.Operand(0)), ShapeOf(op.Operand(1))
	out := unknown(3)
	if l.Ranked {
		out[0], out[1] = l.Dims[0], l.Dims[1]
	}
	if r.Ranked {
		prefer(&out[0], r.Dims[0])
		out[2] = r.Dims[2]
	}
	return one(ranked(out...))
}

// reducedShape returns the shape of a reduction along at.
func reducedShape(s Shape, at int64) Shape {
	if !s.Ranked || at < 0 || at >= int64(len(s.Dims)) {
		return Shape{Elem: s.Elem}
	}
	out := slices.Clone(s.Dims)
	out[at] = 1
	return Shape{out, true, s.Elem}
}

func inferReduce(op *ir.Operation) ([]Shape, bool) {
	return one(reducedShape(ShapeOf(op.Operand(0)), axisOf(op)))
}

// knownShape replaces -1 by the mark of unknown sizes.
func knownShape(dims []int64) []int64 {
	out := slices.Clone(dims)
	for i, d := range out {
		if d == -1 {
			out[i] = ir.Dynamic
		}
	}
	return out
}

// reshapedShape returns the shape of a reshape of in to dims, where -1 stands for one unknown size.
func reshapedShape(in Shape, dims []int64) Shape {
	out := knownShape(dims)
	if in.Ranked && !slices.Contains(in.Dims, ir.Dynamic) {
		n, rest := ir.NumElements(in.Dims), int64(1)
		for _, d := range out {
			if d != ir.Dynamic {
				rest *= d
			}
		}
		if i := slices.Index(out, ir.Dynamic); i >= 0 && rest != 0 {
			out[i] = n / rest
		}
	}
	return Shape{out, true, in.Elem}
}

func inferTable(op *ir.Operation) ([]Shape, bool) {
	s := ShapeOf(op.Operand(0))
	return one(Shape{s.Dims, s.Ranked, nil})
}

func inferGather(op *ir.Operation) ([]Shape, bool) {
	from, at := ShapeOf(op.Operand(0)), ShapeOf(op.Operand(1))
	out := unknown(3)
	if from.Ranked {
		out[0], out[2] = from.Dims[0], from.Dims[2]
	}
	if at.Ranked {
		prefer(&out[0], at.Dims[0])
		out[1] = at.Dims[1]
	}
	return one(ranked(out...))
}

func inferScatter(op *ir.Operation) ([]Shape, bool) {
	into, at, in := ShapeOf(op.Operand(0)), ShapeOf(op.Operand(1)), ShapeOf(op.Operand(2))
	out := unknown(3)
	if into.Ranked {
		copy(out, into.Dims)
	}
	if at.Ranked {
		prefer(&out[0], at.Dims[0])
	}
	if in.Ranked {
		prefer(&out[0], in.Dims[0])
		prefer(&out[2], in.Dims[2])
	}
	return one(ranked(out...))
}

// inferYields infers the results of a conditional or a loop from the yields of its regions from first on.
//
//go:noinline
func inferYields(first int) inferShapes {
	return func(op *ir.Operation) ([]Shape, bool) {
		var out []Shape
		for i := first; i < op.NumRegions(); i++ {
			for b := op.Region(i).First(); b != nil; b = b.Next() {
				end := b.Terminator()
				if end == nil || !end.Is(Yield19) && !end.Is(Yield) {
					continue
				}
				if out != nil && end.NumOperands() != len(out) {
					return nil, false
				}
				for k, v := range end.Operands() {
					s := ShapeOf(v)
					if len(out) <= k {
						out = append(out, s)
						continue
					}
					joined, ok := out[k].Join(s)
					if !ok {
						return nil, false
					}
					out[k] = joined
				}
			}
		}
		return out, true
	}
}

// Join returns what is known about a value that has the shape s or o. It returns false if the element types differ.
func (s Shape) Join(o Shape) (Shape, bool) {
	if s.Elem != o.Elem {
		return Shape{}, false
	}
	if !s.Ranked || !o.Ranked || len(s.Dims) != len(o.Dims) {
		return Shape{Elem: s.Elem}, true
	}
	dims := slices.Clone(s.Dims)
	for i, d := range o.Dims {
		if dims[i] != d {
			dims[i] = ir.Dynamic
		}
	}
	return Shape{dims, true, s.Elem}, true
}

// Meet returns what is known about a value that has both shapes. It returns false if they contradict each other.
func (s Shape) Meet(o Shape) (Shape, bool) {
	switch {
	case s.Elem != o.Elem:
		return Shape{}, false
	case !s.Ranked:
		return o, true
	case !o.Ranked:
		return s, true
	case len(s.Dims) != len(o.Dims):
		return Shape{}, false
	}
	dims := slices.Clone(s.Dims)
	for i, d := range o.Dims {
		switch {
		case dims[i] == ir.Dynamic:
			dims[i] = d
		case d != ir.Dynamic && d != dims[i]:
			return Shape{}, false
		}
	}
	return Shape{dims, true, s.Elem}, true
}

// Type returns the tensor type of the shape, whose element type is known.
func (s Shape) Type() ir.Type {
	c := s.Elem.Context()
	if !s.Ranked {
		return c.UnrankedTensor(s.Elem)
	}
	return c.Tensor(s.Dims, s.Elem, nil)
}
