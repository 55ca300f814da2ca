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
	cmd := &cobra.Command{
		Use:   "reflect [flags] [file]",
		Short: "Show the entry points, interfaces, bindings and block layouts of a SPIR-V module",
		Long: `Reflect shows what a host must know to run a SPIR-V module: its entry points with
their execution modes and local sizes, what they take from other stages and give to
them, the parameters of kernels, descriptors with their images, push constants and
specialization constants, and at which byte each member of their blocks lies. The
file is a binary, or MLIR text, whose compiled modules are shown; without one, or for
"-", it is standard input.`,
		Example: "  spvc reflect kernel.spv\n  spvc reflect --json examples/saxpy.mlir",
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
			return writeResult(streams(cmd.Context()), "-", out.Bytes(), false)
		},
	}
	cmd.Flags().BoolVar(&asJSON, "json", false, "print as JSON")
	return cmd
}
