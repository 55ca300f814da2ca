package memory

import (
	"math"
	"strconv"

	"github.com/spvc/spvc/dialect/gpu"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/notes"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/target"
)

// Check refuses kernels that the target cannot have, before they are converted: arguments that
// the host cannot pass, memory attributions of the wrong kind, clusters of workgroups, and the numbers
// of subgroups on targets without subgroups. It emits errors and returns false if it finds any.
func Check(fn *ir.Operation, env *target.Env) bool {
	ok := true
	shader := !env.Has(spec.CapabilityKernel)
	if isKernel(fn) {
		f := gpu.FuncOp{Operation: fn}
		ok = checkBindings(f) && ok
		for i := range f.Type().Inputs {
			c := argumentCheck{f: f, arg: fn.Region(0).First().Arg(i), description: "argument " + strconv.Itoa(i)}
			ok = c.argument(shader) && ok
		}
		ok = ok && (!shader || checkBuffers(f, env))
		ok = checkAttributions(f, "workgroup", f.WorkgroupBuffers(), workgroup) && ok
		ok = checkAttributions(f, "private", f.PrivateBuffers(), invocation) && ok
	}
	subgroups := env.Has(spec.CapabilityGroupNonUniform) || !shader
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
				notes.OrDevice(op.Loc(), "", "compile for vulkan1.1 or later (--target=vulkan1.1)", ", or for a device (--target=device)"))
		}
		return ir.WalkAdvance
	})
	return ok
}

// checkBindings refuses a kernel of which only some arguments state where they are bound.
func checkBindings(f gpu.FuncOp) bool {
	dicts, _ := f.Attr("arg_attrs").(*ir.ArrayAttr)
	if dicts == nil {
		return true
	}
	bound, free := -1, -1
	for i, a := range dicts.Elements {
		if d, ok := a.(*ir.DictionaryAttr); ok && d.Get(spirv.InterfaceVarABIName) != nil {
			bound = i
		} else if free < 0 {
			free = i
		}
	}
	if bound < 0 || free < 0 {
		return true
	}
	entry := f.Region(0).First()
	return f.EmitErrorAt(entry.Arg(free).Loc(), "argument "+strconv.Itoa(free)+" of kernel '"+f.SymbolName()+"' has no '"+spirv.InterfaceVarABIName+"', and argument "+strconv.Itoa(bound)+" has one",
		ir.Note(entry.Arg(bound).Loc(), "state it for all arguments, or for none"))
}

// checkAttributions refuses memory attributions that are not in the memory of at, or whose
// sizes are not constants.
func checkAttributions(f gpu.FuncOp, kind string, buffers []*ir.Value, at scope) bool {
	ok := true
	for i, v := range buffers {
		c := argumentCheck{f: f, arg: v, description: kind + " attribution " + strconv.Itoa(i)}
		t := v.Type().(*ir.MemRefType) // the verifier of gpu.func refuses other types
		switch where, known := scopeOf(t.MemorySpace); {
		case !known || where != at:
			ok = c.refuse("is not in "+kind+" memory", "declare it in the space #gpu.address_space<"+kind+">")
		case !ir.HasStaticShape(t):
			ok = c.refuse("has sizes that are not constants", "declare the largest size that occurs")
		}
	}
	return ok
}

// argumentCheck checks one argument or attribution of a kernel.
type argumentCheck struct {
	f           gpu.FuncOp
	arg         *ir.Value
	description string
}

// refuse emits an error at the argument, with a note that says what helps, and returns false.
func (c *argumentCheck) refuse(why, help string) bool {
	return c.f.EmitErrorAt(c.arg.Loc(), c.subject()+why, ir.Note(c.arg.Loc(), help))
}

func (c *argumentCheck) subject() string {
	return c.description + " of kernel '" + c.f.SymbolName() + "', " + ir.QuoteType(c.arg.Type()) + ", "
}

