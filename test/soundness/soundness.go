// Package soundness runs random kernels of internal/kernelgen on the drivers of the tests and
// compares the results with what MLIR says they compute.
//
// A seed decides everything: the target (a Vulkan profile, or the device itself), the
// driver, the passes that run before the compile pipeline, and the kernel. Programs for the
// host run on runner/host.
package soundness

import (
	"bytes"
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/dialect/all"
	"github.com/spvc/spvc/internal/kernelgen"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/passes"
	"github.com/spvc/spvc/runner/compute"
	"github.com/spvc/spvc/runner/cpu"
	"github.com/spvc/spvc/runner/host"
	"github.com/spvc/spvc/runner/reference"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/target"
	"github.com/spvc/spvc/test/drivers"
)

// Case is a program to run.
type Case struct {
	Seed uint64 `json:"seed"`
	// Target and Driver are those to use; the seed decides if they are empty. Target is
	// vulkan1.0, vulkan1.1, device or host.
	Target string `json:"target,omitempty"`
	Driver string `json:"driver,omitempty"`
	// Pipeline replaces the passes; "none" leaves them out.
	Pipeline string `json:"pipeline,omitempty"`
	// Level is the level of optimization, as `spvc compile -O` takes it; the seed decides if it is
	// empty, and without a decision it is 0.
	Level string `json:"level,omitempty"`
	// Args is how kernels get arguments, as `spvc compile --args` takes it, IndexWidth the width of index, and
	// Bounds is true if kernels check their indices. The seed decides those that are not given.
	Args       string `json:"args,omitempty"`
	IndexWidth int    `json:"indexWidth,omitempty"`
	Bounds     string `json:"bounds,omitempty"`
	// Check says whether the launch runs once more on the reference device, which must agree, if all numbers
	// are right and known: on or off. The seed decides if it is empty.
	Check string `json:"check,omitempty"`
	// Probe is a feature to probe instead of a random program.
	Probe string `json:"probe,omitempty"`
	// Wide makes programs with features that are known to be wrong as well.
	Wide bool `json:"wide,omitempty"`
	// Module replaces the text of the program; the seed still decides the buffers.
	Module string `json:"module,omitempty"`
	// Shrink shrinks and sorts the program if its outcome is not right.
	Shrink bool `json:"shrink,omitempty"`
}

// Outcome is what came of a case.
type Outcome struct {
	Case
	// Kind is one of the kinds.
	Kind Kind `json:"kind"`
	// Detail says more: the difference, the message.
	Detail string `json:"detail,omitempty"`
	// Exact and All count the bytes that were compared, and those that could not be.
	Exact int `json:"exact,omitempty"`
	All   int `json:"all,omitempty"`
	// Hidden reports whether a wrong kernel is right if operands are hidden from the driver's
	// constant folding.
	Hidden bool `json:"hidden,omitempty"`
	// Specials reports whether a wrong kernel is right but for the signs of zeros and for NaN.
	Specials bool `json:"specials,omitempty"`
	// Text is the module, unless the kind is Right.
	Text string `json:"text,omitempty"`
	// Small is the module that Case.Shrink asks for.
	Small *Small `json:"small,omitempty"`
}

// Kind is the kind of an outcome.
type Kind string

// The kinds of outcome.
const (
	// Right: all results are as computed.
	Right Kind = "right"
	// Wrong: a result differs.
	Wrong Kind = "wrong"
	// Refused: the program does not compile.
	Refused Kind = "refused"
	// Failed: the compiler or the device failed otherwise.
	Failed Kind = "failed"
	// Bad: the generator made an invalid program.
	Bad Kind = "bad"
	// Crashed: the process ended.
	Crashed Kind = "crashed"
	// Unprobed: the operands of a probe cannot be made.
	Unprobed Kind = "unprobed"
)

// Targets are the targets of kernels, beside the host.
func Targets() []string { return []string{"vulkan1.0", "vulkan1.1", "device"} }

// Host is the target of programs for the host.
const Host = "host"

// hostShare is the percentage of programs for the host.
const hostShare = 12

// Drivers returns the names of the drivers, of which cases draw one. Programs for the host
// have none. The reference device and the device "jit" run cases that name them.
func Drivers() []string {
	var out []string
	for _, d := range drivers.Selectors() {
		out = append(out, d[0])
	}
	return out
}

// decide fills in what the seed decides.
func (c Case) decide() Case {
	r := kernelgen.NewRandom(c.Seed, "target")
	onHost := r.Chance(hostShare)
	t, d := Targets()[r.Below(len(Targets()))], Drivers()[r.Below(len(Drivers()))]
	if c.Target == "" {
		if c.Target = t; onHost && c.Driver == "" {
			c.Target = Host
		}
	}
	if c.Driver == "" && c.Target != Host {
		c.Driver = d
	}
	if c.Pipeline == "" {
		c.Pipeline = pipeline(kernelgen.NewRandom(c.Seed, "pipeline"), c.Target == Host)
	}
	if c.Level == "" && c.Target != Host {
		levels := passes.OptLevels()
		c.Level = levels[kernelgen.NewRandom(c.Seed, "level").Below(len(levels))]
	}
	c.decideOptions()
	return c
}

