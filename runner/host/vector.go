package host

import (
	"errors"

	"github.com/spvc/spvc/dialect/vector"
	"github.com/spvc/spvc/ir"
)

// A vector is a []Value of its elements in row-major order; a vector of rank 0 has one
// element.

func vectorOps() map[*ir.OpDef]compileFunc {
	return map[*ir.OpDef]compileFunc{
		vector.Load:                vectorLoad,
		vector.Store:               vectorStore,
		vector.Broadcast:           broadcastOp,
		vector.Splat:               broadcastOp,
		vector.Extract:             extractOp,
		vector.ExtractElement:      extractOp,
		vector.Insert:              insertOp,
		vector.InsertElement:       insertOp,
		vector.ExtractStridedSlice: extractSliceOp,
		vector.InsertStridedSlice:  insertSliceOp,
		vector.Shuffle:             shuffleOp,
		vector.Interleave:          interleaveOp,
		vector.Deinterleave:        deinterleaveOp,
		vector.FromElements:        fromElementsOp,
		vector.ToElements:          toElementsOp,
		vector.FMA:                 fmaOp,
		vector.Print:               printVectorOp,
		vector.ShapeCast: func(c *compiler, op *ir.Operation) (stmt, error) {
			return onVector(c, op, func(vs []Value) ([]Value, error) { return vs, nil })
		},
	}
}

func elements(v Value) []Value {
	vs, _ := v.ref.([]Value)
	return vs
}

// fixedCount returns the number of elements of a vector type. It returns an error if
// the type is too large. A scalable vector has its least size, because vscale is 1.
func fixedCount(t ir.Type) (int, error) {
	v, ok := t.(*ir.VectorType)
	if !ok {
		return 1, nil
	}
	if _, err := elementSize(v); err != nil {
		return 0, err
	}
	return int(ir.NumElements(v.Shape())), nil
}

// onVector translates an operation that computes a vector from one vector.
func onVector(c *compiler, op *ir.Operation, f func(vs []Value) ([]Value, error)) (stmt, error) {
	in := c.slot(op.Operand(0))
	return vectorOf(c, op, func(fr *frame) ([]Value, error) { return f(elements(fr.vals[in])) })
}

// eachIndex visits the indices into a memref for the elements of a vector of the given
// shape. The vector starts at idx, and its dimensions are the last ones of the memref.
func eachIndex(idx, shape []int64, visit func(idx []int64) error) error {
	at := append([]int64(nil), idx...)
	lead := len(idx) - len(shape)
	if lead < 0 {
		return errors.New("the vector has more dimensions than the memref")
	}
	for k := range ir.NumElements(shape) {
		for d := len(shape) - 1; d >= 0; d-- {
			at[lead+d] = idx[lead+d] + k%shape[d]
			k /= shape[d]
		}
		if err := visit(at); err != nil {
			return err
		}
	}
	return nil
}

// ofVectors reports whether the memref of an access has vectors as elements. An access
// then reads or writes a whole element.
func ofVectors(a vector.AccessOp) bool {
	_, ok := a.BaseType().ElementType().(*ir.VectorType)
	return ok
}

func vectorLoad(c *compiler, op *ir.Operation) (stmt, error) {
	a := vector.AccessOp{Operation: op}
	if ofVectors(a) {
		return loadOp(c, op)
	}
	if _, err := fixedCount(a.VectorType()); err != nil {
		return nil, err
	}
	in, shape := c.operands(op), a.VectorType().Shape()
	return computes(c, op, func(f *frame) (Value, error) {
		return loadVector(refOf(f.vals[in[0]]), indices(f, in[1:], nil), shape)
	})
}

func vectorStore(c *compiler, op *ir.Operation) (stmt, error) {
	a := vector.AccessOp{Operation: op}
	if ofVectors(a) {
		return storeOp(c, op)
	}
	if _, err := fixedCount(a.VectorType()); err != nil {
		return nil, err
	}
	in, shape := c.operands(op), a.VectorType().Shape()
	return func(f *frame) error {
		return at(op, storeVector(refOf(f.vals[in[1]]), indices(f, in[2:], nil), shape, elements(f.vals[in[0]])))
	}, nil
}

