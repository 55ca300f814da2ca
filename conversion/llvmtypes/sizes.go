package llvmtypes

import (
	"github.com/spvc/spvc/dialect/llvm"
	"github.com/spvc/spvc/ir"
)

// MemRefSizes puts operations that compute the sizes and strides of a memref without a layout, for the values of its dynamic sizes, and the
// number of its elements. The strides are constants where the sizes behind them are.
func (c *Converter) MemRefSizes(b *ir.Builder, loc ir.Location, t *ir.MemRefType, dynamic []*ir.Value) (sizes, strides []*ir.Value, n *ir.Value) {
	index, shape := c.IndexType(), t.Shape()
	sizes = make([]*ir.Value, len(shape))
	for i, s := range shape {
		if s == ir.Dynamic {
			sizes[i], dynamic = dynamic[0], dynamic[1:]
		} else {
			sizes[i] = IndexConstant(b, loc, index, s)
		}
	}
	stride := int64(1)
	n = IndexConstant(b, loc, index, 1)
	strides = make([]*ir.Value, len(shape))
	for i := len(shape) - 1; i >= 0; i-- {
		strides[i] = n
		innermost := stride == 1
		if shape[i] == ir.Dynamic {
			stride = ir.Dynamic
		}
		if stride != ir.Dynamic {
			stride *= shape[i]
		}
		switch {
		case innermost:
			n = sizes[i]
		case stride == ir.Dynamic:
			n = llvm.NewWrapping(b, loc, llvm.Mul, n, sizes[i], 0)
		default:
			n = IndexConstant(b, loc, index, stride)
		}
	}
	return sizes, strides, n
}

// BytesOf puts operations that compute how many bytes n values of type t take in memory: the address behind them, if the first one
// has the address 0.
func (c *Converter) BytesOf(b *ir.Builder, loc ir.Location, t ir.Type, n *ir.Value) *ir.Value {
	return c.bytes(b, loc, t, llvm.IndexOf(n))
}

// SizeOf puts operations that compute how many bytes a value of type t takes in memory.
func (c *Converter) SizeOf(b *ir.Builder, loc ir.Location, t ir.Type) *ir.Value {
	return c.bytes(b, loc, t, llvm.StaticIndex(1))
}

func (c *Converter) bytes(b *ir.Builder, loc ir.Location, t ir.Type, n llvm.Index) *ir.Value {
	null := b.Create(loc, llvm.Zero, nil, []ir.Type{c.Pointer()}).Result(0)
	end := llvm.NewGEP(b, loc, c.Pointer(), c.Convert(t), null, n)
	return b.Create(loc, llvm.PtrToInt, []*ir.Value{end}, []ir.Type{c.IndexType()}).Result(0)
}

// NumElements puts operations that compute the number of elements of a memref, for the values of its dynamic sizes.
func (c *Converter) NumElements(b *ir.Builder, loc ir.Location, t *ir.MemRefType, dynamic []*ir.Value) *ir.Value {
	var n *ir.Value
	for _, s := range t.Shape() {
		var size *ir.Value
		if s == ir.Dynamic {
			size, dynamic = dynamic[0], dynamic[1:]
		} else {
			size = IndexConstant(b, loc, c.IndexType(), s)
		}
		if n == nil {
			n = size
			continue
		}
		n = llvm.NewWrapping(b, loc, llvm.Mul, n, size, 0)
	}
	if n == nil {
		n = IndexConstant(b, loc, c.IndexType(), 1)
	}
	return n
}
