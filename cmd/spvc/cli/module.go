package cli

import (
	"fmt"
	"os"
	"strings"

	"github.com/spf13/cobra"

	"github.com/spvc/spvc/internal/source"
	"github.com/spvc/spvc/internal/tool"
	"github.com/spvc/spvc/internal/visible"
	"github.com/spvc/spvc/serialize"
	"github.com/spvc/spvc/serialize/spirvtools"
	"github.com/spvc/spvc/spirv/assembly"
)

const envHelp = "environment whose rules apply: spv1.0 … spv1.6, vulkan1.0, vulkan1.1, vulkan1.1spv1.4, vulkan1.2, vulkan1.3, opencl1.2, opencl2.0, opencl2.1, opencl2.2, each of these with the suffix embedded, opengl4.0 … opengl4.3, opengl4.5"

// usesTools adds --version to a command that replaces a command of SPIRV-Tools.
func usesTools(cmd *cobra.Command) *cobra.Command {
	addVersion(cmd, func() string {
		return "spvc " + cmd.Name() + " " + tool.Version() + withTools()
	})
	return cmd
}

func parseEnv(name string) (spirvtools.Env, error) {
	env, ok := spirvtools.ParseEnv(name)
	if !ok {
		return 0, fmt.Errorf("unknown --target-env=%s", name)
	}
	return env, nil
}

func asCommand() *cobra.Command {
	output, env, numeric := "out.spv", "", true
	cmd := &cobra.Command{
		Use:   "as [flags] [file]",
		Short: "Assemble SPIR-V assembly text",
		Long: `As assembles text to a SPIR-V binary, like spirv-as. Without a file, or for "-", it
reads standard input. Numeric ids keep their numbers, and the others fill the gaps,
unless --preserve-numeric-ids=false is given. The SPIR-V version is that of
--target-env or, without this flag, of a comment such as "; Version: 1.3", which dis
writes. Otherwise it is 1.6.`,
		Example: "  spvc as kernel.spvasm -o kernel.spv\n  spvc dis kernel.spv | spvc as -o copy.spv",
		Args:    takes(0, 1),
		RunE: func(cmd *cobra.Command, args []string) error {
			in, err := readInput(fileArg(args))
			if err != nil {
				return err
			}
			text, shown := in.Text, in.Shown
			e := source.AssemblyEnv(string(text))
			if env != "" {
				if e, err = parseEnv(env); err != nil {
					return err
				}
			}
			words, err := spirvtools.AssembleWith(string(text), spirvtools.AssembleOptions{Env: e, RenumberIDs: !numeric})
			if err != nil {
				return failure(source.Located(shown, err))
			}
			return writeResult(streams(cmd.Context()), output, serialize.Bytes(words), true)
		},
	}
	fs := cmd.Flags()
	fs.StringVarP(&output, "output", "o", output, "output file, - for standard output")
	fs.StringVar(&env, "target-env", "", envHelp)
	fs.BoolVar(&numeric, "preserve-numeric-ids", numeric, "keep numeric ids")
	return usesTools(cmd)
}

// disassemble returns the text of a binary. It switches colors off if the binary's own text has control characters,
// which could not be told from those of the colors.
func disassemble(words []uint32, o *assembly.Options) (string, error) {
	if !o.Color {
		return assembly.Disassemble(words, *o)
	}
	plain := *o
	plain.Color = false
	text, err := assembly.Disassemble(words, plain)
	if err != nil || visible.String(text) != text {
		o.Color = false
		return text, err
	}
	return assembly.Disassemble(words, *o)
}

func disCommand() *cobra.Command {
	output := "-"
	var noIndent, noHeader, rawID, offsets, comment, noColor bool
	cmd := &cobra.Command{
		Use:   "dis [flags] [file]",
		Short: "Disassemble the SPIR-V modules of a file",
		Long: `Dis prints a SPIR-V binary as assembly text, like spirv-dis, and needs no SPIRV-Tools for it.
It compiles and translates other inputs and prints the resulting modules. --color gives colors to the assembly text, too.

` + inputHelp + `
Without a file, or for "-", Dis reads standard input.`,
		Example: "  spvc dis kernel.spv\n  spvc dis --raw-id --no-header kernel.spv -o kernel.spvasm",
		Args:    takes(0, 1),
		RunE: func(cmd *cobra.Command, args []string) error {
			if noColor {
				colors = tool.ColorNever
			}
			modules, err := readModules(cmd.Context(), "dis", fileArg(args), nil)
			if err != nil {
				return err
			}
			o := assembly.Options{Header: !noHeader, Indent: !noIndent, FriendlyNames: !rawID, Offsets: offsets, Comments: comment, Color: colors == tool.ColorAlways || output == "-" && colors.On(os.Stdout)}
			var out strings.Builder
			for _, m := range modules {
				text, err := disassemble(m.words, &o)
				if err != nil {
					return failure(source.Located(fileArg(args), err))
				}
				out.WriteString(text)
			}
			if o.Color { // its control characters are ours
				return wrote(tool.WriteOutput(output, []byte(out.String()), streams(cmd.Context())))
			}
			return writeResult(streams(cmd.Context()), output, []byte(out.String()), false)
		},
	}
	fs := cmd.Flags()
	fs.StringVarP(&output, "output", "o", output, "output file, - for standard output")
	fs.BoolVar(&noIndent, "no-indent", false, "do not indent instructions")
	fs.BoolVar(&noHeader, "no-header", false, "leave out the comments with version, generator and bound")
	fs.BoolVar(&rawID, "raw-id", false, "show numbers of ids instead of names")
	fs.BoolVar(&offsets, "offsets", false, "show the byte offset of each instruction")
	fs.BoolVar(&comment, "comment", false, "add comments between sections")
	fs.BoolVar(&noColor, "no-color", false, "do not print in color, as --color=never")
	return usesTools(cmd)
}
