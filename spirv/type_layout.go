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

// layoutModel is the model of the types T for data layout.
type layoutModel[T ir.Type] struct {
	// bits returns the size of t in bits.
	bits func(t T, dl *datalayout.DataLayout) (uint64, error)
	// align returns an alignment of t in bytes; of returns an alignment of a part.
	align func(t T, dl *datalayout.DataLayout, of func(ir.Type) (uint64, error)) (uint64, error)
}

// LayoutBits returns the size in bits.
func (m *layoutModel[T]) LayoutBits(t ir.Type, dl *datalayout.DataLayout, _ []datalayout.Entry) (datalayout.Size, error) {
	n, err := m.bits(t.(T), dl)
	return datalayout.Size{Min: n}, err
}

// LayoutABI returns the alignment in bytes.
func (m *layoutModel[T]) LayoutABI(t ir.Type, dl *datalayout.DataLayout, _ []datalayout.Entry) (uint64, error) {
	return m.align(t.(T), dl, dl.ABIAlignment)
}

// LayoutPreferred returns the preferred alignment in bytes.
func (m *layoutModel[T]) LayoutPreferred(t ir.Type, dl *datalayout.DataLayout, _ []datalayout.Entry) (uint64, error) {
	return m.align(t.(T), dl, dl.PreferredAlignment)
}

var (
	arrayLayout = &layoutModel[*ArrayType]{arrayBits, func(t *ArrayType, _ *datalayout.DataLayout, of func(ir.Type) (uint64, error)) (uint64, error) {
		return of(t.Element)
	}}
	matrixLayout = &layoutModel[*MatrixType]{matrixBits, func(t *MatrixType, _ *datalayout.DataLayout, of func(ir.Type) (uint64, error)) (uint64, error) {
		return of(t.Column)
	}}
	structLayout  = &layoutModel[*StructType]{structBits, structAlignment}
	pointerLayout = &layoutModel[*PointerType]{pointerBits, pointerAlignment}
)

// arrayBits returns the size of an array in bits. If there is a stride, the last
// element has no padding after it.
func arrayBits(t *ArrayType, dl *datalayout.DataLayout) (uint64, error) {
	elem, err := partBits(t.Element, t.Stride != 0, dl)
	if err != nil {
		return 0, err
	}
	if t.Stride != 0 {
		return extent(t, uint64(t.Count-1), uint64(t.Stride)*8, elem)
	}
	abi, err := dl.ABIAlignment(t.Element)
	if err != nil {
		return 0, err
	}
	return extent(t, uint64(t.Count), roundUp(elem, abi*8), 0)
}

// matrixBits returns the size of the columns in bits.
func matrixBits(t *MatrixType, dl *datalayout.DataLayout) (uint64, error) {
	column, err := dl.Bits(t.Column)
	if err != nil {
		return 0, err
	}
	return extent(t, uint64(t.Columns), column.Min, 0)
}

// structBits returns the size of a struct in bits. If it has offsets, the size ends
// with its last part; otherwise it is rounded up to the alignment.
func structBits(t *StructType, dl *datalayout.DataLayout) (uint64, error) {
	end, align := uint64(0), uint64(1)
	for i := range t.Members() {
		m := &t.Members()[i]
		size, err := partBits(m.Type, t.HasOffset(), dl)
		if err != nil {
			return 0, err
		}
		if t.HasOffset() {
			n, err := extent(t, 1, uint64(m.Offset)*8, size)
			if err != nil {
				return 0, err
			}
			end = max(end, n)
			continue
		}
		abi, err := dl.ABIAlignment(m.Type)
		if err != nil {
			return 0, err
		}
		align = max(align, abi)
		if end, err = extent(t, 1, roundUp(end, abi*8), size); err != nil {
			return 0, err
		}
	}
	if !t.HasOffset() {
		end = roundUp(end, align*8)
	}
	return end, nil
}

// structAlignment returns the largest alignment of a member in bytes.
func structAlignment(t *StructType, _ *datalayout.DataLayout, of func(ir.Type) (uint64, error)) (uint64, error) {
	largest := uint64(1)
	for i := range t.Members() {
		a, err := of(t.Members()[i].Type)
		if err != nil {
			return 0, err
		}
		largest = max(largest, a)
	}
	return largest, nil
}

// addressBits is the width of an address in the storage class PhysicalStorageBuffer.
const addressBits = 64

// pointerBits returns the size of an address in bits.
func pointerBits(t *PointerType, _ *datalayout.DataLayout) (uint64, error) {
	if t.Storage != spec.StorageClassPhysicalStorageBuffer {
		return 0, &datalayout.UnsupportedTypeError{Type: t}
	}
	return addressBits, nil
}

// pointerAlignment returns the alignment of an address in bytes.
func pointerAlignment(t *PointerType, dl *datalayout.DataLayout, _ func(ir.Type) (uint64, error)) (uint64, error) {
	n, err := dl.Bytes(t)
	return n.Min, err
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
