package cli

import (
	"fmt"
	"slices"
	"strings"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/spirv/stats"
)

const (
	// llvmpipe is VK_DRIVER_ID_MESA_LLVMPIPE.
	llvmpipe = 13
	// loopLimit is the number of iterations that an invocation may run on lavapipe, of all loops together (docs/drivers.md).
	loopLimit = 65535
)

// noteLoops writes a note if kernels may run more iterations than the device allows. An empty entry stands for all kernels.
func noteLoops(info *runner.DeviceInfo, p *spvc.Program, entry string) {
	if info.DriverID != llvmpipe {
		return
	}
	var names []string
	for _, b := range p.Binaries {
		functions, err := stats.Of(b.Words)
		if err != nil {
			return // the launch refuses the binary
		}
		for _, f := range functions {
			if !f.Entry || entry != "" && f.Name != entry {
				continue
			}
			if slices.Contains(names, f.Name) {
				continue // several modules have a kernel of this name
			}
			if n, ok := stats.Iterations(b.Words, f.Name); !ok || n > loopLimit {
				names = append(names, f.Name)
			}
		}
	}
	if len(names) > 0 {
		fmt.Fprintf(summaries(), "check:  lavapipe ends the loops of an invocation after %d iterations in all; these kernels may run more: %s (--check compares the results, docs/drivers.md)\n",
			loopLimit, strings.Join(names, ", "))
	}
}
