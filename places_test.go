package spvc_test

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/txtar"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/dialect/all"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/target"
)

// placeless returns the diagnostics and notes of err that have no place in the source.
func placeless(err error) (found []string) {
	var failed *spvc.Error
	if !errors.As(err, &failed) {
		return nil
	}
	var collect func(list []spvc.Diagnostic)
	collect = func(list []spvc.Diagnostic) {
		for _, d := range list {
			if d.Location == (spvc.Location{}) {
				found = append(found, d.String())
			}
			collect(d.Notes)
		}
	}
	collect(failed.Diagnostics)
	if strings.Contains(err.Error(), "<unknown>") {
		found = append(found, err.Error())
	}
	return found
}

// failing returns sources that some target refuses, by name.
func failing(t *testing.T) map[string]string {
	sources := map[string]string{}
	page, err := os.ReadFile("docs/errors.md")
	if err != nil {
		t.Fatal(err)
	}
	for i, part := range strings.Split(string(page), "```mlir\n")[1:] {
		source, _, _ := strings.Cut(part, "```")
		sources["docs/errors.md "+string(rune('A'+i))] = source
	}
	cases, _ := filepath.Glob("test/errors/testdata/*.txtar")
	for _, name := range cases {
		a, err := txtar.ParseFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range a.Files {
			if strings.HasSuffix(f.Name, ".mlir") && len(f.Data) > 0 {
				sources[name+" "+f.Name] = string(f.Data)
			}
		}
	}
	for _, typ := range []string{"f64", "i64", "f16", "i8", "vector<4xf64>", "vector<3xi8>", "tensor<4xf32>", "i48"} {
		number := map[bool]string{true: "2", false: "2.5"}[strings.Contains(typ, "i")]
		if strings.ContainsAny(typ, "<") {
			number = "dense<" + number + ">"
		}
		sources["constant "+typ] = "gpu.module @m {\n gpu.func @k(%x: memref<4x" + typ + ">, %i: i1) kernel attributes {known_block_size = array<i32: 1, 1, 1>} {\n" +
			"  %c0 = arith.constant 0 : index\n scf.if %i {\n  %c = arith.constant " + number + " : " + typ + "\n  %d = arith.constant " + number + " : " + typ +
			"\n  memref.store %c, %x[%c0] : memref<4x" + typ + ">\n  memref.store %d, %x[%c0] : memref<4x" + typ + ">\n }\n gpu.return\n }\n}\n"
	}
	return sources
}

// TestEveryMessageHasAPlace compiles sources that fail for weak targets. Each diagnostic and note has a place, also
// those about constants that passes moved or made.
func TestEveryMessageHasAPlace(t *testing.T) {
	failed := 0
	for name, source := range failing(t) {
		for _, profileName := range []string{"vulkan1.0", "vulkan1.1", "vulkan1.4"} {
			_, err := spvc.Compile(t.Context(), []byte(source), spvc.Options{Name: "in.mlir", Env: profile(t, profileName), NoValidate: true})
			if err == nil {
				continue
			}
			failed++
			for _, text := range placeless(err) {
				t.Errorf("%s for %s has no place: %s", name, profileName, text)
			}
		}
	}
	if failed < 300 {
		t.Errorf("only %d compilations failed", failed)
	}
}

// TestMovedConstantHasItsPlace compiles a kernel with a constant that the target lacks. Canonicalization moves the
// constant, and MLIR takes its location away.
func TestMovedConstantHasItsPlace(t *testing.T) {
	const source = `gpu.module @m {
  gpu.func @k(%x: memref<4xf32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>} {
    %c0 = arith.constant 0 : index
    %v = memref.load %x[%c0] : memref<4xf32>
    %w = arith.extf %v : f32 to f64
    %c = arith.constant 2.0 : f64
    %m = arith.mulf %w, %c : f64
    %t = arith.truncf %m : f64 to f32
    memref.store %t, %x[%c0] : memref<4xf32>
    gpu.return
  }
}`
	_, err := spvc.Compile(t.Context(), []byte(source), spvc.Options{Name: "in.mlir", Env: profile(t, "vulkan1.1")})
	var failed *spvc.Error
	if !errors.As(err, &failed) || failed.Diagnostics[0].Op != "arith.constant" || failed.Diagnostics[0].Location.Line != 6 {
		t.Errorf("%v", err)
	}
}

