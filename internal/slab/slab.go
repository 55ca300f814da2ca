// Package slab allocates objects in pages. That is faster than one allocation per
// object and keeps objects that are made together next to each other.
package slab

import (
	"sync/atomic"
	"unsafe"
)

const (
	firstPage = 32   // objects on the first page
	maxPage   = 1024 // objects on the largest page
)

// Slab allocates objects of type T. The zero value is ready to use. A Slab
// belongs to one goroutine at a time. The garbage collector frees a page when
// no object of it is reachable and the slab has moved on to another.
type Slab[T any] struct {
	page []T // what is left of the current page
	all  []T // the current page
	size int
	free []*T
}

// Alloc returns a new zeroed object.
func (s *Slab[T]) Alloc() *T {
	if n := len(s.free); n > 0 {
		p := s.free[n-1]
		s.free = s.free[:n-1]
		return p
	}
	if len(s.page) == 0 {
		s.grow(1)
	}
	p := &s.page[0]
	s.page = s.page[1:]
	return p
}

// AllocN returns n new zeroed objects that are adjacent in memory. The slice has no
// spare capacity.
func (s *Slab[T]) AllocN(n int) []T {
	if n > len(s.page) {
		if n > maxPage/4 {
			return make([]T, n)
		}
		s.grow(n)
	}
	p := s.page[:n:n]
	s.page = s.page[n:]
	return p
}

// Free returns an object of Alloc to the slab. Nothing may refer to the object any
// more.
func (s *Slab[T]) Free(p *T) {
	var zero T
	*p = zero
	if Poisoned {
		Poison(unsafe.Pointer(p), unsafe.Sizeof(*p))
		return
	}
	s.free = append(s.free, p)
}

func (s *Slab[T]) grow(n int) {
	switch {
	case s.size == 0:
		s.size = firstPage
	case s.size < maxPage:
		s.size *= 2
	}
	s.all = Page[T](max(s.size, n))
	s.page = s.all
}

// Reset frees all objects of the slab. It clears the current page and begins with it again.
// Nothing may refer to the objects any more.
func (s *Slab[T]) Reset() {
	used := s.all[:len(s.all)-len(s.page)]
	clear(used)
	if Poisoned && len(used) > 0 {
		Poison(unsafe.Pointer(unsafe.SliceData(used)), uintptr(len(used))*unsafe.Sizeof(used[0]))
		s.all = nil
	}
	s.page, s.free = s.all, nil
}

// Page returns n zeroed objects, n > 0, and announces them like a page of a Slab.
func Page[T any](n int) []T {
	page := make([]T, n)
	announce(page)
	return page
}

// observer is the function passed to OnPage.
var observer atomic.Pointer[func(addr, bytes uintptr)]

// OnPage registers a function that is called for every page that any slab allocates
// from now on, with its address and its size in bytes, before the page is used. Several
// goroutines may call observe at the same time. Processes use it to prepare the heap.
func OnPage(observe func(addr, bytes uintptr)) { observer.Store(&observe) }

func announce[T any](page []T) {
	if f := observer.Load(); f != nil {
		(*f)(uintptr(unsafe.Pointer(unsafe.SliceData(page))), uintptr(len(page))*unsafe.Sizeof(page[0]))
	}
}

// Bytes returns n zeroed bytes, n > 0, and announces them like pages.
func Bytes(n int) []byte {
	b := make([]byte, n)
	announce(b)
	return b
}

// Text returns b as a string that shares its memory. The bytes must not change while the string is in use.
func Text(b []byte) string { return unsafe.String(unsafe.SliceData(b), len(b)) }
