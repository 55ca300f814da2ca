//go:build poison && unix

package slab

import (
	"sync"
	"syscall"
	"unsafe"
)

// Poisoned says that freed memory is filled with Poison and not used again.
const Poisoned = true

// guardAlign is the alignment of the guard in bytes. Small numbers in the lower half of a poisoned word, such as how many
// operands an operation has, are then 0, so that no access takes place with a number that looks right.
const guardAlign = 1 << 32

// guard is the address of memory that nobody may read or write.
var guard = sync.OnceValue(func() uintptr {
	memory, err := syscall.Mmap(-1, 0, 2*guardAlign, syscall.PROT_NONE, syscall.MAP_ANON|syscall.MAP_PRIVATE|syscall.MAP_NORESERVE)
	if err != nil {
		panic("slab: no guard: " + err.Error())
	}
	return (uintptr(unsafe.Pointer(unsafe.SliceData(memory))) + guardAlign - 1) &^ (guardAlign - 1)
})

// Poison fills the words of zeroed memory with the address of memory that nobody may read or
// write. Who follows a pointer of freed memory stops with a fault and the stack of the access. The
// garbage collector ignores the address because it is in no heap.
func Poison(p unsafe.Pointer, bytes uintptr) {
	for i := uintptr(0); i+unsafe.Sizeof(i) <= bytes; i += unsafe.Sizeof(i) {
		*(*uintptr)(unsafe.Add(p, i)) = guard()
	}
}
