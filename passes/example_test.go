package passes_test

import (
	"fmt"

	"github.com/spvc/spvc/dialect/all"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/passes"
)

// A program runs the compile pipeline up to the kernels, and then passes of its choice.
func Example() {
	ctx := ir.NewContext(all.Registry())
	module, ok := ir.Parse(ctx, ctx.AddFile("k.mlir", []byte(`func.func @main() {
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%a, %b, %c) in (%x = %c1, %y = %c1, %z = %c1) threads(%d, %e, %f) in (%u = %c1, %v = %c1, %w = %c1) {
    gpu.terminator
  }
  return
}`)))
	if !ok {
		return
	}
	m, err := passes.NewRegistry().ParsePipeline("builtin.module(spvc-outline,cse)")
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(m)
	ok = m.Run(module, pass.RunOptions{})
	fmt.Println(ok, ir.LookupSymbol(module, "main_kernel") != nil)
	// Output:
	// builtin.module(spirv-launch-loops,gpu-kernel-outlining{data-layout-str=},spirv-infer-entry-point-abi,cse)
	// true true
}

// The pipeline of a module depends on the target that the module states.
func ExampleCompile() {
	ctx := ir.NewContext(all.Registry())
	module := ctx.NewModule(ir.UnknownLoc)
	m, env, err := passes.Compile(passes.NewRegistry(), module, passes.CompileOptions{NoLayoutCheck: true})
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(env.Name(), m.Len() > 5)
	// Output: vulkan1.1 true
}
