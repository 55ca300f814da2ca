//go:build linux

package cli

import (
	"bytes"
	"encoding/json"
	"math/rand/v2"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/spvc/spvc/runner/conform"
)

// outcome is what must not depend on where a run was killed.
type outcome struct{ Verdict, Diagnosis string }

// outcomes reads the results in a folder. Each case must have one line.
func outcomes(t *testing.T, dir string) map[string]outcome {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(dir, "results.jsonl"))
	if err != nil {
		t.Fatal(err)
	}
	out := map[string]outcome{}
	for line := range bytes.Lines(data) {
		var r struct {
			ID string
			outcome
		}
		if err := json.Unmarshal(line, &r); err != nil {
			t.Fatalf("%s: %v", line, err)
		}
		if _, ok := out[r.ID]; ok {
			t.Errorf("%s has two results", r.ID)
		}
		out[r.ID] = r.outcome
	}
	return out
}

// TestKillAndResume kills a run at ten random moments and resumes it each time. In the end
// it must have the results of a run that nobody killed.
func TestKillAndResume(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	types, whole, cut := filepath.Join(dir, "types"), filepath.Join(dir, "whole"), filepath.Join(dir, "cut")
	if err := os.WriteFile(types, []byte("{f;v3f;[2]{h;d}}\n!spirv.struct<(f32, i1)>\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	args := []string{"conform", "--device=reference", "--types=25", "--types=" + types, "--cases=800", "--jobs=2"}
	begin := time.Now()
	p := start(t, nil, nil, append(args, "--out="+whole)...)
	p.endsWith(1)
	took := time.Since(begin)

	rng := rand.New(rand.NewPCG(uint64(begin.UnixNano()), 1))
	killed, next := 0, append(args, "--out="+cut)
	for range 10 {
		p := start(t, nil, nil, next...)
		p.await("it has made its folder", func() bool {
			_, err := os.Stat(filepath.Join(cut, "results.jsonl"))
			return err == nil
		})
		time.Sleep(time.Duration(rng.Int64N(int64(took) / 6)))
		p.signal(syscall.SIGKILL)
		if p.wait().Signaled() {
			killed++
		}
		next = []string{"conform", "--resume=" + cut}
	}
	results, err := os.ReadFile(filepath.Join(cut, "results.jsonl"))
	if err != nil {
		t.Fatal(err)
	}
	p = start(t, nil, nil, next...)
	p.endsWith(1)
	got, want := outcomes(t, cut), outcomes(t, whole)
	if !reflect.DeepEqual(got, want) || len(got) != 800 {
		t.Errorf("%d results after kills, %d without", len(got), len(want))
	}
	if killed == 0 {
		t.Error("no run was killed before its end")
	}
	t.Logf("%d kills, %d cases were left for the last run", killed, 800-bytes.Count(results, []byte("\n")))
	for _, name := range []string{"failures.csv", "caselist.txt"} {
		a, err1 := os.ReadFile(filepath.Join(cut, name))
		b, err2 := os.ReadFile(filepath.Join(whole, name))
		if err1 != nil || err2 != nil || !bytes.Equal(a, b) {
			t.Errorf("%s differs: %v, %v", name, err1, err2)
		}
	}
}

// TestInterruptDerives interrupts a run that writes to a folder. The files that derive from
// the results must be there for the cases so far.
func TestInterruptDerives(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	p := start(t, nil, nil, "conform", "--device=reference", "--types=2000", "--out="+dir)
	p.await("it has results", func() bool {
		data, _ := os.ReadFile(filepath.Join(dir, "results.jsonl"))
		return bytes.Contains(data, []byte("\n"))
	})
	p.signal(syscall.SIGINT)
	p.endsWith(130)
	results := outcomes(t, dir)
	data, err := os.ReadFile(filepath.Join(dir, "results.csv"))
	if n := bytes.Count(data, []byte("\n")); err != nil || n != len(results) || n == 0 {
		t.Errorf("%d of %d results are in results.csv: %v", n, len(results), err)
	}
	if !strings.Contains(p.err.String(), "spvc: interrupted after ") {
		t.Errorf("stderr is %q", &p.err)
	}
}

// TestFolderInUse starts runs in the folder of a run, which must refuse to begin and leave its files alone. A
// report may read the folder, and when the run was killed another one may have it.
func TestFolderInUse(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	results := filepath.Join(dir, "run", "results.jsonl")
	args := []string{"conform", "--device=reference", "--types=2000", "--jobs=1", "--out=" + filepath.Join(dir, "run")}
	first := start(t, nil, nil, args...)
	first.await("it has results", func() bool {
		data, _ := os.ReadFile(results)
		return bytes.Contains(data, []byte("\n"))
	})
	before, err := os.ReadFile(results)
	if err != nil {
		t.Fatal(err)
	}
	all := filepath.Join(dir, "all")
	unlock, err := conform.LockFolder(all)
	if err != nil {
		t.Fatal(err)
	}
	run := filepath.Join(dir, "run")
	for _, row := range []struct {
		dir  string
		args []string
	}{
		{run, args},
		{run, []string{"conform", "--resume=" + run}},
		{all, []string{"conform", "--device=all", "--types=1", "--out=" + all}},
	} {
		p := start(t, nil, nil, row.args...)
		p.endsWith(2)
		if want := "spvc: the folder " + row.dir + ": it is in use by a run of spvc conform that has not ended; wait for its end, or name another folder"; !strings.HasPrefix(p.err.String(), want) {
			t.Errorf("%v: stderr is %q", row.args, &p.err)
		}
	}
	start(t, nil, nil, "conform", "merge", "--out="+run, run).endsWith(1)
	start(t, nil, nil, "conform", "report", run).endsWith(0)
	if err := unlock(); err != nil {
		t.Fatal(err)
	}
	first.signal(syscall.SIGKILL)
	first.wait()
	after, err := os.ReadFile(results)
	if err != nil || !bytes.HasPrefix(after, before) {
		t.Errorf("the results were lost: %v", err)
	}
	second := start(t, nil, nil, "conform", "--resume="+run)
	second.await("it goes on", func() bool {
		data, _ := os.ReadFile(results)
		return len(data) > len(after)
	})
	second.signal(syscall.SIGINT)
	second.endsWith(130)
}
