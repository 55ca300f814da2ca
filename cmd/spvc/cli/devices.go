package cli

import (
	"encoding/json"
	"fmt"
	"os"
	"runtime/debug"

	"github.com/jedib0t/go-pretty/v6/table"
	"github.com/spf13/cobra"

	"github.com/spvc/spvc/runner/vulkan"
)

func devicesCommand() *cobra.Command {
	var asJSON bool
	cmd := &cobra.Command{
		Use:     "devices",
		Short:   "List the Vulkan devices",
		Example: "  spvc devices\n  spvc devices --json",
		Args:    cobra.NoArgs,
		RunE:    func(*cobra.Command, []string) error { return listDevices(asJSON) },
	}
	cmd.Flags().BoolVar(&asJSON, "json", false, "print everything known of each device as JSON")
	return cmd
}

func listDevices(asJSON bool) error {
	in, err := vulkan.Open(vulkan.Options{})
	if err != nil {
		return deviceFailure(err)
	}
	defer in.Close()
	devices := in.Devices()
	if asJSON {
		enc := json.NewEncoder(os.Stdout)
		enc.SetIndent("", "  ")
		return wrote(enc.Encode(devices))
	}
	t := table.NewWriter()
	t.SetOutputMirror(os.Stdout)
	t.AppendHeader(table.Row{"#", "name", "type", "driver", "api", "uuid"})
	for i := range devices {
		d := &devices[i]
		t.AppendRow(table.Row{i, d.Name, d.Type, d.DriverName + " " + d.DriverInfo, fmt.Sprintf("%d.%d.%d", d.APIMajor, d.APIMinor, d.APIPatch), d.UUIDString()})
	}
	t.SetStyle(table.StyleLight)
	t.Render()
	return nil
}

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
