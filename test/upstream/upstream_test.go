package upstream

import (
	"context"
	"errors"
	"flag"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/spvc/spvc/internal/lit"
	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/vulkan"
	"github.com/spvc/spvc/test/drivers"
	"github.com/spvc/spvc/test/littools"
)

var update = flag.Bool("update", false, "run all upstream files and add the newly passing ones to passing.txt")

const passingFile = "passing.txt"

// here returns the folder of MLIR's tests. It returns false if they are missing and not
// required.
func here(t *testing.T) (dir string, ok bool) {
	t.Helper()
	dir, ok, err := Beside("../..")
	if err != nil {
		t.Fatal(err)
	}
	return dir, ok
}

func suite(dir string) lit.Suite {
	return lit.Suite{Root: dir, Tools: littools.Tools(), Include: []string{"**/*.mlir", "**/*.ll"}, AllowUnchecked: true}
}

func TestRatchet(t *testing.T) {
	header, names, err := parsePassing(passing)
	if err != nil {
		t.Fatalf("%s: %v", passingFile, err)
	}
	dir, ok := here(t)
	if !ok {
		if *update {
			t.Fatalf("-update needs the upstream tests in %s", dir)
		}
		return // make test reports it
	}
	if *update {
		names = add(t, dir, header, names)
	}
	if in, err := vulkan.Open(vulkan.Options{}); err == nil {
		in.Close()
	} else if errors.Is(err, runner.ErrUnavailable) {
		// A build without cgo runs no kernels.
		names = slices.DeleteFunc(names, func(n string) bool { return strings.HasPrefix(n, "mlir-vulkan-runner/") })
	}
	if len(names) > 0 {
		lit.RunNames(t, suite(dir), names)
	}
}

// runnerNames returns the passing runner tests and their folder. It returns none if
// MLIR's tests are not there, or in a build without cgo, which runs no kernels.
func runnerNames(t *testing.T) (dir string, names []string) {
	t.Helper()
	dir, ok := here(t)
	if !ok {
		return dir, nil
	}
	in, err := vulkan.Open(vulkan.Options{})
	if errors.Is(err, runner.ErrUnavailable) {
		return dir, nil
	}
	if err == nil {
		in.Close()
	}
	if names, err = Passing(); err != nil {
		t.Fatal(err)
	}
	return dir, slices.DeleteFunc(names, func(n string) bool { return !strings.HasPrefix(n, "mlir-vulkan-runner/") })
}

// onSwiftShader makes SwiftShader the only driver.
func onSwiftShader(t *testing.T) {
	t.Helper()
	manifest, err := drivers.Manifest()
	if err != nil {
		t.Fatal(err)
	}
	t.Setenv("VK_DRIVER_FILES", manifest)
}

// TestRunnerOnSwiftShader checks that the runner tests also pass on a second driver.
func TestRunnerOnSwiftShader(t *testing.T) {
	dir, names := runnerNames(t)
	if len(names) == 0 {
		return
	}
	onSwiftShader(t)
	lit.RunNames(t, suite(dir), names)
}

// changes make kernels compute something different.
var changes = []struct{ old, new string }{
	{"arith.addf %1, %2", "arith.mulf %1, %2"},
	{"arith.subf %1, %2", "arith.subf %2, %1"},
	{"arith.addi %0, %1", "arith.subi %0, %1"},
	{"arith.cmpi slt, %0, %limit", "arith.cmpi sge, %0, %limit"},
	{"%res0, %res1 = vector.deinterleave", "%res1, %res0 = vector.deinterleave"},
	{"vector.interleave %lhs1, %rhs1", "vector.interleave %rhs1, %lhs1"},
	{"[2, 1, 3, 3]", "[2, 0, 3, 3]"},
}

