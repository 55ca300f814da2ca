package testdialect

import "github.com/spvc/spvc/ir"

// syntaxEntries returns the operations that have a syntax of their own.
func syntaxEntries() []ir.OpEntry { return nil }
