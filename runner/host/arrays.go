package host

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"github.com/spvc/spvc/dialect/fn"
	"github.com/spvc/spvc/dialect/kernel"
	"github.com/spvc/spvc/ir"
)

// Array is the elements of a memref or tensor in row-major order, as the memory of a memref has them: an index takes 8 bytes, an i1 one.
type Array struct {
	Shape []int64
	Data  []byte
}

// NewMemRef returns a memref of type t with a copy of the elements of a. The layout of the type must be strided; strides that it leaves open are those
// of the row-major order, and an offset that it leaves open is 0. Errors name the type source in place of t.
func (m *Machine) NewMemRef(t *ir.MemRefType, source ir.Type, a Array) (Value, error) {
	strides, offset, ok := t.StridesAndOffset()
	if !ok {
		return Value{}, errors.New("a memref with a layout other than strides cannot be an argument")
	}
	if len(a.Shape) != len(t.Shape()) {
		return Value{}, fmt.Errorf("the array has %d dimensions, and the type %s has %d", len(a.Shape), ir.TypeString(source), len(t.Shape()))
	}
	for i, n := range t.Shape() {
		if n != ir.Dynamic && n != a.Shape[i] {
			return Value{}, fmt.Errorf("the array has %d elements in dimension %d, and the type %s has %d", a.Shape[i], i, ir.TypeString(source), n)
		}
	}
	strides = slices.Clone(strides)
	next := int64(1) // the stride of row-major order
	for i, n := range slices.Backward(a.Shape) {
		if strides[i] == ir.Dynamic {
			strides[i] = next
		}
		next = max(next, max(n, 1)*strides[i])
	}
	if offset == ir.Dynamic {
		offset = 0
	}
	r, err := m.newStrided(t.ElementType(), slices.Clone(a.Shape), strides, offset)
	if err != nil {
		return Value{}, err
	}
	if size := ir.NumElements(a.Shape) * int64(r.size); int64(len(a.Data)) != size {
		return Value{}, fmt.Errorf("the array has %d bytes, and its shape takes %d", len(a.Data), size)
	}
	rest := a.Data
	eachPart(r, func(part []byte) { rest = rest[copy(part, rest):] })
	return Value{ref: r}, nil
}

// eachPart calls visit with the memory of the elements of r in row-major order, as many at once as are next to each other.
func eachPart(r *memref, visit func(part []byte)) {
	part := func(first int64, n int) []byte {
		from := r.base + int(first)*r.size
		return r.buf.data[from : from+n*r.size]
	}
	switch {
	case ir.NumElements(r.sizes) == 0:
		return
	case slices.Equal(r.strides, rowMajor(r.sizes)):
		visit(part(r.offset, int(ir.NumElements(r.sizes))))
		return
	}
	step := r.strides[len(r.strides)-1]
	rows(r, 0, r.offset, func(first int64, n int) {
		for k := range n {
			visit(part(first+int64(k)*step, 1))
		}
	})
}

// Elements returns a copy of the elements of a memref.
func (m *Machine) Elements(v Value) (Array, error) {
	r := refOf(v)
	if r == nil {
		return Array{}, errors.New("the value is no memref")
	}
	if r.buf.freed {
		return Array{}, errFreed
	}
	if err := r.buf.sync(); err != nil {
		return Array{}, err
	}
	a := Array{Shape: slices.Clone(r.sizes), Data: make([]byte, 0, ir.NumElements(r.sizes)*int64(r.size))}
	eachPart(r, func(part []byte) { a.Data = append(a.Data, part...) })
	return a, nil
}

// rows calls visit with the first element and the number of elements of each innermost row of r.
func rows(r *memref, d int, first int64, visit func(first int64, n int)) {
	if d == len(r.sizes)-1 {
		visit(first, int(r.sizes[d]))
		return
	}
	for i := range r.sizes[d] {
		rows(r, d+1, first+i*r.strides[d], visit)
	}
}

// CallAndFree calls the function called name, as Call does, and takes its results. Afterwards it frees the memory that the call has allocated and
// left, and that of the arguments. Globals of the module stay, on the device as well.
func (m *Machine) CallAndFree(ctx context.Context, name string, args []Value, take func(results []Value) error) error {
	before := m.live
	m.live = map[*buffer]struct{}{}
	for _, v := range args {
		if r := refOf(v); r != nil {
			m.live[r.buf] = struct{}{}
		}
	}
	results, err := m.Call(ctx, name, args...)
	if err == nil {
		err = take(results)
	}
	for _, g := range m.globals {
		delete(m.live, g.buf)
	}
	for b := range m.live {
		if !b.freed {
			err = errors.Join(err, m.free(b))
		}
	}
	m.live = before
	return err
}

// Signature returns the types of the arguments and of the results of the function called name.
func (m *Machine) Signature(name string) (args, results []ir.Type, err error) {
	op, err := m.find(name)
	if err != nil {
		return nil, nil, err
	}
	t := fn.FuncOp{Operation: op}.Type()
	return t.Inputs, t.Results, nil
}

// SourceSignature returns the types of the arguments and results of the function called name in the source, where those of memrefs may be tensors.
func (m *Machine) SourceSignature(name string) (args, results []ir.Type, err error) {
	op, err := m.find(name)
	if err != nil {
		return nil, nil, err
	}
	t := fn.FuncOp{Operation: op}.Type()
	if s := kernel.SourceType(op); s != nil && len(s.Inputs) == len(t.Inputs) && len(s.Results) == len(t.Results) {
		t = s
	}
	return t.Inputs, t.Results, nil
}

// ArgumentLocs returns the locations of the arguments of the function called name.
func (m *Machine) ArgumentLocs(name string) []ir.Location {
	op := m.lookup(name)
	if op == nil || op.Region(0).Empty() {
		return nil
	}
	var locs []ir.Location
	for _, a := range op.Region(0).First().Args() {
		locs = append(locs, a.Loc())
	}
	return locs
}
