// Command notrun says how many of MLIR's test files `make test` did not run because they
// are not beside the project. It runs in the root of the module.
package main

import (
	"fmt"
	"os"

	"github.com/spvc/spvc/test/upstream"
)

func main() {
	text, err := report(".")
	if err != nil {
		fmt.Fprintf(os.Stderr, "notrun: %s\n", err)
		os.Exit(1)
	}
	fmt.Print(text)
}

// report returns what was not run beside the module with this root; nothing if all was.
func report(module string) (string, error) {
	dir, present, err := upstream.Beside(module)
	if err != nil || present {
		return "", err
	}
	names, err := upstream.Passing()
	if err != nil {
		return "", err
	}
	return fmt.Sprintf("NOT RUN: %d of MLIR's test files (test/upstream/passing.txt), and checks of the modules that they serialize (test/binaries), since %s is not there; %s=required makes this a failure\n", len(names), dir, upstream.RequiredVar), nil
}
