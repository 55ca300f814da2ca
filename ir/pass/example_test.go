package pass_test

import (
	"fmt"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
)

// A pipeline is read from its text and run on a module.
func ExampleRegistry_ParsePipeline() {
	count := func() *pass.Pass {
		return &pass.Pass{Name: "count", Class: "Count", Summary: "Count operations", Run: func(op *ir.Operation, _ *pass.Run) bool {
			n := 0
			op.Walk(func(*ir.Operation) { n++ })
			fmt.Println(op.Name(), "with", n, "operations")
			return true
		}}
	}
	registry := pass.NewRegistry()
	registry.Add(count)
	m, err := registry.ParsePipeline("builtin.module(count,builtin.module(count))")
	if err != nil {
		fmt.Println(err)
		return
	}
	ctx := ir.NewContext(nil)
	top, _ := ir.Parse(ctx, ctx.AddFile("a.mlir", []byte("module {\n  module {}\n}\nmodule {}\n")))
	fmt.Println(m.Run(top, pass.RunOptions{}))
	// Output:
	// builtin.module with 4 operations
	// builtin.module with 2 operations
	// builtin.module with 1 operations
	// true
}
