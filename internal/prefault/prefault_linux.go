// Package prefault makes the kernel provide the first memory of the heap by one system
// call. A command imports it for this effect. Without it, the start of spvc causes a page
// fault for each of about 400 pages. In a virtual machine a page fault takes ten
// microseconds or more, and the faults a third of the start-up.
package prefault

import (
	"syscall"
	"unsafe"
)

// HeapPiece is the size in bytes, and the alignment, of the pieces by which the heap of Go's
// runtime grows.
const HeapPiece = 4 << 20

// firstBytes is how much of the first piece is populated, if so much is left of it: Go
// starts its heap at a random page of the piece. An empty run of a command uses 1.2 MiB of
// the heap, and larger runs prepare more themselves.
const firstBytes = 3 << 19

// madvPopulateWrite is MADV_POPULATE_WRITE of Linux 5.14, which package syscall lacks.
const madvPopulateWrite = 23

// Populate makes the kernel provide the memory from low to high by one system call. Both
// addresses are multiples of the machine's page size. Kernels before Linux 5.14 refuse the
// call, and the pages are then faulted in one by one.
func Populate(low, high uintptr) error {
	if _, _, errno := syscall.Syscall(syscall.SYS_MADVISE, low, high-low, madvPopulateWrite); errno != 0 {
		return errno
	}
	return nil
}

// start is an address in the populated part of the heap. Go initializes it before the
// packages that allocate much: packages without further imports come first, in the order of
// their paths.
var start = populateHeap()

func populateHeap() *[64]byte {
	p := new([64]byte)
	low := uintptr(unsafe.Pointer(p)) &^ uintptr(syscall.Getpagesize()-1)
	_ = Populate(low, populatedEnd(low))
	return p
}

// populatedEnd returns the end of the part of the heap that begins at low and is populated.
func populatedEnd(low uintptr) uintptr {
	return min(low+firstBytes, low&^(HeapPiece-1)+HeapPiece)
}
