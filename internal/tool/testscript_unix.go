//go:build unix

package tool

import (
	"os/exec"
	"syscall"
)

// ownGroup makes cmd run in its own process group. When the context of cmd ends, the
// whole group is killed.
func ownGroup(cmd *exec.Cmd) {
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	cmd.Cancel = func() error { return syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL) }
}
