//go:build cgo

package conform

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
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

// TestExport checks the files of a failure and of its smaller case.
func TestExport(t *testing.T) {
	dir, info := t.TempDir(), device(t, lavapipe).Info()
	f := Failure{
		Case:     Case{Type: "!spirv.struct<(i32, f32, vector<3xf32>)>", Rules: "std430", Class: "StorageBuffer", Probe: "read"},
		Result:   &Result{Verdict: WrongRead, Detail: "far away", Mismatches: []Mismatch{{"c[0]", 16, 32}, {"c[1]", 20, none}}},
		Smallest: &Case{Type: "!spirv.struct<(f32, vector<2xf32>)>", Rules: "std430", Class: "StorageBuffer", Probe: "read"},
		Then:     &Result{Verdict: WrongRead, Detail: "near by"},
	}
	if err := f.Export(dir, "x", info); err != nil {
		t.Fatal(err)
	}
	for name, wants := range map[string][]string{
		"x.mlir":   {"spirv.module", "!spirv.struct<(f32 [0], vector<2xf32> [8])>"},
		"x.spvasm": {"OpMemberDecorate", "Offset 8"},
		"x.txt": {"device:   llvmpipe", "far away", "c[0]: expected 0x10, driver used 0x20", "c[1]: expected 0x14, driver used none of the block's bytes",
			"the smallest case that fails the same way", "near by", "0x8      b[0] f32"},
	} {
		data, err := os.ReadFile(filepath.Join(dir, name))
		if err != nil {
			t.Fatal(err)
		}
		for _, want := range wants {
			if !strings.Contains(string(data), want) {
				t.Errorf("%s has no %q:\n%s", name, want, data)
			}
		}
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
