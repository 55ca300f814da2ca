package pass_test

import (
	"testing"

	"github.com/spvc/spvc/dialect/all"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
)

// TestPreserveOps has a pass break an operation in an inner module, or in a function, and
// declare that one of the two is unchanged. Only symbol tables are left out of the
// verification.
func TestPreserveOps(t *testing.T) {
	const text = "module { func.func @f() { %c = arith.constant 1 : i32\nreturn }\nmodule @inner { func.func @g() { %c = arith.constant 1 : i32\nreturn } } }"
	for _, c := range []struct {
		breaks, preserves string
		ok                bool
	}{
		{"g", "", false}, {"g", "inner", true}, {"g", "f", false}, {"f", "f", false}, {"f", "inner", false}, {"", "inner", true},
	} {
		ctx := ir.NewContext(all.Registry())
		defer ctx.PushHandler(func(*ir.Diagnostic) bool { return true })()
		module, ok := ir.Parse(ctx, ctx.AddFile("m", []byte(text)))
		if !ok {
			t.Fatal("the module does not parse")
		}
		m := pass.NewManager("builtin.module")
		m.MustAdd(&pass.Pass{Name: "breaks", Class: "Breaks", Run: func(op *ir.Operation, r *pass.Run) bool {
			op.Walk(func(o *ir.Operation) {
				if o.Name() == "arith.constant" && ir.SymbolName(o.Parent()) == c.breaks {
					o.SetAttr("value", ctx.Unit())
				}
				if c.preserves != "" && ir.SymbolName(o) == c.preserves {
					r.PreserveOps([]*ir.Operation{o})
				}
			})
			return true
		}})
		if got := m.Run(module, pass.RunOptions{}); got != c.ok {
			t.Errorf("%q is broken, %q declared unchanged: %t", c.breaks, c.preserves, got)
		}
	}
}
