// Command genkernels writes a module of gpu kernels to standard output, for
// benchmarks.
package main

import (
	"flag"
	"fmt"
	"os"

	"github.com/spvc/spvc/test/bench/kernels"
)

func main() {
	n := flag.Int("n", 1000, "number of kernels")
	ops := flag.Int("ops", 50, "operations of a kernel")
	flag.Parse()
	if err := kernels.Write(os.Stdout, *n, *ops); err != nil {
		fmt.Fprintln(os.Stderr, "genkernels:", err)
		os.Exit(1)
	}
}
