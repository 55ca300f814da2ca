package cli

import (
	"fmt"

	"github.com/spf13/cobra"

	"github.com/spvc/spvc/internal/campaign"
	"github.com/spvc/spvc/internal/tool"
)

func conformNamesCommand() *cobra.Command {
	var asJSON bool
	cmd := &cobra.Command{
		Use:   "cts LIST…",
		Short: "Translate names of layout cases of the Vulkan CTS to identifiers",
		Long: `Cts reads lists of names of the Vulkan CTS (dEQP-VK.ssbo.… and dEQP-VK.ubo.…), one on each line,
alone or before a comma, and prints for each name the identifiers of the cases that do the same, or the
reason why there are none, and then how many names have which reason. Names and numbers are comments, so
that the output is a list for --caselist. The names themselves are such a list, too.

Exit codes: 0 at least one name has identifiers, 1 none has, 2 usage.`,
		Example: "  spvc conform cts vk-default/ssbo.txt vk-default/ubo.txt\n  spvc conform --caselist=vk-default/ssbo.txt",
		Args:    atLeast(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			n, err := campaign.ReadNames(args)
			if err != nil {
				return err
			}
			if err := wrote(n.Print(cmd.OutOrStdout(), asJSON)); err != nil {
				return err
			}
			if n.Translated == 0 {
				fmt.Fprintln(stderr(), "spvc: no name has identifiers")
				return exitCode(tool.ExitFailed)
			}
			return nil
		},
	}
	cmd.Flags().BoolVar(&asJSON, "json", false, "print the names, identifiers and numbers as JSON")
	return cmd
}
