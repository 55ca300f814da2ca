// Command toyc compiles and runs programs of Toy. It is the compiler of the chapter of the tutorial that --chapter names, or that its own
// name ends with: toyc-ch1 to toyc-ch8.
package main

import (
	"context"
	"os"
	"path/filepath"

	"example.com/toy/compiler"

	"github.com/spvc/spvc/ir"
)

func main() {
	version, _ := ir.ParseVersion(os.Getenv("SPVC_MLIR_VERSION"))
	std := compiler.Streams{In: os.Stdin, Out: os.Stdout, Err: os.Stderr, Version: version}
	os.Exit(compiler.Run(context.Background(), filepath.Base(os.Args[0]), os.Args[1:], std))
}
