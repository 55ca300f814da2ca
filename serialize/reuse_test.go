//go:build !(poison && unix)

// Builds with the tag poison never use freed memory again.

package serialize_test

import (
	"io"
	"runtime"
	"testing"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/serialize"
)

// Print keeps no functions: with the text it allocates less than the functions take.
func TestPrintForgetsFunctions(t *testing.T) {
	ws := wordsOf(t, parse(t, newContext(), module(900)))
	allocated := func(f func()) uint64 {
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		f()
		runtime.ReadMemStats(&after)
		return after.TotalAlloc - before.TotalAlloc
	}
	all := allocated(func() {
		if _, ok := serialize.Deserialize(newContext(), ws, serialize.ReadOptions{}); !ok {
			t.Error("not read")
		}
	})
	n := allocated(func() {
		if ok, err := serialize.Print(io.Discard, newContext(), ws, serialize.ReadOptions{}, ir.PrintOptions{}); !ok || err != nil {
			t.Error("not printed")
		}
	})
	if n > all/5*4 {
		t.Errorf("Print allocates %d bytes, Deserialize alone %d", n, all)
	}
}
