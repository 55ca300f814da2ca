package pass

import (
	"slices"
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

// TestAnalysisInside: analyses of an operation inside of the pass's stay valid for the pipelines on it, and until a pass
// changes something without renewing them.
func TestAnalysisInside(t *testing.T) {
	ctx := ir.NewContext(ir.NewRegistry())
	mod, middle, inner := ctx.NewModule(ir.UnknownLoc), ctx.NewModule(ir.UnknownLoc), ctx.NewModule(ir.UnknownLoc)
	b := ir.NewBuilder(ctx, nil)
	b.SetEnd(mod.Region(0).First())
	b.Insert(middle)
	b.SetEnd(middle.Region(0).First())
	b.Insert(inner)
	computed := 0
	compute := func(*ir.Operation) int {
		computed++
		return computed
	}
	var seen []int
	see := func(renews bool) *Pass {
		return &Pass{Name: "see", Class: "See", Run: func(_ *ir.Operation, r *Run) bool {
			seen = append(seen, Analysis(r, inner, "count", compute))
			if renews {
				r.PreserveAnalysis("count", func() any { return -seen[len(seen)-1] })
				r.PreserveAnalysis("other", func() any { return 0 })
			} else {
				r.PreserveAnalyses()
			}
			return true
		}}
	}
	m := NewManager("any")
	m.MustAdd(see(false)) // computes 1
	m.MustAdd(see(true))  // renews it
	m.MustAdd(see(false))
	nested := m.Nest("any").Nest("any")
	nested.MustAdd(see(false))
	nested.MustAdd(&Pass{Name: "change", Class: "Change", Run: func(*ir.Operation, *Run) bool { return true }})
	nested.MustAdd(see(false)) // computes 2
	m.MustAdd(see(false))      // computes 3: the pass manager does not know what a pipeline preserves
	m.MustAdd(&Pass{Name: "change", Class: "Change", Run: func(_ *ir.Operation, r *Run) bool {
		r.PreserveAnalysis("other", func() any { return 0 })
		return true
	}})
	m.MustAdd(see(false)) // computes 4
	if !m.Run(mod, RunOptions{}) {
		t.Fatal("the pipeline fails")
	}
	if want := []int{1, 1, -1, -1, 2, 3, 4}; !slices.Equal(seen, want) {
		t.Errorf("got %v, want %v", seen, want)
	}
}
