//go:build unix

package tool

import (
	"os/exec"
	"syscall"
)

// ownGroup makes cmd run in a process group of its own, which is killed as a whole when
// the context of cmd ends.
func ownGroup(cmd *exec.Cmd) {
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	cmd.Cancel = func() error { return syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL) }
}
