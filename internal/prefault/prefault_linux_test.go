package prefault

import (
	"syscall"
	"testing"
	"unsafe"
)

// TestPopulated checks that the end of the populated part of the heap, which no test has used
// yet, is in memory.
func TestPopulated(t *testing.T) {
	page := uintptr(syscall.Getpagesize())
	last := populatedEnd(uintptr(unsafe.Pointer(start))&^(page-1)) - page
	var in byte
	if _, _, errno := syscall.Syscall(syscall.SYS_MINCORE, last, page, uintptr(unsafe.Pointer(&in))); errno != 0 {
		t.Fatal(errno)
	}
	if err := Populate(last, last+page); err != nil {
		t.Fatalf("the kernel does not populate memory, which Linux does from 5.14 on: %v", err)
	}
	if in&1 == 0 {
		t.Error("the last page is not in memory")
	}
}
