package tool

import (
	"context"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"sync/atomic"
	"time"

	"github.com/spvc/spvc/ir"
)

// testScript is a program that reports whether a file is interesting. Several instances
// may run at the same time.
type testScript struct {
	// name is the script's name from the command line, and path its absolute path.
	name, path string
	args       []string
	workDir    string
	// dir is the folder for the files.
	dir     string
	timeout time.Duration // 0 for none
	// zero is true if exit code 0 means interesting; otherwise every other code does.
	zero  bool
	print ir.PrintOptions
	files atomic.Int64
}

// interesting runs the script on a file that contains op. It returns an error if the
// script cannot start, or if a signal that this process did not send ends it.
func (s *testScript) interesting(ctx context.Context, op *ir.Operation) (bool, error) {
	opts := s.print
	opts.AssumeVerified, opts.SkipRegions = true, false
	file := filepath.Join(s.dir, "mlir-reduce-"+strconv.FormatInt(s.files.Add(1), 10)+".mlir")
	if err := os.WriteFile(file, ir.Print(nil, op, opts), 0o600); err != nil {
		return false, errors.New("cannot write a test case: " + reason(err))
	}
	defer os.Remove(file)
	limited := ctx
	if s.timeout > 0 {
		var cancel context.CancelFunc
		limited, cancel = context.WithTimeout(ctx, s.timeout)
		defer cancel()
	}
	err := s.command(limited, file).Run()
	var exit *exec.ExitError
	switch {
	case ctx.Err() != nil:
		return false, ctx.Err()
	case limited.Err() != nil:
		return false, nil
	case err == nil:
		return s.zero, nil
	case !errors.As(err, &exit):
		return false, errors.New("cannot run the test '" + s.name + "': " + reason(err))
	case !exit.Exited():
		return false, errors.New("the test '" + s.name + "' was ended by a signal: " + exit.String())
	}
	return !s.zero, nil
}

// command returns the command that runs the script on file. When ctx ends, the script
// is killed with the processes that it started.
func (s *testScript) command(ctx context.Context, file string) *exec.Cmd {
	args := append(append([]string(nil), s.args...), file)
	cmd := exec.CommandContext(ctx, s.path, args...)
	cmd.Dir = s.workDir
	ownGroup(cmd)
	return cmd
}

// verdict returns the reason why the input is not interesting.
func (s *testScript) verdict() string {
	text := "the test '" + s.name + "' does not exit with " + s.wanted()
	if s.timeout > 0 {
		text += " within " + s.timeout.String()
	}
	return text
}

func (s *testScript) wanted() string {
	if s.zero {
		return "0"
	}
	return "a code other than 0"
}
