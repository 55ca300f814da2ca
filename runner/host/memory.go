package host

import (
	"errors"
	"math"
	"strconv"

	memrefs "github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/ir"
)

func addMemRefOps(t map[string]compileFunc) {
	t["memref.alloc"] = allocOp
	t["memref.alloca"] = allocOp
	t["memref.alloca_scope"] = allocaScopeOp
	t["memref.dealloc"] = deallocOp
	t["memref.load"] = loadOp
	t["memref.store"] = storeOp
	t["memref.cast"] = castOp
	t["memref.memory_space_cast"] = castOp
	t["memref.dim"] = dimOp
	t["memref.rank"] = rankOp
	t["memref.copy"] = copyOp
	t["memref.subview"] = subviewOp
	t["memref.reinterpret_cast"] = reinterpretOp
	t["memref.get_global"] = getGlobalOp
	t["memref.atomic_rmw"] = atomicOp
	t["memref.generic_atomic_rmw"] = genericAtomicOp
}

func refOf(v Value) *memref {
	r, _ := v.ref.(*memref)
	return r
}

// newMemref allocates a dense memref.
func (m *Machine) newMemref(elem ir.Type, sizes []int64) (*memref, error) {
	size, err := elementSize(elem)
	if err != nil {
		return nil, err
	}
	n := int64(1)
	for _, s := range sizes {
		if s < 0 {
			return nil, errors.New("a size is negative")
		}
		if s != 0 && n > m.opts.MaxBytes/int64(size)/s {
			return nil, errors.New("the memref is larger than the memory limit")
		}
		n *= s
	}
	bytes := n * int64(size)
	if m.bytes+bytes > m.opts.MaxBytes {
		return nil, errors.New("the memory limit of " + strconv.Itoa(int(m.opts.MaxBytes)) + " bytes is exhausted")
	}
	m.bytes += bytes
	return &memref{buf: &buffer{data: make([]byte, bytes), hostNewer: true}, elem: elem, size: size, sizes: sizes, strides: rowMajor(sizes)}, nil
}

