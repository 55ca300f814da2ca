package cli

import (
	"encoding/json"
	"errors"
	"fmt"

	"github.com/spf13/pflag"

	"github.com/spvc/spvc/internal/tool"
	"github.com/spvc/spvc/runner/host"
	"github.com/spvc/spvc/runner/reference"
)

// referenceFlags holds the flags that only the reference device has.
type referenceFlags struct {
	checks   string
	subgroup int
	maxSteps int64
	asJSON   bool
	trace    traceFlags
	fs       *pflag.FlagSet
	// sharesJSON is true if --json also concerns output other than that of the reference device.
	sharesJSON bool
}

func (r *referenceFlags) add(fs *pflag.FlagSet) {
	r.fs = fs
	fs.StringVar(&r.checks, "checks", "all", "checks of the reference device: all, off, or a list of bounds, uninitialized, races, barriers, undefined, alignment and layout; a minus sign before a name removes a check")
	fs.IntVar(&r.subgroup, "subgroup-size", 32, "number of invocations in a subgroup of the reference device, 1 to 128")
	fs.Int64Var(&r.maxSteps, "max-steps", 0, "number of instructions after which the reference device stops a launch; a negative number sets no limit (default: 2^36)")
	fs.BoolVar(&r.asJSON, "json", false, "print each finding of the checks and each event of a trace as a line of JSON to standard error")
	r.trace.add(fs)
}

// firstSet returns the first flag of the reference device that the command line has, or "".
func (r *referenceFlags) firstSet() string {
	for _, name := range append([]string{"checks", "subgroup-size", "max-steps", "json"}, traceNames...) {
		if r.fs.Changed(name) && !(name == "json" && r.sharesJSON) {
			return name
		}
	}
	return ""
}

// refuse returns a usage error if the command line has a flag of the reference device,
// which is not the selected device.
func (r *referenceFlags) refuse() error {
	if name := r.firstSet(); name != "" {
		return fmt.Errorf("--%s is for the reference device: add --device=%s", name, reference.Name)
	}
	return nil
}

// options returns the options of the device, or a usage error.
func (r *referenceFlags) options() (reference.Options, error) {
	checks, err := reference.ParseChecks(r.checks)
	if err != nil {
		return reference.Options{}, fmt.Errorf("--checks: %w", err)
	}
	trace, err := r.trace.trace(r.asJSON)
	return reference.Options{Checks: checks, SubgroupSize: r.subgroup, MaxSteps: r.maxSteps, Trace: trace}, err
}

// reportFindings reports the findings of a *reference.CheckError, and then the launch that
// failed.
func reportFindings(err error, e *reference.CheckError, asJSON bool) error {
	for i := range e.Findings {
		text := e.Findings[i].String()
		if asJSON {
			data, err := json.Marshal(&e.Findings[i])
			if err != nil {
				return failure(err)
			}
			text = string(data)
		}
		fmt.Fprintln(summaries(), text)
	}
	if e.Truncated {
		fmt.Fprintln(stderr(), "spvc: "+reference.Dropped)
	}
	found := errors.New("the checks found 1 error in the kernel")
	if n := len(e.Findings); n != 1 {
		found = fmt.Errorf("the checks found %d errors in the kernel", n)
	}
	var launch *host.Error
	if errors.As(err, &launch) {
		found = &host.Error{Where: launch.Where, Op: launch.Op, Err: found}
	}
	fmt.Fprintf(stderr(), "spvc: %v\n", found)
	return exitCode(tool.ExitFailed)
}

// runFailure reports an error of a program that ran.
func (r *referenceFlags) runFailure(err error) error {
	var found *reference.CheckError
	if errors.As(err, &found) {
		return reportFindings(err, found, r.asJSON)
	}
	return failure(err)
}
