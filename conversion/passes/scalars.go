package passes

import (
	"strconv"

	"github.com/spvc/spvc/conversion/memory"
	"github.com/spvc/spvc/conversion/scalars"
	"github.com/spvc/spvc/conversion/spirvtypes"
	"github.com/spvc/spvc/dialect/gpu"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/target"
)

// NewEmulateNarrowInts returns the pass spirv-emulate-narrow-ints. If an operation
// depends on the high bits of integers that the target lacks, the pass replaces it by
// an operation on 32 bits and emits a remark.
func NewEmulateNarrowInts() *pass.Pass {
	return &pass.Pass{
		Name: "spirv-emulate-narrow-ints", Class: "SPIRVEmulateNarrowInts",
		Summary: "Compute with 32 bits what depends on the high bits of narrower integers",
		Run: func(op *ir.Operation, r *pass.Run) bool {
			widths, changed := scalars.EmulateNarrow(op, spirv.EnvFor(op), r.Emulations())
			if !changed {
				r.PreserveAnalyses()
			}
			for _, width := range widths {
				w := strconv.Itoa(width)
				op.EmitRemark("'i" + w + "' is computed with 32 bits, because the target lacks the capability Int" + w)
			}
			return true
		},
	}
}

// NewEmulateSmallFloats returns the pass spirv-emulate-small-floats, which replaces bf16 and floats
// of 8 bits by integers of the same width and computes with f32.
func NewEmulateSmallFloats() *pass.Pass {
	return reportingExpansion("spirv-emulate-small-floats", "SPIRVEmulateSmallFloats", "Keep bf16 and floats of 8 bits in integers, and compute with f32",
		scalars.EmulateSmallFloats)
}

// NewExpandScalars returns the pass spirv-expand-scalars, which replaces scalar operations
// that the conversion to SPIR-V lacks or that MLIR 19 converts wrongly. If the target lacks
// integers of 64 bits, it computes them as two numbers and emits a remark.
func NewExpandScalars() *pass.Pass {
	opts := spirvtypes.DefaultOptions()
	return &pass.Pass{
		Name: "spirv-expand-scalars", Class: "SPIRVExpandScalars",
		Summary: "Expand scalar operations that MLIR 19 converts wrongly or not at all",
		Options: []pass.Option{indexOption(&opts.Use64bitIndex)},
		Run: func(op *ir.Operation, r *pass.Run) bool {
			bits, ok := indexBits(op, opts)
			if !ok {
				return false
			}
			env := spirv.EnvFor(op)
			report := r.Emulations()
			scalars.ReportWide(op, env, false, report)
			changed, wide, ok := scalars.Expand(op, env, bits)
			scalars.ReportWide(op, env, true, report)
			if ok && wide > 64 {
				op.EmitRemark("'i" + strconv.Itoa(int(wide)) + "' is computed as numbers of 64 bits, which SPIR-V has")
				for ; ok && wide > 64; wide /= 2 {
					ok = scalars.EmulateWide(op, wide)
				}
				scalars.ExpandCounts(op, env, bits)
				changed = true
			}
			switch {
			case ok && wide == 64 && !env.Has(spec.CapabilityInt64):
				op.EmitRemark("'i64' is computed as two numbers of 32 bits, because the target lacks the capability Int64")
				return scalars.EmulateWide(op, wide)
			case !changed:
				r.PreserveAnalyses()
			}
			return ok
		},
	}
}

// NewPromoteInts returns the pass spirv-promote-ints, which replaces integers of more than 32 bits whose width is no power of
// two, in kernels, by those with the next power of two.
func NewPromoteInts() *pass.Pass {
	return &pass.Pass{
		Name: "spirv-promote-ints", Class: "SPIRVPromoteInts", Op: gpu.Module.Name,
		Summary: "Replace integers of more than 32 bits by those whose width is a power of two",
		Run: func(op *ir.Operation, r *pass.Run) bool {
			changed, ok := scalars.PromoteIntegers(op)
			if !changed {
				r.PreserveAnalyses()
			}
			return ok
		},
	}
}

// NewOutlineMath returns the pass spirv-outline-math, which makes one function of equal math
// operations that spirv-expand-scalars would replace by long arithmetic each.
func NewOutlineMath() *pass.Pass {
	p := indexExpansion("spirv-outline-math", "SPIRVOutlineMath", "Make functions of math operations that are long arithmetic in several places",
		func(op *ir.Operation, env *target.Env, bits int64) (changed, ok bool) {
			return scalars.OutlineMath(op, env, bits), true
		})
	p.Op = gpu.Module.Name
	return p
}

// NewExpandPrints returns the pass spirv-expand-prints, which checks the formats of prints in
// kernels and makes their arguments words of records.
func NewExpandPrints() *pass.Pass {
	return indexExpansion("spirv-expand-prints", "SPIRVExpandPrints", "Check the formats of prints, and make their arguments words of records", memory.ExpandPrints)
}

// NewCheckIndex returns the pass spirv-check-index, which refuses constants and extents
// that do not fit in the width to which index is converted.
func NewCheckIndex() *pass.Pass {
	opts := spirvtypes.DefaultOptions()
	return &pass.Pass{
		Name: "spirv-check-index", Class: "SPIRVCheckIndex",
		Summary: "Refuse constants and extents that do not fit the width of index",
		Options: []pass.Option{indexOption(&opts.Use64bitIndex)},
		Run: func(op *ir.Operation, r *pass.Run) bool {
			r.PreserveAnalyses()
			bits, ok := indexBits(op, opts)
			return ok && (bits == 64 || scalars.CheckIndex32(op))
		},
	}
}

// hostIndexBits is the width of index in host functions.
const hostIndexBits = 64

// NewExpandIndex returns the pass spirv-expand-index, which replaces the operations of the index
// dialect, and those of later versions of MLIR that older ones express, by those of arith and math in the host functions and the
// kernels of a module.
func NewExpandIndex() *pass.Pass {
	opts := spirvtypes.DefaultOptions()
	return &pass.Pass{
		Name: "spirv-expand-index", Class: "SPIRVExpandIndex", Op: ir.Module.Name,
		Summary: "Replace operations of the index dialect, and of MLIR 20 and later, by those of arith and math",
		Options: []pass.Option{indexOption(&opts.Use64bitIndex)},
		Run: func(op *ir.Operation, r *pass.Run) bool {
			changed := scalars.ExpandNewer(op)
			changed = scalars.ExpandIndex(op, hostIndexBits) || changed
			for kernels := op.Region(0).First().First(); kernels != nil; kernels = kernels.Next() {
				if !kernels.Is(gpu.Module) {
					continue
				}
				bits, ok := indexBits(kernels, opts)
				if !ok {
					return false
				}
				changed = scalars.ExpandIndex(kernels, bits) || changed
			}
			if !changed {
				r.PreserveAnalyses()
			}
			return true
		},
	}
}

// indexBits returns the width of index in op.
func indexBits(op *ir.Operation, opts spirvtypes.Options) (int64, bool) {
	opts, ok := opts.For(op)
	if opts.Use64bitIndex {
		return 64, ok
	}
	return 32, ok
}
