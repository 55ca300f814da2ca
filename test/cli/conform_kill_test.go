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
