//go:build cgo

package conform

import (
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
	if r.Verdict != Clobbered || r.Detail != "1 byte of padding was written, the first at 0x2" {
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

// TestSummaryOfFolder adds results that a user expects, and some that nobody expects.
func TestSummaryOfFolder(t *testing.T) {
	t.Parallel()
	f := &Folder{Dir: "d"}
	for i, row := range []struct {
		id, verdict string
		kind        Verdict
		unexpected  bool
	}{
		{"v1/Uniform/std140/read/{v2f}", "UnexpectedPass", Pass, true},
		{"v1/Uniform/std140/read/{f}", "UnexpectedPass", Pass, true},
		{"v1/Uniform/std140/copy/{f}", "ExpectedFail", WrongCopy, false},
		{"v1/Uniform/std140/read/{d}", "NotSupported", Unsupported, false},
		{"v1/Uniform/std140/write/{f}", "Fail", WrongWrite, true},
		{"v1/StorageBuffer/custom.7/write/{f}", "Pass", Pass, false},
	} {
		f.IDs = append(f.IDs, row.id)
		f.Records = append(f.Records, Record{ID: row.id, Verdict: Status(row.verdict), Kind: row.kind, Unexpected: row.unexpected, Diagnosis: string(rune('a' + i))})
	}
	var s Summary
	if s.Unexpected() {
		t.Error("nothing is unexpected")
	}
	if err := s.AddFolder(f); err != nil {
		t.Fatal(err)
	}
	s.Sort()
	cells := []Cell{{Rules: "std140", Class: "Uniform", Pass: 2, Fail: 1, Unsupported: 1, Expected: 1}, {Rules: "custom", Class: "StorageBuffer", Pass: 1}}
	if !slices.Equal(s.Cells, cells) || !slices.Equal(s.UnexpectedPasses, []string{f.IDs[1], f.IDs[0]}) || !s.Unexpected() {
		t.Errorf("%+v", s)
	}
	verdicts := []Count{{"pass", 3}, {"not supported", 1}, {"wrong copy", 1}, {"wrong write", 1}}
	statuses := []Count{{"UnexpectedPass", 2}, {"ExpectedFail", 1}, {"Fail", 1}, {"NotSupported", 1}, {"Pass", 1}}
	if s.Cases != 6 || s.Executed != 5 || !slices.Equal(s.Verdicts, verdicts) || !slices.Equal(s.Statuses, statuses) || !slices.Equal(s.Unsupported, []Count{{"d", 1}}) {
		t.Errorf("%+v", s)
	}
	if len(s.Failures) != 1 || s.Failures[0].ID != f.IDs[4] || s.Failures[0].Case.Type != "!spirv.struct<(f32)>" || s.Failures[0].Result.Detail != "e" {
		t.Errorf("%+v", s.Failures)
	}
	if only := (&Summary{UnexpectedPasses: []string{"a"}}); !only.Unexpected() {
		t.Error("a pass against expectations is expected")
	}
	f.Records[0].ID, f.IDs[0] = "v1/odd", "v1/odd"
	if err := (&Summary{}).AddFolder(f); err == nil || !strings.HasPrefix(err.Error(), filepath.Join("d", resultsFile)+": ") {
		t.Error(err)
	}
}
