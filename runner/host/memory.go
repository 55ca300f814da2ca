package host

import (
	"errors"

	memrefs "github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/ir"
)

func memoryOps() map[*ir.OpDef]compileFunc {
	return map[*ir.OpDef]compileFunc{
		memrefs.Alloc: allocOp, memrefs.Alloca: allocOp, memrefs.AllocaScope: allocaScopeOp, memrefs.Realloc: reallocOp, memrefs.Dealloc: deallocOp,
		memrefs.Load: loadOp, memrefs.Store: storeOp, memrefs.Copy: copyOp, memrefs.GetGlobal: getGlobalOp,
		memrefs.AtomicRMW: atomicOp, memrefs.GenericAtomicRMW: genericAtomicOp, memrefs.DmaStart: dmaOp, memrefs.DmaWait: nothing,
		memrefs.Prefetch: nothing, memrefs.AssumeAlignment: sameValues, memrefs.DistinctObjects: sameValues, memrefs.Dim: dimOp, memrefs.Rank: rankOp, memrefs.ExtractAlignedPointerAsIndex: addressOp,
	}
}

// nothing translates a hint.
func nothing(*compiler, *ir.Operation) (stmt, error) { return nil, nil }

// sameValues translates a promise about the operands, which are the results.
func sameValues(c *compiler, op *ir.Operation) (stmt, error) {
	if op.NumResults() == 0 {
		return nil, nil
	}
	in, out := c.operands(op), c.results(op)
	return func(f *frame) error {
		for i, s := range out {
			f.vals[s] = f.vals[in[i]]
		}
		return nil
	}, nil
}

func refOf(v Value) *memref {
	r, _ := v.ref.(*memref)
	return r
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

func dimOp(c *compiler, op *ir.Operation) (stmt, error) {
	src, idx := c.slot(op.Operand(0)), c.slot(op.Operand(1))
	return computes(c, op, func(f *frame) (Value, error) {
		r, i := refOf(f.vals[src]), f.vals[idx].bits
		if i >= uint64(len(r.sizes)) {
			return Value{}, errBounds
		}
		return IntValue(r.sizes[i]), nil
	})
}

func rankOp(c *compiler, op *ir.Operation) (stmt, error) {
	src := c.slot(op.Operand(0))
	return computes(c, op, func(f *frame) (Value, error) {
		return IntValue(int64(len(refOf(f.vals[src]).sizes))), nil
	})
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

func getGlobalOp(c *compiler, op *ir.Operation) (stmt, error) {
	ref, _ := op.Attr("name").(*ir.SymbolRefAttr)
	g := c.m.tables.LookupRef(op, ref)
	if g == nil {
		return nil, errors.New("the global does not exist")
	}
	make, err := c.allocation(op.Result(0).Type().(*ir.MemRefType), nil, nil)
	if err != nil {
		return nil, err
	}
	return computes(c, op, func(f *frame) (Value, error) {
		r := f.m.globals[g]
		if r == nil {
			var err error
			if r, err = make(f); err != nil {
				return Value{}, err
			}
			if err := initGlobal(f, r, g); err != nil {
				return Value{}, err
			}
			f.m.globals[g] = r
		}
		return Value{ref: r}, nil
	})
}

func initGlobal(f *frame, r *memref, g *ir.Operation) error {
	a, ok := g.Attr("initial_value").(*ir.DenseElementsAttr)
	if resource, is := g.Attr("initial_value").(*ir.DenseResourceAttr); is {
		if a = resource.Elements(); a == nil {
			return errors.New("the file does not have the elements of the initial value of '" + ir.SymbolName(g) + "'")
		}
		ok = true
	}
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

// addressOp numbers buffers in the order of their first addresses, far enough apart for no two to overlap.
func addressOp(c *compiler, op *ir.Operation) (stmt, error) {
	src := c.slot(op.Operand(0))
	return computes(c, op, func(f *frame) (Value, error) {
		r := refOf(f.vals[src])
		if r.buf.address == 0 {
			f.m.addresses++
			r.buf.address = f.m.addresses << addressBits
		}
		return Value{bits: r.buf.address + uint64(r.base)}, nil
	})
}

// addressBits is the number of bits of offsets in a buffer.
const addressBits = 36
