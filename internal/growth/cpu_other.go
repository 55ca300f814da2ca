//go:build !unix

package growth

import "time"

// used returns the time that has passed, which is the best there is here.
func used() time.Duration { return time.Since(time.Time{}) }
