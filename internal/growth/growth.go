// Package growth lets tests check how the work grows with the size of the input. Work is
// the CPU time of the process. Unlike elapsed time, it does not depend on other
// processes of the machine. Its growth is the same on fast and slow machines, and with
// the race detector. A test that uses the package must not be parallel, because the
// other tests of the process would count too.
package growth

import (
	"runtime"
	"testing"
	"time"
)

const (
	// factor is the ratio of the sizes of the two inputs.
	factor = 8
	// maxRatio is the largest accepted ratio of the CPU times. Linear growth gives factor,
	// and a little more if the input does not fit into caches; quadratic growth gives
	// factor².
	maxRatio = 3 * factor
	// attempts is the number of measurements, because other processes share caches and
	// memory.
	attempts = 5
	// negligible is a CPU time that is too short to measure growth.
	negligible = 50 * time.Millisecond
)

// Linear reports an error if the CPU time of the function that prepare returns for n
// grows faster than n. It calls prepare for n and for a fraction of n, whose time does
// not count, and calls the returned functions several times.
func Linear(t testing.TB, n int, prepare func(n int) func()) {
	t.Helper()
	few, many := prepare(n/factor), prepare(n)
	var small, large time.Duration
	for i := range attempts {
		runtime.GC()
		s := CPU(few)
		runtime.GC()
		l := CPU(many)
		if i == 0 {
			small, large = s, l
		}
		// A disturbance can only make a run longer, so the minimum counts.
		small, large = min(small, s), min(large, l)
		if large <= negligible || large <= maxRatio*small {
			return
		}
	}
	t.Errorf("size %d takes %v of CPU time, but size %d %v", n/factor, small, n, large)
}

// CPU returns the CPU time of the process during a call of run, on all processors.
func CPU(run func()) time.Duration {
	before := used()
	run()
	return used() - before
}
