package tool

import (
	"os"
	"time"

	"github.com/spvc/spvc/runner/vulkan"
)

// DriverFailure is the hidden subcommand of spvc that a process becomes when a driver fails while it is loaded.
const DriverFailure = "driver-failure"

// LoadLimit is the time in which drivers must load if the user states no other one.
const LoadLimit = time.Minute

// DriverGuard returns the guard of a command whose drivers must load within a time: the failed driver is named, and the exit code
// is ExitNoDevice.
func DriverGuard(limit time.Duration) vulkan.Guard {
	self, err := os.Executable()
	if err != nil {
		return vulkan.Guard{}
	}
	return vulkan.Guard{Command: []string{self, DriverFailure, "--limit=" + limit.String()}, Limit: limit}
}
