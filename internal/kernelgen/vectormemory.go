package kernelgen

import (
	"errors"
	"slices"

	"github.com/spvc/spvc/dialect/vector"
	"github.com/spvc/spvc/ir"
)

// vectorMemory has the operations that read and write vectors in memory of numbers.
func vectorMemory(h map[*ir.OpDef]handler) {
	h[vector.Load] = func(x *exec, op *ir.Operation) error { return x.readsElements(op, x.besides(op, nil), nil) }
	h[vector.Store] = func(x *exec, op *ir.Operation) error { return x.writesElements(op, x.besides(op, nil)) }
	h[vector.MaskedLoad] = func(x *exec, op *ir.Operation) error {
		a := vector.AccessOp{Operation: op}
		return x.readsElements(op, x.besides(op, a.Mask()), a.PassThru())
	}
	h[vector.MaskedStore] = func(x *exec, op *ir.Operation) error {
		return x.writesElements(op, x.besides(op, storeMask(op)))
	}
	h[vector.Gather] = func(x *exec, op *ir.Operation) error {
		a := vector.AccessOp{Operation: op}
		return x.readsElements(op, x.indexed(op, a.IndexVec(), a.Mask()), a.PassThru())
	}
	h[vector.Scatter] = func(x *exec, op *ir.Operation) error {
		return x.writesElements(op, x.indexed(op, op.Operand(op.NumOperands()-3), storeMask(op)))
	}
	h[vector.ExpandLoad] = func(x *exec, op *ir.Operation) error {
		a := vector.AccessOp{Operation: op}
		return x.readsElements(op, x.dense(op, a.Mask()), a.PassThru())
	}
	h[vector.CompressStore] = func(x *exec, op *ir.Operation) error {
		return x.writesElements(op, x.dense(op, storeMask(op)))
	}
	h[vector.TransferRead] = func(x *exec, op *ir.Operation) error {
		return x.readsElements(op, x.transferred(op), vector.TransferOp{Operation: op}.Padding())
	}
	h[vector.TransferWrite] = func(x *exec, op *ir.Operation) error { return x.writesElements(op, x.transferred(op)) }
}

// storeMask returns the mask of an operation whose last operand it stores.
func storeMask(op *ir.Operation) *ir.Value { return op.Operand(op.NumOperands() - 2) }

// errInactive says that the vector.mask around the operation leaves an element out.
var errInactive = errors.New("masked")

// placing returns the indices in memory of the element of a vector with a position and a number,
// or nil if the element is left out.
type placing func(pos []int64, n int64) ([]int64, error)

// maskSet reports whether a mask, which may be nil, has an element set.
func (x *exec) maskSet(mask *ir.Value, n int64) (bool, error) {
	if mask == nil {
		return true, nil
	}
	s := x.get(mask).vec[n]
	if s.state != firm {
		return false, errors.New("undefined behavior: the mask is poison or vague")
	}
	return s.bits != 0, nil
}

// base returns the indices where an access begins.
func (x *exec) base(op *ir.Operation) ([]int64, error) {
	if op.Is(vector.TransferRead) || op.Is(vector.TransferWrite) {
		return x.indices(vector.TransferOp{Operation: op}.Indices())
	}
	return x.indices(vector.AccessOp{Operation: op}.Indices())
}

// besides places elements in the last dimensions of the memory.
func (x *exec) besides(op *ir.Operation, mask *ir.Value) placing {
	return func(pos []int64, n int64) ([]int64, error) {
		idx, err := x.base(op)
		on, also := x.maskSet(mask, n)
		if err = errors.Join(err, also); err != nil || !on {
			return nil, err
		}
		if len(pos) > len(idx) {
			return nil, errUnknown
		}
		for d, p := range pos {
			idx[len(idx)-len(pos)+d] += p
		}
		return idx, nil
	}
}

// indexed places elements by a vector of distances in the last dimension.
func (x *exec) indexed(op *ir.Operation, by, mask *ir.Value) placing {
	e, _, _ := elemOf(by.Type())
	return func(_ []int64, n int64) ([]int64, error) {
		idx, err := x.base(op)
		on, also := x.maskSet(mask, n)
		if err = errors.Join(err, also); err != nil || !on {
			return nil, err
		}
		s := x.get(by).vec[n]
		if s.state != firm || len(idx) == 0 {
			return nil, errUndefined
		}
		idx[len(idx)-1] += signed(s.bits, e.width)
		return idx, nil
	}
}

