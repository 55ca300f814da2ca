package ir_test

import (
	"fmt"

	"github.com/spvc/spvc/ir"
)

// A scope receives the diagnostics of one piece of work.
func ExampleContext_NewScope() {
	ctx := ir.NewContext(nil)
	scope := ctx.NewScope(func(d *ir.Diagnostic) bool {
		fmt.Println(ctx.Place(d.Loc), d.Message)
		return true
	})
	_, ok := scope.Parse(ctx.AddFile("a.mlir", []byte("module {\n  oops\n}\n")))
	fmt.Println(ok)
	// Output:
	// a.mlir:2:3 custom op 'oops' is unknown (tried 'builtin.oops' as well)
	// false
}
