//go:build unix

package subprocess

import (
	"os/exec"
	"os/signal"
	"syscall"
	"testing"
)

// TestStart starts programs while this process ignores the signals that end them.
func TestStart(t *testing.T) {
	for _, s := range []syscall.Signal{syscall.SIGINT, syscall.SIGTERM, syscall.SIGHUP} {
		signal.Ignore(s)
		t.Cleanup(func() { signal.Reset(s) })
		cmd := exec.Command("sleep", "60")
		if err := Start(cmd); err != nil {
			t.Fatal(err)
		}
		if err := cmd.Process.Signal(s); err != nil {
			t.Fatal(err)
		}
		_ = cmd.Wait()
		if w, ok := cmd.ProcessState.Sys().(syscall.WaitStatus); !ok || w.Signal() != s {
			t.Errorf("%v: the process ended with %v", s, cmd.ProcessState)
		}
	}
}

// TestStartFails starts a program that does not exist.
func TestStartFails(t *testing.T) {
	if err := Start(exec.Command("./no-such-program")); err == nil {
		t.Error("no error")
	}
}
