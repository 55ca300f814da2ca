// Command spvc compiles MLIR text to SPIR-V and runs kernels on Vulkan devices.
package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/signal"

	"github.com/spf13/cobra"

	"github.com/spvc/spvc/internal/tool"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	code := run(ctx, os.Args[1:])
	stop()
	os.Exit(code)
}

// exitCode is the error of a subcommand that has reported everything itself.
type exitCode int

func (e exitCode) Error() string { return fmt.Sprintf("exit code %d", int(e)) }

func run(ctx context.Context, args []string) int {
	root := rootCommand()
	root.SetArgs(args)
	err := root.ExecuteContext(ctx)
	var code exitCode
	switch {
	case err == nil:
		return tool.ExitOK
	case errors.As(err, &code):
		return int(code)
	}
	fmt.Fprintf(os.Stderr, "spvc: %s\n", err)
	return tool.ExitUsage
}

func rootCommand() *cobra.Command {
	root := &cobra.Command{
		Use:   "spvc",
		Short: "A SPIR-V compiler toolkit that is compatible with MLIR 19",
		Long: `spvc reads MLIR text, lowers kernels to the SPIR-V dialect, writes SPIR-V
binaries and runs them through Vulkan.

Exit codes: 0 ok, 1 diagnostics or a failed check, 2 usage, 3 no device or
driver, 70 internal error.`,
		SilenceErrors: true,
		SilenceUsage:  true,
	}
	root.AddCommand(optCommand(), translateCommand(), compileCommand(), runCommand(), vulkanRunnerCommand(), devicesCommand(), versionCommand())
	return root
}

// mlirTool makes the subcommand of a tool that parses its flags itself, as MLIR's
// tools do.
func mlirTool(name, short, example string, f func(context.Context, tool.Setup, []string, tool.Streams) int) *cobra.Command {
	return &cobra.Command{
		Use:                name + " [flags] [file]",
		Short:              short,
		Example:            example,
		DisableFlagParsing: true,
		RunE: func(cmd *cobra.Command, args []string) error {
			delayCollector()
			std := tool.Streams{In: os.Stdin, Out: os.Stdout, Err: os.Stderr}
			if code := f(cmd.Context(), tool.DefaultSetup(), args, std); code != 0 {
				return exitCode(code)
			}
			return nil
		},
	}
}
