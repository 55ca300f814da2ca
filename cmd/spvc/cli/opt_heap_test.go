package cli

import (
	"runtime"
	"runtime/debug"
	"testing"
	"time"
)

// TestBoundHeap checks the limit after a collection, with a small and with a large heap.
func TestBoundHeap(t *testing.T) {
	before := debug.SetMemoryLimit(-1)
	defer debug.SetMemoryLimit(before)
	bound := func() int64 {
		debug.SetMemoryLimit(before)
		done := make(chan struct{})
		afterCollection(func() { boundHeap(); close(done) })
		runtime.GC()
		select {
		case <-done:
		case <-time.After(time.Minute):
			t.Fatal("the collection calls nothing")
		}
		return debug.SetMemoryLimit(-1)
	}
	if n := bound(); n != laterLimit {
		t.Errorf("the limit of a small heap is %d, want %d", n, int64(laterLimit))
	}
	large := make([]byte, 480<<20)
	if n := bound(); n < int64(len(large))*3/2 {
		t.Errorf("the limit of a heap of %d bytes is %d", len(large), n)
	}
	runtime.KeepAlive(large)
}
