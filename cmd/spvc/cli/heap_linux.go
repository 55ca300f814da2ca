package cli

import (
	"sync"
	"syscall"

	"github.com/spvc/spvc/internal/prefault"
	"github.com/spvc/spvc/internal/slab"
)

const (
	// hugePieces is the number of pieces that are marked for huge pages: enough for a
	// thousand kernels. Most machines have that much memory ready. In a virtual
	// machine, the host may have to fetch more than that page by page, which is slower
	// than small pages that other processes have just released.
	hugePieces = 10
	// populateFrom is the smallest size in bytes for which one system call for a whole
	// page of a slab costs less than a page fault for each page of the machine.
	populateFrom = 16 << 10
)

// heapPreparer prepares the memory that slabs will use.
type heapPreparer struct {
	mu   sync.Mutex
	huge map[uintptr]bool // addresses of the marked pieces
}

// prepareHeap makes slabs prepare memory for the IR before its use: the first pieces of
// the heap as huge pages, and the rest populated one page of a slab at a time. Without
// this, the batch tools spend a third of their time in page faults. If the kernel
// supports neither, prepareHeap has no effect.
func prepareHeap() {
	h := &heapPreparer{huge: map[uintptr]bool{}}
	slab.OnPage(h.prepare)
}

func (h *heapPreparer) prepare(addr, bytes uintptr) {
	if h.markHuge(addr, bytes) || bytes < populateFrom {
		return
	}
	page := uintptr(syscall.Getpagesize())
	_ = prefault.Populate((addr+page-1)&^(page-1), (addr+bytes)&^(page-1))
}

// markHuge reports whether all of the bytes lie in pieces marked for huge pages. It
// marks up to hugePieces pieces, each when a slab gets its first page there, because
// little else of the piece can be in use by then.
func (h *heapPreparer) markHuge(addr, bytes uintptr) bool {
	h.mu.Lock()
	defer h.mu.Unlock()
	all := true
	for p := addr &^ (prefault.HeapPiece - 1); p < addr+bytes; p += prefault.HeapPiece {
		switch {
		case h.huge[p]:
		case len(h.huge) < hugePieces:
			h.huge[p] = true
			_, _, _ = syscall.Syscall(syscall.SYS_MADVISE, p, prefault.HeapPiece, syscall.MADV_HUGEPAGE)
		default:
			all = false
		}
	}
	return all
}

// totalMemory returns the size of the machine's memory in bytes, or 0 if it is not
// known.
func totalMemory() uint64 {
	var info syscall.Sysinfo_t
	if syscall.Sysinfo(&info) != nil {
		return 0
	}
	return uint64(info.Totalram) * uint64(info.Unit)
}
