package cli

import (
	"sync"
	"syscall"

	"github.com/spvc/spvc/internal/slab"
)

const (
	// heapPiece is the size in bytes, and the alignment, of the pieces that the heap of
	// Go's runtime grows by.
	heapPiece = 4 << 20
	// hugePieces is how many of them are marked for huge pages: enough for a thousand
	// kernels. Most machines have that much in memory that is at hand. Much more of it,
	// in a virtual machine, is fetched from the host page by page, and slower than the
	// small pages that other processes have just given back.
	hugePieces = 10
	// populateFrom is the size in bytes from which on a system call for the whole of a
	// slab's page is cheaper than a fault for each page of the machine in it.
	populateFrom = 16 << 10
	// madvPopulateWrite is MADV_POPULATE_WRITE of Linux 5.14, which package syscall
	// lacks. Older kernels refuse it, and the pages are faulted in one by one.
	madvPopulateWrite = 23
)

// heapPreparer readies the memory that slabs are about to use.
type heapPreparer struct {
	mu   sync.Mutex
	huge map[uintptr]bool // pieces, by address, that are marked
}

// prepareHeap has the memory where the IR comes to lie prepared before its use: the
// first pieces of the heap as huge pages, the rest populated a slab's page at a time.
// Without that, the batch tools spend a third of their time in page faults. Where the
// kernel has neither, nothing changes.
func prepareHeap() {
	h := &heapPreparer{huge: map[uintptr]bool{}}
	slab.OnPage(h.prepare)
}

func (h *heapPreparer) prepare(addr, bytes uintptr) {
	if h.markHuge(addr, bytes) || bytes < populateFrom {
		return
	}
	page := uintptr(syscall.Getpagesize())
	low, high := (addr+page-1)&^(page-1), (addr+bytes)&^(page-1)
	_, _, _ = syscall.Syscall(syscall.SYS_MADVISE, low, high-low, madvPopulateWrite)
}

// markHuge reports whether all of the bytes lie in pieces marked for huge pages. A piece
// is marked as soon as a slab has its first page there, when little else of it can have
// been used, until there are hugePieces of them.
func (h *heapPreparer) markHuge(addr, bytes uintptr) bool {
	h.mu.Lock()
	defer h.mu.Unlock()
	all := true
	for p := addr &^ (heapPiece - 1); p < addr+bytes; p += heapPiece {
		switch {
		case h.huge[p]:
		case len(h.huge) < hugePieces:
			h.huge[p] = true
			_, _, _ = syscall.Syscall(syscall.SYS_MADVISE, p, heapPiece, syscall.MADV_HUGEPAGE)
		default:
			all = false
		}
	}
	return all
}

// totalMemory returns the bytes of the machine's memory, 0 if unknown.
func totalMemory() uint64 {
	var info syscall.Sysinfo_t
	if syscall.Sysinfo(&info) != nil {
		return 0
	}
	return uint64(info.Totalram) * uint64(info.Unit)
}
