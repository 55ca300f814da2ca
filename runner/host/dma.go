package host

import (
	"errors"

	"github.com/spvc/spvc/dialect/affine"
	"github.com/spvc/spvc/ir"
)

// dma is a transfer of elements that follow each other in memory. The host ends it before the next operation.
type dma struct {
	from, to           int // the memrefs
	source, target     func(f *frame) ([]int64, error)
	count, stride, per int // the last two are -1 if the transfer is not strided
	// strideTarget says that the strides are those of the target: the side in memory space 0, or the source if both are.
	strideTarget bool
}

// subscripts returns a function that reads indices.
func (c *compiler) subscripts(vs []*ir.Value) func(f *frame) ([]int64, error) {
	slots := c.slotsOf(vs)
	return func(f *frame) ([]int64, error) { return indices(f, slots, nil), nil }
}

// dmaOp translates memref.dma_start.
func dmaOp(c *compiler, op *ir.Operation) (stmt, error) {
	rank := func(v *ir.Value) int { return len(v.Type().(*ir.MemRefType).Shape()) }
	operands := op.Operands()
	to := 1 + rank(operands[0])
	num := to + 1 + rank(operands[to])
	tag := num + 1
	d := dma{source: c.subscripts(operands[1:to]), target: c.subscripts(operands[to+1 : num])}
	return d.translate(c, op, operands[0], operands[to], operands[num:num+1], operands[tag+1+rank(operands[tag]):])
}

// affineDma translates affine.dma_start.
func affineDma(c *compiler, op *ir.Operation) (stmt, error) {
	o := affine.DmaOp{Operation: op}
	from, m, operands := o.Access(affine.SrcMapName)
	d := dma{source: c.applied(m, operands)}
	to, m, operands := o.Access(affine.DstMapName)
	d.target = c.applied(m, operands)
	rest := o.Rest()
	return d.translate(c, op, from, to, rest[:1], rest[1:])
}

func (d dma) translate(c *compiler, op *ir.Operation, from, to *ir.Value, count, strides []*ir.Value) (stmt, error) {
	src, dst := from.Type().(*ir.MemRefType), to.Type().(*ir.MemRefType)
	if src.ElementType() != dst.ElementType() {
		return nil, errors.New("the elements of the source and the target differ")
	}
	d.from, d.to, d.count, d.stride, d.per = c.slot(from), c.slot(to), c.slot(count[0]), -1, -1
	d.strideTarget = dst.MemorySpace == nil && src.MemorySpace != nil
	if len(strides) > 1 {
		d.stride, d.per = c.slot(strides[0]), c.slot(strides[1])
	}
	return func(f *frame) error { return at(op, d.run(f)) }, nil
}

func (d dma) run(f *frame) error {
	idx, err := d.source(f)
	if err != nil {
		return err
	}
	src, err := refOf(f.vals[d.from]).flat(idx)
	if err != nil {
		return err
	}
	if idx, err = d.target(f); err != nil {
		return err
	}
	dst, err := refOf(f.vals[d.to]).flat(idx)
	if err != nil {
		return err
	}
	for k := range int64(f.vals[d.count].bits) {
		far := k
		if d.stride >= 0 {
			per := int64(f.vals[d.per].bits)
			if per <= 0 {
				return errors.New("the number of elements per stride is not positive")
			}
			far = k/per*int64(f.vals[d.stride].bits) + k%per
		}
		from, to := far, k
		if d.strideTarget {
			from, to = k, far
		}
		v, err := src.load([]int64{from})
		if err == nil {
			err = dst.store([]int64{to}, v)
		}
		if err == nil {
			err = f.step()
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// flat returns the elements in memory from an index on as a memref of one dimension.
func (r *memref) flat(idx []int64) (*memref, error) {
	p, err := r.place(idx)
	if err != nil {
		return nil, err
	}
	return &memref{buf: r.buf, elem: r.elem, size: r.size, base: p, sizes: []int64{int64((len(r.buf.data) - p) / r.size)}, strides: []int64{1}}, nil
}
