package spvc

import (
	"bytes"
	"context"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/serialize/spirvtools"
	"github.com/spvc/spvc/target"
)

const cachedSource = `module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @fill(%a: memref<8xf32>, %v: f32) kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [8, 1, 1]>} {
      %i = gpu.thread_id x
      memref.store %v, %a[%i] : memref<8xf32>
      gpu.return
    }
  }
  func.func @main() {
    return
  }
}
`

func testCache(t *testing.T) (*Cache, string) {
	t.Helper()
	dir := filepath.Join(t.TempDir(), "new")
	c, err := OpenCache(dir)
	if err != nil {
		t.Fatal(err)
	}
	return c, dir
}

// entries returns the files of entries in a cache.
func entries(t *testing.T, dir string) []string {
	t.Helper()
	var list []string
	err := filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		if err == nil && (strings.HasSuffix(path, "-a") || strings.HasSuffix(path, "-d")) {
			list = append(list, path)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return list
}

func mustCompile(t *testing.T, text string, o Options) *Program {
	t.Helper()
	p, err := Compile(context.Background(), []byte(text), o)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// fromCache reports whether a program came from a cache.
func fromCache(p *Program) bool { return p.text != nil }

// same compares what two programs hold.
func same(t *testing.T, got, want *Program) {
	t.Helper()
	if len(got.Binaries) != len(want.Binaries) {
		t.Fatalf("%d binaries, want %d", len(got.Binaries), len(want.Binaries))
	}
	describe := func(env *target.Env) string {
		text, err := env.MarshalJSON()
		if err != nil {
			t.Fatal(err)
		}
		return string(text)
	}
	for i, b := range got.Binaries {
		w := want.Binaries[i]
		if b.Name != w.Name || fmt.Sprint(b.Words, b.Notes) != fmt.Sprint(w.Words, w.Notes) || describe(b.Env) != describe(w.Env) {
			t.Errorf("binary %s differs", w.Name)
		}
	}
	if describe(got.Env()) != describe(want.Env()) {
		t.Error("the targets differ")
	}
	if fmt.Sprintf("%+v", got.Diagnostics) != fmt.Sprintf("%+v", want.Diagnostics) {
		t.Errorf("diagnostics %+v, want %+v", got.Diagnostics, want.Diagnostics)
	}
	if !bytes.Equal(got.IR(), want.IR()) {
		t.Errorf("IR\n%s\nwant\n%s", got.IR(), want.IR())
	}
}

// TestCache checks that a second compilation returns the same program from the cache, with
// its host functions.
func TestCache(t *testing.T) {
	c, dir := testCache(t)
	o := Options{Name: "a.mlir", Cache: c, NoValidate: !spirvtools.Available()}
	first := mustCompile(t, cachedSource, o)
	if fromCache(first) || len(entries(t, dir)) != 2 {
		t.Fatalf("from the cache: %v, files %v", fromCache(first), entries(t, dir))
	}
	again, err := OpenCache(dir)
	if err != nil {
		t.Fatal(err)
	}
	o.Cache = again
	second := mustCompile(t, cachedSource, o)
	if !fromCache(second) {
		t.Fatal("compiled again")
	}
	same(t, second, first)
	if _, err := second.Run(context.Background(), nil, RunOptions{}); err != nil {
		t.Error(err)
	}
	if mustCompile(t, cachedSource, Options{Name: "a.mlir", NoValidate: true}).text != nil {
		t.Error("the cache is used without the option")
	}
}

// TestCacheUTF8 checks that a program is not stored if JSON would change it.
func TestCacheUTF8(t *testing.T) {
	c, _ := testCache(t)
	p := mustCompile(t, cachedSource, Options{NoValidate: true})
	for message, stored := range map[string]bool{"\ufffd": true, "\xff": false} {
		p.Diagnostics = []Diagnostic{{Message: message}}
		id := [32]byte{byte(len(message))}
		c.store(id, p)
		if q := c.load(id); (q != nil) != stored || stored && q.Diagnostics[0].Message != message {
			t.Errorf("%q: %+v", message, q)
		}
	}
}

// TestCacheKeys checks that another text, and another order of passes, has an entry of its own. TestOptionsHaveRows looks at the options.
func TestCacheKeys(t *testing.T) {
	c, _ := testCache(t)
	seen := map[string]bool{}
	for _, k := range []struct {
		text string
		o    Options
	}{{"x", Options{}}, {"y", Options{}}, {"x", Options{SPIRVPasses: []string{"a", "b"}}}, {"x", Options{SPIRVPasses: []string{"b", "a"}}},
		{"x", Options{SPIRVPasses: []string{"ab"}}}, {"", Options{Name: "x"}}} {
		id, err := c.id([]byte(k.text), &k.o)
		if err != nil || seen[string(id[:])] {
			t.Errorf("%+v has the entry of another compilation, or none: %v", k, err)
		}
		seen[string(id[:])] = true
	}
}

// TestCacheDamage checks that damaged and foreign entries are compiled again and replaced.
func TestCacheDamage(t *testing.T) {
	c, dir := testCache(t)
	o := Options{Name: "a.mlir", Cache: c, NoValidate: true}
	want := mustCompile(t, cachedSource, o)
	files := entries(t, dir)
	damage := map[string]func(file string, data []byte) error{
		"truncated": func(file string, data []byte) error { return os.WriteFile(file, data[:len(data)/2], 0o666) },
		"empty":     func(file string, data []byte) error { return os.WriteFile(file, nil, 0o666) },
		"changed": func(file string, data []byte) error {
			data[len(data)/2] ^= 1
			return os.WriteFile(file, data, 0o666)
		},
		"removed": func(file string, _ []byte) error { return os.Remove(file) },
	}
	for name, f := range damage {
		for _, file := range files {
			data, err := os.ReadFile(file)
			if err == nil {
				err = f(file, data)
			}
			if err != nil {
				t.Fatal(err)
			}
			p := mustCompile(t, cachedSource, o)
			same(t, p, want)
			if fromCache(p) {
				t.Errorf("%s: used", name)
			}
			if !fromCache(mustCompile(t, cachedSource, o)) {
				t.Errorf("%s: not replaced", name)
			}
		}
	}
}

// TestCacheForeign checks that an entry whose parts are not those of a program counts as missing.
func TestCacheForeign(t *testing.T) {
	c, _ := testCache(t)
	e := entry{Env: target.Default().Config(), Binaries: []entryBinary{{Name: "k"}}}
	for _, parts := range [][][]byte{nil, {{}}, {{}, make([]byte, 3)}, {{}, make([]byte, 4), make([]byte, 4)}, {{}, make([]byte, 4)}} {
		c.programs.Store([32]byte{}, &e, parts...)
		if p := c.load([32]byte{}); (p != nil) != (len(parts) == 2 && len(parts[1]) == 4) {
			t.Errorf("%v is the program %+v", parts, p)
		}
	}
}

// TestCacheDiagnostics checks that warnings are reported again, and that failures are not
// kept.
func TestCacheDiagnostics(t *testing.T) {
	c, dir := testCache(t)
	p := &Program{Diagnostics: []Diagnostic{{Severity: ir.SeverityWarning, Location: Location{"a.mlir", 3, 4}, Message: "odd", Notes: []Diagnostic{{Message: "note"}},
		Op: "gpu.func", Pass: "pass", Lack: &target.Lack{Limit: "maxComputeSharedMemorySize", Need: 2, Has: 1}}}}
	q := mustCompile(t, cachedSource, Options{NoValidate: true})
	p.module, p.env = q.module, q.env
	c.store([32]byte{1}, p)
	got := c.load([32]byte{1})
	if got == nil || len(got.Diagnostics) != 1 || got.Diagnostics[0].Lack == nil {
		t.Fatalf("%+v", got)
	}
	if got.Diagnostics[0].String() != "a.mlir:3:4: warning: odd" || got.Diagnostics[0].Notes[0].Message != "note" || got.Diagnostics[0].Lack.Need != 2 {
		t.Errorf("%+v", got.Diagnostics[0])
	}
	before := len(entries(t, dir))
	for range 2 {
		if _, err := Compile(context.Background(), []byte("func.func @f() { nonsense }"), Options{Cache: c}); err == nil {
			t.Error("compiled")
		}
	}
	if after := len(entries(t, dir)); after != before {
		t.Errorf("%d files became %d", before, after)
	}
	ended, cancel := context.WithCancel(context.Background())
	cancel()
	o := Options{Name: "a.mlir", Cache: c, NoValidate: true}
	mustCompile(t, cachedSource, o)
	if _, err := Compile(ended, []byte(cachedSource), o); err == nil {
		t.Error("a canceled compilation succeeds")
	}
}

// TestCacheConcurrent checks that any number of goroutines with caches of their own may
// share a directory.
func TestCacheConcurrent(t *testing.T) {
	_, dir := testCache(t)
	want := mustCompile(t, cachedSource, Options{Name: "a.mlir", NoValidate: true})
	var group sync.WaitGroup
	for range 8 {
		group.Go(func() {
			c, err := OpenCache(dir)
			if err != nil {
				t.Error(err)
				return
			}
			for range 4 {
				p, err := Compile(context.Background(), []byte(cachedSource), Options{Name: "a.mlir", NoValidate: true, Cache: c})
				if err != nil {
					t.Error(err)
					return
				}
				if fmt.Sprint(p.Binaries[0].Words) != fmt.Sprint(want.Binaries[0].Words) || !bytes.Equal(p.IR(), want.IR()) {
					t.Error("another program")
				}
			}
		})
	}
	group.Wait()
	if _, err := OpenCache(filepath.Join(dir, "00", "file\x00")); err == nil {
		t.Error("a directory that cannot be made is opened")
	}
}
