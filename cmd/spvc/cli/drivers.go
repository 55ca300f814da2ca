package cli

import (
	"github.com/spf13/cobra"

	"github.com/spvc/spvc/internal/campaign"
	"github.com/spvc/spvc/internal/tool"
	"github.com/spvc/spvc/runner/vulkan"
)

// driverOptions are the options for opening devices: drivers that fail are reported.
func driverOptions() vulkan.Options {
	return vulkan.Options{Guard: tool.DriverGuard(tool.LoadLimit)}
}

func driverFailureCommand() *cobra.Command {
	return campaign.DriverFailure{Program: "spvc", Stderr: stderr, Failed: failure, Ended: exitCode(tool.ExitNoDevice)}.Command()
}
