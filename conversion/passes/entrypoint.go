package passes

import (
	"math"
	"slices"

	"github.com/spvc/spvc/dialect/gpu"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/internal/editdist"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/rewrite"
	"github.com/spvc/spvc/spirv"
)

// NewInferEntryPoints returns the pass spirv-infer-entry-point-abi. It adds
// `spirv.entry_point_abi` to kernels without one, with the known block size or the one
// constant block size of all launches. If the launches have no such size, or if there is no
// launch, the attribute states none, and the host sets the size at launch. An attribute whose
// name is almost that of one that states the size is an error.
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

// blockSize is what the launches of a kernel say about its block size.
type blockSize struct {
	size    [3]int64
	isKnown bool
}

func inferEntryPoints(top *ir.Operation) bool {
	sizes := map[*ir.Operation]blockSize{}
	tables := ir.NewSymbolTables()
	values := hostValues{folded: map[*ir.Value]ir.Attribute{}}
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
		size, known := values.sizes(l.BlockSize())
		if old, seen := sizes[f]; seen {
			known = known && old.isKnown && old.size == size
		}
		sizes[f] = blockSize{size, known}
		return ir.WalkAdvance
	})
	top.WalkPre(func(op *ir.Operation) ir.WalkResult {
		if op.Is(gpu.Func) && op.Attr("gpu.kernel") != nil {
			ok = inferEntryPoint(op, sizes) && ok
			return ir.WalkSkip
		}
		return ir.WalkAdvance
	})
	return ok
}

func inferEntryPoint(f *ir.Operation, sizes map[*ir.Operation]blockSize) bool {
	if spirv.LookupEntryPointABI(f) != nil {
		return true
	}
	b, launched := sizes[f]
	if known, has := f.Attr("known_block_size").(*ir.DenseArrayAttr); has && known.Len() == 3 {
		b, launched = blockSize{[3]int64{known.Int64(0), known.Int64(1), known.Int64(2)}, true}, true
	}
	if !launched && misspelled(f) {
		return f.EmitOpErrorDetail(&ir.MissingAttr{Op: f, Names: sizeAttributes()}, "has no 'spirv.entry_point_abi', no 'known_block_size', and no launch to take the workgroup size from",
			ir.Note(f.Loc(), "state it as `spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [64, 1, 1]>`, or leave it out and set the size at launch"))
	}
	var size *ir.DenseArrayAttr
	if b.isKnown {
		size = f.Context().DenseI32Array(int32(b.size[0]), int32(b.size[1]), int32(b.size[2]))
	}
	f.SetAttr(spirv.EntryPointABIName, spirv.EntryPointABIOf(f.Context(), size, spirv.OptionalInt{}, spirv.OptionalInt{}))
	return true
}

// sizeAttributes are the attributes of kernels that state the workgroup size.
func sizeAttributes() []string { return []string{"known_block_size", spirv.EntryPointABIName} }

// misspelled reports whether a kernel has an attribute whose name is almost that of one that states its size.
func misspelled(f *ir.Operation) bool {
	return slices.ContainsFunc(f.Attrs(), func(a ir.NamedAttribute) bool { return editdist.Nearest(a.Name, sizeAttributes()) != "" })
}

// hostValues finds values of the host code that fold to constants.
type hostValues struct {
	folder rewrite.Folder
	folded map[*ir.Value]ir.Attribute // nil for values that do not fold
}

// maxHostDepth bounds the depth of the expressions that hostValues folds.
const maxHostDepth = 64

// sizes returns the values of constant sizes.
func (h *hostValues) sizes(vs [3]*ir.Value) (out [3]int64, ok bool) {
	for i, v := range vs {
		a, isInt := h.constant(v, 0).(*ir.IntegerAttr)
		if !isInt {
			return out, false
		}
		n, fits := a.Value.Int64()
		if !fits || n < 0 || n > math.MaxInt32 {
			return out, false // the launch reports it
		}
		out[i] = n
	}
	return out, true
}

// constant returns the constant that v folds to, or nil.
func (h *hostValues) constant(v *ir.Value, depth int) ir.Attribute {
	if a, seen := h.folded[v]; seen || depth > maxHostDepth {
		return a
	}
	h.folded[v] = nil // for values that use themselves
	a := h.fold(v, depth)
	h.folded[v] = a
	return a
}

func (h *hostValues) fold(v *ir.Value, depth int) ir.Attribute {
	op := v.DefiningOp()
	if op == nil || op.NumResults() != 1 || op.NumRegions() != 0 {
		return nil
	}
	if a := ir.ConstantOf(v); a != nil {
		return a
	}
	if op.NumOperands() == 0 {
		return nil
	}
	args := make([]ir.Attribute, op.NumOperands())
	for i := range args {
		// The size of a memref can be constant though the memref is not.
		if args[i] = h.constant(op.Operand(i), depth+1); args[i] == nil && !(op.Is(memref.Dim) && i == 0) {
			return nil
		}
	}
	out, ok := h.folder.FoldWith(op, args)
	switch {
	case !ok || len(out) != 1:
		return nil
	case out[0].Value != nil:
		return h.constant(out[0].Value, depth+1)
	}
	return out[0].Attr
}
