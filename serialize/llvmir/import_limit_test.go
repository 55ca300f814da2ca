package llvmir_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/serialize/llvmir"
)

// TestConstantsOfVariables imports functions that each name one of a ring of variables. MLIR 19 gives each function the initial values of the
// whole ring, so that the import must end early; newer versions do not.
func TestConstantsOfVariables(t *testing.T) {
	const n = 4000
	var source strings.Builder
	for k := range n {
		fmt.Fprintf(&source, "@g%d = global ptr @g%d\ndefine ptr @f%d() {\n  ret ptr @g%d\n}\n", k, (k+1)%n, k, k)
	}
	for version, want := range map[ir.Version]bool{19: false, 22: true} {
		module, errs := importText(t, source.String(), version, llvmir.ImportOptions{})
		if (module != nil) != want || !want && !strings.Contains(errs, "the constants of the functions, with those of the variables that they name, are more than ") {
			t.Errorf("MLIR %d: %q", version, errs)
		}
	}
}