// broadcastOp repeats the source along the dimensions that it lacks.
func broadcastOp(c *compiler, op *ir.Operation) (stmt, error) {
	to := op.Result(0).Type().(*ir.VectorType)
	n, err := fixedCount(to)
	if err != nil {
		return nil, err
	}
	in, out := c.slot(op.Operand(0)), c.slot(op.Result(0))
	from, isVec := op.Operand(0).Type().(*ir.VectorType)
	return func(f *frame) error {
		res := make([]Value, n)
		for i := range res {
			if !isVec {
				res[i] = f.vals[in]
				continue
			}
			// This computes the index in the source, from its last dimension to its
			// first.
			k, at, step := int64(i), int64(0), int64(1)
			lead := len(to.Shape()) - len(from.Shape())
			for d := len(to.Shape()) - 1; d >= lead; d-- {
				x := k % to.Shape()[d]
				k /= to.Shape()[d]
				if size := from.Shape()[d-lead]; size != 1 {
					at += x * step
					step *= size
				}
			}
			res[i] = elements(f.vals[in])[at]
		}
		f.vals[out] = Value{ref: res}
		return nil
	}, nil
}

// position returns the static and dynamic positions of an operation, and the type of
// the vector that it indexes.
func (c *compiler) position(op *ir.Operation) (mixed, *ir.VectorType) {
	switch {
	case op.Is(vector.Extract):
		e := vector.ExtractOp{Operation: op}
		return mixed{vector.Known(e.Static()), c.slotsOf(e.Dynamic())}, e.Type()
	case op.Is(vector.Insert):
		n := vector.InsertOp{Operation: op}
		return mixed{vector.Known(n.Static()), c.slotsOf(n.Dynamic())}, n.Type()
	}
	e := vector.ElementOp{Operation: op}
	if p := e.Position(); p != nil {
		return mixed{[]int64{ir.Dynamic}, []int{c.slot(p)}}, e.Type()
	}
	return mixed{}, e.Type()
}

// span returns the start of the part at position at in the row-major elements of a
// vector of type t, and the number of elements of the part.
func span(t *ir.VectorType, at []int64) (start, n int, err error) {
	start, n = 0, int(ir.NumElements(t.Shape()))
	for i, x := range at {
		d := t.Shape()[i]
		if x < 0 || x >= d {
			return 0, 0, errBounds
		}
		n /= int(d)
		start += int(x) * n
	}
	return start, n, nil
}

func extractOp(c *compiler, op *ir.Operation) (stmt, error) {
	pos, t := c.position(op)
	if _, err := fixedCount(t); err != nil {
		return nil, err
	}
	in, out := c.slot(op.Operand(0)), c.slot(op.Result(0))
	_, isVec := op.Result(0).Type().(*ir.VectorType)
	return func(f *frame) error {
		start, n, err := span(t, pos.values(f))
		if err != nil {
			return at(op, err)
		}
		part := elements(f.vals[in])[start : start+n]
		if isVec {
			f.vals[out] = Value{ref: part}
		} else {
			f.vals[out] = part[0]
		}
		return nil
	}, nil
}

func insertOp(c *compiler, op *ir.Operation) (stmt, error) {
	pos, t := c.position(op)
	if _, err := fixedCount(t); err != nil {
		return nil, err
	}
	src, dst, out := c.slot(op.Operand(0)), c.slot(op.Operand(1)), c.slot(op.Result(0))
	_, isVec := op.Operand(0).Type().(*ir.VectorType)
	return func(f *frame) error {
		start, n, err := span(t, pos.values(f))
		if err != nil {
			return at(op, err)
		}
		res := append([]Value(nil), elements(f.vals[dst])...)
		if isVec {
			copy(res[start:start+n], elements(f.vals[src]))
		} else {
			res[start] = f.vals[src]
		}
		f.vals[out] = Value{ref: res}
		return nil
	}, nil
}

// sliceAt returns the row-major number, in the whole vector, of element k of a slice.
// The dimensions of the slice are the last ones of the whole; offsets are where it
// starts.
func sliceAt(k int64, slice, whole, offsets []int64) int64 {
	at, step := int64(0), int64(1)
	lead := len(whole) - len(slice)
	for d := len(whole) - 1; d >= 0; d-- {
		x := offsets[d]
		if d >= lead {
			x += k % slice[d-lead]
			k /= slice[d-lead]
		}
		at += x * step
		step *= whole[d]
	}
	return at
}

func extractSliceOp(c *compiler, op *ir.Operation) (stmt, error) {
	s := vector.SliceOp{Operation: op}
	whole, slice := s.SourceType().Shape(), s.Type().Shape()
	offsets := append(s.Offsets(), make([]int64, len(whole)-len(s.Offsets()))...)
	n, err := fixedCount(s.SourceType())
	if err != nil {
		return nil, err
	}
	n = min(n, int(ir.NumElements(slice)))
	return onVector(c, op, func(vs []Value) ([]Value, error) {
		res := make([]Value, n)
		for k := range res {
			res[k] = vs[sliceAt(int64(k), slice, whole, offsets)]
		}
		return res, nil
	})
}

