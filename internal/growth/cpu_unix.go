//go:build unix

package growth

import (
	"syscall"
	"time"
)

// used returns the CPU time that the process has used so far, on all processors.
func used() time.Duration {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		panic(err) // it fails only for wrong arguments
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}
