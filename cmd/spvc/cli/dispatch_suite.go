package cli

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/spf13/pflag"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/internal/count"
	"github.com/spvc/spvc/internal/source"
	"github.com/spvc/spvc/internal/tool"
	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/compute"
	"github.com/spvc/spvc/runner/dispatch/suite"
)

// suiteFlags are the flags of `spvc dispatch --suite`.
type suiteFlags struct {
	on    bool
	junit string
}

func (s *suiteFlags) add(fs *pflag.FlagSet) {
	fs.BoolVar(&s.on, "suite", false, "run the test files (.test) of LLVM's offload-test-suite that the arguments name, or that are in folders of these names; --json then prints the results as JSON")
	fs.StringVar(&s.junit, "junit", "", "with --suite: write the results to this `file` for JUnit")
}

// besideSuite are the flags that a test file says the values of.
func besideSuite() []string {
	return []string{"entry", "arg", "spec", "bind", "groups", "threads", "workgroup", "shared", "out", "table", "expect", "tolerance", "repeat", "save", "check", "time", "trace"}
}

// suiteFiles returns the test files that arguments name, those of folders in the order of their names.
func suiteFiles(args []string) (files []string, err error) {
	for _, arg := range args {
		info, err := os.Stat(arg)
		if err != nil {
			return nil, err
		}
		if !info.IsDir() {
			files = append(files, arg)
			continue
		}
		err = filepath.WalkDir(arg, func(path string, d fs.DirEntry, err error) error {
			if err == nil && d.Type().IsRegular() && filepath.Ext(path) == ".test" {
				files = append(files, path)
			}
			return err
		})
		if err != nil {
			return nil, err
		}
	}
	if len(files) == 0 {
		return nil, fmt.Errorf("there is no file .test in %s", strings.Join(args, ", "))
	}
	return files, nil
}

// suiteRun runs test files on a device.
type suiteRun struct {
	*dispatchFlags
	dev      *compute.Device
	features suite.Features
	report   suite.Report
}

// runSuite runs the test files of --suite.
func (f *dispatchFlags) runSuite(ctx context.Context, w io.Writer, args []string) (err error) {
	var other []string
	f.compile.flags.Visit(func(flag *pflag.Flag) {
		if slices.Contains(besideSuite(), flag.Name) {
			other = append(other, "--"+flag.Name)
		}
	})
	if len(other) > 0 {
		return fmt.Errorf("--suite takes launches from test files, so it excludes %s", strings.Join(other, ", "))
	}
	files, err := suiteFiles(args)
	if err != nil {
		return failure(err)
	}
	s := &suiteRun{dispatchFlags: f}
	if err := s.reopen(); err != nil {
		return err
	}
	defer func() { closeDevice(s.dev, &err) }()
	orderly(ctx)
	info := s.dev.Info()
	s.report.Device, s.report.Driver = info.Name, strings.TrimSpace(info.DriverName+" "+info.DriverInfo)
	s.features = suite.FeaturesOf(info)
	for _, name := range files {
		if interrupted(ctx) {
			break
		}
		o, err := s.file(ctx, name)
		if err != nil {
			return err
		}
		s.report.Add(o)
		if !f.reference.asJSON {
			fmt.Fprintln(w, outcomeLine(&o))
		}
	}
	s.report.Count()
	return s.end(ctx, w)
}

// outcomeLine returns the line about a file.
func outcomeLine(o *suite.Outcome) string {
	text := string(o.Verdict) + ": " + o.Name
	if o.Reason != "" {
		text += ": " + string(o.Reason)
	}
	if first, _, more := strings.Cut(o.Detail, "\n"); first != "" {
		text += ": " + first
		if more {
			text += " …"
		}
	}
	return text
}

// reopen opens the device, after it closed the one before.
func (s *suiteRun) reopen() error {
	if s.dev != nil {
		s.dev.Close() // an error says again that the device is lost
	}
	dev, noDevice, usage := s.open()
	if usage != nil {
		return usage
	}
	if noDevice != nil {
		return deviceFailure(noDevice)
	}
	if s.dev == nil {
		announce(dev)
	}
	s.dev = dev
	s.compileFor(dev, &s.compile)
	return nil
}

