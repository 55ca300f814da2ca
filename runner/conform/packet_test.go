//go:build cgo

package conform

import (
	"encoding/binary"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"github.com/spvc/spvc/runner"
	"github.com/spvc/spvc/runner/packet"
	"github.com/spvc/spvc/runner/reference"
	spvreflect "github.com/spvc/spvc/spirv/reflect"
)

func referenceDevice(t *testing.T) runner.Device {
	t.Helper()
	dev, err := reference.Open(reference.Options{})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { dev.Close() })
	return dev
}

// TestExport checks the files of a failure and of its smaller case.
func TestExport(t *testing.T) {
	e := &Exporter{Dir: t.TempDir(), Info: device(t, lavapipe).Info(), Selector: "driver:it's", Reference: referenceDevice(t)}
	f := Failure{
		ID:       "v1/StorageBuffer/std430/read/{i32;f;v3f}",
		Case:     Case{Type: "!spirv.struct<(i32, f32, vector<3xf32>)>", Rules: "std430", Class: "StorageBuffer", Probe: "read"},
		Result:   &Result{Verdict: WrongRead, Detail: "far away", Mismatches: []Mismatch{{"c[0]", 16, 32}, {"c[1]", 20, none}}},
		Smallest: &Case{Type: "!spirv.struct<(f32, vector<2xf32>)>", Rules: "std430", Class: "StorageBuffer", Probe: "read"},
		Then:     &Result{Verdict: WrongRead, Detail: "near by"},
	}
	dir, err := e.Export(t.Context(), &f)
	if err != nil || dir != filepath.Join(e.Dir, "packets", packet.Name(f.ID)) {
		t.Fatal(dir, err)
	}
	for name, wants := range map[string][]string{
		"case.mlir":   {"spirv.module", "!spirv.struct<(f32 [0], vector<2xf32> [8])>", "spirv.target_env"},
		"case.spvasm": {"OpMemberDecorate", "Offset 8"},
		"report.txt": {"device:   llvmpipe", "far away", "c[0]: expected 0x10, driver used 0x20", "c[1]: expected 0x14, driver used none of the block's bytes",
			"the smallest case that fails the same way, v1/StorageBuffer/std430/read/{f;v2f}", "near by", "0x8      b[0] f32"},
		"README.md":   {"# wrong read on llvmpipe", ": near by\n", `spvc conform --device='driver:it'\''s' --case='v1/StorageBuffer/std430/read/{f;v2f}'`, "| `case.comp` |", "| `launch0-buffer0.npy` |"},
		"driver.json": {`"driver": "llvmpipe"`},
	} {
		data, err := os.ReadFile(filepath.Join(dir, name))
		if err != nil {
			t.Fatal(err)
		}
		for _, want := range wants {
			if !strings.Contains(string(data), want) {
				t.Errorf("%s has no %q:\n%s", name, want, data)
			}
		}
	}
	// Without a device that computes results there are no data, and without a module nothing but the report.
	e.Reference, f.Smallest = nil, nil
	if dir, err = e.Export(t.Context(), &f); err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(filepath.Join(dir, "README.md"))
	if _, has := os.Stat(filepath.Join(dir, "case.c")); err != nil || has == nil || !strings.Contains(string(text), "There are no data and expected results: there is no device") {
		t.Errorf("%v: %s", err, text)
	}
	f.Case.Rules = "nothing"
	if dir, err = e.Export(t.Context(), &f); err != nil {
		t.Fatal(err)
	}
	entries, err := os.ReadDir(dir)
	if err != nil || len(entries) != 1 || entries[0].Name() != reportFile {
		t.Errorf("%v, %v", entries, err)
	}
}

// TestExportErrors writes packets where there are other things.
func TestExportErrors(t *testing.T) {
	f := Failure{ID: "v1/StorageBuffer/std430/read/{f}", Case: Case{Type: "{f}", Rules: "std430", Class: "StorageBuffer", Probe: "read"}, Result: &Result{Verdict: WrongRead}}
	name := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(name, nil, 0o666); err != nil {
		t.Fatal(err)
	}
	for _, rules := range []string{"std430", "nothing"} {
		f.Case.Rules = rules
		if dir, err := (&Exporter{Dir: name, Info: capable()}).Export(t.Context(), &f); err == nil || dir != "" {
			t.Errorf("%s: a folder in a file is no error: %s", rules, dir)
		}
	}
	// A device without memory for the block: there are no data.
	f.Case.Rules = "std430"
	dir, err := (&Exporter{Dir: t.TempDir(), Info: capable()}).Export(t.Context(), &f)
	if err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(filepath.Join(dir, "README.md"))
	if err != nil || !strings.Contains(string(text), "There are no data and expected results: maxStorageBufferRange for a block that large") {
		t.Errorf("%v: %s", err, text)
	}
	// The device for the results does not run the case.
	info := capable()
	info.Limits.MaxStorageBufferRange = 1 << 20
	dir, err = (&Exporter{Dir: t.TempDir(), Info: info, Reference: &ailing{Device: referenceDevice(t)}}).Export(t.Context(), &f)
	if err != nil {
		t.Fatal(err)
	}
	text, err = os.ReadFile(filepath.Join(dir, "README.md"))
	if err != nil || !strings.Contains(string(text), "the reference device does not run the case: launch 0: out of memory") {
		t.Errorf("%v: %s", err, text)
	}
}

