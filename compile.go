package spvc

import (
	"runtime"
	"strings"

	conversions "github.com/spvc/spvc/conversion/passes"
	"github.com/spvc/spvc/dialect/gpu"
	gpupasses "github.com/spvc/spvc/dialect/gpu/passes"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/layout/block"
	"github.com/spvc/spvc/serialize"
	"github.com/spvc/spvc/spirv"
	spirvpasses "github.com/spvc/spvc/spirv/passes"
	"github.com/spvc/spvc/spirv/targetspec"
	"github.com/spvc/spvc/target"
)

// compilation is one run of Compile.
type compilation struct {
	opts  Options
	ctx   *ir.Context
	scope *ir.Scope
	diags *collector
	env   *target.Env
}

func newCompilation(ctx *ir.Context, o Options) *compilation {
	if o.Name == "" {
		o.Name = "<input>"
	}
	c := &compilation{opts: o, ctx: ctx, diags: newCollector(ctx)}
	c.scope = ctx.NewScope(c.diags.add)
	c.scope.Workers, c.scope.ExplainFailures = max(o.Workers, 0), true
	return c
}

// fail returns the diagnostics so far as an error.
func (c *compilation) fail() error { return c.diags.err() }

func (c *compilation) compile(top *ir.Operation) (*Program, error) {
	if err := c.chooseTarget(top); err != nil {
		return nil, err
	}
	outline := pass.NewManager(top.Name())
	outline.MustAdd(gpupasses.NewKernelOutlining())
	if !c.run(outline, top) || !inferEntryPoints(top) || !c.run(c.lowering(top), top) {
		return nil, c.fail()
	}
	p := &Program{module: top, env: c.env}
	if err := c.serialize(p, top); err != nil {
		return nil, err
	}
	return p, nil
}

// lowering returns the passes from gpu modules to spirv modules.
func (c *compilation) lowering(top *ir.Operation) *pass.Manager {
	layout := block.ForTarget
	if c.opts.MLIRLayout {
		layout = block.LikeMLIR
	}
	m := pass.NewManager(top.Name())
	// The conversion of gpu modules leaves math to a pass of its own.
	m.Nest(gpu.Module.Name).Nest(gpu.Func.Name).MustAdd(conversions.NewMathToSPIRV())
	m.MustAdd(conversions.GPUToSPIRV(layout))
	// The modules of OpenCL kernels stand inside of their gpu.module, so that hosts can
	// launch what is there still.
	c.finishModules(m.Nest(spirv.Module.Name), layout)
	c.finishModules(m.Nest(gpu.Module.Name).Nest(spirv.Module.Name), layout)
	return m
}

// finishModules adds the passes over spirv modules.
func (c *compilation) finishModules(modules *pass.Manager, layout block.Policy) {
	modules.MustAdd(spirvpasses.NewLowerABIAttrs(layout))
	modules.MustAdd(spirvpasses.NewDecorateModule(layout))
	if c.opts.WebGPU {
		modules.MustAdd(spirvpasses.NewWebGPUPrepare())
	}
	modules.MustAdd(spirvpasses.NewUpdateVCE())
	modules.MustAdd(spirvpasses.NewWorkgroupLayout())
	modules.MustAdd(spirvpasses.NewInterfaceVersion())
}

// run runs a pipeline on the module.
func (c *compilation) run(m *pass.Manager, top *ir.Operation) bool {
	workers := c.opts.Workers
	if workers <= 0 {
		workers = runtime.GOMAXPROCS(0)
	}
	return m.Run(top, pass.RunOptions{Workers: workers})
}

// chooseTarget puts the target environment on the module, unless the module has
// one and the options do not replace it.
func (c *compilation) chooseTarget(top *ir.Operation) error {
	if c.opts.Env == nil {
		if spirv.LookupTargetEnv(top) != nil {
			c.env = vulkanEnv(spirv.EnvFor(top))
			return nil
		}
		env, err := target.Profile(DefaultTarget)
		if err != nil {
			return err
		}
		// What the module says of layouts adds to the default.
		top.SetAttr(spirv.TargetEnvName, spirv.AttrOf(c.ctx, env))
		cfg := env.Config()
		cfg.Layout = spirv.EnvFor(top).Layout()
		c.env = target.New(cfg)
		return nil
	}
	c.env = vulkanEnv(c.opts.Env)
	targetspec.Select(top, c.env)
	return nil
}

// envOf returns the target of a spirv.module: that of the program, with what scopes
// around the kernels say of layouts.
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

// vulkanEnv returns env with Vulkan as client API if it names none and takes shaders,
// so that block layouts are validated.
func vulkanEnv(env *target.Env) *target.Env {
	if env.ClientAPI() != target.UnknownAPI || !env.NeedsInterfaceVarABI() {
		return env
	}
	cfg := env.Config()
	cfg.ClientAPI = target.Vulkan
	return target.New(cfg)
}

