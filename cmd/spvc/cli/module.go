package cli

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"strings"

	"github.com/spf13/cobra"

	"github.com/spvc/spvc"
	"github.com/spvc/spvc/internal/tool"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/serialize"
	"github.com/spvc/spvc/serialize/spirvtools"
	"github.com/spvc/spvc/spirv/assembly"
	"github.com/spvc/spvc/spirv/words"
)

// binaryModule is a SPIR-V module from a file.
type binaryModule struct {
	name  string // name of the module in MLIR text
	words []uint32
	// rules are the validation rules of the module's target.
	rules spirvtools.Options
}

// readModules returns the SPIR-V modules of a file, or of standard input for "-": the
// binary in it, or the modules that its MLIR text compiles to.
func readModules(ctx context.Context, command, name string) ([]binaryModule, error) {
	data, shown, err := readSource(name)
	if err != nil {
		return nil, failure(err)
	}
	if isBinary(data) {
		words, err := binaryWords(data, shown)
		if err != nil {
			return nil, err
		}
		return []binaryModule{{words: words, rules: spirvtools.OptionsOf(words)}}, nil
	}
	flags := compileFlags{opts: spvc.Options{NoValidate: true}}
	p, err := flags.compileSource(ctx, command, data, shown)
	if err != nil {
		return nil, err
	}
	if len(p.Binaries) == 0 {
		return nil, noKernels(shown)
	}
	var ms []binaryModule
	for _, b := range p.Binaries {
		ms = append(ms, binaryModule{b.Name, b.Words, spirvtools.OptionsFor(b.Env)})
	}
	return ms, nil
}

// noKernels reports that a file holds no SPIR-V module.
func noKernels(shown string) error {
	return failure(fmt.Errorf("%s: neither a SPIR-V binary nor a source with kernels", shown))
}

// isBinary reports whether data begins with the magic number in either byte order.
func isBinary(data []byte) bool {
	return bytes.HasPrefix(data, []byte{3, 2, 0x23, 7}) || bytes.HasPrefix(data, []byte{7, 0x23, 2, 3})
}

// binaryWords returns the words of a binary with a complete header.
func binaryWords(data []byte, shown string) ([]uint32, error) {
	ctx := ir.NewContext(ir.NewRegistry())
	why := "is not a SPIR-V binary"
	ctx.PushHandler(func(d *ir.Diagnostic) bool {
		why = d.Message
		return true
	})
	binary, ok := serialize.Words(ctx, data, serialize.ReadOptions{})
	if ok && len(binary) < words.HeaderLen {
		ok, why = false, "SPIR-V binary module must have a 5-word header"
	}
	if !ok || !words.HasHeader(binary) {
		return nil, failure(fmt.Errorf("%s: %s", shown, why))
	}
	return binary, nil
}

// fileArg returns the file argument of a command, or "-" if there is none.
func fileArg(args []string) string {
	if len(args) == 0 {
		return "-"
	}
	return args[0]
}

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
			text, shown, err := readSource(fileArg(args))
			if err != nil {
				return failure(err)
			}
			e := versionOf(string(text))
			if env != "" {
				if e, err = parseEnv(env); err != nil {
					return err
				}
			}
			words, err := spirvtools.AssembleWith(string(text), spirvtools.AssembleOptions{Env: e, RenumberIDs: !numeric})
			if err != nil {
				return failure(located(shown, err))
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

// versionOf returns the environment that the header comment of a text names.
func versionOf(text string) spirvtools.Env {
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

// located prefixes an error of SPIRV-Tools with the name of the file.
func located(file string, err error) error {
	var e *spirvtools.Error
	if errors.As(err, &e) && e.Line > 0 {
		return fmt.Errorf("%s:%d:%d: error: %s", file, e.Line, e.Column, e.Message)
	}
	return fmt.Errorf("%s: %w", file, err)
}

func disCommand() *cobra.Command {
	output := "-"
	var noIndent, noHeader, rawID, offsets, comment, noColor bool
	cmd := &cobra.Command{
		Use:   "dis [flags] [file]",
		Short: "Disassemble a SPIR-V binary, or the binaries of MLIR text",
		Long: `Dis prints a SPIR-V binary as assembly text, like spirv-dis. It compiles MLIR text
and prints the resulting modules. Without a file, or for "-", it reads standard
input. --color gives colors to the assembly text, too.`,
		Example: "  spvc dis kernel.spv\n  spvc dis --raw-id --no-header kernel.spv -o kernel.spvasm",
		Args:    takes(0, 1),
		RunE: func(cmd *cobra.Command, args []string) error {
			if noColor {
				colors = tool.ColorNever
			}
			modules, err := readModules(cmd.Context(), "dis", fileArg(args))
			if err != nil {
				return err
			}
			o := assembly.Options{Header: !noHeader, Indent: !noIndent, FriendlyNames: !rawID, Offsets: offsets, Comments: comment, Color: colors == tool.ColorAlways || output == "-" && colors.On(os.Stdout)}
			var out strings.Builder
			for _, m := range modules {
				text, err := assembly.Disassemble(m.words, o)
				if err != nil {
					return failure(located(fileArg(args), err))
				}
				out.WriteString(text)
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
