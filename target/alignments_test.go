package target

import "testing"

// TestAlignments states the alignments of some types, and asks for them and for others.
func TestAlignments(t *testing.T) {
	var l Alignments
	if l.Any() || l.Of(Aligned{AlignedFloat, 32, 1}) != 0 {
		t.Error("an alignment is stated from the start")
	}
	stated := []Aligned{{AlignedInt, 8, 1}, {AlignedInt, 64, 16}, {AlignedFloat, 16, 3}, {AlignedBFloat, 16, 1}}
	for i, a := range stated {
		if !l.State(a, uint32(8<<i)) {
			t.Errorf("%v cannot be stated", a)
		}
	}
	for i, a := range stated {
		if got := l.Of(a); got != 8<<i {
			t.Errorf("%v: %d bits, want %d", a, got, 8<<i)
		}
	}
	for _, a := range []Aligned{{AlignedInt, 0, 1}, {AlignedInt, 24, 1}, {AlignedInt, 128, 1}, {AlignedInt, 4, 1}, {AlignedInt, 32, 5}, {alignedClasses, 32, 1}} {
		if l.State(a, 64) || l.Of(a) != 0 {
			t.Errorf("%v is no type of blocks", a)
		}
	}
	if !l.Any() {
		t.Error("none is stated")
	}
}
