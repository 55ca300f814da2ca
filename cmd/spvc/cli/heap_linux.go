package cli

import (
	"io/fs"
	"os"
	"path"
	"slices"
	"strconv"
	"strings"
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

// usableMemory returns the number of bytes of memory that the process may use: the memory of
// the machine, or the limit of a control group that the process is in, whichever is less. It
// returns 0 if neither is known.
func usableMemory() uint64 {
	var info syscall.Sysinfo_t
	var total uint64
	if syscall.Sysinfo(&info) == nil {
		total = uint64(info.Totalram) * uint64(info.Unit)
	}
	if limit := groupLimit(os.DirFS("/")); limit > 0 && (total == 0 || limit < total) {
		return limit
	}
	return total
}

// groupLimit returns the least memory limit of the control groups that the process is in, by
// the files of the system root, or 0 if there is none. See cgroups(7): version 1 has a
// hierarchy for memory, version 2 has one for all controllers. A container sees its own group
// as the root of the hierarchy, but may see the path in another one.
func groupLimit(root fs.FS) uint64 {
	groups, err := fs.ReadFile(root, "proc/self/cgroup")
	if err != nil {
		return 0
	}
	var least uint64
	for line := range strings.Lines(string(groups)) {
		part := strings.SplitN(strings.TrimSuffix(line, "\n"), ":", 3)
		if len(part) != 3 {
			continue
		}
		top, file := "sys/fs/cgroup", "memory.max"
		if part[1] != "" {
			if !slices.Contains(strings.Split(part[1], ","), "memory") {
				continue
			}
			top, file = "sys/fs/cgroup/memory", "memory.limit_in_bytes"
		}
		for dir := path.Join("/", part[2]); ; dir = path.Dir(dir) {
			text, err := fs.ReadFile(root, path.Join(top, dir, file))
			if err == nil {
				// Without a limit, the text of version 2 is no number, and that of version 1 a huge one.
				if n, err := strconv.ParseUint(strings.TrimSpace(string(text)), 10, 64); err == nil && (least == 0 || n < least) {
					least = n
				}
			}
			if dir == "/" {
				break
			}
		}
	}
	return least
}
