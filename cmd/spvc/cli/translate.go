package cli

import (
	"github.com/spf13/cobra"

	"github.com/spvc/spvc/internal/tool"
)

func translateCommand(setup func() tool.Setup) *cobra.Command {
	return mlirTool(setup, "translate", "Translate between MLIR and SPIR-V binaries (mlir-translate's flags)",
		"  spvc translate --no-implicit-module --serialize-spirv kernel.mlir -o kernel.spv", tool.Translate)
}
