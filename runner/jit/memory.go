package jit

import (
	"unsafe"
)

// pointer returns the pointer of an address that C code passed.
func pointer(address uint64) unsafe.Pointer {
	p := uintptr(address)
	// The address is not of memory that Go manages, or that memory is kept by its owner, so the conversion that vet warns of is right.
	return *(*unsafe.Pointer)(unsafe.Pointer(&p))
}

// cString returns text as C expects it.
func cString(text string) []byte {
	return append([]byte(text), 0)
}

// goString returns a copy of the string of C at an address, or "" for the address 0.
func goString(address uint64) string {
	if address == 0 {
		return ""
	}
	p := pointer(address)
	n := 0
	for *(*byte)(unsafe.Add(p, n)) != 0 {
		n++
	}
	return string(unsafe.Slice((*byte)(p), n))
}

// bytesAt returns the n bytes at an address, without a copy.
func bytesAt(address, n uint64) []byte {
	if n == 0 {
		return nil
	}
	return unsafe.Slice((*byte)(pointer(address)), n)
}

// at returns the value of type T at an address.
func at[T any](address uint64) *T {
	return (*T)(pointer(address))
}
