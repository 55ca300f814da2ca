package spvc_test

import (
	"strconv"
	"strings"
	"testing"

	"github.com/spvc/spvc"
)

// TestManyChoices: choices of choices, of which each level doubles the accesses, end in an error
// and not in a program without bounds.
func TestManyChoices(t *testing.T) {
	text := func(levels int) string {
		var b strings.Builder
		b.WriteString("gpu.module @m {\ngpu.func @k(%x0: memref<4xf32>, %y0: memref<4xf32>, %n: i32, %i: index) kernel attributes {known_block_size = array<i32: 1, 1, 1>} {\n%c = arith.cmpi eq, %n, %n : i32\n")
		for k := range levels {
			from, to := strconv.Itoa(k), strconv.Itoa(k+1)
			b.WriteString("%x" + to + " = arith.select %c, %x" + from + ", %y" + from + " : memref<4xf32>\n%y" + to + " = arith.select %c, %y" + from + ", %x" + from + " : memref<4xf32>\n")
		}
		b.WriteString("%v = memref.load %x" + strconv.Itoa(levels) + "[%i] : memref<4xf32>\nmemref.store %v, %y" + strconv.Itoa(levels) + "[%i] : memref<4xf32>\ngpu.return\n}\n}\n")
		return b.String()
	}
	if _, err := spvc.Compile(t.Context(), []byte(text(4)), spvc.Options{NoValidate: !validated}); err != nil {
		t.Error(err)
	}
	_, err := spvc.Compile(t.Context(), []byte(text(40)), spvc.Options{})
	if err == nil || !strings.Contains(err.Error(), "selects between different buffers, and SPIR-V has no pointers to choose from") {
		t.Errorf("got %.400v", err)
	}
}
