package passes

import (
	"github.com/spvc/spvc/conversion/arithtollvm"
	"github.com/spvc/spvc/conversion/functollvm"
	"github.com/spvc/spvc/conversion/llvmtypes"
	"github.com/spvc/spvc/conversion/memreftollvm"
	"github.com/spvc/spvc/conversion/spirvtollvm"
	"github.com/spvc/spvc/dialect/fn"
	"github.com/spvc/spvc/dialect/gpu"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/rewrite"
	"github.com/spvc/spvc/target"
)

// NewLowerHostToLLVM returns the pass lower-host-to-llvm. It erases the gpu.module of kernels, whose code the spirv.module has, makes
// wrappers for C of all functions, and calls kernels as functions that the program is linked with.
func NewLowerHostToLLVM() *pass.Pass {
	return &pass.Pass{
		Name: "lower-host-to-llvm", Class: "LowerHostCodeToLLVMPass", Op: ir.Module.Name,
		Summary: "Lowers the host module code and `gpu.launch_func` to LLVM",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			for next := op.Region(0).First().First(); next != nil; {
				x := next
				next = x.Next()
				switch {
				case x.Is(gpu.Module):
					x.Erase()
				case x.Is(fn.Func):
					x.SetAttr("llvm.emit_c_interface", x.Context().Unit())
				}
			}
			c := llvmtypes.New(op.Context(), llvmtypes.Options{})
			spirvtollvm.AddTypes(c, target.UnknownAPI)
			ps := functollvm.AddPatterns(c, memreftollvm.AddPatterns(c, arithtollvm.AddPatterns(c, nil)))
			t := rewrite.NewTarget()
			t.AddLegalDialect("llvm")
			return rewrite.ConvertPartial([]*ir.Operation{op}, t, rewrite.NewPatternSet(spirvtollvm.AddHostPatterns(c, ps)...)) &&
				spirvtollvm.EncodeKernelNames(op)
		},
	}
}
