package cli

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/spirv/blocklayout/bind"
	"github.com/spvc/spvc/spirv/blocklayout/describe"
)

// bindFlags are the flags of `spvc layout bind` that `spvc layout` lacks.
type bindFlags struct {
	layoutFlags
	lang, pkg string
}

func layoutBindCommand() *cobra.Command {
	var f bindFlags
	cmd := &cobra.Command{
		Use:   "bind [flags] type|file",
		Short: "Declare blocks in Go, C, C++, Rust, Python, GLSL, HLSL or WGSL",
		Long: `Bind writes declarations that match the memory layout of the blocks of a type, a
module or a binary. They have explicit padding, and assertions of all offsets, strides
and sizes, which the compiler of the language evaluates. Blocks without a layout get
the layout that the storage class and the target choose. Blocks of binaries have the name
of their type.

The output of cpp is a header for C and C++, that of rust a module with repr(C) structs,
that of python a module with ctypes structures and NumPy dtypes. HLSL is for glslang.

If a language for hosts cannot place a member (64-bit numbers at multiples of 4, tail
padding that the next member uses), the member becomes an array of bytes. Integers have
the sign that a binary declares; those of MLIR, which states no signs, are signed. In languages for hosts, f16
and bf16 are 16-bit integers.

If a language has no such layout, such as a shading language for a type that it lacks,
Bind skips the block, and says so in a note and at the end of the output. It fails if it
skips all blocks.

` + layoutSource + `

Exit codes: 0 ok, 1 the input is wrong, or the language has none of
the layouts, 2 usage.`,
		Example: `  spvc layout bind kernel.mlir --lang=go --package=kernel -o kernel_layout.go
  spvc layout bind kernel.spv --lang=c --block=params -o params.h
  spvc layout bind kernel.spv --lang=python -o kernel_layout.py
  spvc layout bind '!spirv.struct<(f32, vector<3xf32>)>' --lang=wgsl`,
		Args: takes(0, 1),
		RunE: func(cmd *cobra.Command, args []string) error { return f.run(cmd.Context(), args) },
	}
	f.add(cmd)
	cmd.Flags().StringVar(&f.lang, "lang", "go", "language: "+strings.Join(bindLanguages(), ", "))
	cmd.Flags().StringVar(&f.pkg, "package", "layout", "name of the Go package")
	return cmd
}

// bindLanguage is a language of declarations.
type bindLanguage struct {
	name, comment string
	write         func([]bind.Block, *ir.Context, string) ([]byte, error)
}

// adaptWriter adapts a writer that needs neither a context nor the name of a package.
func adaptWriter(f func([]bind.Block) ([]byte, error)) func([]bind.Block, *ir.Context, string) ([]byte, error) {
	return func(bs []bind.Block, _ *ir.Context, _ string) ([]byte, error) { return f(bs) }
}

var languages = [...]bindLanguage{
	{"go", "//", func(bs []bind.Block, _ *ir.Context, pkg string) ([]byte, error) { return bind.Go(bs, pkg) }},
	{"c", "//", adaptWriter(bind.C)}, {"cpp", "//", adaptWriter(bind.CPP)}, {"rust", "//", adaptWriter(bind.Rust)}, {"python", "#", adaptWriter(bind.Python)},
	{"glsl", "//", func(bs []bind.Block, ctx *ir.Context, _ string) ([]byte, error) { return bind.GLSL(bs, ctx) }},
	{"hlsl", "//", adaptWriter(bind.HLSL)}, {"wgsl", "//", adaptWriter(bind.WGSL)},
}

func bindLanguages() []string {
	names := make([]string, len(languages))
	for i := range languages {
		names[i] = languages[i].name
	}
	return names
}

func (f *bindFlags) run(run context.Context, args []string) error {
	at := slices.Index(bindLanguages(), f.lang)
	if at < 0 {
		return unknownValue("lang", f.lang)
	}
	if !bind.IsPackageName(f.pkg) {
		return fmt.Errorf("%q is not a name for a Go package", f.pkg)
	}
	subjects, ctx, err := f.subjects(run, args)
	if err != nil {
		return err
	}
	out, err := f.declare(&languages[at], subjects, ctx)
	if err != nil {
		return failure(err)
	}
	return writeResult(streams(run), f.output, out, false)
}

// declare writes the blocks that the language can express, and notes about the others.
func (f *bindFlags) declare(lang *bindLanguage, subjects []*describe.Subject, ctx *ir.Context) ([]byte, error) {
	var blocks []bind.Block
	var skipped []string
	var why error
	for _, s := range subjects {
		b, err := boundBlock(s, ctx)
		if err != nil {
			return nil, err
		}
		if _, why = lang.write([]bind.Block{b}, ctx, f.pkg); why != nil {
			skipped = append(skipped, fmt.Sprintf("skipped %s: %v", b.Name, why))
			continue
		}
		blocks = append(blocks, b)
	}
	if len(blocks) == 0 && len(subjects) == 1 {
		return nil, why
	}
	for _, s := range skipped {
		fmt.Fprintln(stderr(), "spvc: note: "+s)
	}
	if len(blocks) == 0 {
		return nil, errors.New(lang.name + " can declare none of the blocks")
	}
	out, err := lang.write(blocks, ctx, f.pkg)
	for i, s := range skipped {
		if i == 0 {
			out = append(out, '\n')
		}
		out = append(out, bind.Comment(lang.comment, s)...)
	}
	return out, err
}

// boundBlock returns the block with its layout in memory.
func boundBlock(s *describe.Subject, ctx *ir.Context) (bind.Block, error) {
	d := describe.Describe(s, describe.Options{Context: ctx})
	l, err := d.Chosen()
	if err != nil {
		return bind.Block{}, errors.New(d.Title() + ": " + err.Error())
	}
	b := bind.Block{Name: cmp.Or(s.TypeName, strings.TrimLeft(s.Name, "@*")), Shape: l.Shape, Size: l.Size, Class: s.Class, BufferBlock: s.BufferBlock}
	if s.TypeName != "" && s.Name != s.TypeName && s.Binding != nil {
		b.Variable = s.Name
	}
	if s.Binding != nil {
		b.Binding = &bind.Binding{Set: s.Binding.Set, Number: s.Binding.Number}
		if b.Name == "" {
			b.Name = fmt.Sprintf("set%d_binding%d", s.Binding.Set, s.Binding.Number)
		}
	}
	b.Doc = "In " + s.Class.String()
	if s.Where != "" {
		b.Doc += ", " + s.Where
	}
	if !l.Actual() {
		b.Doc += ", by " + l.Name
	}
	b.Doc += "."
	return b, nil
}
