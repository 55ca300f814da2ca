// Package passes holds the passes of the async dialect.
package passes

import "github.com/spvc/spvc/ir/pass"

// Register adds the passes to reg.
func Register(reg *pass.Registry) {
	reg.Add(NewParallelFor, NewRefCounting, NewRefCountingOpt, NewPolicyRefCounting)
}
