package passes

import (
	"github.com/spvc/spvc/conversion/dispatch"
	"github.com/spvc/spvc/dialect/affine"
	"github.com/spvc/spvc/dialect/fn"
	"github.com/spvc/spvc/dialect/gpu"
	"github.com/spvc/spvc/dialect/kernel"
	"github.com/spvc/spvc/dialect/linalg"
	linalgpasses "github.com/spvc/spvc/dialect/linalg/passes"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/dialect/scf"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/target"
)

// NewFormDispatches returns the pass spirv-form-dispatches. In the host functions of a module it replaces operations on tensors by
// kernel.dispatch ops, which become a launch each. An operation is computed with the one that needs its result if no other does, so
// that the result needs no memory. The option "buffers" is the number of storage buffers of a kernel that the target allows, which the
// attributes of the module do not state.
func NewFormDispatches() *pass.Pass {
	var buffers int
	return &pass.Pass{
		Name: "spirv-form-dispatches", Class: "SPIRVFormDispatches", Op: ir.Module.Name,
		Summary: "Group the operations on tensors that are computed by one launch",
		Options: []pass.Option{pass.Int("buffers", &buffers, "Highest number of storage buffers of a kernel; 0 stands for that of the target")},
		Run: func(op *ir.Operation, r *pass.Run) bool {
			limits := limitsOf(op)
			if buffers > 0 {
				limits.Buffers = buffers
			}
			for _, f := range hostFunctions(op) {
				dispatch.Form(f.Region(0), limits, remarker(r))
			}
			return true
		},
	}
}

// NewPlaceTensors returns the pass spirv-place-tensors. It gives each tensor that the host functions of a module compute memory of its own, or
// that of an operand that is dead afterwards; their tensors become memrefs without layouts.
func NewPlaceTensors() *pass.Pass {
	return &pass.Pass{
		Name: "spirv-place-tensors", Class: "SPIRVPlaceTensors", Op: ir.Module.Name,
		Summary: "Give the tensors of host functions memory",
		Run:     func(op *ir.Operation, r *pass.Run) bool { return dispatch.Place(op) },
	}
}

// NewLaunchDispatches returns the pass spirv-launch-dispatches, which makes launches of the kernel.dispatch ops, the
// structured operations on memrefs and the copies of host functions. The operands of dispatches must be memrefs and numbers.
func NewLaunchDispatches() *pass.Pass {
	var tile []int64
	var cpu bool
	return &pass.Pass{
		Name: "spirv-launch-dispatches", Class: "SPIRVLaunchDispatches", Op: ir.Module.Name,
		Summary: "Make launches of computations on tensors",
		Options: []pass.Option{pass.Ints("tile", &tile, "Numbers of elements that an invocation computes along x, y and z, where the operation does not say"), onCPU(&cpu)},
		Run: func(op *ir.Operation, r *pass.Run) bool {
			ok, limits := true, limitsOf(op)
			limits.Tile, limits.CPU = tile, cpu
			for _, f := range hostFunctions(op) {
				for _, o := range computations(f) {
					dispatch.FromBuffers(o)
				}
				for _, loop := range parallelLoops(f) {
					dispatch.LaunchIterations(loop, limits, remarker(r))
				}
				for _, o := range computations(f) {
					if !o.Is(kernel.Dispatch) {
						continue
					}
					if !onMemory(o) {
						ok = o.EmitOpError("computes tensors that have no memory; bufferize them first")
						continue
					}
					dispatch.Launch(kernel.DispatchOp{Operation: o}, limits, remarker(r))
				}
				// What no dispatch computes, and what parallel loops have in their bodies, becomes loops.
				if hasStructured(f) {
					ok = linalgpasses.NewToParallelLoops().Run(f, r) && ok
				}
			}
			return ok
		},
	}
}

// onCPU is the option for devices whose kernels run on the processors of the host.
func onCPU(cpu *bool) pass.Option {
	return pass.Bool("cpu", cpu, "The device runs kernels on the processors of the host")
}

