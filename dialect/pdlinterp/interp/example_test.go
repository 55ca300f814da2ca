package interp_test

import (
	"fmt"

	"github.com/spvc/spvc/dialect/pdl"
	"github.com/spvc/spvc/dialect/pdlinterp"
	"github.com/spvc/spvc/dialect/pdlinterp/interp"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

// A program of pdl_interp calls a function of Go, which erases the operation.
func ExampleCompile() {
	registry := ir.NewRegistry()
	registry.Add("pdl", pdl.Dialect)
	registry.Add("pdl_interp", pdlinterp.Dialect)
	ctx := ir.NewContext(registry)
	ctx.AllowUnregistered = true

	natives := interp.NewNatives().AddRewrite("drop", func(rw *rewrite.Rewriter, args []interp.Handle) ([]interp.Handle, bool) {
		rw.Erase(args[0].(*ir.Operation))
		return nil, true
	})
	program, _ := ir.Parse(ctx, ctx.AddFile("program.mlir", []byte(`
pdl_interp.func @matcher(%root: !pdl.operation) {
  pdl_interp.check_operation_name of %root is "a.dead" -> ^found, ^end
^found:
  pdl_interp.record_match @rewriters::@drop(%root : !pdl.operation) : benefit(1), loc([%root]) -> ^end
^end:
  pdl_interp.finalize
}
module @rewriters {
  pdl_interp.func @drop(%root: !pdl.operation) {
    pdl_interp.apply_rewrite "drop"(%root : !pdl.operation)
    pdl_interp.finalize
  }
}`)))
	patterns, ok := interp.Compile(program, natives)
	fmt.Println(ok, len(patterns))

	module, _ := ir.Parse(ctx, ctx.AddFile("m.mlir", []byte(`
"a.dead"() : () -> ()
"a.live"() : () -> ()`)))
	rewrite.ApplyGreedily(module, rewrite.NewPatternSet(patterns...), rewrite.GreedyConfig{})
	fmt.Println(module)
	// Output:
	// true 1
	// module {
	//   "a.live"() : () -> ()
	// }
}