func allocOp(c *compiler, op *ir.Operation) (stmt, error) {
	t, ok := op.Result(0).Type().(*ir.MemRefType)
	if !ok || t.Layout != nil {
		return nil, errors.New("only memrefs with identity layout can be allocated on the host")
	}
	dyn := c.slotsOf(op.OperandsIn(0))
	out := c.slot(op.Result(0))
	onStack := op.Is(memrefs.Alloca)
	return func(f *frame) error {
		sizes := append([]int64(nil), t.Shape()...)
		k := 0
		for i, s := range sizes {
			if s == ir.Dynamic {
				sizes[i] = int64(f.vals[dyn[k]].bits)
				k++
			}
		}
		r, err := f.m.newMemref(t.ElementType(), sizes)
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
	m.bytes -= int64(len(b.data))
	b.data = nil
	if b.device == nil {
		return nil
	}
	delete(m.buffers, b)
	err := b.device.Close()
	b.device = nil
	return err
}

func indices(f *frame, slots []int, buf []int64) []int64 {
	for _, s := range slots {
		buf = append(buf, int64(f.vals[s].bits))
	}
	return buf
}

func loadOp(c *compiler, op *ir.Operation) (stmt, error) {
	in := c.operands(op)
	out := c.slot(op.Result(0))
	return func(f *frame) error {
		var buf [4]int64
		v, err := refOf(f.vals[in[0]]).load(indices(f, in[1:], buf[:0]))
		f.vals[out] = v
		return at(op, err)
	}, nil
}

func storeOp(c *compiler, op *ir.Operation) (stmt, error) {
	in := c.operands(op)
	return func(f *frame) error {
		var buf [4]int64
		return at(op, refOf(f.vals[in[1]]).store(indices(f, in[2:], buf[:0]), f.vals[in[0]]))
	}, nil
}

// castOp checks that the memref has the static sizes of the result type.
func castOp(c *compiler, op *ir.Operation) (stmt, error) {
	in, out := c.slot(op.Operand(0)), c.slot(op.Result(0))
	shape := op.Result(0).Type().(ir.ShapedType)
	return func(f *frame) error {
		r := refOf(f.vals[in])
		if shape.HasRank() {
			if len(shape.Shape()) != len(r.sizes) {
				return at(op, errors.New("the memref has rank "+strconv.Itoa(len(r.sizes))))
			}
			for i, s := range shape.Shape() {
				if s != ir.Dynamic && s != r.sizes[i] {
					return at(op, errors.New("dimension "+strconv.Itoa(i)+" of the memref is "+strconv.Itoa(int(r.sizes[i]))))
				}
			}
		}
		f.vals[out] = f.vals[in]
		return nil
	}, nil
}

func dimOp(c *compiler, op *ir.Operation) (stmt, error) {
	src, idx, out := c.slot(op.Operand(0)), c.slot(op.Operand(1)), c.slot(op.Result(0))
	return func(f *frame) error {
		r, i := refOf(f.vals[src]), f.vals[idx].bits
		if i >= uint64(len(r.sizes)) {
			return at(op, errBounds)
		}
		f.vals[out] = IntValue(r.sizes[i])
		return nil
	}, nil
}

func rankOp(c *compiler, op *ir.Operation) (stmt, error) {
	src, out := c.slot(op.Operand(0)), c.slot(op.Result(0))
	return func(f *frame) error {
		f.vals[out] = IntValue(int64(len(refOf(f.vals[src]).sizes)))
		return nil
	}, nil
}

func copyOp(c *compiler, op *ir.Operation) (stmt, error) {
	src, dst := c.slot(op.Operand(0)), c.slot(op.Operand(1))
	return func(f *frame) error { return at(op, copyMemref(f, refOf(f.vals[dst]), refOf(f.vals[src]))) }, nil
}

func copyMemref(f *frame, dst, src *memref) error {
	if len(dst.sizes) != len(src.sizes) {
		return errors.New("the memrefs have different ranks")
	}
	for i := range dst.sizes {
		if dst.sizes[i] != src.sizes[i] {
			return errors.New("the memrefs have different sizes")
		}
	}
	return src.each(f, func(idx []int64) error {
		v, err := src.load(idx)
		if err != nil {
			return err
		}
		return dst.store(idx, v)
	})
}

// mixed is a list of numbers. Each is static, from an attribute, or dynamic, from an
// operand.
type mixed struct {
	static []int64
	slots  []int
}

func (c *compiler) mixed(op *ir.Operation, attr string, group int) mixed {
	a, _ := op.Attr(attr).(*ir.DenseArrayAttr)
	if a == nil {
		return mixed{}
	}
	return mixed{a.Int64s(), c.slotsOf(op.OperandsIn(group))}
}

func (m mixed) values(f *frame) []int64 {
	out := append([]int64(nil), m.static...)
	k := 0
	for i, s := range out {
		if s == ir.Dynamic {
			out[i] = int64(f.vals[m.slots[k]].bits)
			k++
		}
	}
	return out
}

func subviewOp(c *compiler, op *ir.Operation) (stmt, error) {
	src, out := c.slot(op.Operand(0)), c.slot(op.Result(0))
	offs, sizes, strides := c.mixed(op, "static_offsets", 1), c.mixed(op, "static_sizes", 2), c.mixed(op, "static_strides", 3)
	shape := op.Result(0).Type().(ir.ShapedType).Shape()
	return func(f *frame) error {
		r := refOf(f.vals[src])
		o, n, st := offs.values(f), sizes.values(f), strides.values(f)
		v := &memref{buf: r.buf, elem: r.elem, size: r.size, base: r.base, offset: r.offset}
		drop := len(n) - len(shape)
		for i := range n {
			if !within(o[i], n[i], st[i], r.sizes[i]) {
				return at(op, errors.New("the view exceeds dimension "+strconv.Itoa(i)+" of the source"))
			}
			v.offset += o[i] * r.strides[i]
			if k := len(v.sizes); drop > 0 && sizes.static[i] == 1 && (k == len(shape) || shape[k] != 1) {
				drop--
				continue
			}
			v.sizes = append(v.sizes, n[i])
			v.strides = append(v.strides, st[i]*r.strides[i])
		}
		f.vals[out] = Value{ref: v}
		return nil
	}, nil
}

// within reports whether n elements from index start, step apart, lie in a dimension of
// the given size.
func within(start, n, step, size int64) bool {
	if n <= 0 {
		return n == 0 && start >= 0
	}
	if start < 0 || start >= size {
		return false
	}
	// This computes (n-1)*step without overflow.
	switch {
	case n == 1 || step == 0:
		return true
	case step > 0:
		return n-1 <= (size-1-start)/step
	case step == math.MinInt64:
		return false
	}
	return n-1 <= start/-step
}

func reinterpretOp(c *compiler, op *ir.Operation) (stmt, error) {
	src, out := c.slot(op.Operand(0)), c.slot(op.Result(0))
	offs, sizes, strides := c.mixed(op, "static_offsets", 1), c.mixed(op, "static_sizes", 2), c.mixed(op, "static_strides", 3)
	return func(f *frame) error {
		r := refOf(f.vals[src])
		v := &memref{buf: r.buf, elem: r.elem, size: r.size, base: r.base, offset: offs.values(f)[0], sizes: sizes.values(f), strides: strides.values(f)}
		if !v.inBuffer() {
			return at(op, errors.New("the view exceeds the memory of the source"))
		}
		f.vals[out] = Value{ref: v}
		return nil
	}, nil
}

// inBuffer reports whether all elements of r lie in its buffer.
func (r *memref) inBuffer() bool {
	if r.buf.freed {
		return true // the access itself reports the error
	}
	count := int64((len(r.buf.data) - r.base) / r.size)
	low, high := r.offset, r.offset
	for i, n := range r.sizes {
		if n < 0 || r.offset < 0 {
			return false
		}
		if n == 0 {
			return true
		}
		st := r.strides[i]
		if n > 1 && st != 0 && (st > count || st < -count || n-1 > count/max(st, -st)) {
			return false
		}
		if st > 0 {
			high += (n - 1) * st
		} else {
			low += (n - 1) * st
		}
	}
	return low >= 0 && high < count
}

func getGlobalOp(c *compiler, op *ir.Operation) (stmt, error) {
	ref, _ := op.Attr("name").(*ir.SymbolRefAttr)
	g := c.m.tables.LookupRef(op, ref)
	if g == nil {
		return nil, errors.New("the global does not exist")
	}
	out := c.slot(op.Result(0))
	t := op.Result(0).Type().(*ir.MemRefType)
	return func(f *frame) error {
		r := f.m.globals[g]
		if r == nil {
			var err error
			if r, err = f.m.newMemref(t.ElementType(), t.Shape()); err != nil {
				return at(op, err)
			}
			if err := initGlobal(f, r, g); err != nil {
				return at(op, err)
			}
			f.m.globals[g] = r
		}
		f.vals[out] = Value{ref: r}
		return nil
	}, nil
}

func initGlobal(f *frame, r *memref, g *ir.Operation) error {
	a, ok := g.Attr("initial_value").(*ir.DenseElementsAttr)
	if !ok {
		return nil
	}
	i := int64(0)
	return r.each(f, func(idx []int64) error {
		v, err := constant(a.Element(i))
		if err != nil {
			return err
		}
		i++
		return r.store(idx, v)
	})
}
