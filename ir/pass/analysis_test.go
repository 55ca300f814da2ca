package pass

import (
	"testing"

	"github.com/spvc/spvc/ir"
)

// TestAnalysis counts how often an analysis is computed: once for passes that follow one
// another and preserve it, anew after one that does not.
func TestAnalysis(t *testing.T) {
	type depth struct{ n int }
	computed := 0
	compute := func(*ir.Operation) depth {
		computed++
		return depth{computed}
	}
	var seen []int
	pass := func(preserves bool) *Pass {
		return &Pass{Name: "p", Class: "P", Run: func(op *ir.Operation, r *Run) bool {
			seen = append(seen, Analysis(r, op, "depth", compute).n)
			if preserves {
				r.PreserveAnalyses()
			}
			return true
		}}
	}
	m := NewManager("any")
	for _, preserves := range []bool{true, true, false, true} {
		m.MustAdd(pass(preserves))
	}
	nested := m.Nest("any")
	nested.MustAdd(pass(true))
	m.MustAdd(pass(true))
	ctx := ir.NewContext(ir.NewRegistry())
	mod := ctx.NewModule(ir.UnknownLoc)
	b := ir.NewBuilder(ctx, nil)
	b.SetEnd(mod.Region(0).First())
	inner := ctx.NewModule(ir.UnknownLoc)
	b.Insert(inner)
	if !m.Run(mod, RunOptions{}) {
		t.Fatal("the pipeline fails")
	}
	// The fifth use is on the nested module, the sixth after the nested pipeline.
	want := []int{1, 1, 1, 2, 3, 4}
	if len(seen) != len(want) {
		t.Fatalf("got %v, want %v", seen, want)
	}
	for i := range want {
		if seen[i] != want[i] {
			t.Fatalf("got %v, want %v", seen, want)
		}
	}
}

// TestAnalysisElsewhere: an analysis of another operation than the one that the pass runs
// on is computed each time.
func TestAnalysisElsewhere(t *testing.T) {
	ctx := ir.NewContext(ir.NewRegistry())
	mod, other := ctx.NewModule(ir.UnknownLoc), ctx.NewModule(ir.UnknownLoc)
	computed := 0
	m := NewManager("any")
	m.MustAdd(&Pass{Name: "p", Class: "P", Run: func(op *ir.Operation, r *Run) bool {
		for _, o := range []*ir.Operation{op, other, op, other} {
			if Analysis(r, o, "self", func(o *ir.Operation) *ir.Operation { computed++; return o }) != o {
				t.Error("the analysis is that of another operation")
			}
		}
		return true
	}})
	if !m.Run(mod, RunOptions{}) || computed != 3 {
		t.Errorf("computed %d times, want 3", computed)
	}
}