// checkLayouts checks the blocks of modules that are to be validated: SPIRV-Tools knows
// less of layouts.
func (c *compilation) checkLayouts(modules []*ir.Operation) bool {
	ok := true
	for _, m := range modules {
		if !c.opts.MLIRLayout && !c.opts.NoValidate {
			ok = block.Report(block.CheckModule(m, c.envOf(m))) && ok
		}
	}
	return ok
}

// serialize makes the binaries of the program.
func (c *compilation) serialize(p *Program, top *ir.Operation) error {
	modules := spirvModules(top)
	if !c.checkLayouts(modules) {
		return c.fail()
	}
	for _, m := range modules {
		words, ok := serialize.Serialize(m, serialize.Options{})
		if !ok || c.scope.Stop().Requested() {
			return c.fail()
		}
		b := &Binary{Name: strings.TrimPrefix(m.StringAttr("sym_name"), gpuModulePrefix), Words: words, Env: c.envOf(m)}
		p.Binaries = append(p.Binaries, b)
		if c.opts.NoValidate {
			continue
		}
		if err := b.validate(); err != nil {
			return err
		}
	}
	return nil
}

// spirvModules returns the spirv.module ops that the passes made of top, a module: on
// top level or inside of gpu.module ops; or top itself.
func spirvModules(top *ir.Operation) []*ir.Operation {
	if top.Is(spirv.Module) {
		return []*ir.Operation{top}
	}
	var list []*ir.Operation
	for op := top.Region(0).First().First(); op != nil; op = op.Next() {
		switch {
		case op.Is(spirv.Module):
			list = append(list, op)
		case op.Is(gpu.Module):
			for inner := op.Region(0).First().First(); inner != nil; inner = inner.Next() {
				if inner.Is(spirv.Module) {
					list = append(list, inner)
				}
			}
		}
	}
	return list
}

// gpuModulePrefix is what the conversion puts before the name of a gpu.module.
const gpuModulePrefix = "__spv__"

// inferEntryPoints gives kernels without `spirv.entry_point_abi` one, from their
// known block size or from the constant block sizes of their launches.
func inferEntryPoints(top *ir.Operation) bool {
	sizes := map[*ir.Operation][3]int64{}
	tables := ir.NewSymbolTables()
	ok := true
	top.WalkPre(func(op *ir.Operation) ir.WalkResult {
		if !op.Is(gpu.LaunchFunc) {
			return ir.WalkAdvance
		}
		l := gpu.LaunchFuncOp{Operation: op}
		f := tables.LookupRef(op, l.Kernel())
		if f == nil || spirv.LookupEntryPointABI(f) != nil {
			return ir.WalkAdvance
		}
		size, known := constants(l.BlockSize())
		old, seen := sizes[f]
		if !known || seen && old != size {
			ok = op.EmitError("the kernel '" + f.StringAttr("sym_name") + "' has no 'spirv.entry_point_abi', and its launches do not agree on one constant block size")
			return ir.WalkInterrupt
		}
		sizes[f] = size
		return ir.WalkAdvance
	})
	if !ok {
		return false
	}
	top.WalkPre(func(op *ir.Operation) ir.WalkResult {
		if op.Is(gpu.Func) && op.Attr("gpu.kernel") != nil {
			ok = inferEntryPoint(op, sizes) && ok
			return ir.WalkSkip
		}
		return ir.WalkAdvance
	})
	return ok
}

func inferEntryPoint(f *ir.Operation, sizes map[*ir.Operation][3]int64) bool {
	if spirv.LookupEntryPointABI(f) != nil {
		return true
	}
	size, ok := sizes[f]
	if known, has := f.Attr("known_block_size").(*ir.DenseArrayAttr); has && known.Len() == 3 {
		size, ok = [3]int64{known.Int64(0), known.Int64(1), known.Int64(2)}, true
	}
	if !ok {
		return f.EmitOpError("has no 'spirv.entry_point_abi', no 'known_block_size', and no launch to take the workgroup size from")
	}
	f.SetAttr(spirv.EntryPointABIName, spirv.EntryPointABIOf(f.Context(), f.Context().DenseI32Array(int32(size[0]), int32(size[1]), int32(size[2])), spirv.OptionalInt{}, spirv.OptionalInt{}))
	return true
}

// constants returns the values of constant sizes.
func constants(vs [3]*ir.Value) (out [3]int64, ok bool) {
	for i, v := range vs {
		n, isConst := ir.IntConstantOf(v)
		if !isConst {
			return out, false
		}
		out[i] = n
	}
	return out, true
}
