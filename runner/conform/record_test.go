package conform

import (
	"encoding/csv"
	"encoding/xml"
	"errors"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
	"time"

	"github.com/jstemmer/go-junit-report/v2/junit"
)

// ids are the cases of the folders of these tests.
var ids = []string{
	"v1/Uniform/std140/read/{f}", "v1/Uniform/std140/copy/{f}", "v1/StorageBuffer/scalar/write/{v3f}", "v1/StorageBuffer/scalar/size/{[]f}",
}

// results are what came of the cases.
var results = []Result{
	{Attempts: 1, Seconds: 0.5},
	{Verdict: WrongCopy, Detail: "a: expected 0x0, \"driver\" said <\x1b[1m]]>,", Mismatches: []Mismatch{{"a", 0, 4}}, Wrong: 1, As: "Offset 4 of a", Attempts: 2, Seconds: 0.25},
	{Verdict: Unsupported, Detail: "shaderFloat64", Attempts: 1},
	{Verdict: Crash, Detail: "exit status 1", Attempts: 3, Seconds: 1},
}

func folder(t *testing.T, dir string) *Folder {
	t.Helper()
	info := RunInfo{Start: time.Date(2026, 1, 2, 3, 4, 5, 0, time.UTC), Device: NewDeviceCard(able()), Types: 3, Selector: "x", Timeout: "1s"}
	f, err := CreateFolder(dir, info, ids)
	if err != nil {
		t.Fatal(err)
	}
	return f
}

// add adds the result of the case with the index.
func add(t *testing.T, f *Folder, i int) {
	t.Helper()
	if err := f.Add(NewRecord(ids[i], &results[i], nil)); err != nil {
		t.Fatal(err)
	}
}

// TestFolder writes the results of a run in the order in which cases may end, and reads them.
func TestFolder(t *testing.T) {
	t.Parallel()
	dir := filepath.Join(t.TempDir(), "a", "b")
	f := folder(t, dir)
	for _, i := range []int{2, 0, 3} {
		add(t, f, i)
	}
	want := f.Records
	add(t, f, 0) // a second result does not count
	if err := f.Close(); err != nil {
		t.Fatal(err)
	}
	got, err := ReadFolder(dir)
	if err != nil || !reflect.DeepEqual(got.Info, f.Info) || !reflect.DeepEqual(got.IDs, ids) || !reflect.DeepEqual(got.Records, want) {
		t.Errorf("%v\n%+v\n%+v", err, got, f)
	}
	if rest := got.Rest(); len(rest) != 1 || rest[0] != ids[1] {
		t.Errorf("%v have no result", rest)
	}
	if got.Info.Cases != 4 || got.Info.Format != 1 || got.Info.Generator != 1 {
		t.Errorf("%+v", got.Info)
	}
	for k, i := range []int{0, 2, 3} {
		if r := got.Sorted()[k]; r.ID != ids[i] || !reflect.DeepEqual(*r.Result(), results[i]) {
			t.Errorf("%+v; want %+v", r, results[i])
		}
	}
}

// TestLocked opens the folder of a run that has not ended, and one that cannot be prepared, which must not
// stay locked.
func TestLocked(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	f := folder(t, dir)
	add(t, f, 0)
	if _, err := CreateFolder(dir, f.Info, ids); !errors.Is(err, ErrInUse) {
		t.Errorf("a second run: %v", err)
	}
	if _, err := ResumeFolder(dir); !errors.Is(err, ErrInUse) {
		t.Errorf("a resumed run: %v", err)
	}
	if got, err := ReadFolder(dir); err != nil || len(got.Records) != 1 {
		t.Errorf("%v, %+v: a folder in use can be read", err, got)
	}
	if err := f.Close(); err != nil {
		t.Fatal(err)
	}
	list := filepath.Join(dir, caseListFile)
	if err := os.Rename(list, list+"x"); err != nil {
		t.Fatal(err)
	}
	if _, err := ResumeFolder(dir); err == nil || errors.Is(err, ErrInUse) {
		t.Errorf("a folder without cases: %v", err)
	}
	if err := folder(t, dir).Close(); err != nil {
		t.Error(err)
	}
}

