package passes

import (
	"testing"

	"github.com/spvc/spvc/dialect/arith"
	"github.com/spvc/spvc/dialect/ub"
	"github.com/spvc/spvc/ir"
)

func TestBoundsGiveUpOnSharedValues(t *testing.T) {
	reg := ir.NewRegistry()
	reg.Add("arith", arith.Dialect)
	reg.Add("ub", ub.Dialect)
	b := ir.NewBuilder(ir.NewContext(reg), nil)
	v := arith.NewIndex(b, ir.UnknownLoc, 1)
	small := arith.NewBinary(b, ir.UnknownLoc, arith.SubI, v, arith.NewIndex(b, ir.UnknownLoc, 7))
	var f boundsFinder
	if got, ok := f.boundsOf(small); !ok || got != (bounds{-6, -6}) {
		t.Errorf("bounds of 1 - 7: %v %v", got, ok)
	}
	// A chain of doublings, whose tree has 2^60 leaves.
	for range 60 {
		v = arith.NewBinary(b, ir.UnknownLoc, arith.AddI, v, v)
	}
	f = boundsFinder{}
	if got, ok := f.boundsOf(v); ok {
		t.Errorf("bounds of 2^60: %v", got)
	}
	if f.steps > 2*maxBoundSteps {
		t.Errorf("%d steps", f.steps)
	}
}
