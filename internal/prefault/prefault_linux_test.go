package prefault

import (
	"syscall"
	"testing"
	"unsafe"
)

// TestPopulated checks that the end of the first piece of the heap, which no test has used
// yet, is in memory.
func TestPopulated(t *testing.T) {
	page := uintptr(syscall.Getpagesize())
	last := uintptr(unsafe.Pointer(start))&^(heapPiece-1) + heapPiece - page
	var in byte
	if _, _, errno := syscall.Syscall(syscall.SYS_MINCORE, last, page, uintptr(unsafe.Pointer(&in))); errno != 0 {
		t.Fatal(errno)
	}
	if _, _, errno := syscall.Syscall(syscall.SYS_MADVISE, last, page, madvPopulateWrite); errno == syscall.EINVAL {
		t.Fatal("the tests need Linux 5.14, which knows MADV_POPULATE_WRITE")
	}
	if in&1 == 0 {
		t.Error("the last page is not in memory")
	}
}