// remarker returns what reports the remarks of a pass, or nil if nobody asked.
func remarker(r *pass.Run) dispatch.Remark {
	to := r.Remarker()
	if to == nil {
		return nil
	}
	return func(op *ir.Operation, applied bool, text string) {
		kind := pass.Missed
		if applied {
			kind = pass.Applied
		}
		to(op, kind, text)
	}
}

// limitsOf returns the limits of the target of a module for schedules.
func limitsOf(module *ir.Operation) dispatch.Limits {
	env := spirv.EnvFor(module)
	limits := env.Limits()
	l := dispatch.Limits{Buffers: int(limits.MaxPerStageStorageBuffers), Invocations: int64(limits.MaxComputeWorkgroupInvocations),
		Subgroup: int64(limits.SubgroupSize), Matrices: matricesOf(env)}
	for i, n := range limits.MaxComputeWorkgroupSize {
		l.Sizes[i] = int64(n)
	}
	return l
}

// matricesOf returns the shapes of cooperative matrices of a target. Descriptions of devices lack them: NVIDIA's and AMD's are known to
// have one for f16.
func matricesOf(env *target.Env) (list []dispatch.Matrix) {
	if !env.Has(spec.CapabilityCooperativeMatrixKHR) {
		return nil
	}
	limits := env.Limits()
	for _, m := range limits.CooperativeMatrixKHR {
		if m.Scope == spec.ScopeSubgroup && m.AType == m.BType && m.CType == m.ResultType && m.AType == "f16" && (m.CType == "f16" || m.CType == "f32") {
			list = append(list, dispatch.Matrix{M: int64(m.M), N: int64(m.N), K: int64(m.K), Element: m.AType, Sum: m.CType})
		}
	}
	if list == nil && (env.Vendor() == target.NVIDIA || env.Vendor() == target.AMD) {
		list = []dispatch.Matrix{{M: 16, N: 16, K: 16, Element: "f16", Sum: "f32"}, {M: 16, N: 16, K: 16, Element: "f16", Sum: "f16"}}
	}
	return list
}

// computations returns the operations of f that may be launches, but for those inside of others.
func computations(f *ir.Operation) (list []*ir.Operation) {
	f.WalkPre(func(op *ir.Operation) ir.WalkResult {
		_, structured := linalg.AsStructured(op)
		switch {
		case op.Is(kernel.Dispatch), op.Is(memref.Copy), structured:
			list = append(list, op)
			return ir.WalkSkip
		case op.Is(gpu.Launch), mapped(op):
			return ir.WalkSkip
		}
		return ir.WalkAdvance
	})
	return list
}

// parallelLoops returns the loops of f that nothing maps to a device, the inner ones first.
func parallelLoops(f *ir.Operation) (loops []scf.ParallelOp) {
	f.Walk(func(op *ir.Operation) {
		if op.Is(scf.Parallel) && !mapped(op) {
			loops = append(loops, scf.ParallelOp{Operation: op})
		}
	})
	return loops
}

// hasStructured reports whether f has structured operations on memrefs.
func hasStructured(f *ir.Operation) (found bool) {
	f.WalkPre(func(op *ir.Operation) ir.WalkResult {
		s, ok := linalg.AsStructured(op)
		if found = found || ok && s.OnBuffers(); found {
			return ir.WalkInterrupt
		}
		return ir.WalkAdvance
	})
	return found
}

// onMemory reports whether no operand or result of op is a tensor.
func onMemory(op *ir.Operation) bool {
	for _, v := range op.Operands() {
		if _, ok := v.Type().(*ir.RankedTensorType); ok {
			return false
		}
	}
	return op.NumResults() == 0
}

// hostFunctions returns the functions of a module that have a body.
func hostFunctions(module *ir.Operation) (fs []*ir.Operation) {
	for op := module.Region(0).First().First(); op != nil; op = op.Next() {
		if op.Is(fn.Func) && !op.Region(0).Empty() {
			fs = append(fs, op)
		}
	}
	return fs
}

