package cli

import (
	"sync"
	"syscall"

	"github.com/spvc/spvc/internal/slab"
)

// heapPiece is the size in bytes, and the alignment, of the pieces that the heap of
// Go's runtime grows by.
const heapPiece = 4 << 20

// preferHugePages asks the kernel for huge pages wherever the IR comes to lie. Without
// them, the batch tools spend a third of their time in page faults. A piece of the heap
// is marked as soon as a slab has its first page there, when little else of the piece
// can have been used. Where huge pages are off, nothing changes; and if the heap grows
// in other pieces one day, some are not marked.
func preferHugePages() {
	var mu sync.Mutex
	marked := map[uintptr]bool{}
	slab.OnPage(func(addr, bytes uintptr) {
		mu.Lock()
		defer mu.Unlock()
		for p := addr &^ (heapPiece - 1); p < addr+bytes; p += heapPiece {
			if !marked[p] {
				marked[p] = true
				_, _, _ = syscall.Syscall(syscall.SYS_MADVISE, p, heapPiece, syscall.MADV_HUGEPAGE)
			}
		}
	})
}

// totalMemory returns the bytes of the machine's memory, 0 if unknown.
func totalMemory() uint64 {
	var info syscall.Sysinfo_t
	if syscall.Sysinfo(&info) != nil {
		return 0
	}
	return uint64(info.Totalram) * uint64(info.Unit)
}
