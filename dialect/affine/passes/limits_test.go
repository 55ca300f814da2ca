package passes

import (
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/spvc/spvc/dialect/affine"
	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/fn"
	"github.com/spvc/spvc/dialect/memref"
	"github.com/spvc/spvc/internal/growth"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
)

// parse returns the first operation of a module.
func parse(t *testing.T, text string) *ir.Operation {
	t.Helper()
	reg := ir.NewRegistry()
	reg.Add("affine", affine.Dialect)
	reg.Add("arith", arith.Dialect)
	reg.Add("func", fn.Dialect)
	reg.Add("memref", memref.Dialect)
	ctx := ir.NewContext(reg)
	m, ok := ir.Parse(ctx, ctx.AddFile("test", []byte(text)))
	if !ok {
		t.Fatal("the module is wrong")
	}
	return m.Region(0).First().First()
}

// manyAccesses is a nest with so many accesses of a memref that the checks of all pairs take
// too long. No iteration touches what another one does.
func manyAccesses(n int) string {
	var b strings.Builder
	b.WriteString("func.func @f(%m: memref<100x100000xf32>, %c: f32) {\n  affine.for %i = 0 to 100 {\n    affine.for %j = 0 to 100 {\n")
	for k := range n {
		b.WriteString("      affine.store %c, %m[%i, 1000 * %j + " + strconv.Itoa(k) + "] : memref<100x100000xf32>\n")
	}
	b.WriteString("    }\n  }\n  return\n}\n")
	return b.String()
}

// TestLimits checks that passes end soon on many accesses, and then assume dependences.
func TestLimits(t *testing.T) {
	for _, n := range []int{20, 900} {
		for _, x := range []struct {
			make func() *pass.Pass
			op   *ir.OpDef
		}{{NewParallelize, affine.Parallel}, {NewLoopTile, affine.For}} {
			op := parse(t, manyAccesses(n))
			before := count(op, x.op)
			if used := growth.CPU(func() { x.make().Run(op, nil) }); used > time.Minute {
				t.Errorf("%d accesses take %v", n, used)
			}
			if changed := count(op, x.op) > before; changed != (n == 20) {
				t.Errorf("%s with %d accesses: changed is %v", x.op.Name, n, changed)
			}
		}
	}
}

func count(op *ir.Operation, def *ir.OpDef) int {
	n := 0
	op.Walk(func(o *ir.Operation) {
		if o.Is(def) {
			n++
		}
	})
	return n
}
