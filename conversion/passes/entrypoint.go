package passes

import (
	"github.com/spvc/spvc/dialect/gpu"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/spirv"
)

// NewInferEntryPoints returns the pass spirv-infer-entry-point-abi. It adds
// `spirv.entry_point_abi` to kernels without one, from their known block size or from
// the constant block sizes of their launches. A kernel whose size cannot be inferred is
// an error.
func NewInferEntryPoints() *pass.Pass {
	return &pass.Pass{
		Name: "spirv-infer-entry-point-abi", Class: "SPIRVInferEntryPointABI", Op: ir.Module.Name,
		Summary: "Infer the entry point ABI of kernels from their block sizes",
		Run: func(op *ir.Operation, r *pass.Run) bool {
			// The attributes that the pass adds are always valid.
			r.PreserveAnalyses()
			return inferEntryPoints(op)
		},
	}
}

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
