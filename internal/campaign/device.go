// Package campaign has what the commands that run cases of [conform] share: the flags that select cases and name
// expectations, devices and their worker processes, and the text of summaries.
package campaign

import (
	"context"
	"errors"
	"os"
	"os/exec"
	"time"

	"github.com/spf13/cobra"

	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/compute"
	"github.com/spvc/spvc/runner/conform"
	"github.com/spvc/spvc/runner/reference"
	"github.com/spvc/spvc/runner/vulkan"
)

// OpenDevice opens the device that the selector names. It does not fall back to the reference device.
func OpenDevice(selector string, o vulkan.Options) (runner.Device, error) {
	if compute.IsSoftware(selector) {
		d, err := compute.Open(selector, compute.Options{})
		return d.Raw(), err // the device itself also draws
	}
	return vulkan.OpenDevice(selector, o)
}

// DeviceInfo describes the device that the selector names: the reference device, the device "jit", or one of the
// Vulkan devices.
func DeviceInfo(selector string, o vulkan.Options) (*runner.DeviceInfo, error) {
	if compute.IsSoftware(selector) {
		d, err := compute.Open(selector, compute.Options{})
		if err != nil {
			return nil, err
		}
		info := *d.Info()
		return &info, d.Close()
	}
	in, err := vulkan.Open(o)
	if err != nil {
		return nil, err
	}
	defer in.Close()
	return runner.Select(in.Devices(), selector)
}

// OpenEngine opens the device for cases of this process, each with a time limit. The caller closes the engine.
func OpenEngine(selector string, timeout time.Duration, o vulkan.Options) (*conform.Engine, error) {
	o.RobustAccess = true
	open := func() (runner.Device, error) { return OpenDevice(selector, o) }
	dev, err := open()
	if err != nil {
		return nil, err
	}
	e := conform.NewEngine(dev, timeout)
	e.Reopen = open
	if !compute.IsReference(selector) {
		e.Second = func() (*conform.Engine, error) {
			second, err := OpenDevice(reference.Name, o)
			if err != nil {
				return nil, err
			}
			return conform.NewEngine(second, timeout), nil
		}
	}
	return e, nil
}

// WorkerName is the hidden subcommand that runs cases for a [conform.Pool].
const WorkerName = "conform-worker"

// NewPool returns a pool whose workers are processes of this program, which has [WorkerCommand]. Each worker opens the
// device that the selector names. timeout bounds the time of a case.
func NewPool(selector string, jobs int, timeout time.Duration) (*conform.Pool, error) {
	self, err := os.Executable()
	if err != nil {
		return nil, err
	}
	return &conform.Pool{
		Command: func() *exec.Cmd {
			cmd := exec.Command(self, WorkerName, "--device="+selector, "--timeout="+timeout.String())
			cmd.Args[0] = os.Args[0]
			return cmd
		},
		Jobs: jobs, Timeout: timeout, Grace: min(max(timeout/4, time.Second), 5*time.Second), Batch: conform.BatchCases,
	}, nil
}

// WorkerCommand returns the hidden subcommand. noDevice reports that the device cannot be opened, and failed that a case
// cannot be run or its result cannot be written; both return the error of the command.
func WorkerCommand(noDevice, failed func(error) error) *cobra.Command {
	var device string
	var timeout time.Duration
	cmd := &cobra.Command{
		Use:    WorkerName,
		Short:  "Run the cases that another process writes to standard input",
		Hidden: true,
		Args:   cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			// There is no guard: the parent sees how this process ends.
			e, err := OpenEngine(device, timeout, vulkan.Options{Guard: vulkan.Guard{Exits: true}})
			if err != nil {
				return noDevice(err)
			}
			e.Once, e.Reopen = true, nil
			if err := errors.Join(serve(cmd.Context(), e), e.Close()); err != nil {
				return failed(err)
			}
			return nil
		},
	}
	cmd.Flags().StringVar(&device, "device", "", "device, as for spvc run")
	cmd.Flags().DurationVar(&timeout, "timeout", 0, "time limit of a case")
	return cmd
}

func serve(ctx context.Context, e *conform.Engine) error {
	return conform.Serve(ctx, e, os.Stdin, conform.Results())
}
