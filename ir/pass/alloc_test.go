package pass

import (
	"testing"

	"github.com/spvc/spvc/ir"
)

// TestRunAllocations: the passes of a pipeline share the memory of their runs.
func TestRunAllocations(t *testing.T) {
	mod := ir.NewContext(ir.NewRegistry()).NewModule(ir.UnknownLoc)
	allocations := func(passes int) float64 {
		m := NewManager("any")
		for range passes {
			m.MustAdd(&Pass{Name: "p", Class: "P", Run: func(_ *ir.Operation, r *Run) bool {
				r.PreserveAnalyses()
				return true
			}})
		}
		return testing.AllocsPerRun(10, func() {
			if !m.Run(mod, RunOptions{}) {
				t.Fatal("the pipeline fails")
			}
		})
	}
	if one, many := allocations(1), allocations(51); many > one+5 {
		t.Errorf("%v allocations for 51 passes, %v for one", many, one)
	}
}
