// Package upstream runs MLIR's own tests. A test that passed once must continue to
// pass.
package upstream

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io/fs"
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

const (
	passingFile = "passing.txt"
	testDir     = "../../../shared/upstream/test" // next to the module root
)

func suite() lit.Suite {
	return lit.Suite{Root: testDir, Tools: littools.Tools(), AllowUnchecked: true}
}

// parsePassing splits passing.txt into its comment header and its names.
func parsePassing(text string) (header string, names []string, err error) {
	for n, line := range strings.Split(strings.TrimSuffix(text, "\n"), "\n") {
		switch {
		case strings.HasPrefix(line, "#") && len(names) == 0:
			header += line + "\n"
			continue
		case line == "" || strings.TrimSpace(line) != line || strings.HasPrefix(line, "#"):
			err = fmt.Errorf("line %d: %q is no file name", n+1, line)
		case !fs.ValidPath(line) || !strings.HasSuffix(line, ".mlir"):
			err = fmt.Errorf("line %d: %q is not a relative path of an .mlir file", n+1, line)
		case len(names) > 0 && line == names[len(names)-1]:
			err = fmt.Errorf("line %d: %q is there twice", n+1, line)
		case len(names) > 0 && line < names[len(names)-1]:
			err = fmt.Errorf("line %d: %q is not in order", n+1, line)
		}
		if err != nil {
			return "", nil, err
		}
		names = append(names, line)
	}
	if header == "" {
		return "", nil, errors.New("the comment header is missing")
	}
	return header, names, nil
}

func TestRatchet(t *testing.T) {
	text, err := os.ReadFile(passingFile)
	if err != nil {
		t.Fatal(err)
	}
	header, names, err := parsePassing(string(text))
	if err != nil {
		t.Fatalf("%s: %v", passingFile, err)
	}
	if _, err := os.Stat(testDir); err != nil {
		if *update {
			t.Fatalf("-update needs the upstream tests: %v", err)
		}
		t.Logf("the upstream tests are not here; %s is well-formed with %d names", passingFile, len(names))
		return
	}
	if *update {
		names = add(t, header, names)
	}
	if in, err := vulkan.Open(vulkan.Options{}); err == nil {
		in.Close()
	} else if errors.Is(err, runner.ErrUnavailable) {
		// A build without cgo runs no kernels.
		names = slices.DeleteFunc(names, func(n string) bool { return strings.HasPrefix(n, "mlir-vulkan-runner/") })
	}
	if len(names) > 0 {
		lit.RunNames(t, suite(), names)
	}
}

// runnerNames returns the passing runner tests. It returns none if MLIR's tests are not
// there, or in a build without cgo, which runs no kernels.
func runnerNames(t *testing.T) []string {
	t.Helper()
	if _, err := os.Stat(testDir); err != nil {
		t.Logf("the upstream tests are not here")
		return nil
	}
	in, err := vulkan.Open(vulkan.Options{})
	if errors.Is(err, runner.ErrUnavailable) {
		return nil
	}
	if err == nil {
		in.Close()
	}
	text, err := os.ReadFile(passingFile)
	if err != nil {
		t.Fatal(err)
	}
	_, names, err := parsePassing(string(text))
	if err != nil {
		t.Fatal(err)
	}
	return slices.DeleteFunc(names, func(n string) bool { return !strings.HasPrefix(n, "mlir-vulkan-runner/") })
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
	names := runnerNames(t)
	if len(names) == 0 {
		return
	}
	onSwiftShader(t)
	lit.RunNames(t, suite(), names)
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
	names := runnerNames(t)
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
				data, err := os.ReadFile(filepath.Join(testDir, name))
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
func add(t *testing.T, header string, names []string) []string {
	t.Helper()
	s := suite()
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
