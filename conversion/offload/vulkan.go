package offload

import (
	"github.com/spvc/spvc/dialect/fn"
	"github.com/spvc/spvc/dialect/gpu"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/serialize"
	"github.com/spvc/spvc/spirv"
)

// Names for the call that replaces a launch.
const (
	vulkanLaunch     = "vulkanLaunch"
	blobName         = "spirv_blob"
	entryPointName   = "spirv_entry_point"
	elementTypesName = "spirv_element_types"
)

// NewLaunchToVulkan returns the pass convert-gpu-launch-to-vulkan-launch. It replaces
// the only gpu.launch_func of a module by a call of vulkanLaunch. The operands of the
// call are the numbers of workgroups and the kernel's arguments, which must be memrefs.
// Its attributes are the words of the module's spirv.module, the name of the kernel and
// the element types. The pass erases the modules for the device.
func NewLaunchToVulkan() *pass.Pass {
	return &pass.Pass{
		Name: "convert-gpu-launch-to-vulkan-launch", Class: "ConvertGpuLaunchFuncToVulkanLaunchFunc", Op: ir.Module.Name,
		Summary: "Convert gpu.launch_func to vulkanLaunch external call",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			ok := launchToVulkan(op)
			for o := op.Region(0).First().First(); o != nil; {
				next := o.Next()
				if o.Is(gpu.Module) || o.Is(spirv.Module) {
					o.Erase()
				}
				o = next
			}
			return ok
		},
	}
}

func launchToVulkan(module *ir.Operation) bool {
	ok := true
	var launches []*ir.Operation
	module.Walk(func(op *ir.Operation) {
		if op.Is(gpu.LaunchFunc) {
			launches = append(launches, op)
		}
	})
	for i, op := range launches {
		if i == 0 {
			ok = callVulkan(module, gpu.LaunchFuncOp{Operation: op})
		} else {
			ok = op.EmitError("should only contain one 'gpu::LaunchFuncOp' op")
		}
	}
	return ok
}

// callVulkan replaces l by the call.
func callVulkan(module *ir.Operation, l gpu.LaunchFuncOp) bool {
	ctx := module.Context()
	blob, ok := onlyShader(module)
	if !ok {
		return false
	}
	grid := l.GridSize()
	operands := append(grid[:], l.Args()...)
	types := make([]ir.Type, len(operands))
	var elements []ir.Attribute
	for i, v := range operands {
		if types[i] = v.Type(); i < len(grid) {
			continue
		}
		elem := hostElement(v.Type())
		if elem == nil {
			return l.EmitError(ir.QuoteType(v.Type()) + " is unsupported to run on Vulkan")
		}
		elements = append(elements, ctx.TypeAttr(elem))
	}
	b := ir.NewBuilder(ctx, nil)
	b.SetEnd(module.Region(0).First())
	f := b.CreateWithRegions(l.Loc(), fn.Func, nil, nil, 1, ir.Named(ir.SymbolNameAttr, ctx.String(vulkanLaunch)),
		ir.Named("function_type", ctx.TypeAttr(ctx.Function(types, nil))))
	ir.SetSymbolVisibility(f, ir.Private)
	b.SetBefore(l.Operation)
	b.Create(l.Loc(), fn.Call, operands, nil, ir.Named("callee", ctx.SymbolRef(vulkanLaunch)), ir.Named(blobName, blob),
		ir.Named(entryPointName, ctx.String(l.Kernel().Leaf())), ir.Named(elementTypesName, ctx.Array(elements)))
	l.Erase()
	return true
}

// onlyShader returns the words of the only spirv.module in module, as bytes, which are
// empty if there is none. It returns false after an error.
func onlyShader(module *ir.Operation) (*ir.StringAttr, bool) {
	var words []uint32
	found := false
	for op := module.Region(0).First().First(); op != nil; op = op.Next() {
		if !op.Is(spirv.Module) {
			continue
		}
		if found {
			return nil, op.EmitError("should only contain one 'spirv.module' op")
		}
		found = true
		var ok bool
		if words, ok = serialize.Serialize(op, serialize.Options{}); !ok {
			return nil, false
		}
	}
	return module.Context().String(string(serialize.Bytes(words))), true
}

// hostElement returns the element type of an argument that the host's Vulkan runtime
// can bind: a memref of one to three dimensions with numbers as elements. It returns
// nil for other types.
func hostElement(t ir.Type) ir.Type {
	m, ok := t.(*ir.MemRefType)
	if !ok || len(m.Shape()) < 1 || len(m.Shape()) > 3 {
		return nil
	}
	switch m.ElementType().(type) {
	case *ir.IntegerType, *ir.FloatType:
		return m.ElementType()
	}
	return nil
}
