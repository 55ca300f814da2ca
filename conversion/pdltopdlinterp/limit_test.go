package pdltopdlinterp_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/spvc/spvc/conversion/pdltopdlinterp"
	"github.com/spvc/spvc/dialect/pdl"
	"github.com/spvc/spvc/dialect/pdlinterp"
	"github.com/spvc/spvc/ir"
)

// A pattern may have 64 operations that no other operation uses, so that the time that the order of them takes stays short.
func TestManyRoots(t *testing.T) {
	for n, want := range map[int]string{64: "", 65: "'pdl.pattern' op has too many operations that no other operation uses\n"} {
		reg := ir.NewRegistry()
		reg.Add("pdl", pdl.Dialect)
		reg.Add("pdl_interp", pdlinterp.Dialect)
		ctx := ir.NewContext(reg)
		got := ""
		ctx.PushHandler(func(d *ir.Diagnostic) bool { got += d.Message + "\n"; return true })
		var text, ops strings.Builder
		text.WriteString("pdl.pattern : benefit(1) {\n%v = operand\n")
		for i := range n {
			fmt.Fprintf(&text, "%%op%d = operation \"a.a\"(%%v : !pdl.value)\n", i)
			fmt.Fprintf(&ops, "apply_native_rewrite \"f\"(%%op%d : !pdl.operation)\n", i)
		}
		text.WriteString("rewrite %op0 {\n" + ops.String() + "}\n}\n")
		m, ok := ir.Parse(ctx, ctx.AddFile("many.mlir", []byte(text.String())))
		if !ok || !ir.Verify(m) {
			t.Fatal(got)
		}
		if ok := pdltopdlinterp.Lower(m); ok != (want == "") || got != want {
			t.Errorf("%d roots: got %v, %s", n, ok, got)
		}
		if loops := strings.Count(m.String(), "pdl_interp.foreach"); want == "" && loops != n-1 {
			t.Errorf("%d roots: got %d loops over users", n, loops)
		}
	}
}
