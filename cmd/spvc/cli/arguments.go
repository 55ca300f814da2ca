package cli

import (
	"errors"
	"fmt"
	"math"
	"strings"

	"github.com/spf13/cobra"

	"github.com/spvc/spvc/internal/count"
	"github.com/spvc/spvc/internal/editdist"
)

// takes returns a check that a command has at least low and at most high arguments. Its errors show how the command is used.
//
//go:noinline
func takes(low, high int) cobra.PositionalArgs {
	return func(cmd *cobra.Command, args []string) error {
		switch n := len(args); {
		case n < low:
			return fmt.Errorf("%s needs %s; usage: %s", nameOf(cmd), count.Of(low, "argument"), cmd.UseLine())
		case n <= high:
			return nil
		case cmd.HasAvailableSubCommands():
			return unknownCommand(cmd, args[0])
		case high == 0:
			return fmt.Errorf("%s takes no arguments, and got %q; usage: %s", nameOf(cmd), args[0], cmd.UseLine())
		default:
			return fmt.Errorf("%s takes %s, and got %d; usage: %s", nameOf(cmd), count.Of(high, "argument"), n, cmd.UseLine())
		}
	}
}

// nameOf returns the name of a command without that of the program, which begins the line of an error.
func nameOf(cmd *cobra.Command) string {
	return strings.TrimPrefix(cmd.CommandPath(), cmd.Root().Name()+" ")
}

// atLeast returns a check that a command has low arguments or more.
func atLeast(low int) cobra.PositionalArgs {
	return takes(low, math.MaxInt)
}

// unknownCommand returns an error that names the subcommand of cmd that the user may have meant.
func unknownCommand(cmd *cobra.Command, name string) error {
	var names []string
	for _, c := range cmd.Commands() {
		if c.IsAvailableCommand() {
			names = append(names, c.Name())
		}
	}
	return fmt.Errorf("unknown command %q for %q%s", name, cmd.CommandPath(), editdist.Note("; ", name, names))
}

// strictCommands makes the commands that cobra adds, help and completion, refuse names that they do not know. cobra itself
// prints a help text then and succeeds. The commands are made only for arguments that begin with their names.
func strictCommands(root *cobra.Command, args []string) {
	if len(args) == 0 {
		return
	}
	switch args[0] {
	case "completion":
		root.InitDefaultCompletionCmd(args...)
		if cmd, _, err := root.Find(args[:1]); err == nil && cmd != root {
			cmd.Args = takes(0, 0)
			cmd.RunE = func(cmd *cobra.Command, _ []string) error { return cmd.Help() }
			for _, shell := range cmd.Commands() {
				shell.Args = takes(0, 0)
			}
		}
	case "help":
		root.InitDefaultHelpCmd()
		if cmd, _, err := root.Find(args[:1]); err == nil && cmd != root {
			cmd.Run, cmd.RunE = nil, helpOf
		}
	}
}

// helpOf prints the help of a command. It is the function of the command help.
func helpOf(help *cobra.Command, args []string) error {
	root := help.Root()
	cmd, rest, err := root.Find(args)
	if err != nil {
		return err
	}
	if cmd == nil {
		return errors.New("there is no such command")
	}
	if len(rest) > 0 {
		return unknownCommand(cmd, rest[0])
	}
	cmd.InitDefaultHelpFlag()
	cmd.InitDefaultVersionFlag()
	return cmd.Help()
}
