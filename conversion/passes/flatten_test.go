package passes

import (
	"fmt"
	"strings"
	"testing"

	"github.com/spvc/spvc/conversion/flatten"
	"github.com/spvc/spvc/dialect/all"
	"github.com/spvc/spvc/internal/growth"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/target"
)

// chainOfViews is a kernel with n views, each of the one before, and n accesses.
func chainOfViews(n int) string {
	const view = "memref<?x?xf32, strided<[?, ?], offset: ?>>"
	var s strings.Builder
	fmt.Fprintf(&s, "gpu.module @m {\ngpu.func @k(%%v0: %s, %%i: index, %%x: f32) kernel {\n", view)
	for i := range n {
		fmt.Fprintf(&s, "%%v%d = memref.subview %%v%d[%%i, 1] [%%i, %%i] [%%i, 1] : %s to %s\nmemref.store %%x, %%v%d[%%i, %%i] : %s\n", i+1, i, view, view, i+1, view)
	}
	return s.String() + "gpu.return\n}\n}\n"
}

// TestFlattenGrowth checks that resolving memrefs takes time linear in the size of a kernel.
func TestFlattenGrowth(t *testing.T) {
	env, err := target.Profile("vulkan1.1")
	if err != nil {
		t.Fatal(err)
	}
	growth.Linear(t, 16000, func(n int) func() {
		text := []byte(chainOfViews(n))
		return func() {
			ctx := ir.NewContext(all.Registry())
			top, ok := ir.Parse(ctx, ctx.AddFile("in.mlir", text))
			if !ok {
				t.Fatal("the module does not parse")
			}
			module := top.Region(0).First().First()
			if changed, ok := flatten.Module(module, flatten.Options{Env: env, Class: classOf(false)}); !changed || !ok {
				t.Fatal("the pass fails")
			}
		}
	})
}
