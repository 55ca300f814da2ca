package cli

import (
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"github.com/spvc/spvc/internal/campaign"
	"github.com/spvc/spvc/internal/tool"
	"github.com/spvc/spvc/internal/visible"
	"github.com/spvc/spvc/runner/farm"
	"github.com/spvc/spvc/runner/reference"
	"github.com/spvc/spvc/runner/vulkan"
)

// submitFlags are the flags of `spvc-farm submit`.
type submitFlags struct {
	serverFlags
	campaign.Selection
	campaign.Expectations
	devices []string
	name    string
	timeout time.Duration
	mixed   bool
	list    bool
}

func submitCommand() *cobra.Command {
	var f submitFlags
	cmd := &cobra.Command{
		Use:   "submit --device=SELECTOR,…",
		Short: "Submit a run: cases, and the devices to run them on",
		Long: `Submit takes the flags of spvc conform that select cases and say what to expect, sends the cases to the server, and prints
the name of the run. Each device of --device runs all cases, on all boards that have it. A selector is as for spvc run.
Random types have all scalars that the reference device has: cases that need more than a board offers are not supported there.`,
		Example: "  spvc-farm submit --server=nats://farm:4222 --device=llvmpipe,swiftshader --types=quick\n  spvc-farm submit --device=driver:radv --types=default --baseline=radv-fails.txt --name=radv-25-1",
		Args:    cobra.NoArgs,
		RunE:    func(cmd *cobra.Command, _ []string) error { return f.run(cmd) },
	}
	fs := cmd.Flags()
	f.register(fs)
	f.Selection.Register(fs)
	f.Expectations.Register(fs)
	fs.StringSliceVar(&f.devices, "device", nil, "selectors of the devices, as for spvc run")
	fs.StringVar(&f.name, "name", "", "name of the run (default: made of the time)")
	fs.DurationVar(&f.timeout, "timeout", 20*time.Second, "time limit of a case")
	fs.BoolVar(&f.mixed, "mixed", false, "permit boards with different versions of the driver for one device")
	fs.BoolVar(&f.list, "list", false, "print the identifiers of the cases and submit none")
	return cmd
}

func (f *submitFlags) run(cmd *cobra.Command) error {
	if len(f.devices) == 0 && !f.list {
		return errors.New("submit needs --device=SELECTOR")
	}
	x, err := f.Expectations.Read()
	if err != nil {
		return err
	}
	judge, err := x.Compile()
	if err != nil {
		return err
	}
	info, err := campaign.DeviceInfo(reference.Name, vulkan.Options{})
	if err != nil {
		return noDevice(err)
	}
	cases, types, err := f.Selection.Cases(cmd.Flags(), info, judge)
	if err != nil {
		return err
	}
	if n := f.Selection.Names(); n != nil {
		n.PrintSummary(visible.Writer(cmd.ErrOrStderr()), "spvc-farm: ")
	}
	ids := make([]string, len(cases))
	for i := range cases {
		ids[i] = cases[i].ID()
	}
	if f.list {
		_, err := io.WriteString(cmd.OutOrStdout(), strings.Join(append(ids, ""), "\n"))
		return failure(err)
	}
	r := &farm.Run{
		ID: f.name, Command: os.Args[1:], Program: tool.Version(), Start: time.Now().UTC(), Lanes: lanes(f.devices),
		Types: types, Shard: f.Shard, Timeout: f.timeout, Mixed: f.mixed,
	}
	if r.ID == "" {
		r.ID = r.Start.Format("20060102-150405-") + strings.ToLower(rand.Text()[:4])
	}
	c, err := f.client()
	if err != nil {
		return err
	}
	defer c.Close()
	ctx, cancel := context.WithTimeout(cmd.Context(), 10*time.Minute)
	defer cancel()
	if err := c.Submit(ctx, r, ids, x); err != nil {
		return usageOf(err)
	}
	fmt.Fprintln(cmd.OutOrStdout(), r.ID)
	return nil
}

// usageOf returns err as wrong usage if it speaks of a run, else as a failure.
func usageOf(err error) error {
	if errors.Is(err, farm.ErrRun) {
		return err
	}
	return failure(err)
}

// lanes returns the devices of a run, each with a folder of its own.
func lanes(selectors []string) []farm.Lane {
	var out []farm.Lane
	taken := map[string]bool{}
	for _, s := range selectors {
		base := nameOf(s)
		if base == "" {
			base = "device"
		}
		folder := base
		for n := 2; taken[folder]; n++ {
			folder = fmt.Sprintf("%s-%d", base, n)
		}
		taken[folder] = true
		out = append(out, farm.Lane{Selector: s, Folder: folder})
	}
	return out
}
