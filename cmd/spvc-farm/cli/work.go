package cli

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"syscall"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/spf13/cobra"

	"github.com/spvc/spvc/internal/campaign"
	"github.com/spvc/spvc/internal/tool"
	"github.com/spvc/spvc/internal/visible"
	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/compute"
	"github.com/spvc/spvc/runner/conform"
	"github.com/spvc/spvc/runner/farm"
	"github.com/spvc/spvc/runner/vulkan"
)

// workFlags are the flags of `spvc-farm work`.
type workFlags struct {
	serverFlags
	device, home, name string
	jobs               int
	idle, load         time.Duration
	keep               bool
}

func workCommand() *cobra.Command {
	var f workFlags
	cmd := &cobra.Command{
		Use:   "work --server URL",
		Short: "Run cases on a device of this machine",
		Long: `Work runs the cases of all runs that have the device, the oldest run first, until a signal or --idle ends it. It needs
nothing but this program and a driver. Each result is in the journal in --home as soon as its case ends, and a worker that was
killed sends it when it starts again. Cases run in processes of their own: if a driver crashes or hangs, one case is lost.
After SIGTERM the worker ends the cases at hand, sends their results and gives the others back.`,
		Example: "  spvc-farm work --server=nats://farm:4222\n  spvc-farm work --server=nats://farm:4222 --device=driver:radv --home=/var/lib/spvc-farm --jobs=4",
		Args:    cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			if f.load <= 0 {
				return errors.New("--load-limit must be above 0")
			}
			return f.run(cmd.Context(), cmd.ErrOrStderr())
		},
	}
	fs := cmd.Flags()
	f.register(fs)
	fs.StringVar(&f.device, "device", os.Getenv("SPVC_DEVICE"), "device, as for spvc run")
	fs.StringVar(&f.home, "home", "", "folder for journals (default: spvc-farm/NAME in the user's folder for caches)")
	fs.StringVar(&f.name, "name", "", "name of the worker (default: that of the machine and of the device)")
	fs.IntVar(&f.jobs, "jobs", max(1, runtime.NumCPU()/2), "number of cases that run at a time (default: half as many as processors)")
	fs.Lookup("jobs").DefValue = "0" // the help is the same on every machine
	fs.DurationVar(&f.idle, "idle", 0, "time without work after which the worker ends (default: never)")
	fs.DurationVar(&f.load, "load-limit", tool.LoadLimit, "time in which the drivers of the machine must load; later the worker names the driver and ends with 3")
	fs.BoolVar(&f.keep, "keep-journals", false, "keep the journals of runs that have ended")
	return cmd
}

func (f *workFlags) run(ctx context.Context, log io.Writer) error {
	info, err := campaign.DeviceInfo(f.device, vulkan.Options{Guard: tool.DriverGuard(f.load)})
	if err != nil {
		return noDevice(err)
	}
	o, err := f.options(info, log)
	if err != nil {
		return err
	}
	nc, err := f.connect(ctx, o.Log)
	if err != nil {
		return failure(err)
	}
	defer nc.Close()
	w, err := farm.NewWorker(nc, o)
	if err != nil {
		return err
	}
	switch err := w.Run(ctx); {
	case errors.Is(err, conform.ErrWorker):
		return noDevice(err)
	default:
		return failure(err)
	}
}

// options describes the board.
func (f *workFlags) options(info *runner.DeviceInfo, log io.Writer) (farm.WorkerOptions, error) {
	host, err := os.Hostname()
	if err != nil {
		return farm.WorkerOptions{}, failure(err)
	}
	if f.name == "" {
		f.name = nameOf(host + "-" + info.Name)
	}
	if f.home == "" {
		cache, err := os.UserCacheDir()
		if err != nil {
			return farm.WorkerOptions{}, fmt.Errorf("%w; name a folder by --home", err)
		}
		f.home = filepath.Join(cache, "spvc-farm", f.name)
	}
	return farm.WorkerOptions{
		Name: f.name, Host: host, Home: f.home, Device: conform.NewDeviceCard(info), Jobs: f.jobs, KeepJournals: f.keep, Idle: f.idle,
		Serves:    func(selector string) bool { return f.serves(info, selector) },
		Open:      func(timeout time.Duration) (farm.Executor, error) { return campaign.NewPool(f.device, f.jobs, timeout) },
		Recognize: func(r *conform.Result, c *conform.Case) { r.Recognize(info, c) },
		Log:       func(line string) { fmt.Fprintf(log, "spvc-farm: %s\n", visible.String(line)) },
	}, nil
}

// nameOf makes a name of words.
func nameOf(text string) string {
	text, _, _ = strings.Cut(text, "(")
	name := strings.Join(strings.FieldsFunc(strings.ToLower(text), func(r rune) bool { return !(r >= 'a' && r <= 'z' || r >= '0' && r <= '9') }), "-")
	return name[:min(len(name), 64)]
}

// serves reports whether a selector names the device of this board.
func (f *workFlags) serves(info *runner.DeviceInfo, selector string) bool {
	if compute.IsSoftware(f.device) || compute.IsSoftware(selector) {
		return strings.EqualFold(selector, f.device)
	}
	_, err := runner.Select([]runner.DeviceInfo{*info}, selector)
	return err == nil
}

// mayPass reports whether the server may be there later: it does not listen yet, or it ended while the worker connected.
func mayPass(err error) bool {
	for _, pass := range []error{nats.ErrNoServers, nats.ErrTimeout, io.EOF, io.ErrUnexpectedEOF, os.ErrDeadlineExceeded, syscall.ECONNRESET, syscall.EPIPE} {
		if errors.Is(err, pass) {
			return true
		}
	}
	return false
}

// connectPause is the time after which a worker tries again to reach the server.
const connectPause = 2 * time.Second

// connect connects to the server. It waits for a server that does not listen yet, but not if the server refuses the worker.
func (f *workFlags) connect(ctx context.Context, log func(string)) (*nats.Conn, error) {
	for said := false; ; said = true {
		nc, err := farm.Connect(f.url, f.creds, f.ca)
		if err == nil || !mayPass(err) {
			return nc, err
		}
		if !said {
			log(err.Error() + "; trying again")
		}
		select {
		case <-ctx.Done():
			return nil, err
		case <-time.After(connectPause):
		}
	}
}
