package affinemap

import (
	"testing"

	"github.com/spvc/spvc/ir"
)

func readMap(t *testing.T, c *ir.Context, text string) *ir.AffineMap {
	t.Helper()
	a, ok := ir.ParseAttr(c, "affine_map<"+text+">")
	if !ok {
		t.Fatal(text)
	}
	return a.(*ir.AffineMapAttr).Map
}

func TestMaps(t *testing.T) {
	c := ir.NewContext(nil)
	m := readMap(t, c, "(d0, d1)[s0] -> (d0 + s0, d1 * 2)")
	inner := readMap(t, c, "(d0)[s0] -> (d0 * 3, d0 - s0)")
	if got, want := Compose(m, inner).String(), "(d0)[s0, s1] -> (d0 * 3 + s0, (d0 - s1) * 2)"; got != want {
		t.Errorf("composed %s, want %s", got, want)
	}
	p := Permutation(c, []int{2, 0, 1})
	if !IsPermutation(p) || !IsProjectedPermutation(SubMap(p, 0, 2), false) || IsProjectedPermutation(SubMap(p, 0, 0), false) {
		t.Error("permutations are not recognized")
	}
	if !IsMinorIdentity(MinorIdentity(c, 4, 2)) || IsMinorIdentity(p) {
		t.Error("minor identities are not recognized")
	}
	got, ok := Eval(m, []int64{4, 5}, []int64{6})
	if !ok || got[0] != 10 || got[1] != 10 {
		t.Errorf("evaluated to %v", got)
	}
	if moved := ShiftDims(m.Results[0], 0, 2).String(); moved != "d2 + s0" {
		t.Errorf("shifted to %s", moved)
	}
}
