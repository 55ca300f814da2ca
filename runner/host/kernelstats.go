package host

import (
	"time"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/runner"
)

// statsOf returns the stats of a kernel.
func (m *Machine) statsOf(kernel *ir.Operation) *runner.KernelStats {
	s := m.perKernel[kernel]
	if s == nil {
		s = &runner.KernelStats{Kernel: "@" + kernel.Parent().StringAttr("sym_name") + "::@" + kernel.StringAttr("sym_name")}
		m.perKernel[kernel] = s
		m.order = append(m.order, s)
	}
	return s
}

// addLaunch adds a launch.
func addLaunch(s *runner.KernelStats, t runner.Timing) {
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
