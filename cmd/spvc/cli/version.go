package cli

import (
	"fmt"
	"runtime/debug"

	"github.com/spf13/cobra"
)

func versionCommand() *cobra.Command {
	return &cobra.Command{
		Use:     "version",
		Short:   "Print the version",
		Example: "  spvc version",
		Args:    cobra.NoArgs,
		Run: func(*cobra.Command, []string) {
			version, revision := "devel", ""
			if bi, ok := debug.ReadBuildInfo(); ok {
				if bi.Main.Version != "" && bi.Main.Version != "(devel)" {
					version = bi.Main.Version
				}
				for _, s := range bi.Settings {
					if s.Key == "vcs.revision" {
						revision = " (" + s.Value + ")"
					}
				}
			}
			fmt.Printf("spvc %s%s, compatible with MLIR 19.1.7\n", version, revision)
		},
	}
}
