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
