// Package analyses holds MLIR's test passes that print what analyses find.
package analyses

import "github.com/spvc/spvc/ir/pass"

// Register adds the passes of this package to reg.
func Register(reg *pass.Registry) {}