func insertSliceOp(c *compiler, op *ir.Operation) (stmt, error) {
	s := vector.SliceOp{Operation: op}
	whole, slice, offsets := s.Type().Shape(), s.SourceType().Shape(), s.Offsets()
	src, dst := c.slot(op.Operand(0)), c.slot(op.Operand(1))
	return vectorOf(c, op, func(f *frame) ([]Value, error) {
		res := append([]Value(nil), elements(f.vals[dst])...)
		for k, v := range elements(f.vals[src]) {
			res[sliceAt(int64(k), slice, whole, offsets)] = v
		}
		return res, nil
	})
}

// shuffleOp selects rows. For rank 1 the rows are elements.
func shuffleOp(c *compiler, op *ir.Operation) (stmt, error) {
	s := vector.ShuffleOp{Operation: op}
	rows, width := int64(1), 1
	if shape := s.V1Type().Shape(); len(shape) > 0 {
		rows, width = shape[0], int(ir.NumElements(shape[1:]))
	}
	mask := s.Mask()
	a, b := c.slot(op.Operand(0)), c.slot(op.Operand(1))
	return vectorOf(c, op, func(f *frame) ([]Value, error) {
		res := make([]Value, 0, len(mask)*width)
		for _, k := range mask {
			vs := elements(f.vals[a])
			if k == vector.Poison {
				k = 0
			}
			if k >= rows {
				vs, k = elements(f.vals[b]), k-rows
			}
			res = append(res, vs[int(k)*width:(int(k)+1)*width]...)
		}
		return res, nil
	})
}

// toElementsOp takes a vector apart.
func toElementsOp(c *compiler, op *ir.Operation) (stmt, error) {
	src, out := c.slot(op.Operand(0)), c.results(op)
	return func(f *frame) error {
		for i, v := range elements(f.vals[src]) {
			f.vals[out[i]] = v
		}
		return nil
	}, nil
}

// Interleaving along the last dimension is the same as interleaving all elements in
// row-major order.

func interleaveOp(c *compiler, op *ir.Operation) (stmt, error) {
	a, b := c.slot(op.Operand(0)), c.slot(op.Operand(1))
	return vectorOf(c, op, func(f *frame) ([]Value, error) {
		x, y := elements(f.vals[a]), elements(f.vals[b])
		res := make([]Value, 0, 2*len(x))
		for i := range x {
			res = append(res, x[i], y[i])
		}
		return res, nil
	})
}

func deinterleaveOp(c *compiler, op *ir.Operation) (stmt, error) {
	if _, err := fixedCount(op.Operand(0).Type()); err != nil {
		return nil, err
	}
	in, outs := c.slot(op.Operand(0)), c.results(op)
	return func(f *frame) error {
		vs := elements(f.vals[in])
		for k, out := range outs {
			half := make([]Value, 0, len(vs)/2)
			for i := k; i < len(vs); i += 2 {
				half = append(half, vs[i])
			}
			f.vals[out] = Value{ref: half}
		}
		return nil
	}, nil
}

func fromElementsOp(c *compiler, op *ir.Operation) (stmt, error) {
	in := c.operands(op)
	return vectorOf(c, op, func(f *frame) ([]Value, error) { return f.values(in), nil })
}

func reductionOp(c *compiler, op *ir.Operation) (stmt, error) {
	r := vector.ReductionOp{Operation: op}
	t := op.Result(0).Type()
	def, err := combiner(r.Kind(), t)
	if err != nil {
		return nil, err
	}
	if _, err := fixedCount(r.Type()); err != nil {
		return nil, err
	}
	in, out, on := c.operands(op), c.slot(op.Result(0)), c.maskSlot(op)
	return func(f *frame) error {
		var rest []Value
		mask := on(f)
		for k, v := range elements(f.vals[in[0]]) {
			if mask == nil || mask[k].bits&1 != 0 {
				rest = append(rest, v)
			}
		}
		if len(in) > 1 {
			rest = append(rest, f.vals[in[1]])
		}
		if len(rest) == 0 {
			return at(op, errors.New("the mask leaves no element"))
		}
		acc := rest[0]
		for _, v := range rest[1:] {
			var err error
			if acc, err = combine(def, t, acc, v); err != nil {
				return at(op, err)
			}
		}
		f.vals[out] = acc
		return nil
	}, nil
}
