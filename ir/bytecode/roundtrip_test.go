package bytecode_test

import (
	"bytes"
	"context"
	"flag"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"testing"

	"github.com/spvc/spvc/dialect/all"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/bytecode"
	"github.com/spvc/spvc/test/testdialect"
)

var update = flag.Bool("update", false, "record the bytecode of testdata/all.mlir")

// registry returns the dialects of all modules of the tests.
var registry = sync.OnceValue(func() *ir.Registry {
	reg := all.Registry()
	testdialect.RegisterDialects(reg)
	return reg
})

// parse reads and verifies a source, and returns the errors if it is wrong.
func parse(name string, source []byte) (*ir.Operation, string) {
	return parseIn(registry(), name, source)
}

func parseIn(reg *ir.Registry, name string, source []byte) (*ir.Operation, string) {
	ctx := ir.NewContext(reg)
	ctx.Version = ir.OldestVersion // of the golden files
	ctx.AllowUnregistered = true
	errs := ""
	ctx.PushHandler(func(d *ir.Diagnostic) bool {
		errs += d.Message + "\n"
		for _, n := range d.Notes {
			errs += "note: " + n.Message + "\n"
		}
		return true
	})
	top, ok := ir.Parse(ctx, ctx.AddFile(name, source))
	if !ok || !ir.Verify(top) {
		return nil, errs
	}
	return top, ""
}

