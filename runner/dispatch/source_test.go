//go:build cgo

package dispatch

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/spvc/spvc/serialize"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/spirv/words"
)

// TestCommand checks the programs that translate sources, and their arguments.
func TestCommand(t *testing.T) {
	for _, c := range []struct {
		s    Source
		want string
	}{
		{Source{Format: WGSL}, "naga -g --input-kind wgsl FROM TO"},
		{Source{Format: WGSL, Text: []byte("@id(3) override a = 1; override b: bool;"), Overrides: []Setting{{Name: "a", Value: "2"}, {Name: "b", Value: "true"}}},
			"naga -g --input-kind wgsl --override 3=2 --override b=1 FROM TO"},
		{Source{Format: WGSL, Debug: true, Entry: "k"}, "naga -g --input-kind wgsl FROM TO"},
		{Source{Format: GLSL}, "glslangValidator -V --target-env vulkan1.1 --auto-map-bindings -S comp -o TO FROM"},
		{Source{Format: GLSL, Debug: true, Entry: "k"}, "glslangValidator -V --target-env vulkan1.1 --auto-map-bindings -S comp -g -o TO FROM"},
		{Source{Format: HLSL}, "glslangValidator -V --target-env vulkan1.1 --auto-map-bindings -S comp -D -e main -o TO FROM"},
		{Source{Format: HLSL, Entry: "k"}, "glslangValidator -V --target-env vulkan1.1 --auto-map-bindings -S comp -D -e k -o TO FROM"},
	} {
		program, args := c.s.command("FROM", "TO")
		if got := program + " " + strings.Join(args, " "); got != c.want {
			t.Errorf("got %s, want %s", got, c.want)
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
	glslWant := "x.comp is GLSL, which glslangValidator translates to SPIR-V, but there is no such program in PATH"
	if out, err := (&Source{Format: GLSL, Name: "x.comp"}).Translate(t.Context()); out != nil || err == nil || err.Error() != glslWant {
		t.Errorf("%q, %v", out, err)
	}
	t.Setenv("PATH", dir)
	const toOfNaga, toOfGlslang = `"$5"`, `"$8"`
	for _, c := range []struct {
		name          string
		s             Source
		content       []byte
		naga, glslang string
		want, wrong   string
	}{
		{"WGSL without its language", Source{Format: WGSL, Name: "x.wgsl"}, wgsl, "/bin/cat " + file + " > " + toOfNaga, "", string(unknown), ""},
		{"GLSL as it is", Source{Format: GLSL, Name: "x.comp"}, wgsl, "", "/bin/cat " + file + " > " + toOfGlslang, string(wgsl), ""},
		{"no module of WGSL", Source{Format: WGSL, Name: "x.wgsl"}, glsl[:19], "/bin/cat " + file + " > " + toOfNaga, "", string(glsl[:19]), ""},
		{"standard input", Source{Format: WGSL, Text: []byte("fn")}, nil, `/bin/cat "$4" > ` + toOfNaga, "", "fn", ""},
		{"a name with a dash", Source{Format: WGSL, Name: "-x"}, nil, `echo "$1 $2 $3 $4" > ` + toOfNaga, "", "-g --input-kind wgsl ./-x\n", ""},
		{"failure", Source{Format: WGSL, Name: "x.wgsl"}, nil, "echo; echo wrong; echo here >&2; exit 3", "", "", "x.wgsl: naga failed (exit status 3):\nwrong\nhere"},
		{"failure of standard input", Source{Format: GLSL}, nil, "", "echo wrong; exit 1", "", "<stdin>: glslangValidator failed (exit status 1):\nwrong"},
	} {
		script("naga", c.naga)
		script("glslangValidator", c.glslang)
		if err := os.WriteFile(file, c.content, 0o600); err != nil {
			t.Fatal(err)
		}
		out, err := c.s.Translate(t.Context())
		if string(out) != c.want || (err != nil) != (c.wrong != "") || err != nil && err.Error() != c.wrong {
			t.Errorf("%s: got %q, %v; want %q, %s", c.name, out, err, c.want, c.wrong)
		}
	}
	script("naga", "exit 0")
	if out, err := (&Source{Format: WGSL, Name: "x.wgsl"}).Translate(t.Context()); out != nil || !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("no output: %q, %v", out, err)
	}
	if left, err := os.ReadDir(temp); err != nil || len(left) > 0 {
		t.Errorf("%v is left, %v", left, err)
	}
	t.Setenv("TMPDIR", filepath.Join(temp, "none"))
	if out, err := (&Source{Format: WGSL}).Translate(t.Context()); out != nil || !errors.Is(err, fs.ErrNotExist) || !strings.Contains(err.Error(), filepath.Join(temp, "none")) {
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
