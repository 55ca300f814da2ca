package passes

import (
	"github.com/spvc/spvc/conversion/flatten"
	"github.com/spvc/spvc/conversion/memreftospirv"
	"github.com/spvc/spvc/conversion/spirvtypes"
	"github.com/spvc/spvc/dialect/gpu"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/spec"
)

// NewFlattenMemRefs returns the pass spirv-flatten-memrefs. In functions with views, or with
// memrefs whose sizes, strides or offset are dynamic, it replaces accesses by accesses to flat
// buffers. Kernels get the dynamic numbers of their arguments through a hidden block.
func NewFlattenMemRefs() *pass.Pass {
	opts := spirvtypes.DefaultOptions()
	uniform, args := false, argsBuffer
	return &pass.Pass{
		Name: "spirv-flatten-memrefs", Class: "SPIRVFlattenMemRefs", Op: gpu.Module.Name,
		Summary: "Access views and dynamic memrefs as flat buffers",
		Options: []pass.Option{
			indexOption(&opts.Use64bitIndex),
			pass.Bool("uniform", &uniform, "Put dynamic sizes, strides and offsets of arguments into a uniform buffer, not into push constants"),
			pass.Enum("args", &args, argsNames(), "Pass scalar arguments in buffers of their own (buffer) or in push constants (push-constant), or these and addresses of buffers (address)"),
		},
		Run: func(op *ir.Operation, r *pass.Run) bool {
			bits, ok := indexBits(op, opts)
			if !ok {
				return false
			}
			env := spirv.EnvFor(op)
			changed, ok := flatten.Module(op, flatten.Options{Env: env, Index64: bits == 64, Uniform: uniform, Scalars: args == argsPush, Addresses: args == argsAddress,
				Class: classOf(env.Has(spec.CapabilityKernel))})
			if !changed {
				r.PreserveAnalyses()
			}
			return ok
		},
	}
}

// classOf returns the function that maps memory spaces to storage classes. Storage classes stand
// for themselves.
func classOf(kernel bool) func(ir.Attribute) (spec.StorageClass, bool) {
	spaces := memreftospirv.VulkanSpaces
	if kernel {
		spaces = memreftospirv.OpenCLSpaces
	}
	return func(space ir.Attribute) (spec.StorageClass, bool) {
		if a, ok := space.(*ir.EnumAttr); ok && a.AttrDef() == spirv.StorageClassAttr {
			return spec.StorageClass(a.Value), true
		}
		return spaces(space)
	}
}

// argsMode is how kernels get scalar arguments.
type argsMode uint8

const (
	argsBuffer argsMode = iota
	argsPush
	argsAddress
)

func argsNames() []string {
	return []string{argsBuffer: "buffer", argsPush: "push-constant", argsAddress: "address"}
}
