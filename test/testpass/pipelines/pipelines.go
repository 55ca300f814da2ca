// Package pipelines holds MLIR's test passes of the pass manager.
package pipelines

import "github.com/spvc/spvc/ir/pass"

// Register adds the passes of this package to reg.
func Register(reg *pass.Registry) {}
