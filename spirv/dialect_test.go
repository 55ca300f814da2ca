package spirv

import (
	"testing"

	"github.com/spvc/spvc/ir"
)

func TestFormats(t *testing.T) {
	if err := ir.CheckFormats(Dialect()); err != nil {
		t.Error(err)
	}
}

// TestOpTable: every op is bound once, with both halves of its syntax.
func TestOpTable(t *testing.T) {
	seen := map[string]bool{}
	own := 0   // not MLIR's
	newer := 0 // not MLIR 19's
	for _, e := range Dialect().Ops {
		d := e.Def
		if seen[d.Name] {
			t.Errorf("%s is bound twice", d.Name)
		}
		seen[d.Name] = true
		if d == OpaqueInst || d == OpaqueTerminator || d == OpaqueGlobal || d == OpaqueMode || d == Switch || d == Kill ||
			d == ArrayLength || d == CopyLogical {
			own++
		} else if !d.Versions.Has(19) {
			newer++
		}
		if custom := e.Parse != nil; custom == (d.Format != "") || custom != (e.Print != nil) {
			t.Errorf("%s has no syntax, or two", d.Name)
		}
	}
	if n := len(seen) - own - newer; n != 261 {
		t.Errorf("%d ops, MLIR 19 has 261", n)
	}
	if newer != 47 {
		t.Errorf("%d ops that MLIR 22 has and MLIR 19 does not, instead of 47", newer)
	}
}
