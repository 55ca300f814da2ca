package hostlayout

import "unsafe"

// Share returns the n values of type T whose bytes are in data, stride bytes apart. The
// values share memory with data: a change to one changes the other. Share returns false
// if [Codec.Same] of c is false, if stride is not the size of T (and n is not 1), or if
// data is too short or misaligned for T. The caller must then use Unpack.
func Share[T any](c *Codec, data []byte, n, stride int) ([]T, bool) {
	var zero T
	size, align := int(unsafe.Sizeof(zero)), unsafe.Alignof(zero)
	switch {
	case c.typ != TypeOf[T]() || !c.same || n < 1 || n > 1 && stride != size:
		return nil, false
	case len(data)/size < n || uintptr(unsafe.Pointer(unsafe.SliceData(data)))%align != 0:
		return nil, false
	}
	return unsafe.Slice((*T)(unsafe.Pointer(unsafe.SliceData(data))), n), true
}
