package passes

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/layout"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/targetspec"
	"github.com/spvc/spvc/target"
)

// DefaultTarget is the profile that modules without a target are compiled for.
const DefaultTarget = "vulkan1.1"

// CompileOptions say how the compile pipeline lowers. The zero value uses the target of the
// module, or DefaultTarget if the module has none, and lays blocks out by the target's
// rules.
type CompileOptions struct {
	// Env replaces the target of the module, unless it is nil.
	Env *target.Env
	// Default is the target of modules that have none; nil stands for DefaultTarget.
	Default *target.Env
	// IndexBits is the width of index in bits: 32, 64, or 0 for 32 unless the data layout of
	// the module states a width. It must not contradict the data layout.
	IndexBits int
	// MLIRLayout lays interface blocks out as MLIR 19 does, and does not check them.
	MLIRLayout bool
	// WebGPU expresses what WebGPU lacks by other instructions.
	WebGPU bool
	// CheckBounds guards the accesses of kernels by checks of their indices, which report to a
	// hidden buffer (docs/report-buffer.md).
	CheckBounds bool
	// CheckDimensions makes kernels tell the reference device the indices of their accesses and the sizes of
	// the dimensions. CheckBounds compares them in the kernel, and overrides it.
	CheckDimensions bool
	// PushScalars passes scalar arguments of kernels in push constants, not in buffers.
	PushScalars bool
	// AddressArgs passes the buffers of kernels as addresses in the hidden block, and implies
	// PushScalars.
	AddressArgs bool
	// Opt says how much the pipeline optimizes.
	Opt OptLevel
	// NoLayoutCheck leaves out the check of interface blocks, NoLimitCheck the check of
	// workgroup sizes.
	NoLayoutCheck, NoLimitCheck bool
}

// OptLevel says how much the compile pipeline optimizes. The zero value is O1.
type OptLevel uint8

// The levels.
const (
	// O1 simplifies, shares and hoists computations, and keeps values of loops and branches out of
	// variables.
	O1 OptLevel = iota
	// O0 converts each operation by itself.
	O0
	// O2 is O1 here; callers then run SPIRV-Tools' optimizer on the binaries.
	O2
	// Os is O2 for small binaries.
	Os
)

// optLevels are the names of the levels.
var optLevels = []string{O1: "1", O0: "0", O2: "2", Os: "s"}

// String returns the name of the level, as the option opt of spvc-compile reads it.
func (l OptLevel) String() string { return optLevels[l] }

// ParseOptLevel returns the level called name.
func ParseOptLevel(name string) (l OptLevel, ok bool) {
	i := slices.Index(optLevels, name)
	return OptLevel(max(i, 0)), i >= 0
}

// OptLevels returns the names of the levels in ascending order.
func OptLevels() []string { return slices.Sorted(slices.Values(optLevels)) }

// TargetOf returns the target that a module is compiled for: o.Env, or else the target of
// the module, or else o.Default or DefaultTarget with the data layout of the module. If the
// target takes shaders and names no client API, TargetOf sets Vulkan.
func (o *CompileOptions) TargetOf(module *ir.Operation) (*target.Env, error) {
	switch {
	case o.Env != nil:
		return o.Env.ForVulkan(), nil
	case spirv.LookupTargetEnv(module) != nil:
		return spirv.EnvFor(module).ForVulkan(), nil
	}
	env := o.Default
	if env == nil {
		var err error
		if env, err = target.Profile(DefaultTarget); err != nil {
			return nil, err
		}
	}
	cfg := env.Config()
	cfg.Layout = spirv.EnvFor(module).Layout()
	cfg.Layout.RelaxedBlockLayout = env.Layout().RelaxedBlockLayout
	return target.New(cfg).ForVulkan(), nil
}

