// Command fixed-opt is mlir-opt with the dialect fixed and its pass.
package main

import (
	"github.com/spvc/spvc/opt"

	"example.com/fixed/toolchain"
)

func main() { opt.Main(toolchain.Dialects(), toolchain.Passes()) }