// shaders are cases whose shader in GLSL must compute what the kernel computes.
var shaders = []string{
	"v1/StorageBuffer/std430/read/{f;v3f;[4]{m3x2f!r;f};[]u32}",
	"v1/StorageBuffer/std430/read+dyn/{f;[3]{[2]v3f;i16};m2x3f}",
	"v1/StorageBuffer/std430/write/{f;i8;h;d;v2i64;u16}",
	"v1/StorageBuffer/scalar/write+dyn/{f;[3][2]v3f}",
	"v1/Uniform/std140/read/{f;v3f;{f;[2]f};m4x3f!r}",
	"v1/PushConstant/std430/read/{f;{v3f;f}}",
	"v1/PhysicalStorageBuffer/std430/read/{f;v3f;*f}",
	"v1/PhysicalStorageBuffer/std430/write/{u32;[2]v2f}",
	"v1/StorageBuffer/std430/copy/{f;{v3f;[2]i32};m2x2f}",
	"v1/Uniform/std140/convert+to=std430/{f;[2]f}",
	"v1/StorageBuffer/std430/convert+to=std140/{f;v2f;[]u32}",
	"v1/StorageBuffer/std430/size/{f;[]v3f}",
}

// TestShaders compiles the shaders of packets by glslang, and runs them in place of the kernels.
func TestShaders(t *testing.T) {
	dev, dir, info := referenceDevice(t), t.TempDir(), device(t, lavapipe).Info()
	for _, id := range shaders {
		c, err := ParseCase(id)
		if err != nil {
			t.Fatal(err)
		}
		k, err := build(newContext(), &c, info.Env())
		if err != nil {
			t.Fatal(id, err)
		}
		p := &packet.Case{Entry: kernelName}
		if err := (&Exporter{Info: info, Reference: dev}).fill(t.Context(), p, k); err != nil || p.NoData != "" {
			t.Fatal(id, err, p.NoData)
		}
		if k.probe == Convert && k.whole() {
			if p.NoGLSL != "GLSL has no copy of a whole block to one with another layout" {
				t.Errorf("%s: %s", id, p.NoGLSL)
			}
			continue
		}
		if p.GLSL == nil {
			t.Errorf("%s: %s", id, p.NoGLSL)
			continue
		}
		p.Module, p.Entry = compileShader(t, dir, p.GLSL), "main"
		content, err := p.Compute(t.Context(), dev)
		if err != nil {
			t.Errorf("%s: %v\n%s", id, err, p.GLSL)
			continue
		}
		for i := range p.Launches {
			for n := range p.Launches[i].Buffers {
				if !reflect.DeepEqual(content[i][n], p.Launches[i].Buffers[n].Expected) {
					t.Errorf("%s: launch %d, buffer %d:\n%x, want\n%x\n%s", id, i, n, content[i][n], p.Launches[i].Buffers[n].Expected, p.GLSL)
				}
			}
		}
	}
}

func compileShader(t *testing.T, dir string, source []byte) *spvreflect.Module {
	t.Helper()
	name := filepath.Join(dir, "case.comp")
	if err := os.WriteFile(name, source, 0o666); err != nil {
		t.Fatal(err)
	}
	if out, err := exec.Command("glslangValidator", "-V", "--target-env", "vulkan1.2", "-o", name+".spv", name).CombinedOutput(); err != nil {
		t.Fatalf("glslangValidator (package glslang-tools): %v\n%s\n%s", err, out, source)
	}
	data, err := os.ReadFile(name + ".spv")
	if err != nil {
		t.Fatal(err)
	}
	return reflected(t, data)
}

// reflected reads a binary.
func reflected(t *testing.T, data []byte) *spvreflect.Module {
	t.Helper()
	words := make([]uint32, len(data)/4)
	for i := range words {
		words[i] = binary.LittleEndian.Uint32(data[4*i:])
	}
	m, err := spvreflect.Reflect(words)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// TestNoShader has cases that GLSL cannot express.
func TestNoShader(t *testing.T) {
	info, reference := device(t, lavapipe).Info(), referenceDevice(t).Info()
	for id, want := range map[string]string{
		"v1/Workgroup/std430/write/{f;v2f}":               "no shader for blocks in Workgroup memory",
		"v1/StorageBuffer/std430/read+grain=vector/{v2f}": "no shader for cases with +grain",
		"v1/StorageBuffer/custom/read/{f@0;[4~28]f@16}":   "no rule set of GLSL gives this layout",
		"v1/Uniform/std140/convert+to=std430/{f;[2]f}":    "GLSL has no copy of a whole block",
		"v1/StorageBuffer/std430/read/{f;{}}":             "GLSL has no structs without members",
	} {
		c, err := ParseCase(id)
		if err != nil {
			t.Fatal(err)
		}
		env := info.Env()
		if c.Class == "Workgroup" {
			env = reference.Env()
		}
		k, err := build(newContext(), &c, env)
		if err != nil {
			t.Fatal(id, err)
		}
		if _, err := k.glsl(); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %s", id, err, want)
		}
	}
}
