//go:build unix

package conform

import (
	"os"
	"os/exec"
	"strconv"
	"syscall"
)

// resultsVariable is the environment variable that tells a worker the file descriptor of
// its results.
const resultsVariable = "SPVC_CONFORM_RESULTS"

// giveResults gives the worker a file for its results. Standard output belongs to the
// driver, which may print.
func giveResults(cmd *exec.Cmd, f *os.File) {
	cmd.ExtraFiles = append(cmd.ExtraFiles, f)
	const standard = 2 // the last of the standard streams
	cmd.Env = append(cmd.Environ(), resultsVariable+"="+strconv.Itoa(standard+len(cmd.ExtraFiles)))
}

// Results returns the file to which a worker of a [Pool] writes its results. It is standard
// output in a process that no Pool started.
func Results() *os.File {
	fd, err := strconv.Atoi(os.Getenv(resultsVariable))
	if err != nil {
		return os.Stdout
	}
	syscall.CloseOnExec(fd) // so that the file ends with this process
	return os.NewFile(uintptr(fd), "results")
}
