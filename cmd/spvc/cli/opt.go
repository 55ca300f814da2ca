package cli

import (
	"math"
	"os"
	"runtime"
	"runtime/debug"

	"github.com/spf13/cobra"

	"github.com/spvc/spvc/internal/tool"
)

// collectorLimit is the heap size in bytes up to which the batch tools run without
// collecting garbage: they are over before it would pay.
const collectorLimit = 256 << 20

// delayCollector switches the garbage collector off until the heap has grown to
// collectorLimit, unless the user has set GOGC or GOMEMLIMIT.
func delayCollector() {
	if os.Getenv("GOGC") != "" || os.Getenv("GOMEMLIMIT") != "" {
		return
	}
	preferHugePages(collectorLimit)
	percent := debug.SetGCPercent(-1)
	debug.SetMemoryLimit(collectorLimit)
	// The first collection that the limit brings about runs this finalizer.
	sentinel := new([16]byte)
	runtime.SetFinalizer(sentinel, func(*[16]byte) {
		debug.SetMemoryLimit(math.MaxInt64)
		debug.SetGCPercent(percent)
	})
}

func optCommand() *cobra.Command {
	return mlirTool("opt", "Parse, transform and print MLIR (mlir-opt's flags)", "  spvc opt --canonicalize --cse kernel.mlir", tool.Opt)
}
