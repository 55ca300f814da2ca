package pass

import (
	"strings"
	"testing"

	"github.com/spvc/spvc/ir"
)

func testRegistry() *Registry {
	r := NewRegistry()
	r.Add(func() *Pass {
		o := struct {
			n    int64
			flag bool
			list []string
			mode int
		}{n: 7}
		return &Pass{Name: "a", Class: "A", Options: []Option{
			Int("n", &o.n, ""), Bool("flag", &o.flag, ""), Strings("list", &o.list, ""), Enum("mode", &o.mode, []string{"x", "y"}, ""),
		}, Run: func(*ir.Operation, *Run) bool { return true }}
	}, func() *Pass {
		return &Pass{Name: "onf", Class: "OnF", Op: "func.func", Run: func(*ir.Operation, *Run) bool { return true }}
	})
	return r
}

func TestParsePipelineRoundTrip(t *testing.T) {
	r := testRegistry()
	for _, c := range []struct{ in, out string }{
		{"builtin.module(a)", "builtin.module(a{flag=false  mode=x n=7})"},
		{"builtin.module( a{n=3 flag list=p,q mode=y} , func.func(onf,a) )", "builtin.module(a{flag=true list=p,q mode=y n=3},func.func(onf,a{flag=false  mode=x n=7}))"},
		{"any()", "any()"},
	} {
		m, err := r.ParsePipeline(c.in)
		if err != nil {
			t.Errorf("%s: %v", c.in, err)
			continue
		}
		if got := m.String(); got != c.out {
			t.Errorf("%s: got %s, want %s", c.in, got, c.out)
		}
		again, err := r.ParsePipeline(c.out)
		if err != nil || again.String() != c.out {
			t.Errorf("%s does not round-trip: %v", c.out, err)
		}
	}
}

func TestParsePipelineErrors(t *testing.T) {
	r := testRegistry()
	for in, want := range map[string]string{
		"a":                                   "expected pass pipeline to be wrapped with the anchor operation type",
		"builtin.module(zap,a)":               "1:1: error: 'zap' does not refer to a registered pass or pass pipeline\nzap,a\n^",
		"builtin.module(a{n=x})":              "'x' value invalid for long argument",
		"builtin.module(a{zap})":              "<Pass-Options-Parser>: no such option zap\n\nfailed to add `a` with options `zap`",
		"builtin.module(a{mode=q})":           "Cannot find option named 'q'",
		"builtin.module(a{n=1)":               "missing closing '}' while processing pass options",
		"builtin.module(onf)":                 "Can't add pass 'OnF' restricted to 'func.func' on a PassManager intended to run on 'builtin.module', did you intend to nest?",
		"builtin.module(func.func(a)":         "1:11: error: encountered unbalanced parentheses while parsing pipeline",
		"builtin.module(a))":                  "1:2: error: encountered extra closing ')' creating unbalanced parentheses while parsing pipeline",
		"builtin.module(func.func(b(a,onf)))": "on 'b', did you intend to nest?\nfailed to add `onf` with options ``\nfailed to add `b` with options `` to inner pipeline\nfailed to add `func.func`",
		"builtin.module( )":                   "1:2: error: '' does not refer to a registered pass",
		"(a)":                                 "expected pass pipeline to be wrapped",
		"x(" + strings.Repeat("x(", 2000) + strings.Repeat(")", 2001): "nested too deeply",
	} {
		_, err := r.ParsePipeline(in)
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%.60s: got %v, want %q", in, err, want)
		}
	}
}

func TestImplicitNesting(t *testing.T) {
	m := NewImplicitManager("builtin.module")
	r := testRegistry()
	for _, n := range []string{"onf", "onf", "a", "onf"} {
		if err := r.AddNamed(m, n, ""); err != nil {
			t.Fatal(err)
		}
	}
	want := "builtin.module(func.func(onf),func.func(onf),a{flag=false  mode=x n=7},func.func(onf))"
	if got := m.String(); got != want {
		t.Errorf("got %s, want %s", got, want)
	}
}

func FuzzPipeline(f *testing.F) {
	for _, s := range []string{"builtin.module(a{n=3},func.func(onf))", "a(", "a(b{c={d}})", "a(a{list='x y'})"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		r := testRegistry()
		m, err := r.ParsePipeline(s)
		if err != nil {
			return
		}
		if _, err := r.ParsePipeline(m.String()); err != nil {
			t.Fatalf("%q prints as %q, which does not parse: %v", s, m.String(), err)
		}
	})
}
