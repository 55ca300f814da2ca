package host

import (
	"errors"

	memrefs "github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/ir"
)

func memoryOps() map[*ir.OpDef]compileFunc {
	return map[*ir.OpDef]compileFunc{
		memrefs.View: viewOp, memrefs.Reshape: reshapeOp, memrefs.Realloc: reallocOp, memrefs.Prefetch: nothing,
		memrefs.AssumeAlignment: nothing, memrefs.ExtractAlignedPointerAsIndex: addressOp,
	}
}

// nothing translates a hint.
func nothing(*compiler, *ir.Operation) (stmt, error) { return nil, nil }

// dynamicShape returns a function that computes a shape whose dynamic sizes are operands.
func (c *compiler) dynamicShape(shape []int64, operands []*ir.Value) func(f *frame) []int64 {
	return mixed{static: shape, slots: c.slotsOf(operands)}.values
}

// viewOp is a memref of another type over bytes of the source.
func viewOp(c *compiler, op *ir.Operation) (stmt, error) {
	t := op.Result(0).Type().(*ir.MemRefType)
	size, err := elementSize(t.ElementType())
	if err != nil {
		return nil, err
	}
	in, out := c.operands(op), c.slot(op.Result(0))
	shape := c.dynamicShape(t.Shape(), op.Operands()[2:])
	return func(f *frame) error {
		src, shift, sizes := refOf(f.vals[in[0]]), int64(f.vals[in[1]].bits), shape(f)
		v := &memref{buf: src.buf, elem: t.ElementType(), size: size, sizes: sizes, strides: rowMajor(sizes)}
		v.base = src.base + int(src.offset) + int(shift)
		if shift < 0 || shift > src.sizes[0] || !v.inBuffer() {
			return at(op, errors.New("the view exceeds the memory of the source"))
		}
		f.vals[out] = Value{ref: v}
		return nil
	}, nil
}

// reshapeOp takes the sizes from a memref of integers.
func reshapeOp(c *compiler, op *ir.Operation) (stmt, error) {
	src, shape, out := c.slot(op.Operand(0)), c.slot(op.Operand(1)), c.slot(op.Result(0))
	w, err := intWidth(op.Operand(1).Type().(ir.ShapedType).ElementType())
	if err != nil {
		return nil, err
	}
	return func(f *frame) error {
		v, dims := *refOf(f.vals[src]), refOf(f.vals[shape])
		sizes := make([]int64, dims.sizes[0])
		for i := range sizes {
			n, err := dims.load([]int64{int64(i)})
			if err != nil {
				return at(op, err)
			}
			sizes[i] = signed(n.bits, w)
		}
		v.sizes, v.strides = sizes, rowMajor(sizes)
		if !v.inBuffer() {
			return at(op, errors.New("the view exceeds the memory of the source"))
		}
		f.vals[out] = Value{ref: &v}
		return nil
	}, nil
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

// addressOp numbers buffers in the order of their first addresses, far enough apart for no two to overlap.
func addressOp(c *compiler, op *ir.Operation) (stmt, error) {
	src, out := c.slot(op.Operand(0)), c.slot(op.Result(0))
	return func(f *frame) error {
		r := refOf(f.vals[src])
		if r.buf.address == 0 {
			f.m.addresses++
			r.buf.address = f.m.addresses << addressBits
		}
		f.vals[out] = Value{bits: r.buf.address + uint64(r.base)}
		return nil
	}, nil
}

// addressBits is the number of bits of offsets in a buffer.
const addressBits = 36