// TestRunnerNoticesChanges checks that each runner test fails, on both drivers, if its
// kernel computes something different.
func TestRunnerNoticesChanges(t *testing.T) {
	upstream, names := runnerNames(t)
	if len(names) == 0 {
		return
	}
	for _, driver := range []string{"lavapipe", "swiftshader"} {
		t.Run(driver, func(t *testing.T) {
			if driver == "swiftshader" {
				onSwiftShader(t)
			}
			dir := t.TempDir()
			s := lit.Suite{Root: dir, Tools: littools.Tools(), AllowUnchecked: true}
			for _, name := range names {
				data, err := os.ReadFile(filepath.Join(upstream, name))
				if err != nil {
					t.Fatal(err)
				}
				changed := string(data)
				for _, c := range changes {
					changed = strings.Replace(changed, c.old, c.new, 1)
				}
				if changed == string(data) {
					t.Errorf("%s: no change is known", name)
					continue
				}
				if err := os.WriteFile(filepath.Join(dir, "changed.mlir"), []byte(changed), 0o666); err != nil {
					t.Fatal(err)
				}
				r := s.RunFile(context.Background(), "changed.mlir")
				if r.Status != lit.Fail || !strings.Contains(r.Output, "CHECK") {
					t.Errorf("%s: a changed kernel has the status %v:\n%s", name, r.Status, r.Output)
				}
			}
		})
	}
}

// add runs the files that are not yet in passing.txt, and adds those that pass.
func add(t *testing.T, dir, header string, names []string) []string {
	t.Helper()
	s := suite(dir)
	all, err := s.Files()
	if err != nil {
		t.Fatal(err)
	}
	added := newlyPassing(&s, all, names)
	if len(added) == 0 {
		return names
	}
	names = append(names, added...)
	slices.Sort(names)
	if err := os.WriteFile(passingFile, []byte(header+strings.Join(names, "\n")+"\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	t.Logf("%d files pass that did not before", len(added))
	return names
}

// newlyPassing returns the files of all that pass and are not among names.
func newlyPassing(s *lit.Suite, all, names []string) []string {
	var (
		mu    sync.Mutex
		wg    sync.WaitGroup
		added []string
		limit = make(chan struct{}, 2)
	)
	for _, name := range all {
		if _, found := slices.BinarySearch(names, name); found {
			continue
		}
		wg.Add(1)
		limit <- struct{}{}
		go func() {
			defer wg.Done()
			if s.RunFile(context.Background(), name).Status == lit.Pass {
				mu.Lock()
				added = append(added, name)
				mu.Unlock()
			}
			<-limit
		}()
	}
	wg.Wait()
	return added
}

func TestParsePassing(t *testing.T) {
	for _, c := range []struct{ text, err string }{
		{"# h\n", ""},
		{"# h\nA/b.mlir\nA/c.mlir\n", ""},
		{"A/b.mlir\n", "header is missing"},
		{"# h\nb.mlir\na.mlir\n", "line 3: \"a.mlir\" is not in order"},
		{"# h\na.mlir\na.mlir\n", "is there twice"},
		{"# h\n/a.mlir\n", "is not a relative path"},
		{"# h\n../a.mlir\n", "is not a relative path"},
		{"# h\na.txt\n", "is not a relative path"},
		{"# h\n\na.mlir\n", "is no file name"},
		{"# h\na.mlir \n", "is no file name"},
	} {
		_, _, err := parsePassing(c.text)
		if c.err == "" && err != nil || c.err != "" && (err == nil || !strings.Contains(err.Error(), c.err)) {
			t.Errorf("%q: got %v, want %q", c.text, err, c.err)
		}
	}
}

func TestNewlyPassing(t *testing.T) {
	dir := t.TempDir()
	for name, text := range map[string]string{
		"a.mlir": "// RUN: true\n", "b.mlir": "// RUN: false\n", "c.mlir": "// RUN: true\n", "d.mlir": "// RUN: mlir-opt %s\n",
	} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	s := lit.Suite{Root: dir, AllowUnchecked: true}
	all, err := s.Files()
	if err != nil {
		t.Fatal(err)
	}
	if got := newlyPassing(&s, all, []string{"a.mlir"}); !slices.Equal(got, []string{"c.mlir"}) {
		t.Errorf("got %v", got)
	}
}
