package tool

import (
	"github.com/spvc/spvc/dialect/all"
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/passes"
)

// SetupFor returns all dialects and passes of spvc, for a version of MLIR.
func SetupFor(v ir.Version) Setup {
	s := DefaultSetup()
	s.Dialects.Version, s.Version = v, v
	return s
}

// DefaultSetup returns all dialects and passes of spvc.
func DefaultSetup() Setup {
	return Setup{Dialects: all.Registry(), Passes: passes.NewRegistry()}
}