// TestResume cuts results.jsonl after each byte and goes on.
func TestResume(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	f := folder(t, dir)
	for i := range ids {
		add(t, f, i)
	}
	if err := f.Close(); err != nil {
		t.Fatal(err)
	}
	name := filepath.Join(dir, resultsFile)
	data, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	for n := range len(data) + 1 {
		if err := os.WriteFile(name, data[:n], 0o666); err != nil {
			t.Fatal(err)
		}
		f, err := ResumeFolder(dir)
		if err != nil {
			t.Fatalf("after %d bytes: %v", n, err)
		}
		want := strings.Count(string(data[:n]), "\n")
		if len(f.Records) != want || len(f.Rest()) != len(ids)-want {
			t.Fatalf("after %d bytes: %d results, %d cases are left", n, len(f.Records), len(f.Rest()))
		}
		for i := want; i < len(ids); i++ {
			add(t, f, i)
		}
		if err := f.Close(); err != nil {
			t.Fatal(err)
		}
		if again, err := os.ReadFile(name); err != nil || string(again) != string(data) {
			t.Fatalf("after %d bytes: %v\n%s", n, err, again)
		}
	}
	if err := os.Remove(name); err != nil {
		t.Fatal(err)
	}
	f, err = ResumeFolder(dir)
	if err != nil || len(f.Rest()) != len(ids) {
		t.Errorf("without results: %v", err)
	}
	f.Close()
}

// TestWrongFolder has folders that cannot be read.
func TestWrongFolder(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	f := folder(t, dir)
	add(t, f, 0)
	f.Close()
	keep, _ := os.ReadFile(filepath.Join(dir, runFile))
	for _, row := range []struct{ name, text, want string }{
		{resultsFile, "{\n{}\n", "results.jsonl:1: unexpected end of JSON input"},
		{runFile, "{", "run.json: unexpected end"},
		{runFile, strings.Replace(string(keep), `"format": 1`, `"format": 2`, 1), "reads format 1 with types of generator 1, not 2 and 1"},
		{runFile, strings.Replace(string(keep), `"generator": 1`, `"generator": 3`, 1), "not 1 and 3"},
		{caseListFile, "", "no such file"},
		{runFile, "", "holds no run of spvc conform"},
	} {
		name := filepath.Join(dir, row.name)
		old, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, []byte(row.text), 0o666); err != nil {
			t.Fatal(err)
		}
		if row.text == "" {
			os.Remove(name)
		}
		for _, read := range []func(string) (*Folder, error){ReadFolder, ResumeFolder} {
			if _, err := read(dir); err == nil || !strings.Contains(err.Error(), row.want) {
				t.Errorf("%s: %v; want %q", row.name, err, row.want)
			}
		}
		if err := os.WriteFile(name, old, 0o666); err != nil {
			t.Fatal(err)
		}
	}
}

// TestNoResults has folders where results cannot be written. They must not stay locked.
func TestNoResults(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	f := folder(t, dir)
	f.Close()
	name := filepath.Join(dir, resultsFile)
	if err := os.Remove(name); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(filepath.Join(dir, "missing", "file"), name); err != nil {
		t.Fatal(err)
	}
	for range 2 {
		if _, err := ResumeFolder(dir); err == nil || errors.Is(err, ErrInUse) || !strings.Contains(err.Error(), resultsFile) {
			t.Errorf("a link to no folder: %v", err)
		}
	}
	locked := t.TempDir()
	if err := os.Mkdir(filepath.Join(locked, lockFile), 0o777); err != nil {
		t.Fatal(err)
	}
	if _, err := CreateFolder(locked, f.Info, ids); err == nil || errors.Is(err, ErrInUse) {
		t.Errorf("a folder in place of the lock: %v", err)
	}
	if err := os.Mkdir(filepath.Join(locked, runFile), 0o777); err != nil {
		t.Fatal(err)
	}
	if _, err := ReadFolder(locked); err == nil || !strings.Contains(err.Error(), runFile) {
		t.Errorf("a folder in place of run.json: %v", err)
	}
	other := t.TempDir()
	if err := os.MkdirAll(filepath.Join(other, caseListFile, "x"), 0o777); err != nil {
		t.Fatal(err)
	}
	for range 2 {
		if _, err := CreateFolder(other, f.Info, ids); err == nil || errors.Is(err, ErrInUse) || !strings.Contains(err.Error(), caseListFile) {
			t.Errorf("a folder in place of the list of cases: %v", err)
		}
	}
	fourth := folder(t, t.TempDir())
	fourth.Close()
	if err := errors.Join(os.Remove(fourth.path(resultsFile)), os.Mkdir(fourth.path(resultsFile), 0o777)); err != nil {
		t.Fatal(err)
	}
	if _, err := ReadFolder(fourth.Dir); err == nil || !strings.Contains(err.Error(), resultsFile) {
		t.Errorf("a folder in place of the results: %v", err)
	}
	if _, err := CreateFolder(filepath.Join(dir, runFile, "x"), f.Info, ids); err == nil {
		t.Error("a folder in a file is no error")
	}
}

