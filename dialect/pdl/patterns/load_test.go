package patterns

import (
	"strings"
	"testing"

	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/fn"
	"github.com/spvc/spvc/dialect/pdl"
	"github.com/spvc/spvc/dialect/pdlinterp"
	"github.com/spvc/spvc/dialect/pdlinterp/interp"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
	"github.com/spvc/spvc/ir/transform"
)

// newContext returns a context whose diagnostics go to *diags.
func newContext(diags *string) *ir.Context {
	reg := ir.NewRegistry()
	reg.Add("arith", arith.Dialect)
	reg.Add("func", fn.Dialect)
	reg.Add("pdl", pdl.Dialect)
	reg.Add("pdl_interp", pdlinterp.Dialect)
	ctx := ir.NewContext(reg)
	ctx.AllowUnregistered = true
	ctx.PushHandler(func(d *ir.Diagnostic) bool {
		file, line, _, _ := ctx.FilePosition(d.Loc)
		*diags += file + ":" + string(rune('0'+line%10)) + ": " + d.Message + "\n"
		return true
	})
	return ctx
}

// rewritten loads text and applies its patterns to the operations in, which it returns in generic form, one a line, without types. It adds to
// diags that the patterns do not end, or say something else than the truth about whether they changed something.
func rewritten(t *testing.T, text, in string, natives *interp.Natives) (out, diags string) {
	t.Helper()
	ctx := newContext(&diags)
	list, err := Load(ctx, "p.mlir", []byte(text), natives)
	if err != nil {
		return err.Error(), diags
	}
	m, ok := ir.Parse(ctx, ctx.AddFile("in.mlir", []byte(in)))
	if !ok {
		t.Fatal("the input does not parse:", diags)
	}
	before := m.String()
	res := rewrite.ApplyGreedily(m, rewrite.NewPatternSet(list...), rewrite.GreedyConfig{Regions: rewrite.RegionsUnchanged, MaxIterations: 3})
	if !ir.Verify(m) {
		t.Fatal("the result is not valid:", diags)
	}
	if !res.Converged && !res.Failed {
		diags += "the patterns do not end\n"
	}
	if res.Changed != (m.String() != before) && !res.Failed {
		diags += "wrong result of the driver\n"
	}
	for op := m.Region(0).First().First(); op != nil; op = op.Next() {
		out += strings.TrimSpace(op.String()) + "\n"
	}
	return out, diags
}

const erase = `pdl.pattern @drop : benefit(1) {
  %root = operation "a.drop"
  rewrite %root {
    erase %root
  }
}
`

func TestLoad(t *testing.T) {
	out, diags := rewritten(t, erase, `"a.drop"() : () -> () "a.keep"() : () -> ()`, nil)
	if out != "\"a.keep\"() : () -> ()\n" || diags != "" {
		t.Error("got", out, diags)
	}
}

func TestNames(t *testing.T) {
	diags := ""
	list, err := Load(newContext(&diags), "p.mlir", []byte(erase+`module @more { pdl.pattern : benefit(0) {
  %t = type
  %root = operation -> (%t : !pdl.type)
  rewrite %root with "f"
} }`), interp.NewNatives().AddRewrite("f", nop))
	if err != nil || len(list) != 2 {
		t.Fatal(err, len(list), diags)
	}
	if p := list[0]; p.Name != "drop" || p.RootName != "a.drop" || p.Root != nil || p.Benefit != 1 {
		t.Error("got", p.Name, p.RootName, p.Benefit)
	}
	if p := list[1]; p.Name != "pdl_generated_rewriter" || p.RootName != "" || p.Root != nil || p.Benefit >= 1 {
		t.Error("got", p.Name, p.RootName, p.Benefit)
	}
}

func nop(*rewrite.Rewriter, []interp.Handle) ([]interp.Handle, bool) { return nil, false }

