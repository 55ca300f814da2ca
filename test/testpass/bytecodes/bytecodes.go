// Package bytecodes holds MLIR's test passes of bytecode.
package bytecodes

import "github.com/spvc/spvc/ir/pass"

// Register adds the passes of this package to reg.
func Register(reg *pass.Registry) {
	reg.Add(newRoundTrip, newUseListOrder, newLazyLoading)
}
