package memory

import (
	"strconv"

	"github.com/spvc/spvc/dialect/gpu"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/target"
)

// Check refuses kernels that the target cannot have, before they are converted: arguments in
// memory that the host cannot reach, and the numbers of subgroups on targets without
// subgroups. It emits errors and returns false if it finds any.
func Check(fn *ir.Operation, env *target.Env) bool {
	ok := true
	if isKernel(fn) {
		f := gpu.FuncOp{Operation: fn}
		entry := fn.Region(0).First()
		for i := range f.Type().Inputs {
			ok = checkArgument(f, i, entry.Arg(i)) && ok
		}
	}
	if env.Has(spec.CapabilityGroupNonUniform) || env.Has(spec.CapabilityKernel) {
		return ok
	}
	fn.WalkPre(func(op *ir.Operation) ir.WalkResult {
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

// checkArgument refuses an argument of a kernel in memory that the host cannot pass.
func checkArgument(f gpu.FuncOp, i int, arg *ir.Value) bool {
	t, ok := arg.Type().(*ir.MemRefType)
	if !ok {
		return true
	}
	where, help := unreachable(t.MemorySpace)
	if where == "" {
		return true
	}
	return f.EmitErrorAt(arg.Loc(), "argument "+strconv.Itoa(i)+" of kernel '"+f.SymbolName()+"', '"+ir.TypeString(t)+"', is "+where+", which the host cannot pass to a kernel",
		ir.Note(arg.Loc(), help))
}

// unreachable describes the memory of a space that the host cannot pass to a kernel, and what
// to write instead. It returns empty texts for other spaces.
func unreachable(space ir.Attribute) (where, help string) {
	at, known := scopeOf(space)
	switch {
	case known && at == workgroup:
		return "in memory of the workgroup", "declare the buffer as an attribution of the kernel, workgroup(%x : ...), or allocate it in the kernel by memref.alloc"
	case known && at == invocation:
		return "in memory of one invocation", "declare the buffer as an attribution of the kernel, private(%x : ...), or allocate it in the kernel by memref.alloca"
	}
	sc := spec.StorageClassStorageBuffer
	switch a := space.(type) {
	case *ir.IntegerAttr:
		switch a.Int64Or(-1) {
		case 1:
			sc = spec.StorageClassGeneric
		case 9:
			sc = spec.StorageClassInput
		case 10:
			sc = spec.StorageClassOutput
		}
	case *ir.EnumAttr:
		if a.AttrDef() == spirv.StorageClassAttr {
			sc = spec.StorageClass(a.Value)
		}
	}
	switch sc {
	case spec.StorageClassGeneric, spec.StorageClassInput, spec.StorageClassOutput:
		return "in the storage class " + sc.String(), "leave out the memory space for a buffer, or use #spirv.storage_class<Uniform> for a uniform block"
	}
	return "", ""
}
