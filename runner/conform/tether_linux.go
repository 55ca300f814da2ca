package conform

import (
	"os/exec"
	"syscall"
)

// tether makes a worker die with this process, however this process ends, and keeps the
// signals of a terminal away from the worker: this process decides when it ends.
func tether(cmd *exec.Cmd) {
	if cmd.SysProcAttr == nil {
		cmd.SysProcAttr = new(syscall.SysProcAttr)
	}
	cmd.SysProcAttr.Pdeathsig = syscall.SIGKILL
	cmd.SysProcAttr.Setpgid = true
}
