package hostlayout

import "unsafe"

// Share returns the n values of type T whose bytes data holds, stride bytes from one to
// the next, without copying: what changes in one changes in the other. That works where
// the codec of T is [Codec.Same], the stride is the size of T (of a single value it does
// not matter) and data is long enough for whole values and aligned as T; elsewhere the
// result is false, and the values have to be unpacked.
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
