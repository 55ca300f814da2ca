//go:build cgo

package source

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/spvc/spvc/serialize"
	"github.com/spvc/spvc/serialize/spirvtools"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/spirv/words"
)

// TestCommand checks the programs that translate sources, and their arguments.
func TestCommand(t *testing.T) {
	for _, c := range []struct {
		in   Input
		o    Options
		want string
	}{
		{Input{Kind: WGSL}, Options{}, "naga -g --input-kind wgsl FROM TO"},
		{Input{Kind: WGSL, Text: []byte("@id(3) override a = 1; override b: bool;")}, Options{Overrides: []Setting{{Name: "a", Value: "2"}, {Name: "b", Value: "true"}}},
			"naga -g --input-kind wgsl --override 3=2 --override b=1 FROM TO"},
		{Input{Kind: WGSL}, Options{Debug: true, Entry: "k"}, "naga -g --input-kind wgsl FROM TO"},
		{Input{Kind: GLSL, Path: "a.glsl"}, Options{}, "glslangValidator -V --target-env vulkan1.1 --auto-map-bindings -S comp -o TO FROM"},
		{Input{Kind: GLSL, Path: "a.frag"}, Options{}, "glslangValidator -V --target-env vulkan1.1 --auto-map-bindings -S frag -o TO FROM"},
		{Input{Kind: GLSL, Path: "a.mesh"}, Options{}, "glslangValidator -V --target-env vulkan1.2 --auto-map-bindings -S mesh -o TO FROM"},
		{Input{Kind: GLSL}, Options{Debug: true, Entry: "k"}, "glslangValidator -V --target-env vulkan1.1 --auto-map-bindings -S comp -g -o TO FROM"},
		{Input{Kind: HLSL}, Options{Entry: "k"}, "glslangValidator -V --target-env vulkan1.1 --auto-map-bindings -S comp -D -e k -o TO FROM"},
		{Input{Kind: HLSL}, Options{Entry: "k", Narrow: true}, "glslangValidator -V --target-env vulkan1.1 --auto-map-bindings -S comp -D -e k --hlsl-enable-16bit-types -o TO FROM"},
	} {
		program, args := c.in.command(&c.o, "FROM", "TO")
		if got := program + " " + strings.Join(args, " "); got != c.want {
			t.Errorf("got %s, want %s", got, c.want)
		}
	}
}

// TestComplaints gives complaints of glslang the form of other diagnostics, and keeps the text of other programs.
func TestComplaints(t *testing.T) {
	for out, want := range map[string]string{
		"/tmp/x\nERROR: /tmp/x:2: 'y' : undeclared identifier \nERROR: /tmp/x:2: '' : compilation terminated \nERROR: 2 compilation errors.\n": "a.comp:2: error: 'y' : undeclared identifier",
		"WARNING: b.h:7: old\nERROR: /tmp/x:3: new": "b.h:7: warning: old\na.comp:3: error: new",
		"\nerror: none\n  --> /tmp/x:1:41\n":        "error: none\n  --> a.comp:1:41",
		"":                                          "",
	} {
		if got := complaints(out, "/tmp/x", "a.comp"); got != want {
			t.Errorf("%q: got %q, want %q", out, got, want)
		}
	}
}

// TestEntries finds the entry points of HLSL.
func TestEntries(t *testing.T) {
	for text, want := range map[string]string{
		"":                                "main",
		"[numthreads(1,1,1)] void a() {}": "a",
		"[ numthreads ( X, 1, 1 ) ]\n[shader(\"compute\")]\nvoid a (uint3 i : SV_GroupID) {} // [numthreads(1,1,1)] void c()\n[numthreads(2,1,1)]\nvoid b() {}": "a b",
		"[numthreads(1,1,1)] void a(); [numthreads(1,1,1)] void a() {}":                                                                                         "a",
	} {
		in := Input{Kind: HLSL, Text: []byte(text)}
		if got, err := in.entries(); err != nil || strings.Join(got, " ") != want {
			t.Errorf("%q: got %q, %v; want %q", text, got, err, want)
		}
	}
	var many strings.Builder
	for i := range maxEntries + 1 {
		fmt.Fprintf(&many, "[numthreads(1,1,1)] void f%d() {}\n", i)
	}
	in := Input{Kind: HLSL, Shown: "x.hlsl", Text: []byte(many.String())}
	if _, err := in.Modules(t.Context(), Options{}); err == nil || err.Error() != "x.hlsl has more than 64 entry points" {
		t.Errorf("%v", err)
	}
}

