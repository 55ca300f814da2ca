// Command genkernels writes a module of gpu kernels, or of equivalent functions in the
// spirv dialect, to standard output, for benchmarks.
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
	lowered := flag.Bool("spirv", false, "write a spirv.module")
	flag.Parse()
	write := kernels.Write
	if *lowered {
		write = kernels.WriteSPIRV
	}
	if err := write(os.Stdout, *n, *ops); err != nil {
		fmt.Fprintln(os.Stderr, "genkernels:", err)
		os.Exit(1)
	}
}
