package cli

import (
	"syscall"
	"testing"
	"unsafe"

	"github.com/spvc/spvc/internal/prefault"
)

// TestPrepareHeap has the pages of two more pieces prepared than become huge ones, and
// asks the kernel which of them are in memory then.
func TestPrepareHeap(t *testing.T) {
	const slabPage = 128 << 10
	area, err := syscall.Mmap(-1, 0, (hugePieces+3)*prefault.HeapPiece, syscall.PROT_READ|syscall.PROT_WRITE, syscall.MAP_ANON|syscall.MAP_PRIVATE)
	if err != nil {
		t.Fatal(err)
	}
	defer syscall.Munmap(area)
	start := (uintptr(unsafe.Pointer(unsafe.SliceData(area))) + prefault.HeapPiece - 1) &^ (prefault.HeapPiece - 1)
	h := &heapPreparer{huge: map[uintptr]bool{}}
	for i := range uintptr(hugePieces) {
		if p := start + i*prefault.HeapPiece; !h.markHuge(p, slabPage) || !h.markHuge(p+slabPage, slabPage) {
			t.Errorf("piece %d is not marked for huge pages", i)
		}
	}
	last := start + hugePieces*prefault.HeapPiece
	if h.markHuge(last, slabPage) || h.markHuge(last-slabPage, 2*slabPage) {
		t.Errorf("more than %d pieces are marked for huge pages", hugePieces)
	}
	next := last + prefault.HeapPiece
	if err := prefault.Populate(next, next+uintptr(syscall.Getpagesize())); err != nil {
		t.Fatalf("the kernel does not populate memory, which Linux does from 5.14 on: %v", err)
	}
	h.prepare(last, slabPage)
	h.prepare(last+slabPage, populateFrom-1)
	in := make([]byte, 2*slabPage/syscall.Getpagesize())
	if _, _, errno := syscall.Syscall(syscall.SYS_MINCORE, last, 2*slabPage, uintptr(unsafe.Pointer(unsafe.SliceData(in)))); errno != 0 {
		t.Fatal(errno)
	}
	for i, b := range in {
		if want := byte(1 - i*2/len(in)); b&1 != want {
			t.Errorf("page %d: in memory %d, want %d", i, b&1, want)
		}
	}
}
