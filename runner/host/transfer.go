package host

import (
	"errors"
	"slices"

	"github.com/spvc/spvc/dialect/vector"
	"github.com/spvc/spvc/ir"
)

func transferOps() map[*ir.OpDef]compileFunc {
	return map[*ir.OpDef]compileFunc{
		vector.TransferRead: transferOp, vector.TransferWrite: transferOp,
		vector.MaskedLoad: maskedLoad(spread), vector.ExpandLoad: maskedLoad(packed), vector.Gather: maskedLoad(listed),
		vector.MaskedStore: maskedStore(spread), vector.CompressStore: maskedStore(packed), vector.Scatter: maskedStore(listed),
	}
}

// transfer is a move between a memref and a vector whose dimensions a map pairs with those of the memref.
type transfer struct {
	op      vector.TransferOp
	shape   []int64 // the shape of the vector, without the dimensions of elements that are vectors
	inner   int     // numbers in an element
	vector  bool    // elements are vectors
	dims    []int64 // the dimension of the memref for each of the vector, or -1
	checked []bool
	maskAt  []int64 // the step in the mask for each dimension of the vector
	mask    int
	masked  bool
	memref  int
	indices []int
}

func (c *compiler) transfer(op *ir.Operation) (*transfer, error) {
	o := vector.TransferOp{Operation: op}
	if o.OnTensor() {
		return nil, errTensors
	}
	if _, err := fixedCount(o.VectorType()); err != nil {
		return nil, err
	}
	n := o.Rank()
	t := &transfer{op: o, shape: o.VectorType().Shape()[:n], inner: int(ir.NumElements(o.VectorType().Shape()[n:])), memref: c.slot(o.Source()), indices: c.slotsOf(o.Indices())}
	_, t.vector = o.ShapedType().ElementType().(*ir.VectorType)
	in := o.InBounds()
	for i, e := range o.Map().Results {
		dim, checked := int64(-1), false
		if e.Kind == ir.AffineDim {
			dim, checked = e.Value, i >= len(in) || !in[i]
		}
		t.dims, t.checked = append(t.dims, dim), append(t.checked, checked)
	}
	// The dimensions of the mask are those of the memref in their order.
	t.maskAt = make([]int64, n)
	step := int64(1)
	for _, d := range slices.Backward(slices.Sorted(slices.Values(t.dims))) {
		if d >= 0 {
			k := slices.Index(t.dims, d)
			t.maskAt[k] = step
			step *= t.shape[k]
		}
	}
	if m := c.maskOf(op, o.Mask()); m != nil {
		t.mask, t.masked = c.slot(m), true
	}
	return t, nil
}

// maskOf returns the mask of an operation: its own, or that of the vector.mask around it.
func (c *compiler) maskOf(op *ir.Operation, own *ir.Value) *ir.Value {
	if own != nil {
		return own
	}
	return c.masks[op]
}

// each visits the elements of the vector with their indices in the memref. The index is nil if the mask leaves
// the element out, or if it is beyond a dimension that the transfer checks.
func (t *transfer) each(f *frame, visit func(k int, idx []int64) error) error {
	r, start := refOf(f.vals[t.memref]), indices(f, t.indices, nil)
	idx := make([]int64, len(start))
	for k := range int(ir.NumElements(t.shape)) {
		copy(idx, start)
		rest, maskAt, on := int64(k), int64(0), true
		for d := len(t.shape) - 1; d >= 0; d-- {
			x := rest % t.shape[d]
			rest /= t.shape[d]
			maskAt += x * t.maskAt[d]
			if dim := t.dims[d]; dim >= 0 {
				idx[dim] += x
				on = on && (!t.checked[d] || idx[dim] >= 0 && idx[dim] < r.sizes[dim])
			}
		}
		at := idx
		if !on || t.masked && elements(f.vals[t.mask])[maskAt].bits&1 == 0 {
			at = nil
		}
		if err := visit(k, at); err != nil {
			return err
		}
		if err := f.step(); err != nil {
			return err
		}
	}
	return nil
}

