// Command notrun prints the number of MLIR's test files that `make test` did not run
// because they are not next to the project. Run it in the root of the module.
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

// report returns a text about the tests that did not run for the module with this root,
// or nothing if all ran.
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
