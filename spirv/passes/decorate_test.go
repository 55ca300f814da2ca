package passes_test

import (
	"strings"
	"testing"

	"github.com/spvc/spvc/conversion/targetspec"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv"
	"github.com/spvc/spvc/spirv/blocklayout"
	"github.com/spvc/spvc/spirv/passes"
	"github.com/spvc/spvc/target"
)

// TestDynamicMemoryHasNoLayout: on a device with explicit layouts of Workgroup memory a variable has one, unless a specialization constant is
// its length.
func TestDynamicMemoryHasNoLayout(t *testing.T) {
	for attr, want := range map[string]bool{"": true, "{spirv.length = @n} ": false} {
		reg := ir.NewRegistry()
		reg.Add("spirv", spirv.Dialect)
		ctx := ir.NewContext(reg)
		text := `spirv.module Logical GLSL450 {
			spirv.SpecConstant @n spec_id(0) = 1 : i32
			spirv.GlobalVariable @w ` + attr + `: !spirv.ptr<!spirv.struct<(!spirv.array<1 x i8>)>, Workgroup>
		}`
		top, ok := ir.ParseTopLevel(ctx, ctx.AddFile("w.mlir", []byte(text)))
		if !ok {
			t.Fatal("the module is wrong")
		}
		module := top.Region(0).First().First()
		c := target.Default().Config()
		c.Layout.WorkgroupExplicitLayout = true
		targetspec.Select(module, target.New(c))
		if !passes.DecorateLayout(module, blocklayout.ForTarget) {
			t.Fatal("the variable is refused")
		}
		if out := string(ir.AppendOp(nil, module, ir.PrintOptions{})); strings.Contains(out, "stride=1") != want {
			t.Errorf("%q: layout is not %v: %s", attr, want, out)
		}
	}
}
