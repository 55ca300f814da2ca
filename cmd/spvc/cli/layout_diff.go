package cli

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/dialect/all"
	"github.com/spvc/spvc/internal/tool"
	"github.com/spvc/spvc/spirv/blocklayout/describe"
	"github.com/spvc/spvc/spirv/spec"
)

// diffFlags are the flags of `spvc layout diff`. A flag for B is empty if it has the value
// of the other.
type diffFlags struct {
	target, targetB, rules, rulesB string
	class, block, format, output   string
}

func layoutDiffCommand() *cobra.Command {
	var f diffFlags
	cmd := &cobra.Command{
		Use:   "diff [flags] A [B]",
		Short: "Show how the layouts of blocks differ between two inputs",
		Long: `Diff compares the memory layouts of the blocks of A and B, and shows the members whose
offset, size, strides, majorness, padding or type differ, and the members and blocks that
only one of them has. With one argument, Diff compares it with itself under another target
or rule set.

` + layoutSource + `

Blocks are compared by their own layouts, or else by those that the storage class and the
target choose, or by the layouts of --rules. Two blocks are compared if they have the same
descriptor set and binding or, failing that, the same name; push constants by entry point.
Members are compared if they have the same name, or the same index if one of them has no
name. A member in a struct that moves as a whole is not listed again.

Exit codes: 0 the layouts are the same, 1 they differ, 2 usage, or an input that cannot be
read or has no layout.`,
		Example: `  spvc layout diff old.spv new.spv
  spvc layout diff kernel.mlir kernel.spv --format=json
  spvc layout diff kernel.mlir --target=vulkan1.0 --target-b=vulkan1.3
  spvc layout diff '!spirv.struct<(f32, vector<3xf32>)>' --rules=std430 --rules-b=scalar`,
		Args: takes(1, 2),
		RunE: func(cmd *cobra.Command, args []string) error { return f.run(cmd.Context(), args) },
	}
	fs := cmd.Flags()
	fs.StringVar(&f.target, "target", "", "target, as for spvc target (default: the module's spirv.target_env, or "+spvc.DefaultTarget+")")
	fs.StringVar(&f.targetB, "target-b", "", "target of B (default: that of --target)")
	fs.StringVar(&f.rules, "rules", "", "rule set that lays the blocks out: std140, std430, scalar, c, mlir (default: their own layouts)")
	fs.StringVar(&f.rulesB, "rules-b", "", "rule set of B (default: that of --rules)")
	fs.StringVar(&f.class, "class", spec.StorageClassStorageBuffer.String(), "storage class of a type: "+strings.Join(classNames(), ", "))
	fs.StringVar(&f.block, "block", "", "compare only the blocks of this name")
	fs.StringVar(&f.format, "format", "text", "output format: text, json, html")
	fs.StringVarP(&f.output, "output", "o", "-", "output file")
	return cmd
}

func (f *diffFlags) run(run context.Context, args []string) error {
	var write func(*describe.Diff) ([]byte, error)
	switch f.format {
	case "text":
		write = func(d *describe.Diff) ([]byte, error) { return d.Text(), nil }
	case "json":
		write = (*describe.Diff).JSON
	case "html":
		write = (*describe.Diff).HTML
	default:
		return unknownValue("diff format", f.format)
	}
	if len(args) == 1 {
		if f.targetB == "" && f.rulesB == "" {
			return errors.New("layout diff: name two inputs, or say by --target-b or --rules-b how B differs")
		}
		args = append(args, args[0])
	}
	if args[0] == "-" && args[1] == "-" {
		return errors.New("layout diff: only one of A and B can be standard input")
	}
	d, err := f.compare(run, args)
	if err != nil {
		return err
	}
	out, err := write(d)
	if err != nil {
		return err
	}
	if err := writeResult(streams(run), f.output, out, false); err != nil {
		return notDifferent(err)
	}
	if !d.Same {
		return exitCode(tool.ExitFailed)
	}
	return nil
}

// compare compares the inputs.
func (f *diffFlags) compare(run context.Context, args []string) (*describe.Diff, error) {
	targetB, rulesB := f.targetB, f.rulesB
	if targetB == "" {
		targetB = f.target
	}
	if rulesB == "" {
		rulesB = f.rules
	}
	a, err := f.readSide(run, args[0], f.target, f.rules)
	if err != nil {
		return nil, err
	}
	b, err := f.readSide(run, args[1], targetB, rulesB)
	if err != nil {
		return nil, err
	}
	if len(a.Subjects)+len(b.Subjects) == 0 {
		if f.block != "" {
			return nil, fmt.Errorf("neither A nor B has a block %q", f.block)
		}
		return nil, errors.New("neither A nor B has blocks")
	}
	if a.Name == b.Name {
		a.Name, b.Name = a.Name+" (A)", b.Name+" (B)"
	}
	return describe.Compare(a, b)
}

// readSide reads an input.
func (f *diffFlags) readSide(run context.Context, arg, env, rules string) (describe.DiffSide, error) {
	out := describe.DiffSide{Name: arg, Context: all.HostContext()}
	var how []string
	if env != "" {
		how = append(how, env)
	}
	if rules != "" {
		parsed, err := rulesOf([]string{rules})
		if err != nil {
			return out, err
		}
		out.Rules, how = &parsed[0], append(how, rules)
	}
	if len(how) > 0 {
		out.Name += " (" + strings.Join(how, ", ") + ")"
	}
	in := layoutFlags{target: env, class: f.class, block: f.block}
	subjects, err := in.blocksOf(run, out.Context, []string{arg})
	if err != nil {
		return out, notDifferent(err)
	}
	for _, s := range subjects {
		if f.block == "" || in.wants(s) {
			out.Subjects = append(out.Subjects, s)
		}
	}
	return out, nil
}

// notDifferent replaces the exit code for failures, by which Diff says that the layouts
// differ.
func notDifferent(err error) error {
	var code exitCode
	if errors.As(err, &code) && code == tool.ExitFailed {
		return exitCode(tool.ExitUsage)
	}
	return err
}