func transferOp(c *compiler, op *ir.Operation) (stmt, error) {
	t, err := c.transfer(op)
	if err != nil {
		return nil, err
	}
	if op.Is(vector.TransferWrite) {
		src := c.slot(t.op.Vector())
		return func(f *frame) error {
			r, vs := refOf(f.vals[t.memref]), elements(f.vals[src])
			return at(op, t.each(f, func(k int, idx []int64) error {
				if idx == nil {
					return nil
				}
				v := vs[k*t.inner]
				if t.vector {
					v = Value{ref: vs[k*t.inner : (k+1)*t.inner]}
				}
				return r.store(idx, v)
			}))
		}, nil
	}
	padding, out := c.slot(t.op.Padding()), c.slot(op.Result(0))
	return func(f *frame) error {
		r := refOf(f.vals[t.memref])
		var res []Value
		err := t.each(f, func(_ int, idx []int64) error {
			v := f.vals[padding]
			if idx != nil {
				var err error
				if v, err = r.load(idx); err != nil {
					return err
				}
			}
			if t.vector {
				res = append(res, elements(v)...)
			} else {
				res = append(res, v)
			}
			return nil
		})
		f.vals[out] = Value{ref: res}
		return at(op, err)
	}, nil
}

// placing returns how far behind the first place the element k of a vector is, where used elements
// before it are on.
type placing func(k, used int, list []Value, w uint32) int64

func spread(k, _ int, _ []Value, _ uint32) int64    { return int64(k) }
func packed(_, used int, _ []Value, _ uint32) int64 { return int64(used) }
func listed(k, _ int, list []Value, w uint32) int64 { return signed(list[k].bits, w) }
func isListed(op *ir.Operation) bool                { return op.Is(vector.Gather) || op.Is(vector.Scatter) }

// places is the list of places of an operation with a mask.
type places struct {
	of      placing
	base    int
	indices []int
	list    int
	width   uint32
	mask    int
	outer   int // the mask of the vector.mask around it, or -1
}

func (c *compiler) places(op *ir.Operation, of placing) (places, error) {
	a := vector.AccessOp{Operation: op}
	base, ok := a.Base().Type().(*ir.MemRefType)
	if !ok || ofVectors(a) {
		return places{}, errors.New("accesses of '" + ir.TypeString(a.Base().Type()) + "' cannot be interpreted on the host")
	}
	if len(a.VectorType().Shape()) > 1 && !isListed(op) {
		return places{}, errors.New("masked accesses of '" + ir.TypeString(a.VectorType()) + "' cannot be interpreted on the host")
	}
	n := len(base.Shape())
	at := slices.Index(op.Operands(), a.Base()) + 1
	p := places{of: of, base: c.slot(a.Base()), indices: c.slotsOf(op.Operands()[at : at+n]), mask: c.slot(a.Mask()), outer: -1}
	if m := c.masks[op]; m != nil {
		p.outer = c.slot(m)
	}
	if isListed(op) {
		w, err := intWidth(a.IndexVec().Type())
		if err != nil {
			return p, err
		}
		p.list, p.width = c.slot(a.IndexVec()), w
	}
	return p, nil
}

// each visits the elements that are on.
func (p *places) each(f *frame, visit func(k int, idx []int64) error) error {
	start, used := indices(f, p.indices, nil), 0
	idx := slices.Clone(start)
	list := elements(f.vals[p.list])
	for k, m := range elements(f.vals[p.mask]) {
		if m.bits&1 == 0 || p.outer >= 0 && elements(f.vals[p.outer])[k].bits&1 == 0 {
			continue
		}
		if last := len(idx) - 1; last >= 0 {
			idx[last] = start[last] + p.of(k, used, list, p.width)
		}
		used++
		if err := visit(k, idx); err != nil {
			return err
		}
	}
	return nil
}

//go:noinline
func maskedLoad(of placing) compileFunc {
	return func(c *compiler, op *ir.Operation) (stmt, error) {
		if _, err := fixedCount(op.Result(0).Type()); err != nil {
			return nil, err
		}
		p, err := c.places(op, of)
		if err != nil {
			return nil, err
		}
		other, out := c.slot(vector.AccessOp{Operation: op}.PassThru()), c.slot(op.Result(0))
		return func(f *frame) error {
			r, res := refOf(f.vals[p.base]), slices.Clone(elements(f.vals[other]))
			err := p.each(f, func(k int, idx []int64) error {
				var err error
				res[k], err = r.load(idx)
				return err
			})
			f.vals[out] = Value{ref: res}
			return at(op, err)
		}, nil
	}
}

//go:noinline
func maskedStore(of placing) compileFunc {
	return func(c *compiler, op *ir.Operation) (stmt, error) {
		p, err := c.places(op, of)
		if err != nil {
			return nil, err
		}
		src := c.slot(op.Operand(op.NumOperands() - 1))
		return func(f *frame) error {
			r, vs := refOf(f.vals[p.base]), elements(f.vals[src])
			return at(op, p.each(f, func(k int, idx []int64) error { return r.store(idx, vs[k]) }))
		}, nil
	}
}
