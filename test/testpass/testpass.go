// Package testpass registers the passes that only tests use. They have the names of MLIR's,
// so that MLIR's tests run, and --help does not list them.
package testpass

import (
	"github.com/spvc/spvc/ir/pass"
	"github.com/spvc/spvc/test/testdialect"
	"github.com/spvc/spvc/test/testpass/affines"
	"github.com/spvc/spvc/test/testpass/analyses"
	"github.com/spvc/spvc/test/testpass/bytecodes"
	"github.com/spvc/spvc/test/testpass/conversions"
	"github.com/spvc/spvc/test/testpass/pipelines"
	"github.com/spvc/spvc/test/testpass/rewriting"
	"github.com/spvc/spvc/test/testpass/structure"
	"github.com/spvc/spvc/test/testpass/vectors"
)

// Register adds the test passes to reg.
func Register(reg *pass.Registry) {
	testdialect.Register(reg)
	for _, add := range []func(*pass.Registry){
		affines.Register, analyses.Register, bytecodes.Register, conversions.Register, pipelines.Register, rewriting.Register, structure.Register, vectors.Register,
	} {
		add(reg)
	}
}
