package hostlayout

import (
	"unsafe"

	"github.com/spvc/spvc/layout/block"
)

// Share returns the n values of type T whose bytes are in data, stride bytes apart. The
// values share memory with data: a change to one changes the other. Share returns false
// if [Codec.Same] of c is false, if stride is not the size of T (and n is not 1), or if
// data is too short or misaligned for T. The caller must then use Unpack.
func Share[T any](c *Codec, data []byte, n, stride int) ([]T, bool) {
	var zero T
	size, align := int(unsafe.Sizeof(zero)), unsafe.Alignof(zero)
	switch {
	case c.typ != TypeOf[T]() || !c.sameLayout || n < 1 || n > 1 && stride != size:
		return nil, false
	case len(data)/size < n || uintptr(unsafe.Pointer(unsafe.SliceData(data)))%align != 0:
		return nil, false
	}
	return unsafe.Slice((*T)(unsafe.Pointer(unsafe.SliceData(data))), n), true
}

// View returns the bytes of v, a slice or a pointer, if they are the bytes of its
// counterpart in a block, without padding. The result shares memory with v. View returns
// false for other values, and for those that do not fit the shape.
func View(v any, s *block.Shape) ([]byte, bool) {
	x, err := spanOf(target(v), s)
	if err != nil || x.n == 0 || x.tail != nil || !x.codec.dense(x.stride) {
		return nil, false
	}
	return unsafe.Slice((*byte)(x.base), x.bytes()), true
}
