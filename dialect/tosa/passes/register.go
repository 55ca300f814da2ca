// Package passes has the passes of the tosa dialect.
package passes

import "github.com/spvc/spvc/ir/pass"

// Register adds the passes of this package to r.
func Register(r *pass.Registry) {
	r.Add(NewInferShapes, NewMakeBroadcastable, NewOptionalDecompositions, NewLayerwiseConstantFold, NewValidation)
}

const funcName = "func.func"