// safe are passes that keep what a program computes. docs/testing.md names those that do not,
// since they answer as MLIR 19 does.
var safe = []string{
	"canonicalize", "canonicalize", "cse", "cse", "loop-invariant-code-motion", "sccp{exact}",
	"scf-for-loop-canonicalization", "control-flow-sink", "topological-sort",
	"fold-memref-alias-ops", "strip-debuginfo", "symbol-dce", "scf-for-loop-peeling",
}

// needsAffine are the passes that leave operations of affine.
var needsAffine = []string{"scf-for-loop-canonicalization", "fold-memref-alias-ops", "scf-for-loop-peeling"}

// ranges are passes that use the ranges of integers.
var ranges = []string{"int-range-optimizations", "arith-unsigned-when-equivalent"}

// pipeline draws passes.
func pipeline(r *kernelgen.Random, onHost bool) string {
	var list []string
	for range r.Below(6) {
		name := safe[r.Below(len(safe))]
		if name == "symbol-dce" && onHost {
			name = "inline"
		}
		list = append(list, name)
	}
	if r.Chance(20) {
		list = slices.Insert(list, r.Below(len(list)+1), ranges[r.Below(len(ranges))])
	}
	if len(list) == 0 {
		return "none"
	}
	if slices.ContainsFunc(list, func(name string) bool { return slices.Contains(needsAffine, name) }) {
		list = append(list, "lower-affine")
	}
	return strings.Join(list, ",")
}

// Engine runs cases in this process. It opens each driver once.
type Engine struct {
	// Refused and Known say which features a target lacks, and which it gets wrong.
	Tables   *Tables
	compiler *spvc.Compiler
	registry *pass.Registry
	devices  map[string]*compute.Device
	makers   map[string]*kernelgen.Generator
	// changed, if not nil, replaces compiled programs, which tests use to inject errors.
	changed func(c *Case, p *spvc.Program) *spvc.Program
}

// NewEngine returns an engine with the tables.
func NewEngine(t *Tables) *Engine {
	return &Engine{
		Tables: t, compiler: spvc.NewCompiler(), registry: passes.NewRegistry(),
		devices: map[string]*compute.Device{}, makers: map[string]*kernelgen.Generator{},
	}
}

// Close closes the devices.
func (e *Engine) Close() error {
	var errs []error
	for _, d := range e.devices {
		errs = append(errs, d.Close())
	}
	return errors.Join(errs...)
}

// device opens a driver's device.
func (e *Engine) device(driver string) (*compute.Device, error) {
	if d := e.devices[driver]; d != nil {
		return d, nil
	}
	if driver == reference.Name {
		// Random kernels shift by distances that make poison, and do not use the result.
		// Their shuffles need subgroups that are not larger than workgroups.
		d, err := reference.Open(reference.Options{SubgroupSize: 8, Checks: reference.CheckAll &^ reference.CheckUndefined})
		if err == nil {
			e.devices[driver] = compute.WrapDevice(d)
		}
		return e.devices[driver], err
	}
	if driver == cpu.Name {
		d, err := cpu.Open(cpu.Options{SubgroupSize: 8})
		if err == nil {
			e.devices[driver] = compute.WrapDevice(d)
		}
		return e.devices[driver], err
	}
	for _, s := range drivers.Selectors() {
		if s[0] == driver {
			d, err := compute.OpenDevice(s[1])
			if err == nil {
				e.devices[driver] = d
			}
			return d, err
		}
	}
	return nil, fmt.Errorf("there is no driver %q", driver)
}

// environment returns the target of a case.
func (e *Engine) environment(c *Case) (*target.Env, error) {
	if c.Target != "device" {
		env, err := target.Profile(c.Target)
		if err != nil {
			return env, err
		}
		cfg := env.Config()
		cfg.Limits.MaxPerStageStorageBuffers = 16 // every driver has more
		if c.Target != "vulkan1.0" {
			return target.New(cfg), nil
		}
		// Every driver has the extension, without which 1.0 has no storage buffers.
		cfg.Extensions = append(cfg.Extensions, spec.SPV_KHR_storage_buffer_storage_class)
		return target.New(cfg), nil
	}
	d, err := e.device(c.Driver)
	if err != nil {
		return nil, err
	}
	return d.Info().Env(), nil
}

// emulatedSubgroup is the number of invocations that are a subgroup on targets without subgroups
// (docs/semantics.md).
const emulatedSubgroup = 32

