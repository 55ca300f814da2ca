package rewrite

import (
	"testing"

	"github.com/spvc/spvc/ir"
)

// TestFoldAllocations: a builder folds, and makes what does not fold, in the memory of its arena.
func TestFoldAllocations(t *testing.T) {
	y := newToy(1)
	a, zero := y.entry.Arg(0), y.constant(0)
	one := y.constant(1)
	for name, second := range map[string]*ir.Value{"folds": zero, "does not fold": one} {
		create := func() { CreateOrFoldOne(y.Builder, ir.UnknownLoc, toyAdd, []*ir.Value{a, second}, y.i32) }
		create()
		if n := testing.AllocsPerRun(100, create); n > 0.5 { // a page of an arena now and then
			t.Errorf("%s: %v allocations", name, n)
		}
	}
}
