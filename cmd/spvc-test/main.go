// Command spvc-test is spvc with the test dialect and the test passes of MLIR, for the
// tests of MLIR and of this project.
package main

import (
	"github.com/spvc/spvc/cmd/spvc/cli"
	"github.com/spvc/spvc/test/littools"
)

func main() { cli.Main(littools.Setup) }
