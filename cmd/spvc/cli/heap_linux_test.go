package cli

import (
	"syscall"
	"testing"
	"testing/fstest"
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

// TestGroupLimit reads the limits of control groups of both versions.
func TestGroupLimit(t *testing.T) {
	for name, c := range map[string]struct {
		groups string
		limits map[string]string
		want   uint64
	}{
		"none":             {"", nil, 0},
		"version 2":        {"0::/a/b\n", map[string]string{"sys/fs/cgroup/a/b/memory.max": "5000\n"}, 5000},
		"version 2 parent": {"0::/a/b\n", map[string]string{"sys/fs/cgroup/a/b/memory.max": "max\n", "sys/fs/cgroup/a/memory.max": "7000\n"}, 7000},
		"version 2 root":   {"0::/elsewhere\n", map[string]string{"sys/fs/cgroup/memory.max": "6000\n"}, 6000},
		"least":            {"0::/a\n", map[string]string{"sys/fs/cgroup/a/memory.max": "9000\n", "sys/fs/cgroup/memory.max": "8000\n"}, 8000},
		"version 1":        {"5:cpu:/x\n4:memory:/x\n", map[string]string{"sys/fs/cgroup/memory/x/memory.limit_in_bytes": "4000\n", "sys/fs/cgroup/x/memory.max": "1\n"}, 4000},
		"several":          {"4:cpu,memory:/x\n", map[string]string{"sys/fs/cgroup/memory/x/memory.limit_in_bytes": "3000\n"}, 3000},
		"other controller": {"4:cpu:/x\n", map[string]string{"sys/fs/cgroup/memory/x/memory.limit_in_bytes": "3000\n", "sys/fs/cgroup/x/memory.max": "1\n"}, 0},
		"no line":          {"junk\n0::/a", map[string]string{"sys/fs/cgroup/a/memory.max": "2000"}, 2000},
	} {
		root := fstest.MapFS{}
		if c.groups != "" {
			root["proc/self/cgroup"] = &fstest.MapFile{Data: []byte(c.groups)}
		}
		for file, text := range c.limits {
			root[file] = &fstest.MapFile{Data: []byte(text)}
		}
		if got := groupLimit(root); got != c.want {
			t.Errorf("%s: %d, want %d", name, got, c.want)
		}
	}
	if usableMemory() == 0 {
		t.Error("the machine's memory is unknown")
	}
}

// TestCollectorLimit checks the bounds of the heap before the first collection.
func TestCollectorLimit(t *testing.T) {
	for memory, want := range map[uint64]int64{0: leastCollectorLimit, 1 << 40: mostCollectorLimit, 6 << 30: 384 << 20, 1 << 30: leastCollectorLimit, 256 << 20: 128 << 20} {
		if got := collectorLimit(memory); got != want {
			t.Errorf("%d bytes: %d, want %d", memory, got, want)
		}
	}
}
