package passes

import (
	"errors"

	"github.com/spvc/spvc/conversion/gputospirv"
	"github.com/spvc/spvc/conversion/memory"
	"github.com/spvc/spvc/conversion/memreftospirv"
	"github.com/spvc/spvc/conversion/spirvtypes"
	"github.com/spvc/spvc/dialect/fn"
	"github.com/spvc/spvc/dialect/gpu"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/rewrite"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/blocklayout"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/target"
)

// NewGPUToSPIRV returns the pass convert-gpu-to-spirv, which converts a copy of every
// gpu.module to a spirv.module. The copy is inserted before the original, or inside of
// it for OpenCL kernels. With the option in-place, the pass converts the gpu.module itself,
// unless it holds OpenCL kernels.
func NewGPUToSPIRV() *pass.Pass {
	opts := spirvtypes.DefaultOptions()
	inPlace := false
	var ready conversions
	return &pass.Pass{
		Name: "convert-gpu-to-spirv", Class: "ConvertGPUToSPIRV", Op: ir.Module.Name,
		Summary: "Convert GPU dialect to SPIR-V dialect",
		Options: []pass.Option{
			indexOption(&opts.Use64bitIndex),
			layoutOption(&opts.Layout),
			pass.Bool("exact", &opts.Exact, "Convert by docs/semantics.md where MLIR 19 does otherwise; convert math too").Beyond(),
			pass.Bool("optimize", &opts.Optimize, "Give selections and loops results instead of variables, and compute equal values once").Beyond(),
			pass.Bool("in-place", &inPlace, "Convert the gpu.module itself; of launched kernels only the signatures stay").Beyond(),
		},
		Run: func(op *ir.Operation, r *pass.Run) bool { return gpuToSPIRV(op, opts, inPlace, &ready, r) },
	}
}

// layoutOption is the option that selects the strides of arrays.
func layoutOption(p *blocklayout.Policy) pass.Option {
	return pass.Enum("layout", p, blocklayout.PolicyNames(), "Lay out memory as MLIR 19 does (mlir) or by the rules of the target (target)").Beyond()
}

func gpuToSPIRV(root *ir.Operation, opts spirvtypes.Options, inPlace bool, ready *conversions, r *pass.Run) bool {
	originals := gpuModules(root)
	var unchanged []*ir.Operation
	var launched map[string]bool
	if inPlace {
		launched = launchedModules(root)
	}
	converted := make([]*ir.Operation, len(originals))
	b := ir.NewBuilder(root.Context(), nil)
	for i, m := range originals {
		switch {
		case hasKernels(m):
			b.SetStart(m.Region(0).First())
			converted[i] = b.Insert(b.Arena().CloneParts(m, ir.NewMapping(), r.Workers, r.Each))
		case inPlace:
			if launched[ir.SymbolName(m)] {
				b.SetAfter(m)
				insertSignatures(b, m)
			}
			converted[i] = m
		default:
			b.SetBefore(m)
			converted[i] = b.Insert(b.Arena().CloneParts(m, ir.NewMapping(), r.Workers, r.Each))
			unchanged = append(unchanged, m)
		}
	}
	for i, m := range converted {
		kernels := hasKernels(originals[i]) // asked now, because the conversion may erase the original
		before, block := m.Prev(), m.Block()
		if !convertGPUModule(m, opts, ready, r) {
			return false
		}
		if opts.Optimize {
			made := block.First()
			if before != nil {
				made = before.Next()
			}
			shareComputations(made, r)
		}
		if kernels {
			replaceKernels(originals[i])
		}
	}
	r.PreserveOps(unchanged)
	return true
}

// launchedModules returns the names of the gpu.module ops whose kernels operations outside of
// gpu.module ops launch.
func launchedModules(root *ir.Operation) map[string]bool {
	names := map[string]bool{}
	root.WalkPre(func(op *ir.Operation) ir.WalkResult {
		if op.Is(gpu.Module) {
			return ir.WalkSkip
		}
		if op.Is(gpu.LaunchFunc) {
			if ref, ok := op.Attr("kernel").(*ir.SymbolRefAttr); ok {
				// The module may be nested in others.
				names[ref.Root] = true
				for _, n := range ref.Nested {
					names[n] = true
				}
			}
		}
		return ir.WalkAdvance
	})
	return names
}

// insertSignatures inserts a gpu.module with the attributes of m and its kernels, whose bodies
// are empty. Host code that launches the kernels finds their signatures there.
func insertSignatures(b *ir.Builder, m *ir.Operation) {
	to := b.CreateWithRegions(m.Loc(), gpu.Module, nil, nil, 1, m.Attrs()...)
	body := to.Region(0).AddBlock()
	for op := m.Region(0).First().First(); op != nil; op = op.Next() {
		fn := gpu.FuncOp{Operation: op}
		if !op.Is(gpu.Func) || !fn.IsKernel() {
			continue
		}
		b.SetEnd(body)
		f := b.CreateWithRegions(op.Loc(), gpu.Func, nil, nil, 1, op.Attrs()...)
		f.SetAttr(gpu.WorkgroupAttributionsName, nil)
		entry := f.Region(0).AddBlock()
		for _, in := range fn.Type().Inputs {
			entry.AddArg(in, op.Loc())
		}
		b.SetEnd(entry)
		b.Create(op.Loc(), gpu.Return, nil, nil)
	}
	b.SetEnd(body)
	gpu.EndModule(b, m.Loc())
}

