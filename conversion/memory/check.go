package memory

import (
	"strconv"

	"github.com/spvc/spvc/dialect/gpu"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/target"
)

// Check refuses kernels that the target cannot have, before they are converted: arguments that
// the host cannot pass, clusters of workgroups, and the numbers of subgroups on targets without
// subgroups. It emits errors and returns false if it finds any.
func Check(fn *ir.Operation, env *target.Env) bool {
	ok := true
	if isKernel(fn) {
		f := gpu.FuncOp{Operation: fn}
		entry := fn.Region(0).First()
		for i := range f.Type().Inputs {
			ok = checkArgument(f, i, entry.Arg(i), !env.Has(spec.CapabilityKernel)) && ok
		}
	}
	subgroups := env.Has(spec.CapabilityGroupNonUniform) || env.Has(spec.CapabilityKernel)
	fn.WalkPre(func(op *ir.Operation) ir.WalkResult {
		switch op.Def() {
		case gpu.ClusterID, gpu.ClusterDim, gpu.ClusterDimBlocks, gpu.ClusterBlockID:
			ok = op.EmitError("'"+op.Name()+"' is about clusters of workgroups, which SPIR-V does not have",
				ir.Note(op.Loc(), "launch the kernel without clusters, and use gpu.block_id and gpu.grid_dim"))
		}
		if subgroups {
			return ir.WalkAdvance
		}
		switch op.Def() {
		case gpu.LaneID, gpu.SubgroupID, gpu.NumSubgroups, gpu.SubgroupSize:
			ok = op.EmitErrorDetail(&target.Lack{Capabilities: []spec.Capability{spec.CapabilityGroupNonUniform}},
				"'"+op.Name()+"' needs the capability GroupNonUniform, which the target lacks",
				ir.Note(op.Loc(), "compile for vulkan1.1 or later (--target=vulkan1.1), or for a device (--target=device)"))
		}
		return ir.WalkAdvance
	})
	return ok
}

// checkArgument refuses a memref that the host cannot pass as an argument of a kernel. A shader
// takes arguments in some memory spaces only.
func checkArgument(f gpu.FuncOp, i int, arg *ir.Value, shader bool) bool {
	refuse := func(why, help string) bool {
		return f.EmitErrorAt(arg.Loc(), "argument "+strconv.Itoa(i)+" of kernel '"+f.SymbolName()+"', "+ir.QuoteType(arg.Type())+", "+why, ir.Note(arg.Loc(), help))
	}
	switch t := arg.Type().(type) {
	case *ir.UnrankedMemRefType:
		return refuse("has no known rank", "cast the memref to a ranked type before the launch")
	case *ir.MemRefType:
		if where, help := unreachable(t.MemorySpace); shader && where != "" {
			return refuse("is "+where+"; the host cannot pass it to a kernel", help)
		}
		if _, _, ok := t.StridesAndOffset(); !ok {
			return refuse("has a layout that is not strided", "pass the memref with a strided layout, and compute the positions of the map in the kernel")
		}
	}
	return true
}

// unreachable describes the memory of a space that the host cannot pass to a kernel, and what
// to write instead. It returns empty texts for other spaces.
func unreachable(space ir.Attribute) (where, help string) {
	at, known := scopeOf(space)
	switch {
	case known && at == device:
		return "", ""
	case known && at == workgroup:
		return "in memory of the workgroup", "declare the buffer as an attribution of the kernel, workgroup(%x : ...), or allocate it in the kernel by memref.alloc"
	case known && at == invocation:
		return "in memory of one invocation", "declare the buffer as an attribution of the kernel, private(%x : ...), or allocate it in the kernel by memref.alloca"
	}
	help = "leave out the memory space for a buffer, or use #spirv.storage_class<Uniform> for a uniform block"
	if a, ok := space.(*ir.IntegerAttr); ok {
		n := a.Int64Or(-1)
		if n == 4 {
			return "", ""
		}
		if n < 0 || n >= int64(len(numbered)) || numbered[n] == "" {
			return "in the memory space " + ir.AttrString(a) + "", help
		}
		return "in the storage class " + numbered[n], help
	}
	a, ok := space.(*ir.EnumAttr)
	if !ok || a.AttrDef() != spirv.StorageClassAttr {
		return "in the memory space " + ir.AttrString(space) + "", help
	}
	switch sc := spec.StorageClass(a.Value); sc {
	case spec.StorageClassStorageBuffer, spec.StorageClassUniform, spec.StorageClassImage, spec.StorageClassCrossWorkgroup:
		return "", ""
	default:
		return "in the storage class " + sc.String(), help
	}
}

// numbered are the storage classes of memory spaces that are numbers, as MLIR has them for
// Vulkan. The scopes of 0, 3, 5 and 6 are those of scopeOf.
var numbered = [...]string{1: "Generic", 7: "PushConstant", 8: "UniformConstant", 9: "Input", 10: "Output", 11: "PhysicalStorageBuffer"}
