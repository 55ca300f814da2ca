package testdialect

import "github.com/spvc/spvc/ir"

// coreEntries returns the operations in generic syntax, which test constraints, traits, interfaces and folds.
func coreEntries() []ir.OpEntry { return nil }