// TestPlaceOfModulesInMemory compiles a faulty module whose operations have no location. The text names the input.
func TestPlaceOfModulesInMemory(t *testing.T) {
	_, err := spvc.Compile(t.Context(), []byte("func.func @f(%a: i32) -> f32 {\n \"func.return\"(%a) : (i32) -> () loc(unknown)\n} loc(unknown)"), spvc.Options{Name: "in.mlir"})
	if err == nil || strings.Contains(err.Error(), ir.NewContext(nil).LocString(ir.UnknownLoc)) || !strings.HasPrefix(err.Error(), "in.mlir") {
		t.Errorf("%v", err)
	}
}

// TestDeviceTargets compiles a kernel for a target that describes a device. The notes do not advise to use a device.
func TestDeviceTargets(t *testing.T) {
	source := failing(t)["constant f64"]
	for device, want := range map[bool]string{false: "no profile has it, but a device may: --target=device", true: "the device that the target describes does not have it"} {
		cfg := profile(t, "vulkan1.1").Config()
		if device {
			cfg.DeviceType = target.CPU
		}
		_, err := spvc.Compile(t.Context(), []byte(source), spvc.Options{Env: target.New(cfg)})
		if err == nil || !strings.Contains(err.Error(), want) || device && strings.Contains(err.Error(), "--target=device") {
			t.Errorf("device %t: %v", device, err)
		}
	}
}

// TestPlaces reports errors about operations without a location, in a scope that looks for places nearby and in one that
// does not, as the tools of MLIR.
func TestPlaces(t *testing.T) {
	for where, c := range map[string]struct {
		text, op string
		line     int
	}{
		"user of a user": {"func.func @f(%a: i32) {\n %0 = arith.constant 1 : i32 loc(unknown)\n %1 = arith.addi %0, %0 : i32 loc(unknown)\n %2 = arith.muli %1, %a : i32\n return\n}", "arith.constant", 4},
		"operand":        {"func.func @f(%a: i32) {\n %0 = arith.constant 1 : i32\n %1 = arith.addi %0, %0 : i32 loc(unknown)\n return loc(unknown)\n} loc(unknown)", "arith.addi", 2},
		"next":           {"func.func @f(%a: i32) {\n %0 = arith.constant 1 : i32 loc(unknown)\n return\n} loc(unknown)", "arith.constant", 3},
		"around":         {"func.func @f(%a: i32) {\n %0 = arith.constant 1 : i32 loc(unknown)\n return loc(unknown)\n}", "arith.constant", 1},
		"not outside":    {"module {\nfunc.func @f(%a: i32) {\n %0 = arith.constant 1 : i32 loc(unknown)\n return loc(unknown)\n} loc(unknown)\nfunc.func private @g()\n} loc(unknown)", "arith.constant", 0},
		"many users": {"func.func @f(%a: i32) {\n %0 = arith.constant 1 : i32 loc(unknown)\n" + strings.Repeat(" arith.addi %0, %0 : i32 loc(unknown)\n", 1000) +
			" return\n}", "arith.constant", 1},
	} {
		for _, places := range []bool{false, true} {
			ctx := ir.NewContext(all.Registry())
			line := -1
			s := ctx.NewScope(func(d *ir.Diagnostic) bool {
				_, line, _, _ = ctx.FilePosition(d.Loc)
				return true
			})
			s.PlaceUnknown = places
			top, ok := s.Parse(ctx.AddFile("in.mlir", []byte(c.text)))
			if !ok {
				t.Fatalf("%s does not parse", where)
			}
			release := s.Own(top)
			var found *ir.Operation
			top.Walk(func(op *ir.Operation) {
				if op.Name() == c.op && found == nil {
					found = op
				}
			})
			found.EmitError("m")
			release()
			if want := map[bool]int{true: c.line}[places]; line != want {
				t.Errorf("%s, %t: line %d, want %d", where, places, line, want)
			}
		}
	}
}
