//go:build !unix

package growth

import "time"

// used returns the elapsed time, because this system has no CPU time to query.
func used() time.Duration { return time.Since(time.Time{}) }
