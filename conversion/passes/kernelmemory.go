package passes

import (
	"github.com/spvc/spvc/conversion/memory"
	"github.com/spvc/spvc/conversion/memreftospirv"
	"github.com/spvc/spvc/conversion/spirvtypes"
	"github.com/spvc/spvc/conversion/vectors"
	"github.com/spvc/spvc/dialect/gpu"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/target"
)

// NewChooseBuffers returns the pass spirv-choose-buffers, which moves choices between buffers into
// the accesses to them.
func NewChooseBuffers() *pass.Pass {
	return expansion("spirv-choose-buffers", "SPIRVChooseBuffers", "Access the chosen buffer in a branch for each buffer",
		func(op *ir.Operation) (changed, ok bool) { return memory.ChooseBuffers(op), true })
}

// NewBoxArguments returns the pass spirv-box-arguments, which passes arguments of kernels that are i1,
// vectors or complex numbers in memory.
func NewBoxArguments() *pass.Pass {
	return &pass.Pass{
		Name: "spirv-box-arguments", Class: "SPIRVBoxArguments", Op: gpu.Func.Name,
		Summary: "Pass i1, vectors and complex numbers to kernels in memory",
		Run: func(op *ir.Operation, r *pass.Run) bool {
			if !memory.BoxArguments(op, spirv.EnvFor(op)) {
				r.PreserveAnalyses()
			}
			return true
		},
	}
}

// NewCheckDimensions returns the pass spirv-check-dimensions, which compares each index of an access
// with the size of its dimension.
func NewCheckDimensions() *pass.Pass {
	observe := false
	return &pass.Pass{
		Name: "spirv-check-dimensions", Class: "SPIRVCheckDimensions", Summary: "Compare the indices of accesses with the sizes of their dimensions",
		Options: []pass.Option{
			pass.Bool("observe", &observe, "Tell a device that checks kernels the indices and sizes; otherwise leave accesses out, and report them to a hidden buffer"),
		},
		Run: func(op *ir.Operation, r *pass.Run) bool {
			how := memory.GuardDimensions
			if observe {
				how = memory.ObserveDimensions
			}
			if !memory.CheckDimensions(op, how) {
				r.PreserveAnalyses()
			}
			return true
		},
	}
}

// NewPlaceMemory returns the pass spirv-place-memory, which gives the buffers that kernels
// allocate, and the globals that they use, a place in the kernel.
func NewPlaceMemory() *pass.Pass {
	return &pass.Pass{
		Name: "spirv-place-memory", Class: "SPIRVPlaceMemory", Op: gpu.Module.Name,
		Summary: "Give allocations and globals of kernels a storage class and a place",
		Run:     func(op *ir.Operation, _ *pass.Run) bool { return memory.Place(op) },
	}
}

// NewExpandVectors returns the pass spirv-expand-vectors, which breaks vectors down to those
// that the target has, and accesses to vectors down to accesses to elements.
func NewExpandVectors() *pass.Pass {
	return expansion("spirv-expand-vectors", "SPIRVExpandVectors", "Break vectors down to those of the target",
		func(op *ir.Operation) (changed, ok bool) {
			env := spirv.EnvFor(op)
			return vectors.Expand(op, env, memreftospirv.WithGlobal(classOf(env.Has(spec.CapabilityKernel))))
		})
}

// NewSplitCarried returns the pass spirv-split-carried, which lets loops carry the elements of vectors
// of integers in place of the vectors, if some invocations may leave the loop before others.
func NewSplitCarried() *pass.Pass {
	return expansion("spirv-split-carried", "SPIRVSplitCarried", "Let loops carry the elements of vectors of integers",
		func(op *ir.Operation) (changed, ok bool) { return memory.SplitCarried(op, spirv.EnvFor(op)) })
}

// NewMarkUniformLoops returns the pass spirv-mark-uniform-loops, which marks the loops that the
// invocations of a workgroup leave together.
func NewMarkUniformLoops() *pass.Pass {
	return expansion("spirv-mark-uniform-loops", "SPIRVMarkUniformLoops", "Mark loops that the invocations of a workgroup leave together",
		func(op *ir.Operation) (changed, ok bool) { return memory.MarkUniformLoops(op), true })
}