// NewLaunchParallelLoops returns the pass spirv-launch-parallel-loops. It makes launches of the outermost parallel loops of the host functions of a module
// that says nowhere what runs on a device: loops that are mapped to a device have another pass.
func NewLaunchParallelLoops() *pass.Pass {
	var cpu bool
	return &pass.Pass{
		Name: "spirv-launch-parallel-loops", Class: "SPIRVLaunchParallelLoops", Op: ir.Module.Name,
		Summary: "Make launches of the parallel loops of modules without kernels",
		Options: []pass.Option{onCPU(&cpu)},
		Run: func(op *ir.Operation, r *pass.Run) bool {
			if placesWork(op) {
				r.PreserveAnalyses()
				return true
			}
			ok, limits, remark := true, limitsOf(op), r.Remarker()
			limits.CPU = cpu
			for _, f := range hostFunctions(op) {
				ok = launchParallel(f, limits, remark) && ok
			}
			return ok
		},
	}
}

// placesWork reports whether a module says what runs on a device.
func placesWork(module *ir.Operation) (places bool) {
	module.WalkPre(func(op *ir.Operation) ir.WalkResult {
		places = op.Is(gpu.Module) || op.Is(gpu.Launch) || mapped(op)
		if places {
			return ir.WalkInterrupt
		}
		return ir.WalkAdvance
	})
	return places
}

// mapped reports whether op is a loop that says what runs its iterations.
func mapped(op *ir.Operation) bool {
	return (op.Is(scf.Parallel) || op.Is(affine.Parallel) || op.Is(scf.Forall)) && op.Attr("mapping") != nil
}

// launchParallel makes launches of the outermost parallel loops of f.
func launchParallel(f *ir.Operation, limits dispatch.Limits, remark pass.Remarker) bool {
	loops, inAffine := outermostParallel(f)
	if inAffine {
		if !lowerAffine(f) {
			return false
		}
		loops, _ = outermostParallel(f)
	}
	for _, loop := range loops {
		why := dispatch.StaysOnHost(loop)
		switch {
		case remark == nil:
		case why != "":
			remark(loop.Operation, pass.Missed, "the loop stays on the host: "+why)
		default:
			remark(loop.Operation, pass.Applied, "the loop becomes a launch")
		}
		if why == "" {
			dispatch.LaunchLoop(loop, limits)
		}
	}
	if remark != nil && !leavesHost(f) {
		remark(f, pass.Missed, "@"+ir.SymbolName(f)+" runs on the host: it has no operation on tensors or of linalg for a kernel, and no parallel loop that is worth a launch")
	}
	return true
}

// leavesHost reports whether f has launches, or calls functions that may have some.
func leavesHost(f *ir.Operation) (found bool) {
	f.WalkPre(func(op *ir.Operation) ir.WalkResult {
		if found = found || op.Is(gpu.Launch) || op.Is(gpu.LaunchFunc) || op.Is(fn.Call); found {
			return ir.WalkInterrupt
		}
		return ir.WalkAdvance
	})
	return found
}

// outermostParallel returns the parallel loops of f that are in no other one, and whether some are of affine. It makes a scf.parallel of each
// scf.forall if none is of affine.
func outermostParallel(f *ir.Operation) (loops []scf.ParallelOp, inAffine bool) {
	var foralls []scf.ForallOp
	f.WalkPre(func(op *ir.Operation) ir.WalkResult {
		switch {
		case op.Is(scf.Parallel):
			loops = append(loops, scf.ParallelOp{Operation: op})
			return ir.WalkSkip
		case op.Is(scf.Forall) && op.NumResults() == 0:
			foralls = append(foralls, scf.ForallOp{Operation: op})
			return ir.WalkSkip
		case op.Is(affine.Parallel):
			inAffine = true
			return ir.WalkInterrupt
		}
		return ir.WalkAdvance
	})
	if !inAffine {
		for _, loop := range foralls {
			loops = append(loops, dispatch.Parallel(loop))
		}
	}
	return loops, inAffine
}
