package soundness

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"slices"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/dialect/all"
	"github.com/spvc/spvc/internal/kernelgen"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/runner/compute"
	"github.com/spvc/spvc/runner/crosscheck"
	"github.com/spvc/spvc/runner/host"
	"github.com/spvc/spvc/runner/reference"
	"github.com/spvc/spvc/spirv/reflect"
)

// Values of Case.Check and Case.Bounds.
const (
	on  = "on"
	off = "off"
)

// decideOptions fills in the options of the compiler that the seed decides.
func (c *Case) decideOptions() {
	if c.Target == Host {
		return
	}
	r := kernelgen.NewRandom(c.Seed, "options")
	args := []string{"buffer", "push-constant"}
	// SwiftShader has neither addresses nor integers of 64 bits.
	wide := c.Target == "device" && c.Driver != "swiftshader"
	if wide {
		args = append(args, "address")
	}
	if way := args[r.Below(len(args))]; c.Args == "" {
		c.Args = way
	}
	width := 32
	if r.Chance(40) && wide {
		width = 64
	}
	if c.IndexWidth == 0 {
		c.IndexWidth = width
	}
	bounds, check := "none", off
	if r.Chance(20) {
		bounds = "trap"
	}
	if r.Chance(15) && c.Driver != reference.Name {
		check = on
	}
	if c.Bounds == "" && c.Args == "address" {
		bounds = "none" // addresses have no length to check
	}
	if c.Bounds == "" {
		c.Bounds = bounds
	}
	if c.Check == "" {
		c.Check = check
	}
}

// flags returns the flags of test/soundness/cmd for the options.
func (c *Case) flags() string {
	text := ""
	for _, f := range [][2]string{{"args", c.Args}, {"bounds", c.Bounds}, {"check", c.Check}} {
		if f[1] != "" {
			text += " -" + f[0] + " " + f[1]
		}
	}
	if c.IndexWidth != 0 {
		text += fmt.Sprintf(" -index-width %d", c.IndexWidth)
	}
	return text
}

// launch runs the function of the host that launches a kernel, and returns the bytes of its buffers,
// and behind them the text that it prints.
func (e *Engine) launch(ctx context.Context, d *compute.Device, k *kernelgen.Kernel, p *spvc.Program) (got [][]byte, kind Kind, err error) {
	ictx := ir.NewContext(all.Registry())
	ictx.Workers = 1
	// The module is not verified: launches keep the types that arguments had before the kernel was lowered.
	top, ok := ir.Parse(ictx, ictx.AddFile("lowered.mlir", p.IR()))
	if !ok {
		return nil, Failed, errors.New("the lowered module does not parse")
	}
	var text bytes.Buffer
	m := host.New(top, host.Options{Device: d, Out: &text, MaxSteps: 50_000_000, Binary: func(*ir.Operation) ([]uint32, error) {
		return p.Binaries[0].Words, nil
	}})
	defer m.Close()
	if _, err := m.Call(ctx, "main"); err != nil {
		return nil, Failed, err
	}
	got, kind, err = readBuffers(ctx, m, k)
	if err != nil {
		return nil, kind, err
	}
	return append(got, text.Bytes()), "", nil
}

// readBuffers reads the buffers of a program by functions of the host.
func readBuffers(ctx context.Context, m *host.Machine, k *kernelgen.Kernel) (got [][]byte, kind Kind, err error) {
	for i := range k.Buffers {
		b := &k.Buffers[i]
		out := append([]byte(nil), b.Data...)
		for n := range b.Count {
			if !b.Written {
				break
			}
			v, err := m.Call(ctx, "read_"+b.Name, host.IntValue(int64(n)))
			if err != nil {
				return nil, Failed, err
			}
			b.Put(out, n, v[0].Uint64(), v[0].Float64())
		}
		got = append(got, out)
	}
	return got, "", nil
}

// check dispatches a kernel whose results are right, and compares with the reference device as
// --check does. Programs that make poison, which they do not use, are not checked for undefined
// values.
func (e *Engine) check(ctx context.Context, c *Case, k *kernelgen.Kernel, want *kernelgen.Result) error {
	d, err := e.device(c.Driver)
	if err != nil {
		return err
	}
	p, _, err := e.compile(ctx, c, k)
	if err != nil {
		return err
	}
	checks := reference.CheckAll
	if want.Open {
		checks &^= reference.CheckUndefined
	}
	against, err := reference.Open(reference.Options{SubgroupSize: d.Info().Limits.SubgroupSize, Checks: checks})
	if err != nil {
		return err
	}
	defer against.Close()
	both := crosscheck.New(d, against, crosscheck.Options{})
	if _, _, err = dispatchOn(ctx, compute.WrapDevice(both), k, p); err != nil {
		return err
	}
	if r := both.Report(); r.Unchecked > 0 && c.Args != "address" {
		return fmt.Errorf("the launch was not compared: %s", r.Reason)
	}
	return nil
}

// sharedAtLaunch reports whether a kernel uses workgroup memory whose size the launch sets.
func sharedAtLaunch(p *spvc.Program) bool {
	m, err := p.Binaries[0].Module()
	return err == nil && slices.ContainsFunc(m.EntryPoints, func(e reflect.EntryPoint) bool { return e.Shared != nil })
}
