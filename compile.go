package spvc

import (
	"cmp"
	"runtime"
	"strings"
	"sync"
	"sync/atomic"

	"github.com/spvc/spvc/dialect/gpu"
	"github.com/spvc/spvc/internal/located"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/passes"
	"github.com/spvc/spvc/serialize"
	"github.com/spvc/spvc/serialize/spirvopt"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/target"
)

// registry holds the passes of Compile's pipelines. It does not change after it is made.
var registry = sync.OnceValue(passes.NewRegistry)

// compilation is one run of Compile.
type compilation struct {
	opts Options
	ctx  *ir.Context
	// pipelines are the pipelines of the context.
	pipelines *passes.Pipelines
	scope     *ir.Scope
	diags     *collector
	env       *target.Env
	foreign   *atomic.Bool // see warm
}

func newCompilation(w *warm, o Options) *compilation {
	if o.Name == "" {
		o.Name = "<input>"
	}
	c := &compilation{opts: o, ctx: w.Context, pipelines: w.pipelines, foreign: w.foreign, diags: newCollector(w.Context, o.Name)}
	c.scope = c.ctx.NewScope(c.diags.add)
	c.scope.Workers, c.scope.ExplainFailures = max(o.Workers, 0), true
	c.scope.KeepLocations, c.scope.PlaceUnknown = true, true
	return c
}

// fail returns the diagnostics so far as an error.
func (c *compilation) fail() error { return c.diags.err() }

func (c *compilation) compile(top *ir.Operation) (*Program, error) {
	pipelines := c.pipelines
	if c.opts.Instrument != nil {
		pipelines = passes.NewPipelines(registry()) // with statistics of this run only
	}
	c.opts.WebGPU = c.opts.WebGPU || passes.ForWebGPU(top)
	m, env, err := pipelines.Compile(top, c.opts.pipeline())
	if err != nil {
		return nil, err
	}
	c.env = env
	c.diags.adviser.Device = env.DeviceID() != target.UnknownDeviceID || env.DeviceType() != target.UnknownDeviceType
	run := pass.RunOptions{Workers: cmp.Or(max(c.opts.Workers, 0), runtime.GOMAXPROCS(0)), NoVerify: !c.opts.VerifyEach, Remarks: c.opts.Remarks, Emulations: c.opts.Emulations}
	if c.opts.Instrument != nil {
		c.opts.Instrument(m, &run)
	}
	c.diags.onlyCounts = run.Emulations && !run.Remarks
	names := argumentNames(top)
	if !m.Run(top, run) {
		return nil, c.fail()
	}
	p := &Program{module: top, env: c.env}
	if err := c.serialize(p, top); err != nil {
		return nil, err
	}
	for _, b := range p.Binaries {
		b.arguments = names[b.Name]
	}
	p.Diagnostics = append(c.diags.all(), p.Diagnostics...)
	return p, nil
}

// envOf returns the target of a spirv.module: the target of the program, with the data
// layouts that the scopes around the kernels state.
func (c *compilation) envOf(m *ir.Operation) *target.Env {
	l := spirv.EnvFor(m).Layout()
	l.RelaxedBlockLayout = c.env.Layout().RelaxedBlockLayout
	if l == c.env.Layout() {
		return c.env
	}
	cfg := c.env.Config()
	cfg.Layout = l
	return target.New(cfg)
}

// serialize makes the binaries of the program.
func (c *compilation) serialize(p *Program, top *ir.Operation) error {
	for _, m := range spirvModules(top) {
		list := c.opts.binaryPasses()
		name, env := qualified(m), c.envOf(m)
		if !c.opts.VerifyEach && !ir.Verify(m) { // VerifyEach has verified it
			return c.fail()
		}
		if len(list) > 0 {
			spirvopt.Shield(m, env)
		}
		writing := c.opts.writing(m, c.opts.DebugInfo)
		writing.DebugSet = writing.DebugInfo && env.HasExt(spec.SPV_KHR_non_semantic_info)
		binary, ok := serialize.Serialize(m, writing)
		if !ok || c.scope.Stop().Requested() {
			return c.fail()
		}
		b := &Binary{Name: name, Words: binary, Env: env}
		p.Binaries = append(p.Binaries, b)
		valid, err := b.optimize(list, len(c.opts.SPIRVPasses) > 0, writing.DebugSet)
		if err != nil {
			return err
		}
		if valid || c.opts.NoValidate {
			continue
		}
		notes := b.Notes
		if err := b.validate(); err != nil {
			return c.refused(m, b, err)
		}
		b.Notes = append(b.Notes, notes...)
		p.Diagnostics = append(p.Diagnostics, b.unvalidated()...)
	}
	return nil
}

// refused returns the error about the binary b, made of m, that SPIRV-Tools refuse: a diagnostic at the operation that the
// refused instruction comes from, or refusal if the operation is not found.
func (c *compilation) refused(m *ir.Operation, b *Binary, refusal error) error {
	// The lines are in the binary only on request. They move the instruction.
	lines := func() ([]uint32, bool) { return serialize.Serialize(m, c.opts.writing(m, true)) }
	cause := located.Report(m, b.Name, b.Env, refusal, lines)
	if cause == nil {
		return refusal
	}
	failure := c.diags.err()
	failure.cause = cause
	return failure
}

// binaryPasses returns the passes of SPIRV-Tools that optimize the binaries.
func (o *Options) binaryPasses() []string {
	switch o.Opt {
	case O2:
		return append(spirvopt.ForSpeed(), o.SPIRVPasses...)
	case Os:
		return append(spirvopt.ForSize(), o.SPIRVPasses...)
	}
	return o.SPIRVPasses
}

// writing returns the options by which m is serialized. The blocks of modules of the spirv dialect in
// the source stay as they are.
func (o *Options) writing(m *ir.Operation, lines bool) serialize.Options {
	made := strings.HasPrefix(m.StringAttr("sym_name"), spirv.ConvertedPrefix)
	return serialize.Options{DebugInfo: lines, AllLocations: true, JoinBlocks: made && o.Opt != O0, ShareConstants: true}
}

// spirvModules returns the spirv.module ops that the passes made from the module top. They
// stand in top, in the modules in it or in gpu.module ops, or top itself is one.
func spirvModules(top *ir.Operation) []*ir.Operation {
	if top.Is(spirv.Module) {
		return []*ir.Operation{top}
	}
	var list []*ir.Operation
	for op := top.Region(0).First().First(); op != nil; op = op.Next() {
		if op.Is(spirv.Module) || op.Is(gpu.Module) || op.Is(ir.Module) {
			if op.Region(0).First() != nil {
				list = append(list, spirvModules(op)...)
			}
		}
	}
	return list
}

// qualified returns the name of the binary of a gpu.module or spirv.module: its symbol, after those of the named modules around
// it up to the module that is compiled.
func qualified(m *ir.Operation) string {
	name := strings.TrimPrefix(m.StringAttr("sym_name"), spirv.ConvertedPrefix)
	for outer := m.Parent(); outer != nil && outer.Parent() != nil; outer = outer.Parent() {
		if around := ir.SymbolName(outer); around != "" && outer.Is(ir.Module) {
			name = around + "::" + name
		}
	}
	return name
}
