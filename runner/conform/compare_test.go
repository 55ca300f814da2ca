package conform

import (
	"errors"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
	"time"
)

// ran returns the folder of a run on a driver of the version. what has the verdict of each
// of ids as its first letter: p, w (wrong read), c (crash), f (flake) or - for none.
func ran(t *testing.T, dir string, version uint32, what string) *Folder {
	t.Helper()
	f := folder(t, dir)
	f.Info.Device.DriverVersion = version
	for i, k := range what {
		r := Result{Detail: string(k)}
		switch k {
		case 'w', 'W':
			r.Verdict = WrongRead
		case 'c':
			r.Verdict = Crash
		case 'f':
			r.Verdict = Flake
		case '-':
			continue
		}
		if err := f.Add(NewRecord(ids[i], &r, nil)); err != nil {
			t.Fatal(err)
		}
	}
	if err := f.Close(); err != nil {
		t.Fatal(err)
	}
	return f
}

// outcomes returns the identifiers and outcomes of changes.
func outcomes(list []Change) map[string]string {
	out := map[string]string{}
	for _, x := range list {
		var text []string
		for i, o := range x.Outcomes {
			text = append(text, string(o)+" "+x.Diagnoses[i])
		}
		out[x.ID] = strings.Join(text, ", ")
	}
	return out
}

func TestCompare(t *testing.T) {
	t.Parallel()
	type cases = map[string]string
	for _, row := range []struct {
		runs           []string // the version and the results
		same, partial  int
		changed, flaky cases
	}{
		{[]string{"1pwcp", "2pwcp"}, 4, 0, cases{}, cases{}},
		{[]string{"1pwcp", "2pWcc"}, 2, 0, cases{ids[1]: "Fail w, Fail W", ids[3]: "Pass p, Crash c"}, cases{}},
		{[]string{"1pwcp", "1pWcc"}, 2, 0, cases{ids[1]: "Fail w, Fail W"}, cases{ids[3]: "Pass p, Crash c"}},
		{[]string{"1pfp-", "2p---", "3p-w-"}, 1, 2, cases{ids[2]: "Pass p,  , Fail w"}, cases{ids[1]: "Flake f,  ,  "}},
		{[]string{"1p---", "2w---", "1w---"}, 0, 0, cases{}, cases{ids[0]: "Pass p, Fail w, Fail w"}},
	} {
		var runs []*Folder
		for _, r := range row.runs {
			runs = append(runs, ran(t, t.TempDir(), uint32(r[0]), r[1:]))
		}
		c := Compare(runs)
		if c.Same != row.same || c.Partial != row.partial || !reflect.DeepEqual(outcomes(c.Changed), row.changed) || !reflect.DeepEqual(outcomes(c.Flaky), row.flaky) || len(c.Runs) != len(runs) {
			t.Errorf("%v: %d same, %d partial\n%v\n%v", row.runs, c.Same, c.Partial, outcomes(c.Changed), outcomes(c.Flaky))
		}
	}
}

func TestMerge(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	a, b := ran(t, filepath.Join(dir, "a"), 1, "pw--"), ran(t, filepath.Join(dir, "b"), 1, "-cc-")
	b.Info.Start = b.Info.Start.Add(-time.Hour)
	a.Info.Shard, b.Info.Types = "1/2", 7
	a.IDs = ids[:3]
	got, err := Merge(filepath.Join(dir, "c"), []*Folder{a, b})
	if err != nil {
		t.Fatal(err)
	}
	read, err := ReadFolder(got.Dir)
	if err != nil {
		t.Fatal(err)
	}
	text := ""
	for _, r := range read.Sorted() {
		text += r.Diagnosis
	}
	if rest := read.Rest(); text != "pwc" || !reflect.DeepEqual(read.IDs, ids) || len(rest) != 1 || rest[0] != ids[3] {
		t.Errorf("the results are %s, %v are left", text, rest)
	}
	if in := read.Info; in.Shard != "" || in.Types != 7 || !in.Start.Equal(b.Info.Start) || in.Cases != 4 {
		t.Errorf("%+v", in)
	}
	if _, err := ReadEntries(filepath.Join(got.Dir, "results.csv")); err != nil {
		t.Error(err)
	}
	other := ran(t, filepath.Join(dir, "other"), 2, "p")
	if _, err := Merge(filepath.Join(dir, "d"), []*Folder{a, other}); err == nil || !strings.Contains(err.Error(), "driver version 0x2") {
		t.Error(err)
	}
	if _, err := Merge(dir, nil); err == nil {
		t.Error("nothing is merged")
	}
	used := folder(t, filepath.Join(dir, "used"))
	defer used.Close()
	if _, err := Merge(used.Dir, []*Folder{a}); !errors.Is(err, ErrInUse) {
		t.Errorf("a folder in use: %v", err)
	}
}

// TestMergePackets merges runs with packets of the same case and of another.
func TestMergePackets(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	a, b := ran(t, filepath.Join(dir, "a"), 1, "pw--"), ran(t, filepath.Join(dir, "b"), 1, "-wc-")
	for name, text := range map[string]string{"a/packets/0123456789ab": "first", "b/packets/0123456789ab": "second", "b/packets/0123456789ac": "other", "b/packets/mine": "mine"} {
		folder := filepath.Join(dir, name)
		if err := os.MkdirAll(folder, 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(folder, reportFile), []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := Merge(filepath.Join(dir, "c"), []*Folder{a, b}); err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]string{"0123456789ab": "first", "0123456789ac": "other", "mine": ""} {
		text, err := os.ReadFile(filepath.Join(dir, "c", "packets", name, reportFile))
		if string(text) != want || (err != nil) != (want == "") {
			t.Errorf("%s: %q, %v", name, text, err)
		}
	}
	if err := os.WriteFile(filepath.Join(dir, "d"), nil, 0o666); err != nil {
		t.Fatal(err)
	}
	if _, err := Merge(filepath.Join(dir, "d", "e"), []*Folder{a, b}); err == nil {
		t.Error("a folder in a file is no error")
	}
}
