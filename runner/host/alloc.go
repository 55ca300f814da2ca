package host

import (
	"errors"
	"strconv"

	memrefs "github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/ir"
)

// newMemref allocates a dense memref.
func (m *Machine) newMemref(elem ir.Type, sizes []int64) (*memref, error) {
	return m.newStrided(elem, sizes, rowMajor(sizes), 0)
}

// newStrided allocates the memory of a memref from the start of its buffer to its last element.
func (m *Machine) newStrided(elem ir.Type, sizes, strides []int64, offset int64) (*memref, error) {
	size, err := elementSize(elem)
	if err != nil {
		return nil, err
	}
	most := m.opts.MaxBytes / int64(size)
	if offset < 0 || offset > most {
		return nil, errors.New("the offset " + strconv.FormatInt(offset, 10) + " of the layout is out of range")
	}
	last, empty := offset, false
	for i, s := range sizes {
		switch {
		case s < 0:
			return nil, errors.New("a size is negative")
		case strides[i] < 0:
			return nil, errors.New("a stride of the layout is negative")
		case s == 0:
			empty = true
		case s > 1 && strides[i] > (most-last)/(s-1):
			return nil, errors.New("the memref is larger than the memory limit")
		default:
			last += (s - 1) * strides[i]
		}
	}
	bytes := (last + 1) * int64(size)
	if empty {
		bytes = 0
	}
	if m.bytes+bytes > m.opts.MaxBytes {
		return nil, errors.New("the memory limit of " + strconv.Itoa(int(m.opts.MaxBytes)) + " bytes is exhausted")
	}
	m.bytes += bytes
	m.stats.Buffers++
	buf := &buffer{data: make([]byte, bytes), hostNewer: true}
	if m.live != nil {
		m.live[buf] = struct{}{}
	}
	return &memref{buf: buf, elem: elem, size: size, offset: offset, sizes: sizes, strides: strides}, nil
}

// allocation returns a function that allocates a memref of type t, with values for its dynamic sizes and for the symbols of its
// layout.
func (c *compiler) allocation(t *ir.MemRefType, sizes, symbols []*ir.Value) (func(f *frame) (*memref, error), error) {
	shape := c.dynamicShape(t.Shape(), sizes)
	layout := t.LayoutMap()
	if t.Layout == nil || layout != nil && layout.IsIdentity() {
		return func(f *frame) (*memref, error) { return f.m.newMemref(t.ElementType(), shape(f)) }, nil
	}
	if _, _, ok := t.StridesAndOffset(); !ok {
		return nil, errors.New("a memref whose layout is not strided cannot be allocated on the host")
	}
	values := c.slotsOf(symbols)
	return func(f *frame) (*memref, error) {
		sizes, syms := shape(f), indices(f, values, nil)
		point := make([]int64, len(sizes))
		offset, ok := layout.Results[0].Eval(point, syms)
		strides := make([]int64, len(sizes))
		for i := range strides {
			point[i] = 1
			next, fine := layout.Results[0].Eval(point, syms)
			strides[i], ok = next-offset, ok && fine
			point[i] = 0
		}
		if !ok {
			return nil, errAffine
		}
		return f.m.newStrided(t.ElementType(), sizes, strides, offset)
	}, nil
}

func allocOp(c *compiler, op *ir.Operation) (stmt, error) {
	a := memrefs.AllocOp{Operation: op}
	make, err := c.allocation(a.Type(), a.DynamicSizes(), a.SymbolOperands())
	if err != nil {
		return nil, err
	}
	out, onStack := c.slot(op.Result(0)), op.Is(memrefs.Alloca)
	return func(f *frame) error {
		r, err := make(f)
		if err == nil && onStack {
			f.allocas = append(f.allocas, r.buf)
		}
		f.vals[out] = Value{ref: r}
		return at(op, err)
	}, nil
}

// freeAllocas frees the stack allocations after the first n.
func (f *frame) freeAllocas(n int) {
	for _, b := range f.allocas[n:] {
		if !b.freed {
			_ = f.m.free(b)
		}
	}
	f.allocas = f.allocas[:n]
}

func allocaScopeOp(c *compiler, op *ir.Operation) (stmt, error) {
	body, err := executeRegionOp(c, op)
	if err != nil {
		return nil, err
	}
	return func(f *frame) error {
		defer f.freeAllocas(len(f.allocas))
		return body(f)
	}, nil
}

func deallocOp(c *compiler, op *ir.Operation) (stmt, error) {
	s := c.slot(op.Operand(0))
	return func(f *frame) error { return at(op, f.m.free(refOf(f.vals[s]).buf)) }, nil
}

// free releases a buffer and its device copy.
func (m *Machine) free(b *buffer) error {
	if b.freed {
		return errors.New("the memref is already deallocated")
	}
	b.freed = true
	delete(m.live, b)
	m.bytes -= int64(len(b.data))
	m.stats.Buffers--
	b.data = nil
	if b.device == nil {
		return nil
	}
	delete(m.buffers, b)
	err := m.pool.put(b.device)
	b.device = nil
	return err
}

// reallocOp moves the elements to a memref of another size and frees the source.
func reallocOp(c *compiler, op *ir.Operation) (stmt, error) {
	t := op.Result(0).Type().(*ir.MemRefType)
	src, out := c.slot(op.Operand(0)), c.slot(op.Result(0))
	shape := c.dynamicShape(t.Shape(), op.Operands()[1:])
	return func(f *frame) error {
		from := refOf(f.vals[src])
		to, err := f.m.newMemref(t.ElementType(), shape(f))
		if err != nil {
			return at(op, err)
		}
		kept := *from
		kept.sizes = []int64{min(from.sizes[0], to.sizes[0])}
		err = kept.each(f, func(idx []int64) error {
			v, err := kept.load(idx)
			if err != nil {
				return err
			}
			return to.store(idx, v)
		})
		if err != nil {
			return at(op, err)
		}
		f.vals[out] = Value{ref: to}
		return at(op, f.m.free(from.buf))
	}, nil
}
