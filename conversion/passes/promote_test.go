package passes

import (
	"fmt"
	"strings"
	"testing"

	"github.com/spvc/spvc/conversion/memory"
	"github.com/spvc/spvc/conversion/structure"
	"github.com/spvc/spvc/dialect/all"
	"github.com/spvc/spvc/internal/growth"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/transform"
)

// slotsText is a function of n slots. Each line is text for one slot, with its number.
func slotsText(n int, before, in, after string) string {
	var s strings.Builder
	s.WriteString("func.func @f(%x: i32, %c: i1, %m: memref<i32>, %n: index) {\n%c0 = arith.constant 0 : index\n%c1 = arith.constant 1 : index\n")
	for i := range n {
		fmt.Fprintf(&s, "%%a%d = memref.alloca() : memref<i32>\nmemref.store %%x, %%a%d[] : memref<i32>\n", i, i)
	}
	s.WriteString(before)
	for i := range n {
		s.WriteString(strings.ReplaceAll(in, "N", fmt.Sprint(i)))
	}
	s.WriteString(after)
	for i := range n {
		fmt.Fprintf(&s, "%%r%d = memref.load %%a%d[] : memref<i32>\nmemref.store %%r%d, %%m[] : memref<i32>\n", i, i, i)
	}
	return s.String() + "return\n}\n"
}

// TestPromotionGrowth checks that the work on slots and dead values is linear in their
// number.
func TestPromotionGrowth(t *testing.T) {
	const store = "memref.store %x, %aN[] : memref<i32>\n"
	for _, c := range []struct {
		name, before, in, after string
		run                     func(op *ir.Operation)
	}{
		{"blocks", "cf.cond_br %c, ^a, ^b\n^a:\n", store, "cf.br ^b\n^b:\n", func(op *ir.Operation) { transform.PromoteSlots(op) }},
		{"chain", "", "%lN = memref.load %aN[] : memref<i32>\n" + store, "", func(op *ir.Operation) { transform.PromoteSlots(op) }},
		{"loop", "scf.for %i = %c0 to %n step %c1 {\n", store, "}\n", func(op *ir.Operation) { structure.PromoteSlots(op) }},
		{"accesses", "", "%lN = memref.load %aN[] : memref<i32>\n", "", func(op *ir.Operation) { memory.MergeAccesses(op, nil) }},
		{"dead", "", "%lN = scf.if %c -> i32 {\n%yN = arith.addi %x, %x : i32\nscf.yield %yN : i32\n} else {\nscf.yield %x : i32\n}\n", "", func(op *ir.Operation) { transform.RemoveDeadValues(op) }},
	} {
		t.Run(c.name, func(t *testing.T) {
			growth.Linear(t, 8000, func(n int) func() {
				text := []byte(slotsText(n, c.before, c.in, c.after))
				return func() {
					ctx := ir.NewContext(all.Registry())
					top, ok := ir.Parse(ctx, ctx.AddFile("in.mlir", text))
					if !ok {
						t.Fatal("the module does not parse")
					}
					c.run(top)
					if !ir.Verify(top) {
						t.Fatal("the result does not verify")
					}
				}
			})
		})
	}
}
