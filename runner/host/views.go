package host

import (
	"errors"
	"math"
	"strconv"

	memrefs "github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/dialect/vector"
	"github.com/spvc/spvc/ir"
)

func viewOps() map[*ir.OpDef]compileFunc {
	return map[*ir.OpDef]compileFunc{
		memrefs.Cast: castOp, memrefs.MemorySpaceCast: castOp, memrefs.SubView: subviewOp, memrefs.ReinterpretCast: reinterpretOp,
		memrefs.ExpandShape: expandOp, memrefs.CollapseShape: collapseOp, memrefs.Transpose: transposeOp, memrefs.ExtractStridedMetadata: metadataOp,
		memrefs.View: viewOp, memrefs.Reshape: reshapeOp, vector.TypeCast: typeCastOp,
	}
}

func transposeOp(c *compiler, op *ir.Operation) (stmt, error) {
	src := c.slot(op.Operand(0))
	order := op.Attr("permutation").(*ir.AffineMapAttr).Map.Results
	return computes(c, op, func(f *frame) (Value, error) {
		v := *refOf(f.vals[src])
		sizes, strides := make([]int64, len(order)), make([]int64, len(order))
		for i, e := range order {
			sizes[i], strides[i] = v.sizes[e.Value], v.strides[e.Value]
		}
		v.sizes, v.strides = sizes, strides
		return Value{ref: &v}, nil
	})
}

func expandOp(c *compiler, op *ir.Operation) (stmt, error) {
	src := c.slot(op.Operand(0))
	groups, sizes := memrefs.ReshapeOp{Operation: op}.Groups(), c.mixed(op, "static_output_shape", 1)
	return computes(c, op, func(f *frame) (Value, error) {
		v := *refOf(f.vals[src])
		want, have := v.sizes, v.strides
		v.sizes = sizes.values(f)
		v.strides = rowMajor(v.sizes)
		for i, dims := range groups {
			if i >= len(have) {
				break
			}
			stride, n := have[i], int64(1)
			for k := len(dims) - 1; k >= 0; k-- {
				v.strides[dims[k]] = stride
				stride *= v.sizes[dims[k]]
				n *= v.sizes[dims[k]]
			}
			if n != want[i] {
				return Value{}, errors.New("the sizes of the result are not those of the source")
			}
		}
		return Value{ref: &v}, nil
	})
}

func collapseOp(c *compiler, op *ir.Operation) (stmt, error) {
	src := c.slot(op.Operand(0))
	groups := memrefs.ReshapeOp{Operation: op}.Groups()
	return computes(c, op, func(f *frame) (Value, error) {
		v := *refOf(f.vals[src])
		sizes, strides := make([]int64, len(groups)), make([]int64, len(groups))
		for i, dims := range groups {
			sizes[i], strides[i] = 1, 1
			found := false
			for k := len(dims) - 1; k >= 0; k-- {
				n, stride := v.sizes[dims[k]], v.strides[dims[k]]
				switch {
				case n == 1:
				case !found:
					strides[i], found = stride, true
				case stride != strides[i]*sizes[i] && sizes[i] != 0 && n != 0:
					return Value{}, errors.New("the dimensions that are merged are not contiguous")
				}
				sizes[i] *= n
			}
		}
		v.sizes, v.strides = sizes, strides
		return Value{ref: &v}, nil
	})
}

func metadataOp(c *compiler, op *ir.Operation) (stmt, error) {
	src, outs := c.slot(op.Operand(0)), c.results(op)
	return func(f *frame) error {
		r := refOf(f.vals[src])
		base := &memref{buf: r.buf, elem: r.elem, size: r.size, base: r.base}
		f.vals[outs[0]] = Value{ref: base}
		f.vals[outs[1]] = IntValue(r.offset)
		for i := range r.sizes {
			f.vals[outs[2+i]], f.vals[outs[2+len(r.sizes)+i]] = IntValue(r.sizes[i]), IntValue(r.strides[i])
		}
		return nil
	}, nil
}

