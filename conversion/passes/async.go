package passes

import (
	"github.com/spvc/spvc/conversion/asynctollvm"
	"github.com/spvc/spvc/conversion/asynctoruntime"
	"github.com/spvc/spvc/conversion/scftocf"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
)

// NewAsyncToRuntime returns the pass async-to-async-runtime.
func NewAsyncToRuntime() *pass.Pass {
	return &pass.Pass{
		Name: "async-to-async-runtime", Class: "AsyncToAsyncRuntime", Op: ir.Module.Name,
		Summary: "Lower all high level async operations (e.g. async.execute) tothe explicit async.runtime and async.coro operations",
		Run: func(op *ir.Operation, _ *pass.Run) bool {
			return asynctoruntime.LowerRegions(op, scftocf.AddPatterns(nil))
		},
	}
}

// NewAsyncFuncToRuntime returns the pass async-func-to-async-runtime.
func NewAsyncFuncToRuntime() *pass.Pass {
	return &pass.Pass{
		Name: "async-func-to-async-runtime", Class: "AsyncFuncToAsyncRuntime", Op: ir.Module.Name,
		Summary: "Lower async.func operations to the explicit async.runtime andasync.coro operations",
		Run:     func(op *ir.Operation, _ *pass.Run) bool { return asynctoruntime.LowerFunctions(op) },
	}
}

// NewAsyncToLLVM returns the pass convert-async-to-llvm.
func NewAsyncToLLVM() *pass.Pass {
	return &pass.Pass{
		Name: "convert-async-to-llvm", Class: "ConvertAsyncToLLVMPass", Op: ir.Module.Name,
		Summary: "Convert the operations from the async dialect into the LLVM dialect",
		Run:     func(op *ir.Operation, _ *pass.Run) bool { return asynctollvm.Convert(op) },
	}
}
