package apint

// FromBytes returns the integer of the given width in bits whose little-endian
// bytes are b; missing bytes are zero, bits beyond the width are dropped.
func FromBytes(width uint32, b []byte) Int {
	if width <= wordBits {
		v := uint64(0)
		for i := min(len(b), 8) - 1; i >= 0; i-- {
			v = v<<8 | uint64(b[i])
		}
		return New(width, v)
	}
	r := New(width, 0)
	for i := min(len(b), int(width+7)/8) - 1; i >= 0; i-- {
		r = r.Shl(8).Or(New(width, uint64(b[i])))
	}
	return r
}

// AppendBytes appends the little-endian bytes of a, ceil(width/8) of them.
func (a Int) AppendBytes(dst []byte) []byte {
	n := int(a.width+7) / 8
	for i := range n {
		if a.small() {
			dst = append(dst, byte(a.lo>>(8*i)))
		} else {
			v, _ := a.LShr(uint64(8 * i)).Trunc(8).Uint64()
			dst = append(dst, byte(v))
		}
	}
	return dst
}
