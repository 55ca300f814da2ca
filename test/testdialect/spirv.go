package testdialect

import (
	"io"
	"strings"

	"github.com/spvc/spvc/dialect/gpu"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/link"
	"github.com/spvc/spvc/spirv/spec"
)

// NewEntryPointABI returns the pass test-spirv-entry-point-abi, which sets
// spirv.entry_point_abi on the kernels of a gpu.module.
func NewEntryPointABI() *pass.Pass {
	var size []int64
	subgroup, width := 0, 0
	return &pass.Pass{
		Name: "test-spirv-entry-point-abi", Class: "TestSpirvEntryPointABIPass", Op: gpu.Module.Name,
		Summary: "Set the spirv.entry_point_abi attribute on GPU kernel function within the module, intended for testing only",
		Options: []pass.Option{
			pass.Int32s("workgroup-size", &size, "Workgroup size to use for all gpu.func kernels in the module, x first. Dimensions that are not given are 1"),
			pass.Int32("subgroup-size", &subgroup, "Subgroup size to use for all gpu.func kernels in the module"),
			pass.Int32("target-width", &width, "Specify the component width of floating-point instructions"),
		},
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			ctx := op.Context()
			dims := [3]int32{1, 1, 1}
			for i := 0; i < len(size) && i < len(dims); i++ {
				dims[i] = int32(size[i])
			}
			optional := func(v int) spirv.OptionalInt {
				if v == 0 {
					return spirv.OptionalInt{}
				}
				return spirv.SomeInt(v)
			}
			abi := spirv.EntryPointABIOf(ctx, ctx.DenseI32Array(dims[:]...), optional(subgroup), optional(width))
			for f := op.Region(0).First().First(); f != nil; f = f.Next() {
				if f.Is(gpu.Func) && (gpu.FuncOp{Operation: f}).IsKernel() && f.Attr(spirv.EntryPointABIName) == nil {
					f.SetAttr(spirv.EntryPointABIName, abi)
				}
			}
			return true
		},
	}
}

// NewModuleCombiner returns the pass test-spirv-module-combiner, which combines the
// spirv modules of a module and prints the symbols that it renamed.
func NewModuleCombiner() *pass.Pass {
	return &pass.Pass{
		Name: "test-spirv-module-combiner", Class: "TestModuleCombinerPass", Op: ir.Module.Name,
		Summary: "Tests SPIR-V module combiner library",
		Run: func(op *ir.Operation, r *pass.Run) bool {
			var modules []*ir.Operation
			for o := op.Region(0).First().First(); o != nil; o = o.Next() {
				if o.Is(spirv.Module) {
					modules = append(modules, o)
				}
			}
			if len(modules) == 0 {
				return true
			}
			b := ir.NewBuilder(op.Context(), nil)
			b.SetBefore(modules[0])
			link.Combine(b, modules, func(module *ir.Operation, from, to string) {
				name := ir.SymbolName(module)
				if name == "" {
					name = "None"
				}
				io.WriteString(r.Out, "["+name+"] "+from+" -> "+to+"\n")
			})
			for _, m := range modules {
				m.Erase()
			}
			return true
		},
	}
}

// NewOpAvailability returns the pass test-spirv-op-availability, which prints the
// requirements of each operation of a function.
func NewOpAvailability() *pass.Pass {
	return &pass.Pass{
		Name: "test-spirv-op-availability", Class: "PrintOpAvailability", Op: "func.func", Summary: "Test SPIR-V op availability",
		Run: func(op *ir.Operation, r *pass.Run) bool {
			text := ir.SymbolName(op) + "\n"
			op.Walk(func(o *ir.Operation) {
				if strings.HasPrefix(o.Name(), "spirv.") && o.IsRegistered() {
					text += availabilityText(o)
				}
			})
			io.WriteString(r.Out, text)
			return true
		},
	}
}

func availabilityText(op *ir.Operation) string {
	low, high := spec.V1_0, spec.V1_6
	var exts, caps strings.Builder
	spirv.Requirements(op, func(a *spec.Availability) bool {
		low = max(low, a.Min)
		if a.Max != 0 {
			high = min(high, a.Max)
		}
		appendGroup(&exts, a.Extensions)
		appendGroup(&caps, a.Capabilities)
		return true
	})
	name := op.Name()
	return name + " min version: " + low.String() + "\n" + name + " max version: " + high.String() + "\n" +
		name + " extensions: [" + exts.String() + " ]\n" + name + " capabilities: [" + caps.String() + " ]\n"
}

// appendGroup writes alternatives as ` [A, B]`, or nothing if there are none.
func appendGroup[T interface{ String() string }](b *strings.Builder, all []T) {
	for i, v := range all {
		if i == 0 {
			b.WriteString(" [")
		} else {
			b.WriteString(", ")
		}
		b.WriteString(v.String())
	}
	if len(all) > 0 {
		b.WriteByte(']')
	}
}