// checkIndexBits compares o.IndexBits with the data layout of module.
func (o *CompileOptions) checkIndexBits(module *ir.Operation) error {
	switch o.IndexBits {
	case 0:
		return nil
	case 32, 64:
	default:
		return fmt.Errorf("index cannot have %d bits; SPIR-V supports 32 and 64", o.IndexBits)
	}
	stated, err := layout.IndexEntryBits(module)
	if err == nil && stated != 0 && stated != uint64(o.IndexBits) {
		err = fmt.Errorf("index is to have %d bits, but the data layout of the module says %d", o.IndexBits, stated)
	}
	return err
}

// checkAddresses refuses options that s.address excludes.
func (s *settings) checkAddresses() error {
	what := ""
	switch {
	case !s.address:
	case s.mlir:
		what = "with the layout of MLIR 19, which has no hidden block"
	case s.webGPU:
		what = "for WebGPU, which has no addresses of buffers"
	case s.bounds:
		what = "with checks of bounds, because an address has no length"
	}
	if what != "" {
		return errors.New("kernels cannot get buffers by their addresses (args=address) " + what + "; use buffer or push-constant")
	}
	return nil
}

// Compile returns the pipeline that compiles module, a builtin.module or spirv.module,
// and the target that it compiles for. The pipeline is that of `spvc-compile` in r, with
// the options that o implies.
func Compile(r *pass.Registry, module *ir.Operation, o CompileOptions) (*pass.Manager, *target.Env, error) {
	return NewPipelines(r).Compile(module, o)
}

// Pipelines keeps compile pipelines between compilations in one Context, together with the
// patterns that their passes have made. One goroutine at a time may use it.
type Pipelines struct {
	registry *pass.Registry
	made     map[pipelineKey]*pass.Manager
}

// pipelineKey is what a pipeline depends on.
type pipelineKey struct {
	anchor string
	env    *target.Env // of the options; nil if the module states the target
	settings
}

// maxPipelines bounds the pipelines that Pipelines keeps.
const maxPipelines = 8

// NewPipelines returns a Pipelines for the passes of r.
func NewPipelines(r *pass.Registry) *Pipelines {
	return &Pipelines{registry: r, made: map[pipelineKey]*pass.Manager{}}
}

// Compile is the function [Compile]. It returns the same pipeline again for equal options.
func (p *Pipelines) Compile(module *ir.Operation, o CompileOptions) (*pass.Manager, *target.Env, error) {
	if err := o.checkIndexBits(module); err != nil {
		return nil, nil, err
	}
	env, err := o.TargetOf(module)
	if err != nil {
		return nil, nil, err
	}
	if o.AddressArgs {
		env = env.WithAddresses()
	}
	s := settings{
		index64:  o.IndexBits == 64,
		relaxed:  strconv.FormatBool(env.Layout().RelaxedBlockLayout),
		mlir:     o.MLIRLayout,
		webGPU:   o.WebGPU,
		bounds:   o.CheckBounds,
		observe:  o.CheckDimensions && !o.CheckBounds,
		push:     o.PushScalars,
		address:  o.AddressArgs,
		opt:      o.Opt,
		noLayout: o.NoLayoutCheck,
		noLimits: o.NoLimitCheck,
	}
	key := pipelineKey{module.Name(), o.Env, s}
	if o.Env == nil && o.Default != nil && spirv.LookupTargetEnv(module) == nil {
		key.env = o.Default
	}
	if m := p.made[key]; m != nil {
		return m, env, nil
	}
	if key.env != nil {
		s.target, s.limits = targetspec.OptionsFor(module.Context(), env), bufferLimits(env)
	}
	m := pass.NewManager(module.Name())
	if err := s.addAll(p.registry, m); err != nil {
		return nil, nil, err
	}
	if len(p.made) == maxPipelines {
		clear(p.made)
	}
	p.made[key] = m
	return m, env, nil
}

// resourceLimits are the limits that spirv-check-limits checks and #spirv.target_env cannot hold.
var resourceLimits = [...]string{"maxPushConstantsSize", "maxUniformBufferRange", "maxStorageBufferRange", "maxBoundDescriptorSets",
	"maxPerStageDescriptorUniformBuffers", "maxPerStageDescriptorStorageBuffers", "maxPerStageResources"}