// dense places the elements that a mask has set beside each other.
func (x *exec) dense(op *ir.Operation, mask *ir.Value) placing {
	next := int64(0)
	return func(_ []int64, n int64) ([]int64, error) {
		idx, err := x.base(op)
		on, also := x.maskSet(mask, n)
		if err = errors.Join(err, also); err != nil || !on {
			return nil, err
		}
		idx[len(idx)-1] += next
		next++
		return idx, nil
	}
}

// transferred places the elements of vector.transfer_read and vector.transfer_write.
func (x *exec) transferred(op *ir.Operation) placing {
	t := vector.TransferOp{Operation: op}
	results, bounds := t.Map().Results, t.InBounds()
	source := t.Source()
	// The mask has the dimensions of the memory that the vector has, in their order.
	var order []int
	for i, r := range results {
		if r.Kind == ir.AffineDim {
			order = append(order, i)
		}
	}
	slices.SortFunc(order, func(a, b int) int { return int(results[a].Value) - int(results[b].Value) })
	var maskShape []int64
	for _, i := range order {
		maskShape = append(maskShape, t.VectorType().Shape()[i])
	}
	return func(pos []int64, _ int64) ([]int64, error) {
		idx, err := x.base(op)
		if err != nil {
			return nil, err
		}
		var at []int64
		for _, i := range order {
			at = append(at, pos[i])
		}
		n := rowMajor(maskShape, at)
		on, err := x.maskSet(t.Mask(), n)
		if err != nil || !on {
			return nil, err
		}
		if on, err = x.active(n); err == nil && !on {
			err = errInactive
		}
		if err != nil {
			return nil, err
		}
		sizes := x.get(source).view.sizes
		for _, i := range order {
			d := results[i].Value
			if idx[d] += pos[i]; idx[d] >= sizes[d] && (i >= len(bounds) || !bounds[i]) {
				return nil, nil
			}
		}
		return idx, nil
	}
}

// accessed returns the type of the vector and the memory of an access.
func (x *exec) accessed(op *ir.Operation) ([]int64, *view, error) {
	shape, ref := []int64(nil), (*ir.Value)(nil)
	if op.Is(vector.TransferRead) || op.Is(vector.TransferWrite) {
		t := vector.TransferOp{Operation: op}
		shape, ref = t.VectorType().Shape(), t.Source()
	} else {
		a := vector.AccessOp{Operation: op}
		shape, ref = a.VectorType().Shape(), a.Base()
	}
	v := x.get(ref).view
	if v == nil || v.mem.lanes != 0 {
		return nil, nil, errUnknown
	}
	return shape, v, nil
}

// readsElements sets the result to elements of memory. Those that are left out come from other: a
// number, a vector, or the one that vector.mask passes on.
func (x *exec) readsElements(op *ir.Operation, place placing, other *ir.Value) error {
	shape, v, err := x.accessed(op)
	if err != nil {
		return err
	}
	var rest []scalar
	if other != nil {
		rest = x.get(other).lanes()
	}
	var out []scalar
	err = positions(shape, func(pos []int64) error {
		n := int64(len(out))
		idx, err := place(pos, n)
		masked := err == errInactive
		if err != nil && !masked {
			return err
		}
		if idx == nil {
			switch {
			case masked && x.passThru != nil:
				out = append(out, x.passThru[n])
			case len(rest) == 1:
				out = append(out, rest[0])
			default:
				out = append(out, rest[n])
			}
			return nil
		}
		at, err := v.place(idx)
		if err != nil {
			return err
		}
		out = append(out, v.mem.cells[at])
		return v.mem.reads(at, x.moment())
	})
	x.set(op.Result(0), value{vec: out})
	return err
}

// writesElements writes the elements of a vector, those with low numbers first.
func (x *exec) writesElements(op *ir.Operation, place placing) error {
	shape, v, err := x.accessed(op)
	if err != nil {
		return err
	}
	var in []scalar
	if op.Is(vector.TransferWrite) {
		in = x.get(op.Operand(0)).vec
	} else {
		in = x.get(vector.AccessOp{Operation: op}.Stored()).vec
	}
	n := int64(-1)
	return positions(shape, func(pos []int64) error {
		n++
		idx, err := place(pos, n)
		if err == errInactive {
			return nil
		}
		if err != nil || idx == nil {
			return err
		}
		at, err := v.place(idx)
		if err != nil {
			return err
		}
		v.mem.cells[at] = in[n]
		return v.mem.writes(at, x.moment())
	})
}
