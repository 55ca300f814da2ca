package host

import (
	"testing"

	dialects "github.com/spvc/spvc/dialect/all"
	"github.com/spvc/spvc/ir"
)

// TestEveryOperation checks that the host executes each operation of the dialects that kernels and host functions are
// written in, or says why not.
func TestEveryOperation(t *testing.T) {
	ctx := ir.NewContext(dialects.Registry())
	ops, terms, declared := operations(), terminators(), map[*ir.OpDef]bool{}
	for _, def := range declarations {
		declared[def] = true
	}
	seen := 0
	for _, name := range []string{"arith", "math", "complex", "vector", "memref", "scf", "cf", "affine", "index", "ub", "func", "gpu"} {
		for _, e := range ctx.Dialect(name).Ops {
			ways := 0
			for _, found := range []bool{ops[e.Def] != nil, terms[e.Def] != nil, declared[e.Def], notOnHost[e.Def] != ""} {
				if found {
					ways++
				}
			}
			if ways != 1 {
				t.Errorf("%s is in %d of the tables of operations, terminators, declarations and refusals, not in one", e.Def.Name, ways)
			}
			seen++
		}
	}
	if n := len(ops) + len(terms) + len(declarations) + len(notOnHost); n != seen {
		t.Errorf("the tables have %d operations, the dialects %d", n, seen)
	}
	for def := range intBinaries {
		if wideBinaries[def] == nil {
			t.Errorf("%s has no function for integers of more than 64 bits", def.Name)
		}
	}
	for def := range intUnaries {
		if wideUnaries[def] == nil {
			t.Errorf("%s has no function for integers of more than 64 bits", def.Name)
		}
	}
	for def := range extendedOps {
		if wideExtended[def] == nil {
			t.Errorf("%s has no function for integers of more than 64 bits", def.Name)
		}
	}
}
