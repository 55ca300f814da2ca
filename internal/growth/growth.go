// Package growth lets tests check how the work grows with the size of the input. Work
// is CPU time of the process: unlike the time that passes, it does not depend on what
// else the machine does. How it grows is the same on fast and slow machines, and with
// the race detector. A test that uses the package must not be parallel, since the
// process's other tests would count too.
package growth

import (
	"runtime"
	"testing"
	"time"
)

const (
	// factor is how much larger the large input is.
	factor = 8
	// most is how much more CPU time it may take: linear growth gives factor, and some
	// more where the input outgrows caches; quadratic growth gives its square.
	most = 3 * factor
	// attempts is how often the two are measured, as others share caches and memory.
	attempts = 5
	// negligible is the CPU time that says nothing about growth.
	negligible = 50 * time.Millisecond
)

// Linear reports an error if the CPU time of what prepare returns for n grows faster
// than n does. It calls prepare for n and a fraction of it, without counting that, and
// what that returns several times.
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
		// What disturbs makes it take longer, never less long.
		small, large = min(small, s), min(large, l)
		if large <= negligible || large <= most*small {
			return
		}
	}
	t.Errorf("size %d takes %v of CPU time, but size %d %v", n/factor, small, n, large)
}

// CPU returns the CPU time that the process uses while run runs, on all processors.
func CPU(run func()) time.Duration {
	before := used()
	run()
	return used() - before
}
