package cli

import (
	"context"

	"github.com/spf13/cobra"

	"github.com/spvc/spvc/internal/tool"
)

func reduceCommand(setup func() tool.Setup) *cobra.Command {
	return mlirTool(setup, "reduce", "Shrink MLIR while a script finds it interesting (mlir-reduce's flags)", "  spvc reduce --test=./crashes.sh kernel.mlir -o small.mlir",
		func(ctx context.Context, setup tool.Setup, args []string, std tool.Streams) int {
			orderly(ctx) // Reduce ends the scripts and removes their files
			return tool.Reduce(ctx, setup, args, std)
		})
}
