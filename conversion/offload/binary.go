package offload

import (
	"github.com/spvc/spvc/dialect/gpu"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/serialize"
	"github.com/spvc/spvc/spirv"
)

// formats are the values of the option format of gpu-module-to-binary.
var formats = map[string]gpu.ObjectFormat{
	"offloading": gpu.Offload, "llvm": gpu.Offload,
	"assembly": gpu.Assembly, "isa": gpu.Assembly,
	"binary": gpu.Binary, "bin": gpu.Binary,
	"fatbinary": gpu.Fatbin, "fatbin": gpu.Fatbin,
}

// NewModuleToBinary returns the pass gpu-module-to-binary. It replaces the gpu modules
// directly in the op by gpu.binary ops with one object per target, which holds the
// words of the spirv.module in the gpu.module. The options toolkit, l, opts and section
// have no effect for SPIR-V.
func NewModuleToBinary() *pass.Pass {
	format, toolkit, opts, section := "fatbin", "", "", ""
	var libraries []string
	return &pass.Pass{
		Name: "gpu-module-to-binary", Class: "GpuModuleToBinaryPass", Summary: "Transforms a GPU module into a GPU binary.",
		Options: []pass.Option{
			pass.String("toolkit", &toolkit, "Toolkit path."),
			pass.Strings("l", &libraries, "Extra files to link to."),
			pass.String("opts", &opts, "Command line options to pass to the tools."),
			pass.String("format", &format, "The target representation of the compilation process."),
			pass.String("section", &section, "ELF section where binary is to be located.").In(ir.Since(22)),
		},
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			f, ok := formats[format]
			if !ok {
				return op.EmitError("Invalid format specified.")
			}
			return ModulesToBinaries(op, f)
		},
	}
}

// ModulesToBinaries replaces the gpu modules directly in the regions of op by
// gpu.binary ops with objects of the given format.
func ModulesToBinaries(op *ir.Operation, format gpu.ObjectFormat) bool {
	for i := range op.NumRegions() {
		for b := op.Region(i).First(); b != nil; b = b.Next() {
			for o := b.First(); o != nil; {
				next := o.Next()
				if o.Is(gpu.Module) && !toBinary(o, format) {
					return false
				}
				o = next
			}
		}
	}
	return true
}

// toBinary compiles one gpu.module.
func toBinary(module *ir.Operation, format gpu.ObjectFormat) bool {
	ctx := module.Context()
	targets, ok := module.Attr(gpu.TargetsName).(*ir.ArrayAttr)
	if !ok {
		return module.EmitError("the module has no target attributes")
	}
	var words *ir.StringAttr
	objects := make([]ir.Attribute, len(targets.Elements))
	for i, t := range targets.Elements {
		if _, ok := t.(*spirv.TargetEnv); !ok {
			return module.EmitError("An error happened while serializing the module.",
				ir.Note(module.Loc(), "there is no compiler for the target "+ir.AttrString(t)))
		}
		if words == nil {
			if words = serialized(module); words == nil {
				return module.EmitError("An error happened while serializing the module.")
			}
		}
		objects[i] = gpu.ObjectOf(ctx, t, format, words, nil)
	}
	b := ir.NewBuilder(ctx, nil)
	b.SetBefore(module)
	b.Create(module.Loc(), gpu.BinaryOp, nil, nil, ir.Named(ir.SymbolNameAttr, ctx.String(ir.SymbolName(module))),
		ir.Named(gpu.OffloadingHandlerName, module.Attr(gpu.OffloadingHandlerName)), ir.Named("objects", ctx.Array(objects)))
	module.Erase()
	return true
}

// serialized returns the words of the first spirv.module in a gpu.module, as bytes in
// little-endian order. It returns nil if there is no spirv.module or SPIR-V cannot
// express it.
func serialized(module *ir.Operation) *ir.StringAttr {
	for op := module.Region(0).First().First(); op != nil; op = op.Next() {
		if !op.Is(spirv.Module) {
			continue
		}
		words, ok := serialize.Serialize(op, serialize.Options{})
		if !ok {
			op.EmitError("Failed to serialize SPIR-V module.")
			return nil
		}
		return op.Context().String(string(serialize.Bytes(words)))
	}
	return nil
}
