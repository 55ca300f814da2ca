package spirv

import (
	"testing"

	"github.com/spvc/spvc/ir"
)

// TestWithArgument: the first part of the location stays that of the value, places that are not known change nothing, and the notes of a
// value do not grow without end.
func TestWithArgument(t *testing.T) {
	c := ir.NewContext(ir.NewRegistry())
	value, arg := c.FileLineColLoc("a.c", 1, 1), c.FileLineColLoc("a.c", 2, 1)
	if got := WithArgument(c, ir.UnknownLoc, arg, 1); got != ir.UnknownLoc {
		t.Error("a value without a place has one")
	}
	if got := WithArgument(c, value, ir.UnknownLoc, 1); got != value {
		t.Error("an argument without a place counts")
	}
	if n := ArgumentNumber(c.LocInfo(value)); n != 0 {
		t.Errorf("a plain location is of argument %d", n)
	}
	if n := ArgumentNumber(c.LocInfo(c.FusedLoc([]ir.Location{value, arg}, c.Dictionary(nil)))); n != 0 {
		t.Errorf("a location with other metadata is of argument %d", n)
	}
	// The same number joins the parts of one location, another one nests.
	for _, step := range []int{0, 1} {
		loc := value
		for i := range 100 {
			loc = WithArgument(c, loc, c.FileLineColLoc("a.c", 2, uint32(i+1)), 1+step*i)
			if li := c.LocInfo(loc); i < maxArgumentLocs && ArgumentNumber(li) != uint32(1+step*i) {
				t.Fatalf("note %d: number %d", i, ArgumentNumber(li))
			}
		}
		notes := 0
		for li := c.LocInfo(loc); ArgumentNumber(li) > 0; li = c.LocInfo(loc) {
			notes += len(li.Children) - 1
			loc = li.Children[0]
		}
		if notes != maxArgumentLocs || loc != value {
			t.Errorf("%d notes", notes)
		}
	}
}
