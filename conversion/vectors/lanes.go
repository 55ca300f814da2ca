package vectors

import (
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/math"
	"github.com/spvc/spvc/dialect/vector"
	"github.com/spvc/spvc/ir"
)

// A lane is an element: component i of the vector v, or the scalar v itself if i is negative.
type lane struct {
	v *ir.Value
	i int64
}

// elementsOf returns the elements of v in row-major order.
func (x *expander) elementsOf(v *ir.Value) []lane {
	var out []lane
	for _, p := range x.pieces(v) {
		t, ok := p.Type().(*ir.VectorType)
		if !ok {
			out = append(out, lane{p, -1})
			continue
		}
		for i := range t.Shape()[0] {
			out = append(out, source(lane{p, i}))
		}
	}
	return out
}

// source looks through the operations that composed the vector of l.
func source(l lane) lane {
	for l.i >= 0 {
		def := l.v.DefinedBy(vector.Shuffle)
		if def == nil {
			break
		}
		s := vector.ShuffleOp{Operation: def}
		l = lane{s.V1(), s.Mask()[l.i]}
		if n := s.V1Type().Shape()[0]; l.i >= n {
			l = lane{s.V2(), l.i - n}
		}
	}
	if def := l.v.DefinedBy(vector.FromElements); def != nil {
		return lane{def.Operand(int(l.i)), -1}
	}
	if def := l.v.DefinedBy(vector.Broadcast); def != nil {
		if _, ok := def.Operand(0).Type().(*ir.VectorType); !ok {
			return lane{def.Operand(0), -1}
		}
	}
	return l
}

// scalar returns the value of an element.
func (x *expander) scalar(l lane) *ir.Value {
	if l.i < 0 {
		return l.v
	}
	if a := constant(l); a != nil {
		return x.noteCreated(arith.NewConstant(x.b, x.Loc, a))
	}
	return x.noteCreated(vector.NewExtract(x.b, x.Loc, l.v, l.i))
}

// noteCreated notes that the operation that defines v can go if v is not used.
func (x *expander) noteCreated(v *ir.Value) *ir.Value {
	x.created = append(x.created, v.DefiningOp())
	return v
}

// constant returns the value of an element that is a constant, or nil.
func constant(l lane) ir.TypedAttr {
	a := ir.ConstantOf(l.v)
	if d, ok := a.(*ir.DenseElementsAttr); ok && l.i >= 0 {
		a = d.Element(l.i)
	}
	t, _ := a.(ir.TypedAttr)
	return t
}

// constantLane returns the value of a constant element of a mask. ok is false if the element is no
// constant.
func constantLane(l lane) (on, ok bool) {
	a, ok := constant(l).(*ir.IntegerAttr)
	return ok && !a.Value.IsZero(), ok
}

// compose returns the pieces of elements.
func (x *expander) compose(elem ir.Type, from []lane) []*ir.Value {
	var out []*ir.Value
	for len(from) > 0 {
		n := x.size(int64(len(from)))
		out = append(out, x.piece(elem, from[:n]))
		from = from[n:]
	}
	return out
}

// piece returns one piece of elements: a vector that has them already, a splat, a constant, a
// shuffle of one or two vectors, or a new vector.
func (x *expander) piece(elem ir.Type, from []lane) *ir.Value {
	n := int64(len(from))
	if n == 1 {
		return x.scalar(from[0])
	}
	first := from[0]
	same, inOrder, constants := true, first.i >= 0, true
	var second *ir.Value // the other vector of a shuffle
	shuffled := first.i >= 0
	for i, l := range from {
		same = same && l == first
		inOrder = inOrder && l.v == first.v && l.i == int64(i)
		constants = constants && constant(l) != nil
		switch {
		case l.i < 0:
			shuffled = false
		case l.v == first.v:
		case second == nil:
			second = l.v
		}
		shuffled = shuffled && (l.v == first.v || l.v == second)
	}
	t := pieceType(elem, n).(*ir.VectorType)
	switch {
	case inOrder && first.v.Type() == ir.Type(t):
		return first.v
	case constants:
		values := make([]ir.Attribute, n)
		for i, l := range from {
			values[i] = constant(l)
		}
		return arith.NewConstant(x.b, x.Loc, x.b.Context().DenseOf(t, values))
	case same:
		return vector.NewBroadcast(x.b, x.Loc, x.scalar(first), t)
	case shuffled:
		return x.shuffle(t, first.v, second, from)
	}
	values := make([]*ir.Value, n)
	for i, l := range from {
		values[i] = x.scalar(l)
	}
	return x.noteCreated(x.b.Create(x.Loc, vector.FromElements, values, []ir.Type{t}).Result(0))
}

