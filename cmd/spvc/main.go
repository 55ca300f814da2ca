// Command spvc compiles MLIR text to SPIR-V and runs kernels on Vulkan devices.
package main

import (
	"github.com/spvc/spvc/cmd/spvc/cli"
	_ "github.com/spvc/spvc/internal/prefault"
	"github.com/spvc/spvc/internal/tool"
)

func main() { cli.Main(tool.DefaultSetup) }
