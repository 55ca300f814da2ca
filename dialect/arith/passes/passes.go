// Package passes holds the passes of the arith dialect.
package passes

import "github.com/spvc/spvc/ir/pass"

// Register adds the passes of the arith dialect to r.
func Register(r *pass.Registry) {
	r.Add(NewExpand, NewEmulateUnsupportedFloats, NewEmulateWideInt, NewIntNarrowing, NewIntRangeOptimizations, NewUnsignedWhenEquivalent)
}