func bytecodeOf(t testing.TB, op *ir.Operation, version int) []byte {
	t.Helper()
	var out bytes.Buffer
	if err := bytecode.Write(&out, op, version, bytecode.Options{}); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

// text returns all that can be seen of a module.
func text(op *ir.Operation) string {
	return string(ir.Print(nil, op, ir.PrintOptions{DebugInfo: true, PrintValueUsers: true}))
}

// withoutUsers drops the order of uses, which versions before 3 do not keep.
func withoutUsers(op *ir.Operation) string {
	return string(ir.Print(nil, op, ir.PrintOptions{DebugInfo: true}))
}

// TestGolden checks the bytes of each version, and that they read as the module.
func TestGolden(t *testing.T) {
	source, err := os.ReadFile("testdata/all.mlir")
	if err != nil {
		t.Fatal(err)
	}
	module, errs := parse("all.mlir", source)
	if module == nil {
		t.Fatal(errs)
	}
	for v := bytecode.MinVersion; v <= bytecode.Version; v++ {
		have := bytecodeOf(t, module, v)
		golden := filepath.Join("testdata", "all.v"+strconv.Itoa(v)+".mlirbc")
		if *update {
			if err := os.WriteFile(golden, have, 0o666); err != nil {
				t.Fatal(err)
			}
		}
		want, err := os.ReadFile(golden)
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(have, want) {
			t.Errorf("version %d: the bytes are not those of %s; run go test -update after a change of the encoding", v, golden)
		}
		again, errs := parse(golden, want)
		if again == nil {
			t.Errorf("version %d: %s", v, errs)
			continue
		}
		// Before version 5, properties of operations that are not registered become attributes.
		plain := func(s string) string { return strings.ReplaceAll(strings.ReplaceAll(s, "<{", "{"), "}>", "}") }
		if v >= 5 {
			plain = func(s string) string { return s }
		}
		if have, want := withoutUsers(again), plain(withoutUsers(module)); have != want {
			t.Errorf("version %d reads as\n%s\nwant\n%s", v, have, want)
		}
		if have, want := text(again), plain(text(module)); v >= 3 && have != want {
			t.Errorf("version %d reads with other orders of uses:\n%s\nwant\n%s", v, have, want)
		}
	}
}

// TestRoundTrip writes and reads all modules of the tests, each in one version and in
// the current one.
func TestRoundTrip(t *testing.T) {
	n := 0
	for _, root := range []string{"../../test/ir", "../../test/dialect", "../../test/spirv", "../../test/conversion", "../../test/gpu", "../../examples"} {
		err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() || filepath.Ext(path) != ".mlir" {
				return err
			}
			source, err := os.ReadFile(path)
			for _, piece := range strings.Split(string(source), "// -----") {
				module, _ := parse(path, []byte(piece))
				if module == nil || !ir.Adapt(module) {
					continue // wrong, or of a later version
				}
				if strings.Count(piece, "distinct[") > 1 {
					continue // attributes that are text do not share distinct attributes, as in MLIR
				}
				n++
				for _, v := range []int{n % bytecode.Version, bytecode.Version} {
					again, errs := parse(path+"bc", bytecodeOf(t, module, v))
					if again == nil {
						t.Fatalf("%s, version %d: %s\n%s", path, v, errs, withoutUsers(module))
					}
					if have, want := withoutUsers(again), withoutUsers(module); have != want {
						t.Fatalf("%s, version %d reads as\n%s\nwant\n%s", path, v, have, want)
					}
				}
			}
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	if n < 600 {
		t.Errorf("only %d modules", n)
	}
}

// TestWriteVersion checks the error for a version that does not exist.
func TestWriteVersion(t *testing.T) {
	module, _ := parse("empty", []byte("module {}"))
	for _, v := range []int{-1, 7} {
		var out bytes.Buffer
		err := bytecode.Write(&out, module, v, bytecode.Options{})
		want := "unsupported version requested " + strconv.Itoa(v) + ", must be in range [0, 6]"
		if err == nil || err.Error() != want || out.Len() > 0 {
			t.Errorf("version %d: %v and %d bytes, want %q", v, err, out.Len(), want)
		}
	}
}

// TestElide checks that resources without data still have names.
func TestElide(t *testing.T) {
	source, err := os.ReadFile("testdata/all.mlir")
	if err != nil {
		t.Fatal(err)
	}
	module, _ := parse("all.mlir", source)
	var out bytes.Buffer
	if err := bytecode.Write(&out, module, bytecode.Version, bytecode.Options{ElideResourceData: true}); err != nil {
		t.Fatal(err)
	}
	again, errs := parse("all.mlirbc", out.Bytes())
	if again == nil {
		t.Fatal(errs)
	}
	want := withoutUsers(module)
	want = want[:strings.Index(want, "\n{-#")]
	if have := withoutUsers(again); strings.TrimSpace(have) != strings.TrimSpace(want) {
		t.Errorf("have\n%s\nwant\n%s", have, want)
	}
}

// TestScope checks that a scope gets the errors of bytecode and can stop the reader.
func TestScope(t *testing.T) {
	ctx := ir.NewContext(all.Registry())
	count := 0
	s := ctx.NewScope(func(*ir.Diagnostic) bool { count++; return true })
	if _, ok := s.Parse(ctx.AddFile("short", []byte(bytecode.Magic))); ok || count != 1 {
		t.Errorf("%d errors", count)
	}
}

// TestOnlyWithFormat checks that a registry without the format reads text only.
func TestOnlyWithFormat(t *testing.T) {
	module, _ := parse("empty", []byte("module {}"))
	if op, errs := parseIn(ir.NewRegistry(), "bytes", bytecodeOf(t, module, bytecode.Version)); op != nil || errs == "" {
		t.Errorf("read %v, errors %q", op, errs)
	}
}

// TestTestDialect checks which versions the dialect of MLIR's tests accepts.
func TestTestDialect(t *testing.T) {
	model, ok := ir.DialectInterface[bytecode.VersionModel](ir.NewContext(registry()).Dialect("test"))
	if !ok {
		t.Fatal("the test dialect has no versions")
	}
	for version, want := range map[string]string{
		"\x05\x01": "", "\x03\x19": "", "\x05\x03": "", "\x07\x01": "", "\x05": "could not read the version of the test dialect",
	} {
		if have := model.AcceptVersion([]byte(version)); have != want {
			t.Errorf("%q: %q, want %q", version, have, want)
		}
	}
	upgrade := model.(bytecode.UpgradeModel)
	module, errs := parse("empty", []byte("module {}"))
	if module == nil {
		t.Fatal(errs)
	}
	count := 0
	defer module.Context().PushHandler(func(*ir.Diagnostic) bool { count++; return true })()
	for version, want := range map[string]bool{"\x05\x01": true, "\x03\x19": true, "\x05\x03": false, "\x07\x01": false} {
		count = 0
		if ok := upgrade.Upgrade(module, []byte(version)); ok != want || (count > 0) == want {
			t.Errorf("%q: upgraded %v with %d errors, want %v", version, ok, count, want)
		}
	}
}

// TestTakenResources checks that external resources are offered as those in text are.
func TestTakenResources(t *testing.T) {
	source, err := os.ReadFile("testdata/all.v6.mlirbc")
	if err != nil {
		t.Fatal(err)
	}
	for _, problem := range []*ir.ResourceProblem{nil, {Msg: "wrong"}} {
		ctx := ir.NewContext(registry())
		ctx.AllowUnregistered = true
		taken, errs := "", ""
		ctx.PushHandler(func(d *ir.Diagnostic) bool {
			at := ctx.LocInfo(d.Loc)
			errs += at.File + ":" + strconv.Itoa(int(at.Line)) + " " + d.Message
			return true
		})
		ctx.Resources.TakeExternal = func(section string, r *ir.Resource) (bool, *ir.ResourceProblem) {
			taken += section + "." + r.Key + " "
			return true, problem
		}
		_, ok := ir.Parse(ctx, ctx.AddFile("all", source))
		wantTaken, wantErrs := "ext.text ext.flag ext.data ", ""
		if problem != nil {
			wantTaken, wantErrs = "ext.text ", "all:0 wrong"
		}
		if ok != (problem == nil) || taken != wantTaken || errs != wantErrs || len(ctx.Resources.External()) > 0 {
			t.Errorf("read %v, took %q, errors %q", ok, taken, errs)
		}
	}
}

// TestStop checks that a scope that is to end stops the reader without an error.
func TestStop(t *testing.T) {
	source, err := os.ReadFile("testdata/all.v6.mlirbc")
	if err != nil {
		t.Fatal(err)
	}
	ctx := ir.NewContext(registry())
	ctx.AllowUnregistered = true
	ended, cancel := context.WithCancel(context.Background())
	cancel()
	s := ctx.NewScope(func(d *ir.Diagnostic) bool { t.Error(d.Message); return true })
	defer s.StopWith(ended)()
	if _, ok := s.Parse(ctx.AddFile("all", source)); ok {
		t.Error("the reader has not stopped")
	}
}

// TestBeyondVersion checks that nothing is lost without an error: what the version of the context does not have is not written.
func TestBeyondVersion(t *testing.T) {
	for text, want := range map[string]string{
		"func.func @f(%x: i32) { %r = gpu.subgroup_reduce add %x cluster(size = 4) : (i32) -> i32\n return }": "attribute 'cluster_size' of 'gpu.subgroup_reduce' is not part of MLIR 19",
		"func.func @f(%x: i32) { %r, %ok = gpu.rotate %x, 1, 16 : i32\n return }":                             "'gpu.rotate' is not part of MLIR 19",
		"func.func private @f(tensor<f4E2M1FN>)":                                                              "type 'f4E2M1FN' is not part of MLIR 19",
		"func.func private @f(!spirv.struct<(f32), BufferBlock>)":                                             "a decoration of type '!spirv.struct<(f32), BufferBlock>' is not part of MLIR 19",
		`spirv.module Logical GLSL450 { spirv.func @f() "None" { spirv.Return }
			spirv.EntryPoint "MeshEXT" @f }`: "'MeshEXT' of ::mlir::spirv::ExecutionModel is not part of MLIR 19",
		"func.func @f(%x: i32) { %r = arith.divsi %x, %x exact : i32\n return }": "",
	} {
		module, errs := parse("in.mlir", []byte(text))
		if module == nil {
			t.Fatal(errs)
		}
		got := ""
		if err := bytecode.Write(io.Discard, module, bytecode.Version, bytecode.Options{}); err != nil {
			got = err.Error()
		}
		if got != want {
			t.Errorf("%s: the error is %q, want %q", text, got, want)
		}
	}
}
