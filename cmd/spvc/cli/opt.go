package cli

import (
	"os"
	"runtime"
	"runtime/debug"
	"runtime/metrics"

	"github.com/spf13/cobra"

	"github.com/spvc/spvc/internal/tool"
)

// The batch tools do not collect garbage until the heap has grown to a sixteenth of the
// memory that the process may use, within these bounds in bytes, because most runs end
// before a collection would pay off. The upper bound keeps the compilation of ten thousand
// kernels below 700 MiB.
const (
	leastCollectorLimit = 256 << 20
	mostCollectorLimit  = 448 << 20
	// laterLimit bounds the memory of the Go heap after the first collection, unless less than a third
	// of it would be free.
	laterLimit = 540 << 20
)

// collectorLimit returns the size of the heap at which the first collection starts, for a
// process that may use the given number of bytes, or any number if it is 0.
func collectorLimit(memory uint64) int64 {
	limit := max(leastCollectorLimit, min(mostCollectorLimit, memory/16))
	if memory > 0 {
		limit = min(limit, memory/2)
	}
	return int64(limit)
}

// delayCollector switches the garbage collector off until the heap has grown to its
// limit, unless the user has set GOGC or GOMEMLIMIT. The caller must call the returned
// function once, with the size of the input in bytes.
func delayCollector() func(bytes int) {
	if os.Getenv("GOGC") != "" || os.Getenv("GOMEMLIMIT") != "" {
		return func(int) {}
	}
	runtime.MemProfileRate = 0 // nothing reads the profile
	percent := debug.SetGCPercent(-1)
	debug.SetMemoryLimit(leastCollectorLimit)
	return func(bytes int) {
		if bytes > preparedFrom {
			prepareHeap()
			// The limit is for later. Meanwhile the caller reads the input.
			go func() { debug.SetMemoryLimit(collectorLimit(usableMemory())) }()
		}
		// The first collection starts at the limit.
		afterCollection(func() {
			debug.SetGCPercent(percent)
			boundHeap()
		})
	}
}

// boundHeap limits the memory of the heap after each collection.
func boundHeap() {
	live := []metrics.Sample{{Name: "/gc/heap/live:bytes"}}
	metrics.Read(live)
	debug.SetMemoryLimit(max(laterLimit, int64(live[0].Value.Uint64())*3/2))
	afterCollection(boundHeap)
}

// afterCollection calls f when the next collection is over.
func afterCollection(f func()) {
	runtime.SetFinalizer(new([16]byte), func(*[16]byte) { f() })
}

// preparedFrom is the smallest input size, in bytes, for which it pays to prepare the
// heap.
const preparedFrom = 64 << 10

func optCommand(setup func() tool.Setup) *cobra.Command {
	return mlirTool(setup, "opt", "Parse, transform and print MLIR (mlir-opt's flags)", "  spvc opt --canonicalize --cse kernel.mlir", tool.Opt)
}
