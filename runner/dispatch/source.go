package dispatch

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"github.com/spvc/spvc/serialize"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/spirv/words"
)

// Format is the format of a module.
type Format string

// The formats.
const (
	// Unknown is none of the others.
	Unknown Format = ""
	// Binary is a SPIR-V binary, Assembly its text.
	Binary   Format = "SPIR-V"
	Assembly Format = "SPIR-V assembly"
	MLIR     Format = "MLIR"
	GLSL     Format = "GLSL"
	HLSL     Format = "HLSL"
	WGSL     Format = "WGSL"
)

// bytecodeMagic is the first bytes of MLIR bytecode.
const bytecodeMagic = "ML\xefR"

// FormatOf returns the format of the file called name: that of its extension, or else that of its content.
func FormatOf(name string, data []byte) Format {
	if words.IsBinary(data) {
		return Binary
	}
	switch filepath.Ext(name) {
	case ".spv":
		return Binary
	case ".spvasm":
		return Assembly
	case ".mlir", ".mlirbc":
		return MLIR
	case ".comp":
		return GLSL
	case ".hlsl":
		return HLSL
	case ".wgsl":
		return WGSL
	}
	// The marks of one format may be names in those after it.
	for _, f := range [...]struct {
		format Format
		marks  []string
	}{
		{Assembly, []string{"; SPIR-V\n", "OpCapability "}}, {MLIR, []string{bytecodeMagic, "gpu.module", "gpu.launch", "spirv.module", "func.func"}},
		{GLSL, []string{"#version "}}, {HLSL, []string{"[numthreads("}}, {WGSL, []string{"@compute"}},
	} {
		for _, mark := range f.marks {
			if bytes.Contains(data, []byte(mark)) {
				return f.format
			}
		}
	}
	return Unknown
}

// Source is the text of a shader, which another program translates.
type Source struct {
	Format Format
	// Name is the name of the file, or empty for standard input.
	Name string
	Text []byte
	// Entry is the entry point of HLSL, main if empty.
	Entry string
	// Debug keeps lines of the source.
	Debug bool
	// Overrides are values of the overrides of WGSL, by name or by the number of @id. SPIR-V has no
	// place for overrides, so naga replaces them when it translates.
	Overrides []Setting
}

// command returns the program that translates the source in a file, and its arguments.
func (s *Source) command(from, to string) (program string, args []string) {
	if s.Format == WGSL {
		args = []string{"-g", "--input-kind", "wgsl"} // without -g there are no names
		for _, o := range s.Overrides {
			args = append(args, "--override", s.overrideKey(o.Name)+"="+overrideNumber(o.Value))
		}
		return "naga", append(args, from, to)
	}
	args = []string{"-V", "--target-env", "vulkan1.1", "--auto-map-bindings", "-S", "comp"}
	if s.Format == HLSL {
		entry := s.Entry
		if entry == "" {
			entry = "main"
		}
		args = append(args, "-D", "-e", entry)
	}
	if s.Debug {
		args = append(args, "-g")
	}
	return "glslangValidator", append(args, "-o", to, from)
}

// Translate makes a SPIR-V binary of GLSL, HLSL or WGSL by glslangValidator or naga.
func (s *Source) Translate(ctx context.Context) (binary []byte, err error) {
	shown := s.Name
	if shown == "" {
		shown = "<stdin>"
	}
	dir, err := os.MkdirTemp("", "spvc-dispatch-")
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, os.RemoveAll(dir)) }()
	from, to := s.Name, filepath.Join(dir, "module.spv")
	if from == "" {
		from = filepath.Join(dir, "stdin")
		if err := os.WriteFile(from, s.Text, 0o600); err != nil {
			return nil, err
		}
	} else if strings.HasPrefix(from, "-") {
		from = "." + string(filepath.Separator) + from
	}
	program, args := s.command(from, to)
	path, err := exec.LookPath(program)
	if err != nil {
		return nil, fmt.Errorf("%s is %s, which %s translates to SPIR-V, but there is no such program in PATH", shown, s.Format, program)
	}
	if err := s.checkOverrides(); err != nil {
		return nil, fmt.Errorf("%s: %w", shown, err)
	}
	out, err := exec.CommandContext(ctx, path, args...).CombinedOutput()
	if err != nil {
		return nil, fmt.Errorf("%s: %s failed (%w):\n%s", shown, program, err, bytes.TrimSpace(out))
	}
	binary, err = os.ReadFile(to)
	if module, ok := words.Decode(binary); ok && words.HasHeader(module) && s.Format == WGSL {
		forgetLanguage(module)
		binary = serialize.Bytes(module)
	}
	return binary, err
}

// forgetLanguage makes the source language of a module unknown. Many versions of SPIRV-Tools do not know WGSL and
// refuse the module.
func forgetLanguage(module []uint32) {
	scan := words.Scan(module, words.HeaderLen)
	for i, ok := scan.Next(); ok; i, ok = scan.Next() {
		if i.Opcode == spec.OpSource && len(i.Operands) > 0 {
			i.Operands[0] = uint32(spec.SourceLanguageUnknown)
		}
	}
}
