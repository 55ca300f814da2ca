package spirv

import (
	"math"
	"math/bits"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/datalayout"
	"github.com/spvc/spvc/spirv/spec"
)

// The composite types of SPIR-V answer queries about data layout. If a type has offsets
// and strides, they apply. Otherwise its parts have the data layout of the scope, with
// structs as in C. Pointers have a size only if they are addresses. Runtime arrays and
// opaque types have no size. (MLIR 19 has no data layout of these types.)

// LayoutBits returns the size of the array in bits. If there is a stride, the last
// element has no padding after it.
func (t *ArrayType) LayoutBits(dl *datalayout.DataLayout, _ []datalayout.Entry) (datalayout.Size, error) {
	elem, err := partBits(t.Element, t.Stride != 0, dl)
	if err != nil {
		return datalayout.Size{}, err
	}
	if t.Stride != 0 {
		n, err := extent(t, uint64(t.Count-1), uint64(t.Stride)*8, elem)
		return datalayout.Size{Min: n}, err
	}
	abi, err := dl.ABIAlignment(t.Element)
	if err != nil {
		return datalayout.Size{}, err
	}
	n, err := extent(t, uint64(t.Count), roundUp(elem, abi*8), 0)
	return datalayout.Size{Min: n}, err
}

// LayoutABI returns the alignment of the elements in bytes.
func (t *ArrayType) LayoutABI(dl *datalayout.DataLayout, _ []datalayout.Entry) (uint64, error) {
	return dl.ABIAlignment(t.Element)
}

// LayoutPreferred returns the preferred alignment of the elements in bytes.
func (t *ArrayType) LayoutPreferred(dl *datalayout.DataLayout, _ []datalayout.Entry) (uint64, error) {
	return dl.PreferredAlignment(t.Element)
}

// LayoutBits returns the size of the columns in bits.
func (t *MatrixType) LayoutBits(dl *datalayout.DataLayout, _ []datalayout.Entry) (datalayout.Size, error) {
	column, err := dl.Bits(t.Column)
	if err != nil {
		return datalayout.Size{}, err
	}
	n, err := extent(t, uint64(t.Columns), column.Min, 0)
	return datalayout.Size{Min: n}, err
}

// LayoutABI returns the alignment of the columns in bytes.
func (t *MatrixType) LayoutABI(dl *datalayout.DataLayout, _ []datalayout.Entry) (uint64, error) {
	return dl.ABIAlignment(t.Column)
}

// LayoutPreferred returns the preferred alignment of the columns in bytes.
func (t *MatrixType) LayoutPreferred(dl *datalayout.DataLayout, _ []datalayout.Entry) (uint64, error) {
	return dl.PreferredAlignment(t.Column)
}

// LayoutBits returns the size of the struct in bits. If it has offsets, the size ends
// with its last part; otherwise it is rounded up to the alignment.
func (t *StructType) LayoutBits(dl *datalayout.DataLayout, _ []datalayout.Entry) (datalayout.Size, error) {
	end, align := uint64(0), uint64(1)
	for i := range t.Members() {
		m := &t.Members()[i]
		size, err := partBits(m.Type, t.HasOffset(), dl)
		if err != nil {
			return datalayout.Size{}, err
		}
		if t.HasOffset() {
			n, err := extent(t, 1, uint64(m.Offset)*8, size)
			if err != nil {
				return datalayout.Size{}, err
			}
			end = max(end, n)
			continue
		}
		abi, err := dl.ABIAlignment(m.Type)
		if err != nil {
			return datalayout.Size{}, err
		}
		align = max(align, abi)
		if end, err = extent(t, 1, roundUp(end, abi*8), size); err != nil {
			return datalayout.Size{}, err
		}
	}
	if !t.HasOffset() {
		end = roundUp(end, align*8)
	}
	return datalayout.Size{Min: end}, nil
}

// LayoutABI returns the largest alignment of a member in bytes.
func (t *StructType) LayoutABI(dl *datalayout.DataLayout, _ []datalayout.Entry) (uint64, error) {
	return t.largest(dl.ABIAlignment)
}

// LayoutPreferred returns the largest preferred alignment of a member in bytes.
func (t *StructType) LayoutPreferred(dl *datalayout.DataLayout, _ []datalayout.Entry) (uint64, error) {
	return t.largest(dl.PreferredAlignment)
}

func (t *StructType) largest(alignment func(ir.Type) (uint64, error)) (uint64, error) {
	largest := uint64(1)
	for i := range t.Members() {
		a, err := alignment(t.Members()[i].Type)
		if err != nil {
			return 0, err
		}
		largest = max(largest, a)
	}
	return largest, nil
}

// addressBits is the width of an address in the storage class PhysicalStorageBuffer.
const addressBits = 64

// LayoutBits returns the size of an address in bits.
func (t *PointerType) LayoutBits(*datalayout.DataLayout, []datalayout.Entry) (datalayout.Size, error) {
	if t.Storage != spec.StorageClassPhysicalStorageBuffer {
		return datalayout.Size{}, &datalayout.UnsupportedTypeError{Type: t}
	}
	return datalayout.Size{Min: addressBits}, nil
}

// LayoutABI returns the alignment of an address in bytes.
func (t *PointerType) LayoutABI(dl *datalayout.DataLayout, _ []datalayout.Entry) (uint64, error) {
	n, err := dl.Bytes(t)
	return n.Min, err
}

// LayoutPreferred returns the alignment of an address in bytes.
func (t *PointerType) LayoutPreferred(dl *datalayout.DataLayout, es []datalayout.Entry) (uint64, error) {
	return t.LayoutABI(dl, es)
}

// partBits returns the size of a part in bits. In types with explicit layout, vectors
// have no padding.
func partBits(t ir.Type, explicit bool, dl *datalayout.DataLayout) (uint64, error) {
	n := uint64(1)
	if v, ok := t.(*ir.VectorType); ok && explicit {
		n, t = uint64(ir.NumElements(v.Shape())), v.ElementType()
	}
	s, err := dl.Bits(t)
	return n * s.Min, err
}

// extent returns n*stride+last for a type t of at most 2^63 bits.
func extent(t ir.Type, n, stride, last uint64) (uint64, error) {
	hi, lo := bits.Mul64(n, stride)
	if hi != 0 || lo > math.MaxInt64 || last > math.MaxInt64-lo {
		return 0, &datalayout.UnsupportedTypeError{Type: t}
	}
	return lo + last, nil
}

func roundUp(n, align uint64) uint64 { return (n + align - 1) / align * align }
