package cli

import (
	"fmt"
	"strconv"

	"github.com/spf13/cobra"

	"github.com/spvc/spvc/internal/tool"
	"github.com/spvc/spvc/serialize/spirvtools"
)

func versionCommand() *cobra.Command {
	return &cobra.Command{
		Use:     "version",
		Short:   "Print the version",
		Example: "  spvc version",
		Args:    takes(0, 0),
		RunE: func(cmd *cobra.Command, _ []string) error {
			_, err := fmt.Fprintln(cmd.OutOrStdout(), versionText())
			return err
		},
	}
}

func versionText() string { return "spvc " + tool.Version() + withTools() }

// withTools names the SPIRV-Tools that the command is built with.
func withTools() string {
	if !spirvtools.Available() {
		return ""
	}
	return ", with SPIRV-Tools " + spirvtools.Version()
}

// versionFlag is the value of a flag --version. It makes the text that the flag asks for, which takes time. The flag of
// cobra needs a template, and package text/template makes the linker keep all methods, which are some megabytes.
type versionFlag func() string

// versionAsked is the error of a command line that asks for the version, with its text.
type versionAsked string

func (v versionAsked) Error() string { return string(v) }

func (v versionFlag) String() string { return "false" }

// Type makes the flag a switch.
func (v versionFlag) Type() string { return "bool" }

// Set ends the parsing of the flags.
func (v versionFlag) Set(value string) error {
	on, err := strconv.ParseBool(value)
	if on {
		return versionAsked(v())
	}
	return err
}

// addVersion adds the flag --version, which prints what text returns, and -v unless the command has another flag of
// that name.
func addVersion(cmd *cobra.Command, text func() string) {
	short := ""
	if cmd.Flags().ShorthandLookup("v") == nil {
		short = "v"
	}
	cmd.Flags().VarPF(versionFlag(text), "version", short, "version for "+cmd.Name()).NoOptDefVal = "true"
}
