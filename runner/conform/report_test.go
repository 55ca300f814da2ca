//go:build cgo

package conform

import (
	"slices"
	"testing"
)

func TestClobbered(t *testing.T) {
	ours := []bool{true, false, false, true}
	clean := []byte{1, canary, canary, 2}
	if r := clobbered([][]byte{clean, clean}, ours, canary); r.Verdict != Pass {
		t.Errorf("clean: %s", r.Verdict)
	}
	dirty := []byte{1, canary, 0, 2}
	r := clobbered([][]byte{clean, dirty}, ours, canary)
	if r.Verdict != Clobbered || r.Detail != "1 bytes of padding were written, the first at 0x2" {
		t.Errorf("%s: %s", r.Verdict, r.Detail)
	}
}

// TestSummary checks that a summary does not depend on the order of results.
func TestSummary(t *testing.T) {
	cases := []Case{
		{Rules: "scalar", Class: "Uniform", Type: "b"}, {Rules: "std140", Class: "Uniform", Type: "a"}, {Rules: "scalar", Class: "StorageBuffer", Type: "c"},
		{Rules: "scalar", Class: "Uniform", Type: "d"}, {Rules: "scalar", Class: "Uniform", Type: "e"},
	}
	results := []*Result{{Verdict: Crash}, {}, {Verdict: Unsupported, Detail: "shaderInt64"}, {Verdict: Known, Detail: "k"}, {Verdict: Rejected}}
	for _, order := range [][]int{{0, 1, 2, 3, 4}, {4, 2, 3, 1, 0}} {
		var s Summary
		for _, i := range order {
			s.Add(cases[i], results[i])
		}
		s.Sort()
		want := []Cell{{Rules: "std140", Class: "Uniform", Pass: 1}, {Rules: "scalar", Class: "StorageBuffer", Unsupported: 1}, {Rules: "scalar", Class: "Uniform", Fail: 2, Known: 1}}
		if !slices.Equal(s.Cells, want) {
			t.Errorf("%v", s.Cells)
		}
		if s.Cases != 5 || s.Executed != 3 || len(s.Failures) != 2 || s.Failures[0].Case.Type != "b" || s.Unsupported[0] != (Count{"shaderInt64", 1}) || s.Known[0].N != 1 {
			t.Errorf("%+v", s)
		}
	}
}
