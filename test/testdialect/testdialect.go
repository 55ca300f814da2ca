// Package testdialect holds the dialect and the passes that serve tests only. They
// have the names of MLIR's, so that its tests run, and stay out of --help.
package testdialect

import (
	"github.com/spvc/spvc/ir"
	"github.com/spvc/spvc/ir/pass"
)

// RegisterDialects adds the dialect `test` to reg.
func RegisterDialects(reg *ir.Registry) {
	reg.Add("test", Dialect)
}

// Dialect returns the dialect `test`, which takes operations of any name.
func Dialect() *ir.Dialect {
	return &ir.Dialect{Name: "test", AllowUnknownOps: true}
}

// Register adds the test passes to reg.
func Register(reg *pass.Registry) {
	reg.Add(
		NewEntryPointABI,
		NewGPURewrite,
		NewMemoryPromotion,
		NewModuleCombiner,
		NewOpAvailability,
		NewSubgroupReduceLowering,
		NewTargetEnv,
	)
}
