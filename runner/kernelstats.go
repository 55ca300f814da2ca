package runner

import "time"

// KernelStats holds the counts and times of one kernel of a host program over all its launches.
type KernelStats struct {
	// Kernel is the name of the kernel as a reference, such as "@module::@kernel".
	Kernel   string
	Launches int
	// Timing is the sum over the launches.
	Timing Timing
	// Upload is the time in which the arguments were copied to the device, and Download the time
	// in which the results were copied back. A buffer is copied back when the host reads it, and
	// counts for the kernel that had it last.
	Upload, Download time.Duration
}