// argument refuses an argument that the host cannot pass. A shader takes arguments in some memory
// spaces only.
func (c *argumentCheck) argument(shader bool) bool {
	switch t := c.arg.Type().(type) {
	case *ir.UnrankedMemRefType:
		return c.refuse("has no known rank", "cast the memref to a ranked type before the launch")
	case *ir.MemRefType:
		if where, help := unreachable(t.MemorySpace); shader && where != "" {
			return c.refuse("is "+where+"; the host cannot pass it to a kernel", help)
		}
		if _, _, ok := t.StridesAndOffset(); !ok {
			return c.refuse("has a layout that is not strided", "pass the memref with a strided layout, and compute the positions of the map in the kernel")
		}
	case *spirv.ImageType, *spirv.SampledImageType:
		return c.refuse("is an image; the host cannot pass it to a kernel", imageHelp)
	case *ir.RankedTensorType, *spirv.StructType, *spirv.ArrayType, *ir.UnrankedTensorType, *ir.TupleType, *ir.NoneType, *ir.FunctionType:
		return c.refuse("has no place in memory; the host cannot pass it to a kernel", "pass memrefs, integers, floats and index values")
	}
	return true
}

// bufferExtensions are the extensions for storage buffers before SPIR-V 1.3, which needs one of them.
var bufferExtensions = spec.StorageClassStorageBuffer.Extensions()

// checkBuffers refuses a kernel with buffers if the module states a target that has none.
func checkBuffers(f gpu.FuncOp, env *target.Env) bool {
	if _, ok := env.AllowsExt(bufferExtensions); ok || spirv.LookupTargetEnv(f.Operation) == nil {
		return true
	}
	for i := range f.Type().Inputs {
		c := argumentCheck{f: f, arg: f.Region(0).First().Arg(i), description: "argument " + strconv.Itoa(i)}
		t, ok := c.arg.Type().(*ir.MemRefType)
		if !ok {
			continue
		}
		if at, known := scopeOf(t.MemorySpace); known && at == device {
			return f.EmitErrorDetailAt(c.arg.Loc(), &target.Lack{Extensions: bufferExtensions},
				c.subject()+"needs a storage buffer, which the target lacks without the extension "+bufferExtensions[0].String(),
				notes.OrDevice(c.arg.Loc(), "", "compile for vulkan1.1 or later (--target=vulkan1.1)", ", or for a device (--target=device)"))
		}
	}
	return true
}

// unreachable describes the memory of a space that the host cannot pass to a shader, and what
// to write instead. It returns empty texts for other spaces.
func unreachable(space ir.Attribute) (where, help string) {
	at, known := scopeOf(space)
	class := classOf(space)
	switch {
	case class == spec.StorageClassCrossWorkgroup:
		return "in the storage class CrossWorkgroup of OpenCL", "leave out the memory space for a buffer"
	case class == spec.StorageClassImage:
		return "an image", imageHelp
	case class == spec.StorageClassUniform, known && at == device:
		return "", ""
	case known && at == workgroup:
		return "in memory of the workgroup", "declare the buffer as an attribution of the kernel, workgroup(%x : ...), or allocate it in the kernel by memref.alloc"
	case known && at == invocation:
		return "in memory of one invocation", "declare the buffer as an attribution of the kernel, private(%x : ...), or allocate it in the kernel by memref.alloca"
	}
	where, help = "in the memory space "+ir.AttrString(space), "leave out the memory space for a buffer, or use #spirv.storage_class<Uniform> for a uniform block"
	if class != noClass {
		where = "in the storage class " + class.String()
	}
	return where, help
}

// imageHelp says where images are possible.
const imageHelp = "use a buffer; kernels that are written as a spirv.module can use images"

// noClass is the storage class of spaces that stand for none.
const noClass = spec.StorageClass(math.MaxUint32)

// classOf returns the storage class that a memory space names by an attribute or a number, or
// noClass.
func classOf(space ir.Attribute) spec.StorageClass {
	switch a := space.(type) {
	case *ir.IntegerAttr:
		if n := a.Int64Or(-1); n >= 0 && n < int64(len(numbered)) && numbered[n] != 0 {
			return numbered[n]
		}
	case *ir.EnumAttr:
		if a.AttrDef() == spirv.StorageClassAttr {
			return spec.StorageClass(a.Value)
		}
	}
	return noClass
}

// numbered are the storage classes of memory spaces that are numbers, as MLIR has them for
// Vulkan. scopeOf has the scopes of 0, 3, 5 and 6.
var numbered = [...]spec.StorageClass{1: spec.StorageClassGeneric, 4: spec.StorageClassUniform, 7: spec.StorageClassPushConstant,
	8: spec.StorageClassUniformConstant, 9: spec.StorageClassInput, 10: spec.StorageClassOutput, 11: spec.StorageClassPhysicalStorageBuffer}
