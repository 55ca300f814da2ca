//go:build !(poison && unix)

// Builds with the tag poison never use freed memory again, which poison_test.go holds.

package slab

import "testing"

func TestFreeRecycles(t *testing.T) {
	var s Slab[int]
	p := s.Alloc()
	*p = 9
	s.Free(p)
	if q := s.Alloc(); q != p || *q != 0 {
		t.Fatalf("a freed object was not recycled clean")
	}
}

func TestReset(t *testing.T) {
	var s Slab[int]
	s.Reset() // before the first page
	first := s.Alloc()
	*first = 1
	s.Free(s.Alloc())
	for i := range s.AllocN(3) {
		s.AllocN(3)[i] = 2
	}
	s.Reset()
	if p := s.Alloc(); p != first || *p != 0 {
		t.Errorf("after Reset the first object is %p with %d, want %p with 0", p, *p, first)
	}
	for i, v := range s.AllocN(20) {
		if v != 0 {
			t.Errorf("object %d is %d after Reset", i, v)
		}
	}
}
