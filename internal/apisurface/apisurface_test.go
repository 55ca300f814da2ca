package apisurface

import (
	"bytes"
	"flag"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
)

var update = flag.Bool("update", false, "write the exported API to api/*.txt")

// golden is the file of a package.
func golden(pkg string) string {
	if pkg == "." {
		pkg = "spvc"
	}
	return filepath.Join("..", "..", "api", strings.ReplaceAll(pkg, "/", "-")+".txt")
}

// TestStableAPI compares the exported API of the stable packages with the record. If a
// change is meant, run go test ./internal/apisurface -update, and tell of it in
// CHANGELOG.md.
func TestStableAPI(t *testing.T) {
	module := os.DirFS("../..")
	files := map[string]bool{}
	for _, pkg := range Stable() {
		got, err := List(module, pkg)
		if err != nil {
			t.Fatal(err)
		}
		files[filepath.Base(golden(pkg))] = true
		if *update {
			if err := os.WriteFile(golden(pkg), got, 0o666); err != nil {
				t.Fatal(err)
			}
			continue
		}
		want, err := os.ReadFile(golden(pkg))
		if err != nil {
			t.Errorf("%v; run go test ./internal/apisurface -update", err)
			continue
		}
		gone, added := difference(want, got)
		for _, l := range gone {
			t.Errorf("%s: gone from the API: %s", pkg, l)
		}
		for _, l := range added {
			t.Errorf("%s: new in the API: %s", pkg, l)
		}
		if !bytes.Equal(got, want) {
			t.Errorf("%s: the API differs from %s; if that is meant, run go test ./internal/apisurface -update and write it into CHANGELOG.md", pkg, golden(pkg))
		}
	}
	recorded, err := filepath.Glob("../../api/*.txt")
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range recorded {
		if !files[filepath.Base(f)] {
			t.Errorf("%s is of no stable package", f)
		}
	}
}

func difference(want, got []byte) (gone, added []string) {
	w, g := strings.Split(string(want), "\n"), strings.Split(string(got), "\n")
	for _, l := range w {
		if _, ok := slices.BinarySearch(g[:len(g)-1], l); !ok && l != "" {
			gone = append(gone, l)
		}
	}
	for _, l := range g {
		if _, ok := slices.BinarySearch(w[:len(w)-1], l); !ok && l != "" {
			added = append(added, l)
		}
	}
	return gone, added
}

// TestReadmeNamesStablePackages: the list of stable packages is in README.
func TestReadmeNamesStablePackages(t *testing.T) {
	text, err := os.ReadFile("../../README.md")
	if err != nil {
		t.Fatal(err)
	}
	for _, pkg := range Stable() {
		if pkg == "." {
			pkg = "spvc"
		}
		if !bytes.Contains(text, []byte("`"+pkg+"`")) {
			t.Errorf("README.md does not name the stable package %s", pkg)
		}
	}
}

// TestStablePackagesHaveExamples: each stable package has an example that go test runs.
func TestStablePackagesHaveExamples(t *testing.T) {
	for _, pkg := range Stable() {
		files, err := filepath.Glob(filepath.Join("..", "..", filepath.FromSlash(pkg), "*_test.go"))
		if err != nil {
			t.Fatal(err)
		}
		found := slices.ContainsFunc(files, func(f string) bool {
			text, err := os.ReadFile(f)
			return err == nil && bytes.Contains(text, []byte("\nfunc Example")) && bytes.Contains(text, []byte("// Output:"))
		})
		if !found {
			t.Errorf("package %s has no example with output", pkg)
		}
	}
}

func TestList(t *testing.T) {
	got, err := List(fstest.MapFS{
		"p/a.go": {Data: []byte(`package p

type (
	T[K comparable] struct {
		A, b int
		*E
		e
	}
	E = int
	e struct{}
	I interface {
		M(x int) (y string)
		m()
		E
	}
)

const C, d int = 1, 2

var V = 3

func F[K any](k K) error { return nil }
func f()                 {}
func (t *T[K]) M()       {}
func (t *T[K]) n()       {}
func (t e) M()           {}
`)},
		"p/a_test.go": {Data: []byte("package p\n\nfunc Test() {}\n")},
	}, "p")
	want := `const C int
func (t *T[K]) M()
func F[K any](k K) error
type E = int
type I interface
type I interface, E
type I interface, M func(x int) (y string)
type I interface, unexported methods
type T struct, *E
type T struct, A int
type T[K comparable] struct
var V
`
	if err != nil || string(got) != want {
		t.Errorf("got %v\n%s", err, got)
	}
}
