package reference

import (
	"github.com/spvc/spvc/spirv/spec"
)

// layout says where the parts of a value lie in memory. Types with explicit layout have
// that of their decorations. Others have the layout of OpenCL C in kernels, and the tightest
// one in shaders, where it cannot be observed.
type layout struct {
	typ         *valueType
	size, align int64 // in bytes; the size of a runtime array is 0
	// stride is the distance of elements, columns or components in bytes.
	stride  int64
	elem    *layout
	offsets []int64 // the offsets of members
	members []*layout
	cells   []cell // the cells of all scalars, computed at the first use
}

// cell is a scalar in memory.
type cell struct {
	offset int64
	scalar scalar
	// step is the distance to the next scalar of the same vector or array, or 0.
	step int64
}

// layoutKey names a layout: that of a type, as a matrix or in one with this stride.
type layoutKey struct {
	typ      *valueType
	stride   int64
	rowMajor bool
}

// layoutOf returns the layout of a type in memory.
func (t *translator) layoutOf(ty *valueType) *layout { return t.layoutIn(layoutKey{typ: ty}) }

// layoutIn returns the layout of a type. The stride and order of the key are those of a
// member's matrices.
func (t *translator) layoutIn(k layoutKey) *layout {
	if l := t.layouts[k]; l != nil {
		return l
	}
	l := &layout{typ: k.typ}
	t.layouts[k] = l // pointers lead back
	switch ty := k.typ; ty.kind {
	case scalarType:
		l.size = int64(ty.scalar.bytes())
		l.align = l.size
	case pointerType:
		l.size, l.align = 8, 8
	case imageType, samplerType, sampledImageType:
		l.size, l.align = descriptorBytes*int64(ty.cells), descriptorBytes
	case bufferType:
		l.size, l.align = heapDescriptorBytes, heapDescriptorAlign
	case vectorType:
		t.layoutVector(l, 0)
	case matrixType:
		t.layoutMatrix(l, k)
	case arrayType, runtimeArrayType, cooperativeType:
		l.elem = t.layoutIn(layoutKey{ty.elem, k.stride, k.rowMajor})
		l.align, l.stride = l.elem.align, ty.stride
		if l.stride == 0 {
			l.stride = roundUp(l.elem.size, l.align)
		}
		if ty.kind != runtimeArrayType {
			// A stride may be less than the size of an element.
			l.size = max(multiply(l.stride, int64(ty.count)), multiply(l.stride, int64(ty.count)-1)+l.elem.size)
		}
	case structType:
		t.layoutStruct(l)
	default:
		refuse(t.m.def(k.typ.id), "the type cannot be in memory")
	}
	if l.size > maxObject {
		refuse(t.m.def(k.typ.id), "the type has %d bytes, the device allows %d", l.size, int64(maxObject))
	}
	return l
}

// maxObject bounds the size of a variable or buffer in bytes.
const maxObject = 1 << 36

func multiply(a, b int64) int64 {
	if a > 0 && b > maxObject/a {
		return maxObject + 1
	}
	return a * b
}

func roundUp(n, align int64) int64 {
	if align == 0 {
		return n
	}
	return (n + align - 1) / align * align
}

// layoutVector places the components of a vector. A stride is that of the rows of a
// row-major matrix.
func (t *translator) layoutVector(l *layout, stride int64) {
	l.elem = t.layoutOf(l.typ.elem)
	n := int64(l.typ.count)
	l.align, l.stride = l.elem.size, stride
	if stride == 0 {
		l.stride = l.elem.size
	}
	l.size = l.stride*(n-1) + l.elem.size
	if t.m.kernel {
		if n == 3 {
			n = 4
		}
		l.size = l.elem.size * n
		l.align = l.size
	}
}

func (t *translator) layoutMatrix(l *layout, k layoutKey) {
	column := k.typ.elem
	if !k.rowMajor {
		l.elem = t.layoutOf(column)
		l.stride = k.stride
		if l.stride == 0 {
			l.stride = l.elem.size
		}
		l.align, l.size = l.elem.align, max(l.stride, l.elem.size)*int64(k.typ.count)
		return
	}
	// A column of a row-major matrix is a vector whose components are a row apart.
	l.elem = &layout{typ: column}
	t.layoutVector(l.elem, k.stride)
	l.stride, l.align = l.elem.elem.size, l.elem.align
	l.size = max(k.stride, l.elem.elem.size*int64(k.typ.count)) * int64(column.count)
}

func (t *translator) layoutStruct(l *layout) {
	id := l.typ.id
	_, packed := t.m.decorated(id, spec.DecorationCPacked)
	l.align = 1
	var end int64
	for i, ty := range l.typ.members {
		k := layoutKey{typ: ty}
		stride, _ := t.m.memberDecorated(id, uint32(i), spec.DecorationMatrixStride)
		_, k.rowMajor = t.m.memberDecorated(id, uint32(i), spec.DecorationRowMajor)
		k.stride = int64(stride)
		e := t.layoutIn(k)
		at, explicit := t.offsetOf(id, uint32(i))
		if !explicit {
			align := e.align
			if packed {
				align = 1
			}
			at = roundUp(end, align)
		}
		l.offsets, l.members = append(l.offsets, at), append(l.members, e)
		end = max(end, at+e.size)
		l.align = max(l.align, e.align)
	}
	l.size = end
	if t.m.kernel {
		if packed {
			l.align = 1
		}
		l.size = roundUp(end, l.align)
	}
}

// part returns the layout of a part and its offset. The index of an array may be any.
func (l *layout) part(index int64) (*layout, int64, bool) {
	if l.typ.kind != structType {
		if l.elem == nil {
			return nil, 0, false
		}
		return l.elem, l.stride * index, true
	}
	if index < 0 || index >= int64(len(l.members)) {
		return nil, 0, false
	}
	return l.members[index], l.offsets[index], true
}

// scalars returns the places of all scalars of a value.
func (l *layout) scalars() []cell {
	if l.cells == nil {
		l.cells = l.appendCells(nil, 0, 0)
	}
	return l.cells
}

func (l *layout) appendCells(dst []cell, at, step int64) []cell {
	switch l.typ.kind {
	case scalarType, pointerType:
		return append(dst, cell{at, l.typ.scalar, step})
	case imageType, samplerType, sampledImageType:
		for i := range l.typ.cells {
			dst = append(dst, cell{at + descriptorBytes*int64(i), l.typ.scalar, 0})
		}
	case structType:
		for i, m := range l.members {
			dst = m.appendCells(dst, at+l.offsets[i], 0)
		}
	case vectorType, matrixType, arrayType, cooperativeType:
		for i := range l.typ.count {
			dst = l.elem.appendCells(dst, at+l.stride*int64(i), l.stride)
		}
	}
	return dst
}
