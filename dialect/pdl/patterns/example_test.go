package patterns_test

import (
	"fmt"

	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/fn"
	"github.com/spvc/spvc/dialect/pdl"
	"github.com/spvc/spvc/dialect/pdl/patterns"
	"github.com/spvc/spvc/dialect/pdlinterp"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

// A program reads a pattern from text and applies it.
func ExampleLoad() {
	registry := ir.NewRegistry()
	registry.Add("arith", arith.Dialect)
	registry.Add("func", fn.Dialect)
	registry.Add("pdl", pdl.Dialect)
	registry.Add("pdl_interp", pdlinterp.Dialect)
	ctx := ir.NewContext(registry)

	list, err := patterns.Load(ctx, "rules.mlir", []byte(`
pdl.pattern @double : benefit(1) {
  %x = operand
  %t = type
  %root = operation "arith.addi"(%x, %x : !pdl.value, !pdl.value) -> (%t : !pdl.type)
  rewrite %root {
    %one = attribute = 1 : i32
    %c = operation "arith.constant" {"value" = %one} -> (%t : !pdl.type)
    %r = result 0 of %c
    %shift = operation "arith.shli"(%x, %r : !pdl.value, !pdl.value) -> (%t : !pdl.type)
    replace %root with %shift
  }
}`), nil)
	if err != nil {
		fmt.Println(err)
		return
	}
	module, _ := ir.Parse(ctx, ctx.AddFile("f.mlir", []byte(`
func.func @f(%x: i32) -> i32 {
  %y = arith.addi %x, %x : i32
  return %y : i32
}`)))
	rewrite.ApplyGreedily(module, rewrite.NewPatternSet(list...), rewrite.GreedyConfig{})
	fmt.Println(list[0].Name)
	fmt.Println(module)
	// Output:
	// double
	// module {
	//   func.func @f(%arg0: i32) -> i32 {
	//     %c1_i32 = arith.constant 1 : i32
	//     %0 = arith.shli %arg0, %c1_i32 : i32
	//     return %0 : i32
	//   }
	// }
}
