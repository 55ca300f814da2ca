package passes

import (
	"strconv"

	"github.com/spvc/spvc/conversion/gputollvm"
	"github.com/spvc/spvc/conversion/gputollvmspv"
	"github.com/spvc/spvc/conversion/llvmtypes"
	"github.com/spvc/spvc/conversion/memreftollvm"
	"github.com/spvc/spvc/conversion/vectortollvm"
	"github.com/spvc/spvc/dialect/gpu"
	vectorpasses "github.com/spvc/spvc/dialect/vector/passes"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/rewrite"
)

// NewGPUToLLVM returns the pass gpu-to-llvm. It converts hosts, with all dialects that convert-to-llvm knows, and leaves operations for which there is no pattern.
func NewGPUToLLVM() *pass.Pass {
	host := false
	var o gputollvm.Options
	return &pass.Pass{
		Name: "gpu-to-llvm", Class: "GpuToLLVMConversionPass", Op: ir.Module.Name, Summary: "Convert GPU dialect to LLVM dialect with GPU runtime calls",
		Options: []pass.Option{
			pass.Bool("use-bare-pointers-for-host", &host, "Use bare pointers to pass memref arguments to host functions. All memrefs must have static shape."),
			pass.Bool("use-bare-pointers-for-kernels", &o.BarePointers,
				"Use bare pointers to pass memref arguments to kernels. The kernel must use the same setting for this option."),
			pass.Bool("intersperse-sizes-for-kernels", &o.Sizes,
				"Inserts a size_t argument following each memref argument, containing the static size in bytes of the buffer. Incompatible arguments are rejected. "+
					"This is intended for use by the Vulkan runtime with the kernel bare pointer calling convention, to enable dynamic binding of buffers as arguments "+
					"without static type info.").In(ir.Since(20)),
		},
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			ctx := op.Context()
			transfers := vectorpasses.TransferPatterns(ctx, 1)
			if ctx.MLIR() > 19 {
				if !lowerGreedily(op, transfers) {
					return false
				}
				transfers = nil // until MLIR 19 they are part of the conversion, and go before those of vector
			}
			c, t := llvmtypes.New(ctx, llvmtypes.Options{BarePointers: host}), llvmtypes.NewTarget()
			own := lowerings(ctx.MLIR())
			var ps []*rewrite.Pattern
			for _, d := range ctx.LoadedDialects() {
				for _, l := range loweringsOf(d, own) {
					ps = l.AddToLLVM(c, t, ps)
				}
			}
			ps = memreftollvm.AddPatterns(c, append(vectortollvm.AddPatterns(c, ps), transfers...))
			return rewrite.ConvertPartial([]*ir.Operation{op}, t, rewrite.NewPatternSet(o.AddPatterns(c, t, ps)...))
		},
	}
}

// NewGPUToLLVMSPV returns the pass convert-gpu-to-llvm-spv.
func NewGPUToLLVMSPV() *pass.Pass {
	bits, wide := uint32(0), false
	return &pass.Pass{
		Name: "convert-gpu-to-llvm-spv", Class: "ConvertGpuOpsToLLVMSPVOps", Op: gpu.Module.Name,
		Summary: "Generate LLVM operations to be ingested by a SPIR-V backend for gpu operations",
		Options: []pass.Option{
			pass.Uint("index-bitwidth", &bits, "Bitwidth of the index type, 0 to use size of machine word").In(ir.Until(19)),
			pass.Bool("use-64bit-index", &wide, "Use 64-bit integers to convert index types").In(ir.Since(20)),
		},
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			o := llvmtypes.Options{IndexBits: bits}
			if op.Context().MLIR() > 19 && !wide {
				o.IndexBits = 32
			}
			if bits > ir.MaxIntegerWidth {
				return op.EmitError("index-bitwidth must be at most " + strconv.Itoa(ir.MaxIntegerWidth))
			}
			c, t := llvmtypes.New(op.Context(), o), llvmtypes.NewTarget()
			ps := gputollvmspv.AddPatterns(c, t, nil)
			return rewrite.ConvertPartial([]*ir.Operation{op}, t, rewrite.NewPatternSet(ps...))
		},
	}
}
