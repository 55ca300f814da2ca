// Package prefault makes the kernel provide the first memory of the heap by one system
// call. A command imports it for this effect. Without it, the start of spvc causes a page
// fault for each of about 400 pages. In a virtual machine a page fault takes ten
// microseconds or more, and the faults a third of the start-up.
package prefault

import (
	"syscall"
	"unsafe"
)

const (
	// heapPiece is the size in bytes, and the alignment, of the pieces by which the heap of
	// Go's runtime grows.
	heapPiece = 4 << 20
	// madvPopulateWrite is MADV_POPULATE_WRITE of Linux 5.14, which package syscall lacks.
	// Older kernels refuse it, which changes nothing but the time.
	madvPopulateWrite = 23
)

// start is an address in the populated part of the heap. Go initializes it before the
// packages that allocate much: packages without further imports come first, in the order of
// their paths.
var start = populate()

func populate() *[64]byte {
	p := new([64]byte)
	low := uintptr(unsafe.Pointer(p)) &^ uintptr(syscall.Getpagesize()-1)
	high := low&^(heapPiece-1) + heapPiece
	_, _, _ = syscall.RawSyscall(syscall.SYS_MADVISE, low, high-low, madvPopulateWrite)
	return p
}
