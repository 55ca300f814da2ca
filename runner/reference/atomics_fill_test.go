package reference

import (
	"bytes"
	"testing"
)

// TestPartsOfWords marks the bytes that atomics on a part of a word write, also where the part is a half of a byte.
func TestPartsOfWords(t *testing.T) {
	for _, c := range []struct {
		clears bool
		v      uint64
		want   []byte
	}{
		{true, 0xfffffff0, []byte{1, 0, 0, 0}}, {true, 0xff0fffff, []byte{0, 0, 1, 0}}, {true, 0xffff00ff, []byte{0, 1, 0, 0}}, {true, 0xffffffff, []byte{0, 0, 0, 0}},
		{false, 0x30, []byte{1, 0, 0, 0}}, {false, 0, []byte{0, 0, 0, 0}}, {false, 0xff000000, []byte{0, 0, 0, 1}},
	} {
		valid := make([]byte, 4)
		if (&atomicAccess{clears: c.clears}).fill(valid, c.v); !bytes.Equal(valid, c.want) {
			t.Errorf("%#x, clears %t: %v, want %v", c.v, c.clears, valid, c.want)
		}
	}
}