// TestKinds recognizes kinds by their first bytes, by extensions and by content.
func TestKinds(t *testing.T) {
	for _, c := range []struct {
		name, text string
		want       Kind
	}{
		{"a.spv", "", Binary}, {"a.spvasm", "", Assembly}, {"a.mlir", "@compute", MLIR}, {"a.mlirbc", "", Bytecode}, {"a.comp", "", GLSL}, {"a.glsl", "", GLSL}, {"a.vert", "", GLSL},
		{"a.hlsl", "", HLSL}, {"a.wgsl", "", WGSL}, {"a.comp", "\x03\x02\x23\x07", Binary}, {"", "\x07\x23\x02\x03", Binary}, {"a.mlir", "ML\xefR", Bytecode},
		{"", "; SPIR-V\n", Assembly}, {"", "OpCapability Shader", Assembly}, {"", "gpu.module @compute", MLIR}, {"", "func.func @compute", MLIR},
		{"", "#version 450", GLSL}, {"", "[numthreads(1,1,1)]", HLSL}, {"", "@compute fn main() {}", WGSL}, {"", "hello", MLIR}, {"a.txt", "", MLIR},
	} {
		if got := KindOf(c.name, []byte(c.text)); got != c.want {
			t.Errorf("%s, %q: got %q, want %q", c.name, c.text, got, c.want)
		}
	}
}

// TestRead reads the modules of folders, and refuses what leads out of them.
func TestRead(t *testing.T) {
	dir := t.TempDir()
	write := func(name, text string) string {
		path := filepath.Join(dir, name)
		if err := errors.Join(os.MkdirAll(filepath.Dir(path), 0o700), os.WriteFile(path, []byte(text), 0o600)); err != nil {
			t.Fatal(err)
		}
		return path
	}
	outside := write("outside.spv", "secret")
	for _, name := range Modules() {
		path := write("saved-"+name+"/"+name, "module")
		in, err := Read(filepath.Dir(path))
		if err != nil || in.Kind != Binary || string(in.Text) != "module" || in.Shown != path {
			t.Errorf("%s: %+v, %v", name, in, err)
		}
	}
	linked := filepath.Dir(write("linked/note", ""))
	if err := os.Symlink(outside, filepath.Join(linked, "module.spv")); err != nil {
		t.Fatal(err)
	}
	if err := os.MkdirAll(filepath.Join(dir, "folder", "case.spv"), 0o700); err != nil {
		t.Fatal(err)
	}
	for folder, want := range map[string]string{linked: "escapes", filepath.Join(dir, "folder"): "is no file", t.TempDir(): "a directory without a case, which has a module.spv or a case.spv", filepath.Join(dir, "none"): "no such file"} {
		if in, err := Read(folder); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %+v, %v; want %s", folder, in, err, want)
		}
	}
}

