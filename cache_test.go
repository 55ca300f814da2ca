package spvc

import (
	"bytes"
	"context"
	"debug/elf"
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

// TestLinkerID compares the id of the running program with what package debug/elf reads,
// and checks that damaged notes have none.
func TestLinkerID(t *testing.T) {
	path, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	e, err := elf.NewFile(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	want, err := e.Section(".note.go.buildid").Data()
	if err != nil {
		t.Fatal(err)
	}
	head := data[:32<<10]
	id := linkerID(head)
	if !bytes.HasSuffix(bytes.TrimRight(want, "\x00"), id) || len(id) < 40 {
		t.Errorf("id %q of the note %q", id, want)
	}
	note := bytes.Index(head, []byte(noteName))
	for name, damaged := range map[string][]byte{
		"no note": head[:note], "no sizes": head[note:], "cut": head[:note+len(noteName)+len(id)-1], "empty": {},
		"no id": append([]byte{4, 0, 0, 0, 0, 0, 0, 0}, noteName...),
	} {
		if id := linkerID(damaged); id != nil {
			t.Errorf("%s: id %q", name, id)
		}
	}
}

// TestEntryCut checks that no part of an entry, and no entry with more behind it, is a
// program.
func TestEntryCut(t *testing.T) {
	p := mustCompile(t, cachedSource, Options{NoValidate: true})
	data := encodeEntry(p)
	for n := range data {
		if decodeEntry(data[:n]) != nil {
			t.Errorf("%d of %d bytes are a program", n, len(data))
		}
	}
	if decodeEntry(append(data, 0)) != nil {
		t.Error("an entry with a byte more is a program")
	}
	same(t, decodeEntry(data), p)
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

// TestCacheKeys checks that each option and each input that matters has an entry of its own.
func TestCacheKeys(t *testing.T) {
	c, _ := testCache(t)
	vulkan12, err := target.Profile("vulkan1.2")
	if err != nil {
		t.Fatal(err)
	}
	base := Options{Name: "a.mlir", NoValidate: true}
	id := func(text string, o Options) string {
		k, err := c.id([]byte(text), &o)
		if err != nil {
			t.Fatal(err)
		}
		return string(k[:])
	}
	seen := map[string]string{id("x", base): "base"}
	for name, change := range map[string]func(o *Options){
		"name": func(o *Options) { o.Name = "b.mlir" }, "target": func(o *Options) { o.Env = vulkan12 },
		"default": func(o *Options) { o.Default = vulkan12 }, "index": func(o *Options) { o.IndexBits = 64 },
		"debug": func(o *Options) { o.DebugInfo = true }, "bounds": func(o *Options) { o.CheckBounds = true },
		"dimensions": func(o *Options) { o.CheckDimensions = true },
		"validate":   func(o *Options) { o.NoValidate = false }, "layout": func(o *Options) { o.MLIRLayout = true },
		"webgpu": func(o *Options) { o.WebGPU = true }, "level": func(o *Options) { o.Opt = O0 }, "size": func(o *Options) { o.Opt = Os },
		"pass": func(o *Options) { o.SPIRVPasses = []string{"a"} }, "passes": func(o *Options) { o.SPIRVPasses = []string{"a", "b"} }, "limits": func(o *Options) { o.noLimitCheck = true },
		"remarks": func(o *Options) { o.Remarks = true },
	} {
		o := base
		change(&o)
		k := id("x", o)
		if other := seen[k]; other != "" {
			t.Errorf("%s has the entry of %s", name, other)
		}
		seen[k] = name
	}
	if seen[id("y", base)] != "" {
		t.Error("another text has the same entry")
	}
	workers := base
	workers.Workers = 3
	if seen[id("x", workers)] != "base" {
		t.Error("the number of workers has an entry of its own")
	}
	other := *c
	other.build[0]++
	if k, err := other.id([]byte("x"), &base); err != nil || seen[string(k[:])] != "" {
		t.Error("another build has the same entry")
	}
}

// TestCacheDamage checks that damaged and foreign entries are compiled again and replaced.
func TestCacheDamage(t *testing.T) {
	c, dir := testCache(t)
	o := Options{Name: "a.mlir", Cache: c, NoValidate: true}
	want := mustCompile(t, cachedSource, o)
	files := entries(t, dir)
	id, err := c.id([]byte(cachedSource), &o)
	if err != nil {
		t.Fatal(err)
	}
	damage := map[string]func(file string, data []byte) error{
		"truncated": func(file string, data []byte) error { return os.WriteFile(file, data[:len(data)/2], 0o666) },
		"empty":     func(file string, data []byte) error { return os.WriteFile(file, nil, 0o666) },
		"changed": func(file string, data []byte) error {
			data[len(data)/2] ^= 1
			return os.WriteFile(file, data, 0o666)
		},
		"removed": func(file string, _ []byte) error { return os.Remove(file) },
		"foreign": func(string, []byte) error { return c.files.PutBytes(id, []byte("something else")) },
		"half a program": func(string, []byte) error {
			return c.files.PutBytes(id, []byte(entryMagic+"something else"))
		},
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
