// Package growth lets tests check how time grows with the size of the input. Unlike the
// time itself, the growth is the same on fast and slow, idle and busy machines, and
// with the race detector.
package growth

import (
	"runtime"
	"testing"
	"time"
)

const (
	// factor is the ratio of the sizes of the two inputs.
	factor = 8
	// most is the largest accepted ratio of the times. Linear growth gives factor, and
	// a little more if the input does not fit into caches; quadratic growth gives
	// factor².
	most = 3 * factor
	// attempts is the number of measurements, because other processes may use the
	// machine.
	attempts = 5
	// negligible is a time that is too short to measure growth.
	negligible = 50 * time.Millisecond
)

// Linear reports an error if the time of the function that prepare returns for n grows
// faster than n. It calls prepare for n and for a fraction of n, whose time does not
// count, and calls the returned functions several times.
func Linear(t testing.TB, n int, prepare func(n int) func()) {
	t.Helper()
	few, many := prepare(n/factor), prepare(n)
	var small, large time.Duration
	for i := range attempts {
		s, l := timeOf(few), timeOf(many)
		if i == 0 {
			small, large = s, l
		}
		// A disturbance can only make a run longer, so the minimum counts.
		small, large = min(small, s), min(large, l)
		if large <= negligible || large <= most*small {
			return
		}
	}
	t.Errorf("size %d takes %v, but size %d %v", n/factor, small, n, large)
}

func timeOf(run func()) time.Duration {
	runtime.GC()
	start := time.Now()
	run()
	return time.Since(start)
}
