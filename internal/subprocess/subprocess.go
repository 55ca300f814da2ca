// Package subprocess lets tests start programs that they will send signals to.
package subprocess

import (
	"os"
	"os/exec"
	"os/signal"
	"syscall"
)

// Start starts cmd such that SIGINT, SIGTERM and SIGHUP have their default effect on it.
// Otherwise it would ignore those that this process ignores, such as SIGHUP under nohup, and a
// test that waits for its end would wait forever. Signals that reach this process meanwhile
// are lost.
func Start(cmd *exec.Cmd) error {
	caught := make(chan os.Signal, 1)
	// A program starts with the default effect of the signals that its parent catches.
	signal.Notify(caught, syscall.SIGINT, syscall.SIGTERM, syscall.SIGHUP)
	defer signal.Stop(caught)
	return cmd.Start()
}
