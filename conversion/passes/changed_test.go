package passes

import (
	"strconv"
	"strings"
	"testing"

	"github.com/spvc/spvc/conversion/memory"
	"github.com/spvc/spvc/conversion/ranges"
	"github.com/spvc/spvc/conversion/structure"
	"github.com/spvc/spvc/dialect/all"
	"github.com/spvc/spvc/ir"
)

// TestChanged: the functions behind passes of level 1 report a change if they made one, and only then. The pass manager keeps
// analyses and verifies less if there is none.
func TestChanged(t *testing.T) {
	for _, c := range []struct {
		name            string
		run             func(op *ir.Operation) bool
		changed, stayed string
	}{
		{"unroll", func(op *ir.Operation) bool { return structure.UnrollLoops(op, structure.UnrollLimits{}, nil) },
			"scf.for %i = %c0 to %c1 step %c1 {\nmemref.store %x, %m[%i] : memref<8xi32>\n}", "scf.for %i = %c0 to %n step %c1 {\nmemref.store %x, %m[%i] : memref<8xi32>\n}"},
		{"ranges", func(op *ir.Operation) bool { return ranges.Narrow(op, ranges.Facts{IndexBits: 32}, nil) },
			"%y = arith.divsi %c1, %c1 : index", "%y = arith.divsi %n, %c1 : index"},
		{"promote", structure.PromoteSlots,
			"%a = memref.alloca() : memref<i32>\nmemref.store %x, %a[] : memref<i32>", "%a = memref.alloca() : memref<i32>\n%y = memref.load %a[] : memref<i32>"},
		{"merge", func(op *ir.Operation) bool { return memory.MergeAccesses(op, nil) },
			"memref.store %x, %m[%n] : memref<8xi32>\nmemref.store %x, %m[%n] : memref<8xi32>", "memref.store %x, %m[%n] : memref<8xi32>\n%y = memref.load %m[%c0] : memref<8xi32>"},
	} {
		for _, text := range []string{c.changed, c.stayed} {
			ctx := ir.NewContext(all.Registry())
			top, ok := ir.Parse(ctx, ctx.AddFile("in.mlir", []byte("func.func @f(%x: i32, %m: memref<8xi32>, %n: index) {\n%c0 = arith.constant 0 : index\n%c1 = arith.constant 1 : index\n"+text+"\nreturn\n}\n")))
			if !ok {
				t.Fatalf("%s: the module does not parse", c.name)
			}
			if got := c.run(top.Region(0).First().First()); got != (text == c.changed) {
				t.Errorf("%s of %q: changed is %t", c.name, text, got)
			}
		}
	}
}

// TestForgottenAccesses: spirv-merge-accesses remembers the last 32 elements of a block, so that its time is linear.
func TestForgottenAccesses(t *testing.T) {
	for n, want := range map[int]bool{32: true, 33: false} {
		var text strings.Builder
		text.WriteString("func.func @f(%x: i32, %m: memref<99xi32>) -> i32 {\n")
		for i := range n {
			c := strconv.Itoa(i)
			text.WriteString("%c" + c + " = arith.constant " + c + " : index\nmemref.store %x, %m[%c" + c + "] : memref<99xi32>\n")
		}
		text.WriteString("%r = memref.load %m[%c0] : memref<99xi32>\nreturn %r : i32\n}\n")
		ctx := ir.NewContext(all.Registry())
		top, ok := ir.Parse(ctx, ctx.AddFile("in.mlir", []byte(text.String())))
		if !ok {
			t.Fatal("the module does not parse")
		}
		if got := memory.MergeAccesses(top, nil); got != want {
			t.Errorf("after %d elements, the first is known: %t", n, got)
		}
	}
}
