// Package growth lets tests hold how time grows with the size of the input, which
// unlike the time itself is the same on fast and slow, idle and busy machines, and
// with the race detector.
package growth

import (
	"runtime"
	"testing"
	"time"
)

const (
	// factor is how much larger the large input is.
	factor = 8
	// most is how much longer it may take: linear growth gives factor, and some more
	// where the input outgrows caches; quadratic growth gives its square.
	most = 3 * factor
	// attempts is how often the two are measured, as others may use the machine.
	attempts = 5
	// negligible is the time that says nothing about growth.
	negligible = 50 * time.Millisecond
)

// Linear reports an error if the time of what prepare returns for n grows faster than
// n does. It calls prepare for n and a fraction of it, without taking its time, and
// what that returns several times.
func Linear(t testing.TB, n int, prepare func(n int) func()) {
	t.Helper()
	few, many := prepare(n/factor), prepare(n)
	var small, large time.Duration
	for i := range attempts {
		s, l := timeOf(few), timeOf(many)
		if i == 0 {
			small, large = s, l
		}
		// What disturbs makes it take longer, never less long.
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