// subgroupSize returns the size of subgroups of a driver's device, or of those that the target of c
// emulates.
func (e *Engine) subgroupSize(c *Case) (int, error) {
	d, err := e.device(c.Driver)
	if err != nil {
		return 0, err
	}
	if c.Target == "vulkan1.0" {
		return emulatedSubgroup, nil
	}
	return int(d.Info().Limits.SubgroupSize), nil
}

// generator returns the generator of a case.
func (e *Engine) generator(c *Case) (*kernelgen.Generator, int, error) {
	o := kernelgen.Options{Host: c.Target == Host}
	if !o.Host {
		size, err := e.subgroupSize(c)
		if err != nil {
			return nil, 0, err
		}
		env, err := e.environment(c)
		if err != nil {
			return nil, 0, err
		}
		o.SubgroupSize, o.Packed = size, env.Layout().ScalarBlockLayout
		if c.IndexWidth == 64 {
			o.IndexBits = 64
		}
	}
	name := e.Tables.name(c)
	key := fmt.Sprint(name, c.Driver, c.Wide, c.IndexWidth)
	m := e.makers[key]
	if m == nil {
		o.Can = e.Tables.can(name, c.Driver, c.Wide)
		m = kernelgen.NewGenerator(o)
		e.makers[key] = m
	}
	return m, o.SubgroupSize, nil
}

// Run runs a case.
func (e *Engine) Run(ctx context.Context, c Case) *Outcome {
	c = c.decide()
	o := &Outcome{Case: c}
	fail := func(k Kind, err error) *Outcome {
		o.Kind, o.Detail = k, err.Error()
		return o
	}
	m, size, err := e.generator(&c)
	if err != nil {
		return fail(Failed, err)
	}
	var k *kernelgen.Kernel
	if c.Probe != "" {
		if k = m.Probe(c.Probe, c.Seed); k == nil {
			o.Kind = Unprobed
			return o
		}
	} else {
		k = m.Generate(c.Seed)
	}
	if c.Module != "" {
		k.Text = c.Module
	}
	o = e.judge(ctx, &c, k, size)
	if c.Shrink && o.Kind != Right && knownError(o) == "" {
		o.Small = e.shrink(ctx, o, k, size)
	}
	return o
}

// judge runs a program and compares the results with what the evaluator computes.
func (e *Engine) judge(ctx context.Context, c *Case, k *kernelgen.Kernel, size int) *Outcome {
	o := &Outcome{Case: *c, Text: k.Text}
	fail := func(k Kind, err error) *Outcome {
		o.Kind, o.Detail = k, err.Error()
		return o
	}
	want, err := kernelgen.Evaluate(k, kernelgen.EvalOptions{SubgroupSize: size})
	if err != nil {
		return fail(Bad, err)
	}
	ctx, cancel := context.WithTimeout(ctx, time.Minute)
	defer cancel()
	run := e.onDevice
	if c.Target == Host {
		run = e.onHost
	}
	got, kind, err := run(ctx, c, k)
	if err != nil {
		return fail(kind, err)
	}
	o.Exact, o.All = k.Comparable(want)
	if d := k.Differs(want, got); d != nil {
		o.Kind, o.Detail = Wrong, d.String()
		o.Hidden = folds(c.Driver) && e.rightHidden(ctx, c, k, want)
		o.Specials = losesSpecials(c.Driver, c.Target) && (rightButSpecials(k, size, got) || e.rightButZeros(ctx, c, k, want, got))
		return o
	}
	if c.Check == on && c.Target != Host && o.Exact == o.All && !k.Launched {
		if err := e.check(ctx, c, k, want); err != nil {
			return fail(Failed, fmt.Errorf("the numbers are right, but --check: %w", err))
		}
	}
	o.Kind, o.Text = Right, ""
	return o
}

// parseModule parses and verifies a module.
func parseModule(text string) (*ir.Operation, error) {
	ctx := ir.NewContext(all.Registry())
	ctx.Workers = 1
	var diags strings.Builder
	pop := ctx.PushHandler(ir.NewSourcePrinter(&diags, ctx, ir.SourcePrinterOptions{}))
	defer pop()
	top, ok := ir.Parse(ctx, ctx.AddFile("kernel.mlir", []byte(text)))
	if !ok || !ir.Verify(top) {
		return nil, errors.New(diags.String())
	}
	return top, nil
}

