package kernelgen

import (
	"errors"

	"github.com/spvc/spvc/dialect/vector"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/interfaces"
)

// vectors has the operations that move the elements of vectors of any shape. The numbers of a
// vector are in row-major order.
func vectors(h map[*ir.OpDef]handler) {
	h[vector.Splat], h[vector.Broadcast] = broadcast, broadcast
	h[vector.Extract], h[vector.Insert] = extract, insert
	h[vector.ExtractElement], h[vector.InsertElement] = extractElement, insertElement
	h[vector.Shuffle] = shuffle
	h[vector.FromElements] = fromElements
	h[vector.ExtractStridedSlice], h[vector.InsertStridedSlice] = extractSlice, insertSlice
	h[vector.ShapeCast] = func(x *exec, op *ir.Operation) error {
		x.set(op.Result(0), *x.get(op.Operand(0)))
		return nil
	}
	h[vector.BitCast] = bitcastVector
	h[vector.Transpose] = func(x *exec, op *ir.Operation) error {
		perm := int64s(op, "permutation")
		return x.rearranged(op, func(pos []int64) []int64 {
			from := make([]int64, len(pos))
			for i, p := range perm {
				from[p] = pos[i]
			}
			return from
		})
	}
	h[vector.FlatTranspose] = flatTranspose
	h[vector.Interleave], h[vector.Deinterleave] = interleave, deinterleave
	h[vector.CreateMask], h[vector.ConstantMask] = createMask, constantMask
	h[vector.Step] = func(x *exec, op *ir.Operation) error {
		out := make([]scalar, ir.NumElements(shapeOf(op.Result(0).Type())))
		for i := range out {
			out[i].bits = uint64(i)
		}
		x.set(op.Result(0), value{vec: out})
		return nil
	}
	combinations(h)
	vectorMemory(h)
}

// shapeOf returns the shape of a vector, and none for a number.
func shapeOf(t ir.Type) []int64 {
	if v, ok := t.(*ir.VectorType); ok {
		return v.Shape()
	}
	return nil
}

// positions calls f with each position of a shape in row-major order until f fails.
func positions(shape []int64, f func(pos []int64) error) error {
	pos := make([]int64, len(shape))
	for range ir.NumElements(shape) {
		if err := f(pos); err != nil {
			return err
		}
		for d := len(pos) - 1; d >= 0; d-- {
			if pos[d]++; pos[d] < shape[d] {
				break
			}
			pos[d] = 0
		}
	}
	return nil
}

// rowMajor returns the number of a position.
func rowMajor(shape, pos []int64) int64 {
	n := int64(0)
	for d, p := range pos {
		n = n*shape[d] + p
	}
	return n
}

// int64s returns an attribute that is a list of integers.
func int64s(op *ir.Operation, name string) []int64 {
	switch a := op.Attr(name).(type) {
	case *ir.DenseArrayAttr:
		return a.Int64s()
	case *ir.ArrayAttr:
		var out []int64
		for _, e := range a.Elements {
			out = append(out, e.(*ir.IntegerAttr).Int64Or(0))
		}
		return out
	}
	return nil
}

// rearranged sets the result to elements of the first operand: from returns the position of the
// element at a position of the result.
func (x *exec) rearranged(op *ir.Operation, from func(pos []int64) []int64) error {
	in, shape := x.get(op.Operand(0)).lanes(), shapeOf(op.Operand(0).Type())
	var out []scalar
	positions(shapeOf(op.Result(0).Type()), func(pos []int64) error {
		out = append(out, in[rowMajor(shape, from(pos))])
		return nil
	})
	x.set(op.Result(0), value{vec: out})
	return nil
}

// broadcast repeats the operand along leading dimensions and those where it has size 1.
func broadcast(x *exec, op *ir.Operation) error {
	shape := shapeOf(op.Operand(0).Type())
	lead := len(shapeOf(op.Result(0).Type())) - len(shape)
	return x.rearranged(op, func(pos []int64) []int64 {
		from := make([]int64, len(shape))
		for d, n := range shape {
			if n != 1 {
				from[d] = pos[lead+d]
			}
		}
		return from
	})
}

