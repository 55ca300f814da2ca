package host

import (
	"time"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/runner"
)

// KernelStats holds the counts and times of one kernel over all its launches.
type KernelStats struct {
	// Kernel is the name of the kernel as a reference, such as "@module::@kernel".
	Kernel   string
	Launches int
	// Timing is the sum over the launches.
	Timing runner.Timing
	// Upload is the time in which the arguments were copied to the device, and Download the time
	// in which the results were copied back. A buffer is copied back when the host reads it, and
	// counts for the kernel that had it last.
	Upload, Download time.Duration
}

// statsOf returns the stats of a kernel.
func (m *Machine) statsOf(kernel *ir.Operation) *KernelStats {
	s := m.perKernel[kernel]
	if s == nil {
		s = &KernelStats{Kernel: "@" + kernel.Parent().StringAttr("sym_name") + "::@" + kernel.StringAttr("sym_name")}
		m.perKernel[kernel] = s
		m.order = append(m.order, s)
	}
	return s
}

// launched adds a launch.
func (s *KernelStats) launched(t runner.Timing) {
	s.Launches++
	s.Timing = sum(s.Timing, t)
}

func sum(a, b runner.Timing) runner.Timing {
	return runner.Timing{GPU: a.GPU + b.GPU, Wall: a.Wall + b.Wall, Submit: a.Submit + b.Submit, Compile: a.Compile + b.Compile}
}

// timed calls f and adds the time that it takes to total.
func timed(total *time.Duration, f func() error) error {
	begin := time.Now()
	err := f()
	*total += time.Since(begin)
	return err
}
