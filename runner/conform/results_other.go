//go:build !unix

package conform

import (
	"os"
	"os/exec"
)

// giveResults gives the worker a file for its results.
func giveResults(cmd *exec.Cmd, f *os.File) { cmd.Stdout = f }

// Results returns the file to which a worker of a [Pool] writes its results.
func Results() *os.File { return os.Stdout }
