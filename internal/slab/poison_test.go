//go:build poison && unix

package slab

import (
	"runtime"
	"runtime/debug"
	"testing"
)

type node struct {
	next  *node
	value int
}

// faults reports whether f touches memory that it may not.
func faults(f func()) (fault bool) {
	defer debug.SetPanicOnFault(debug.SetPanicOnFault(true))
	defer func() { fault = recover() != nil }()
	f()
	return
}

func TestPoison(t *testing.T) {
	var s Slab[node]
	a := s.Alloc()
	a.next = s.Alloc()
	s.Free(a)
	runtime.GC()
	if !faults(func() { a.next.value++ }) {
		t.Error("nothing stops who follows a pointer of freed memory")
	}
	if s.Alloc() == a {
		t.Error("freed memory is used again")
	}
	b := s.Alloc()
	b.next = b
	s.Reset()
	runtime.GC()
	if !faults(func() { b.next.value++ }) {
		t.Error("nothing stops who follows a pointer of memory before Reset")
	}
	if c := s.Alloc(); c.next != nil || c.value != 0 {
		t.Error("new memory after Reset is not clear")
	}
}
