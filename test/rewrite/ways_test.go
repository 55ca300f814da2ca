// Package rewrite_test applies the same patterns, written in several ways, to random modules.
package rewrite_test

import (
	"testing"

	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/fn"
	"github.com/spvc/spvc/dialect/pdl"
	"github.com/spvc/spvc/dialect/pdlinterp"
	"github.com/spvc/spvc/dialect/tensor"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

// modules is the number of random modules.
const modules = 1000

// apply returns what the patterns make of the module of a seed, with or without locations. The driver visits the operations of
// half of the modules bottom up, and folds those of another half, which leaves less to the patterns.
func apply(t *testing.T, ctx *ir.Context, seed uint64, text string, ps *rewrite.PatternSet, locations bool) string {
	t.Helper()
	top, ok := ir.Parse(ctx, ctx.AddFile("m.mlir", []byte(text)))
	if !ok {
		t.Fatalf("cannot parse\n%s", text)
	}
	folds := func(*ir.Operation, []ir.FoldResult) bool { return seed&2 != 0 }
	rewrite.ApplyGreedily(top, ps, rewrite.GreedyConfig{BottomUp: seed&1 != 0, MayFold: folds})
	if !ir.Verify(top) {
		t.Fatalf("the rewritten module is invalid:\n%s", text)
	}
	return string(ir.Print(nil, top, ir.PrintOptions{DebugInfo: locations, LocalScope: true}))
}

func newContext() *ir.Context {
	reg := ir.NewRegistry()
	reg.Add("arith", arith.Dialect)
	reg.Add("func", fn.Dialect)
	reg.Add("tensor", tensor.Dialect)
	reg.Add("pdl", pdl.Dialect)
	reg.Add("pdl_interp", pdlinterp.Dialect)
	ctx := ir.NewContext(reg)
	ctx.AllowUnregistered = true
	return ctx
}

// TestRulesAndFunctions compares rules with functions.
func TestRulesAndFunctions(t *testing.T) {
	counts := map[string]int{}
	asFunctions := functions(func(name string) { counts[name]++ })
	asRules := rules()
	if len(asRules) != len(asFunctions) {
		t.Fatalf("%d rules and %d functions", len(asRules), len(asFunctions))
	}
	for i, p := range asRules {
		if f := asFunctions[i]; p.Name != f.Name || p.Root != f.Root || p.Benefit != f.Benefit {
			t.Errorf("%s has the benefit %d, and %s %d", p.Name, p.Benefit, f.Name, f.Benefit)
		}
	}
	rows, funcs := rewrite.NewPatternSet(asRules...), rewrite.NewPatternSet(asFunctions...)
	ctx := newContext()
	for seed := range uint64(modules) {
		text := module(seed)
		want := apply(t, ctx, seed, text, funcs, true)
		if got := apply(t, ctx, seed, text, rows, true); got != want {
			t.Fatalf("seed %d:\n%s\nrules make\n%s\nfunctions make\n%s", seed, text, got, want)
		}
	}
	for _, p := range asRules {
		if counts[p.Name] < 20 {
			t.Errorf("%s applied %d times", p.Name, counts[p.Name])
		}
	}
}
