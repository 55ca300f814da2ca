// Package gputovulkan makes calls of MLIR's runtime for Vulkan of a launch, in two steps: the launch becomes a call that holds the words of the kernel, and after the
// conversion of the host to LLVM IR that call becomes the calls of the runtime.
package gputovulkan

import (
	"github.com/spvc/spvc/dialect/fn"
	"github.com/spvc/spvc/dialect/gpu"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/serialize"
	"github.com/spvc/spvc/spirv"
)

// The names of the attributes of calls that hold a kernel.
const (
	blobName     = "spirv_blob"
	entryName    = "spirv_entry_point"
	elementsName = "spirv_element_types"
)

// launchName is the function that a launch calls between the steps.
const launchName = "vulkanLaunch"

// The operands of a launch: the sizes of the grid, which the call keeps, and those of blocks, which the kernel knows.
const (
	gridOperands   = 3
	configOperands = 6
)

// Register adds the passes to r.
func Register(r *pass.Registry) { r.Add(NewLaunchToCall, NewCallToRuntime) }

// NewLaunchToCall returns the pass convert-gpu-launch-to-vulkan-launch.
func NewLaunchToCall() *pass.Pass {
	return &pass.Pass{
		Name: "convert-gpu-launch-to-vulkan-launch", Class: "ConvertGpuLaunchFuncToVulkanLaunchFunc", Op: ir.Module.Name,
		Summary: "Convert gpu.launch_func to vulkanLaunch external call",
		Run:     func(op *ir.Operation, _ *pass.Run) bool { return launchToCall(op) },
	}
}

func launchToCall(module *ir.Operation) bool {
	found, ok := false, true
	module.Walk(func(op *ir.Operation) {
		if !op.Is(gpu.LaunchFunc) {
			return
		}
		if found {
			ok = op.EmitError("should only contain one 'gpu::LaunchFuncOp' op")
			return
		}
		found = true
		ok = convertLaunch(module, op) && ok
	})
	if !ok {
		return false
	}
	for op := module.Region(0).First().First(); op != nil; {
		next := op.Next()
		if op.Is(gpu.Module) || op.Is(spirv.Module) {
			op.Erase()
		}
		op = next
	}
	return true
}

// kernelWords returns the words of the only spirv.module of a module, as bytes.
func kernelWords(module *ir.Operation) (blob []byte, ok bool) {
	found := false
	for op := module.Region(0).First().First(); op != nil; op = op.Next() {
		if !op.Is(spirv.Module) {
			continue
		}
		if found {
			return nil, op.EmitError("should only contain one 'spv.module' op")
		}
		found = true
		words, ok := serialize.Serialize(op, serialize.Options{})
		if !ok {
			return nil, false
		}
		blob = serialize.Bytes(words)
	}
	return blob, true
}

// convertLaunch replaces a launch by a call of a function that it declares at the end of the module.
func convertLaunch(module, launch *ir.Operation) bool {
	blob, ok := kernelWords(module)
	if !ok {
		return false
	}
	operands := launch.Operands()
	if len(operands) < configOperands {
		return launch.EmitError("has no sizes")
	}
	args := append(operands[:gridOperands:gridOperands], operands[configOperands:]...)
	types := make([]ir.Type, len(args))
	var elements []ir.Attribute
	c := module.Context()
	for i, v := range args {
		types[i] = v.Type()
		if i < gridOperands {
			continue
		}
		m, ok := types[i].(*ir.MemRefType)
		if !ok || len(m.Shape()) < 1 || len(m.Shape()) > 3 || !isNumber(m.ElementType()) {
			return launch.EmitError("'" + ir.TypeString(types[i]) + "' is unsupported to run on Vulkan")
		}
		elements = append(elements, c.TypeAttr(m.ElementType()))
	}
	b := ir.NewBuilder(c, nil)
	b.SetEnd(module.Region(0).First())
	b.CreateWithRegions(launch.Loc(), fn.Func, nil, nil, 1, ir.Named(ir.SymbolNameAttr, c.String(launchName)),
		ir.Named("function_type", c.TypeAttr(c.Function(types, nil))), ir.Named(ir.SymbolVisibilityAttr, c.String("private")))
	b.SetBefore(launch)
	call := fn.NewCall(b, launch.Loc(), launchName, args, nil)
	call.SetAttr(blobName, c.String(string(blob)))
	kernel := gpu.LaunchFuncOp{Operation: launch}.Kernel()
	name := kernel.Root
	if n := len(kernel.Nested); n > 0 {
		name = kernel.Nested[n-1]
	}
	call.SetAttr(entryName, c.String(name))
	call.SetAttr(elementsName, c.Array(elements))
	launch.Erase()
	return true
}

func isNumber(t ir.Type) bool {
	switch t.(type) {
	case *ir.IntegerType, *ir.FloatType:
		return true
	}
	return false
}
