package slab

import "testing"

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
	var s Slab[int]
	p := s.Alloc()
	*p = 9
	s.Free(p)
	if q := s.Alloc(); q != p || *q != 0 {
		t.Fatalf("a freed object was not recycled clean")
	}
}

func BenchmarkAlloc(b *testing.B) {
	b.ReportAllocs()
	var s Slab[[16]uint64]
	for b.Loop() {
		s.Alloc()
	}
}