var errLane = errors.New("undefined behavior: the position is outside of the vector")

// part returns the place of the first element, and the number of elements, of the part of a vector
// at a position.
func (x *exec) part(list []interfaces.IndexValue, shape []int64) (at, n int64, err error) {
	pos, err := x.mixed(list)
	if err != nil {
		return 0, 0, err
	}
	for d, p := range pos {
		if p < 0 || p >= shape[d] {
			return 0, 0, errLane
		}
	}
	n = ir.NumElements(shape[len(pos):])
	return rowMajor(shape, pos) * n, n, nil
}

func extract(x *exec, op *ir.Operation) error {
	e := vector.ExtractOp{Operation: op}
	at, n, err := x.part(e.Position(), e.Type().Shape())
	if err != nil {
		return err
	}
	_, isVector := op.Result(0).Type().(*ir.VectorType)
	x.set(op.Result(0), joined(append([]scalar(nil), x.get(e.Vector()).vec[at:at+n]...), isVector))
	return nil
}

func insert(x *exec, op *ir.Operation) error {
	i := vector.InsertOp{Operation: op}
	at, _, err := x.part(i.Position(), i.Type().Shape())
	if err != nil {
		return err
	}
	x.replace(op, i.Dest(), i.Source(), at)
	return nil
}

// replace sets the result to a vector in which the numbers from a place on are replaced.
func (x *exec) replace(op *ir.Operation, dest, source *ir.Value, at int64) {
	out := append([]scalar(nil), x.get(dest).vec...)
	copy(out[at:], x.get(source).lanes())
	x.set(op.Result(0), value{vec: out})
}

// elementAt returns the position of a vector.extractelement or vector.insertelement. The
// position is an unsigned number, and that of a vector without dimensions is none.
func (x *exec) elementAt(op vector.ElementOp) (int64, error) {
	if op.Position() == nil {
		return 0, nil
	}
	at, err := x.number(op.Position(), "position")
	if err != nil {
		return 0, err
	}
	if at >= uint64(ir.NumElements(op.Type().Shape())) {
		return 0, errLane
	}
	return int64(at), nil
}

func extractElement(x *exec, op *ir.Operation) error {
	e := vector.ElementOp{Operation: op}
	at, err := x.elementAt(e)
	if err != nil {
		return err
	}
	x.set(op.Result(0), value{one: x.get(e.Vector()).vec[at]})
	return nil
}

func insertElement(x *exec, op *ir.Operation) error {
	e := vector.ElementOp{Operation: op}
	at, err := x.elementAt(e)
	if err != nil {
		return err
	}
	x.replace(op, e.Vector(), op.Operand(0), at)
	return nil
}

// shuffle selects among the parts along the first dimension of two vectors.
func shuffle(x *exec, op *ir.Operation) error {
	s := vector.ShuffleOp{Operation: op}
	all := append(append([]scalar(nil), x.get(s.V1()).lanes()...), x.get(s.V2()).lanes()...)
	size := int64(1)
	if shape := s.V1Type().Shape(); len(shape) > 0 {
		size = ir.NumElements(shape[1:])
	}
	var out []scalar
	for _, i := range s.Mask() {
		if i < 0 || (i+1)*size > int64(len(all)) {
			return errLane
		}
		out = append(out, all[i*size:(i+1)*size]...)
	}
	x.set(op.Result(0), value{vec: out})
	return nil
}

func fromElements(x *exec, op *ir.Operation) error {
	var out []scalar
	for _, v := range op.Operands() {
		out = append(out, x.get(v).one)
	}
	x.set(op.Result(0), value{vec: out})
	return nil
}

// sliced returns the position in a vector of a position in its slice. Offsets and strides may be
// fewer than the dimensions; the others are whole.
func sliced(s vector.SliceOp, pos []int64, lead int) []int64 {
	offsets, strides := s.Offsets(), s.Strides()
	at := make([]int64, lead+len(pos))
	copy(at[lead:], pos)
	for d, o := range offsets {
		if k := d - lead; k >= 0 && k < len(strides) {
			at[d] *= strides[k]
		}
		at[d] += o
	}
	return at
}

