package cli

import (
	"bytes"
	"encoding/json"
	"fmt"

	"github.com/spf13/cobra"

	"github.com/spvc/spvc/runner"
)

func reflectCommand() *cobra.Command {
	var asJSON bool
	var output string
	cmd := &cobra.Command{
		Use:   "reflect [flags] [file]",
		Short: "Show the entry points, interfaces, bindings and block layouts of a SPIR-V module",
		Long: `Reflect shows what a host must know to run a SPIR-V module: its entry points with
their execution modes and local sizes, their inputs from and outputs to other stages,
the parameters of kernels, descriptors and images, push constants, specialization
constants, and the offset of each member of their blocks. The file is a binary, or
MLIR text, which Reflect compiles. Without a file, or for "-", it reads standard
input.`,
		Example: "  spvc reflect kernel.spv\n  spvc reflect --json examples/saxpy.mlir -o saxpy.json",
		Args:    cobra.MaximumNArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			modules, err := readModules(cmd.Context(), "reflect", fileArg(args))
			if err != nil {
				return err
			}
			var reports []*moduleReport
			for i := range modules {
				m, err := runner.Reflect(modules[i].words)
				if err != nil {
					return failure(fmt.Errorf("%s: %w", fileArg(args), err))
				}
				reports = append(reports, reportModule(modules[i].name, m))
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
	return cmd
}