// bufferLimits lists the resource limits of env that are not the default ones, for
// spirv-check-limits.
func bufferLimits(env *target.Env) string {
	var out []string
	defaults := target.DefaultLimits()
	fields := target.LimitFields()
	for i := range fields {
		f := &fields[i]
		if !slices.Contains(resourceLimits[:], f.Name) {
			continue
		}
		if n := f.Values(env.Limits())[0]; n != f.Values(&defaults)[0] {
			out = append(out, f.Name+"="+strconv.FormatUint(n, 10))
		}
	}
	return strings.Join(out, ",")
}

// settings are the options of the pipelines, as text.
type settings struct {
	target   string // options of spirv-select-target
	limits   string // limits that target does not hold, for spirv-check-limits
	relaxed  string
	mlir     bool
	webGPU   bool
	bounds   bool
	observe  bool
	push     bool
	address  bool
	noLayout bool
	noLimits bool
	index64  bool
	opt      OptLevel
}

// A stage is a part of the compile pipeline.
type stage struct {
	name, summary string
	// kernels returns the passes that run on a builtin.module before the spirv modules
	// exist. modules returns the passes that run on each spirv.module. Both return text,
	// and both may be nil.
	kernels, modules func(s *settings) string
}

// stages are the compile pipeline, in order. docs/pipeline.md says what each is for.
var stages = [...]stage{
	{name: "spvc-target", summary: "Choose the target environment",
		kernels: (*settings).selectTarget},
	{name: "spvc-outline", summary: "Make kernels of launches, and entry points of kernels",
		kernels: func(*settings) string { return "spirv-launch-loops,gpu-kernel-outlining,spirv-infer-entry-point-abi" }},
	{name: "spvc-structure", summary: "Bring control flow and calls into forms that SPIR-V has",
		kernels: func(s *settings) string {
			return "gpu.module(gpu.func(spirv-box-arguments)),spirv-expand-index" + s.index("") + "," + inFunctions("spirv-structure-functions") + ",gpu.module(spirv-inline-functions" + s.inlined() + ",spirv-promote-ints)"
		}},
	{name: "spvc-vectors", summary: "Break vectors down to those of the target",
		kernels: func(*settings) string { return inFunctions("spirv-expand-vectors") }},
	{name: "spvc-memory", summary: "Resolve views and dynamic memrefs, and place allocations and globals",
		kernels: (*settings).memory},
	{name: "spvc-simplify", summary: "Simplify computations",
		kernels: (*settings).simplify},
	{name: "spvc-scalars", summary: "Expand operations and widths that the target lacks",
		kernels: (*settings).scalars},
	{name: "spvc-optimize", summary: "Share computations, and hoist them out of loops",
		kernels: (*settings).share},
	{name: "spvc-convert", summary: "Convert gpu modules to spirv modules",
		kernels: (*settings).convert, modules: (*settings).finish},
	{name: "spvc-legal", summary: "Refuse what the target's limits and layout rules do not allow",
		modules: (*settings).check},
}

func (s *settings) selectTarget() string {
	if s.target == "" {
		return "spirv-select-target"
	}
	return "spirv-select-target{" + s.target + "}"
}

// memory places buffers, then resolves their views. Checks of dimensions come before, where memrefs have all of theirs.
func (s *settings) memory() string {
	var options []string
	if s.webGPU {
		options = append(options, "uniform")
	}
	switch {
	case s.address:
		options = append(options, "args=address")
	case s.push && !s.mlir:
		options = append(options, "args=push-constant")
	}
	more := strings.Join(options, " ")
	check := ""
	switch {
	case s.bounds:
		check = "spirv-check-dimensions,"
	case s.observe:
		check = "spirv-check-dimensions{observe},"
	}
	return "gpu.module(gpu.func(spirv-check-kernels," + check + "spirv-choose-buffers),func.func(" + check + "spirv-choose-buffers),spirv-place-memory,spirv-flatten-memrefs" + s.index(more) + ")"
}

