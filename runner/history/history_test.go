package history

import (
	"encoding/xml"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/spvc/spvc/runner/conform"
)

// cases are the cases of these tests.
var cases = []string{"v1/Uniform/std140/copy/{f}", "v1/Uniform/std140/read/{f}", "v1/Uniform/std140/read/{v3f}", "v1/Uniform/std140/write/{f}"}

// misread is a case that a driver reads from a wrong place.
var misread = conform.Result{
	Verdict: conform.WrongRead, Detail: "wrong read: a: expected 0x0, driver read 0x4", Mismatches: []conform.Mismatch{{Path: "a", Expected: 0, Actual: 4}},
	Wrong: 1, As: "Offset 4 of a", Attempts: 2, Seconds: 0.25,
}

// write writes a run on a version of a driver, which starts on a day. It has the results by the cases in their order;
// a case without result has nil.
func write(t *testing.T, day int, driver string, results ...*conform.Result) (dir string) {
	t.Helper()
	dir = filepath.Join(t.TempDir(), "run")
	info := conform.RunInfo{
		Start: time.Date(2026, 11, day, 1, 2, 3, 4, time.UTC), Selector: "x", Version: "v1", Types: 3, Timeout: "20s",
		Device: conform.DeviceCard{Name: "board", Driver: "mesa", DriverInfo: driver, DriverID: 13, VendorID: 0x10005, DeviceID: 7, API: "1.3.0"},
	}
	f, err := conform.CreateFolder(dir, info, cases)
	if err != nil {
		t.Fatal(err)
	}
	judge, err := (&conform.Expectations{Baseline: []conform.Entry{{Text: cases[0] + ",Fail"}}}).Compile()
	if err != nil {
		t.Fatal(err)
	}
	for i, r := range results {
		if r == nil {
			continue
		}
		if err := f.Add(conform.NewRecord(cases[i], r, judge)); err != nil {
			t.Fatal(err)
		}
	}
	if err := f.Close(); err != nil {
		t.Fatal(err)
	}
	return dir
}

func passed() *conform.Result { return &conform.Result{Attempts: 1, Seconds: 0.5} }

func opened(t *testing.T) *DB {
	t.Helper()
	d, err := Open(filepath.Join(t.TempDir(), "odd name?#%.db"))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { d.Close() })
	return d
}

