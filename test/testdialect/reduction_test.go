package testdialect_test

import (
	"testing"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
	"github.com/spvc/spvc/test/littools"
)

// TestReductionPatterns applies the patterns for reductions that the loaded dialects have.
func TestReductionPatterns(t *testing.T) {
	ctx := ir.NewContext(littools.Setup().Dialects)
	if n := len(rewrite.ReductionPatterns(ctx)); n != 0 {
		t.Errorf("%d patterns of dialects that are not loaded", n)
	}
	const text = `func.func @f(%a: i32) -> i32 {
  %0 = "test.op_crash_long"(%a, %a, %a) : (i32, i32, i32) -> i32
  return %0 : i32
}
`
	module, ok := ir.Parse(ctx, ctx.AddFile("f.mlir", []byte(text)))
	if !ok {
		t.Fatal("cannot parse the module")
	}
	rewrite.ApplyGreedily(module, rewrite.NewPatternSet(rewrite.ReductionPatterns(ctx)...), rewrite.GreedyConfig{})
	const want = `module {
  func.func @f(%arg0: i32) -> i32 {
    %0 = "test.op_crash_short"() : () -> i32
    return %0 : i32
  }
}

`
	if got := string(ir.Print(nil, module, ir.PrintOptions{})); got != want {
		t.Errorf("got %q", got)
	}
}
