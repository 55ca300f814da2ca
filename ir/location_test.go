package ir_test

import (
	"testing"

	"github.com/spvc/spvc/ir"
)

// TestFusedLoc checks that parts are flattened and that each occurs once, in the order
// of its first occurrence. With this many parts, the test takes minutes if each is
// compared with all others.
func TestFusedLoc(t *testing.T) {
	c := ir.NewContext(nil)
	for _, n := range []int{2, 15, 16, 17, 1 << 19} {
		locs := make([]ir.Location, n)
		for i := range locs {
			locs[i] = c.FileLineColLoc("a.c", uint32(i+1), 1)
		}
		twice := append(append([]ir.Location{ir.UnknownLoc, c.FusedLoc(locs[:n/2], nil)}, locs...), c.FusedLoc(locs, nil), locs[0], locs[n-1])
		got := c.LocInfo(c.FusedLoc(twice, nil))
		if got.Kind != ir.LocFused || len(got.Children) != n {
			t.Fatalf("%d parts: kind %v, %d parts", n, got.Kind, len(got.Children))
		}
		for i, l := range got.Children {
			if l != locs[i] {
				t.Fatalf("%d parts: part %d is %v", n, i, c.LocInfo(l))
			}
		}
	}
}