// TestTranslate translates sources by scripts in the place of the programs. The scripts use no other programs.
func TestTranslate(t *testing.T) {
	dir, temp := t.TempDir(), t.TempDir()
	module := func(language spec.SourceLanguage) []byte {
		return serialize.Bytes([]uint32{words.Magic, 0x10300, 0, 1, 0, 3<<16 | uint32(spec.OpSource), uint32(language), 450, 1<<16 | uint32(spec.OpNop)})
	}
	wgsl, glsl, unknown := module(spec.SourceLanguageWGSL), module(spec.SourceLanguageGLSL), module(spec.SourceLanguageUnknown)
	file := filepath.Join(dir, "module")
	script := func(program, text string) {
		if err := os.WriteFile(filepath.Join(dir, program), []byte("#!/bin/sh\n"+text), 0o700); err != nil {
			t.Fatal(err)
		}
	}
	t.Setenv("TMPDIR", temp)
	t.Setenv("PATH", t.TempDir())
	glslWant := "x.comp is GLSL, which glslangValidator translates to SPIR-V, but there is no such program in PATH; install glslang-tools of Debian and Ubuntu, or the Vulkan SDK"
	if out, err := (&Input{Kind: GLSL, Path: "x.comp", Shown: "x.comp"}).translate(t.Context(), Options{}); out != nil || err == nil || err.Error() != glslWant {
		t.Errorf("%q, %v", out, err)
	}
	t.Setenv("PATH", dir)
	const toOfNaga, toOfGlslang = `"$5"`, `"$8"`
	for _, c := range []struct {
		name          string
		s             Input
		content       []byte
		naga, glslang string
		want, wrong   string
	}{
		{"WGSL without its language", Input{Kind: WGSL, Path: "x.wgsl", Shown: "x.wgsl"}, wgsl, "/bin/cat " + file + " > " + toOfNaga, "", string(unknown), ""},
		{"GLSL as it is", Input{Kind: GLSL, Path: "x.comp", Shown: "x.comp"}, wgsl, "", "/bin/cat " + file + " > " + toOfGlslang, string(wgsl), ""},
		{"no module of WGSL", Input{Kind: WGSL, Path: "x.wgsl", Shown: "x.wgsl"}, glsl[:19], "/bin/cat " + file + " > " + toOfNaga, "", string(glsl[:19]), ""},
		{"standard input", Input{Kind: WGSL, Shown: stdin, Text: []byte("fn")}, nil, `/bin/cat "$4" > ` + toOfNaga, "", "fn", ""},
		{"a name with a dash", Input{Kind: WGSL, Path: "-x", Shown: "-x"}, nil, `echo "$1 $2 $3 $4" > ` + toOfNaga, "", "-g --input-kind wgsl ./-x\n", ""},
		{"failure", Input{Kind: WGSL, Path: "x.wgsl", Shown: "x.wgsl"}, nil, "echo; echo wrong; echo here >&2; exit 3", "", "", "x.wgsl: naga failed (exit status 3):\nwrong\nhere"},
		{"failure of standard input", Input{Kind: GLSL, Shown: stdin}, nil, "", "echo wrong; exit 1", "", "<stdin>: glslangValidator failed (exit status 1):\nwrong"},
	} {
		script("naga", c.naga)
		script("glslangValidator", c.glslang)
		if err := os.WriteFile(file, c.content, 0o600); err != nil {
			t.Fatal(err)
		}
		out, err := c.s.translate(t.Context(), Options{})
		if string(out) != c.want || (err != nil) != (c.wrong != "") || err != nil && err.Error() != c.wrong {
			t.Errorf("%s: got %q, %v; want %q, %s", c.name, out, err, c.want, c.wrong)
		}
	}
	script("naga", "exit 0")
	if out, err := (&Input{Kind: WGSL, Path: "x.wgsl", Shown: "x.wgsl"}).translate(t.Context(), Options{}); out != nil || !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("no output: %q, %v", out, err)
	}
	if left, err := os.ReadDir(temp); err != nil || len(left) > 0 {
		t.Errorf("%v is left, %v", left, err)
	}
	t.Setenv("TMPDIR", filepath.Join(temp, "none"))
	if out, err := (&Input{Kind: WGSL}).translate(t.Context(), Options{}); out != nil || !errors.Is(err, fs.ErrNotExist) || !strings.Contains(err.Error(), filepath.Join(temp, "none")) {
		t.Errorf("no folder: %q, %v", out, err)
	}
}

// TestForgetNothing leaves a module alone whose OpSource has no operands.
func TestForgetNothing(t *testing.T) {
	module := []uint32{words.Magic, 0x10300, 0, 1, 0, 1<<16 | uint32(spec.OpSource)}
	want := slices.Clone(module)
	if forgetLanguage(module); !slices.Equal(module, want) {
		t.Errorf("got %v", module)
	}
}

// TestForgetLanguage makes the language of a source unknown, and changes nothing else.
func TestForgetLanguage(t *testing.T) {
	assemble := func(language string) []uint32 {
		words, err := spirvtools.Assemble("OpCapability Shader\nOpMemoryModel Logical GLSL450\nOpSource "+language+"\nOpName %void \"x\"\n%void = OpTypeVoid\n", spirvtools.Universal13)
		if err != nil {
			t.Fatal(err)
		}
		return words
	}
	words := assemble("HLSL 450")
	forgetLanguage(words)
	if want := assemble("Unknown 450"); !slices.Equal(words, want) {
		t.Errorf("got %v, want %v", words, want)
	}
}