// shuffle chooses elements of one or two vectors.
func (x *expander) shuffle(t *ir.VectorType, v, second *ir.Value, from []lane) *ir.Value {
	if second == nil {
		second = v
	}
	size := v.Type().(*ir.VectorType).Shape()[0]
	mask := make([]int64, len(from))
	for i, l := range from {
		mask[i] = l.i
		if l.v != v {
			mask[i] += size
		}
	}
	ctx := x.b.Context()
	return x.noteCreated(x.b.Create(x.Loc, vector.Shuffle, []*ir.Value{v, second}, []ir.Type{t}, ir.Named("mask", ctx.IntArray(ctx.I64(), mask...))).Result(0))
}

// choose replaces op by a vector of type t whose element at each position is at(position).
func (x *expander) choose(op *ir.Operation, t *ir.VectorType, at func(pos []int64) lane) bool {
	from := make([]lane, 0, ir.NumElements(t.Shape()))
	for pos := range vector.Positions(t.Shape()) {
		from = append(from, at(pos))
	}
	return x.replace(op, x.compose(t.ElementType(), from))
}

// number returns the row-major number of a position in a shape.
func number(shape, pos []int64) int64 {
	n := int64(0)
	for i, s := range shape {
		n = n*s + pos[i]
	}
	return n
}

// elements applies an operation on elements to each piece.
func (x *expander) elements(op *ir.Operation) bool {
	if op.Is(arith.Constant) {
		return x.constantOp(op)
	}
	n := int64(1)
	for i := range op.NumResults() {
		if t, ok := op.Result(i).Type().(*ir.VectorType); ok {
			n = ir.NumElements(t.Shape())
		}
	}
	if !op.HasTrait(ir.ElementwiseMappable) && !op.Is(vector.FMA) {
		return x.opaque(op)
	}
	if !x.spend(op, n) {
		return false
	}
	operands := make([][]*ir.Value, op.NumOperands())
	for i := range operands {
		operands[i] = x.pieces(op.Operand(i))
	}
	results := make([][]*ir.Value, op.NumResults())
	values, types := make([]*ir.Value, len(operands)), make([]ir.Type, len(results))
	for k := 0; n > 0; k++ {
		s := x.size(n)
		n -= s
		for i, parts := range operands {
			values[i] = parts[min(k, len(parts)-1)] // a condition of a selection is one scalar
		}
		for i := range types {
			types[i] = pieceType(ir.ElementTypeOrSelf(op.Result(i).Type()), s)
		}
		def := op.Def()
		if s == 1 && op.Is(vector.FMA) {
			def = math.Fma
		}
		part := x.b.Create(x.Loc, def, values, types, op.Attrs()...)
		for i := range results {
			results[i] = append(results[i], part.Result(i))
		}
	}
	for i, parts := range results {
		x.setParts(op.Result(i), parts)
	}
	x.spread.Discard(op)
	return true
}

// constantOp makes constants of the pieces of a constant.
func (x *expander) constantOp(op *ir.Operation) bool {
	t := op.Result(0).Type().(*ir.VectorType)
	d, ok := arith.ConstantOp{Operation: op}.Value().(*ir.DenseElementsAttr)
	if !ok || t.IsScalable() {
		return x.refuse(op, t)
	}
	count := ir.NumElements(t.Shape())
	if !x.spend(op, count) {
		return false
	}
	var parts []*ir.Value
	for at := int64(0); at < count; {
		n := x.size(count - at)
		values := make([]ir.Attribute, n)
		for i := range values {
			values[i] = d.Element(at + int64(i))
		}
		at += n
		if n == 1 {
			parts = append(parts, arith.NewConstant(x.b, x.Loc, values[0].(ir.TypedAttr)))
			continue
		}
		parts = append(parts, arith.NewConstant(x.b, x.Loc, x.b.Context().DenseOf(pieceType(t.ElementType(), n).(*ir.VectorType), values)))
	}
	return x.replace(op, parts)
}

// opaque gives an operation that does not work on elements vectors of one element where it has
// them. Other vectors that the target lacks are errors.
func (x *expander) opaque(op *ir.Operation) bool {
	for i := range op.NumOperands() {
		v := op.Operand(i)
		switch t := v.Type(); {
		case x.isSupported(t):
		case !single(t):
			return x.refuse(op, t)
		default:
			op.SetOperand(i, vector.NewBroadcast(x.b, x.Loc, x.parts[v][0], t))
		}
	}
	x.b.SetAfter(op)
	for i := range op.NumResults() {
		switch r := op.Result(i); {
		case x.isSupported(r.Type()):
		case !single(r.Type()):
			return x.refuse(op, r.Type())
		default:
			x.parts[r] = []*ir.Value{vector.NewExtract(x.b, x.Loc, r, 0)}
		}
	}
	return true
}
