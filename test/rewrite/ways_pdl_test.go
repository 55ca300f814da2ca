package rewrite_test

import (
	"os"
	"testing"

	"github.com/spvc/spvc/dialect/pdl/patterns"
	"github.com/spvc/spvc/dialect/pdlinterp/interp"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/rewrite"
)

// natives are the functions that the patterns as text call.
func natives() *interp.Natives {
	check := func(holds func(ir.Attribute) bool) interp.Constraint {
		return func(_ *rewrite.Rewriter, args []interp.Handle) ([]interp.Handle, bool) {
			return nil, holds(args[0].(ir.Attribute))
		}
	}
	return interp.NewNatives().
		AddConstraint("all-ones", check(isAllOnes)).
		AddConstraint("equality", check(isEquality)).
		AddRewrite("sum", func(_ *rewrite.Rewriter, args []interp.Handle) ([]interp.Handle, bool) {
			return []interp.Handle{sum(args[0].(ir.Attribute), args[1].(ir.Attribute))}, true
		})
}

// TestRulesAndText compares rules with the same patterns as text of the dialect pdl. Text has no directives for
// locations, so the comparison is without them.
func TestRulesAndText(t *testing.T) {
	text, err := os.ReadFile("testdata/patterns.mlir")
	if err != nil {
		t.Fatal(err)
	}
	ctx := newContext()
	loaded, err := patterns.Load(ctx, "patterns.mlir", text, natives())
	if err != nil {
		t.Fatal(err)
	}
	asText, rows := rewrite.NewPatternSet(loaded...), rewrite.NewPatternSet(rules()...)
	for seed := range uint64(modules) {
		text := module(seed)
		want := apply(t, ctx, seed, text, rows, false)
		if got := apply(t, ctx, seed, text, asText, false); got != want {
			t.Fatalf("seed %d:\n%s\ntext makes\n%s\nrules make\n%s", seed, text, got, want)
		}
	}
}