// add adds a folder and returns the run.
func add(t *testing.T, d *DB, dir, name string, results int) *Run {
	t.Helper()
	got, n, err := d.Add(t.Context(), dir, name)
	if err != nil || n != results {
		t.Fatalf("%d results added, want %d: %v", n, results, err)
	}
	r, err := d.Run(t.Context(), got)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// TestAdd adds a run twice, the second time with further results, and runs of the same name.
func TestAdd(t *testing.T) {
	t.Parallel()
	d := opened(t)
	dir := write(t, 1, "22.3", passed(), &misread)
	first := add(t, d, dir, "", 2)
	if first.Name != "run" || first.Results != 2 || first.Failures != 1 || first.Version() != "22.3" || first.Info.Types != 3 || !strings.HasPrefix(first.Card, "board (mesa 22.3") {
		t.Errorf("%+v", first)
	}
	f, err := conform.ResumeFolder(dir)
	if err != nil {
		t.Fatal(err)
	}
	if err := errors.Join(f.Add(conform.NewRecord(cases[2], passed(), nil)), f.Close()); err != nil {
		t.Fatal(err)
	}
	if again := add(t, d, dir, "other", 1); again.Name != "run" || again.Results != 3 || again.Failures != 1 {
		t.Errorf("the same run again: %+v", again)
	}
	if second := add(t, d, write(t, 2, "22.3", passed()), "run", 1); second.Name != "run-2" {
		t.Errorf("another run: %+v", second)
	}
	runs, err := d.Runs(t.Context())
	if err != nil || len(runs) != 2 || runs[0].Name != "run" {
		t.Errorf("%v, %+v", err, runs)
	}
	if _, err := d.Run(t.Context(), "rum"); !errors.Is(err, ErrNoRun) || !strings.HasSuffix(err.Error(), "'run'?") {
		t.Errorf("an unknown run: %v", err)
	}
}

// TestAddWrong adds folders that hold no run or a wrong result: the history stays as it was.
func TestAddWrong(t *testing.T) {
	t.Parallel()
	d := opened(t)
	dir := write(t, 1, "22.3", passed())
	if err := os.WriteFile(filepath.Join(dir, "results.jsonl"), []byte(`{"id":"a","kind":"pass"}`+"\n[]\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	for _, dir := range []string{t.TempDir(), dir} {
		if _, _, err := d.Add(t.Context(), dir, ""); err == nil || !strings.Contains(err.Error(), dir) {
			t.Errorf("%s: %v", dir, err)
		}
	}
	if runs, err := d.Runs(t.Context()); err != nil || len(runs) != 0 {
		t.Errorf("%v, %+v", err, runs)
	}
}

// TestOpen opens files that are no history, or none of this version.
func TestOpen(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	at := func(name string) string { return filepath.Join(dir, name) }
	if _, err := OpenExisting(at("none")); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("no file: %v", err)
	}
	if err := os.WriteFile(at("text"), []byte(strings.Repeat("no database ", 1000)), 0o666); err != nil {
		t.Fatal(err)
	}
	for name, statement := range map[string]string{"foreign": "PRAGMA application_id = 7", "nameless": "PRAGMA application_id = 0", "newer": "PRAGMA user_version = 9"} {
		d, err := Open(at(name))
		if err != nil {
			t.Fatal(err)
		}
		if _, err := d.sql.Exec(statement); err != nil {
			t.Fatal(err)
		}
		d.Close()
	}
	for name, want := range map[string]string{"text": "not a database", "foreign": "of another program", "nameless": "of another program", "newer": "version 9", "a/b": "unable to open"} {
		if d, err := Open(at(name)); err == nil || !strings.Contains(err.Error(), want) || !strings.Contains(err.Error(), at(name)) {
			t.Errorf("%s: %v, %v", name, d, err)
		}
	}
	d, err := Open(at("new"))
	if err != nil {
		t.Fatal(err)
	}
	add(t, d, write(t, 1, "22.3", passed()), "", 1)
	d.Close()
	if d, err = OpenExisting(at("new")); err != nil {
		t.Fatal(err)
	}
	defer d.Close()
	if runs, err := d.Runs(t.Context()); err != nil || len(runs) != 1 {
		t.Errorf("%v, %+v", err, runs)
	}
}

// TestCompare compares runs on two versions, and asks for the results of one case.
func TestCompare(t *testing.T) {
	t.Parallel()
	d := opened(t)
	from := add(t, d, write(t, 1, "22.3", passed(), passed(), nil, passed()), "old", 3)
	elsewhere := misread
	elsewhere.Detail = "elsewhere"
	to := add(t, d, write(t, 2, "25.0", &misread, passed(), passed(), &elsewhere), "new", 4)
	c, err := d.Compare(t.Context(), from, to)
	want := []Difference{{cases[0], "pass", "wrong read", misread.Detail}, {cases[3], "pass", "wrong read", "elsewhere"}}
	if err != nil || c.Same != 1 || c.Partial != 1 || !slices.Equal(c.Changed, want) {
		t.Errorf("%v, %+v", err, c)
	}
	if back, err := d.Compare(t.Context(), to, from); err != nil || back.Changed[1].Diagnosis != "elsewhere" || back.Changed[1].To != "pass" || back.Partial != 1 {
		t.Errorf("%v, %+v", err, back)
	}
	got, err := d.Case(t.Context(), cases[3])
	if err != nil || len(got) != 2 || got[0].Run != "old" || got[0].Kind != "pass" || got[0].Seconds != 0.5 || got[1].Diagnosis != "elsewhere" || got[1].Card != to.Card {
		t.Errorf("%v, %+v", err, got)
	}
}

// TestVersions groups runs by devices and versions.
func TestVersions(t *testing.T) {
	t.Parallel()
	d := opened(t)
	for i, v := range []string{"22.3", "25.0", "22.3", "26.2"} {
		add(t, d, write(t, i+1, v, passed()), v, 1)
	}
	got, err := d.Versions(t.Context())
	if err != nil || len(got) != 1 {
		t.Fatalf("%v, %d devices", err, len(got))
	}
	var names []string
	for i := range got[0] {
		names = append(names, got[0][i].Name)
	}
	if want := []string{"22.3-2", "25.0", "26.2"}; !slices.Equal(names, want) {
		t.Errorf("got %q, want %q", names, want)
	}
}

// TestFlakes finds a case with two results on one version, and one that a run called flaky; a change between versions is none.
func TestFlakes(t *testing.T) {
	t.Parallel()
	d := opened(t)
	flake := &conform.Result{Verdict: conform.Flake, Detail: "passed when run again", Attempts: 2}
	run := add(t, d, write(t, 1, "22.3", passed(), &misread, flake, passed()), "a", 4)
	add(t, d, write(t, 2, "22.3", passed(), passed(), nil, passed()), "b", 3)
	add(t, d, write(t, 3, "22.3", passed(), passed(), nil, passed()), "c", 3)
	add(t, d, write(t, 4, "25.0", &misread, &misread, nil, passed()), "d", 3)
	want := []Flake{{cases[1], run.Card, "pass 2, wrong read 1", 3}, {cases[2], run.Card, "flake 1", 1}}
	for _, card := range []string{"", run.Card} {
		if got, err := d.Flakes(t.Context(), card); err != nil || !slices.Equal(got, want) {
			t.Errorf("%q: %v, %+v", card, err, got)
		}
	}
	if got, err := d.Flakes(t.Context(), "another"); err != nil || len(got) != 0 {
		t.Errorf("%v, %+v", err, got)
	}
}

// TestExport writes a run as a folder again: it has the same results.
func TestExport(t *testing.T) {
	t.Parallel()
	d := opened(t)
	dir := write(t, 1, "22.3", &misread, &conform.Result{Verdict: conform.WrongRead, Wrong: 1, Attempts: 2}, &conform.Result{Verdict: conform.WrongRead, As: "Offset 4 of a", Attempts: 2},
		&conform.Result{Verdict: conform.Crash, Detail: "exit status 1", Attempts: 3})
	run := add(t, d, dir, "", 4)
	out := filepath.Join(t.TempDir(), "out")
	if err := d.Export(t.Context(), run, out); err != nil {
		t.Fatal(err)
	}
	want, err := conform.ReadFolder(dir)
	if err != nil {
		t.Fatal(err)
	}
	got, err := conform.ReadFolder(out)
	if err != nil || !reflect.DeepEqual(got.Sorted(), want.Sorted()) || got.Info.Device.String() != want.Info.Device.String() || got.Info.Cases != 4 {
		t.Errorf("%v: got\n%+v\nwant\n%+v", err, got, want)
	}
	if failures, err := os.ReadFile(filepath.Join(out, "failures.csv")); err != nil || !strings.Contains(string(failures), cases[0]+",Fail") {
		t.Errorf("%v, %q", err, failures)
	}
}

// TestWaivers writes the failures of a run for deqp-runner and for the CTS. A flaky case is no failure that can be waived.
func TestWaivers(t *testing.T) {
	t.Parallel()
	d := opened(t)
	run := add(t, d, write(t, 1, "22.3", &misread, &misread, passed(), &conform.Result{Verdict: conform.Timeout}), "a", 4)
	add(t, d, write(t, 2, "22.3", nil, passed()), "b", 1)
	w, err := d.Waivers(t.Context(), run)
	if err != nil {
		t.Fatal(err)
	}
	var fails, flakes, cts strings.Builder
	if err := errors.Join(w.WriteFails(&fails), w.WriteFlakes(&flakes), w.WriteCTS(&cts, "https://example.com/?a&b")); err != nil {
		t.Fatal(err)
	}
	comment := "# " + run.Card + "\n"
	if want := comment + cases[0] + ",Fail\n" + cases[3] + ",Timeout\n"; fails.String() != want {
		t.Errorf("got\n%swant\n%s", fails.String(), want)
	}
	list := strings.Split(strings.TrimSuffix(strings.TrimPrefix(flakes.String(), comment), "\n"), "\n")
	p, err := conform.NewPatterns([]conform.Entry{{Text: list[0]}})
	if err != nil || len(list) != 1 || !p.Match(cases[1]) || p.Match(cases[2]) {
		t.Errorf("%v, %q", err, flakes.String())
	}
	var x waiverList
	if err := xml.Unmarshal([]byte(cts.String()), &x); err != nil || len(x.Waivers) != 2 {
		t.Fatalf("%v:\n%s", err, cts.String())
	}
	first := x.Waivers[0]
	if first.Vendor != "0x10005" || !slices.Equal(first.Devices, []string{"0x7"}) || first.URL != "https://example.com/?a&b" || !slices.Equal(first.Tests, cases[:1]) ||
		!strings.Contains(first.Description, "Offset 4 of a") || !slices.Equal(x.Waivers[1].Tests, cases[3:]) {
		t.Errorf("%s", cts.String())
	}
	for n := range 4 {
		if err := errors.Join(w.WriteFails(&short{n}), w.WriteCTS(&short{n / 2}, "")); err == nil {
			t.Errorf("no error after %d writes", n)
		}
	}
}

// short is a writer that takes a number of writes.
type short struct{ left int }

func (s *short) Write(p []byte) (int, error) {
	if s.left--; s.left < 0 {
		return 0, fmt.Errorf("full")
	}
	return len(p), nil
}
