package cli

import (
	"bytes"
	"encoding/json"
	"fmt"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"github.com/spvc/spvc/runner/dispatch"
	"github.com/spvc/spvc/spirv/reflect"
)

func reflectCommand() *cobra.Command {
	var asJSON bool
	var output string
	var specs []string
	cmd := &cobra.Command{
		Use:   "reflect [flags] [file]",
		Short: "Show the entry points, interfaces, bindings and block layouts of a SPIR-V module",
		Long: `Reflect shows what a host must know to run a SPIR-V module: its entry points with
their execution modes and local sizes, their inputs from and outputs to other stages,
the parameters of kernels, descriptors and images, push constants, specialization
constants, the lengths that they decide, and the offset of each member of their blocks.
--spec gives constants, and overrides of WGSL, other values than their defaults.

` + inputHelp + `
Reflect compiles MLIR. Without a file, or for "-", it reads standard input.`,
		Example: "  spvc reflect kernel.spv\n  spvc reflect --json examples/saxpy.mlir -o saxpy.json",
		Args:    takes(0, 1),
		RunE: func(cmd *cobra.Command, args []string) error {
			settings, err := specSettings(specs)
			if err != nil {
				return err
			}
			modules, err := readModules(cmd.Context(), "reflect", fileArg(args), &settings)
			if err != nil {
				return err
			}
			reflected := make([]*reflect.Module, len(modules))
			for i := range modules {
				if reflected[i], err = modules[i].module(); err != nil {
					return failure(fmt.Errorf("%s: %w", fileArg(args), err))
				}
			}
			if len(settings) > 0 {
				if reflected, err = dispatch.SpecializeAll(settings, reflected); err != nil {
					return failure(fmt.Errorf("%s: %w", fileArg(args), err))
				}
			}
			var reports []*moduleReport
			for i := range modules {
				reports = append(reports, reportModule(modules[i].name, reflected[i]))
			}
			var out bytes.Buffer
			if asJSON {
				enc := json.NewEncoder(&out)
				enc.SetIndent("", "  ")
				if err := enc.Encode(reports); err != nil {
					return failure(err)
				}
			} else {
				for i, r := range reports {
					if i > 0 {
						out.WriteByte('\n')
					}
					(&reflectText{out: &out, r: r}).print()
				}
			}
			return writeResult(streams(cmd.Context()), output, out.Bytes(), false)
		},
	}
	cmd.Flags().BoolVar(&asJSON, "json", false, "print as JSON")
	cmd.Flags().StringVarP(&output, "output", "o", "-", "output file")
	addSpecs(cmd.Flags(), &specs)
	return cmd
}

// addSpecs adds the flag for values of specialization constants, which decide lengths and sizes.
func addSpecs(fs *pflag.FlagSet, to *[]string) {
	fs.StringArrayVar(to, "spec", nil, "value of a specialization constant, which may decide lengths and sizes: `NAME=VALUE` or ID=VALUE; may be repeated")
}

// specSettings parses the values of the flag --spec.
func specSettings(texts []string) ([]dispatch.Setting, error) {
	var out []dispatch.Setting
	for _, text := range texts {
		s, err := dispatch.ParseSetting(text)
		if err != nil {
			return nil, fmt.Errorf("--spec: %w", err)
		}
		out = append(out, s)
	}
	return out, nil
}
