package cli

import (
	"fmt"

	"github.com/spf13/cobra"

	"github.com/spvc/spvc/internal/tool"
)

func versionCommand() *cobra.Command {
	return &cobra.Command{
		Use:     "version",
		Short:   "Print the version",
		Example: "  spvc version",
		Args:    cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			_, err := fmt.Fprintln(cmd.OutOrStdout(), "spvc "+tool.Version())
			return err
		},
	}
}
