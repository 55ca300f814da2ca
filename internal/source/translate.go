package source

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"sync"

	"github.com/spvc/spvc/serialize"
	"github.com/spvc/spvc/serialize/spirvtools"
	"github.com/spvc/spvc/spirv/spec"
	"github.com/spvc/spvc/spirv/words"
)

// Options say how binaries are made of an input.
type Options struct {
	// Entry is the entry point of HLSL. If it is empty, each function with numthreads becomes a module.
	Entry string
	// Narrow gives HLSL types of 16 bits.
	Narrow bool
	// Debug keeps lines of the source.
	Debug bool
	// Overrides are values of the overrides of WGSL, by name or by the number of @id. SPIR-V has no
	// place for overrides, so naga replaces them when it translates.
	Overrides []Setting
}

// Setting is a value of an override.
type Setting struct{ Name, Value string }

// Module is a SPIR-V binary.
type Module struct {
	// Name is the entry point of HLSL that the module was made of, if the input has several, or else empty.
	Name  string
	Bytes []byte
}

// Modules makes SPIR-V binaries of an input that is no MLIR. It does not check binaries that are given.
func (in *Input) Modules(ctx context.Context, o Options) ([]Module, error) {
	switch in.Kind {
	case Binary:
		return []Module{{Bytes: in.Text}}, nil
	case Assembly:
		module, err := spirvtools.AssembleWith(string(in.Text), spirvtools.AssembleOptions{Env: AssemblyEnv(string(in.Text))})
		if err != nil {
			return nil, Located(in.Shown, err)
		}
		return []Module{{Bytes: serialize.Bytes(module)}}, nil
	case HLSL:
		return in.ofHLSL(ctx, o)
	}
	binary, err := in.translate(ctx, o)
	if err != nil {
		return nil, err
	}
	return []Module{{Bytes: binary}}, nil
}

// ofHLSL makes a module of each entry point of HLSL.
func (in *Input) ofHLSL(ctx context.Context, o Options) ([]Module, error) {
	names := []string{o.Entry}
	if o.Entry == "" {
		var err error
		if names, err = in.entries(); err != nil {
			return nil, err
		}
	}
	var out []Module
	for _, name := range names {
		o.Entry = name
		binary, err := in.translate(ctx, o)
		if err != nil {
			return nil, err
		}
		if len(names) == 1 {
			name = ""
		}
		out = append(out, Module{Name: name, Bytes: binary})
	}
	return out, nil
}

// AssemblyEnv returns the environment that the comments before the assembly of a module name, such as
// "; Version: 1.3", or else that of SPIR-V 1.6.
func AssemblyEnv(text string) spirvtools.Env {
	for line := range strings.Lines(text) {
		line = strings.TrimSpace(line)
		if line != "" && !strings.HasPrefix(line, ";") {
			break
		}
		var major, minor uint8
		if n, err := fmt.Sscanf(line, "; Version: %d.%d", &major, &minor); n == 2 && err == nil {
			return spirvtools.UniversalEnv(major, minor)
		}
	}
	return spirvtools.Universal16
}

// Located prefixes an error of SPIRV-Tools with the name of the file.
func Located(file string, err error) error {
	var e *spirvtools.Error
	if errors.As(err, &e) && e.Line > 0 {
		return fmt.Errorf("%s:%d:%d: error: %s", file, e.Line, e.Column, e.Message)
	}
	return fmt.Errorf("%s: %w", file, err)
}

// stage returns the stage of a shader in GLSL, and the environment that it needs.
func (in *Input) stage() (stage, env string) {
	stage, env = strings.TrimPrefix(filepath.Ext(in.Path), "."), "vulkan1.1"
	switch stage {
	case "vert", "tesc", "tese", "geom", "frag":
	case "task", "mesh", "rgen", "rint", "rahit", "rchit", "rmiss", "rcall":
		env = "vulkan1.2" // they need SPIR-V 1.4
	default:
		stage = "comp"
	}
	return stage, env
}

// command returns the program that translates the source in a file, and its arguments.
func (in *Input) command(o *Options, from, to string) (program string, args []string) {
	if in.Kind == WGSL {
		args = []string{"-g", "--input-kind", "wgsl"} // without -g there are no names
		for _, s := range o.Overrides {
			args = append(args, "--override", in.overrideKey(s.Name)+"="+overrideNumber(s.Value))
		}
		return "naga", append(args, from, to)
	}
	stage, env := "comp", "vulkan1.1"
	if in.Kind == GLSL {
		stage, env = in.stage()
	}
	args = []string{"-V", "--target-env", env, "--auto-map-bindings", "-S", stage}
	if in.Kind == HLSL {
		args = append(args, "-D", "-e", o.Entry)
		if o.Narrow {
			args = append(args, "--hlsl-enable-16bit-types")
		}
	}
	if o.Debug {
		args = append(args, "-g")
	}
	return "glslangValidator", append(args, "-o", to, from)
}

// translate makes a SPIR-V binary of GLSL, HLSL or WGSL by the program that translates it.
func (in *Input) translate(ctx context.Context, o Options) (binary []byte, err error) {
	dir, err := os.MkdirTemp("", "spvc-source-")
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, os.RemoveAll(dir)) }()
	from, to := in.Path, filepath.Join(dir, "module.spv")
	if from == "" {
		from = filepath.Join(dir, "stdin")
		if err := os.WriteFile(from, in.Text, 0o600); err != nil {
			return nil, err
		}
	} else if strings.HasPrefix(from, "-") {
		from = "." + string(filepath.Separator) + from
	}
	program, args := in.command(&o, from, to)
	path, err := exec.LookPath(program)
	if err != nil {
		return nil, fmt.Errorf("%s is %s, which %s translates to SPIR-V, but there is no such program in PATH; install %s", in.Shown, in.Kind, program, rowOf(in.Kind).Package)
	}
	if err := in.checkOverrides(o.Overrides); err != nil {
		return nil, fmt.Errorf("%s: %w", in.Shown, err)
	}
	out, err := exec.CommandContext(ctx, path, args...).CombinedOutput()
	if err != nil {
		return nil, fmt.Errorf("%s: %s failed (%w):\n%s", in.Shown, program, err, complaints(string(out), from, in.Shown))
	}
	binary, err = os.ReadFile(to)
	if module, ok := isModule(binary); ok && in.Kind == WGSL {
		forgetLanguage(module)
		binary = serialize.Bytes(module)
	}
	return binary, err
}

// glslangError matches a complaint of glslang: the word, the file, the line and the text.
var glslangError = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`(?m)^(ERROR|WARNING): (.*?):(\d+): (.*?)\s*$`) })

// complaints returns what a program wrote about the file from, which messages call shown: only the complaints with their
// places in the form FILE:LINE: error: TEXT if there are any of glslang, or else all.
func complaints(out, from, shown string) string {
	var lines []string
	for _, m := range glslangError().FindAllStringSubmatch(out, -1) {
		if m[2] == from {
			m[2] = shown
		}
		// glslang ends its list with a line without a text of its own.
		if m[4] != "'' : compilation terminated" {
			lines = append(lines, fmt.Sprintf("%s:%s: %s: %s", m[2], m[3], strings.ToLower(m[1]), m[4]))
		}
	}
	if len(lines) > 0 {
		return strings.Join(lines, "\n")
	}
	return string(bytes.TrimSpace([]byte(strings.ReplaceAll(out, from, shown))))
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
