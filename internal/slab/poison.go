//go:build poison && unix

package slab

import (
	"sync"
	"syscall"
	"unsafe"
)

// Poisoned says that freed memory is filled with Poison and not used again.
const Poisoned = true

// guard is the address of a page that nobody may read or write.
var guard = sync.OnceValue(func() uintptr {
	page, err := syscall.Mmap(-1, 0, syscall.Getpagesize(), syscall.PROT_NONE, syscall.MAP_ANON|syscall.MAP_PRIVATE)
	if err != nil {
		panic("slab: no guard page: " + err.Error())
	}
	return uintptr(unsafe.Pointer(unsafe.SliceData(page)))
})

// Poison fills the words of zeroed memory with the address of a page that nobody may read or
// write. Who follows a pointer of freed memory stops with a fault and the stack of the access. The
// garbage collector ignores the address because it is in no heap.
func Poison(p unsafe.Pointer, bytes uintptr) {
	for i := uintptr(0); i+unsafe.Sizeof(i) <= bytes; i += unsafe.Sizeof(i) {
		*(*uintptr)(unsafe.Add(p, i)) = guard()
	}
}