// scalars expands reductions and atomic operations first, because they make scalar operations.
func (s *settings) scalars() string {
	return "gpu.module(spirv-check-index" + s.index("") + ",spirv-outline-math" + s.index("") + ")," + inFunctions("spirv-expand-prints"+s.index("")+",spirv-expand-reductions,spirv-expand-subgroups"+s.index("")+",spirv-expand-atomics,spirv-emulate-small-floats,spirv-emulate-narrow-ints,spirv-expand-scalars"+s.index("")+",spirv-split-carried")
}

// inlined returns the options of spirv-inline-functions.
func (s *settings) inlined() string {
	if s.opt == O0 {
		return ""
	}
	return "{small=24}"
}

// simplify unrolls loops first, so that the canonicalizer folds what becomes constant, and removes last what
// calls of device functions do not need. Level 2 looks for constant bounds in simplified loops.
func (s *settings) simplify() string {
	if s.opt == O0 {
		return ""
	}
	unroll := "spirv-unroll-loops"
	if s.opt == O2 {
		unroll = "canonicalize{exact},spirv-unroll-loops{trips=32 size=512}"
	}
	return inFunctions(unroll+",spirv-narrow-ranges"+s.index("")+",canonicalize{exact},spirv-promote-allocas") + ",gpu.module(remove-dead-values{exact})"
}

// share merges accesses after cse has made their indices the same values. With checks of bounds each access of the source
// is checked and reported.
func (s *settings) share() string {
	if s.opt == O0 {
		return ""
	}
	merge := ",spirv-merge-accesses"
	if s.bounds {
		merge = ""
	}
	return inFunctions("spirv-narrow-ranges" + s.index("") + ",cse" + merge + ",loop-invariant-code-motion,spirv-mark-uniform-loops")
}

// index returns the options of a pass whose other options are more.
func (s *settings) index(more string) string {
	switch {
	case s.index64 && more != "":
		more += " use-64bit-index"
	case s.index64:
		more = "use-64bit-index"
	}
	if more == "" {
		return ""
	}
	return "{" + more + "}"
}

// conversion returns the options of the conversion: it is right by docs/semantics.md.
func (s *settings) conversion() string {
	options := "exact in-place"
	if s.opt != O0 {
		options += " optimize"
	}
	if !s.mlir {
		options += " layout=target"
	}
	return s.index(options)
}

func (s *settings) layout() string {
	if s.mlir {
		return ""
	}
	return "{layout=target}"
}

// inFunctions runs passes on each function of the gpu modules.
func inFunctions(passes string) string {
	return "gpu.module(gpu.func(" + passes + "),func.func(" + passes + "))"
}

func (s *settings) convert() string { return "convert-gpu-to-spirv" + s.conversion() }

func (s *settings) finish() string {
	passes := "spirv-launch-sizes"
	if s.webGPU {
		passes += "{webgpu}"
	}
	passes += ",spirv-lower-abi-attrs" + s.layout() + ",decorate-spirv-module-layout" + s.layout()
	passes += ",spirv-bind-host-memory"
	switch {
	case s.bounds:
		passes += ",spirv-check-bounds,spirv-report-indices"
	case s.observe:
		passes += ",spirv-report-indices"
	}
	passes += ",spirv-report-prints,spirv-report-asserts"
	if s.webGPU {
		passes += ",spirv-webgpu-prepare"
	}
	return passes + ",spirv-float-controls,spirv-update-vce{exact},spirv-workgroup-layout,spirv-interface-version"
}