// file runs one file. An error ends the run.
func (s *suiteRun) file(ctx context.Context, name string) (suite.Outcome, error) {
	begin := time.Now()
	c := &suite.Case{Name: name}
	difference := ""
	data, err := os.ReadFile(name)
	if err == nil {
		if parsed, wrong := suite.Parse(name, data); wrong == nil {
			c = parsed
			difference, err = s.run(ctx, c)
		} else {
			err = wrong
		}
	}
	o := c.Result(s.features, difference, err)
	o.Seconds = time.Since(begin).Seconds()
	if errors.Is(err, runner.ErrDeviceLost) || errors.Is(err, runner.ErrTimeout) || errors.Is(err, context.DeadlineExceeded) {
		return o, s.reopen()
	}
	return o, nil
}

// run compiles and runs a case. If a file with the extension .spv is beside it, that is the shader.
func (s *suiteRun) run(ctx context.Context, c *suite.Case) (string, error) {
	if err := c.Excluded(s.features); err != nil {
		return "", err
	}
	if s.timeout > 0 {
		var cancel context.CancelFunc
		ctx, cancel = context.WithTimeout(ctx, s.timeout)
		defer cancel()
	}
	p, err := s.load(ctx, c)
	if err != nil {
		return "", err
	}
	return c.Run(ctx, p, s.dev)
}

// load compiles the shader of a case.
func (s *suiteRun) load(ctx context.Context, c *suite.Case) (*spvc.Program, error) {
	in := &source.Input{Kind: source.KindOf(c.ShaderName, []byte(c.Shader)), Shown: c.ShaderName, Text: []byte(c.Shader)}
	beside := strings.TrimSuffix(c.Name, filepath.Ext(c.Name)) + ".spv"
	switch data, err := os.ReadFile(beside); {
	case err == nil:
		in = &source.Input{Kind: source.Binary, Shown: beside, Text: data}
	case !errors.Is(err, fs.ErrNotExist):
		return nil, err
	}
	made, err := in.Modules(ctx, source.Options{Entry: c.Entry, Narrow: c.Narrow})
	if err != nil {
		return nil, &suite.Refusal{Reason: suite.NotCompiled, Detail: err.Error()}
	}
	opts, err := s.compile.options(in.Shown)
	if err != nil {
		return nil, err
	}
	if opts.Env == nil {
		opts.Env = s.compile.opts.Default
	}
	p, err := spvc.Load(made[0].Bytes, opts)
	if err != nil {
		return nil, &suite.Refusal{Reason: suite.NotCompiled, Detail: err.Error()}
	}
	return p, nil
}

// end prints the summary and writes the file for JUnit.
func (s *suiteRun) end(ctx context.Context, w io.Writer) error {
	r := &s.report
	if s.reference.asJSON {
		if err := printJSON(w, r); err != nil {
			return err
		}
	} else {
		fmt.Fprintln(w, count.Of(len(r.Files), "file"))
		for _, t := range r.Verdicts {
			fmt.Fprintf(w, "%7d %s\n", t.Files, t.Text)
		}
		for _, t := range r.Reasons {
			fmt.Fprintf(w, "not supported: %d: %s\n", t.Files, t.Text)
		}
	}
	if s.suite.junit != "" {
		data, err := r.JUnit()
		if err == nil {
			err = tool.WriteOutput(s.suite.junit, data, streams(ctx))
		}
		if err != nil {
			return failure(err)
		}
	}
	switch n, bad := r.Ran(); {
	case interrupted(ctx):
		return failure(errInterrupted)
	case n == 0:
		fmt.Fprintln(stderr(), "spvc: no file ran")
		return exitCode(tool.ExitFailed)
	case bad:
		return exitCode(tool.ExitFailed)
	}
	return nil
}
