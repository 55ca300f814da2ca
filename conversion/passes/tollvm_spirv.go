package passes

import (
	"github.com/spvc/spvc/conversion/llvmtypes"
	"github.com/spvc/spvc/conversion/spirvtollvm"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/ir/rewrite"
	"github.com/spvc/spvc/target"
)

// NewSPIRVToLLVM returns the pass convert-spirv-to-llvm. It fails if an operation of SPIR-V stays.
func NewSPIRVToLLVM() *pass.Pass {
	api, complete := target.UnknownAPI, false
	return &pass.Pass{
		Name: "convert-spirv-to-llvm", Class: "ConvertSPIRVToLLVMPass", Op: ir.Module.Name, Summary: "Convert SPIR-V dialect to LLVM dialect",
		Options: []pass.Option{
			pass.Enum("client-api", &api, target.ClientAPINames(), "Derive StorageClass to address space mapping from the client API"),
			pass.Bool("complete", &complete, "Convert also operations on values and atomic operations that MLIR does not convert").Beyond(),
		},
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			spirvtollvm.EncodeBindings(op)
			c := llvmtypes.New(op.Context(), llvmtypes.Options{})
			if complete {
				spirvtollvm.AddExactTypes(c, api)
			} else {
				spirvtollvm.AddTypes(c, api)
			}
			t := rewrite.NewTarget()
			t.AddIllegalDialect("spirv")
			t.AddLegalDialect("llvm")
			t.AddLegalOp(ir.Module)
			ps := spirvtollvm.AddPatterns(c, api, nil)
			if complete {
				ps = spirvtollvm.AddCompletePatterns(c, api, ps)
			}
			return rewrite.ConvertPartial([]*ir.Operation{op}, t, rewrite.NewPatternSet(ps...))
		},
	}
}