func (s *settings) check() string {
	var passes []string
	if !s.noLayout {
		passes = append(passes, "spirv-check-rules")
	}
	if !s.noLimits {
		limits := "spirv-check-limits"
		switch {
		case s.limits != "":
			limits += "{all limits=" + s.limits + "}"
		case s.target != "":
			limits += "{all}"
		}
		passes = append(passes, limits)
	}
	if !s.noLayout && !s.mlir {
		blocks := "spirv-check-block-layout"
		if s.relaxed != "" {
			blocks += "{relaxed=" + s.relaxed + "}"
		}
		passes = append(passes, blocks)
	}
	return strings.Join(passes, ",")
}

// addTo appends the passes of a stage to m. The spirv.module of OpenCL kernels stays inside
// its gpu.module, so that host code can still launch the kernels.
func (st *stage) addTo(r *pass.Registry, m *pass.Manager, s *settings) error {
	var parts []string
	onModule := m.Anchor == spirv.Module.Name
	if st.kernels != nil && (!onModule || st.name == "spvc-target") {
		if passes := st.kernels(s); passes != "" {
			parts = append(parts, passes)
		}
	}
	if st.modules != nil {
		switch passes := st.modules(s); {
		case passes == "":
		case onModule:
			parts = append(parts, passes)
		default:
			parts = append(parts, "spirv.module("+passes+"),gpu.module(spirv.module("+passes+"))")
		}
	}
	return r.AddText(m, strings.Join(parts, ","))
}

func (s *settings) addAll(r *pass.Registry, m *pass.Manager) error {
	if err := s.checkAddresses(); err != nil {
		return err
	}
	for i := range stages {
		if err := stages[i].addTo(r, m, s); err != nil {
			return err
		}
	}
	return nil
}

// options returns the options of the pipelines by name.
func (s *settings) options() []pass.Option {
	return []pass.Option{
		pass.String("target", &s.target, "Options of spirv-select-target; by default the target of the module, or else "+DefaultTarget),
		pass.String("limits", &s.limits, "Limits of the target that spirv-check-limits checks beside those of its attributes, as name=value"),
		pass.String("relaxed", &s.relaxed, "Whether the check of blocks allows relaxed layouts; by default as the target of the module says"),
		pass.Bool("mlir-layout", &s.mlir, "Lay interface blocks out as MLIR 19 does"),
		pass.Bool("webgpu", &s.webGPU, "Express what WebGPU lacks by other instructions"),
		pass.Bool("check-bounds", &s.bounds, "Guard accesses by checks of their indices, which report to a hidden buffer"),
		pass.Bool("check-dimensions", &s.observe, "Tell the reference device indices and the sizes of their dimensions; check-bounds overrides it"),
		pass.Bool("push-scalars", &s.push, "Pass scalar arguments of kernels in push constants, not in buffers"),
		pass.Bool("address-args", &s.address, "Pass the buffers of kernels as addresses, and scalar arguments in push constants"),
		pass.Bool("no-layout-check", &s.noLayout, "Do not check interface blocks"),
		pass.Bool("use-64bit-index", &s.index64, "Use 64-bit integers to convert index types"),
		pass.Enum("opt", &s.opt, optLevels, "How much to optimize: 0, 1, 2 or s; the last two are 1 here"),
		pass.Bool("no-limit-check", &s.noLimits, "Do not check workgroups against the target's limits"),
	}
}

// registerPipelines adds spvc-compile and the pipeline of each stage to r.
func registerPipelines(r *pass.Registry) {
	add := func(name, summary string, build func(m *pass.Manager, s *settings) error) {
		r.AddPipeline(&pass.Pipeline{Name: name, Summary: summary, New: func() ([]pass.Option, func(*pass.Manager) error) {
			s := &settings{}
			return s.options(), func(m *pass.Manager) error { return build(m, s) }
		}})
	}
	add("spvc-compile", "Compile kernels, as spvc compile does", func(m *pass.Manager, s *settings) error { return s.addAll(r, m) })
	for i := range stages {
		st := &stages[i]
		add(st.name, st.summary, func(m *pass.Manager, s *settings) error { return st.addTo(r, m, s) })
	}
}
