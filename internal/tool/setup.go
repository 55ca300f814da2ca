package tool

import (
	"github.com/spvc/spvc/dialect/all"
	"github.com/spvc/spvc/passes"
)

// DefaultSetup returns all dialects and passes of spvc.
func DefaultSetup() Setup {
	return Setup{Dialects: all.Registry(), Passes: passes.NewRegistry()}
}
