package prefetch

import (
	"testing"
	"unsafe"
)

// TestAnyAddress checks that an address without memory does no harm, as the end of a list is one.
func TestAnyAddress(t *testing.T) {
	word := 7
	for _, p := range []unsafe.Pointer{nil, unsafe.Pointer(&word)} {
		Piece(p)
	}
	if word != 7 {
		t.Errorf("the word became %d", word)
	}
}