// TestNewRun checks that a run replaces the files of the run before, and no others.
func TestNewRun(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	own, other := filepath.Join(dir, "packets", "0123456789ab"), filepath.Join(dir, "packets", "mine")
	for _, d := range []string{own, other} {
		if err := os.MkdirAll(d, 0o777); err != nil {
			t.Fatal(err)
		}
	}
	f := folder(t, dir)
	add(t, f, 3)
	if err := f.Derive(); err != nil {
		t.Fatal(err)
	}
	f.Close()
	if _, err := os.Stat(own); err != nil {
		t.Error("the first run removed a file that is not its own")
	}
	folder(t, dir).Close()
	if _, err := os.Stat(own); err == nil {
		t.Error("the second run leaves a packet of the first")
	}
	if _, err := os.Stat(other); err != nil {
		t.Error("the second run removed a folder that is not its own")
	}
	left, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, e := range left {
		names = append(names, e.Name())
	}
	if want := []string{lockFile, caseListFile, "packets", resultsFile, runFile}; !reflect.DeepEqual(names, want) {
		t.Errorf("%v; want %v", names, want)
	}
	if f, err := ReadFolder(dir); err != nil || len(f.Records) != 0 {
		t.Errorf("%v", err)
	}
}

// TestDerive checks the files for other programs.
func TestDerive(t *testing.T) {
	t.Parallel()
	f := folder(t, t.TempDir())
	for _, i := range []int{3, 1, 2, 0} {
		add(t, f, i)
	}
	f.Close()
	if err := f.Derive(); err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string][][]string{
		"results.csv":  {{ids[0], "Pass", "0.500000"}, {ids[1], "Fail", "0.250000"}, {ids[2], "NotSupported", "0.000000"}, {ids[3], "Crash", "1.000000"}},
		"failures.csv": {{ids[1], "Fail"}, {ids[3], "Crash"}},
	} {
		data, err := os.ReadFile(filepath.Join(f.Dir, name))
		if err != nil {
			t.Fatal(err)
		}
		rows, err := csv.NewReader(strings.NewReader(string(data))).ReadAll()
		if err != nil || !reflect.DeepEqual(rows, want) {
			t.Errorf("%s: %v, %v", name, rows, err)
		}
	}
	baseline, err := ReadEntries(filepath.Join(f.Dir, "failures.csv"))
	if err != nil {
		t.Fatal(err)
	}
	j, err := (&Expectations{Baseline: baseline}).Compile()
	if err != nil {
		t.Fatal(err)
	}
	for i := range ids {
		if s, unexpected := j.Judge(ids[i], results[i].Verdict); unexpected {
			t.Errorf("with failures.csv as baseline: %s: %s", ids[i], s)
		}
	}
	data, err := os.ReadFile(filepath.Join(f.Dir, "junit.xml"))
	if err != nil {
		t.Fatal(err)
	}
	var suites junit.Testsuites
	if err := xml.Unmarshal(data, &suites); err != nil {
		t.Fatalf("%v\n%s", err, data)
	}
	if suites.Tests != 4 || suites.Failures != 2 || suites.Skipped != 1 || suites.Time != "1.750000" || len(suites.Suites) != 2 {
		t.Errorf("%+v", suites)
	}
	uniform := suites.Suites[0]
	if uniform.Name != "Uniform.std140" || uniform.Time != "0.750000" || uniform.Timestamp != "2026-01-02T03:04:05Z" || uniform.Testcases[0].Name != ids[0] ||
		uniform.Testcases[1].Failure.Message != strings.ReplaceAll(results[1].Detail, "\x1b", "\ufffd") || uniform.Testcases[1].Failure.Type != "Fail" {
		t.Errorf("%+v", uniform)
	}
}

// TestDeriveErrors has a folder in place of each file.
func TestDeriveErrors(t *testing.T) {
	t.Parallel()
	for _, name := range derivedFiles() {
		f := folder(t, t.TempDir())
		f.Close()
		if err := os.MkdirAll(filepath.Join(f.Dir, name, "x"), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := f.Derive(); err == nil || !strings.Contains(err.Error(), name) {
			t.Errorf("%s is a folder: %v", name, err)
		}
	}
}

// TestAddClosed adds a result to a folder that is closed, and closes it again.
func TestAddClosed(t *testing.T) {
	t.Parallel()
	f := folder(t, t.TempDir())
	if err := f.Close(); err != nil {
		t.Fatal(err)
	}
	if err := f.Add(NewRecord(ids[0], &results[0], nil)); !errors.Is(err, os.ErrClosed) {
		t.Errorf("added: %v", err)
	}
	if err := f.Close(); !errors.Is(err, os.ErrClosed) {
		t.Errorf("closed twice: %v", err)
	}
}

// TestSuiteOf has a record whose identifier no version of conform makes.
func TestSuiteOf(t *testing.T) {
	if got := suiteOf("other"); got != "other" {
		t.Error(got)
	}
}
