package cli

import (
	"github.com/spf13/cobra"

	"github.com/spvc/spvc/internal/tool"
)

func runnerCommand(setup func() tool.Setup) *cobra.Command {
	return mlirTool(setup, "runner", "Run a module of the llvm dialect on the CPU by libLLVM (flags of mlir-cpu-runner and mlir-runner)",
		"  spvc runner program.mlir -e main --entry-point-result=void", tool.CPURunner)
}

func spirvCPURunnerCommand(setup func() tool.Setup) *cobra.Command {
	return mlirTool(setup, "spirv-cpu-runner", "Run a module with kernels on the CPU by libLLVM (mlir-spirv-cpu-runner's flags)",
		"  spvc spirv-cpu-runner program.mlir -e main --entry-point-result=void", tool.SPIRVCPURunner)
}