func extractSlice(x *exec, op *ir.Operation) error {
	s := vector.SliceOp{Operation: op}
	return x.rearranged(op, func(pos []int64) []int64 { return sliced(s, pos, 0) })
}

// insertSlice replaces a slice whose dimensions are the last ones of the vector.
func insertSlice(x *exec, op *ir.Operation) error {
	s := vector.SliceOp{Operation: op}
	out := append([]scalar(nil), x.get(s.Dest()).vec...)
	in, shape, whole := x.get(s.Source()).vec, s.SourceType().Shape(), s.Type().Shape()
	positions(shape, func(pos []int64) error {
		out[rowMajor(whole, sliced(s, pos, len(whole)-len(shape)))] = in[rowMajor(shape, pos)]
		return nil
	})
	x.set(op.Result(0), value{vec: out})
	return nil
}

// bitcastVector executes vector.bitcast: the elements are those of little-endian memory.
func bitcastVector(x *exec, op *ir.Operation) error {
	from, _, ok := elemOf(op.Operand(0).Type())
	to, n, also := elemOf(op.Result(0).Type())
	if !ok || !also || from.kind == indexKind {
		return errUnknown
	}
	in, out := x.get(op.Operand(0)).vec, make([]scalar, n)
	if from.width == to.width {
		for i, s := range in {
			out[i] = bitcast(from, to, s)
		}
		x.set(op.Result(0), value{vec: out})
		return nil
	}
	asInts, width := elem{intKind, from.width}, uint64(from.width)
	for i := range out {
		state := firm
		for k := range uint64(to.width) {
			at := uint64(i)*uint64(to.width) + k
			s := bitcast(from, asInts, in[at/width])
			state = max(state, s.state)
			out[i].bits |= s.bits >> (at % width) & 1 << k
		}
		if out[i].state = state; state != firm {
			out[i].state = vague
		}
		out[i] = bitcast(elem{intKind, to.width}, to, out[i])
	}
	x.set(op.Result(0), value{vec: out})
	return nil
}

// flatTranspose transposes a matrix that lies in a vector column by column: element r + c*rows
// of the operand becomes element r*columns + c.
func flatTranspose(x *exec, op *ir.Operation) error {
	rows, columns := intAttr(op, "rows"), intAttr(op, "columns")
	return x.rearranged(op, func(pos []int64) []int64 {
		return []int64{pos[0]/columns + pos[0]%columns*rows}
	})
}

// intAttr returns an attribute that is an integer.
func intAttr(op *ir.Operation, name string) int64 {
	a, _ := op.Attr(name).(*ir.IntegerAttr)
	return a.Int64Or(0)
}

func interleave(x *exec, op *ir.Operation) error {
	var out []scalar
	a, b := x.get(op.Operand(0)).vec, x.get(op.Operand(1)).vec
	for i := range a {
		out = append(out, a[i], b[i])
	}
	x.set(op.Result(0), value{vec: out})
	return nil
}

func deinterleave(x *exec, op *ir.Operation) error {
	var out [2][]scalar
	for i, s := range x.get(op.Operand(0)).vec {
		out[i%2] = append(out[i%2], s)
	}
	x.set(op.Result(0), value{vec: out[0]})
	x.set(op.Result(1), value{vec: out[1]})
	return nil
}

// setMask sets the result to a mask whose elements below all of some sizes are set. That of a mask
// without dimensions is set if its size is not 0.
func (x *exec) setMask(op *ir.Operation, sizes []int64) error {
	var out []scalar
	positions(shapeOf(op.Result(0).Type()), func(pos []int64) error {
		in := len(pos) > 0 || sizes[0] > 0
		for d, p := range pos {
			in = in && p < sizes[d]
		}
		out = append(out, scalar{bits: bit(in)})
		return nil
	})
	x.set(op.Result(0), value{vec: out})
	return nil
}

func constantMask(x *exec, op *ir.Operation) error {
	return x.setMask(op, int64s(op, "mask_dim_sizes"))
}

func createMask(x *exec, op *ir.Operation) error {
	sizes, err := x.indices(op.Operands())
	if err != nil {
		return err
	}
	return x.setMask(op, sizes)
}
