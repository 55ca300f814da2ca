package pass_test

import (
	"strings"
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

// TestPipelineInPass: a pipeline that a pass runs does not change the state of that pass, and neither do the passes
// of the operations inside.
func TestPipelineInPass(t *testing.T) {
	ctx := ir.NewContext(all.Registry())
	module, ok := ir.Parse(ctx, ctx.AddFile("m", []byte("module { func.func @f() { return }\nfunc.func @g() { return } }")))
	if !ok {
		t.Fatal("the module does not parse")
	}
	var ran []string
	note := func(name string) *pass.Pass {
		return &pass.Pass{Name: name, Run: func(op *ir.Operation, r *pass.Run) bool {
			ran = append(ran, name+ir.SymbolName(op))
			return r.Pass.Name == name
		}}
	}
	inner := pass.NewManager("builtin.module")
	inner.MustAdd(note("a"))
	inner.Nest("func.func").MustAdd(note("b"))
	inner.MustAdd(note("c"))
	m := pass.NewManager("builtin.module")
	outer := &pass.Pass{Name: "outer"}
	outer.Run = func(op *ir.Operation, r *pass.Run) bool {
		r.PreserveAnalyses()
		return r.Pipeline(inner, op) && r.Pass == outer && r.Workers == 1
	}
	m.MustAdd(outer)
	m.MustAdd(note("d"))
	if !m.Run(module, pass.RunOptions{Workers: 1}) {
		t.Error("a pass has the state of another")
	}
	if got := strings.Join(ran, " "); got != "a bf bg c d" {
		t.Errorf("these passes ran: %s", got)
	}
}
