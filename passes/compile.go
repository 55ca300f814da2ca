package passes

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/spvc/spvc/conversion/targetspec"
	"github.com/spvc/spvc/dialect/bufferization"
	"github.com/spvc/spvc/dialect/gpu"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/datalayout"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
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
	// MLIRLayout lays interface blocks out as MLIR does, and does not check them.
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
	// Tile is the tile of an invocation of computations on tensors; see TileText.
	Tile string
	// NoLayoutCheck leaves out the check of interface blocks, NoLimitCheck the check of
	// workgroup sizes.
	NoLayoutCheck, NoLimitCheck bool
	// NoDesktopCheck leaves out the warnings about limits that desktop GPUs do not have in common.
	NoDesktopCheck bool
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
	stated, err := datalayout.IndexEntryBits(module)
	if err == nil && stated != 0 && stated != uint64(o.IndexBits) {
		err = fmt.Errorf("index is to have %d bits, but the data layout of the module says %d", o.IndexBits, stated)
	}
	return err
}

// checkAddresses refuses options that AddressArgs excludes.
func (s *settings) checkAddresses() error {
	what := ""
	switch {
	case !s.AddressArgs:
	case s.MLIRLayout:
		what = "with the layout of MLIR, which has no hidden block"
	case s.WebGPU:
		what = "for WebGPU, which has no addresses of buffers"
	case s.CheckBounds:
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
	s := settings{CompileOptions: o, index64: o.IndexBits == 64, relaxed: strconv.FormatBool(env.Layout().RelaxedBlockLayout)}
	if o.Env == nil && o.Default != nil && spirv.LookupTargetEnv(module) == nil {
		s.Env = o.Default
	}
	s.desktop = !o.NoDesktopCheck && s.Env == nil && env.DeviceType() == target.UnknownDeviceType && !env.Has(spec.CapabilityKernel)
	s.Default, s.IndexBits, s.cpu = nil, 0, env.DeviceType() == target.CPU
	if s.nested = nestedModules(module, maxNested); s.nested > maxNested {
		return nil, nil, fmt.Errorf("modules are nested more than %d deep", maxNested)
	}
	s.findTensors(module)
	// Numbers of these kernels, such as sizes, take no buffers, of which targets may allow few.
	s.PushScalars = s.PushScalars || s.tensors && !s.MLIRLayout
	key := pipelineKey{module.Name(), s}
	if m := p.made[key]; m != nil {
		return m, env, nil
	}
	if s.Env != nil {
		s.target, s.limits = targetspec.OptionsFor(module.Context(), env), bufferLimits(env)
		s.desktop = !o.NoDesktopCheck && strings.HasPrefix(s.target, profileOption) && allowsMore(env)
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

// TileText returns the numbers of elements of a tile by axis as CompileOptions.Tile has them.
func TileText(tile []int) string {
	text := make([]string, len(tile))
	for i, n := range tile {
		text[i] = strconv.Itoa(n)
	}
	return strings.Join(text, ",")
}

// resourceLimits are the limits that spirv-check-limits checks and #spirv.target_env cannot hold.
var resourceLimits = [...]string{"maxPushConstantsSize", "maxUniformBufferRange", "maxStorageBufferRange", "maxBoundDescriptorSets",
	"maxPerStageDescriptorUniformBuffers", "maxPerStageDescriptorStorageBuffers", "maxPerStageResources"}

// workgroupLimits are the limits that spirv-check-limits checks and #spirv.target_env holds.
var workgroupLimits = [...]string{"maxComputeWorkGroupSize", "maxComputeWorkGroupInvocations", "maxComputeSharedMemorySize"}

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

// storageBuffers returns the number of storage buffers of a kernel that the limits of s state, or 0.
func storageBuffers(s *settings) string {
	for text := range strings.SplitSeq(s.limits, ",") {
		if n, ok := strings.CutPrefix(text, "maxPerStageDescriptorStorageBuffers="); ok {
			return n
		}
	}
	return "0"
}

// settings are the options of the pipelines.
type settings struct {
	// CompileOptions are without Default and IndexBits. Env is the target if the module does not state it.
	CompileOptions
	target  string // options of spirv-select-target
	limits  string // limits that target does not hold, for spirv-check-limits
	relaxed string
	index64 bool
	nested  int  // depth of the builtin.module ops in the module
	tensors bool // whether host functions of the module compute tensors, or have operations of linalg
	tosa    bool // whether some of them are of tosa
	free    bool // whether the memory of tensors is freed after its last use
	cpu     bool // whether the device runs kernels on the processors of the host
	desktop bool // whether spirv-check-limits warns about what desktop GPUs do not have in common
}

// maxNested bounds the depth of builtin.module ops in the module that is compiled.
const maxNested = 16

// nestedModules returns the depth of the builtin.module ops in module, at most maxNested+1.
func nestedModules(module *ir.Operation, limit int) int {
	depth := 0
	if limit < 0 || !module.Is(ir.Module) || module.Region(0).First() == nil {
		return 0
	}
	for op := module.Region(0).First().First(); op != nil; op = op.Next() {
		if op.Is(ir.Module) {
			depth = max(depth, 1+nestedModules(op, limit-1))
		}
	}
	return depth
}

// findTensors finds out whether host functions of module, or of a module in it, have tensors, operations of linalg or what deallocation leaves, and
// operations of tosa, and whether the memory
// of tensors can be freed where it is not needed any more, because the functions free no memory themselves and have no branches between blocks.
func (s *settings) findTensors(module *ir.Operation) {
	frees, tensors, linalg := false, false, false
	module.WalkPre(func(op *ir.Operation) ir.WalkResult {
		switch {
		case op.Is(gpu.Module), op.Is(gpu.Launch), op.Is(spirv.Module):
			return ir.WalkSkip
		case op.Is(memref.Dealloc), op.Is(gpu.Dealloc), op.Is(memref.Realloc), op.NumSuccessors() > 0:
			frees = true
		case op.Info().Dialect != nil:
			linalg = linalg || op.Info().Dialect.Name == "linalg" || op.Is(bufferization.Clone) || op.Is(bufferization.Dealloc)
			s.tosa = s.tosa || op.Info().Dialect.Name == "tosa"
		}
		values := op.Results()
		for i := range op.NumRegions() {
			if entry := op.Region(i).First(); entry != nil {
				values = append(values[:len(values):len(values)], entry.Args()...)
			}
		}
		for _, v := range values {
			_, tensor := v.Type().(*ir.RankedTensorType)
			tensors = tensors || tensor
		}
		return ir.WalkAdvance
	})
	s.tensors, s.free = tensors || linalg || s.tosa, tensors && !frees
}

// profileOption begins the options of spirv-select-target that name a profile.
const profileOption = "profile="

// allowsMore reports whether a limit of env that spirv-check-limits checks is greater than that of desktop GPUs.
func allowsMore(env *target.Env) bool {
	desktop, err := target.Profile(target.Desktop)
	if err != nil {
		return false
	}
	fields := target.LimitFields()
	return slices.ContainsFunc(fields, func(f target.LimitField) bool {
		if !slices.Contains(resourceLimits[:], f.Name) && !slices.Contains(workgroupLimits[:], f.Name) {
			return false
		}
		most := f.Values(desktop.Limits())
		for i, v := range f.Values(env.Limits()) {
			if i < len(most) && v > most[i] {
				return true
			}
		}
		return false
	})
}

func (s *settings) addAll(r *pass.Registry, m *pass.Manager) error {
	if err := s.checkAddresses(); err != nil {
		return err
	}
	for i := range stages {
		if err := r.AddText(m, stages[i].text(s, m.Anchor)); err != nil {
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
		pass.Bool("desktop", &s.desktop, "Warn about kernels beyond the limits that desktop GPUs have in common"),
		pass.String("relaxed", &s.relaxed, "Whether the check of blocks allows relaxed layouts; by default as the target of the module says"),
		pass.Bool("mlir-layout", &s.MLIRLayout, "Lay interface blocks out as MLIR does"),
		pass.Bool("webgpu", &s.WebGPU, "Express what WebGPU lacks by other instructions"),
		pass.Bool("check-bounds", &s.CheckBounds, "Guard accesses by checks of their indices, which report to a hidden buffer"),
		pass.Bool("check-dimensions", &s.CheckDimensions, "Tell the reference device indices and the sizes of their dimensions; check-bounds overrides it"),
		pass.Bool("push-scalars", &s.PushScalars, "Pass scalar arguments of kernels in push constants, not in buffers"),
		pass.Bool("address-args", &s.AddressArgs, "Pass the buffers of kernels as addresses, and scalar arguments in push constants"),
		pass.Bool("no-layout-check", &s.NoLayoutCheck, "Do not check interface blocks"),
		pass.Bool("use-64bit-index", &s.index64, "Use 64-bit integers to convert index types"),
		pass.String("tile", &s.Tile, "Numbers of elements that an invocation of a computation on tensors computes, by axis"),
		pass.Bool("cpu", &s.cpu, "Choose the schedules of launches for a device that runs kernels on the processors of the host"),
		pass.Bool("tosa", &s.tosa, "Compile operations of tosa, too"),
		pass.Bool("free", &s.free, "Free the memory of tensors after its last use; host functions must not free memory"),
		pass.Bool("tensors", &s.tensors, "Compile the computations on tensors of host functions"),
		pass.Int("nested-modules", &s.nested, "Depth of the modules in the module whose kernels are compiled too"),
		pass.Enum("opt", &s.Opt, optLevels, "How much to optimize: 0, 1, 2 or s; the last two are 1 here"),
		pass.Bool("no-limit-check", &s.NoLimitCheck, "Do not check workgroups against the target's limits"),
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
		add(st.name, st.summary, func(m *pass.Manager, s *settings) error { return r.AddText(m, st.text(s, m.Anchor)) })
	}
}
