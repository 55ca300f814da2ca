package conform

import (
	"os/exec"
	"syscall"
)

// tether makes a worker die when this process ends, for whatever reason. It also keeps
// the signals of a terminal away from the worker, so that this process decides when the
// worker ends.
func tether(cmd *exec.Cmd) {
	if cmd.SysProcAttr == nil {
		cmd.SysProcAttr = new(syscall.SysProcAttr)
	}
	cmd.SysProcAttr.Pdeathsig = syscall.SIGKILL
	cmd.SysProcAttr.Setpgid = true
}
