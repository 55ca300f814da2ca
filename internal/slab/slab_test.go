package slab

import (
	"testing"
	"unsafe"
)

func TestAllocZeroedAndDistinct(t *testing.T) {
	var s Slab[[2]int]
	seen := map[*[2]int]bool{}
	for i := range 5000 {
		p := s.Alloc()
		if *p != [2]int{} || seen[p] {
			t.Fatalf("object %d is not new", i)
		}
		p[0] = i + 1
		seen[p] = true
	}
}

func TestAllocNContiguous(t *testing.T) {
	var s Slab[int]
	for n := range 600 {
		a := s.AllocN(n)
		if len(a) != n || cap(a) != n {
			t.Fatalf("AllocN(%d): len %d cap %d", n, len(a), cap(a))
		}
		for i := range a {
			if a[i] != 0 {
				t.Fatalf("AllocN(%d)[%d] = %d", n, i, a[i])
			}
			a[i] = 7
		}
	}
}

func TestFreeRecycles(t *testing.T) {
	if Poisoned {
		t.Skip("freed memory is not used again")
	}
	var s Slab[int]
	p := s.Alloc()
	*p = 9
	s.Free(p)
	if q := s.Alloc(); q != p || *q != 0 {
		t.Fatalf("a freed object was not recycled clean")
	}
}

func TestReset(t *testing.T) {
	if Poisoned {
		t.Skip("freed memory is not used again")
	}
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

func TestPagesAreAnnounced(t *testing.T) {
	defer observer.Store(nil)
	type page struct{ addr, bytes uintptr }
	var pages []page
	OnPage(func(addr, bytes uintptr) { pages = append(pages, page{addr, bytes}) })
	within := func(p unsafe.Pointer) bool {
		for _, g := range pages {
			if a := uintptr(p); a >= g.addr && a < g.addr+g.bytes {
				return true
			}
		}
		return false
	}
	var s Slab[[3]int]
	for i := range 3000 {
		if !within(unsafe.Pointer(s.Alloc())) {
			t.Fatalf("object %d lies on a page that was not announced", i)
		}
	}
	if n := len(pages); n < 2 || n > 20 {
		t.Errorf("%d pages", n)
	}
	if b := Bytes(100); len(b) != 100 || !within(unsafe.Pointer(&b[99])) {
		t.Error("bytes were not announced")
	}
}

func BenchmarkAlloc(b *testing.B) {
	b.ReportAllocs()
	var s Slab[[16]uint64]
	for b.Loop() {
		s.Alloc()
	}
}
