// Package passes holds the passes of the linalg dialect.
package passes

import "github.com/spvc/spvc/ir/pass"

// Register adds the passes to reg.
func Register(reg *pass.Registry) {
	reg.Add(NewGeneralize, NewSpecialize, NewMorph, NewFoldIntoElementwise, NewInlineScalars, NewNamedConversion, NewSimplifyDepthwise, NewToLoops, NewToAffineLoops, NewToParallelLoops)
	reg.Add(transformPasses()...)
}