func TestErrors(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"", "no patterns"},
		{"module {", "p.mlir:1"},
		{"func.func private @matcher()", "no patterns"},
		{strings.Replace(erase, `{
    erase %root
  }`, `with "unknown"`, 1), "p.mlir:3: no rewrite function named 'unknown' is registered"},
		{`pdl.pattern : benefit(1) {
  %root = operation "a.b"
  apply_native_constraint "unknown"(%root : !pdl.operation)
  rewrite %root with "f"
}`, "p.mlir:3: no constraint function named 'unknown' is registered"},
		{erase + "func.func private @matcher()", "has patterns and also a symbol 'matcher'"},
		{`module { "pdl.operation"() : () -> () }`, "p.mlir:1: "},
		{`pdl.pattern : benefit(1) {
  %root = operation "a.b"
  %t = type
  rewrite %root with "f"(%t : !pdl.type)
}`, "p.mlir:3: 'pdl.type' op has no value and is no part of a matched operation"},
		{strings.Replace(erase, "erase %root", `%new = operation "func.func"`, 1), "makes an operation 'func.func', which has regions or successors"},
		{strings.Replace(erase, "erase %root", `apply_native_rewrite "unknown"(%root : !pdl.operation)`, 1), "p.mlir:4: no rewrite function named 'unknown' is registered"},
		// A name is one of a constraint or of a rewrite.
		{`pdl.pattern : benefit(1) {
  %root = operation "a.b"
  apply_native_constraint "f"(%root : !pdl.operation)
  rewrite %root with "f"
}`, "p.mlir:3: no constraint function named 'f' is registered"},
		{`pdl_interp.func @matcher() { pdl_interp.finalize }`, "expected one argument of type '!pdl.operation'"},
	} {
		diags := ""
		list, err := Load(newContext(&diags), "p.mlir", []byte(c.text), interp.NewNatives().AddRewrite("f", nop))
		if err == nil || err.Error() != "p.mlir: no valid patterns" || list != nil || !strings.Contains(diags, c.want) || strings.Count(diags, "\n") != 1 {
			t.Errorf("%s: got %v\n%s", c.text, err, diags)
		}
	}
}

// The pass applies what Use has loaded, and what was loaded later.
func TestUse(t *testing.T) {
	diags := ""
	ctx := newContext(&diags)
	m, _ := ir.Parse(ctx, ctx.AddFile("in.mlir", []byte(`"a.drop"() : () -> () "a.other"() : () -> ()`)))
	p := transform.NewApplyPatterns()
	if Use(ctx, "p.mlir", nil, nil) {
		t.Error("nothing is no pattern")
	}
	for i, text := range []string{erase, strings.ReplaceAll(erase, "drop", "other")} {
		if !Use(ctx, "p.mlir", []byte(text), nil) || !p.Run(m, nil) {
			t.Fatal("fails:", diags)
		}
		if n := len(transform.UsedPatterns(ctx)); n != i+1 {
			t.Error(n, "patterns")
		}
	}
	if !m.Region(0).First().Empty() {
		t.Error("left:", m)
	}
}

// Each module with patterns or with a program is one of its own. Modules in programs, and other operations, have no meaning.
func TestModules(t *testing.T) {
	program := func(name string) string {
		return `module {
  pdl_interp.func @matcher(%root: !pdl.operation) {
    pdl_interp.record_match @rewriters::@` + name + `(%root : !pdl.operation) : benefit(1), loc([%root]) -> ^end
  ^end:
    pdl_interp.finalize
  }
  module @rewriters {
    pdl_interp.func @` + name + `(%root: !pdl.operation) {
      pdl_interp.erase %root
      pdl_interp.finalize
    }
  }
}
`
	}
	diags := ""
	list, err := Load(newContext(&diags), "p.mlir", []byte("func.func private @other()\nmodule { func.func private @matcher() }\n"+program("one")+
		"module {\n"+erase+"module {\n"+strings.ReplaceAll(erase, "drop", "inner")+"} }\n\"a.b\"() ({\n"+program("hidden")+"}) : () -> ()\n"+program("two")), nil)
	var names []string
	for _, p := range list {
		names = append(names, p.Name)
	}
	if got := strings.Join(names, " "); err != nil || got != "one drop inner two" {
		t.Error("got", got, err, diags)
	}
}
