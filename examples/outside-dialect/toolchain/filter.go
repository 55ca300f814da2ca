package toolchain

import (
	_ "embed"

	"github.com/spvc/spvc/dialect/irdl"
	"github.com/spvc/spvc/ir"
)

// filterText declares the dialect filter.
//
//go:embed filter.irdl
var filterText []byte

// addFilter adds the dialect filter to r, after the dialects that its declaration names. The declaration is part of the program, so that
// an error in it is a bug.
func addFilter(r *ir.Registry) {
	if err := irdl.Load(r, "filter.irdl", filterText); err != nil {
		panic(err)
	}
}
