// Package source reads the inputs of the commands: SPIR-V binaries and their assembly, MLIR text and bytecode,
// shaders in GLSL, HLSL and WGSL, and folders of cases. It makes SPIR-V binaries of all but MLIR, which the compiler
// takes.
package source

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"

	"github.com/spvc/spvc/ir/bytecode"
	"github.com/spvc/spvc/spirv/words"
)

// Kind is what an input is.
type Kind string

// The kinds. Inputs of no other kind are MLIR: its parser says where they are wrong.
const (
	Binary   Kind = "SPIR-V"
	Assembly Kind = "SPIR-V assembly"
	MLIR     Kind = "MLIR"
	Bytecode Kind = "MLIR bytecode"
	GLSL     Kind = "GLSL"
	HLSL     Kind = "HLSL"
	WGSL     Kind = "WGSL"
)

// Row says how to recognize a kind, and what translates it.
type Row struct {
	Kind Kind
	// Extensions are the extensions of files of the kind. Those of GLSL name the stage of the shader, but .glsl.
	Extensions []string
	// Magics are the first bytes of files of the kind. They count more than the extension.
	Magics []string
	// Marks are texts in inputs whose name says nothing. The marks of one kind may be names in those of later rows.
	Marks []string
	// Program translates the kind to SPIR-V, and Package has the program.
	Program, Package string
}

// Rows returns the kinds in the order in which their marks count.
func Rows() []Row {
	return []Row{
		{Kind: Binary, Extensions: []string{".spv"}, Magics: []string{"\x03\x02\x23\x07", "\x07\x23\x02\x03"}},
		{Kind: Bytecode, Extensions: []string{".mlirbc"}, Magics: []string{bytecode.Magic}},
		{Kind: Assembly, Extensions: []string{".spvasm"}, Marks: []string{"; SPIR-V\n", "OpCapability "}},
		{Kind: MLIR, Extensions: []string{".mlir"}, Marks: []string{"gpu.module", "gpu.launch", "spirv.module", "func.func"}},
		{Kind: GLSL, Extensions: stages(), Marks: []string{"#version "}, Program: "glslangValidator", Package: "glslang-tools of Debian and Ubuntu, or the Vulkan SDK"},
		{Kind: HLSL, Extensions: []string{".hlsl"}, Marks: []string{"[numthreads("}, Program: "glslangValidator", Package: "glslang-tools of Debian and Ubuntu, or the Vulkan SDK"},
		{Kind: WGSL, Extensions: []string{".wgsl"}, Marks: []string{"@compute", "@vertex", "@fragment"}, Program: "naga", Package: "naga-cli of Rust: `cargo install naga-cli`"},
	}
}

// stages returns the extensions of shaders in GLSL. Without the dot, all but .glsl are the names of stages.
func stages() []string {
	return []string{".comp", ".glsl", ".vert", ".tesc", ".tese", ".geom", ".frag", ".task", ".mesh", ".rgen", ".rint", ".rahit", ".rchit", ".rmiss", ".rcall"}
}

// rowOf returns the row of a kind.
func rowOf(k Kind) Row {
	rows := Rows()
	return rows[slices.IndexFunc(rows, func(r Row) bool { return r.Kind == k })]
}

// KindOf returns the kind of the file called name: what its first bytes say, else its extension, else its
// marks, else MLIR.
func KindOf(name string, data []byte) Kind {
	rows := Rows()
	for _, r := range rows {
		for _, magic := range r.Magics {
			if bytes.HasPrefix(data, []byte(magic)) {
				return r.Kind
			}
		}
	}
	ext := filepath.Ext(name)
	for _, r := range rows {
		if slices.Contains(r.Extensions, ext) {
			return r.Kind
		}
	}
	for _, r := range rows {
		for _, mark := range r.Marks {
			if bytes.Contains(data, []byte(mark)) {
				return r.Kind
			}
		}
	}
	return MLIR
}

// Input is an input of a command.
type Input struct {
	Kind Kind
	// Path is the file that was read, or empty for standard input.
	Path string
	// Shown is the name in messages.
	Shown string
	Text  []byte
}

// IsMLIR reports whether the compiler takes the input.
func (in *Input) IsMLIR() bool { return in.Kind == MLIR || in.Kind == Bytecode }

// stdin is the name of standard input in messages.
const stdin = "<stdin>"

// Read reads the file called name, for "-" standard input. Of a folder, it reads the module of the case in it.
func Read(name string) (*Input, error) {
	if name == "-" {
		text, err := io.ReadAll(os.Stdin)
		return &Input{Kind: KindOf("", text), Shown: stdin, Text: text}, err
	}
	if IsFolder(name) {
		return readCase(name)
	}
	text, err := os.ReadFile(name)
	return &Input{Kind: KindOf(name, text), Path: name, Shown: name, Text: text}, err
}

// IsFolder reports whether there is a folder called name.
func IsFolder(name string) bool {
	info, err := os.Stat(name)
	return err == nil && info.IsDir()
}

// Modules returns the names that the binary of a case may have: those of `spvc dispatch --save`, and of the packets
// of `spvc conform`.
func Modules() []string { return []string{"module.spv", "case.spv"} }

// maxModule bounds the size of the binary of a case in bytes.
const maxModule = 1 << 31

// readCase reads the module of the case in a folder. Links do not lead out of the folder.
func readCase(dir string) (*Input, error) {
	root, err := os.OpenRoot(dir)
	if err != nil {
		return nil, err
	}
	defer root.Close()
	for _, name := range Modules() {
		f, err := root.Open(name)
		if errors.Is(err, os.ErrNotExist) {
			continue
		}
		path := filepath.Join(dir, name)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", path, err)
		}
		text, err := readLimited(f)
		return &Input{Kind: KindOf(name, text), Path: path, Shown: path, Text: text}, err
	}
	return nil, fmt.Errorf("read %s: it is a directory without a case, which has a %s", dir, strings.Join(Modules(), " or a "))
}

// readLimited reads a file of at most maxModule bytes, and closes it.
func readLimited(f *os.File) ([]byte, error) {
	info, err := f.Stat()
	if err == nil && (!info.Mode().IsRegular() || info.Size() > maxModule) {
		err = fmt.Errorf("%s is no file of at most %d bytes", f.Name(), int64(maxModule))
	}
	var text []byte
	if err == nil {
		text, err = io.ReadAll(io.LimitReader(f, maxModule))
	}
	return text, errors.Join(err, f.Close())
}

// numThreads matches the attribute before an entry point of HLSL, and the name of the function.
var numThreads = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`\[\s*numthreads\s*\([^)\]]*\)\s*\]\s*(?:\[[^\]]*\]\s*)*\w+\s+(\w+)\s*\(`)
})

// maxEntries bounds the number of entry points of HLSL, each of which is translated by itself.
const maxEntries = 64

// entries returns the entry points of HLSL in the order of the text: main if there are none.
func (in *Input) entries() ([]string, error) {
	text := comments().ReplaceAll(in.Text, []byte(" "))
	var names []string
	for _, m := range numThreads().FindAllSubmatch(text, maxEntries+1) {
		if name := string(m[1]); !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	switch {
	case len(names) > maxEntries:
		return nil, fmt.Errorf("%s has more than %d entry points", in.Shown, maxEntries)
	case len(names) == 0:
		return []string{"main"}, nil
	}
	return names, nil
}

// isModule reports whether bytes are a module with a complete header.
func isModule(binary []byte) ([]uint32, bool) {
	module, ok := words.Decode(binary)
	return module, ok && words.HasHeader(module)
}