// NewExpandAtomics returns the pass spirv-expand-atomics, which replaces atomic operations
// that the target lacks by loops that compare and exchange.
func NewExpandAtomics() *pass.Pass {
	return reportingExpansion("spirv-expand-atomics", "SPIRVExpandAtomics", "Expand atomic operations that the target lacks",
		func(op *ir.Operation, report pass.EmulationRemarker) (changed, ok bool) {
			return memory.ExpandAtomics(op, spirv.EnvFor(op), report)
		})
}

// NewExpandReductions returns the pass spirv-expand-reductions, which replaces reductions
// over workgroups by reductions in workgroup memory.
func NewExpandReductions() *pass.Pass {
	return expansion("spirv-expand-reductions", "SPIRVExpandReductions", "Expand reductions over workgroups, and those of vectors over subgroups",
		memory.ExpandReductions)
}

// NewExpandSubgroups returns the pass spirv-expand-subgroups, which makes shuffles and
// reductions of subgroups exact, and exchanges their values in workgroup memory if the target
// lacks them. It must run after spirv-expand-reductions.
func NewExpandSubgroups() *pass.Pass {
	opts := spirvtypes.DefaultOptions()
	return &pass.Pass{
		Name: "spirv-expand-subgroups", Class: "SPIRVExpandSubgroups", Summary: "Expand operations on subgroups that the target lacks",
		Options: []pass.Option{indexOption(&opts.Use64bitIndex)},
		Run: func(op *ir.Operation, r *pass.Run) bool {
			bits, ok := indexBits(op, opts)
			if !ok {
				return false
			}
			changed, ok := memory.ExpandSubgroups(op, spirv.EnvFor(op), bits, r.Emulations())
			if ok && !changed {
				r.PreserveAnalyses()
			}
			return ok
		},
	}
}

// NewCheckKernels returns the pass spirv-check-kernels, which refuses arguments that the host
// cannot pass to a kernel, and operations on subgroups that the target lacks.
func NewCheckKernels() *pass.Pass {
	return &pass.Pass{
		Name: "spirv-check-kernels", Class: "SPIRVCheckKernels", Op: gpu.Func.Name,
		Summary: "Refuse arguments and operations of kernels that the target cannot have",
		Run: func(op *ir.Operation, r *pass.Run) bool {
			r.PreserveAnalyses()
			return memory.Check(op, spirv.EnvFor(op))
		},
	}
}

// expansion returns a pass that runs expand.
func expansion(name, class, summary string, expand func(op *ir.Operation) (changed, ok bool)) *pass.Pass {
	return reportingExpansion(name, class, summary, func(op *ir.Operation, _ pass.EmulationRemarker) (changed, ok bool) { return expand(op) })
}

// reportingExpansion returns a pass that runs expand, which reports what it emulates.
func reportingExpansion(name, class, summary string, expand func(op *ir.Operation, report pass.EmulationRemarker) (changed, ok bool)) *pass.Pass {
	return &pass.Pass{
		Name: name, Class: class, Summary: summary,
		Run: func(op *ir.Operation, r *pass.Run) bool {
			changed, ok := expand(op, r.Emulations())
			if ok && !changed {
				r.PreserveAnalyses()
			}
			return ok
		},
	}
}

// indexExpansion returns a pass that runs expand with the target and the width of index.
func indexExpansion(name, class, summary string, expand func(op *ir.Operation, env *target.Env, bits int64) (changed, ok bool)) *pass.Pass {
	opts := spirvtypes.DefaultOptions()
	return &pass.Pass{
		Name: name, Class: class, Summary: summary,
		Options: []pass.Option{indexOption(&opts.Use64bitIndex)},
		Run: func(op *ir.Operation, r *pass.Run) bool {
			bits, ok := indexBits(op, opts)
			if !ok {
				return false
			}
			changed, ok := expand(op, spirv.EnvFor(op), bits)
			if ok && !changed {
				r.PreserveAnalyses()
			}
			return ok
		},
	}
}