// castOp checks that the memref has the static sizes of the result type.
func castOp(c *compiler, op *ir.Operation) (stmt, error) {
	in := c.slot(op.Operand(0))
	shape := op.Result(0).Type().(ir.ShapedType)
	return computes(c, op, func(f *frame) (Value, error) {
		r := refOf(f.vals[in])
		if shape.HasRank() {
			if len(shape.Shape()) != len(r.sizes) {
				return Value{}, errors.New("the memref has rank " + strconv.Itoa(len(r.sizes)))
			}
			for i, s := range shape.Shape() {
				if s != ir.Dynamic && s != r.sizes[i] {
					return Value{}, errors.New("dimension " + strconv.Itoa(i) + " of the memref is " + strconv.Itoa(int(r.sizes[i])))
				}
			}
		}
		return f.vals[in], nil
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
	src := c.slot(op.Operand(0))
	offs, sizes, strides := c.mixed(op, "static_offsets", 1), c.mixed(op, "static_sizes", 2), c.mixed(op, "static_strides", 3)
	shape := op.Result(0).Type().(ir.ShapedType).Shape()
	return computes(c, op, func(f *frame) (Value, error) {
		r := refOf(f.vals[src])
		o, n, st := offs.values(f), sizes.values(f), strides.values(f)
		v := &memref{buf: r.buf, elem: r.elem, size: r.size, base: r.base, offset: r.offset}
		drop := len(n) - len(shape)
		for i := range n {
			if !within(o[i], n[i], st[i], r.sizes[i]) {
				return Value{}, errors.New("the view exceeds dimension " + strconv.Itoa(i) + " of the source")
			}
			v.offset += o[i] * r.strides[i]
			if k := len(v.sizes); drop > 0 && sizes.static[i] == 1 && (k == len(shape) || shape[k] != 1) {
				drop--
				continue
			}
			v.sizes = append(v.sizes, n[i])
			v.strides = append(v.strides, st[i]*r.strides[i])
		}
		return Value{ref: v}, nil
	})
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
	src := c.slot(op.Operand(0))
	offs, sizes, strides := c.mixed(op, "static_offsets", 1), c.mixed(op, "static_sizes", 2), c.mixed(op, "static_strides", 3)
	return computes(c, op, func(f *frame) (Value, error) {
		r := refOf(f.vals[src])
		v := &memref{buf: r.buf, elem: r.elem, size: r.size, base: r.base, offset: offs.values(f)[0], sizes: sizes.values(f), strides: strides.values(f)}
		if !v.inBuffer() {
			return Value{}, errors.New("the view exceeds the memory of the source")
		}
		return Value{ref: v}, nil
	})
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
	in := c.operands(op)
	shape := c.dynamicShape(t.Shape(), op.Operands()[2:])
	return computes(c, op, func(f *frame) (Value, error) {
		src, shift, sizes := refOf(f.vals[in[0]]), int64(f.vals[in[1]].bits), shape(f)
		v := &memref{buf: src.buf, elem: t.ElementType(), size: size, sizes: sizes, strides: rowMajor(sizes)}
		v.base = src.base + int(src.offset) + int(shift)
		if shift < 0 || shift > src.sizes[0] || !v.inBuffer() {
			return Value{}, errors.New("the view exceeds the memory of the source")
		}
		return Value{ref: v}, nil
	})
}

// reshapeOp takes the sizes from a memref of integers.
func reshapeOp(c *compiler, op *ir.Operation) (stmt, error) {
	src, shape := c.slot(op.Operand(0)), c.slot(op.Operand(1))
	w, err := intWidth(op.Operand(1).Type().(ir.ShapedType).ElementType())
	if err != nil {
		return nil, err
	}
	return computes(c, op, func(f *frame) (Value, error) {
		v, dims := *refOf(f.vals[src]), refOf(f.vals[shape])
		sizes := make([]int64, dims.sizes[0])
		for i := range sizes {
			n, err := dims.load([]int64{int64(i)})
			if err != nil {
				return Value{}, err
			}
			sizes[i] = signed(n.bits, w)
		}
		v.sizes, v.strides = sizes, rowMajor(sizes)
		if !v.inBuffer() {
			return Value{}, errors.New("the view exceeds the memory of the source")
		}
		return Value{ref: &v}, nil
	})
}

// typeCastOp is a memref of vectors over a dense memref of their elements.
func typeCastOp(c *compiler, op *ir.Operation) (stmt, error) {
	t := op.Result(0).Type().(*ir.MemRefType)
	size, err := elementSize(t.ElementType())
	if err != nil {
		return nil, err
	}
	in := c.slot(op.Operand(0))
	return computes(c, op, func(f *frame) (Value, error) {
		src := refOf(f.vals[in])
		v := &memref{buf: src.buf, elem: t.ElementType(), size: size, base: src.base + int(src.offset)*src.size, sizes: t.Shape(), strides: rowMajor(t.Shape())}
		return Value{ref: v}, nil
	})
}
