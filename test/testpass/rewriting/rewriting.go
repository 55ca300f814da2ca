// Package rewriting holds MLIR's test passes of patterns: greedy drivers, rules and PDL.
package rewriting

import "github.com/spvc/spvc/ir/pass"

// Register adds the passes of this package to reg.
func Register(reg *pass.Registry) {
	reg.Add(NewPatterns, newCommutativity, newPDLByteCode)
}
