package cli

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/layout/bind"
	"github.com/spvc/spvc/layout/describe"
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
		Short: "Declare blocks in Go, C or GLSL, with assertions of every offset",
		Long: `Bind writes declarations that match the memory layout of the blocks of a type, a
module or a binary. They have explicit padding, and assertions of all offsets, strides
and sizes, which the compiler of the language evaluates. Blocks without a layout get
the layout that the storage class and the target choose.

If Go or C cannot place a member (64-bit numbers at multiples of 4, tail padding that
the next member uses), the member becomes an array of bytes. Integers are signed,
because modules made from MLIR do not state signs. In Go and C, f16 and bf16 are
16-bit integers.

` + layoutSource + `

Exit codes: 0 ok, 1 the input is wrong, or the language has no such layout, 2 usage.`,
		Example: `  spvc layout bind kernel.mlir --lang=go --package=kernel -o kernel_layout.go
  spvc layout bind kernel.spv --lang=c --block=params -o params.h
  spvc layout bind '!spirv.struct<(f32, vector<3xf32>)>' --lang=glsl`,
		Args: cobra.MaximumNArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error { return f.run(cmd.Context(), args) },
	}
	f.add(cmd)
	cmd.Flags().StringVar(&f.lang, "lang", "go", "language: "+strings.Join(bindLanguages(), ", "))
	cmd.Flags().StringVar(&f.pkg, "package", "layout", "name of the Go package")
	return cmd
}

func bindLanguages() []string { return []string{"go", "c", "glsl"} }

func (f *bindFlags) run(run context.Context, args []string) error {
	write, err := binder(f.lang, f.pkg)
	if err != nil {
		return err
	}
	subjects, ctx, err := f.subjects(run, args)
	if err != nil {
		return err
	}
	out, err := write(subjects, ctx)
	if err != nil {
		return failure(err)
	}
	return writeResult(streams(run), f.output, out, false)
}

// binder returns the writer of declarations in a language.
func binder(lang, pkg string) (func([]*describe.Subject, *ir.Context) ([]byte, error), error) {
	var write func([]bind.Block, *ir.Context) ([]byte, error)
	switch lang {
	case "go":
		if !bind.IsPackageName(pkg) {
			return nil, fmt.Errorf("%q is not a name for a Go package", pkg)
		}
		write = func(bs []bind.Block, _ *ir.Context) ([]byte, error) { return bind.Go(bs, pkg) }
	case "c":
		write = func(bs []bind.Block, _ *ir.Context) ([]byte, error) { return bind.C(bs) }
	case "glsl":
		write = bind.GLSL
	default:
		return nil, unknownValue("lang", lang, bindLanguages()...)
	}
	return func(subjects []*describe.Subject, ctx *ir.Context) ([]byte, error) {
		blocks := make([]bind.Block, len(subjects))
		for i, s := range subjects {
			b, err := boundBlock(s, ctx)
			if err != nil {
				return nil, err
			}
			blocks[i] = b
		}
		return write(blocks, ctx)
	}, nil
}

// boundBlock returns the block with its layout in memory.
func boundBlock(s *describe.Subject, ctx *ir.Context) (bind.Block, error) {
	d := describe.Describe(s, describe.Options{Context: ctx})
	l, err := d.Chosen()
	if err != nil {
		return bind.Block{}, errors.New(d.Title() + ": " + err.Error())
	}
	b := bind.Block{Name: strings.TrimLeft(s.Name, "@*"), Shape: l.Shape, Size: l.Size, Class: s.Class, BufferBlock: s.BufferBlock}
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
