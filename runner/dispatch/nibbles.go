package dispatch

import (
	"fmt"

	"github.com/spvc/spvc/layout/block"
	"github.com/spvc/spvc/spirv/reflect"
)

// In data, each integer of 1, 2 or 4 bits takes a byte. In memory, several share a byte, the first in the low bits. All other data has the form of memory.

// numbersShape returns the shape of the data of a buffer of integers of less than 8 bits: an array of bytes, or of arrays of
// bytes for vectors.
func numbersShape(r *reflect.Resource) *block.Shape {
	b := &block.Shape{Kind: block.Int, Bits: 8, Size: 1, Unsigned: true}
	f := r.Block.Fields[0]
	count := int64(-1)
	if f.Shape.Count >= 0 {
		count = r.Narrow.Count
	}
	if v := r.Vectors; v != nil {
		if count >= 0 {
			count = v.Length
		}
		f.Shape = block.ArrayOf(block.ArrayOf(b, int64(v.Count), 1), count, int64(v.Stride))
	} else {
		f.Shape = block.ArrayOf(b, count, 1)
	}
	return block.StructOf([]block.Field{f})
}

// pack returns the bytes in memory of data.
func (s *slot) pack(data []byte) []byte {
	if s.packed == 0 {
		return data
	}
	out := make([]byte, s.inMemoryBytes(len(data)))
	for i, v := range data {
		at := i * s.packed
		out[at/8] |= v & (1<<s.packed - 1) << (at % 8)
	}
	return out
}

// unpack sets data from the bytes in memory, with the signs of the integers.
func (s *slot) unpack(data, memory []byte) {
	if s.packed == 0 {
		copy(data, memory)
		return
	}
	for i := range data {
		at := i * s.packed
		v := memory[at/8] >> (at % 8) << (8 - s.packed)
		data[i] = byte(int8(v) >> (8 - s.packed))
	}
}

// inMemoryBytes returns the size in memory of data of n bytes.
func (s *slot) inMemoryBytes(n int) int {
	if s.packed == 0 {
		return n
	}
	return (n*s.packed + 7) / 8
}

// extend returns an error if a number of the data does not fit in the bits of an element, with or without sign, and gives
// the numbers the sign that their highest bit is.
func (s *slot) extend(data []byte) error {
	if s.packed == 0 {
		return nil
	}
	for i, v := range data {
		if negative := int8(v) < 0 && int8(v) >= -1<<(s.packed-1); v>>s.packed != 0 && !negative {
			return fmt.Errorf("number %d is %d, which does not fit in the %d bits of an element", i, int8(v), s.packed)
		}
	}
	s.unpack(data, s.pack(data))
	return nil
}