// gpuModules returns the gpu.module ops in root, innermost first. Functions contain
// none.
func gpuModules(root *ir.Operation) []*ir.Operation {
	var ms []*ir.Operation
	var visit func(op *ir.Operation)
	visit = func(op *ir.Operation) {
		if _, ok := ir.OpInterface[ir.FunctionModel](op.Info()); ok {
			return
		}
		for i := range op.NumRegions() {
			for blk := op.Region(i).First(); blk != nil; blk = blk.Next() {
				for o := blk.First(); o != nil; o = o.Next() {
					if o.NumRegions() > 0 {
						visit(o)
					}
				}
			}
		}
		if op.Is(gpu.Module) {
			ms = append(ms, op)
		}
	}
	visit(root)
	return ms
}

func hasKernels(m *ir.Operation) bool {
	return spirv.EnvOf(spirv.LookupTargetEnvOrDefault(m)).Has(spec.CapabilityKernel)
}

func convertGPUModule(m *ir.Operation, opts spirvtypes.Options, ready *conversions, r *pass.Run) bool {
	opts, ok := opts.For(m)
	if !ok {
		return false
	}
	env := spirv.EnvFor(m)
	spaces := memreftospirv.VulkanSpaces
	if env.Has(spec.CapabilityKernel) {
		spaces = memreftospirv.OpenCLSpaces
	}
	if opts.Exact {
		memory.FoldArgumentCasts(m)
		spaces = memreftospirv.WithGlobal(spaces)
	}
	if !memreftospirv.MapStorageClasses(m, spaces, r.Workers, r.Each) {
		return false
	}
	if opts.Layout == blocklayout.ForTarget && !checkDemand(m, env) {
		return false
	}
	if report := r.Emulations(); report != nil {
		memreftospirv.ReportParts(m, spirvtypes.New(m.Context(), env, opts), report)
	}
	c := ready.lookup(env, opts, func(env *target.Env) conversion {
		c := spirvtypes.New(m.Context(), env, opts)
		gputospirv.AddMatrixTypes(c)
		t := spirvtypes.NewTarget(env)
		t.ExactFolds = opts.Exact
		return conversion{t, patternsOf(c, kernelPatterns(opts.Exact))}
	})
	return rewrite.ConvertFullByFunction(m, c.target, c.patterns, r.Workers)
}

// checkDemand checks the rule set that a scope around the gpu.module requires, if there
// is one. The rule set must be allowed for the buffers of the module's functions.
func checkDemand(m *ir.Operation, env *target.Env) bool {
	if env.Layout().BlockLayout == "" {
		return true
	}
	ok := true
	for op := m.Region(0).First().First(); op != nil; op = op.Next() {
		if op.Is(gpu.Func) {
			ok = checkBuffers(gpu.FuncOp{Operation: op}, env) && ok
		}
	}
	return ok
}

// checkBuffers checks the rule set for the buffers of a function. MapStorageClasses has
// already replaced their memory spaces by storage classes.
func checkBuffers(fn gpu.FuncOp, env *target.Env) bool {
	for _, t := range fn.Type().Inputs {
		buffer, ok := t.(*ir.MemRefType)
		if !ok {
			continue
		}
		sc := spirv.EnumValue[spec.StorageClass](buffer.MemorySpace.(*ir.EnumAttr))
		if !blocklayout.NeedsLayout(sc, env) {
			continue
		}
		var demand *blocklayout.DemandError
		if _, err := blocklayout.RulesFor(sc, env, false); errors.As(err, &demand) {
			return demand.Report(fn.Operation)
		}
	}
	return true
}

// replaceKernels replaces the functions of a gpu.module by empty functions with their
// signatures. OpenCL takes the kernels from the SPIR-V module inside.
func replaceKernels(m *ir.Operation) {
	b := ir.NewBuilder(m.Context(), nil)
	for op := m.Region(0).First().First(); op != nil; {
		next := op.Next()
		if op.Is(gpu.Func) {
			old := gpu.FuncOp{Operation: op}
			ctx, t := m.Context(), old.Type()
			b.SetBefore(op)
			f := b.CreateWithRegions(op.Loc(), fn.Func, nil, nil, 1,
				ir.Named(ir.SymbolNameAttr, ctx.String(old.SymbolName())), ir.Named("function_type", ctx.TypeAttr(t)),
				ir.Named(gpu.KernelName, ctx.Unit()))
			entry := f.Region(0).AddBlock()
			for _, in := range t.Inputs {
				entry.AddArg(in, op.Loc())
			}
			b.SetEnd(entry)
			b.Create(op.Loc(), fn.Return, nil, nil)
			op.Erase()
		}
		op = next
	}
}