// prepare parses a module and runs passes on it.
func (e *Engine) prepare(k *kernelgen.Kernel, pipeline string) (*ir.Operation, error) {
	top, err := parseModule(k.Text)
	if err != nil {
		return nil, err
	}
	var diags strings.Builder
	ctx := top.Context()
	pop := ctx.PushHandler(ir.NewSourcePrinter(&diags, ctx, ir.SourcePrinterOptions{}))
	defer pop()
	if pipeline == "none" {
		return top, nil
	}
	m, err := e.registry.ParsePipeline("builtin.module(" + pipeline + ")")
	if err != nil {
		return nil, err
	}
	if !m.Run(top, pass.RunOptions{Workers: 1}) {
		return nil, fmt.Errorf("passes fail: %s", diags.String())
	}
	return top, nil
}

// onDevice compiles a kernel, dispatches it and returns the bytes of its buffers and the text that it
// prints.
func (e *Engine) onDevice(ctx context.Context, c *Case, k *kernelgen.Kernel) (got [][]byte, kind Kind, err error) {
	p, kind, err := e.compile(ctx, c, k)
	if err != nil {
		return nil, kind, err
	}
	return e.dispatch(ctx, c, k, p)
}

// compile runs the passes of a case on a kernel and compiles it.
func (e *Engine) compile(ctx context.Context, c *Case, k *kernelgen.Kernel) (p *spvc.Program, kind Kind, err error) {
	env, err := e.environment(c)
	if err != nil {
		return nil, Failed, err
	}
	top, err := e.prepare(k, c.Pipeline)
	if err != nil {
		return nil, Failed, err
	}
	level, known := passes.ParseOptLevel(cmp.Or(c.Level, "0"))
	if !known {
		return nil, Failed, fmt.Errorf("there is no level %q", c.Level)
	}
	p, err = e.compiler.Compile(ctx, ir.Print(nil, top, ir.PrintOptions{}), spvc.Options{Name: "kernel.mlir", Env: env, Opt: level, Workers: 1, VerifyEach: !k.Launched,
		IndexBits: c.IndexWidth, PushScalars: c.Args == "push-constant", AddressArgs: c.Args == "address", CheckBounds: c.Bounds == "trap",
		CheckDimensions: c.Driver == reference.Name || c.Check == on})
	if err != nil {
		var refusal *spvc.Error
		if errors.As(err, &refusal) {
			return nil, Refused, err
		}
		return nil, Failed, err
	}
	return p, "", nil
}

// dispatch runs a compiled kernel and returns the bytes of its buffers, and behind them the text that
// it prints.
func (e *Engine) dispatch(ctx context.Context, c *Case, k *kernelgen.Kernel, p *spvc.Program) (got [][]byte, kind Kind, err error) {
	d, err := e.device(c.Driver)
	if err != nil {
		return nil, Failed, err
	}
	if e.changed != nil {
		p = e.changed(c, p)
	}
	if k.Launched {
		return e.launch(ctx, d, k, p)
	}
	return dispatchOn(ctx, d, k, p)
}

// dispatchOn is dispatch on a device.
func dispatchOn(ctx context.Context, d *compute.Device, k *kernelgen.Kernel, p *spvc.Program) (got [][]byte, kind Kind, err error) {
	kernel, err := d.Kernel(p, "kernel")
	if err != nil {
		return nil, Failed, err
	}
	var args []any
	for i := range k.Buffers {
		b := append([]byte(nil), k.Buffers[i].Data...)
		for len(b)%4 != 0 && !k.Buffers[i].Dynamic {
			b = append(b, 0)
		}
		got = append(got, b)
		args = append(args, compute.InOut(b))
		if k.Buffers[i].Dynamic {
			args[i] = compute.Shaped(args[i], k.Buffers[i].Count)
		}
	}
	for _, s := range k.Scalars {
		args = append(args, s.Data)
	}
	if kernel.SizeAtLaunch() {
		args = append(args, compute.Workgroup(k.Local[0], k.Local[1], k.Local[2]))
	}
	if k.SharedBytes > 0 && sharedAtLaunch(p) {
		args = append(args, compute.SharedMemory(k.SharedBytes))
	}
	var text bytes.Buffer
	args = append(args, compute.PrintTo(&text))
	if _, err := kernel.Dispatch(ctx, k.Groups, args...); err != nil {
		return nil, Failed, err
	}
	return append(got, text.Bytes()), "", nil
}

// onHost runs a program on the host interpreter and reads its buffers.
func (e *Engine) onHost(ctx context.Context, c *Case, k *kernelgen.Kernel) (got [][]byte, kind Kind, err error) {
	top, err := e.prepare(k, c.Pipeline)
	if err != nil {
		return nil, Failed, err
	}
	m := host.New(top, host.Options{MaxSteps: 50_000_000})
	defer m.Close()
	if _, err := m.Call(ctx, "main"); err != nil {
		if text := err.Error(); strings.Contains(text, "interpreted on the host") || strings.Contains(text, "constant cannot be interpreted") {
			return nil, Refused, err
		}
		return nil, Failed, err
	}
	return readBuffers(ctx, m, k)
}
